/**
 * Ways of saying one thing, as rules on the text of a sentence: what matches is put as the plain wording says it, and the
 * clauses of that are then held against each other as any others are.
 */
import { once } from '../../../text/lexicon/once.ts';

/** What matches, and the plain wording of it, with what `$1` and the like took. */
export interface Wording {
  readonly said: RegExp;
  readonly plain: string | ((...groups: string[]) => string);
}

/** Pieces of patterns that many rules share, by name: `<days>`. */
export type Pieces = Readonly<Record<string, string>>;

/** Part of a clause of one sentence: no sign that ends a clause, but those in a number. */
const CLAUSE = String.raw`(?:[^,;:()?!]|[,:](?=\d))`;

/** A rule whose pattern has `<name>` for a piece and `…` for part of a clause. */
export const wording = (pieces: Pieces, said: string, plain: Wording['plain']): Wording => {
  // Compiled when a text first asks for it: most texts are English.
  const pattern = once(() => compiled(pieces, said));
  return {
    get said() {
      return pattern();
    },
    plain,
  };
};

const compiled = (pieces: Pieces, said: string): RegExp =>
  new RegExp(
    said
      .replace(/<(\p{Ll}+)>/gu, (_, name: string) => `(?:${pieces[name]})`)
      .replaceAll('…', `${CLAUSE}*?`)
      // A rule holds at the start of a sentence too, but a name is a name.
      .replace(/\\p\{L[ul]\}/g, '(?-i:$&)')
      .replaceAll('\\b', String.raw`(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])`)
      .replaceAll('\\e', String.raw`(?<=[\p{L}\p{N}'\u2019])(?![\p{L}\p{N}])`),
    'giu',
  );

/** A text with every rule applied in turn. */
export function plainly(text: string, rules: readonly Wording[]): string {
  let told = text;
  for (const { said, plain } of rules) told = told.replace(said, plain as (...groups: string[]) => string);
  return told;
}

/** The texts that one rule of several makes of a text: what follows from it, or what it follows from. */
export function otherwise(text: string, rules: readonly Wording[]): string[] {
  return rules
    .map(({ said, plain }) => text.replace(said, plain as (...groups: string[]) => string))
    .filter((other) => other !== text);
}
