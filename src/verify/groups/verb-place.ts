/** Where what is said of so many begins: the verb behind their noun. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { isPlural } from './noun.ts';
import type { Quantity } from './quantity.ts';
import type { Token } from './words.ts';

const AUX =
  /^(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|don't|doesn't|didn't|won't|cannot|can't|never|not)$/;
const RELATIVE = /^(?:that|which|who|and|but|or|,)$/;

/** Where what is said of a phrase begins, which begins behind its quantity; `to` where nothing is. */
export function verbAt(
  tokens: readonly Token[],
  { next, refers, single }: Quantity,
  to: number,
  lexicon: Lexicon,
  heads: ReadonlySet<string>,
): number {
  if (refers) return next;
  const form = (i: number): string => tokens[i]?.form ?? '';
  const aux = auxiliaryAt(tokens, next, to);
  const plural = (i: number): boolean => isPlural(form(i), lexicon);
  const inflected = (i: number): boolean => form(i) !== lexicon.lemma(form(i));
  let preposition = -1;
  for (let i = next; i < to; i++) {
    if (i === aux) return i;
    if (PREPOSITION.test(form(i))) {
      if (aux < 0 && !hasVerbBehind(tokens, i, to, lexicon)) return i === next ? i : to;
      preposition = i;
      continue;
    }
    if (!isVerb(form(i), lexicon) || /ing$/.test(form(i))) continue;
    if (i === next) {
      const finite = !plural(i) && (!single || inflected(i));
      if (finite && aux < 0 && !plural(i + 1)) return i;
      continue;
    }
    // "The members present voted".
    if (plural(i - 1) && isVerb(form(i + 1), lexicon) && inflected(i + 1) && !plural(i + 1)) return i + 1;
    // "Orders received in May were shipped": a participle before the verb tells which.
    if (aux > i && (/(?:ed|en)$/.test(form(i)) || PARTICIPLES.has(form(i)))) continue;
    if (heads.has(lexicon.lemma(form(i - 1))) || plural(i - 1) || (single && preposition < 0 && inflected(i)))
      return i;
    const behind = preposition >= 0 && i > preposition + 1 && !isVerb(form(i + 1), lexicon);
    if (behind && (single || !plural(i))) return i;
  }
  return to;
}

/** The first auxiliary that is not of a clause of its own; -1 for none. */
function auxiliaryAt(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to; i++)
    if (
      AUX.test(tokens[i]!.form) &&
      tokens[i]!.written !== 'May' &&
      !(i > from && RELATIVE.test(tokens[i - 1]!.form))
    )
      return i;
  return -1;
}

const PARTICIPLES = new Set('sent made paid held sold bought left lost built kept taken given'.split(' '));
const PREPOSITION = /^(?:from|in|on|at|for|with|under|over|above|below|by)$/;
/** Whether a form may be one of a verb. */
export const isVerb = (form: string, lexicon: Lexicon): boolean =>
  lexicon.lemmas(form).some(({ pos }) => pos === 'v');

function hasVerbBehind(tokens: readonly Token[], at: number, to: number, lexicon: Lexicon): boolean {
  for (let i = at + 2; i < to; i++) if (isVerb(tokens[i]!.form, lexicon)) return true;
  return false;
}
