/** "Everyone passed" by "everyone passed but Max": who is left out behind a plain "but" is not among all. */
import { originOf } from '../context/retold.ts';
import { against, type Guard, textOf } from './guard.ts';

const ALL = /\b(?:everyone|everybody|all|every|each|nobody|no one|none)\b/i;
const LEFT_OUT =
  /\p{L} (?:but|bar|save|except)(?: for)? (\p{Lu}[\p{L}'\u2019-]+|one|two|three|him|her|me|us|them)[^,;:]{0,24}\.?$/u;
const VERB =
  /^(?:one|two|three|him|her|me|us|them|\p{Lu}[\p{L}'\u2019-]+)(?: and \p{Lu}\p{L}+| \p{Lu}\p{L}+)?\.?$/u;

export const ALL_BUT: Guard = against(
  'exception',
  'prose',
  ({ reading }, { source, sentence }) => {
    const ours = textOf(reading);
    if (!ALL.test(ours) || /\b(?:but|bar|save|except|apart|other)\b/.test(ours)) return false;
    const said = textOf(originOf(source).sentence(sentence)).trim();
    const found = LEFT_OUT.exec(said);
    return found !== null && ALL.test(said) && VERB.test(said.slice(said.lastIndexOf(` ${found[1]!}`) + 1));
  },
  { said: () => ALL },
);
