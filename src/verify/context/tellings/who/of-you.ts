/**
 * What a text tells of the one whose order, booking or case it is, told of "you", where the claim says so: "you asked for a
 * refund" for "Marco asked for a refund" of an order that was placed by Marco Bianchi.
 */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import { ownersOf } from '../../owner.ts';
import type { Teller } from '../types.ts';
import { forClaims } from '../where.ts';

const YOU =
  /^(?:(?:On|In|At|After|Before) [^,;]{2,30},? )?[Yy]ou (?!(?:can|may|must|should|will|would|could|might|need|are|have to)\b)\p{Ll}/u;
const AGREEING: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', does: 'do' };

/** "Problem reported on 2 June": by the one whose it is. */
const REPORTED =
  /^(Problem|Fault|Damage|Defect|Issue|Loss|Complaint|Order|Booking|Claim|Application)(?: was)? (reported|placed|made|submitted|filed)((?: (?:on|at) [^:;.]{3,40}?)?)(?=[:;.]|$)/u;

/** A sentence whose subject is the one, with "you" for him. */
export const ofYou: Teller = forClaims([YOU], ({ source, sentence, claim, tell }) => {
  if (!YOU.test(claim.text.slice(claim.start, claim.end))) return [];
  const [bare, ...more] = ownersOf(source);
  if (bare === undefined || more.length > 0) return [];
  const told = tell(sentence);
  const noted = REPORTED.exec(told.text);
  if (noted !== null)
    return [{ ...told, text: `You ${noted[2]} the ${noted[1]!.toLowerCase()}${noted[3]}.` }];
  const [first, last] = [bare.split(' ')[0]!, bare.split(' ').at(-1)!];
  const called = `(?:(?:Mrs?|Ms|Miss)\\.? ${last}|${bare}|${first})`;
  // Another of that name is somebody else.
  const others = matchesOf(
    source.text,
    patternOf(String.raw`\b${first} (?!${bare.slice(first.length + 1)}\b)\p{Lu}\p{Ll}+`, 'gu'),
  );
  const subject = patternOf(
    String.raw`(?:^|(?<=^(?:On|In|At|After|Before) [^,;]{2,30},? ))${called} (was|is|has|does)?(?=\p{Ll}| \p{Ll})`,
    'u',
  );
  const found = subject.exec(told.text);
  if (found === null || others.length > 0) return [];
  const you = found.index === 0 ? 'You' : 'you';
  const verb = found[1] === undefined ? '' : AGREEING[found[1]]!;
  return [
    {
      ...told,
      text: `${told.text.slice(0, found.index)}${you} ${verb}${told.text.slice(found.index + found[0].length)}`,
    },
  ];
});
