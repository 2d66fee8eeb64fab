/** What the lines of a listing or a sheet in running text say of the one thing that it is of. */
import { itemTold } from '../context/tellings/noted/sheet-items.ts';
import { capital } from '../context/tellings/words.ts';

const UNIT = String.raw`(?:[€$£]|\d[\d.,]* ?(?:kg|g|km|cm|mm|m|l|ml|litres?|liters?|inch(?:es)?|feet|ft|metres?|meters?|square \p{L}+|sqm|m²|%|watts?|W|kW|volts?|V|hours?|days?|weeks?|months?|years?|minutes?|GB|TB|MB|mAh|euros?|pounds?|dollars?|EUR|USD|GBP|CHF|degrees|°C?|people|persons|guests|pages|pieces))`;
/** "Volume 40 litres", "Rent £1,150 a month": what it measures or costs. */
const VALUED = new RegExp(
  String.raw`^((?:\p{L}[\p{L}-]*)(?: \p{Ll}[\p{L}-]*){0,2}) (?:of |is )?((?:about |approx\.? |approximately |up to |from |only |max(?:imum|\.)? )?${UNIT}.*)$`,
  'u',
);
const LABELLED = /^(\p{L}[\p{L} -]{1,30}): (\S.*)$/u;

const small = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** What a piece says of `who`; `said`: the claim, by whose words a turn is chosen. */
export function ofSheet(text: string, who: string, said: string): readonly string[] {
  const owner = who.replace(/^(?:The|This|It|Its)(?= |$)/u, (word) => word.toLowerCase());
  const valued = VALUED.exec(text);
  if (valued !== null && !/\b(?:in|on|at|of|for|from|to|with|and|up|minimum|fits|only)$/u.test(valued[1]!)) {
    const [, noun = '', whole = ''] = valued;
    if (/^now$/iu.test(noun))
      return [
        `${who} now costs ${whole}`,
        `${who} costs ${whole}`,
        `The price is now ${whole}`,
        `${who} is now ${whole}`,
      ];
    const before = /^(.+?), (?:now|reduced to) (.+)$/u.exec(whole);
    if (before !== null)
      return [
        `${who} now costs ${before[2]}`,
        `${who} costs ${before[2]}`,
        `${who} used to cost ${before[1]}`,
        `${who} cost ${before[1]} before`,
        `The ${small(noun)} is now ${before[2]}`,
        `The ${small(noun)} was ${before[1]}`,
      ];
    const value = whole.replace(/ (?:plus|excluding|including|incl\.?|excl\.?|\+) .*$/u, '');
    const name = small(noun);
    const many = /(?:[^su]s|people|children)$/u.test(name);
    const costs =
      /^(?:(?:about|from|up to|only) )?[€$£]|^\S+ (?:euros?|pounds?|dollars?|EUR|GBP|USD|CHF)\b/u.test(value);
    return [
      ...itemTold(`${capital(noun)}: ${value}`, owner, said, false),
      many ? `${capital(name)} are ${value}` : `The ${name} is ${value}`,
      ...(costs && many
        ? [`${capital(name)} cost ${value}`, `${capital(name)} may cost ${value}`]
        : costs
          ? [`The ${name} costs ${value}`]
          : []),
    ];
  }
  const labelled = LABELLED.exec(text);
  if (labelled !== null)
    return [
      ...itemTold(text, owner, said, false),
      ...(/^ingredients$/iu.test(labelled[1]!) ? ingredients(labelled[2]!, who) : []),
    ];
  return [...itemTold(capital(text), owner, said, false), ...having(text, who)];
}

const THING_WITH =
  /^((?:an? |the )?(?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]+) with (an? |the |its |own |two |three |four )?((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]+)$/u;
