/**
 * Which row has the most or the least of a column: "nobody has more leave left than Bettina Krall", "Ostlicht quoted the
 * cheapest price", "of the units listed, T-09 is the one whose calibration falls due first".
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Field } from '../../record/record.ts';
import { amountOf, sizeOf, unitOf } from '../../record/words/amounts.ts';
import { compareMoments, momentOf } from '../../record/words/moment.ts';
import { says } from '../../record/words/senses.ts';
import type { Scene, Shown } from '../asked.ts';
import { oneNamed } from './named.ts';
import { shownIn } from './shown.ts';
import { type Thing, thingsOf } from './things.ts';

const NOBODY =
  /^(?:nobody|no one|none|nothing|no (?:other )?(?<kind>\p{Ll}+))(?: (?:else )?(?:in|on|of|among) (?:the|this) (?:table|list|sheet|group|\p{Ll}+)| listed| else)? (?:has|have|had|costs?|weighs?|took|takes|got|scored|offers?|shows?) (?<way>more|less|fewer|(?:a )?(?:higher|lower|larger|smaller|greater|shorter|longer))(?: (?<of>.+?))? than (?<row>.+)$/iu;
const BEST =
  /^(?<row>.+?) (?:has|had|have|quoted|offered|offers|submitted|gave|shows|recorded|bid|asked|reported|carries|got) the (?<way>cheapest|lowest|smallest|fewest|least|highest|largest|biggest|most|greatest|longest|shortest) (?<of>.+?)(?: (?:of|among) (?:all|the) .+)?$/iu;
const WHOSE =
  /^(?:(?:among|of|out of) (?:the|all(?: the)?) (?<kind>.+?),? )?(?<row>.+?) (?:is|was) (?:the one|the \p{Ll}+) whose (?<of>.+?) (?:(?:comes?(?: up)?|falls?|is|runs?|ends?) )?(?:(?<due>due|up|out) )?(?:for (?<for>\p{Ll}[\p{Ll} ]*?) )?(?<way>first|last|earliest|latest|soonest|lowest|highest)$/iu;
const LEAST =
  /^(?:less|fewer|(?:a )?(?:lower|smaller|shorter)|cheapest|lowest|smallest|fewest|least|shortest|first|earliest|soonest)$/i;
/** Words beside a column's name that say nothing of which it is. */
const LIGHT =
  /^(?:the|a|an|of|its|his|her|their|number|amount|total|in|all|up|for|due|days?|hours?|listed|units?)$/;

/** Where a column stands of which a row has the most or the least, with all rows. */
export function rowRanks(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const nobody = NOBODY.exec(said)?.groups;
  const {
    row,
    way,
    of = '',
    due = '',
    for: purpose = '',
    kind,
  } = nobody ?? WHOSE.exec(said)?.groups ?? BEST.exec(said)?.groups ?? {};
  if (row === undefined || way === undefined) return undefined;
  const things = thingsOf(scene).filter(({ rows, whole }) => rows.length > 1 && whole);
  const named = oneNamed(row, things, lexicon);
  if (named === undefined || !isOfKind(kind, named.thing, lexicon)) return undefined;
  const field = columnOf(`${of} ${due} ${purpose}`, named.thing, lexicon);
  if (field === undefined) return undefined;
  const others = named.thing.rows.filter((one) => one !== named.thing.own);
  const name = field.name.join(' ');
  const cells = others.map((one) => one.find((cell) => cell.name.join(' ') === name));
  const sign = LEAST.test(way) ? -1 : 1;
  // "More than" any is the most; that nobody has more lets others have as much.
  const orders = cells.map((cell) => (cell === undefined ? undefined : orderOf(field, cell)));
  const holds = orders.every(
    (order) => order !== undefined && (order === sign || (nobody !== undefined && order === 0)),
  );
  if (!holds) return undefined;
  const places = [field, ...(cells as Field[])];
  return shownIn(
    named.thing,
    [...named.shown, ...places],
    `${field.quote} ${sign > 0 ? '≥' : '≤'} ${cells.map((cell) => cell!.quote).join(', ')}`,
  );
}

/** Whether a word for the rows is one for these: "the units listed" of a column "unit". */
function isOfKind(kind: string | undefined, { labels }: Thing, lexicon: Lexicon): boolean {
  const words = (kind ?? '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !/^(?:listed|other|shown|the|above|here)$/.test(word));
  return words.every(
    (word) => labels.includes(lexicon.lemma(word)) || /^(?:rows?|entries|items?|person|people)$/.test(word),
  );
}

/** The one column of amounts or of days that words name, each of them and nothing else. */
function columnOf(phrase: string, { own, title }: Thing, lexicon: Lexicon): Field | undefined {
  const words = phrase
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  const isSaid = (name: string, word: string): boolean =>
    name === word ||
    (name === 'remaining' && word === 'left') ||
    lexicon.lemma(name) === lexicon.lemma(word) ||
    says(name, lexicon.lemma(word)) ||
    // "Tacho" is short for "tachograph".
    (name.length > 4 && word.startsWith(name));
  const isTopic = (word: string): boolean =>
    LEAVE.test(word) && own.filter(({ name }) => OF_LEAVE.test(name[0] ?? '')).length > 1;
  const telling = words.filter((word) => !(LIGHT.test(word) || title.has(word) || isTopic(word)));
  if (telling.length === 0) return undefined;
  const found = own.filter(
    (field) =>
      (amountOf(field) !== undefined || momentOf(field) !== undefined) &&
      telling.every((word) => field.name.some((name) => isSaid(name, word))),
  );
  if (found.length === 1) return found[0];
  const exact = found.filter(({ name }) => name.every((one) => words.some((word) => isSaid(one, word))));
  return exact.length === 1 ? exact[0] : undefined;
}

/** What somebody is off for, and the columns of a table of that. */
const LEAVE = /^(?:leave|holiday|holidays|vacation|annual|pto)$/;
const OF_LEAVE = /^(?:entitlement|allowance|taken|booked|remaining|carried|accrued)$/;

/** The sign of one cell beside another of its column; undefined where it cannot be told. */
function orderOf(one: Field, other: Field): number | undefined {
  const [a, b] = [momentOf(one), momentOf(other)];
  if (a !== undefined && b !== undefined) return compareMoments(a, b);
  const [left, right] = [amountOf(one), amountOf(other)];
  if (left === undefined || right === undefined || unitOf(left) !== unitOf(right)) return undefined;
  return Math.sign(sizeOf(left) - sizeOf(right));
}
