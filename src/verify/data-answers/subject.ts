/** What data is of: the order, the person or the release that its first field or its one object names. */
import type { Document } from '../read/document.ts';
import { type List, listsOf, objectsOf } from '../record/read/from-data.ts';
import type { Field, Focus } from '../record/record.ts';

/**
 * What a source of data is of, where a claim means it: of data of two orders "the order" is neither. Undefined where the
 * source is not data of one thing, or another is of one of its kind and the claim does not name which.
 */
export function subjectMeant(
  said: string,
  source: number,
  documents: readonly Document[],
): Subject | undefined {
  const subject = subjectOf(documents[source]!);
  if (subject === undefined) return undefined;
  const isRivalled = documents.some((other, i) => {
    const beside = i === source ? undefined : subjectOf(other);
    return beside?.label === subject.label && beside.names.join() !== subject.names.join();
  });
  return isRivalled && !subject.names.some((name) => said.includes(name)) ? undefined : subject;
}

/** What data is of, and what belongs to it. */
export interface Subject {
  /** What it is one of: "order". */
  readonly label: string;
  /** What it is called by: its number, its name. */
  readonly names: readonly string[];
  /** What stands in it by a name of its own, and is there once: objects and lists. */
  readonly parts: ReadonlySet<string>;
  readonly objects: readonly Focus[];
  readonly lists: readonly List[];
  /** Members of the histories that are kept of it and of its things: what was, each with its day. */
  readonly entries: readonly Focus[];
}

/** Objects of data that is small enough to be about one thing. */
const MOST_OBJECTS = 24;
/** Words and characters of a name, at the most. */
const MOST_NAMING = 5;
const LONGEST_NAME = 40;
/** Names that say how something is, and not what. */
const NO_KIND =
  /^(?:status|state|type|date|day|time|year|month|total|amount|currency|count|number|version|note|notes|message|page|result|results|success|ok|error|source|event|level|data|meta|url|timestamp|as|generated|exported|query)$/;
const CALLING = /^(?:id|name|number|no|code|title|full name|reference|ref)$/;

const KNOWN = new WeakMap<Document, Subject | null>();

/** What a source of data is of; undefined where that is not one thing. */
export function subjectOf(document: Document): Subject | undefined {
  if (!document.structured) return undefined;
  let known = KNOWN.get(document);
  if (known === undefined) KNOWN.set(document, (known = read(document) ?? null));
  return known ?? undefined;
}

function read(document: Document): Subject | undefined {
  const all = objectsOf(document, MOST_OBJECTS);
  const objects = all.filter(({ labels, id }) => !isUnreal([...labels, ...id.split('/')]));
  const entries = all.filter(
    ({ id }) => HISTORY.test(id) && !isUnreal(id.replace(HISTORY, '').split(/[/_]/)),
  );
  const root = objects.find(({ id }) => id === '');
  // The day of the data is of nothing in it.
  const [first] =
    root?.own.filter(({ name }) => !/^(?:as of|as at|today|checked at|checked on)$/.test(name.join(' '))) ??
    [];
  const found = first === undefined ? ofObject(objects) : ofField(first);
  if (found === undefined || NO_KIND.test(found.label)) return undefined;
  const lists = listsOf(document).filter(({ labels }) => !isUnreal(labels));
  const labels = [
    ...objects.filter(({ id }) => id !== '' && !/\/\d+$/.test(id)).map((one) => one.labels.join(' ')),
    ...new Set(lists.map((list) => list.labels.join(' '))),
    ...new Set(
      objects.flatMap(({ own }) => own.filter(({ listed }) => listed).map(({ name }) => name.join(' '))),
    ),
  ];
  const parts = new Set(
    labels.filter((label, i) => label !== '' && labels.indexOf(label) === i && label !== found.label),
  );
  return { ...found, parts, objects, lists, entries };
}

/** A member of a list of what happened to a thing. */
const HISTORY = /(?:^|[/_])(?:history|events?|log|timeline|updates?|journal)\/\d+$/;

/** What is not, is no more or is somebody else's: examples, drafts, what was before. */
const isUnreal = (names: readonly string[]): boolean =>
  names.some((name) =>
    /^(?:examples?|samples?|templates?|planned|proposed|drafts?|previous|former|old|expected|forecast|options?|suggest\p{L}*|similar|related|defaults?|archived?|deleted|cancelled|simulat\p{L}*|test data|history)/iu.test(
      name,
    ),
  );

/** `{ "shipment": "S-9", … }`, `{ "order_id": "A-19", … }`: the first field has its number or its name. */
function ofField({ name, quote }: Field): Pick<Subject, 'label' | 'names'> | undefined {
  const kind = name.filter((word) => !CALLING.test(word));
  const isCalled = quote.split(' ').length <= MOST_NAMING && !/^(?:true|false|null|yes|no)$/.test(quote);
  const isNamed = kind.length > 0 && kind.length < 3 && isCalled && quote.length <= LONGEST_NAME;
  return isNamed ? { label: kind.join(' '), names: [quote] } : undefined;
}

/** `{ "patient": { "name": … }, … }`: the first object, by what it is called. */
function ofObject(objects: readonly Focus[]): Pick<Subject, 'label' | 'names'> | undefined {
  const one = objects.find(({ id }) => /^\/[^/]+$/.test(id) && !/\d$/.test(id));
  if (one === undefined || one.labels.length !== 1) return undefined;
  const names = one.own.filter(({ name }) => CALLING.test(name.join(' '))).map(({ quote }) => quote);
  return { label: one.labels[0]!, names };
}
