/**
 * Claims about the order of two events: "The refund was issued before the parcel arrived." Both must have happened, each
 * by a statement of its own that the evidence carries, and their order must follow from dates and times, connectives and
 * tenses.
 */

import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { predicates } from '../../text/parse/clauses.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Reading } from '../../text/reading.ts';
import type { Part, Sources } from '../case.ts';
import { unitsOf } from '../claim/units.ts';
import { originOf } from '../context/retold.ts';
import { ACCEPTED } from '../judge/calibration.ts';
import { coverageBy } from '../match/close.ts';
import { vetoes } from '../match/outweigh.ts';
import type { Candidate } from '../match/retrieve.ts';
import { type AlignedSentence, alignedSentence } from '../match/support.ts';
import { Document } from '../read/document.ts';
import { type Asked, type Ordered, orderAfter, orderOf } from './claim.ts';
import { asSentence, clauseOf } from './clause.ts';
import { type Chain, end, start } from './network.ts';
import { decidePhases, phasesOf } from './phases.ts';
import { type Event, type Scene, sceneOf } from './scene.ts';
import type { Piece } from './split.ts';

/** A claim about an order, with what reads a statement against sources. */
export interface Question extends Sources {
  readonly reading: Reading;
  /** The statement before it in its claim. */
  readonly previous: Reading | undefined;
  readonly candidates: readonly Candidate[];
  readonly lexicon: Lexicon;
  read(statement: Document, sources: Sources): Part;
}

/** What follows for a claim about an order. */
export interface Ruling {
  /** It must be so, it must be the other way round, or neither follows. */
  readonly verdict: 'holds' | 'fails' | 'open';
  /** The sentences that it follows from, by their places in the sources. */
  readonly shown: readonly Candidate[];
  readonly told: string;
}

/** What follows for a claim about the order of two events; undefined for a claim about anything else. */
export function ruleOnOrder(question: Question): Ruling | undefined {
  const asked = orderOf(question.reading);
  const ruling = asked && ruleOn(asked, question);
  if (ruling !== undefined && (ruling.verdict !== 'open' || asked?.together)) return decided(ruling);
  const onward = question.previous && orderAfter(question.previous, question.reading);
  // That it follows the statement before is one thing that it says; only the opposite is held against it.
  if (onward !== undefined) return decided(ruleOn(onward, question)) ?? ruling;
  const phases = phasesOf(question.reading, question.lexicon);
  const found = phases && decidePhases(phases, question.documents);
  if (found === undefined) return phases === undefined ? ruling : OPEN;
  return { ...found, verdict: found.holds ? 'holds' : 'fails' };
}

const decided = (ruling: Ruling): Ruling | undefined => (ruling.verdict === 'open' ? undefined : ruling);

const OPEN: Ruling = { verdict: 'open', shown: [], told: '' };

function ruleOn(asked: Ordered, question: Question): Ruling {
  const sentences = sentencesOf(question.documents, question.candidates);
  if (sentences.every((own) => own.length === 0)) return OPEN;
  const scene = sceneOf(question.documents, sentences, question.lexicon);
  const deeds = bothHappened(asked, question, scene);
  if (deeds === undefined) return OPEN;
  const [first, second] = deeds;
  const found = asked.together ? apart(deeds, asked.word === 'when', scene) : decide(first, second, scene);
  if (found === undefined) return OPEN;
  const { holds, chain } = found;
  if (holds && asked.more) return OPEN;
  const shown = placesOf(deeds, chain, scene);
  const told = [...new Set(chain.map((edge) => edge.told))].filter((one) => one !== '').join('; ');
  return { verdict: holds ? 'holds' : 'fails', shown, told };
}

/** Sentences of a source that is taken apart whole, and those around each that speaks to the claim of a longer one. */
const WHOLE = 60;
const AROUND = 2;

/** The sentences of each source that are taken apart: those that the claim's words stand in, and those around them. */
function sentencesOf(documents: readonly Document[], candidates: readonly Candidate[]): number[][] {
  return documents.map((document, i) => {
    const own = candidates.filter((one) => one.document === i);
    if (own.length === 0 || document.language !== 'en') return [];
    const { sentenceCount } = document.scan;
    if (sentenceCount <= WHOLE) return Array.from({ length: sentenceCount }, (_, at) => at);
    const near = gather(own, ({ sentence }) =>
      Array.from({ length: 2 * AROUND + 1 }, (_, at) => sentence - AROUND + at),
    );
    return [...new Set(near)].filter((at) => at >= 0 && at < sentenceCount).sort((a, b) => a - b);
  });
}

