/**
 * "Was not paid by card but in cash", "did not leave because of the pay but because of the hours": it was done, and only
 * what is told with it is denied.
 */
import { pastOf, present } from '../../text/inflect.ts';

const LEAD =
  'because of|because|due to|owing to|thanks to|out of|instead of|by|in|on|at|to|for|from|with|as|through|via|under|per|after|before|during|against|over|within';
const NOT_BUT = new RegExp(
  String.raw`^(?<who>[^,;:]+?) (?<aux>was|were|is|are|has been|have been|had been|will be|did|does|do)(?: not|n['’]t) (?<verb>\p{Ll}+)(?<object>(?: (?!(?:${LEAD}|not|only|just|merely|simply) )[\p{L}\p{N}.'’-]+){0,6}?) (?<first>(?:${LEAD}) [^;:]+?),? but(?: rather| instead)? (?<other>(?:${LEAD}) [^;:]+)$`,
  'u',
);
/** "Did not only pay the rent but also the deposit". */
const NOT_ONLY = /(?:\bnot|n['’]t) (?:only|just|merely|simply|solely)\b/iu;
const DO = /^(?:did|does|do)$/;
/** Characters of a sentence that is looked through. */
const LONGEST = 600;

export interface NotBut {
  readonly who: string;
  /** What was done, without what it was not done by, for or at. */
  readonly done: string;
  /** What is told with it in place of that. */
  readonly other: string;
  /** What is denied. */
  readonly first: string;
}

/** What a sentence, given without its full stop, says was done otherwise than it denies; undefined where it says none. */
export function notBut(text: string): NotBut | undefined {
  const groups = text.length > LONGEST ? undefined : NOT_BUT.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { who = '', aux = '', verb = '', object = '', first = '', other = '' } = groups;
  if (/\b(?:if|unless|whether|would|could|may|might|nobody|no one|none)\b/i.test(who)) return undefined;
  const did = aux === 'did' ? pastOf(verb) : aux === 'does' ? present(verb) : verb;
  return { who, done: `${who} ${DO.test(aux) ? did : `${aux} ${verb}`}${object}`, first, other };
}

/** Whether a sentence denies how, why or for whom something was done, and so says that it was done. */
export const deniesManner = (text: string): boolean => NOT_ONLY.test(text) || notBut(text) !== undefined;
