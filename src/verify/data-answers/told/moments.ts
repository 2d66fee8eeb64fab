/**
 * How far two dated deeds of data lie apart: "The swap window opens five days after H. Kowalczyk accepted the swap" of
 * `swap_accepted` and `swap_window: { from }`, "reopening of IR-0457 followed two days after its closing" of entries of its history.
 * Each word of either deed must be one of the one field or entry that it names, or name what the data is of.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { readValues } from '../../../text/values/index.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import { distanceOf, lengthOf, liesBy, type Moment, momentOf } from '../../record/words/moment.ts';
import { type DataAnswer, type Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { isNounOf } from './nominal.ts';
import { HOLDER, refer } from './refer.ts';
import { entriesOf, plain, type Thing, thingsOf } from './things.ts';

interface Dated {
  readonly field: Field;
  readonly moment: Moment;
  /** Words that tell the deed, and stems of what it is of. */
  readonly deed: readonly string[];
  readonly of: ReadonlySet<string>;
  /** Whether it is an entry of a history. */
  readonly entry: boolean;
}

const COUNT =
  '(?:exactly |just )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a quarter of an|half an|three quarters of an|\\d{1,4}) (?:minutes?|hours?|days?|weeks?|months?)';
const APART = new RegExp(`^(.+?),? (${COUNT}) (after|before) (.+)$`, 'i');
const TOOK = new RegExp(`^(.+?) (?:took|lasted|ran for|went on for) (${COUNT})$`, 'i');
const OPEN =
  /\b(?:not|never|no|nobody|if|unless|until|would|could|should|might|(?<!\d )may(?! \d)|must|can|will|shall|or|either|each|every|all|any|both|because|working|business)\b/i;

/** Whether one deed was so long before or after another. */
export const liesApart: Form = (said, subject, { lexicon }) => {
  const [, first, length, side, second] = APART.exec(said) ?? [];
  if (first === undefined || second === undefined || length === undefined || OPEN.test(said))
    return undefined;
  const dated = datedOf(subject, lexicon);
  const [one, other] = [
    [first, second],
    [second, first],
  ].map(([words, beside]) => deedOf(words!, beside!, dated, subject, lexicon));
  if (one === undefined || other === undefined || one.field === other.field) return undefined;
  const [later, earlier] = side === 'after' ? [one, other] : [other, one];
  return apart(later, earlier, length);
};

/** "The staging deployment of notify took a quarter of an hour": from its start to its end. */
export const tookSo: Form = (said, subject) => {
  const [, what, length] = TOOK.exec(said) ?? [];
  const found = what === undefined || OPEN.test(said) ? undefined : refer(what, subject);
  if (found === undefined || length === undefined) return undefined;
  const [start, end] = [START, END].map((is) =>
    found.thing.focus.own.filter((field) => is.test(nameOf(field)) && momentOf(field) !== undefined),
  );
  if (start!.length !== 1 || end!.length !== 1) return undefined;
  const [from, to] = [start![0]!, end![0]!];
  const answer = apart(
    { field: to, moment: momentOf(to)! },
    { field: from, moment: momentOf(from)! },
    length,
  );
  return answer && { ...answer, cells: [...found.cells, ...answer.cells] };
};

const START = /^(?:started|start|begun|began|from)(?: (?:at|on|date|time))?$/;
const END = /^(?:ended|end|finished|completed|to)(?: (?:at|on|date|time))?$/;

type Point = Pick<Dated, 'field' | 'moment'>;

function apart(later: Point, earlier: Point, said: string): DataAnswer | undefined {
  const [value] = readValues(said, 'en');
  const length = value && lengthOf(value);
  if (length === undefined || !later.moment.year || !earlier.moment.year) return undefined;
  if (!liesBy(later.moment, earlier.moment, length)) return undefined;
  const [a, b] = [later, earlier].map(({ field }) => `${nameOf(field)} ${field.quote}`);
  return {
    cells: [later.field, earlier.field],
    derivation: `${a} − ${b} = ${distanceOf(later.moment, earlier.moment)}`,
  };
}

const PLACES = /^(?:at|on|date|time|day|for|the|an?|of)$/;
/** Words of starts and ends, as what lies in a range says them. */
const EDGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['from', ['opens', 'opened', 'starts', 'started', 'begins', 'began', 'start', 'beginning', 'opening']],
  ['to', ['ends', 'ended', 'closes', 'closed', 'end', 'closing']],
  ['until', ['ends', 'ended', 'end']],
]);
const EVENT = /^(?:status|state|type|event|action|value|what|stage)$/;
const ALSO: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bon site\b/, ['arrival', 'arrived', 'came']],
];

