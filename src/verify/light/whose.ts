/** "Your refund" of a claim where the evidence has "the customer's refund": whose a thing is, as the evidence calls whom it serves. */
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';
import type { Reading } from '../../text/reading.ts';
import { type Edit, replaced } from '../claim/edited.ts';
import { isServed } from '../context/roles-addressed.ts';
import type { Document } from '../read/document.ts';
import type { Untopical } from './topic.ts';

/** Longest source that is searched for owners, in characters. */
const LONGEST = 20_000;
const OWNED = /\b([Tt]he|[Ee]ach|[Ee]very) (\p{Ll}{3,})(?:['’]s|s['’]) (\p{Ll}{3,}(?: \p{Ll}{3,})?)/gu;

/** A claim with whom the evidence serves in the place of "your". */
export function ofTheServed(claim: Reading, documents: readonly Document[]): readonly Untopical[] {
  if (claim.language !== 'en' || claim.question) return [];
  const said = claim.text.slice(claim.start, claim.end);
  if (!/\byour\b/i.test(said)) return [];
  const texts = documents.map(({ text, structured }) => (structured || text.length > LONGEST ? '' : text));
  const about = texts.map((text) => text !== '');
  const foreign = about.map((one) => !one);
  return [...edits(claim, said, texts)].map((edit) => ({ ...edit, about, foreign }));
}

function* edits(claim: Reading, said: string, texts: readonly string[]): Generator<Edit> {
  const owners = new Map<string, Set<string>>();
  for (const [whole, , owner = '', thing = ''] of gather(texts, (text) => matchesOf(text, OWNED))) {
    if (!isServed(owner.replace(/s$/, '')) && !isServed(owner)) continue;
    const by = whole.slice(0, whole.length - thing.length - 1).toLowerCase();
    for (const noun of [thing, thing.split(' ', 1)[0]!])
      owners.set(noun, (owners.get(noun) ?? new Set()).add(by));
  }
  for (const [thing, [by, ...others]] of owners) {
    const found = patternOf(String.raw`\byour (?=${thing}\b)`, 'iu').exec(said);
    if (found === null || by === undefined || others.length > 0) continue;
    const at = claim.start + found.index;
    const owner = found.index === 0 ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : by;
    yield replaced(claim, at, at + 'your'.length, owner);
  }
}
