/**
 * "Fixes need no approval" by "fixes are exempt, provided that the director approves them": what a proviso asks for is not
 * what one can do without.
 */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const WITHOUT =
  /\b(?:no|without(?: any| an?)?|(?:not|n['\u2019]t|never) (?:need|require)\p{L}*(?: to)?(?: have| be| get| obtain| show)?(?: an?| any)?|unnecessary|exempt from(?: the| any)?) (?:\p{L}+ ){0,2}?(\p{L}+)\b/giu;
const OWN_PROVISO = /\b(?:if|provided|providing|unless|as long as|so long as|subject to|only|when|once)\b/iu;
const PROVISO =
  /\b(?:provided|providing|as long as|so long as|on condition|subject to|only (?:if|when|after|with)|if|once)\b[^.;!?]*$/iu;

export const DENIED_PROVISO: Guard = againstUnit('condition', 'english', asksFor, { said: () => WITHOUT });

function asksFor({ reading, units, support: { sentences, matches, from } }: Told): number {
  const said = textOf(reading);
  if (OWN_PROVISO.test(said)) return -1;
  const denied = [...said.matchAll(WITHOUT)].map(({ index, 0: { length } }) => [
    reading.start + index,
    reading.start + index + length,
  ]);
  return units.findIndex(({ value, word }, i) => {
    const one = sentences[from[i]!];
    const theirs = one?.reading.words[matches[i]!.at];
    if (value !== undefined || theirs === undefined) return false;
    if (!denied.some(([start, end]) => word.start >= start! && word.end <= end!)) return false;
    return PROVISO.test(one!.reading.text.slice(one!.reading.start, theirs.start));
  });
}
