/**
 * The words of a statement that a person would underline: the fewest that the evidence does not bear out or says
 * otherwise, as the kind of mismatch has it. Of "64 lunch boxes" beside "46 lunch boxes" that is the number, of "None of
 * the guests" beside "two guests" the word that says how many.
 */
import type { Gap, MismatchKind } from '../../domain/check.ts';
import { ATTRIBUTION, COMPARISON } from '../../text/cues.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { namesIn } from '../beside/named-otherwise.ts';
import type { Part } from '../case.ts';
import { gapsOf } from '../say/spans.ts';
import { exceptedUnits } from './excepted.ts';
import { focusOf } from './focus.ts';
import { otherInPlace } from './other-in-place.ts';
import { isSpeech } from './speech.ts';
import { values } from './underline-values.ts';
import { MOST_RIVALS, OPEN, type Span, type Underlining } from './underlining.ts';

/** The words of a refused statement that a person would underline; none where a title helps to say it all. */
export function underlined(
  part: Part,
  open: ReadonlySet<number>,
  kind: MismatchKind,
  text: string,
): readonly Gap[] {
  if (part.best === undefined) return gapsOf(part, open, text);
  if (open.size === 0 && part.best.mismatches.length === 0 && isTitled(part.best)) return [];
  const one = { part, open, kind, text };
  const found = UNDERLINED[kind]?.(one) ?? [];
  if (found.length > 0) return joined(found, text);
  const gaps = gapsOf(part, open, text);
  return gaps.length > 0 ? gaps : joined(predicate(one) ?? [spanOf(part.units.at(-1)!)], text);
}

/** Whether a title, and no sentence, says a part of a statement. */
const isTitled = ({ support: { matches, from } }: NonNullable<Part['best']>): boolean =>
  matches.some(({ strength }, i) => strength >= OPEN && from[i] < 0);

/** What is underlined for a kind; undefined where the words that stay open say it best. */
type Choice = (one: Underlining) => readonly Span[] | undefined;

const byValue: Choice = (one) => values(one) ?? (one.kind === 'date_time' ? words(one, ORDER) : undefined);

const UNDERLINED: Readonly<Partial<Record<MismatchKind, Choice>>> = {
  quantity: byValue,
  unit: (one) => basis(one) ?? words(one, COUNTED, true) ?? values(one),
  identifier: byValue,
  date_time: byValue,
  quantifier: (one) => counted(one) ?? words(one, HOW_MANY) ?? values(one),
  comparison: (one) => comparative(one) ?? values(one),
  negation: (one) => leadingDenial(one) ?? predicate(one),
  modality: predicate,
  condition: predicate,
  superseded: (one) => values(one) ?? words(one, ORDER) ?? predicate(one),
  exception: (one) => excepted(one) ?? (one.open.size > 0 ? undefined : subject(one)),
  attribution: (one) => (says(one) ? subject(one) : predicate(one)),
  partially_mentioned: lastConjunct,
  not_mentioned: predication,
  entity: (one) => inPlace(one) ?? names(one) ?? (one.open.size > 0 ? undefined : subject(one)),
  conflicting_sources: (one) => values(one) ?? names(one) ?? predicate(one),
  role: (one) => names(one) ?? subject(one),
};

/** Neighbours joined where nothing but space or a small word is between them. */
function joined(spans: readonly Span[], text: string): Gap[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const out: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = out.at(-1);
    if (last !== undefined && /^\s*$/.test(text.slice(last.end, start))) last.end = Math.max(last.end, end);
    else out.push({ start, end });
  }
  return out.map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** The place in the claim of a word of the reading, which may be that of a half of it; undefined where it is not to be found. */
function placeOf({ part: { reading, units }, text }: Underlining, at: number): Span | undefined {
  const word = reading.words[at];
  const [near] = [...units].sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at));
  const shift = near === undefined ? 0 : near.start - Math.max(near.value?.start ?? near.word.start, 0);
  const span = { start: word.start + shift, end: word.end + shift };
  const said = reading.text.slice(word.start, word.end);
  return text.slice(span.start, span.end) === said ? span : undefined;
}

/** Words of a list that the statement has and no sentence of its support. */
function words(one: Underlining, list: ReadonlySet<string>, theirsLack = false): readonly Span[] | undefined {
  const { reading, best } = one.part;
  const theirs = new Set(
    best!.support.sentences.flatMap((sentence) => sentence.reading.words.map(({ form }) => form)),
  );
  const at = reading.words.flatMap(({ form }, i) => (list.has(form) ? [i] : []));
  const own = at.filter((i) => !theirs.has(reading.words[i].form));
  const chosen = own.length > 0 || theirsLack ? own : at.slice(0, 1);
  const found = chosen.flatMap((i) => placeOf(one, i) ?? []);
  return found.length > 0 ? found : undefined;
}

