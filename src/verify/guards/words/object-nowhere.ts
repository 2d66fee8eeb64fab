/** "Refused to intercept the letter" by "declined the intercept": what a statement ends on as the thing it was done to stands nowhere. */
import { againstUnit, type Guard } from '../guard.ts';

const NOWHERE = 0.3;
const FOUND = 0.7;
const DETERMINER = /^(?:the|an?|his|her|its|their|our|your)$/;
/** What is left open where nothing else can be meant. */
const LIGHT =
  /^(?:thing|item|matter|case|issue|request|order|goods|product|customer|client|user|person|people|amount|money|service|company|shop|team|work|job|task|process|situation|problem|event|time|day|way)s?$/;

export const OBJECT_NOWHERE: Guard = againstUnit(
  'partially_mentioned',
  'english',
  ({ reading, units, support, score, inferred }) => {
    if (score === Number.POSITIVE_INFINITY || inferred || units.length < 3) return -1;
    const at = units.length - 1;
    const [verb, object] = [units[at - 1]!, units[at]!];
    if (object.value !== undefined || object.name || support.matches[at]!.strength >= NOWHERE) return -1;
    if (object.to !== reading.words.length || LIGHT.test(object.word.lemma)) return -1;
    const between = reading.words.slice(verb.to, object.from);
    if (between.length !== 1 || !DETERMINER.test(between[0]!.form)) return -1;
    // "Refused to intercept", "posted": a form that only a verb has, and that stands there too.
    const led =
      reading.words[verb.from - 1]?.form === 'to' ||
      (verb.word.form !== verb.word.lemma && /(?:ed|en|t)$/.test(verb.word.form));
    return led && support.matches[at - 1]!.strength >= FOUND ? at : -1;
  },
);
