/** A statement of several facts or deeds that was weighed whole, as one of each: what is said of the one does not make up for another. */
import { isCarried } from '../carried.ts';
import { halvesOf } from '../carry/halves.ts';
import { deedsOfOne } from '../carry/same-auxiliary.ts';
import type { Engine, Part, Sources } from '../case.ts';
import { readPart } from '../part.ts';
import { Document } from '../read/document.ts';
import type { OpenSource } from '../read/source.ts';
import { isProof, placed, readTopical } from './reworded.ts';
import { eachFact } from './series.ts';

/**
 * A statement of several facts that was weighed whole and leaves a word open, as one of each: what is said of the one fact
 * does not make up for another. Undefined for a statement of one fact, and where nothing of it is open.
 */
export function factByFact(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): readonly Part[] | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question || isProof(part) || !leavesOpen(part)) return undefined;
  const said = text.slice(start, end);
  const facts = eachFact(said) ?? (BESIDE.test(said) ? undefined : halvesOf(said));
  return facts?.flatMap((fact) => {
    const read = readPart(new Document(fact.text, engine.lexicon), -1, evidence, engine);
    const parts = isCarried(read) ? [read] : [readTopical(read, evidence, open, engine) ?? read];
    return parts.map((one) => placed(one, (offset) => start + fact.at(offset)));
  });
}

/**
 * Two deeds done to one thing that were weighed together over several sentences, as one of each: the time of the one does not make
 * up for that of the other. Undefined for another statement, and where the evidence carries both.
 */
export function deedByDeed(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): readonly Part[] | undefined {
  const { text, start, end, language, question } = part.reading;
  const [, another] = part.best?.support.sentences ?? [];
  if (language !== 'en' || question || isProof(part) || another === undefined) return undefined;
  const deeds = deedsOfOne(text.slice(start, end))?.map((deed) => ({
    deed,
    read: readPart(new Document(deed.text, engine.lexicon), -1, evidence, engine),
  }));
  const carried = deeds?.every(
    ({ read }) => isCarried(read) || readTopical(read, evidence, open, engine) !== undefined,
  );
  return carried === false
    ? deeds?.map(({ deed, read }) => placed(read, (offset) => start + deed.at(offset)))
    : undefined;
}

/** What joins a statement to what was so at its time, or to its cause. */
const BESIDE = /\b(?:while|whereas|when|as|since|because|until|after|before)\b/i;

const leavesOpen = ({ best }: Part): boolean =>
  best!.support.matches.some(({ strength }) => strength < LEAST_MATCHED);

/** Match under which a word of a statement stays open. */
const LEAST_MATCHED = 0.5;
