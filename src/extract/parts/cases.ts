/** Sentences that a condition or a time keeps whole, cut where it cannot reach or holds for each part. */
import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { isClause, parseAlone, readsAlone } from './clauses.ts';
import { isConditional } from './guards.ts';
import { type Half, halve, opensSubject, rowOf } from './halves.ts';

/** The parts of a sentence with a case in it that may be told apart; undefined where the case may reach over all. */
export const casesOf = (text: string, tree: Tree): readonly Half[] | undefined =>
  behindCase(text, tree) ?? beforeCase(text, tree) ?? underOpening(text, tree);

/** Words by which a clause holds in the case of the one before it alone. */
const IN_THAT_CASE = /^(?:then|otherwise|else|case|so|this|that|these|those|unless|if)$/i;

/** `Once the water is back, it may look cloudy; it is safe to drink`: what stands behind a case holds beside it. */
function behindCase(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const at = tokens.findIndex(({ form }) => form === ';');
  const first = tokens[at + 1];
  if (at < 2 || first === undefined || tokens.slice(at + 1).some(({ form }) => IN_THAT_CASE.test(form)))
    return undefined;
  const left = { start: tokens[0]!.start, end: tokens[at - 1]!.end, lead: '' };
  const right = { start: first.start, end: tokens.at(-1)!.end, lead: '' };
  const opens = opensSubject(first.xpos, true) || /^afterwards$/i.test(first.form);
  return opens && isClause(parseAlone(text, left)) && isClause(parseAlone(text, right))
    ? [left, right]
    : undefined;
}

/** Joints behind which a condition is that of the clause it closes; `so` and `but` with a comma before them. */
const PARTING = /^(?:so|but|;|\u2013|\u2014)$/i;

/** `You have 8 days left, so 3 would be lost if you waited`: what stands before the joint is under no condition. */
function beforeCase(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const at = tokens.findIndex(
    ({ form }, i) => i > 2 && PARTING.test(form) && (!/^\p{L}/u.test(form) || tokens[i - 1]!.form === ','),
  );
  const first = tokens[at + 1];
  if (at < 0 || first === undefined || /^that$/i.test(first.form)) return undefined;
  const before = tokens.slice(0, at).filter(({ form }) => form !== ',');
  if (before.some(isConditional) || !tokens.slice(at).some(isConditional)) return undefined;
  if (OPENING.test(tokens[0]!.form) || !opensSubject(first.xpos, true)) return undefined;
  const left = { start: tokens[0]!.start, end: before.at(-1)!.end, lead: '' };
  const right = { start: first.start, end: tokens.at(-1)!.end, lead: '', whole: true } as const;
  return isClause(parseAlone(text, left)) && readsAlone(parseAlone(text, right), true)
    ? [left, right]
    : undefined;
}

/** What opens a clause that says in which case, or at which time, the rest holds. */
const OPENING = /^(?:if|when|whenever|while|once|after|before|until|unless|where|as)$/i;

/** `While it is frozen, you pay nothing and you cannot come in`: each of the two holds while it is frozen. */
function underOpening(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const comma = tokens.findIndex(({ form }) => form === ',');
  const begins = comma + (/^then$/i.test(tokens[comma + 1]?.form ?? '') ? 2 : 1);
  const first = tokens[begins];
  if (comma < 3 || first === undefined || !OPENING.test(tokens[0]!.form)) return undefined;
  if (
    !opensSubject(first.xpos, false) ||
    tokens.slice(comma).some((token) => isConditional(token) || /^[;:]$/.test(token.form))
  )
    return undefined;
  const opening = text.slice(tokens[0]!.start, tokens[comma]!.end);
  const rest = new Tree(parseSentence(text, first.start, tokens.at(-1)!.end));
  const halves = rowOf(text, rest.tokens) ?? halve(text, rest);
  if (halves === undefined || halves.some((half) => half.told !== undefined || leansBack(text, half)))
    return undefined;
  return halves.map((half) => {
    const said = text.slice(half.start, half.end);
    const led = half.lead === '' ? said : `${lowered(half.lead, rest.tokens[0]!)} ${said}`;
    return { ...half, lead: '', told: `${opening} ${led}` };
  });
}

const lowered = (lead: string, { upos }: ParsedToken): string =>
  upos === 'PROPN' ? lead : lead.charAt(0).toLowerCase() + lead.slice(1);

/** What holds because of the half before it is no second thing under the same condition. */
const leansBack = (text: string, { start, end }: Half): boolean =>
  /^(?:that|this|otherwise|then|in that case)\b/i.test(text.slice(start, end));
