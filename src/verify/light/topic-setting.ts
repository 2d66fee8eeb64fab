/**
 * What a whole source is set in: the place, the occasion and the things that its title or its opening line names. In the
 * notes of an audit "the result of the audit" is the result, and "in the audit" says no more than the title does.
 */

import { fold } from '../../text/chars.ts';
import { matchesOf } from '../../text/matches.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { HEADING } from '../../text/scan.ts';
import { escaped } from '../context/tellings/words.ts';
import type { Document } from '../read/document.ts';
import type { Untopical } from './topic.ts';

/** A source as it is asked for what it is set in. */
interface Source {
  readonly document: Document;
  readonly title: string | undefined;
}

/** Longest source that is taken to be set in one thing, in characters, and words of a phrase that says so. */
const LONGEST = 2_500;
const MOST_WORDS = 6;
const MOST_EDITS = 6;
const LEADING = new Set('in at of for on during against about concerning'.split(' '));
/** Prepositions by which a phrase may be what something was done for: left out only where it tells more of a noun. */
const BOUND = new Set('for on against about concerning'.split(' '));
/** Words that no setting makes needless: they say which, how many, or that it is not. */
const TELLING =
  /^(?:not|no|never|only|all|every|each|both|another|other|others|same|first|second|third|last|next|new|old|own|least|most|more|less|than|if|unless|after|before|until|since|within|by)$/;
const ANOTHER = /\b(?:another|other|parallel|separate|second|different|unrelated|earlier|previous|former)\b/i;

/** A claim without what sources are set in, one phrase after the other and all together; none where no source is set so. */
export function withoutSetting(claim: Reading, sources: readonly Source[]): readonly Untopical[] {
  if (claim.question || claim.language !== 'en') return [];
  const settings = sources.map(settingOf);
  return sources.flatMap((source, i): Untopical[] => {
    const setting = settings[i];
    const about = sources.map((_, at) => at === i);
    const foreign = about.map((one) => !one);
    const set = setting === undefined ? [] : [...phrasesIn(claim, setting), ...modifiersIn(claim, setting)];
    const cuts = [...set, ...kindsIn(claim, source.document)];
    if (cuts.length === 0) return [];
    const sets = [...(cuts.length > 1 ? [apart(cuts)] : []), ...cuts.map((cut) => [cut])];
    return sets.slice(0, MOST_EDITS).map((some) => ({ ...without(claim, some), about, foreign }));
  });
}

interface Setting {
  /** Words of the title and of the opening line, folded. */
  readonly words: ReadonlySet<string>;
  /** Whether the source has a name of several words beside one of these. */
  others(names: readonly string[]): boolean;
}

/** What a source is set in, by its title and its first line where that has no verb; undefined for a source that is not. */
function settingOf({ document, title = '' }: Source): Setting | undefined {
  const { text, scan, structured } = document;
  if (structured || text.length > LONGEST || scan.sentenceCount < 1) return undefined;
  if (ANOTHER.test(text)) return undefined;
  const line = text.slice(scan.sentenceStart[0], scan.sentenceEnd[0]);
  if (line.includes('|') || comesAgain(line, text)) return undefined;
  // "Roaming. Charges do not apply in Norway": a heading that runs into what it is over.
  const runsIn = RUN_IN.test(line) && scan.sentenceCount > 1;
  const isWord = runsIn && !line.trim().includes(' ');
  const states =
    OPENING.test(line) ||
    (!isWord &&
      document.parsed(0).tokens.some(({ xpos, form }) => VERBAL.test(xpos) || /\p{Ll}ed$/u.test(form)));
  // "Listing audit for Papershop Lyra, 3 April.": the head of a note has its day.
  const isHead =
    runsIn ||
    scan.sentenceKind[0] === HEADING ||
    document.sentence(0).values.some(({ kind }) => kind === 'date');
  // "Deadline: 4 May (late entries: 11 May)": what has a value of its own is not what all is set in.
  const opening = states || !isHead ? '' : line.replace(VALUED_BRACKET, ' ');
  const said = `${title} ${opening}`;
  const words = said.split(/[^\p{L}\p{N}'\u2019-]+/u).flatMap((word) => {
    const form = fold(word).replace(/['\u2019]s?$/, '');
    return form === '' ? [] : [form, form.replace(/s$/, '')];
  });
  return words.length === 0
    ? undefined
    : { words: new Set(words), others: (names) => namesBeside(`${title}. ${text}`, names) };
}

const VALUED_BRACKET = /\([^()]*[:\d][^()]*(?:\)|$)/gu;

const RUN_IN = /^\s*\p{Lu}\p{L}+(?: \p{Ll}{2,}){0,2}\.\s*$/u;

/** "Module: Chemistry … Module: Statistics": the opening names one of several. */
function comesAgain(line: string, text: string): boolean {
  const label = /^\s*(\p{L}[\p{L} ]{1,30}):/u.exec(line)?.[1];
  return label !== undefined && text.indexOf(`${label}:`, line.length) >= 0;
}

const OPENING =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|must|shall|should|do|does|did|we|I|you|he|she|they|it)\b/;

/** A title or a heading line has no verb; what has one states something itself. */
const VERBAL = /^(?:VB.?|MD)$/;

const NAMES =
  /(?<![.!?:] ?|\n)\b\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)+|\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b/gu;

