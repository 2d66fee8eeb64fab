/** A statement with the sentences that speak to it, as derivations look at the two. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import { Retold } from '../context/retold.ts';
import { align } from '../match/align.ts';
import type { Structure } from '../match/structure.ts';
import { type AlignedSentence, coverageOf, sharesSubject } from '../match/support.ts';
import type { Clause } from '../restate/types.ts';

/** How a value of a claim follows from values of the evidence. */
export interface Derivation {
  /** The unit of the claim whose value follows. */
  readonly unit: number;
  /** Units that only say how it does: "passed between", "in total". */
  readonly taken: readonly number[];
  /** The sentences whose values it follows from; the first has the value at word `at`. */
  readonly sentences: readonly AlignedSentence[];
  readonly at: number;
  /** For a reader. */
  readonly told: string;
  /**
   * It fills the value alone: what else the claim says is weighed, however much of it is found. The more seldom a value
   * comes out so by chance, the more it says of the rest: log-odds.
   */
  readonly weighed?: number;
}

/** Sentences beside those that speak to a claim that are read for their values, at the most. */
const MOST_NEARBY = 40;

const STATED = 0.9;
/** What opens a claim about anything of a kind. */
const GENERIC = /^(?:a|an|any|anyone|anybody|someone|somebody|whoever|if|each|every)$/;
/** Words by which a claim tells of one of a kind that was spoken of. */
const OF_ONE = /^(?:this|these|was|were|did)$/;
const OF_PERSON = /^(?:he|she|his|her|him)$/;

export class Asked {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  readonly sentences: readonly AlignedSentence[];
  readonly lexicon: Lexicon;
  /** For each document the words of its title. */
  readonly titles: readonly ReadonlySet<string>[];
  private readonly structure: () => Structure;
  private readonly clauses: () => readonly Clause[];
  private around: readonly AlignedSentence[] | undefined;

  constructor(
    reading: Reading,
    units: readonly Unit[],
    sentences: readonly AlignedSentence[],
    lexicon: Lexicon,
    titles: readonly ReadonlySet<string>[],
    structure: () => Structure,
    clauses: () => readonly Clause[],
  ) {
    this.reading = reading;
    this.units = units;
    this.sentences = sentences;
    this.lexicon = lexicon;
    this.titles = titles;
    this.structure = structure;
    this.clauses = clauses;
  }

  /** Whether it speaks of anybody or anything of a kind, and of no one time: of what holds whenever it comes to be. */
  get isOfAny(): boolean {
    const { units, reading } = this;
    const generic = GENERIC.test(reading.words[0]?.form ?? '');
    if (!generic && units.some(({ name, value }) => name || value?.kind === 'identifier')) return false;
    if (reading.words.some(({ form, value }) => value < 0 && OF_ONE.test(form))) return false;
    if (!generic && reading.words.some(({ form, value }) => value < 0 && OF_PERSON.test(form))) return false;
    return !this.clauses().some(
      ({ under, time, modality }) => under < 0 && time === 'past' && modality === 'none',
    );
  }

  /** The sentences that speak to it, and others with values of the sources that they stand in. */
  get nearby(): readonly AlignedSentence[] {
    return (this.around ??= [...this.sentences, ...this.others()]);
  }

  private others(): AlignedSentence[] {
    const { sentences, units, lexicon } = this;
    const found: AlignedSentence[] = [];
    const sources = new Map(sentences.map(({ document, source }) => [document, source]));
    for (const [document, source] of sources) {
      if (source instanceof Retold) continue;
      const { sentenceCount } = source.scan;
      for (let sentence = 0; sentence < sentenceCount && found.length < MOST_NEARBY; sentence++) {
        if (sentences.some((one) => one.document === document && one.sentence === sentence)) continue;
        const reading = source.sentence(sentence);
        if (reading.values.length === 0) continue;
        const alignment = align(units, reading, lexicon);
        const coverage = coverageOf(units, alignment.matches);
        found.push({ document, source, sentence, reading, alignment, coverage });
      }
    }
    return found;
  }

  /** Whether a value of the claim is taken for given: of anything of a kind, or stated by the evidence as well. */
  isSupposed(unit: number): boolean {
    if (this.sentences.some(({ alignment }) => alignment.matches[unit].strength >= STATED)) return true;
    const { words } = this.reading;
    const generic = GENERIC.test(words[0]?.form ?? '') || /^(?:a|an|any)$/.test(words[1]?.form ?? '');
    return generic && !this.units.some(({ name, value }) => name || value?.kind === 'identifier');
  }

  /** Whether a unit is a name or an identifier; at the start of a claim, where a sentence has it as a name. */
  isCalled(unit: number, { reading, alignment }: AlignedSentence): boolean {
    const { name, value, from, start } = this.units[unit];
    if (name || value?.kind === 'identifier') return true;
    const { at } = alignment.matches[unit];
    return from === 0 && at >= 0 && reading.words[at].capital && /\p{Lu}/u.test(this.reading.text[start]);
  }

  /** Whether the title of a source says a unit. */
  isTitled(unit: number, { document }: AlignedSentence): boolean {
    return this.saysTitle(this.titles[document], unit);
  }

  /** Whether the title of some source says a unit. */
  isInTitle(unit: number): boolean {
    return this.titles.some((title) => this.saysTitle(title, unit));
  }

  private saysTitle(title: ReadonlySet<string>, unit: number): boolean {
    const { word, value, start, end } = this.units[unit];
    if (value === undefined) return title.has(word.form) || title.has(word.lemma);
    if (value.kind !== 'identifier') return false;
    const parts = this.reading.text
      .slice(start, end)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return parts.every((part) => part === '' || title.has(part) || part === value.label);
  }

  /** Whether a unit is a verb of the claim. */
  isVerb(unit: number): boolean {
    const { from, value } = this.units[unit];
    const next = this.units[unit + 1];
    // "Booking B-61": a noun with its number.
    if (next?.value?.kind === 'identifier' && next.from === from + 1) return false;
    return value === undefined && this.structure().nodes[from].verb;
  }

  /** Whether a unit is the main verb of the claim. */
  isMainVerb(unit: number): boolean {
    return this.isVerb(unit) && this.structure().root === this.units[unit].from;
  }

  /** Whether two sentences speak of one thing: of one source, or by a name or identifier of the claim. */
  tied(a: AlignedSentence, b: AlignedSentence): boolean {
    return (
      a === b ||
      (sharesSubject(a, b, this.units) &&
        (a.document !== b.document || a.source.related(a.sentence, b.sentence)))
    );
  }
}
