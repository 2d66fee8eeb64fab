/** The part of a statement about the order of two events: what follows of it, or what stands against it. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Part } from '../case.ts';
import type { Unit } from '../claim/units.ts';
import { withDerived } from '../derived/index.ts';
import { type AlignedSentence, alignedSentence, type Support } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import type { Ruling } from '../order/index.ts';
import type { Document } from '../read/document.ts';

interface Asked {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  readonly documents: readonly Document[];
  readonly engine: { readonly lexicon: Lexicon };
}

/** The support of a statement whose order follows: every sentence that it follows from. */
export function supportInOrder({ units, documents, engine }: Asked, { shown, told }: Ruling): Support {
  const sentences = shown.map((place) => alignedSentence(place, documents, units, engine.lexicon));
  const derivation = { unit: -1, taken: units.map((_, i) => i), at: 0, sentences, told };
  const none: Support = { sentences: [], matches: [], from: [], coverage: 0 };
  return { ...withDerived(none, [derivation], units), coverage: 1 };
}

/** A part with what the order of its events speaks against, or with that nothing in its support says in what order they were. */
export function withOrder(part: Part, asked: Asked, ruling: Ruling): Part {
  const { best, derivations = [] } = part;
  // What records state, or follows from values, was held against each other there.
  if (best === undefined) return part;
  if (ruling.verdict === 'open' && (derivations.length > 0 || best.features === undefined)) return part;
  const against = mismatchOf(best.support.sentences, asked, ruling);
  if (against === undefined) return part;
  const told = { ...part, best: { ...best, mismatches: [against, ...best.mismatches] } };
  return ruling.verdict === 'fails' ? { ...told, misordered: true } : told;
}

function mismatchOf(
  sentences: readonly AlignedSentence[],
  asked: Asked,
  ruling: Ruling,
): Mismatch | undefined {
  if (ruling.verdict === 'fails') {
    const [sentence] = supportInOrder(asked, ruling).sentences;
    return { kind: 'date_time', check: 'setting', force: 'contradicts', sentence, units: [] };
  }
  const [sentence] = sentences;
  if (sentence === undefined || sentences.some((one) => isInOrder(one.reading, asked.reading)))
    return undefined;
  return { kind: 'date_time', check: 'setting', force: 'withholds', sentence, units: [] };
}

const BEFORE = new Set(['before', 'prior', 'ahead', 'advance']);
const AFTER = new Set(['after', 'following', 'subsequent']);

/** Whether a sentence has a word that says the order which a claim states by one of the same kind, or by its tense. */
function isInOrder(sentence: Reading, claim: Reading): boolean {
  const has = ({ words }: Reading, kind: ReadonlySet<string>): boolean =>
    words.some(({ form }) => kind.has(form));
  const kinds = [BEFORE, AFTER].filter((kind) => has(claim, kind));
  // Of what was before one thing and after another it is not known which the words of the claim stand with.
  if (kinds.length === 1 && has(sentence, BEFORE) && has(sentence, AFTER)) return false;
  return kinds.length > 0
    ? kinds.some((kind) => has(sentence, kind))
    : ANY.some((kind) => has(sentence, kind));
}

const ANY = [BEFORE, AFTER, new Set(['when', 'already', 'then', 'once'])];
