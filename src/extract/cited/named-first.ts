/** `According to the Terms of Service, the fee is $7`: the source that a sentence opens with. */
import type { InlineCitation, Span } from '../../domain/answer.ts';
import type { Words } from '../blocks/placed-words.ts';
import type { Sources } from './citations.ts';

/** The citation that [start, end) of the words opens with, and where the sentence goes on. */
export function namedFirst(
  { text, places }: Words,
  { start, end }: Span,
  answer: string,
  sources: Sources,
): { readonly from: number; readonly citation: InlineCitation } | undefined {
  const found = NAMED_FIRST.exec(text.slice(start, Math.min(end, start + LONGEST_OPENING)));
  const name = found?.groups?.name;
  const source_id = name === undefined ? undefined : sources.byLabel(name);
  if (found === null || name === undefined || source_id === undefined) return undefined;
  const from = start + found[0].length;
  const [first, last] = [places[start]!, places[from - 1]!];
  const cited = answer.slice(first, last).replace(/,\s*$/, '');
  return {
    from,
    citation: { source_id, known: true, start: first, end: first + cited.length, text: cited },
  };
}

const NAMED_FIRST =
  /^(?:according to|as per|per|based on|as (?:stated|set out|laid down|written|described|shown) in) (?:(?:the|our|your) )?(?<name>[^,;:.!?]{2,80}), (?=\S)/iu;
const LONGEST_OPENING = 160;
