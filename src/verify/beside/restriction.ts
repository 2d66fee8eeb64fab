/**
 * Evidence that says less than a claim that repeats its words: of some of them only, under a condition, for those
 * alone whom it names, or of all but what the claim is about.
 */

import { byWord } from '../../text/by-word.ts';
import { EXCEPTION, EXISTENTIAL, MAJORITY, NEGATION, ONLY } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { formsOf } from '../claim/words-said.ts';
import { type Found, found, type Matter, type Mismatch, structureOf, unitAt } from '../matter.ts';
import { countedFromMore } from './shown-of.ts';

/** What the evidence restricts and the claim does not. */
export function restrictions(matter: Matter): Mismatch[] {
  return [
    ...excepted(matter),
    ...(matter.restated ? [] : [...ofSome(matter), ...restricted(matter)]),
    ...tooNarrow(matter),
    ...supposed(matter),
    ...onlyOf(matter),
    ...contrasted(matter),
    ...asLongAs(matter),
    ...forAnyone(matter),
    ...countedFromMore(matter),
  ];
}

const EXCEPTING = new Set(['except', 'excepting', 'excluding', 'excepted']);
/** "Other than", "apart from": the second word makes the first one except something. */
const EXCEPTING_PAIRS: Readonly<Record<string, string>> = byWord({
  other: 'than',
  apart: 'from',
  aside: 'from',
});

/** "All damage except water damage": what the claim speaks of is what the evidence leaves out. */
function excepted(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  if (claim.cues & (EXCEPTION | NEGATION) || claim.words.some((_, at) => excepts(claim.words, at))) return [];
  const taken = gather(units, (_, i) => {
    const place = found(matter, i);
    return place !== undefined && isExcepted(place) ? [{ i, place }] : [];
  });
  if (taken.length === 0) return [];
  const { sentence } = taken[0].place;
  return [{ kind: 'exception', force: 'contradicts', sentence, units: taken.map(({ i }) => i) }];
}

function excepts(words: readonly Word[], at: number): boolean {
  const second = EXCEPTING_PAIRS[words[at].form];
  return EXCEPTING.has(words[at].form) || (second !== undefined && second === words[at + 1]?.form);
}

/** Longest phrase that is excepted, in words. */
const LONGEST_EXCEPTION = 6;

function isExcepted({ at, words, word }: Found): boolean {
  for (let back = at - 1; back >= Math.max(0, at - LONGEST_EXCEPTION); back--) {
    if (words[back].clause !== word.clause && !excepts(words, back)) return false;
    // What is said again where it is not excepted is not taken out.
    if (excepts(words, back))
      return words.every((other, i) => i === at || other.lemma !== word.lemma || i > back);
  }
  return false;
}

const DETERMINERS = new Set(
  (
    'the a an this that these those some all every each any no my your his her its our their many most few several ' +
    'both either neither half what which whose such more less fewer'
  ).split(' '),
);
const PARTIAL = new Set('some several few many certain various numerous half'.split(' '));

/** "Some users have it" for "users have it": a plural without a determiner, as subject, means them all. */
function ofSome(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    const { form, lemma } = unit.word;
    if (unit.value !== undefined || !(isPlural(form, lemma) && (!unit.name || unit.from === 0))) return [];
    if (!isBare(claim.words, unit.from)) return [];
    const place = found(matter, i);
    if (place === undefined || !(isPartial(place) || isOfAKind(matter, place))) return [];
    const { nodes, root } = matter.structure();
    const subject = unit.from < root && nodes.slice(0, unit.from).every(({ verb }) => !verb);
    return subject ? [{ kind: 'quantifier', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
  });
}

const PLURALS = new Set('children men women mice feet teeth geese oxen criteria data staff'.split(' '));
const isPlural = (form: string, lemma: string): boolean =>
  (form !== lemma && form.endsWith('s')) || PLURALS.has(form);

/** Whether nothing before a noun says how many or which. */
function isBare(words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const { form, weight, numeric, value } = words[back];
    if (DETERMINERS.has(form) || numeric || value >= 0) return false;
    if (weight === 0) return true;
  }
  return true;
}

function isPartial({ words, at }: Found): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const { form, cue, weight } = words[back];
    if (PARTIAL.has(form) || cue & (EXISTENTIAL | MAJORITY)) return true;
    if (weight === 0 && form !== 'of' && form !== 'the') return false;
  }
  return false;
}

