/** "Everyone passed" by "everyone passed but Max": who is left out behind a plain "but" is not among all. */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const ALL = /\b(?:everyone|everybody|all|every|each|nobody|no one|none)\b/i;
const LEFT_OUT =
  /\p{L} (?:but|bar|save|except)(?: for)? (\p{Lu}[\p{L}'\u2019-]+|one|two|three|him|her|me|us|them)[^,;:]{0,24}\.?$/u;
const VERB =
  /^(?:one|two|three|him|her|me|us|them|\p{Lu}[\p{L}'\u2019-]+)(?: and \p{Lu}\p{L}+| \p{Lu}\p{L}+)?\.?$/u;

const SAVE_ONE =
  /\b(?:everyone|everybody|all|nobody|no one|none|everything|nothing) (?:but|bar|save|except|apart from|other than|excluding|besides)(?: for)? (?!also\b|not\b)\p{L}/iu;
const EXCEPTING =
  /\b(?:but|bar|save|except|excluding|apart|other|besides|without|only|alone|not|no)\b|n['\u2019]t\b/iu;
const LEAVING = /\b(?:except(?: for)?|excluding|apart from|other than|but) (\p{Lu}\p{L}+)/u;

const SAVE: readonly Guard[] = [
  against(
    'exception',
    'prose',
    ({ reading }, { reading: theirs }) =>
      SAVE_ONE.test(textOf(theirs)) && !EXCEPTING.test(textOf(reading)) && ALL.test(textOf(reading)),
    { said: () => ALL, told: () => SAVE_ONE },
  ),
  against(
    'exception',
    'prose',
    ({ reading }, { reading: theirs }) => {
      const one = LEAVING.exec(textOf(reading))?.[1];
      return one !== undefined && new RegExp(String.raw`\bincluding ${one}\b`, 'u').test(textOf(theirs));
    },
    { said: () => LEAVING, told: () => /\bincluding\b/iu },
  ),
];

const AT_END: Guard = against(
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

export const ALL_BUT: readonly Guard[] = [AT_END, ...SAVE];
