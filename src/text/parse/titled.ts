/**
 * What somebody is, before the name: "CEO Laura Stein stepped down", "Chief executive Laura Stein". The models take a title
 * that is no word of the treebank for what the verb is done to, and one that ends on an adjective for its first word.
 */
import type { ParsedToken } from './types.ts';

/** Tokens with a title that opens a sentence, right before a name that is the subject, what the bearer of that name is. */
export function onTitle(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  return onLastWord(onSubject(tokens));
}

function onSubject(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const [title, name] = tokens;
  if (title?.deprel !== 'obj' || title.upos !== 'NOUN' || name === undefined) return tokens;
  const isSubject = name.upos === 'PROPN' && /^nsubj/.test(name.deprel) && name.head === title.head;
  if (!isSubject) return tokens;
  return [{ ...title, head: 1, deprel: 'nmod:desc' }, ...tokens.slice(1)];
}

/** "Chief executive": the noun is the word right before the name. */
function onLastWord(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const at = tokens.findIndex(
    ({ deprel, head }, i) => deprel === 'nmod:desc' && tokens[i + 1]?.head === i && head === i + 2,
  );
  const last = tokens[at + 1];
  if (at < 0 || last?.deprel !== 'amod' || last.upos !== 'ADJ' || tokens[at + 2]?.upos !== 'PROPN')
    return tokens;
  return tokens.map((token, i): ParsedToken => {
    if (i === at) return { ...token, head: at + 1, deprel: 'amod' };
    if (i === at + 1) return { ...token, head: at + 2, deprel: 'nmod:desc', upos: 'NOUN', xpos: 'NN' };
    return token.head === at ? { ...token, head: at + 1 } : token;
  });
}

/** Whether a word is of an office that two make, whatever else it is: "chief executive", "managing director". */
export function isOffice(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start) | 0x20;
  if (first === 0x65)
    return EXECUTIVE.test(text.slice(start, end)) && /\bchief $/i.test(text.slice(start - 6, start));
  return (
    first === 0x6d &&
    MANAGING.test(text.slice(start, end)) &&
    / ?(?:a|an|the|by|new|former|as|its|our|their) $/i.test(text.slice(Math.max(0, start - 7), start)) &&
    /^ (?:director|partner|editor)\b/i.test(text.slice(end, end + 10))
  );
}

const EXECUTIVE = /^executive$/i;
const MANAGING = /^managing$/i;
