/** Clauses that do something to so many of a group: "the inspector rejected three of the eight lots". */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { type Noun, nounOf } from './noun.ts';
import { type Predicate, phrasesOf } from './predicate.ts';
import { type Quantity, quantityAt } from './quantity.ts';
import type { Token } from './words.ts';

/** A clause with what was done to so many; `whole`: it tells how many there are to begin with. */
export interface Done {
  readonly quantity: Quantity;
  readonly noun: Noun | undefined;
  readonly predicate: Predicate;
  readonly whole: boolean;
  /** Who did it. */
  readonly doer: string;
}

/** Verbs of which what they take is all that is spoken of next. */
const BEGINNING = new Set(
  'receive have contain include comprise get order send ship test invite inspect survey interview check review audit sample own operate run hold issue examine buy collect cover list sell'.split(
    ' ',
  ),
);
const BEHIND =
  /^(?:in|on|at|for|from|by|during|within|before|after|with|of|to|last|this|yesterday|today|[,;(])$/;

/** Reads the clause between two tokens, of which `doer` is the subject where it has none; undefined for another clause. */
export function doneTo(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  lexicon: Lexicon,
  doer: string,
  claim: boolean,
): Done | undefined {
  const [at, quantity] = firstQuantity(tokens, from, to);
  if (quantity === undefined || at === from) return undefined;
  // A plain number of what is done to is for those who compare the two sentences word by word.
  const { plain, total, measure } = quantity;
  if (claim && plain && total === undefined && measure === 'count') return undefined;
  let end = quantity.next;
  while (end < to && !BEHIND.test(tokens[end]!.form)) end++;
  const noun = quantity.refers ? undefined : nounOf(text, tokens, quantity.next, end, lexicon);
  if (noun === undefined && !quantity.refers) return undefined;
  const before = `${doer === '' ? '' : `${doer} `}${text.slice(tokens[from]!.start, tokens[at]!.start)}`;
  const verb = verbOf(`${before}the ${noun?.told ?? 'boxes'}`);
  const phrases = end === to ? [] : phrasesOf(text.slice(tokens[end]!.start, tokens[to - 1]!.end), lexicon);
  if (verb === undefined || phrases === undefined) return undefined;
  const predicate: Predicate = {
    negated: false,
    stands: true,
    tense: verb.tense,
    core: [verb.lemma],
    adjuncts: [...phrases, `by ${verb.doer}`],
    time: '',
    told: `${before.trim()} ${noun?.told ?? ''}`.trim(),
  };
  const whole =
    BEGINNING.has(verb.lemma) && quantity.plain && quantity.total === undefined && !quantity.refers;
  return { quantity, noun, predicate, whole, doer: verb.doer };
}

function firstQuantity(tokens: readonly Token[], from: number, to: number): [number, Quantity | undefined] {
  for (let at = from; at < to; at++) {
    const found = quantityAt(tokens, at);
    if (found !== undefined) return [at, found];
  }
  return [to, undefined];
}

interface Verb {
  readonly lemma: string;
  readonly tense: Predicate['tense'];
  readonly doer: string;
}

/** The verb of a plain clause of subject, verb and object; undefined where it is denied, supposed or passive. */
function verbOf(said: string): Verb | undefined {
  const tree = new Tree({ tokens: parseSentence(said, 0, said.length).tokens });
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const verb = tree.tokens[root];
  if (verb === undefined || verb.upos !== 'VERB' || tree.tokens.some(({ xpos }) => xpos === 'MD'))
    return undefined;
  const [subject, ...others] = tree.with(root, 'nsubj');
  const [object] = tree.with(root, 'obj');
  if (subject === undefined || others.length > 0 || object !== tree.tokens.length - 1) return undefined;
  const aux = tree.with(root, 'aux').map((token) => tree.token(token).lemma);
  const known = new Set(['nsubj', 'obj', 'aux', 'compound:prt', 'punct']);
  if (tree.children(root).some((child) => !known.has(tree.token(child).deprel))) return undefined;
  const perfect = verb.xpos === 'VBN' && aux.length === 1 && aux[0] === 'have';
  if (!perfect && (aux.length > 0 || !/^VB[DPZ]$/.test(verb.xpos))) return undefined;
  const { start, end } = tree.span(subject, true);
  const doer = said
    .slice(start, end)
    .toLowerCase()
    .replace(/^(?:the|a|an) /, '');
  const particle = tree.with(root, 'compound:prt').map((token) => ` ${tree.token(token).form}`);
  const tense = perfect || verb.xpos === 'VBD' ? 'past' : 'present';
  return { lemma: verb.lemma.toLowerCase() + particle.join(''), tense, doer };
}
