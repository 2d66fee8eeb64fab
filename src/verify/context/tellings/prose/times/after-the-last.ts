/** "After the third failed attempt" for "after three failed attempts": behind so many comes what comes behind the last of them. */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const NUMBERS = 'two three four five six seven eight nine ten'.split(' ');
const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const AFTER = new RegExp(
  String.raw`\b(after|upon|on) (${NUMBERS.join('|')}|[2-9]|10) ((?:consecutive |successive )?(?:[\p{Ll}-]+ )?)(attempts|tries|warnings|reminders|failures|logins|strikes|offences|notices|requests|rejections)\b`,
  'iu',
);
const ONE: Readonly<Record<string, string>> = { tries: 'try' };

function byLast({ text }: Wording): readonly string[] {
  const [found, mark = '', many = '', of = '', noun = ''] = AFTER.exec(text) ?? [];
  if (found === undefined) return [];
  const at = NUMBERS.indexOf(many.toLowerCase());
  const ordinal = ORDINALS[at >= 0 ? at : Number(many) - 2];
  const one = ONE[noun] ?? noun.replace(/s$/u, '');
  const kind = of.replace(/(?:consecutive|successive) /u, '');
  return ['the', 'a'].map((article) => text.replace(found, `${mark} ${article} ${ordinal} ${kind}${one}`));
}

export const AFTER_THE_LAST: readonly Rewriter[] = [
  {
    of: new RegExp(String.raw`\b(?:${ORDINALS.join('|')})\b`, 'iu'),
    from: AFTER,
    write: byLast,
    reorders: true,
  },
];
