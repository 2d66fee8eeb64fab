/** Which words over a "that" say that what follows is so. */
import { CONDITION, HEDGE, NEGATION, PROSPECT } from '../../text/cues.ts';
import type { Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';

/** Verbs and adjectives whose clause is so. */
const ASSERTING = wordSet(
  'know realise realize notice discover find recognise recognize learn see confirm verify prove show demonstrate ' +
    'establish note observe remember recall regret acknowledge admit concede reveal disclose inform notify remind ' +
    'record document certify forget turn happen emerge transpire pleased glad happy sorry sad aware delighted proud ' +
    'relieved true clear certain evident obvious surprise surprised mean testify matter good great lucky fortunate ' +
    'unfortunate strange odd remarkable regrettable annoying',
);
/** Nouns that their clause is: "the good news is that …", "the fact that …". */
const NAMING = wordSet('fact news result truth upshot point');
/** Verbs by which whoever writes the text says it himself: what he wants to do by them he does. */
const OWN = wordSet(
  'report state announce say tell write mention add declare stress emphasise advise conclude inform notify remind ' +
    'confirm note',
);
/** What a reader is asked to take for known. */
const TOLD = wordSet('note remember know aware bear mind forget');
const WRITERS = wordSet('we i');
/** "No doubt", "no secret". */
const UNDOUBTED = wordSet('doubt question secret wonder');
const OPENING = HEDGE | PROSPECT | CONDITION;
/** What may stand between what governs a clause and its "that": "confirmed by phone that", "told us that". */
const BETWEEN = wordSet(
  'by on in to at during after before for with from yesterday today us you them him her out all everyone',
);

/** Whether a frame says that what follows its "that" is so. */
export function asserts(frame: readonly Word[]): boolean {
  const at = frame.findLastIndex(({ lemma, form }) =>
    [ASSERTING, NAMING, OWN, UNDOUBTED].some((words) => words.has(lemma) || words.has(form)),
  );
  if (at < 0 || !governs(frame, at)) return false;
  const { lemma, form } = frame[at];
  const before = frame.slice(0, at);
  if (UNDOUBTED.has(lemma)) return /^(?:no|little)$/.test(before.at(-1)?.form ?? '');
  if (frame.some((word) => (word.cue & NEGATION) !== 0)) return false;
  if (frame.some((word) => word.form === 'please') || frame[0] === frame[at])
    return TOLD.has(lemma) || TOLD.has(form);
  if (/^(?:should|would|could|had|were)$/.test(frame[0].form)) return false;
  const own = before.some((word) => WRITERS.has(word.form));
  const opened = frame.some(
    ({ cue, value, form: said }) => value < 0 && (cue & OPENING) !== 0 && said !== form,
  );
  if (own) return OWN.has(lemma) || (!opened && ASSERTING.has(lemma)) || (!opened && ASSERTING.has(form));
  // "The goal was to prove that": what was to be shown was not thereby shown.
  if (before.at(-1)?.form === 'to' && !TOLD.has(lemma)) return false;
  if (opened || (OWN.has(lemma) && !ASSERTING.has(lemma))) return false;
  if (NAMING.has(lemma)) return lemma === 'fact' || frame.at(-1)?.lemma === 'be';
  return true;
}

/** Whether nothing that could govern the clause instead stands between a word and the "that". */
function governs(frame: readonly Word[], at: number): boolean {
  const rest = frame.slice(at + 1);
  if (rest.every(({ weight, value }) => weight === 0 || value >= 0)) return true;
  return BETWEEN.has(rest[0].form) || rest[0].capital;
}
