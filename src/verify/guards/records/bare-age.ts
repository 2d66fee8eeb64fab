/** "You are 24" by `id: 24`: a bare number that somebody is tells his age, and no other number is that. */
import { against, textOf } from '../guard.ts';

const IS_SO_OLD =
  /^\s*(?:you|he|she|i)(?: (?:are|is|am)|['\u2019](?:re|s|m)) (?:now |already )?\d{1,3}[.!]?\s*$/iu;
const AGE = /\bage[ds]?\b|\byears?\b|\byrs?\b|\by\/o\b|\bold\b|\bborn\b|\bbirth/iu;

export const BARE_AGE = against(
  'entity',
  'english',
  ({ reading, support: { sentences } }) =>
    IS_SO_OLD.test(textOf(reading)) && !sentences.some((one) => AGE.test(textOf(one.reading))),
  { said: () => IS_SO_OLD },
);
