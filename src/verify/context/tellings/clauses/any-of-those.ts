/** "We accept a passport or an identity card": each of them is accepted. */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const ACCEPTS =
  /^(?<who>We|You can use|(?:The|Our) [\p{Ll}-]+(?: [\p{Ll}-]+)?) ?(?<verb>accepts?|takes?|allows?|permits?|recogni[sz]es?)? (?<what>an? [^;:.]{3,120} or (?:an? )?[^;:.,]{3,40}|an? [^;:.,]{3,60})$/u;
const PASSIVE: Readonly<Record<string, string>> = {
  accept: 'accepted',
  take: 'taken',
  allow: 'allowed',
  permit: 'permitted',
  recognise: 'recognised',
  recognize: 'recognized',
};
const BOUND =
  /\b(?:if|unless|only|not|never|until|when|except|both|together|either|that|which|who|with|from)\b/iu;

/** What is accepted, one by one; as a rule holds of any one of a kind, so of all. */
export const anyOfThose: Teller = where([ACCEPTS], ({ sentence, claim, tell }) => {
  const told = tell(sentence);
  const { who = '', verb = '', what = '' } = ACCEPTS.exec(bare(told.text))?.groups ?? {};
  const participle = PASSIVE[verb.replace(/s$/, '')];
  if (participle === undefined || BOUND.test(what) || !/\b(?:is|are)\b|\baccepts?\b/.test(claim.text))
    return [];
  const purpose = / (?:as|for) (?!an? \p{Ll}+ or\b).+$/u.exec(what)?.[0] ?? '';
  const kinds = what
    .slice(0, what.length - purpose.length)
    .split(/, (?:or )?| or /u)
    .map((kind) => (/^an? /.test(kind) ? kind : ''));
  if (kinds.includes('')) return [];
  return kinds.flatMap((kind) => {
    const noun = kind.replace(/^an? /, '');
    const many = /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : /(?:s|x|ch|sh)$/.test(noun)
        ? `${noun}es`
        : `${noun}s`;
    return [
      `${capital(kind)} is ${participle}${purpose}.`,
      `${capital(many)} are ${participle}${purpose}.`,
      `${who} ${verb} ${kind}${purpose}.`,
      `${who} ${verb} ${many}${purpose}.`,
    ].map((text) => ({ ...told, text }));
  });
});
