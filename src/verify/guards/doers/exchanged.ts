/**
 * Plain sentences in which the doer and what it is done to stand the other way round than in a claim, though the verb
 * is another word for the claim's: "Ben defeated Ana" for "Ana beat Ben". By the order of words alone, however they are
 * parsed.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { halvesAbout } from '../../beside/turned.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told } from '../guard.ts';

/** Match from which a word stands for one of the claim. */
const FOUND = 0.9;
export const BEING = /^(?:is|are|was|were|be|been|being|am|gets?|got|gotten)$/;
/** What stands between a subject and its verb and changes nothing about who does it. */
export const AUXILIARY =
  /^(?:has|have|had|did|does|do|will|also|then|later|already|just|now|still|ever|once|both|all)$/;
/** What stands between a verb and its object: a determiner, or a particle of the verb. */
export const LINK =
  /^(?:the|a|an|its|his|her|their|our|your|my|this|that|these|those|on|upon|at|out|up|in|off|over|down|after|for|than|more|less|to)$/;
const DETERMINER = /^(?:the|a|an|its|his|her|their|our|your|my|this|that|these|those)$/;
/** Verbs that say the same of both: their doer and their object may change places. */
const MUTUAL = new Set(
  'meet encounter marry wed divorce date resemble equal match border adjoin join accompany mirror correspond merge collide argue debate talk speak chat cooperate collaborate partner compete trade tie draw'.split(
    ' ',
  ),
);
/** Verbs of which one says from one side what the other says from the other. */
const CONVERSE = new Set(
  'buy/sell purchase/sell lend/borrow rent/let rent/lease give/get give/receive hire/work employ/work teach/learn precede/follow precede/succeed win/lose own/belong contain/belong supply/order treat/see'
    .split(' ')
    .flatMap((pair) => [pair, pair.split('/').reverse().join('/')]),
);

/** Whether two verbs may both be so of two with their doer and object exchanged. */
export const maySwap = (one: string, other: string): boolean =>
  MUTUAL.has(one) || MUTUAL.has(other) || CONVERSE.has(`${one}/${other}`);

/** The one sentence of a support, where it says the claim with its doer and its object exchanged. */
export const EXCHANGED: readonly Guard[] = [
  against('role', 'sentence', ({ reading, units }, sentence) => acrossClauses(reading, units, sentence), {
    said: () => JOINING,
  }),
  against('role', 'sentence', ownersExchanged),
  against('comparison', 'sentence', acrossThan, { said: () => /^than$/, told: () => /^than$/ }),
  againstUnit('role', 'sentence', ({ reading, units }, { reading: theirs, alignment }) => {
    const places = alignment.matches.map(({ at, strength }) => (strength >= FOUND ? at : -1));
    const verbs = alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1));
    return units.findIndex((_, v) => isExchanged(reading, units, v, theirs, places, verbs[v]!));
  }),
];

const JOINING =
  /^(?:after|before|because|since|while|until|although|though|when|once|if|unless|where|whenever)$/;
const OPPOSITE: Readonly<Record<string, string>> = { after: 'before', before: 'after' };
/** Match from which a word stands in a sentence. */
const STANDS = 0.7;

/**
 * "Ticket 5 was closed after ticket 6 was opened" for "ticket 6 was closed after ticket 5 was opened", "A because B" for
 * "B because A": what the claim says in one clause the sentence says in the other.
 */
