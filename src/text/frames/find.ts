/** Which frames the words of a sentence may say: found by its lemmas alone, before anything is parsed. */
import { NEGATION } from '../cues.ts';
import { gather } from '../gather.ts';
import type { Lemma, Lexicon } from '../lexicon/index.ts';
import { detached, LONGEST_WORD, Memory } from '../lexicon/memory.ts';
import { once } from '../once.ts';
import { frames } from './library.ts';
import { PREPOSITIONS } from './read-way.ts';
import type { Manner, Realisation } from './types.ts';

/** What of a word of a reading tells whether it is one of a realisation. */
export interface Word {
  readonly form: string;
  readonly lemma: string;
  readonly cue: number;
  /** Index of the value that holds the word, -1 for none. */
  readonly value: number;
  readonly clause: number;
}

/** A realisation in a sentence. */
export interface Hit {
  readonly realisation: Realisation;
  readonly frame: number;
  /** The word that governs: the verb, or the noun or adjective where there is none. */
  readonly at: number;
  /** Words of the sentence that it takes, in the realisation's order. */
  readonly words: readonly number[];
  /** A single word that may be a noun as well as the verb it is taken for: "feature", "head". */
  readonly doubtful: boolean;
}

/** Words that may stand inside a realisation with a gap. */
const WIDEST_GAP = 5;

/** Every realisation that the words of an English sentence hold. */
export function framesIn(words: readonly Word[], lexicon: Lexicon): readonly Hit[] {
  const found: Hit[] = [];
  const tellings = words.map((word) => tellingOf(plain(word), lexicon));
  const sentence = { words, tellings, lexicon };
  let held: ReadonlySet<string> | undefined;
  for (let at = 0; at < words.length; at++) {
    if (words[at].value >= 0) continue;
    for (const realisation of tellings[at].ways) {
      // Most wordings that a word tells of want another word that is nowhere in the sentence.
      if (realisation.words.length > 1) {
        held ??= heldBy(words, tellings);
        if (!isHeld(realisation, held)) continue;
      }
      const hit = match(realisation, sentence, at);
      if (hit !== undefined) found.push(hit);
    }
  }
  const longer = found.filter((hit) => hit.words.length > 1);
  return longer.length === 0 ? found : found.filter((hit) => !longer.some((other) => isInside(hit, other)));
}

/** Whether a word of an English sentence may tell of a frame, or of one that it follows from. */
export function mayHold(frame: number, words: readonly Word[], lexicon: Lexicon): boolean {
  const stems = frames.stemsOf(frame);
  return lemmasOf(lexicon)(words).some((lemma) => stems.has(lemma));
}

/** The lemmas that the words of a sentence may be of, each once. */
const lemmasOf = once((lexicon: Lexicon) =>
  once((words: readonly Word[]): readonly string[] => [
    ...new Set(gather(words, (word) => tellingOf(plain(word), lexicon).lemmas)),
  ]),
);

/** A form with its lemmas, and what it may be the telling word of. */
interface Telling {
  readonly lemmas: readonly string[];
  readonly ways: readonly Realisation[];
}

/** The words of a sentence, each with what it may tell of. */
interface Sentence {
  readonly words: readonly Word[];
  readonly tellings: readonly Telling[];
  readonly lexicon: Lexicon;
}

const MOST_REMEMBERED = 20_000;
/** By lexicon and form: the same words come again and again. */
const tellings = new WeakMap<Lexicon, Memory<Telling>>();

function tellingOf(form: string, lexicon: Lexicon): Telling {
  let known = tellings.get(lexicon);
  if (known === undefined) tellings.set(lexicon, (known = new Memory(MOST_REMEMBERED)));
  const kept = known.get(form);
  if (kept !== undefined) return kept;
  const lemmas = [...new Set([form, ...lexicon.lemmas(form).map((one) => one.lemma)])];
  const told = new Set(gather(lemmas, (lemma) => frames.told(lemma)));
  const telling = { lemmas, ways: [...told].filter((one) => mayTell(form, one, lexicon)) };
  if (form.length <= LONGEST_WORD) known.set(detached(form), telling);
  return telling;
}

