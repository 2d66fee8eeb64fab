/**
 * Whether a sentence says what a statement says of somebody or something else: "approved by Mr. Bosko" beside "approved by
 * Ms. Keller", "the York branch" beside "the Leeds branch", "ship to: Graz" beside "shipped to Vienna".
 */
import type { Word } from '../../text/reading.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';
import { isGeneral } from './rules-and-facts.ts';

export const OTHER_IN_PLACE: readonly string[] = [
  'other_behind',
  'other_before',
  'other_doer',
  'other_named',
];

/** What stands in the place of the statement's own. */
interface Other {
  /** Unit of the statement that has the place there. */
  readonly unit: number;
  readonly place: 'behind' | 'before' | 'doer';
  /** It is written as a name, and so is that of the statement. */
  readonly named: boolean;
}

type Put = (value: number | boolean) => void;

/** Puts the signs of OTHER_IN_PLACE. */
export function putOtherInPlace(put: Put, part: Part): void {
  const other = otherInPlace(part);
  put(other?.place === 'behind');
  put(other?.place === 'before');
  put(other?.place === 'doer');
  put(other?.named === true);
}

const OPEN = 0.5;
/** Sentences that are looked at, best first. */
const NEAR = 8;
const LEADING = new Set('by to in at from with for'.split(' '));
const PASSED_OVER = new Set(
  'the a an our your his her its their mr mrs ms dr prof mr. mrs. ms. dr. prof.'.split(' '),
);

const known = new WeakMap<Part, Other | null>();

/** What another sentence, which tells of a fact, has in the place of a part of the statement; undefined for nothing. */
export function otherInPlace(part: Part): Other | undefined {
  let found = known.get(part);
  if (found === undefined) known.set(part, (found = find(part) ?? null));
  return found ?? undefined;
}

function find(part: Part): Other | undefined {
  if (part.reading.language !== 'en') return undefined;
  const { sentences } = part.best!.support;
  const all = [...new Set([...sentences, ...part.sentences.slice(0, NEAR)])];
  const facts = all.filter((one) => one.reading.language === 'en' && !isGeneral(one));
  for (const place of [behind, doer, before])
    for (const one of facts) {
      const found = place(part, one);
      if (found !== undefined) return found;
    }
  return undefined;
}

const isCapital = ({ capital, value }: Word): boolean => capital && value < 0;

/** Words of a sentence that stand for something in the statement. */
const taken = ({ alignment }: AlignedSentence): ReadonlySet<number> =>
  new Set(alignment.matches.flatMap(({ at, strength }) => (strength >= OPEN && at >= 0 ? [at] : [])));

/** The first telling word from a place on, with nothing before it but an article or a title; -1 for none. */
function headFrom(words: readonly Word[], from: number): number {
  for (let at = from; at < Math.min(words.length, from + 4); at++) {
    const { form, weight, value } = words[at]!;
    if (value >= 0) return -1;
    if (!PASSED_OVER.has(form)) return weight > 0 ? at : -1;
  }
  return -1;
}

/** "By Bosko" beside "by Keller", where both tell who, where or whom of one predicate. */
function behind(part: Part, one: AlignedSentence): Other | undefined {
  const { reading, units } = part;
  if (!saysPredicate(part, one)) return undefined;
  const { words } = one.reading;
  const own = taken(one);
  for (let at = 1; at + 1 < reading.words.length; at++) {
    const { form } = reading.words[at]!;
    if (!LEADING.has(form)) continue;
    const head = headFrom(reading.words, at + 1);
    const unit = units.findIndex(({ from }) => from === head);
    if (unit < 0 || units[unit]!.value !== undefined) continue;
    const said = one.alignment.matches[unit]!;
    for (let k = 0; k + 1 < words.length; k++) {
      if (words[k]!.form !== form) continue;
      const other = headFrom(words, k + 1);
      if (other < 0 || own.has(other) || (said.strength >= OPEN && said.at > k && said.at - k <= 4)) continue;
      const named = isCapital(words[other]!) && units[unit]!.capital;
      if (!named && !sharesHead(part, unit, one, other)) continue;
      return { unit, place: 'behind', named };
    }
  }
  return undefined;
}

/** "The legal team" beside "the care team": what follows is the same, or the words are of one kind. */
function sharesHead(
  { units }: Part,
  unit: number,
  { alignment, reading }: AlignedSentence,
  at: number,
): boolean {
  const next = alignment.matches[unit + 1];
  const follows = units[unit + 1]?.from === units[unit]!.to;
  return (
    follows &&
    next !== undefined &&
    next.strength >= OPEN &&
    next.at === at + 1 &&
    reading.words[at]!.weight > 0
  );
}

/** "The York branch" beside "the Leeds branch", "the red kettle" beside "the blue kettle". */
function before({ units }: Part, one: AlignedSentence): Other | undefined {
  const { words } = one.reading;
  const own = taken(one);
  for (let unit = 0; unit + 1 < units.length; unit++) {
    const { value, to, capital } = units[unit]!;
    const head = units[unit + 1]!;
    if (value !== undefined || head.from !== to || head.value !== undefined) continue;
    const { at, strength } = one.alignment.matches[unit + 1]!;
    if (strength < OPEN || at < 1 || own.has(at - 1)) continue;
    const other = words[at - 1]!;
    const said = one.alignment.matches[unit]!;
    if (said.strength >= OPEN || other.weight === 0 || other.value >= 0) continue;
    const named = isCapital(other) && capital && at > 1;
    if (named || said.kind === 'sibling' || said.kind === 'antonym') return { unit, place: 'before', named };
  }
  return undefined;
}

/** "Dr. Lindt prescribed" beside "Dr. Amari prescribed". */
function doer(part: Part, one: AlignedSentence): Other | undefined {
  const { reading, units } = part;
  const [main] = part.predicates();
  if (main === undefined || one.source.structured) return undefined;
  const at = one.alignment.matches[main.unit]!.at;
  if (one.alignment.matches[main.unit]!.strength < OPEN || at < 1) return undefined;
  const first = headFrom(reading.words, 0);
  const unit = units.findIndex(({ from }) => from === first);
  if (unit < 0 || unit >= main.unit || !units[unit]!.capital) return undefined;
  const { words } = one.reading;
  const own = taken(one);
  let head = at - 1;
  while (head > 0 && words[head]!.weight === 0 && words[head]!.value < 0 && !isCapital(words[head]!)) head--;
  const other = words[head]!;
  const isName = isCapital(other) && head > 0 && !own.has(head) && !PASSED_OVER.has(other.form);
  return isName && at - head <= 3 ? { unit, place: 'doer', named: true } : undefined;
}

/** Whether a sentence says a predicate of the statement in some form, a field's name counted. */
const saysPredicate = (part: Part, { alignment, coverage }: AlignedSentence): boolean =>
  coverage >= LEAST && part.predicates().some(({ unit }) => alignment.matches[unit]!.strength >= OPEN);

const LEAST = 0.2;
