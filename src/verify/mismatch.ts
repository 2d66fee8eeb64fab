/** What stands between a support and its claim, in the kinds that a human would name. */
import type { MismatchKind } from '../domain/check.ts';
import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  EXISTENTIAL,
  HEDGE,
  MAJORITY,
  NEGATION,
  ONLY,
  PERMISSION,
  PROSPECT,
  RETRACTION,
  UNIVERSAL,
} from '../text/cues.ts';
import type { Reading } from '../text/reading.ts';
import { unasserted } from './assertion.ts';
import { oppositePlaces } from './attachment/places.ts';
import { misjoined } from './attachment.ts';
import { comparesOtherwise, otherBeginning, otherLimit, overstated, uncompared } from './bounds.ts';
import { ofAnother, otherHalf } from './context/segments.ts';
import { unresolved } from './context/unresolved.ts';
import { otherMember } from './coordination.ts';
import { denied } from './denial.ts';
import { deniedBeside } from './denied-beside.ts';
import { misassigned } from './fields.ts';
import { notLiteral } from './foreign.ts';
import { formerValues } from './former-value.ts';
import { otherIdentity } from './identity.ts';
import type { Relations } from './judge/relations.ts';
import { by, type CheckName, type Matter, type Mismatch } from './matter.ts';
import { settled } from './opposed.ts';
import { mispaired } from './paired.ts';
import { misreadRecords } from './record/misread.ts';
import { misreadFields } from './record-checks.ts';
import { restrictions } from './restriction.ts';
import { unsettled } from './setting.ts';
import { differenceOf, type Predicate } from './standing.ts';
import type { AlignedSentence, Support } from './support.ts';
import { turnedRound } from './turned.ts';
import { unaccounted } from './unaccounted.ts';
import { totalWeight, type Unit } from './units.ts';
import { deniesNote } from './unsaid.ts';

/** Share of the matched weight from which a difference of scope counts. */
const SCOPE_SHARE = 0.45;
/** Share of a claim's other units that a sentence must match for its value to contradict the claim's. */
const SAME_MATTER = 0.5;

/** What the grammar of a sentence settles of its predicate. */
const SETTLED = new Set<MismatchKind>(['negation', 'modality']);

/** Every mismatch of a support, gravest first. */
export function mismatchesOf(
  matter: Matter,
  relations: Relations | undefined,
  predicates: () => readonly Predicate[],
): readonly Mismatch[] {
  const { claim, units, support, restated } = matter;
  const [best] = support.sentences;
  // Where the grammar has settled who does what, what stands near what in the sentence tells nothing more.
  const byPlace = restated
    ? []
    : [
        ...(bothDeny(matter) ? [] : by('negation', negationMismatch(claim, units, support))),
        ...by('roles', roleMismatch(support, relations)),
        ...by('pledge', pledge(support, relations)),
      ];
  const found: Mismatch[] = [
    ...by('values', [...valueMismatches(units, support), ...formerValues(matter)]),
    ...byPlace,
    ...by('predicates', predicateMismatches(support, predicates)).filter(
      ({ kind }) => !restated || !SETTLED.has(kind),
    ),
    ...by('false_fields', falseFields(claim, units, support)),
    ...by('other_fields', astray(units, support)),
    ...by('antonyms', antonymMismatches(units, support)),
    ...by('bounds', [...boundMismatches(claim, units, support), ...uncompared(matter)]),
    ...by('question', questionMismatch(claim, support)),
    ...by('approximation', approximation(claim, support)),
    ...by('weaker_modal', weakerModal(claim, support)),
    ...by('quantifier', quantifierMismatch(claim, units, support)),
    ...by('names', entityMismatch(units, support)),
    ...by('scope', scopeMismatches(units, support, best)),
    ...by('retraction', retraction(claim, support)),
    ...beyondWords(matter),
  ];
  return found.map((each) => settled(matter, each));
}

/**
 * What may still stand between a claim and a note that states it: how much, of whom, under what bound. Who did what
 * is settled by where the words stand in the note; it is not parsed.
 */
export function besideNote(matter: Matter): readonly Mismatch[] {
  const { claim, units, support } = matter;
  return [
    ...by('values', valueMismatches(units, support)),
    ...by('bounds', boundMismatches(claim, units, support)),
    ...by('approximation', approximation(claim, support)),
    ...by('quantifier', quantifierMismatch(claim, units, support)),
    ...by('restrictions', restrictions(matter)),
    ...by('attachment', oppositePlaces(matter)),
    ...by('other_half', mispaired(matter)),
    ...by('assertion', unasserted(matter)),
    ...by('identity', otherIdentity(matter)),
    ...by('setting', unsettled(matter)),
    ...by('denial', deniesNote(claim, support) ? [deniedBy(support)] : []),
  ];
}

