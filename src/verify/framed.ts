/**
 * A statement inside another: "the author disputes that …", "the odds are that …", "…, I guess". It is stated only
 * where what governs it is known to assert it; of a frame that is not known nothing follows.
 */
import { CONDITION, HEDGE, NEGATION, PROSPECT } from '../text/cues.ts';
import type { Reading, Word } from '../text/reading.ts';
import { type Found, found, type Matter, type Mismatch } from './matter.ts';
import type { AlignedSentence } from './support.ts';

/** What stands in a frame that does not assert it. */
export function framed(matter: Matter): Mismatch[] {
  return matter.support.sentences.flatMap((sentence, slot): Mismatch[] => {
    const { reading, source } = sentence;
    if (reading.language !== 'en' || source.isRecord(sentence.sentence) || sentence.coverage < LEAST)
      return [];
    const places = matchedPlaces(matter, slot);
    if (places.length === 0) return [];
    const open =
      inOpenFrame(matter, reading, places) ||
      isLabelledOpen(matter, reading, places) ||
      isReported(matter, reading, places) ||
      isTagged(matter, sentence, places) ||
      isInvented(matter, reading, places);
    return open ? [{ kind: 'modality', force: 'withholds', sentence, units: [] }] : [];
  });
}

/** Coverage from which a sentence is taken to say what the claim does. */
const LEAST = 0.4;

/** Where a sentence has units of the claim, in order. */
function matchedPlaces(matter: Matter, slot: number): number[] {
  const places = matter.units.flatMap((_, i) => {
    const place: Found | undefined = matter.support.from[i] === slot ? found(matter, i) : undefined;
    return place === undefined ? [] : [place.at];
  });
  return places.sort((a, b) => a - b);
}

/** Words that open a clause which is not said to be so, whatever stands before them. */
const OPENING: Readonly<Record<string, readonly string[]>> = {
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
};

const CONDITIONS = new Set('if when whenever once unless should provided'.split(' '));

/** Whether all of the claim that a sentence has stands behind a "that" or an "if" over which nothing asserts it. */
function inOpenFrame({ claim }: Matter, { words, text }: Reading, [first]: readonly number[]): boolean {
  const said = new Set(claim.words.map(({ form }) => form));
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
    if (form === 'that' && words[at - 1]?.form !== 'so') return !asserts(words.slice(0, at));
    if (form === 'to' && words[at - 1]?.form === 'according') return true;
  }
  return false;
}

/** Words between what opens a clause and the first word of it that the claim has. */
const FRAME_REACH = 6;

/** Verbs, adjectives and nouns whose clause is so. */
const ASSERTING = new Set(
  (
    'know realise realize notice discover find recognise recognize learn see confirm verify prove show demonstrate ' +
    'establish note observe remember recall regret acknowledge admit concede reveal disclose inform notify remind ' +
    'record document certify forget turn happen emerge transpire pleased glad happy sorry sad aware delighted proud ' +
    'relieved true clear certain evident obvious fact news result truth upshot surprise surprised mean testify'
  ).split(' '),
);
/** What whoever writes the text says is said by the text. */
const OWN = new Set(
  'report state announce say tell write mention add declare stress emphasise advise conclude'.split(' '),
);
const WRITERS = new Set(['we', 'i']);
/** "No doubt", "no secret". */
const UNDOUBTED = new Set('doubt question secret wonder'.split(' '));

/** Whether a frame says that what follows its "that" is so. */
function asserts(frame: readonly Word[]): boolean {
  const governor = frame.findLastIndex(
    ({ lemma, form }) =>
      ASSERTING.has(lemma) || ASSERTING.has(form) || OWN.has(lemma) || UNDOUBTED.has(lemma),
  );
  if (
    governor < 0 ||
    frame
      .slice(governor + 1)
      .some(
        ({ weight, value, lemma }) =>
          weight > 0 && value < 0 && lemma.length > 0 && !isPhrase(frame, governor),
      )
  )
    return false;
  const { lemma } = frame[governor];
  const before = frame.slice(0, governor);
  if (UNDOUBTED.has(lemma)) return before.at(-1)?.form === 'no' || before.at(-1)?.form === 'little';
  if (frame.some(({ cue, form }) => (cue & NEGATION) !== 0 || form === 'should' || form === 'would'))
    return false;
  const own = before.some(({ form }) => WRITERS.has(form)) || frame.some(({ form }) => form === 'please');
  if (OWN.has(lemma)) return own;
  return own || !frame.some(({ cue, value }) => value < 0 && (cue & (HEDGE | PROSPECT | CONDITION)) !== 0);
}

