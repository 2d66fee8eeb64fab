/** Which amounts an adjective may compare: money is dear or cheap, a length of time long or short. */
import { kindOf } from '../derived/terms.ts';
import type { Cell } from './cells.ts';

/** Nouns that name an amount. */
export const AMOUNT =
  /^(?:rent|deposit|price|fee|invoice|bill|cost|charge|salary|wage|pay|premium|rate|sum|amount|balance|budget|fine|tax|share|income|revenue|turnover|profit|loss|credit|refund|payment|instalment|installment|allowance|limit|excess|estimate|offer|bid|discount|tariff|toll|bonus|pension|loan|debt|total|number|score|mark|count|share|donation|usage|consumption|reading|value|capacity|attendance|grant|quota|volume|figure|expense|spending|sale|order|target|threshold|minimum|maximum|temperature|pressure|speed|level|height|weight|length|width|depth|dose|stock|yield|output|load)s?$/;

const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:dear|dearer|expensive|costly|costlier|cheap|cheaper)$/, /^[^a-z]/],
  [/^(?:long|longer|short|shorter)$/, /^(?:s|month|m)$/],
  [/^(?:tall|taller|wide|wider|deep|deeper|far|farther|further)$/, /^m$/],
  [/^(?:heavy|heavier|light|lighter)$/, /^kg$/],
  [/^(?:old|older|young|younger)$/, /^(?:cardinal|month)$/],
  [/^(?:warm|warmer|cold|colder|hot|hotter|cool|cooler)$/, /^deg/],
];
/** Said of any amount, where what is compared is called one or has a measure of its own. */
const ANY =
  /^(?:high|higher|low|lower|large|larger|big|bigger|small|smaller|great|greater|above|below|over|under)$/;
const COUNTED = /^(?:more|less|fewer|many|few|much)$/;

/** Whether an adjective can be said of an amount; `named`: what the claim calls it. */
export function isSaidOf(adjective: string, { value, words }: Cell, named: readonly string[]): boolean {
  const kind = kindOf(value);
  const measure = KINDS.find(([word]) => word.test(adjective));
  if (measure !== undefined) return measure[1].test(kind === 'number' ? value.kind : kind);
  if (COUNTED.test(adjective)) return true;
  if (!ANY.test(adjective)) return false;
  return (
    (value.kind === 'quantity' && /^(?:m|degC|m\/s|Pa)$/.test(kind)) ||
    named.some((word) => AMOUNT.test(word)) ||
    words.some(({ lemma }) => AMOUNT.test(lemma) && named.includes(lemma))
  );
}

const MORE =
  /^(?:more|higher|larger|bigger|greater|longer|taller|wider|deeper|heavier|older|dearer|costlier|warmer|hotter|above|over|farther|further)$/;
const LESS = /^(?:less|fewer|lower|smaller|shorter|lighter|younger|cheaper|colder|cooler|below|under)$/;

/** 1 for "more", −1 for "less"; 0 for no such word. */
export const signOf = (word: string): 1 | -1 | 0 => (MORE.test(word) ? 1 : LESS.test(word) ? -1 : 0);
