/**
 * Clauses that "before", "until" or "once" opens and whose subject was taken for what stands behind a preposition: "handed over
 * before the deposit is taken" is not handed over before a deposit.
 */
import type { ParsedToken } from './types.ts';

const CONNECTIVE = /^(?:before|after|until|till|since|once)$/i;
const TENSED = /^(?:VBZ|VBP|VBD|MD)$/;
const HELPING = /^(?:aux|aux:pass|cop)$/;
/** What a predicate is to the clause before it where the models missed that a connective opens it. */
const ASTRAY = /^(?:conj|ccomp|xcomp|parataxis|acl|advcl|acl:relcl|dep)$/;
const SUBJECT = /^(?:nsubj|csubj|expl)/;

/** Tokens with each such clause under its connective. */
export function underConnective(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  let out = tokens;
  tokens.forEach(({ form }, at) => {
    if (!CONNECTIVE.test(form)) return;
    out = withSubject(out, at) ?? withMark(out, at) ?? out;
  });
  return out;
}

/** "Before the deposit is taken", read as "before the deposit": undefined for any other. */
function withSubject(tokens: readonly ParsedToken[], at: number): readonly ParsedToken[] | undefined {
  const { deprel, head: noun } = tokens[at]!;
  if (deprel !== 'case' || noun <= at) return undefined;
  const last = tokens.findLastIndex(
    ({ head }, i) => i === noun || (head === noun && i > noun && i <= noun + 1),
  );
  const helping = tokens[last + 1];
  if (helping === undefined || !TENSED.test(helping.xpos) || !HELPING.test(helping.deprel)) return undefined;
  const verb = helping.head;
  if (verb <= last || !isAstray(tokens, verb)) return undefined;
  const passive = tokens.some(({ head, deprel: own }) => head === verb && own === 'aux:pass');
  return moved(tokens, [
    [at, verb, 'mark'],
    [noun, verb, passive ? 'nsubj:pass' : 'nsubj'],
    [verb, tokens[noun]!.head, 'advcl'],
  ]);
}

/** "Once the deposit has been taken", read as if it were taken one time and beside the clause before. */
function withMark(tokens: readonly ParsedToken[], at: number): readonly ParsedToken[] | undefined {
  const { deprel, head: verb, form } = tokens[at]!;
  if (deprel !== 'advmod' || !/^once$/i.test(form) || verb <= at) return undefined;
  const { head, deprel: own } = tokens[verb]!;
  const subject = tokens.findIndex(({ head: over, deprel: one }) => over === verb && SUBJECT.test(one));
  const joined = tokens.some(({ head: over, deprel: one }) => over === verb && one === 'cc');
  if (head < 0 || head >= at || subject <= at || joined || !ASTRAY.test(own)) return undefined;
  return moved(tokens, [
    [at, verb, 'mark'],
    [verb, head, 'advcl'],
  ]);
}

/** Whether a predicate hangs on one before it and has no subject, mark or "and" of its own. */
const isAstray = (tokens: readonly ParsedToken[], verb: number): boolean =>
  ASTRAY.test(tokens[verb]!.deprel) &&
  tokens[verb]!.head < verb &&
  !tokens.some(({ head, deprel }) => head === verb && (SUBJECT.test(deprel) || /^(?:mark|cc)$/.test(deprel)));

/** Tokens with another head and relation each; undefined where one would hang on itself. */
function moved(
  tokens: readonly ParsedToken[],
  moves: readonly (readonly [at: number, head: number, deprel: string])[],
): readonly ParsedToken[] | undefined {
  const out = [...tokens];
  for (const [at, head, deprel] of moves) out[at] = { ...out[at]!, head, deprel };
  return moves.every(([at]) => reachesRoot(out, at)) ? out : undefined;
}

function reachesRoot(tokens: readonly ParsedToken[], from: number): boolean {
  let at = from;
  for (let steps = 0; steps <= tokens.length; steps++) {
    if (at < 0) return true;
    at = tokens[at]!.head;
  }
  return false;
}
