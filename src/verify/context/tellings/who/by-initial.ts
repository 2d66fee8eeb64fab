/** "Overtime approved by S. Lindqvist": whom a claim calls Mrs. Lindqvist, where the source has one of that name alone. */
import { matchesOf } from '../../../../text/matches.ts';
import type { Teller } from '../types.ts';
import { forClaims } from '../where.ts';

const TITLED = /\b(?<title>Mr|Mrs|Ms|Miss|Dr|Prof)\.? (?<name>\p{Lu}[\p{L}'’-]{2,})/u;

export const byInitial: Teller = forClaims([TITLED], ({ source, sentence, claim, tell }) => {
  const found = TITLED.exec(claim.text.slice(claim.start, claim.end));
  const name = found?.groups?.name;
  if (found === null || name === undefined) return [];
  const told = tell(sentence);
  if (!told.text.includes(name)) return [];
  const called = matchesOf(source.text, new RegExp(`(\\S+) ${name}(?![\\p{L}'’-])`, 'gu')).map(
    ([, before]) => before!,
  );
  const [first] = called;
  if (first === undefined || !/^\p{Lu}\.$/u.test(first) || called.some((one) => one !== first)) return [];
  return [{ ...told, text: told.text.replaceAll(`${first} ${name}`, found[0]) }];
});
