/**
 * Phrases of rules that say one thing: "no more than six tickets for one event" is "up to six tickets per event", "seats added
 * mid-term" are "seats added in the middle of a term". Where the evidence has another phrase of a line of `SAME` to the letter, the
 * statement is asked with that in the place of its own.
 */
import { matchesOf } from '../../text/matches.ts';
import { lazily } from '../../text/once.ts';
import { Sieve } from '../../text/sieve/index.ts';
import { capital, escaped } from '../context/tellings/words.ts';
import type { Scene, Shown } from './asked.ts';

/** The phrases of a line say the same of any number `{n}`, and of any words `{a}`, `{b}`. */
const SAME = `
up to {n} | no more than {n} | not more than {n} | at most {n} | a maximum of {n}
at least {n} | no fewer than {n} | no less than {n} | a minimum of {n}
per {a} | for one {a} | for each {a} | for every {a}
free of charge | without charge | at no charge | at no cost
in the middle of a {a} | in the middle of the {a} | mid-{a} | midway through a {a} | halfway through a {a}
at the end of a {a} | at the end of the {a} | at {a}'s end
the {a} that remain | the remaining {a} | the {a} that are left
the {a} that follows | the following {a} | the next {a}
out-of-{a} {b} | {b} out of {a}
the whole {a} | the entire {a} | all of the {a}
older than {n} | over the age of {n} | more than {n} years old
by letter | by post | by mail
by phone | by telephone | on the phone
in writing | in written form
`;

const NUMBER =
  '(?<n>\\d[\\d.,]*\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const WORD = (name: string): string => `(?<${name}>\\p{Ll}[\\p{Ll}-]{2,})`;

interface Phrase {
  readonly template: string;
  readonly found: RegExp;
  readonly all: RegExp;
}

const LINES = lazily((): readonly (readonly Phrase[])[] =>
  SAME.trim()
    .split('\n')
    .map((line) =>
      line.split(' | ').map((template) => {
        const source = `(?<![\\p{L}\\d-])${escaped(template).replace(String.raw`\{n\}`, NUMBER).replace(String.raw`\{a\}`, WORD('a')).replace(String.raw`\{b\}`, WORD('b'))}(?![\\p{L}\\d-])`;
        return { template, found: new RegExp(source, 'iu'), all: new RegExp(source, 'giu') };
      }),
    ),
);

const sieve = lazily(() => new Sieve(LINES().map((line) => line.map(({ found }) => found))));

/** Where the evidence shows a statement with its own phrases in the place of the statement's; undefined where it has none. */
export function inSamePhrases(said: string, scene: Scene): Shown | undefined {
  const text = lazily(() =>
    scene.documents.map((document) => document.text.slice(0, LONGEST).toLowerCase()).join('\n'),
  );
  let told = said;
  let may = sieve().through(told);
  for (const [at, line] of LINES().entries()) {
    const before = told;
    if (may[at] === 1) told = inPhraseOf(text, told, line);
    if (told !== before) may = sieve().through(told);
  }
  return told === said ? undefined : scene.ask(`${told}.`);
}

const LONGEST = 8_000;

/** A statement with the phrase of a line that the evidence has, where it has another one. */
function inPhraseOf(evidence: () => string, said: string, line: readonly Phrase[]): string {
  const own = line
    .map((phrase) => ({ phrase, match: phrase.found.exec(said) }))
    .find(({ match }) => match !== null);
  if (own?.match == null) return said;
  const text = evidence();
  if (text.includes(own.match[0].toLowerCase())) return said;
  // Of two such phrases either may be the one that is meant.
  if (matchesOf(said, own.phrase.all).length > 1) return said;
  const { n = '', a = '', b = '' } = own.match.groups ?? {};
  const [other, ...more] = line
    .filter((phrase) => phrase !== own.phrase)
    .map(({ template }) => template.replace('{n}', n).replace('{a}', a).replace('{b}', b))
    .filter((phrase) => text.includes(phrase.toLowerCase()));
  if (other === undefined || more.length > 0) return said;
  const { index, 0: place } = own.match;
  return said.slice(0, index) + (index === 0 ? capital(other) : other) + said.slice(index + place.length);
}
