/** What something is called by its place or its owner: "our office in Lyon" is the Lyon office. */

import { matchesOf } from '../../../../../text/matches.ts';
import { lastly } from '../../../../../text/once.ts';
import { stemsOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const PLACED = /\b(\p{Lu}\p{L}+) (\p{Ll}{3,})\b/gu;
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|Our|Its|This|That|A|An|In|On|At)$/;

/** "The Lyon office" for "our office in Lyon", where the claim calls it so, and the other way round. */
function byPlace({ text, said }: Wording): readonly string[] {
  const texts: string[] = [];
  for (const [, place, noun] of matchesOf(said, PLACED)) {
    if (!text.includes(`${noun} in ${place}`) && !text.includes(`${noun} at ${place}`)) continue;
    if (MONTH.test(place!)) continue;
    const told = new RegExp(
      String.raw`\b([Oo]ur|[Tt]he|[Ii]ts|[Aa]n?|[Tt]heir|${OWNER}) (${noun}) (?:in|at) ${place}\b(?! ?\p{Lu})`,
      'u',
    );
    if (told.test(text))
      texts.push(text.replace(told, (_, owner: string) => `${asOwner(owner)} ${place} ${noun}`));
  }
  for (const [, noun, place] of matchesOf(said, /\b(\p{Ll}{3,}) in (\p{Lu}\p{L}+)/gu)) {
    if (!text.includes(`${place} ${noun}`)) continue;
    const told = new RegExp(String.raw`\b${place} ${noun}\b`, 'u');
    if (told.test(text)) texts.push(text.replace(told, `${noun} in ${place}`));
  }
  return texts;
}

const OWNER = String.raw`\p{Lu}\p{L}+['\u2019]s`;
const asOwner = (owner: string): string =>
  /^an?$/i.test(owner) || /^our$/i.test(owner) ? (/^\p{Lu}/u.test(owner) ? 'The' : 'the') : owner;

/** What a firm has, in a report on it. */
const FIGURES =
  '(?:annual |net |gross |pre-tax |operating |half-year |quarterly |like-for-like |online )*(?:sales|profits?|turnover|revenues?|earnings|losses|loss|income|costs|debts?|margins?|orders|exports|imports|shares|headcount|output|production|dividend)';
const AT_FIRM = new RegExp(
  String.raw`^(${FIGURES}) (?:at|of|by|for) (\p{Lu}[\p{L}&]+)(?: (?:plc|PLC|Ltd|Inc|AG|Group))?(?= )`,
  'iu',
);
const OTHER = new RegExp(String.raw`(?:, while|;|, and|, but| while| and) (${FIGURES}) ([a-z][^;]*)$`, 'u');

/** "Harlow's sales rose" for "sales at Harlow rose", and what is told of its profit beside them. */
function byFirm({ text, said }: Wording): readonly string[] {
  const found = AT_FIRM.exec(text);
  if (found === null || !said.includes(`${found[2]}'s `)) return [];
  const [whole, figure = '', firm] = found;
  const rest = text.slice(whole.length);
  const other = OTHER.exec(rest);
  const own = other === null ? rest : rest.slice(0, other.index);
  return [
    `${firm}'s ${figure.toLowerCase()}${own}`,
    ...(other === null ? [] : [`${firm}'s ${other[1]} ${other[2]}`]),
  ];
}

const EMPLOYS =
  /^(.+?) (?:employs|has|is home to|employed) ((?:about |around |over |more than |nearly |almost |some )?[\p{L}\d,.-]+) (people|staff|workers|employees|persons|engineers|nurses|teachers|drivers|developers)(?=$|,|;| and | in total)/u;
const WORKING = /\b(?:works?|worked|are employed|employees|staff|workforce)\b/;

/** "48 people work in the office" for "the office employs 48 people". */
function byStaff({ text, said }: Wording): readonly string[] {
  const found = EMPLOYS.exec(text);
  if (found === null || /\b(?:not|no|none|only)\b/.test(found[0])) return [];
  const [whole, place = '', count, people] = found;
  const at = place.replace(/^(?:The|Our|An?) /, (word) => word.toLowerCase());
  const past = / employed /.test(whole);
  if (/\bhas\b/.test(whole) && people === 'people' && !/\bwork/.test(said)) return [];
  const many = capital(count!);
  const preps = ['in', 'at', 'for'].filter((prep) => said.includes(` ${prep} `));
  return [
    ...preps.flatMap((prep) => [
      `${many} ${people} ${past ? 'worked' : 'work'} ${prep} ${at}`,
      `${many} ${people} ${past ? 'were' : 'are'} employed ${prep} ${at}`,
    ]),
    ...['employees', 'staff'].map((noun) => `${place} ${past ? 'had' : 'has'} ${count} ${noun}`),
  ];
}