/** "Senior employees", "children over 12", "managers" for "employees": some kind of them. */
function isOfAKind(matter: Matter, place: Found): boolean {
  const { words, at, match, sentence } = place;
  if (match.kind === 'specific') return true;
  const before = words[at - 1];
  if (before !== undefined && before.weight > 0 && before.value < 0 && !isMatched(matter, place, at - 1))
    return true;
  const after = words[at + 1];
  if (after === undefined || words[at + 2] === undefined) return false;
  // "Replacements, which should arrive on Tuesday": what follows a comma bounds nothing.
  if (sentence.reading.text.slice(words[at].end, after.start).includes(',')) return false;
  // "Employees hired after 2020 get no bonus".
  const told =
    isParticiple(after) && !isMatched(matter, place, at + 1) && isMatchedFrom(matter, place, at + 2);
  return told || (FOLLOWING.has(after.form) && !isMatched(matter, place, at + 2));
}

const isParticiple = ({ form, lemma, weight }: Word): boolean =>
  weight > 0 && form !== lemma && /(?:ed|en|wn|ght|ing|ade|old|eld)$/.test(form);

const isMatchedFrom = (matter: Matter, place: Found, from: number): boolean =>
  place.words.some((_, at) => at >= from && isMatched(matter, place, at));

/** What bounds a noun that stands before it. */
const FOLLOWING = new Set(
  'over under aged who that which with without in from of above below at on for'.split(' '),
);

