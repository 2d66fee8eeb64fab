/** How many of a group are each, told of the group: "6 test cases have failed" for "34 of 52 test cases have passed, 6 have failed and 12 are open". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const COUNT =
  '(?:\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const VERB =
  '(?:has|have|had|is|are|was|were|remain|remains|remained|failed|passed|\\p{Ll}{3,}ed|came|went|left|got|chose)';
const LISTED = new RegExp(
  String.raw`^((?:Of|Out of) the ${COUNT} )?(${COUNT}) (?:of (?:the |all )?${COUNT} )?((?:\p{Ll}+ ){0,2}?\p{Ll}+(?:s|people|men|women|children)) (${VERB} [^,;]*?|${VERB})((?:, (?:and )?${COUNT} (?:others? )?${VERB}(?: [^,;]*?)?)*(?:,? and ${COUNT} (?:others? )?${VERB}(?: [^,;]*?)?))$`,
  'iu',
);
const MEMBER = new RegExp(
  String.raw`(?:, (?:and )?|,? and )(${COUNT}) (?:others? )?(${VERB}(?: [^,;]*?)?)(?=, |,? and ${COUNT}|$)`,
  'giu',
);

function byMember({ text }: Wording): readonly string[] {
  const found = LISTED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, , first = '', noun = '', said = '', rest = ''] = found;
  const members = [...rest.matchAll(MEMBER)].map(([, count = '', verb = '']) => [count, verb] as const);
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return [[first, said] as const, ...members].map(([count, verb]) => `${capital(count)} ${noun} ${verb}`);
}

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|${COUNT})`;
const NEXT = new RegExp(
  String.raw`^(?:Some |About |Around |Nearly |Over |We [a-z]+ (?:some |about )?)?${AMOUNT} (?:of (?:the |all )?(?:${AMOUNT} )?)?((?:\p{Ll}+ ){0,2}?\p{Ll}+s)(?: [^,;]+?)?[,;] (?:and |but |of which )?(${AMOUNT})(?: of (?:them|these|those))? ((?:was|were|had|has|have|is|are) [^;]+)$`,
  'iu',
);
/** What tells how long or how much, and is none of what is counted. */
const MEASURE =
  /\b(?:days|weeks|months|years|hours|minutes|euros|dollars|pounds|francs|points|times|miles|metres|meters|grams|percent)$/u;

/** "Two pallets were held back" for "twelve pallets were unloaded; two were held back". */
function byNext({ text }: Wording): readonly string[] {
  const found = NEXT.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, noun = '', count = '', said = ''] = found;
  if (MEASURE.test(noun)) return [];
  const capital = count.charAt(0).toUpperCase() + count.slice(1);
  return [`${capital} ${noun} ${said}`, `${capital} of the ${noun} ${said}`];
}

export const COUNTED_APART: readonly Rewriter[] = [
  { of: new RegExp(String.raw`\b${AMOUNT} `, 'iu'), from: NEXT, write: byNext, reorders: true },
  {
    of: new RegExp(`^(?:The other |The remaining )?${COUNT} `, 'iu'),
    from: LISTED,
    write: byMember,
    reorders: true,
  },
];
