/** "The software is certified" by "it is hosted by a firm certified to ISO 27001": a participle behind a noun is told of that noun. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { BEING, DETERMINING } from '../plain-deed.ts';

/** "Was by mistake sent" has no verb before it. */
const HELPING = /^(?:is|are|was|were|be|been|being|has|have|had|got|gets)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const PARTICIPLE_OF_NOUN: Guard = againstUnit('role', 'prose', ofNoun, {
  said: () => /\b(?:is|are|was|were|been)\b/iu,
});

function ofNoun({ reading, units }: Told, sentence: AlignedSentence): number {
  const being = reading.words.findIndex(({ form }) => BEING.test(form));
  const unit = units.findIndex(({ from }) => from === being + 1);
  const own = units[unit];
  const { at, strength } = sentence.alignment.matches[unit] ?? { at: -1, strength: 0 };
  if (own === undefined || unit < 1 || at < 4 || strength < OWN) return -1;
  if (!BEING.test(reading.words[own.from - 1]?.form ?? '')) return -1;
  const { words, text } = sentence.reading;
  if (words.filter(({ lemma }) => lemma === words[at]!.lemma).length !== 1) return -1;
  const tags = tagsOf(sentence);
  const noun = words[at - 1]!;
  if (
    !(/^VB[DN]$/.test(tags[at]!) || words[at]!.form.endsWith('ed')) ||
    !/^NNS?$/.test(tags[at - 1]!) ||
    text[noun.end] !== ' '
  )
    return -1;
  if (reading.words.some(({ lemma }) => lemma === noun.lemma)) return -1;
  let lead = at - 2;
  while (lead > 0 && (DETERMINING.test(words[lead]!.form) || /^(?:JJ|NN)/.test(tags[lead]!))) lead--;
  // Led to by a preposition, behind what the sentence says of its subject.
  const hasVerb = tags
    .slice(0, lead)
    .some((tag, word) => /^VB[DZPN]$/.test(tag) && !HELPING.test(words[word]!.form));
  const subject = sentence.alignment.matches[unit - 1]!.at;
  return tags[lead] === 'IN' && hasVerb && words[lead]!.form !== 'of' && subject >= 0 && subject < lead
    ? unit
    : -1;
}