/** "No admin" for "no user": under a negation what is said of the narrower word says nothing of the wider one. */
function tooNarrow(matter: Matter): Mismatch[] {
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = found(matter, i);
    if (place === undefined || !unit.word.downward || place.match.kind !== 'specific') return [];
    return [{ kind: 'quantifier', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

const PRESENT = new Set("is are 's 're am".split(' '));
const MODAL = new Set('can may must should shall will'.split(' '));
/** What bounds how something stands: "free for members", "open on Sundays". */
const BOUNDING_STATE = new Set(
  'for to of in on at with within during from until till under after before between via by over above below through'.split(
    ' ',
  ),
);
const BOUNDING_CLAUSE = new Set('when if where once while unless provided'.split(' '));
/** What bounds what may or must be done: "can be returned within 30 days". */
const BOUNDING_DEED = new Set(
  'within until till before by during with without after from under unless'.split(' '),
);

/**
 * A state or a rule that the evidence bounds by a phrase that the claim leaves out. Of something that happened, a
 * phrase left out takes nothing away; of how things stand and of what may be done it does.
 */
function restricted(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  const auxiliary = claim.words.find(({ form }) => PRESENT.has(form) || MODAL.has(form));
  if (auxiliary === undefined) return [];
  const { root, nodes } = matter.structure();
  const i = unitAt(units, root);
  const place = i < 0 ? undefined : found(matter, i);
  if (place === undefined || place.words.length <= claim.words.length) return [];
  const deed = MODAL.has(auxiliary.form);
  if (!deed && (nodes[root].verb || !isState(units[i].word))) return [];
  const bounding = deed ? BOUNDING_DEED : BOUNDING_STATE;
  const end = endOfState(place);
  const next = place.words[end + 1];
  const opens =
    !deed &&
    next !== undefined &&
    (bounding.has(next.form) || BOUNDING_CLAUSE.has(next.form)) &&
    !ALL.has(place.words[end + 2]?.form ?? '');
  if (opens && place.words[end + 2] !== undefined && !isMatched(matter, place, end + 2))
    return [{ kind: 'condition', force: 'withholds', sentence: place.sentence, units: [i] }];
  const theirs = structureOf(place);
  const bound = theirs.nodes.some(
    (node, at) =>
      node.governor === place.at &&
      node.role === 'oblique' &&
      bounding.has(node.preposition) &&
      place.words[at].weight > 0 &&
      !place.words.slice(place.at, at).some(({ form }) => ALL.has(form)) &&
      !isMatched(matter, place, at),
  );
  return bound ? [{ kind: 'condition', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
}

/** The last word of a state: of "free of charge" the charge. */
function endOfState({ words, at }: Found): number {
  const [of, what] = [words[at + 1]?.form, words[at + 2]?.form];
  return of === 'of' && (what === 'charge' || what === 'cost') ? at + 2 : at;
}

/** Adjectives of standing that hold for some, somewhere or at some time. */
const STATES = new Set(
  (
    'free open closed available unavailable valid eligible mandatory required optional possible permitted allowed ' +
    'forbidden prohibited safe effective accessible subject liable responsible entitled exempt compulsory'
  ).split(' '),
);
const isState = ({ lemma, form }: Word): boolean => STATES.has(lemma) || STATES.has(form);

function isMatched({ support }: Matter, { sentence }: Found, at: number): boolean {
  const slot = support.sentences.indexOf(sentence);
  const { value } = sentence.reading.words[at];
  return support.matches.some((match, i) => {
    if (support.from[i] !== slot || match.at < 0) return false;
    return match.at === at || (value >= 0 && sentence.reading.words[match.at].value === value);
  });
}

const INVERTED = new Set(['had', 'were', 'should']);

/** "Had it been deployed, …": a condition without a word of its own. */
function supposed(matter: Matter): Mismatch[] {
  const opens = matter.support.sentences.some(({ reading: { words } }) => INVERTED.has(words[0]?.form));
  if (!opens || INVERTED.has(matter.claim.words[0].form)) return [];
  const i = unitAt(matter.units, matter.claim.language === 'en' ? matter.structure().root : -1);
  const place = i < 0 ? undefined : found(matter, i);
  if (place === undefined) return [];
  const { words, sentence, word } = place;
  const [first, second] = words;
  if (!INVERTED.has(first.form) || sentence.reading.question || second === undefined || second.cue !== 0)
    return [];
  const whole = sentence.reading.text.slice(sentence.reading.start, sentence.reading.end);
  if (!whole.includes(',') || word.clause !== first.clause) return [];
  return [{ kind: 'condition', force: 'withholds', sentence, units: [i] }];
}

/** "Only unopened items are refundable": what "only" picks out is more than the claim says. */
function onlyOf(matter: Matter): Mismatch[] {
  if (matter.claim.cues & ONLY) return [];
  return gather(matter.support.sentences, (sentence, slot): Mismatch[] => {
    const { words, language } = sentence.reading;
    const only = language === 'en' ? words.findIndex(({ form }) => form === 'only' || form === 'solely') : -1;
    if (only < 0) return [];
    const matched = (at: number): boolean =>
      matter.support.matches.some((match, i) => {
        if (matter.support.from[i] !== slot || match.at < 0) return false;
        return match.at === at || (words[at].value >= 0 && words[match.at].value === words[at].value);
      });
    if (!words.some((_, at) => matched(at))) return [];
    const { clause } = words[only];
    const last = only === words.length - 1;
    const picked = gather(words, (word, at) =>
      (last ? at < only && at > only - 3 : at > only) && word.clause === clause && word.weight > 0
        ? [at]
        : [],
    );
    if (picked.every(matched)) return [];
    return [{ kind: 'condition', force: 'withholds', sentence, units: [] }];
  });
}

/** What sets something apart from what is spoken of: a word, and the one that must follow it. */
const CONTRASTING: Readonly<Record<string, readonly string[]>> = byWord({
  unlike: [],
  instead: ['of'],
  rather: ['than'],
  opposed: ['to'],
  contrast: ['to', 'with'],
  contrary: ['to'],
  compared: ['to', 'with'],
});
const LONGEST_CONTRAST = 4;

/** "Unlike its predecessor, the lamp …" for "the predecessor …": what is said is not said of it. */
function contrasted(matter: Matter): Mismatch[] {
  const said = formsOf(matter.claim.words);
  return gather(matter.units, (_, i): Mismatch[] => {
    const place = found(matter, i);
    if (place === undefined || !isContrasted(place, said)) return [];
    return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

function isContrasted({ words, at, sentence: { reading } }: Found, said: ReadonlySet<string>): boolean {
  for (let back = at - 1; back >= Math.max(0, at - LONGEST_CONTRAST); back--) {
    if (/[,;:]/.test(reading.text.slice(words[back].end, words[back + 1].start))) return false;
    const after = CONTRASTING[words[back].form];
    if (after === undefined || said.has(words[back].form)) continue;
    if (after.length === 0 || after.includes(words[back + 1].form)) return true;
  }
  return false;
}

const PHRASES: readonly (readonly string[])[] = [
  ['as', 'long', 'as'],
  ['so', 'long', 'as'],
  ['in', 'case'],
  ['at', 'our', 'discretion'],
  ['at', 'the', 'discretion'],
  ['subject', 'to'],
  ['upon', 'request'],
  ['with', 'the', 'consent'],
];

/** "Accepted as long as the tag is attached". */
function asLongAs(matter: Matter): Mismatch[] {
  const has = (words: readonly Word[], phrase: readonly string[]): boolean =>
    words.some((_, at) => phrase.every((form, k) => words[at + k]?.form === form));
  return gather(matter.support.sentences, (sentence): Mismatch[] => {
    const { words, language } = sentence.reading;
    if (language !== 'en' || sentence.coverage < 0.5) return [];
    const bound = PHRASES.some((phrase) => has(words, phrase) && !has(matter.claim.words, phrase));
    return bound ? [{ kind: 'condition', force: 'withholds', sentence, units: [] }] : [];
  });
}

const ANYONE = new Set('anyone anybody everyone everybody whoever'.split(' '));
const ALL = new Set([...ANYONE, 'all', 'every', 'each', 'any', 'no', 'nobody', 'none']);

/** "Members may" for "anyone may": what is said of some is not said of everyone. */
function forAnyone({ claim, support }: Matter): Mismatch[] {
  if (!claim.words.some(({ form }) => ANYONE.has(form))) return [];
  if (support.sentences.some(({ reading: { words } }) => words.some(({ form }) => ALL.has(form)))) return [];
  return [{ kind: 'quantifier', force: 'withholds', sentence: support.sentences[0], units: [] }];
}
