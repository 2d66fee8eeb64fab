/** What no calculation settles of a statement: whom it names, and that it denies something. */
import { NEGATION } from '../../text/cues.ts';
import type { Case } from '../case.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence, Support } from '../match/support.ts';

/** Strength from which a name stands in a sentence. */
const STANDS = 0.5;
const TITLES = new Set('mr mrs ms miss dr prof professor sir mr. mrs. ms. dr. prof.'.split(' '));
const DENIALS = new Set(['not', "n't", 'never']);

/** Whether the evidence lacks a name of the statement, or a denial that the statement makes. */
export const isUnsettled = (one: Case, support: Support): boolean =>
  lacksName(one, support) || lacksDenial(one, support);

/** A name that no sentence of the support's sources has, or two that are one name and stand nowhere side by side. */
function lacksName({ reading, units, sentences: all, titles }: Case, support: Support): boolean {
  // What only another source has is not said of what follows from these.
  const sources = new Set(support.sentences.map(({ document }) => document));
  const sentences = all.filter(({ document }) => sources.has(document));
  const at = ({ alignment }: AlignedSentence, i: number): number =>
    alignment.matches[i].strength >= STANDS ? alignment.matches[i].at : -1;
  // The word that opens a statement is a name where it has its capital within a sentence too.
  const isName = ({ name, capital }: Unit, i: number): boolean =>
    name || (capital && sentences.some((one) => one.reading.words[at(one, i)]?.capital === true));
  return units.some((unit, i) => {
    const { form, lemma } = unit.word;
    if (!isName(unit, i) || TITLES.has(form)) return false;
    if (titles.some((title) => title.has(form) || title.has(lemma))) return false;
    if (sentences.every((sentence) => at(sentence, i) < 0)) return true;
    const next = units[i + 1];
    // "Imani, Sofia" are two.
    const joined = next !== undefined && !reading.text.slice(unit.end, next.start).includes(',');
    if (next?.name !== true || next.from !== unit.to || !joined) return false;
    const beside = sentences.filter((sentence) => at(sentence, i + 1) >= 0);
    return beside.length > 0 && !beside.some((one) => at(one, i) >= 0 && at(one, i + 1) === at(one, i) + 1);
  });
}

/** "Was not approved" of what the evidence denies in no word. */
function lacksDenial({ reading }: Case, { sentences, matches }: Support): boolean {
  if (!reading.words.some(({ form, value }) => value < 0 && (DENIALS.has(form) || form.endsWith("n't"))))
    return false;
  return (
    !sentences.some(({ reading: { cues } }) => cues & NEGATION) && !matches.some(({ flipped }) => flipped)
  );
}
