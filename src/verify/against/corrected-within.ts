/** "Attendance was 512, but the count was later corrected to 480": the amount that its own sentence sets right is none. */
import { compareValues } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const CORRECTED =
  /\b(?:but|which|though|although|and|however|later|since)\b[^.;:]{0,60}?\b(?:corrected|revised|restated|rectified) (?:it |this |that )?(?:upwards? |downwards? |up |down )?(?:from [^,;]{1,24} )?to\b/iu;
const OPEN =
  /\b(?:not|never|would|could|might|may|will|wants?|wanted|asked|tried|if|refused|almost)\b|n['\u2019]t\b/iu;
const COUNTED = /^(?:number|money|quantity|percent|date)$/;

/** The support's own sentence, where it corrects what the claim has from it. */
export const correctedWithin: LooksAgainst = (_claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (source.structured) return [];
  const { sentence, document } = first!;
  const { text, start, end, values } = source.sentence(sentence);
  const said = text.slice(start, end);
  const found = CORRECTED.exec(said);
  if (found === null || OPEN.test(found[0])) return [];
  const from = start + found.index;
  const other = values.find((value) => value.start >= from + found[0].length);
  const isCorrected =
    other !== undefined &&
    units.some(
      ({ value }, i) =>
        value !== undefined &&
        COUNTED.test(value.kind) &&
        support.matches[i]!.kind === 'value' &&
        compareValues(value, other).relation !== 'equal' &&
        values.some((one) => one.end <= from && compareValues(value, one).relation === 'equal'),
    );
  return isCorrected ? [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)] : [];
};
