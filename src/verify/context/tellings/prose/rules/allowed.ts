/** What somebody allows and what not, and what is shut then: "dogs are not allowed" for "allows cats but no dogs". */
import { gerund } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const ALLOWS =
  /^([^,;:]{2,60}?) (allows?|permits?|accepts?|admits?) ((?:[a-z]+ ){0,2}?[a-z]+),? (?:but|and) (?:no|not) ((?:[a-z]+ ){0,2}?[a-z]+)((?: (?:in|on|at|into|inside) [^,;:]+)?)$/u;
const PARTICIPLE: Readonly<Record<string, readonly string[]>> = {
  allow: ['allowed', 'permitted'],
  permit: ['permitted', 'allowed'],
  accept: ['accepted'],
  admit: ['admitted', 'allowed'],
};

const beOf = (things: string): string => (/[^s]s$|^(?:children|people)$/u.test(things) ? 'are' : 'is');

/** "Cats are allowed", "does not allow dogs" for "allows cats but no dogs". */
function byAllowing({ text }: Wording): readonly string[] {
  const found = ALLOWS.exec(text);
  if (found === null || /\b(?:no|not|never|only|neither)\b/iu.test(found[1]!)) return [];
  const [, who = '', verb = '', what = '', other = '', where = ''] = found;
  const lemma = verb.replace(/s$/u, '');
  const does = verb === lemma ? 'do' : 'does';
  const ways = PARTICIPLE[lemma]!;
  return [
    `${who} ${verb} ${what}${where}`,
    `${who} ${does} not ${lemma} ${other}${where}`,
    ...ways.flatMap((done) =>
      ['', ` by ${lowered(who)}`].flatMap((by) => [
        `${capital(what)} ${beOf(what)} ${done}${where}${by}`,
        `${capital(other)} ${beOf(other)} not ${done}${where}${by}`,
      ]),
    ),
  ];
}

const BANNED = '(?:prohibited|forbidden|banned|not allowed|not permitted)';
const PLACE = String.raw`((?: (?:in|on|at|inside|near|within|during|after|before)\b[^,;:]+)?)`;
const DOING = new RegExp(
  String.raw`^(?:The )?([A-Z]?[a-z]+ing)((?: [a-z]+){0,2}?) is (?:strictly )?${BANNED}${PLACE}$`,
  'u',
);
const TO_DO = new RegExp(
  String.raw`^It is (?:strictly )?${BANNED} to ([a-z]+)((?: [a-z]+){0,2}?)${PLACE}$`,
  'u',
);
const MAY_NOT = new RegExp(
  String.raw`^(?:You|Nobody|No one) (?:(?:may|must|can) not|cannot|(?:are|is) not (?:allowed|permitted) to|may) ([a-z]+)((?: [a-z]+){0,2}?)${PLACE}$`,
  'u',
);

/** "It is forbidden to smoke on the terrace", "you may not smoke there", each for "smoking is prohibited on the terrace". */
function byBan({ text, lexicon }: Wording): readonly string[] {
  const doing = DOING.exec(text);
  const found = doing ?? TO_DO.exec(text) ?? MAY_NOT.exec(text);
  if (found === null || (/^You may (?!not\b)/u.test(text) && doing === null)) return [];
  const [, word = '', rest = '', where = ''] = found;
  const verb = doing === null ? word : lexicon.lemma(word.toLowerCase(), 'v');
  // "Parking is prohibited" names what is done; "evening is" does not.
  if (verb.endsWith('ing') || !lexicon.lemmas(verb).some(({ pos }) => pos === 'v')) return [];
  return ['prohibited', 'forbidden', 'banned', 'not allowed', 'not permitted'].flatMap((banned) => [
    `${capital(gerund(verb))}${rest} is ${banned}${where}`,
    ...(banned === 'banned' ? [] : [`It is ${banned} to ${verb}${rest}${where}`]),
  ]);
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
const DAYS = String.raw`on (?:${DAY}(?:(?:,| and|, and| or) ${DAY})*|public holidays|bank holidays|weekends)`;
const CLOSED = new RegExp(
  String.raw`^([^,;:]{2,60}?) (is|are) (?:closed|shut) (${DAYS})(?:,? (?:for (?!\p{L}+ (?:only|visitors|guests|members|customers))[a-z ]+|because of [^,;:]+|due to [^,;:]+))?$`,
  'u',
);

/** "The sauna is not open on Mondays" for "the sauna is closed on Mondays for cleaning". */
function byClosed({ text }: Wording): readonly string[] {
  const found = CLOSED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', be, days] = found;
  const does = be === 'are' ? 'do' : 'does';
  return [
    `${what} ${be} closed ${days}`,
    `${what} ${be} not open ${days}`,
    `${what} ${does} not open ${days}`,
    `${capital(days!)} ${lowered(what)} ${be} not open`,
    `${capital(days!)} ${lowered(what)} ${be} closed`,
    `${capital(days!)}, ${lowered(what)} ${be} not open`,
    `${capital(days!)}, ${lowered(what)} ${be} closed`,
  ];
}

const ONLY_ON =
  /^([^,;:]{2,60}?) (is|are|may be|can be) ((?:[a-z]+ ){0,3}?[a-z]+) only on (weekdays|weekends|working days)(?: and only [^,;:]+)?$/u;
const OTHER_DAYS: Readonly<Record<string, readonly string[]>> = {
  weekdays: ['on weekends', 'at weekends', 'at the weekend', 'on Saturdays', 'on Sundays'],
  'working days': ['on Sundays'],
  weekends: ['on weekdays', 'on Mondays', 'on Tuesdays', 'on Wednesdays', 'on Thursdays', 'on Fridays'],
};

/** "Guests are not admitted at weekends" for "guests are admitted only on weekdays". */
function byOtherDays({ text, said }: Wording): readonly string[] {
  const found = ONLY_ON.exec(text);
  if (found === null || isLeftOpen(text.replace(/ and only .*$/u, ''))) return [];
  const [, who = '', be = '', what = '', days = ''] = found;
  const denied = be.endsWith(' be') ? ['cannot be', 'may not be'] : [`${be} not`];
  return (OTHER_DAYS[days] ?? [])
    .filter((when) => said.includes(when.replace(/^o/iu, '').slice(1)))
    .flatMap((when) => denied.map((not) => `${who} ${not} ${what} ${when}`));
}

export const ALLOWED_TURNS: readonly Rewriter[] = [
  { of: /\b(?:allow|permit|accept|admit)\p{L}*\b/u, from: ALLOWS, write: byAllowing },
  { of: /\b(?:prohibited|forbidden|banned|allowed|permitted)\b/u, write: byBan },
  { of: /\b(?:not open|closed)\b/u, from: CLOSED, write: byClosed, reorders: true },
  { of: /\bnot\b/u, from: ONLY_ON, write: byOtherDays, reorders: true },
];
