/** What reports tell beside another figure, another time or another person: what it was before, and who comes next. */
import type { Wording } from '../../terms/types.ts';
import { asClaimed, capital, lower, minuteOf } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const SUM = String.raw`(?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d[\d.,]*\d|(?:[$€£])?\d`;
const UNIT = String.raw`(?: (?:million|billion|euros?|dollars?|pounds?|francs?|per cent|percent|cents|people|units|tonnes)| ?%)*`;
const UP_FROM = new RegExp(
  String.raw`^(.+?) (?:now )?(costs?|is|are|was|were|stands? at|stood at|amounts? to|amounted to|had|has) (?:now )?((?:${SUM})(${UNIT})), (up|down) from ((?:${SUM})${UNIT})( [^,;]*)?$`,
  'u',
);

/** "Has risen to 6.50 euros", "used to cost 5.80 euros" for "now costs 6.50 euros, up from 5.80". */
function byFormerFigure({ text }: Wording): readonly string[] {
  const found = UP_FROM.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, what = '', verb = '', now = '', unit = '', way, then = ''] = found;
  const before = /[\d.,]$/.test(then) ? `${then}${unit}` : then;
  const turns =
    way === 'up'
      ? ['has risen', 'rose', 'has gone up', 'has increased']
      : ['has fallen', 'fell', 'has gone down', 'has decreased'];
  const thing = lower(what);
  const costs = /^cost/.test(verb);
  return turns
    .flatMap((turn) => [
      `${costs ? `The price of ${thing}` : what} ${turn} to ${now}`,
      `${costs ? `The price of ${thing}` : what} ${turn} from ${before} to ${now}`,
    ])
    .concat(
      costs
        ? [
            `${what} used to cost ${before}`,
            `${what} cost ${before} before`,
            `${what} previously cost ${before}`,
          ]
        : [`${what} was ${before} before`],
    );
}

const COMPARED =
  /^In (\d{4}),? (.+?) (had|sold|made|earned|received|counted|employed|produced|recorded) (\d[\d.,]*\d) ([a-z]+s|people), (?:compared (?:with|to)|against|after|up from|down from) (\d[\d.,]*\d) (?:the year before|a year earlier|in the previous year|in (\d{4}))$/u;

/** "Had 365,000 visitors in 2024" for "in 2025 had 410,000 visitors, compared with 365,000 the year before". */
function byYearBefore({ text }: Wording): readonly string[] {
  const found = COMPARED.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, year, who = '', did, now = '', things, then = '', named] = found;
  const last = named ?? String(Number(year) - 1);
  const [first, second] = [now, then].map((amount) => Number(amount.replace(/[.,](?=\d{3}\b)/g, '')));
  const more = first === second ? undefined : first! > second! ? 'more' : 'fewer';
  return [
    `${capital(who)} ${did} ${then} ${things} in ${last}`,
    ...(more === undefined ? [] : [`${capital(who)} ${did} ${more} ${things} in ${year} than in ${last}`]),
  ];
}

const MORE_THAN =
  /^(.+?) (\d[\d.,]*) ([a-z]+(?: [a-z]+)?), (\d[\d.,]*) (more|fewer|less) than (last year|the year before|a year earlier|last month|in \d{4})$/u;

/** "3,500 signatures last year" for "4,200 signatures, 700 more than last year". */
function byDifference({ text, scene }: Wording): readonly string[] {
  const found = MORE_THAN.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, head, now = '', things, by = '', way, then] = found;
  const [a, b] = [now, by].map((amount) => Number(amount.replace(/,(?=\d{3}\b)/g, '')));
  const before = way === 'more' ? a! - b! : a! + b!;
  return Number.isInteger(before) ? [`${head} ${asClaimed(scene.claim, before)} ${things} ${then}`] : [];
}

const INSTEAD =
  /^(.*?) at (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) instead of (?:at )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)$/u;
const SPANS: Readonly<Record<number, string>> = {
  15: 'a quarter of an hour',
  30: 'half an hour',
  60: 'an hour',
  90: 'an hour and a half',
  120: 'two hours',
};

/** "Half an hour earlier" for "at 11.30 instead of 12.00". */
function byInstead({ text }: Wording): readonly string[] {
  const [lead = ''] = /^[Ff]rom [^,]+? (?=the |our |its )/u.exec(text) ?? [];
  const found = INSTEAD.exec(text.slice(lead.length));
  if (found === null || OPEN.test(text)) return [];
  const [now, then] = [minuteOf(found[2]!), minuteOf(found[3]!)];
  if (
    now === undefined ||
    then === undefined ||
    now === then ||
    /[ap]m/.test(found[2]!) !== /[ap]m/.test(found[3]!)
  )
    return [];
  const span = SPANS[Math.abs(now - then)] ?? `${Math.abs(now - then)} minutes`;
  const when = lead === '' ? '' : ` ${lead.trim().replace(/^F/, 'f')}`;
  return [`${capital(found[1]!)} ${span} ${now < then ? 'earlier' : 'later'}${when}`];
}

