/** The size that a noun is called by, told of it: "the report has 70 pages" of "a 70-page report", "the line is 6.4 kilometres long" of "the 6.4-kilometre line". */
import { matchesOf } from '../../../../../text/matches.ts';
import { patternOf } from '../../../../../text/pattern.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const COUNT = String.raw`\d+(?:[.,]\d+)*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty`;
const MEASURED = new RegExp(
  String.raw`\b(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Oo]ur|[Tt]his) (${COUNT})-(\p{L}+)(?:-(old|long|high|tall|wide|deep))? ((?:\p{Ll}+ )??)(\p{Ll}[\p{Ll}-]{2,})(?![\p{L}-])`,
  'gu',
);
/** What is wanted, planned or denied is no thing that has a size. */
const UNREAL =
  /\b(?:want\p{L}*|needs?|needed|seek\p{L}*|sought|look\p{L}* for|plan\p{L}*|ask\p{L}*|request\p{L}*|demand\p{L}*|propos\p{L}*|offer\p{L}*|no|any|every|each|like|than|almost|nearly|at least|up to|minimum|maximum)\b/iu;

type Turn = (size: string, be: string) => readonly string[];

const extent =
  (...how: readonly string[]): Turn =>
  (size, be) =>
    how.flatMap((one) => [`${be} ${size} ${one}`, `${be} ${size} in ${NOUNS[one] ?? 'length'}`]);
const NOUNS: Readonly<Record<string, string>> = {
  long: 'length',
  high: 'height',
  tall: 'height',
  wide: 'width',
  deep: 'depth',
};

const HIGH =
  /^(?:tower|building|statue|mast|tree|wall|fence|hedge|skyscraper|monument|chimney|cliff|pole|antenna|sculpture)$/u;
/** Sums and papers that are called by the time that they are for. */
const TIMED =
  /^(?:deposit|salary|rent|payment|supply|bonus|fee|report|plan|budget|forecast|average|low|high|record|anniversary|history|premium|total|bill|target|figure|results?)$/u;
const lasting: Turn = (size, be) => [
  `lasts ${size}`,
  `lasted ${size}`,
  `will last ${size}`,
  `runs for ${size}`,
  `${be} for ${size}`,
  `takes ${size}`,
  `took ${size}`,
  `has a term of ${size}`,
  `${be} ${size} long`,
];
const having: Turn = (size) => [`has ${size}`, `had ${size}`, `consists of ${size}`, `will have ${size}`];

/** How each unit is told of what has it. */
const UNITS: readonly (readonly [RegExp, (noun: string) => Turn])[] = [
  [
    /^(?:kilomet(?:re|er)|km|met(?:re|er)|mile|yard|foot|centimet(?:re|er)|cm)$/u,
    (noun) =>
      HIGH.test(noun)
        ? extent('high', 'tall')
        : (size, be) => [...extent('long')(size, be), `has a length of ${size}`],
  ],
  [/^inch$/u, () => (size) => [`measures ${size}`]],
  [/^(?:minute|hour|day|night|week|month|year)$/u, (noun) => (TIMED.test(noun) ? () => [] : lasting)],
  [
    /^(?:page|room|bedroom|seat|storey|story|floor|member|piece|part|door|bed|lane|stage|chapter|item|person|step|bathroom)$/u,
    () => having,
  ],
  [/^(?:kilo|kilogram|kg|tonne|ton|gram|pound)$/u, () => (size) => [`weighs ${size}`, `weighed ${size}`]],
  [/^(?:litre|liter)$/u, () => (size) => [`holds ${size}`, `has a capacity of ${size}`]],
  [
    /^(?:euro|dollar|franc)$/u,
    () => (size, be) => [`${be} ${size}`, `amounts to ${size}`, `amounted to ${size}`],
  ],
];
/** Things with a price that is no size of theirs: "a 500-euro phone". */
const AMOUNT =
  /^(?:fine|fee|penalty|deposit|bill|invoice|loan|grant|donation|bonus|refund|voucher|prize|debt|payment|surcharge|budget|credit)$/u;

const several = (unit: string): string =>
  unit === 'foot'
    ? 'feet'
    : unit === 'inch'
      ? 'inches'
      : unit === 'person'
        ? 'people'
        : unit === 'storey'
          ? 'storeys'
          : unit === 'story'
            ? 'stories'
            : /^(?:km|cm|kg)$/u.test(unit)
              ? unit
              : `${unit}s`;

/** Turns for a size; none where the text has a second such thing of another size. */
function bySize({ text, said, whole }: Wording): readonly string[] {
  if (isLeftOpen(text) || UNREAL.test(text)) return [];
  const be = / (is|was|will be) /u.exec(said)?.[1] ?? 'is';
  return matchesOf(text, MEASURED).flatMap(([, count = '', unit = '', how, adjective = '', noun = '']) => {
    if (!said.includes(noun) || isOfTwo(whole, unit, noun, count)) return [];
    const size = `${count} ${several(unit)}`;
    const money = /^(?:euro|dollar|franc)$/u.test(unit);
    if (money && !AMOUNT.test(noun)) return [];
    const turns =
      how === undefined
        ? UNITS.filter(([pattern]) => pattern.test(unit)).flatMap(([, of]) => of(noun)(size, be))
        : [
            `${be} ${size} ${how}`,
            ...(how === 'old' && /^years$/u.test(several(unit)) ? [`${be} ${size} of age`] : []),
          ];
    return [`The ${noun}`, ...(adjective === '' ? [] : [`The ${adjective}${noun}`])].flatMap((thing) =>
      turns.map((turn) => `${thing} ${turn}`),
    );
  });
}

const isOfTwo = (whole: string, unit: string, noun: string, count: string): boolean =>
  [
    ...whole.matchAll(patternOf(String.raw`([\p{L}\d.,]+)-${unit}(?:-\p{L}+)? (?:\p{Ll}+ )?${noun}`, 'gu')),
  ].some(([, other]) => other !== count) ||
  patternOf(
    String.raw`\b(?:other|another|second|first|both|two|three|old|former|previous) (?:\p{Ll}+ )?${noun}s?\b`,
    'iu',
  ).test(whole);

export const MEASURED_NOUNS: readonly Rewriter[] = [
  {
    of: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\b/iu,
    write: bySize,
  },
];
