/**
 * "The speed limit for lorries is 100 km/h" by "Speed limit: 100 km/h (lorries: 80 km/h)", "Ida Moss is the deputy" by "Lead:
 * Ida Moss (deputy: Carl Finn)": what a bracket names has its own value, and not the one that stands before the bracket.
 */
import { matchesOf } from '../../../text/matches.ts';
import {
  type Beside,
  besideIn,
  comparable,
  isOne,
  mayHaveBeside,
  saidIn,
  says,
  wordsOf,
} from '../beside-value.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** What sets a statement apart from what the bracket tells of. */
const APART =
  /\b(?:not|no|non|never|without|except\p{L}*|other than|outside|unlike|besides|apart|excluding|\p{L}+er than|less than|more than|below|under|above|over|exceed\p{L}*|first|then)\b|n['’]t\b/iu;
/** Words that tell what became of a thing, and when: its value is of that deed, whatever else the statement has. */
const DEED =
  /^(?:\p{L}{2,}ed|sent|bought|built|sold|begun|began|paid|made|born|given|held|starts?|begins?|opens?|came|left|won|lost)$/u;

export const LABEL_IN_BRACKET: Guard = against(
  'entity',
  'english',
  (told) => {
    const { own } = saidIn(told);
    const text = textOf(told.reading);
    return told.support.sentences.some((sentence) =>
      besideIn(sentence).some(
        (beside) =>
          isLabelSaid(beside, own, text) && !isOwnSaid(told, beside, own) && takesHead(told, beside, own),
      ),
    );
  },
  { told: mayHaveBeside },
);

const isLabelSaid = ({ label, text }: Beside, own: readonly string[], statement: string): boolean =>
  label.some((word) => word.length > 1) &&
  // "Alto 60" is not Alto 30.
  (/^[^:]*\d[^:]*(?=:)/u.exec(text)?.[0].match(/\d+/gu) ?? []).every((number) =>
    statement.includes(number),
  ) &&
  2 * label.filter((word) => says(own, word)).length >= label.length &&
  (APART.test(text) || !APART.test(statement));

/** Whether a statement has what the bracket has; what only tells when it has that is no value of its own. */
function isOwnSaid({ units }: Told, { values, name, state, head }: Beside, own: readonly string[]): boolean {
  if ([...name, ...state].some((word) => says(own, word))) return true;
  const rivals = values.filter((one) => head.values.some((other) => comparable(one, other)));
  const theirs = rivals.length > 0 ? rivals : values;
  return units.some(({ value }) => value !== undefined && theirs.some((one) => isOne(value, one)));
}

/** Whether a statement has the value, or the name, that stands before the bracket. */
function takesHead(
  told: Told,
  { values, name, rival, state, head }: Beside,
  own: readonly string[],
): boolean {
  const text = textOf(told.reading);
  if (name.length > 0)
    return rival.length > 0 && rival.every((word) => says(own, word)) && !hasIt(text, rival);
  if (values.length === 0 && state.length === 0) return false;
  return told.units.some(
    ({ value, start }) =>
      value !== undefined &&
      head.values.some(
        (one) => isOne(value, one) && (values.length === 0 || values.some((other) => comparable(one, other))),
      ) &&
      !isOfDeed(text.slice(0, start - told.reading.start), head.text),
  );
}

/** "Issued on 2 May 2025": whether the word before a value in a statement tells the deed that the head has it for. */
function isOfDeed(before: string, head: string): boolean {
  const [, deed = ''] = /(\p{L}+)(?: (?:on|in|at|from|for|to|by|the|since))*\s*$/iu.exec(before) ?? [];
  return DEED.test(deed.toLowerCase()) && new RegExp(`\\b${deed}\\b`, 'iu').test(head);
}

/** "Ida has a deputy", "Ida's deputy", "the deputy of Ida": whether somebody of a name has what the bracket tells of. */
const hasIt = (text: string, name: readonly string[]): boolean =>
  matchesOf(text, HAS).some(([, behind, before = '']) =>
    wordsOf(behind ?? before).some((word) => name.includes(word)),
  );

const HAS = /\b(?:to|of|for|under|by|with) (\p{Lu}\p{L}+)|(\p{Lu}\p{L}+)(?:['’]s?| (?:has|have|had)) /gu;
