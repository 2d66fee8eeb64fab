/** An answer's own list of references: the title that it stands under, and the entries that say what its numbers name. */
import { fold } from '../../text/chars.ts';
import { type Entry, entriesOf, type Sources } from '../cited/citations.ts';
import type { Block } from './layout.ts';

const TITLES = 'sources references citations quellen literatur fuentes referencias footnotes'.split(' ');
const TITLE = new Set(TITLES);
const LONGEST_TITLE = 40;
/** `Sources: [1] FAQ; [2] Terms`: the title and the list in one. */
const LEAD = new RegExp(String.raw`^[*_]{0,2}(?:${TITLES.join('|')})[*_]{0,2}:[*_]{0,2}\s*`, 'i');

export const isReferencesTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE && TITLE.has(fold(text).replace(/[^a-z]/g, ''));

/**
 * The entries that lines consist of; none where they say something else.
 * @param titled whether they stand under the title of a list; others must name sources of the request
 */
export function referencesIn(lines: readonly string[], titled: boolean, sources: Sources): readonly Entry[] {
  const lead = LEAD.exec(lines[0] ?? '')?.[0] ?? '';
  const first = (lines[0] ?? '').slice(lead.length);
  const listed = first === '' ? lines.slice(1) : [first, ...lines.slice(1)];
  const entries = listed.map(entriesOf);
  if (!listed.every((line, i) => line.startsWith('[') && entries[i]!.length > 0)) return [];
  const all = entries.flat();
  return titled || lead !== '' || all.every(({ content }) => sources.isEntry(content)) ? all : [];
}

/** The lines of a block as they are written, one after the other. */
export const plainText = (answer: string, { lines }: Block): string =>
  lines.map(({ start, end }) => answer.slice(start, end)).join(' ');