const ELSEWHERE =
  /\b(?:in|within|inside|to|from|across|throughout) ((?:the )?\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+){0,2})\b([^.]*?)(?:[;,]|\band\b|\bwhile\b|\bbut\b)(?: and| while| but)? ([^.;]*?)\belsewhere\b(.*)$/u;

/** "Customers outside the EU pay" for "… within the EU; customers elsewhere pay". */
function byElsewhere({ text }: Wording): readonly string[] {
  const found = ELSEWHERE.exec(text);
  if (found === null) return [];
  const [, place, , head = '', rest] = found;
  const about = stemsOf(text.slice(0, found.index)).includes('retur')
    ? rest!.replace(/\bthe (?=postage|carriage|shipping)/u, 'the return ')
    : rest!;
  const who = head.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return [...new Set([rest!, about])].map((tail) => `${who} outside ${place}${tail}`);
}

const FIRM = /\b(\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+){0,2}) (?:plc|PLC|Ltd|Inc|AG|GmbH|SA|Corp|LLC)\b/gu;
const THE_FIRM =
  /\b[Tt]he (?:company|firm|group|retailer|manufacturer|supplier|maker|producer|bank|insurer)(['\u2019]s)?(?= )/gu;

/** Names of firms in a text, which is asked about for each of its sentences and may be long. */
const firmsIn = lastly((whole) => new Set(matchesOf(whole, FIRM).map(([, name]) => name!)));

/** "Harlow is closing it" for "the company is closing it", in a text that names one firm. */
function bySoleFirm({ text, said, whole }: Wording): readonly string[] {
  const names = firmsIn(whole);
  const [name] = names;
  if (name === undefined || names.size > 1 || !said.includes(name) || text.includes(name)) return [];
  const told = text.replace(THE_FIRM, (_, owner: string | undefined) => `${name}${owner ?? ''}`);
  return told === text ? [] : [told, told.replace(new RegExp(`(?<=.)\\b${name}['\\u2019]s `, 'u'), 'its ')];
}

const DATED =
  /^(.*?\b(?:held|place|is|are|was|were|opens?|begins?|starts?)) (on (?!the )[^,;]*?\d[^,;]*?) ((?:in|at) (?:the )?\p{Lu}[^,;]*)$/u;

/** "In Leeds on 14 June" for "on 14 June in Leeds". */
const byOrder = ({ text }: Wording): readonly string[] => {
  const found = DATED.exec(text);
  if (found === null) return [];
  const [, head = '', day, place] = found;
  // Where something is held holds whatever the day.
  const timeless = / (?:held|place)$/.test(head) ? [`${head} ${place}`] : [];
  return [`${head} ${place} ${day}`, ...timeless];
};

const NUMBER =
  /^(?:(\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?) [^;]*; )?(?:(\p{Lu}[\p{L} ]+?)['\u2019]s|[Hh]is|[Hh]er) (?:new |phone |mobile |telephone |direct |office )*number is (\+?\d[\d /-]+)$/u;

/** "Can be reached on 0151 442" for "his number is 0151 442". */
const byNumber = ({ text, said }: Wording): readonly string[] => {
  const found = NUMBER.exec(text);
  const who = found?.[2] ?? found?.[1];
  const turn = /\bcan be (?:reached|called|contacted|phoned)(?: by phone)? (?:on|at|under)\b/.exec(said)?.[0];
  return found === null || who === undefined || turn === undefined ? [] : [`${who} ${turn} ${found[3]}`];
};

export const PLACES: readonly Rewriter[] = [
  { of: /\b\p{Lu}\p{L}+ \p{Ll}{3,}|\p{Ll} in \p{Lu}/u, write: byPlace, reorders: true },
  { of: /['\u2019]s\b/, from: AT_FIRM, write: byFirm, reorders: true },
  { of: /\p{Lu}\p{L}+/u, from: THE_FIRM, write: bySoleFirm, reorders: true },
  { of: /\b(?:in|at) (?:the )?\p{Lu}/u, write: byOrder, reorders: true },
  { of: /\bcan be (?:reached|called|contacted|phoned)\b/, write: byNumber },
  { of: WORKING, from: EMPLOYS, write: byStaff, reorders: true },
  { of: /\b(?:outside|not (?:in|within|from))\b/, from: ELSEWHERE, write: byElsewhere },
];
