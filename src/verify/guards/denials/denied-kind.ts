/** "Nobody was injured" by "there were no serious injuries", "nothing was changed" by "no major changes": only those of a kind are denied. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf } from '../guard.ts';

const NONE = /^(?:nobody|nothing|none|no-one)$/;
const OF_NOUN = /^(?:JJ|NN|VBN|VBG)/;
/** Modifiers that set no kind apart. */
const IDLE = /^(?:single|actual|whatsoever|human|personal|bodily|physical)$/;

export const DENIED_KIND: Guard = against('negation', 'english', saysNone, {
  said: () => [NONE, /^no$/],
  told: () => /^(?:no|any)$/,
});

function saysNone({ reading, support }: Told): boolean {
  const { words: ours } = reading;
  const denies = ours.some(
    ({ form, value }, at) =>
      value < 0 && (NONE.test(form) || (form === 'no' && ours[at + 1]?.form === 'one')),
  );
  const said = new Set(ours.flatMap(({ form, lemma }) => [form, lemma]));
  return denies && support.sentences.some((one) => deniesKind(one, said));
}

/** The noun behind a place: "errors" of "no known errors found", as what follows a noun tells no kind of it. */
function nounAt(words: AlignedSentence['reading']['words'], tags: readonly string[], from: number): number {
  let noun = from;
  for (let at = from + 1; OF_NOUN.test(tags[at] ?? '') && words[at]!.value < 0; at++) {
    if (/^NN/.test(tags[at]!)) noun = at;
    else if (noun > from) break;
  }
  return noun;
}

/** Whether a noun that is denied has a modifier that the statement has not. */
function deniesKind(sentence: AlignedSentence, said: ReadonlySet<string>): boolean {
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  return words.some(({ form }, at) => {
    if (form !== 'no' && !(form === 'any' && /^(?:not|without)$/.test(words[at - 1]?.form ?? '')))
      return false;
    const noun = nounAt(words, tags, at);
    return words
      .slice(at + 1, noun)
      .some((word) => !IDLE.test(word.form) && !said.has(word.form) && !said.has(word.lemma));
  });
}
