/** A statement read as one about what a source is about, or in other words: turned once, or twice, or against its opposite. */
import { toldOtherwise } from '../against/told-otherwise.ts';
import { isCarried } from '../carried.ts';
import type { Engine, Part, Sources } from '../case.ts';
import { originOf } from '../context/retold.ts';
import { spelledOut } from '../light/acronyms.ts';
import { withKinds } from '../light/kind-of-name.ts';
import { withoutHeading } from '../light/of-heading.ts';
import { inPassive } from '../light/passive-turn.ts';
import { type OfSection, withoutSection } from '../light/section-setting.ts';
import { type Untopical, withoutTopic } from '../light/topic.ts';
import { withoutNames } from '../light/topic-name.ts';
import { withoutSetting } from '../light/topic-setting.ts';
import { ofTheServed } from '../light/whose.ts';
import type { AlignedSentence } from '../match/support.ts';
import { saidOtherwise } from '../otherwise/index.ts';
import { readPart } from '../part.ts';
import { Document } from '../read/document.ts';
import type { OpenSource } from '../read/source.ts';
import { oppositeOf } from './opposite.ts';
import { readOnce, withoutForeign } from './read-once.ts';
import { formsOf } from './words-said.ts';

/** A statement that the judge accepts where the evidence proves its opposite, with that against it; undefined where it proves none. */
export function opposed(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): Part | undefined {
  if (isProof(part) || !isCarried(part)) return undefined;
  const opposite = oppositeOf(part.reading);
  if (opposite === undefined) return undefined;
  const read = readPart(new Document(`${opposite}.`, engine.lexicon), -1, evidence, engine, 'carried');
  const proved = isCarried(read) && isProof(read) ? read : readTopical(read, evidence, open, engine);
  if (proved === undefined || !isProof(proved)) return undefined;
  const [sentence] = proved.best!.support.sentences;
  const against = {
    kind: 'negation',
    check: 'setting',
    force: 'contradicts',
    sentence: sentence!,
    units: [],
  } as const;
  return { ...part, best: { ...part.best!, mismatches: [...part.best!.mismatches, against] } };
}

/** A statement in other words, and who must not be named beside it. */
interface Reworded {
  readonly said: Untopical;
  /** Whether a sentence may carry it, by the names that it has. */
  mayCarry?(sentence: AlignedSentence, part: Part): boolean;
  /** That one sentence says all of it is enough: it need not be proved. */
  readonly inAll?: true;
}

/** A statement read as one about what a source is about, or in other words, where the source carries that; undefined where none does. */
export function readTopical(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): Part | undefined {
  const sources = open.map(({ document, evidence }) => ({
    document: document!,
    title: evidence.type === 'faulty' ? undefined : evidence.title,
  }));
  const { reading } = part;
  const plain = [
    ...withoutTopic(reading, sources),
    ...spelledOut(reading, evidence.documents),
    ...withKinds(reading, evidence.documents),
    ...ofTheServed(reading, evidence.documents),
    ...saidOtherwise(reading, evidence.documents, engine.lexicon),
  ];
  const named = [
    ...withoutNames(reading, sources).map((said) => ({ said, mayCarry: namesNobodyElse })),
    ...withoutSetting(reading, sources).map((said) => ({ said, mayCarry: namesOnly })),
    ...withoutSection(reading, sources).map((said) => ({ said, mayCarry: standsWithin(said) })),
    ...withoutHeading(reading, sources).map((one) => ({ ...one, inAll: true as const })),
  ];
  const once = [...plain, ...inPassive(reading, evidence.documents)].map((said) => ({ said }));
  const carry = (one: Reworded): Part | undefined => readReworded(one, part, evidence, engine);
  return (
    firstOf([...once, ...named], carry) ??
    firstOf(againOtherwise([...plain.map((said) => ({ said })), ...named], part, evidence, engine), carry)
  );
}