const POSTPONED =
  /^(.+?) (has|have) (?:postponed|put off|deferred|delayed|adjourned) (?:its|their|the|a|his|her) (?:final )?decision (on|about|whether) ([^,;]+?)(?: (?:until|till|to|by) [^,;]+)?$/u;

/** "Has not yet decided on it" for "has postponed its decision on it". */
function byPostponing({ text }: Wording): readonly string[] {
  const found = POSTPONED.exec(text);
  if (found === null) return [];
  const [, who, has, on, what] = found;
  return ['not yet', 'not', 'still not'].map((not) => `${who} ${has} ${not} decided ${on} ${what}`);
}

const WHICH = /\b(the|an?|its|their|his|her) ([^,;]+?), which (is|are|was|were|has|have) ([^,;]+)$/u;

/** "The results are expected in August" for "wait for the results, which are expected in August". */
function byRelative({ text, said }: Wording): readonly string[] {
  const found = WHICH.exec(text);
  if (found === null) return [];
  const many = /^(?:are|were|have)$/.test(found[3]!);
  // The nearest noun of the verb's number is what it tells of.
  const phrase = found[2]!
    .split(/ (?=(?:for|on|about) (?:the|an?) )/u)
    .at(-1)!
    .replace(/^(?:for|on|about) (?:the |an? )/u, '');
  const head = phrase.split(/ (?:of|in|for|from|to|on) /u)[0]!;
  if (/[^s]s$/.test(head) !== many) return [];
  const subject = `The ${phrase.replace(/ of an? /u, ' of the ')}`;
  const predicate = `${found[3]} ${found[4]}`;
  const due =
    /\b(?:is|are) due\b/.exec(said) !== null
      ? [`${subject} ${predicate.replace(/ (?:expected|scheduled)/u, ' due')}`]
      : [];
  return [`${subject} ${predicate}`, ...due];
}

const AGE = /^(.+?) must be (?:at least|no younger than) (\d+)(?: years (?:old|of age))?$/u;

/** "The minimum age for members is 16" for "members must be at least 16 years old". */
function byAge({ text }: Wording): readonly string[] {
  const found = AGE.exec(text.replace(/;.*$/u, ''));
  if (found === null || OPEN.test(found[0])) return [];
  const [, who = '', age] = found;
  const whom = who.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const one = /^[a-z]+s$/.test(whom) ? whom.replace(/s$/, '') : undefined;
  return [
    `The minimum age for ${whom} is ${age}`,
    `The minimum age of ${whom} is ${age}`,
    `The minimum age is ${age}`,
    ...(one === undefined
      ? []
      : ['Nobody', 'No one'].flatMap((none) => [
          `${none} under ${age} can be a ${one}`,
          `${none} under ${age} may be a ${one}`,
        ])),
  ];
}