/** The deeds of the evidence that the two events of a claim are; undefined where it does not say that both happened. */
function bothHappened(
  { first, second }: Ordered,
  question: Question,
  scene: Scene,
): readonly [number, number] | undefined {
  const find = ({ text, named }: Piece): number | undefined => happened(text, named, question, scene);
  const deeds = [first, second].map(find);
  if (deeds.every((deed) => deed === undefined)) return undefined;
  const whole = [first, second].map((piece, i) => {
    const [own, other] = [deeds[i], deeds[1 - i]];
    if (own !== undefined || other === undefined) return own;
    const told = pronounsFor(piece, i === 0 ? second : first, other, question.lexicon, scene);
    // "After they had approved the claim, the team paid it": the pronoun is the evidence's own.
    for (const text of piece.plain === undefined ? told : [piece.plain, ...told]) {
      const plain = happened(text, undefined, question, scene);
      if (plain !== undefined && areOfOne(scene.events[plain], scene.events[other])) return plain;
    }
    return undefined;
  });
  return whole[0] === undefined || whole[1] === undefined ? undefined : [whole[0], whole[1]];
}

const SHE = /^(he|she|it|they)\b/i;

/**
 * "Ana paid before she left" for "Ana left": a deed of a claim with the pronoun that the evidence has for its subject,
 * where both deeds are of one subject and the sentence has nobody else that the pronoun may mean.
 */
function pronounsFor(own: Asked, beside: Asked, deed: number, lexicon: Lexicon, { events }: Scene): string[] {
  const [ours, theirs, told] = [own, beside, events[deed]].map(({ text }) => clauseOf(text));
  if (ours === undefined || theirs === undefined || told === undefined || ours.subject !== theirs.subject)
    return [];
  const objects = told.tree.with(told.predicate.token, 'obj', 'iobj', 'obl', 'obl:agent');
  const isPerson = (token: number): boolean => {
    const { upos, lemma } = told.tree.token(token);
    return upos === 'PROPN' || lexicon.relation('person', lemma, 'n').strength >= SOMEBODY;
  };
  return gather(events, (event, i) => {
    const pronoun = areOfOne(event, events[deed]) && i !== deed ? SHE.exec(event.text)?.[1] : undefined;
    if (pronoun === undefined) return [];
    const acts = /^s?he$/i.test(pronoun);
    if (acts ? objects.some(isPerson) : objects.length > 0) return [];
    return [own.text.replace(ours.subject, pronoun)];
  });
}

/** From which a dictionary may mean somebody by a noun. */
const SOMEBODY = 0.85;

const areOfOne = (one: Event, other: Event): boolean =>
  one.document === other.document && one.sentence === other.sentence;

/** The deed of the evidence that a statement tells of, where the evidence says that it happened; `named`: by a noun. */
function happened(
  text: string,
  named: string | undefined,
  question: Question,
  scene: Scene,
): number | undefined {
  const { documents } = scene;
  const statement = new Document(text, question.lexicon, undefined, undefined, 'en');
  const part = question.read(statement, { documents, titles: question.titles, cited: [] });
  if (isCarried(part)) return deedOf(part, statement, question, scene);
  return named === undefined ? undefined : deedNamed(named, question, scene);
}

