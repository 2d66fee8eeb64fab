/** The evidence as the deeds that it tells of, each in a sentence of its own, and what must hold of their order. */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { Document } from '../read/document.ts';
import { clauseOf, isPast, type Told } from './clause.ts';
import { liesBefore, type Moment, momentOf } from './moments.ts';
import { type Edge, end, Network, start } from './network.ts';
import { type Link, type Piece, split } from './split.ts';
import { type Turn, turnOf } from './turns.ts';

/** A deed of the evidence: its sentence in the scene, and the one of the source that tells of it. */
export interface Event extends Piece {
  /** Sentences of the scene, [from, to). */
  readonly from: number;
  readonly to: number;
  readonly document: number;
  readonly sentence: number;
  readonly moment: Moment | undefined;
}

export interface Scene {
  /** For each source its deeds as a text. */
  readonly documents: readonly Document[];
  readonly events: readonly Event[];
  readonly network: Network;
}

/** Deeds with a moment that are held against each other, at the most. */
const MOST_DATED = 80;

/** Takes the sources apart: of each the sentences that are given, in order; none of one that is left as it is. */
export function sceneOf(
  documents: readonly Document[],
  chosen: readonly (readonly number[])[],
  lexicon: Lexicon,
): Scene {
  const events: Event[] = [];
  const edges: Edge[] = [];
  const scenes = documents.map((document, i) => {
    if (chosen[i].length === 0 || document.structured) return document;
    const told = tellingOf(document, chosen[i], lexicon);
    const first = events.length;
    events.push(...eventsOf(told, i));
    for (const link of told.links) edges.push(...edgesOf(link, first, events));
    edges.push(...sameDeeds(events, first));
    return told.document;
  });
  const dated = gather(events, ({ moment }, i) => (moment === undefined ? [] : [i])).slice(0, MOST_DATED);
  for (const a of dated) for (const b of dated) edges.push(...byDate(events, a, b));
  return { documents: scenes, events, network: new Network([...edges, ...atOnce(events)]) };
}

/** A piece in a text that is told again. */
interface Placed extends Piece {
  /** The sentence of the source. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

interface Telling {
  readonly document: Document;
  readonly pieces: readonly Placed[];
  readonly links: readonly Link[];
}

/** Sentences of a source as a text of its deeds. */
function tellingOf(document: Document, sentences: readonly number[], lexicon: Lexicon): Telling {
  const { text, scan } = document;
  const pieces: Placed[] = [];
  const links: Link[] = [];
  let said = '';
  /** The deed that the sentence before ends with; -1 for none that one thing is said of. */
  let closing = -1;
  sentences.forEach((sentence, i) => {
    const begin = scan.sentenceStart[sentence];
    const full = text.slice(begin, scan.sentenceEnd[sentence]);
    const turn = document.isRecord(sentence) ? undefined : turnOf(full);
    const own = turn === undefined ? full : full.slice(turn.length);
    const found = document.isRecord(sentence) ? undefined : split(own);
    const follows = i > 0 && sentences[i - 1] === sentence - 1;
    if (i > 0) said += follows ? text.slice(scan.sentenceEnd[sentence - 1], begin) || ' ' : '\n\n';
    const first = pieces.length;
    const whole = found === undefined || found.pieces.length === 1;
    const all = whole
      ? [{ lasting: false, several: false, ...found?.pieces[0], text: capitalized(own) }]
      : found.pieces;
    for (const piece of all) {
      if (pieces.length > first) said += ' ';
      pieces.push({ ...piece, sentence, start: said.length, end: said.length + piece.text.length });
      said += piece.text;
    }
    for (const link of found?.links ?? []) links.push({ ...link, a: link.a + first, b: link.b + first });
    if (follows && closing >= 0) {
      const opens = first + (found?.first ?? 0);
      if (turn !== undefined) links.push(turned(turn, closing, opens));
      else if (whole) links.push(...byTense(pieces, closing, opens));
    }
    const last = first + (found?.last ?? 0);
    closing = pieces[last].several ? -1 : last;
  });
  return { document: new Document(said, lexicon, undefined, undefined, document.language), pieces, links };
}

const turned = ({ later, word }: Turn, previous: number, own: number): Link => ({
  kind: 'before',
  a: later ? previous : own,
  b: later ? own : previous,
  word,
});

const capitalized = (text: string): string =>
  text.replace(/^\s*(\p{Ll})/u, (_, letter: string) => letter.toUpperCase());

/** "She had paid. The order was sent.": what a pluperfect tells lies before the past that it stands beside. */
function byTense(pieces: readonly Piece[], previous: number, own: number): Link[] {
  const one = clauseOf(pieces[previous].text);
  const other = clauseOf(pieces[own].text);
  if (one === undefined || other === undefined || !isPast(one) || !isPast(other)) return [];
  if ([one, other].some(({ predicate }) => predicate.negated || !predicate.isRoot)) return [];
  const [first, second] = [isBefore(one), isBefore(other)];
  if (first === second || one.several || other.several) return [];
  const [a, b] = first ? [previous, own] : [own, previous];
  return [{ kind: 'before', a, b, word: 'had' }];
}

const isBefore = ({ predicate }: Told): boolean => predicate.perfect && predicate.tense === 'past';

/** What changes the day that a time of day is of. */
const OTHER_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|tomorrow|overnight|(?:next|following|previous|same|day|days|week|night|month) (?:day|morning|later|after|before|earlier|evening|afternoon|week|month))\b/i;

