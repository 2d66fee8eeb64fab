/** Fields of a record beside the one that a statement takes its value from: of its own name, or of what came about. */

import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const OTHER_FIELD: readonly Guard[] = [
  againstUnit('entity', 'records', ofItsOwnField),
  againstUnit('entity', 'records', ofOtherTime),
  againstUnit('date_time', 'records', ofOtherEnd),
  againstUnit('date_time', 'records', (told) => onlyMeant(told, (kind) => MOMENTS.has(kind))),
  againstUnit('quantity', 'records', (told) => onlyMeant(told, (kind) => !MOMENTS.has(kind))),
];

interface Field {
  readonly names: readonly string[];
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The fields of a record, each with the words of its name. */
const fieldsOf = ({ source, reading: { text, start, end } }: AlignedSentence): readonly Field[] =>
  source.leaves(start, end).map((leaf) => ({
    names:
      text
        .slice(leaf.start, leaf.value)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
    value: leaf.quote.toLowerCase(),
    start: leaf.value,
    end: leaf.end,
  }));

const fieldAt = (fields: readonly Field[], one: AlignedSentence, at: number): Field | undefined => {
  const word = one.reading.words[at];
  return word && fields.find(({ start, end }) => start <= word.start && word.end <= end);
};

/** "The last name is Kim" of `first_name: Kim, last_name: Lee`: the field that the statement names has another value. */
function ofItsOwnField({ reading, units, support }: Told): number {
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const text = ` ${reading.words.map(({ form }) => form).join(' ')} `;
  const isNamed = ({ names }: Field): boolean => names.length > 1 && names.every((name) => said.has(name));
  const isSaid = ({ value }: Field): boolean => text.includes(` ${value} `);
  return units.findIndex((_, i) => {
    const one = support.sentences[support.from[i]!];
    if (one === undefined) return false;
    const fields = fieldsOf(one);
    const own = fieldAt(fields, one, support.matches[i]!.at);
    if (own === undefined || isNamed(own) || !isSaid(own) || SWITCHES.has(own.value)) return false;
    const named = fields.filter(isNamed);
    return named.some(({ names }) => names.at(-1) === own.names.at(-1)) && !named.some(isSaid);
  });
}

/** Words by which a field says what is to be, was, or may be in place of what is. */
const OTHERWISE = wordSet(
  'next previous former old target desired requested planned proposed max min maximum minimum default expected draft ' +
    'temp original initial future suggested estimated',
);

/** "The status is shipped" of `status: packed, next_status: shipped`. */
function ofOtherTime({ reading, units, support }: Told): number {
  return units.findIndex((_, i) => {
    const one = support.sentences[support.from[i]!];
    if (one === undefined) return false;
    const fields = fieldsOf(one);
    const own = fieldAt(fields, one, support.matches[i]!.at);
    const sort = own?.names.find((name) => OTHERWISE.has(name));
    if (
      own === undefined ||
      sort === undefined ||
      reading.words.some(({ lemma, form }) => lemma === sort || form === sort)
    )
      return false;
    const plain = own.names.filter((name) => name !== sort).join(' ');
    return fields.some(
      ({ names, value }) => names.join(' ') === plain && value !== own.value && value !== 'null',
    );
  });
}

const FROM = wordSet('from since start starts begin begins starting');
const TO = wordSet('to until till through end ends by expiry expires');

/** "Valid until 1 January" of `valid_from: 1 January, valid_to: 30 June`: the one end of a span for the other. */
function ofOtherEnd({ reading, units, support }: Told): number {
  return units.findIndex(({ value, from }, i) => {
    const one = support.sentences[support.from[i]!];
    if (value === undefined || one === undefined) return false;
    const led = reading.words[reading.words[from - 1]?.form === 'the' ? from - 2 : from - 1]?.form ?? '';
    const [said, other] = FROM.has(led) ? [FROM, TO] : TO.has(led) ? [TO, FROM] : [];
    if (said === undefined) return false;
    const fields = fieldsOf(one);
    const own = fieldAt(fields, one, support.matches[i]!.at);
    if (own === undefined || !other!.has(own.names.at(-1) ?? '')) return false;
    return fields.some((field) => field !== own && said.has(field.names.at(-1) ?? ''));
  });
}

const MOMENTS = wordSet('date time datetime');
const SWITCHES = wordSet('true false yes no null');
/** Words by which a field says what came about in place of what was meant. */
const IN_FACT = wordSet('actual real effective final corrected revised');
const MEANT = wordSet(
  'planned scheduled expected original originally due initially estimated meant supposed budgeted should will would to',
);

/** "Ended at 02:00" of `end: 02:00, actual_end: 00:40`: when it was to end. */
function onlyMeant({ reading, units, support }: Told, isOfKind: (kind: string) => boolean): number {
  if (reading.words.some(({ form }) => MEANT.has(form))) return -1;
  return units.findIndex(({ value }, i) => {
    const one = support.sentences[support.from[i]!];
    if (value === undefined || !isOfKind(value.kind) || one === undefined) return false;
    const fields = fieldsOf(one);
    const own = fieldAt(fields, one, support.matches[i]!.at);
    if (own === undefined || own.names.some((name) => IN_FACT.has(name))) return false;
    return fields.some(
      ({ names, value: other }) =>
        other !== own.value &&
        other !== 'null' &&
        names.some((name) => IN_FACT.has(name)) &&
        names.filter((name) => !IN_FACT.has(name)).join(' ') === own.names.join(' '),
    );
  });
}
