/**
 * What a terse line bounds or labels, and a statement leaves out: "pets are allowed" of "pets up to 15 kg allowed",
 * "Search was migrated on 2 April" of "Billing: switched 2 April. Search: in progress".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const WITHIN_LINE: readonly Guard[] = [
  against('quantifier', 'sentence', isBounded),
  against('entity', 'english', isOfOtherLabel),
  against('quantity', 'english', hasItsPrice, { said: () => FREE }),
  against('quantity', 'sentence', isOnTop, { said: () => INCLUDED }),
];

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.5;
const BOUNDING =
  /\b(?:up to|under|over|below|above|at most|at least|of up to|max(?:imum)?\.?|older than|younger than|longer than|more than|less than|no more than)\b/i;
const ALLOWING =
  /^(?:allow|permit|accept|admit|cover|include|refund|insure|exempt|welcome|return|exchange|reimburse|deliver|ship|free|available|possible|eligible|valid)$/;

/** "Pets up to 15 kg allowed" for "pets are allowed": what stands between the two says of which it holds. */
function isBounded({ reading, units, support }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = reading.text.slice(reading.start, reading.end);
  if (BOUNDING.test(said) || reading.values.length > 0) return false;
  const places = units.flatMap(({ word }, i) => {
    const { at, strength } = support.matches[i]!;
    return strength >= OWN && at >= 0 ? [{ at, lemma: word.lemma }] : [];
  });
  return places.some(({ at, lemma }) => {
    if (!ALLOWING.test(lemma)) return false;
    const before = places.filter((one) => one.at < at).map((one) => one.at);
    const last = Math.max(...before);
    if (before.length === 0 || last + 1 >= at) return false;
    const between = theirs.text.slice(theirs.words[last]!.end, theirs.words[at]!.start);
    return (
      /\d/.test(between) && BOUNDING.test(between) && !/[,;:.]/.test(between.replace(/\d[.,]\d|max\./g, ''))
    );
  });
}

const LABEL = /^[\s*-]*(\p{Lu}[\p{L}\d' -]{1,30}): \S/u;

/** "Billing: switched 2 April. Search: in progress" for "Search was switched on 2 April". */
function isOfOtherLabel({ reading, units, support }: Told): boolean {
  const { sentences, matches, from } = support;
  if (sentences.length < 2 || sentences.some(({ source }) => source.structured)) return false;
  const labels = sentences.map(({ reading: { text, start, end } }) => LABEL.exec(text.slice(start, end)));
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const inLabel = (slot: number, at: number): boolean => {
    const found = labels[slot];
    const { start, words } = sentences[slot]!.reading;
    return found != null && words[at]!.start < start + found[0].length - 2;
  };
  const found = units.flatMap((unit, i) => {
    const slot = from[i]!;
    const { at, strength } = matches[i]!;
    return slot >= 0 && at >= 0 && strength >= OWN && unit.weight > 0 ? [{ unit, slot, at }] : [];
  });
  const named = found.filter(({ slot, at }) => inLabel(slot, at));
  return named.some(({ slot: own }) =>
    found.some(({ unit, slot, at }) => {
      const other = labels[slot];
      if (slot === own || other == null || inLabel(slot, at) || unit.value === undefined) return false;
      return !other[1]!
        .toLowerCase()
        .split(' ')
        .some((word) => said.has(word));
    }),
  );
}

const FREE =
  /\b(?:free of charge|for free|at no (?:extra |additional )?(?:cost|charge)|without (?:a |any )?(?:fee|charge|cost)s?|free(?= (?:until|within|up to|once|for))|costs? nothing|no (?:fee|charge|cost)s?)\b/i;
const PRICED =
  /\b(?:fees?|charges?|surcharge|costs?|price)\b:? (?:(?:is|are|of|amounts to) )?(?:\p{Sc} ?[1-9]|[1-9]\d*(?:[.,]\d+)? ?(?:\p{Sc}|EUR|USD|GBP|CHF))/iu;
const FREED = /\b(?:free|waived|no (?:fee|charge|cost)s?|without|not charged|included|nothing|refunded)\b/i;

/** "One exchange before departure, fee €5" for "it can be exchanged free of charge". */
function hasItsPrice({ reading, support: { sentences } }: Told): boolean {
  if (!FREE.test(reading.text.slice(reading.start, reading.end))) return false;
  const said = sentences.map(({ reading: { text, start, end } }) => text.slice(start, end));
  return said.some((one) => PRICED.test(one)) && !said.some((one) => FREED.test(one));
}

const INCLUDED = /\b(?:includ(?:es?|ed|ing)|inclusive|contains?)\b/iu;
const ON_TOP =
  /\bplus\b|\bexcl(?:\.|\w*)|\b(?:extra|additional(?:ly)?|on top|separate(?:ly)?)\b|(?<=\d ?(?:\p{Sc}|euros?|dollars?|EUR|USD|GBP|CHF)?) ?\+ /iu;
const NOT_SO = /\b(?:not|no|never)\b|n['\u2019]t\b/iu;

/** "The price includes VAT" by "40 euros plus VAT". */
function isOnTop({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = reading.text.slice(reading.start, reading.end);
  const text = theirs.text.slice(theirs.start, theirs.end);
  return (
    INCLUDED.test(said) &&
    !NOT_SO.test(said) &&
    ON_TOP.test(text) &&
    !ON_TOP.test(said) &&
    !WITH_IT.test(text)
  );
}

const WITH_IT = /\b(?:incl|includ\w*|inclusive|with|comes|free|covers?|in the price|contain\w*)\b/iu;
