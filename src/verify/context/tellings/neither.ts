/** What is denied of two: "Neither the logo nor the slogan was approved." */
import type { Teller } from './types.ts';
import { bare, capital } from './words.ts';

const NEITHER =
  /^Neither ([^,;:]+?) nor ([^,;:]+?) (was|were|is|are|has|have|had|can|could|will|may|must|did|does|do) (?!not)(.+)$/u;
const PLURAL: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', does: 'do' };
const SINGLE: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has', do: 'does' };

/** Of each of the two by itself. */
export const deniedOfEach: Teller = ({ sentence, tell }) => {
  const told = tell(sentence);
  const found = NEITHER.exec(bare(told.text));
  if (found === null) return [];
  const [, first, second, verb, rest] = found;
  return [first, second].flatMap((one) => {
    const verbs = new Set([verb, /s$/.test(one) ? (PLURAL[verb] ?? verb) : (SINGLE[verb] ?? verb)]);
    return [...verbs].map((own) => ({ ...told, text: `${capital(one)} ${own} not ${rest}.` }));
  });
};
