/**
 * "Before that the museum was open daily" by "it has been open daily since 2020": what was so before a time that is told, or
 * after it, is borne out by what says when, and by no evidence of the other side.
 */
import { against, type Told } from '../guard.ts';

export const TOLD_WHEN = against('date_time', 'english', isOfOtherSide);

const SAID = /^(?<side>before|until|after|since) (?:that|then|this)$/;
const BORNE: Readonly<Record<'before' | 'after', RegExp>> = {
  before:
    /^(?:before|until|till|prior|previously|formerly|former|earlier|originally|once|initially|first|old|used|had)$/,
  after:
    /^(?:after|since|from|then|later|following|subsequently|afterwards|thereafter|next|now|still|upon|once|when|as|ever|current|currently)$/,
};

function isOfOtherSide({ reading, support: { sentences } }: Told): boolean {
  const [first, second] = reading.words;
  const side = SAID.exec(`${first?.form} ${second?.form}`)?.groups?.side;
  if (side === undefined) return false;
  const own = side === 'before' || side === 'until' ? 'before' : 'after';
  const has = (kind: 'before' | 'after'): boolean =>
    sentences.some(({ reading: { words } }) =>
      words.some(({ form, value }) => value < 0 && BORNE[kind].test(form)),
    );
  if (has(own)) return false;
  const dated = sentences.some(({ reading: { values } }) => values.length > 0);
  return has(own === 'before' ? 'after' : 'before') || !dated;
}
