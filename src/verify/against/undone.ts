/**
 * What a source tells later about the thing that a claim is about, and by which what the claim says has ended: "The
 * order is confirmed. … The order was cancelled.", "Anna is the manager. She resigned." Told by words alone and only
 * where it is plain: a deed that is said to be done, of the same thing, after what carries the claim.
 */

import {
  ATTRIBUTION,
  CONDITION,
  HEDGE,
  NEGATION,
  OBLIGATION,
  PERMISSION,
  PROSPECT,
  RETRACTION,
} from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Unit } from '../claim/units.ts';
import { originOf } from '../context/retold.ts';
import { type AlignedSentence, alignedSentence, type Support } from '../match/support.ts';
import { noteOf } from '../notes/note.ts';
import type { Document } from '../read/document.ts';
import { leadsOthers } from '../read/list-head.ts';
import { ENDING_WORD, ENDINGS } from './endings.ts';
import {
  BETWEEN,
  DETERMINERS,
  NO_PHRASE,
  type Phrase,
  POINTING,
  phraseAfter,
  phraseBefore,
} from './noun-phrase.ts';

/** Whether a deed of this form ends what one of the words says is so: "terminated", what is "in force". */
export const endsWhat = (form: string, words: readonly Word[]): boolean =>
  ENDINGS.some(
    ({ deeds, ends }) => deeds.has(form) && words.some((word) => ends.has(word.form) || ends.has(word.lemma)),
  );

/** Deeds by which a person leaves what they were. */
const LEAVING = wordSet('resigned retired quit dismissed fired sacked deposed ousted stepped');
/** "The CEO", "a member": what a person is until they leave it. */
const HOLDING = wordSet('is am are works work serves serve holds chairs leads heads manages runs');

/** Deeds that what has ended may do by itself: "the permit expired". Of others it must be said that they were done to it. */
const BY_ITSELF = wordSet(
  'expired lapsed bounced reopened recurred reappeared resurfaced resumed resigned retired quit stepped terminated works rolled reverted',
);
/** Words by which a sentence goes on to tell what came next of the same thing. */
const GOING_ON = wordSet('and but then yet before until');
const AUXILIARIES = wordSet('was were is are been got has have had being');
const OPEN = CONDITION | HEDGE | PERMISSION | PROSPECT | OBLIGATION | ATTRIBUTION;
/** Words that place what a sentence tells before something else. */
const EARLIER = wordSet(
  'previously earlier before formerly originally initially once nearly almost never if when unless',
);
/** Words of a claim by which it tells of what was, whatever came of it. */
const HISTORIC = wordSet('initially originally once first previously formerly ever before until had');
/** Sentences after the support that are looked through. */
const MOST_LATER = 60;
/** What is claimed of what: the words of the state, and those that name what is in it. */
interface State {
  readonly deeds: ReadonlySet<string>;
  /** Units that say the state. */
  readonly units: readonly number[];
  /** Lemmas of the content words that name what is in it. */
  readonly holder: ReadonlySet<string>;
  readonly person: boolean;
}

/** The sentences of the support's own source that tell that what a claim says has ended since. */
export function undoneLater(
  claim: Reading,
  units: readonly Unit[],
  support: Support,
  documents: readonly Document[],
  lexicon: Lexicon,
): readonly AlignedSentence[] {
  const [first] = support.sentences;
  const source = originOf(first.source);
  if (source.language !== 'en' || support.sentences.some((one) => one.document !== first.document)) return [];
  const state = stateOf(claim, units);
  if (state === undefined) return [];
  const told = new Set(gather(support.sentences, ({ reading }) => reading.words.map(({ lemma }) => lemma)));
  const last = Math.max(...support.sentences.map(({ sentence }) => sentence));
  const found = support.sentences.filter((one) => endsItself(one, state));
  const from = source.structured ? Math.max(0, last - MOST_LATER) : last + 1;
  for (let at = from; at < Math.min(source.scan.sentenceCount, last + MOST_LATER); at++) {
    const { sentenceStart, sentenceEnd } = source.scan;
    if (!ENDING_WORD.test(source.text.slice(sentenceStart[at], sentenceEnd[at]))) continue;
    if (source.structured && !source.related(last, at)) continue;
    if (leadsOthers(source, at, claim)) continue;
    const one = alignedSentence(
      { document: first.document, sentence: at, score: 0 },
      documents,
      units,
      lexicon,
    );
    if (ends(one, state, told, at === last + 1) || endsInLog(one, first, claim, state)) found.push(one);
    // What was undone and then put right again stands.
    else if (found.length > 0 && isRestored(one.reading)) return [];
  }
  return found;
}

const RESTORING = wordSet('reinstated restored reactivated reconfirmed reapproved resumed lifted');
const isRestored = ({ words }: Reading): boolean => words.some(({ form }) => RESTORING.has(form));

