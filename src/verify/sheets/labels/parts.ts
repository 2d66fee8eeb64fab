/**
 * Claims that say a label with parts of its value: "Check-out is until 11:00 on 7 July 2025" of "Check-out: Monday, 7 July
 * 2025, until 11:00", "Parking costs €12 per night" of "Parking: not included (€12 per night)", and whose number or address
 * a line has.
 */
import type { Line } from '../layout.ts';
import { type Decided, type Form, wordsIn } from '../said.ts';
import { type Field, fieldOf, isThing, oneOf } from './one.ts';
import { normal } from './values.ts';

const BE = '(?:is|are|was|were|will be|starts|ends)';
const IS = new RegExp(
  `^(?:the )?(?<label>.+?) ${BE}(?: (?:possible|available|scheduled|set|planned))?(?: (?:for|on))? (?<tail>.+)$`,
  'iu',
);
const COSTS = /^(?:the )?(?<label>.+?) (?:costs?|is charged at|is available for) (?<tail>.+)$/iu;
const OPEN =
  /\b(?:not|or|unless|if|except|tbc|tbd|cancel\p{L}*|moved|postponed|planned|expected|estimated|approx\p{L}*|about|subject|previous\p{L}*|formerly|was)\b|\?/iu;
const SMALL = /^(?:on|at|and|in|the)$/u;

/** Labels of what has a day, a time and a bound, each of which may be said alone. Of a list all must be said. */
const TIMED =
  /\b(?:check-?in|check-?out|arrival|departure|starts?|ends?|opening|closing|meeting|date|time|appointment|when|doors|deadline|due|pick-?up|collection|delivery|session|visit|event)\b/u;

const tokens = (phrase: string): readonly string[] =>
  normal(phrase.replaceAll(/(?<=\d)[:.](?=\d\d\b)/gu, '·').replaceAll('·', 'h'))
    .split(' ')
    .filter((word) => !SMALL.test(word));

const partsOf = (value: string): readonly string[] =>
  value
    .split(/, |; |\(|\)/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a phrase is made up of parts, each of them used once, and of nothing else. */
function isTiled(phrase: readonly string[], parts: readonly (readonly string[])[]): boolean {
  if (phrase.length === 0) return true;
  return parts.some(
    (part, i) =>
      part.length > 0 &&
      part.every((word, k) => phrase[k] === word) &&
      isTiled(
        phrase.slice(part.length),
        parts.filter((_, k) => k !== i),
      ),
  );
}

const labelled = (label: string, fields: readonly Field[]): Field | undefined => {
  const words = wordsIn(label).join(' ');
  const found = fields.filter((field) => wordsIn(field.label).join(' ') === words && field.beside === '');
  return found.length === 1 ? found[0] : undefined;
};

export const saysParts: Form = (said, sheet): Decided | undefined => {
  const [is, costs] = [IS, COSTS].map((form) => form.exec(said)?.groups);
  const found = costs ?? is;
  const one = found && oneOf(sheet);
  const field = one && labelled(found!.label!, one.fields);
  if (found === undefined || field === undefined || field.value === '') return undefined;
  const parts = partsOf(field.value);
  const tail = found.tail!.replace(/ in the (?:total )?price$/iu, (rest) =>
    /^included$/iu.test(field.value) ? '' : rest,
  );
  if (costs !== undefined) {
    const price = parts.find(
      (part) => /[£$€]|\b(?:EUR|USD|GBP|CHF)\b/u.test(part) && normal(part) === normal(tail),
    );
    return price === undefined || parts.some((part) => /^(?:free|included)$/iu.test(part))
      ? undefined
      : { holds: true, lines: [field.line], told: field.line.text };
  }
  const isWhole = tokens(tail).length === parts.flatMap(tokens).length;
  if (!isWhole && parts.length > 1 && !TIMED.test(field.label) && !field.value.includes('('))
    return undefined;
  if (parts.some((part) => OPEN.test(part))) return undefined;
  return isTiled(tokens(tail), parts.map(tokens))
    ? { holds: true, lines: [field.line], told: field.line.text }
    : undefined;
};

const SHAPES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:e-?mail(?: address)?)$/iu, /^\S+@\S+\.\S+$/u],
  [
    /^(?:(?:tele)?phone(?: number)?|(?:mobile|cell|phone|contact) ?(?:number)?|number|extension)$/iu,
    /^(?:ext\.? ?|tel\.? ?|phone:? ?)?\+?[\d][\d ()/-]{2,}$/iu,
  ],
];
const WHOSE = /^(?:the )?(?<who>.+?)['’]s? (?<what>[\p{L}-]+(?: (?:address|number))?) is (?<value>\S.*)$/iu;
const REACHED =
  /^(?:the )?(?<who>.+?) can be (?:reached|contacted|called) (?:at|on|under|by e-?mail at) (?<value>\S.*)$/iu;

/** "Karin Holm's e-mail address is …" of a line that has her and one address. */
export const contactOf: Form = (said, { lines }): Decided | undefined => {
  const found = (WHOSE.exec(said) ?? REACHED.exec(said))?.groups;
  if (found === undefined) return undefined;
  const shape = SHAPES.find(([what, form]) =>
    found.what === undefined ? form.test(found.value!) : what.test(found.what) && form.test(found.value!),
  )?.[1];
  if (shape === undefined) return undefined;
  const plain = (text: string): string => wordsIn(text).join(' ');
  const digits = (text: string): string =>
    /@/u.test(text) ? text.toLowerCase() : text.replaceAll(/[^\d+]/gu, '');
  const own = lines.filter((line) => contactParts(line).some((part) => plain(part) === plain(found.who!)));
  const [line] = own;
  const held = line && contactParts(line).filter((part) => shape.test(part));
  if (line === undefined || own.length > 1 || held?.length !== 1) return undefined;
  return digits(held[0]!) === digits(found.value!)
    ? { holds: true, lines: [line], told: line.text }
    : { holds: false, kind: 'identifier', lines: [line], told: line.text };
};

const contactParts = ({ text, label, value }: Line): readonly string[] =>
  [...(label === '' ? partsOf(text) : [label, ...partsOf(value)])].flatMap((part) =>
    part.split(/ [–—|-] | {2,}|: /u),
  );

const IS_IN = /^(?<who>.+?) (?:is|lies|is located|is situated|is based) in (?<place>\p{Lu}.+)$/u;

/** "The hotel is in Lagos" of "Address: Rua da Praia 12, 8600-315 Lagos". */
export const liesIn: Form = (said, sheet): Decided | undefined => {
  const found = IS_IN.exec(said)?.groups;
  const one = found && oneOf(sheet);
  if (found === undefined || one === undefined || !isThing(found.who!, one)) return undefined;
  const field = fieldOf(one, /^(?:address|location|located in|city|place|town)$/u);
  if (field === undefined || !placesIn(field.value).includes(found.place!.toLowerCase())) return undefined;
  return { holds: true, lines: [field.line], told: field.line.text };
};

/** The places that an address names, without house numbers and codes: "14 Elm Road, Leeds LS6 2AB" has Elm Road and Leeds. */
export const placesIn = (address: string): readonly string[] =>
  address
    .replace(/\.$/u, '')
    .split(/, ?/u)
    .map((part) =>
      part
        .split(' ')
        .filter((word) => !/\d/u.test(word))
        .join(' ')
        .toLowerCase(),
    )
    .filter((part) => part !== '');
