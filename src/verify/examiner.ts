/**
 * The deterministic engine as another layer asks it: how a claim divides into statements, which sentences the
 * evidence has, which of them touch a statement's words, and what stands between a statement and a passage that
 * something else takes for its support.
 */

import type { Citation, EvidencePassage, MismatchKind } from '../domain/check.ts';
import type { Claim } from '../domain/claim.ts';
import type { Evidence } from '../domain/evidence.ts';
import { fold } from '../text/chars.ts';
import { gather } from '../text/gather.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import { type Contrary, contrary } from './against/contrary.ts';
import type { Engine, Part, Sources } from './case.ts';
import { statements, titleWords } from './claim/statement.ts';
import { totalWeight, unitsOf } from './claim/units.ts';
import { vetoes } from './match/outweigh.ts';
import { type Candidate, queryOf, retrieve } from './match/retrieve.ts';
import { unstated } from './match/unstated-main.ts';
import type { Mismatch } from './matter.ts';
import { readPassage } from './passage.ts';
import { Document } from './read/document.ts';
import { Library } from './read/library.ts';
import type { OpenSource } from './read/source.ts';
import { citationsOf, passagesOf } from './say/spans.ts';

/** One statement of a claim. Offsets are UTF-16 code units into the claim. */
export interface ClaimStatement {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it carries of the claim, beside the other statements. */
  readonly weight: number;
}

/** Neighbouring sentences [`from`, `to`) of one source. */
export interface Span {
  /** Place of the source among those that hold content. */
  readonly document: number;
  readonly from: number;
  readonly to: number;
}

/** What is read together as evidence for a statement: one span or more, in the order of the evidence. */
export interface Passage {
  readonly spans: readonly Span[];
}

/** What the typed checks find between a statement and a passage. */
export interface Examination {
  /** What speaks against taking the passage for support, gravest first; none where nothing does. */
  readonly objections: readonly Objection[];
  /** Places elsewhere in the evidence that say otherwise or take it back. */
  readonly against: readonly Citation[];
  readonly againstKind: MismatchKind | undefined;
  /** How the passage stands to the statement, as the engine's judge sees it: by the names of its features. */
  readonly measures: Float32Array;
}

export interface Objection {
  readonly kind: MismatchKind;
  /** The passage says otherwise; else it leaves the statement open. */
  readonly contradicts: boolean;
  /** The passage may say as much: what was found only makes it less sure. */
  readonly mild: boolean;
}

/** Evidence opened for the questions of one request. */
export interface OpenEvidence {
  /** Sources that hold content, in the order of the request. */
  readonly documents: readonly Document[];
  /** Sources that hold content, by the same places: their ids and checksums. */
  readonly sources: readonly Evidence[];
  statements(claim: Claim): readonly ClaimStatement[];
  /** The sentences that touch the statement's words, best first, at most `limit`. */
  touching(claim: Claim, statement: number, limit: number): readonly Candidate[];
  textOf(passage: Passage): string;
  /** The place of a passage as it is cited; of data, the values that the statement speaks of. */
  cite(claim: Claim, statement: number, passage: Passage): readonly Citation[];
  /** The passage with its context, for a reader. */
  show(passage: Passage): readonly EvidencePassage[];
  examine(claim: Claim, statement: number, passage: Passage): Examination;
  /** Lets go of what was read closely. */
  forget(): void;
}

/** Makes an examiner; it may be asked from one thread at a time. `memory`: bytes of read evidence it keeps. */
export function makeExaminer(
  engine: Engine,
  memory: number,
): (evidence: readonly Evidence[]) => OpenEvidence {
  const library = new Library(engine.lexicon, memory);
  return (evidence) => {
    const open = evidence
      .map((source): OpenSource => ({ evidence: source, document: library.open(source) }))
      .filter((source) => source.document !== undefined);
    return new Opened(open, engine);
  };
}

class Opened implements OpenEvidence {
  readonly documents: readonly Document[];
  readonly sources: readonly Evidence[];
  private readonly open: readonly OpenSource[];
  private readonly engine: Engine;
  private readonly evidence: Sources;
  private readonly claims = new Map<string, { readonly text: Document; readonly parts: readonly number[] }>();

  constructor(open: readonly OpenSource[], engine: Engine) {
    this.open = open;
    this.engine = engine;
    this.documents = open.map((source) => source.document!);
    this.sources = open.map((source) => source.evidence);
    const titles = open.map((source) => titleWords(source, engine.lexicon));
    this.evidence = { documents: this.documents, titles, cited: [] };
  }

  statements(claim: Claim): readonly ClaimStatement[] {
    const { text, parts } = this.read(claim);
    return parts.map((index) => {
      const reading = index < 0 ? text.whole() : text.sentence(index);
      const { start, end } = reading;
      return {
        text: claim.text.slice(start, end),
        start,
        end,
        weight: totalWeight(unitsOf(reading)),
      };
    });
  }

  touching(claim: Claim, statement: number, limit: number): readonly Candidate[] {
    const { text, parts } = this.read(claim);
    const index = parts[statement]!;
    const reading = index < 0 ? text.whole() : text.sentence(index);
    const query = queryOf(reading, unitsOf(reading), this.engine.lexicon);
    return retrieve(this.documents, query, limit).slice(0, limit);
  }

  textOf({ spans }: Passage): string {
    return spans
      .map((span) => {
        const { start, end } = this.quote(span);
        return this.documents[span.document]!.text.slice(start, end);
      })
      .join('\n');
  }

  cite(claim: Claim, statement: number, { spans }: Passage): readonly Citation[] {
    return gather(spans, (span) => {
      const { evidence, document } = this.open[span.document]!;
      if (!document!.structured) return [{ source_id: evidence.source_id, ...this.quote(span) }];
      const { best } = this.readAgainst(claim, statement, { spans: [span] });
      return citationsOf({ sentences: best!.support.sentences }, this.open);
    });
  }

