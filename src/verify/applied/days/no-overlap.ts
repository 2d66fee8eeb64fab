/** Whether days asked for lie beside those of others: "the leave overlaps with nobody else's" of a request and a calendar. */
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';

const OVERLAP =
  /^(?:The (?:requested )?(?:leave|vacation|holiday|absence|time off|days|period|dates)(?: (?:request|dates|period|days))?|(?:Her|His|Their) (?:leave|vacation|holiday)) (?:(?<none>(?:does|do) not overlap (?:with )?(?:any(?:one|body)? other (?:leave|vacation|holiday|absence|request)|any(?:one|body) else's(?: \p{Ll}+)?|(?:that|those|the leave|leave) of (?:anyone|anybody) else|other (?:leave|absences|vacations))|overlaps? (?:with )?(?:nobody|no one) else's(?: \p{Ll}+)?|overlaps? (?:with )?no other (?:leave|vacation|absence))|(?<some>overlaps? with (?:another (?:leave|vacation|absence)|(?:somebody|someone) else's(?: \p{Ll}+)?)))(?: (?:in|of|on) the team)?$/u;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const RANGE =
  /(?<who>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?):? (?:(?:on )?(?:leave|vacation|holiday),? )?(?:from )?(?<first>\d{1,2})(?: (?<month>\p{Lu}\p{L}{2,8}))? ?(?:-|–|to|until) ?(?<last>\d{1,2}) (?<end>\p{Lu}\p{L}{2,8})/gu;
const REQUEST =
  /\brequest(?:s|ed)?\b[^.;]{0,50}?(?:, |: |from | )(?:from )?(?<first>\d{1,2})(?: (?<month>\p{Lu}\p{L}{2,8}))? ?(?:-|–|to|until) ?(?<last>\d{1,2}) (?<end>\p{Lu}\p{L}{2,8})/iu;
const LISTS = /\b(?:calendar|absences|leave plan|roster|team leave|on leave|schedule|absence list)\b/iu;

/** Where request and calendar stand, that bear a statement out; undefined for another. */
export function noOverlap(said: string, { documents }: Scene): Shown | undefined {
  const found = OVERLAP.exec(said)?.groups;
  if (found === undefined) return undefined;
  const sentences = sentencesOf(documents);
  const requests = sentences.filter(({ text }) => REQUEST.test(text));
  const asked = requests.length === 1 ? daysOf(REQUEST.exec(requests[0]!.text)!.groups!) : undefined;
  if (asked === undefined) return undefined;
  const others = sentences.filter(({ document }) => document !== requests[0]!.document);
  const taken = others.flatMap((one) => spellsIn(one));
  // A list that has a day which is not read may have one that lies within.
  const all = others.flatMap(({ text }) => text.match(/\d{1,2} ?(?:-|–|to|until) ?\d{1,2}/gu) ?? []);
  const isList = documents.some(({ text }, at) => at !== requests[0]!.document && LISTS.test(text));
  if (!isList || taken.length === 0 || taken.length !== all.length || hasSingleDay(others)) return undefined;
  const meets = taken.filter(({ first, last }) => first <= asked[1] && last >= asked[0]);
  if ((meets.length === 0) !== (found.none !== undefined)) return undefined;
  const shown = meets.length > 0 ? meets : taken;
  return {
    places: [requests[0]!, ...shown.map(({ place }) => place)],
    told: shown.map(({ told }) => told).join(', '),
  };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** First and last day, as numbers that keep the order within one year. */
function daysOf({ first, month, last, end }: Groups): readonly [number, number] | undefined {
  const numberOf = (name: string): number =>
    MONTHS.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3)));
  const until = numberOf(end!);
  const from = month === undefined ? until : numberOf(month);
  const days = [from * 31 + Number(first), until * 31 + Number(last)] as const;
  return from < 0 || until < 0 || days[0] > days[1] ? undefined : days;
}

const spellsIn = (place: Said) =>
  [...place.text.matchAll(RANGE)].flatMap(({ 0: told, groups }) => {
    const days = daysOf(groups!);
    return days === undefined ? [] : [{ first: days[0], last: days[1], told, place }];
  });

/** A day that is no range. */
const hasSingleDay = (sentences: readonly Said[]): boolean =>
  sentences.some(({ text }) => {
    const rest = text.replace(RANGE, '');
    return /\b\d{1,2}\b/u.test(rest);
  });
