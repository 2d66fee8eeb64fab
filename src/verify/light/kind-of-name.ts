/**
 * What is called by its name alone: "Lite costs $7" of evidence that has it with its kind, "the Lite plan costs $7", and
 * the other way round. Only where the name names nothing else there.
 */
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';
import type { Reading } from '../../text/reading.ts';
import { type Edit, replaced } from '../claim/edited.ts';
import type { Document } from '../read/document.ts';
import type { Untopical } from './topic.ts';

/** Longest source that is searched for names, in characters. */
const LONGEST = 20_000;
/** Kinds of which a firm offers several, each with a name that names nothing else. */
const KINDS = 'plan|tier|package|membership|policy|fare|tariff|model|edition|bundle';
const NAME = String.raw`\p{Lu}[\p{L}\d+]*(?: (?:\p{Lu}|\d)[\p{L}\d+]*){0,2}`;
const WITH_KIND = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ur|[Yy]our) (${NAME}) (${KINDS})(?=[ .,;:)'’])(?! (?:of|for|from)\b)`,
  'gu',
);
const CLAIMED = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ur|[Yy]our) (${NAME}) (?:${KINDS})(?=[ .,;:)'’])`,
  'gu',
);

/** A claim with the kind behind a name that the evidence has only with it, or without the one that the evidence leaves out. */
export function withKinds(claim: Reading, documents: readonly Document[]): readonly Untopical[] {
  if (claim.language !== 'en' || claim.question) return [];
  const texts = documents.map(({ text, structured }) => (structured || text.length > LONGEST ? '' : text));
  if (texts.every((text) => text === '')) return [];
  const about = texts.map((text) => text !== '');
  const foreign = about.map((one) => !one);
  return [...added(claim, texts), ...leftOut(claim, texts)].map((edit) => ({ ...edit, about, foreign }));
}

function* added(claim: Reading, texts: readonly string[]): Generator<Edit> {
  const said = claim.text.slice(claim.start, claim.end);
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const [, name = '', kind = ''] of gather(texts, (text) => matchesOf(text, WITH_KIND)))
    kinds.set(name, new Set([...(kinds.get(name) ?? []), kind]));
  for (const [name, [kind, ...others]] of kinds) {
    if (kind === undefined || others.length > 0 || patternOf(String.raw`\b${kind}s?\b`, 'iu').test(said))
      continue;
    const alone = patternOf(
      String.raw`(?<![\p{L}\d] |[\p{L}\d-])${escaped(name)}(?![\p{L}\d-]| \p{Lu}| \d)|(?<=\b(?:of|for|on|with|in|to|and|the) )${escaped(name)}(?![\p{L}\d-]| \p{Lu}| \d)`,
      'u',
    );
    const at = alone.exec(said)?.index;
    if (at === undefined || texts.some((text) => isAnother(text, name, kind))) continue;
    const led = /\b(?:the|your|our) $/i.test(said.slice(0, at));
    const whole = `${led ? '' : at === 0 ? 'The ' : 'the '}${name} ${kind}`;
    yield replaced(claim, claim.start + at, claim.start + at + name.length, whole);
  }
}

/** "Your Home Plus policy" of a claim, where the evidence has "the Home Plus policy", or "Home Plus" and no kind of it. */
function* leftOut(claim: Reading, texts: readonly string[]): Generator<Edit> {
  const said = claim.text.slice(claim.start, claim.end);
  for (const { 0: whole, 1: name = '', index } of matchesOf(said, CLAIMED)) {
    const kept = whole.replace(/^\S+/, 'the');
    if (
      !/^the /i.test(whole) &&
      texts.some((text) => patternOf(String.raw`\b${escaped(kept)}\b`, 'iu').test(text))
    ) {
      const from = claim.start + index;
      yield replaced(claim, from, from + whole.length, index === 0 ? `T${kept.slice(1)}` : kept);
      continue;
    }
    const named = patternOf(String.raw`(?<![\p{L}\d-])${escaped(name)}(?![\p{L}\d-])`, 'u');
    const behind = patternOf(String.raw`(?<![\p{L}\d-])${escaped(name)} (?:\p{Lu}|\d|(?:${KINDS})\b)`, 'u');
    if (!texts.some((text) => named.test(text)) || texts.some((text) => behind.test(text))) continue;
    const at = claim.start + index;
    yield replaced(claim, at, at + whole.length, name);
  }
}

/** Whether a text has a name otherwise than with its kind or with a verb behind it: as the first half of another, or of another kind. */
function isAnother(text: string, name: string, kind: string): boolean {
  const all = matchesOf(text, patternOf(String.raw`(?<![\p{L}\d-])${escaped(name)}(?![\p{L}\d-])`, 'gu'));
  return all.some(({ index }) => {
    const behind = text.slice(index + name.length, index + name.length + LONGEST_BEHIND);
    return !behind.startsWith(` ${kind}`) && !BEHIND.test(behind);
  });
}

const LONGEST_BEHIND = 24;
/** What may stand behind a name alone. */
const BEHIND =
  /^(?:[.,;:)\n]|$| (?:and|or|is|are|was|has|does|costs?|includes?|comes|offers?|covers?|allows?|supports?|plans|tiers|at|for|in|to|with|on) ?)/;

const escaped = (name: string): string => name.replaceAll('+', '\\+');
