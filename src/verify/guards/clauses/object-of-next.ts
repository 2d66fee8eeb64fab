/**
 * "Sells houses", "rents out cars" by "buys and sells cars and rents out houses": of several deeds in a row each has the object
 * that stands next behind it, whatever a parse makes of their forms.
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const OBJECT_OF_NEXT: Guard = against('role', 'prose', isOfNextVerb, {
  told: () => /\b(?:and|but|while) /iu,
});

function isOfNextVerb({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const last = reading.words.length - 1;
  // "The firm insures ships" may be parsed as a noun.
  const deed = plainDeed(reading) ?? { verb: last - 1, object: last };
  if (deed.verb < 1) return false;
  // Behind a particle: "rents out cars".
  const thing = deed.object >= 0 ? deed.object : last;
  if (thing <= deed.verb || reading.words[thing]!.weight === 0) return false;
  const { words } = theirs;
  const placeOf = (word: number): number => {
    const unit = units.findIndex(({ from, to }) => word >= from && word < to);
    const match = unit < 0 ? undefined : alignment.matches[unit];
    return match === undefined || match.strength < OWN ? -1 : match.at;
  };
  const [verb, object] = [placeOf(deed.verb), placeOf(thing)];
  const own = reading.words[deed.verb]!;
  if (verb < 1 || object < 0 || words[verb]!.form !== own.form || ending(own) === '') return false;
  const taken = new Set(alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1)));
  const isFree = (at: number): boolean =>
    !taken.has(at) && words[at]!.weight > 0 && !reading.words.some(({ lemma }) => lemma === words[at]!.lemma);
  // Another deed of the same subject: a form like the statement's, right behind what joins.
  const isNext = (at: number): boolean =>
    /^(?:and|but|while)$/.test(words[at - 1]?.form ?? '') &&
    isFree(at) &&
    ending(words[at]!) === ending(own) &&
    ending(own) !== '' &&
    words.length > at + 1;
  const hasOwn = (from: number, to: number): boolean =>
    words.slice(from, to).some((_, k) => isFree(from + k));
  if (object > verb) {
    const next = words.findIndex((_, at) => at > verb + 1 && at < object && isNext(at));
    const between = words.slice(verb + 1, Math.max(next, verb + 1));
    return next > 0 && hasOwn(verb + 1, next - 1) && !between.some((_, k) => taken.has(verb + 1 + k));
  }
  if (!/^(?:and|but|while)$/.test(words[verb - 1]!.form)) return false;
  const first = words.findIndex(
    (word, at) => at > 0 && at < object && isFree(at) && ending(word) === ending(own),
  );
  return first > 0 && object === verb - 2 && hasOwn(verb + 1, endOf(theirs.text, words, verb));
}

/** Where the clause of a verb ends. */
function endOf(text: string, words: readonly Word[], verb: number): number {
  const end = words.findIndex(({ end: close }, at) => at >= verb && /[,;:.]/.test(text[close] ?? '.'));
  return end < 0 ? words.length : end + 1;
}

/** How a form of a verb ends: as one in the present, or in the past. */
const ending = ({ form }: Word): string => /(?:ed|s)$/.exec(form.replace(/(?:ss|us|is)$/, ''))?.[0] ?? '';
