/** Whether the records of the evidence state a claim, word for word of its meaning; and which fields do. */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Alignment } from '../match/align.ts';
import type { Match } from '../match/match.ts';
import type { Candidate } from '../match/retrieve.ts';
import { type AlignedSentence, coverageOf, type Support } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { isCovered } from './cover.ts';
import { objectsAt, objectsOf } from './read/from-data.ts';
import { linesAt } from './read/from-lines.ts';
import { isJotted } from './read/jotted.ts';
import type { Field, Focus } from './record.ts';
import { Said } from './said.ts';

/** A claim that records state. */
export interface Recorded {
  readonly support: Support;
  /** How its values were derived from those of the record, in words. */
  readonly derivations: readonly string[];
  /** Where a record of another source says otherwise of the same thing. */
  readonly against: AlignedSentence | undefined;
}

/** Where another source says otherwise. */
interface Against {
  readonly field: Field;
  readonly source: Document;
  readonly document: number;
}

/** Records that are held against one claim, at the most. */
const MOST_FOCUSES = 24;

/** Objects of data up to which it is small. */
const MOST_OBJECTS = 12;

/** A record and the source that it is of. */
interface Held {
  readonly focus: Focus;
  readonly document: number;
}

/** The records that state a claim, first of those that the candidates are part of; undefined for none. */
export function statedByRecords(
  reading: Reading,
  units: readonly Unit[],
  documents: readonly Document[],
  titles: readonly ReadonlySet<string>[],
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): Recorded | undefined {
  if (reading.language !== 'en' || reading.question) return undefined;
  const held = focusesOf(documents, candidates);
  const covering = (from: number, to: number): Covered | undefined => {
    for (const { focus, document } of held) {
      const said = new Said(reading, focus, lexicon, titles[document], from, to);
      if (isCovered(said) && !isShadowed(said))
        return { said, document, against: disputed(said, document, held, titles) };
    }
    return undefined;
  };
  const { length } = reading.words;
  const whole = covering(0, length);
  if (whole !== undefined) return recordedBy([whole], units);
  for (const at of joints(reading)) {
    const first = covering(0, at);
    const second = first && covering(at + 1, length);
    if (second !== undefined) return recordedBy([first!, second], units);
  }
  return undefined;
}

/**
 * "Ticket TK-3 is closed" of a ticket that is open and lists another that is closed: what a record says of itself by a name is
 * not what the one above it says by that name.
 */
function isShadowed(said: Said): boolean {
  const { own, above } = said.focus;
  const used = said.used();
  return above.some((field) => {
    if (!used.has(field)) return false;
    const same = own.find(
      ({ name }) => name.join(' ') === field.name.join(' ') || (isState(field.name) && isState(name)),
    );
    return same !== undefined && same.quote !== field.quote && !used.has(same);
  });
}

/** Names of how something stands, or of what happened to it: a row has its own. */
const isState = (name: readonly string[]): boolean =>
  name.length === 1 && /^(?:status|state|event|stage|phase|result|outcome|activity|action)$/.test(name[0]!);

/** A field of another source that has another value than the claim takes, of the same thing for all it says. */
function disputed(
  said: Said,
  document: number,
  held: readonly Held[],
  titles: readonly ReadonlySet<string>[],
): Against | undefined {
  const { own } = said.focus;
  const named = namedBy(said, titles[document]!);
  const used = [...said.used()].filter((field) => own.includes(field) && !said.isKey(field));
  const keys = own.filter((field) => said.isKey(field));
  for (const { focus, document: other } of held) {
    if (other === document) continue;
    // "Cleano X weighs 5.1 kg" of its own sheet: the sheet of the Dusta 300 says nothing of it.
    const title = titles[other]!;
    if (title.size > 0 && named.some((word) => !title.has(word))) continue;
    const theirs = (field: Field): Field | undefined =>
      focus.own.find(({ name }) => name.join(' ') === field.name.join(' '));
    if (keys.some((key) => (theirs(key) ?? key).quote !== key.quote)) continue;
    if (keys.length > 0 && !keys.some((key) => theirs(key) !== undefined)) continue;
    const field = used.map(theirs).find((one, i) => one !== undefined && one.quote !== used[i].quote);
    if (field === undefined || !mayBeSame(used, field, focus)) continue;
    return { field, source: focus.document, document: other };
  }
  return undefined;
}

/** Names of a claim that the title of its source has, folded. */
const namedBy = ({ reading }: Said, title: ReadonlySet<string>): readonly string[] =>
  reading.words.flatMap(({ start, form, lemma, value }) =>
    value < 0 && /^[\p{Lu}\d]/u.test(reading.text.charAt(start)) && title.has(form)
      ? [form]
      : title.has(lemma) && /\d/.test(form)
        ? [lemma]
        : [],
  );

/** Whether a record may be of the same thing as the fields that a claim takes: it has one more of them, or the claim takes no other. */
function mayBeSame(used: readonly Field[], differing: Field, { own }: Focus): boolean {
  const others = used.filter(({ name }) => name.join(' ') !== differing.name.join(' '));
  return (
    others.length === 0 ||
    others.some((field) =>
      own.some(({ name, quote }) => name.join(' ') === field.name.join(' ') || quote === field.quote),
    )
  );
}

/** Sentences up to which a text is small. */
const MOST_SENTENCES = 12;

