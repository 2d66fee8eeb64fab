/** Reads a sentence: tokens, tags, lemmas and the tree of dependencies, all in time linear in its length. */

import { gather } from '../gather.ts';
import { onParticiple } from './adverbial.ts';
import type { ArcState } from './arc-state.ts';
import { hasSubject, opensBare, shiftOf, withArticle, withoutArticle } from './bare-subject.ts';
import { Beam } from './beam.ts';
import { onVerb } from './before-verb.ts';
import { byAmount } from './by-amount.ts';
import { onSign } from './copula.ts';
import { lacksStop, withoutStop, withStop } from './full-stop.ts';
import { onGerundSubject } from './gerund-subject.ts';
import { onName } from './legal-form.ts';
import { type Exceptions, lemmaOf } from './lemma.ts';
import { isByMeans, isMain, isOnlyVerb, isPast, lacksVerb, mistaken, tensed } from './main-verb.ts';
import { exceptionsOf, type Model, readModel } from './model.ts';
import { emptyNodes, fillNodes, uposNumbers } from './nodes.ts';
import { besideObject } from './object-conjunct.ts';
import { mayOwn, withHer, withHis } from './possessive.ts';
import { headLogOdds, logOdds, signsOf } from './sureness.ts';
import { type Rival, Tagger } from './tagger.ts';
import { isOffice, onTitle } from './titled.ts';
import { tokenSpans } from './tokens.ts';
import { type Parse, type ParsedToken, placed } from './types.ts';
import { underConnective } from './under-connective.ts';
import { PAD, Words } from './words.ts';

export { type Parse, type ParsedToken, placed } from './types.ts';

/** Sentences of more tokens are read in pieces of this size. */
const LONGEST = 512;
/** Gaps between scores, in steps of the packed weights. */
const BEAM = { width: 4, slack: 150 };
/** How far the tag of a verb with a tense may lie below that which a word got, to be tried for it; and words tried. */
const MISTAKEN_BY = 150;
const MOST_RETAGGED = 2;

/** Where the tokens of a piece start and end. */
interface Spans {
  readonly start: number[];
  readonly end: number[];
}

/** A word that is to have another tag. */
type Retagged = Rival & { readonly word: number };

export class Parser {
  private readonly model: Model;
  private readonly exceptions: Exceptions;
  private readonly tagger: Tagger;
  private readonly beam: Beam;
  private readonly upos: readonly string[];
  private readonly xpos: readonly string[];
  private readonly uposNumber: Int32Array;
  /** Numbers of the tags of verbs with a tense. */
  private readonly finite: readonly number[];
  /** Numbers of the tags of nouns, and of the past of a verb. */
  private readonly nominal: ReadonlySet<number>;
  private readonly adjective: number;
  private readonly noun: readonly number[];
  private readonly name: number;
  private readonly past: readonly number[];
  private readonly words = new Words();
  private readonly tags = new Int32Array(LONGEST + 2 * PAD);
  private readonly tagMargins = new Float64Array(LONGEST);
  private readonly nodes = emptyNodes(LONGEST + 2);

  constructor(model: Model) {
    this.model = model;
    this.exceptions = exceptionsOf(model);
    this.tagger = new Tagger(model.tagTable, model.tags.length);
    this.beam = new Beam({
      moves: model.moveTable,
      labels: model.labelTable,
      relations: model.relations.length,
      ...BEAM,
    });
    this.upos = model.tags.map((tag) => tag.split('/')[0]!);
    this.xpos = model.tags.map((tag) => tag.slice(tag.indexOf('/') + 1));
    this.uposNumber = uposNumbers(model.tags);
    this.finite = gather(model.tags, (tag, number) => (/^VERB\/VB[DZP]$/.test(tag) ? [number] : []));
    this.adjective = model.tags.indexOf('ADJ/JJ');
    this.noun = [model.tags.indexOf('NOUN/NN')];
    this.name = model.tags.indexOf('PROPN/NNP');
    this.past = gather(model.tags, (tag, number) => (tag === 'VERB/VBD' ? [number] : []));
    this.nominal = new Set(gather(model.tags, (tag, number) => (/\/(?:NN|JJ)$/.test(tag) ? [number] : [])));
  }

  /** Parses `text[start, end)` as one sentence. Never fails; offsets are into `text`. */
  parse(text: string, start = 0, end = text.length): Parse {
    const plain = this.withOwner(text, start, end);
    const own = text.slice(start, end);
    if (lacksStop(plain, own)) {
      const stopped = withoutStop(this.withOwner(withStop(own), 0, own.length + 1), own);
      if (stopped !== undefined)
        return { tokens: stopped.tokens.map((one) => placed(one, one.start + start, one.end + start)) };
    }
    if (!opensBare(text, start) || hasSubject(plain)) return plain;
    const said = withArticle(own);
    return withoutArticle(this.parseAsIs(said, 0, said.length), shiftOf(own) - start, text) ?? plain;
  }

  /** The parse with "her" for an owner, where the models took what she has for a verb. */
  private withOwner(text: string, start: number, end: number): Parse {
    const plain = this.parseAsIs(text, start, end);
    const own = text.slice(start, end);
    if (!mayOwn(own, plain)) return plain;
    return withHer(this.parseAsIs(withHis(own), 0, own.length), plain) ?? plain;
  }

