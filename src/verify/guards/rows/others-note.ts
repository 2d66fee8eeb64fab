/** "Ann (sales), Ben (support)": what stands in brackets behind one name is of no other. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

/** A name with its note; a bracket that ends the line is no part of its sentence. */
const NOTED = /(\p{Lu}[\p{L}\p{M}'’. -]{0,60}?) \(([^()]{1,60})(?:\)|$)/gu;

const wordsIn = (text: string): readonly string[] =>
  matchesOf(text.toLowerCase(), /[\p{L}\p{N}]{3,}/gu).map(([word]) => word);

/** That a claim of one of several names has a word that stands in the brackets of another alone. */
export const OTHERS_NOTE: Guard = against('entity', 'sentence', ({ reading }, sentence) => {
  const text = textOf(sentence.reading);
  if (text.indexOf('(') === text.lastIndexOf('(')) return false;
  const members = matchesOf(text, NOTED).map(([, name, note]) => ({
    name: wordsIn(name!),
    note: wordsIn(note!),
  }));
  const said = new Set(reading.words.map(({ form }) => form));
  const named = members.filter(({ name }) => name.length > 0 && said.has(name.at(-1)!));
  if (members.length < 2 || named.length !== 1) return false;
  const [own] = named;
  const rest = wordsIn(text.replace(NOTED, ' $1 '));
  return members.some(
    (other) =>
      other !== own &&
      other.note.some(
        (word) =>
          said.has(word) && !own!.note.includes(word) && !own!.name.includes(word) && !rest.includes(word),
      ),
  );
});
