/** "The score was 2-1. Update: a late goal made it 2-2": a note right behind a sentence that brings it up to date. */
import { compareValues } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const LABEL =
  /^\s*[([*_]*(?:update|upd|edit|edited|correction|corrected|corrigendum|erratum|addendum|stop press|ps|p\.s\.)\b[^:\n]{0,20}:/iu;
/** What says without a value that it is so no more, or never was. */
const TAKEN_BACK =
  /\b(?:no longer|(?:closed|open|down|up|off|on) again|called off|cancell?ed|withdrawn|retracted|wrong|in error|incorrect|untrue|not (?:true|correct|so|the case)|postponed|moved to|reversed|resumed|reopened|has ended|is over)\b/iu;
/** "On Friday" and a number that stands for what cannot be both. */
const COUNTED = /^(?:number|money|quantity|percent|date|time|datetime|score|range)$/;
/** Sentences behind the support that may be the note. */
const BEHIND = 2;

/** The note behind the support that gives another value than the claim has from it, or takes it back. */
export const updatedNext: LooksAgainst = (_claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (source.structured) return [];
  const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
  const last = Math.min(sentenceCount - 1, first!.sentence + BEHIND);
  for (let sentence = first!.sentence + 1; sentence <= last; sentence++) {
    const note = text.slice(sentenceStart[sentence], sentenceEnd[sentence]);
    const label = LABEL.exec(note);
    if (label === null) continue;
    const from = sentenceStart[sentence]! + label[0].length;
    const values = source.sentence(sentence).values.filter(({ start }) => start >= from);
    const isOther = units.some(({ value }, i) => {
      if (value === undefined || !COUNTED.test(value.kind) || support.matches[i]!.kind !== 'value')
        return false;
      const alike = values.filter(({ kind }) => kind === value.kind);
      return alike.length > 0 && alike.every((one) => compareValues(value, one).relation !== 'equal');
    });
    if (!isOther && !TAKEN_BACK.test(note)) continue;
    return [alignedSentence({ document: first!.document, sentence, score: 0 }, documents, units, lexicon)];
  }
  return [];
};
