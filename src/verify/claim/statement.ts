/** A claim as the statements it makes, each read against the evidence; all of them must be carried. */

import type { Claim } from '../../domain/claim.ts';
import { fold } from '../../text/chars.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { isCarried, isDisputed } from '../carried.ts';
import { divided } from '../carry/divided.ts';
import type { ExpandedSources } from '../carry/expanded.ts';
import { halvesOf } from '../carry/halves.ts';
import { takenApart } from '../carry/taken-apart.ts';
import { namesUnknown } from '../carry/unknown-name.ts';
import type { Engine, Part, Sources } from '../case.ts';
import { inFull } from '../in-full/index.ts';
import { byFullNames } from '../light/titled-name.ts';
import { readPart } from '../part.ts';
import { Document } from '../read/document.ts';
import type { OpenSource } from '../read/source.ts';
import { eachEnough, eachOfBoth } from './both.ts';
import { type CheckedCitations, checkCitations, citedSentences } from './citations.ts';
import { eachOfSeveral, type Several } from './each.ts';
import { namedOnly } from './named-deed.ts';
import { readOfHead } from './of-head.ts';
import { ofOther, readOfSource } from './of-source.ts';
import { readOnce } from './read-once.ts';
import { isProof, opposed, placed, readTopical } from './reworded.ts';
import { eachFact } from './series.ts';
import { underHead } from './under-head.ts';

export interface Statement {
  readonly claim: Claim;
  readonly parts: readonly Part[];
  readonly sources: readonly OpenSource[];
  /** Sources that hold content, in the order that `document` of a sentence counts. */
  readonly open: readonly OpenSource[];
  readonly citations: CheckedCitations;
}

/** Reads a claim's statements against the sources. */
export function readStatement(claim: Claim, sources: readonly OpenSource[], engine: Engine): Statement {
  const { lexicon } = engine;
  const open = sources.filter((source) => source.document !== undefined);
  const documents = open.map((source) => source.document!);
  const text = new Document(claim.text, lexicon);
  const titles = open.map((source) => titleWords(source, lexicon));
  const citations = checkCitations(claim, open);
  const evidence = { documents, titles, cited: citedSentences(citations.genuine, open) };
  const parts = gather(statements(text), (index) => {
    const part = readPart(text, index, evidence, engine);
    const carried = carriedParts(part, evidence, open, engine, 0);
    if (carried === 'in part') return [{ ...part, partly: true as const }];
    return (carried ?? [part]).map((one) =>
      underHead(
        opposed(one, evidence, open, engine) ??
          namedOnly(one, evidence, open, engine) ??
          ofOther(one, open) ??
          one,
        { text, spoken_of: claim.spoken_of?.join(' ') ?? '' },
        open,
      ),
    );
  });
  return { claim, parts, sources, open, citations };
}

/** Parts that the evidence carries; `in part` where it carries the first fact of a statement and not all. */
type Carried = readonly Part[] | 'in part' | undefined;

/**
 * The parts of a statement that the evidence carries: as it stands, as it is said of what a source is about, or one
 * fact after the other; undefined where it carries it in none of these ways.
 */
function carriedParts(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
  depth: number,
): Carried {
  if (isCarried(part))
    return crossed(part, evidence, engine) ?? factByFact(part, evidence, open, engine) ?? [part];
  const attributed = readOfSource(part, evidence, open, engine, (read, own) =>
    depth === MOST_DIVISIONS ? undefined : carriedParts(read, own, open, engine, depth + 1),
  );
  if (attributed !== undefined) return attributed;
  const headed = readOfHead(part, evidence, engine);
  if (headed !== undefined) return [headed];
  // What another sentence disputes is disputed of the topic of a source too.
  if (part.misordered || isDisputed(part)) return undefined;
  const named = readByName(part, evidence, open, engine, depth);
  if (named !== undefined) return named;
  const whole =
    readTopical(part, evidence, open, engine) ??
    readDivided(part, evidence, open, engine) ??
    readInFull(part, evidence, open, engine);
  if (whole !== undefined) return [whole];
  return readApart(part, evidence, open, engine) ?? readHalves(part, evidence, open, engine, depth);
}

/** A statement decided by what it sets beside each other, or said as the data has it. */
function readApart(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): readonly Part[] | undefined {
  const carry = (said: string): Part | undefined => {
    const read = readOnce(said, evidence, engine, 'en');
    return isCarried(read) ? read : readTopical(read, evidence, open, engine);
  };
  const known = new Map<string, boolean>();
  // What a text says by itself, whatever the evidence is.
  const says = (said: string, text: string): boolean => {
    const key = `${said.length} ${said}${text}`;
    const answer = known.get(key) ?? saysAlone(said, text);
    known.set(key, answer);
    return answer;
  };
  const saysAlone = (said: string, text: string): boolean => {
    const statement = new Document(said, engine.lexicon, undefined, undefined, 'en');
    const documents = [new Document(text, engine.lexicon, undefined, undefined, 'en')];
    return isCarried(
      readPart(statement, -1, { documents, titles: [new Set()], cited: [] }, engine, 'carried'),
    );
  };
  const apart = takenApart(part, evidence, engine.lexicon, carry, says);
  // The evidence is looked through for names only where something is reckoned from it.
  if (apart === undefined || namesUnknown(part, evidence)) return undefined;
  return apart.map(({ part: one, at }) => (at === undefined ? one : placed(one, at)));
}

