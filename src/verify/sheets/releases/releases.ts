/** The releases that a changelog lists, each with its date and what it did: "## [1.2.1] - 2023-09-02", "### Fixed", "- Memory leak". */
import type { Line } from '../layout.ts';
import { once, type Sheet, wordsIn } from '../said.ts';
import { DATE, type When, whenOf } from './dates.ts';
import { type Deed, deedOfHead, deedOfVerb } from './deeds.ts';

/** What a release did to something. */
export interface Item {
  readonly deed: Deed;
  /** What it was done to, without articles. */
  readonly words: readonly string[];
  readonly line: Line;
  /** The headings and the label under which it stands. */
  readonly heads: readonly Line[];
  /** Whether it may tell of more than one. */
  readonly several: boolean;
}

export interface Release {
  readonly version: string;
  readonly date: When | undefined;
  readonly line: Line;
  /** The first line of the sheet. */
  readonly title: string;
  readonly items: readonly Item[];
  /** Whether each of its lines is read. */
  readonly whole: boolean;
}

const VERSION =
  /(?<![\d.\p{L}])v?(?<version>\d+(?:\.\d+){1,3}(?:[-.]?(?:alpha|beta|rc)[.-]?\d*)?)(?![\d.]*\d|\p{L})/iu;
const OPENS = /^(?:\[?v?\d+\.\d|(?:version|release|update|what['’]s new in)\b)/iu;
/** "Billing service 3.4.1 – released 2024-09-30". */
const NAMED = new RegExp(
  `^\\p{Lu}[\\p{L}. ]{1,40} v?\\d+(?:\\.\\d+){1,3}[\\s(,–—-]+(?:released )?(?:on )?${DATE}\\)?$|^\\p{Lu}[\\p{L}. ]{1,40} v?\\d+(?:\\.\\d+){1,3}:? release notes$`,
  'iu',
);
/** Releases that are not, or are no more. */
const UNREAL =
  /\b(?:unreleased|planned|upcoming|draft|yanked|withdrawn|cancelled|next|alpha|beta|rc\d*|expected|preview|tba|tbd|target)\b|-rc|\?/iu;
const IN_BRACKETS =
  /\s*(?:\((?:#|see|by|thanks|was|gh-|closes|fixes|issue|pr)[^)]*\)|\[?#\d+\]?|\(\p{Lu}{2,}-\d+\))/giu;
const OWN_VERB = /^(?<verb>\p{L}+):? (?<rest>.+)$/u;
const LONGEST_HEAD = 70;

/** The releases of a sheet, those that are none left out; none where it is no changelog. */
export const releasesOf = once(read);

function read({ lines }: Sheet): readonly Release[] {
  if (/\b(?:draft|planned|roadmap|proposed|template|example)\b/iu.test(lines[0]?.text ?? '')) return [];
  const releases: (Release & { items: Item[]; whole: boolean })[] = [];
  let unreal = false;
  let deed: Deed | undefined;
  let section: Line | undefined;
  let depth = 0;
  for (const line of lines) {
    const head = headOf(line, depth);
    if (head !== undefined) {
      unreal = UNREAL.test(line.text) || head === '';
      [deed, section, depth] = [undefined, undefined, line.heading];
      if (!unreal) {
        const date = whenOf(new RegExp(DATE, 'iu').exec(line.text.replace(VERSION, ''))?.[0] ?? '');
        const items = itemsBehind(line);
        releases.push({ version: head, date, line, title: lines[0]!.text, items, whole: items.length === 0 });
      }
      continue;
    }
    const release = releases.at(-1);
    if (release === undefined || unreal) continue;
    if (isSection(line)) {
      deed = deedOfHead(line.label === '' ? line.text : line.label) ?? (line.heading > 0 ? 'other' : 'none');
      section = line;
      continue;
    }
    const item = itemOf(line, deed, section === undefined ? [release.line] : [release.line, section]);
    if (item === undefined) release.whole = false;
    else release.items.push(item);
  }
  return releases;
}

/** The version that a heading is of: empty for a heading of what is no release; undefined for a line of another sort. */
function headOf(line: Line, depth: number): string | undefined {
  const { bullet, heading, value } = line;
  const text = value === '' || heading > 0 ? line.text : line.label;
  if (bullet || text.length > LONGEST_HEAD || (heading === 0 && /[.!?;]$/u.test(text))) return undefined;
  if (heading > 0 && depth > 0 && heading <= depth && !VERSION.test(text)) return '';
  if (
    heading === 0 &&
    ((value !== '' && itemsBehind(line).length === 0) || !(OPENS.test(text) || NAMED.test(text)))
  )
    return /^\[?unreleased\]?$/iu.test(text) ? '' : undefined;
  return VERSION.exec(text)?.groups?.version?.toLowerCase();
}

/** A heading or a bare label under which items stand. */
const isSection = ({ text, bullet, heading, label, value }: Line): boolean =>
  heading > 0 ||
  (!bullet && (label !== '' ? value === '' : deedOfHead(text) !== undefined) && text.length <= LONGEST_HEAD);

/** "Version 2.1 (4 May 2025): Added dark mode; fixed a crash": what stands behind the head of a release. */
const itemsBehind = (line: Line): Item[] =>
  line.value === '' || line.heading > 0
    ? []
    : line.value.split(/[;.](?: |$)/u).flatMap((text) => {
        const { verb = '', rest = '' } = OWN_VERB.exec(text.trim())?.groups ?? {};
        const deed = deedOfVerb(verb);
        if (deed === undefined || /,| and /u.test(rest)) return [];
        return [{ deed, words: wordsIn(rest), line, heads: [], several: true }];
      });

function itemOf(line: Line, section: Deed | undefined, heads: readonly Line[]): Item | undefined {
  const labelled = line.label === '' ? undefined : deedOfHead(line.label);
  const said = (labelled === undefined ? line.text : line.value).replaceAll(IN_BRACKETS, '').trim();
  const [first = ''] = said.split(/[;.](?: |$)/u);
  const { verb = '', rest = '' } = OWN_VERB.exec(first)?.groups ?? {};
  const own = labelled === undefined ? deedOfVerb(verb) : undefined;
  const deed = labelled ?? (section === 'none' ? section : (own ?? section));
  if (deed === undefined || deed === 'other' || said === '') return undefined;
  const words = wordsIn(own === undefined ? first : rest);
  return { deed, words, line, heads, several: /,| and | & |;/u.test(said) };
}
