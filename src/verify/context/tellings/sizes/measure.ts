/** Amounts as prose writes them: "$30", "120 employees", "three hours", as a number of one kind of thing. */
import { byWord } from '../../../../text/by-word.ts';
import { lastly } from '../../../../text/once.ts';
import type { Scene } from '../types.ts';
import { bare, lowered, numberOf, SMALL } from '../words.ts';

const FIGURE = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/** A regular expression's source for an amount without what it is of: "$1,200", "35%", "14", "three". */
export const AMOUNT = String.raw`(?:[$€£] ?(?:${FIGURE})|(?:${FIGURE})(?: ?%)?|${SMALL})`;

/** Words that leave open what a statement says, or of what; "7 May" is a day. */
export const OPENING =
  /\b(?:not?|never|none|nobody|neither|nor|without|if|unless|until|whether|or|(?<!(?:\d|\bin|\bof|\bby|\bsince) )may(?! \d)|might|can|could|would|should|must|shall|will|who|whom|whose|which|that|only|except|about|around|roughly|almost|nearly|usually|normally|often|sometimes|each|every|all|any|once|when|while|because|than|said|says|claims?|claimed|estimated|expected|planned|supposed|former|originally|initially)\b|n['\u2019]t\b|\?/iu;

/** What a claim says, without its full stop, as it stands within a sentence. */
export const saidBy = ({ claim }: Scene): string => within(claim.text.slice(claim.start, claim.end));

const within = lastly((said) => lowered(bare(said.replace(/\s+/gu, ' ').trim())));

/** A phrase as it is compared with another. */
export const plain = (phrase: string): string => phrase.trim().toLowerCase();

const PER = byWord<number>({
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
});

/** So much of one kind: of a currency, of time in seconds, or of what a noun counts. */
export interface Size {
  readonly size: number;
  readonly kind: string;
}

/** The size of an amount and the noun behind it; undefined for what is no number. */
export function sizeOf(amount: string, noun = ''): Size | undefined {
  const sign = /^[$€£]/u.exec(amount)?.[0] ?? (/%$/u.test(amount) ? '%' : '');
  const number = numberOf(amount.replace(/^[$€£] ?| ?%$|,(?=\d{3})/gu, ''));
  if (number === undefined) return undefined;
  const one = plain(noun).replace(/(?<=[^s])s$/u, '');
  const span = PER[one];
  if (sign === '' && span !== undefined) return { size: number * span, kind: 'time' };
  return { size: number, kind: sign === '' ? one : sign };
}