const COUNTED =
  /^((?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+)$/iu;
const SPANNED = /^((?:one|two|three|four|five|six|ten|\d+)-(?:year|month|week|day|hour)(?: \p{Ll}+){1,2})$/iu;
const NONE = /^no ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu;

/** "Two bedrooms", "kitchen with dishwasher", "no lift": what it has and has not. */
function having(text: string, who: string): readonly string[] {
  const when = whenIn(text, who);
  if (when.length > 0) return when;
  const none = NONE.exec(text)?.[1];
  if (none !== undefined)
    return /[^s]s$/u.test(none)
      ? [`${who} has no ${none}`, `There are no ${none}`, `${capital(none)} are not allowed`]
      : [`${who} has no ${none}`, `There is no ${none}`, `${who} does not have a ${none}`];
  const washed =
    /^(machine|hand|dishwasher|microwave|oven|freezer|iron)[- ](washable|safe|proof|wash only|wash)(?: (?:at|up to) (.+))?$/iu.exec(
      text,
    );
  if (washed !== null) return handled(washed, who);
  const counted = (COUNTED.exec(text) ?? SPANNED.exec(text))?.[1];
  if (counted !== undefined) {
    const thing = small(counted);
    const one = SPANNED.test(text) ? `a ${thing}` : thing;
    return [`${who} has ${one}`, `${who} comes with ${one}`, `There are ${thing}`];
  }
  const found = THING_WITH.exec(text);
  if (found === null) return [];
  const [, noun = '', number = '', part = ''] = found;
  const plain = small(noun.replace(/^(?:an?|the) /iu, ''));
  const own = number.trim() === '' || /^(?:its|own)/u.test(number) ? withArticle(part) : `${number}${part}`;
  return [
    `${who} has ${withArticle(plain)} with ${own}`,
    `${who} has ${withArticle(plain)}`,
    `The ${plain} has ${own}`,
    `There is ${own} in the ${plain}`,
  ];
}

/** "Machine washable at 30 degrees", "Hand wash only". */
function handled([, by = '', how = '', at]: RegExpExecArray, who: string): readonly string[] {
  const where = by.toLowerCase();
  const degrees = at === undefined ? '' : ` at ${at}`;
  if (where === 'hand')
    return [
      `${who} must be washed by hand`,
      ...(/only/iu.test(how)
        ? [
            `${who} may only be washed by hand`,
            `${who} cannot be washed in the machine`,
            `${who} must not be washed in the machine`,
          ]
        : []),
    ];
  if (where === 'machine')
    return [
      `${who} is machine washable${degrees}`,
      `${who} is machine washable`,
      `${who} can be washed in the machine${degrees}`,
      `${who} can be washed in the machine`,
      `${who} can be machine-washed`,
    ];
  return [
    `${who} is ${where} ${how.toLowerCase()}`,
    ...(where === 'dishwasher'
      ? [`${who} can go in the dishwasher`, `${who} can be put in the dishwasher`]
      : []),
  ];
}

const withArticle = (noun: string): string =>
  /(?:[^s]s|ing)$/u.test(noun) || /^(?:own|parking|access|air|storage|running|central)\b/u.test(noun)
    ? noun
    : /^[aeiou]/iu.test(noun)
      ? `an ${noun}`
      : `a ${noun}`;

const DAY = String.raw`((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?)?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)`;
const TIME = String.raw`(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight)`;
const ON_DAY = new RegExp(String.raw`^(?:on )?${DAY}$`, 'u');
const FROM_DAY = new RegExp(String.raw`^(?:from|starting|start:?|starts) ${DAY}$`, 'iu');
const FROM_TO = new RegExp(String.raw`^(?:from )?${TIME}(?: ?[-\u2013] ?| to | until )${TIME}$`, 'iu');
const AT_TIME = new RegExp(String.raw`^(?:at |from )?${TIME}$`, 'iu');

/** "Saturday 12 June", "2 pm to 6 pm": when it takes place. */
function whenIn(text: string, who: string): readonly string[] {
  const day = ON_DAY.exec(text)?.[1];
  if (day !== undefined)
    return [
      `${who} is on ${day}`,
      `${who} takes place on ${day}`,
      `${who} will take place on ${day}`,
      `${who} will be held on ${day}`,
    ];
  const from = FROM_DAY.exec(text)?.[1];
  if (from !== undefined)
    return [`${who} starts on ${from}`, `${who} begins on ${from}`, `${who} is from ${from}`];
  const span = FROM_TO.exec(text);
  if (span !== null && /[:.]|m|noon|midnight/iu.test(text))
    return [
      `${who} is from ${span[1]} to ${span[2]}`,
      `${who} lasts from ${span[1]} to ${span[2]}`,
      `${who} runs from ${span[1]} to ${span[2]}`,
      ...(/[ap]\.?m|[:.]|noon/iu.test(span[1]!)
        ? [`${who} starts at ${span[1]}`, `${who} begins at ${span[1]}`]
        : []),
      `${who} ends at ${span[2]}`,
    ];
  const at = AT_TIME.exec(text)?.[1];
  return at !== undefined && /[ap]\.?m|[:.]|noon/iu.test(at)
    ? [`${who} is at ${at}`, `${who} starts at ${at}`, `${who} begins at ${at}`]
    : [];
}

/** "Ingredients: 250 g lentils, two carrots": what it is made with. */
const ingredients = (list: string, who: string): readonly string[] =>
  list
    .split(/, (?:and )?| and /u)
    .flatMap((one) => [
      `${who} contains ${one}`,
      `You need ${one}`,
      `${capital(one)} ${/^(?:an?|one|half|1|juice) /u.test(one) ? 'is' : 'are'} needed`,
    ]);