function eventsOf({ document, pieces }: Telling, source: number): Event[] {
  let day = `${source}/`;
  return pieces.map(({ start: begin, end: close, ...piece }, i) => {
    const sentences = document.sentencesIn(begin, close);
    const from = sentences[0] ?? 0;
    const apart = i > 0 && piece.sentence > pieces[i - 1].sentence + 1;
    if (apart || OTHER_DAY.test(document.text.slice(begin, close))) day = `${source}/${i}`;
    const moment = sentences.length === 1 && !piece.several ? momentOf(document, from, day) : undefined;
    if (moment !== undefined && !moment.scale.includes('/')) day = `${source}/${i}`;
    return { ...piece, from, to: from + sentences.length, document: source, moment };
  });
}

/** What a link says of the starts and ends of its two deeds. */
function edgesOf({ kind, a, b, word }: Link, first: number, events: readonly Event[]): Edge[] {
  const [one, other] = [a + first, b + first];
  if (events[one].several || events[other].several) return [];
  const by = [one, other];
  const told = `${sayingOf(events[one])} ${SAID[kind]} ${sayingOf(events[other])} (${word})`;
  const edge = (from: number, to: number, strict: boolean): Edge => ({ from, to, strict, told, by });
  switch (kind) {
    case 'before':
      return [edge(events[one].lasting ? start(one) : end(one), start(other), true)];
    case 'until':
      return [edge(start(one), start(other), true)];
    case 'within':
      return [edge(start(other), start(one), false), edge(end(one), end(other), false)];
    case 'meets':
      return [edge(start(other), start(one), false)];
    case 'from':
      return [edge(start(other), end(one), false)];
  }
}

const SAID = { before: '<', until: 'until', within: 'during', meets: '≥', from: 'since' } as const;

const sayingOf = ({ text }: Piece): string => `“${text.replace(/\.$/, '')}”`;

function byDate(events: readonly Event[], a: number, b: number): Edge[] {
  const [one, other] = [events[a].moment, events[b].moment];
  if (one === undefined || other === undefined || !liesBefore(one, other)) return [];
  const told = `${one.said} < ${other.said}`;
  return [{ from: end(a), to: start(b), strict: true, told, by: [a, b], dated: true }];
}

/** What does not last ends as it starts. */
const atOnce = (events: readonly Event[]): Edge[] =>
  gather(events, ({ lasting }, i): Edge[] =>
    lasting ? [] : [{ from: end(i), to: start(i), strict: false, told: '', by: [] }],
  );

/**
 * "The team paid the claim. Once the claim was paid, …": a deed that is told again, of the same verb and of nothing
 * else, is the same deed.
 */
function sameDeeds(events: readonly Event[], first: number): Edge[] {
  const read = new Map<string, number[]>();
  const edges: Edge[] = [];
  for (let i = first; i < events.length; i++) {
    const { named } = events[i];
    if (named !== undefined) {
      const key = `${named.toLowerCase()} `;
      read.set(key, [...(read.get(key) ?? []), i]);
      continue;
    }
    const told = clauseOf(events[i].text);
    if (told === undefined || !isPast(told) || told.predicate.negated) continue;
    const { lemma } = told.predicate;
    read.set(lemma, [...(read.get(lemma) ?? []), i]);
  }
  for (const [, [one, other, ...more]] of read) {
    if (other === undefined || more.length > 0 || !isRetelling(events[one], events[other])) continue;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ])
      edges.push(
        { from: start(a), to: start(b), strict: false, told: '', by: [a, b] },
        { from: end(a), to: end(b), strict: false, told: '', by: [a, b] },
      );
  }
  return edges;
}

/** Whether the second of two deeds names nothing that the first does not, or that a pronoun of the first may be. */
function isRetelling(one: Event, other: Event): boolean {
  if (one.moment !== undefined && other.moment !== undefined) return false;
  const known = new Set(wordsOf(one));
  const more = wordsOf(other).filter((word) => !known.has(word));
  const pronoun = /\b(?:it|them|they|he|she|this)\b/i.test(one.text);
  return more.length <= (pronoun ? 1 : 0) && !more.some((word) => /\p{N}/u.test(word));
}

const wordsOf = ({ text }: Event): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => /\p{N}/u.test(word) || (word.length > 2 && !SMALL.has(word)));

const SMALL = new Set('the been was were had has that this with from have then already did'.split(' '));