/** The state that a claim says something is in; undefined where it says none that can end, or dates it. */
function stateOf(claim: Reading, units: readonly Unit[]): State | undefined {
  const { words, values, cues, language, question } = claim;
  if (language !== 'en' || question || cues & (RETRACTION | NEGATION | OPEN)) return undefined;
  if (values.some(({ kind }) => kind === 'date' || kind === 'datetime')) return undefined;
  if (words.some(({ form }) => HISTORIC.has(form)) || isBounded(claim)) return undefined;
  const deeds = new Set<string>();
  const said: number[] = [];
  const isOfNow = words.some(({ form }) => NOW.test(form));
  units.forEach(({ word, value, name }, i) => {
    if (value !== undefined || name) return;
    const ended = ENDINGS.filter(
      ({ ends, ofNow }) => (isOfNow || ofNow !== true) && (ends.has(word.form) || ends.has(word.lemma)),
    );
    for (const one of ended) for (const deed of one.deeds) deeds.add(deed);
    if (ended.length > 0) said.push(i);
  });
  const person = said.length === 0 && words.some(({ form }) => HOLDING.has(form));
  if (person) for (const deed of LEAVING) deeds.add(deed);
  if (
    deeds.size === 0 ||
    words.some(({ form }) => deeds.has(form) && !said.some((i) => units[i].word.form === form))
  )
    return undefined;
  const states = new Set(said.map((i) => units[i].word.lemma));
  const ended = person ? words.findIndex(({ form }) => HOLDING.has(form)) : words.length;
  const holder = gather(words.slice(0, ended), ({ weight, lemma, value }) => {
    return weight > 0 && value < 0 && !states.has(lemma) && !NAMING.has(lemma) ? [lemma] : [];
  });
  return { deeds, units: said, holder: new Set(holder), person };
}

/** "Was closed for three days": it says itself that it ended. */
const isBounded = ({ words, values, text }: Reading): boolean =>
  words.some(({ form }) => form === 'was' || form === 'were') &&
  values.some(
    (value) =>
      value.kind === 'quantity' &&
      /^(?:s|month)$/.test(value.base) &&
      /\bfor(?: (?:only|just|about))? ?$/i.test(text.slice(Math.max(0, value.start - 12), value.start)),
  );

/** "The status of the order": a word for the state itself. */
const NAMING = wordSet('status state');

/** Whether a sentence tells that the state has ended. */
function ends(one: AlignedSentence, state: State, told: ReadonlySet<string>, next: boolean): boolean {
  const { words, question } = one.reading;
  if (question || words.some(({ form }) => EARLIER.has(form))) return false;
  return words.some((word, at) => {
    if (!isDone(word, at, one.reading, state)) return false;
    const aux = auxiliaryBefore(words, at);
    // "The customer cancelled it", "the committee overturned her decision": what was spoken of in the sentence before.
    if (aux === undefined && !state.person && next && at > 0 && pointsBack(one.reading, at)) return true;
    const object = aux === undefined ? phraseAfter(one.reading, at) : NO_PHRASE;
    const about = (phrase: Phrase): boolean => isSame(phrase, one, state, told, next);
    // "The bank reversed the payment": what it was done to stands behind it.
    if (object.words.length > 0) return !state.person && about(object);
    const bySubject = aux !== undefined || BY_ITSELF.has(word.form);
    if (!state.person && next && isWithdrawn(one.reading, at)) return true;
    return bySubject && about(phraseBefore(one.reading, aux ?? at));
  });
}

const NOW = /^(?:is|are|has|have)$/;

/** "4 May resolved by Carl. 6 May reopened": a later dated line of the log that a claim of how things stand is taken from. */
function endsInLog(one: AlignedSentence, line: AlignedSentence, claim: Reading, state: State): boolean {
  const { words } = one.reading;
  const own = originOf(line.source).sentence(line.sentence);
  const [note, before] = [noteOf(one.reading), noteOf(own)];
  if (!claim.words.some(({ form }) => NOW.test(form)) || !note?.stamps.length || !before?.stamps.length)
    return false;
  const at = words.findIndex((word, i) => isDone(word, i, one.reading, state));
  const named = words.slice(0, at).filter(({ weight }, i) => weight > 0 && !note.stamps.includes(i));
  return at > 0 && named.every(({ lemma }) => state.holder.has(lemma));
}

const DECISION = wordSet('decision ruling approval');

/** Whether what stands behind a deed is a word for what was just spoken of: "it", "her decision". */
function pointsBack({ words, text, end }: Reading, at: number): boolean {
  const [first, second] = [words[at + 1], words[at + 2]];
  if (first === undefined) return false;
  const closes = (word: Word): boolean =>
    /^\s*(?:$|[.,;!]|(?:on|at|in|by|again|today|yesterday|because|after)\b)/.test(
      text.slice(word.end, Math.min(end, word.end + 12)),
    );
  if (first.form === 'it') return closes(first);
  return DETERMINERS.has(first.form) && second !== undefined && DECISION.has(second.form) && closes(second);
}

