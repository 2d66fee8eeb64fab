/**
 * What the second half of a sentence says of those that the first names or counts: "the phone worked" for "the doors and the phone
 * were tested, and all of them worked", "12 pallets were damaged" for "40 pallets fell, of which 12 were damaged".
 */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const MEMBER = String.raw`(?:[Tt]he |[Oo]ur |[Hh]is |[Hh]er |[Ii]ts |[Yy]our )?(?:\p{L}[\p{L}'’-]* ){0,3}?\p{L}[\p{L}'’-]*`;
const THEM = new RegExp(
  String.raw`^(${MEMBER}(?:, ${MEMBER}){0,5},? and ${MEMBER}) (?:were|are|have been) [^,;:]{2,80}?, (?:and|but) (?:all(?: (?:two|three|four|five|six))? of them|both of them|both|they all|all) ([^,;:]{3,80})$`,
  'u',
);
const ONE: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has' };

function byAll({ text }: Wording): readonly string[] {
  const found = THEM.exec(text);
  if (found === null || isLeftOpen(text) || /\bbetween\b|\bboth\b.*\band\b.*\bboth\b/iu.test(text)) return [];
  const [, names = '', rest = ''] = found;
  const [verb = '', ...behind] = rest.split(' ');
  const members = names.split(/,? and |, /u);
  // "The doors and the windows of the hall": what stands behind may be of both.
  return members.flatMap((member) => {
    const many = /[^s'’]s$/u.test(member);
    const own = many ? verb : (ONE[verb] ?? verb);
    return [[capital(member), own, ...behind].join(' ')];
  });
}

const COUNT = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)`;
const OF_WHICH = new RegExp(
  String.raw`^[^,;:]*?\b(${COUNT}) ((?:\p{Ll}+ )?\p{Ll}+s|people|children) [^,;:]{2,60}?, (?:of which|of whom|of these) (${COUNT}) (was|were|is|are|has|have|had|did|do) ([^,;:]{3,60})$`,
  'iu',
);

function byOfWhich({ text }: Wording): readonly string[] {
  const found = OF_WHICH.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [whole, , what, some = '', be, rest] = found;
  const head = whole.slice(0, whole.search(/, (?:of which|of whom|of these) /iu));
  if ((head.match(new RegExp(String.raw`\b${COUNT}\b`, 'giu')) ?? []).length > 1) return [];
  return [`${capital(some)} ${what} ${be} ${rest}`, `${capital(some)} of the ${what} ${be} ${rest}`, head];
}

const BY_EACH =
  /^((?:The|An?|Our|This) [^,;:]{2,60}?) (was|were) (\p{Ll}+(?:ed|en|t|d)) by ((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (for|on behalf of|of) ([^,;:]{2,40}?),? and by ((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:for|on behalf of|of) ([^,;:]{2,40})$/u;

/** "The contract was signed by Ms Auer for Brenner" for "was signed by Ms Pohl for Helios and by Ms Auer for Brenner". */
function byDoers({ text, said }: Wording): readonly string[] {
  const found = BY_EACH.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what, be, done, one, lead = '', of, two, other] = found;
  const leads = /\bon behalf of\b/u.test(said) && lead === 'for' ? [lead, 'on behalf of'] : [lead];
  return leads.flatMap((by) => [
    `${what} ${be} ${done} by ${one} ${by} ${of}`,
    `${what} ${be} ${done} by ${two} ${by} ${other}`,
  ]);
}

export const OF_THEM_ALL: readonly Rewriter[] = [
  { of: /\S/u, from: THEM, write: byAll, reorders: true },
  {
    of: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|about|around)\b/iu,
    from: OF_WHICH,
    write: byOfWhich,
    reorders: true,
  },
  { of: /\S/u, from: BY_EACH, write: byDoers, reorders: true },
];
