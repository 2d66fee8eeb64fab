/** Measures how often decisions are right by the gap between their scores, as points of a rising curve. */
import type { Model } from '../../src/text/parse/model.ts';
import { type ParsedToken, Parser } from '../../src/text/parse/parser.ts';
import type { HeadSureness, Sureness } from '../../src/text/parse/sureness.ts';
import type { Sentence } from './conllu.ts';

/** A decision of the parser: its gap, and whether the treebank agrees. */
interface Decision {
  readonly gap: number;
  readonly right: boolean;
}

const BINS = 24;

/**
 * Cuts decisions into bins of equal size by gap, pools neighbours until the share of right ones rises
 * (isotonic regression), and gives log-odds with half a decision added on either side.
 */
function calibrate(decisions: readonly Decision[]): Sureness {
  const sorted = decisions.toSorted((a, b) => a.gap - b.gap);
  const pools: { right: number; count: number; gaps: number }[] = [];
  for (let bin = 0; bin < BINS; bin++) {
    const part = sorted.slice(
      Math.floor((bin * sorted.length) / BINS),
      Math.floor(((bin + 1) * sorted.length) / BINS),
    );
    const right = part.filter((decision) => decision.right).length;
    pools.push({ right, count: part.length, gaps: part.reduce((sum, { gap }) => sum + gap, 0) });
    while (pools.length > 1 && share(pools.at(-2)!) >= share(pools.at(-1)!)) {
      const last = pools.pop()!;
      const before = pools.at(-1)!;
      before.right += last.right;
      before.count += last.count;
      before.gaps += last.gaps;
    }
  }
  return pools.map(({ right, count, gaps }) => {
    const odds = (right + 0.5) / (count - right + 0.5);
    return [Math.round(gaps / count), Math.round(Math.log(odds) * 100) / 100] as const;
  });
}

const share = ({ right, count }: { right: number; count: number }): number => right / count;

const WIDEST = 1e6;
const IDENTITY: Sureness = [
  [-WIDEST, -WIDEST],
  [WIDEST, WIDEST],
];
const SIGNS = 9;

/** A parsed token that the treebank has too, and what is right about it. */
interface Judged {
  readonly token: ParsedToken;
  readonly tagged: boolean;
  readonly attached: boolean;
  readonly labelled: boolean;
}

/** How sure the decisions of a model are, measured on sentences it was not trained on. */
export function surenessOf(model: Model, sentences: readonly Sentence[]): Model['sureness'] {
  const judged = (sureness: Model['sureness']) => judge(new Parser({ ...model, sureness }), sentences);
  const raw = judged({ tags: IDENTITY, heads: only(0), labels: IDENTITY });
  const tags = calibrate(raw.map(({ token, tagged }) => ({ gap: token.tagMargin, right: tagged })));
  const labels = calibrate(
    raw
      .filter(({ attached }) => attached)
      .map(({ token, labelled }) => ({ gap: token.labelMargin, right: labelled })),
  );
  const columns = Array.from({ length: SIGNS }, (_, sign) =>
    judged({ tags, heads: only(sign), labels }).map(({ token }) => token.headMargin),
  );
  const arcs = raw.map(({ token, attached }, i) => ({
    signs: columns.map((column) => column[i]!),
    relation: model.relations.indexOf(token.deprel),
    right: attached ? 1 : 0,
  }));
  return { tags, heads: fitHeads(arcs, model.relations.length), labels };
}

/** A head model that gives one sign as it is. */
const only = (sign: number): HeadSureness => ({
  signs: Array.from({ length: SIGNS }, (_, i) => (i === sign ? 1 : 0)),
  relations: [],
});

function judge(parser: Parser, sentences: readonly Sentence[]): Judged[] {
  const judged: Judged[] = [];
  for (const { text, words } of sentences) {
    const { tokens } = parser.parse(text);
    const at = new Map(words.map((word) => [`${word.start}:${word.end}`, word]));
    for (const token of tokens) {
      const word = at.get(`${token.start}:${token.end}`);
      if (!word) continue;
      const [head, goldHead] = [tokens[token.head], words[word.head]];
      judged.push({
        token,
        tagged: token.upos === word.upos,
        attached: head?.start === goldHead?.start && head?.end === goldHead?.end,
        labelled: token.deprel === word.deprel,
      });
    }
  }
  return judged;
}

interface Arc {
  readonly signs: readonly number[];
  readonly relation: number;
  readonly right: number;
}

const DESCENTS = 600;
const RATE = 0.3;
const SHRINK = 2;

/** Logistic regression by gradient descent with steps by AdaGrad (Duchi, Hazan and Singer 2011). */
function fitHeads(arcs: readonly Arc[], relations: number): HeadSureness {
  const weights = new Float64Array(SIGNS + relations);
  const squares = new Float64Array(weights.length).fill(1);
  for (let round = 0; round < DESCENTS; round++) {
    const slope = weights.map((weight) => -SHRINK * weight);
    for (const { signs, relation, right } of arcs) {
      let sum = weights[SIGNS + relation]!;
      for (let i = 0; i < SIGNS; i++) sum += weights[i]! * signs[i]!;
      const error = right - 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < SIGNS; i++) slope[i]! += error * signs[i]!;
      slope[SIGNS + relation]! += error;
    }
    for (let i = 0; i < weights.length; i++) {
      squares[i]! += slope[i]! ** 2;
      weights[i]! += (RATE * slope[i]!) / Math.sqrt(squares[i]!);
    }
  }
  const short = Array.from(weights, (weight) => Math.round(weight * 1000) / 1000);
  return { signs: short.slice(0, SIGNS), relations: short.slice(SIGNS) };
}
