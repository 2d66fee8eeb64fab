/**
 * "Cedar Ltd paid invoice 1042" by a row that is `overdue` below another that is `paid`, "a debit of 10" by a row of type `hold`
 * beside one of type `debit`: what another row is under a key is not what this one is, which is something else there.
 */
import { NEGATION } from '../../../text/cues.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { fieldsOf, placesOf, rowOf } from './fields.ts';

export const OF_OTHER_ROW: readonly Guard[] = [
  againstUnit('entity', 'any', isOtherRows),
  againstUnit('entity', 'any', isOtherLines),
];

const KIND = /^(?:type|kind|status|state|category|class|result|outcome|decision|direction|method|mode)$/u;

/** A word that is the kind or state of another row of a list, where the row that the statement takes is of another. */
function isOtherRows(told: Told): number {
  // What is counted or summed up is of several rows.
  if ((told.reading.cues & NEGATION) !== 0 || told.support.sentences.length > 1) return -1;
  const places = placesOf(told);
  const rows = places.flatMap((place) => {
    const row = place && !place.inName ? rowOf(place.field) : undefined;
    return row === undefined ? [] : [{ ...row, source: place!.source }];
  });
  const [one] = rows;
  if (one === undefined || rows.some(({ row }) => row !== one.row)) return -1;
  const fields = fieldsOf(one.source).filter(
    ({ object }) => object === one.row || rowOf({ object } as never)?.list === one.list,
  );
  return told.units.findIndex(({ value, word }, i) => {
    if (value !== undefined || places[i]?.inName === false) return false;
    return fields.some(
      ({ name, value: theirs, object }) =>
        object !== one.row &&
        KIND.test(name.at(-1) ?? '') &&
        (theirs.toLowerCase() === word.form || theirs.toLowerCase() === word.lemma) &&
        fields.some(
          (own) =>
            own.object === one.row &&
            own.name.join() === name.join() &&
            own.value.toLowerCase() !== theirs.toLowerCase() &&
            !own.value.toLowerCase().includes(word.lemma),
        ),
    );
  });
}

/** Lines of a text around a row in which its neighbours are looked for. */
const REACH = 4_000;

/** The verb of a statement that is a whole cell of another line, and none of the line that carries it. */
function isOtherLines({ units, support, predicates, reading }: Told): number {
  const [verb] = predicates();
  const [one] = support.sentences;
  if (
    verb === undefined ||
    (reading.cues & NEGATION) !== 0 ||
    one!.source.structured ||
    !one!.source.isRecord(one!.sentence)
  )
    return -1;
  const { form, lemma } = units[verb.unit]!.word;
  if (form === lemma || !/(?:ed|en|t|d)$/u.test(form)) return -1;
  if (support.matches[verb.unit]!.strength >= SAID && support.matches[verb.unit]!.at >= 0) return -1;
  const { text } = one!.source;
  const [from, to] = [text.lastIndexOf('\n', one!.reading.start) + 1, text.indexOf('\n', one!.reading.start)];
  const line = text.slice(from, to < 0 ? text.length : to).toLowerCase();
  const around = text.slice(Math.max(0, from - REACH), from + REACH).toLowerCase();
  const isCell = (lines: string): boolean => lines.split(/[\n|,;\t]/u).some((cell) => cell.trim() === form);
  return !isCell(line) && !line.includes(form) && isCell(around) ? verb.unit : -1;
}
const SAID = 0.9;
