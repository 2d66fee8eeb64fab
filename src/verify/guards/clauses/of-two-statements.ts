/**
 * Words of one claim that two statements side by side have between them: "room 14 has a sea view" by "room 12 has a sea view, room 14
 * looks onto the garden", "the invoice was sent by e-mail" by "the reminder was sent by e-mail, the invoice by post".
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.7;
const FINITE = /^(?:VBZ|VBD|VBP|MD)$/;
const NOMINAL = /^(?:DT|NN|NNS|NNP|NNPS|CD|JJ|PRP\$)$/;
/** What goes on with what the statement before told of. */
const GOES_ON =
  /^(?:it|they|he|she|we|you|i|this|that|these|those|which|who|whose|whom|where|when|both|each|all|none|neither|one|some|most|many|its|their|his|her|our|your|my|there|here|also|however|therefore|otherwise|then|so)$/;
/** A statement under another is no statement side by side with it. */
const UNDER =
  /^(?:if|when|whenever|while|because|since|although|though|after|before|until|unless|once|as|whereas|in|on|at|for|with|by|to|from|during|despite|under|of)$/;
const JOINING =
  /\b(?:and|but|or|while|when|because|after|before|if|since|so|as|than|until|although|though|who|which|that)\b/iu;
const MAY_PART = /[;,]\s|\s[\u2013\u2014-]\s/u;
const MOST = 60;

export const OF_TWO_STATEMENTS: Guard = against('role', 'prose', isOfTwo, { told: () => MAY_PART });

function isOfTwo({ reading, units, score }: Told, sentence: AlignedSentence): boolean {
  if (!Number.isFinite(score) || JOINING.test(textOf(reading))) return false;
  const { words } = sentence.reading;
  if (words.length > MOST) return false;
  const parts = statementsOf(sentence);
  if (parts.length < 2) return false;
  const said = units.flatMap(({ weight }, i) => {
    const { at, strength } = sentence.alignment.matches[i]!;
    return weight < LEAST || at < 0 || strength < OWN ? [] : [words[at]!];
  });
  // A word that stands in several of them is of each.
  const isIn = (word: Word, part: readonly Word[]): boolean =>
    part.some((one) =>
      one.value >= 0 || word.value >= 0
        ? one.value === word.value && one.form === word.form
        : one.lemma === word.lemma,
    );
  return said.length > 1 && !parts.some((part) => said.every((word) => isIn(word, part)));
}

/** Weight from which a word tells. */
const LEAST = 0.3;

/** The statements that stand side by side in a sentence, where each has a subject of its own. */
function statementsOf(sentence: AlignedSentence): readonly (readonly Word[])[] {
  const { words, text } = sentence.reading;
  const tags = tagsOf(sentence);
  const ends: number[] = [];
  for (let at = 1; at < words.length; at++) {
    const gap = text.slice(words[at - 1]!.end, words[at]!.start);
    if (/;|\s[\u2013\u2014-]\s/u.test(gap) || (gap.includes(',') && begins(words, tags, at))) ends.push(at);
  }
  const parts = [0, ...ends].map((from, i) => [from, ends[i] ?? words.length] as const);
  const isOwn = ([from, to]: readonly [number, number]): boolean => {
    const first = words[from]!;
    if (GOES_ON.test(first.form) || UNDER.test(first.form) || !NOMINAL.test(tags[from] ?? '')) return false;
    return from > 0 || tags.slice(from, to).some((tag) => FINITE.test(tag));
  };
  if (!parts.every(isOwn)) return [];
  const hasFinite = ([from, to]: readonly [number, number]): boolean =>
    tags.slice(from, to).some((tag) => FINITE.test(tag));
  const [first, ...others] = parts;
  const verbs = words.slice(...first!).filter((_, at) => /^VB/.test(tags[at] ?? ''));
  const isGapped = others.some((part) => !hasFinite(part));
  if (!isGapped && !others.some((part) => tellsAlike(words.slice(...first!), words.slice(...part))))
    return [];
  // The verb that a statement leaves out is that of the first.
  return parts.map((part) => (hasFinite(part) ? words.slice(...part) : [...words.slice(...part), ...verbs]));
}

/** Whether two statements speak of things of one name: of others, the second may go on with what the first told of. */
const tellsAlike = (first: readonly Word[], second: readonly Word[]): boolean =>
  second.some(
    ({ lemma, value, weight }) =>
      value < 0 && weight >= LEAST && first.some((one) => one.value < 0 && one.lemma === lemma),
  );

/** Whether a statement with a subject of its own begins behind a comma: "room 14 looks", "the invoice by post". */
function begins(words: readonly Word[], tags: readonly string[], at: number): boolean {
  if (GOES_ON.test(words[at]!.form) || !NOMINAL.test(tags[at] ?? '')) return false;
  for (let next = at; next < Math.min(words.length, at + 5); next++) {
    const tag = tags[next] ?? '';
    if (FINITE.test(tag)) return next > at;
    // Gapped: "the invoice by post", with the preposition of the statement before.
    if (tag === 'IN' || tag === 'TO')
      return next > at && words.slice(0, at).some(({ form }, i) => form === words[next]!.form && i > 1);
    if (!NOMINAL.test(tag)) return false;
  }
  return false;
}
