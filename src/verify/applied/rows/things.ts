/** The things that data and tables hold, each with its fields: "a line of an order", "a row", "the inspection". */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Document } from '../../read/document.ts';
import { isAll } from '../../record/derive/whole-lists.ts';
import { listsOf, objectsOf } from '../../record/read/from-data.ts';
import { blockStart, tableAt } from '../../record/read/from-lines.ts';
import { goesOn } from '../../record/read/partial.ts';
import { withoutSummaries } from '../../record/read/summary.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import type { Scene } from '../asked.ts';

/** An object of data or a row of a table. */
export interface Thing {
  readonly document: number;
  readonly own: readonly Field[];
  /** Lemmas of what it is one of: "line". */
  readonly labels: readonly string[];
  /** All rows of its list in their order, itself among them; itself alone where it is in none. */
  readonly rows: readonly (readonly Field[])[];
  /** Fields of what it belongs to. */
  readonly around: readonly Field[];
  /** Words of the title of its source. */
  readonly title: ReadonlySet<string>;
  /** Whether its rows are all there are. */
  readonly whole: boolean;
}

/** Objects and rows of one source up to which it is read. */
const MOST_OBJECTS = 40;
const MOST_ROWS = 40;
const MOST_SENTENCES = 80;

/** A thing without what its source adds. */
type Bare = Omit<Thing, 'document' | 'title'>;

const KNOWN = new WeakMap<Document, readonly Bare[]>();

/** All things of all sources. */
export const thingsOf = ({
  documents,
  titles,
  lexicon,
}: Pick<Scene, 'documents' | 'titles' | 'lexicon'>): readonly Thing[] =>
  documents.flatMap((source, document) => {
    let own = KNOWN.get(source);
    if (own === undefined)
      KNOWN.set(source, (own = source.structured ? inData(source, lexicon) : inTables(source, lexicon)));
    return own.map((one) => ({
      ...one,
      document,
      title: new Set([...(titles[document] ?? [])].flatMap(wordsOf)),
    }));
  });

function inData(source: Document, lexicon: Lexicon): readonly Bare[] {
  const lists = listsOf(source);
  const objects = objectsOf(source, MOST_OBJECTS);
  const root = objects.find(({ id }) => id === '');
  return objects.map(({ own, labels, above }) => {
    const list = lists.find(({ rows }) => rows.includes(own));
    const rows = list?.rows ?? [own];
    const around = [...new Set([...above, ...(root?.own ?? [])])].filter((field) => !own.includes(field));
    const whole = list === undefined || isAll(list.beside, rows.length, list.labels);
    return { own, labels: (list?.labels ?? labels).map((word) => lexicon.lemma(word)), rows, around, whole };
  });
}

function inTables(source: Document, lexicon: Lexicon): readonly Bare[] {
  const { sentenceCount } = source.scan;
  if (sentenceCount > MOST_SENTENCES) return [];
  const starts = new Set(Array.from({ length: sentenceCount }, (_, at) => blockStart(source, at)));
  return [...starts].flatMap((start) => {
    const found = tableAt(source, start);
    const rows = found === undefined ? [] : withoutSummaries(found.rows);
    if (rows.length < 2 || rows.length > MOST_ROWS) return [];
    // What a note below says of a row is not known here.
    const whole = !goesOn(source) && found!.notes.length === 0;
    const labels = (rows[0]![0]?.name ?? []).map((word) => lexicon.lemma(word));
    return rows.map((own) => ({ own, labels, rows, around: [], whole }));
  });
}
