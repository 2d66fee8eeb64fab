/** Deeds that fields date or deny: `cancelled_at`, `return_requested: null`. */

import type { Field } from '../record.ts';
import { MADE, type Said } from '../said.ts';
import { isSameDeed, SET_BEFOREHAND } from '../words/senses.ts';
import { truthOf } from '../words/states.ts';
import type { Found } from './found.ts';

const TIMED = /^(?:at|on|date|time|timestamp|datetime|day|ts|was|is|dated)$/;

/** A deed that a field dates: `cancelled_at`, `date_paid`, `return_requested`. */
export function deed(said: Said, field: Field, at: number): Found | undefined {
  const { name, values, quote, words } = field;
  const timed = name.filter((word) => !TIMED.test(word));
  const rest = quote === 'null' && /^(?:by|until)$/.test(timed.at(-1) ?? '') ? timed.slice(0, -1) : timed;
  const dated = values.some(({ kind }) => kind === 'date' || kind === 'datetime' || kind === 'time');
  const denied = truthOf(quote, words) === 'no';
  if (rest.length === 0 || (!dated && !denied) || rest.some((word) => SET_BEFOREHAND.has(word)))
    return undefined;
  if (denied && rest.length === name.length && !/[^e]ed$/.test(rest.at(-1)!)) return undefined;
  // `pets_allowed: null`: nobody has said whether they are. Of a day or a doer there is none.
  if (quote === 'null' && rest.length === name.length && name.length > 1) return undefined;
  const verb = rest.at(-1)!;
  const { lemma } = said.words[at];
  // "Charged no fees" of `fees_charged: 0` denies the fees.
  if (!dated && said.bare[at + 1] === 'no') return undefined;
  // "Took place" orders nothing.
  if (lemma === 'place' && said.words[at - 1]?.lemma === 'take') return undefined;
  const same = isSameDeed(said.lexicon.lemma(verb), lemma);
  // "Logged in" creates nothing.
  const entering = lemma === 'log' && /^(?:in|into|on)$/.test(said.bare[at + 1] ?? '');
  if (!(entering ? said.canSay(verb, at) : same || isMade(said, verb, at)) || !isDone(said, at))
    return undefined;
  const others = rest.slice(0, -1);
  if (!others.every((word) => said.isNamed(word, at, at + 1))) return undefined;
  return { word: at, field, holds: dated, kind: 'deed', length: 1 };
}

/** "The request was made" of `requested_at`: a deed that its noun names was made, placed or filed. */
function isMade({ words, lexicon }: Said, verb: string, at: number): boolean {
  if (!MADE.has(words[at]!.lemma)) return false;
  const own = lexicon.lemma(verb);
  return words.slice(0, at).some(({ lemma, value }) => value < 0 && isSameDeed(own, lemma));
}

/** Whether a verb of the claim is said of what has happened: not a noun, not what will be. */
function isDone({ words, bare }: Said, at: number): boolean {
  const { form, lemma } = words[at];
  if (form !== lemma) return true;
  // "Issued for order 7": what a preposition leads to is a thing.
  return (
    !/^(?:for|of|on|to|in|with|the|an?)$/.test(bare[at - 1] ?? '') &&
    words.slice(Math.max(0, at - 3), at).some((one) => /^(?:was|were|been|has|have|did|not)$/.test(one.form))
  );
}