/** The dated deeds of the data. */
function datedOf(subject: Subject, lexicon: Lexicon): readonly Dated[] {
  const root = thingsOf(subject).find(({ focus }) => focus.id === '');
  const entries = root === undefined ? [] : entriesOf(root, subject);
  const stems = (words: readonly string[]): ReadonlySet<string> =>
    new Set(words.filter((word) => !PLACES.test(word)).map((word) => lexicon.stem(word, 'en')));
  const ids = new Set(entries.map(({ focus }) => focus.id));
  const things = thingsOf(subject).filter(({ focus }) => !ids.has(focus.id));
  return [...things, ...entries].flatMap((thing): readonly Dated[] => {
    const isEntry = ids.has(thing.focus.id);
    return thing.focus.own.flatMap((field): readonly Dated[] => {
      const moment = momentOf(field);
      if (moment === undefined || field.listed === true) return [];
      const name = field.name.flatMap((word) => [word, ...(EDGES.get(word) ?? [])]);
      if (!isEntry)
        return [
          {
            field,
            moment,
            deed: name.filter((word) => !PLACES.test(word)),
            of: stems(thing === root ? [] : [...field.path, ...calling(thing)]),
            entry: false,
          },
        ];
      if (!/^(?:at|on|date|when|time|timestamp|day)$/.test(nameOf(field))) return [];
      const told = thing.focus.own.filter(
        (one) =>
          (EVENT.test(nameOf(one)) && nameOf(one) !== 'type') ||
          (nameOf(one) === 'type' && plain(one.quote) !== 'status'),
      );
      const quotes = told.map(({ quote }) => plain(quote));
      const also = ALSO.flatMap(([is, words]) => (quotes.some((quote) => is.test(quote)) ? words : []));
      return [{ field, moment, deed: [...quotes.flatMap(wordsOf), ...also], of: new Set(), entry: true }];
    });
  });
}

const calling = ({ kinds, keys }: Thing): readonly string[] => [
  ...kinds.flatMap(wordsOf),
  ...keys.flatMap(({ name, quote }) => [...name, ...wordsOf(quote)]),
];

const EMPTY =
  /^(?:the|an?|of|was|were|is|has|had|been|its|it|that|followed|came|happened|took|place|only|back|again|on|for|to|s|did|logged|recorded)$/;
/** What whoever has a thing does with it. */
const HOLDERS_DEED =
  /^(?:accept|sign|return|request|order|pay|report|submit|ask|claim|apply|book|cancel|buy|collect)/;

/** What makes a deed one that is to come, or that was not. */
const OTHERWISE =
  /^(?:not|no|un\p{L}+|failed|attempted|expected|due|planned|scheduled|estimated|proposed|requested|target|promised|missed)$/u;
const isEdge = (word: string): boolean =>
  EDGES.has(word) || [...EDGES.values()].some((words) => words.includes(word));

/** The one deed that words tell, each of them accounted for. */
function deedOf(
  words: string,
  beside: string,
  dated: readonly Dated[],
  subject: Subject,
  lexicon: Lexicon,
): Dated | undefined {
  const said = wordsOf(words.replaceAll(/['’]s\b/g, '')).filter((word) => !EMPTY.test(word));
  const root = thingsOf(subject).find(({ focus }) => focus.id === '');
  if (root === undefined) return undefined;
  const own = new Set(calling(root));
  const holders = new Set(
    root.focus.own.filter((field) => HOLDER.test(nameOf(field))).flatMap(({ quote }) => wordsOf(quote)),
  );
  const near = [...said, ...wordsOf(beside), ...own];
  const found = dated.filter(({ deed, of, entry }) => {
    const told = said.filter((word) => tells(word, deed, lexicon));
    const rest = said.filter(
      (word) => !told.includes(word) && !of.has(lexicon.stem(word, 'en')) && !own.has(word),
    );
    // A day that is expected is no day of the deed, and that of another thing's deed is not this one's.
    const open = deed.filter((word) => !near.some((one) => tells(one, [word], lexicon)));
    if (open.some((word) => OTHERWISE.test(word) || (!entry && !isEdge(word)))) return false;
    if (of.size > 0 && !said.some((word) => of.has(lexicon.stem(word, 'en')))) return false;
    const byHolder = told.some((word) => HOLDERS_DEED.test(word));
    return told.length > 0 && rest.every((word) => byHolder && holders.has(word));
  });
  const best = found.filter((one) => !found.some((other) => isNamedMore(other, one, said, lexicon)));
  return best.length > 0 &&
    best.every(({ moment }) => moment.day === best[0]!.moment.day && moment.minute === best[0]!.moment.minute)
    ? best[0]
    : undefined;
}

/** Whether a word is one of a deed, or its noun: "suspension" of "suspended". */
const tells = (word: string, deed: readonly string[], lexicon: Lexicon): boolean =>
  deed.some(
    (own) =>
      own === word || lexicon.stem(own, 'en') === lexicon.stem(word, 'en') || isNounOf(word, own, lexicon),
  );

/** Whether more words of a claim tell one deed than another. */
function isNamedMore(one: Dated, other: Dated, said: readonly string[], lexicon: Lexicon): boolean {
  const many = ({ deed }: Dated): number => said.filter((word) => tells(word, deed, lexicon)).length;
  return many(one) > many(other);
}
