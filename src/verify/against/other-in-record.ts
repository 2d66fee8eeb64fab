/**
 * A record beside a text that says a statement: "requested by Tom Reed" beside `requested_by: Ann Poe`, "paid by card" beside
 * `payment_method: cash`, "the account is active" beside `status: closed`. The record must be of the same thing, and no
 * record of the evidence may bear the statement out.
 */
import type { Reading } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { type FieldThere, fieldsAround } from '../read/fields-around.ts';
import { stateOf } from '../record/words/states.ts';
import { isEndedBy, stateIn } from './ended-field.ts';
import type { LooksAgainst } from './looks-against.ts';
import { type RecordSlot, slotsOf } from './record-slots.ts';
import { isOtherTime } from './record-times.ts';

/** Records and characters of one source that are looked through. */
const MOST_RECORDS = 12;
const MOST_TEXT = 8000;

interface Field {
  readonly field: FieldThere;
  readonly record: readonly FieldThere[];
  readonly document: number;
  /** Lines before the record that may say what it is of. */
  readonly head: string;
}

/** The fields of other sources that give a place of the statement another filling. */
export const otherInRecord: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  if (documents.length < 2 || claim.language !== 'en' || claim.question || originOf(first!.source).structured)
    return [];
  const used = new Set(support.sentences.map(({ document }) => document));
  const fields = documents.flatMap((source, document) =>
    used.has(document) ? [] : fieldsOf(source, document),
  );
  if (fields.length === 0) return [];
  const said = claim.text.slice(claim.start, claim.end).trim().replace(/\.$/, '');
  const told = `${said} ${first!.reading.text.slice(first!.reading.start, first!.reading.end)}`;
  const slots = slotsOf(said);
  const verdicts = fields
    .filter(({ record }) => !isOfAnother(record, told))
    .map((one) => ({ ...one, other: isOtherThere(claim, said, slots, one) }));
  if (verdicts.some(({ other }) => other === false)) return [];
  const found = verdicts.find(({ other }) => other === true);
  if (found === undefined) return [];
  const place = { document: found.document, sentence: found.field.sentence, score: 0 };
  return [alignedSentence(place, documents, units, lexicon)];
};

/** The fields of the records of a source. */
function fieldsOf(source: Document, document: number): readonly Field[] {
  const { sentenceCount, text } = source.scan;
  if (source.language !== 'en' && !source.structured) return [];
  if (text.length > MOST_TEXT || !text.includes(':')) return [];
  if (source.structured)
    return Array.from({ length: Math.min(sentenceCount, MOST_RECORDS) }, (_, at) =>
      fieldsAround(source, at),
    ).flatMap((record) => record.map((field) => ({ field, record, document, head: '' })));
  const first = Array.from({ length: Math.min(sentenceCount, 2) }, (_, at) => fieldsAround(source, at));
  const record = first.find((one) => one.length > 1) ?? [];
  const [head = ''] = text.split(/\n|: /, 1);
  return record.map((field) => ({ field, record, document, head }));
}

/** Whether a field has another filling of a place of the statement, or the same; undefined where it has none. */
function isOtherThere(
  claim: Reading,
  said: string,
  slots: readonly RecordSlot[],
  one: Field,
): boolean | undefined {
  const { field } = one;
  const time = isOtherTime(claim, field);
  if (time !== undefined) return time;
  const slot = slots.find(({ isOf }) => isOf(field.label));
  const other = slot?.isOther(field.value);
  if (other !== undefined) return !slot!.tied || isTied(one, said) ? other : undefined;
  return isTied(one, said) ? isOtherState(claim, field) : undefined;
}

/** What a status, or a flag called by the state itself, says of the state that a statement tells. */
function isOtherState(claim: Reading, { label, value }: FieldThere): boolean | undefined {
  // A flag that is not set is read as its denial.
  const denied = label[0] === 'not';
  const name = label.slice(denied ? 1 : 0).join(' ');
  const said = claim.text.slice(claim.start, claim.end).toLowerCase();
  if (
    /^(?:true|false|yes|no)$/i.test(value) &&
    !/\b(?:not|never|no)\b/.test(said) &&
    new RegExp(String.raw`\b(?:is|are|been) ${name}$`, 'u').test(said.trim().replace(/\.$/, ''))
  )
    return denied || /^(?:false|no)$/i.test(value);
  const state = stateIn(claim);
  if (state === undefined) return undefined;
  const of = /^(?:(order|account|ticket|case|booking) )?(?:status|state)$/.exec(name);
  if (of !== null && (of[1] === undefined || said.includes(of[1]))) {
    const words = value
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '');
    const known = stateOf(words);
    if (words.includes(state.form) || known?.says.has(state.lemma) || known?.says.has(state.form))
      return false;
    return known?.denies.has(state.lemma) || isEndedBy(words.join('_'), state) ? true : undefined;
  }
  return undefined;
}

const GENERIC =
  /^(?:id|no|number|name|type|date|time|by|at|on|status|state|amount|method|channel|item|value|priority|plan)$/;

/** Whether a record names, in another field, something that the statement names. */
function isTied({ field, record, head }: Field, said: string): boolean {
  const own = new Set(stemsOf(said));
  const names = (text: string): boolean =>
    stemsOf(text).some((word) => word.length > 2 && !GENERIC.test(word) && own.has(word));
  return (
    record.length === 1 ||
    names(head) ||
    record.some((one) => one !== field && (names(one.label.join(' ')) || names(one.value)))
  );
}

const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?:ed|al|s)$/, ''));

const PERSON = /^(?:name|employee|customer|guest|patient|member|user|person|staff|holder|client|tenant)$/;
/** Words of labels that name nothing: "on 3 May" is of no thing called "on". */
const PLACING = /^(?:on|at|by|in|of|for|to|from|date|time|start|end|id)$/;
const FULL_NAME = /\b\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/u;

/** Whether a record is of another than a text speaks of: `order: B-2` beside "order A-1", `name: Ed Long` beside "Mia Long". */
function isOfAnother(record: readonly FieldThere[], told: string): boolean {
  return record.some(({ label, value }) => {
    if (label.some((word) => PERSON.test(word)) && FULL_NAME.test(value) && FULL_NAME.test(told))
      return !told.includes(value.split(' ')[0]!);
    if (!/\d/.test(value) || value.length > 24 || /[\s:]/.test(value)) return false;
    return label.some((word) => {
      if (PLACING.test(word)) return false;
      const named = new RegExp(
        String.raw`\b${word}s? (?:no\.? |number |#)?#?([\p{L}-]*\d[\p{L}\d-]*)`,
        'iu',
      ).exec(told)?.[1];
      return named !== undefined && named.toLowerCase() !== value.toLowerCase();
    });
  });
}