  private parseAsIs(text: string, start: number, end: number): Parse {
    const spans = tokenSpans(text, start, end);
    const tokens: ParsedToken[] = [];
    for (let from = 0; from < spans.start.length; from += LONGEST) {
      const to = from + LONGEST;
      this.parsePiece(text, { start: spans.start.slice(from, to), end: spans.end.slice(from, to) }, tokens);
    }
    const named = onTitle(onGerundSubject(onParticiple(onVerb(onName(tokens)))));
    return { tokens: besideObject(underConnective(byAmount(onSign(named)))) };
  }

  /**
   * The parse of a sentence around a verb with a tense, where `plain` lacks one that it should have; undefined where
   * it does not, or no word of it can be that verb.
   */
  parseAroundVerb(text: string, start: number, end: number, plain: Parse): Parse | undefined {
    if (!lacksVerb(plain, text, end)) return undefined;
    const spans = tokenSpans(text, start, end);
    const found = this.bestAround(text, spans, tensed(plain));
    if (found !== undefined) return found;
    // The words are tagged anew: what the plain parse was made from is gone.
    this.parsePiece(text, spans, []);
    return this.bestAround(text, spans, this.retagged(plain));
  }

  private bestAround(text: string, spans: Spans, verbs: readonly (number | Retagged)[]): Parse | undefined {
    let best: Parse | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const verb of verbs) {
      const tokens: ParsedToken[] = [];
      const total = this.parsePiece(text, spans, tokens, verb);
      if (total <= most || !isMain({ tokens }, typeof verb === 'number' ? verb : verb.word)) continue;
      most = total;
      best = { tokens };
    }
    return best;
  }

  /** Words of a parse that may be verbs with a tense, the likeliest first. */
  private retagged(plain: Parse): readonly Retagged[] {
    return mistaken(plain)
      .map((word) => ({ word, ...this.tagger.rival(this.words, this.tags, word, this.finite) }))
      .filter(
        ({ word, gap }) =>
          gap <= MISTAKEN_BY || isByMeans(plain.tokens, word) || isOnlyVerb(plain.tokens, word),
      )
      .sort((a, b) => a.gap - b.gap || a.word - b.word)
      .slice(0, MOST_RETAGGED);
  }

  /**
   * Adds the tokens of a piece to `out`; the root of a later piece hangs on that of the first. `main`: the word that is
   * to be the root. Returns the score of the arcs.
   */
  private parsePiece(
    text: string,
    { start, end }: Spans,
    out: ParsedToken[],
    main?: number | Retagged,
  ): number {
    const count = start.length;
    const set = typeof main === 'object' ? main : undefined;
    this.words.read(text, start, end, this.model.words);
    // "Wrote" is no noun, whatever a word that nobody knows makes of it.
    this.tagger.run(this.words, this.tags, this.tagMargins, set, (word, tag) =>
      this.nominal.has(tag) && isPast(text.slice(start[word], end[word]), before(text, start[word]!))
        ? this.past
        : isOffice(text, start[word]!, end[word]!)
          ? this.noun
          : undefined,
    );
    this.nameBeforePasts(text, start, end);
    fillNodes(this.nodes, this.words, this.tags, this.uposNumber);
    const root = set?.word ?? main;
    const state = this.beam.run(this.nodes, typeof root === 'number' ? root + 1 : 0);
    const first = out.length;
    const mainRoot = out.findIndex((token) => token.head < 0);
    for (let i = 0; i < count; i++) {
      const tag = this.tags[i + PAD]!;
      const form = text.slice(start[i], end[i]);
      const head = state.head[i + 1]!;
      const isRoot = head > count;
      const { tagMargin, headMargin, labelMargin } = this.margins(state, i);
      out.push({
        start: start[i]!,
        end: end[i]!,
        form,
        lemma: lemmaOf(form, this.xpos[tag]!, this.exceptions),
        upos: this.upos[tag]!,
        xpos: this.xpos[tag]!,
        head: isRoot ? mainRoot : first + head - 1,
        deprel: isRoot && mainRoot >= 0 ? 'parataxis' : this.model.relations[state.label[i + 1]!]!,
        tagMargin,
        headMargin,
        labelMargin,
      });
    }
    return state.total;
  }

  private margins(state: ArcState, i: number) {
    const { tags, heads, labels } = this.model.sureness;
    const node = i + 1;
    const head = state.head[node]!;
    const length = this.words.count;
    const tag = logOdds(tags, this.tagMargins[i]!);
    const label = logOdds(labels, state.labelGap[node]!);
    const arc = signsOf({
      gap: state.headGap[node]!,
      rival: this.beam.rivalGap(node),
      tag,
      headTag: head > length ? tag : logOdds(tags, this.tagMargins[head - 1]!),
      label,
      distance: head > length ? 0 : Math.abs(head - node),
      length,
    });
    return { tagMargin: tag, headMargin: headLogOdds(heads, state.label[node]!, arc), labelMargin: label };
  }

  /** "Hull won": what opens a sentence right before its verb, and has a capital, is no adjective. */
  private nameBeforePasts(text: string, start: ArrayLike<number>, end: ArrayLike<number>): void {
    const { tags, past, adjective, name } = this;
    if (start.length < 2 || tags[PAD] !== adjective || !past.includes(tags[PAD + 1]!)) return;
    if (isPast(text.slice(start[1], end[1])) && /^\p{Lu}/u.test(text.slice(start[0], end[0])))
      tags[PAD] = name;
  }
}

/** The parser of a trained model; throws ModelError for bytes that hold none. */
export function loadParser(bytes: Uint8Array): Parser {
  return new Parser(readModel(bytes));
}

/** What stands right before a word. */
const before = (text: string, start: number): string => text.slice(Math.max(0, start - LOOKED_BACK), start);

/** Characters by which a word tells that it is counted. */
const LOOKED_BACK = 12;
