/** "Voted for the plan" by "voted on the plan", "fought for Ben" by "fought Ben": what is done about somebody is not done for him. */
import { escaped } from '../context/tellings/words.ts';
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, type Told, textOf } from './guard.ts';

const FOR =
  /\b(vot|sp[eo]a?k|f[io]u?ght|argu|campaign|lobb|rul|decid|testif|st(?:an|oo)d|play|pray|car|apolog|vouch|fell|fall)(\p{Ll}*) for (?:the |an? )?(\p{L}+)/iu;

export const FOR_WHOM_UNSAID: Guard = against('role', 'prose', isAbout, { said: () => FOR });

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
