/**
 * Statements that a short entry of a form says in its own way: "the laptop was returned undamaged" of "Condition: no damage".
 * A statement is read as a whole, and the entry must stand in the evidence once, with nothing beside it that undoes it.
 */
import { gather } from '../../text/gather.ts';
import { lazily } from '../../text/once.ts';
import { Sieve } from '../../text/sieve/index.ts';
import { escaped } from '../context/tellings/words.ts';
import type { Scene, Shown } from './asked.ts';
import { NOTED } from './noted/index.ts';

/** Characters of a source that are looked through. */
const LONGEST = 12_000;

const forms = lazily(() => new Sieve(NOTED.map(({ claim }) => claim)));

/** Where the entry stands that says a statement; undefined for another, and where none or several do. */
export function notedSo(said: string, { documents }: Scene): Shown | undefined {
  const may = forms().through(said);
  for (const [at, { claim, entry, unless, also }] of NOTED.entries()) {
    const found = may[at] === 1 ? claim.exec(said) : null;
    if (found === null) continue;
    const cue = new RegExp(filled(entry, found), 'giu');
    const against = unless === undefined ? undefined : new RegExp(filled(unless, found), 'iu');
    const beside = also === undefined ? undefined : new RegExp(filled(also, found), 'iu');
    const stands = gather(documents, ({ text }, document) =>
      [...text.slice(0, LONGEST).matchAll(cue)].map(({ index, 0: entry }) => ({ document, index, entry })),
    );
    const [only] = stands;
    if (only === undefined || stands.length > 1) continue;
    if (against !== undefined && documents.some(({ text }) => against.test(text.slice(0, LONGEST)))) continue;
    const source = documents[only.document]!;
    if (beside !== undefined && !beside.test(source.text.slice(0, LONGEST))) continue;
    const [sentence] = source.sentencesIn(only.index, only.index + only.entry.length);
    if (sentence !== undefined)
      return { places: [{ document: only.document, sentence }], told: only.entry.trim() };
  }
  return undefined;
}

/** A pattern with what the statement has in the places of its groups. */
const filled = (pattern: string, claim: RegExpExecArray): string =>
  pattern.replace(/\$(\d)/gu, (_, k: string) => escaped((claim[Number(k)] ?? '').toLowerCase()));
