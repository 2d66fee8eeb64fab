/** The one person or thing that a pronoun means, of those whom the claims before speak of. */
import { byWord } from '../../text/by-word.ts';
import { lexicon } from '../../text/lexicon/bundled.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { GENDER, type Gender, type Genders, type Sort } from './sorts.ts';

/** The one person whom the claims before speak of and a pronoun of that gender may mean: the last such one. */
export function personOf(before: readonly string[], pronoun: string, genders: Genders): string | undefined {
  const gender = GENDER[pronoun]!;
  for (const told of before) {
    // Who is told by the same pronoun there is nobody else that is named beside it.
    if (SAME[pronoun]!.test(told)) return undefined;
    const fitting = mentionsOf(told, 'person').filter(
      (one) => (one.gender ?? genders.get(one.name) ?? gender) === gender,
    );
    const known = fitting.filter((one) => (one.gender ?? genders.get(one.name)) === gender);
    const [one, ...others] = known.length > 0 ? known : fitting;
    if (one === undefined) continue;
    // "Young resigned": a word that the head of a sentence may make a name, where somebody else is named before.
    if (mayBeAWord(one) && !isPartOfName(one.head, before) && isNamedBefore(before, told, gender))
      return undefined;
    if (others.some(({ name }) => name !== one.name) || one.name === '') return undefined;
    if (!one.main && !one.sure) return undefined;
    genders.set(one.name, gender);
    return one.name;
  }
  return undefined;
}

/** Whether claims before this one speak of somebody of that gender who can be nothing else than a person. */
const isNamedBefore = (before: readonly string[], told: string, gender: Gender): boolean =>
  before
    .slice(before.indexOf(told) + 1)
    .some((each) =>
      mentionsOf(each, 'person').some(
        (one) => one.sure && one.name !== '' && (one.gender ?? gender) === gender,
      ),
    );

/** "Lowry", where "Beth Lowry" was named before. */
const isPartOfName = (name: string, before: readonly string[]): boolean =>
  before.some((told) => new RegExp(String.raw`\p{Lu}\p{Ll}+ ${name}(?!\p{L})`, 'u').test(told));

/** Of "Olive Tan" the second word has its capital from nowhere but the name. */
const mayBeAWord = ({ sure, gender, name, head }: Mention): boolean =>
  !sure && gender === undefined && !/^\p{Lu}\S* \p{Lu}/u.test(name) && lexicon.knows(head.toLowerCase());

const SAME: Readonly<Record<string, RegExp>> = byWord({
  he: /(?:^|, )he\b/i,
  his: /(?:^|, )he\b/i,
  she: /(?:^|, )she\b/i,
  her: /(?:^|, )she\b/i,
  it: /(?:^|, )it\b/i,
  they: /(?:^|, )they\b/i,
});

/** The one thing that a claim speaks of, or its subject where all else that it names is only told of that. */
export function thingOf(text: string, sort: Sort): string | undefined {
  if (SAME[sort === 'thing' ? 'it' : 'they']!.test(text)) return undefined;
  const mentions = mentionsOf(text, sort);
  const [subject, ...more] = mentions.filter((one) => one.subject);
  const others = mentions.filter((one) => !one.subject);
  if (more.length > 0) return undefined;
  // "At the Riverside clinic, parking is free. It has a helipad.": what opens the sentence may be spoken of still.
  if (subject !== undefined && mentions[0] !== subject) return undefined;
  if (subject !== undefined)
    return others.every(({ beside }) => beside) ? subject.name || undefined : undefined;
  // "You ordered a lamp. It was sent on 3 May."
  const [object, ...rivals] = others;
  return object?.object && rivals.length === 0 ? object.name || undefined : undefined;
}