/** A statement that calls people by a form of address, read with their full names; undefined where that is not carried. */
function readByName(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
  depth: number,
): readonly Part[] | undefined {
  const edit = byFullNames(part.reading, evidence.documents);
  if (edit === undefined) return undefined;
  const read = readPart(new Document(edit.text, engine.lexicon), -1, evidence, engine);
  const parts = carriedParts(read, evidence, open, engine, depth);
  return typeof parts === 'string' ? undefined : parts?.map((one) => placed(one, edit.at));
}

/** A statement read against what its best sentences say side by side; undefined where that does not carry it. */
function readDivided(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): Part | undefined {
  return readExpanded(part, divided(part, evidence, engine.lexicon), open, engine);
}

/** A statement read against what short notes leave out and letters say in the first person; undefined where that does not carry it. */
function readInFull(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): Part | undefined {
  return readExpanded(part, inFull(part, evidence, open, engine.lexicon), open, engine);
}

/** A statement that is proved by sources with more sentences put in. */
function readExpanded(
  part: Part,
  more: ExpandedSources | undefined,
  open: readonly OpenSource[],
  engine: Engine,
): Part | undefined {
  if (more === undefined) return undefined;
  const { text, start, end } = part.reading;
  const statement = new Document(text.slice(start, end), engine.lexicon);
  const own = readPart(statement, -1, more.sources, engine, 'carried');
  // What is proved stands against nothing that it is drawn from.
  const read =
    isCarried(own) || (isProof(own) && isCarried(more.apart(own)))
      ? own
      : readTopical(own, more.sources, open, engine);
  if (read === undefined || !isProof(read)) return undefined;
  const found = more.restored(read);
  return found && placed(found, (offset) => start + offset);
}

/**
 * A statement of several facts that was weighed whole and leaves a word open, as one of each: what is said of the one fact
 * does not make up for another. Undefined for a statement of one fact, and where nothing of it is open.
 */
function factByFact(
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

/** What joins a statement to what was so at its time, or to its cause. */
const BESIDE = /\b(?:while|whereas|when|as|since|because|until|after|before)\b/i;

const leavesOpen = ({ best }: Part): boolean =>
  best!.support.matches.some(({ strength }) => strength < LEAST_MATCHED);

/** Match under which a word of a statement stays open. */
const LEAST_MATCHED = 0.5;

/**
 * A statement of several that no sentence joins, as one of each, where the evidence has something against one of them:
 * "Mia bought a bike and a helmet in Lyon" by "a bike in Lyon and a helmet in Nice"; undefined where it has not.
 */
function crossed(part: Part, evidence: Sources, engine: Engine): readonly Part[] | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question) return undefined;
  const several = eachOfSeveral(text.slice(start, end));
  if (several === undefined || joinsAll(part, several)) return undefined;
  const parts = several.map((one) => ({
    one,
    read: readPart(new Document(one.text, engine.lexicon), -1, evidence, engine),
  }));
  if (parts.every(({ read }) => isCarried(read))) return undefined;
  return parts.map(({ one, read }) => placed(read, (offset) => start + one.at(offset)));
}

/** Whether a sentence of the support has all of several in one phrase, as the statement has. */
const joinsAll = ({ best }: Part, several: readonly Several[]): boolean =>
  best!.support.sentences.some(({ reading: { text, start, end } }) => {
    const said = text.slice(start, end).toLowerCase();
    return (
      several.every(({ joined }) => said.includes(joined.toLowerCase())) ||
      inCompany(text.slice(start, end), several)
    );
  });

/** "Rafael lives with his sister": whoever is told to do something with somebody, and not to somebody. */
const inCompany = (said: string, several: readonly Several[]): boolean =>
  /\bwith (?:his|her|their|\p{Lu})/u.test(said) &&
  !/\b(?:replac|swap|exchang|confus|compar)/iu.test(said) &&
  several.every(({ joined }) => / and (?:his|her|their|\p{Lu})/u.test(joined));

/** How often a claim is divided: three facts at the most. */
const MOST_DIVISIONS = 2;

/** A statement of two facts as two statements, where the evidence carries both. */
function readHalves(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
  depth: number,
): Carried {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question || depth === MOST_DIVISIONS) return undefined;
  const said = text.slice(start, end);
  const halves =
    eachEnough(said) ?? eachFact(said) ?? halvesOf(said) ?? eachOfBoth(said) ?? eachOfSeveral(said);
  if (halves === undefined) return undefined;
  const found: Part[] = [];
  for (const half of halves) {
    const read = readOnce(half.text, evidence, engine);
    const parts = carriedParts(read, evidence, open, engine, depth + 1);
    if (parts === undefined || parts === 'in part') return found.length > 0 || parts ? 'in part' : undefined;
    found.push(...parts.map((one) => placed(one, (offset) => start + half.at(offset))));
  }
  return found;
}

/**
 * The sentences of a claim by number; -1 for a claim that is one statement. A question with its answer is one:
 * neither says anything without the other.
 */
export function statements(text: Document): number[] {
  const count = text.scan.sentenceCount;
  if (count <= 1) return count === 0 ? [] : [-1];
  if (text.text.includes('?')) return [-1];
  return Array.from({ length: count }, (_, sentence) => sentence);
}

export function titleWords({ evidence }: OpenSource, lexicon: Lexicon): ReadonlySet<string> {
  const words = new Set<string>();
  if (evidence.type === 'faulty' || evidence.title === undefined) return words;
  for (const word of evidence.title.split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const form = fold(word);
    words.add(form);
    words.add(lexicon.lemma(form));
  }
  return words;
}
