/** What is denied of two: "Neither the logo nor the slogan was approved." */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const NEITHER =
  /^Neither ([^,;:]+?) nor ([^,;:]+?) (was|were|is|are|has|have|had|can|could|will|may|must|did|does|do) (?!not)(.+)$/u;
const PLURAL: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', does: 'do' };
const SINGLE: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has', do: 'does' };

/** A few words for a thing: nothing that is said of it, and nothing that it does. */
const isPlain = (thing: string): boolean =>
  thing.split(' ').length <= 5 &&
  !/\b(?:that|who|which|whose|to|if|as|\p{Ll}+(?:ed|ew|ook|aid|ent))\b/u.test(thing);

const OF_TWO =
  /^Neither of (?:the |our |its |these |those )(two )?(\p{Ll}+(?: \p{Ll}+)?s) (could|was|were|is|are|has|have|had|did|does|can|may|will) (.+)$/u;

/** "The witnesses could not …", "no witness could …" for "neither of the witnesses could …". */
function ofTwo(text: string): readonly string[] {
  const [, two, things = '', verb = '', rest] = OF_TWO.exec(text) ?? [];
  if (things === '') return [];
  const thing = things.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
  const many = PLURAL[verb] ?? verb;
  return [
    `The ${things} ${many} not ${rest}.`,
    `No ${thing} ${SINGLE[verb] ?? verb} ${rest}.`,
    ...(two === undefined ? [] : [`There were two ${things}.`]),
  ];
}

/** Of each of the two by itself. */
export const deniedOfEach: Teller = where([NEITHER, OF_TWO], ({ sentence, tell }) => {
  const told = tell(sentence);
  const found = NEITHER.exec(bare(told.text));
  if (found === null) return ofTwo(bare(told.text)).map((text) => ({ ...told, text, plain: true as const }));
  const [, first, second, verb, rest] = found;
  if (![first, second].every(isPlain)) return [];
  return [first, second].flatMap((one) => {
    const verbs = new Set([verb, /s$/.test(one) ? (PLURAL[verb] ?? verb) : (SINGLE[verb] ?? verb)]);
    return [...verbs].map((own) => ({ ...told, text: `${capital(one)} ${own} not ${rest}.` }));
  });
});
