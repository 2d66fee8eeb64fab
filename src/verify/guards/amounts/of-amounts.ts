/**
 * Amounts that are of something else than the statement says: "the late fee is $50" and "$50 off" for "the fee is $50",
 * "costs less than" for "costs more than".
 */

import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const OF_AMOUNTS: readonly Guard[] = [
  againstUnit('entity', 'prose', ofKindOfAmount),
  againstUnit('entity', 'prose', includedInAmount),
  againstUnit('quantity', 'prose', besideAmount),
  against('comparison', 'prose', comparedOtherwise, { said: () => [MORE, LESS, AS] }),
  against('modality', 'prose', onlyProposed),
  against('negation', 'prose', lacking, { said: () => HAVING }),
];

const OWN = 0.9;

const AMOUNTS = wordSet(
  'fee price rate cost charge limit deposit discount salary wage rent tax fine balance budget profit revenue loss income ' +
    'turnover premium allowance bonus commission interest penalty surcharge fare toll payment refund age height weight ' +
    'length width depth speed temperature capacity duration period deadline term',
);
/** What tells no other amount of the same name. */
const NEUTRAL = wordSet(
  'total current new full whole agreed final actual standard usual regular applicable present stated quoted said same own overall ' +
    'exact main normal fixed flat single entire set outstanding open due hourly daily nightly weekly monthly quarterly yearly ' +
    'annual',
);

/** "The late fee is $50" for "the fee is $50". */
function ofKindOfAmount(
  { reading: { words: said }, units }: Told,
  { reading: { text, words: theirs }, alignment }: AlignedSentence,
): number {
  if (!units.some(({ value }) => value !== undefined)) return -1;
  const taken = new Set(alignment.matches.map(({ at }) => at));
  return units.findIndex(({ word, from, value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || !AMOUNTS.has(word.lemma) || at < 1 || strength < OWN) return false;
    // The statement itself tells which: "the fee for late payment".
    if (!/^(?:the|an?|its|their|our|your)$/.test(said[from - 1]?.form ?? 'the') || from > 1) return false;
    if (!/^(?:is|are|was|were)$/.test(said[from + 1]?.form ?? '')) return false;
    if (isForSome(theirs, at, taken)) return true;
    const kind = theirs[at - 1]!;
    if (text.slice(kind.end, theirs[at]!.start) !== ' ' || /(?:'s|s')$/.test(kind.form)) return false;
    return (
      kind.weight > 0 && kind.value < 0 && !kind.capital && !taken.has(at - 1) && !NEUTRAL.has(kind.form)
    );
  });
}

const INCLUDED =
  /\b(?:(?:included|contained) (?:in|with)|covered by|part of) (?:the|an?|its|our|their|this|your) (?:[\p{L}-]+ ){0,3}$/iu;

/** "Lunch is included in the fee of $45" for "lunch costs $45". */
function includedInAmount({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const said = textOf(reading);
  if (/\b(?:includ|contain|cover|part of)/iu.test(said)) return -1;
  return units.findIndex(({ value }, i) => {
    const { at } = alignment.matches[i]!;
    if (value?.kind !== 'money' || at < 0) return false;
    const found = INCLUDED.exec(theirs.text.slice(theirs.start, theirs.words[at]!.start));
    // "The fee is $45": the amount is of what includes it.
    const holder = found?.[0].trim().split(' ').slice(3) ?? [];
    return (
      found !== null &&
      !holder.some((word) => word !== 'of' && said.toLowerCase().includes(word.toLowerCase()))
    );
  });
}

/** "The fee for adults". */
function isForSome(theirs: readonly Word[], at: number, taken: ReadonlySet<number>): boolean {
  const [lead, whom] = [theirs[at + 1], theirs[at + 2]];
  return lead?.form === 'for' && whom !== undefined && whom.weight > 0 && !taken.has(at + 2);
}

const BESIDE = /^ ?(?:off|less|more|fewer|cheaper|dearer|extra|each|apiece|short|too \p{L}+)\b/iu;
/** An amount in figures. */
const FIGURES =
  /^[^\d\p{L}]*(?:[A-Z]{3} ?)?\d[\d.,']*(?: ?(?:k|m|bn|thousand|million|billion)\b)?(?: ?(?:dollars?|euros?|pounds?|francs?|cents?|[A-Z]{3}|[$€£%]|per ?cent)(?!\p{L}))?/u;
const FOR_SOME =
  /^ for (?!all|every|each|any|both|the whole|one\b|\d|an?\b|the\b)(?:\p{Ll}+ )?\p{Ll}+s[.;]?$/u;

/** "$50 off", "$50 each", "$50 for adults" for "$50". */
function besideAmount({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ value, end }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value === undefined || at < 0 || strength < OWN) return false;
    const own = theirs.values[theirs.words[at]!.value];
    if (own === undefined || !/^(?:money|number|quantity)$/.test(value.kind)) return false;
    if (/\bminus $/i.test(theirs.text.slice(theirs.start, own.start)) && !/\bminus\b|-\d/i.test(reading.text))
      return true;
    const told = theirs.text.slice(own.start, theirs.end);
    const figures = FIGURES.exec(told);
    if (figures === null || end < reading.end - 1) return false;
    const rest = told.slice(figures[0].length);
    const ours = reading.text.slice(units[i]!.start, reading.end);
    if (BESIDE.test(ours.slice(FIGURES.exec(ours)?.[0].length ?? 0))) return false;
    return BESIDE.test(rest) || (value.kind === 'money' && FOR_SOME.test(rest));
  });
}

