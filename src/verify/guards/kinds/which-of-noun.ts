/** "The key is in the car" by "the car key is in the bag": a word that tells which thing is meant is not where it is. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PLACED =
  /\b(\p{Ll}+) (?:is|are|was|were|lies?|lay|stands?|stood|sits?|sat|hangs?|hung) (?:in|on|at|under|near|behind|beside|inside|above|below|by|outside) (?:the|an?|his|her|its|their|our|my|your) (\p{Ll}+)[.!]?$/iu;

export const WHICH_OF_NOUN: Guard = against('entity', 'prose', onlyTellsWhich, { said: () => PLACED });

function onlyTellsWhich({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, thing = '', place = ''] = PLACED.exec(textOf(reading)) ?? [];
  const told = textOf(theirs).toLowerCase();
  if (
    thing === '' ||
    told.split(new RegExp(String.raw`\b${escaped(place.toLowerCase())}\b`, 'u')).length !== 2
  )
    return false;
  return new RegExp(String.raw`\b${escaped(place)} ${escaped(thing)}\b`, 'iu').test(told);
}
