/** "Standard orders the next day, express orders in three days" by the reverse: members of two rows that have one another's complements. */

import type { Reading } from '../../../text/reading.ts';
import { gappedMembers, type Member } from '../../beside/gapped-row.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';
import { taggedBy } from '../plain-deed.ts';

const JOINED = /[,;] | (?:and|but|while) /u;

export const EXCHANGED_MEMBERS: Guard = against('role', 'prose', areExchanged, {
  said: () => JOINED,
  told: () => JOINED,
});

/** Whether a member of the statement's row has words of two members of the sentence's. */
function areExchanged({ reading }: Told, sentence: AlignedSentence): boolean {
  const tags = tagsOf(sentence);
  const theirs = membersOf(sentence.reading, tags);
  const ours = theirs.length === 0 ? [] : membersOf(reading, taggedBy(claimTree(reading), reading));
  if (ours.length === 0) return false;
  const standsIn = new Map<string, Set<number>>();
  for (const [number, member] of theirs.entries())
    for (const at of wordsIn(sentence.reading, member)) {
      const { form, lemma } = sentence.reading.words[at]!;
      // The verb is of all of them.
      if (/^(?:VB|MD|IN|DT)/.test(tags[at] ?? '')) continue;
      for (const word of [form, lemma]) standsIn.set(word, (standsIn.get(word) ?? new Set()).add(number));
    }
  return ours.some((member) => {
    const found = new Set<number>();
    for (const at of wordsIn(reading, member)) {
      const { form, lemma } = reading.words[at]!;
      const places = standsIn.get(form) ?? standsIn.get(lemma);
      if (places?.size === 1) for (const place of places) found.add(place);
    }
    return found.size > 1;
  });
}

/** The members of a row, each once; none of what is no row. */
function membersOf(reading: Reading, tags: readonly string[]): readonly Member[] {
  const hasVerb = (member: Member): boolean =>
    wordsIn(reading, member).some((at) => /^(?:VB[DNPZ]?|MD)$/.test(tags[at] ?? ''));
  const rows = gappedMembers(textOf(reading), true).filter(
    ([verbal, gapped]) => hasVerb(verbal) && !hasVerb(gapped),
  );
  return [...new Set(rows.flatMap((pair) => [...pair]))];
}

const wordsIn = ({ words, start: from }: Reading, { start, end }: Member): readonly number[] =>
  words.flatMap((word, at) => (word.start - from >= start && word.end - from <= end ? [at] : []));
