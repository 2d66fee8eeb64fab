/**
 * A statement inside another: "the author disputes that …", "the odds are that …", "…, I guess". It is stated only
 * where what governs it is known to assert it; of a frame that is not known nothing follows.
 */

import { byWord } from '../../text/by-word.ts';
import { ATTRIBUTION, HEDGE } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import { isAttribution } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { formsOf } from '../claim/words-said.ts';
import type { AlignedSentence } from '../match/support.ts';
import { type Found, found, type Matter, type Mismatch } from '../matter.ts';
import { asserts } from './frame-words.ts';
import { isReported, isRetoldReport, OPINING } from './reported.ts';

/** Whether a sentence is said by somebody, without a "that", to be as the claim says: "police say the suspect fled by car". */
export function isOnlySaid(matter: Matter, { reading }: AlignedSentence, slot: number): boolean {
  const places = matchedPlaces(matter, slot);
  return reading.language === 'en' && places.length > 0 && isReported(matter, reading, places);
}

/** What stands in a frame that does not assert it. */
export function framed(matter: Matter): Mismatch[] {
  return gather(matter.support.sentences, (sentence, slot): Mismatch[] => {
    const { reading, source } = sentence;
    if (reading.language !== 'en' || source.isRecord(sentence.sentence) || sentence.coverage < LEAST)
      return [];
    const places = matchedPlaces(matter, slot);
    if (places.length === 0) return [];
    const open =
      inOpenFrame(matter, reading, places) ||
      isLabelledOpen(matter, reading, places) ||
      isReported(matter, reading, places) ||
      isRetoldReport(matter, sentence) ||
      isTagged(matter, sentence, places) ||
      isElsewhere(matter, reading, places) ||
      isInvented(matter, reading, places);
    return open ? [{ kind: 'modality', force: 'withholds', sentence, units: [] }] : [];
  });
}

/** Coverage from which a sentence is taken to say what the claim does. */
const LEAST = 0.4;

/** Where a sentence has units of the claim, in order. */
function matchedPlaces(matter: Matter, slot: number): number[] {
  const places = gather(matter.units, (_, i) => {
    const place: Found | undefined = matter.support.from[i] === slot ? found(matter, i) : undefined;
    return place === undefined ? [] : [place.at];
  });
  return places.sort((a, b) => a - b);
}

/** Words that open a clause which is not said to be so, whatever stands before them. */
const OPENING: Readonly<Record<string, readonly string[]>> = byWord({
  whether: [],
  if: [],
  unless: [],
  lest: [],
  once: [],
  as: ['though', 'if', 'soon', 'long'],
  in: ['case'],
  so: ['that'],
  provided: ['that'],
  providing: ['that'],
  assuming: [],
  supposing: [],
});

const CONDITIONS = new Set('if when whenever once unless should provided'.split(' '));

/** Words of time whose clause is so only where what they lead to has happened. */
const TIMING = new Set('when whenever until till before after where'.split(' '));

/** Whether all of the claim that a sentence has stands behind a "that" or an "if" over which nothing asserts it. */
function inOpenFrame({ claim }: Matter, reading: Reading, places: readonly number[]): boolean {
  const { words, text } = reading;
  const [first] = places;
  const said = formsOf(claim.words);
  const conditional = claim.words.some(({ form }) => CONDITIONS.has(form));
  let parted = false;
  for (let at = first - 1; at >= Math.max(0, first - FRAME_REACH); at--) {
    // What follows a comma may be the main clause.
    parted ||= /[,;]/.test(text.slice(words[at].end, words[at + 1].start));
    const { form } = words[at];
    if (said.has(form) || (conditional && CONDITIONS.has(form))) continue;
    const after = OPENING[form];
    if (!parted && after !== undefined && (after.length === 0 || after.includes(words[at + 1]?.form ?? '')))
      return true;
    if (!parted && form === 'provided' && at === 0) return true;
    if (
      !parted &&
      TIMING.has(form) &&
      !leadsToPast(reading, at, places.at(-1)!) &&
      !(at === 0 && form === 'after' && isOnlyPhrase(reading, first, places.at(-1)!))
    )
      return true;
    if (form === 'that' && words[at - 1]?.form !== 'so') return !asserts(words.slice(0, at));
    if (form === 'to' && words[at - 1]?.form === 'according') return true;
  }
  return isInverted(reading, first) || isInFarFrame(reading, first, said);
}

/** "Had the bank agreed, …": an auxiliary before its subject, where nothing is asked, is an "if". */
const INVERTED = new Set(['had', 'should', 'were']);
const SUBJECT = /^(?:the|it|he|she|they|we|you|i|this|that|his|her|their|our|your|any|\p{Lu}.*)$/u;

const isInverted = ({ words, text }: Reading, first: number): boolean =>
  first > 1 && INVERTED.has(words[0].form) && SUBJECT.test(text.slice(words[1].start, words[1].end));

