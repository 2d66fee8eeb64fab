/** "The lift used to carry four people": so it was, and is no longer. */
import { matchesOf } from '../../text/matches.ts';

/** "Is used to sign" tells what something is for. */
const USED_TO =
  /(?<!\b(?:is|are|was|were|be|been|being|get|gets|got) )\bused to (?:also |often |always |never )?(\p{Ll}+)\b(?<!ing)/giu;
const OF_THEN = /\b(?:was|were|did|had|used to)\b/iu;

/** The verbs, in their dictionary forms, of what a sentence says was so once. */
export const usedTo = (text: string): readonly string[] =>
  matchesOf(text, USED_TO).map(([, verb = '']) => verb.toLowerCase());

/** Whether a statement tells by a word of its own of what was. */
export const tellsOfThen = (text: string): boolean => OF_THEN.test(text);
