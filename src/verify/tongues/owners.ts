/** Whose a thing is, in German, French and Spanish: "sein Auto" is not "ihr Auto". */
import type { Reading, Word } from '../../text/reading.ts';
import { POSSESSIVE } from './clause-words.ts';
import type { Tongue } from './grammar.ts';

/** Possessives by whose they are: of him, of her or them, and of those who speak or are spoken to. */
const OWNERS: readonly (readonly [owner: string, forms: RegExp])[] = [
  ['he', /^sein/],
  ['she', /^ihr/],
  ['I', /^(?:mein|mon$|ma$|mes$|mis?$)/],
  ['you', /^(?:dein|eue?r|ton$|ta$|tes$|votre$|vos$|tus?$|vuestr)/],
  ['we', /^(?:unser|notre$|nos$|nuestr)/],
  ['any', /^(?:son|sa|ses|leurs?|sus?)$/],
];
const SPEAKING = new Set(['I', 'you', 'we']);

/**
 * Whether the things of a claim belong to whom the sentence has them belong to. Who speaks in the sentence may be anybody
 * in the claim; who is told of in the sentence does not speak in the claim.
 */
export function sameOwners(language: Tongue, claim: Reading, sentence: Reading): boolean {
  return claim.words.every((word, at) => {
    const owner = POSSESSIVE[language].test(word.form) ? ownerOf(word) : undefined;
    const thing = claim.words[at + 1];
    if (owner === undefined || thing === undefined) return true;
    const others = sentence.words.flatMap((one, i) => {
      const before = sentence.words[i - 1];
      return one.form === thing.form && before !== undefined && POSSESSIVE[language].test(before.form)
        ? [ownerOf(before)]
        : [];
    });
    return others.length === 0 || others.some((other) => mayBe(owner, other));
  });
}

const ownerOf = ({ form }: Word): string => OWNERS.find(([, forms]) => forms.test(form))?.[0] ?? 'any';

const mayBe = (owner: string, other: string): boolean =>
  owner === other ||
  (SPEAKING.has(owner) === SPEAKING.has(other)
    ? SPEAKING.has(owner) || owner === 'any' || other === 'any'
    : SPEAKING.has(other));
