/**
 * What a claim adds of its own to what the evidence says: a denial, a condition, a cause, a doer. The words of the rest
 * may all stand there; that they are denied, or hang on something, is nowhere said.
 */

import { CONDITION, EXCEPTION, HEDGE, NEGATION, ONLY, PROSPECT, RETRACTION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import { type Matter, type Mismatch, unitAt } from '../matter.ts';

/** Strength from which a part of the claim stands in the evidence. */
const STANDS = 0.7;
const FOUND = 0.5;
/** Cues of a sentence that may deny, or leave open, what it has the words of. */
const OPENING = NEGATION | ONLY | EXCEPTION | RETRACTION | PROSPECT | HEDGE | CONDITION;
const DENYING = /^(?:not|n['’]t|never|cannot)$/;

export function unaccounted(matter: Matter): Mismatch[] {
  return matter.claim.language === 'en' ? [...denial(matter), ...added(matter)] : [];
}

/** "The inspection was not completed" of `Inspection done 6 June`: nothing there denies anything. */
function denial(matter: Matter): Mismatch[] {
  const { claim, units, support } = matter;
  const denials = claim.words.filter(({ form, value }) => value < 0 && DENYING.test(form));
  const others = claim.words.filter(({ cue, value }) => value < 0 && cue & NEGATION);
  if (denials.length !== 1 || others.length !== 1) return [];
  const { root, standing } = matter.structure();
  const i = unitAt(units, root);
  if (i < 0 || !standing(root).negated) return [];
  const { at, strength, flipped } = support.matches[i];
  const sentence = support.sentences[support.from[i]];
  if (sentence === undefined || at < 0 || strength < STANDS || flipped) return [];
  if (support.sentences.some(({ reading }) => (reading.cues & OPENING) !== 0 || reading.language !== 'en'))
    return [];
  if (support.matches.some((match) => match.flipped || match.strength < FOUND)) return [];
  return [{ kind: 'negation', force: 'contradicts', sentence, units: [i] }];
}

/** What opens a condition, a cause or a doer, and how far it reaches. */
const ADDING = /^(?:if|unless|because|without|by)$/;
const MOST_WORDS = 12;

/** "… if you pay a fee", "… because of the weather", "… by the manager": the evidence has nothing of it. */
function added(matter: Matter): Mismatch[] {
  const { claim, units, support } = matter;
  const { words } = claim;
  if (!words.some(({ form, value }, at) => value < 0 && at > 1 && ADDING.test(form))) return [];
  // What stands in other words may have the rest in other words too.
  const { root } = matter.structure();
  const main = support.matches[unitAt(units, root)];
  if (main === undefined || main.strength < STANDS) return [];
  for (const [at, { form, value }] of words.entries()) {
    if (value >= 0 || !ADDING.test(form) || at < 2 || (form === 'by' && at < root)) continue;
    const parts = gather(units, ({ from, value: typed }, i) =>
      from > at && from <= at + MOST_WORDS && (typed === undefined || form !== 'by') ? [i] : [],
    );
    const inside = parts.filter(
      (i) => !words.slice(at + 1, units[i]!.from).some((one) => ENDS.test(one.form)),
    );
    const open = inside.filter((i) => support.matches[i]!.strength < FOUND);
    const weight = (all: readonly number[]): number => all.reduce((sum, i) => sum + units[i]!.weight, 0);
    if (inside.length === 0 || 2 * weight(open) < weight(inside)) continue;
    const cue = form === 'without' ? NEGATION : form === 'if' || form === 'unless' ? CONDITION : 0;
    if (support.sentences.some(({ reading }) => (reading.cues & cue) !== 0)) continue;
    if (support.sentences.some(({ reading }) => reading.words.some((one) => one.form === form))) continue;
    const [sentence] = support.sentences;
    return sentence === undefined
      ? []
      : [{ kind: KINDS[form] ?? 'partially_mentioned', force: 'withholds', sentence, units: open }];
  }
  return [];
}

const ENDS = /^(?:and|but|or|which|who|on|at|in|within|after|before|until)$/;
const KINDS: Readonly<Record<string, Mismatch['kind']>> = {
  if: 'condition',
  unless: 'condition',
  by: 'role',
};