/** Whether a preposition follows the governor: "confirmed by phone that". */
const isPhrase = (frame: readonly Word[], governor: number): boolean =>
  PREPOSITIONS.has(frame[governor + 1]?.form ?? '') || frame[governor + 1]?.capital === true;
const PREPOSITIONS = new Set(
  'by on in to at during after before for with from yesterday today us you them him her out'.split(' '),
);

const VOID_LABEL =
  /\b(?:myths?|wrong|false|untrue|rumou?rs?|incorrect|not so|to be|to do|todo|hoax|lie|fiction|story|tale|claim|claims|allegation|assumption|hypothesis|question|quiz|example|planned|proposal|draft|idea|wish|goal|aim|target|far from it)\b/i;
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

/** Verbs whose clause follows without a "that" and is not said to be so. */
const OPINING = new Set(
  (
    'bet guess think believe suppose assume seem appear claim say suspect hope fear reckon imagine feel doubt argue ' +
    'insist promise swear expect wish pretend hear allege maintain'
  ).split(' '),
);

/** "The website claims the fee is …": right before what the claim has, with somebody who claims it. */
function isReported({ claim }: Matter, { words, text }: Reading, [first]: readonly number[]): boolean {
  const opines = ({ lemma }: Word): boolean =>
    OPINING.has(lemma) && !claim.words.some((word) => word.lemma === lemma);
  if (first > 1 && PRONOUNS.has(words[0].form) && opines(words[1]) && !WRITERS.has(words[0].form))
    return true;
  if (first > 1 && WRITERS.has(words[0].form) && opines(words[1]) && !OWN.has(words[1].lemma)) return true;
  for (let at = first - 1; at >= Math.max(1, first - 3); at--) {
    const { lemma, weight, form } = words[at];
    if (/[,;:]/.test(text.slice(words[at].end, words[at + 1].start))) return false;
    if (OPINING.has(lemma) && !WRITERS.has(words[at - 1].form))
      return !claim.words.some((word) => word.lemma === lemma);
    if (OPINING.has(lemma) && !OWN.has(lemma)) return !claim.words.some((word) => word.lemma === lemma);
    if (weight > 0 || form === 'that') return false;
  }
  return false;
}

const PRONOUNS = new Set('it they he she you'.split(' '));

const TAG =
  /^\W*,?\s*(?:or so\b|so (?:they|he|she|it|the|we|i)\b|(?:i|we|they|he|she|\p{Lu}\p{L}+|some) (?:guess|think|thinks|suppose|believe|believes|imagine|bet|assume|fear|hope|reckon|say|says|said|claim|claims|claimed|hear)\b|(?:allegedly|supposedly|apparently|reportedly|presumably|maybe|perhaps|probably|hopefully|theoretically)\b|or (?:(?:does|did|is|was|has) (?:it|he|she|they)|not)\b|if\b)/iu;

/** "…, I guess": what follows the last word of the claim takes it back to an opinion. */
function isTagged(
  { claim }: Matter,
  { reading, source }: AlignedSentence,
  places: readonly number[],
): boolean {
  const last = places.at(-1)!;
  const { words, end } = reading;
  for (let at = last; at < words.length; at++) {
    const rest = source.text.slice(words[at].end, end);
    if (/^\s*[,\u2013\u2014-]/.test(rest) && TAG.test(rest.replace(/^\s*[,\u2013\u2014-]\s*/, '')))
      return !claim.text.includes(rest.trim().replace(/[.!]$/, ''));
  }
  return false;
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
