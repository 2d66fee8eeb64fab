/** The words of one field, label or value, and those of another. */
import type { Guard } from '../guard.ts';
import { BARE_AGE } from './bare-age.ts';
import { BESIDE_OWN_VALUE } from './beside-own-value.ts';
import { CARD_UNSOUND } from './card-unsound.ts';
import { COUNTED_INTERVAL } from './counted-interval.ts';
import { DATED_OTHER } from './dated-other.ts';
import { DEED_OF_STATE } from './deed-of-state.ts';
import { DENIED_LABEL } from './denied-label.ts';
import { DOER_BY_LABEL } from './doer-by-label.ts';
import { EMPTY_LABEL } from './empty-label.ts';
import { FAILED_OVERALL } from './failed-overall.ts';
import { FAILED_THERE } from './failed-there.ts';
import { FEE_NOT_CHARGED } from './fee-not-charged.ts';
import { FIELD_BY_OTHER } from './field-by-other.ts';
import { FIELD_NOT_DONE } from './field-not-done.ts';
import { FIELD_OF_TELLER } from './field-of-teller.ts';
import { ITEM_FOR_COUNT } from './item-for-count.ts';
import { KEYS_APART } from './keys-apart.ts';
import { LABEL_BESIDE } from './label-beside.ts';
import { LABEL_OF_ANOTHER } from './label-of-another.ts';
import { LABEL_TOLD } from './label-told.ts';
import { LINE_LABEL } from './line-label.ts';
import { LOOKED_FOR } from './looked-for.ts';
import { NAMED_FOR_DEED } from './named-for-deed.ts';
import { NET_OR_GROSS } from './net-or-gross.ts';
import { NO_LONGER_HELD } from './no-longer-held.ts';
import { NONE_COUNTED } from './none-counted.ts';
import { NONE_OF_THEM } from './none-of-them.ts';
import { NOT_SO_VALUED } from './not-so-valued.ts';
import { NUMBER_OF_OTHER_LABEL } from './number-of-other-label.ts';
import { OF_ITS_FIELD } from './of-its-field.ts';
import { OF_OTHER_ROW } from './of-other-row.ts';
import { OF_SIBLING_KEY } from './of-sibling-key.ts';
import { ONE_OF_ITS_ROWS } from './one-of-its-rows.ts';
import { ONE_OF_TWO_ROLES } from './one-of-two-roles.ts';
import { ONE_WORD_TWICE } from './one-word-twice.ts';
import { ONLY_REQUIRED } from './only-required.ts';
import { OTHER_FIELD } from './other-field.ts';
import { OTHER_LABEL } from './other-label.ts';
import { OTHER_STAGES } from './other-stage.ts';
import { OVER_BY_RECORD } from './over-by-record.ts';
import { OWN_FIELD } from './own-field.ts';
import { OWN_VALUE_BEHIND } from './own-value-behind.ts';
import { QUALIFIED_LABEL } from './qualified-label.ts';
import { READ_AS_OTHER } from './read-as-other.ts';
import { ROLE_TURNED } from './role-turned.ts';
import { RUN_DRY } from './run-dry.ts';
import { SET_BEFOREHAND } from './set-beforehand.ts';
import { STANDS_UNDONE } from './stands-undone.ts';
import { STATE_OF_RECORD } from './state-of-record.ts';
import { STATELESS } from './stateless.ts';
import { STATUS_OF_AMOUNT } from './status-of-amount.ts';
import { STILL_AHEAD } from './still-ahead.ts';
import { UNDER_DONE_LABEL } from './under-done-label.ts';
import { UNDER_OTHER_NAME } from './under-other-name.ts';
import { UNTIL_ITS_END } from './until-its-end.ts';
import { VALUE_GOES_ON } from './value-goes-on.ts';
import { VALUE_IN_PART } from './value-in-part.ts';
import { VERB_KEY } from './verb-key.ts';
import { VOTE_CAST } from './vote-cast.ts';

export const RECORDS: readonly Guard[] = [
  ...OTHER_FIELD,
  OTHER_LABEL,
  STANDS_UNDONE,
  STATELESS,
  ...OTHER_STAGES,
  ONE_WORD_TWICE,
  DOER_BY_LABEL,
  ONE_OF_TWO_ROLES,
  DENIED_LABEL,
  BESIDE_OWN_VALUE,
  LOOKED_FOR,
  ...EMPTY_LABEL,
  NAMED_FOR_DEED,
  CARD_UNSOUND,
  OVER_BY_RECORD,
  BARE_AGE,
  VERB_KEY,
  VOTE_CAST,
  ...FIELD_NOT_DONE,
  ...OWN_FIELD,
  ...UNDER_OTHER_NAME,
  ...UNDER_DONE_LABEL,
  FIELD_BY_OTHER,
  NO_LONGER_HELD,
  OWN_VALUE_BEHIND,
  ...OF_ITS_FIELD,
  ...OF_SIBLING_KEY,
  LABEL_OF_ANOTHER,
  QUALIFIED_LABEL,
  NUMBER_OF_OTHER_LABEL,
  STATE_OF_RECORD,
  ...DEED_OF_STATE,
  ...VALUE_IN_PART,
  ...ROLE_TURNED,
  NONE_COUNTED,
  FIELD_OF_TELLER,
  RUN_DRY,
  STILL_AHEAD,
  FAILED_OVERALL,
  ...FAILED_THERE,
  VALUE_GOES_ON,
  ...SET_BEFOREHAND,
  FEE_NOT_CHARGED,
  COUNTED_INTERVAL,
  STATUS_OF_AMOUNT,
  DATED_OTHER,
  UNTIL_ITS_END,
  NONE_OF_THEM,
  NET_OR_GROSS,
  ...KEYS_APART,
  LABEL_TOLD,
  ...NOT_SO_VALUED,
  ...ONLY_REQUIRED,
  ...OF_OTHER_ROW,
  ...READ_AS_OTHER,
  LABEL_BESIDE,
  LINE_LABEL,
  ITEM_FOR_COUNT,
  ONE_OF_ITS_ROWS,
];
