/** Actions and apologies of minutes, labels that only sort or say that something is over, estimates and failed deeds. */
import { testTold } from './told.ts';

testTold('Minutes, labels and estimates', [
  [
    'Actions: repair roof light (facilities, by 10 February); fit upright protectors in all aisles (warehouse manager, by 31 March); spill kit training for all shifts (O. Tan, by 28 February).',
    [
      'The warehouse manager has to fit upright protectors in all aisles by 31 March.',
      'Upright protectors must be fitted in all aisles by 31 March.',
      'Facilities must repair the roof light by 10 February.',
      'O. Tan is responsible for the spill kit training for all shifts.',
    ],
    [
      'Facilities has to fit upright protectors in all aisles by 31 March.',
      'The roof light was repaired by 10 February.',
      'The roof light must be repaired by 31 March.',
      'The warehouse manager must repair the roof light.',
      'Upright protectors have been fitted in all aisles.',
      'O. Tan is responsible for the roof light.',
    ],
  ],
  [
    'Changed: the session timeout is now 20 minutes (previously 60).',
    ['The session timeout is now 20 minutes.'],
    ['The session timeout is 60 minutes.'],
  ],
  [
    'Known issue: printing from Safari cuts off the last column; a fix is planned for 5.8.1.',
    ['A fix is planned for 5.8.1.'],
    ['The fix was released in 5.8.1.'],
  ],
  [
    'Fixed: search no longer ignores accents; attachments over 25 MB no longer fail silently.',
    ['Search no longer ignores accents.'],
    [],
  ],
  ['Fixed: search ignores accents; attachments fail silently.', [], ['Search ignores accents.']],
  ['Fixed: printing is slow.', [], ['Printing is slow.']],
  ['Removed: the client supports Internet Explorer.', [], ['The client supports Internet Explorer.']],
  ['Myth: refunds take a week.', [], ['Refunds take a week.']],
  [
    'Present: R. Achterberg, S. Lindqvist. Apologies: J. Ferrer.',
    ['J. Ferrer sent apologies.', 'J. Ferrer did not attend the meeting.'],
    ['S. Lindqvist sent apologies.', 'J. Ferrer attended the meeting.'],
  ],
  [
    'Ana Roy estimated the repair at EUR 6,300.',
    ['Ms Roy estimated that the repair would cost EUR 6,300.'],
    ['Ms Roy estimated that the repair would cost EUR 6,200.', 'The repair cost EUR 6,300.'],
  ],
  [
    'The additional cost for the tiles is EUR 620.',
    ['The tiles cost an extra EUR 620.'],
    ['The tiles cost EUR 620.', 'The tiles cost an extra EUR 260.'],
  ],
  [
    'If a payment fails, we try again.',
    ['After a failed payment, we try again.'],
    ['After a successful payment, we try again.'],
  ],
  ['If a payment fails, we try again after three days.', [], ['The payment failed.']],
  [
    'If all three attempts fail, the account is switched to read-only mode.',
    [],
    ['After two failed attempts the account becomes read-only.', 'The account is read-only.'],
  ],
  [
    'Damage caused by burst pipes is insured. Damage caused by wear is not. Fire is covered.',
    [],
    ['Damage caused by fire is excluded.'],
  ],
  [
    'Damage caused by burst pipes is insured. Damage caused by wear is not.',
    ['Damage from wear is excluded.'],
    ['Damage from burst pipes is excluded.'],
  ],
  ['The flight was late because of a strike; fog closed the port.', [], ['The flight was late due to fog.']],
]);