function namesBeside(text: string, own: readonly string[]): boolean {
  const known = new Set(own.map((name) => name.replace(/['\u2019]s?$/, '')));
  return matchesOf(text, NAMES).some(([name]) => {
    const parts = fold(name).split(' ');
    return !parts.some((part) => known.has(part.replace(/['\u2019]s?$/, '')));
  });
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly put?: string;
}

/** Phrases of a claim behind a preposition, all of whose words the setting has. */
function phrasesIn({ words, text, start, end, values }: Reading, setting: Setting): readonly Cut[] {
  const cuts: Cut[] = [];
  const { tokens } = parseSentence(text, start, end);
  const tellsOfNoun = (word: Word): boolean => {
    const own = tokens.find((token) => token.start === word.start);
    const phrase = own?.head === undefined ? undefined : tokens[own.head];
    return own?.deprel === 'case' && phrase?.deprel.startsWith('nmod') === true;
  };
  for (let at = 1; at < words.length; at++) {
    if (!LEADING.has(words[at]!.form) || words[at]!.value >= 0) continue;
    let to = at + 1;
    let telling = 0;
    while (to < words.length && to - at <= MOST_WORDS && isInside(words[to]!, setting)) {
      if (words[to]!.weight > 0 || words[to]!.value >= 0) telling++;
      to++;
    }
    // "Of the audit result": the phrase must end where it does.
    const next = words[to];
    const ends =
      next === undefined || next.weight === 0 || /[,.;]/.test(text.slice(words[to - 1]!.end, next.start));
    const isTimed = words
      .slice(at + 1, to)
      .some(({ value }) => value >= 0 && MEASURED.has(values[value]!.kind));
    if (isTimed || (BOUND.has(words[at]!.form) && !tellsOfNoun(words[at]!))) continue;
    const names = words
      .slice(at + 1, to)
      .filter(({ start: from, value }) => value < 0 && /\p{Lu}/u.test(text[from]!));
    if (names.length > 0 && setting.others(names.map(({ form }) => form))) continue;
    if (telling === 0 || !(ends || isVerbal(next!.form)) || /^(?:and|or|nor)$/.test(next?.form ?? ''))
      continue;
    cuts.push({ start: words[at - 1]!.end, end: words[to - 1]!.end });
    at = to - 1;
  }
  return cuts;
}

/** Values that tell one thing from another in one source. */
const MEASURED: ReadonlySet<string> = new Set([
  'date',
  'time',
  'datetime',
  'money',
  'quantity',
  'identifier',
]);

const isVerbal = (form: string): boolean => /(?:ed|n't)$/.test(form);

const isInside = ({ form, value, weight }: Reading['words'][number], { words }: Setting): boolean => {
  const bare = form.replace(/['\u2019]s?$/, '');
  if (TELLING.test(bare) || LEADING.has(bare)) return false;
  if (/^(?:the|this|that|its|our|a|an)$/.test(bare)) return true;
  return (weight > 0 || value >= 0) && (words.has(bare) || words.has(bare.replace(/s$/, '')));
};

/** "The audit result" in the notes of an audit; "the Field Ops workspace" where the source speaks of workspaces. */
function modifiersIn({ words, text, start, end }: Reading, { words: setting }: Setting): readonly Cut[] {
  const { tokens } = parseSentence(text, start, end);
  const tellsMore = (word: Word, next: Word): boolean =>
    tokens.some(
      ({ start: at, deprel, head }) =>
        at === word.start && deprel === 'compound' && tokens[head]?.start === next.start,
    );
  return words.flatMap((word, at): Cut[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (next === undefined || before === undefined || word.value >= 0 || next.value >= 0) return [];
    if (!/^\p{Ll}+$/u.test(text.slice(word.start, word.end)) || word.weight === 0 || next.weight === 0)
      return [];
    if (/(?:ed|ing|ly)$/.test(word.form) || TELLING.test(word.form) || next.start - word.end !== 1) return [];
    const leads = /^(?:the|this|our|its|their|his|her)$/.test(before.form);
    return leads && setting.has(word.form) && tellsMore(word, next)
      ? [{ start: word.start, end: next.start }]
      : [];
  });
}

/** "The Field Ops workspace" where a source speaks of workspaces and has Field Ops without that word. */
function kindsIn({ words, text }: Reading, { text: source, structured }: Document): readonly Cut[] {
  if (structured || source.length > LONGEST_NAMED) return [];
  return words.flatMap((word, at): Cut[] => {
    const before = words[at - 1];
    if (
      before === undefined ||
      word.value >= 0 ||
      word.weight === 0 ||
      !/^\p{Ll}+$/u.test(text.slice(word.start, word.end))
    )
      return [];
    if (/(?:ed|ing|ly)$/.test(word.form) || before.value >= 0 || word.start - before.end !== 1) return [];
    let from = at - 1;
    while (from > 0 && isLarge(words[from - 1]!, text) && words[from]!.start - words[from - 1]!.end === 1)
      from--;
    if (!isLarge(before, text) || !isLarge(words[from]!, text)) return [];
    const name = text.slice(words[from]!.start, before.end);
    const article = words[from - 1];
    if (article === undefined || !/^(?:the|this)$/.test(article.form)) return [];
    const alone = new RegExp(`\\b${escaped(name)}\\b(?! ${escaped(word.lemma)})`, 'u');
    const kind = new RegExp(`(?<!${escaped(name)} )\\b${escaped(word.lemma)}(?:e?s)?\\b`, 'iu');
    if (!alone.test(source) || !kind.test(source)) return [];
    return [
      { start: article.start, end: words[from]!.start },
      { start: before.end, end: word.end },
    ];
  });
}

/** Longest source that is searched for what it calls by name alone, in characters. */
const LONGEST_NAMED = 20_000;

const isLarge = ({ start, value }: Word, text: string): boolean =>
  value < 0 && /\p{Lu}/u.test(text[start] ?? '');

/** Cuts that do not touch each other. */
const apart = (cuts: readonly Cut[]): readonly Cut[] =>
  [...cuts]
    .sort((a, b) => a.start - b.start)
    .filter((cut, at, all) => at === 0 || cut.start >= all[at - 1]!.end);

function without({ text, start, end }: Reading, cuts: readonly Cut[]): Pick<Untopical, 'text' | 'at'> {
  const kept: Cut[] = [];
  let from = start;
  for (const cut of apart(cuts)) {
    kept.push({ start: from, end: cut.start });
    from = cut.end;
  }
  kept.push({ start: from, end });
  return {
    text: kept.map((piece) => text.slice(piece.start, piece.end)).join(''),
    at(offset) {
      let left = offset;
      for (const piece of kept) {
        if (left < piece.end - piece.start) return piece.start + left;
        left -= piece.end - piece.start;
      }
      return end - 1;
    },
  };
}
