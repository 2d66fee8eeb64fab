import { parseSentence } from '../../text/parse/bundled.ts';
import { DAY_OR_MONTH } from '../../text/values/calendar.ts';

/** Words as they stand behind others: names and codes keep their capital. */
export function lowered(words: string): string {
  const [first] = parseSentence(words).tokens;
  const named = first === undefined || first.upos === 'PROPN' || !/^\p{Lu}(?:\p{Ll}|$)/u.test(first.form);
  return named || first.form === 'I' ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The name of a field as it stands within a sentence: `driver since 28 February`, `PDF export`. */
export const loweredName = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'’]*/gu, (word) =>
    DAY_OR_MONTH.test(word.replace(/(?<=day)s$/, '')) ? word : word.charAt(0).toLowerCase() + word.slice(1),
  );

/** Whether words name several things: `used items`. */
export function areMany(words: string): boolean {
  const { tokens } = parseSentence(words);
  const main = tokens.find(({ head }) => head < 0);
  return (
    /^NNP?S$/.test(main?.xpos ?? '') ||
    tokens.some(({ upos, deprel }) => upos === 'CCONJ' && deprel === 'cc') ||
    /\p{Ll}{2}[^su\P{L}]s$/u.test(words)
  );
}
