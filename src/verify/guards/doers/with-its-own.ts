/** "Nord AG has 300 employees" by "Nord AG and its subsidiaries have 300 employees": what two have together, one has not alone. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const AND_ITS =
  /\b((?:\p{L}[\p{L}'’.-]* ){0,3}?\p{L}[\p{L}'’.-]*) (?:and|together with|including|plus) (?:its|his|her|their) (?:\p{Ll}+ )?\p{Ll}+ (?:together )?(?:have|had|own|owned|employ|employed|earn|earned|paid|pay|cost|weigh|made|make|raised|spent|owe|owed|sold|sell|operate|run|generated|produced|received|won)\b/iu;
const EACH = /\b(?:each|both|every)\b/iu;

export const WITH_ITS_OWN: Guard = against('entity', 'prose', isTogether, { told: () => AND_ITS });

function isTogether({ reading, units }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs)];
  const who = AND_ITS.exec(told)?.[1]?.replace(/^the /iu, '');
  if (who === undefined || EACH.test(told) || /\b(?:and|together|including|plus)\b/iu.test(said))
    return false;
  if (!units.some(({ value }) => value?.kind === 'number' || value?.kind === 'money')) return false;
  return new RegExp(String.raw`^(?:the )?${escaped(who)}\b`, 'iu').test(said);
}
