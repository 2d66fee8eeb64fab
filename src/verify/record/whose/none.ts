/** That a record has none of what a field counts, lists or would give: `errors: 0`, `refunds: []`, `cancel_at: null`. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isSameDeed, NEUTRAL, roleOf } from '../words/senses.ts';
import type { Found } from './found.ts';

/** "Out of stock" of `stock: 0`. */
const isSoldOut = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 && bare[at] === 'out' && bare[at + 1] === 'of' && bare[at + 2] === name[0];

/** Names of what somebody gives a thing: where none is given it has none. What is found out may be unknown. */
const GIVEN =
  /^(?:plan|date|time|end|owner|manager|assignee|approver|reviewer|supervisor|address|phone|fax|email|website|comment|comments|note|notes|description|title|middle|nickname|limit|discount|coupon|voucher|code|expiry|deadline|guarantor|beneficiary|successor|parent|partner|budget|signature|attachment|substitute|deputy|certificate|licence|license|permit|clearance|ip|video|image|photo|picture|link|gate|room|seat|slot|belt|number|postmortem|report|receipt|recurrence|subtitle|tracking|reference|collateral|guarantee|barcode|expires)$/;

/** What ends a name of what is only pointed at: `video_url`. */
const POINTER = /^(?:url|uri|link|id|ref|path|href|no|number|file)$/;

/** "There is no rollback plan", "no damage was recorded" of what is `null`. */
const isUnset = ({ bare }: Said, { name }: Field): boolean =>
  ((roleOf(name) !== undefined || GIVEN.test(name.filter((word) => !POINTER.test(word)).at(-1) ?? '')) &&
    bare.some(
      (word, at) => word === 'no' && /^(?:is|are|was|were|has|have|had)$/.test(bare[at - 1] ?? ''),
    )) ||
  (bare[0] === 'no' &&
    bare.some((word) =>
      /^(?:recorded|noted|given|set|provided|listed|entered|applied|used|attached|assigned)$/.test(word),
    )) ||
  isNonePlanned(bare, name);

/** "No cancellation is scheduled" of `cancel_at: null`. */
const isNonePlanned = (bare: readonly string[], name: readonly string[]): boolean =>
  bare[0] === 'no' &&
  name.length === 2 &&
  name[1] === 'at' &&
  bare.some((word, at) => /^(?:scheduled|planned|booked)$/.test(word) && /^(?:is|are)$/.test(bare[at - 1]!));

/** Whether a flag beside an empty list says that there was one: `refunds: []`, `refunded: true`. */
const isSaidBeside = ({ focus, lexicon }: Said, field: Field): boolean =>
  [...focus.own, ...focus.inner].some(
    ({ object, name, quote }) =>
      object === field.object &&
      quote === 'true' &&
      name.some((word) => field.name.some((own) => isSameDeed(lexicon.lemma(word), lexicon.lemma(own)))),
  );

/** That there is none of what a field counts: `errors: 0`. */
export function none(said: Said, field: Field, at: number): Found | undefined {
  const { name, values, quote } = field;
  const [value] = values;
  const zero =
    quote === '[]' ||
    /^(?:none|nil|no|nothing)$/i.test(quote) ||
    (value !== undefined && (value.kind === 'number' || value.kind === 'money') && value.value.n === 0n);
  const unset = quote === 'null' && isUnset(said, field);
  if ((!zero && !unset) || quote === 'false' || isSaidBeside(said, field)) return undefined;
  if (said.reading.values.some((one) => 'value' in one && one.value.n === 0n)) return undefined;
  if (isSoldOut(said, field, at)) return { word: at, field, holds: true, kind: 'none', length: 3 };
  // `errors: { count: 0 }`: what a neutral name counts stands above it.
  const own = name.filter((word) => !NEUTRAL.has(word));
  const telling = own.length > 0 ? own : field.path.slice(-2).filter((word) => !NEUTRAL.has(word));
  if (
    telling.length === 0 ||
    !name.every((word) => NEUTRAL.has(word) || (unset && POINTER.test(word)) || said.isNamed(word))
  )
    return undefined;
  if (!telling.some((word) => said.canSay(word, at))) return undefined;
  // "Out of stock" says by itself that there is none.
  const out = said.bare[at - 1] === 'of' && said.bare[at - 2] === 'out';
  return { word: at, field, holds: out, kind: 'none', length: 1 };
}
