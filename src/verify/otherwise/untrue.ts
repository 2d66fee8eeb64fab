/** "It is not true that skiing injuries are covered" as what it says: "skiing injuries are not covered". */
import type { Reading } from '../../text/reading.ts';
import { oppositeOf } from '../claim/opposite.ts';
import { capital } from '../context/tellings/words.ts';

const UNTRUE = /^It (?:is|['\u2019]s) (?:not true|untrue|false|not the case|not so) that (.{6,200})$/iu;

/** A statement that calls another untrue as that one denied; none for another statement. */
export function calledUntrue(said: string, reading: Reading): readonly string[] {
  const stated = UNTRUE.exec(said)?.[1];
  if (stated === undefined || /\b(?:not|never|no|nobody|nothing)\b|n['\u2019]t\b/iu.test(stated)) return [];
  const text = capital(stated);
  const denied = oppositeOf({ ...reading, text, start: 0, end: text.length });
  return denied === undefined ? [] : [denied];
}