const NOTICE = /\bwith (one|two|three|four|six|\d+) (day|week|month)s?['\u2019]s? (?:written )?notice\b/u;

/** "The notice period is one month" for "with one month's notice". */
function byNotice({ text }: Wording): readonly string[] {
  const found = NOTICE.exec(text);
  return found === null
    ? []
    : [`The notice period is ${found[1]} ${found[2]}${/^(?:one|1)$/.test(found[1]!) ? '' : 's'}`];
}

const EACH_PAYS = new RegExp(
  String.raw`^(.+?) pays? ((?:${SUM})${UNIT}) (?:per|an?|for each|for every|for an?) ([a-z]+)$`,
  'u',
);

/** "A visit costs guests 12 euros" for "guests pay 12 euros per visit". */
function byRate({ text }: Wording): readonly string[] {
  const found = EACH_PAYS.exec(text);
  if (found === null) return [];
  const [, who = '', amount, each = ''] = found;
  const whom = lower(who);
  const a = /^[aeiou]/.test(each) ? 'An' : 'A';
  return [a, 'Each', 'One'].flatMap((one) => [
    `${one} ${each} costs ${whom} ${amount}`,
    `${one} ${each} costs ${amount} for ${whom}`,
  ]);
}

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]*\p{L}(?: \p{Lu}[\p{L}'\u2019-]*\p{L}){1,2}`;
const TITLED = new RegExp(
  String.raw`(?:^|[;,] )(?:the )?(Director|Mayor|Chairman|Chairwoman|Chair|President|Minister|Manager|Coach|Headteacher|Principal|Treasurer|Secretary|Captain|Governor|Chancellor|Editor) (${NAME})(?= )`,
  'u',
);
const LEAVES = new RegExp(
  String.raw`^(?:\p{Lu}\p{Ll}+ )??(${NAME}) (?:will|is to|is due to) (step down|leave|retire|resign|stand down|go)( [^;]*?)?(?:[;,] (?:and )?(?:her|his|their) successor,? (?:is |will be )?(${NAME}).*)?$`,
  'u',
);
const GOING: Readonly<Record<string, string>> = {
  'step down': 'stepping down',
  leave: 'leaving',
  retire: 'retiring',
  resign: 'resigning',
  'stand down': 'standing down',
  go: 'going',
};

/** "Is the director" for "Director Anna Sforza", "will succeed her" for "will step down; her successor, …". */
function byLeaving({ text }: Wording): readonly string[] {
  const [titled, leaves] = [
    TITLED.exec(text),
    LEAVES.exec(text.replace(TITLED, (_, _role: string, name: string) => name)),
  ];
  const role = titled?.[1]?.toLowerCase();
  return [
    ...(titled === null ? [] : [`${titled[2]} is the ${role}`, `${titled[2]} is ${role}`]),
    ...(leaves === null
      ? []
      : [
          `${leaves[1]} is ${GOING[leaves[2]!]}${leaves[3] ?? ''}`,
          `${leaves[1]} is leaving${leaves[3] ?? ''}`,
          ...(leaves[4] === undefined
            ? []
            : [
                `${leaves[4]} will succeed ${leaves[1]}`,
                `${leaves[4]} will be ${leaves[1]}'s successor`,
                `${leaves[4]} is ${leaves[1]}'s successor`,
              ]),
        ]),
  ];
}

const WAITING =
  /\b(?:still )?(?:waiting|wait|waits|awaiting|held up waiting) for (?<who>(?:the |our |your |an? )?[^,;:]{2,60}?) to (?<verb>\p{Ll}+)(?<rest>(?: [^,;:]+)?)$/u;
const WAITED = /\bwaited\b|\buntil\b|\b(?:was|were|been|not|no longer|stopped|if|when) (?:\p{L}+ )?wait/u;
const NOT_YET = /\b(?:has|have)(?:n['’]t| not)(?: yet)? (?<done>\p{Ll}+)/u;

/** "The provider has not yet confirmed the account" for "waiting for the provider to confirm the account". */
function byWaiting({ text, said, lexicon }: Wording): readonly string[] {
  const { who, verb, rest = '' } = WAITING.exec(text)?.groups ?? {};
  const done = NOT_YET.exec(said)?.groups?.done;
  // What was waited for then may have come since.
  if (who === undefined || verb === undefined || done === undefined || WAITED.test(text)) return [];
  if (!lexicon.lemmas(done).some(({ lemma, pos }) => pos === 'v' && lemma === verb)) return [];
  const have = /[^s]s$/.test(who) || /\band\b/.test(who) ? 'have' : 'has';
  return [
    `${capital(who)} ${have} not yet ${done}${rest}`,
    `${capital(who)} ${have} not ${done}${rest} yet`,
    `${capital(who)} ${have} not ${done}${rest}`,
  ];
}

export const REPORTS: readonly Rewriter[] = [
  { of: NOT_YET, write: byWaiting },
  {
    of: /\b(?:ris(?:en|e)|rose|fell|fallen|gone (?:up|down)|increased|decreased|used to|before|previously)\b/,
    from: UP_FROM,
    write: byFormerFigure,
    reorders: true,
  },
  { of: /\b\d{4}\b/, from: COMPARED, write: byYearBefore, reorders: true },
  { of: /\b(?:last|before|earlier|in \d{4})\b/, write: byDifference, reorders: true },
  { of: /\b(?:hours?|minutes) (?:earlier|later)\b/, write: byInstead },
  { of: /\bdecided\b/, from: POSTPONED, write: byPostponing },
  { of: /\b(?:is|are|was|were|has|have)\b/, from: WHICH, write: byRelative, reorders: true },
  { of: /\b(?:minimum age|under \d)/, write: byAge },
  { of: /\bnotice period\b/, write: byNotice },
  { of: /\bcosts\b/, from: EACH_PAYS, write: byRate },
  { of: /\bis\b|\bsucceed|\bsuccessor\b/, write: byLeaving, reorders: true },
];
