/**
 * "Signed for by the recipient" of `recipient: Ola Berg, signed_by: J. Neighbour`: who did it is named, and so is who stands in
 * the role, and the two are not one.
 */
import { factsOf } from '../../applied/facts.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const BY_ROLE: Guard = against('role', 'any', byAnother, { said: () => BY });

const BY =
  /\b(\p{L}+(?:ed|en|t))(?: (?:for|off|on|to))? by (someone other than |somebody other than )?(?:the|its|his|her|their) (\p{Ll}+)\b/u;

function byAnother({ reading, support }: Told, sentence: AlignedSentence): boolean {
  const [, deed, other, role] = BY.exec(textOf(reading)) ?? [];
  if (deed === undefined || role === undefined || !sentence.source.structured) return false;
  const sources = [...new Set(support.sentences.map(({ source }) => source))];
  const facts = factsOf(sources);
  const doers = facts.filter(({ name }) => name === `${deed} by` || name === `${deed} for by`);
  const holders = facts.filter(({ name }) => name === role || name === `${role} name`);
  const [doer, holder] = [doers[0], holders[0]];
  if (doers.length !== 1 || holders.length !== 1 || doer === undefined || holder === undefined) return false;
  const words = new Set(holder.field.words);
  const isOne = doer.field.words.some((word) => word === role || (word.length > 1 && words.has(word)));
  return isOne === (other !== undefined);
}
