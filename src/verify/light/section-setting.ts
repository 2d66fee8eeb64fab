/**
 * What a part of a source is set in: the heading that its paragraph opens with. Under "Item 6: Playground at Mill Field." the frame
 * is the frame of the Mill Field playground, and under "3 Set-up." access is access for set-up. What is left out so must be
 * proved by a sentence of that part.
 */
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Document } from '../read/document.ts';
import { headingWords, isOfHeading, isSmall, sectionsOf } from '../read/sections.ts';
import type { Untopical } from './topic.ts';

/** A source as it is asked for its parts. */
interface Source {
  readonly document: Document;
  readonly title: string | undefined;
}

/** A statement without what a part of a source is set in, and where that part stands. */
export interface OfSection extends Untopical {
  /** From the offset at which the part begins to where it ends. */
  readonly within: readonly [start: number, end: number];
}

/** Words of a phrase that says what a part is set in. */
const MOST_WORDS = 6;
const MOST_EDITS = 8;

const LEADING = new Set('in at of for on during about concerning to under'.split(' '));
/** Words that no heading makes needless: they say which, how many, or that it is not. */
const TELLING =
  /^(?:not|no|never|only|all|every|each|both|another|other|others|same|next|new|old|own|least|most|more|less|than|if|unless|after|before|until|since|within|by)$/;

/** A claim without what a part of a source is set in, for each part that a phrase of the claim names. */
export function withoutSection(claim: Reading, sources: readonly Source[]): readonly OfSection[] {
  if (claim.question || claim.language !== 'en' || !claim.words.some(isLeading)) return [];
  return sources.flatMap((source, i): OfSection[] => {
    const about = sources.map((_, at) => at === i);
    const foreign = about.map((one) => !one);
    const title = headingWords(source.title ?? '');
    return sectionsOf(source.document).flatMap((section): OfSection[] => {
      const cuts = phrasesIn(claim, section.words, title);
      if (!cuts.some(({ own }) => own)) return [];
      const sets = [...(cuts.length > 1 ? [cuts] : []), ...cuts.filter(({ own }) => own).map((cut) => [cut])];
      return sets.slice(0, MOST_EDITS).map((some) => ({
        ...without(claim, some),
        about,
        foreign,
        within: [section.start, section.end],
      }));
    });
  });
}

/** Whether a word of a claim may open a phrase that says what a part is set in. */
const isLeading = ({ form, value }: Word, at: number): boolean => at > 0 && LEADING.has(form) && value < 0;

interface Cut {
  readonly start: number;
  readonly end: number;
  /** It has a word of the part's own heading, and not of the title alone. */
  readonly own: boolean;
}

/** Phrases of a claim behind a preposition, all of whose words the heading of a part has, or the title of the source. */
function phrasesIn(
  { words, text, values }: Reading,
  section: ReadonlySet<string>,
  title: ReadonlySet<string>,
): readonly Cut[] {
  const isInside = ({ form }: Word): boolean =>
    !TELLING.test(form) && (isSmall(form) || isOfHeading(section, form) || isOfHeading(title, form));
  return gather(words, (word, at): Cut[] => {
    if (!isLeading(word, at)) return [];
    let to = at + 1;
    while (to < words.length && to - at <= MOST_WORDS && isInside(words[to]!)) to++;
    while (to > at + 1 && isSmall(words[to - 1]!.form)) to--;
    const inside = words.slice(at + 1, to).filter(({ form }) => !isSmall(form));
    const isTimed = inside.some(({ value }) => value >= 0 && MEASURED.has(values[value]!.kind));
    if (inside.length === 0 || isTimed || !endsAt(words, to, text)) return [];
    return [
      {
        start: words[at - 1]!.end,
        end: words[to - 1]!.end,
        own: inside.some(({ form }) => isOfHeading(section, form)),
      },
    ];
  });
}

/** Values that tell one thing from another within a part. */
const MEASURED: ReadonlySet<string> = new Set(['date', 'time', 'datetime', 'money', 'quantity']);

/** Whether a phrase ends before a word: "of the audit result" does not end behind "audit". */
function endsAt(words: readonly Word[], to: number, text: string): boolean {
  const next = words[to];
  if (next === undefined || /[,.;]/.test(text.slice(words[to - 1]!.end, next.start))) return true;
  return /^(?:that|which|who|is|are|was|were|has|have|had|will|would|can|could|may|must|shall|should|does|do|did|in|at|on|from|by|to|with|for|until|within|after|before|during)$/.test(
    next.form,
  );
}

/** A claim with some phrases cut out of it. */
function without({ text, start, end }: Reading, cuts: readonly Cut[]): Pick<Untopical, 'text' | 'at'> {
  const edges = [
    start,
    ...[...cuts].sort((a, b) => a.start - b.start).flatMap((cut) => [cut.start, cut.end]),
    end,
  ];
  const kept = Array.from(
    { length: edges.length / 2 },
    (_, i) => [edges[2 * i]!, edges[2 * i + 1]!] as const,
  );
  return {
    text: kept.map(([from, to]) => text.slice(from, to)).join(''),
    at(offset) {
      let left = offset;
      for (const [from, to] of kept) {
        if (left < to - from) return from + left;
        left -= to - from;
      }
      return end - 1;
    },
  };
}
