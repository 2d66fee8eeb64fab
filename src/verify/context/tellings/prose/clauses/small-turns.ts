/** Small turns that say the same: "for each issue" for "per issue", "3 June to 7 June" for "3 to 7 June", "was" for "had to be". */
import { pastOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { OPEN, type Rewriter } from '../types.ts';

const EACH =
  /\b(per|for each|for every|each|every|a) (issue|item|person|guest|unit|ticket|visit|page|copy|piece|parcel|order|seat|vehicle|room|child|adult|participant|use|call|trip|head|year|month|week|day|night|hour)\b/iu;

/** "4 euros for each issue" for "4 euros per issue". */
function byEach({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [EACH.exec(said), EACH.exec(text)];
  if (ours === null || theirs === null || ours[2] !== theirs[2]) return [];
  const amount =
    /(?:\d|euros?|dollars?|pounds?|cents?|%|percent|(?:days?|weeks?|months?|hours?|times|GB|MB)(?: of \p{Ll}+)?) $/iu;
  if (!amount.test(text.slice(0, theirs.index)) || !amount.test(said.slice(0, ours.index))) return [];
  return [text.replace(EACH, ours[0].toLowerCase())];
}

const DAYS_OF =
  /\b((?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty)) ((?:working |business |calendar )?(?:day|week|month|year|hour))(s?)(['’]s? | of )(?=(?:paid |unpaid |annual |written |prior |parental |full )?(?:notice|leave|holiday|vacation|pay|salary|rent|wages|work|training|experience|warranty|delay|supply)\b)/u;

/** "28 days of leave" for "28 days' leave". */
function byDaysOf({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [DAYS_OF.exec(said), DAYS_OF.exec(text)];
  if (ours === null || theirs === null || (ours[4] === ' of ') === (theirs[4] === ' of ')) return [];
  return [
    text.replace(DAYS_OF, (_, count: string, unit: string, s: string) => `${count} ${unit}${s}${ours[4]}`),
  ];
}

const MONTH = '(January|February|March|April|May|June|July|August|September|October|November|December)';
const DAYS = new RegExp(String.raw`\b(\d{1,2})(?: (to|until|and|till) |[-\u2013])(\d{1,2}) ${MONTH}`, 'u');
const DAYS_TURNED = new RegExp(
  String.raw`\b${MONTH} (\d{1,2})(?: (to|until|and|till) |[-\u2013])(\d{1,2})\b`,
  'u',
);

/** "From 3 June to 7 June" for "from 3 to 7 June". */
function byDays({ text }: Wording): readonly string[] {
  return [
    text.replace(
      DAYS,
      (_, first: string, to: string | undefined, last: string, month: string) =>
        `${first} ${month} ${to ?? 'to'} ${last} ${month}`,
    ),
    text.replace(
      DAYS_TURNED,
      (_, month: string, first: string, to: string | undefined, last: string) =>
        `${month} ${first} ${to ?? 'to'} ${month} ${last}`,
    ),
  ].filter((told) => told !== text);
}

const HAD_TO = /\b(had to) (be )?([a-z]+)\b/u;

/** "Two rooms were closed" for "two rooms had to be closed": what had to be done was done. */
function byHadTo({ text, lexicon }: Wording): readonly string[] {
  const found = HAD_TO.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, , be, verb = ''] = found;
  if (be !== undefined) return ['was', 'were'].map((was) => text.replace(HAD_TO, `${was} ${verb}`));
  return lexicon.lemma(verb, 'v') === verb ? [text.replace(HAD_TO, pastOf(verb))] : [];
}

const ACCESS =
  /^(?:Access|Entry|Admission) to ([^,;]+?) (?:requires|is only possible with|needs) ((?:an? |the |prior )?[^,;]+?)(?:, (?:which|who) .+)?$/u;

/** "The archive cannot be accessed without a request" for "access to the archive requires a request". */
function byAccess({ text }: Wording): readonly string[] {
  const found = ACCESS.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, what = '', need] = found;
  const thing = what.charAt(0).toUpperCase() + what.slice(1);
  return ['accessed', 'entered'].map((verb) => `${thing} cannot be ${verb} without ${need}`);
}

const FREE_OF =
  /^([^,;]+?) (?:receive|get|are given|obtain) ([^,;]+?) (?:free of charge|for free|at no charge|at no cost|free)$/u;

/** "The magazine is free for members" for "members receive the magazine free of charge". */
function byFree({ text }: Wording): readonly string[] {
  const found = FREE_OF.exec(text.replace(/;.*$/u, ''));
  if (found === null || OPEN.test(text.replace(/;.*$/u, ''))) return [];
  const [, who = '', what = ''] = found;
  const thing = what.charAt(0).toUpperCase() + what.slice(1);
  const whom = who.charAt(0).toLowerCase() + who.slice(1);
  const be = /[^s]s$/.test(what) ? 'are' : 'is';
  return [
    `${thing} ${be} free for ${whom}`,
    `${thing} ${be} free of charge for ${whom}`,
    `${who} do not pay for ${what}`,
  ];
}

const OVER =
  /^(.+?) (weighed|weighs|was|is|measured|measures|lasted|cost|costs) (\d+(?:\.\d+)?) ([\p{L}%]+), (\d+(?:\.\d+)?) \4 (over|above|under|below|beyond) the (?:[a-z]+ )?(limit|maximum|minimum|allowance|budget)\b/u;

/** "Exceeded the limit by 4 kg", "the limit is 23 kg" for "weighed 27 kg, 4 kg over the limit". */
function byExcess({ text, said }: Wording): readonly string[] {
  const found = OVER.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, what, verb, all, unit, by, side = '', limit] = found;
  const above = /^(?:over|above|beyond)$/.test(side);
  const bound = Math.round((Number(all) + (above ? -1 : 1) * Number(by)) * 1000) / 1000;
  const past = /^(?:weighed|was|measured|lasted)$/.test(verb!);
  const named = new RegExp(String.raw`^The (?:[a-z]+ )?${limit} (is|was) `, 'u').exec(said)?.[0];
  return [
    `${what} ${past ? 'was' : 'is'} ${by} ${unit} ${side} the ${limit}`,
    ...(above
      ? [
          `${what} ${past ? 'exceeded' : 'exceeds'} the ${limit} by ${by} ${unit}`,
          `${what} ${past ? 'was' : 'is'} over the ${limit}`,
        ]
      : []),
    ...(named === undefined ? [] : [`${named}${bound} ${unit}`]),
  ];
}

const ACCORDING = /^According to ([^,;]+), ([^;]+)$/u;
const SPOKE = /\b(said|says|stated|reported|reports?|explained|confirmed)(?: that)?\b/u;

/** "The police said the van skidded" for "according to the police, the van skidded". */
function byAccount({ text, said }: Wording): readonly string[] {
  const [found, spoke] = [ACCORDING.exec(text.replace(/;.*$/u, '')), SPOKE.exec(said)?.[0]];
  if (found === null || spoke === undefined) return [];
  const [, who = '', what = ''] = found;
  const lead = who.charAt(0).toUpperCase() + who.slice(1);
  const statements = [what, what.replace(/ (?:and|but) (?=[a-z]+(?:ed|t|ook|ent|ell|aw|an)\b).*$/u, '')];
  return [...new Set(statements)].map((one) => `${lead} ${spoke} ${one}`);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const SEASON = new RegExp(
  String.raw`^(.+?) ([a-z]+s|is|are|[a-z]+) (only )?(?:between|from) (${MONTHS.join('|')}) (?:and|to|until|till|through) (${MONTHS.join('|')})((?:, [^;]+)?)$`,
  'u',
);
const IN_MONTH = new RegExp(String.raw`\bin (${MONTHS.join('|')})\b`, 'u');

/** "Runs in July", "does not run in December" for "runs only between May and September". */
function bySeason({ text, said, lexicon }: Wording): readonly string[] {
  const [found, month] = [SEASON.exec(text), IN_MONTH.exec(said)?.[1]];
  if (found === null || month === undefined || OPEN.test(found[1]!)) return [];
  const [, what, verb = '', only, first, last, rest = ''] = found;
  const [from, to, at] = [first, last, month].map((one) => MONTHS.indexOf(one!));
  const within = from! <= to! ? at! >= from! && at! <= to! : at! >= from! || at! <= to!;
  if (within) return [`${what} ${verb} in ${month}${rest}`];
  if (only === undefined) return [];
  if (/^(?:is|are)$/.test(verb)) return [`${what} ${verb} not in ${month}`];
  const lemma = lexicon.lemma(verb, 'v');
  return [`${what} ${lemma === verb ? 'do' : 'does'} not ${lemma} in ${month}`];
}

/** What tells one of several. */
const OTHER =
  /\b(?:other|another|new|old|older|newer|second|third|first|last|next|previous|former|latter|earlier|later|only|same|different|own|main|whole|entire|remaining|rest|usual|normal|standard|spare|extra|additional|alleged|so-called|proposed|planned|future|fake|false|\p{L}+(?:er|est))\b/u;
const DEFINITE = /\b[Tt]he ([a-z]{3,})\b/u;

/** "The permit" for "your parking permit", the one permit of which the source tells. */
function byKind({ text, said, whole }: Wording): readonly string[] {
  const noun = DEFINITE.exec(said)?.[1];
  if (noun === undefined) return [];
  const found = new RegExp(
    String.raw`\b([Tt]he|[Yy]our|[Oo]ur|[Ii]ts) ((?:[a-z]+ ){1,2})${noun}\b`,
    'u',
  ).exec(text);
  const [phrase = '', the = '', kind = ''] = found ?? [];
  if (found === null || OTHER.test(kind) || said.includes(`${kind}${noun}`)) return [];
  const count = (what: string): number =>
    whole.match(new RegExp(String.raw`\b(?:${what})s?\b`, 'giu'))?.length ?? 0;
  const all = count(noun);
  const named = count(`${kind}${noun}`) + count(`(?:the|this|your) ${noun}`);
  return all === named ? [text.replace(phrase, `${/^\p{Lu}/u.test(the) ? 'The' : 'the'} ${noun}`)] : [];
}

export const SMALL_TURNS: readonly Rewriter[] = [
  { of: DAYS_OF, write: byDaysOf, reorders: true },
  { of: EACH, write: byEach },
  { of: new RegExp(String.raw`\b\d{1,2} ${MONTH}|${MONTH} \d{1,2}`, 'u'), write: byDays, reorders: true },
  { of: /\b(?:was|were|[a-z]+ed)\b/, from: HAD_TO, write: byHadTo, reorders: true },
  { of: /\bcannot be\b/, from: ACCESS, write: byAccess },
  { of: /\b(?:free|pay)\b/, write: byFree },
  { of: SPOKE, write: byAccount },
  { of: IN_MONTH, write: bySeason },
  { of: /\b(?:not|cannot|never)\b/, write: byKind, reorders: true },
  { of: /\b(?:limit|maximum|minimum|allowance|budget)\b/, from: OVER, write: byExcess },
];
