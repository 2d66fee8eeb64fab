/** Lines of two or three words that say what was done: `Refund approved`. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { isPastHeadline } from '../parts/clauses.ts';

/** `Refund approved`: what was done to one thing. `Steps taken`, `Documents required` lead to what follows. */
export function tellsDeed(words: string): boolean {
  if (words.split(' ').length > MOST_DEED) return false;
  const said = words.replace(/(?<![.!,;:\s])[.!,;:\s]+$/, '');
  const parse = parseSentence(`${said.charAt(0).toUpperCase()}${said.slice(1)}.`);
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  const headline = isPastHeadline(parse);
  const [subject] = headline ? [root] : tree.with(root, 'nsubj', 'nsubj:pass');
  const deed = parse.tokens[headline ? root + 1 : root];
  if (subject === undefined || deed === undefined || !/^VB[DN]$/.test(deed.xpos)) return false;
  const { xpos, lemma } = tree.token(subject);
  return /^NNP?$/.test(xpos) && !MASS.has(lemma) && !OF_LISTS.has(deed.form.toLowerCase());
}

const MOST_DEED = 8;

/** Nouns of what is told under a heading, and participles of what it lists. */
const MASS = new Set(
  'work action time progress information equipment material data evidence advice method'.split(' '),
);
const OF_LISTS = new Set(
  'required needed included recommended affected used involved concerned attached listed mentioned covered expected proposed based related left explained compared'.split(
    ' ',
  ),
);