const deniedBy = ({ sentences: [sentence] }: Support): Mismatch => ({
  kind: 'negation',
  force: 'withholds',
  sentence,
  units: [],
});

/** What a sentence that has the claim's words may say of them all the same, other than the claim. */
function beyondWords(matter: Matter): Mismatch[] {
  return [...inWords(matter), ...by('setting', unsettled(matter)), ...inContext(matter)];
}

/** The same of a support whose setting takes nothing away. */
export function besideSetting(matter: Matter): Mismatch[] {
  return [...inWords(matter), ...inContext(matter)];
}

function isEnglish({ claim, support }: Matter): boolean {
  return claim.language === 'en' && support.sentences.every(({ reading }) => reading.language === 'en');
}

/** What the sentences say by their own words and fields. */
function inWords(matter: Matter): Mismatch[] {
  if (!isEnglish(matter))
    return [...by('fields', misreadFields(matter)), ...by('literal', notLiteral(matter))];
  return [
    ...by('fields', misreadFields(matter)),
    ...by('records', misreadRecords(matter)),
    ...by('restrictions', restrictions(matter)),
    ...by('attachment', misjoined(matter)),
    ...by('assertion', unasserted(matter)),
    ...by('denial', [...denied(matter), ...unaccounted(matter)]),
    ...(matter.byHalf ? [] : by('other_member', otherMember(matter))),
    ...by('turned_round', turnedRound(matter)),
    ...by('other_half', mispaired(matter)),
    ...by('identity', otherIdentity(matter)),
  ];
}

/** What they say of something that another half or another sentence names. */
function inContext(matter: Matter): Mismatch[] {
  if (!isEnglish(matter)) return [];
  return [
    ...by('unresolved', unresolved(matter)),
    ...by('other_half', otherHalf(matter)),
    ...by('of_another', ofAnother(matter)),
  ];
}

/** Mismatches that stand against a support unless the judge, who saw them, is sure of it all the same. */
export function vetoes(mismatch: Mismatch): boolean {
  return (
    isTyped(mismatch) || mismatch.kind === 'negation' || mismatch.kind === 'role' || mismatch.force !== 'open'
  );
}

/**
 * Typed values, sources that disagree, settings in which nothing is stated, and what the grammar shows to be the other
 * way round: no score outweighs them.
 */
export function isTyped({ kind, check, force }: Mismatch): boolean {
  if (TYPED.has(kind)) return true;
  return check !== undefined && (SETTLING.has(check) || (force === 'contradicts' && SHOWING.has(check)));
}

/** Kinds of values and of sources that disagree. */
export const TYPED: ReadonlySet<MismatchKind> = new Set([
  'quantity',
  'date_time',
  'unit',
  'identifier',
  'comparison',
  'conflicting_sources',
]);
const SETTLING = new Set<CheckName>([
  'setting',
  'fields',
  'records',
  'bounds',
  'denial',
  'other_half',
  'literal',
]);
/** Checks that contradict a claim by its grammar alone. */
const SHOWING = new Set<CheckName>(['roles', 'frames', 'predicates', 'false_fields']);

/** What was promised, planned or asked for was not thereby done. */
function pledge(support: Support, relations: Relations | undefined): Mismatch[] {
  if (relations?.pledged !== true || support.sentences.some(({ source }) => source.structured)) return [];
  return [{ kind: 'modality', force: 'withholds', sentence: support.sentences[0], units: [] }];
}

/** A question states nothing. */
function questionMismatch(claim: Reading, support: Support): Mismatch[] {
  const sentence = claim.question ? undefined : support.sentences.find((one) => one.reading.question);
  return sentence === undefined ? [] : [{ kind: 'modality', force: 'withholds', sentence, units: [] }];
}

const APPROXIMATE = new Set('almost nearly virtually practically approximately roughly mostly'.split(' '));

/** "Almost all" is not all. */
function approximation(claim: Reading, support: Support): Mismatch[] {
  if (!(claim.cues & UNIVERSAL) || claim.words.some(({ form }) => APPROXIMATE.has(form))) return [];
  const sentence = support.sentences.find(({ reading: { words } }) =>
    words.some(({ form }, at) => APPROXIMATE.has(form) && ((words[at + 1]?.cue ?? 0) & UNIVERSAL) !== 0),
  );
  return sentence === undefined ? [] : [{ kind: 'quantifier', force: 'contradicts', sentence, units: [] }];
}

