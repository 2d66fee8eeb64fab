/**
 * "Pro does not include Export" by `| Export | ✗ | ✓ |` under `Free | Pro`, "the bat does not fly" by `Flies: yes`, "Lou did not
 * attend" by "Lou: attended yes", "Lou did the dishes" by `Lou ✗`: a mark says of its own row and column whether it is so.
 */
import { NEGATION } from '../../../text/cues.ts';
import { lazily } from '../../../text/once.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { type Names, namer, rowAsWritten } from './row-as-written.ts';

const YES = /^(?:yes|y|true|included|available|[✓✔☑✅])$/iu;
const NO = /^(?:no|false|not included|not available|excluded|[✗✘❌])$/iu;
/** "Lou ✗": whose mark it is. */
const WHOSE = /^(?<who>\S.*?) ?(?<mark>[✓✔☑✅✗✘❌])$/u;
/** "Paid no, attended yes". */
const PAIR =
  /(?<=^|[:,;] |\band )(?<head>\p{L}[\p{L} -]{0,40}?):? (?<mark>yes|no|true|false|[✓✔☑✅✗✘❌])(?=\s*(?:[,;]|$)|\.(?:\s(?!\d)|$)| and\b)/giu;
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

/** What is marked in the row of a sentence, in the columns that a statement names. */
function marksInRow(one: AlignedSentence, names: Names): readonly boolean[] {
  const row = rowAsWritten(one);
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
