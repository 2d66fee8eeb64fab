/**
 * What a row of a table or a line of labels holds, crossed: "name: Ana; manager: Ben; started: 2025-03-21; due: 2025-05-01"
 * for "Ben started on 21 March", "Ben reports to Ana", "Ana left on 21 March", "it is due on 21 March".
 */

import { fold } from '../../../text/chars.ts';
import { NEGATION } from '../../../text/cues.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { linesAt } from '../../record/read/from-lines.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import { truthOf } from '../../record/words/states.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** Fields from which a line is a record. */
const LEAST_FIELDS = 3;
/** Match under which a word of the statement is nowhere in the row. */
const NOWHERE = 0.3;

/** Names of who a row is about, and of who stands beside them. */
const PERSON =
  /^(?:(?:full |first |last )?name|employee|person|patient|student|tenant|member|user|worker|staff|pupil|candidate|applicant)$/;
const BESIDE =
  /^(?:(?:line )?manager|supervisor|boss|teacher|tutor|doctor|physician|coach|mentor|assignee|owner|contact|parent|guardian|spouse|sponsor|referee|reviewer|approver|lead|team lead|reports to|managed by)$/;
/** Names of dates that say nothing of what was done. */
const PLAIN_DATE = /^(?:date|day|when|time|timestamp|on|at|month|period|datum|event|created|value)$/;
const SMALL = /^(?:.|on|at|by|in|is|to|date|day|time)$/;
/** `role=nurse`, and what parts the columns of a line that is set with blanks. */
const PAIR = /(?<=^|\s)([\p{L}_][\p{L}\p{N}_.-]*)=("[^"]*"|\S+)/gu;
const GAP = /\S {2,}(?=\S)/g;

export const ROW_CROSSED: Guard = against('entity', 'sentence', (told, sentence) => {
  const { score, inferred } = told;
  if (inferred || !Number.isFinite(score) || sentence.source.structured) return false;
  const { source, reading } = sentence;
  const line = source.text.slice(reading.start, reading.end);
  // Of columns that no mark parts it is not known what is whose.
  if ((line.match(GAP) ?? []).length >= LEAST_FIELDS - 1) return true;
  const fields = fieldsOf(sentence, line);
  if (fields.length < LEAST_FIELDS) return fields.length === 2 && isDenied(told, fields);
  return ofBeside(told, fields) || isDenied(told, fields) || isOtherDate(told, sentence, fields);
});

/** A value of the row under its name. */
type Named = Pick<Field, 'quote' | 'start' | 'end' | 'values'> & { readonly name: string };

function fieldsOf({ source, sentence, reading }: AlignedSentence, line: string): readonly Named[] {
  const own = linesAt(source, sentence).find(
    (focus) => focus.own.filter((field) => field.sentence === sentence).length > 1,
  )?.own;
  if (own !== undefined)
    return own
      .filter((field) => field.sentence === sentence && field.name.length > 0)
      .map(({ name, quote, start, end, values }) => ({ name: name.join(' '), quote, start, end, values }));
  return matchesOf(line, PAIR).map(({ 0: pair, 1: name = '', 2: value = '', index }) => {
    const start = reading.start + index;
    const quote = value.replaceAll('"', '');
    return { name: wordsOf(name).join(' '), quote, start, end: start + pair.length, values: [] };
  });
}

/** The statement's words, folded. */
const saidBy = (reading: Reading): string => ` ${wordsOf(textOf(reading)).join(' ')} `;

/** "Ben started", "the manager of Ben is Ana", "Ben reports to Ana": told of who stands beside the one the row is about. */
function ofBeside({ reading }: Told, fields: readonly Named[]): boolean {
  const [key] = fields;
  const beside = fields.filter(({ name }) => BESIDE.test(name));
  if (key === undefined || !PERSON.test(key.name) || beside.length === 0) return false;
  const said = saidBy(reading);
  const own = wordsOf(key.quote).join(' ');
  return beside.some(({ name, quote }) => {
    const other = wordsOf(quote).join(' ');
    if (other === '' || other === own || !said.includes(` ${other} `)) return false;
    const role = name.split(' ').at(-1)!;
    // Of those it is for, or of no other: the role must be told as the row has it.
    if (!said.includes(` ${own} `)) return !said.includes(` ${role} `);
    const turned = said.includes(` ${role} of ${other} `) || said.includes(` ${other}'s ${role} `);
    return turned || (said.startsWith(` ${other} `) && /\b(?:reports?|answers?) to\b/.test(said));
  });
}

/** "The vendor is certified" of `certified: no`. */
function isDenied({ reading }: Told, fields: readonly Named[]): boolean {
  if (reading.cues & NEGATION) return false;
  const said = saidBy(reading);
  return fields.some(
    ({ name, quote }) => said.endsWith(` ${name} `) && truthOf(quote, wordsOf(quote)) === 'no',
  );
}

/** "Left on 21 March" of `started`, "due on 21 March" of `issued` beside `due`: the day is of another field. */
function isOtherDate(
  { reading, units, support, predicates }: Told,
  { reading: row }: AlignedSentence,
  fields: readonly Named[],
): boolean {
  const said = saidBy(reading);
  const dates = fields.filter(({ name, values, quote }) =>
    values.length > 0
      ? /^date/.test(values[0]!.kind) && !PLAIN_DATE.test(name)
      : /^\d{4}-\d\d-\d\d/.test(quote),
  );
  if (dates.length === 0) return false;
  const isNamed = ({ name }: Named): boolean =>
    name.split(' ').some((word) => !SMALL.test(word) && new RegExp(` ${stemOf(word)}`).test(said));
  const taken = dates.filter((field) =>
    units.some(({ value }, i) => {
      const at = support.matches[i]!.at;
      const word = row.words[at];
      return (
        value !== undefined &&
        /^date/.test(value.kind) &&
        word !== undefined &&
        word.start >= field.start &&
        word.end <= field.end
      );
    }),
  );
  if (taken.length === 0 || taken.some(isNamed)) return false;
  if (dates.some((field) => !taken.includes(field) && isNamed(field))) return true;
  // "Shipped on 28 February" by `status: shipped; placed on: 2025-02-28`.
  const isIn = (at: number): boolean =>
    fields.some(
      (field) =>
        !taken.includes(field) && row.words[at]!.start >= field.start && row.words[at]!.end <= field.end,
    );
  return predicates().some(({ unit }) => {
    const { at, strength } = support.matches[unit]!;
    return strength < NOWHERE || (at >= 0 && isIn(at));
  });
}

/** The beginning of a word that its forms share. */
const stemOf = (word: string): string =>
  fold(word)
    .slice(0, Math.max(3, word.length - 2))
    .replaceAll(/[^\p{L}\p{N}]/gu, '.');
