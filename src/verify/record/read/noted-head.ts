/** What a line of notes is of: "Tracking for order 4417", "Leave balance Ann Lee", "Sara Holt (Finance, Berlin)". */
import { matchesOf } from '../../../text/matches.ts';
import { inFull } from '../words/short-forms.ts';
import type { Cell } from './cells.ts';
import type { Noted, NotedHead } from './noted.ts';

/** Characters before the first mark, at the most. */
const LONGEST = 70;

const SPLIT = /^(?<lead>[^:\n]{2,70}?)(?::| [-–—])\s+(?=\S)/u;
const LISTED = /^(?<lead>(?:[^,.:;()\n]|\([^()\n]{1,40}\)){2,50}?)[,.] (?=\S)/u;

const PERSON = /^(?:pt|patient) /iu;
/** What a line is called that tells of a thing. */
const OF_WHAT =
  /^(?:tracking|status|update|news|note|notes|details|summary|info|re|history|log|record|entry)(?: (?:of|for|on|re))? /iu;

const NUMBERED =
  /^(?<kind>\p{L}[\p{L}]{1,14}(?: \p{Ll}{3,14})?)\.?(?: (?:no\.?|number|nr\.?))? #?(?<number>\p{Lu}{0,4}-?\d[\p{Lu}\d/-]{0,20}(?:\.\d{1,4}){0,3})(?<rest>(?:[ ,(].*)?)$/u;
const CODED = /^(?<number>\p{Lu}{1,6}[- ]?\d[\p{Lu}\d-]{0,20})(?<rest>(?: .*)?)$/u;
const NAMED =
  /^(?:(?<topic>\p{Lu}\p{Ll}{2,}(?: \p{Ll}{2,}){1,2}) )?(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?: \((?<rest>[^()]*)\))?$/u;

const CALLED =
  /^(?<kind>user|account|customer|client|host|server|service|site|domain|branch|team|project|product|device|supplier|vendor|employee|tenant|member) (?<number>\p{L}[\p{L}\d._-]{1,30})$/iu;

