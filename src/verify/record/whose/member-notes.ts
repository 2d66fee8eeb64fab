/** Whose note a claim takes of a line that has several: "Golden Scalpel (2016), Care Prize (2021)", "Ann (sales), Ben (support)". */
import { readUnitName } from '../../../text/values/index.ts';
import { type Field, wordsOf } from '../record.ts';
import type { Said } from '../said.ts';

/** A member of a line: the words of its name, and those in brackets behind it. */
interface Member {
  readonly name: readonly string[];
  readonly note: readonly string[];
}

/** Members in the order of a line; a bracket that ends the line is no part of its sentence. */
const MEMBER = /\s*([^,;()]+?)\s*\(([^()]*)(?:\)|$)|\s*([^,;()]+)/gu;

/** Characters of a line whose members are looked at. */
const LONGEST = 400;

/** Whether each note that a claim takes is that of the one member that it names. */
export const notesAreOwn = (said: Said): boolean =>
  [...new Set(said.explained.flatMap((one) => one?.field ?? []))].every(
    (field) =>
      field.quote.length > LONGEST ||
      ((!field.quote.includes('(') || areOwn(said, field)) &&
        (!/\d[^,;]*[,;]/.test(field.quote) || numbersAreOwn(said, field))),
  );

/** "Ramipril 5 mg, aspirin 100 mg": whether each number that a claim takes is of the member that it names nearest to it. */
function numbersAreOwn(said: Said, field: Field): boolean {
  const members = field.quote.split(/[,;]\s/).map((member) => wordsOf(member));
  const isNumber = (word: string): boolean => /\d/.test(word);
  if (members.filter((words) => words.some(isNumber) && words.some(isTelling)).length < 2) return true;
  const taken = (at: number): boolean => said.explained[at]?.field === field;
  const named = said.bare.flatMap((word, at) => {
    const of = taken(at) && isTelling(word) ? members.filter((words) => words.includes(word)) : [];
    return of.length === 1 ? [{ at, words: of[0]! }] : [];
  });
  if (named.length === 0) return true;
  return said.bare.every((word, at) => {
    if (!taken(at) || !isNumber(word)) return true;
    const [nearest] = [...named].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    return nearest!.words.includes(word);
  });
}

/** Whether a word of a member names it, and is no unit. */
const isTelling = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && readUnitName(word) === undefined;

function areOwn(said: Said, field: Field): boolean {
  const members = membersOf(field);
  if (members.length < 2 || members.every(({ note }) => note.length === 0)) return true;
  const taken = said.words.flatMap(({ form }, at) =>
    said.explained[at]?.field === field ? [said.bare[at] ?? form] : [],
  );
  const named = members.filter(({ name }) => name.length > 0 && name.every((word) => taken.includes(word)));
  const notes = members.flatMap(({ note }) => note).filter((word) => taken.includes(word));
  if (notes.length === 0) return true;
  const own = named.flatMap(({ name, note }) => [...name, ...note]);
  // Of two that are named it is not told whose note is meant; of none, nothing is said of a member.
  if (named.length > 1) return isEachTold(said, named);
  return named.length === 0 || notes.every((word) => own.includes(word));
}

/** "Tides (2009) and Salt (2021)": each note stands right behind its own member. */
const isEachTold = ({ bare }: Said, named: readonly Member[]): boolean =>
  named.every(({ name, note }) => {
    const at = bare.findIndex((_, i) => name.every((word, j) => bare[i + j] === word));
    return note.every((word, j) => bare[at + name.length + j] === word);
  });

const membersOf = ({ quote }: Field): readonly Member[] =>
  [...quote.matchAll(MEMBER)].map(([, name, note, plain]) => ({
    name: wordsOf(name ?? plain ?? ''),
    note: wordsOf(note ?? ''),
  }));