function firstOf(all: Iterable<Reworded>, carry: (one: Reworded) => Part | undefined): Part | undefined {
  for (const one of all) {
    const found = carry(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A statement in other words read against the evidence; undefined where that does not carry it. */
function readReworded(
  { said, mayCarry, inAll }: Reworded,
  part: Part,
  evidence: Sources,
  engine: Engine,
): Part | undefined {
  const { text, at, about, foreign, turned } = said;
  const read = readOnce(text, withoutForeign(evidence, foreign, engine), engine);
  if (!isCarried(read)) return undefined;
  const { sentences } = read.best!.support;
  if (sentences.some((one) => !about[one.document])) return undefined;
  const proved = isProof(read) || (inAll === true && saysAll(read));
  if ((turned === true || mayCarry !== undefined) && !proved) return undefined;
  if (mayCarry !== undefined && !sentences.every((one) => mayCarry(one, part))) return undefined;
  // A source that is not of the topic may be another account of the matter all the same.
  if (
    foreign.includes(true) &&
    toldOtherwise({ ...read, ...evidence, engine }, read.best!.support).length > 0
  )
    return undefined;
  return placed(read, at);
}

/** Statements in other words of which yet others are sought, and how many of those are read. */
const MOST_TURNED = 4;
const MOST_AGAIN = 6;

/** A statement turned twice, "no photo is required for a credit" by "photos are not needed": what is so found must be proved. */
function* againOtherwise(
  once: readonly Reworded[],
  { reading }: Part,
  { documents }: Sources,
  { lexicon }: Engine,
): Generator<Reworded> {
  const seen = new Set([
    reading.text.slice(reading.start, reading.end),
    ...once.map(({ said }) => said.text),
  ]);
  let left = MOST_AGAIN;
  for (const { said: first, ...bound } of once.slice(0, MOST_TURNED)) {
    const turned = new Document(first.text, lexicon, undefined, undefined, 'en').sentence(0);
    for (const second of saidOtherwise(turned, documents, lexicon)) {
      if (seen.has(second.text)) continue;
      seen.add(second.text);
      const at = (offset: number): number => first.at(second.at(offset));
      yield { ...bound, said: { ...first, text: second.text, at, turned: true } };
      if (--left === 0) return;
    }
  }
}

/** Whether a labelled line has no name that the statement has not: what prose says may be of another's. */
function namesNobodyElse({ reading }: AlignedSentence, part: Part): boolean {
  if (!LABELLED.test(reading.text.slice(reading.start, reading.end))) return false;
  const said = formsOf(part.reading.words);
  return reading.words.every(
    ({ capital, value, form, lemma }) => !capital || value >= 0 || said.has(form) || said.has(lemma),
  );
}

/** Whether a sentence names nobody and nothing by a name that the statement has not. */
const namesOnly = ({ reading }: AlignedSentence, part: Part): boolean => {
  const said = new Set(
    part.reading.words.flatMap(({ form, lemma }) => [form.replace(/['\u2019]s?$/, ''), lemma]),
  );
  return reading.words.every(
    ({ capital, value, form, lemma }) =>
      !capital || value >= 0 || said.has(form.replace(/['\u2019]s?$/, '')) || said.has(lemma),
  );
};

const LABELLED = /^\s*(?:[-*\u2022] )?[^.:;,]{2,40}:\s/;

/** Whether a sentence stands in the part of its source that a statement leaves out the heading of. */
const standsWithin =
  ({ within: [start, end] }: OfSection) =>
  ({ source, sentence }: AlignedSentence): boolean => {
    const at = originOf(source).scan.sentenceStart[sentence]!;
    return start <= at && at < end;
  };

/** Whether a statement was found to stand in the evidence rather than weighed. */
export const isProof = ({ best }: Part): boolean => best?.score === Number.POSITIVE_INFINITY;

/** Whether one sentence has all words of a statement. */
const saysAll = ({ best }: Part): boolean =>
  best !== undefined &&
  best.support.sentences.length === 1 &&
  best.mismatches.length === 0 &&
  best.support.matches.every(({ strength }) => strength >= LEAST_IN_ALL);

const LEAST_IN_ALL = 0.8;

/** A part of a half with the places of its units in the claim. */
export function placed(part: Part, at: (offset: number) => number): Part {
  const units = part.units.map((unit) => ({ ...unit, start: at(unit.start), end: at(unit.end - 1) + 1 }));
  return { ...part, units };
}
