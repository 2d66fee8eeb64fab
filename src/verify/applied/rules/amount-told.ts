/** The amount of a case as one sentence of prose gives it: "The order for the printers comes to 7,300 euros." */
import { isUnderVoid } from '../../context/tellings/under-void.ts';
import type { Place, Scene, Shown } from '../asked.ts';
import { amountIn, isOfUnit, meetsRule } from './amounts.ts';
import type { Rule } from './rules.ts';
import { sentencesOf } from './sentences.ts';

const AMOUNT = String.raw`(?:[€£$]|(?:EUR|USD|GBP|CHF) ?)?\d[\d.,]*\d?(?: ?[\p{L}€%]{1,12})?`;
const TOLD = new RegExp(
  String.raw`^(?<whose>[^,;:]{3,90}?) (?:comes? to|came to|is for|was for|is worth|totals|totalled|amounts to|amounted to|costs?|is|was) (?<amount>${AMOUNT})(?: in total| altogether| in all)?$`,
  'u',
);
const WHOLE = /^the (?:total|value|price|cost|amount)(?: price| value| cost)? of /u;
/** What is not the amount of the case itself, or not what it is now. */
const OTHER =
  /\b(?:was|came to|amounted to|totalled|deposit|fee|fees|vat|tax|shipping|discount|credit|limit|budget|estimate|quote|part|half|share|rest|first|previous|old|original)\b/iu;

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(WHOLE, '')
    .replace(/^(?:the|this|our|your) /u, '')
    .trim();

const TAKING_UP =
  /^(?:it|this|that|they|these|now|later|then|since|after|on|in|but|however|the (?:amount|total|sum|price|value|figure))\b/iu;

const WRONG = /\b(?:typo|mistake|mistaken|error|wrong|incorrect|not|never|outdated|provisional)\b/iu;

/** Whether another sentence speaks of an amount of the case as well: it may be another by then. */
const isSetRight = (
  told: readonly Place[],
  subject: string,
  rule: Rule,
  documents: Scene['documents'],
): boolean =>
  sentencesOf(documents).some(
    ({ text, document, sentence }) =>
      (/\d/u.test(text) || WRONG.test(text)) &&
      !(document === rule.document && sentence === rule.sentence) &&
      told.every((one) => one.document !== document || one.sentence !== sentence) &&
      (TAKING_UP.test(text) || text.toLowerCase().includes(folded(subject))),
  );

/** What a sentence says of other ranges of amounts narrows no rule. */
const OF_RANGE =
  'over|above|exceeding|under|below|from|between|up to|of (?:up to|over|at least|more than|less than)';

/** "Urgent refunds do not": whether another sentence speaks of some of a rule's things, of which the case may be one. */
function isBounded(told: readonly Place[], rule: Rule, documents: Scene['documents']): boolean {
  const many = `${rule.kind.split(' ').at(-1)!.replace(/y$/u, '(?:y|ie)')}e?s`;
  const spoken = new RegExp(
    String.raw`\b(?:${many}(?! (?:${OF_RANGE}) \S*\d)|ones|those|these|others)\b`,
    'iu',
  );
  return sentencesOf(documents).some(
    ({ text, document, sentence }) =>
      spoken.test(text) &&
      !(document === rule.document && sentence === rule.sentence) &&
      told.every((one) => one.document !== document || one.sentence !== sentence),
  );
}

/** The amounts that prose gives for the subject of a statement, and whether all meet the rule's; undefined for none. */
export function amountTold(rule: Rule, subject: string, { documents, lexicon }: Scene) {
  const { amount } = rule.condition;
  const bound = amount && amountIn(amount.of, lexicon);
  if (amount === undefined || bound === undefined || !folded(subject).includes(rule.kind)) return undefined;
  const told = sentencesOf(documents).flatMap(({ text, document, sentence }) => {
    if (document === rule.document && sentence === rule.sentence) return [];
    const { whose, amount: words } = TOLD.exec(text)?.groups ?? {};
    if (whose === undefined || words === undefined || folded(whose) !== folded(subject) || OTHER.test(text))
      return [];
    const value = amountIn(words, lexicon);
    return value === undefined || !isOfUnit(value, bound) ? [] : [{ document, sentence, value, text }];
  });
  if (told.length === 0 || isSetRight(told, subject, rule, documents)) return undefined;
  if (isBounded(told, rule, documents)) return undefined;
  if ([rule, ...told].some(({ document, sentence }) => isUnderVoid(documents[document]!, sentence)))
    return undefined;
  const shown: Shown = { places: told, told: told.map(({ text }) => text).join('; ') };
  return { holds: told.every(({ value }) => meetsRule(value, amount, lexicon)), shown };
}
