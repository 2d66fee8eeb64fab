/**
 * How many rows are so, each read by itself: "only one of the three lines has reached her", "of the three shares only
 * design has outgrown its quota", "none of the parcels has been delivered".
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { countOf } from '../../data-answers/answer.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import { amountOf } from '../../record/words/amounts.ts';
import type { Scene, Shown } from '../asked.ts';
import { differenceOf } from './amounts.ts';
import { type Did, didRow } from './deeds.ts';
import { boundedBy } from './limits.ts';
import { namedBy, oneNamed } from './named.ts';
import { shownIn } from './shown.ts';
import { type Thing, thingsOf } from './things.ts';

const SO_FAR = '(?:so far,? |to date,? |until now,? )?';
const IS = '(?:has|have|is|are|was|were|had)(?: so far| already| yet| now)?(?: been)?';
const COUNTED = new RegExp(
  `^${SO_FAR}(?:only |just )?(?<many>one|two|three|four|five|six|seven|eight|nine|ten|none|not one|no one) of (?:the|all) (?:(?<all>\\p{Ll}+|\\d+) )?(?<what>.+?) ${IS} (?<so>\\p{Ll}+.*)$`,
  'iu',
);
const OF_THE = new RegExp(
  `^${SO_FAR}(?:of|among|out of) (?:the|all) (?:(?<all>\\p{Ll}+|\\d+) )?(?<what>[^,]+?),? (?:only|just) (?<row>.+?) ${IS} (?<so>\\p{Ll}+.*)$`,
  'iu',
);
const ALONE = new RegExp(
  `^(?<row>.+?) (?:is|was) the only (?:one of (?:the|all) )?(?:(?<all>\\p{Ll}+|\\d+) )?(?<what>.+?) (?:that|which|who) ${IS} (?<so>\\p{Ll}+.*)$`,
  'iu',
);
/** What leaves open how many are so, or of what. */
const OPEN = /\b(?:or|if|unless|by|than|before|after|until|not|never|nor|almost|nearly|about|but)\b/i;

/** Where rows stand of which as many are so as a statement says, and no others. */
export function soManyAre(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const { many, all, what, row, so } =
    (COUNTED.exec(said) ?? OF_THE.exec(said) ?? ALONE.exec(said))?.groups ?? {};
  if (what === undefined || so === undefined || OPEN.test(so)) return undefined;
  const things = thingsOf(scene).filter(({ rows, whole }) => rows.length > 1 && whole);
  const rows = allNamed(what, all, things, lexicon);
  if (rows === undefined) return undefined;
  const told = rows.map((one) => isSo(one, so, lexicon));
  if (told.includes(undefined) || new Set(told.map((one) => one!.field.name.join(' '))).size > 1)
    return undefined;
  const held = rows.filter((_, i) => told[i]!.holds);
  if (row === undefined) {
    const none = /^(?:none|not one|no one)$/i.test(many ?? '');
    if (held.length !== (none ? 0 : countOf(many!))) return undefined;
  } else {
    const named = oneNamed(row, rows, lexicon);
    if (held.length !== 1 || named?.thing !== held[0]) return undefined;
  }
  const places = rows.flatMap((one, i) => shownIn(one, [one.own[0]!, told[i]!.field], '').places);
  return { ...shownIn(rows[0]!, [], `${held.length} of ${rows.length}`), places };
}

/** All rows of the one list that a plural names, whose number is as said; undefined where not all are meant. */
function allNamed(
  what: string,
  all: string | undefined,
  things: readonly Thing[],
  lexicon: Lexicon,
): readonly Thing[] | undefined {
  // "The three lines": a number, or the first word of what they are.
  const many = all === undefined ? undefined : countOf(all);
  const phrase = many === undefined && all !== undefined ? `${all} ${what}` : what;
  const found = namedBy(phrase, things, lexicon);
  const [first] = found;
  const isAll =
    first !== undefined &&
    found.length === first.thing.rows.length &&
    found.every(
      ({ thing, shown }) => thing.rows === first.thing.rows && !shown.some((one) => thing.own.includes(one)),
    );
  if (!isAll || (many !== undefined && many !== found.length)) return undefined;
  // "Of the parcels" of a list that is called so, not of any list.
  const words = wordsOf(phrase).map((word) => lexicon.lemma(word));
  return first.thing.labels.some((label) => words.includes(label))
    ? found.map(({ thing }) => thing)
    : undefined;
}

const PAST_BOUND =
  /^(?:outgrown|exceeded|passed|overrun|gone over|gone beyond|above|over|beyond) (?:its|their|the) (?:\p{L}+ )?(\p{L}+)$/iu;
const UNDER_BOUND =
  /^(?:below|under|beneath|stayed within|kept within|within) (?:its|their|the) (?:\p{L}+ )?(\p{L}+)$/iu;

/** What a row says of a predicate: past its bound or not, done or not, to whom the rows belong. */
function isSo(thing: Thing, so: string, lexicon: Lexicon): Did | undefined {
  const [, noun] = PAST_BOUND.exec(so) ?? [];
  const [, under] = UNDER_BOUND.exec(so) ?? [];
  if (noun !== undefined || under !== undefined)
    return beyond(thing, (noun ?? under)!.toLowerCase(), noun !== undefined);
  const [deed = '', ...rest] = so.split(' ');
  const did = didRow(thing, deed, lexicon);
  if (did === undefined || rest.length === 0) return did;
  const [beside] = namedBy(rest.join(' '), [thing], lexicon);
  // To whom or where it was done is told of all of them.
  return beside?.shown.every((field) => thing.around.includes(field) && isGoal(field)) ? did : undefined;
}

/** Who receives what the rows are of, and where it goes. */
const isGoal = ({ name }: Field): boolean =>
  name.some((word) =>
    /^(?:customer|buyer|client|recipient|consignee|to|destination|guest|patient|student|member|user|name)$/.test(
      word,
    ),
  );

function beyond(thing: Thing, noun: string, past: boolean): Did | undefined {
  const pair = boundedBy(thing, noun);
  const left = pair && differenceOf(pair.held, pair.bound);
  if (pair === undefined || left === undefined || amountOf(pair.held) === undefined) return undefined;
  const sign = left.amount.value.n;
  return { field: pair.held, holds: past ? sign > 0n : sign < 0n };
}
