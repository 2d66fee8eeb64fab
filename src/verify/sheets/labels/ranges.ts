/** "It can be used at -10 °C" of "Operating temperature: -20 to 50 °C": a value within a range, or outside it. */
import type { Decided, Form } from '../said.ts';
import { isThing, oneOf } from './one.ts';
import { normal } from './values.ts';

const NUMBER = '-?\\d[\\d,]*(?:\\.\\d+)?';
const RANGE = new RegExp(
  `^(?<from>${NUMBER})(?: ?(?<unit1>[°%\\p{L}]{1,3}))? ?(?:to|–|—|-|\\.\\.\\.?|and) ?(?:\\+)?(?<to>${NUMBER}) ?(?<unit>[°%\\p{L}]{1,10})$`,
  'iu',
);
const USES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:operat(?:ing|ion(?:al)?)|working|ambient|usage|use)(?: temp(?:erature)?| humidity| range| temperature range)?$/u,
    /^(?:operated|used|run|works?|operates?|working|operating)$/u,
  ],
  [/^storage(?: temp(?:erature)?| temperature range| humidity)?$/u, /^(?:stored|kept)$/u],
  [/^(?:input |supply |operating )?voltage(?: range)?$/u, /^(?:operated|used|run|works?|powered)$/u],
  [/^serving temp(?:erature)?$/u, /^served$/u],
];
const AT = new RegExp(
  `^(?<who>.+?) (?<can>can be|may be|is designed to be|can|cannot be|can not be|must not be)(?: safely)? ?(?<verb>operated|used|run|works?|work|operate|powered|stored|kept|served) (?:at|with|on|in) (?:a temperature of |temperatures of )?(?:up to |down to )?(?<value>${NUMBER}) ?(?<unit>.+)$`,
  'iu',
);
const WORKS = new RegExp(
  `^(?<who>.+?) (?<verb>works|operates|runs) (?:at|with|on) (?:a temperature of |temperatures (?:of )?)?(?:up to |down to )?(?<value>${NUMBER}) ?(?<unit>.+)$`,
  'iu',
);
const BETWEEN = new RegExp(
  `^(?<who>.+?) (?:can be|works|operates|can|may be) ?(?<verb>operated|used|run|work|operate|powered|stored|kept)? ?(?:at temperatures )?(?:between|from) (?<from>${NUMBER})(?: ?°C)? (?:and|to) (?<to>${NUMBER}) ?(?<unit>.+)$`,
  'iu',
);

const numberOf = (written: string): number => Number(written.replaceAll(',', '').replace('−', '-'));

export const withinRange: Form = (said, sheet): Decided | undefined => {
  const plain = said.replaceAll('−', '-').replaceAll(/\bminus (?=\d)/giu, '-');
  const between = BETWEEN.exec(plain)?.groups;
  const found = between ?? (AT.exec(plain) ?? WORKS.exec(plain))?.groups;
  if (found === undefined) return undefined;
  const one = oneOf(sheet);
  if (one === undefined || !isThing(found.who!, one)) return undefined;
  const verb = (found.verb ?? 'works').toLowerCase();
  const fields = one.fields.filter(({ label }) =>
    USES.some(([is, verbs]) => is.test(label) && verbs.test(verb)),
  );
  const own = fields.flatMap((field) => {
    const range = RANGE.exec(field.value.replaceAll('−', '-'))?.groups;
    return range !== undefined && unitOf(range.unit!) === unitOf(found.unit!) ? [{ field, range }] : [];
  });
  const [only] = own;
  if (only === undefined || own.length > 1) return undefined;
  const [from, to] = [numberOf(only.range.from!), numberOf(only.range.to!)];
  const isIn = (value: string): boolean => numberOf(value) >= from && numberOf(value) <= to;
  const holds = between === undefined ? isIn(found.value!) : isIn(between.from!) && isIn(between.to!);
  if (/not/iu.test(found.can ?? '')) return undefined;
  return { holds, kind: 'quantity', lines: [only.field.line], told: only.field.line.text };
};

const unitOf = (unit: string): string => normal(`1 ${unit}`).replace(/^1 /u, '');
