/** The words of one field, line, row, head or label, and those of another. */
import type { Guard } from '../guard.ts';
import { ALONG_ARROW } from './along-arrow.ts';
import { BARE_AGE } from './bare-age.ts';
import { BESIDE_OWN_VALUE } from './beside-own-value.ts';
import { CARD_UNSOUND } from './card-unsound.ts';
import { COMMENTED_LINE } from './commented-line.ts';
import { DASHED_PAIRS } from './dashed-pairs.ts';
import { DEED_OF_STATE } from './deed-of-state.ts';
import { DENIED_LABEL } from './denied-label.ts';
import { EMPTY_LABEL } from './empty-label.ts';
import { FAILED_OVERALL } from './failed-overall.ts';
import { FAILED_THERE } from './failed-there.ts';
import { FIELD_BY_OTHER } from './field-by-other.ts';
import { FIELD_NOT_DONE } from './field-not-done.ts';
import { LABEL_OF_ANOTHER } from './label-of-another.ts';
import { LATER_LINE } from './later-line.ts';
import { LEGEND } from './legend.ts';
import { LINE_OF_OWN } from './line-of-own.ts';
import { LOOKED_FOR } from './looked-for.ts';
import { NAMED_FOR_DEED } from './named-for-deed.ts';
import { NEXT_RECORD } from './next-record.ts';
import { NO_LONGER_HELD } from './no-longer-held.ts';
import { NOTE_OF_ANOTHER } from './note-of-another.ts';
import { NUMBER_OF_OTHER_LABEL } from './number-of-other-label.ts';
import { OF_ITS_FIELD } from './of-its-field.ts';
import { OF_SIBLING_KEY } from './of-sibling-key.ts';
import { ONE_OF_CHECKS } from './one-of-checks.ts';
import { ONE_OF_NUMBERED } from './one-of-numbered.ts';
import { ONE_WORD_TWICE } from './one-word-twice.ts';
import { OTHER_FIELD } from './other-field.ts';
import { OTHER_LABEL } from './other-label.ts';
import { OTHER_LINE } from './other-line.ts';
import { OTHER_LIST } from './other-list.ts';
import { OTHER_OF_ROW } from './other-of-row.ts';
import { OTHER_ROW } from './other-row.ts';
import { OTHER_STAGES } from './other-stage.ts';
import { OTHERS_NOTE } from './others-note.ts';
import { OVER_BY_RECORD } from './over-by-record.ts';
import { OWN_FIELD } from './own-field.ts';
import { OWN_VALUE_BEHIND } from './own-value-behind.ts';
import { QUALIFIED_LABEL } from './qualified-label.ts';
import { REMOVED_LINE } from './removed-line.ts';
import { REOPENED_IN_LINE } from './reopened-in-line.ts';
import { ROLE_TURNED } from './role-turned.ts';
import { ROW_CROSSED } from './row-crossed.ts';
import { ROW_OPEN } from './row-open.ts';
import { RUN_DRY } from './run-dry.ts';
import { SET_BEFOREHAND } from './set-beforehand.ts';
import { STATE_OF_RECORD } from './state-of-record.ts';
import { STATELESS } from './stateless.ts';
import { UNDER_DONE_LABEL } from './under-done-label.ts';
import { UNDER_OTHER_HEAD } from './under-other-head.ts';
import { UNDER_OTHER_NAME } from './under-other-name.ts';
import { VALUE_GOES_ON } from './value-goes-on.ts';
import { VALUE_IN_PART } from './value-in-part.ts';
import { VALUE_OF_OTHER_NOTE } from './value-of-other-note.ts';
import { VOTE_CAST } from './vote-cast.ts';
import { WITHIN_LINE } from './within-line.ts';

export const RECORDS: readonly Guard[] = [
  ROW_CROSSED,
  ...OTHER_LINE,
  OTHER_OF_ROW,
  ...OTHER_FIELD,
  OTHER_LABEL,
  LATER_LINE,
  ...WITHIN_LINE,
  STATELESS,
  ...OTHER_STAGES,
  OTHER_ROW,
  ONE_WORD_TWICE,
  ALONG_ARROW,
  DENIED_LABEL,
  LEGEND,
  BESIDE_OWN_VALUE,
  LOOKED_FOR,
  ...EMPTY_LABEL,
  NAMED_FOR_DEED,
  OTHER_LIST,
  ...UNDER_OTHER_HEAD,
  OTHERS_NOTE,
  ROW_OPEN,
  CARD_UNSOUND,
  OVER_BY_RECORD,
  BARE_AGE,
  VOTE_CAST,
  ...FIELD_NOT_DONE,
  ...OWN_FIELD,
  ...UNDER_OTHER_NAME,
  ...UNDER_DONE_LABEL,
  FIELD_BY_OTHER,
  NO_LONGER_HELD,
  OWN_VALUE_BEHIND,
  REMOVED_LINE,
  COMMENTED_LINE,
  ...OF_ITS_FIELD,
  LINE_OF_OWN,
  ...OF_SIBLING_KEY,
  ONE_OF_CHECKS,
  LABEL_OF_ANOTHER,
  DASHED_PAIRS,
  QUALIFIED_LABEL,
  NEXT_RECORD,
  NUMBER_OF_OTHER_LABEL,
  STATE_OF_RECORD,
  ...DEED_OF_STATE,
  ...VALUE_IN_PART,
  NOTE_OF_ANOTHER,
  REOPENED_IN_LINE,
  ...VALUE_OF_OTHER_NOTE,
  ROLE_TURNED,
  RUN_DRY,
  FAILED_OVERALL,
  ...FAILED_THERE,
  VALUE_GOES_ON,
  ...SET_BEFOREHAND,
  ONE_OF_NUMBERED,
];
