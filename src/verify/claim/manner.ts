/** Adverbs without weight of their own that say something all the same: "too full", "well fitted", "closed again". */
import type { Reading } from '../../text/reading.ts';

/** The adverbs, and the words by which evidence may say them. */
const TELLING: ReadonlyMap<string, RegExp> = new Map([
  ['again', /^(?:again|once|second|anew|back|another|twice|repeatedly|further)$/],
  ['well', /^(?:well|nicely|good|great|successfully|highly|perfectly)$/],
  ['too', /^(?:too|excessively|overly|excessive|unduly|over.{3,})$/],
  ['enough', /^(?:enough|suffic(?:es?|ed|ient|iently)|adequate|adequately)$/],
  ['soon', /^(?:soon|shortly)$/],
]);

/** Whether a claim says how, or how often, by such an adverb, and no sentence does. */
export function untoldManner(claim: Reading, sentences: readonly Reading[]): boolean {
  return claim.words.some(({ form, value }, at) => {
    const telling = value < 0 ? TELLING.get(form) : undefined;
    if (telling === undefined || !tellsHow(claim, at)) return false;
    return !sentences.some(({ words }) =>
      words.some((word) => telling.test(word.form) || (form === 'again' && repeats(claim, word.form))),
    );
  });
}

/** Whether the adverb is no part of "as well", of "too" for "also", or of "soon after". */
function tellsHow({ words, text }: Reading, at: number): boolean {
  const { form, end } = words[at];
  const next = words[at + 1];
  if (form === 'well') return words[at - 1]?.form !== 'as';
  if (form === 'too') return next !== undefined && text.slice(end, next.start) === ' ' && next.weight > 0;
  if (form === 'enough') return (words[at - 1]?.weight ?? 0) > 0;
  return form !== 'soon' || (next?.form !== 'as' && next?.form !== 'after');
}

/** "Reopened" for "opened again". */
const repeats = ({ words }: Reading, form: string): boolean =>
  form.startsWith('re') &&
  words.some(({ lemma, weight }) => weight > 0 && form.replace(/^re-?/, '').startsWith(lemma.slice(0, -1)));
