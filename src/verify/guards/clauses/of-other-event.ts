/** "Nobody was hurt in the fire" by "in the crash nobody was hurt. The fire killed two": what is told of one event, of another. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const OF_EVENT = /\b(?:in|at|during|after|by|through) (?:the|this|that|a|an) (?:\p{Ll}+ )?(\p{Ll}{3,})\b/iu;
const EVENTS = /\b(?:in|at|during|after|by|through) (?:the|this|that|a|an) (?:\p{Ll}+ )?(\p{Ll}{3,})\b/giu;

export const OF_OTHER_EVENT: Guard = against('role', 'english', isOfOther, {
  said: () => OF_EVENT,
  told: () => OF_EVENT,
});

/**
 * Whether all else that a statement says of an event is said by sentences without it, that name another where the
 * statement has its own.
 */
function isOfOther({ reading, units, support }: Told): boolean {
  const { sentences, from, matches } = support;
  if (sentences.length < 2) return false;
  const noun = OF_EVENT.exec(textOf(reading))?.[1]?.toLowerCase();
  const event = units.findIndex(({ word }) => word.form === noun);
  if (noun === undefined || event < 0 || matches[event]!.at < 0) return false;
  const behind = units.filter(({ word }) => word.start > units[event]!.word.start);
  const rest = units.flatMap((unit, i) =>
    // What stands there as its opposite is said by no sentence.
    i === event || behind.includes(unit) || matches[i]!.at < 0 || from[i]! < 0 ? [] : [from[i]!],
  );
  return rest.length > 0 && rest.every((slot) => slot !== from[event] && namesOther(sentences[slot]!, noun));
}

function namesOther({ reading }: AlignedSentence, noun: string): boolean {
  const told = textOf(reading).toLowerCase();
  return !told.includes(noun) && [...told.matchAll(EVENTS)].some(([, other]) => other !== noun);
}
