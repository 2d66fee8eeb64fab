/** What evidence says of how far it holds by small words: how many, how surely, on what condition, by whose account. */

import type { MismatchKind } from '../../domain/check.ts';
import {
  ATTRIBUTION,
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  ONLY,
  PERMISSION,
  PROSPECT,
  RETRACTION,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import { textOf } from '../../text/reading.ts';
import { totalWeight, type Unit } from '../claim/units.ts';
import type { Relations } from '../judge/relations.ts';
import type { AlignedSentence, Support } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';

/** Share of the matched weight from which a difference of scope counts. */
const SCOPE_SHARE = 0.45;

/** What was promised, planned or asked for was not thereby done. */
export function pledge(support: Support, relations: Relations | undefined): Mismatch[] {
  if (relations?.pledged !== true || support.sentences.some(({ source }) => source.structured)) return [];
  return [{ kind: 'modality', force: 'withholds', sentence: support.sentences[0], units: [] }];
}

/** A question states nothing. */
export function questionMismatch(claim: Reading, support: Support): Mismatch[] {
  const sentence = claim.question ? undefined : support.sentences.find((one) => one.reading.question);
  return sentence === undefined ? [] : [{ kind: 'modality', force: 'withholds', sentence, units: [] }];
}

const APPROXIMATE = new Set('almost nearly virtually practically approximately roughly mostly'.split(' '));

/** "Almost all" is not all. */
export function approximation(claim: Reading, support: Support): Mismatch[] {
  if (!(claim.cues & UNIVERSAL) || claim.words.some(({ form }) => APPROXIMATE.has(form))) return [];
  const sentence = support.sentences.find(({ reading: { words } }) =>
    words.some(({ form }, at) => APPROXIMATE.has(form) && ((words[at + 1]?.cue ?? 0) & UNIVERSAL) !== 0),
  );
  return sentence === undefined ? [] : [{ kind: 'quantifier', force: 'contradicts', sentence, units: [] }];
}

const CERTAIN = new Set("will 'll shall must".split(' '));
const POSSIBLE = new Set('may might could'.split(' '));

/** "May" does not say "will". */
export function weakerModal(claim: Reading, support: Support): Mismatch[] {
  const certain = claim.words.some(({ form }) => CERTAIN.has(form));
  if (!certain || claim.words.some(({ form }) => POSSIBLE.has(form))) return [];
  const sentence = support.sentences.find(({ reading }) => {
    return (
      reading.words.some((word) => POSSIBLE.has(word.form)) &&
      !reading.words.some((word) => CERTAIN.has(word.form))
    );
  });
  return sentence === undefined ? [] : [{ kind: 'modality', force: 'withholds', sentence, units: [] }];
}

export function quantifierMismatch(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
  const [best] = support.sentences;
  const theirs = support.sentences.reduce((cues, one) => cues | one.reading.cues, 0);
  const stronger = claim.cues & UNIVERSAL && !(theirs & UNIVERSAL);
  const most = claim.cues & MAJORITY && !(theirs & (MAJORITY | UNIVERSAL));
  const only = claim.cues & ONLY && !(theirs & (ONLY | EXCEPTION));
  if (!stronger && !most && !only) return [];
  const force = only ? 'withholds' : 'open';
  return [{ kind: 'quantifier', force, sentence: best, units: allOf(units) }];
}

const allOf = (units: readonly Unit[]): number[] => units.map((_, i) => i);

const SCOPE_KINDS: readonly (readonly [number, MismatchKind])[] = [
  [CONDITION, 'condition'],
  [HEDGE | PROSPECT, 'modality'],
  [ATTRIBUTION, 'attribution'],
  [EXCEPTION, 'exception'],
  [PERMISSION, 'modality'],
];

export function scopeMismatches(units: readonly Unit[], support: Support, best: AlignedSentence): Mismatch[] {
  const total = totalWeight(units);
  return SCOPE_KINDS.flatMap(([scope, kind]) => {
    let share = 0;
    const taken: number[] = [];
    units.forEach((unit, i) => {
      const slot = support.from[i];
      const { at } = support.matches[i];
      if (slot < 0 || at < 0) return;
      const word = support.sentences[slot].reading.words[at];
      if (!(word.scope & scope) || unit.word.scope & scope) return;
      share += unit.weight;
      taken.push(i);
    });
    if (share / total < SCOPE_SHARE) return [];
    return [{ kind, force: 'open', sentence: best, units: taken } satisfies Mismatch];
  });
}

export function retraction(claim: Reading, support: Support): Mismatch[] {
  const reverted = support.sentences.find(({ reading }) => REVERTED.test(textOf(reading)));
  if (reverted !== undefined && !claim.words.some(({ lemma }) => /^(?:revert|undo)$/.test(lemma)))
    return [{ kind: 'superseded', force: 'withholds', sentence: reverted, units: [] }];
  if (claim.cues & RETRACTION) return [];
  const sentence = support.sentences.find(({ reading }) => reading.cues & RETRACTION && takesBack(reading));
  return sentence === undefined ? [] : [{ kind: 'superseded', force: 'open', sentence, units: [] }];
}

/** 'Revert "Enable guest checkout"': what stands behind it is undone by that. */
const REVERTED = /(?:^|[\s:;|>])(?:revert|undo)(?:s|ed|es|ing)?:? ["“„«'‘`]/i;

/** Whether a word of a sentence takes something back; the level that a line of a log is written at does not. */
const takesBack = ({ text, words }: Reading): boolean =>
  words.some(({ cue, start, end }) => cue & RETRACTION && text.slice(start, end) !== 'ERROR');
