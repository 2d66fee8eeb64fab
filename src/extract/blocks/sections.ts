/**
 * Sections of an answer: a heading, a label or an item with items of its own, and what stands under it. Those of one
 * rank beside each other may be of several things, each of which is told the same sort of thing.
 */
import { dayOf } from './dated.ts';
import type { Block } from './layout.ts';
import { plainText } from './references.ts';

export interface Section {
  readonly name: string;
  /** What stands under it, without what opens a section within it. */
  readonly content: Block[];
}

/** An open section, with where it stands. */
interface Open extends Section {
  readonly depth: number;
  readonly within: ReadonlyMap<number, Section[]>;
  /** Whether an item stood in it: a paragraph behind a list speaks of more than the list. */
  listed: boolean;
}

/** All sections, those of one rank within the same section together, in order. */
export function sectionsOf(answer: string, blocks: readonly Block[]): readonly Section[][] {
  const all: Section[][] = [];
  const top = new Map<number, Section[]>();
  const open: Open[] = [];
  for (const [at, block] of blocks.entries()) {
    const depth = depthOf(answer, blocks, at);
    while (open.length > 0 && open.at(-1)!.depth >= (depth ?? closedBy(block))) open.pop();
    if (depth === undefined || open.length >= MOST_OPEN) {
      for (const section of open) take(section, block);
      continue;
    }
    const beside = (open.at(-1)?.within ?? top) as Map<number, Section[]>;
    const section = {
      name: block.kind === 'heading' ? ofKind(plainText(answer, block)) : nameIn(plainText(answer, block)),
      content: [],
      depth,
      within: new Map(),
      listed: false,
    };
    const known = beside.get(depth);
    if (known === undefined) {
      const group = [section];
      beside.set(depth, group);
      all.push(group);
    } else known.push(section);
    open.push(section);
  }
  return all;
}

function take(section: Open, block: Block): void {
  if (block.kind === 'item') section.listed = true;
  if (block.kind === 'item' || (block.kind === 'prose' && !section.listed)) section.content.push(block);
}

/** From which depth on sections end before a block that opens none itself. */
const closedBy = ({ kind, indent }: Block): number =>
  kind === 'item' ? ITEM + indent : kind === 'prose' ? ITEM : Number.POSITIVE_INFINITY;

const LABEL = 7;
const ITEM = 8;
/** Sections within each other: no reader tells more of them apart. */
const MOST_OPEN = 8;

/** How deep a section opens here: as its heading does, below all headings for a label, below labels for an item; undefined for none. */
function depthOf(answer: string, blocks: readonly Block[], at: number): number | undefined {
  const { kind, indent, start, lines } = blocks[at]!;
  const next = blocks[at + 1];
  if (kind === 'heading') return answer.slice(start + indent, lines[0]!.start).trim().length;
  if (lines.length > 1) return undefined;
  const words = plainText(answer, blocks[at]!);
  if (next === undefined || nameIn(words) === '') return undefined;
  if (kind === 'item') return next.kind === 'item' && next.indent > indent ? ITEM + indent : undefined;
  const marked = /^(?:\*\*|__)[^*_]+(?:\*\*|__)?:?(?:\*\*|__)?$/.test(words) || words.endsWith(':');
  return kind === 'prose' && (marked || next.kind === 'item') ? LABEL : undefined;
}

/** The name in a heading or label, without its marks, its number, and what is noted behind it; '' for words that are none. */
function nameIn(line: string): string {
  const whole = line.replace(/^[#\s*_]+|[\s*_:#]+$/g, '').replace(/^\d{1,2}[.)] /, '');
  const dated = DATED.exec(whole)?.groups;
  if (dated?.what !== undefined && dayOf(dated.day!) !== '') return `${dated.what} on ${dated.day}`;
  const words = whole.replace(/ (?:\([^()]*\)|[–—-] .*)$/, '').replace(/[*_]+$/, '');
  const untitled = words.replace(/^(?:Mrs?|Ms|Dr|Prof|Sra?|Mme)\. (?=\p{Lu})/u, '');
  return words.length <= LONGEST_NAME && !/[.!?:;,]/.test(untitled) ? words : '';
}

/** `3 May – Login outage`: what a day is told of. */
const DATED = /^(?<day>[^*_:–—]{3,30}?)[*_]*(?::[*_]*| [–—-]) (?<what>[^.!?:;,]{2,40})$/u;

const LONGEST_NAME = 60;

/** The name in a heading: `Candidate: Yuki Tanaka` is hers, `Order: 8801` that of an order. */
function ofKind(line: string): string {
  const { kind = '', name = '' } = KIND.exec(line)?.groups ?? {};
  if (kind === '' || PARTS.test(kind)) return nameIn(line);
  return nameIn(/^#?\d/.test(name) ? `${kind} ${name}` : name);
}

const KIND =
  /^[#\s*_]*(?:\d{1,2}[.)] )?(?<kind>\p{L}[\p{L}-]*(?: \p{L}+)?)(?:\*\*|__)?:(?:\*\*|__)? (?<name>[^:]+)$/u;
/** What parts of a text are called. */
const PARTS =
  /^(?:step|part|section|chapter|question|answer|note|example|appendix|phase|stage|tip|summary|topic|reason|update)s?$/i;
