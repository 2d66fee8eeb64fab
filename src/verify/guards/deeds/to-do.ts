/** "Agreed to the terms" by "agreed to look at the terms", "stopped selling" by "stopped to sell": a verb behind "to". */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, tagsOf, textOf } from '../guard.ts';

const TO_NOUN = /\b(\p{Ll}+) to (?:the|an?|his|her|its|their|our|this|that|these|all|any)\b/giu;
const STOPPED_DOING = /\bstop(?:s|ped)? \p{Ll}+ing\b/iu;
const STOPPED_TO = /\bstop(?:s|ped)? to \p{Ll}+/iu;

const TO_DO: Guard = against(
  'partially_mentioned',
  'prose',
  ({ reading }, sentence) => {
    const { reading: theirs } = sentence;
    const verbs = new Set(matchesOf(textOf(reading), TO_NOUN).map(([, verb = '']) => verb.toLowerCase()));
    if (verbs.size === 0) return false;
    const own = new Set(reading.words.flatMap(({ form, lemma }) => (verbs.has(form) ? [lemma] : [])));
    const tags = tagsOf(sentence);
    const led = theirs.words.flatMap(({ lemma }, at) =>
      own.has(lemma) && theirs.words[at + 1]?.form === 'to' ? [tags[at + 2] ?? ''] : [],
    );
    return led.length > 0 && led.every((tag) => tag === 'VB');
  },
  { said: () => TO_NOUN },
);

const STOPPED: Guard = against(
  'partially_mentioned',
  'prose',
  ({ reading }, { reading: theirs }) =>
    STOPPED_DOING.test(textOf(reading)) &&
    STOPPED_TO.test(textOf(theirs)) &&
    !STOPPED_DOING.test(textOf(theirs)),
  { said: () => STOPPED_DOING },
);

export const A_VERB_BEHIND_TO: readonly Guard[] = [TO_DO, STOPPED];
