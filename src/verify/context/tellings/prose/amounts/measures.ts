/** How large something is: "is 60 square metres", "weighs 2 kg" for "has an area of 60 square metres", "has a weight of 2 kg". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const SIZE =
  'area|floor area|surface|surface area|size|length|height|width|depth|weight|diameter|capacity|volume|price|duration|value|speed|age|term';
const HAS = new RegExp(
  String.raw`^([^,;:]{2,60}?) (has|have|had) an? (?:total |overall )?(${SIZE}) of ((?:about |around |up to |at least |over |more than |less than |under )?[$€£]?\d[^,;:]{0,30}|(?:[a-z]+ ){1,3}(?:metres?|meters?|kilos?|kilograms?|tonnes?|years?|months?|days?|hours?|minutes?|litres?|people))$`,
  'u',
);
/** How what has such a size is told of: the first form for one, the second for several. */
const VERBS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  area: [['covers', 'cover', 'covered']],
  weight: [['weighs', 'weigh', 'weighed']],
  price: [['costs', 'cost', 'cost']],
  duration: [['lasts', 'last', 'lasted']],
  capacity: [
    ['holds', 'hold', 'held'],
    ['seats', 'seat', 'seated'],
  ],
  volume: [['holds', 'hold', 'held']],
};
const ADJECTIVES: Readonly<Record<string, readonly string[]>> = {
  area: ['', ' in size'],
  'floor area': ['', ' in size'],
  size: ['', ' in size'],
  length: [' long', ' in length'],
  height: [' high', ' tall', ' in height'],
  width: [' wide', ' in width'],
  depth: [' deep', ' in depth'],
  diameter: [' in diameter', ' across'],
  age: [' old'],
};

function byMeasure({ text }: Wording): readonly string[] {
  const found = HAS.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', has = '', size = '', value = ''] = found;
  const at = has === 'had' ? 2 : has === 'have' ? 1 : 0;
  const be = ['is', 'are', 'was'][at]!;
  const noun = `${lowered(what)}`;
  return [
    `The ${size} of ${noun} is ${value}`,
    `${what}'s ${size} is ${value}`,
    ...(ADJECTIVES[size] ?? []).map((how) => `${what} ${be} ${value}${how}`),
    ...(VERBS[size] ?? []).map((verbs) => `${what} ${verbs[at]} ${value}`),
  ];
}

const IS =
  /^(?:The|Its|Their) (area|floor area|size|length|height|width|depth|weight|price|duration|capacity) of (the [^,;:]{2,50}?) is ([$€£]?\d[^,;:]{0,30})$/u;

/** "The parcel weighs 2 kg" for "the weight of the parcel is 2 kg". */
function bySize({ text }: Wording): readonly string[] {
  const found = IS.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, size = '', what = '', value = ''] = found;
  return [
    ...(ADJECTIVES[size] ?? []).map((how) => `${capital(what)} is ${value}${how}`),
    ...(VERBS[size] ?? []).map(([verb]) => `${capital(what)} ${verb} ${value}`),
  ];
}

const MAXIMUM =
  /^(?:The )?(maximum|minimum) (weight|length|height|width|size|duration|stay|age) (?:for|of|per) ((?:an? |the |each |all )?[^,;:]{2,40}?) is ([$€£]?\d[^,;:]{0,30})$/u;
/** How a claim says of something that it may be so large. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  weight: ['weigh ?', 'be ?'],
  length: ['be ? long'],
  height: ['be ? high', 'be ? tall'],
  width: ['be ? wide'],
  size: ['be ?'],
  duration: ['last ?'],
  stay: ['last ?'],
  age: ['be ?', 'be ? old'],
};

/** "Luggage may weigh up to 23 kg" for "the maximum weight for luggage is 23 kg". */
function byMaximum({ text }: Wording): readonly string[] {
  const found = MAXIMUM.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, most, size = '', what = '', value = ''] = found;
  const who = capital(what.replace(/^all /u, ''));
  const turns = MAY[size] ?? [];
  if (most === 'minimum')
    return turns.flatMap((turn) =>
      ['must', 'has to', 'have to'].map((must) => `${who} ${must} ${turn.replace('?', `at least ${value}`)}`),
    );
  return turns.flatMap((turn) => [
    ...['may', 'can'].map((may) => `${who} ${may} ${turn.replace('?', `up to ${value}`)}`),
    ...['must not', 'may not', 'cannot'].map(
      (not) => `${who} ${not} ${turn.replace('?', `more than ${value}`)}`,
    ),
  ]);
}

const UNIT_TURNS =
  /\b(?:is|are|was|long|high|tall|wide|deep|across|weigh\p{L}*|costs?|lasts?|lasted|covers?|holds?|seats|old|of)\b/u;

export const MEASURES: readonly Rewriter[] = [
  { of: UNIT_TURNS, from: HAS, write: byMeasure, reorders: true },
  { of: UNIT_TURNS, from: IS, write: bySize, reorders: true },
  { of: /\b(?:may|can|cannot|must|has to|have to)\b/u, from: MAXIMUM, write: byMaximum },
];
