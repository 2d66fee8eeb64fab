/** The words of one line, row, list or note, and those of another. */
import type { Guard } from '../guard.ts';
import { ALONG_ARROW } from './along-arrow.ts';
import { BRACKET_OF_MEMBER } from './bracket-of-member.ts';
import { BRACKET_OF_OTHER } from './bracket-of-other.ts';
import { COMMENTED_LINE } from './commented-line.ts';
import { DASHED_PAIRS } from './dashed-pairs.ts';
import { ENTRY_OF_ANOTHER } from './entry-of-another.ts';
import { LABEL_IN_BRACKET } from './label-in-bracket.ts';
import { LATER_LINE } from './later-line.ts';
import { LEGEND } from './legend.ts';
import { LINE_OF_OWN } from './line-of-own.ts';
import { LONGER_NAMED } from './longer-named.ts';
import { MARKED_OTHERWISE } from './marked-otherwise.ts';
import { NEXT_RECORD } from './next-record.ts';
import { NOTE_OF_ANOTHER } from './note-of-another.ts';
import { OF_OTHER_CELL } from './of-other-cell.ts';
import { OF_OTHER_HEAD } from './of-other-head.ts';
import { OF_OTHER_SECTION } from './of-other-section.ts';
import { ONE_OF_CHECKS } from './one-of-checks.ts';
import { ONE_OF_NUMBERED } from './one-of-numbered.ts';
import { ONLY_PROPOSED } from './only-proposed.ts';
import { OTHER_LINE } from './other-line.ts';
import { OTHER_LIST } from './other-list.ts';
import { OTHER_OF_ROW } from './other-of-row.ts';
import { OTHER_ROW } from './other-row.ts';
import { OTHERS_NOTE } from './others-note.ts';
import { REMOVED_LINE } from './removed-line.ts';
import { REOPENED_IN_LINE } from './reopened-in-line.ts';
import { ROW_CROSSED } from './row-crossed.ts';
import { ROW_OPEN } from './row-open.ts';
import { ROW_UNDONE } from './row-undone.ts';
import { UNDER_OTHER_HEAD } from './under-other-head.ts';
import { VALUE_IN_BRACKET } from './value-in-bracket.ts';
import { VALUE_OF_ANOTHER } from './value-of-another.ts';
import { VALUE_OF_OTHER_NOTE } from './value-of-other-note.ts';
import { WITHIN_LINE } from './within-line.ts';

export const ROWS: readonly Guard[] = [
  ROW_CROSSED,
  ...OTHER_LINE,
  OTHER_OF_ROW,
  LATER_LINE,
  ...WITHIN_LINE,
  OTHER_ROW,
  ALONG_ARROW,
  LEGEND,
  OTHER_LIST,
  ...UNDER_OTHER_HEAD,
  OTHERS_NOTE,
  ROW_OPEN,
  ONLY_PROPOSED,
  ROW_UNDONE,
  REMOVED_LINE,
  COMMENTED_LINE,
  BRACKET_OF_MEMBER,
  BRACKET_OF_OTHER,
  LABEL_IN_BRACKET,
  VALUE_IN_BRACKET,
  VALUE_OF_ANOTHER,
  LINE_OF_OWN,
  LONGER_NAMED,
  OF_OTHER_CELL,
  ONE_OF_CHECKS,
  DASHED_PAIRS,
  NEXT_RECORD,
  NOTE_OF_ANOTHER,
  REOPENED_IN_LINE,
  ...VALUE_OF_OTHER_NOTE,
  ONE_OF_NUMBERED,
  OF_OTHER_HEAD,
  OF_OTHER_SECTION,
  MARKED_OTHERWISE,
  ENTRY_OF_ANOTHER,
];
