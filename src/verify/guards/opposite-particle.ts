/** "Checked in at noon" by "checked out at noon": the same verb with the opposite particle is another deed. */
import { matchesOf } from '../../text/matches.ts';
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, type Told, textOf } from './guard.ts';

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
  back: ['forward', 'forwards'],
  over: ['under'],
  under: ['over'],
};
const VERB = new RegExp(String.raw`\b(\p{L}{2,}) (?:back )?(${PARTICLES})\b(?! of\b)`, 'giu');

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
    const verbs = theirs.words.filter(
      ({ lemma, form: other, negated }) => !negated && (lemma === word.lemma || other === form.toLowerCase()),
    );
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

/** Words between a verb and its particle: "turned the tap off". */
const OBJECT = String.raw`(?: (?:(?:the|an?|his|her|its|their|our|my|your|this|that) )?(?:[\p{L}-]+ )?[\p{L}-]+)?`;

/** Whether one of the particles is of the verb that ends at an offset. */
const behind = (text: string, at: number, particles: readonly string[]): boolean =>
  new RegExp(String.raw`^${OBJECT} (?:${particles.join('|')})\b(?! of\b)`, 'iu').test(
    text.slice(at, at + 60),
  );
