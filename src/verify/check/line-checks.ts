/** Who is whose in a row of a table, and who did what in a line of `label: value`. */

import { fold } from '../../text/chars.ts';
import { gather } from '../../text/gather.ts';
import { prepositionOf, relativeOf } from '../carry/field-places.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';
import { NEUTRAL } from '../read/field-words.ts';
import { isSaid, nameWords } from '../read/named-field.ts';

/** "Anna is the manager of Tom" of a row that has Tom under "manager", in the words of its head. */
export function turnedRows({ claim, units, support }: Matter): Mismatch[] {
  return gather(units, (unit, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    const noun = relativeOf(claim.words, unit.from);
    if (noun === undefined || sentence === undefined || support.matches[i].at < 0) return [];
    const row = barred(sentence);
    const turned = support.sentences.some((head) => {
      const column = barred(head).indexOf(noun);
      return head !== sentence && column >= 0 && row[column]?.split(/\s+/).includes(unit.word.form);
    });
    return turned ? [{ kind: 'role', force: 'withholds', sentence, units: [i] }] : [];
  });
}

const LABELLED = /^[\s\-*•]*(?<label>\p{L}[\p{L} ]{1,40}):\s+(?<value>\S.*)$/u;

/** "Prepared by: Anna" for "approved by Anna": a name under a label that the claim does not say. */
export function otherLabels({ claim, units, support, lexicon }: Matter): Mismatch[] {
  return gather(units, (unit, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    if (!unit.name || prepositionOf(claim.words, unit.from) !== 'by' || sentence === undefined) return [];
    const { label = '', value = '' } =
      LABELLED.exec(sentence.source.text.slice(sentence.reading.start, sentence.reading.end))?.groups ?? {};
    if (!/ by$/i.test(label) || !fold(value).includes(unit.word.form)) return [];
    const other = nameWords(label).some(
      (word) => !NEUTRAL.has(word) && word !== 'by' && !isSaid(word, claim.words, unit, lexicon),
    );
    return other ? [{ kind: 'role', force: 'withholds', sentence, units: [i] }] : [];
  });
}

/** What stands between the bars of a line, folded. */
const barred = ({ source, reading }: AlignedSentence): readonly string[] =>
  fold(source.text.slice(reading.start, reading.end))
    .split('|')
    .map((cell) => cell.trim());