  show({ spans }: Passage): readonly EvidencePassage[] {
    const beside = spans.map(({ document, from }) => ({ document, sentence: from, score: 0 }));
    return passagesOf([{ sentences: [], beside, best: undefined }], this.open, spans.length);
  }

  examine(claim: Claim, statement: number, passage: Passage): Examination {
    const part = this.readAgainst(claim, statement, passage);
    const found = part
      .best!.mismatches.filter((one) => objects(one, part, passage))
      .map(({ kind, force }) => ({ kind, contradicts: force === 'contradicts', mild: force === 'open' }));
    const { text, parts } = this.read(claim);
    const opening = namesAnother(part, text, parts[statement]!, passage, this.engine.lexicon)
      ? [OTHER_NAME]
      : [];
    const objections = [...found, ...opening, ...this.unstatedBy(part, claim, statement, passage)].sort(
      (one, other) => Number(other.contradicts) - Number(one.contradicts),
    );
    return { objections, ...this.denied(contrary(part)), measures: part.best!.features! };
  }

  forget(): void {
    for (const document of this.documents) document.forget();
  }

  /** What its own main clauses leave open of a statement that the passage says in other words, if in any. */
  private unstatedBy(part: Part, claim: Claim, statement: number, { spans }: Passage): Objection[] {
    const { text, parts } = this.read(claim);
    const own = part.sentences.filter(({ document, sentence }) =>
      spans.some((span) => span.document === document && span.from <= sentence && sentence < span.to),
    );
    const kind = unstated(part, text.grammar(parts[statement]!), own);
    return kind === undefined ? [] : [{ kind, contradicts: false, mild: false }];
  }

  private denied(found: Contrary | undefined): Pick<Examination, 'against' | 'againstKind'> {
    if (found === undefined) return { against: [], againstKind: undefined };
    const against = gather(found.sentences, (one) => citationsOf({ sentences: [one] }, this.open));
    return { against, againstKind: found.kind };
  }

  private readAgainst(claim: Claim, statement: number, { spans }: Passage): Part {
    const { text, parts } = this.read(claim);
    const sentences = gather(spans, ({ document, from, to }) =>
      Array.from({ length: to - from }, (_, i) => ({ document, sentence: from + i, score: 0 })),
    );
    return readPassage(text, parts[statement]!, this.evidence, sentences, this.engine);
  }

  private quote({ document, from, to }: Span) {
    const { source, scan } = this.documents[document]!;
    const start = scan.sentenceStart[from]!;
    const end = scan.sentenceEnd[to - 1]!;
    return { quote: source.slice(start, end), start, end };
  }

  private read(claim: Claim): { readonly text: Document; readonly parts: readonly number[] } {
    const kept = this.claims.get(claim.text);
    if (kept !== undefined) return kept;
    const text = new Document(claim.text, this.engine.lexicon);
    const read = { text, parts: statements(text) };
    this.claims.set(claim.text, read);
    return read;
  }
}

/**
 * Whether a mismatch stands against taking the passage for support: what no score of the engine's own outweighs,
 * any modal, and a name that neither the passage nor its source says. Other scopes that may only leave something
 * open (a speaker, a condition somewhere in the sentence) are what a model reads better than cue words do.
 */
function objects(mismatch: Mismatch, part: Part, { spans }: Passage): boolean {
  if (vetoes(mismatch) || mismatch.kind === 'modality') return true;
  if (mismatch.kind !== 'entity') return false;
  const beside = part.sentences.filter((one) => spans.some((span) => span.document === one.document));
  return !mismatch.units.every((unit) =>
    beside.some((one) => one.alignment.matches[unit]!.strength >= NAMED),
  );
}

const OTHER_NAME: Objection = { kind: 'entity', contradicts: true, mild: false };

/**
 * Whether a statement opens with a name that neither the passage nor its source says, and the passage has another: any
 * word that opens a sentence is written with a capital, and the parse or the dictionary tells which is a name.
 */
function namesAnother(
  { units, sentences, reading, best }: Part,
  text: Document,
  index: number,
  { spans }: Passage,
  lexicon: Lexicon,
): boolean {
  const [first] = units;
  if (reading.language !== 'en' || first?.from !== 0 || first.name || first.value !== undefined) return false;
  if (!namesIn(text, Math.max(0, index), lexicon).has(first.start)) return false;
  const beside = sentences.filter((one) => spans.some((span) => span.document === one.document));
  if (beside.some((one) => one.alignment.matches[0]!.strength >= NAMED)) return false;
  return best!.support.sentences.some(({ source, sentence, alignment, reading: { words } }) => {
    const used = new Set(alignment.matches.map(({ at }) => at));
    const names = namesIn(source, sentence, lexicon);
    return words.some(({ start, value }, at) => value < 0 && names.has(start) && !used.has(at));
  });
}

/** Where the names of a sentence begin. */
function namesIn(document: Document, sentence: number, lexicon: Lexicon): ReadonlySet<number> {
  const named = document
    .parsed(sentence)
    .tokens.filter(
      ({ form, upos }) =>
        INNER_CAPITAL.test(form) ||
        (CAPITAL.test(form) && (upos === 'PROPN' || (upos === 'NOUN' && !lexicon.knows(fold(form))))),
    );
  return new Set(named.map(({ start }) => start));
}

const CAPITAL = /^\p{Lu}\p{L}/u;
/** "eBay". */
const INNER_CAPITAL = /^\p{Ll}\p{Lu}\p{Ll}/u;

/** Match from which a sentence says a name. */
const NAMED = 0.7;
