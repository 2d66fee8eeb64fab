import { parseSentence } from '../../text/parse/bundled.ts';

/** Words as they stand behind others: names and codes keep their capital. */
export function lowered(words: string): string {
  const [first] = parseSentence(words).tokens;
  const named = first === undefined || first.upos === 'PROPN' || !/^\p{Lu}(?:\p{Ll}|$)/u.test(first.form);
  return named || first.form === 'I' ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

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
