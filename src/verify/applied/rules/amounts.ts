/** Whether the amount that the evidence gives for a case is over or under that of a rule. */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { compareValues, type Value } from '../../../text/values/index.ts';
import { Document } from '../../read/document.ts';
import { type Amount, sizeOf, unitOf } from '../../record/words/amounts.ts';
import type { Place, Scene, Shown } from '../asked.ts';
import type { Rule, RuleAmount } from './rules.ts';

const LONGEST = 6_000;
/** What stands before the amount of another, or of what was. */
const FORMER =
  /\b(?:previous|prior|former|old|last|other|another|average|estimated|expected|planned)\b[^;.\n]{0,30}$/i;
/** What stands before the amount of the whole. */
const WHOLE = /(?:\btotal|\bamount|\bsum|\bvalue|\bprice|\bsubtotal|\bcost|\bworth)\b[^\d;.\n]{0,14}$/i;
/** What stands before an amount that is not that of the case. */
const ANOTHER =
  /\b(?:limit|budget|maximum|max|up to|over|under|above|below|least|deposit|discount|credit|balance|threshold|than|exceeding|tax|vat|fee|shipping)\b[^\d;.\n]{0,14}$/i;

/** Where the evidence gives the amount of the case, and only such as meet the rule's; undefined where it does not. */
export function amountMeets(rule: Rule, scene: Scene): Shown | undefined {
  const found = amountsFor(rule, scene);
  return found === undefined || !found.holds ? undefined : found.shown;
}

/** The amounts of the case, and whether all of them meet the rule's; undefined where the evidence gives none. */
export function amountsFor(rule: Rule, { documents, lexicon }: Scene) {
  const { amount } = rule.condition;
  const bound = amount && amountIn(amount.of, lexicon);
  if (amount === undefined || bound === undefined) return undefined;
  const kind = rule.kind.split(' ').at(-1)!;
  const found = documents.flatMap((source, document) =>
    document === rule.document ? [] : amountsOf(source, document, kind, bound),
  );
  const wholes = found.filter(({ before }) => WHOLE.test(before));
  const own = wholes.length > 0 ? wholes : found;
  if (own.length === 0) return undefined;
  const holds = own.every(({ value }) => meetsRule(value, amount, lexicon));
  const shown: Shown = {
    places: own,
    told: `${own.map(({ text }) => text).join(', ')}: ${amount.how} ${amount.of}${amount.upTo === undefined ? '' : `, at most ${amount.upTo}`}`,
  };
  return { holds, shown };
}

/** What a case of a kind is called besides: a purchase is asked for by a request. */
const CALLED: ReadonlyMap<string, RegExp> = new Map([
  ['purchase', /\b(?:purchase|request|order|requisition)\b/],
  ['expense', /\b(?:expense|receipt|claim)\b/],
  ['payment', /\b(?:payment|invoice|transfer)\b/],
]);
const isOfKind = (text: string, kind: string): boolean =>
  text.includes(kind) || CALLED.get(kind)?.test(text) === true;

interface Found extends Place {
  readonly value: Amount;
  readonly text: string;
  readonly before: string;
}

/** Characters before an amount that tell what it is. */
const BEFORE = 40;

function amountsOf(source: Document, document: number, kind: string, bound: Amount): readonly Found[] {
  if (source.text.length > LONGEST || !isOfKind(source.text.toLowerCase(), kind)) return [];
  return Array.from({ length: source.scan.sentenceCount }, (_, sentence) => sentence).flatMap((sentence) => {
    const { values, text, start } = source.sentence(sentence);
    return values.flatMap((value) => {
      const before = text.slice(Math.max(start, value.start - BEFORE), value.start);
      const inUnit =
        isExact(value) &&
        (isOfUnit(value, bound) || (value.kind === 'number' && isIn(source, unitOf(bound))));
      return inUnit &&
        !ANOTHER.test(before) &&
        !FORMER.test(before) &&
        !isOfAnother(text.slice(start, value.start), kind) &&
        (value.kind !== 'number' || WHOLE.test(before))
        ? [{ document, sentence, value, text: text.slice(value.start, value.end).trim(), before }]
        : [];
    });
  });
}

/** "The shipment of invoice 88 cost 7,200": what is told of something of the case is not told of the case. */
const isOfAnother = (before: string, kind: string): boolean =>
  new RegExp(
    `(?<!(?:total|amount|sum|value|price|cost)) (?:of|for|on|with|to) (?:the |an? |this )?${kind}\\b`,
    'iu',
  ).test(before);

/** Whether two amounts are of one unit: of what both are may be written in different ways. */
export const isOfUnit = (one: Amount, other: Amount): boolean =>
  compareValues(one, { ...one, ...other, start: one.start, end: one.end, value: one.value } as Value)
    .relation === 'equal' || unitOf(one) === unitOf(other);

/** Whether data names one currency, and that. */
function isIn({ structured, text }: Document, unit: string): boolean {
  const named = new Set(text.slice(0, LONGEST).match(/\bcurrency\b[^\n\w]{1,5}[A-Za-z]{3}\b/gi) ?? []);
  return structured && named.size === 1 && [...named].every((one) => one.toUpperCase().endsWith(unit));
}

/** The one exact amount that a few words are. */
export function amountIn(words: string, lexicon: Lexicon): Amount | undefined {
  const { values } = new Document(`It is ${words}.`, lexicon, undefined, undefined, 'en').whole();
  const [value, ...others] = values;
  return others.length === 0 && value !== undefined && isExact(value) ? value : undefined;
}

const isExact = (value: Value): value is Amount =>
  (value.kind === 'money' || value.kind === 'quantity' || value.kind === 'number') &&
  value.bound === 'exact' &&
  value.upper === undefined &&
  value.per === undefined;

/** Whether an amount of a case is within what a rule is for: over one bound, or between two. */
export function meetsRule(value: Amount, { how, of, upTo }: RuleAmount, lexicon: Lexicon): boolean {
  const [bound, most] = [of, upTo].map((words) =>
    words === undefined ? undefined : amountIn(words, lexicon),
  );
  if (bound === undefined || (upTo !== undefined && most === undefined)) return false;
  return (
    meets(sizeOf(value), sizeOf(bound), how) &&
    (most === undefined || meets(sizeOf(value), sizeOf(most), 'at most'))
  );
}

function meets(size: number, bound: number, how: string): boolean {
  if (how === 'more than') return size > bound;
  if (how === 'at least') return size >= bound;
  return how === 'less than' ? size < bound : size <= bound;
}

const SIZED =
  /^The (\p{Ll}+(?: \p{Ll}+)?) (?:is|was|costs?|comes to|totals|is worth|amounts to|weighs) (over|above|more than|at least|under|below|less than|at most|no more than) (\S*\d\S*(?: \p{L}+)?)$/u;

/** "The order is over $50" of the one amount that the evidence gives for it. */
export function amountIsSo(said: string, scene: Scene): Shown | undefined {
  const [, kind, how, of] = SIZED.exec(said) ?? [];
  if (kind === undefined || how === undefined || of === undefined) return undefined;
  const bound = how
    .replace(/^(?:over|above)$/, 'more than')
    .replace(/^(?:under|below)$/, 'less than')
    .replace('no more than', 'at most');
  const rule = {
    document: -1,
    sentence: -1,
    text: '',
    kind,
    consequence: '',
    condition: { ways: [], amount: { how: bound, of } },
  };
  return amountMeets(rule, scene);
}
