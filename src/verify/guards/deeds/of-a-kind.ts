/** "The damage was caused by frost" by "damage caused by frost is not insured": what a rule says of a kind has not happened by that. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OF_A_KIND: Guard = against('condition', 'english', ofAKind);

const RULE =
  /^(?:(?:any|all|every|each) )?((?:\p{L}[\p{Ll}-]* ){0,2}?\p{L}[\p{Ll}-]*) (\p{Ll}+(?:ed|en|wn|ught|ost|ent|ade|uilt|old|aid|ung|one|eft))\b([^,;:.]*?) (?:is|are|must|may|can|cannot|will|shall|needs?|ha(?:s|ve) to|do(?:es)?|counts?|remains?|requires?|costs?)\b/u;
/** What sets one thing apart, before a noun: it is that which was so. */
const DEFINITE = /^(?:the|an?|this|that|these|those|his|her|its|their|our|your|my|one|two|three|no)\b/iu;
const HAPPENED = /\b(?:was|were|has been|have been|had been)\b(?: \p{Ll}+ly)? (\p{Ll}+)/u;

/** Whether a statement has what a sentence only says of whatever it holds for. */
function ofAKind({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  // What carries the statement may be no more than the half of the sentence that has its words.
  const rule = RULE.exec(textOf(originOf(source).sentence(sentence)).trim());
  if (rule === null || DEFINITE.test(rule[1]!) || /\b(?:is|are|was|were|been|has|have)\b/u.test(rule[1]!))
    return false;
  return HAPPENED.exec(textOf(reading))?.[1] === rule[2];
}
