/** What a sentence tells beside the worth that it is set aside for: `The mugs look great and are red.` */
import { parseSentence } from '../../text/parse/bundled.ts';
import { kindOf } from '../kinds.ts';
import { readsAsClause, subjectTokens } from '../parts/clauses.ts';
import type { Piece } from '../parts/tokens.ts';
import { split } from '../split.ts';

/** Verbs that tell of what they stand behind, and by which a second thing is told of it. */
const JOINED =
  /(?:,? (?:and|but|yet)(?: (?:also|still|now))?) (?=(?:is|are|was|were|has|have|had|does|did|comes?|costs?|includes?|contains?|supports?|offers?|weighs?|lasts?|runs?|needs?|(?:is|are|was|were|has|have|had|does|did)n['’]t|cannot|can['’]t) )/giu;

/** The clauses of [start, end) of the text that are no opinion; none where all of it is one. */
export function besides(text: string, start: number, end: number): readonly Piece[] {
  const pieces = split(text, start, end, parseSentence(text, start, end));
  const parts = pieces.length > 1 ? pieces : joined(text, start, end);
  return parts.filter((piece) => isTold(piece.text));
}

/** The predicates that `and` and `but` join, each told of the subject. */
function joined(text: string, start: number, end: number): readonly Piece[] {
  const sentence = text.slice(start, end);
  const [first, ...more] = [...sentence.matchAll(JOINED)];
  if (first === undefined) return [];
  const subject = subjectTokens(sentence.slice(0, first.index));
  if (subject === undefined) return [];
  const lead = sentence.slice(0, first.index).slice(0, subject.at(-1)!.end);
  return [first, ...more].map((joint, at, all) => {
    const from = joint.index + joint[0].length;
    const to = all[at + 1]?.index ?? sentence.length;
    return { text: `${lead} ${sentence.slice(from, to)}`, start: start + from, end: start + to };
  });
}

/** Whether a clause tells of something other than the writer. */
const isTold = (words: string): boolean =>
  !/^(?:i|we|you|it would|that|this)\b/i.test(words) &&
  readsAsClause(words) &&
  kindOf(words, 0, words.length, true, () => parseSentence(words)).claim;
