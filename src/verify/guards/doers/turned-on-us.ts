/** "The supplier owes us 400 euros" for "we owe the supplier 400 euros": what another does to us we do not do to them. */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { AUXILIARY, maySwap } from './exchanged.ts';

const OBJECT: Readonly<Record<string, string>> = { i: 'me', we: 'us', they: 'them', he: 'him' };

export const TURNED_ON_US: readonly Guard[] = [
  against('role', 'sentence', isTurned, {
    said: () => /^\s*(?:I|We|They|He)\b/,
    told: () => /\b(?:me|us|them|him)\b/,
  }),
];

function isTurned({ reading: { words } }: Told, { reading: theirs }: AlignedSentence): boolean {
  const subject = words[0]?.form ?? '';
  const object = OBJECT[subject];
  const verb = words.slice(1).find(({ form }) => !AUXILIARY.test(form))?.lemma;
  if (object === undefined || verb === undefined || words.some(({ form }) => form === object)) return false;
  if (maySwap(verb, verb) || theirs.words.some(({ form }) => form === subject)) return false;
  return doneTo(theirs, verb, object);
}

/** Whether somebody does it to whom the pronoun stands for. */
const doneTo = ({ words }: Reading, verb: string, object: string): boolean =>
  words.some(({ lemma }, at) => at > 0 && lemma === verb && words[at + 1]?.form === object);
