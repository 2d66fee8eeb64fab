/**
 * "Attendance was 512, but the count was later corrected to 480", "Entries close: 3 May [moved to 10 May]": the amount or the day
 * that its own sentence sets right is none.
 */
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const CORRECTED =
  /\b(?:but|which|though|although|and|however|later|since)\b[^.;:]{0,60}?\b(?:corrected|revised|restated|rectified) (?:it |this |that )?(?:upwards? |downwards? |up |down )?(?:from [^,;]{1,24} )?to\b/iu;
/** What a bracket behind a value says of it: "[entry of 6 May: extended to 30 September]", for nobody in particular. */
const BRACKETED =
  /[[(][^[\]()]{0,40}?\b(?:changed|moved|extended|postponed|deferred|adjourned|rescheduled|put back|brought forward|raised|lowered|reduced|increased|corrected|revised|amended|shortened|now) (?:from [^,;[\]()]{1,24} )?(?:to )?(?=[^[\]()]{1,30}(?:[\])]|$))/iu;
/** What a claim has that tells of how it was before it was set right. */
const OF_BEFORE =
  /\b(?:was|were|had|initially|originally|at first|first|previously|formerly|before|until then|earlier)\b/iu;
const textOf = ({ text, start, end }: Reading): string => text.slice(start, end);
const OPEN =
  /\b(?:not|never|would|could|might|may|will|wants?|wanted|asked|tried|if|refused|almost)\b|n['\u2019]t\b/iu;
const COUNTED = /^(?:number|money|quantity|percent|date)$/;

/** The sentence of the support that corrects what the claim has from it. */
export const correctedWithin: LooksAgainst = (claim, units, support, documents, lexicon) =>
  gather(support.sentences, ({ source: told, sentence, document }) => {
    const source = originOf(told);
    if (source.structured || sentence >= source.scan.sentenceCount) return [];
    const { text, start, end, values } = source.sentence(sentence);
    const said = text.slice(start, end);
    const found = CORRECTED.exec(said) ?? (OF_BEFORE.test(textOf(claim)) ? null : BRACKETED.exec(said));
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
          compareValues(value, other).relation === 'conflict' &&
          values.some((one) => one.end <= from && compareValues(value, one).relation === 'equal'),
      );
    return isCorrected ? [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)] : [];
  });
