/** A claim as notes are read for it: what was done, to what, by whom, and all that is said beside it. */
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Structure } from '../match/structure.ts';
import { unitAt } from '../matter.ts';

export interface Frame {
  /** The unit of the verb. */
  readonly verb: number;
  /** What it was done to, or what did it by itself: units, and the one that names it. */
  readonly theme: readonly number[];
  readonly head: number;
  readonly doer: readonly number[];
  readonly others: readonly number[];
  readonly passive: boolean;
  /** The theme has an article, an owner or a number: it is a thing spoken of, and no name of somebody. */
  readonly determined: boolean;
}

/** Whether what it was done to has no name in the claim: "it was reported by a neighbour". */
export const isNameless = ({ passive, theme, doer }: Frame): boolean =>
  passive && theme.length === 0 && doer.length > 0;

const BE = new Set("was were is are been be being 's 're got".split(' '));
const DETERMINERS = new Set(
  'the a an your our my his her their its this that these those both all each'.split(' '),
);

/** Verbs of going: what stands behind them is where, and not what something was done to. */
const GOING = new Set('leave reach enter arrive depart exit'.split(' '));

/** The frame of a claim of one clause; undefined for any other. */
export function frameOf(claim: Reading, units: readonly Unit[], structure: Structure): Frame | undefined {
  const main = mainVerb(structure, claim);
  const verb = main < 0 ? -1 : unitAt(units, main);
  if (verb < 0 || units[verb]!.value !== undefined) return undefined;
  const groups: Record<'patient' | 'agent' | 'other', number[]> = { patient: [], agent: [], other: [] };
  const heads = { patient: -1, agent: -1, other: -1 };
  for (const [i, unit] of units.entries()) {
    if (i === verb) continue;
    const group = groupOf(structure, main, unit.from);
    if (group === undefined) return undefined;
    // "Signed by both parties on 2 February": a day is nobody, whatever it hangs on.
    const moment = unit.value !== undefined && MOMENTS.has(unit.value.kind);
    groups[moment ? 'other' : group.name].push(i);
    if (group.top === unit.from && unit.value === undefined) heads[group.name] = i;
  }
  const passive = claim.words.slice(Math.max(0, main - 4), main).some(({ form }) => BE.has(form));
  // "It was reported by a neighbour": what it was done to is no word that says what.
  const nameless =
    passive && groups.patient.length === 0 && groups.agent.length > 0 && isSaidOfIt(claim, main);
  const goes = GOING.has(units[verb]!.word.lemma) && !passive;
  const object = groups.patient.length > 0 && !goes;
  const theme = object ? groups.patient : groups.agent;
  return {
    verb,
    theme: nameless ? [] : theme,
    head: nameless ? -1 : object ? heads.patient : heads.agent,
    doer: object || nameless ? groups.agent : [],
    others: goes ? [...groups.patient, ...groups.other] : groups.other,
    passive,
    determined: isDetermined(claim, units, theme),
  };
}

/** Whether "it" stands before the verb, and "by" behind it. */
const isSaidOfIt = ({ words }: Reading, main: number): boolean =>
  words.slice(0, main).some(({ form }) => form === 'it') &&
  words.slice(main).some(({ form }) => form === 'by');

const MOMENTS = new Set(['date', 'time', 'datetime']);

/** The word of the verb: the root, or the past form that the parse hangs on it for want of an auxiliary; else -1. */
function mainVerb({ nodes, root }: Structure, { words }: Reading): number {
  if (root < 0) return -1;
  if (nodes[root]!.verb) return root;
  const next = nodes[root + 1];
  const headline = next?.verb === true && next.governor === root && next.role === 'clause';
  return headline &&
    words[root + 1]!.form.endsWith('ed') &&
    !nodes.some(({ verb }, at) => verb && at !== root + 1)
    ? root + 1
    : -1;
}

interface Group {
  readonly name: 'patient' | 'agent' | 'other';
  /** The word under the verb that the group hangs on. */
  readonly top: number;
}

/** What a word is to the verb; undefined where it stands in a clause of its own. */
function groupOf(structure: Structure, main: number, word: number): Group | undefined {
  const { nodes, root } = structure;
  if (main !== root && word <= root) return { name: 'agent', top: root };
  const top = topOf(structure, main, word);
  if (top < 0) return main === root ? undefined : { name: 'other', top: word };
  const { role, verb } = nodes[top]!;
  if ((role === 'clause' || role === 'conjunct') && verb) return undefined;
  return { name: role === 'patient' || role === 'agent' ? role : 'other', top };
}

/** The word under the root that a word hangs on; -1 where it hangs on nothing. */
function topOf({ nodes }: Structure, root: number, word: number): number {
  let at = word;
  for (let steps = 0; steps < 12; steps++) {
    const { governor } = nodes[at]!;
    if (governor === root) return at;
    if (governor < 0) return -1;
    at = governor;
  }
  return -1;
}

function isDetermined(claim: Reading, units: readonly Unit[], theme: readonly number[]): boolean {
  if (theme.some((i) => units[i]!.value !== undefined)) return true;
  const first = theme.length === 0 ? -1 : units[theme[0]!]!.from;
  return first > 0 && DETERMINERS.has(claim.words[first - 1]!.form);
}
