/** Words by which a claim says that a row has the most or the least of something, or more than another. */
import { byWord } from '../../text/by-word.ts';

/** Which way an extreme or a comparison goes, and the words of heads of columns that it may be of; none for any amount. */
export interface Ranking {
  readonly sign: 1 | -1;
  readonly of: 'amount' | 'moment' | 'any';
  readonly heads?: RegExp;
  /** The unit that it is of. */
  readonly unit?: RegExp;
  /** Whether all columns of that unit have to agree: of highs and lows either may be meant. */
  readonly agreed?: true;
}

/** Heads of what something costs. */
export const MONEY =
  /^(?:price|cost|total|amount|fee|rate|salary|wage|value|charge|payment|fare|premium|rent|tariff|toll|tuition)$/;
const LENGTH = /^(?:length|duration|time|runtime|minutes|hours|days|years|term|stay)$/;
const WEIGHT = /^(?:weight|mass|kg|load)$/;
const HEIGHT = /^(?:height|elevation|tall|altitude)$/;
/** Heads of what is counted in points. */
export const MARKS =
  /^(?:score|rating|grade|marks?|points|result|midterm|final|exam|test|quiz|homework|assignment|essay|oral)$/;
const SPEED = /^(?:speed|pace|velocity|bandwidth|throughput)$/;
const RAIN = /^(?:rain|rainfall|precipitation|precip)$/;
const WIND = /^(?:wind|gust|gusts)$/;
const DISTANCE = /^(?:distance|km|miles)$/;
const VISITS =
  /^(?:visitors|visits|calls|orders|passengers|customers|attendance|footfall|traffic|bookings|guests|sessions|transactions)$/;
const HIGH = /^(?:high|highs|max|maximum|highest)$/;
const LOW = /^(?:low|lows|min|minimum|lowest)$/;
const DEGREES = /^(?:degC|degF|K)$/;
const AGE = /^(?:age)$/;
const YOUTH =
  /^(?:born|birth|birthday|dob|founded|opened|built|established|start|started|created|date|year)$/;

const degrees = (sign: 1 | -1, heads: RegExp): Ranking => ({
  sign,
  of: 'amount',
  heads,
  unit: DEGREES,
  agreed: true,
});
const WARM = [degrees(1, HIGH), degrees(1, /./)];
const COLD = [degrees(-1, LOW), degrees(-1, /./)];

/** Heads of the most and the least of a time, by which "the highest temperature" is of one and "the lowest" of the other. */
export const ENDS = (sign: 1 | -1): RegExp => (sign > 0 ? HIGH : LOW);

