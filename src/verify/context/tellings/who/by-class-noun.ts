/**
 * What is told of "the company" where one only is spoken of by name: "Vantor made a loss" of "Vantor will close its plant in
 * Gent. The company made a loss".
 */
import { matchesOf } from '../../../../text/matches.ts';
import type { Document } from '../../../read/document.ts';
import { FIRST_NAMES, MONTH_OR_DAY, TITLES } from '../../words.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';

const KIND = 'company|firm|group|business|corporation|start-?up';
/** Kinds of which one is a firm as well: another than the one that is named may be called so. */
const FIRMS =
  'company|firm|group|business|corporation|start-?up|manufacturer|maker|producer|retailer|airline|bank|insurer|carrier|operator|supplier|vendor|publisher|developer|brewer|brewery|chain|utility|charity|foundation|club|university|hospital|hotel|agency|association';
const CALLED = new RegExp(
  String.raw`\b([Tt])he (${KIND})(?=['’]s\b| (?!(?:that|which|who|in|of|from|with|behind|next|named|called)\b)\p{Ll}|[.,;]|$)`,
  'u',
);
const ANY_KIND = new RegExp(
  String.raw`\b(?:${FIRMS.replaceAll('|', 's?|')}s?|rivals?|competitors?|subsidiar\p{L}+|parent|owner|customers?|partners?|contractors?|council|city|town|state|government|court|ministry|union|unions|board)\b`,
  'iu',
);
const OPENING = /^(?:The )?(\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*){0,3}) (?!(?:and|or|of|in|at)\b)\p{Ll}/u;
/** A name, and what leads it where it is that of a place. */
const NAME =
  /(?:\b(in|at|near|from|to|of|outside|around|between|and|for) )?(?<![\p{L}\d])(\p{Lu}[\p{L}\d&-]+(?: \p{Lu}[\p{L}\d&-]+)*)/gu;
const SMALL =
  /^(?:The|A|An|It|Its|He|She|His|Her|They|Their|This|That|These|Those|About|Some|All|Both|On|In|At|By|For|From|Since|Last|Next|After|Before|Of|As|No|More|Most|Sales|Profit|Revenue|Work|Staff|Shares|Q[1-4]|CEO|EU|UK|US|VAT)$/u;
/** "Vantor is a village": no firm. */
const IS_OTHER = /\b(?:is|was|are) (?:an?|the|one of) \p{Ll}/u;
/** Sentences that are looked back over. */
const MOST = 5;

/** The one firm that the sentences before speak of by name; undefined where another may be meant. */
function onlyNamed(
  source: Document,
  sentence: number,
): { readonly name: string; readonly from: number } | undefined {
  let found: { readonly name: string; readonly from: number } | undefined;
  if (sentence > MOST) return undefined;
  for (let at = 0; at < sentence; at++) {
    const text = source.said(at).trim();
    const plain = text.replace(CALLED, '');
    if (ANY_KIND.test(plain) || IS_OTHER.test(text)) return undefined;
    const name = OPENING.exec(text)?.[1];
    if (name !== undefined && !SMALL.test(name)) {
      if (found !== undefined && found.name !== name) return undefined;
      found ??= { name, from: at };
    }
    for (const { 1: led, 2: other = '', index } of matchesOf(text, NAME)) {
      const isOpening = index === 0 && !other.includes(' ');
      const placed = led !== undefined && led !== 'for' && found !== undefined;
      const known = other === found?.name || MONTH_OR_DAY.has(other.toLowerCase()) || SMALL.test(other);
      if (!known && !placed && !(isOpening && name === undefined)) return undefined;
    }
  }
  const [first = ''] = found?.name.toLowerCase().split(' ') ?? [];
  return [FIRST_NAMES, TITLES, MONTH_OR_DAY].some((names) => names.has(first)) ? undefined : found;
}

export const byClassNoun: Teller = where([CALLED], (scene) => {
  const { source, sentence, tell } = scene;
  const told = tell(sentence);
  if (sentence === 0 || !CALLED.test(told.text)) return [];
  const found = onlyNamed(source, sentence);
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  if (found === undefined || !said.includes(found.name) || told.text.includes(found.name)) return [];
  return [{ text: told.text.replace(CALLED, found.name), from: [...new Set([...told.from, found.from])] }];
});
