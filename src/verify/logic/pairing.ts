/** Which tokens of a claim are which of a sentence that has nearly the same words in the same order. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { ParsedToken } from '../../text/parse/types.ts';
import type { Grammar } from '../restate/grammar.ts';

/** Tokens of both sides, each with the one it is paired with; -1 for one of its own. */
export interface Pairing {
  readonly ours: Int32Array;
  readonly theirs: Int32Array;
}

/** Tokens past which a sentence is not compared. */
const LONGEST = 90;
const ALONE = 1;
/** What it costs to take two words for one another, by what they have in common. */
const RELATED = 0.7;
const LIKE = 1.5;
const UNLIKE = 3;

/** The pairing of the least cost; undefined where the claim has too little of the sentence's words. */
export function pairingOf(claim: Grammar, sentence: Grammar, lexicon: Lexicon): Pairing | undefined {
  const a = claim.tokens;
  const b = sentence.tokens;
  if (a.length > LONGEST || b.length > LONGEST || !isNear(a, b)) return undefined;
  const width = b.length + 1;
  const cost = new Float64Array((a.length + 1) * width);
  const pairs = new Float64Array(a.length * b.length);
  const mine = a.map(sideOf);
  const others = b.map(sideOf);
  for (let i = 1; i <= a.length; i++) cost[i * width] = cost[(i - 1) * width] + mine[i - 1].alone;
  for (let j = 1; j <= b.length; j++) cost[j] = cost[j - 1] + others[j - 1].alone;
  for (let i = 1; i <= a.length; i++) {
    const one = mine[i - 1];
    for (let j = 1; j <= b.length; j++) {
      const other = others[j - 1];
      const pair = pairCost(one, other, lexicon);
      pairs[(i - 1) * b.length + j - 1] = pair;
      cost[i * width + j] = Math.min(
        cost[(i - 1) * width + j] + one.alone,
        cost[i * width + j - 1] + other.alone,
        cost[(i - 1) * width + j - 1] + pair,
      );
    }
  }
  return traced(mine, others, cost, pairs);
}

/** A token as it is compared with many others: in lower case, and what it costs to leave it alone. */
interface Side {
  readonly token: ParsedToken;
  readonly form: string;
  readonly sign: boolean;
  readonly alone: number;
}

function sideOf(token: ParsedToken): Side {
  const sign = isSign(token);
  return { token, form: plainForm(token), sign, alone: sign ? 0.1 : ALONE };
}

function traced(a: readonly Side[], b: readonly Side[], cost: Float64Array, pairs: Float64Array): Pairing {
  const width = b.length + 1;
  const ours = new Int32Array(a.length).fill(-1);
  const theirs = new Int32Array(b.length).fill(-1);
  let i = a.length;
  let j = b.length;
  while (i > 0 && j > 0) {
    const here = cost[i * width + j];
    if (here === cost[(i - 1) * width + j - 1] + pairs[(i - 1) * b.length + j - 1]) {
      ours[--i] = --j;
      theirs[j] = i;
    } else if (here === cost[(i - 1) * width + j] + a[i - 1].alone) i--;
    else j--;
  }
  return { ours, theirs };
}

/** Whether most words of the claim stand in the sentence. */
function isNear(a: readonly ParsedToken[], b: readonly ParsedToken[]): boolean {
  const forms = new Set<string>();
  for (const { form, lemma } of b) forms.add(form.toLowerCase()).add(lemma);
  const said = a.filter((token) => !isSign(token));
  const found = said.filter(({ form, lemma }) => forms.has(form.toLowerCase()) || forms.has(lemma));
  return said.length > 1 && found.length >= NEAR * said.length;
}

const NEAR = 0.5;

function pairCost(one: Side, other: Side, lexicon: Lexicon): number {
  const { token: ours } = one;
  const { token: theirs } = other;
  if (isOneWord(ours, one.form, theirs, other.form)) return 0;
  if (one.sign || other.sign) return one.sign && other.sign ? 0.1 : UNLIKE;
  if (ours.lemma === theirs.lemma) return RELATED;
  if (!CONTENT.has(ours.upos) || !CONTENT.has(theirs.upos)) return ours.upos === theirs.upos ? LIKE : UNLIKE;
  const { kind } = lexicon.relation(ours.lemma, theirs.lemma);
  if (kind !== 'none' && kind !== 'sibling' && kind !== 'antonym') return RELATED;
  return ours.upos === theirs.upos ? LIKE : UNLIKE;
}

const CONTENT = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV']);

/** Whether a token is a sign, and no word that the parse takes for one: "7b". */
export const isSign = ({ upos, form }: ParsedToken): boolean =>
  upos === 'PUNCT' && !/[\p{L}\p{N}]/u.test(form);

const NOT = new Set(['not', "n't", 'nt']);
const AGREEING = new Set(['VBP', 'VBZ', 'VB']);

/** Whether two tokens are one word, in a form that agreement alone may change. */
export const sameWord = (ours: ParsedToken, theirs: ParsedToken): boolean =>
  isOneWord(ours, plainForm(ours), theirs, plainForm(theirs));

/** The form in lower case, its apostrophe written one way. */
const plainForm = ({ form }: ParsedToken): string => form.toLowerCase().replace('\u2019', "'");

/** The same of tokens whose forms in lower case, `a` and `b`, are known. */
function isOneWord(ours: ParsedToken, a: string, theirs: ParsedToken, b: string): boolean {
  if (a === b || (NOT.has(a) && NOT.has(b))) return true;
  if ((a === 'a' || a === 'an') && (b === 'a' || b === 'an')) return true;
  if ((a === 'was' || a === 'were') && (b === 'was' || b === 'were')) return true;
  if (ours.lemma !== theirs.lemma) return false;
  if (ours.upos === 'NOUN' && theirs.upos === 'NOUN') return true;
  return AGREEING.has(ours.xpos) && AGREEING.has(theirs.xpos);
}
