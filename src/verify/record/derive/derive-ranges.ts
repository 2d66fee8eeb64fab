/** How a number stands to the bounds that its record gives: "is above the reference range", "exceeds its upper limit". */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { label } from '../words/dated.ts';
import { type Phrase, phraseAt } from '../words/phrase-at.ts';
import { type Band, bandsOf, writtenIn } from './bands.ts';

const KINDS =
  '(?<kind>reference|normal|target|allowed|permitted|acceptable|safe|operating|recommended|expected|healthy)';
const STANDS =
  '(?:(?:is|was|are|were|came back|comes back|came in|comes in|lies|lay|remains|remained|stayed|stays|went|goes) )?';
const AGAINST = new RegExp(
  `${STANDS}(?<way>above|over|beyond|below|under|within|inside|in|outside|out of|exceeds|exceeded|(?:higher|greater) than|(?:lower|less) than) ` +
    `(?:(?:its|the|their|a) )?(?:(?<side>upper|lower|maximum|minimum) )?(?:${KINDS} )?(?:(?<side2>upper|lower) )?` +
    '(?<noun>range|limits?|thresholds?|bounds?|interval|maximum|minimum)(?: of (?<normal>normal))?',
);
const PLAIN = /(?:is|was|are|were|came back|comes back) (?<how>high|low|normal|elevated|too high|too low)$/;
/** What calls bounds normal: those of a laboratory. */
const NORMAL = /^(?:ref|reference|normal)$/;
/** Nouns behind what was measured that say no more than that: "the ferritin level". */
const MEASURE = /^(?:levels?|results?|readings?|values?|counts?)$/;

/** Accounts for what a claim says of a number and its bounds, and tells whether it holds. */
export function againstBounds(said: Said): void {
  const phrase = phraseAt(said, AGAINST) ?? phraseAt(said, PLAIN);
  if (phrase === undefined || !said.isOpen(phrase.from)) return;
  const found = bandsOf(said).filter((band) => isNamed(said, band, phrase) && isOfKind(band, phrase));
  const [band, ...more] = found;
  if (band === undefined || more.length > 0) return;
  const holds = standing(band, phrase);
  if (holds === undefined || !areNumbersItsOwn(said, band, phrase)) return;
  const bounds = [band.low, band.high].filter((one) => one !== undefined);
  said.derivations.push([band.value, ...bounds].map(label).join(', '));
  said.predicates.push({ word: phrase.from, field: band.value, holds, kind: 'none' });
  said.words.forEach((_, at) => {
    const isPhrase = at >= phrase.from && at < phrase.to;
    const names =
      at < phrase.from &&
      (band.value.name.some((word) => said.canSay(word, at)) || MEASURE.test(said.bare[at]!));
    if (said.isOpen(at) && (isPhrase || names)) said.explain(at, at + 1, 'derived', band.value);
  });
  said.extra.push(...bounds);
}

/** Whether what the number was measured of, or its own name, is what is said to stand so: right before the words that say it. */
function isNamed(said: Said, { value }: Band, { from }: Phrase): boolean {
  let last = from - 1;
  while (last >= 0 && /^(?:not|is|was|still|also|well|just|elevated)$/.test(said.bare[last]!)) last--;
  const [first] = said.focus.own;
  while (last > 0 && MEASURE.test(said.bare[last]!) && said.explained[last] === undefined) last--;
  const one = said.explained[last];
  const isKey = one?.part === 'value' && one.field === first && said.isRowName(first!);
  const isAlone =
    said.focus.rows.length === 0 && /^(?:it|reading|value|result|level)$/.test(said.bare[last] ?? '');
  return (
    isKey ||
    isAlone ||
    (value.name.some((word) => last >= 0 && said.canSay(word, last)) && isOneOfItsKind(said))
  );
}

/** Whether nothing else than the record itself has such a number: of rows the claim says which. */
const isOneOfItsKind = ({ focus, explained }: Said): boolean =>
  focus.rows.length === 0 || explained.some((one) => one?.part === 'value' && one.field === focus.own[0]);

/** Whether the bounds are of the kind that the claim says: a threshold is no reference range. */
function isOfKind({ kind }: Band, { groups: { kind: said, how, normal } }: Phrase): boolean {
  if (how !== undefined || normal !== undefined || said === 'reference' || said === 'normal')
    return kind.some((word) => NORMAL.test(word));
  if (said === undefined) return true;
  if (/^(?:allowed|permitted|acceptable)$/.test(said))
    return kind.every((word) => /^(?:allowed|permitted|acceptable|accepted|limits?|ranges?)$/.test(word));
  return kind.includes(said);
}

/** Whether a number stands so; undefined where the bound that is meant is not known. */
function standing({ value, low, high }: Band, { groups }: Phrase): boolean | undefined {
  const [v, least, most] = [writtenIn(value), low && writtenIn(low), high && writtenIn(high)];
  const { way = '', how, noun = '' } = groups;
  const side = groups.side ?? groups.side2 ?? (/^(?:maximum|minimum)$/.test(noun) ? noun : undefined);
  const isOver = /^(?:above|over|beyond|exceed|higher|greater)/.test(way) || /high|elevated/.test(how ?? '');
  const isUnder = /^(?:below|under|lower|less)/.test(way) || /low/.test(how ?? '');
  if (side !== undefined) {
    const bound = /^(?:upper|maximum)$/.test(side) ? most : least;
    if (bound === undefined || !(isOver || isUnder)) return undefined;
    return isOver ? v > bound : v < bound;
  }
  // "Below the limit" of what has two says not which it is.
  const isOne = /^(?:limit|threshold|bound)$/.test(noun);
  if (isOver) return most === undefined ? (isOne && least !== undefined ? v > least : undefined) : v > most;
  if (isUnder && isOne && least !== undefined && most !== undefined) return undefined;
  if (isUnder) return least === undefined ? (isOne && most !== undefined ? v < most : undefined) : v < least;
  if (least === undefined || most === undefined)
    return isOne && /^(?:within|inside)$/.test(way) ? isKept(v, least, most) : undefined;
  const inside = v >= least && v <= most;
  return /^(?:outside|out of)$/.test(way) ? !inside : inside;
}

const isKept = (v: number, least: number | undefined, most: number | undefined): boolean | undefined =>
  least === undefined && most === undefined ? undefined : v >= (least ?? v) && v <= (most ?? v);

/** "At 112 mg/dL", "the upper limit of 99": each number of the claim is the one that stands so, or a bound behind "of". */
function areNumbersItsOwn(said: Said, { value, low, high }: Band, { from }: Phrase): boolean {
  return said.reading.values.every((one, k) => {
    const at = said.words.findIndex((word) => word.value === k);
    if (at < 0 || at < from || !('value' in one) || typeof one.value !== 'object') return true;
    const size = 'written' in one ? one.written : one.value;
    const isOf = (field: Field | undefined): boolean =>
      field !== undefined && Math.abs(writtenIn(field) - Number(size.n) / Number(size.d)) < 1e-9;
    return said.bare[at - 1] === 'of' ? isOf(low) || isOf(high) : isOf(value);
  });
}