/** "The highest", "the most", "the earliest". */
export const EXTREMES: Readonly<Record<string, readonly Ranking[]>> = byWord({
  highest: [{ sign: 1, of: 'amount' }],
  largest: [{ sign: 1, of: 'amount' }],
  biggest: [{ sign: 1, of: 'amount' }],
  greatest: [{ sign: 1, of: 'amount' }],
  most: [{ sign: 1, of: 'amount' }],
  maximum: [{ sign: 1, of: 'amount' }],
  lowest: [{ sign: -1, of: 'amount' }],
  smallest: [{ sign: -1, of: 'amount' }],
  least: [{ sign: -1, of: 'amount' }],
  fewest: [{ sign: -1, of: 'amount' }],
  minimum: [{ sign: -1, of: 'amount' }],
  cheapest: [{ sign: -1, of: 'amount', heads: MONEY }],
  dearest: [{ sign: 1, of: 'amount', heads: MONEY }],
  latest: [{ sign: 1, of: 'moment' }],
  newest: [{ sign: 1, of: 'moment' }],
  last: [{ sign: 1, of: 'moment' }],
  earliest: [{ sign: -1, of: 'moment' }],
  oldest: [
    { sign: 1, of: 'amount', heads: AGE },
    { sign: -1, of: 'any', heads: YOUTH },
  ],
  youngest: [
    { sign: -1, of: 'amount', heads: AGE },
    { sign: 1, of: 'any', heads: YOUTH },
  ],
  longest: [{ sign: 1, of: 'amount', heads: LENGTH }],
  shortest: [{ sign: -1, of: 'amount', heads: LENGTH }],
  heaviest: [{ sign: 1, of: 'amount', heads: WEIGHT }],
  lightest: [{ sign: -1, of: 'amount', heads: WEIGHT }],
  best: [{ sign: 1, of: 'amount', heads: MARKS }],
  worst: [{ sign: -1, of: 'amount', heads: MARKS }],
  tallest: [{ sign: 1, of: 'amount', heads: HEIGHT }],
  priciest: [{ sign: 1, of: 'amount', heads: MONEY }],
  costliest: [{ sign: 1, of: 'amount', heads: MONEY }],
  hottest: WARM,
  warmest: WARM,
  coldest: COLD,
  coolest: COLD,
  wettest: [{ sign: 1, of: 'amount', heads: RAIN }],
  rainiest: [{ sign: 1, of: 'amount', heads: RAIN }],
  driest: [{ sign: -1, of: 'amount', heads: RAIN }],
  windiest: [{ sign: 1, of: 'amount', heads: WIND }],
  calmest: [{ sign: -1, of: 'amount', heads: WIND }],
  fastest: [
    { sign: 1, of: 'amount', heads: SPEED },
    { sign: -1, of: 'amount', heads: LENGTH, unit: /^s$/ },
  ],
  quickest: [{ sign: -1, of: 'amount', heads: LENGTH, unit: /^s$/ }],
  slowest: [
    { sign: -1, of: 'amount', heads: SPEED },
    { sign: 1, of: 'amount', heads: LENGTH, unit: /^s$/ },
  ],
  busiest: [{ sign: 1, of: 'amount', heads: VISITS }],
  farthest: [{ sign: 1, of: 'amount', heads: DISTANCE }],
  furthest: [{ sign: 1, of: 'amount', heads: DISTANCE }],
  nearest: [{ sign: -1, of: 'amount', heads: DISTANCE }],
  closest: [{ sign: -1, of: 'amount', heads: DISTANCE }],
  deepest: [{ sign: 1, of: 'amount', heads: /^depth$/ }],
  widest: [{ sign: 1, of: 'amount', heads: /^width$/ }],
});

/** "Higher than", "more than", "before". */
export const COMPARATIVES: Readonly<Record<string, readonly Ranking[]>> = byWord({
  more: EXTREMES.most!,
  higher: EXTREMES.highest!,
  larger: EXTREMES.largest!,
  bigger: EXTREMES.biggest!,
  greater: EXTREMES.greatest!,
  less: EXTREMES.least!,
  fewer: EXTREMES.fewest!,
  lower: EXTREMES.lowest!,
  smaller: EXTREMES.smallest!,
  cheaper: EXTREMES.cheapest!,
  dearer: EXTREMES.dearest!,
  later: EXTREMES.latest!,
  newer: EXTREMES.newest!,
  earlier: EXTREMES.earliest!,
  older: EXTREMES.oldest!,
  younger: EXTREMES.youngest!,
  longer: EXTREMES.longest!,
  shorter: EXTREMES.shortest!,
  heavier: EXTREMES.heaviest!,
  lighter: EXTREMES.lightest!,
  taller: EXTREMES.tallest!,
  pricier: EXTREMES.priciest!,
  costlier: EXTREMES.costliest!,
  hotter: EXTREMES.hottest!,
  warmer: EXTREMES.warmest!,
  colder: EXTREMES.coldest!,
  cooler: EXTREMES.coolest!,
  wetter: EXTREMES.wettest!,
  drier: EXTREMES.driest!,
  windier: EXTREMES.windiest!,
  faster: EXTREMES.fastest!,
  quicker: EXTREMES.quickest!,
  slower: EXTREMES.slowest!,
  busier: EXTREMES.busiest!,
  farther: EXTREMES.farthest!,
  further: EXTREMES.furthest!,
  nearer: EXTREMES.nearest!,
  closer: EXTREMES.closest!,
  before: EXTREMES.earliest!,
  after: EXTREMES.latest!,
});
