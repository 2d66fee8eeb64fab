/**
 * "In winter the pool opens at 8" by "The pool opens at 8." under "Winter season": a statement without what a head says of its
 * lines, read against those lines alone. What other heads stand over is said of others, and speaks neither for it nor against it.
 */
import { patternOf } from '../../text/pattern.ts';
import { isCarried } from '../carried.ts';
import type { Expanded } from '../carry/expanded.ts';
import { expandedSources } from '../carry/expanded.ts';
import type { Engine, Part, Sources } from '../case.ts';
import { capital, escaped } from '../context/tellings/words.ts';
import { boundOf, withoutLead, wordsOf } from '../light/head-bounds.ts';
import { readPart } from '../part.ts';
import { Document } from '../read/document.ts';
import { type Head, headsOf } from '../read/heads.ts';
import { isProof, placed } from './reworded.ts';

/** A statement without the phrase that names a head. */
interface Cut {
  readonly text: string;
  /** Where a character of it stands in the statement, from its start. */
  at(offset: number): number;
}

/** Heads that a statement is read under, at the most. */
const MOST_READ = 4;

/** A statement that the lines under one head prove, where it names that head; undefined for any other. */
export function readOfHead(part: Part, evidence: Sources, engine: Engine): Part | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question) return undefined;
  const said = text.slice(start, end);
  const words = new Set(wordsOf(said).flatMap((word) => [word, `${word}s`]));
  let left = MOST_READ;
  for (const [document, origin] of evidence.documents.entries())
    for (const head of headsOf(origin)) {
      if (head.form === 'label' || !wordsOf(head.text).some((word) => words.has(word))) continue;
      for (const cut of cutsOf(said, head, origin)) {
        if (left-- <= 0) return undefined;
        const found = readUnder(cut, head, document, part, evidence, engine);
        if (found !== undefined) return placed(found, (offset) => start + cut.at(offset));
      }
    }
  return undefined;
}

/** A statement read against what stands under a head. */
function readUnder(
  { text }: Cut,
  head: Head,
  place: number,
  part: Part,
  evidence: Sources,
  engine: Engine,
): Part | undefined {
  const own = under(head, evidence.documents[place]!, engine);
  const { sources, restored } = expandedSources(part, evidence, new Map([[place, own]]), engine.lexicon)!;
  const read = readPart(new Document(text, engine.lexicon), -1, sources, engine, 'carried');
  if (!isCarried(read) || !isProof(read)) return undefined;
  if (read.best!.support.sentences.some(({ document }) => document !== place)) return undefined;
  const found = restored(read);
  return found && { ...found, sentences: [], beside: [] };
}

/** What stands under a head, as a text of its own. */
function under({ first, last }: Head, origin: Document, { lexicon }: Engine): Expanded {
  const { text, scan, language } = origin;
  const from = scan.sentenceStart[first]!;
  const own = text.slice(from, last + 1 < scan.sentenceCount ? scan.sentenceStart[last + 1] : text.length);
  const document = new Document(own.replace(/[\s#>*_-]+$/u, ''), lexicon, undefined, undefined, language);
  const placeOf = (sentence: number): number => {
    const at = from + document.scan.sentenceStart[sentence]!;
    let place = first;
    while (place < last && scan.sentenceStart[place + 1]! <= at) place++;
    return place;
  };
  return { origin, document, placeOf, isPutIn: () => false };
}

const KINDS =
  'plan|tariff|tier|package|membership|subscription|season|customers?|members?|users?|subscribers?|model|version|tower|building|wing|floor|office|branch|store|site|room';
const KIND = `(?: (?:${KINDS}))?`;
const INSIDE =
  '(?:in|on|at|for|during|under|(?<=(?:open|available|offered|granted|delivery|shipping) )to|(?<=(?:charge|plan) )with)';
const AS_YOU = 'can|cannot|may|must|have|get|need|receive|pay|are|do|will|should';

/** What names a head in a statement: all of its words, what it leads to, or what tells it from others. */
function namesOf(head: Head, origin: Document): readonly string[] {
  const bound = boundOf(head, origin);
  if (bound === undefined) return [];
  const [first = ''] = bound.words;
  return [
    ...new Set([head.text, withoutLead(head.text), ...(bound.words.length === 1 ? [first] : [])]),
  ].filter((one) => one.length > 2);
}

/** What a head that is a setting opens with. */
const LEADING =
  /^(?:in|on|at|with|without|if|unless|after|before|during|until|from|under|within|between|for|outside) /iu;

/** A statement without what names a head: behind a preposition, as those whom its lines speak to, or beside the kind of thing. */
function cutsOf(said: string, head: Head, origin: Document): readonly Cut[] {
  return namesOf(head, origin).flatMap((name): readonly Cut[] => {
    const own = escaped(name.replace(/(?<=\p{Ll}{3})s$/u, ''));
    const phrase = `(?:the |our |an? )?${own}(?:e?s)?${KIND}`;
    const ways: readonly (readonly [pattern: string, put: string])[] = [
      ...(LEADING.test(name)
        ? ([
            [String.raw`^${escaped(name)},? (?=\p{L})`, ''],
            [` ${escaped(name)}(?=[,.;]|$)`, ''],
          ] as const)
        : []),
      [String.raw`^(?:in|on|at|for|during|under|with) ${phrase},? (?=\p{L})`, ''],
      [` ${INSIDE} ${phrase}(?=[ ,.;]|$)`, ''],
      [String.raw`^(?:the )?${own}(?:s|es|${KIND}) (?=(?:${AS_YOU})\b)`, 'You '],
      [String.raw`(?<=\bthe )${own} (?=(?:${KINDS})\b)`, ''],
    ];
    for (const [pattern, put] of ways) {
      const found = patternOf(pattern, 'iu').exec(said);
      if (found !== null) return [cutOut(said, found.index, found.index + found[0].length, put)];
    }
    return [];
  });
}

/** A text without what stands between two places of it. */
function cutOut(said: string, from: number, to: number, put = ''): Cut {
  return {
    text: capital(said.slice(0, from) + put + said.slice(to)),
    at: (offset) =>
      offset < from ? offset : Math.min(said.length - 1, Math.max(from, offset - put.length + to - from)),
  };
}
