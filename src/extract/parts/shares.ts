/** Parts of what was just named: `three invoices, two of which are overdue`, `six sessions, the last one on 21 June`. */
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { readsAsClause, subjectTokens } from './clauses.ts';
import { REACHING } from './guards.ts';
import type { Half } from './halves.ts';
import { spaced } from './verbs.ts';

type Tokens = readonly ParsedToken[];

const QUANTITY =
  /^(?:some|most|all|both|half|each|many|several|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*%?)$/i;
const PLACE = /^(?:first|second|third|last|latest|next|earliest|most recent)$/i;
const TIMED = /^(?:on|at|in)$/i;

export function shares(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const full = tokens.at(-1)?.upos === 'PUNCT' ? tokens.slice(0, -1) : tokens;
  for (let at = 3; at + 3 < full.length; at++) {
    if (full[at]!.form !== ',') continue;
    const [left, right] = [full.slice(0, at), full.slice(at + 1)];
    if (left.some(({ lemma }) => REACHING.has(lemma))) return undefined;
    const whole = text.slice(left[0]!.start, left.at(-1)!.end);
    const told =
      subjectTokens(whole) === undefined ? undefined : (ofWhich(left, right) ?? placed(left, right));
    if (told === undefined || !(readsAsClause(told) || readsAsClause(`It ${saidBehind(told)}`))) continue;
    return [
      { start: left[0]!.start, end: left.at(-1)!.end, lead: '' },
      { start: right[0]!.start, end: right.at(-1)!.end, lead: '', told },
    ];
  }
  return undefined;
}

/** What is said of a share: an amount before its verb is often read as no subject. */
const saidBehind = (told: string): string =>
  /\b(?:is|are|was|were|has|have|had|will|can|must) .+$/.exec(told)?.[0] ?? told;

/** `two of which are overdue` → two of the three invoices are overdue. */
function ofWhich(left: Tokens, right: Tokens): string | undefined {
  if (right[0]!.form === 'of' && right[1]!.form === 'which')
    return amountOf(left, right.slice(2)) ?? countOf(left, right.slice(2));
  const [quantity, of, which, ...rest] = right;
  if (!QUANTITY.test(quantity!.form) || of?.form !== 'of' || !/^wh(?:ich|om)$/.test(which?.form ?? ''))
    return undefined;
  const whole = lastNoun(left);
  if (whole === undefined || rest.length === 0 || rest.some(({ form }) => form === ',')) return undefined;
  const share = `${quantity!.form} of the ${whole}`;
  if (/^(?:VB[ZDP]|MD)$/.test(rest[0]!.xpos)) return `${share} ${spaced(rest)}`;
  return /^(?:VB[ZDPN])$/.test(rest.at(-1)!.xpos) ? `${spaced(rest)} ${share}` : undefined;
}

/** `Five bids were received, of which two were late` → two of the five bids were late. */
function countOf(left: Tokens, right: Tokens): string | undefined {
  const verb = left.findIndex(({ xpos }) => /^(?:VB[ZDP]|MD)$/.test(xpos));
  const whole = left.slice(0, verb);
  const [quantity, next] = right;
  if (verb < 2 || whole[0]!.xpos !== 'CD' || whole.at(-1)!.xpos !== 'NNS' || whole.length > 4)
    return undefined;
  if (!QUANTITY.test(quantity?.form ?? '') || !/^(?:VB[ZDP]|MD)$/.test(next?.xpos ?? '')) return undefined;
  return `${quantity!.form} of the ${spaced(whole).toLowerCase()} ${spaced(right.slice(1))}`;
}

/** `…, of which $15 is reserved` → $15 of the $40.20 is reserved. */
function amountOf(left: Tokens, right: Tokens): string | undefined {
  const verb = right.findIndex(({ xpos }) => /^(?:VB[ZDP]|MD)$/.test(xpos));
  const figure = left.findLastIndex(({ xpos }) => /^(?:VB.?|MD|IN|TO)$/.test(xpos)) + 1;
  const whole = left.slice(figure);
  if (
    verb < 1 ||
    figure < 2 ||
    !/^(?:CD|\$)$/.test(right[0]!.xpos) ||
    !/^(?:CD|\$)$/.test(whole[0]?.xpos ?? '')
  )
    return undefined;
  return `${spaced(right.slice(0, verb))} of the ${spaced(whole)} ${spaced(right.slice(verb))}`;
}

/** The words of the noun in the plural that ends the left side, without its article. */
function lastNoun(left: Tokens): string | undefined {
  const last = left.findLastIndex(({ xpos }) => /^(?:VB.?|MD|IN|TO)$/.test(xpos));
  // "25 days of leave": what stands before "of" is counted.
  const from =
    left[last]?.form === 'of'
      ? left.findLastIndex(({ xpos }, i) => i < last && /^(?:VB.?|MD|IN|TO)$/.test(xpos))
      : last;
  const words = left.slice(from + 1).filter(({ xpos }, i) => !(i === 0 && /^(?:DT|PRP\$)$/.test(xpos)));
  return from > 0 && words.some(({ xpos }) => /^NNP?S$/.test(xpos)) ? spaced(words) : undefined;
}

/** `the last one on 21 June` → the last session was on 21 June. */
function placed(left: Tokens, right: Tokens): string | undefined {
  const [the, place, ...rest] = right;
  if (!/^the$/i.test(the!.form) || !PLACE.test(place?.form ?? '')) return undefined;
  const at = rest.findIndex(({ form }) => TIMED.test(form));
  const named = rest.slice(0, at);
  if (at < 0 || rest.length > at + 5 || rest.some(({ xpos }) => /^(?:VB.?|MD|W.*)$/.test(xpos)))
    return undefined;
  const noun = left.findLast(({ xpos }) => xpos === 'NNS');
  if (named.length > 1 || (named[0]?.form ?? 'one') !== 'one' || noun === undefined) return undefined;
  const past = left.some(({ xpos }) => xpos === 'VBD' || xpos === 'VBN');
  return `the ${place!.form} ${noun.lemma} ${past ? 'was' : 'is'} ${spaced(rest.slice(at))}`;
}
