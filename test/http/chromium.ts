/** The browser in which pages are tested. */
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where it lies; undefined where there is none. */
export const executablePath = candidates.find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

/** Why tests in it are passed over; false where they are not. */
export const skip =
  executablePath === undefined ? 'there is no Chromium; set CHROMIUM_PATH or install one' : false;
