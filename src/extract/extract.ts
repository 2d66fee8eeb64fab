/**
 * From an answer to its claims: blocks, sentences, and what each of them says. Pure, the same for the same answer,
 * and linear in its length.
 */
import type { Extraction, SkipReason, Span } from '../domain/answer.ts';
import type { AnswerQuestion } from '../domain/engine.ts';
import { detectLanguage } from '../text/language.ts';
import { scan } from '../text/scan.ts';
import { Asked } from './aside/asked.ts';
import { isClosing, isForeign, isSignature } from './aside/tongues.ts';
import { Above } from './blocks/above.ts';
import { isStatement, saidInCode, tellsDone } from './blocks/code.ts';
import { underDay } from './blocks/dated.ts';
import { tellsDeed } from './blocks/deeds.ts';
import { Disowned, underHold } from './blocks/disowned.ts';
import { isPointing } from './blocks/disowning.ts';
import { openingOf, withBracket } from './blocks/edges.ts';
import { htmlRowsIn, isTagsOnly } from './blocks/html-tables.ts';
import { wordsOf } from './blocks/inline.ts';
import { type Block, blocksOf } from './blocks/layout.ts';
import { underCase } from './blocks/list-case.ts';
import { sentencesOf } from './blocks/long-sentences.ts';
import { Naming } from './blocks/naming.ts';
import { type PlacedCitation, placeOf, placeOfAll, type Words } from './blocks/placed-words.ts';
import { plainText } from './blocks/references.ts';
import { withSign } from './blocks/signs.ts';
import { cellsOf, columnTexts, isSentence, rowText } from './blocks/tables.ts';
import { Sources } from './cited/citations.ts';
import { ownSource } from './cited/named-first.ts';
import { behind, citedBy } from './cited/of-piece.ts';
import { ReferenceList } from './cited/reference-list.ts';
import { sourceCell } from './cited/source-column.ts';
import { Findings, type Found, UNMARKED } from './findings.ts';
import { holdsAmount } from './kinds.ts';
import { readsAsClause } from './parts/clauses.ts';
import { sentenceOf } from './parts/render.ts';
import { isFollowedByColon, said } from './sentence.ts';
import { ToldBefore } from './whom/told-before.ts';

/** The claims of an answer, with what is set aside and why. Never fails. */
export function extract(question: AnswerQuestion): Extraction {
  return new Extractor(question).run();
}

/** What is no claim and may name what the claims behind it are of. */
const LEADING: ReadonlySet<SkipReason> = new Set(['introduction', 'heading']);

class Extractor {
  private readonly answer: string;
  private readonly sources: Sources;
  private readonly findings: Findings;
  private readonly english: boolean;
  /** Names of the columns of the table that is being read. */
  private header: readonly string[] = [];
  private readonly asked = new Asked();
  private readonly above: Above;
  private readonly disowned: Disowned;
  private readonly before = new ToldBefore();
  private readonly blocks: readonly Block[];
  private readonly references: ReferenceList;
  private readonly naming: Naming;
  /** Whether a letter was closed right before: what follows may be by whom it is. */
  private closed = false;

  constructor({ answer, sources, most }: AnswerQuestion) {
    this.answer = answer;
    this.sources = new Sources(sources);
    this.findings = new Findings(answer, most);
    this.english = detectLanguage(scan(answer)) === 'en';
    this.above = new Above(this.english);
    this.disowned = new Disowned(answer, this.english);
    this.blocks = blocksOf(answer);
    this.references = new ReferenceList(answer, this.sources);
    this.references.define(this.blocks);
    this.naming = new Naming(answer, this.blocks, this.english, (block) =>
      withSign(answer, block, wordsOf(answer, block.lines, this.sources).text),
    );
  }

  run(): Extraction {
    for (const block of this.blocks) this.block(block);
    return this.findings.all();
  }

  private block(block: Block): void {
    const { kind } = block;
    const rows = htmlRowsIn(this.answer, block, this.header.length > 0);
    if (kind !== 'row' && kind !== 'rule' && rows === undefined && !isTagsOnly(this.answer, block))
      this.header = [];
    this.above.enter(block, plainText(this.answer, block));
    this.disowned.enter(block, plainText(this.answer, block));
    if (this.references.opensWith(block)) this.findings.skip(block, 'reference');
    else if (kind === 'code') this.code(block);
    else if (this.references.has(block)) this.reference(block);
    else if (rows !== undefined) for (const row of rows) this.tableRow(row.block, row.cells);
    else if (kind === 'header' || kind === 'row') this.tableRow(block, cellsOf(this.answer, block));
    else if (kind !== 'rule') this.sentences(block);
  }

