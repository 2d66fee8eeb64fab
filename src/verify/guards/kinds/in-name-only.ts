/** "Ben is an expert" by "Ben is a so-called expert": what somebody is only called, or would be, he is not said to be. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const CALLED = String.raw`(?:so-called|self-styled|self-proclaimed|self-described|self-appointed|would-be|purported|ostensible|supposed|pretend|sham|bogus|quasi-?|pseudo-?|aspiring|wannabe|putative|budding|imitation|mock|counterfeit|fake|replica|dummy)`;
const NAMED = new RegExp(String.raw`\b${CALLED}`, 'iu');

export const IN_NAME_ONLY: Guard = againstUnit('modality', 'english', isCalled, { told: () => NAMED });

function isCalled({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  if (NAMED.test(textOf(reading))) return -1;
  const told = textOf(theirs);
  return units.findIndex(({ word, value }) => {
    if (value !== undefined) return false;
    const form = escaped(word.form);
    const all = new RegExp(String.raw`\b${form}\b`, 'giu');
    const called = new RegExp(String.raw`\b${CALLED}[ -]?(?:\p{Ll}+ )?${form}\b`, 'iu');
    return called.test(told) && told.match(all)?.length === 1;
  });
}
