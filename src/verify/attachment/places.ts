/** Prepositions and particles of the evidence that are other than the claim's: out of stock, logged out. */

import type { MismatchKind } from '../../domain/check.ts';
import { byWord } from '../../text/by-word.ts';
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { found, type Matter, type Mismatch, structureOf } from '../matter.ts';

/** Prepositions that put the same thing into opposite places. */
const OPPOSITES: Readonly<Record<string, readonly [opposite: readonly string[], kind: MismatchKind]>> =
  byWord({
    in: [['out', 'outside', 'from'], 'negation'],
    inside: [['out', 'outside'], 'negation'],
    within: [['outside'], 'negation'],
    out: [['in', 'inside', 'within'], 'negation'],
    outside: [['in', 'inside', 'within'], 'negation'],
    on: [['off', 'under'], 'negation'],
    off: [['on'], 'negation'],
    for: [['against', 'by'], 'negation'],
    against: [['for'], 'negation'],
    above: [['below', 'beneath', 'under'], 'comparison'],
    below: [['above', 'over'], 'comparison'],
    before: [['after'], 'date_time'],
    until: [['from', 'since', 'after'], 'date_time'],
    since: [['until', 'before'], 'date_time'],
    during: [['after', 'before'], 'date_time'],
    near: [['in', 'inside'], 'negation'],
    under: [['on', 'over', 'above'], 'negation'],
    through: [['around'], 'negation'],
    after: [['before'], 'date_time'],
    to: [['from', 'by'], 'role'],
    from: [['to', 'by', 'until'], 'role'],
    by: [['to', 'for', 'from'], 'role'],
  });

const DETERMINERS = new Set('the a an this that these those my your his her its our their'.split(' '));

/** "Out of stock" for "in stock": the same noun behind the opposite preposition, and nowhere behind the claim's. */
export function oppositePlaces(matter: Matter): Mismatch[] {
  return gather(matter.units, (unit, i): Mismatch[] => {
    const [opposites, kind] = OPPOSITES[prepositionBefore(matter.claim.words, unit.from)] ?? [[], 'negation'];
    const place = opposites.length === 0 ? undefined : found(matter, i);
    if (place === undefined || (place.match.kind !== 'same' && place.match.kind !== 'value')) return [];
    const theirs = gather(place.words, (word, at) =>
      isAlike(word, place.word) ? [prepositionBefore(place.words, at)] : [],
    );
    if (!theirs.every((preposition) => opposites.includes(preposition))) return [];
    return [{ kind, force: 'contradicts', sentence: place.sentence, units: [i] }];
  });
}

/** One value, whatever sign it begins with, or one word. */
const isAlike = (one: Word, other: Word): boolean =>
  other.value >= 0 ? one.value === other.value : one.lemma === other.lemma;

/** The preposition right before a noun, its determiner and adjectives passed over; "out" of "out of". */
function prepositionBefore(words: readonly Word[], noun: number): string {
  for (let at = noun - 1; at >= Math.max(0, noun - 3); at--) {
    const { form, weight } = words[at];
    if (form in OPPOSITES && (form !== 'to' || at > 0)) return form;
    if (form === 'of' && words[at - 1]?.form === 'out') return 'out';
    if (weight === 0 && !DETERMINERS.has(form)) return '';
  }
  return '';
}

const PARTICLES = new Set('up down in out off on back over away'.split(' '));

/** "Logged out" for "logged in": a particle makes of a verb another one. */
export function otherParticle(matter: Matter): Mismatch[] {
  const particle = (words: readonly Word[], at: number): string => {
    const next = words[at + 1];
    // "Lasts up to 14 hours": a word of an amount is none of the verb.
    if (next === undefined || next.value >= 0 || !PARTICLES.has(next.form)) return '';
    const after = words[at + 2];
    const opensPhrase =
      after !== undefined && (DETERMINERS.has(after.form) || after.weight > 0 || after.value >= 0);
    return opensPhrase && (next.form === 'in' || next.form === 'on' || next.form === 'over') ? '' : next.form;
  };
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = unit.value !== undefined || unit.name ? undefined : found(matter, i);
    if (place === undefined || place.match.kind !== 'same' || unit.to - unit.from > 1) return [];
    const ours = particle(matter.claim.words, unit.from);
    const theirs = particle(place.words, place.at);
    if (ours === theirs || (ours !== '' && place.words.some(({ form }) => form === ours))) return [];
    if (!structureOf(place).nodes[place.at].verb) return [];
    return [{ kind: 'negation', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}