const EACH = /^(?:each|every|per)$/;

/** "Per item" beside "per order", where neither belongs to an amount: what is counted by. */
function basis(one: Underlining): readonly Span[] | undefined {
  const { reading } = one.part;
  const at = reading.words.findIndex(({ form, value }) => form === 'per' && value < 0);
  const place = at < 0 || !saysEach(one) ? undefined : placeOf(one, at + 1);
  return place && [place];
}

/** "Each room" beside "each booking": both are of all, and differ in of what. */
function counted(one: Underlining): readonly Span[] | undefined {
  const { reading, best } = one.part;
  const at = reading.words.findIndex(({ form }) => EACH.test(form));
  const noun = at < 0 ? undefined : reading.words[at + 1];
  if (noun === undefined || !saysEach(one)) return undefined;
  const isSaid = best!.support.sentences.some(({ reading: { words: theirs } }) =>
    theirs.some(({ lemma }, i) => i > 0 && lemma === noun.lemma && EACH.test(theirs[i - 1].form)),
  );
  const place = isSaid ? undefined : placeOf(one, at + 1);
  return place && [place];
}

const saysEach = ({ part: { best } }: Underlining): boolean =>
  best!.support.sentences.some((sentence) => sentence.reading.words.some(({ form }) => EACH.test(form)));

const HOW_MANY = new Set(
  'all every each any both none no some most many few several half whole entire everyone everybody everything nobody nothing always never only'.split(
    ' ',
  ),
);
/** Words by which an amount is told to be that of one or of all. */
const COUNTED = new Set('apiece together altogether'.split(' '));
const ORDER = new Set('before after until since still already yet'.split(' '));

/** "higher than", "at least", "more than". */
function comparative(one: Underlining): readonly Span[] | undefined {
  const { words: ours } = one.part.reading;
  const at = ours.flatMap(({ form, cue }, i) => {
    const compares = (cue & COMPARISON) !== 0 && !ORDER.has(form) && form !== 'than';
    return compares || (form.endsWith('er') && ours[i + 1]?.form === 'than') ? [i] : [];
  });
  const found = at.slice(0, 1).flatMap((i) => placeOf(one, i) ?? []);
  return found.length > 0 ? found : undefined;
}

/** Words that stand with a predicate to say when and how surely. */
const AUXILIARIES = new Set(
  "is are was were be been being am has have had do does did will shall may can could might must should would not n't never".split(
    ' ',
  ),
);
const BETWEEN = new Set('already also still now then just fully since'.split(' '));

/** The main predicate with its auxiliaries; undefined where the statement is not parsed. */
function predicate(one: Underlining): readonly Span[] | undefined {
  const { units, reading, best } = one.part;
  const predicates = one.part.predicates();
  if (predicates.length === 0) return undefined;
  const { matches } = best!.support;
  const open = predicates.filter(({ unit }) => one.open.has(unit) || matches[unit].strength < OPEN);
  const chosen = (open.length > 0 ? open : predicates.slice(0, 1)).map(({ unit }) => units[unit]);
  return chosen.flatMap(({ from, start, end }) => {
    let first = from;
    for (let at = from - 1; at >= 0 && first - at <= 2; at--) {
      const { form } = reading.words[at];
      if (AUXILIARIES.has(form)) first = at;
      else if (!BETWEEN.has(form)) break;
    }
    const began = first < from ? placeOf(one, first) : undefined;
    return [{ start: began?.start ?? start, end }];
  });
}

/** "None of the guests": what denies all that follows. */
const leadingDenial = (one: Underlining): readonly Span[] | undefined => {
  const place = DENYING.has(one.part.reading.words[0].form) ? placeOf(one, 0) : undefined;
  return place && [place];
};

const DENYING = new Set('none no nobody nothing neither'.split(' '));

const says = ({ part }: Underlining): boolean => (part.reading.cues & ATTRIBUTION) !== 0 || isSpeech(part);

/** What an exception of the evidence takes out, with the small words between. */
function excepted({ part }: Underlining): readonly Span[] | undefined {
  const { support } = part.best!;
  const near = [...new Set([...support.sentences, ...part.sentences.slice(0, MOST_RIVALS)])];
  const out = exceptedUnits(part, near);
  return out.length === 0 || out.length * 2 > part.units.length + 1 ? undefined : runs(part, out);
}

