/** A fault that a text tells is over where the same text tells later that the thing works again, and no other thing. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    '09:10 The label printer is broken, nobody can print. 11:40 The printer works again.',
    [],
    ['The label printer is broken.'],
  ],
  ['The lift is out of order. It has been repaired.', [], ['The lift is out of order.']],
  ['The website is down for all users. 14:20: the website is back up.', [], ['The website is down.']],
  [
    'Update 1: the shop is unavailable. Update 2: the shop is available again.',
    [],
    ['The shop is unavailable.'],
  ],
  [
    'The card terminal does not work. Sam restarted it at 10. The terminal is working now.',
    [],
    ['The card terminal does not work.'],
  ],
  [
    'Ticket opened: the export is not working. Comment by Zoe: the export has been fixed.',
    [],
    ['The export is not working.'],
  ],
  ['The label printer is broken. The line printer works again.', ['The label printer is broken.'], []],
  ['The label printer is broken. We hope it works again by Friday.', ['The label printer is broken.'], []],
  ['The lift is out of order. It has not been repaired yet.', ['The lift is out of order.'], []],
  ['The website is down. The phone line is back up.', ['The website is down.'], []],
  ['The website was down at noon. The website is back up.', ['The website was down at noon.'], []],
  ['The lift was repaired in May. The lift is out of order.', ['The lift is out of order.'], []],
  ['The tap is leaking. When it is repaired, the kitchen can be painted.', ['The tap is leaking.'], []],
];

testTold('a fault that is over', TOLD);
