/**
 * What follows from who is more than whom: "A is as tall as B" and "B is taller than C" say that A is taller than C. Where
 * all of a source tells where things lie, one that is above another is no further to the left or right than it is.
 */
import { CONDITION, HEDGE, NEGATION } from '../../text/cues.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { Inference, Question } from './inference.ts';

/** That one is more than another, or as much, of one dimension. */
interface Relation {
  readonly greater: string;
  readonly less: string;
  readonly dimension: string;
  readonly equal: boolean;
  readonly sentence?: AlignedSentence;
}

/** Two ends of one dimension. */
const OPPOSITES: ReadonlyMap<string, string> = new Map(
  (
    'young:old small:large little:large big:large low:high slow:fast cheap:expensive costly:expensive light:heavy poor:rich ' +
    'cold:warm cool:warm hot:warm weak:strong narrow:wide early:late left:right below:above west:east south:north'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Other words for the upper end. */
const UPPER = new Set(['big', 'costly', 'hot']);

const PLACES = /^(?:(?:to|on) the )?(left|right|north|south|east|west) of (.+)$|^(above|below) (.+)$/;
const EQUALLY = /^(?:just )?as (\p{L}+) as (.+)$/u;
const MORE = /^(?:(much|far|even|a lot) )?(?:(more|less) (\p{L}+)|(\p{L}+er)) than (.+)$/u;

/** Most relations that are read of the evidence. */
const MOST = 200;

/** Whether a claim that one is more than another follows from a chain of such; undefined where none leads there. */
export function byOrder({ reading, sentences }: Question): Inference | undefined {
  if (reading.cues & (NEGATION | CONDITION | HEDGE)) return undefined;
  const [claim, ...others] = relationsIn(reading.text.slice(reading.start, reading.end));
  if (claim === undefined || others.length > 0) return undefined;
  const known = sentences
    .filter((one) => !one.source.isRecord(one.sentence) && !one.reading.question)
    .filter((one) => !(one.reading.cues & (NEGATION | CONDITION | HEDGE)))
    .flatMap((sentence) =>
      relationsIn(sentence.reading.text.slice(sentence.reading.start, sentence.reading.end)).map((one) => ({
        ...one,
        sentence,
      })),
    )
    .flatMap((one) => (one.dimension === claim.dimension ? [one] : inLine(claim.dimension, one)))
    .slice(0, MOST);
  const path = pathBetween(claim, known);
  if (path === undefined) return undefined;
  const shown = [...new Set(path.map(({ sentence }) => sentence))];
  return { sentences: shown, told: path.map(said).join('; ') };
}

/** The two dimensions of what is drawn or laid out: what lies on a line of the one is level by the other. */
const ACROSS: ReadonlyMap<string, string> = new Map([
  ['right', 'above'],
  ['above', 'right'],
]);

/** That two things are level, as the one lies right above or beside the other; nothing of another dimension or text. */
function inLine(dimension: string, one: Known): readonly Known[] {
  const { source } = one.sentence;
  const isLevel = ACROSS.get(dimension) === one.dimension && isLayout(source);
  return isLevel ? [{ ...one, dimension, equal: true }] : [];
}

/** Sentences of a text that tells nothing but where things lie, at the most. */
const MOST_LAID_OUT = 40;

const layouts = new WeakMap<Document, boolean>();

/** Whether every sentence of a text says where one thing lies by another, and nothing besides. */
function isLayout(source: Document): boolean {
  const known = layouts.get(source);
  if (known !== undefined) return known;
  const { sentenceCount } = source.scan;
  const laidOut =
    sentenceCount <= MOST_LAID_OUT &&
    Array.from({ length: sentenceCount }, (_, at) => source.sentence(at)).every(({ text, start, end }) =>
      LIES.test(text.slice(start, end).trim()),
    );
  layouts.set(source, laidOut);
  return laidOut;
}

const LIES =
  /^(?:the|an?) (?:[a-z]+ ){1,3}is (?:to the (?:left|right) of|above|below) (?:the|an?)(?: [a-z]+){1,3}\.?$/i;

const said = ({ greater, less, dimension, equal }: Relation): string =>
  `${greater} ${equal ? '=' : '>'} ${less} (${dimension})`;

type Known = Relation & { readonly sentence: AlignedSentence };

/** The relations that lead from the greater of a claim to the less, one of them more than equal where the claim is. */
function pathBetween(claim: Relation, known: readonly Known[]): readonly Known[] | undefined {
  const seen = new Set<string>();
  let reached: { at: string; strict: boolean; path: readonly Known[] }[] = [
    { at: claim.greater, strict: false, path: [] },
  ];
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { at, strict, path } of reached) {
      if (path.length > 0 && at === claim.less && strict !== claim.equal) return path;
      for (const one of known) {
        const to = one.greater === at ? one.less : one.equal && one.less === at ? one.greater : undefined;
        if (to === undefined || (claim.equal && !one.equal)) continue;
        const stricter = strict || !one.equal;
        if (seen.has(`${to}/${stricter}`)) continue;
        seen.add(`${to}/${stricter}`);
        next.push({ at: to, strict: stricter, path: [...path, one] });
      }
    }
    reached = next;
  }
  return undefined;
}

