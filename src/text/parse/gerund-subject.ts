/**
 * A deed that a sentence tells of: "Opening an account requires a passport." The treebank has few sentences that begin with
 * their subject's verb, and the models take that for the root and what it is done to for who requires.
 */
import type { ParsedToken } from './types.ts';

const TENSED = /^(?:VBD|VBZ|VBP|MD)$/;
/** What parts an opening clause from the sentence that it opens: "Running late, she called." */
const PARTED = /^[,;:"\u201c\u2014\u2013-]$/;
const CLAUSES = /^(?:root|appos|ccomp|advcl|parataxis|acl|acl:relcl|conj|xcomp|obj|obl)$/;
const HELPING = /^(?:aux|aux:pass|cop)$/;

/** Tokens of a sentence that begins with a gerund, under the verb with a tense behind it, where that has no other subject. */
export function onGerundSubject(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const [gerund] = tokens;
  if (gerund?.xpos !== 'VBG') return tokens;
  const tensed = tokens.findIndex(({ xpos, form }) => TENSED.test(xpos) || PARTED.test(form));
  if (tensed < 1 || !TENSED.test(tokens[tensed]!.xpos)) return tokens;
  const { head, deprel } = tokens[tensed]!;
  const main = HELPING.test(deprel) ? head : tensed;
  if (main < tensed || !CLAUSES.test(tokens[main]!.deprel)) return tokens;
  const subject = tokens.findIndex((one, at) => at > 0 && one.head === main && /^nsubj/.test(one.deprel));
  const isTaken = gerund.head < 0 ? tokens[main]!.head === 0 : gerund.head === main && subject > 0;
  if (!isTaken || isCompound(tokens, tensed) || !isOneDeed(tokens, tensed, subject)) return tokens;
  return tokens.map((token, at): ParsedToken => {
    if (at === main) return { ...token, head: gerund.head < 0 ? -1 : token.head, deprel: 'root' };
    if (at === 0) return { ...token, head: main, deprel: 'csubj' };
    if (at < tensed && token.head === main && !HELPING.test(token.deprel))
      return { ...token, head: 0, deprel: relationOf(tokens, at) };
    return at > tensed && token.head === 0 ? { ...token, head: main } : token;
  });
}

/**
 * Whether all that stands before the verb is of the gerund: what was taken for the verb's subject, a noun right behind the
 * gerund, is what that is done to.
 */
function isOneDeed(tokens: readonly ParsedToken[], tensed: number, subject: number): boolean {
  const between = tokens.slice(1, tensed);
  if (between.some(({ xpos, deprel }) => OTHER_CLAUSE.test(xpos) || deprel === 'mark')) return false;
  return subject < 0 || tokens.slice(1, subject).every(({ head }) => head === subject);
}
/** Words that join another clause, or are its subject. */
const OTHER_CLAUSE = /^(?:CC|PRP|WDT|WP|WRB|EX)$/;

/** "Opening hours are set", "Receiving Party may": a noun right behind it that goes with the verb is what the gerund tells apart. */
function isCompound(tokens: readonly ParsedToken[], tensed: number): boolean {
  const [next, verb] = [tokens[1]!, tokens[tensed]!];
  if (!/^NN/.test(next.xpos)) return false;
  return (
    next.xpos.startsWith('NNP') ||
    /^(?:MD|VBP)$/.test(verb.xpos) === (next.xpos === 'NNS') ||
    verb.xpos === 'MD'
  );
}

/** What a word between the gerund and the verb is of the gerund. */
function relationOf(tokens: readonly ParsedToken[], at: number): string {
  const { upos, deprel } = tokens[at]!;
  if (upos === 'ADV') return 'advmod';
  if (tokens.some(({ head, deprel }) => head === at && deprel === 'case')) return 'obl';
  return /^(?:NOUN|PROPN|PRON|NUM)$/.test(upos) ? 'obj' : deprel;
}
