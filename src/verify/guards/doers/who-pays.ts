/**
 * Who pays, for what, and for whom it is free: "the recipient pays for the packaging" of "packaging is at the sender's expense",
 * "pays for repairs" of "pays for small repairs", "delivery is free" of "delivery is free for members".
 */
import type { Reading } from '../../../text/reading.ts';
import { originOf } from '../../context/retold.ts';
import { isServed } from '../../context/roles-addressed.ts';
import { stemsOf } from '../../context/tellings/terms/clause.ts';
import { type Payer, payerOf } from '../../context/tellings/terms/paying.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const WHO_PAYS: readonly Guard[] = [
  against('role', 'english', isPaidByAnother, { said: () => PAYING }),
  against('condition', 'sentence', isFreeForSome, { said: () => FREE }),
  against('quantity', 'english', isPaidByTheServed, { said: () => FREE }),
];

const PAYING = /\b(?:pays?|paid|cost|costs|expense|bears?|borne|charged)\b/i;
const JOINT = /;\s*|,? (?:and|but|while|whereas) (?=[^,;]*\b(?:is|are|pays?|bears?)\b)/;

const saidBy = ({ text, start, end }: Reading): string =>
  text.slice(start, end).replace(/(?<![.\s])[.\s]+$/, '');

/** What a sentence says of who pays, clause by clause. */
const payersIn = (text: string): readonly Payer[] =>
  text.split(JOINT).flatMap((clause) => payerOf(clause.replace(/^\s*[-\d.]+\s+/, '')) ?? []);

const meets = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((stem) => other.includes(stem));

/** What bounds what somebody pays for. */
const IN_PART = /\b(?:half|partly|in part|part of|share of|a third|a quarter|only|unless|except)\b/i;

/** Whether what a statement says one pays for is said to be paid by another, or only some of it by that one. */
function isPaidByAnother({ reading, support }: Told, sentence: AlignedSentence): boolean {
  const said = saidBy(reading);
  if (!PAYING.test(said)) return false;
  const ours = payerOf(said);
  if (ours === undefined) return false;
  const [who, what] = [stemsOf(ours.who), stemsOf(ours.what)];
  const texts = support.sentences.map((one) => saidBy(one.reading));
  if (texts.every((text) => PAYING.test(text) && IN_PART.test(text)) && !IN_PART.test(said)) return true;
  const shares = texts.flatMap(payersIn).map((payer) => ({
    payer,
    share: stemsOf(payer.what).filter((stem) => what.includes(stem)).length,
  }));
  // Of several that pay, who pays for what has most in common with the statement's.
  const most = Math.max(1, ...shares.map(({ share }) => share));
  const told = shares.filter(({ share }) => share === most).map(({ payer }) => payer);
  if (told.length === 0) return false;
  const rest = stemsOf(originOf(sentence.source).text.slice(0, LOOKED_THROUGH));
  const own = told.filter((one) => meets(stemsOf(one.who), who));
  // Another word for the same party stands nowhere else in the source.
  if (own.length === 0) return told.every(({ who: payer }) => stemsOf(payer).length > 0) && meets(who, rest);
  return own.every(({ what: thing }) => isSomeOf(thing, ours.what, said));
}

/** Characters of a source in which another party is looked for. */
const LOOKED_THROUGH = 20_000;
const HEAD =
  /^(?:the |an? |all |any |his |her |its |their )*(.+?)(?: (?:of|for|to|from|in|on|that|which) .*)?$/iu;

/** "Small repairs" beside "repairs": a thing told more closely than the statement has it. */
function isSomeOf(thing: string, ours: string, said: string): boolean {
  const [theirs, own] = [HEAD.exec(thing)?.[1] ?? '', HEAD.exec(ours)?.[1] ?? ''];
  const [narrow, wide] = [stemsOf(theirs), stemsOf(own)];
  if (narrow.length <= wide.length || narrow.at(-1) !== wide.at(-1)) return false;
  const all = stemsOf(said);
  return narrow.slice(0, -1).some((stem) => !all.includes(stem));
}

/** "Delivery is free of charge" by "Customers pay the delivery costs": for whom it is free pays nothing. */
function isPaidByTheServed({ reading, support }: Told): boolean {
  const said = saidBy(reading);
  const free = FREE.exec(said);
  if (free === null || /\b(?:not|never|no longer) $/.test(said.slice(0, free.index))) return false;
  const texts = support.sentences.map((one) => saidBy(one.reading));
  if (texts.some((text) => FREE.test(text) || COSTLESS.test(text))) return false;
  return texts.some((text) => SERVED_PAYS.test(text) || payersIn(text).some(({ who }) => isPayingParty(who)));
}

const isPayingParty = (who: string): boolean =>
  /^you$/i.test(who) || isServed(who.replace(/^.* /, '').replace(/s$/i, '').toLowerCase());

/** Whatever says that nothing is paid. */
const COSTLESS =
  /\b(?:nothing|no|not|never|without|waived?|waives|included|inclusive|complimentary|gratis)\b|n['’]t\b|\p{Sc} ?0(?![\d.,])/iu;
const SERVED_PAYS =
  /\b(?:you|customers?|clients?|guests?|members?|buyers?|tenants?|users?|patients?|passengers?|visitors?|students?|employees|staff|renters?|recipients?|participants?) (?:must |have to |has to |need to |will |always )?(?:pays?|bears?|covers?)\b/i;

const FREE =
  /\b(?:free(?: of charge)?|at no (?:extra |additional )?(?:cost|charge)|without (?:extra |additional )?charge)(?![\p{L}-])/iu;
const BOUND =
  /^,? (?:for (?=(?:orders?|purchases|bookings?|amounts?|parcels|(?:[a-z]+ )?(?:members|subscribers|holders|pensioners|residents))\b)|(?:if|when|from|until|on|with|within|after|before|above|over|as long as|up to) )(?!(?:all|everyone|everybody|you|free|life|ever)\b)([^,;.]+)/iu;

/** Whether something is free only under what a statement that it is free leaves out. */
function isFreeForSome({ reading }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const said = saidBy(reading);
  const [ours, other] = [FREE.exec(said), FREE.exec(saidBy(theirs))];
  if (ours === null || other === null || /\b(?:not|never|no longer) $/.test(said.slice(0, ours.index)))
    return false;
  // A statement with a bound of its own may say the same one otherwise: "for 14 days", "for two weeks".
  if (BOUND.test(said.slice(ours.index + ours[0].length))) return false;
  const told = saidBy(theirs);
  const from = other.index + other[0].length;
  const bound = BOUND.exec(told.slice(from))?.[1];
  if (bound === undefined) return false;
  // Those for whom it is free may be in the statement by another word.
  const isTaken = alignment.matches.some(
    ({ at, strength }) => at >= 0 && strength > 0 && theirs.words[at]!.start - theirs.start >= from,
  );
  const all = stemsOf(said);
  return !isTaken && stemsOf(bound).every((stem) => !all.includes(stem));
}
