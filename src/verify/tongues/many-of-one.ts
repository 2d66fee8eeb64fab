/** "Die Prüfungen" of "die Prüfung", "les examens" of "l'examen": what is told of one is not told of several that are meant. */
import type { Reading } from '../../text/reading.ts';
import { formsOf } from '../claim/words-said.ts';
import type { Tongue } from './grammar.ts';

const THOSE: Readonly<Record<string, RegExp>> = {
  de: /^(?:die|diese|alle|beide|der|den)$/,
  fr: /^(?:les|ces|ses|leurs|mes|nos|vos)$/,
  es: /^(?:los|las|estos|estas|sus|mis)$/,
};
/** Endings that make a plural only, of nouns of these endings. */
const PLURAL: Readonly<Record<string, RegExp>> = {
  de: /^(.*(?:ung|heit|keit|schaft|ion|tät|ik|ur))en$/u,
  fr: /^(.{3,})s$/u,
  es: /^(.{3,}?)(?:es|s)$/u,
};

/** Whether a claim tells of several that are meant what a sentence tells of one. */
export function isManyOfOne(claim: Reading, sentence: Reading, language: Tongue): boolean {
  const [those, plural] = [THOSE[language], PLURAL[language]];
  if (those === undefined || plural === undefined) return false;
  const theirs = formsOf(sentence.words);
  return claim.words.some(({ form }, at) => {
    if (at === 0 || theirs.has(form) || !those.test(claim.words[at - 1]!.form)) return false;
    const one = plural.exec(form)?.[1];
    return one !== undefined && theirs.has(one);
  });
}