  /** Most code says nothing; comments, plain text and data may. */
  private code(block: Block): void {
    const said = this.english ? saidInCode(this.answer, block) : [];
    if (said.length === 0) this.findings.skip(block, 'code');
    for (const { start, end, told } of said) {
      const line = { ...block, kind: 'prose', start, end, lines: [{ start, end }], code: block } as const;
      if (told === undefined) {
        this.sentences(line);
        continue;
      }
      this.findings.part(line, UNMARKED, 1);
      this.findings.state(line, line, [{ text: sentenceOf(told), place: line, citations: [] }]);
    }
  }

  /** A note names its source, and may state something besides. */
  private reference(block: Block): void {
    const entries = this.references.entriesIn(block);
    const stated = entries.some(({ content }) => content.split(/[:;] | [–—-] |\. /).some(readsAsClause));
    const text = plainText(this.answer, block);
    if (this.english && (stated || isStatement(text) || tellsDeed(text)))
      this.sentences({ ...block, kind: 'prose' });
    else this.findings.skip(block, 'reference');
  }

  private tableRow(block: Block, cells: readonly Span[]): void {
    if (block.kind === 'header') this.columns(block, cells);
    else this.row(block, cells);
  }

  private columns(block: Block, cells: readonly Span[]): void {
    this.header = cells.map((cell) => wordsOf(this.answer, [cell], this.sources).text);
    // The names of columns are words; a sentence among them is said as in any other place.
    const sentences = cells.filter((_, i) =>
      this.english ? isSentence(this.header[i]!) : /^(?:\S+ ){3,}\S+[.!]$/.test(this.header[i]!),
    );
    for (const cell of sentences) this.sentences({ ...block, kind: 'heading', lines: [cell] });
  }

  private row(block: Block, spans: readonly Span[]): void {
    const cells = spans.map((cell, i) =>
      sourceCell(wordsOf(this.answer, [cell], this.sources), this.header[i], this.answer, this.sources),
    );
    const filled = cells.filter((cell) => cell.text !== '');
    if (filled.length < 2) {
      this.loneCell(block, cells, spans);
      return;
    }
    const texts = cells.map((cell) => cell.text);
    const place = { start: placeOfAll(filled[0]).start, end: placeOfAll(filled.at(-1)!).end };
    const citations = cells.flatMap((cell) => cell.citations);
    this.findings.part(block, UNMARKED, 1);
    const compared = this.english ? columnTexts(this.header, texts) : undefined;
    if (compared !== undefined) {
      const said = compared.map(({ text, column }) => {
        const cell = cells[column]!;
        return { text: sentenceOf(text), place: placeOfAll(cell), citations: cell.citations };
      });
      this.findings.state(place, block, said);
      return;
    }
    this.findings.state(place, block, [
      {
        text: underHold(
          sentenceOf(rowText(this.header, texts, this.english)),
          this.disowned.holding(block, '', true),
        ),
        place,
        citations,
      },
    ]);
  }

  /** A row of one cell is no row: it may be a sentence between bars. The others may cite for it. */
  private loneCell(block: Block, cells: readonly Words[], spans: readonly Span[]): void {
    const at = cells.findIndex(({ text }) => text !== '');
    const [cell, words] = [spans[at], cells[at]];
    const beside = cells.flatMap(({ citations }, i) => (i === at ? [] : citations));
    const [name] = this.header;
    if (cell === undefined || words === undefined) this.findings.skip(block, 'heading');
    else if (name && this.header.length === 1 && (holdsAmount(words.text) || tellsDone(words.text))) {
      const place = placeOfAll(words);
      this.findings.part(block, UNMARKED, 1);
      this.findings.state(place, block, [
        { text: sentenceOf(`${name}: ${words.text}`), place, citations: words.citations },
      ]);
    } else this.sentences({ ...block, kind: 'heading', lines: [cell] }, beside);
  }

