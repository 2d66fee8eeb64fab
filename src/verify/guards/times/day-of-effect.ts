/** "Gave notice on 1 May" by "gave notice effective 1 May": from when something holds is not when it was done. */
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

const EFFECT =
  /\b(?:effective|with effect (?:from|on)|backdated to|valid (?:from|as of|until)|post-?dated|as (?:of|from)|starting|beginning)(?: on)? $/iu;
const OF_EFFECT =
  /\b(?:effect\p{L}*|valid\p{L}*|from|start\p{L}*|begin\p{L}*|began|appl(?:y|ies|ied)|force|end(?:s|ed|ing)?|dated|as of|expir\p{L}*|due|until|becomes?|takes? over|is|are)\b/iu;

export const DAY_OF_EFFECT: Guard = againstUnit('date_time', 'prose', isOfEffect, {
  told: () => /\b(?:effective|effect|backdated|valid|post-?dated|as of|as from|starting|beginning)\b/iu,
});

function isOfEffect({ reading, units, support }: Told): number {
  if (OF_EFFECT.test(textOf(reading))) return -1;
  return units.findIndex(({ value, start }, i) => {
    if (value === undefined || !/^(?:date|datetime|time)$/.test(value.kind)) return false;
    const [theirs, own] = valueFor(support, i);
    if (theirs === undefined || own === undefined) return false;
    const led = /\b(?:on|in|at) $/iu.test(reading.text.slice(reading.start, start));
    return led && EFFECT.test(theirs.text.slice(theirs.start, own.start));
  });
}
