/** "Gold members get half off" by "gold members get free shipping, silver members half off": what a member of a row without a verb has is its own. */
import { gappedMembers, type Member } from '../../beside/gapped-row.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const ACROSS_GAPPED: Guard = againstUnit('role', 'sentence', ofOtherMember, {
  told: () => /[,;] | (?:and|but|while) /u,
});

/** A unit of the statement that stands in a member of which the statement leaves out the rest; -1 for none. */
function ofOtherMember({ reading, units, predicates, inferred }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const rows = gappedMembers(textOf(theirs));
  if (rows.length === 0 || sentence.source.structured) return -1;
  const tags = tagsOf(sentence);
  const hasVerb = ({ places }: Part): boolean =>
    [...places].some((at) => /^(?:VB[DPZ]?|MD)$/.test(tags[at] ?? ''));
  const verb = predicates()[0]?.unit ?? -1;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const taken = new Set(alignment.matches.flatMap(({ at, strength }) => (strength > 0 ? [at] : [])));
  const partOf = ({ start, end }: Member): Part => {
    const places = theirs.words.flatMap((word, at) =>
      word.start - theirs.start >= start && word.end - theirs.start <= end ? [at] : [],
    );
    const words = places.map((at) => theirs.words[at]!);
    return { places: new Set(places), forms: new Set(words.flatMap(({ form, lemma }) => [form, lemma])) };
  };
  for (const [verbal, gapped] of rows) {
    const [lead, own] = [partOf(verbal), partOf(gapped)];
    if (!hasVerb(lead) || hasVerb(own)) continue;
    const isUnsaid = [...own.places].some((at) => {
      const { form, lemma, weight, value } = theirs.words[at]!;
      return (
        (weight > 0 || value >= 0) &&
        !/^ones?$/.test(form) &&
        !taken.has(at) &&
        !said.has(form) &&
        !said.has(lemma)
      );
    });
    const isRest = REST.test(theirs.text.slice(theirs.start + gapped.start, theirs.start + gapped.end));
    // What is reckoned from two members is of both of them.
    if (!isRest && (inferred || !isUnsaid)) continue;
    const stands = (part: Part, unit: number): boolean => {
      const { form, lemma } = units[unit]!.word;
      return (
        part.places.has(alignment.matches[unit]?.at ?? -1) || part.forms.has(form) || part.forms.has(lemma)
      );
    };
    const all = units.map((_, unit) => unit);
    const only = all.find((unit) => stands(own, unit) && !stands(lead, unit));
    const apart = all.some((unit) => unit !== verb && stands(lead, unit) && !stands(own, unit));
    if (only !== undefined && apart) return only;
  }
  return -1;
}

/** The words of a member, by their places and their forms. */
interface Part {
  readonly places: ReadonlySet<number>;
  readonly forms: ReadonlySet<string>;
}

/** What stands for the rest of what the other member has. */
const REST = /\b(?:those|the others?|the rest) ?(?:above|below|over|under|beyond|from)?/iu;
