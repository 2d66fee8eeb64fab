/** Two amounts beside each other: by how much one is more, how many times as high it is, whether it stays under a limit. */
import type { Value } from '../../text/values/index.ts';
import type { Asked } from '../derived/asked.ts';
import type { Ruling } from '../derived/ruling.ts';
import { says } from '../derived/terms.ts';
import type { Cell, Cells } from './cells.ts';
import { amountOf, isComparable, quoteOf, rulingFrom, saidOf } from './find.ts';
import { isSaidOf, signOf } from './measures.ts';
import type { Fit, Phrase } from './phrase.ts';

const BE = '(?:is|was|are|were|has been|stays|stayed|remained|remains|lies|lay|ran|runs)';
const HAVE =
  '(?:costs?|weighs?|weighed|took|takes|lasted|lasts|pays?|paid|earns?|earned|uses?|used|needs?|needed|received|receives|has|had|sold|makes|made|amounts to|amounted to|comes to|came to|makes up|made up)';
const ADVERB =
  '(?:exactly|just|only|still|also|even|already|again|clearly|well|far|much|a lot|slightly|in fact)';
const THE = '(?:the |its |his |her |their )?';

const RATIO = new RegExp(
  `^(?<a>.+?) (?<verb>${BE}|${HAVE}) (?:${ADVERB} )?(?<n>#\\d+)(?: as (?<adjective>[a-z]+) as| of| what| times)? ${THE}(?<b>.+)$`,
  'd',
);
const APART = new RegExp(
  `^(?<a>.+?) (?<verb>${BE}|${HAVE}) (?:${ADVERB} )?(?<n>#\\d+) (?<adjective>[a-z]+(?: expensive)?)(?: than)? ${THE}(?<b>.+)$`,
  'd',
);
const EXCEEDED = new RegExp(
  `^(?<a>.+?) (?:${ADVERB} )?(?<verb>exceeds?|exceeded|falls? short of|fell short of|is short of|undercuts?) ${THE}(?<b>.+?)(?: by (?<n>#\\d+))?$`,
  'd',
);
const BESIDE = new RegExp(
  `^(?<a>.+?) (?<verb>${BE}|${HAVE}) (?:${ADVERB} )?(?<adjective>over|under|above|below|within|inside|[a-z]+(?: expensive)?(?= than))(?: than)? ${THE}(?<b>.+)$`,
  'd',
);
const COUNTED =
  /^(?<adjective>more|fewer|less) (?<noun>.+?) (?<verb>were|was|are|is|have been|has been) (?<a>.+?) than (?<b>.+)$/d;

const PLACED =
  /^(?<noun>.+?) (?<verb>was|were|is|are|has been|have been|scored|did) (?<adjective>more frequent|[a-z]+er|more|less|fewer|worse) (?:in|at|on|for|with) (?:the )?(?<a>.+?) than (?:in|at|on|for|with) (?:the )?(?<b>.+)$/d;

/** Whether a claim that holds two amounts against each other follows. */
export function comparedAmounts(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  return (
    ratio(asked, phrase, cells) ??
    apart(asked, phrase, cells) ??
    exceeded(asked, phrase, cells) ??
    beside(asked, phrase, cells) ??
    counted(asked, phrase, cells) ??
    byPlace(asked, phrase, cells)
  );
}

type Pair = readonly [Cell, Cell];

/** Verbs that tell nothing of an amount that its unit does not. */
const IDLE_VERB = /^(?:is|was|are|were|has|had|makes?|made|comes|came|amount|stay|remain|lies|lay|ran|runs)/;

/** The amounts of the two parts of a claim, where its verb stands with the first, or says no more than the unit. */
function pairOf(asked: Asked, fit: Fit, cells: Cells): Pair | undefined {
  const [a, b] = [fit.units('a'), fit.units('b')];
  if (a.length === 0 || b.length === 0) return undefined;
  const verb = fit.units('verb').filter((k) => asked.units[k].value === undefined);
  const idle = IDLE_VERB.test(fit.said('verb') ?? '');
  const first = amountOf(
    asked,
    cells(),
    idle ? a : [...a, ...verb.filter((k) => !isOfUnit(asked, k))],
    isPlain,
    { others: b },
  );
  if (first === undefined) return undefined;
  const like = (cell: Cell): boolean => cell !== first && isComparable(asked, cell.value, first.value);
  // "The first invoice", "the second": what is left out is said of the first.
  const limited = b.some((k) => LIMITING.test(asked.units[k].word.lemma));
  const second =
    amountOf(asked, cells(), b, like, { free: LIMITING, others: limited ? [] : a }) ??
    amountOf(asked, cells(), [...b, ...sharedHead(asked, a)], like);
  if (second === undefined) return undefined;
  const one = first.sentence.document === second.sentence.document || isRule(second);
  return one || asked.tied(first.sentence, second.sentence) ? [first, second] : undefined;
}

