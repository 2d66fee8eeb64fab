/**
 * "The reserve is released after the last payment, not after the end of the contract": what a sentence sets apart by "not"
 * from what it says is denied, and a statement that says it says the contrary. By the order of plain words alone.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const CONTRASTED: Guard = against('negation', 'english', saysDenied, { told: () => /^not$/ });

/** Words behind "not" with which nothing is set apart, or only by degree. */
const NO_CONTRAST =
  /^(?:only|just|merely|yet|all|every|until|necessarily|sure|even|much|many|least|available|included|known|later|more|less|before|so)$/;
const JOINING = /^(?:and|but)$/;
/** Words of a contrast, at most: a longer one is a clause of its own. */
const MOST_WORDS = 9;

interface Contrast {
  readonly denied: ReadonlySet<string>;
  readonly rest: ReadonlySet<string>;
}

function saysDenied({ reading, support: { sentences } }: Told): boolean {
  const [own] = contrastsIn(reading);
  if (own === undefined && ((reading.cues & NEGATION) !== 0 || INSTEAD.test(reading.text))) return false;
  const said = own?.rest ?? new Set(reading.words.map(({ form }) => form));
  return sentences.some(
    ({ reading: theirs, source }) =>
      !source.structured &&
      contrastsIn(theirs).some(({ denied, rest }) => {
        const only = [...denied].filter((form) => !rest.has(form));
        return only.length > 0 && only.every((form) => said.has(form) && own?.denied.has(form) !== true);
      }),
  );
}

const INSTEAD = /\b(?:rather than|instead of|except|unlike|only|without)\b/i;

/** What a sentence sets apart by "…, not …", and what else it says; of words that tell something. */
function contrastsIn({ words, text }: Reading): readonly Contrast[] {
  return words.flatMap(({ form, start }, at) => {
    const before = words[at - 1];
    if (form !== 'not' || before === undefined || NO_CONTRAST.test(words[at + 1]?.form ?? '')) return [];
    if (!JOINING.test(before.form) && !/[,;]/.test(text.slice(before.end, start))) return [];
    let end = at + 1;
    while (end < words.length && !/[.,;:()]/.test(text.slice(words[end - 1]!.end, words[end]!.start))) end++;
    if (end - at - 1 > MOST_WORDS) return [];
    const telling = (from: number, to: number): readonly string[] =>
      words
        .slice(from, to)
        .flatMap(({ form: one, weight, value }) => (weight > 0 || value >= 0 ? [one] : []));
    const rest = new Set([...telling(0, at), ...telling(end, words.length)]);
    return [{ denied: new Set(telling(at + 1, end)), rest }];
  });
}
