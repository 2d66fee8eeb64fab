/**
 * What stands behind a thing and tells of it: "the voucher is valid until May" for "she got a voucher of 25 EUR, valid until
 * May", "the first eight weeks are paid" for "20 weeks of leave, of which the first eight are paid".
 */

import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const STATE =
  '(?:valid|payable|due|refundable|redeemable|renewable|available|made|built|issued|dated|signed|written|worth|located|equipped|limited|open|closed|free)';
const BEHIND = new RegExp(
  String.raw`\b(?:an?|the|his|her|their|its|one) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})((?: (?:of|for|worth) [^,;:]{1,30})?), (${STATE} [^,;:]{2,60})$`,
  'u',
);

/** What is told of the last thing of a sentence. */
function byBehind({ text, whole }: Wording): readonly string[] {
  const found = BEHIND.exec(text);
  if (found === null) return [];
  const [, noun = '', of, told] = found;
  const head = noun.split(' ').at(-1)!;
  // Of two vouchers it would have to be told which.
  const others = whole
    .toLowerCase()
    .match(new RegExp(String.raw`\b(?:${head}|${head}s|another ${head}|second ${head})\b`, 'gu'));
  if (others === null || others.length > 1) return [];
  return [...new Set([noun, head])].flatMap((one) => [`The ${one} is ${told}`, `The ${one}${of} is ${told}`]);
}

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const OF_WHICH = new RegExp(
  String.raw`\b(?<all>${NUMBER}) (?<unit>\p{Ll}+)(?<of> of (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)?(?: (?:per|for each|each|a|every) \p{Ll}+)?,? of which (?<rest>(?:the )?(?:first|last|next|following|${NUMBER})\b[^;]*)$`,
  'u',
);
const PART = new RegExp(
  String.raw`^(?<which>the (?:first|last|next|following|remaining)(?: ${NUMBER})?|${NUMBER}) (?:(?<be>is|are|was|were) )?(?<told>[^,;]+)$`,
  'u',
);

/** What is told of each part of so many. */
function byPart({ text }: Wording): readonly string[] {
  const { unit = '', of = '', rest = '' } = OF_WHICH.exec(text)?.groups ?? {};
  if (rest === '' || isLeftOpen(rest) || !unit.endsWith('s')) return [];
  let be = '';
  let verb = '';
  return rest.split(/,? and (?=the )|, (?=the )/u).flatMap((part) => {
    const found = PART.exec(part)?.groups;
    if (found === undefined) return [];
    const { which = '', told = '' } = found;
    be = found.be ?? be;
    // "And the following four at half pay" are paid so.
    const own = found.be === undefined ? `${verb} ${told}` : told;
    if (found.be !== undefined) verb = /^\p{Ll}+(?:ed|en|id|nt)\b/u.exec(told)?.[0] ?? '';
    if (be === '' || (found.be === undefined && verb === '')) return [];
    const lead = capital(which);
    return [`${lead} ${unit} ${be} ${own}`, `${lead} ${unit}${of} ${be} ${own}`];
  });
}

export const TOLD_BEHIND: readonly Rewriter[] = [
  { of: /\b(?:is|are|was|expires?) /u, from: BEHIND, write: byBehind, reorders: true },
  { of: /\b(?:is|are|was|were|get|gets) /u, from: OF_WHICH, write: byPart, reorders: true },
];
