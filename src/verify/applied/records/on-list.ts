/** That somebody or something stands on a list: "the vendor is on the approved list" of an invoice from one that is listed. */

import type { Scene, Shown } from '../asked.ts';
import { itemsOf, LISTING, nameOf } from './absent.ts';

const ON =
  /^(?<who>.{2,50}?) (?:is|was|appears|stands) (?:listed |named |included )?(?:on|in|among|one of) the (?<list>.{3,50})$/u;

/** Where the list stands that has it as one of its items; undefined for another statement, and where none has. */
export function onList(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const found = ON.exec(said)?.groups;
  if (found === undefined || / (?:not|no longer|never|only) /u.test(said)) return undefined;
  const kinds = found
    .list!.toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !LISTING.test(word))
    .map((word) => lexicon.lemma(word));
  const name = nameOf(found.who!, documents)?.toLowerCase().replace(/\.$/u, '');
  if (kinds.length === 0 || name === undefined) return undefined;
  const items = itemsOf(kinds, { documents, lexicon }) ?? [];
  // Data may have the list of those who were, or are not yet, beside it.
  const own = items.filter(
    ({ text, document }) => !documents[document]!.structured && namesIn(text).includes(name),
  );
  return own.length === 0 ? undefined : { places: own, told: own[0]!.text.slice(0, 200) };
}

/** The names of an item, or of a line of them under a label. */
const namesIn = (text: string): readonly string[] =>
  text
    .replace(/^[^:]{2,50}: /u, '')
    .split(/, (?:and )?|; | and /u)
    .map((one) => one.trim().replace(/\.$/u, '').toLowerCase());
