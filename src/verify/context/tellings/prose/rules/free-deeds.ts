/** What may be done without a charge: "can be cancelled free of charge until 8 May" for "free cancellation until 8 May". */
import type { Wording } from '../../terms/types.ts';
import { lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const VERBS: Readonly<Record<string, string>> = {
  cancellation: 'cancel',
  cancellations: 'cancel',
  return: 'return',
  returns: 'return',
  exchange: 'exchange',
  exchanges: 'exchange',
  rebooking: 'rebook',
};
/** What is cancelled, returned or exchanged, where nothing else is told. */
const DONE_TO: Readonly<Record<string, RegExp>> = {
  cancel: /^(?:your |the |this )?(?:booking|reservation|stay)$|^it$/iu,
  rebook: /^(?:your |the |this )?(?:booking|reservation|trip)$|^it$/iu,
  return: /^(?:your |the |any |all )?(?:items?|goods|products?|purchases?|orders?)$|^(?:it|them)$/iu,
  exchange: /^(?:your |the |any |all )?(?:items?|goods|products?|purchases?|orders?)$|^(?:it|them)$/iu,
};
const FREE =
  /^(?:(?:Rate includes )?Free (?=cancell|return|exchange|rebook))?(cancellations?|returns?|exchanges?|rebooking)(?: (?:is|are) (?:free|free of charge|possible free of charge))? ((?:until|within|up to|before|by|for) [^,;:]+?)(?:[,;] .*)?$/iu;
const OURS =
  /^(?:(?:You|Guests|Customers|Travellers|Passengers) (?:can|may) ([a-z]+)(?: ([^,;:]+?))?|([^,;:]+?) (?:can|may) be ([a-z]+)) (free of charge|for free|at no (?:charge|cost)|without charge) (?=until|within|up to|before|by|for)/u;

/** "You can return items free of charge within 30 days" for "free returns within 30 days". */
function byDeed({ text, said, title, lexicon }: Wording): readonly string[] {
  const [found, ours] = [FREE.exec(text), OURS.exec(said)];
  if (found === null || !/\bfree\b/iu.test(text)) return [];
  const [, noun = '', until = ''] = found;
  const when = /\buntil\b/u.test(said)
    ? until.replace(/^up to(?= \d+ \p{L}+ (?:before|prior))/u, 'until')
    : until;
  const verb = VERBS[noun.toLowerCase()]!;
  const plain = [`${noun[0]!.toUpperCase()}${noun.slice(1).toLowerCase()} is free ${when}`];
  if (ours === null) return plain;
  const [lead, active, object, thing, passive] = ours;
  const what = (object ?? thing)?.replace(/^(?:The|Your|This)\b/u, (word) => word.toLowerCase());
  const isOwn =
    what === undefined || DONE_TO[verb]!.test(what) || title.split(' ').includes(what.split(' ').at(-1)!);
  return isOwn && (active ?? lexicon.lemma(passive!, 'v')) === verb ? [`${lead}${when}`] : plain;
}

const IS_FREE =
  /^((?:The )?[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:is|are) (?:free|free of charge|at no charge|complimentary)((?: (?:for|on|in|within|from|until) [^,;:]+)?)$/iu;

/** "There is no charge for shipping on large orders" for "shipping is free for large orders". */
function byNoCharge({ text, said }: Wording): readonly string[] {
  const [found, ours] = [IS_FREE.exec(text), /\bno (?:charge|fee|cost) for\b/u.exec(said)?.[0]];
  if (found === null || ours === undefined || isLeftOpen(text) || /\bonly\b/u.test(text)) return [];
  const [, what = '', rest = ''] = found;
  const thing = lowered(what).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const others = /^ for orders\b/u.test(rest) ? [rest.replace(' for', ' on')] : [];
  return [rest, ...others].map((tail) => `There is ${ours} ${thing}${tail}`);
}

export const FREE_DEEDS: readonly Rewriter[] = [
  { of: /\b(?:free|without charge|no (?:charge|cost))\b/u, write: byDeed },
  { of: /\bno (?:charge|fee|cost) for\b/u, write: byNoCharge },
];
