/** What a thing comes without: "no" before a name, and before what stands behind a preposition, denies as before any noun. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['The plan comes with chat.', ['The plan comes with chat.'], ['The plan comes with no chat.']],
  ['The plan comes with no chat.', ['The plan comes with no chat.'], ['The plan comes with chat.']],
  ['Visitors pay for parking.', [], ['Visitors pay for no parking.']],
  ['The suite has WIFI.', ['The suite has WIFI.'], ['The suite has no WIFI.', 'There is no WIFI.']],
  [
    'Basic has SSO.',
    ['Basic has SSO.'],
    ['There is no SSO.', 'No SSO.', 'It has no SSO.', 'Basic has no SSO.'],
  ],
  ['Basic has no SSO.', ['Basic has no SSO.', 'There is no SSO.'], ['Basic has SSO.']],
  ['Mira has VPN.', [], ['Mira has no VPN.']],
  ['The order has no PO.', ['The order has no PO.', 'There is no PO.'], []],
  ['No refunds were made.', ['No refunds were made.', 'There were no refunds.'], ['Refunds were made.']],
  [
    'The hotel serves no meals on Sundays.',
    ['No meals are served on Sundays.'],
    ['The hotel serves meals on Sundays.'],
  ],
];

testTold('what is there in no part is not told as there, nor the other way round', TOLD);
