/**
 * A sentence without what sets it off from something else before it says anything: "Unlike the Basic tier, the Plus tier has
 * a backup", "Without a doubt …", "Instead of the router the courier delivered a printer"; and whom a denial of all excepts:
 * "Nobody but the auditor has read the file" says that the auditor has.
 */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const OTHER = String.raw`(?:the |an? |his |her |its |our |their |any other )?[\p{L}\p{N}'\u2019-]+(?: [\p{L}\p{N}'\u2019-]+){0,4}`;
const LED = new RegExp(
  String.raw`^(?:(?:unlike|instead of|in addition to|compared (?:with|to)|in contrast to|contrary to) ${OTHER}, |(?:without (?:a |any )?doubt|indeed|in fact|as expected|as (?:planned|agreed|requested|announced|discussed|promised|mentioned)(?: (?:in|at|on|by|with|during|to) ${OTHER})?|to our delight|of course|fortunately|unfortunately|luckily|sadly),? )(?=\S)`,
  'iu',
);
/** Without a comma only where another noun phrase follows. */
const INSTEAD = /^Instead of (?:the|an?) [\p{L}-]+ (?=(?:the|an?) [\p{L}-]+ \p{L}+)/u;
const ALL_BUT =
  /^(?:nobody|no one|no-one|none|nothing)(?: else)? (?:but|except(?: for)?|other than|apart from|save) ((?:(?:the|an?|our|his|her|its|their|my|your) )?[\p{L}\p{N}'\u2019 -]{2,50}?) ((?:may|can|could|must|will|has|have|had|is|are|was|were|did|does|do|[\p{Ll}]+ed|knows?|came|saw|took|had|got|left|went) .+)$/iu;
/** Where it is not so, or not said to be so, of whom is excepted. */
const OPEN = /\b(?:not|never|nor|neither|if|unless|whether|would|might|should|ever)\b|n['\u2019]t\b|\?/iu;

/** A sentence that begins with what it says. */
export const leads: Teller = where([ALL_BUT, LED, INSTEAD], ({ sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  if (text.length > LONGEST) return [];
  const excepted = ALL_BUT.exec(text);
  if (excepted !== null)
    return OPEN.test(excepted[2]!) ? [] : [{ ...told, text: `${capital(`${excepted[1]} ${excepted[2]}`)}.` }];
  const [lead] = LED.exec(text) ?? INSTEAD.exec(text) ?? [];
  return lead === undefined ? [] : [{ ...told, text: `${capital(text.slice(lead.length))}.` }];
});

const LONGEST = 300;