/** "Two days later he withdrew": from what he had agreed to. */
const isWithdrawn = ({ words, text, end }: Reading, at: number): boolean =>
  words[at]!.form === 'withdrew' &&
  /^(?:he|she|they|it)$/.test(words[at - 1]?.form ?? '') &&
  /^\s*[.,;!]?\s*$/.test(text.slice(words[at]!.end, end));

/** "Approved by Kim and then cancelled by Lee": whether the sentence that says it goes on to tell that it has ended. */
function endsItself({ reading, alignment }: AlignedSentence, state: State): boolean {
  const { words } = reading;
  const said = state.units.map((i) => alignment.matches[i].at).filter((at) => at >= 0);
  if (said.length === 0) return false;
  return words.some((word, at) => {
    if (at <= Math.max(...said) || !isDone(word, at, reading, state)) return false;
    let before = (auxiliaryBefore(words, at) ?? at) - 1;
    while (BETWEEN.has(words[before].form) && !GOING_ON.has(words[before].form)) before--;
    if (POINTING.has(words[before].form)) before--;
    return GOING_ON.has(words[before]?.form ?? '') || isOfItsNoun(reading, at, state, Math.max(...said));
  });
}

/** "Was paid, and the payment was reversed": the deed of the claim is named again as what was undone. */
function isOfItsNoun(reading: Reading, at: number, { units }: State, said: number): boolean {
  const aux = auxiliaryBefore(reading.words, at);
  if (aux === undefined) return false;
  const { words, definite } = phraseBefore(reading, aux);
  const stem = reading.words[said]!.lemma.replace(/e$/, '');
  return (
    units.length === 1 &&
    definite &&
    words.length === 1 &&
    words[0]! > said &&
    stem.length > 2 &&
    reading.words[words[0]!]!.lemma.startsWith(stem)
  );
}

/** Whether a word says that a deed which ends the state was done. */
const isDone = (word: Word, at: number, reading: Reading, { deeds }: State): boolean =>
  deeds.has(word.form) &&
  (word.form !== 'rolled' || reading.words[at + 1]?.form === 'back') &&
  !isLeftOpen(word, at, reading.words, reading.text) &&
  !isDenied(reading, at) &&
  !isRule(reading.words, at);

/** "The customer reports the same error, ticket reopened": what stands behind a comma nobody is said to say. */
function isLeftOpen({ scope, start }: Word, at: number, words: readonly Word[], text: string): boolean {
  if ((scope & OPEN) !== ATTRIBUTION) return (scope & OPEN) !== 0;
  const speaker = words.slice(0, at).findLastIndex(({ cue }) => (cue & ATTRIBUTION) !== 0);
  return speaker < 0 || !text.slice(words[speaker].end, start).includes(',');
}

const PRESENT = wordSet('is are gets');
const AS_OF_NOW = wordSet('now since already again today');

/** "It is closed on Sundays", "is lifted within a day": what happens as a rule, and not what has happened. */
function isRule(words: readonly Word[], at: number): boolean {
  const aux = auxiliaryBefore(words, at);
  if (aux === undefined || !PRESENT.has(words[aux].form)) return false;
  return at + 1 < words.length && !words.slice(aux, at + 2).some(({ form }) => AS_OF_NOW.has(form));
}

/** Whether a verb before the deed denies it or leaves it undone: "was not cancelled", "to be cancelled". */
const isDenied = ({ words, text }: Reading, at: number): boolean =>
  words
    .slice(Math.max(0, at - 3), at)
    .filter(({ end }) => !/[,;]/.test(text.slice(end, words[at]!.start)))
    .some(({ form, cue }) => (cue & NEGATION) !== 0 || /^(?:to|be|not)$/.test(form));

/** Where the auxiliaries of a passive or perfect begin; undefined where the verb stands alone. */
function auxiliaryBefore(words: readonly Word[], at: number): number | undefined {
  let first: number | undefined;
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (AUXILIARIES.has(words[i].form)) first = i;
    else if (!BETWEEN.has(words[i].form) && !words[i].form.endsWith('ly')) break;
  }
  return first;
}

/** What something is paid by: where it fails, nothing is paid. */
const MEANS = wordSet('cheque check transfer debit card payment draft');

/** Match from which a word of the sentence says the state by another form: "the approval", of what was approved. */
const SAYS = 0.7;

/** Whether a phrase is about what the claim is about, and about nothing that the support does not speak of. */
function isSame(
  { words, points, definite }: Phrase,
  { reading, alignment }: AlignedSentence,
  { holder, units, person }: State,
  told: ReadonlySet<string>,
  next: boolean,
): boolean {
  if (points) return next;
  if (words.length === 0 || !definite) return false;
  const lemmas = words.map((at) => reading.words[at].lemma);
  const isState = (at: number): boolean =>
    units.some((i) => alignment.matches[i].at === at && alignment.matches[i].strength >= SAYS);
  const named = words.some(
    (at) =>
      holder.has(reading.words[at].lemma) || (!person && (isState(at) || MEANS.has(reading.words[at].lemma))),
  );
  return named && words.every((at, i) => told.has(lemmas[i]) || holder.has(lemmas[i]) || isState(at));
}
