/** What somebody said he would do, told of him as his plan: "Veloq plans to close the plant" for "Veloq said it would close the plant". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const SAID =
  /^((?:The )?[^,;:]{2,50}?)(?:,? which [^,]+,)? (?:has )?(?:said|announced|stated|confirmed|told [^,;:]{3,40}?)(?: (?:on|in|this|last) [^,;:]{3,20}?| today| yesterday)? (?:that )?(it|he|she|they|we) (would|will|plans? to|planned to|intends? to|intended to|was going to|is going to|were going to|are going to) (?!not\b|consider\b|be\b|have\b)(.+)$/u;
const PLANS = /\b(?:plans?|intends?|wants?) to\b/u;
const OPEN = /\b(?:if|unless|whether|might|may|could|possibly|perhaps|provided|once)\b/iu;

/** What gives a plan up again. */
const GIVEN_UP =
  /\b(?:dropped|abandoned|shelved|scrapped|reversed|withdr[ae]w(?:n)?|called off|cancelled|canceled|no longer|changed (?:its|his|her|their) minds?|backed (?:down|away)|gave up|given up|U-turn|would (?:keep|not|stay|remain|continue)|denied|retracted|postponed|on hold)\b/u;

/** "Veloq plans to close it" and "plans to move production" for "Veloq said it would close it and move production". */
function byPlan({ text, said, whole }: Wording): readonly string[] {
  const [found, plans] = [SAID.exec(text), PLANS.exec(said)?.[0]];
  if (found === null || plans === undefined || OPEN.test(found[4]!.replace(/(?<= )May\b/gu, ''))) return [];
  if (GIVEN_UP.test(whole)) return [];
  const [, named = '', , , what = ''] = found;
  // "Carmaker Veloq": by the name alone, where the claim calls it so.
  const name = named.split(' ').slice(1).join(' ');
  const who = said.startsWith(`${name} `) ? name : named;
  const parts = what.split(/ and (?=\p{Ll}+ (?:the|its|his|her|their|an?|all|production|work|\p{Lu}))/u);
  const times = / (?:next|this|in|by|from|on) [^,;]+$/u.exec(parts[0]!)?.[0] ?? '';
  return [what, ...parts, ...(times === '' ? [] : [parts[0]!.slice(0, -times.length)])].map(
    (part) => `${who} ${plans} ${part}`,
  );
}

export const ANNOUNCED: readonly Rewriter[] = [{ of: PLANS, write: byPlan, reorders: true }];
