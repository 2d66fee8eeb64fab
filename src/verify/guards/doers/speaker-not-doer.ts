/** "Rita signed the form" by "Rita: Max signed the form": whoever is named before a colon has not done what is told of another behind it. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { isHelping, plainDeed, saidOf } from '../plain-deed.ts';

export const SPEAKER_NOT_DOER: Guard = againstUnit('role', 'sentence', toldOfAnother);

const LABEL = /^[\s*>•-]*(?:\[?\d[\d:. -]*\]? )?@?\p{L}[\p{L}\d'\u2019. -]{0,40}:\s/u;
const OWN = 0.9;
const BEING = /^(?:is|are|was|were)$/;

function toldOfAnother({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment, source } = sentence;
  const label = source.structured ? null : LABEL.exec(theirs.text.slice(theirs.start, theirs.end));
  if (label === null) return -1;
  const ends = theirs.start + label[0].length;
  const unitAt = (word: number): number => units.findIndex(({ from, to }) => from <= word && word < to);
  const deed = plainDeed(reading) ?? saidOf(reading);
  if (deed === undefined) return -1;
  const doer = unitAt(deed.doer);
  const [who, what] = [
    alignment.matches[doer],
    alignment.matches[unitAt('verb' in deed ? deed.verb : deed.what)],
  ];
  if (who === undefined || what === undefined || who.at < 0 || who.strength < OWN || what.at < 0) return -1;
  if (theirs.words[who.at]!.end > ends || theirs.words[what.at]!.start < ends) return -1;
  // It may be told of the one before the colon as well: "Rita: Rita signed it".
  if (theirs.words.filter(({ form }) => form === theirs.words[who.at]!.form).length > 1) return -1;
  const tags = tagsOf(sentence);
  const taken = new Set(alignment.matches.map(({ at }) => at));
  const verb =
    'verb' in deed ? what.at : theirs.words.findIndex(({ form, start }) => start >= ends && BEING.test(form));
  if (verb < 1 || ('verb' in deed && !/^VB[DPZ]$/.test(tags[verb]!))) return -1;
  let before = verb - 1;
  while (before > 0 && isHelping(theirs.words[before], tags[before]!)) before--;
  const subject = theirs.words[before]!;
  // "Price: €12 per month, unchanged since May": what a comma parts from the verb is not its subject.
  const isLabelled = units.every(({ from }, i) => from > deed.doer || alignment.matches[i]!.strength >= OWN);
  if (isLabelled && theirs.text.slice(subject.end, theirs.words[verb]!.start).includes(',')) return -1;
  const isOther = subject.start >= ends && /^NN/.test(tags[before]!) && !taken.has(before);
  return isOther ? doer : -1;
}
