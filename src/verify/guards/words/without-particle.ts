/**
 * "The company took over Delta" by "the company took Delta to court": a verb with a word that belongs to it is another verb.
 */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

export const WITHOUT_PARTICLE: readonly Guard[] = [
  againstUnit('role', 'sentence', withoutParticle),
  againstUnit('role', 'sentence', paidForPerson),
];

const PARTICLE = /^(?:off|over|up|down|out|back|away)$/;
/** Verbs that say the same with such a word: "sent out", "closed down". */
const ALIKE =
  /^(?:send|ship|mail|post|hand|close|shut|lock|fill|print|write|note|list|use|eat|drink|clean|finish|end|start|open|test|check|read|count|add|sum|heat|warm|cool|dry|wash|sort|tidy|fix|rinse|split|return|repay|ring|phone|call|carry|deliver|settle|pay|heal|slow|speed|burn|tear|tie|wake|sit|stand|lie|fall|rise|climb|grow|drop|load|connect|link|match|pack|lift|measure|map|plan|order|divide|swap|save|store|buy|rent|lease|lend|loan|hire|grow)$/;
/** Of these, the words that make another verb of them all the same. */
const OTHER: Readonly<Record<string, RegExp>> = {
  call: /^(?:off|out|back|up)$/,
  send: /^(?:back|away|down)$/,
  hand: /^(?:back|down|out)$/,
  write: /^(?:off|up)$/,
  carry: /^(?:off|out|over)$/,
  pay: /^back$/,
  buy: /^(?:back|out|off)$/,
  lend: /^out$/,
  stand: /^down$/,
  fall: /^(?:back|out|over|through)$/,
  drop: /^(?:off|out)$/,
  read: /^back$/,
  rent: /^out$/,
  ship: /^back$/,
};
const OWN = 0.9;

function withoutParticle({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment, source } = sentence;
  if (source.structured) return -1;
  return units.findIndex(({ value, name, word, from, to }, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    if (value !== undefined || name || from === 0 || kind !== 'same' || strength < OWN || at < 0)
      return false;
    const particle = reading.words[to - 1 > from ? to - 1 : to]?.form ?? '';
    // "Takes up to three days": a bound, and no word of the verb.
    const next = units[i + 1]?.value;
    if (particle === 'up' && next !== undefined && 'bound' in next) return false;
    if (!PARTICLE.test(particle) || theirs.words[at]!.lemma !== word.lemma) return false;
    if (ALIKE.test(word.lemma) && !OTHER[word.lemma]?.test(particle)) return false;
    const tags = tagsOf(sentence);
    return /^VB/.test(tags[at]!) && !hasParticle(theirs, tags, at, particle);
  });
}

/** Whether a verb has a word of its own behind it, or behind what it is done to, before another verb. */
function hasParticle({ words }: Reading, tags: readonly string[], verb: number, particle: string): boolean {
  for (let at = verb + 1; at < words.length; at++) {
    if (words[at]!.form === particle) return true;
    if (/^(?:VB[DZP]|MD)$/.test(tags[at]!)) return false;
  }
  return false;
}

/** "Paid for the intern" by "paid the intern": who is paid gets the money. */
function paidForPerson(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  return units.findIndex(({ word, from, name }, i) => {
    const pay = alignment.matches[i - 1];
    const { at, strength } = alignment.matches[i]!;
    if (pay === undefined || units[i - 1]!.word.lemma !== 'pay' || strength < OWN) return false;
    if (!name && source.lexicon.relation('person', word.lemma, 'n').strength < SOMEBODY) return false;
    const between = (words: Reading['words'], start: number, end: number): string =>
      words
        .slice(start, end)
        .map(({ form }) => form)
        .filter((form) => !DETERMINING.test(form))
        .join(' ');
    return (
      between(reading.words, units[i - 1]!.to, from) === 'for' &&
      pay.at >= 0 &&
      at > pay.at &&
      between(theirs.words, pay.at + 1, at) === ''
    );
  });
}

const DETERMINING = /^(?:the|an?|his|her|its|their|our|my|your|all|both|each|every)$/;
const SOMEBODY = 0.5;