/** Units that follow each other as one span each. */
function runs({ units }: Part, chosen: readonly number[]): readonly Span[] {
  const out: { start: number; end: number; last: number }[] = [];
  for (const i of chosen) {
    const { start, end } = units[i];
    const before = out.at(-1);
    if (before !== undefined && before.last === i - 1) Object.assign(before, { end, last: i });
    else out.push({ start, end, last: i });
  }
  return out.map(spanOf);
}

/** Who or what the evidence has somebody or something else for. */
function inPlace(one: Underlining): readonly Span[] | undefined {
  const other = otherInPlace(one.part);
  if (other === undefined) return undefined;
  const { units } = one.part;
  let last = other.unit;
  const isName = (i: number): boolean => units[i]?.from === units[i - 1]?.to && units[i]?.name === true;
  while (isName(last + 1)) last++;
  return [{ start: titled(one, other.unit).start, end: units[last].end }];
}

/** What stands before the main predicate, where that is short. */
function subject(one: Underlining): readonly Span[] | undefined {
  const { units, reading } = one.part;
  const [main] = one.part.predicates();
  const before = main === undefined ? [] : units.slice(0, main.unit);
  if (before.length === 0 || before.length > LONGEST_SUBJECT) return undefined;
  const last = before.at(-1)!;
  const first = reading.words[0].weight === 0 ? placeOf(one, 0) : undefined;
  return [{ start: first?.start ?? before[0].start, end: last.end }];
}

const LONGEST_SUBJECT = 4;

/** "… and the tiles were replaced": the second fact of two, where most of the first is said and not all of the second. */
function lastConjunct(one: Underlining): readonly Span[] | undefined {
  const { units, reading, best } = one.part;
  const { matches } = best!.support;
  const and = reading.words.findLastIndex(({ form }) => form === 'and');
  const before = units.flatMap(({ to }, i) => (to <= and ? [i] : []));
  const after = units.flatMap(({ from }, i) => (from > and ? [i] : []));
  const isOpen = (i: number): boolean => matches[i].strength < OPEN;
  const isSaid = before.filter(isOpen).length * 2 < before.length;
  if (and < 0 || !isSaid || !after.some((i) => isOpen(i) || one.open.has(i))) return undefined;
  const start = placeOf(one, and + 1);
  return start && [{ start: start.start, end: units.at(-1)!.end }];
}

/** "has a fire alarm": the predicate to the last word that is not said, where what it is said of is. */
function predication(one: Underlining): readonly Span[] | undefined {
  const { units, best } = one.part;
  const [main] = one.part.predicates();
  const place = predicate(one)?.[0];
  if (main === undefined || place === undefined) return undefined;
  const open = units.flatMap((_, i) => (best!.support.matches[i].strength < OPEN ? [i] : []));
  const last = open.at(-1);
  if (last === undefined || last < main.unit || open[0] < main.unit) return undefined;
  return [{ start: place.start, end: units[last].end }];
}

/** The names of a statement that its evidence has not, or not where it says the predicate; or else what stays open. */
function names(one: Underlining): readonly Span[] | undefined {
  const { units, best, reading } = one.part;
  const { matches, sentences } = best!.support;
  const focus = focusOf(one.part) ?? sentences[0];
  // A capital at the head of a sentence tells nothing, so names are told by the parse.
  const first = units[0].capital ? parseSentence(reading.text, reading.start, reading.end) : undefined;
  const heads = first === undefined ? new Set<number>() : namesIn(first);
  const named = units.flatMap(({ name, word, value }, i) =>
    name || (i === 0 && heads.has(word.start)) || value?.kind === 'identifier' ? [i] : [],
  );
  const lacking = (has: (i: number) => number): readonly number[] => named.filter((i) => has(i) < OPEN);
  // What the title of a source says is said, though no sentence has it.
  const inSentence = (i: number): boolean => best!.support.from[i] >= 0;
  const chosen =
    one.kind === 'role' && named.length > 1
      ? named
      : [
          lacking((i) => matches[i].strength),
          lacking((i) => focus.alignment.matches[i].strength).filter(inSentence),
          one.kind === 'role' ? named : [],
        ].find((some) => some.length > 0);
  return chosen === undefined || chosen.length === 0 ? undefined : chosen.map((i) => titled(one, i));
}

const TITLE = /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|Miss|Mx)\.?\s+)$/;

/** "Mr. Hale": a name with the title before it. */
function titled({ part, text }: Underlining, unit: number): Span {
  const { start, end } = part.units[unit];
  const before = TITLE.exec(text.slice(0, start));
  return { start: before === null ? start : before.index, end };
}
