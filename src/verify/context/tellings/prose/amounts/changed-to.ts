/** What a standing rate is since it changed: "the fee is now $99" for "the fee rose from $49 to $99 on 1 April". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const AMOUNT = String.raw`(?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d[\d,]*(?:\.\d+)?(?: ?(?:%|percent|per cent|euros?|dollars?|pounds?|francs?|yen|days?|weeks?|months?|years?|hours?|minutes|GB|MB|TB|kg|km|EUR|USD|GBP|CHF))?`;
/** What stays as it was set until it is set anew; what is sold, earned or counted in a time does not. */
const RATE =
  '(?:(?<!\\b(?:share|stock|oil|gas|gold|silver|market|spot|house|property|closing|trading|opening|bid) )price|(?<=\\b(?:hourly|daily|weekly|nightly|monthly|annual|day|room|flat|base|standard|billing|shipping|contribution|commission) )rate|fee|charge|limit|rent|premium|salary|wage|tariff|excess|deductible|minimum|maximum|allowance|threshold|window|period|deposit|quota|cap|surcharge|fare|toll|retainer)';
const SINGULAR =
  'rose|increased|went up|went down|went|fell|dropped|decreased|changed|(?:was|has been) (?:raised|increased|reduced|cut|lowered|extended|shortened|changed|set)|has (?:risen|gone up|gone down|fallen|dropped|increased|decreased|changed)';
const CHANGED = new RegExp(
  String.raw`^(?<what>(?:[\p{L}'\u2019-]+ ){0,8}${RATE}(?: (?:for|of|on|per) [^,;:]{2,40}?)?) (?:${SINGULAR})(?: by ${AMOUNT})?(?: from (?<from>${AMOUNT})(?: (?:an?|per|each) \p{Ll}+)?)? to (?<to>${AMOUNT}(?: (?:an?|per|each) \p{Ll}+)?)(?: (?:on|in|at|from|since|as of|with effect from|last|this) [^,;:]+)?$`,
  'u',
);
const IS = /\b(?:is|stands at|now stands)\b/u;

/** What held for a time, of some, or by a mistake. */
const PASSING =
  /\b(?:temporar\p{L}+|brief\p{L}*|only|for (?:the|a|an|one|two|three|some|new|\d+)|during|through|while|mistake\p{L}*|error|wrong\p{L}*|draft|propos\p{L}+|some|most|average|last year|at first|initially|originally)\b/iu;
/** What tells behind a change that the rate did not stay there. */
const SINCE =
  /\b(?:later|then|since then|back|again|revers\p{L}+|revert\p{L}*|undone|withdr\p{L}+|restor\p{L}+|cut|lower\p{L}*|rais\p{L}+|reduc\p{L}+|increas\p{L}+|dropped|fell|rose|chang\p{L}+|went|mistake\p{L}*|error|correct\p{L}+|waived|scrapped|abolished|instead|not)\b/iu;
/** Characters behind the change that are looked through for that. */
const LOOKED_ON = 2_000;

function byPresent({ text, said, scene: { source, sentence } }: Wording): readonly string[] {
  const found = CHANGED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || PASSING.test(text)) return [];
  const end = source.scan.sentenceEnd[sentence]!;
  if (SINCE.test(source.text.slice(end, end + LOOKED_ON))) return [];
  const { what, to } = found;
  const turns = [`is now ${to}`, `is ${to}`, `now stands at ${to}`, `stands at ${to}`];
  return /^Now\b/u.test(said)
    ? turns.map((turn) => `Now ${what} ${turn}`)
    : turns.map((turn) => `${what} ${turn}`);
}

export const CHANGED_TO: readonly Rewriter[] = [{ of: IS, from: CHANGED, write: byPresent, reorders: true }];
