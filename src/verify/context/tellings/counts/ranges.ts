/** The ends of a range: what takes 3 to 5 days takes up to 5, and at least 3. */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { asClaimed, numberOf, SMALL } from '../words.ts';

const RANGE = new RegExp(
  String.raw`\b(?:between )?(${SMALL}) (?:to|and) (${SMALL}) ((?:working |business |calendar )?(?:minutes|hours|days|weeks|months|years))\b`,
  'iu',
);
const DASHED =
  /\b(\d+) ?[\u2013-] ?(\d+) ((?:working |business |calendar )?(?:minutes|hours|days|weeks|months|years))\b/u;
const ARRIVING =
  /\b(?:(?:will )?(?:arrive|arrives|come|comes|reach you|get there)|(?:is|are|will be) (?:delivered|there)) (?:in|within)\s*$/i;
const UNSURE =
  /\b(?:not|never|unless|if|usually|normally|about|around|roughly|typically|often|may|might|sometimes)\b/i;

/** "Parcels arrive in 3 to 5 working days": they take up to 5, at most 5, and at least 3. */
export const endsOfRange: Teller = where([DASHED, RANGE], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const found = DASHED.exec(told.text) ?? RANGE.exec(told.text);
  if (found === null || UNSURE.test(told.text)) return [];
  if (found[0].includes(' and ') && !/^between /i.test(found[0])) return [];
  const [whole, low, high, unit] = found;
  const { claim } = scene;
  const [least, most] = [low, high].map((end) => {
    const value = numberOf(end!);
    return value === undefined ? end : asClaimed(claim, value);
  });
  const head = told.text.slice(0, found.index);
  const rest = told.text.slice(found.index + whole.length);
  const ends = [`up to ${most} ${unit}`, `at most ${most} ${unit}`, `at least ${least} ${unit}`];
  const taking = head.replace(ARRIVING, 'take ');
  const leads = taking === head ? [head] : [head, taking];
  return leads.flatMap((lead) => ends.map((end): Telling => ({ ...told, text: `${lead}${end}${rest}` })));
});
