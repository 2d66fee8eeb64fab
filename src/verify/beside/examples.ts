/** "Wear parts such as batteries": what a sentence says of a kind by its examples, said of the examples alone. */
import type { Parse, ParsedToken } from '../../text/parse/types.ts';
import { pieced, type Recast } from '../carry/recast.ts';

const OPENING = /^(?:including|incl|e\.?g)$/i;
const NOMINAL = new Set(['DET', 'ADJ', 'NOUN', 'PROPN']);
/** Words before a kind by which less, or something else, is said of it than of its examples. */
const BOUNDING = /^(?:no|neither|nor|few|little|other|another|any|only|half|most|least)$/i;

/**
 * The sentence that `text` is, whose parse has offsets from `start` on, with its examples in the place of the kind that
 * they are of; none where it gives no examples.
 */
export function byExamples(text: string, { tokens }: Parse, start: number): readonly Recast[] {
  for (const [at, token] of tokens.entries()) {
    const suchAs = token.form.toLowerCase() === 'such' && tokens[at + 1]?.form.toLowerCase() === 'as';
    if (!suchAs && !OPENING.test(token.form)) continue;
    const end = tokens[suchAs ? at + 1 : at]!.end - start;
    const from = kindBefore(tokens, at);
    if (from === undefined) continue;
    return [
      pieced(text, [
        { start: 0, end: tokens[from]!.start - start },
        { start: end, end: text.length },
      ]),
    ];
  }
  return [];
}

/** The first token of the noun phrase that ends before a token; undefined where none does, or one that is bounded. */
function kindBefore(tokens: readonly ParsedToken[], at: number): number | undefined {
  const last = tokens[at - 1]?.form === ',' ? at - 2 : at - 1;
  if (tokens[last]?.upos !== 'NOUN') return undefined;
  let from = last;
  while (from > 0 && isInPhrase(tokens[from - 1]!)) from--;
  const bounded = tokens.slice(from, last).some(({ form }) => BOUNDING.test(form));
  const counted = tokens[from - 1]?.upos === 'NUM';
  return bounded || counted ? undefined : from;
}

const isInPhrase = ({ upos, xpos, form }: ParsedToken): boolean =>
  NOMINAL.has(upos) || form === '-' || (upos === 'VERB' && xpos === 'VBN');
