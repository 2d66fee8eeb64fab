/**
 * What evidence says of those of a kind that it tells more closely, and a statement of the kind: "all tests that were run
 * passed" for "all tests passed", "children under six travelling with an adult travel free" for "children under six travel
 * free", "the warehouse in Gera is full" for "the warehouse is full". By the order of words, however they are parsed.
 */
import type { Reading } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { subjectOf } from '../doers/other-subject.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { isParted, takenBy } from './narrowed.ts';
import { isPlural } from './of-kind.ts';
import { isRule, stands } from './rule-or-state.ts';

export const FEWER: readonly Guard[] = [
  againstUnit('quantifier', 'prose', ofFewer),
  againstUnit('quantifier', 'prose', toFewer),
  againstUnit('quantifier', 'prose', ofSort),
  againstUnit('quantity', 'prose', measuredOtherwise),
];

/** How much of what its noun names a subject takes in. */
type Extent = 'all' | 'kind' | 'those' | 'one';

const ALL = wordSet('all every each any no');
const DEFINITE = wordSet('the these those its our their his her my your this that');
const RELATIVE = wordSet('who that which whose whom where');
const PLACE = wordSet('in at on from under above below behind beside near outside inside beyond opposite');
/** Where one is that another place has one of too: "the warehouse in Gera", and no "pharmacy inside the clinic". */
const NEARBY = wordSet('in at near');
const LEADING = wordSet(
  'of with without for by to about within between over during before after until since against including except',
);
/** What "a customer" does where each one does: of one who is seen doing something that tells nothing. */
const RULED = /^(?:can|cannot|may|must|shall|should|will|gets|pays|receives|needs|travels|owes|qualifies)$/;

function ofFewer(told: Told, sentence: AlignedSentence): number {
  const found = new Set([lastOfSubject(told), lastAlike(told, sentence.reading)]);
  return [...found].find((last) => last >= 0 && isOfFewer(told, sentence, last)) ?? -1;
}

function isOfFewer(told: Told, { reading: theirs, alignment }: AlignedSentence, last: number): boolean {
  const { units, reading, predicates } = told;
  // "Children under six".
  const head = units[last]?.value === undefined ? last : last - 1;
  const at = alignment.matches[last]?.at ?? -1;
  const extent = units[head] === undefined ? undefined : extentOf(told, units[head]);
  if (at < 0 || extent === undefined) return false;
  const opening = lastOf(theirs, at) + 1;
  const verb = reading.words[units[last]!.to]?.form;
  const taken = takenBy(alignment).filter((place) => place >= opening && !isVerbal(theirs, place, verb));
  const again = theirs.words.flatMap(({ form }, k) => (k > opening && form === verb ? [k] : []));
  const next = Math.min(...taken, ...again);
  const deed = alignment.matches[predicates()[0]?.unit ?? -1]?.at ?? next;
  if (!Number.isFinite(next) || deed < at || !opens(theirs, opening, extent, isOneOfTwo(theirs, opening)))
    return false;
  return isTold(reading, theirs, opening, next);
}

/** "Children travelling with an adult travel free": the verb of what tells which, and not that of the statement. */
const isVerbal = ({ words: theirs }: Reading, at: number, verb: string | undefined): boolean =>
  /ing$/.test(theirs[at]!.form) && theirs.some(({ form }, k) => k > at && form === verb);

/** The last word of the value that a word is of. */
const lastOf = ({ words: theirs }: Reading, at: number): number => {
  const { value } = theirs[at]!;
  return value < 0 ? at : theirs.findLastIndex((one) => one.value === value);
};

const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|can|cannot|could|may|might|must|shall|should|will|would|do|does|did)$/;

/** The last unit of the subject of a statement; -1 for none. */
function lastOfSubject({ reading, units, predicates }: Told): number {
  const verb = units[predicates()[0]?.unit ?? -1]?.from ?? -1;
  const helper = reading.words.findIndex(({ form, value }) => value < 0 && AUXILIARY.test(form));
  const within = reading.words.slice(0, helper).some(({ form }) => RELATIVE.has(form));
  const ends = helper > 0 && !within ? helper : verb;
  return ends > 0 ? units.findLastIndex(({ to }) => to <= ends) : (subjectOf(reading, units)?.unit ?? -1);
}

/** The last unit of the words with which both begin: "children under six travel" may be read as no more than a name. */
function lastAlike({ reading: { words: ours }, units }: Told, { words: theirs }: Reading): number {
  const differs = ours.findIndex(({ form }, at) => form !== theirs[at]?.form);
  return units.findIndex(({ to }) => to === differs);
}

function extentOf(told: Told, { word, from, name }: Unit): Extent | undefined {
  const { words: said } = told.reading;
  const [first] = said;
  if (first === undefined || name) return undefined;
  if (ALL.has(first.form)) return 'all';
  // "The fall in prices of rice": what stands before the verb is no head.
  if (said.slice(0, from).some(({ form, weight }) => weight === 0 && !DEFINITE.has(form))) return undefined;
  if (!stands(told)) return undefined;
  const plural = isPlural(word);
  if (DEFINITE.has(first.form)) return plural ? 'those' : 'one';
  if (first.form !== 'a' && first.form !== 'an') return plural ? 'kind' : undefined;
  return RULED.test(said[from + 1]?.form ?? '') ? 'kind' : undefined;
}

