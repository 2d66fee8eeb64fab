/**
 * "12 records were deleted" of `{ "dry_run": true, "deleted": 12 }`, "the payment was completed" of `livemode: false`: what a
 * tool reports of a run in which nothing is done, or of a mode in which no money moves, did not happen.
 */
import type { Field } from '../../record/record.ts';
import { truthOf } from '../../record/words/states.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { allRecordsAt } from '../records-at.ts';

const TRIAL =
  /^(?:is )?(?:(?:dry ?run|test|simulation|sandbox|preview|demo|mock|check|validation|what if)(?: (?:mode|only|run))|dry ?run|dryrun|simulat(?:ed|ion|e)|sandbox(?:ed)?|what ?if|validat(?:e|ion) only|no ?op|mocked|rehearsal)$/;
const EARNEST = /^(?:is )?(?:live ?mode|committed|persisted|executed)$/;
const MODE = /^(?:(?:run|execution|api|payment|processing|operation) )?(?:mode|run type)$/;
const MODES =
  /^(?:dry[ _-]?run|test(?:ing)?|simulat(?:ion|ed|e)|sandbox|preview|demo|mock|what[ _-]?if|no-?op)$/i;
/** Where it was run, and deeds that come to nothing in a place made for trying. */
const PLACE = /^(?:(?:run|execution|api|payment|processing) )?(?:env|environment|realm|data ?set)$/;
const NO_PLACE = /^(?:sandbox|test(?:ing)?|demo|simulat(?:ion|or)|mock)$/i;
const REAL =
  /\b(?:paid|charged|captured|refunded|settled|transferred|debited|credited|billed|ordered|purchased|bought|shipped|delivered|booked|sent|received|approved|signed|collected|earned|spent)\b/iu;
/** Objects beside a result that say how it came about. */
const ABOUT =
  /^(?:request|meta(?: ?data)?|options?|params?|parameters|config|context|settings|arg(?:ument)?s|inputs?|flags|run|execution|job)$/;
/** A statement that tells of a trial itself, or of what would be. */
const OF_TRIAL =
  /\b(?:dry|tests?|testing|simulat\w*|sandbox\w*|preview\w*|rehears\w*|demo|mock\w*|mode|would|could|planned|planning|live|validat\w*|what-if|trial|no-?op)\b/iu;
export const RUN_DRY: Guard = against('modality', 'any', ({ reading }, sentence) => {
  if (OF_TRIAL.test(textOf(reading))) return false;
  const real = REAL.test(textOf(reading));
  const all = allRecordsAt(sentence);
  return all.some(
    ({ own, beside }) =>
      own.some((one) => isTrial(one) || (real && isNoPlace(one))) ||
      beside.some((fields) => fields.some((one) => ABOUT.test(one.path.join(' ')) && isTrial(one))),
  );
});

const isNoPlace = ({ name, quote }: Field): boolean =>
  PLACE.test(name.join(' ')) && NO_PLACE.test(quote.trim());

function isTrial({ name, quote, words }: Field): boolean {
  const called = name.join(' ');
  if (MODE.test(called)) return MODES.test(quote.trim());
  if (TRIAL.test(called)) return truthOf(quote, words) === 'yes';
  return EARNEST.test(called) && quote !== 'null' && truthOf(quote, words) === 'no';
}