/** What the notes of a small text name side by side: what follows from it may have none of its words. */
const notesOf = (source: Document): readonly Focus[] =>
  source.scan.sentenceCount > MOST_SENTENCES || !/\d/.test(source.text)
    ? []
    : Array.from({ length: source.scan.sentenceCount }, (_, at) => linesAt(source, at))
        .flat()
        .filter(isJotted);

/** The records that candidates are part of, in their order; of small data the others too: a claim may say none of its words. */
function focusesOf(documents: readonly Document[], candidates: readonly Candidate[]): readonly Held[] {
  const found = new Map<string, Held>();
  for (const { document, sentence } of candidates) {
    const source = documents[document];
    const focuses = source.structured ? objectsAt(source, sentence) : linesAt(source, sentence);
    for (const focus of focuses) {
      const key = `${document} ${focus.id}`;
      if (found.size < MOST_FOCUSES && !found.has(key)) found.set(key, { focus, document });
    }
  }
  for (const [document, source] of documents.entries()) {
    for (const focus of source.structured ? objectsOf(source, MOST_OBJECTS) : notesOf(source)) {
      const key = `${document} ${focus.id}`;
      if (found.size < MOST_FOCUSES && !found.has(key)) found.set(key, { focus, document });
    }
  }
  return [...found.values()];
}

/** Words that may join two statements, at the most. */
const MOST_JOINTS = 3;
/** Words of a statement, at the least. */
const LEAST_WORDS = 3;

/** Where one statement may end and another begin: each can then be of a record of its own. */
function joints({ words }: Reading): number[] {
  return words
    .flatMap(({ form, value }, at) => (value < 0 && /^(?:and|but|while|whereas)$/.test(form) ? [at] : []))
    .filter((at) => at >= LEAST_WORDS && words.length - at > LEAST_WORDS)
    .slice(0, MOST_JOINTS);
}

/** Words of a claim, all of which a record of a source accounts for. */
interface Covered {
  readonly said: Said;
  readonly document: number;
  readonly against: Against | undefined;
}

const OPEN: Match = { kind: 'same', strength: 1, at: -1 };

/** The support that records make: their sentences, with each part of the claim tied to its field. */
function recordedBy(covered: readonly Covered[], units: readonly Unit[]): Recorded | undefined {
  const places = units.map((unit) =>
    covered.map(({ said }) => fieldOf(said, unit)).find((field) => field !== undefined),
  );
  const sentences = gather(covered, (one) => sentencesOf(one, units, places));
  if (sentences.length === 0) return undefined;
  const from = units.map((_, i) =>
    Math.max(
      0,
      sentences.findIndex(({ alignment }) => alignment.matches[i].at >= 0),
    ),
  );
  const matches = units.map((_, i) => sentences[from[i]].alignment.matches[i]);
  const derivations = gather(covered, ({ said }) => said.derivations);
  const against = covered.find((one) => one.against !== undefined)?.against;
  const support = { sentences, matches, from, coverage: 1 };
  return { support, derivations, against: against && sentenceOf(against, units) };
}

/** The sentence of a field that says otherwise. */
function sentenceOf({ field, source, document }: Against, units: readonly Unit[]): AlignedSentence {
  const matches = units.map(() => OPEN);
  const alignment: Alignment = { matches, valueConflicts: new Map(), antonyms: [] };
  const reading = source.sentence(field.sentence);
  return { document, source, sentence: field.sentence, reading, alignment, coverage: 1 };
}

/** The sentences of the fields that a claim's words were found in. */
function sentencesOf(
  { said, document }: Covered,
  units: readonly Unit[],
  places: readonly (Field | undefined)[],
): AlignedSentence[] {
  const source = said.focus.document;
  const shown = [...gather(said.explained, (one) => one?.field ?? []), ...said.extra];
  const derived = units.map((unit) => isDerived(said, unit));
  const numbers = [...new Set(shown.map(({ sentence }) => sentence))].sort((a, b) => a - b);
  return numbers.map((sentence): AlignedSentence => {
    const matches = placed(units, places, derived, shown, sentence, source);
    const alignment: Alignment = { matches, valueConflicts: new Map(), antonyms: [] };
    const coverage = coverageOf(units, matches);
    return { document, source, sentence, reading: source.sentence(sentence), alignment, coverage };
  });
}

function fieldOf({ explained, from: first }: Said, { from, to }: Unit): Field | undefined {
  return explained.slice(from - first, to - first).find((one) => one?.field !== undefined)?.field;
}

/** Whether a value of the claim stands in no field, but follows from several. */
const isDerived = ({ explained, from: first }: Said, { from, to, value }: Unit): boolean =>
  value !== undefined && explained.slice(from - first, to - first).some((one) => one?.part === 'derived');

/** Where a sentence has what accounts for each unit; fields that no unit points at are taken by units that have none. */
function placed(
  units: readonly Unit[],
  places: readonly (Field | undefined)[],
  derived: readonly boolean[],
  shown: readonly Field[],
  sentence: number,
  source: Document,
): Match[] {
  const spare = shown.filter((field) => field.sentence === sentence && !places.includes(field));
  return units.map((unit, i): Match => {
    const field = places[i] ?? spare.shift();
    if (field === undefined || field.sentence !== sentence) return OPEN;
    const { words } = source.sentence(sentence);
    const at = words.findIndex(({ start, end }) => end > field.value && start < field.end);
    const follows = derived[i] ? { follows: true } : {};
    return { kind: unit.value === undefined ? 'same' : 'value', strength: 1, at, ...follows };
  });
}
