/** To whom something went that a note does not say: the one party that the note is kept for. */

import { fold } from '../../../../text/chars.ts';
import { matchesOf } from '../../../../text/matches.ts';
import { FIRST_NAMES } from '../../words.ts';
import type { Scene } from '../types.ts';

const GOING =
  /^(.+? (?:was|were|has been|have been) (?:refunded|returned|sent back|paid back|credited|reimbursed|repaid|handed back|given back|handed over|paid out|sent|issued|posted|mailed|shipped))(?! (?:to|by|back to)\b)(.*)$/u;
const PARTIES =
  'customer user client guest tenant landlord buyer seller member patient applicant passenger claimant caller subscriber supplier vendor contractor employee student owner merchant host';
const PARTY = new RegExp(String.raw`\b(${PARTIES.replaceAll(' ', '|')})s?\b`, 'giu');

/** A sentence of what was sent or given back, with the one party of its source that it can have gone to. */
export function partyOf(sentence: string, { source, claim }: Scene): readonly string[] {
  const going = GOING.exec(sentence);
  if (going === null || source.text.length > LONGEST) return [];
  const named = new Set(matchesOf(source.text, PARTY).map(([, noun]) => noun!.toLowerCase()));
  const [only] = named;
  const said = claim.text.slice(claim.start, claim.end).toLowerCase();
  if (named.size !== 1 || only === undefined || !said.includes(only)) return [];
  return [`${going[1]} to the ${only}${going[2]}`];
}

/** Characters of a note that is of one matter. */
const LONGEST = 900;

const NAME =
  /\b(?:(Mr|Mrs|Ms|Miss|Dr|[Ww]itness|[Cc]andidate|[Ss]peaker|[Dd]river|[Pp]layer|[Cc]ustomer|[Tt]enant|[Pp]atient|[Cc]aller|[Pp]upil|[Ss]tudent|[Gg]uest|[Aa]pplicant|[Mm]ember)\.? )?(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}[\p{Ll}\u2019']+)*)/gu;

/** A note with the one person whom its source names in the place of "her", "his" and "him". */
export function withOnlyName(text: string, { source }: Scene): string {
  if (!/\b(?:her|his|him)\b/.test(text) || source.text.length > LONGEST) return text;
  const names = new Map<string, string>();
  for (const [, title, name] of matchesOf(source.text, NAME)) {
    const [first, ...rest] = name!.split(' ');
    const known = FIRST_NAMES.get(fold(first!));
    if (title === undefined && known === undefined) continue;
    const full =
      title !== undefined && /^(?:Mr|Mrs|Ms)$/.test(title)
        ? `${title}. ${name}`
        : title === 'Dr'
          ? `Dr ${name}`
          : name!;
    names.set(rest.at(-1) ?? first!, full);
  }
  const [only] = names.values();
  if (names.size !== 1 || only === undefined) return text;
  return text
    .replace(/\b(to|for|with|by|from|of) (?:her|him)(?=$|[ ,.;]+(?:$|\d|on|at|by|in|[,.;]))/gu, `$1 ${only}`)
    .replace(/\b(?:her|his) (?=\p{Ll})/gu, `${only}'s `);
}