const CERTAIN = new Set("will 'll shall must".split(' '));
const POSSIBLE = new Set('may might could'.split(' '));

/** "May" does not say "will". */
function weakerModal(claim: Reading, support: Support): Mismatch[] {
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

function valueMismatches(units: readonly Unit[], support: Support): Mismatch[] {
  const found: Mismatch[] = [];
  units.forEach((unit, i) => {
    if (unit.value === undefined || support.matches[i].strength >= 0.5) return;
    for (const sentence of support.sentences) {
      const conflict = sentence.alignment.valueConflicts.get(i);
      if (conflict === undefined || !sameMatter(units, i, sentence)) continue;
      found.push({ kind: conflict.kind, force: 'contradicts', sentence, units: [i] });
      return;
    }
    const kind = unit.value.kind === 'identifier' ? 'identifier' : kindOfOpenValue(unit.value.kind);
    found.push({ kind, force: 'open', sentence: support.sentences[0], units: [i] });
  });
  return found;
}

function kindOfOpenValue(kind: string): MismatchKind {
  return kind === 'date' || kind === 'time' || kind === 'datetime' ? 'date_time' : 'quantity';
}

/** Whether a sentence speaks of the same matter as the claim, unit `except` aside. */
function sameMatter(units: readonly Unit[], except: number, sentence: AlignedSentence): boolean {
  let all = 0;
  let matched = 0;
  units.forEach((unit, i) => {
    if (i === except) return;
    all += unit.weight;
    matched += unit.weight * sentence.alignment.matches[i].strength;
  });
  return all === 0 || matched / all >= SAME_MATTER;
}

/** Whether the claim denies its predicate, and its sentence denies the same: which words stand behind the denial tells nothing. */
function bothDeny(matter: Matter): boolean {
  const { claim, units, support } = matter;
  if (claim.language !== 'en' || !(claim.cues & NEGATION)) return false;
  const { root, standing } = matter.structure();
  const i = units.findIndex(({ from, to }) => from <= root && root < to);
  const sentence = support.sentences[support.from[i]];
  if (
    sentence === undefined ||
    sentence.reading.language !== 'en' ||
    sentence.source.isRecord(sentence.sentence)
  )
    return false;
  // "Some get no bonus", "not all get one": of how many it is denied is another matter.
  if (sentence.reading.cues & ~claim.cues & (EXISTENTIAL | MAJORITY | UNIVERSAL)) return false;
  const { at, strength, flipped } = support.matches[i];
  if (at < 0 || strength < SAME_MATTER || flipped) return false;
  return standing(root).negated && sentence.source.structure(sentence.sentence).standing(at).negated;
}

function negationMismatch(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
  let matched = 0;
  let flipped = 0;
  const taken: number[] = [];
  let shown = support.sentences[0];
  // Where the claim denies what the sentence says by the opposite, what follows is denied in the claim alone.
  const denies = new Map<number, boolean>();
  units.forEach((unit, i) => {
    if (support.matches[i].flipped) denies.set(support.from[i], unit.word.negated);
  });
  const sides = support.sentences.map(({ reading }) => deniedBeside(claim, reading));
  units.forEach((unit, i) => {
    const slot = support.from[i];
    const { at, strength } = support.matches[i];
    if (slot < 0 || at < 0 || unit.value !== undefined || unit.name) return;
    matched += unit.weight * strength;
    const ours = sides[slot].ours(unit.from);
    if (support.matches[i].flipped || sides[slot].theirs(at) === ours || ours === denies.get(slot)) return;
    flipped += unit.weight;
    taken.push(i);
    shown = support.sentences[slot];
  });
  if (matched === 0 || flipped / matched < 0.4) return [];
  return [{ kind: 'negation', force: 'contradicts', sentence: shown, units: taken }];
}

/** Amounts and dates that stand in other fields than the claim says. */
function astray(units: readonly Unit[], support: Support): Mismatch[] {
  const taken = misassigned(units, support);
  if (taken.length === 0) return [];
  const kind = kindOfOpenValue(units[taken[0]].value!.kind);
  return [{ kind, force: 'contradicts', sentence: support.sentences[0], units: taken }];
}

/** Fields of data whose value is false, and that the claim says are so: what they deny is the claim's own word. */
function falseFields(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
  return units.flatMap((unit, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    const { at, strength } = support.matches[i];
    if (sentence === undefined || !sentence.source.structured || at < 0 || strength < SAME_MATTER) return [];
    const { start, end, negated } = sentence.reading.words[at];
    if (!negated || claim.words[unit.from].negated) return [];
    const denied = sentence.source
      .leaves(start, end)
      .some((leaf) => leaf.quote === 'false' && end <= leaf.value);
    return denied ? [{ kind: 'negation', force: 'contradicts', sentence, units: [i] }] : [];
  });
}

/** The claim's predicates as the support has them: denied, or left open by a condition, a modal, a speaker. */
function predicateMismatches(support: Support, predicates: () => readonly Predicate[]): Mismatch[] {
  if (support.sentences.every((one) => one.coverage < SAME_MATTER)) return [];
  return predicates().flatMap((predicate): Mismatch[] => {
    const sentence = support.sentences[support.from[predicate.unit]];
    if (sentence === undefined || sentence.coverage < SAME_MATTER) return [];
    const kind = differenceOf(predicate, support.matches[predicate.unit], sentence);
    if (kind === undefined) return [];
    const force = kind === 'negation' ? 'contradicts' : 'withholds';
    return [{ kind, force, sentence, units: [predicate.unit] }];
  });
}

/** Comparisons turned round, and fewer things than the claim speaks of. */
function boundMismatches(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
  return support.sentences.flatMap((sentence): Mismatch[] => {
    if (sentence.coverage < SAME_MATTER) return [];
    if (comparesOtherwise(claim, units, sentence))
      return [{ kind: 'comparison', force: 'contradicts', sentence, units: [] }];
    const beginnings = otherBeginning(units, sentence);
    if (beginnings.length > 0)
      return [{ kind: 'comparison', force: 'contradicts', sentence, units: beginnings }];
    const limits = otherLimit(claim, units, sentence);
    if (limits.length > 0) return [{ kind: 'quantity', force: 'withholds', sentence, units: limits }];
    const fewer = overstated(claim, units, sentence);
    return fewer.length === 0 ? [] : [{ kind: 'quantifier', force: 'contradicts', sentence, units: fewer }];
  });
}

function antonymMismatches(units: readonly Unit[], support: Support): Mismatch[] {
  const found: Mismatch[] = [];
  for (const sentence of support.sentences) {
    for (const i of sentence.alignment.antonyms) {
      if (support.matches[i].strength >= 0.5 || !sameMatter(units, i, sentence)) continue;
      const compares = units[i].word.cue & COMPARISON;
      found.push({ kind: compares ? 'comparison' : 'negation', force: 'contradicts', sentence, units: [i] });
    }
  }
  return found;
}

function roleMismatch(support: Support, relations: Relations | undefined): Mismatch[] {
  const units = relations?.swapped ?? [];
  if (units.length === 0) return [];
  return [{ kind: 'role', force: 'contradicts', sentence: support.sentences[support.from[units[0]]], units }];
}

function quantifierMismatch(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
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

function entityMismatch(units: readonly Unit[], support: Support): Mismatch[] {
  const open = units.flatMap((unit, i) => (unit.name && support.matches[i].strength < 0.5 ? [i] : []));
  if (open.length === 0) return [];
  const [best] = support.sentences;
  const used = new Set(best.alignment.matches.map((match) => match.at));
  const other = best.reading.words.some((word, at) => word.capital && word.value < 0 && !used.has(at));
  // The head of a table says nothing of anybody: a row of it does.
  const sentence = support.sentences.find((one) => one.source.isRecord(one.sentence)) ?? best;
  return [{ kind: 'entity', force: other ? 'contradicts' : 'open', sentence, units: open }];
}

const SCOPE_KINDS: readonly (readonly [number, MismatchKind])[] = [
  [CONDITION, 'condition'],
  [HEDGE | PROSPECT, 'modality'],
  [ATTRIBUTION, 'attribution'],
  [EXCEPTION, 'exception'],
  [PERMISSION, 'modality'],
];

function scopeMismatches(units: readonly Unit[], support: Support, best: AlignedSentence): Mismatch[] {
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

function retraction(claim: Reading, support: Support): Mismatch[] {
  if (claim.cues & RETRACTION) return [];
  const sentence = support.sentences.find((one) => one.reading.cues & RETRACTION);
  return sentence === undefined ? [] : [{ kind: 'superseded', force: 'open', sentence, units: [] }];
}
