/**
 * "Bought the house from the bank" by "bought the house with a loan from the bank": what a noun leads to is that noun's. And "a
 * loan from her father" by "bought from her father with a loan": what the verb leads to is no noun's behind it.
 */
import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { DETERMINING, PREPOSITION } from '../plain-deed.ts';

const LEADING = /\b(?:from|to|for|with|against|about|by) /iu;
const LEADS = /^(?:from|to|for|with|against|about|by)$/;
const SOME = /^(?:an?|another|some|one|his|her|its|their|our|your|my)$/;
/** Things that come from somebody, go to somebody or are had with somebody. */
const RELATIONAL = wordSet(
  'loan gift letter note call report dispute contract agreement message mail email request offer payment invoice bill ' +
    'complaint order reply answer claim transfer donation grant visit copy deal lease meeting talk appeal petition fax memo ' +
    'card parcel package credit refund guarantee licence license permit visa warrant',
);
const OWN = 0.8;
/** What leads to a thing that a deed is done with, or after. */
const BESIDES = /^(?:with|after|before|through|via|using|without|despite|following|over|on|upon)$/;
/** Words between a preposition and what it leads to, at the most. */
const NEAR = 4;

export const LED_FROM_NOUN: Guard = againstUnit('role', 'prose', ofNoun, {
  said: () => LEADING,
  told: () => LEADING,
});

function ofNoun({ reading: { words: said }, units }: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  const { matches } = sentence.alignment;
  const taken = new Set(matches.flatMap(({ at, strength }) => (strength > 0 ? [at] : [])));
  const forms = new Set(said.flatMap(({ form, lemma }) => [form, lemma]));
  const isSaid = (at: number): boolean =>
    taken.has(at) || forms.has(words[at]!.form) || forms.has(words[at]!.lemma);
  const tags = tagsOf(sentence);
  return units.findIndex(({ from, value }, unit) => {
    const match = matches[unit];
    const lead = leadOf(said, from);
    if (lead < 1 || value !== undefined || match === undefined || match.at < 1 || match.strength < OWN)
      return false;
    const theirs = leadOf(words, match.at);
    if (theirs < 1 || words[theirs]!.form !== said[lead]!.form) return false;
    const head = theirs - 1;
    // "With a letter, to Acme": a comma parts it from the letter.
    const isParted = sentence.reading.text.slice(words[head]!.end, words[theirs]!.start).includes(',');
    if (!isParted && isOfUnsaid(words, tags, head) && !isSaid(head)) return true;
    const noun = units.findIndex(({ to }) => to === lead);
    const place = noun < 0 ? -1 : (matches[noun]?.at ?? -1);
    return (
      place > match.at &&
      /^NN/.test(tags[place] ?? '') &&
      !words.slice(0, match.at).some(({ form }) => form === words[place]!.form) &&
      words.slice(match.at + 1, place).some(({ form }) => PREPOSITION.test(form))
    );
  });
}

/** The preposition that leads to a word; -1 for none. */
function leadOf(words: readonly Word[], at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - NEAR); i--) {
    const { form, weight, value } = words[i]!;
    if (LEADS.test(form)) return i;
    if (PREPOSITION.test(form) || (!DETERMINING.test(form) && weight === 0 && value < 0)) return -1;
  }
  return -1;
}

/** Whether a noun with an article, in a phrase of its own, is one that leads to somebody. */
function isOfUnsaid(words: readonly Word[], tags: readonly string[], noun: number): boolean {
  if (!/^NNS?$/.test(tags[noun] ?? '')) return false;
  let first = noun;
  while (first > 0 && /^(?:NN|JJ|DT|PRP\$|CD)/.test(tags[first - 1] ?? '') && words[first - 1]!.value < 0)
    first--;
  const before = words[first - 1]?.form ?? '';
  // "Sent the form and a receipt to Acme": both were sent there.
  if (!BESIDES.test(before)) return false;
  // "With her sister to the station": who comes along leads nowhere.
  return (before !== 'with' && SOME.test(words[first]!.form)) || RELATIONAL.has(words[noun]!.lemma);
}
