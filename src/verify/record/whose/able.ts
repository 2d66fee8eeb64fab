/** What may be done with a thing: "can be changed but not refunded" of `changeable: true, refundable: false`. */
import { ableOf } from '../../../text/lexicon/index.ts';
import type { Field } from '../record.ts';
import type { Predicate, Said } from '../said.ts';
import { QUALIFYING, roleOf } from '../words/senses.ts';
import { truthOf } from '../words/states.ts';
import type { Found } from './found.ts';
import { isPerson } from './subjects.ts';

const COPIED = /^(?:is|are)$/;
const MODAL = /^(?:can|may|cannot|can't)$/;
/** Words between "can" and "be", or between what joins two deeds and the second. */
const BETWEEN = /^(?:not|also|only|still|only|then|now|no|longer)$/;

/** The verbs of what a flag says can be done, and whether it says that it cannot; undefined for another field. */
function abilityOf({ name, quote, words }: Field) {
  const own = name.filter((word) => !COPIED.test(word));
  const denied = own.at(-2) === 'non' || own.at(-2) === 'not';
  const able = ableOf(own.at(-1) ?? '');
  const truth = truthOf(quote, words);
  if (able === undefined || truth === undefined || /^\d/.test(quote) || quote === 'null') return undefined;
  const things = own.slice(0, denied ? -2 : -1);
  return { verbs: able.verbs, things, holds: (truth === 'yes') !== (denied !== able.denied) };
}

/** A flag that says whether what the claim says can be done: the verb stands behind "can be", or behind another that does. */
export function able(said: Said, field: Field, at: number): Found | undefined {
  const { words, bare } = said;
  const { lemma, form, value } = words[at]!;
  if (value >= 0 || form === lemma) return undefined;
  const ability = abilityOf(field);
  if (ability === undefined || !ability.verbs.includes(lemma)) return undefined;
  const modal = modalOf(said, at);
  if (modal < 1) return undefined;
  const subject = bare.slice(0, modal);
  // `deposit_refundable`: what can be refunded is the deposit.
  if (ability.things.some((word) => QUALIFYING.has(word) || !subject.includes(word))) return undefined;
  if (ability.things.length === 0 && !said.isFullySaid({ ...field, name: [] })) return undefined;
  return { word: at, field, holds: ability.holds, kind: 'flag', length: 1 };
}

/** Where "can" stands before "be" and a verb, or before the verb that it is joined to; -1 where it does not. */
function modalOf({ bare }: Said, at: number): number {
  let before = at - 1;
  while (BETWEEN.test(bare[before] ?? '')) before--;
  if (/^(?:and|but|or)$/.test(bare[before] ?? '')) {
    const be = bare.lastIndexOf('be', before);
    if (be < 0 || before - be > MOST_JOINED) return -1;
    before = be;
  }
  if (bare[before] !== 'be') return -1;
  before--;
  while (BETWEEN.test(bare[before] ?? '')) before--;
  return MODAL.test(bare[before] ?? '') ? before : -1;
}
/** Words from "be" to what joins a second verb to the first. */
const MOST_JOINED = 4;

/** Whether a claim says by "can be" what a flag says: it says no more than the flag. */
export const isAble = (said: Said, { word, field, kind }: Predicate): boolean =>
  kind === 'flag' && abilityOf(field) !== undefined && modalOf(said, word) > 0;

/** "Tom can be renewed" of `{ borrower: Tom, renewable: true }`: who has a thing is not what can be done with it. */
export function abilitiesHold(said: Said): boolean {
  return said.predicates.every((one) => {
    if (!isAble(said, one)) return true;
    const modal = modalOf(said, one.word);
    const last = said.words.findLastIndex(
      ({ weight, value }, at) => at < modal && (weight > 0 || value >= 0),
    );
    const told = said.explained[last];
    if (last < 0) return /^(?:it|they)$/.test(said.bare[modal - 1] ?? '') && said.focus.rows.length === 0;
    if (told?.part !== 'value' || told.field === undefined) return true;
    return (
      roleOf(told.field.name) === undefined && !isPerson(told.field) && told.field.object === one.field.object
    );
  });
}
