/**
 * Support in languages whose sentences are not parsed: only what stands there almost word for word, in the claim's
 * order, with nothing about it that could take it back. A word more may be one that this reader does not know.
 */
import type { Reading, Word } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';
import { isTongue } from '../tongues/grammar.ts';
import { statesIn } from '../tongues/restate.ts';

/** Articles and the like: they may differ. */
const ARTICLES = new Set(
  (
    'der die das den dem des ein eine einen einem einer eines le la les un une l el los las lo unos unas de het een o a ' +
    'os as il i gli uno una en ett det den'
  ).split(' '),
);
/** What opens a date. */
const OPENING = new Set('am im um on le en del vom a il em op'.split(' '));
const MOMENTS = new Set(['date', 'datetime', 'time']);

/** What keeps sentences in another language than English from carrying a claim. */
export function notLiteral({ claim, support, lexicon }: Matter): Mismatch[] {
  const [sentence] = support.sentences;
  if (support.sentences.every((one) => one.source.isRecord(one.sentence))) return [];
  const places = support.matches.map(({ at }) => at);
  const tongue = isTongue(claim.language) && sentence.reading.language === claim.language;
  if (tongue && support.sentences.length === 1 && statesIn(claim, sentence, lexicon)) return [];
  const literal =
    (!tongue || inOnePiece(claim.words, sentence.reading.words)) &&
    support.matches.every(({ kind, strength }) => (kind === 'same' || kind === 'value') && strength >= 0.9) &&
    places.every((at, i) => support.from[i] === 0 && (i === 0 || at > places[i - 1])) &&
    saysAll(claim.words, sentence.reading.words) &&
    addsNothing(claim.words, sentence, places);
  return literal ? [] : [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: [] }];
}

/** Whether all words of the claim stand in a sentence as they stand in the claim. */
function inOnePiece(claim: readonly Word[], sentence: readonly Word[]): boolean {
  return sentence.some((_, from) => claim.every(({ form }, at) => form === sentence[from + at]?.form));
}

/** Whether the sentence has every function word of the claim but its articles: "wird" is not "wurde". */
function saysAll(claim: readonly Word[], sentence: readonly Word[]): boolean {
  const forms = new Set(sentence.map(({ form }) => form));
  return claim.every(
    ({ form, weight, value }) => weight > 0 || value >= 0 || ARTICLES.has(form) || forms.has(form),
  );
}

/** "Le 3 mai", but not "le dimanche": that may be the only day that it holds on. */
const isDay = ({ text }: Reading, { kind, start, end }: Value): boolean =>
  MOMENTS.has(kind) && /\d/.test(text.slice(start, end));

/** Whether what the sentence has more are articles, and dates and times. */
function addsNothing(
  claim: readonly Word[],
  { reading }: AlignedSentence,
  places: readonly number[],
): boolean {
  const said = new Set(claim.map(({ form }) => form));
  const matched = new Set(
    places.map((at) => (reading.words[at].value >= 0 ? reading.words[at].value : -1 - at)),
  );
  return reading.words.every((word, at) => {
    if (said.has(word.form) || ARTICLES.has(word.form)) return true;
    const next = reading.words[at + 1]?.value ?? -1;
    const opensMoment = next >= 0 && MOMENTS.has(reading.values[next].kind);
    if (opensMoment && word.weight === 0 && word.cue === 0 && OPENING.has(word.form)) return true;
    if (word.value >= 0) return matched.has(word.value) || isDay(reading, reading.values[word.value]);
    return matched.has(-1 - at);
  });
}