const MORE = /\b(?:more|higher|greater|larger|longer|better) than\b/iu;
const LESS = /\b(?:less|fewer|lower|smaller|shorter|worse) than\b/iu;
const AS = /\bas (?:much|many|high|low|large|long|little|few) as\b/iu;

/** "Costs less than plan B" for "costs more than plan B": small words that weigh nothing. */
function comparedOtherwise({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  for (const [one, ...others] of [
    [MORE, LESS, AS],
    [LESS, MORE, AS],
    [AS, MORE, LESS],
  ] as const) {
    if (one.test(ours) && !others.some((each) => each.test(ours)) && !one.test(other)) {
      // "B costs less than A" says that A costs more: the order of the two is the other one then.
      if (others.some((each) => each.test(other)))
        return one === AS || AS.test(other) || inSameOrder(ours, other);
    }
  }
  return false;
}

/** Whether what a comparison compares stands in the same order in a sentence. */
function inSameOrder(ours: string, theirs: string): boolean {
  const [compared = '', than = ''] = ours.toLowerCase().split(' than ');
  const first = theirs.toLowerCase().indexOf(compared.split(' ').slice(0, 2).join(' '));
  const last = theirs.toLowerCase().indexOf(than.replace(/(?<![.\s])[.\s]+$/u, ''));
  return first >= 0 && last > first;
}

const PROPOSED =
  /\b(?:was|were|is|are|has been|have been) (?:\p{L}+ly )?(?:proposed|suggested|discussed|considered|debated|rejected|waived|demanded|requested|planned|recommended|refused|mooted|abolished|scrapped|dropped)\b/iu;

const TO_BE = /\b(?:was|were|is|are) to be (?!\p{L}+(?:ed|en)\b)/iu;

/** "A fee of $50 was proposed", "the fee was to be $50" for "the fee is $50". */
function onlyProposed({ reading, units }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  if (!/\b(?:is|are|was|were)\b/.test(ours)) return false;
  if (TO_BE.test(other) && !/\b(?:to be|will|should|must|would)\b/.test(ours)) return true;
  if (units.at(-1)?.value === undefined || !/\b(?:is|are)\b/.test(ours)) return false;
  const found = PROPOSED.exec(other);
  return found !== null && !ours.toLowerCase().includes(found[0].split(' ').at(-1)!);
}

const HAVING = /\b(?:contains?|has|have|includes?|holds?|comprises?)\b/iu;
const LACKING = /\b(?:miss(?:es|ing)|lack(?:s|ing)?)\b/iu;
const DENYING = /\b(?:no|not|never|neither|nor|without|none|nothing)\b|n't\b/iu;

/** "Is missing three lamps" for "contains three lamps". */
function lacking({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  return (
    HAVING.test(ours) &&
    !LACKING.test(ours) &&
    !DENYING.test(ours) &&
    LACKING.test(other) &&
    !HAVING.test(other)
  );
}
