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
  // "FedEx shipped your order": a name that the parse has no part for, and what was done to something.
  const named = root === 1 && parse.tokens[0]?.upos === 'ADJ' && tree.with(root, 'obj').length > 0;
  if (named && /^VB[DN]$/.test(parse.tokens[1]!.xpos))
    return !OF_LISTS.has(parse.tokens[1]!.form.toLowerCase());
  const [subject] = headline ? [root] : tree.with(root, 'nsubj', 'nsubj:pass');
  const deed = parse.tokens[headline ? root + 1 : root];
  if (subject === undefined || deed === undefined || !/^VB[DN]$/.test(deed.xpos)) return false;
  const { xpos, lemma } = tree.token(subject);
  return /^NNP?$/.test(xpos) && !MASS.has(lemma) && !OF_LISTS.has(deed.form.toLowerCase());
}

const MOST_DEED = 8;

/** `Shipped with FedEx`, `Approved by the bank`: what was done, by whom or how, without the thing that it was done to. */
export function tellsState(words: string): boolean {
  if (words.split(' ').length > MOST_DEED) return false;
  const { tokens } = parseSentence(`${words.replace(/(?<![.!\s])[.!\s]+$/, '')}.`);
  const [deed, joint] = tokens;
  return (
    /^VB[DN]$/.test(deed?.xpos ?? '') &&
    deed!.head < 0 &&
    joint?.xpos === 'IN' &&
    /^\p{L}+(?:ed|en|nt|id|ght|ld)$/iu.test(deed!.form) &&
    !OF_LISTS.has(deed!.form.toLowerCase()) &&
    !OF_TEXTS.test(deed!.form)
  );
}

/** How a text or a set of things came about, as titles tell. */
const OF_TEXTS =
  /^(?:written|updated|posted|published|prepared|created|designed|made|powered|compared|given|seen|built|tested|taken|inspired|explained|translated|adapted|presented|generated|last|ranked|sorted|grouped|ordered|rated)$/i;

/** Nouns of what is told under a heading, and participles of what it lists. */
const MASS = new Set(
  'work action time progress information equipment material data evidence advice method'.split(' '),
);
const OF_LISTS = new Set(
  'required needed included recommended affected used involved concerned attached listed mentioned covered expected proposed based related left explained compared'.split(
    ' ',
  ),
);
