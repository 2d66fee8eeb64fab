/** "The bank lowered its forecast" by "the bank kept its lowered forecast": a participle before a noun tells not who did it. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

const DETERMINING = /^(?:the|an?|its|his|her|their|our|your|my|this|that|these|those)$/;
const OWN = 0.9;

export const DONE_TO_IT_BEFORE: Guard = againstUnit('role', 'prose', isParticiple);

function isParticiple({ reading, units, predicates }: Told, sentence: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  const [own, thing] = [units[verb], units[verb + 1]];
  if (verb < 1 || own === undefined || thing === undefined || thing.value !== undefined) return -1;
  if (!/(?:ed|en|wn|t)$/.test(own.word.form) || own.word.form === own.word.lemma) return -1;
  // Of a passive the noun stands before the verb.
  const between = reading.words.slice(own.to, thing.from);
  if (between.length !== 1 || !DETERMINING.test(between[0]!.form)) return -1;
  const { alignment, reading: theirs } = sentence;
  const [does, object] = [alignment.matches[verb]!, alignment.matches[verb + 1]!];
  if (Math.min(does.strength, object.strength) < OWN || object.at !== does.at + 1) return -1;
  if (!DETERMINING.test(theirs.words[does.at - 1]?.form ?? '')) return -1;
  // Another verb stands before it, so that this one is none.
  const tags = tagsOf(sentence).slice(0, does.at - 1);
  return tags.some((tag) => /^VB[DZP]$/.test(tag)) ? verb : -1;
}