/** "Annual members may bring a guest" for "members may bring a guest". */
function ofSort(told: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { units, reading } = told;
  const [unit] = units;
  const { at, kind } = alignment.matches[0]!;
  if (unit === undefined || unit.value !== undefined || at < 1 || kind !== 'same') return -1;
  const extent = extentOf(told, unit);
  if (extent === undefined || extent === 'one' || lastOfSubject(told) !== 0) return -1;
  const { weight, value, lemma, form } = theirs.words[at - 1]!;
  const said = reading.words.some((word) => word.lemma === lemma);
  if (weight === 0 || value >= 0 || said || TOTAL.test(form) || isParted(theirs, at)) return -1;
  // "All staff, including trainees": those, too, and no sort of them.
  if (form === 'including' || form === 'namely') return -1;
  // What stands before it is of the same phrase: that opens the sentence, or behind a small word.
  const opens = at < 2 || theirs.words[at - 2]!.weight === 0 || isParted(theirs, at - 1);
  return opens && takenBy(alignment).some((place) => place > at) ? 0 : -1;
}

const MEASURED_BY = wordSet('before after without excluding including net gross per excl incl');

/** "Profit before tax was 4 million" for "profit was 4 million". */
function measuredOtherwise(told: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { units, reading } = told;
  const last = lastOfSubject(told);
  const unit = units[last];
  const { at, kind } = alignment.matches[last] ?? { at: -1, kind: 'none' };
  if (unit === undefined || unit.value !== undefined || at < 0 || kind !== 'same') return -1;
  const lead = theirs.words[at + 1]?.form ?? '';
  const next = Math.min(...takenBy(alignment).filter((place) => place > at));
  if (!MEASURED_BY.has(lead) || !Number.isFinite(next) || !isTold(reading, theirs, at + 1, next)) return -1;
  const isMeasured = units.some(
    ({ value }, i) =>
      i > last && /^(?:money|quantity|number)$/.test(value?.kind ?? '') && alignment.matches[i]!.at > at,
  );
  return isMeasured && !reading.words.some(({ form }) => form === lead) ? last : -1;
}

/** What tells no one of a kind from another. */
const TOTAL =
  /^(?:own|respective|said|same|above|following|individual|single|entire|whole|total|various|different|dear)$/;

const DETERMINER = /^(?:the|these|those|its|our|their|his|her|my|your|this|that|an?)$/;

/** "Pays for repairs to the roof" for "pays for repairs": what a rule is about, at the end of a statement. */
function toFewer(told: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { reading, units } = told;
  const last = units.length - 1;
  const unit = units[last]!;
  const { at, kind } = alignment.matches[last]!;
  if (unit.value !== undefined || unit.name || at < 0 || kind !== 'same' || unit.to < reading.words.length)
    return -1;
  if (isOneOfTwo(theirs, at + 1) && opens(theirs, at + 1, 'all', true))
    return isTold(reading, theirs, at + 1, Math.min(theirs.words.length, at + 4)) ? last : -1;
  const lead = reading.words[unit.from - 1]?.form ?? '';
  const isNoun = isPlural(unit.word) || ALL.has(lead) || /^(?:for|against)$/.test(lead);
  if (!isNoun || DETERMINER.test(lead) || !stands(told) || !isRule(told)) return -1;
  const opening = theirs.words[at + 1];
  if (opening === undefined || isParted(theirs, at + 1)) return -1;
  if (
    !/^(?:to|of|from|between)$/.test(opening.form) &&
    !RELATIVE.has(opening.form) &&
    !isParticiple(theirs, at + 1)
  )
    return -1;
  const parted = theirs.words.findIndex((_, k) => k > at + 1 && isParted(theirs, k));
  return isTold(reading, theirs, at + 1, parted < 0 ? theirs.words.length : parted) ? last : -1;
}

/** Whether a word leads to what tells which of a kind are meant. */
function opens(theirs: Reading, at: number, extent: Extent, ofTwo = false): boolean {
  const word = theirs.words[at];
  if (word === undefined || isParted(theirs, at)) return false;
  if (ofTwo && (LEADING.has(word.form) || PLACE.has(word.form))) return true;
  if (extent === 'one')
    return NEARBY.has(word.form) && theirs.words.slice(at + 1, at + 3).some(({ capital }) => capital);
  if (RELATIVE.has(word.form) || PLACE.has(word.form)) return true;
  return extent !== 'those' && (LEADING.has(word.form) || isParticiple(theirs, at));
}

const OTHER_ONE =
  /(?:[,;]|\b(?:and|but|while|whereas)\b)[^.;]{0,40}?\b(?:the (?:one|ones|other|others|latter)|that|those) (?:to|in|of|from|at|on|for|with|by|against|about|under|over)\b|\bthe (?:other|latter)\b/i;

/** "The train to Lille leaves at 9:15, the one to Metz at 9:45": of two of a kind. */
const isOneOfTwo = ({ text, words: theirs, end }: Reading, from: number): boolean =>
  theirs[from] !== undefined && OTHER_ONE.test(text.slice(theirs[from].end, end));

/** "Travelling with an adult", "bought on sale". */
function isParticiple({ words: theirs }: Reading, at: number): boolean {
  const { form, lemma, value, weight } = theirs[at]!;
  if (value >= 0 || weight === 0 || form === lemma) return false;
  if (/ing$/.test(form)) return true;
  const next = theirs[at + 1]?.form ?? '';
  return /(?:ed|en|wn|ght|ade|old|eld|ent|aid)$/.test(form) && (LEADING.has(next) || PLACE.has(next));
}

/** Whether words [from, to) tell something that the statement does not, without a mark that sets it apart. */
const isTold = (reading: Reading, theirs: Reading, from: number, to: number): boolean =>
  to - from > 1 &&
  theirs.words
    .slice(from + 1, to)
    .some(({ form, lemma }) => !DEFINITE.has(form) && !reading.words.some((word) => word.lemma === lemma)) &&
  !theirs.words.slice(from, to).some((_, i) => isParted(theirs, from + i));
