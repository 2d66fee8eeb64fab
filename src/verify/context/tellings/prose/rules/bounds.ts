/** Whom and what a rule shuts out or lets through: "unless" for "if not", "only they may" for "must be by them". */

import { participleOf, present } from '../../../../../text/inflect.ts';
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { MONEY, OPEN, type Rewriter } from '../types.ts';

const UNLESS = /\bunless (it|they|he|she|you|the [a-z]+) (is|are|has|have|was|were) (?!not\b)/u;
const IF_NOT =
  /\bif (?:it|they|he|she|you|the [a-z]+) (?:is|are|has|have|was|were) not\b|\bif not\b|\bif (?:nobody|no one)\b/u;
const DONE = /\bunless (it|they) (?:is|are) ([a-z]+ed|[a-z]+n)\b/u;

/** "If it is not cancelled", "if nobody cancels it" for "unless it is cancelled". */
function byUnless({ text, said, lexicon }: Wording): readonly string[] {
  if (/\bif (?:nobody|no one)\b/u.test(said)) {
    const nobody = /\bif (nobody|no one)\b/u.exec(said)![1]!;
    const told = text.replace(
      DONE,
      (_, it: string, done: string) =>
        `if ${nobody} ${present(lexicon.lemma(done, 'v'))} ${it === 'they' ? 'them' : it}`,
    );
    return told === text ? [] : [told];
  }
  const told = text.replace(UNLESS, (_, who: string, be: string) => `if ${who} ${be} not `);
  return told === text ? [] : [told];
}

const ONLY =
  /^Only ((?:an? |the )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:can|may|is allowed to|are allowed to|is authori[sz]ed to|are authori[sz]ed to) ([a-z]+) ([^,;]+)$/u;
const BY = /\b(?:must|have to|has to|needs? to|(?:can|may) only) be \p{L}+/u;

/** "Refunds must be approved by a manager" for "only managers can approve refunds". */
function byOnly({ text, said, lexicon }: Wording): readonly string[] {
  const found = ONLY.exec(text);
  const led = BY.exec(said)?.[0].replace(/ \S+$/u, '');
  if (found === null || led === undefined || OPEN.test(found[1]!)) return [];
  const [, who = '', verb = '', what] = found;
  const one = who.replace(/(?<=[^s])s$/u, '');
  const by = one === who ? [who] : [who, `a ${one}`, `the ${who}`];
  return by.map((whom) => `${capital(what!)} ${led} ${participleOf(lexicon.lemma(verb, 'v'))} by ${whom}`);
}

const PLACE =
  'room|building|site|area|zone|premises|hall|floor|lab|laboratory|office|park|centre|center|shop|store|club|plant|warehouse|school|stadium|kitchen|vault|archive|library|country|city';
const BARRED = new RegExp(
  String.raw`^([^,;]+?)(?:, [^,;]+,)? (?:bars?|bans?|excludes?|prohibits?|keeps?|has (?:barred|banned|excluded)) ([^,;]+?) from (?:entering )?((?:the|our|its|all) (?:[a-z-]+ )?(?:${PLACE})s?)$`,
  'u',
);

/** "Contractors may not enter the vault" for "the rules bar contractors from the vault". */
function byBar({ text }: Wording): readonly string[] {
  const found = BARRED.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, rule = '', who = '', where] = found;
  const under = ['', ` under ${rule.replace(/^The /u, 'the ')}`];
  return ['may not enter', 'cannot enter', 'are not allowed to enter', 'are not allowed in'].flatMap((may) =>
    under.map((end) => `${capital(who)} ${may} ${where}${end}`),
  );
}

const PAPERS =
  'invoice|bill|quote|quotation|receipt|cheque|check|fine|penalty|voucher|credit note|purchase order|claim|order';
const FOR = new RegExp(
  String.raw`\b((?:the |an? |our |your |this )?(?:${PAPERS})(?: (?:no\.? |number |#)?[\p{L}-]*\d[\p{L}\d/-]*)?) (?:for|of|over) (${MONEY})(?!\d)(?! (?:each|per|an?)\b)`,
  'iu',
);
const COMES =
  /\b(?:amounts? to|amounted to|comes? to|came to|totals|totalled|is for|was for|is worth|is|was)(?= )/u;

/** "Invoice 7 amounts to 50 euros" for "we received invoice 7 for 50 euros". */
function byPaper({ text, said, whole }: Wording): readonly string[] {
  const [found, verb] = [FOR.exec(text), COMES.exec(said)?.[0]];
  if (found === null || verb === undefined) return [];
  const [, paper = '', amount] = found;
  if (/\b(?:no|not|any|never)\b/.test(text.slice(0, found.index))) return [];
  const own = paper.replace(/^an? /iu, 'the ');
  const kind = own
    .replace(/^(?:the|our|your|this) /iu, '')
    .replace(/ (?:no\.? |number |#)?[\p{L}-]*\d.*$/u, '');
  // "The invoice" is the one that is told of.
  const alone = whole.match(new RegExp(String.raw`\b${kind}s?\b`, 'giu'))?.length === 1;
  return [own, ...(alone ? [`the ${kind}`] : [])].map((one) => `${capital(one)} ${verb} ${amount}`);
}

const PRICED = new RegExp(String.raw`\b(the|our|your|its) (${MONEY}) ((?:[a-z]+ )?[a-z]{3,})\b`, 'giu');

/** "The fee is not refundable" for "the £45 fee is not refundable", the one fee of which the source tells. */
function byPriced({ text, said, whole }: Wording): readonly string[] {
  const [found, ...more] = matchesOf(text, PRICED);
  if (found === undefined || more.length > 0 || said.includes(found[2]!)) return [];
  const noun = found[3]!.split(' ').at(-1)!;
  if (whole.match(new RegExp(String.raw`\b${noun}s?\b`, 'giu'))?.length !== 1) return [];
  return [text.replace(PRICED, '$1 $3')];
}

export const BOUNDS: readonly Rewriter[] = [
  { of: IF_NOT, write: byUnless },
  { of: BY, write: byOnly, reorders: true },
  { of: /\b(?:not|cannot)\b/, from: BARRED, write: byBar },
  { of: COMES, from: FOR, write: byPaper, reorders: true },
  { of: /\b(?:not|never|cannot)\b/, write: byPriced, reorders: true },
];
