/** "Nobody was injured" by "there were no serious injuries", "nothing was changed" by "no major changes": only those of a kind are denied. */
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, tagsOf } from './guard.ts';

const NONE = /^(?:nobody|nothing|none|no-one)$/;
const OF_NOUN = /^(?:JJ|NN|VBN|VBG)/;
/** Modifiers that set no kind apart. */
const IDLE = /^(?:single|actual|whatsoever|human|personal|bodily|physical)$/;

export const DENIED_KIND: Guard = against('negation', 'english', ({ reading, support }) => {
  const { words: ours } = reading;
  const denies = ours.some(
    ({ form, value }, at) =>
      value < 0 && (NONE.test(form) || (form === 'no' && ours[at + 1]?.form === 'one')),
  );
  const said = new Set(ours.flatMap(({ form, lemma }) => [form, lemma]));
  return denies && support.sentences.some((one) => deniesKind(one, said));
});

/** Whether a noun that is denied has a modifier that the statement has not. */
function deniesKind(sentence: AlignedSentence, said: ReadonlySet<string>): boolean {
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  return words.some(({ form }, at) => {
    if (form !== 'no' && !(form === 'any' && /^(?:not|without)$/.test(words[at - 1]?.form ?? '')))
      return false;
    let noun = at;
    while (OF_NOUN.test(tags[noun + 1] ?? '') && words[noun + 1]!.value < 0) noun++;
    return words
      .slice(at + 1, noun)
      .some((word) => !IDLE.test(word.form) && !said.has(word.form) && !said.has(word.lemma));
  });
}
