/** "Ana wants Tom to call" by "Ana wants to call Tom": who is to do it is another. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const WISH = String.raw`(?:want|wish|need|hope|expect|like|love|prefer|hate|ask|beg|choose|intend|mean|promise|agree)(?:s|d|ed|es|ing)?`;
/** Somebody between the wish and what he is to do, or of whom it is hoped. */
const OURS = new RegExp(
  String.raw`\b(${WISH}) (?:that )?(?:(?:the|an?|his|her|our|their|my) )?([\p{L}-]+) (?:to|will|would|should) (?:be )?(\p{Ll}+)`,
  'iu',
);

export const INFINITIVE_SUBJECT: Guard = againstUnit('role', 'sentence', isOwnDeed, { said: () => OURS });

const base = (word: string): string => word.toLowerCase().replace(/(?:s|d|ed|es|ing)$/, '');

function isOwnDeed({ reading, units }: Told, { reading: theirs, source }: AlignedSentence): number {
  const [, wish = '', who = '', verb = ''] = OURS.exec(textOf(reading)) ?? [];
  if (wish === '' || source.structured || /^(?:to|it|not|be)$/i.test(who)) return -1;
  const own = new RegExp(String.raw`\b${base(wish)}(?:s|d|ed|es|ing)? (?:not )?to ${verb}\b`, 'iu');
  return own.test(textOf(theirs)) && !OURS.test(textOf(theirs))
    ? units.findIndex(({ word }) => word.form === verb.toLowerCase())
    : -1;
}
