/** What "it" takes up in the second of two deeds of one: "Danilo picked up the Sato order and delivered it to Kemp." */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import type { Teller } from '../types.ts';

const TAKING_UP = /\b(?:and|then) (?:[\p{L}-]+ )?[\p{L}-]+ (?:it|them)\b/u;

/** A place or time of a deed, and what a phrase is without one that ends it. */
const PLACE =
  /\b(?:in|at|on|under|near|behind|inside|outside|into|from|to|above|below|there|here|elsewhere|until|after|before)\b/u;
const PLACED = / (?:in|at|on|under|near|behind|inside|outside|from|into|above|below|until|after|before) .*$/u;

/** The second deed alone, with the thing that the first is done to. */
export const takenUp: Teller = ({ sentence, tell }) => {
  const told = tell(sentence);
  const { text } = told;
  if (!TAKING_UP.test(text) || /\b(?:not|never|no|if|or)\b|n['\u2019]t\b/.test(text)) return [];
  const tree = new Tree(parseSentence(text));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return [];
  const [subject] = tree.with(root, 'nsubj');
  const things = tree.with(root, 'obj', 'obl');
  const [thing] = tree.with(root, 'obj').length > 0 ? tree.with(root, 'obj') : things;
  if (subject === undefined || thing === undefined || things.length > 2) return [];
  const own = tree.span(subject);
  const noun = tree.span(thing);
  const whole = text
    .slice(noun.start, noun.end)
    .replace(/^(?:at|for|to|of|with|in|on) /, '')
    .replace(/, who .*$/u, '')
    .replace(/,$/, '');
  return tree.with(root, 'conj').flatMap((verb) => {
    const [it] = tree.with(verb, 'obj').filter((child) => /^(?:it|them)$/i.test(tree.token(child).form));
    if (it === undefined || tree.with(verb, 'nsubj').length > 0) return [];
    const last = tree.span(verb).end;
    const [from, to] = [tree.token(verb).start, tree.token(it)];
    // "Loaded the crates in Genoa and unloaded them in Tunis": the place of the first deed is not the second's.
    const what = PLACE.test(text.slice(to.end, last)) ? whole.replace(PLACED, '') : whole;
    return [
      {
        ...told,
        text: `${text.slice(own.start, own.end)} ${text.slice(from, to.start)}${what}${text.slice(to.end, last)}.`,
      },
      {
        ...told,
        text: `${text.slice(own.start, own.end)} ${text.slice(from, to.start).trim()}${text.slice(to.end, last)} ${what}.`,
      },
    ];
  });
};
