/**
 * "The caller is the account holder" by "The caller gave the name of the account holder": who has to do with somebody is not
 * said to be them.
 */
import { patternOf } from '../../../text/pattern.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Told, textOf } from '../guard.ts';

const IDENTITY =
  /^(?:the |our |your |this |that )?(?<who>\p{L}[\p{L}'\u2019-]*(?: \p{L}[\p{L}'\u2019-]*){0,2}?) (?:is|was|are|were) (?:also |now |still )?(?:the|an?|our|his|her|their|its) (?:\p{L}[\p{L}'\u2019-]* ){0,3}?(?<what>\p{L}{3,})[.]?$/iu;
/** Words that join what a thing is with the thing. */
const JOINING =
  /\b(?:is|are|was|were|be|been|being|became|becomes|become|remains?|remained|as|named|called|appointed|elected|hired|serves?|served|acts?|acted|works?|worked|identified|verified|confirmed|known|same|namely|i\.e)\b/i;

export const NOT_IDENTIFIED = against('role', 'prose', isNotIdentified, { said: () => IDENTITY });

function isNotIdentified({ reading, score, support: { sentences } }: Told): boolean {
  const groups = IDENTITY.exec(textOf(reading).trim())?.groups;
  if (groups === undefined || score === Number.POSITIVE_INFINITY) return false;
  const told = sentences.map((one) => textOf(one.reading)).join(' ');
  if (JOINING.test(told)) return false;
  const what = escaped(groups.what!);
  const behind = String.raw`\b(?:of|for|from|by|to|with|about|against|on) (?:the|an?|our|his|her|their|its) (?:[\p{L}'’-]+ ){0,3}?${what}\b|\b${what}['’]s?(?!\p{L})`;
  const joined = String.raw`,? (?:the|an?|our) (?:[\p{L}'’-]+ ){0,3}?${what}[,.:;)]|\b${what},? \p{Lu}`;
  const isBehind = patternOf(behind, 'iu').test(told);
  return isBehind && !patternOf(`,${joined}`, 'u').test(told);
}
