/** Claims of who was present at a meeting and who voted how, by the lists of names in its minutes. */
import { matchesOf } from '../../text/matches.ts';
import { shownBy } from '../between/index.ts';
import type { Part } from '../case.ts';
import { countOf } from '../data-answers/answer.ts';
import type { Document } from '../read/document.ts';

type Kind = 'present' | 'absent' | 'for' | 'against' | 'abstained';

const LABELS: ReadonlyMap<string, Kind> = new Map([
  ['present', 'present'],
  ['in attendance', 'present'],
  ['attendees', 'present'],
  ['attending', 'present'],
  ['apologies', 'absent'],
  ['absent', 'absent'],
  ['for', 'for'],
  ['in favour', 'for'],
  ['in favor', 'for'],
  ['against', 'against'],
  ['opposed', 'against'],
  ['abstained', 'abstained'],
  ['abstentions', 'abstained'],
]);
const LISTS =
  /(?<=^|[.;\n]\s*|- )(Present|In attendance|Attendees|Attending|Apologies|Absent|For|In favou?r|Against|Opposed|Abstained|Abstentions): ([^.;:\n]{2,200})/gu;
const NAME =
  /^(?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}(?: \([^)]{1,20}\))?$/u;
/** Who is there and no member: "Bo (guest)". */
const BESIDE =
  /\((?:guest|visitor|observer|clerk|secretary|minutes|minute[- ]taker|staff|advis[eo]r|in attendance|online|part|until|from)\b/i;
const LONGEST = 6_000;

interface List {
  readonly kind: Kind;
  readonly names: readonly string[];
  readonly sentence: number;
}

const KNOWN = new WeakMap<Document, readonly List[]>();

/** The lists of names of a text, where it has each no more than once. */
function listsIn(document: Document): readonly List[] {
  let lists = KNOWN.get(document);
  if (lists === undefined) KNOWN.set(document, (lists = read(document)));
  return lists;
}

function read(document: Document): readonly List[] {
  const { text, structured } = document;
  if (structured || text.length > LONGEST) return [];
  const lists = matchesOf(text, LISTS).flatMap(({ index, 0: whole, 1: label = '', 2: said = '' }): List[] => {
    const names = said.trim().split(/,? and |, */);
    const [sentence] = document.sentencesIn(index, index + whole.length);
    const kind = LABELS.get(label.toLowerCase());
    if (/^(?:none|nobody|0)$/i.test(said.trim()) && kind !== undefined && sentence !== undefined)
      return [{ kind, names: [], sentence }];
    return kind === undefined || sentence === undefined || !names.every((name) => NAME.test(name))
      ? []
      : [{ kind, names, sentence }];
  });
  return new Set(lists.map(({ kind }) => kind)).size === lists.length ? lists : [];
}

const DID =
  '(was present|were present|attended|was absent|were absent|sent apologies|voted for|voted in favou?r of|voted against|opposed|abstained)';
const SAYS = new RegExp(`^(?:Only )?(.{2,60}?) ${DID}(?: (?:from )?(.{3,60}))?$`, 'u');
const SEVERAL =
  /^(\p{L}+|\d+) (?:members|people|councillors|directors|trustees|committee members|board members|persons|of those present)$/u;

const kindOf = (did: string): Kind =>
  /present|attended/.test(did)
    ? 'present'
    : /absent|apologies/.test(did)
      ? 'absent'
      : /against|opposed/.test(did)
        ? 'against'
        : /abstained/.test(did)
          ? 'abstained'
          : 'for';

/** The part of such a claim that the minutes bear out; undefined for another, and where they do not. */
export function readMinutes(part: Part, documents: readonly Document[]): Part | undefined {
  const { text, start, end } = part.reading;
  const said = text
    .slice(start, end)
    .trim()
    .replace(/(?<![.\s])[.\s]+$/, '');
  const [, who, did, what] = SAYS.exec(said) ?? [];
  if (who === undefined || did === undefined || /\b(?:not|never|or|nobody|no)\b/i.test(said))
    return undefined;
  for (const [document, source] of documents.entries()) {
    const lists = listsIn(source);
    const list = lists.find(({ kind }) => kind === kindOf(did));
    if (list === undefined || (what !== undefined && !isAbout(what, source, list.kind))) continue;
    const count = SEVERAL.exec(who)?.[1];
    const people = who.replace(/^Both /, '').split(/,? and |, /);
    const isSo =
      count === undefined
        ? people.every(
            (one) => NAME.test(one) && list.names.filter((name) => isCalled(name, one)).length === 1,
          )
        : countOf(count) === list.names.length && !list.names.some((name) => BESIDE.test(name));
    const isOnly = !said.startsWith('Only ') || people.length === list.names.length;
    if (isSo && isOnly)
      return shownBy(
        part,
        [{ document, sentence: list.sentence }],
        documents,
        `${list.kind}: ${list.names.join(', ')}`,
      );
  }
  return undefined;
}

const isCalled = (name: string, said: string): boolean => {
  const [own, other] = [name, said].map((one) => one.replace(/ \([^)]*\)$/, ''));
  return own === other || own!.endsWith(` ${other}`) || other!.endsWith(` ${own}`);
};

/** Whether all that a vote is said to be on stands in the minutes; of who was there, only the meeting. */
function isAbout(what: string, { text }: Document, kind: Kind): boolean {
  if (kind === 'present' || kind === 'absent')
    return /^(?:the |at the |in the )?(?:meeting|session)$/.test(what);
  const own = text.toLowerCase();
  return what
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3)
    .every((word) => own.includes(word.slice(0, 5)));
}
