/** Each of those of whom a team is told to consist is a member of it: "the team consists of Ana, Ben and Carla". */
import type { Wording } from '../../terms/types.ts';
import { escaped, lower } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NAME = String.raw`\p{Lu}[\p{L}.'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]+){0,2}`;
const GROUP =
  '(?:team|committee|board|panel|jury|group|crew|council|squad|commission|band|task force|delegation)';
const MADE_UP = new RegExp(
  String.raw`^((?:The|Our|Its|Their) (?:[\p{L}-]+ ){0,3}?${GROUP}) (consists|consisted|is made up|was made up|is composed|was composed) of (${NAME}(?:, ${NAME}){0,9},? and ${NAME})$`,
  'u',
);
const MEMBER = new RegExp(String.raw`^(${NAME}) (?:is|was) (?:a member of|part of|on|in) `, 'u');

function byMembership({ text, said }: Wording): readonly string[] {
  const [, group = '', made = '', names = ''] = MADE_UP.exec(text) ?? [];
  const name = MEMBER.exec(said)?.[1];
  if (group === '' || name === undefined || isLeftOpen(text)) return [];
  const own = names
    .split(/, and |, | and /u)
    .find((one) => new RegExp(`^(?:.* )?${escaped(name)}$`, 'u').test(one));
  const be = /^(?:was|consisted)/u.test(made) ? 'was' : 'is';
  return own === undefined
    ? []
    : ['a member of', 'part of', 'on', 'in'].map((of) => `${name} ${be} ${of} ${lower(group)}`);
}

export const MEMBERSHIP: readonly Rewriter[] = [
  { of: MEMBER, from: MADE_UP, write: byMembership, reorders: true },
];
