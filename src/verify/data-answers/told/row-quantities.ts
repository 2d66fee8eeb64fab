/**
 * How many of a thing that is counted in a row had a deed done to them: "Two of the three blue mugs were shipped" of
 * `{ name: Blue mug, qty_ordered: 3, qty_shipped: 2 }`.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Field } from '../../record/record.ts';
import { type Form, nameOf, numberIn } from '../answer.ts';
import { countIn } from './amounts.ts';
import { shown } from './dealings.ts';
import { isSameDeed } from './deeds.ts';
import { plain, type Thing, thingsOf } from './things.ts';

const SAID =
  /^(?<many>\p{L}+|\d+)(?: of the (?<all>\p{L}+|\d+))? (?<what>\p{L}[\p{L}\d -]*?) (?:was|were|has been|have been) (?<deed>\p{Ll}+)$/u;
const COUNTING = /^(?:qty|quantity|count|number|units?|items?|pieces?|of|total)$/;
const ORDERED =
  /^(?:(?:qty|quantity|count|number|units?) )?(?:of )?(?:ordered|requested)$|^ordered (?:qty|quantity|count|units)$|^(?:qty|quantity)$/;
const CALLED = /^(?:name|item|product|article|title|description|what)$/;
/** How a row stands that tells no deed as done. */
const UNDONE = /\b(?:pending|requested|cancel|draft|planned|await|reject|declin|void|scheduled|failed)/i;

/** A row that has so many under the name of a deed, and so many in all. */
export const soManyDone: Form = (said, subject, { lexicon }) => {
  const { many, all, what, deed } = SAID.exec(said)?.groups ?? {};
  const count = many === undefined ? undefined : countIn(many);
  if (count === undefined || what === undefined || deed === undefined) return undefined;
  const rows = thingsOf(subject).flatMap((thing) => {
    const key = thing.focus.own.find((field) => CALLED.test(nameOf(field)) && isCalled(field, what, lexicon));
    return key === undefined ? [] : [{ thing, key }];
  });
  const [row] = rows;
  if (row === undefined || rows.length > 1 || isUndone(row.thing)) return undefined;
  const done = row.thing.focus.own.filter((field) => isCountOf(field, deed, lexicon));
  const whole = row.thing.focus.own.filter((field) => ORDERED.test(nameOf(field)));
  if (done.length !== 1 || numberIn(done[0]!) !== count) return undefined;
  if (all === undefined) return shown([row.key, done[0]!]);
  if (whole.length !== 1 || numberIn(whole[0]!) !== countIn(all)) return undefined;
  return shown([row.key, done[0]!, whole[0]!]);
};

const isUndone = ({ focus }: Thing): boolean =>
  focus.own.some((field) => /^(?:status|state)$/.test(nameOf(field)) && UNDONE.test(field.quote));

/** Whether a field counts what had a deed done to it: `qty_shipped`, `shipped`. */
function isCountOf(field: Field, deed: string, lexicon: Lexicon): boolean {
  const deeds = field.name.filter((word) => !COUNTING.test(word));
  return deeds.length === 1 && numberIn(field) !== undefined && isSameDeed(deeds[0]!, deed, lexicon);
}

/** "Blue mugs" of `Blue mug`. */
function isCalled({ quote }: Field, what: string, lexicon: Lexicon): boolean {
  const said = what.toLowerCase();
  const name = plain(quote).toLowerCase();
  if (said === name) return true;
  const [words, own] = [said.split(' '), name.split(' ')];
  return (
    words.slice(0, -1).join(' ') === own.slice(0, -1).join(' ') &&
    lexicon.lemma(words.at(-1)!, 'n') === lexicon.lemma(own.at(-1)!, 'n')
  );
}
