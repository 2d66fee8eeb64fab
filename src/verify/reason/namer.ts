/** Names why a statement is not supported: of the kinds that may be, the one that its signs speak for most. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Namer, Part, Refusal } from '../case.ts';
import { type Forest, formatForest, parseForest, score } from '../judge/forest.ts';
import { REASONS, SIGNS, signsOf } from './signs.ts';

/** Kinds with the forest that tells each from all others. */
export type ReasonModel = ReadonlyMap<MismatchKind, Forest>;

const SIGN = new Map(SIGNS.map((name, at) => [name, at]));

/** Where a cue may stand. */
const PLACES = ['claim', 'support', 'before', 'after', 'beside'];
const cues = (...names: string[]): string[] =>
  PLACES.flatMap((where) => names.map((name) => `${where}_${name}_cue`));
const words = (...names: string[]): string[] =>
  names.flatMap((name) => [`claim_${name}_word`, `support_${name}_word`]);

/** Signs of which one at least must be there for a kind to be named at all. */
const NEEDED: Readonly<Partial<Record<MismatchKind, readonly number[]>>> = {
  negation: signs([...cues('negation'), 'antonyms', 'mismatch_negation']),
  quantity: signs([
    'quantity_values',
    'money_values',
    'other_values',
    'claim_existential_cue',
    ...words('each', 'all'),
  ]),
  date_time: signs(['date_time_values', ...words('order', 'future', 'perfect')]),
  unit: signs(['quantity_values', 'money_values', 'other_values']),
  identifier: signs(['identifier_values']),
  entity: signs(['names', 'words_open', 'identifier_values']),
  quantifier: signs([
    ...cues('universal', 'existential', 'majority', 'only'),
    ...words('all', 'each'),
    'quantity_values',
  ]),
  modality: signs([
    ...cues('hedge', 'permission', 'obligation', 'prospect'),
    ...words('future', 'modal', 'wants'),
  ]),
  condition: signs(cues('condition', 'only')),
  exception: signs(cues('exception', 'only', 'negation')),
  attribution: signs([...cues('attribution'), ...words('says'), 'speakers']),
  comparison: signs([...cues('comparison'), ...words('more')]),
  conflicting_sources: signs(['second_document', 'other_conflicting_sources']),
};

function signs(names: readonly string[]): readonly number[] {
  return names.map((name) => SIGN.get(name)!);
}

/**
 * A namer by a trained model. What a check has shown keeps the kind of that check: only a statement of which no more is
 * known than that the evidence does not say it all, or of which it says little, is named by its signs.
 */
export function makeNamer(model: ReasonModel): Namer {
  return (refusal) => {
    const { reason, part } = refusal;
    if (part.partly && !refusal.contradicted) return 'partially_mentioned';
    if (!isDoubtful(refusal) || lacksConjunct(part)) return reason;
    const found = signsOf(refusal);
    if (found === undefined) return reason;
    let best: MismatchKind = reason;
    let most = Number.NEGATIVE_INFINITY;
    for (const [kind, forest] of model) {
      if (!mayBe(kind, found)) continue;
      const odds = score(forest, found) + (kind === reason ? LOUDER : 0);
      if (odds > most) [best, most] = [kind, odds];
    }
    return best;
  };
}

/** Whether the gravest mismatch of a statement is often not what a person would name. */
function isDoubtful({ reason, part, contradicted }: Refusal): boolean {
  if (reason === 'partially_mentioned') return true;
  return !contradicted && DOUBTED.has(reason) && part.best!.support.coverage < NEAR_COPY;
}

/** Kinds that words alone suggest, and the share of a statement from which the words that say it are the statement's own. */
const DOUBTED: ReadonlySet<MismatchKind> = new Set<MismatchKind>([
  'condition',
  'attribution',
  'superseded',
  'entity',
  'role',
  'identifier',
]);
const NEAR_COPY = 0.8;

/** "Red and new" of what is red: all that the support lacks of a statement is joined to what it has by "and". */
function lacksConjunct({ reading, units, best }: Part): boolean {
  const { matches } = best!.support;
  const first = units.findIndex((_, i) => matches[i]!.strength < OPEN);
  if (first <= 0) return false;
  const between = reading.words.slice(units[first - 1]!.to, units[first]!.from);
  return (
    between.some(({ form }) => form === 'and') &&
    units.slice(first).every((_, i) => matches[first + i]!.strength < OPEN)
  );
}

/** Match under which the support lacks a part of a statement. */
const OPEN = 0.5;

/** Log-odds by which another kind must speak louder than that nothing more is known. */
const LOUDER = 0.5;

/** Whether signs allow a kind at all: an identifier that stands elsewhere in the evidence is not another one. */
function mayBe(kind: MismatchKind, found: Float32Array): boolean {
  if (NEEDED[kind]?.every((at) => found[at] === 0)) return false;
  return kind !== 'identifier' || found[OPEN_IDENTIFIERS]! > found[IDENTIFIERS_ELSEWHERE]!;
}

const OPEN_IDENTIFIERS = SIGN.get('identifier_open')!;
const IDENTIFIERS_ELSEWHERE = SIGN.get('identifier_elsewhere')!;

/** Writes a model: each kind by its number, and the length and bytes of its forest. */
export function formatReasons(model: ReasonModel): Uint8Array {
  const parts = [...model].map(([reason, forest]) => ({
    at: REASONS.indexOf(reason),
    bytes: formatForest(forest),
  }));
  const out = new Uint8Array(parts.reduce((sum, { bytes }) => sum + 8 + bytes.length, 0));
  const view = new DataView(out.buffer);
  let offset = 0;
  for (const { at, bytes } of parts) {
    view.setUint32(offset, at, true);
    view.setUint32(offset + 4, bytes.length, true);
    out.set(bytes, offset + 8);
    offset += 8 + bytes.length;
  }
  return out;
}

/** Reads what `formatReasons` wrote. Throws on bytes that are no such model. */
export function parseReasons(bytes: Uint8Array): ReasonModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const model = new Map<MismatchKind, Forest>();
  for (let offset = 0; offset < bytes.length; ) {
    if (offset + 8 > bytes.length) throw new Error('file of reasons is cut short');
    const reason = REASONS[view.getUint32(offset, true)];
    const end = offset + 8 + view.getUint32(offset + 4, true);
    if (reason === undefined || end > bytes.length) throw new Error('not a file of reasons');
    model.set(reason, parseForest(bytes.subarray(offset + 8, end)));
    offset = end;
  }
  return model;
}
