/** "The build succeeded" by `Build: succeeded … Overall: FAILED`: a run whose outcome as a whole is told did not go as one of its lines. */
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const RUN =
  /^The (?:\p{L}+ )?(?:build|job|run|pipeline|deploy(?:ment)?|release|workflow|migration|backup|import|export|sync|batch|process|upload|installation|update|transfer) (?:(?:was|has|is|been|had) )*(?:succeeded|passed|completed|successful|done|finished|ok|fine)\b/u;
const OVERALL = /^(?:overall|final|total)(?: (?:result|status|outcome|state|verdict))?$/;
const FAILED =
  /^(?:failed|fail|failure|failing|error|errors|aborted|unsuccessful|ko|red|rejected|cancelled|canceled|rolled back)$/i;

export const FAILED_OVERALL: Guard = against(
  'negation',
  'any',
  ({ reading }, sentence) =>
    RUN.test(textOf(reading)) &&
    recordsAt(sentence).some(({ own }) =>
      own.some(({ name, quote }) => OVERALL.test(name.join(' ')) && FAILED.test(quote.trim())),
    ),
  { said: () => RUN },
);