  /** @param beside what is cited for the words of the block elsewhere */
  private sentences(block: Block, beside: readonly PlacedCitation[] = []): void {
    const read = wordsOf(this.answer, block.lines, this.sources);
    const words = { ...read, citations: [...read.citations, ...behind(read, beside)] };
    const sentences = sentencesOf(words.text);
    if (sentences.length === 0 && words.citations.length > 0)
      this.findings.citedBelow(block, words.citations);
    this.findings.part(block, words, sentences.length);
    let cited = 0;
    let from = block.lines[0].start;
    for (const [i, { start, end, cut }] of sentences.entries()) {
      const last = i + 1 === sentences.length;
      const next = last ? words.text.length : sentences[i + 1]!.start;
      const firstCited = cited;
      while (cited < words.citations.length && (last || words.citations[cited].at <= next)) cited++;
      const to = last ? block.end : openingOf(this.answer, words.places[next], from);
      const citations = words.citations.slice(firstCited, cited);
      const place = { start, end: withBracket(words.text, start, end) };
      if (cut) this.whole(block, words, place, citations, { start: from, end: to });
      else this.sentence(block, words, place, citations, { start: from, end: to });
      from = to;
    }
  }

  /** A sentence that is too long to be read closely is one claim. */
  private whole(
    block: Block,
    words: Words,
    { start, end }: Span,
    citations: readonly PlacedCitation[],
    cut: Span,
  ): void {
    const place = placeOf(words, start, end);
    const sentence = words.text.slice(start, end);
    const text = underHold(sentenceOf(sentence), this.disowned.holding(block, sentence, start === 0));
    this.before.forget();
    this.findings.state(place, cut, [{ text, place, citations }]);
  }

  private sentence(
    block: Block,
    words: Words,
    { start, end }: Span,
    citations: readonly PlacedCitation[],
    cut: Span,
  ): void {
    const { text } = words;
    const place = placeOf(words, start, end);
    const { above } = this;
    const english = this.english && !isForeign(text.slice(start, end));
    if (above.isCase(block, text)) {
      this.findings.skip(place, 'heading');
      return;
    }
    const span = { start, end };
    const named = english ? ownSource(words, span, this.answer, this.sources, citations) : undefined;
    if (named !== undefined && (named.start > start || named.end < end)) {
      this.sentence(block, words, named, named.citations, cut);
      return;
    }
    const marks = named?.citations ?? citations;
    const { lead, title, under } = above;
    const alone = said(text, start, end, { kind: block.kind, lead, title, under, english });
    const answering = english ? this.asked.said(text, { start, end }, alone) : alone;
    const told = this.naming.told(block, text, { start, end }, lead, answering);
    const sentence = text.slice(start, end);
    const hold = this.disowned.holding(block, sentence, start === 0);
    const result = this.disowned.told(block, text, { start, end }, told, hold);
    const when = above.caseOf(block);
    const leads = isFollowedByColon(text, end);
    if (leads) above.leads(block, sentence, 'skip' in result ? marks : []);
    if (leads || isPointing(sentence)) this.disowned.leads(block, sentence);
    const signed = !this.english && isSignature(sentence, this.closed);
    this.closed = signed || (!this.english && isClosing(sentence));
    if (signed) {
      this.findings.skip(place, 'courtesy');
      return;
    }
    if ('skip' in result) {
      this.findings.skip(place, result.skip);
      const matter = english ? this.asked.matter : undefined;
      if (matter !== undefined) this.before.ask(matter);
      else if (this.english && LEADING.has(result.skip)) this.before.lead(sentence);
      else this.before.forget();
      if (english) this.before.aside(sentence, result.skip);
      return;
    }
    const opens = Math.min(...result.pieces.map((piece) => piece.start));
    if (english && LEADS.test(text.slice(start, opens)))
      this.before.aside(text.slice(start, opens), 'courtesy');
    let leans: number | undefined;
    const found = result.pieces.map((piece): Found => {
      const { text, leansOn, ...open } = this.alone(sentenceOf(piece.text));
      leans = leansOn ?? leans;
      return {
        text: underHold(underDay(underCase(text, when), above.day), hold),
        place: placeOf(words, piece.start, piece.end),
        citations: marks.length > 0 ? citedBy(piece, marks, opens) : above.citedFor(block),
        ...open,
      };
    });
    this.findings.state(place, cut, found, leans);
  }

  /** A claim as it stands alone, with what it leans on. */
  private alone(text: string): ReturnType<ToldBefore['alone']> {
    return this.english ? this.before.alone(text, this.findings.count) : { text };
  }
}

/** `Here is what I found about the Basic plan: `. */
const LEADS = /\b(?:about|of|for|on|regarding|concerning|with|checked|found) .*[:,] $/;
