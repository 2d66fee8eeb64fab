/** "The partners hold 20 percent" by "each of the partners holds 20 percent": what each has all of them have not together. */
import { againstUnit, type Guard, textOf } from '../guard.ts';

const APIECE = /\b(?:each|every|apiece|per|both|individually|respectively|a head)\b/iu;
const AMOUNT = /^(?:money|percent)$/;

export const EACH_OF_THEM: Guard = againstUnit('quantity', 'prose', ({ reading, units }, sentence) => {
  const said = textOf(reading);
  const told = textOf(sentence.reading);
  if (APIECE.test(said) || !/\b(?:each|every)\b/iu.test(told)) return -1;
  const whole = /^(?:the|these|our|all(?: the)?) (?:\p{L}+ )?(\p{L}{3,}s) /iu.exec(said)?.[1]?.toLowerCase();
  if (whole === undefined) return -1;
  if (!new RegExp(String.raw`\b(?:each|every)(?: \p{L}+){0,4} ${whole.slice(0, -1)}`, 'iu').test(told))
    return -1;
  return units.findIndex(({ value }, i) => {
    const { strength } = sentence.alignment.matches[i]!;
    const isPercent = value?.kind === 'number' && value.form === 'percent';
    return value !== undefined && (AMOUNT.test(value.kind) || isPercent) && strength > 0;
  });
});
