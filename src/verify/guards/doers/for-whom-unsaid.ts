/**
 * "Voted for the plan" by "voted on the plan", "fought for Ben" by "fought Ben": what is done about somebody is not done for him;
 * "Ana owes 40" by "I owe Ana 40", "Ana paid" by "Ana paid attention": whom it is done to, and what it is that is paid.
 */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const FOR =
  /\b(vot|sp[eo]a?k|f[io]u?ght|argu|campaign|lobb|rul|decid|testif|st(?:an|oo)d|play|pray|car|apolog|vouch|fell|fall)(\p{Ll}*) for (?:the |an? )?(\p{L}+)/iu;

export const FOR_WHOM_UNSAID: readonly Guard[] = [
  against('role', 'prose', isAbout, { said: () => FOR }),
  against('role', 'english', isTaker, { said: () => GIVES }),
  against('role', 'prose', isNoMoney, { said: () => PAID, told: () => NO_MONEY }),
];

const GIVES =
  /^\W*(\p{Lu}\p{L}+) (?:still |has |had )?(ow|lent|lend|gave|given|giv|sent|send|paid|pay|sold|sell|offer|show|taught|teach|told|tell)(?:e?s|e?d|s|e)?\b/u;

/** Whom something is given has not given it. */
function isTaker({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [, who = '', stem = ''] = GIVES.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  if (who === '' || source.structured || told.split(who).length !== 2) return false;
  return new RegExp(
    String.raw`\b${stem}(?:e?s|e?d|e)? ${escaped(who)} (?:\d|\p{Sc}|an? |the |his |her |its |their |some |money|what|all|\p{Ll}+s\b)`,
    'iu',
  ).test(told);
}

const PAID = /\b(?:pays?|paid)\b/iu;
const NO_MONEY =
  /\b(?:pays?|paid|paying) (?:\p{Lu}\p{L}+ |\p{Ll}{2,4} )?(?:(?:an?|the|no|little|much|close|due|his|her|its|their|last|full) )*(attention|heed|lip service|tribute|respects?|homage|visit|call|court|compliments?|penance|regard|mind)\b/iu;

function isNoMoney({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = NO_MONEY.exec(textOf(theirs))?.[1]?.toLowerCase();
  return what !== undefined && !textOf(reading).toLowerCase().includes(what);
}

function isAbout({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, stem = '', , whom = ''] = FOR.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  if (stem === '' || /\b(?:for|pro|in favou?r|support\p{L}*|back\p{L}*|behalf|backing)\b/iu.test(told))
    return false;
  return new RegExp(
    String.raw`\b${stem}\p{Ll}* (?:(?:on|of|about|with|against|over|to|at|beside|near) )?(?:the |an? )?${escaped(whom)}\b`,
    'iu',
  ).test(told);
}
