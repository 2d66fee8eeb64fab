/** Words of a claim that tell nothing by themselves: the noun of "on account of", the "one" of "the only one". */
import type { Word } from '../../text/reading.ts';

/** The idle word has a star; `#` stands for a value, `~` for any word. */
const PHRASES = (
  '*according to|on *account of|in *view of|in *terms of|in *order to|with *regard to|in *regard to|in *respect of|' +
  'with *respect to|in the *course of|by *means of|by *way of|in *case|in the *case of|in the *event of|' +
  'in the *event that|no *matter|the *fact that|the *whole of|by the *time|at the *time of|at the *time when|' +
  'for ~ *part|on the *part of|so *far as|as *far as|as *long as|so *long as|for the *sake of|*turn out to|' +
  '*turn out that|in *fact|of *course|a *period of #|a *sum of #|an *amount of #|a *total of #|' +
  'the *amount of #|the *sum of #|a *duration of #|a *distance of #'
).split('|');

interface Phrase {
  readonly words: readonly string[];
  readonly idle: number;
}

const byIdle = new Map<string, Phrase[]>();
for (const phrase of PHRASES) {
  const words = phrase.split(' ');
  const idle = words.findIndex((word) => word.startsWith('*'));
  const word = words[idle].slice(1);
  byIdle.set(word, [...(byIdle.get(word) ?? []), { words, idle }]);
}

/** Whether the word at a place of a claim is there for its grammar alone. */
export function isIdle(words: readonly Word[], at: number): boolean {
  const { form, lemma } = words[at];
  if (form === 'one') return isPronoun(words, at);
  const phrases = byIdle.get(lemma) ?? byIdle.get(form);
  return phrases?.some((phrase) => stands(phrase, words, at)) ?? false;
}

const stands = ({ words: pattern, idle }: Phrase, words: readonly Word[], at: number): boolean =>
  pattern.every((one, i) => {
    const word = words[at - idle + i];
    if (word === undefined || i === idle) return i === idle;
    return one === '~' || (one === '#' ? word.value >= 0 : word.form === one);
  });

/** Words after which "one" stands for a noun that was said. */
const BEFORE = new Set(
  'the this that which each every another any only no same other last new old right wrong former latter next'.split(
    ' ',
  ),
);
/** Verbs before which it stands for anybody. */
const MODALS = new Set('can cannot may must should will would could might has is'.split(' '));

function isPronoun(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (BEFORE.has(words[at - 1]?.form)) return next === undefined || (next.weight === 0 && next.form !== 'of');
  return MODALS.has(next?.form ?? '') && words[at - 1]?.form !== 'of';
}