/** Whether a form is in the part of speech in which it would tell of a wording. */
function mayTell(form: string, { noun, tells, words, manner }: Realisation, lexicon: Lexicon): boolean {
  // "Offer" is no more of "off".
  if (manner === 'state' && words.length === 1 && PREPOSITIONS.has(words[0]) && form !== words[0])
    return false;
  if (noun >= 0) return isForm(form, words[noun], 'deed', lexicon);
  return tells > 0 || words[0] === 'not' || isForm(form, words[0], manner, lexicon);
}

/** All lemmas of a sentence, and whether anything is denied in it. */
function heldBy(words: readonly Word[], tellings: readonly Telling[]): ReadonlySet<string> {
  const held = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (const lemma of tellings[at].lemmas) held.add(lemma);
    if ((words[at].cue & NEGATION) !== 0) held.add('not');
  }
  return held;
}

/** Whether a sentence has the words of a realisation beside the one that tells it. */
function isHeld({ words, tells }: Realisation, held: ReadonlySet<string>): boolean {
  for (let i = 0; i < words.length; i++) if (i !== tells && !held.has(words[i])) return false;
  return true;
}

/** Prepositions that bind a phrase and leave the verb what it is: "rise to", and not "advise against". */
const BINDING = new Set('to for from of with by in on at as about'.split(' '));

/** Whether a realisation is part of a longer one of the same words; a phrase that stands apart is no part of it. */
function isInside(hit: Hit, other: Hit): boolean {
  if (other.words.length <= hit.words.length || !hit.words.every((word) => other.words.includes(word)))
    return false;
  const { words } = other.realisation;
  return !words.every((word, i) => hit.words.includes(other.words[i]) || BINDING.has(word));
}

const plain = ({ form }: Word): string => (form.endsWith("'s") ? form.slice(0, -2) : form);

function match(realisation: Realisation, sentence: Sentence, at: number): Hit | undefined {
  const { words, lexicon } = sentence;
  const { needs, noun, frame, tells } = realisation;
  const taken = noun < 0 ? inOrder(realisation, sentence, at - tells) : aroundNoun(realisation, sentence, at);
  if (taken === undefined) return undefined;
  if (
    needs !== undefined &&
    !words.some(
      ({ lemma, clause }, i) => needs.has(lemma) && clause === words[at].clause && !taken.includes(i),
    )
  )
    return undefined;
  const doubtful = taken.length === 1 && realisation.manner === 'verb' && mayBeNoun(words, at, lexicon);
  return { realisation, frame, at: taken[0], words: taken, doubtful };
}

/** Words that only a verb follows, or hardly anything else. */
const BEFORE_VERBS = new Set(
  "to will would can could must may might should shall not n't 'll did do does i we you they who be been was were is are has have had".split(
    ' ',
  ),
);

function mayBeNoun(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  if (BEFORE_VERBS.has(words[at - 1]?.form)) return false;
  return lexicon.lemmas(plain(words[at])).some(({ pos }) => pos === 'n');
}

/** The words of a realisation from its first on, each right after the one before or behind a gap. */
function inOrder(
  { words: pattern, open, manner }: Realisation,
  sentence: Sentence,
  first: number,
): number[] | undefined {
  if (first < 0 || !is(sentence, first, pattern[0], manner)) return undefined;
  const { words } = sentence;
  const taken = [first];
  let at = first;
  let { clause } = words[first];
  for (let i = 1; i < pattern.length; i++) {
    const last = open[i] ? at + 1 + WIDEST_GAP : at + 1;
    let next = at + 1;
    while (next <= last && next < words.length && !is(sentence, next, pattern[i], undefined)) next++;
    if (next > last || next >= words.length) return undefined;
    // "Marked as suspicious": what "as" joins to a verb of the wording is no clause of its own.
    if (pattern[i] === 'as') clause = words[next].clause;
    if (words[next].clause !== clause) return undefined;
    taken.push(next);
    at = next;
  }
  return taken;
}

