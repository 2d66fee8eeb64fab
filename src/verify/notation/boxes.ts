/** Answers of forms that are ticked among others: "Married: [ ] yes [x] no". */
import { matchesOf } from '../../text/matches.ts';

const BOX = /\[[ xX✓✔]?\]|\([ xX]\)|[☐☑☒✅⬜◯◉]/gu;
const TICKED = /[xX✓✔☑☒✅◉]/u;
/** Words of one answer, at the most. */
const LONGEST_ANSWER = 40;
/** Characters of a line that is a question with its answers, at the most. */
const LONGEST_LINE = 400;
/** "Yes [ ]  No [x]": each box stands behind its answer. */
const BEHIND = /(?:[:?]|^)\s*\S[^:?[\]()☐☑☒✅⬜◯◉]{0,40}$/u;

/** The lines of a text without the answers of a question that are not ticked, where one of them is. */
export const withAnswers = (lines: readonly string[]): readonly string[] => lines.map(answered);

interface Answer {
  readonly start: number;
  readonly end: number;
  readonly ticked: boolean;
}

function answered(line: string): string {
  if (line.length > LONGEST_LINE) return line;
  const boxes = matchesOf(line, BOX);
  const [first] = boxes;
  if (boxes.length < 2 || first === undefined || line.slice(0, first.index).trim() === '') return line;
  const ends = boxes.map(({ index, 0: box }) => index + box.length);
  const question = line.slice(0, first.index);
  const isBehind =
    BEHIND.test(question) && /[:?]\s*\S/.test(question) && line.slice(ends.at(-1)).trim() === '';
  const from = isBehind ? question.search(/(?<=[:?]\s*)[^\s:?][^:?]*$/) : first.index;
  const answers = boxes.map(({ index, 0: box }, at): Answer => {
    const ticked = TICKED.test(box);
    return isBehind
      ? { start: at === 0 ? from : ends[at - 1]!, end: index + box.length, ticked }
      : { start: index, end: boxes[at + 1]?.index ?? line.length, ticked };
  });
  const chosen = answers.filter(({ ticked }) => ticked);
  const areShort = answers.every(({ start, end }) => end - start <= LONGEST_ANSWER && end > start);
  if (chosen.length !== 1 || !areShort) return line;
  const { start, end } = chosen[0]!;
  const said = line.slice(start, end).replaceAll(BOX, (box) => ' '.repeat(box.length));
  return (line.slice(0, from) + ' '.repeat(start - from) + said).padEnd(line.length);
}
