/** Fields of structured data by the words of their names, and whether a claim says those. */
import { fold } from '../../text/chars.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Word } from '../../text/reading.ts';
import { parseFieldUnit } from '../../text/values/index.ts';
import type { Unit } from '../claim/units.ts';
import type { Leaf } from './evidence-text.ts';
import { fieldWords } from './field-said.ts';
import { GOALS, SOURCES } from './field-words.ts';

/** A field of a record that stands behind a word of the claim. */
export interface Field {
  readonly leaf: Leaf;
  /** Words of its own name, folded, and their lemmas. */
  readonly name: readonly string[];
  /** Words of the names above it. */
  readonly above: readonly string[];
}

export function fieldOf(leaf: Leaf): Field {
  const keys = leaf.pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  while (keys.length > 1 && /^\d+$/.test(keys.at(-1)!)) keys.pop();
  const own = leaf.called?.name ?? keys.pop() ?? '';
  const above = keys.filter((key) => !/^\d+$/.test(key)).flatMap(nameWords);
  const isNumber = /^-?[\d.]+$/.test(leaf.quote);
  const name = isNumber ? nameWords(parseFieldUnit(own).words.join(' ') || own) : nameWords(own);
  return { leaf, name, above };
}

export const nameWords = (name: string): string[] =>
  fieldWords(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => fold(word))
    // The "no" of "tracking_no" is a number.
    .filter((word, at) => at === 0 || word !== 'no');

export const isRoleWord = (word: string): boolean => word === 'by' || SOURCES.has(word) || GOALS.has(word);

/** Whether the claim says a word of a name, or one that stands for it. */
export function isSaid(name: string, said: readonly Word[], unit: Unit, lexicon: Lexicon): boolean {
  const lemma = lexicon.lemma(name);
  return said.some((word) => {
    if (word.form === name) return true;
    if (word.weight === 0) return false;
    if (word.lemma === name || word.lemma === lemma) return true;
    if (sharedStem(word.form, name) || word.form.startsWith(SHORT.get(name) ?? ' ')) return true;
    const { kind, strength } = lexicon.relation(word.lemma, lemma);
    if (strength < 0.4) return false;
    if (kind === 'same' || kind === 'derivation' || kind === 'synonym') return true;
    // A coat is a garment; but that something was mailed to her does not say that a proof was sent.
    return word === unit.word && (kind === 'hyponym' || kind === 'entails');
  });
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['max', 'maxim'],
  ['min', 'minim'],
]);

const sharedStem = (a: string, b: string): boolean =>
  a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5);