/** Short forms of what notes are of. */
const KINDS: ReadonlyMap<string, string> = new Map(
  'pt patient,mtg meeting,tkt ticket,ord order,res reservation,ref reference'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** What the letters of a number say that it is of. */
const PREFIXES: ReadonlyMap<string, string> = new Map(
  'INC incident,RF refund,TKT ticket,INV invoice,ORD order,PO purchase order,CHG change,REQ request'
    .split(',')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);
/** Kinds that are a time or a part of a text: "May 3", "Step 2". */
const NO_THING =
  /^(?:\p{L}+ed|sent|paid|sold|made)$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\p{Ll}*$|^(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*$|^(?:step|page|section|chapter|part|week|day|version|v|art|article|q|note|fig|figure|table|line|row|no|at|on|in|by|from|to|for|of|and|with|total|sum|about|over|under|score|age|aged)$/iu;

/** "Order 1 shipped 2 May, order 2 held": what was done to a thing, and no head of a line. */
const DONE_TO = /\b(?:\p{Ll}{2,}ed|sent|paid|made|held|sold|lost)\b/u;

/** Whether a line has the number of another thing of its kind. */
export const namesAnother = (line: string, { kind, keys }: NotedHead): boolean => {
  const [key] = keys;
  return (
    kind !== '' &&
    matchesOf(line.toLowerCase(), NUMBER_BEHIND).some(
      ([, noun, number]) => noun === kind.split(' ').at(-1) && number !== key!.value.text.toLowerCase(),
    )
  );
};

const NUMBER_BEHIND = /(\p{L}{2,20}) #?((?:\p{L}{1,4}-?)?\d[\p{L}\d/.-]*[\p{L}\d]|\d)/gu;

/** The head of a line and what stands behind it; undefined where it names no thing. */
export function headOf(line: string): readonly [NotedHead | undefined, Cell] {
  const [split, listed] = [SPLIT.exec(line)?.[0] ?? '', LISTED.exec(line)?.[0] ?? ''];
  // "Sara Holt, badge 5521, access: server room": the colon is of a note.
  const lead =
    split === '' || (listed !== '' && listed.length < split.length && !PERSON.test(split)) ? listed : split;
  const notes = { text: line.slice(lead.length), start: lead.length };
  const called = lead.replace(/[:,.\s–—-]+$/u, '').replace(/ ["“][^"“”]*["”]/u, '');
  if (lead === '' || called.length > LONGEST) return [undefined, notes];
  const of = OF_WHAT.exec(called)?.[0].length ?? 0;
  return [named(called.slice(of), of), notes];
}

function named(text: string, start: number): NotedHead | undefined {
  const numbered = NUMBERED.exec(text)?.groups;
  const coded = CODED.exec(text)?.groups;
  const kind = numbered?.['kind'] ?? '';
  if (DONE_TO.test(numbered?.['rest'] ?? coded?.['rest'] ?? '')) return undefined;
  if (numbered !== undefined && !NO_THING.test(kind) && !(coded !== undefined && isCode(kind))) {
    const full = inFull(kind.toLowerCase().split(' '))
      .map((word) => KINDS.get(word) ?? word)
      .join(' ');
    return headBy(full, numbered['number']!, text, start, numbered['rest'] ?? '');
  }
  if (coded !== undefined) {
    const code = coded['number']!;
    const prefix = PREFIXES.get(/^\p{Lu}+/u.exec(code)![0]) ?? '';
    return headBy(prefix, code, text, start, coded['rest'] ?? '');
  }
  const calledBy = CALLED.exec(text)?.groups;
  if (calledBy !== undefined)
    return headBy(calledBy['kind']!.toLowerCase(), calledBy['number']!, text, start, '');
  const { topic = '', name, rest = '' } = NAMED.exec(text)?.groups ?? {};
  if (name === undefined || NO_THING.test(name.split(' ')[0]!)) return undefined;
  const key = { name: 'name', value: { text: name, start: start + text.indexOf(name) } };
  return { keys: [key, ...departments(rest, text, start)], topic: topicOf(topic), kind: '' };
}

/** "LX 318": letters of a number, and no word for what has it. */
const isCode = (kind: string): boolean => /^\p{Lu}{1,3}$/u.test(kind) && !/^(?:PR|PO|MR)$/.test(kind);

function headBy(kind: string, number: string, text: string, start: number, rest: string): NotedHead {
  const at = text.lastIndexOf(number, text.length - rest.length - 1);
  const key = { name: kind === '' ? 'id' : kind, value: { text: number, start: start + at } };
  const severity = /\bsev(?:erity)?[ -]?(\d)\b/iu.exec(rest);
  const own: Noted[] = [];
  if (severity !== null) {
    const digit = start + text.length - rest.length + severity.index + severity[0].length - 1;
    own.push({ name: 'severity', value: { text: severity[1]!, start: digit } });
  }
  if (kind === 'patient') own.push(...personOf(rest, start + text.length - rest.length));
  return { keys: [key, ...own], topic: '', kind };
}

/** ", male, 61": of which sex a patient is, and how old. */
function personOf(rest: string, start: number): Noted[] {
  const { sex, age } =
    /^, (?<sex>male|female|m|f)?(?:, | )?(?<age>\d{1,3})?(?: ?y(?:rs?|o)?)?$/iu.exec(rest)?.groups ?? {};
  const own: Noted[] = [];
  if (sex !== undefined && sex.length > 1)
    own.push({ name: 'sex', value: { text: sex, start: start + rest.indexOf(sex) } });
  if (age !== undefined)
    own.push({ name: 'age', value: { text: age, start: start + rest.lastIndexOf(age) } });
  return own;
}

/** "Leave" of "Leave balance": what all of its numbers are of. */
const topicOf = (topic: string): string =>
  topic.toLowerCase().replace(/ (?:balance|status|account|summary|record|overview|details)$/u, '');

const DEPARTMENT =
  /^(?:finance|hr|human resources|sales|marketing|legal|it|engineering|support|operations|procurement|accounting|product|design|logistics|purchasing|research|compliance|customer service)$/iu;

/** "(Finance, Berlin)": where somebody works. */
function departments(rest: string, text: string, start: number): Noted[] {
  const part = rest.split(', ').find((one) => DEPARTMENT.test(one));
  return part === undefined
    ? []
    : [{ name: 'department', value: { text: part, start: start + text.indexOf(part, text.indexOf('(')) } }];
}
