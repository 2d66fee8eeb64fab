/** A mark beside the most that there is to be had: "a score of 4 out of 5" of `score: 4, max: 5`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { agrees, amountOf, rangeOf } from '../words/amounts.ts';

const MARK = /^(?:score|mark|marks|grade|rating|points|stars|result)$/;
const MOST =
  /^(?:(?:max|maximum|possible|out of|full)(?: (?:score|marks?|points|rating|stars|grade))?|(?:score|marks?|points|rating) (?:max|maximum|possible|out of))$/;

/** Accounts for both numbers, where the mark is the one of its record, and for what it is called. */
export function outOfMost(said: Said): void {
  const of = said.bare.findIndex((word, at) => word === 'out' && said.bare[at + 1] === 'of');
  if (of < 1) return;
  const fields = [...said.focus.own, ...said.focus.inner];
  const [mark, ...marks] = fields.filter(({ name }) => MARK.test(name.join(' ')));
  const most = fields.filter(({ name, object }) => object === mark?.object && MOST.test(name.join(' ')));
  if (mark === undefined || marks.length > 0 || most.length !== 1) return;
  const [from, to] = [valueBehind(said, mark, of - 1), valueBehind(said, most[0]!, of + 2)];
  if (from === undefined || to === undefined) return;
  said.explain(from[0], to[1], 'derived', mark);
  said.extra.push(most[0]!);
  // "A score of 4".
  const noun = said.bare[from[0] - 1] === 'of' ? from[0] - 2 : -1;
  if (noun >= 0 && said.canSay(mark.name[0]!, noun)) said.explain(noun, from[0], 'derived', mark);
}

/** The words of the number at `at`, where it is that of a field. */
function valueBehind(said: Said, field: Field, at: number): readonly [number, number] | undefined {
  const k = said.words[at]?.value ?? -1;
  const [value, own] = [said.reading.values[k], amountOf(field)];
  return value !== undefined && own !== undefined && agrees(value, own) ? rangeOf(said, k) : undefined;
}
