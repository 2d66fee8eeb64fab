/**
 * Amounts that one verb has for several, each told by itself: "pain fell by 2.3 points in the physiotherapy group" for "fell by
 * 2.1 points in the yoga group, 2.3 points in the physiotherapy group and 0.6 points with usual care"; and what each has of
 * something: "each flat gets two heaters" for "we provide two heaters per flat".
 */
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const SIZE = String.raw`(?:${MONEY}|\d[\d.,]*(?: ?%| percent(?:age points)?| \p{Ll}+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten) \p{Ll}+)`;
const PLACE = String.raw`(?:in|for|with|at|on|to) (?:the )?[\p{L}][^,;:]{1,40}?`;
const SHARED = new RegExp(
  String.raw`^((?:[^;:]{2,100}?) )(${SIZE}) (${PLACE})((?:, ${SIZE} ${PLACE})*(?:,? (?:and|but) ${SIZE} ${PLACE}))$`,
  'u',
);
const MEMBER = new RegExp(
  String.raw`(?:, |,? and |,? but )(${SIZE}) (${PLACE})(?=, \d|,? (?:and|but) (?:\d|[$€£]|EUR)|$)`,
  'gu',
);

function byMember({ text }: Wording): readonly string[] {
  const found = SHARED.exec(text);
  if (found === null || isLeftOpen(text) || /\b(?:between|from|total|together|either|or)\b/u.test(text))
    return [];
  const [, head = '', first = '', place = '', rest = ''] = found;
  const members = [
    [first, place] as const,
    ...matchesOf(rest, MEMBER).map(([, size = '', where = '']) => [size, where] as const),
  ];
  const lead = / (?:had|has|have) (?=\p{Ll})/u.test(head)
    ? [head, head.replace(/ (?:had|has|have) (?=\p{Ll}+ed\b|fallen|risen|dropped)/u, ' ')]
    : [head];
  return members.flatMap(([size, where]) =>
    lead.flatMap((own) => [
      `${own}${size} ${where}`,
      `${where.charAt(0).toUpperCase()}${where.slice(1)}, ${own.charAt(0).toLowerCase()}${own.slice(1)}${size}`,
    ]),
  );
}

const PER =
  /^(?:(?:We|The (?:landlord|house|hotel|company|management|school|club|organiser|provider)) (?:will )?(?:provides?|offers?|supply|supplies|gives?)|There (?:is|are|will be)) ((?:an?|one|two|three|four|five|six|\d{1,3}) (?:free )?(?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:per|for each|for every) (\p{Ll}+)((?: (?:on|for|from|during|until) [^;:]+?)?)(?:;.*)?$/u;
const EACH =
  /^(?:Each|Every) (\p{Ll}+) (gets|receives|has|will get|will receive|will have|is given|is provided with) /u;

/** "Each flat gets two heaters". */
function byEach({ text, said }: Wording): readonly string[] {
  const [found, ours] = [PER.exec(text), EACH.exec(said)];
  if (found === null || ours === null || found[2] !== ours[1]) return [];
  const [, what = '', , when = ''] = found;
  return [`${ours[0]}${what}${when}`, ...(when === '' ? [] : [`${ours[0]}${what}`])];
}

const HAS =
  /^(?:Each|Every) (\p{Ll}+) (?:has|gets|receives|comes with) ((?:an?|one|two|three|four|five|six|\d{1,3}) (?:\p{Ll}+ ){0,2}?\p{Ll}+)$/u;

/** "There is one parking space per flat". */
function byThere({ text, said }: Wording): readonly string[] {
  const found = HAS.exec(text);
  const ours = /^There (is|are) .+ (per|for each|for every) \p{Ll}+$/u.exec(said);
  return found === null || ours === null ? [] : [`There ${ours[1]} ${found[2]} ${ours[2]} ${found[1]}`];
}

export const AMOUNTS_APIECE: readonly Rewriter[] = [
  { of: /\d/u, from: SHARED, write: byMember, reorders: true },
  { of: EACH, from: PER, write: byEach },
  { of: /^There (?:is|are) /u, from: HAS, write: byThere },
];