/** Every relation of two that a text states. */
function relationsIn(text: string): Relation[] {
  const clauses = text.replace(/[.!?]+\s*$/, '').split(/\s+(?:is|are|was|were)\s+/);
  const found: Relation[] = [];
  for (let i = 0; i + 1 < clauses.length; i++) {
    const subject = nameOf(i === 0 ? clauses[0] : lastItem(clauses[i]));
    const rest = i + 2 < clauses.length ? withoutLastItem(clauses[i + 1]) : clauses[i + 1];
    found.push(...relationsOf(subject, rest.trim()));
  }
  return found;
}

const items = (text: string): string[] => text.split(/\s*(?:,|;)\s*(?:and\s+)?|\s+and\s+/);
const lastItem = (text: string): string => items(text).at(-1) ?? '';
/** A text without the subject of the clause behind it. */
const withoutLastItem = (text: string): string =>
  text.slice(0, text.length - lastItem(text).length).replace(/(?:[\s,;]|\band)+$/, '');
const nameOf = (text: string): string =>
  text
    .trim()
    .replace(/^(?:the|a|an)\s+/i, '')
    .toLowerCase();

function relationsOf(subject: string, rest: string): Relation[] {
  const text = rest.replaceAll(/\s+/g, ' ').toLowerCase();
  if (subject === '' || subject.split(' ').length > LONGEST_NAME) return [];
  const place = PLACES.exec(text);
  if (place !== null) return each(subject, place[2] ?? place[4], place[1] ?? place[3], false, false);
  const equal = EQUALLY.exec(text);
  if (equal !== null) return each(subject, equal[2], equal[1], true, false);
  const more = MORE.exec(text);
  if (more === null) return [];
  const [, , by, plain, comparative, others] = more;
  return each(subject, others, plain ?? positiveOf(comparative), false, by === 'less');
}

const LONGEST_NAME = 5;

function each(subject: string, others: string, word: string, equal: boolean, less: boolean): Relation[] {
  const upper = OPPOSITES.get(word);
  const dimension = upper ?? word;
  const down = (upper !== undefined && !UPPER.has(word)) !== less;
  return items(others)
    .map(nameOf)
    .filter((other) => other !== '')
    .map((other): Relation => {
      const [greater, lesser] = down ? [other, subject] : [subject, other];
      return { greater, less: lesser, dimension, equal };
    });
}

/** "Tall" of "taller", "heavy" of "heavier", "big" of "bigger". */
function positiveOf(comparative: string): string {
  const stem = comparative.slice(0, -2);
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`;
  if (/([bdgmnpt])\1$/.test(stem)) return stem.slice(0, -1);
  return /^(?:larg|wid|lat|clos|saf|whit|rar|nic|simpl|strang)$/.test(stem) ? `${stem}e` : stem;
}