/** "Costs", "weighs", "lasted": what the unit of the amount says itself. */
const isOfUnit = ({ units }: Asked, k: number): boolean =>
  /^(?:cost|weigh|last|take|amount|come)$/.test(units[k].word.lemma);

const isPlain = ({ value }: Cell): boolean => value.bound === 'exact';

/** Words by which an amount is a limit for all. */
const LIMITING = /^(?:limit|maximum|cap|allowance|threshold|target|budget|quota|allow|permit|set|fix)$/;
const isRule = ({ words }: Cell): boolean => words.some(({ lemma }) => LIMITING.test(lemma));

/** The last word of a part that is no value: the noun that another leaves out. */
function sharedHead({ units }: Asked, part: readonly number[]): readonly number[] {
  const head = part.findLast((k) => units[k].value === undefined && !units[k].name);
  return head === undefined ? [] : [head];
}

const namesIn = ({ units }: Asked, fit: Fit): string[] =>
  [...fit.units('a'), ...fit.units('b'), ...fit.units('noun')].map((k) => units[k].word.lemma);

function ratio(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(RATIO);
  const value = fit?.value('n')?.value;
  if (fit === undefined || value?.kind !== 'number' || value.upper !== undefined) return undefined;
  const share = value.form === 'fraction' || value.form === 'percent';
  if (!share && value.form !== 'times') return undefined;
  const pair = pairOf(asked, fit, cells);
  const adjective = fit.said('adjective');
  if (pair === undefined || signOf(adjective ?? '') !== 0) return undefined;
  const [a, b] = pair;
  if (adjective !== undefined && !isSaidOf(adjective, a, namesIn(asked, fit))) return undefined;
  const [n, d] = [a.value.value.n * b.value.value.d, b.value.value.n * a.value.value.d];
  if (d <= 0n) return undefined;
  const times = value.form === 'percent' ? 100n : 1n;
  const holds = says(value, value, n * times, d);
  return rulingFrom(
    asked,
    [a, b],
    holds,
    'quantity',
    `${quoteOf(a)} ÷ ${quoteOf(b)} = ${saidOf(asked, value)}`,
  );
}

function apart(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(APART);
  const value = fit?.value('n')?.value;
  if (fit === undefined || value === undefined) return undefined;
  const [more, adjective = more] = fit.said('adjective')!.split(' ');
  return differing(asked, fit, cells, value, signOf(more!), adjective!);
}

function differing(
  asked: Asked,
  fit: Fit,
  cells: Cells,
  value: Value,
  sign: number,
  adjective: string,
): Ruling | undefined {
  if (sign === 0 || !('value' in value)) return undefined;
  const pair = pairOf(asked, fit, cells);
  if (pair === undefined || !isSaidOf(adjective, pair[0], namesIn(asked, fit))) return undefined;
  const [a, b] = pair;
  const [more, less] = sign > 0 ? [a, b] : [b, a];
  const n = more.value.value.n * less.value.value.d - less.value.value.n * more.value.value.d;
  const d = more.value.value.d * less.value.value.d;
  const told = `${quoteOf(more)} − ${quoteOf(less)}`;
  if (value.kind === 'number' && value.form === 'percent') {
    if (a.value.kind === 'number' && a.value.form === 'percent') return undefined;
    const base = b.value.value;
    if (base.n <= 0n) return undefined;
    const holds = n > 0n && says(value, value, n * 100n * base.d, d * base.n);
    return rulingFrom(
      asked,
      [a, b],
      holds,
      'quantity',
      `(${told}) ÷ ${quoteOf(b)} = ${saidOf(asked, value)}`,
    );
  }
  const holds = n > 0n && says(value, a.value, n, d);
  return rulingFrom(asked, [a, b], holds, 'quantity', `${told} = ${saidOf(asked, value)}`);
}

