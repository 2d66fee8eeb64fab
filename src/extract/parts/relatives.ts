/** Relative clauses whose thing is what their verb is done to: `the jacket, which you sent back on 2 December`. */

import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { isPastHeadline, readsAsClause } from './clauses.ts';
import { spaced } from './verbs.ts';

/** Words that may stand before the subject of such a clause. */
const OPENS_SUBJECT = /^(?:PRP\$?|DT|NNPS?|NNS)$/;

/**
 * `which you sent back on 2 December`, told of its thing: you sent the jacket back on 2 December. undefined where the
 * clause has an object already, or its verb is done to nothing.
 */
export function ofObject(named: string, inner: readonly ParsedToken[]): string | undefined {
  const [which, ...rest] = inner;
  if (!/^(?:which|that|whom|who)$/i.test(which?.form ?? '') || !OPENS_SUBJECT.test(rest[0]?.xpos ?? ''))
    return undefined;
  const words = spaced(rest);
  const said = parseSentence(`${words}.`);
  const tree = new Tree(said);
  const root = said.tokens.findIndex(({ head }) => head < 0);
  // "your manager signed on 3 May" is read as a noun with its participle.
  const headline = isPastHeadline(said);
  const verb = headline ? root + 1 : root;
  const { upos, xpos } = tree.token(verb);
  if (upos !== 'VERB' || !/^VB[DPZN]?$/.test(xpos) || !(headline || tree.with(verb, 'nsubj').length === 1))
    return undefined;
  if (tree.with(verb, 'obj', 'ccomp', 'xcomp', 'nsubj:pass', 'aux:pass').length > 0) return undefined;
  // "which you registered with": the thing belongs behind the preposition.
  if (said.tokens.some(({ deprel }, at) => deprel === 'case' && tree.token(at).head === verb))
    return undefined;
  const stranded = STRANDED.test(words);
  const end = stranded ? words.length : said.tokens[verb]!.end;
  const thing = named.replace(/^an? /i, 'the ');
  const told = `${words.slice(0, end)} ${lowered(thing)}${words.slice(end)}`;
  return readsAsClause(told) ? told : undefined;
}

/** `which Ben looks after`: the thing belongs behind the last word. */
const STRANDED = / (?:after|for|with|at|to|of|in|on|from|about|into|by)$/i;

/** An article or owner at the head of a sentence, as it stands within one. */
const lowered = (thing: string): string =>
  /^(?:The|Your|Our|His|Her|Their|Its|My|This|That) /.test(thing)
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing;
