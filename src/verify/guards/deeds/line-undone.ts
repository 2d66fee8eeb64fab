/**
 * "The order was delivered" by `Delivered: 3 May (attempt)`, "the user was deleted" by `DELETE user - 403` or `$ delete user`, "the test
 * passed" by `test passed: 0`, "the alarm is on" by `Alarm: on hold`: a line that has the word, and not what it says.
 */
import { mayHold } from '../../../text/may-hold.ts';
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DONE = /\b(?<deed>\p{Ll}+(?:ed|en|ent|aid|ade))[.!]?\s*$/u;
const TRIED =
  /:\s[^\n()]{0,40}\((?:attempt(?:ed)?|tried|failed|unsuccessful(?:ly)?|returned|cancelled|canceled|wrong [\p{L} ]{1,20}|refused)\)?\s*$/iu;
const NOT_ONE = /:\s*(?:0|none|nil|never|false)\s*$/iu;
/** What is typed or sent to have something done, with no answer that it was. */
const COMMAND =
  /^\s*(?:[$#>] ?\p{Ll}|(?:DELETE|POST|PUT|PATCH|GET|UPDATE|INSERT|DROP|CREATE)\b(?![^\n]*(?:\b2\d\d\b|\bOK\b|\bsucce)))/u;
const STATE = /\b(?:is|are) (?<state>on|off|up|down|in|out)[.!]?\s*$/u;
const OTHER_STATE =
  /^ (?:hold|sale|order|loan|fire|leave|trial|call|offer|request|for|limits|sick|of|to|by|transit|stock|course|\d+ (?:of|out of))\b/iu;

const lineOf = ({ source, sentence }: AlignedSentence): string => {
  const origin = originOf(source);
  return origin.structured || sentence >= origin.scan.sentenceCount ? '' : origin.said(sentence);
};

export const LINE_UNDONE: readonly Guard[] = [
  against('negation', 'any', isUndone, { said: () => DONE }),
  against('modality', 'any', (_, sentence) => COMMAND.test(lineOf(sentence)), { said: () => DONE }),
  against('entity', 'any', isOtherState, { said: () => STATE }),
];

/** Whether the line ends in what says that the deed before its colon was tried only, or done to none. */
function isUndone({ reading }: Told, sentence: AlignedSentence): boolean {
  const deed = DONE.exec(textOf(reading))?.groups?.deed;
  const line = lineOf(sentence);
  if (deed === undefined || !mayHold(line, deed) || !(TRIED.test(line) || NOT_ONE.test(line))) return false;
  return new RegExp(String.raw`^[^:\n]{0,40}\b${escaped(deed)}\s*:`, 'iu').test(line);
}

function isOtherState({ reading }: Told, sentence: AlignedSentence): boolean {
  const state = STATE.exec(textOf(reading))?.groups?.state;
  const [, ...behind] = lineOf(sentence).split(new RegExp(String.raw`(?<!\p{L})${state}(?!\p{L})`, 'iu'));
  return state !== undefined && behind.length > 0 && behind.every((rest) => OTHER_STATE.test(rest));
}
