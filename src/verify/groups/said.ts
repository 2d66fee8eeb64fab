/** What is said of so many, cut to what can be compared, and filled in from the clause before. */
import type { Predicate } from './predicate.ts';

/** "Two thirds wear red tops and one third wear green": the second leaves out what the first names. */
export function alike(said: Predicate, before: Predicate | undefined): Predicate {
  const own = before === undefined ? said : withoutIt(said, before);
  if (before === undefined || own.adjuncts.length > 0 || before.adjuncts.length > 0) return own;
  const [verb, ...words] = own.core;
  const shorter = own.core.length + 1 === before.core.length && words.length > 0 && before.core[0] === verb;
  return shorter ? { ...own, core: [...own.core, before.core.at(-1)!] } : own;
}

/** "Three voted for the loan and two voted against it": against the loan. */
function withoutIt(own: Predicate, before: Predicate): Predicate {
  const at = own.adjuncts.findIndex((one) => /^\p{L}+ (?:it|they|them)$/u.test(one));
  const [named, ...others] = before.adjuncts;
  if (at < 0 || named === undefined || others.length > 0 || own.core[0] !== before.core[0]) return own;
  const [preposition] = own.adjuncts[at]!.split(' ');
  const [, ...words] = named.split(' ');
  return words.length === 0
    ? own
    : { ...own, adjuncts: own.adjuncts.with(at, [preposition, ...words].join(' ')) };
}

const EXCEPTING =
  /\b(?:except|unless|if|not|no|only|excluding|apart from|other than|though|although|however|until|subject to|but)\b/i;

/** What is said, without what is added to it; undefined where that takes something back. */
export function cutOf(text: string): { text: string; whole: string; exact: boolean } | undefined {
  const whole = text.trim().replace(/(?<![,;])[,;]+$/, '');
  const comma = whole.search(/[,;:(]| [–—-] /);
  const kept = comma < 0 ? whole : whole.slice(0, comma).trim();
  const rest = comma < 0 ? '' : whole.slice(comma);
  if (EXCEPTING.test(rest)) return undefined;
  const joined = /^(.*?) and (?=\p{Ll}+(?:ed|s|t|w|k)?\b)/u.exec(kept);
  const listed = rest !== '' && !/^[,;] (?:which|while|so|leaving|as|because|after|and)\b/.test(rest);
  return { text: kept, whole, exact: !listed && joined === null };
}