/** "The delivery" of "the parcel was delivered": the one deed that a noun names by its verb, with all that the noun has beside it. */
function deedNamed(named: string, { lexicon }: Question, { documents, events }: Scene): number | undefined {
  const statement = new Document(asSentence(named), lexicon, undefined, undefined, 'en');
  const units = unitsOf(statement.whole());
  const { root } = statement.structure(-1);
  const noun = units.findIndex(({ from, to }) => from <= root && root < to);
  if (noun < 0) return undefined;
  const found = gather(events, ({ document, from, several }, i) => {
    const verb = several ? undefined : mainPast(documents[document], from);
    if (verb === undefined) return [];
    const place = { document, sentence: from, score: 0 };
    const { alignment, reading } = alignedSentence(place, [...documents], units, lexicon);
    if (!alignment.matches.every(({ strength }) => strength >= SAYS)) return [];
    const word = reading.words[alignment.matches[noun].at];
    return word !== undefined && word.scope === 0 && word.form === verb ? [i] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The main verb of a sentence that tells of something past, as it is written; undefined where it denies or supposes it. */
function mainPast(document: Document, sentence: number): string | undefined {
  const parse = document.parsed(sentence);
  const tree = new Tree(parse);
  const root = predicates(parse).find(({ token }) => tree.token(token).head < 0);
  if (root === undefined || root.negated || root.modals.length > 0) return undefined;
  const { xpos, form } = tree.token(root.token);
  return /^VB[DN]$/.test(xpos) && tree.with(root.token, 'mark').length === 0 ? form.toLowerCase() : undefined;
}

/** Whether it is told that something happened; that it was undone later takes nothing of that back. */
function isCarried({ best }: Part): boolean {
  if (best === undefined || best.mismatches.some(vetoes)) return false;
  return coverageBy(best.score, best.support) >= ACCEPTED;
}

/** Which deed of the scene carries a statement: the one whose sentence has its verb. */
function deedOf(part: Part, statement: Document, { lexicon }: Question, scene: Scene): number | undefined {
  const { sentences } = part.best!.support;
  const { root } = statement.structure(-1);
  const units = unitsOf(statement.whole());
  const verb = units.findIndex(({ from, to }) => from <= root && root < to);
  const places = sentences.map((one): Candidate => ({ ...one, score: 0 }));
  const has = (place: Candidate): boolean => {
    if (verb < 0 || units[verb].weight < LIGHT) return true;
    const source = scene.documents[place.document];
    const own: AlignedSentence = alignedSentence(place, [...scene.documents], units, lexicon);
    return source !== undefined && own.alignment.matches[verb].strength >= SAYS;
  };
  const found = sentences.length === 1 ? places[0] : places.find(has);
  if (found === undefined || originOf(sentences[0].source).structured) return undefined;
  const at = scene.events.findIndex(
    ({ document, from, to }) => document === found.document && from <= found.sentence && found.sentence < to,
  );
  return at < 0 || scene.events[at].several ? undefined : at;
}

/** Weight under which a verb says nothing by itself, and match from which a sentence has one. */
const LIGHT = 0.2;
const SAYS = 0.6;

/** Whether the first of two deeds must lie before the second, or not before it; undefined where neither follows. */
function decide(
  first: number,
  second: number,
  { network, events }: Scene,
): { readonly holds: boolean; readonly chain: Chain } | undefined {
  if (first === second) return undefined;
  const before = network.chain(events[first].lasting ? start(first) : end(first), start(second), true);
  const against = network.chain(start(second), start(first), false);
  if (before !== undefined && against !== undefined) return undefined;
  if (before !== undefined) return { holds: true, chain: before };
  return against === undefined ? undefined : { holds: false, chain: against };
}

/** That the first of two deeds, which are said to have been at one time, lies before the second; undefined where it may not. */
function apart(
  [first, second]: readonly [number, number],
  loosely: boolean,
  { network, events }: Scene,
): { readonly holds: boolean; readonly chain: Chain } | undefined {
  if (first === second) return undefined;
  const before = network.chain(end(first), start(second), true);
  const chain =
    before ?? (events[second].lasting ? undefined : network.chain(end(second), start(first), true));
  return chain === undefined || (loosely && before === undefined && !isDated(chain))
    ? undefined
    : { holds: false, chain };
}

/** Whether dates lead from one deed to another: "when" may mean right after, and not days after. */
const isDated = (chain: Chain): boolean => chain.some(({ dated }) => dated === true);

/** The sentences of the sources that two deeds, and what leads from one to the other, stand in. */
function placesOf(deeds: readonly number[], chain: Chain, { events }: Scene): readonly Candidate[] {
  const all = [...deeds, ...chain.flatMap(({ by }) => by)];
  const places = new Map<string, Candidate>();
  for (const event of all) {
    const { document, sentence }: Event = events[event];
    places.set(`${document}/${sentence}`, { document, sentence, score: 0 });
  }
  return [...places.values()];
}