function acrossClauses(
  claim: Reading,
  units: readonly Unit[],
  { reading, alignment }: AlignedSentence,
): boolean {
  const ours = halvesAbout(claim, (form) => JOINING.test(form));
  const theirs = ours && halvesAbout(reading, (form) => form === ours.word || form === OPPOSITE[ours.word]);
  if (ours === undefined || theirs === undefined) return false;
  const crossed = { main: 0, under: 0 };
  const told = { main: 0, under: 0 };
  /** Whether the first word of each clause, of which it tells, stands in the other. */
  const subjects: { main?: boolean; under?: boolean } = {};
  let kept = 0;
  units.forEach(({ from, name, value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const side = ours.isUnder(from) ? 'under' : 'main';
    if (at < 0 || strength < STANDS) {
      subjects[side] ??= false;
      return;
    }
    const stays = (ours.isUnder(from) === theirs.isUnder(at)) === (ours.word === theirs.word);
    subjects[side] ??= !stays;
    if (stays) kept++;
    else crossed[side]++;
    if (!stays && (name || value !== undefined)) told[side]++;
  });
  if (subjects.main === true && subjects.under === true) return true;
  return (told.main > 0 && told.under > 0) || (kept === 0 && crossed.main > 0 && crossed.under > 0);
}

function isExchanged(
  claim: Reading,
  units: readonly Unit[],
  verb: number,
  theirs: Reading,
  places: readonly number[],
  at: number,
): boolean {
  const subject = units[verb - 1];
  const { from, to, value } = units[verb]!;
  if (subject === undefined || value !== undefined || at < 0 || !isVerb(claim.words[from]!)) return false;
  const said = claim.words[from]!.lemma;
  const other = theirs.words[at]!.lemma;
  if (maySwap(said, other)) return false;
  if (!spans(claim, subject.to, from, AUXILIARY)) return false;
  const object = units.findIndex(
    (one) => one.from > from && !LINK.test(one.word.form) && spans(claim, to, one.from, LINK),
  );
  if (object < 0) return false;
  const [ours, whom] = [places[verb - 1]!, places[object]!];
  // "Ben" at the head, the verb, then "Ana": whom it was done to acts there.
  return (
    whom >= 0 &&
    ours > at &&
    whom < at &&
    isHead(theirs, whom) &&
    spans(theirs, nameEnd(theirs, whom), at, AUXILIARY) &&
    spansBack(theirs, at + 1, ours)
  );
}

/** Whether a word may be a verb of a plain sentence: no name, and in the past or the present of one. */
export const isVerb = ({ capital, form, value }: Word): boolean =>
  !capital && value < 0 && /[a-z]/.test(form);

/** Whether words [from, to) are all of a kind. */
const spans = ({ words, text }: Reading, from: number, to: number, kind: RegExp): boolean =>
  from <= to &&
  !/[,;:()\u2013\u2014"]/.test(text.slice(words[from - 1]?.end ?? 0, words[to]?.start ?? 0)) &&
  words.slice(from, to).every(({ form, value }) => value < 0 && kind.test(form) && !BEING.test(form));

/** One past the last word of a name; what opens a sentence has its capital whatever it is. */
function nameEnd({ words }: Reading, at: number): number {
  let end = at + 1;
  while ((at === 0 || words[at]!.capital) && words[end]?.capital) end++;
  return end;
}

/** Whether between a verb and what follows it stand only particles and what determines it, or tells more of it. */
const spansBack = ({ words, text }: Reading, from: number, to: number): boolean =>
  !/[,;:()\u2013\u2014"]/.test(text.slice(words[from - 1]!.end, words[to]!.start)) &&
  to - from <= 4 &&
  words.slice(from, to).every(({ form, value, capital }) => value < 0 && (LINK.test(form) || capital)) &&
  !words.slice(from, to).some(({ form }) => form === 'by');

/** Whether a word opens its sentence, but for what determines it: what stands before it may be who acts. */
const isHead = ({ words }: Reading, at: number): boolean =>
  words.slice(0, at).every(({ form, capital }) => DETERMINER.test(form) || capital) && at <= 3;

const POSSESSIVE = /(?:'s|s')$/;

/** "Ana's bank recovered it from Ben's bank" for "Ben's bank recovered it from Ana's bank": two of a kind, by whose. */
function ownersExchanged({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const owners = units.flatMap(({ word, to }, i) => {
    const owned = units[i + 1];
    return POSSESSIVE.test(word.form) && owned?.from === to ? [{ i, owned: owned.word.lemma }] : [];
  });
  const [one, other] = owners;
  if (owners.length !== 2 || one!.owned !== other!.owned || isPassive(reading) !== isPassive(theirs))
    return false;
  const place = (i: number): number =>
    alignment.matches[i]!.strength >= FOUND ? alignment.matches[i]!.at : -1;
  const [here, there] = [place(one!.i), place(other!.i)];
  if (here < 0 || there < 0 || here < there) return false;
  if ([here, there].some((at) => theirs.words[at + 1]?.lemma !== one!.owned)) return false;
  // What is said of the two stands between them on both sides: it is no list.
  return units.some((_, i) => i > one!.i + 1 && i < other!.i && place(i) > there && place(i) < here);
}

const isPassive = ({ words }: Reading): boolean =>
  words.some(({ form }) => form === 'by') && words.some(({ form }) => BEING.test(form));

const DEGREE = /^(?:more|less|fewer|worse|\p{L}{2,}er)$/u;

/** "Sales in February were lower than in March" for "in March … than in February". */
function acrossThan({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const pivotOf = ({ words }: Reading): number => words.findLastIndex(({ form }) => form === 'than');
  const [ours, their] = [pivotOf(reading), pivotOf(theirs)];
  const degree = reading.words.slice(0, Math.max(0, ours)).findLast(({ form }) => DEGREE.test(form))?.form;
  if (ours < 2 || their < 2 || degree === undefined) return false;
  if (!theirs.words.slice(0, their).some(({ form }) => form === degree)) return false;
  const crossed = { before: 0, behind: 0 };
  units.forEach(({ from }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (at < 0 || strength < FOUND) return;
    if (from < ours && at > their) crossed.before++;
    if (from > ours && at < their) crossed.behind++;
  });
  return crossed.before > 0 && crossed.behind > 0;
}
