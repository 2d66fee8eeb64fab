/**
 * What a statement of a note takes from what the note is about: in the lines of invoice 71 "first reminder out 3 May" is of
 * the first reminder for invoice 71, and in those of the cat Momo "owner found" is of Momo's owner.
 */
import { fold } from '../../../../text/chars.ts';

const PHRASE = `((?:of|for|from|on|in|at|to|with|by) (?:the |his |her |their |our )?([^,;.]{2,40}?))`;
const VERB = String.raw`(?= (?:was|were|is|are|has|have|had|had not|will|did|does|can|must)\b)`;

/** The words of names and numbers that a text has. */
export function namingWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);

const SMALL = /^(?:the|a|an|of|for|on|in|at|to|by|with|his|her|their|our|its|no|nr|number)$/;

/** Whether what a phrase names is what a note is about: by a number or a name, and no word of it is another. */
function isOf(phrase: string, topic: ReadonlySet<string>): boolean {
  const words = wordsOf(phrase).filter((word) => !SMALL.test(word));
  // "Of $3" and "for 3" are amounts, not what a note of case 3 is about.
  if (/[$\u20ac\u00a3\u00a5%]/.test(phrase) || !words.some((word) => /\p{L}/u.test(word))) return false;
  return /\d|\p{Lu}/u.test(phrase) && words.every((word) => topic.has(word));
}

/** A subject with the owner or the phrase that the claim has at the same noun, where that is what the note is about. */
export function withTopic(subject: string, claim: string, topic: ReadonlySet<string>): readonly string[] {
  const small = subject.toLowerCase();
  const at = claim.toLowerCase().indexOf(small);
  if (at < 0 || topic.size === 0) return [];
  const found: string[] = [];
  const behind = new RegExp(`^ ${PHRASE}${VERB}`, 'u').exec(claim.slice(at + small.length));
  if (behind !== null && isOf(behind[2]!, topic)) found.push(`The ${subject} ${behind[1]}`);
  const owner = /(?:^|[ (])((?:[Tt]he )?[^,;.]{2,30}?)['\u2019]s? $/u.exec(claim.slice(0, at));
  if (owner !== null && isOf(owner[1]!, topic))
    found.push(`${claim.slice(owner.index, at).trim()} ${subject}`);
  return found;
}

/** The phrases that a claim ends with and that say what, or when, the note is about. */
export function endingWithTopic(claim: string, topic: ReadonlySet<string>): readonly string[] {
  const ends: string[] = [];
  let rest = claim.replace(/(?<![.\s])[.\s]+$/, '');
  for (let steps = 0; steps < 3; steps++) {
    const found =
      /^(.+) ((?:of|for|from|on|in|at|to|with) (?:the )?((?:(?! (?:of|for|from|on|in|at|to|with) )[^,;.]){2,40}))$/u.exec(
        rest,
      );
    if (found === null || !isOf(found[3]!, topic)) break;
    ends.unshift(found[2]!);
    rest = found[1]!;
  }
  return ends;
}
