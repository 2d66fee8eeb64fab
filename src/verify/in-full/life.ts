/** What the lines of a course of life say of whose it is: where he worked when, what he learned and speaks. */
import { lower } from '../context/tellings/words.ts';

const YEARS = String.raw`((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)(?: ?[-\u2013] ?| to )((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d|today|present|now)`;
const SPAN = new RegExp(String.raw`^${YEARS}:? (.+)$`, 'u');
const SPAN_BEHIND = new RegExp(String.raw`^(.+?),? \(?${YEARS}\)?$`, 'u');
const SINCE = /^[Ss]ince ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d):? (.+)$/u;
const LANGUAGE =
  /^(English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Hindi|Urdu|Mandarin|Chinese|Japanese|Korean|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Hungarian|Romanian|Hebrew|Irish|Welsh|Catalan) ?[(:,]? ?\(?(native(?: speaker)?|mother tongue|fluent|bilingual|basic|good|very good|intermediate|advanced|conversational|[ABC][12])\)?$/u;
const SCHOOL =
  /\b(?:school|university|college|academy|institute of technology|degree|BSc|MSc|BA|MA|PhD|diploma|apprenticeship|studies|training)\b/iu;
const PLACE = /^(\p{Lu}[\p{L}'\u2019.-]+(?: \p{Lu}[\p{L}'\u2019.-]+){0,2})$/u;
const HELD =
  /^((?:\p{L}+ )*(?:driving licen[cs]e|driver['\u2019]s licen[cs]e|certificate|diploma|degree|work permit|PhD|BSc|MSc|BA|MA|MBA)(?: in .+)?)(?:,? (?:renewed|since|obtained|from|issued) .+)?$/iu;
const CHILDREN = /^(one|two|three|four|five|six) (child|children|sons?|daughters?|kids)$/iu;

/** What a line says of `who`. */
export function ofLife(line: string, who: string): readonly string[] {
  const span = SPAN.exec(line) ?? behind(SPAN_BEHIND.exec(line));
  if (span !== null) return spent(span[1]!, span[2]!, span[3]!, who);
  const since = SINCE.exec(line);
  if (since !== null) return sinceThen(line, who);
  return line.split(/, (?:and )?|; /u).flatMap((piece) => ofPiece(piece.trim(), who));
}

const behind = (found: RegExpExecArray | null): readonly string[] | null =>
  found === null ? null : ['', found[2]!, found[3]!, found[1]!];

const articled = (noun: string): string =>
  /^(?:an?|the) /iu.test(noun) ? noun : /^[aeiou]/iu.test(noun) ? `an ${noun}` : `a ${noun}`;

function spent(from: string, to: string, what: string, who: string): readonly string[] {
  const now = /^(?:today|present|now)$/iu.test(to);
  const when = now ? ` since ${from}` : ` from ${from} to ${to}`;
  const [first = '', ...others] = what.split(/, (?:and )?/u);
  const place = others.find((one) => PLACE.test(one) && !SCHOOL.test(one));
  if (SCHOOL.test(first)) {
    const at = place === undefined ? '' : ` in ${place}`;
    return [
      `${who} attended ${lower(first)}${at}${when}`,
      `${who} went to ${lower(first)}${at}${when}`,
      `${who} went to ${lower(first)}${at}`,
      ...(now
        ? []
        : [`${who} completed ${lower(first)} in ${to}`, `${who} finished ${lower(first)} in ${to}`]),
      ...others.flatMap((one) =>
        /^(?:diploma|degree)? ?with (?:distinction|honou?rs)$/iu.test(one)
          ? [`${who} graduated ${one.replace(/^(?:diploma|degree) /iu, '')}`]
          : [],
      ),
    ];
  }
  const [, role = first, at = ''] = /^(.+?)( (?:at|for|with|on|in) .+)$/u.exec(first) ?? [];
  if (/\d/.test(role) || role.split(' ').length > MOST_WORDS) return [];
  const houses = others.filter((one) => /^\p{Lu}/u.test(one) && one !== place);
  const [be, worked] = now ? ['has been', 'has worked'] : ['was', 'worked'];
  return [
    `${who} ${be} ${articled(lower(role))}${at}${when}`,
    `${who} ${worked} as ${articled(lower(role))}${at}${when}`,
    `${who} ${worked} as ${articled(lower(role))}${at}`,
    ...(at === '' ? [] : [`${who} ${worked}${at}`, `${who} ${worked}${at}${when}`]),
    ...houses.flatMap((house) => [`${who} ${worked} at ${house}${when}`, `${who} ${worked} at ${house}`]),
    ...(place === undefined ? [] : [`${who} ${worked} in ${place}${when}`, `${who} ${worked} in ${place}`]),
  ];
}

const MOST_WORDS = 6;

/** "Since 2017 at St Anne's, Dublin, since 2021 as deputy manager". */
function sinceThen(line: string, who: string): readonly string[] {
  return line.split(/, (?=since )/u).flatMap((piece) => {
    const [, year, what = ''] = SINCE.exec(piece) ?? [];
    if (year === undefined) return [];
    const [first = '', ...others] = what.split(', ');
    const place = others.find((one) => PLACE.test(one));
    const role = /^(?:as )?((?:an? |the )?\p{Ll}[\p{L} -]+?)((?: (?:at|for|with|of) .+)?)$/u.exec(first);
    if (/^(?:at|with|for|in) /u.test(first))
      return [
        `${who} has worked ${first} since ${year}`,
        `${who} has been ${first} since ${year}`,
        ...(place === undefined
          ? []
          : [`${who} has worked in ${place} since ${year}`, `${who} works in ${place}`]),
      ];
    if (role === null) return [];
    return [
      `${who} has been ${role[1]}${role[2]} since ${year}`,
      `${who} has been ${articled(role[1]!)}${role[2]} since ${year}`,
      `${who} has worked as ${articled(role[1]!)}${role[2]} since ${year}`,
    ];
  });
}

function ofPiece(piece: string, who: string): readonly string[] {
  const language = LANGUAGE.exec(piece);
  if (language !== null) {
    const [, name, level = ''] = language;
    if (/^(?:native|mother)/iu.test(level))
      return [
        `${who} speaks ${name}`,
        `${who} is a native speaker of ${name}`,
        `The mother tongue of ${who} is ${name}`,
        `${whose(who)} mother tongue is ${name}`,
        `${whose(who)} native language is ${name}`,
      ];
    if (/^fluent$/iu.test(level))
      return [
        `${who} speaks ${name} fluently`,
        `${who} speaks fluent ${name}`,
        `${who} is fluent in ${name}`,
        `${who} speaks ${name}`,
      ];
    return [
      `${who} speaks some ${name}`,
      ...(/good|advanced|C[12]|B2/iu.test(level)
        ? [`${who} speaks ${name}`, `${who} speaks ${level} ${name}`]
        : []),
    ];
  }
  const children = CHILDREN.exec(piece);
  if (children !== null) return [`${who} has ${piece.toLowerCase()}`];
  const held = HELD.exec(piece)?.[1];
  return held === undefined || /\b(?:no|without|expired)\b/iu.test(piece)
    ? []
    : [`${who} has ${articled(lower(held))}`, `${who} holds ${articled(lower(held))}`];
}

const whose = (who: string): string => (who === 'He' ? 'His' : who === 'She' ? 'Her' : `${who}'s`);
