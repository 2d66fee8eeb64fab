/**
 * What is said and unsaid in one breath: `It supports SAML but not OpenID`, `The plan includes calls but no roaming`,
 * `Not only was the fee waived, but a voucher was added`. Each side is told as a clause of its own.
 */
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { readsAsClause, subjectTokens } from './clauses.ts';
import { REACHING } from './guards.ts';
import type { Half } from './halves.ts';
import { spaced } from './verbs.ts';

type Tokens = readonly ParsedToken[];

/** Verbs that help another, and take the negation themselves. */
const HELPER =
  /^(?:is|are|was|were|has|have|had|will|can|could|must|should|may|might|would|'s|’s|'re|’re|'ve|’ve|'ll|’ll)$/i;
/** What may stand in a clause whose end is exchanged; more would have to be taken along or left out. */
const MOST_WORDS = 24;

export function turns(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const full = tokens.at(-1)?.upos === 'PUNCT' ? tokens.slice(0, -1) : tokens;
  return notOnly(full) ?? butNot(text, full);
}

function butNot(text: string, tokens: Tokens): readonly Half[] | undefined {
  const but = tokens.findIndex(
    ({ form }, i) => i > 1 && /^but$/i.test(form) && /^(?:not|no)$/i.test(tokens[i + 1]?.form ?? ''),
  );
  if (but < 2 || but > MOST_WORDS || but + 2 >= tokens.length) return undefined;
  const whole = tokens.slice(0, tokens[but - 1]!.form === ',' ? but - 1 : but);
  const left = withoutBracket(whole);
  const right = tokens.slice(but + 2);
  if (
    right.some(({ xpos }) => /^(?:VB[ZDP]|MD|W.*)$/.test(xpos)) ||
    right.some(({ form }) => /^(?:[,;:]|if|only|just|necessarily|yet|before|until|when)$/i.test(form))
  )
    return undefined;
  const subject = subjectTokens(text.slice(left[0]!.start, left.at(-1)!.end));
  if (subject === undefined || left.some(({ lemma }) => REACHING.has(lemma))) return undefined;
  const told = unsaid(left, right, subject, /^no$/i.test(tokens[but + 1]!.form));
  if (told === undefined || !readsAsClause(told)) return undefined;
  return [
    { start: left[0]!.start, end: whole.at(-1)!.end, lead: '' },
    { start: right[0]!.start, end: right.at(-1)!.end, lead: '', told },
  ];
}

/** `We refunded the soup ($6.50), but not …`: what a bracket at the end adds is of the left side alone. */
function withoutBracket(tokens: Tokens): Tokens {
  const open = tokens.findLastIndex(({ form }) => form === '(');
  return tokens.at(-1)!.form === ')' && open > 2 ? tokens.slice(0, open) : tokens;
}

/** The left side with its end exchanged for the right one, denied. */
function unsaid(left: Tokens, right: Tokens, subject: Tokens, none: boolean): string | undefined {
  let verb = subject.length;
  while (left[verb]?.upos === 'ADV') verb++;
  const helped = HELPER.test(left[verb]?.form ?? '');
  const end = placeOf(left, right, verb, none);
  if (end === undefined || end <= verb) return undefined;
  const lead = spaced(left.slice(0, verb));
  const until = none && left[end - 1]!.xpos === 'CC' ? verb + 1 : end;
  const kept = left.slice(verb, until);
  if (none) return kept.length === 0 ? undefined : `${lead} ${spaced(kept)} no ${spaced(right)}`;
  if (helped)
    return `${lead} ${kept[0]!.form} not ${spaced([...kept.slice(1), ...right])}`.replaceAll(
      'can not',
      'cannot',
    );
  const { xpos, lemma } = left[verb]!;
  const does = xpos === 'VBD' ? 'did' : xpos === 'VBZ' ? 'does' : xpos === 'VBP' ? 'do' : undefined;
  const behind = spaced([...kept.slice(1), ...right]);
  return does === undefined ? undefined : `${lead} ${does} not ${lemma} ${behind}`;
}

/** Where in the left side stands what the right side takes the place of. */
function placeOf(left: Tokens, right: Tokens, verb: number, none: boolean): number | undefined {
  const [first] = right;
  if (/^(?:IN|TO)$/.test(first!.xpos)) {
    const at = left.findLastIndex(({ form }, i) => i > verb && form === first!.form);
    // What stands behind the phrase may belong to both.
    const behind = left.slice(at + 1).some(({ xpos }) => xpos === 'IN' || xpos === 'TO');
    return at < 0 || behind ? undefined : at;
  }
  const rest = left.slice(verb + 1);
  if (rest.some(({ xpos }) => xpos === 'IN' || xpos === 'TO')) return undefined;
  if (/^(?:VBN|JJ)$/.test(first!.xpos) && right.length === 1)
    return /^(?:VBN|JJ)$/.test(left.at(-1)!.xpos) && !none ? left.length - 1 : undefined;
  const object = rest.findIndex(({ xpos }) => /^(?:DT|PRP\$|NNP?S?|NNPS|CD|JJ)$/.test(xpos));
  return object < 0 || !/^(?:NNP?S?|NNPS|CD)$/.test(left.at(-1)!.xpos) ? undefined : verb + 1 + object;
}

/** `Not only was the fee waived, but a voucher was added as well.` */
function notOnly(tokens: Tokens): readonly Half[] | undefined {
  if (!/^not$/i.test(tokens[0]?.form ?? '') || !/^only$/i.test(tokens[1]?.form ?? '')) return undefined;
  const but = tokens.findIndex(({ form }) => /^but$/i.test(form));
  const helper = tokens[2];
  if (but < 5 || helper === undefined || !HELPER.test(helper.form) || but + 2 >= tokens.length)
    return undefined;
  const clause = tokens.slice(3, tokens[but - 1]!.form === ',' ? but - 1 : but);
  const verb = clause.findIndex(({ xpos }, i) => i > 0 && /^(?:VB[NGDP]?|JJ)$/.test(xpos));
  if (verb < 1) return undefined;
  const told = `${spaced(clause.slice(0, verb))} ${helper.form} ${spaced(clause.slice(verb))}`;
  const right = tokens.slice(but + 1);
  if (!readsAsClause(told) || !readsAsClause(spaced(right))) return undefined;
  return [
    { start: tokens[0]!.start, end: clause.at(-1)!.end, lead: '', told },
    { start: right[0]!.start, end: right.at(-1)!.end, lead: '' },
  ];
}
