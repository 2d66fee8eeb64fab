/**
 * What belongs to one told of another: "the invoice of Acme was paid" by "the invoice was paid to Acme", "the manager of the
 * shop resigned" by "the manager resigned from the shop's union", "Ana, a lawyer," by "Ana, a judge,".
 */
import { matchesOf } from '../../../text/matches.ts';
import { patternOf } from '../../../text/pattern.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OF_ONE_OF_ANOTHER: readonly Guard[] = [
  against('role', 'sentence', isOfOther, { said: () => OF }),
  against('entity', 'sentence', isOtherwise, { said: () => APPOSED }),
];

/** "The invoice of Acme", "the manager of the shop". */
const OF = /\b[Tt]he (\p{Ll}[\p{L}-]+) of (?:the )?(\p{L}[\p{L}-]+)/gu;
/** Prepositions behind which it is told of no other thing that it is its own. */
const TO_IT = 'to|with|for|near|against|behind|outside|without|opposite';

function isOfOther({ reading, inferred }: Told, { reading: theirs }: AlignedSentence): boolean {
  if (inferred) return false;
  const told = textOf(theirs);
  return matchesOf(textOf(reading), OF).some(([, thing = '', owner = '']) => {
    const own = escaped(owner);
    const noun = escaped(thing);
    const isNamed = patternOf(
      String.raw`\b${noun}s? (?:of|from|at|in|by|for|on|to) (?:(?:the|an?|its|our|this|that) )?(?:[\p{L}-]+ )?${own}(?!['’]s)|\b${own}(?:['’]s?)? (?:[\p{L}-]+ )?${noun}|\b${noun}, ${own}|\b${own}, [^.]*\b${noun}`,
      'iu',
    ).test(told);
    if (isNamed || !patternOf(String.raw`\b${noun}\b`, 'iu').test(told)) return false;
    return patternOf(
      String.raw`\b${own}['’]s? (?!${noun})\p{Ll}|\b(?:${TO_IT}) (?:(?:the|an?) )?${own}\b`,
      'iu',
    ).test(told);
  });
}

/** "Ana, a lawyer, met". */
const APPOSED = /(\p{Lu}[\p{L}'’-]+), (?:an?|the) ((?:[\p{L}-]+ )?[\p{L}-]+)(?=[,.]|$)/gu;

function isOtherwise({ reading, inferred }: Told, { reading: theirs }: AlignedSentence): boolean {
  if (inferred) return false;
  const found = matchesOf(textOf(theirs), APPOSED);
  return matchesOf(textOf(reading), APPOSED).some(([, name, what = '']) => {
    const own = found.filter(([, other]) => other === name);
    const others = found.filter(([, other]) => other !== name);
    const says = (one: RegExpMatchArray): boolean => one[2]!.toLowerCase() === what.toLowerCase();
    return own.length > 0 && !own.some(says) && others.some(says);
  });
}
