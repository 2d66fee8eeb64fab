/**
 * What a phrase at either end of a statement adds, of which no word stands in the evidence: "by mistake, the shop
 * reopened" by "the shop opened again", "allowed with a discount" by "allowed in the hold".
 */

import { nearness } from '../../../text/vectors/bundled.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Unit } from '../../claim/units.ts';
import { ACCEPTED } from '../../judge/calibration.ts';
import { coverageBy } from '../../match/close.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** A preposition that leads to what is told besides, of at most so many words. */
const LED =
  "(?:by|via|without|in|at|near|from|with|under|during|despite|because of|due to|thanks to|to|for|on|through|as|since|until|after|before|instead of) (?:(?:[\\p{L}'’-]+ ){0,3}[\\p{L}'’-]{3,})";
const OPENING = new RegExp(`^\\s*(${LED}|(?:last|next) \\p{L}+), `, 'iu');
const CLOSING = new RegExp(`^.* (${LED})[.!]?\\s*$`, 'iu');

/** Nouns that lead nowhere: what they say the words beside them say. */
const IDLE = wordSet(
  'total all average fact addition general particular short contrast case result end time place way order part person ' +
    'least most present now then course practice advance full effect force question summary principle detail turn thing ' +
    'account behalf favour favor view light terms line sum instance example moment hand date basis reason purpose ' +
    'once first last today level rest day name number amount person people use need stock sale charge',
);
/** Nearness (cosine of vectors) from which another word may stand for one. */
const NEAR = 0.45;
/** Match under which no word of a sentence stands for a unit, and from which one is the statement's own. */
const NOWHERE = 0.3;
const OWN = 0.9;

export const PHRASE_NOWHERE: readonly Guard[] = [
  against('partially_mentioned', 'english', (told) => adds(told, OPENING), { said: () => OPENING }),
  against('partially_mentioned', 'english', (told) => adds(told, CLOSING), { said: () => CLOSING }),
];

/** Whether a phrase of a statement that is weighed has words, and the evidence none of them. */
function adds(told: Told, pattern: RegExp): boolean {
  const { reading, units, support, score, around } = told;
  if (score === Number.POSITIVE_INFINITY || reading.question) return false;
  if (coverageBy(score, support) < ACCEPTED) return false;
  const text = textOf(reading);
  const found = pattern.exec(text);
  if (found === null) return false;
  const from = found.index + found[0].lastIndexOf(found[1]!);
  // What somebody is behind with another guard looks for.
  if (/\bbehind $/u.test(text.slice(0, from))) return false;
  const start = reading.start + from;
  const end = start + found[1]!.length;
  const inside = units.flatMap((unit, i) => (unit.start >= start && unit.end <= end ? [i] : []));
  if (
    inside.length === 0 ||
    inside.some((i) => units[i]!.value !== undefined || IDLE.has(units[i]!.word.lemma))
  )
    return false;
  const sentences = [...new Set([...support.sentences, ...around])];
  return inside.every((i) => isUnsaid(told, i) && !sentences.some((one) => speaksOf(one, units[i]!, i)));
}

/** Whether nothing of the support stands for a unit, or only a word that stands for another one as it is. */
function isUnsaid({ support: { matches, from } }: Told, i: number): boolean {
  const { at, strength } = matches[i]!;
  if (strength < NOWHERE) return true;
  if (at < 0 || strength >= OWN) return false;
  return matches.some((one, j) => j !== i && one.at === at && from[j] === from[i] && one.strength > strength);
}

/** Whether a sentence has the word of a unit or one near it, which is not another unit's own. */
function speaksOf({ reading, alignment }: AlignedSentence, { word }: Unit, i: number): boolean {
  const stem = word.lemma.slice(0, Math.max(4, word.lemma.length - 2));
  const taken = new Set(
    alignment.matches.flatMap(({ at, strength }, j) => (j !== i && strength >= OWN ? [at] : [])),
  );
  return reading.words.some(
    ({ form, lemma, weight, value }, at) =>
      form === word.form ||
      (weight > 0 &&
        value < 0 &&
        !taken.has(at) &&
        (form.includes(stem) || (nearness.between(word.lemma, lemma) ?? 0) >= NEAR)),
  );
}