/** "Made a payment", "a payment was made": the verb stands before its noun, or after it as a participle. */
function aroundNoun(
  { words: pattern, noun }: Realisation,
  sentence: Sentence,
  at: number,
): number[] | undefined {
  if (!is(sentence, at, pattern[noun], 'deed')) return undefined;
  const { words } = sentence;
  const verb = pattern[0];
  for (let back = at - 1; back >= Math.max(0, at - WIDEST_GAP); back--) {
    if (words[back].clause !== words[at].clause) break;
    if (is(sentence, back, verb, 'verb')) {
      const others = betweenVerbAndNoun(pattern, noun, sentence, back, at);
      return others === undefined ? undefined : [back, ...others, at];
    }
  }
  // "No charge was made": what stands before the noun of the wording stands before it here too.
  const before = pattern.slice(1, noun);
  const first = at - before.length;
  if (noun < pattern.length - 1 || before.some((word, i) => !isAt(sentence, first + i, word)))
    return undefined;
  const others = before.map((_, i) => first + i);
  for (let next = at + 1; next <= Math.min(words.length - 1, at + WIDEST_GAP); next++) {
    if (!is(sentence, next, verb, 'verb') || words[next].form === verb) continue;
    return next === at + 1 || isBeing(lastBefore(words, next)) ? [next, ...others, at] : undefined;
  }
  return undefined;
}

const isAt = (sentence: Sentence, at: number, lemma: string): boolean =>
  at >= 0 && is(sentence, at, lemma, undefined);

/** The other words of a light verb, all before its noun: "give ~ the green *light". */
function betweenVerbAndNoun(
  pattern: readonly string[],
  noun: number,
  sentence: Sentence,
  verb: number,
  at: number,
): number[] | undefined {
  const taken: number[] = [];
  let from = verb + 1;
  for (const word of pattern.slice(1, noun)) {
    let found = from;
    while (found < at && !is(sentence, found, word, undefined)) found++;
    if (found >= at) return undefined;
    taken.push(found);
    from = found + 1;
  }
  return taken;
}

/** The word before a participle, what may stand between it and its auxiliary passed over. */
function lastBefore(words: readonly Word[], at: number): Word {
  let before = at - 1;
  while (before > 0 && BETWEEN.has(words[before].form)) before--;
  return words[before];
}

const BETWEEN = new Set(
  "not n't never already also then only just later since finally now still yet".split(' '),
);
const BEING = new Set('be is are was were been being get got'.split(' '));
const isBeing = ({ form }: Word): boolean => BEING.has(form);

const POS: Readonly<Record<Manner, Lemma['pos'] | undefined>> = {
  verb: 'v',
  deed: 'n',
  bearer: 'n',
  state: undefined,
};

/** Whether word `at` is a form of a lemma, in the part of speech that a realisation begins with. */
function is(
  { words, tellings, lexicon }: Sentence,
  at: number,
  lemma: string,
  manner: Manner | undefined,
): boolean {
  const word = words[at];
  if (lemma === 'not' && (word.cue & NEGATION) !== 0) return true;
  return tellings[at].lemmas.includes(lemma) && isForm(plain(word), lemma, manner, lexicon);
}

function isForm(form: string, lemma: string, manner: Manner | undefined, lexicon: Lexicon): boolean {
  if (form === lemma && (manner === undefined || manner === 'state')) return true;
  const pos = manner === undefined ? undefined : POS[manner];
  return lexicon
    .lemmas(form)
    .some((one) => one.lemma === lemma && (pos === undefined || one.pos === pos || one.pos === 'x'));
}
