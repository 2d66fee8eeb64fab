/**
 * "Pro does not include Export" by `| Export | ✗ | ✓ |` under `Free | Pro`, "the bat does not fly" by `Flies: yes`, "Lou did not
 * attend" by "Lou: attended yes", "Lou did the dishes" by `Lou ✗`: a mark says of its own row and column whether it is so.
 */
import { NEGATION } from '../../../text/cues.ts';
import { lazily } from '../../../text/once.ts';
import type { Reading } from '../../../text/reading.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const YES = /^(?:yes|y|true|included|available|[✓✔☑✅])$/iu;
const NO = /^(?:no|false|not included|not available|excluded|[✗✘❌])$/iu;
/** "Lou ✗": whose mark it is. */
const WHOSE = /^(?<who>\S.*?) ?(?<mark>[✓✔☑✅✗✘❌])$/u;
/** "Paid no, attended yes". */
const PAIR =
  /(?<=^|[:,;] |\band )(?<head>\p{L}[\p{L} -]{0,40}?):? (?<mark>yes|no|true|false|[✓✔☑✅✗✘❌])(?=\s*(?:[,;]|$)|\.(?:\s|$)| and\b)/giu;
/** Words that turn what is said round without a denial, or say it of others. */
const TURNED =
  /\b(?:lack(?:s|ed|ing)?|without|exclud\p{L}+|miss(?:es|ing)|absent|except|unless|only|besides|un\p{Ll}{4,}|fail\p{L}*|instead)\b|\bother than\b/iu;
/** What quotes a mark: "the answer is no". */
const QUOTED =
  /\b(?:yes|no|true|false)\W*$|\b(?:is|was|says?|said|marked|answered) \W?(?:yes|no|true|false)\b/iu;
/** "No later than" denies nothing. */
const BOUND = /\b(?:no|not) (?:later|earlier|sooner|more|less|fewer) than\b|\bno longer than\b/giu;
const NEGATED = /\b(?:not|no|never|none|neither|nor|nobody|nothing|cannot|without)\b|n['\u2019]t\b/iu;
/** A name of a column that denies what it marks. */
const DENIES = /\b(?:not|no|non|without|never|un\p{Ll}{4,})\b/iu;

export const MARKED_OTHERWISE: Guard = against('negation', 'any', isMarkedOtherwise);

/** Whether all that stands marked under what a statement names is marked the other way. */
function isMarkedOtherwise({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  if (TURNED.test(said) || QUOTED.test(said)) return false;
  const denied = (reading.cues & NEGATION) !== 0 && NEGATED.test(said.replace(BOUND, ''));
  // "Requested but not approved": each of the two by its own mark.
  if (denied && / (?:but|and|or|though|while) /iu.test(said)) return false;
  const read = lazily(() => namer(reading, sentences));
  const names: Names = (name, short) => read()(name, short);
  const marks = sentences.flatMap((one) => [...marksInRow(one, names), ...marksInLine(one, names)]);
  return marks.length > 0 && marks.every((isSo) => isSo === denied);
}

/** Whether a statement has all words of a name; `short`: "Tue" names "Tuesday". */
type Names = (name: string, short?: boolean) => boolean;

function namer({ words }: Reading, sentences: readonly AlignedSentence[]): Names {
  const said = new Set(words.flatMap(({ form, lemma }) => [form, lemma, ...stemsOf(form)]));
  const lemmas = new Map(
    sentences.flatMap(({ reading }) => reading.words.map((one) => [one.form, one.lemma])),
  );
  return (name, short = false) => {
    const own = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    return (
      own.length > 0 &&
      own.every(
        (word) =>
          said.has(word) ||
          said.has(lemmas.get(word) ?? word) ||
          stemsOf(word).some((stem) => said.has(stem)) ||
          (short && word.length >= 3 && words.some(({ form }) => form.startsWith(word))),
      )
    );
  };
}

/** "Fly" of "flies", "lay" of "lays", "attend" of "attended". */
const stemsOf = (word: string): readonly string[] =>
  [
    word.replace(/ies$/u, 'y'),
    word.replace(/e?s$/u, ''),
    word.replace(/s$/u, ''),
    word.replace(/e?d$/u, ''),
  ].filter((stem) => stem.length > 2);

/** What is marked in the row of a sentence, in the columns that a statement names. */
function marksInRow(one: AlignedSentence, names: Names): readonly boolean[] {
  const row = rowOf(one);
  if (row === undefined) return [];
  const { head, cells } = row;
  const [marked, plain] = [cells.map(markOf), cells.filter((cell) => markOf(cell) === undefined)];
  if (plain.some((cell) => names(cell))) {
    const found = marked.flatMap((isSo, at) =>
      isSo !== undefined && names(head[at]!, true) && !DENIES.test(head[at]!) ? [isSo] : [],
    );
    if (found.length > 0) return found;
  }
  const whose = cells.flatMap((cell, at) => {
    const { who, mark } = WHOSE.exec(cell)?.groups ?? {};
    return who !== undefined && names(who) ? [{ at, isSo: markOf(mark!)! }] : [];
  });
  const there = whose.filter(({ at }) => names(head[at]!, true));
  return (there.length > 0 ? there : whose).map(({ isSo }) => isSo);
}

const markOf = (cell: string): boolean | undefined =>
  YES.test(cell) ? true : NO.test(cell) ? false : undefined;

/** What is marked by pairs of a line: "paid no, attended yes". */
function marksInLine({ reading }: AlignedSentence, names: Names): readonly boolean[] {
  return [...textOf(reading).matchAll(PAIR)].flatMap(({ groups }) => {
    const { head = '', mark = '' } = groups!;
    const isSo = markOf(mark);
    return isSo !== undefined && names(head) && !DENIES.test(head) ? [isSo] : [];
  });
}

/** The cells of the row that a sentence stands in as they are written, below those of the head; undefined for no row. */
function rowOf({
  source,
  sentence,
}: AlignedSentence): Readonly<Record<'head' | 'cells', readonly string[]>> | undefined {
  const { text, scan, structured } = originOf(source);
  const start = scan.sentenceStart[sentence];
  if (structured || start === undefined) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  const line = text.slice(from, to < 0 ? text.length : to);
  const sign = ['|', '\t', ';', ','].find((one) => line.includes(one));
  if (sign === undefined) return undefined;
  const cells = cellsOf(line, sign);
  const above = text.slice(0, from).split('\n').slice(0, -1);
  let first = above.length;
  while (first > 0 && cellsOf(above[first - 1]!, sign).length === cells.length) first -= 1;
  const head = above[first];
  return head === undefined || cells.length < 2 ? undefined : { head: cellsOf(head, sign), cells };
}

const cellsOf = (line: string, sign: string): readonly string[] =>
  line
    .trim()
    .replace(sign === '|' ? /^\||\|$/gu : /$^/u, '')
    .split(sign)
    .map((cell) => cell.trim());