function exceeded(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(EXCEEDED);
  if (fit === undefined) return undefined;
  const sign = fit.said('verb')!.startsWith('exceed') ? 1 : -1;
  const value = fit.value('n')?.value;
  const without = {
    ...fit,
    units: (name: string) => (name === 'verb' ? [] : fit.units(name)),
    said: (name: string) => (name === 'verb' ? 'is' : fit.said(name)),
  };
  if (value !== undefined) return differing(asked, without, cells, value, sign, 'more');
  return fit.said('n') === undefined ? standing(asked, without, cells, sign, 'more') : undefined;
}

function beside(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(BESIDE);
  if (fit === undefined) return undefined;
  const [more, adjective = more] = fit.said('adjective')!.split(' ');
  if (/^(?:within|inside)$/.test(more!)) return standing(asked, fit, cells, 0, 'more');
  const sign = signOf(more!);
  return sign === 0 ? undefined : standing(asked, fit, cells, sign, adjective!);
}

/** Whether the first of two amounts is the greater (1), the smaller (−1) or at most as much (0). */
function standing(asked: Asked, fit: Fit, cells: Cells, sign: number, adjective: string): Ruling | undefined {
  const pair = pairOf(asked, fit, cells);
  if (pair === undefined || !isSaidOf(adjective, pair[0], namesIn(asked, fit))) return undefined;
  const [a, b] = pair;
  const n = a.value.value.n * b.value.value.d - b.value.value.n * a.value.value.d;
  const holds = sign > 0 ? n > 0n : sign < 0 ? n < 0n : n <= 0n;
  return rulingFrom(asked, [a, b], holds, 'comparison', `${quoteOf(a)} ${markOf(n)} ${quoteOf(b)}`);
}

/** How two amounts stand to each other, by the sign of their difference. */
const markOf = (n: bigint): string => (n > 0n ? '>' : n < 0n ? '<' : '=');

/** "More pieces were invoiced than received". */
function counted(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(COUNTED);
  if (fit === undefined) return undefined;
  const noun = fit.units('noun');
  const [a, b] = ['a', 'b'].map((name) => amountOf(asked, cells(), [...noun, ...fit.units(name)], isPlain));
  if (a === undefined || b === undefined) return undefined;
  return held(asked, a, b, fit.said('adjective') === 'more' ? 1 : -1);
}

/** Whether the first of two amounts of one matter is the greater, or the smaller. */
function held(asked: Asked, a: Cell, b: Cell, sign: number): Ruling | undefined {
  if (a === b || !isComparable(asked, a.value, b.value)) return undefined;
  if (a.sentence !== b.sentence && !asked.tied(a.sentence, b.sentence)) return undefined;
  const n = a.value.value.n * b.value.value.d - b.value.value.n * a.value.value.d;
  const holds = sign > 0 ? n > 0n : n < 0n;
  return rulingFrom(asked, [a, b], holds, 'comparison', `${quoteOf(a)} ${markOf(n)} ${quoteOf(b)}`);
}

const RARER = /^(?:rarer|fewer|less|lower|scarcer|smaller)$/;
const OFTENER = /^(?:more|higher|commoner|greater|larger)$/;
const GRADED = /^(?:score|mark|grade|result|point)$/;

/** "Complaints were rarer in Leiden than in Utrecht", "she scored better in reading than in listening". */
function byPlace(asked: Asked, phrase: Phrase, cells: Cells): Ruling | undefined {
  const fit = phrase.fit(PLACED);
  if (fit === undefined) return undefined;
  const verb = fit.units('verb').filter((k) => asked.units[k].word.lemma === 'score');
  const shared = [...fit.units('noun').filter((k) => !asked.units[k].name), ...verb];
  const adjective = fit.said('adjective')!.split(' ')[0]!;
  const graded = shared.some((k) => GRADED.test(asked.units[k].word.lemma));
  const sign =
    RARER.test(adjective) || (graded && adjective === 'worse')
      ? -1
      : OFTENER.test(adjective) || (graded && adjective === 'better')
        ? 1
        : 0;
  if (sign === 0 || shared.length === 0) return undefined;
  const [a, b] = (['a', 'b'] as const).map((name) =>
    amountOf(asked, cells(), [...shared, ...fit.units(name)], isPlain),
  );
  return a === undefined || b === undefined ? undefined : held(asked, a, b, sign);
}
