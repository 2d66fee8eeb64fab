/**
 * "Paul is Anna's doctor" by "Paul is the husband of Anna's doctor": what somebody or something is of another is not that
 * other.
 */
import { against, type Guard, textOf } from './guard.ts';

const BEING = String.raw`(?:is|are|was|were|became|becomes|remains|remained|been)`;
const DETERMINER = /^(?:the|an?|our|its|their|his|her|my|your|this|that) /iu;
/** What a statement says somebody is: up to five words behind the verb. */
const IS = new RegExp(String.raw`^([^,;:]+?) ${BEING} ((?:[\p{L}\d'\u2019.-]+ ?){1,6})$`, 'u');
/** Nouns that are what they are of: "one of Anna's doctors", "a kind of pump". */
const ALIKE =
  /^(?:one|some|most|many|any|each|both|all|none|two|three|part|kind|type|sort|form|example|instance|case|version|copy|member|title|name|post|position|role|office|job|rank|status|age|size|pair|set|group|team|number|lot|bit|piece|process|state|act|idea|result|cause|reason|purpose|aim|goal|top|best|worst|first|last)s?$/u;

export const HEAD_OF_ROLE: Guard = against('role', 'prose', ({ reading }, { reading: theirs }) => {
  const [, subject = '', what = ''] = IS.exec(textOf(reading).replace(/[.!]$/, '')) ?? [];
  const bare = what.replace(DETERMINER, '');
  if (bare === '' || /\b(?:not|of|by)\b/u.test(what)) return false;
  const text = textOf(theirs);
  const at = text.toLowerCase().indexOf(bare.toLowerCase());
  if (at < 0 || text.toLowerCase().indexOf(bare.toLowerCase(), at + 1) >= 0) return false;
  const found = HEADED.exec(text.slice(0, at));
  if (found === null || ALIKE.test(found[2]!) || /ed$/u.test(found[2]!)) return false;
  return text
    .slice(0, found.index + found[1]!.length)
    .toLowerCase()
    .endsWith(subject.replace(DETERMINER, '').toLowerCase());
});

/** A subject, and the noun of a predicate that is of what stands next. */
const HEADED = new RegExp(
  String.raw`(\S+)(?: (?:has|have|had))? ${BEING} (?:(?:the|an?|now|also|once) )*(?:[\p{L}-]+ ){0,2}?(\p{L}+) (?:of|to|for) (?:(?:the|an?|our|its|their|his|her|my|your) )?$`,
  'u',
);
