/** What will be done within a time or in a case is what is done then as a rule, and what must come before what is allowed. */
import { gerund } from '../../../../../text/inflect.ts';
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const WITHIN = new RegExp(
  String.raw`\b(?:within|no later than|not later than|in (?:up to|no more than)|up to|at the latest) (?:at most )?${SPAN}`,
  'iu',
);
const IN_CASES = /\bfor (?:late|missed|lost|damaged|each|every|any|all) \p{L}+|\bper \p{L}+/u;
const WILL_BE = /^([^,;:]{2,60}?) (?:will|shall) be (?=\p{L}+(?:ed|en|t|d|n)\b)/u;
const PLURAL = /(?:[^s]s|people|children|staff|data)$/u;

/** "The deposit is returned within 30 days" for "the deposit will be returned within 30 days". */
function byRule({ text, said }: Wording): readonly string[] {
  const found = WILL_BE.exec(text);
  if (found === null || /\b(?:will|shall|would)\b/u.test(said)) return [];
  const rest = text.slice(found[0].length);
  const isRule = [WITHIN, IN_CASES].some((of) => of.test(said) && (of.test(rest) || of.test(found[1]!)));
  if (!isRule || /\b(?:if|unless|once|until)\b/iu.test(text)) return [];
  return [`${found[1]} ${PLURAL.test(found[1]!) ? 'are' : 'is'} ${rest}`];
}

const ONLY_AFTER =
  /^([^,;:]{2,50}?) (?:may|can|will|shall) (?:only ([a-z]+)( [^,;:]*?)? after|([a-z]+)( [^,;:]*?)? only after) ([a-z]+ing) ([^,;:]+)$/u;

/** "You must pay before collecting the car" for "you may collect the car only after paying". */
function byOrder({ text, said, lexicon }: Wording): readonly string[] {
  const found = ONLY_AFTER.exec(text);
  if (found === null) return [];
  const must = MUST.exec(said)?.[0];
  const [, who = '', one, ofOne = '', other, ofOther = '', first = '', rest = ''] = found;
  const [verb, what] = one === undefined ? [other!, ofOther] : [one, ofOne];
  const before = lexicon.lemma(first, 'v');
  if (must === undefined || before === first) return [];
  return [`${who} ${must} ${before} ${rest} before ${gerund(verb)}${what}`];
}
const MUST = /\b(?:must|has to|have to|needs? to)\b/u;

const BEING_KEPT = /\b(must|has to|have to|needs? to|should) be (?=(?:on|in|at|under|inside|out of) )/u;

/** "Must be kept on a leash" for "must be on a leash". */
const byKeeping = ({ text, said }: Wording): readonly string[] =>
  BEING_KEPT.test(text) && /\bbe kept\b/u.test(said) ? [text.replace(BEING_KEPT, '$1 be kept ')] : [];

export const AS_A_RULE: readonly Rewriter[] = [
  { of: WITHIN, from: WILL_BE, write: byRule, reorders: true },
  { of: IN_CASES, from: WILL_BE, write: byRule, reorders: true },
  { of: MUST, from: ONLY_AFTER, write: byOrder },
  { of: /\bbe kept (?:on|in|at|under|inside|out of) /u, from: BEING_KEPT, write: byKeeping },
];
