/**
 * "Checked in at noon" by "checked out at noon": the same verb with the opposite particle is another deed. So is one of those by
 * which a thing is on or off: "the flag was turned on" by "flag left off".
 */

import { matchesOf } from '../../../text/matches.ts';
import { patternOf } from '../../../text/pattern.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PARTICLES = 'in|out|on|off|up|down|forward|back|away|over|under';
/** Opposites: of each what stands in its place in the other deed. */
const OPPOSITES: Readonly<Record<string, readonly string[]>> = {
  in: ['out', 'off'],
  out: ['in'],
  on: ['off', 'out'],
  off: ['on', 'in'],
  up: ['down'],
  down: ['up'],
  forward: ['back', 'backward', 'backwards'],
  back: ['forward', 'forwards', 'out'],
  over: ['under'],
  under: ['over'],
};
const VERB = new RegExp(String.raw`\b(\p{L}{2,}) (?:back )?(${PARTICLES})\b(?! of\b| (?:the )?\d)`, 'giu');

export const OPPOSITE_PARTICLE: Guard = against('negation', 'english', isOpposite, {
  said: () => PARTICLE,
  told: () => PARTICLE,
});

const PARTICLE = new RegExp(String.raw`\b(?:${PARTICLES})\b`, 'iu');

function isOpposite({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = textOf(reading);
  const told = textOf(theirs);
  return matchesOf(said, VERB).some(({ 1: form = '', 2: particle = '', index }) => {
    const opposites = OPPOSITES[particle.toLowerCase()];
    const word = reading.words.find(({ start }) => start === reading.start + index);
    if (opposites === undefined || word === undefined || word.negated || word.lemma === 'be') return false;
    const all = theirs.words.filter(
      ({ lemma, form: other, negated }) =>
        !negated &&
        (lemma === word.lemma ||
          other === form.toLowerCase() ||
          (ON_OFF.test(particle) && SWITCHING.test(word.lemma) && SWITCHING.test(lemma))),
    );
    const verbs = ofSubject(reading, theirs, all);
    return (
      verbs.length > 0 &&
      verbs.every(
        ({ end }) =>
          behind(told, end - theirs.start, opposites) &&
          !behind(told, end - theirs.start, [particle.toLowerCase()]),
      )
    );
  });
}

/** Verbs by which a thing is on or off. */
const SWITCHING = /^(?:turn|switch|leave|keep|set|put|flip|toggle|stay|remain|go)$/;
const ON_OFF = /^(?:on|off)$/iu;

/** Of several such verbs that of whom the statement begins with, where another's follows: "Costa was sent on when Diaz was sent off". */
function ofSubject(reading: Reading, theirs: Reading, verbs: readonly Word[]): readonly Word[] {
  const [first, second] = verbs;
  const doer = reading.words.find(({ weight }) => weight > 0);
  if (first === undefined || second === undefined || doer === undefined) return verbs;
  const places = theirs.words.filter(({ lemma }) => lemma === doer.lemma);
  const between = theirs.text.slice(first.end, second.start);
  const isOwn = places.length === 1 && places[0]!.start < first.start;
  return isOwn &&
    /\b(?:when|while|as|after|before|because) (?:the )?\p{L}+ (?:was|were|is|are|had|has)? ?$/u.test(between)
    ? [first]
    : verbs;
}

/** Words between a verb and its particle: "turned the tap off". */
const OBJECT = String.raw`(?: (?:(?:the|an?|his|her|its|their|our|my|your|this|that) )?(?:[\p{L}-]+ )?(?!(?:${PARTICLES})\b)[\p{L}-]+)?`;

/** Whether one of the particles is of the verb that ends at an offset. */
const behind = (text: string, at: number, particles: readonly string[]): boolean =>
  patternOf(String.raw`^${OBJECT} (?:${particles.join('|')})\b(?! of\b)`, 'iu').test(text.slice(at, at + 60));