/** Words before the claim's among which a "that" is looked for whose clause has had no verb yet. */
const FAR_REACH = 24;
const VERBAL =
  /^(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|shall|should|must)$|(?:ed|n't)$/;

/** "It is not true that, on Monday, after the call, …": a "that" farther off, behind which no other clause stands. */
function isInFarFrame({ words, text }: Reading, first: number, said: ReadonlySet<string>): boolean {
  for (let at = first - 1; at >= Math.max(0, first - FAR_REACH); at--) {
    const { form } = words[at];
    if (VERBAL.test(form) || /[;:]/.test(text.slice(words[at].end, words[at + 1].start))) return false;
    if (form === 'that' && words[at - 1]?.form !== 'so')
      return !said.has(form) && !asserts(words.slice(0, at));
  }
  return false;
}

const PAST = new Set('was were had did'.split(' '));

/** Whether the main clause about a clause of time tells what happened. */
function leadsToPast({ words, text }: Reading, opening: number, last: number): boolean {
  const comma = words.findIndex(
    (word, at) =>
      at >= last && at + 1 < words.length && text.slice(word.end, words[at + 1].start).includes(','),
  );
  const main = [...words.slice(0, opening), ...(comma < 0 ? [] : words.slice(comma + 1))];
  return main.some(
    ({ form, lemma }) =>
      PAST.has(form) ||
      (form !== lemma && /(?:ed|ew|ent|ame|ook|old|ought|aid|ade|ell|ose|ave|ote|ound|ost)$/.test(form)),
  );
}

const DETERMINER = /^(?:the|an?|his|her|its|their|our|my|your|this|that|both|all|two|three)$/u;

/** "After the accident the car was towed": what opens the sentence is a noun, and no other clause follows the claim's. */
function isOnlyPhrase({ words, text }: Reading, first: number, last: number): boolean {
  const noun = words[first - 2];
  return (
    first > 2 &&
    DETERMINER.test(words[first - 1]!.form) &&
    noun !== undefined &&
    noun.weight > 0 &&
    !/[,;:]/.test(text.slice(words[first]!.start, words[last]!.end)) &&
    !/,/.test(text.slice(words[last]!.end))
  );
}

/** Words between what opens a clause and the first word of it that the claim has. */
const FRAME_REACH = 6;

const VOID_LABEL =
  /\b(?:myths?|legends?|wrong|false|untrue|incorrect|rumou?rs?|gossip|hearsay|not so|not true|to be|to do|todo|next steps?|next actions?|action items?|action points?|follow-ups?|hoax|lies?|fiction|fable|story|tale|claims?|allegations?|assumptions?|hypothes[ie]s|hypothetical|quiz|examples?|planned|proposals?|proposed|draft|ideas?|wish|wishes|goals?|aims?|targets?|far from it|misconceptions?|fallacy|speculation|fake|unverified|unconfirmed|pending|rejected|denied|outdated|superseded|deprecated|obsolete|discontinued|specimen|placeholder|old version|previously|formerly|vision|forecast|prediction|prognosis|joke|satire|riddle|scenario|simulation|drill|rehearsal|if only|pretend|imagine|suppose|dream|expected|requested|open question|true or false|headline|caption|slogan|banner|poster|tweet|acceptance criteria|success criteria|exit criteria|definition of done|user stor(?:y|ies)|test cases?|summary of the (?:novel|film|movie|book|play|story))\b|^question\b|^plans?$|^(?:old|before|previous|former|until now|was)(?: (?:text|wording|version|terms?|price|fee|rule|policy|value|plan|rate))?$|(?:exam|quiz|test) question\b/i;
const LONGEST_LABEL = 40;

/** "Myth: …", "To be checked: …": the label says that what follows is not said to be so. */
function isLabelledOpen(
  { claim }: Matter,
  { words, text, start }: Reading,
  [first]: readonly number[],
): boolean {
  const before = text.slice(start, words[first].start);
  const colon = before.lastIndexOf(': ');
  if (colon < 0 || colon > LONGEST_LABEL) return false;
  const label = VOID_LABEL.exec(before.slice(0, colon));
  return label !== null && !claim.text.toLowerCase().includes(label[0].toLowerCase());
}

const GUESSING = new Set(
  (
    'allegedly supposedly apparently reportedly presumably maybe perhaps probably hopefully theoretically possibly ' +
    'likely unverified unconfirmed tbc tbd rumoured rumored fictional hypothetical hypothetically rumour rumor joke ' +
    'kidding theory guess wish dream hearsay gossip myth if unless depending hope assuming fingers seemingly ideally ' +
    'nominally ostensibly purportedly alleged supposed doubtful disputed according'
  ).split(' '),
);
/** What says by itself in a bracket that it is not so, or not yet. */
const VOID = new Set(
  'not planned expected pending tentative provisional proposed draft estimated wrong false untrue scheduled requested claimed unclear'.split(
    ' ',
  ),
);
/** What opens a tail that tells more of what stands before it, or goes on. */
const GOING_ON = new Set(
  'which who whose where and but because since while although though after before then so to with'.split(' '),
);
const LONGEST_TAIL = 6;

/** "…, I guess", "… (unverified)": a tail behind the last word of the claim takes it back to an opinion. */
function isTagged(
  { claim }: Matter,
  { reading, source }: AlignedSentence,
  places: readonly number[],
): boolean {
  if (claim.cues & ATTRIBUTION) return false;
  const { words, end } = reading;
  const said = formsOf(claim.words);
  for (let at = places.at(-1)!; at + 1 < words.length; at++) {
    const gap = source.text.slice(words[at].end, words[at + 1].start);
    if (!/[,(\u2013\u2014[]|\s-\s/.test(gap)) continue;
    const tail = words.slice(at + 1).filter(({ start }) => start < end);
    const closing = /[)\],;:.]/;
    const close = tail.findIndex(
      (word, k) => k + 1 < tail.length && closing.test(source.text.slice(word.end, tail[k + 1].start)),
    );
    const part = close < 0 ? tail : tail.slice(0, close + 1);
    if (part.length <= LONGEST_TAIL && isOpinion(part, said)) return true;
  }
  return false;
}

/** Short tails that take back what stands before them. */
const ASIDE =
  /^or so\b|^(?:or|does|did|is|was|has)\b.{0,12} (?:it|he|she|they|not|so)$|\b(?:on paper|in theory|in name|so to speak|at best|the idea|the hope|the plan)$/;

function isOpinion(tail: readonly Word[], said: ReadonlySet<string>): boolean {
  const [first] = tail;
  if (first === undefined) return false;
  if (GOING_ON.has(first.form) && !(first.form === 'so' && tail.length <= 3)) return false;
  const whole = tail.map(({ form }) => form).join(' ');
  if (ASIDE.test(whole) && !said.has(first.form)) return true;
  const opines = tail
    .slice(1, 3)
    .some(
      ({ lemma, value, capital }) => value < 0 && !capital && (OPINING.has(lemma) || isAttribution(lemma)),
    );
  if (opines && tail.length <= 4 && (first.capital || first.weight === 0)) return true;
  if (tail.length <= 2 && tail.some(({ form }) => VOID.has(form) && !said.has(form))) return true;
  return tail.some(
    ({ form, cue, value }) => value < 0 && !said.has(form) && (GUESSING.has(form) || (cue & HEDGE) !== 0),
  );
}

/** Nouns of what is in a mind, or in another world. */
const ELSEWHERE = new Set(
  (
    'view opinion mind eye imagination dream world universe theory version telling account narrative legend ' +
    'perspective estimation judgement judgment belief understanding fantasy hypothesis model prediction forecast ' +
    'plan proposal rumour rumor vision nightmare novel film movie story tale game simulation scenario myth fiction ' +
    'letter claim complaint brochure advert advertisement prospectus statement testimony knowledge memory recollection'
  ).split(' '),
);

const PLACING = new Set('in on by from to as under for at within per if of with'.split(' '));

/** "In his opinion, …", "In a perfect world, …": so it is in somebody's mind, or in another world. */
function isElsewhere({ claim }: Matter, { words, text }: Reading, [first]: readonly number[]): boolean {
  const comma = words.findIndex(
    (word, at) =>
      at + 1 < words.length && at < first && text.slice(word.end, words[at + 1].start).includes(','),
  );
  if (comma < 0 || comma > LONGEST_TAIL) return false;
  const lead = words.slice(0, comma + 1);
  if (lead[0].form === 'as' && lead[1]?.form === 'far') return true;
  if (lead.some(({ lemma }) => claim.words.some((word) => word.lemma === lemma && word.weight > 0)))
    return false;
  const placed = PLACING.has(lead[0].form);
  return lead.some(
    ({ form, lemma, cue, value }) =>
      value < 0 && ((placed && ELSEWHERE.has(lemma)) || GUESSING.has(form) || (cue & HEDGE) !== 0),
  );
}

const INVENTED = new Set(
  'novel film movie dream simulation game story play draft scenario drill exercise rehearsal mock-up parody fiction'.split(
    ' ',
  ),
);

/** "… in the first draft of the novel": so it is told, and nothing more. */
function isInvented({ claim }: Matter, { words }: Reading, places: readonly number[]): boolean {
  const last = places.at(-1)!;
  const within = words.findIndex(({ form }, at) => at > last - 1 && form === 'in');
  if (within < 0) return false;
  const noun = words.slice(within, within + 6).find(({ lemma }) => INVENTED.has(lemma));
  return noun !== undefined && !claim.words.some(({ lemma }) => lemma === noun.lemma);
}
