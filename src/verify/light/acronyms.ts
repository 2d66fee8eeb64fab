/**
 * First letters and what they stand for: where the evidence says "European Union", a claim about "the EU" is one about
 * it, and the other way round. Only where one thing alone can be meant.
 */
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';
import type { Reading } from '../../text/reading.ts';
import { type Edit, replaced } from '../claim/edited.ts';
import type { Document } from '../read/document.ts';
import type { Untopical } from './topic.ts';

/** Longest source that is searched for what letters stand for, in characters. */
const LONGEST = 20_000;
const LETTERS = /^\p{Lu}{2,6}$/u;
/** Titles that are seldom written with capitals. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['CEO', 'chief executive officer'],
  ['CFO', 'chief financial officer'],
  ['COO', 'chief operating officer'],
  ['CTO', 'chief technology officer'],
  ['CIO', 'chief information officer'],
  ['HR', 'human resources'],
  ['VAT', 'value[ -]added tax'],
  ['GP', 'general practitioner'],
  ['MD', 'managing director'],
  ['VP', 'vice president'],
]);
/** Words of a name that give it no letter. */
const SMALL = '(?: (?:of|the|and|for|in|on|to|de|du))?';

/** A claim with letters in place of what they stand for, or with that in place of the letters. */
export function spelledOut(claim: Reading, documents: readonly Document[]): readonly Untopical[] {
  if (claim.language !== 'en' || claim.question) return [];
  const texts = documents.map(({ text, structured }) => (structured || text.length > LONGEST ? '' : text));
  if (texts.every((text) => text === '')) return [];
  const edits = [
    ...fromLetters(claim, texts),
    ...toLetters(claim, texts),
    ...fromTitles(claim, texts),
    ...fromInitials(claim, texts),
  ];
  const about = texts.map((text) => text !== '');
  return edits.map((edit) => ({ ...edit, about, foreign: about.map((one) => !one) }));
}

function* fromLetters(claim: Reading, texts: readonly string[]): Generator<Edit> {
  for (const { start, end } of claim.words) {
    const written = claim.text.slice(start, end);
    const letters = written.replace(/(?:['’]s|s['’])$/u, '');
    if (!LETTERS.test(letters)) continue;
    const names = new Set(gather(texts, (text) => namesOf(letters, text)));
    const [name, ...others] = names;
    if (name !== undefined && others.length === 0) yield replaced(claim, start, start + letters.length, name);
  }
}

/** What letters may stand for in a text, as it is written there. */
function namesOf(letters: string, text: string): readonly string[] {
  const title = TITLES.get(letters);
  const named = title === undefined ? null : new RegExp(`\\b${title}\\b`, 'i').exec(text);
  if (named !== null) return [named[0]];
  const words = [...letters].map((letter) => `${letter}[\\p{L}-]*\\p{Ll}`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join(`${SMALL}[ -]`)}(?![\\p{L}\\p{N}])`, 'gu');
  // A word with a capital before or behind it makes it another name.
  return matchesOf(text, pattern).flatMap(([name], i, all) => {
    const at = all[i]!.index;
    const beside =
      /\p{Lu}[\p{L}'’-]* $/u.test(text.slice(0, at)) ||
      /^ \p{Lu}[\p{Ll}]/u.test(text.slice(at + name.length));
    return beside && !/(?:^|[.!?:]\s+)The $/u.test(text.slice(0, at)) ? [] : [name];
  });
}

/** Names of several words with capitals, in a claim, whose letters alone the evidence has. */
function* toLetters(claim: Reading, texts: readonly string[]): Generator<Edit> {
  const said = claim.text.slice(claim.start, claim.end);
  for (const { 0: name, index } of matchesOf(said, NAME)) {
    const letters = name
      .replace(/ (?:of|the|and|for|in|on|to)(?= )/g, '')
      .split(/[ -]/)
      .map((word) => word[0])
      .join('');
    const has = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'u');
    if (
      letters.length < 2 ||
      !texts.some((text) => has.test(text)) ||
      texts.some((text) => text.includes(name))
    )
      continue;
    yield replaced(claim, claim.start + index, claim.start + index + name.length, letters);
  }
}

/** Letters that stand for other things too: a doctor, a chief investment officer, a graduate. */
const OF_SEVERAL: ReadonlySet<string> = new Set(['CIO', 'GP', 'MD']);

/** The titles whose letters stand for nothing else. */
const SPELLED = [...TITLES].flatMap(([letters, title]) =>
  OF_SEVERAL.has(letters) ? [] : [{ letters, spelled: new RegExp(`\\b${title}\\b`, 'i') }],
);

/** "Chief financial officer" of a claim, where the evidence has "CFO" alone. */
function* fromTitles(claim: Reading, texts: readonly string[]): Generator<Edit> {
  const said = claim.text.slice(claim.start, claim.end);
  for (const { letters, spelled } of SPELLED) {
    const found = spelled.exec(said);
    if (found === null) continue;
    // The evidence itself may say what its letters stand for.
    const explained = patternOf(`\\(${letters}\\)|(?<!\\p{L})${letters} ?[(=]`, 'u');
    if (texts.some((text) => spelled.test(text) || explained.test(text))) continue;
    const has = patternOf(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'u');
    if (!texts.some((text) => has.test(text))) continue;
    const at = claim.start + found.index;
    yield replaced(claim, at, at + found[0].length, letters);
  }
}

/** "J. Smith" of the one whose name the evidence has in full. */
function* fromInitials(claim: Reading, texts: readonly string[]): Generator<Edit> {
  const said = claim.text.slice(claim.start, claim.end);
  for (const { 0: name, index, 1: letter, 2: last } of matchesOf(said, INITIAL)) {
    const full = new RegExp(
      `(?<![\\p{L}\\p{N}])${letter}\\p{Ll}+ (?:\\p{Lu}\\. )?${last}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    const [one, ...others] = new Set(gather(texts, (text) => text.match(full) ?? []));
    if (one === undefined || others.length > 0 || texts.some((text) => text.includes(name))) continue;
    yield replaced(claim, claim.start + index, claim.start + index + name.length, one);
  }
}

const INITIAL = /(?<![\p{L}\p{N}.])(\p{Lu})\. ?(\p{Lu}\p{Ll}+)/gu;
const NAME = /(?<=\b[Tt]he )\p{Lu}\p{Ll}+(?: (?:(?:of|the|and|for|in|on|to) )*\p{Lu}\p{Ll}+){1,5}/gu;
