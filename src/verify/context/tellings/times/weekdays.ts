/** What holds from one day of the week to another holds on those between: "open Monday to Friday" on Wednesday. */
import { matchesOf } from '../../../../text/matches.ts';
import { openedBy } from '../prose/rules/house-rules.ts';
import type { Teller } from '../types.ts';
import { forClaims, where } from '../where.ts';
import { bare, weekdayOf } from '../words.ts';

const DAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?`;
const SPELL = new RegExp(
  String.raw`\b(?:from )?(?<first>${DAY}) ?(?:to|through|until|till|[\u2013-]) ?(?<last>${DAY})\b`,
  'u',
);
const NAMED = new RegExp(String.raw`\b(?:on |every )?(${DAY})\b`, 'gu');
/** States and habits: a deed of a spell, or what is moved from one day to another, is of no day in particular. */
const LASTING =
  /\b(?:is|are|stays?|remains?) (?:\p{Ll}+ )?(?:open|closed|available|staffed|manned|free|shut|served|on duty|accessible|offered|in the office)\b|^[^,;:]{2,40} (?:opens?|works?|runs?|operates?)\b/iu;
const NARROWING =
  /\b(?:not?|never|except|unless|if|usually|normally|mostly|or|may|might|moved|changed|holidays?|by appointment|closed on|but|week of|next|this|last)\b|\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{4}/iu;

/** "In summer, …", "for members …": of when or whom else it holds. */
const LED =
  /^(?:in|on|at|for|from|during|until|since|after|before|as|under|with|through|to)\b|,.*\b(?:is|are)\b/iu;

/** The sentence of a spell of the week, said of the claim's day within it. */
export const onWeekday: Teller = forClaims(
  [NAMED],
  where([SPELL], ({ sentence, source, claim, tell }) => {
    const [ours, ...others] = matchesOf(claim.text.slice(claim.start, claim.end), NAMED);
    if (ours === undefined || others.length > 0) return [];
    const told = tell(sentence);
    const found = SPELL.exec(told.text);
    if (found === null || matchesOf(source.text, NAMED).length !== 2) return [];
    if (!LASTING.test(told.text) || NARROWING.test(told.text)) return [];
    const behind = told.text.slice(found.index + found[0].length);
    if (LED.test(told.text) || !/^(?:,? (?:from )?[\d:.]+ ?(?:to|-|\u2013) ?[\d:.]+)?[\s.]*$/u.test(behind))
      return [];
    const [first, last, day] = [found.groups!.first!, found.groups!.last!, ours[1]!].map(weekdayOf);
    const since = (day! - first! + 7) % 7;
    if (since > (last! - first! + 7) % 7) return [];
    return ['on ', '']
      .map((lead) => told.text.replace(found[0], lead === '' ? ours[0] : `${lead}${ours[1]}`))
      .flatMap((text) => [text, ...openedBy(bare(text))])
      .map((text) => ({ ...told, text, plain: true }));
  }),
);
