/** The grammar of the sentences of a text: their parses, and what they become when they are said again, each made when it is first asked for. */
import { gather } from '../../text/gather.ts';
import { parseAroundVerb } from '../../text/parse/bundled.ts';
import type { Parse } from '../../text/parse/parser.ts';
import type { Reading } from '../../text/reading.ts';
import { byExamples } from '../beside/examples.ts';
import { gappedOf } from '../beside/gapped.ts';
import { halvesOf } from '../carry/halves.ts';
import { type Recast, recastParse, unfronted } from '../carry/recast.ts';
import { recounted, remember } from '../logic/partitive.ts';
import { type Structure, structureOf } from '../match/structure.ts';
import { withAbilities } from '../restate/able.ts';
import { Grammar } from '../restate/grammar.ts';
import { segmentsOf } from '../restate/segments.ts';

/** Parses `text[start, end)`, taken as one sentence; offsets are into `text`. */
export type ParseSentence = (text: string, start: number, end: number) => Parse;

/** What the grammar of one sentence has been read for, each when it was first asked for. */
interface Read {
  parse: Parse | undefined;
  grammar: Grammar | undefined;
  all: readonly Grammar[] | undefined;
  wholes: readonly Grammar[] | undefined;
  claims: readonly Grammar[] | undefined;
  halves: readonly Grammar[] | undefined;
  gapped: readonly Grammar[] | undefined;
  recounted: Grammar | null | undefined;
}

const UNREAD: Read = {
  parse: undefined,
  grammar: undefined,
  all: undefined,
  wholes: undefined,
  claims: undefined,
  halves: undefined,
  gapped: undefined,
  recounted: undefined,
};

export abstract class ParsedText {
  private readonly structures = new Map<number, Structure>();
  private readonly grammarOf = new Map<number, Read>();
  abstract readonly text: string;
  protected abstract readonly parse: ParseSentence;

  /** The close reading of a sentence; of the whole text where `index` is -1. */
  protected abstract readingOf(index: number): Reading;

  /** Lets go of the grammar of all sentences, and of all structures but the latest. */
  protected forgetGrammar(mostKept: number): void {
    keepLatest(this.structures, mostKept);
    this.grammarOf.clear();
  }

  /** The structure of a sentence, made once; of the whole text where `index` is -1. */
  structure(index: number): Structure {
    const kept = this.structures.get(index);
    if (kept !== undefined) return kept;
    const structure = structureOf(this.readingOf(index), this.parsed(index));
    this.structures.set(index, structure);
    return structure;
  }

  private read(index: number): Read {
    let read = this.grammarOf.get(index);
    if (read === undefined) this.grammarOf.set(index, (read = { ...UNREAD }));
    return read;
  }

  /** The clauses and phrases of a sentence, read once for a question; of the whole text where `index` is -1. */
  grammar(index: number): Grammar {
    return (this.read(index).grammar ??= new Grammar(this.readingOf(index), this.parsed(index)));
  }

  /** The grammar of a sentence, then those of the statements that stand in it side by side, and of its examples. */
  grammars(index: number): readonly Grammar[] {
    const read = this.read(index);
    if (read.all !== undefined) return read.all;
    const reading = this.readingOf(index);
    const segments = segmentsOf(reading).map(
      ({ start, end }) => new Grammar(reading, this.parse(this.text, start, end)),
    );
    const examples = this.recast(reading, (text) => byExamples(text, this.parsed(index), reading.start));
    read.all = [...this.wholes(index), ...segments, ...this.halves(index), ...examples];
    return read.all;
  }

  /** The grammars of the two statements that a sentence joins; none of a sentence that is one. */
  halves(index: number): readonly Grammar[] {
    return (this.read(index).halves ??= this.recast(this.readingOf(index), (text) => halvesOf(text, true)));
  }

  /** The same of a sentence whose second half leaves its verb out. */
  gapped(index: number): readonly Grammar[] {
    return (this.read(index).gapped ??=
      this.halves(index).length > 0 ? [] : this.recast(this.readingOf(index), gappedOf));
  }

  /** The grammar of a sentence, that of the same with what says when it was at its end, and those of what it says can be done. */
  wholes(index: number): readonly Grammar[] {
    const read = this.read(index);
    if (read.wholes !== undefined) return read.wholes;
    const again = this.recast(this.readingOf(index), (text) => {
      const moved = unfronted(text);
      return moved && [moved];
    });
    const plain = [this.grammar(index), ...again];
    read.wholes = [...plain, ...gather(plain, (grammar) => withAbilities(grammar) ?? [])];
    return read.wholes;
  }

  /** The grammars of a claim's sentence: its wholes, and where its parse lacks a main verb one made around a verb. */
  asClaim(index: number): readonly Grammar[] {
    const read = this.read(index);
    if (read.claims !== undefined) return read.claims;
    const reading = this.readingOf(index);
    const english = reading.language === 'en' && !reading.question;
    const parse = english
      ? parseAroundVerb(this.text, reading.start, reading.end, this.parsed(index))
      : undefined;
    const around = parse === undefined ? [] : [new Grammar(reading, parse)];
    read.claims = [...this.wholes(index), ...around];
    return read.claims;
  }

  /** The grammars of what an English sentence of ordinary length becomes when it is said again. */
  private recast(reading: Reading, say: (text: string) => readonly Recast[] | undefined): Grammar[] {
    const { start, end, language, words, question } = reading;
    if (language !== 'en' || question || words.length > LONGEST_RECAST) return [];
    return (say(this.text.slice(start, end)) ?? []).map((one) => {
      const parse = recastParse(one, this.parse(one.text, 0, one.text.length), start);
      return new Grammar(reading, parse);
    });
  }

  /** The grammar of a sentence with what it counts by parts said again; undefined where it counts nothing so. */
  recounted(index: number): Grammar | undefined {
    const read = this.read(index);
    if (read.recounted === undefined) read.recounted = this.recount(index) ?? null;
    return read.recounted ?? undefined;
  }

  private recount(index: number): Grammar | undefined {
    const reading = this.readingOf(index);
    const { start, end, language, words, question } = reading;
    if (language !== 'en' || question || words.length > LONGEST_RECAST) return undefined;
    const said = recounted(this.text.slice(start, end));
    if (said === undefined) return undefined;
    const parse = recastParse(said, this.parse(said.text, 0, said.text.length), start);
    return remember(new Grammar(reading, parse), start, said.counted);
  }

  /** The parse of a sentence, made once; of the whole text where `index` is -1. */
  parsed(index: number): Parse {
    const read = this.read(index);
    if (read.parse !== undefined) return read.parse;
    const { start, end } = this.readingOf(index);
    return (read.parse = this.parse(this.text, start, end));
  }
}

/** Removes the oldest members past so many. */
export function keepLatest<T>(kept: Map<number, T>, most: number): void {
  for (const key of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(key);
  }
}

/** Words past which a sentence is not said again. */
const LONGEST_RECAST = 60;
