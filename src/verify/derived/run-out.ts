/** The moment by which a length of time has run out: "ended on 11 March at 09:00" of "started 8 March 09:00, length 72 h". */
import { CONDITION, HEDGE, NEGATION, PERMISSION, RETRACTION } from '../../text/cues.ts';
import type { AlignedSentence } from '../match/support.ts';
import { lengthOf, liesBy } from '../record/words/moment.ts';
import type { Asked, Derivation } from './asked.ts';
import { datedIn, momentOf } from './dated.ts';
import { quoteOf } from './quotes.ts';

const ENDING = /^(?:end|expire|lapse|finish|conclude|close|cease|elapse)$/;
const RUNNING = /^(?:run|last|go|continue|apply|be)$/;
const UNTIL = /^(?:until|till|through|to)$/;
const BEGINNING = /^(?:start|begin|commence|open|from|since|run|activate|sign)$/;
/** What leaves open whether it ran its time. */
const OPEN = NEGATION | RETRACTION | HEDGE | CONDITION | PERMISSION;
const SAID = 0.7;

/** The moment of unit `i`, as a beginning and a length in one sentence of the evidence give it. */
export function runOut(asked: Asked, i: number): Derivation | undefined {
  const { reading, units } = asked;
  const claimed = momentOf(units[i]!.value!, reading);
  if (claimed === undefined || claimed.scale !== 'date') return undefined;
  // "The lease ends" may be read as a noun with its plural.
  const verb = units.findLastIndex(
    ({ word, value }, k) =>
      k < i &&
      value === undefined &&
      (ENDING.test(word.lemma) || (RUNNING.test(word.lemma) && asked.isVerb(k))),
  );
  const until = UNTIL.test(reading.words[units[i]!.from - 1]?.form ?? '');
  const running = verb < 0 || RUNNING.test(units[verb]!.word.lemma);
  if ((running && !until) || (verb < 0 && !until)) return undefined;
  for (const sentence of asked.nearby) {
    const found = endIn(asked, sentence, i, verb, claimed.moment);
    if (found !== undefined) return found;
  }
  return undefined;
}

function endIn(
  asked: Asked,
  sentence: AlignedSentence,
  i: number,
  verb: number,
  end: Parameters<typeof liesBy>[0],
): Derivation | undefined {
  const { reading, alignment } = sentence;
  if (reading.language !== 'en' || reading.cues & OPEN) return undefined;
  const lengths = reading.values.flatMap((value) =>
    value.kind === 'quantity' ? (lengthOf(value) ?? []) : [],
  );
  const moments = datedIn(sentence);
  const [length] = lengths;
  const [start] = moments;
  if (length === undefined || start === undefined || lengths.length > 1 || moments.length > 1)
    return undefined;
  if (
    length.bound !== 'exact' ||
    !reading.words.some(({ lemma, form }) => BEGINNING.test(lemma) || BEGINNING.test(form))
  )
    return undefined;
  const said = asked.units.every(
    (_, k) => k === i || k === verb || alignment.matches[k]!.strength >= SAID || asked.isTitled(k, sentence),
  );
  const named = asked.units.some((_, k) => k !== i && k !== verb && alignment.matches[k]!.strength >= SAID);
  if (!said || !named || !liesBy(end, start.moment, length)) return undefined;
  const told = `${quoteOf(start)} + ${length.count} ${length.unit}s`;
  return { unit: i, taken: verb < 0 ? [] : [verb], sentences: [sentence], at: start.at, told };
}
