/** A sentence as what it says of so many of a group each: its frame, its segments, and what they were read as. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { isTime } from '../carry/recast.ts';
import { Clauses, type Counting } from './clause.ts';
import { frameOf } from './frame.ts';
import { type Quantity, quantityAt } from './quantity.ts';
import { isVerb } from './verb-place.ts';
import { type Token, tokensOf } from './words.ts';

/** Words past which a sentence is not read for what it counts. */
const LONGEST = 60;

/**
 * What a sentence says of groups; undefined where some of it cannot be read. `claim`: nothing of it may be left out, and
 * that there is one such thing, "a parcel", is nothing by itself.
 */
export function countingOf(text: string, lexicon: Lexicon, claim = false): Counting | undefined {
  const { said, share } = withoutShare(text.trim().replace(/(?<![.!])[.!]+$/, ''));
  const { lead, rest } = withoutLead(said);
  const tokens = tokensOf(rest);
  if (tokens.length > LONGEST || /[?"“”]/.test(rest)) return undefined;
  if (claim && !tokens.some((_, at) => quantityAt(tokens, at) !== undefined)) return undefined;
  const frame = frameOf(rest, tokens, lexicon);
  const starts = segmentStarts(tokens, frame?.next ?? 0, lexicon);
  const clauses = new Clauses(rest, tokens, lexicon, claim, lead, share);
  for (let i = 0; i < starts.length; i++) {
    const end = i + 1 < starts.length ? starts[i + 1]!.from : tokens.length;
    if (!clauses.segment(starts[i]!.at, end, i === 0)) return undefined;
  }
  return clauses.found(frame);
}

const SHARE =
  /,? (?:or|that is,?|i\.e\.,?) (\d+(?:\.\d+)?) ?(?:%|percent|per cent) of (?:the (?:total|whole)(?: \p{L}+)?|them all|all of them)(?=$|,)/u;

/** "31 applicants, or 78% of the total, passed": the sentence without what share that is, and the share. */
function withoutShare(text: string): { said: string; share: Quantity | undefined } {
  const match = SHARE.exec(text);
  if (match === null) return { said: text, share: undefined };
  const share = quantityAt(tokensOf(`${match[1]}%`), 0);
  const rest = text.slice(match.index + match[0].length).replace(/^,/, '');
  return { said: text.slice(0, match.index) + rest, share };
}

/** A sentence without what opens it and says only when it was, or that it sums up. */
function withoutLead(text: string): { lead: string; rest: string } {
  const match = /^([^,]{2,50}),\s+/.exec(text);
  if (match === null) return { lead: '', rest: text };
  const rest = text.slice(match[0].length);
  if (
    /^(?:overall|in total|in all|altogether|all in all|as a result|in the end|in fact|however)$/i.test(
      match[1]!,
    )
  )
    return { lead: '', rest };
  return !/^of\b/i.test(match[1]!) && isTime(match[1]!)
    ? { lead: match[1]!, rest }
    : { lead: '', rest: text };
}

const JOINS = /^(?:and|but|while|whereas|with)$/;

/** Where the clauses and the joined subjects of a sentence begin: at a quantity behind a comma or what joins. */
function segmentStarts(
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
): { from: number; at: number }[] {
  const starts = [{ from, at: from }];
  const opening = quantityAt(tokens, from, true);
  let busy = opening?.next ?? from;
  for (let i = from; i < tokens.length; i++) {
    const joined = JOINS.test(tokens[i]!.form);
    if (i < busy || (!joined && !/^[,;]$/.test(tokens[i]!.form))) continue;
    let at = i + 1;
    while (at < tokens.length && JOINS.test(tokens[at]!.form)) at++;
    // "… and rejected four of them".
    const verb = tokens[at]?.form ?? '';
    const done = opening === undefined && verb !== lexicon.lemma(verb) && isVerb(verb, lexicon);
    const found = quantityAt(tokens, at, true) ?? (done ? quantityAt(tokens, at + 1) : undefined);
    if (found === undefined) continue;
    starts.push({ from: i, at });
    busy = found.next;
    i = at;
  }
  return starts;
}
