import { type Environment, readSettings, withEnvFile } from '../app/settings.ts';
import type { Settings } from '../app/settings-table.ts';

/** The variables of this process and of the `.env` file in its folder. */
export function environment(): Environment {
  return withEnvFile(process.env, '.env');
}

/** The settings that hold for this process. */
export function settings(): Settings {
  return readSettings(environment());
}

/** Whether `npm start` or another script of npm runs this process. */
export function startedByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined;
}
