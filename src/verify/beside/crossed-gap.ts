/** "Nora ordered the desk and Finn the lamp": a verb that is said once of two, each with a part of its own. */
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import { found, type Matter, type Mismatch, unitAt } from '../matter.ts';
import { isCapital } from './other-name.ts';

/** Strength from which a word stands in a sentence. */
const STANDS = 0.7;
const JOINING = new Set(['and', 'but', 'while', 'whereas']);
const DETERMINING = new Set(
  'the a an his her its their my our your no some any one two three four five six'.split(' '),
);
/** Words of the second subject, at the most. */
const MOST_NAMES = 3;

/** The claim has the subject of one half with what the other half says of another. */
export function crossesGap(matter: Matter, sentence: AlignedSentence): Mismatch[] {
  const { units, support } = matter;
  const { root, nodes } = matter.structure();
  const main = unitAt(units, root);
  const verb = main < 0 || !nodes[root].verb ? undefined : found(matter, main);
  if (verb === undefined || verb.sentence !== sentence) return [];
  const gap = gapOf(sentence.reading, verb.at);
  if (gap === undefined) return [];
  const slot = support.sentences.indexOf(sentence);
  const sides = { first: false, firstPart: false, second: false, secondPart: false };
  const taken: number[] = [];
  support.matches.forEach(({ at, strength }, i) => {
    if (support.from[i] !== slot || strength < STANDS || at < 0 || i === main) return;
    taken.push(i);
    if (at < verb.at) sides.first = true;
    else if (at < gap.joint) sides.firstPart = true;
    else if (at < gap.part) sides.second = true;
    else sides.secondPart = true;
  });
  const crossed =
    (sides.first && sides.secondPart && !sides.second && !sides.firstPart) ||
    (sides.second && sides.firstPart && !sides.first && !sides.secondPart);
  return crossed ? [{ kind: 'role', force: 'withholds', sentence, units: taken }] : [];
}

/** Where a second subject and its part follow a verb without a verb of their own; undefined for nowhere. */
function gapOf(
  reading: Reading,
  verb: number,
): { readonly joint: number; readonly part: number } | undefined {
  const { words, text } = reading;
  for (let at = verb + 2; at + 2 < words.length; at++) {
    const comma = /^[,;] $/.test(text.slice(words[at - 1].end, words[at].start));
    const joined = JOINING.has(words[at].form);
    if (!comma && !joined) continue;
    const first = joined ? at + 1 : at;
    let part = first;
    while (
      part - first < MOST_NAMES &&
      words[part] !== undefined &&
      isCapital(reading, words[part]) &&
      words[part].value < 0
    )
      part++;
    if (part === first || part >= words.length) continue;
    if (text.slice(words[part - 1].end, words[part].start) !== ' ') continue;
    if (!DETERMINING.has(words[part].form) && words[part].value < 0) continue;
    // "Gave Ben the desk and Finn the lamp": the verb has two parts for one who does it.
    const given = words
      .slice(verb + 1, at)
      .some((word, i) => isCapital(reading, word) && DETERMINING.has(words[verb + 2 + i]?.form ?? ''));
    if (given || hasVerb(reading, part)) continue;
    return { joint: at, part };
  }
  return undefined;
}

const FINITE = new Set(
  "is are was were be been has have had do does did will would can could may might must shall should 's".split(
    ' ',
  ),
);

/** Whether a verb follows before the clause ends. */
function hasVerb({ words, text }: Reading, from: number): boolean {
  for (let at = from; at < words.length; at++) {
    const { form, lemma } = words[at];
    if (FINITE.has(form) || (form !== lemma && /(?:ed|ew|ought|old|aid|ent)$/.test(form))) return true;
    if (/[,;.]/.test(text.slice(words[at].end, words[at + 1]?.start ?? words[at].end))) return false;
  }
  return false;
}
