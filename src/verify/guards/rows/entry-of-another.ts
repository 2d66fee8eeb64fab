/**
 * "The upload by kim failed" by "upload failed: quota (user=lee)" below "upload ok (user=kim)": an entry of a log tells of
 * what its own pair or bracket names.
 */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PAIR = /(?<key>[\p{L}_][\w.-]{0,20})=(?<value>"[^"]*"|[^\s,;()[\]]+)/gu;
/** "(user kim)", "(kim)" at the end of an entry. */
const BRACKET = /\((?:(?<key>\p{L}+) )?(?<value>[\w.-]{2,30})\)\s*$/u;
/** "[kim]" before what is told. */
const SQUARE = /(?:^|\s)\[(?<value>[\p{L}_][\w.-]{1,30})\] \S/u;
/** "port=9090". */
const SETTING = /^\s*[;#]*\s*[\w.-]+=[^\s=]+\s*$/u;
/** Characters of a source that is read for its entries. */
const LONGEST = 20_000;

export const ENTRY_OF_ANOTHER: Guard = against('entity', 'any', isOfAnother, {
  told: () => /=|[([]/u,
});

/** Whether a statement names what another entry is of, and not what its own is. */
function isOfAnother({ reading, support: { sentences } }: Told): boolean {
  const [{ source }] = sentences as readonly [(typeof sentences)[0]];
  const { text, scan, structured } = originOf(source);
  if (structured || sentences.some((one) => originOf(one.source) !== originOf(source))) return false;
  const own = sentences.map(({ sentence }) => lineAt(text, scan.sentenceStart[sentence] ?? 0));
  const said = textOf(reading);
  const unsaid = distinct(own.map((line) => line.slice(0, LONGEST))).filter(
    ({ value }) => !isWord(value, said),
  );
  if (unsaid.length === 0) return false;
  const others = distinct(text.slice(0, LONGEST).split('\n')).filter(
    ({ value }) => isWord(value, said) && !own.some((each) => isWord(value, each)),
  );
  return unsaid.some(({ key, value }) => others.some((other) => other.key === key && other.value !== value));
}

/** What lines say that they are of, each once. */
const distinct = (lines: readonly string[]): readonly Name[] => [
  ...new Map(lines.flatMap(namesIn).map((name) => [`${name.key} ${name.value}`, name])).values(),
];

interface Name {
  readonly key: string;
  readonly value: string;
}

/** What an entry says that it is of. */
function namesIn(line: string): readonly Name[] {
  // A setting of its own is no entry of something.
  if (SETTING.test(line)) return [];
  const pairs = [...line.matchAll(PAIR)].map(({ groups }): Name => {
    const { key = '', value = '' } = groups!;
    return { key, value: value.replaceAll('"', '') };
  });
  const bracket = BRACKET.exec(line)?.groups;
  const square = SQUARE.exec(line)?.groups?.value;
  return [
    ...pairs,
    ...(bracket === undefined ? [] : [{ key: `(${bracket.key ?? ''})`, value: bracket.value! }]),
    ...(square === undefined ? [] : [{ key: '[]', value: square }]),
  ];
}

function isWord(value: string, text: string): boolean {
  const word = value.replace(/[.*+?^$()[\]\\{}|]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu').test(text);
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset) + 1, end < 0 ? text.length : end);
}
