/** All of those that are counted: "all keys were returned" for "Keys returned: 3 of 3" and "3 keys, all returned". */
import type { Wording } from '../../terms/types.ts';
import { capital, lower, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const DEED =
  'returned|received|resolved|closed|paid|signed|passed|delivered|completed|approved|tested|checked|fixed|answered|submitted|handed in|handed over|present|accounted for|working|filled|sold|booked|occupied|addressed|merged|reviewed|confirmed|collected|installed|cleaned|inspected|attended|complete';
const OF = new RegExp(
  String.raw`^(?:[^:;]{2,40}: )?(?<what>[\p{L}][\p{L} -]{2,40}?s) (?<deed>${DEED}): (?<some>\d{1,4}) (?:of|out of|\/) ?(?<all>\d{1,4})$`,
  'iu',
);
const SLASH = new RegExp(
  String.raw`^(?:[^:;]{2,40}: )?(?<what>[\p{L}][\p{L} -]{2,40}?s) (?<deed>${DEED}): (?<some>\d{1,4})\/(?<all>\d{1,4})$`,
  'iu',
);
const ALL = new RegExp(
  String.raw`^(?:[^:;]{2,40}: )?(?<all>\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) (?<what>[\p{L}][\p{L} -]{2,40}?s), (?:all|both|each) (?:of (?:them|which) )?(?:are |were |have been )?(?<deed>${DEED})$`,
  'iu',
);
const ANY = /\b(?:All|Every|Each|Both|No|None|all|every|each|both)\b|\b\d|\b(?:two|three|four|five|six)\b/u;
const EXCEPT = /\b(?:except|but|not|later|missing|apart|only|so far)\b/iu;

function byCount({ text, said, whole }: Wording): readonly string[] {
  const found = (OF.exec(text) ?? SLASH.exec(text) ?? ALL.exec(text))?.groups;
  if (found === undefined || EXCEPT.test(text)) return [];
  const { what = '', deed = '', some, all = '' } = found;
  const [noun, done] = [lower(what), deed.toLowerCase()];
  const be = /\b(are|were|have been)\b/u.exec(said)?.[1] ?? 'were';
  if (some !== undefined && some !== all)
    return Number(some) < Number(all)
      ? [`${some} of the ${all} ${noun} ${be} ${done}`, `${some} ${noun} ${be} ${done}`]
      : [];
  const many =
    Number(all) === 1
      ? []
      : [`All ${noun}`, `All the ${noun}`, `All ${all} ${noun}`, `All the ${all} ${noun}`];
  const leads = [...many, ...(all === '2' || all === 'two' ? [`Both ${noun}`] : [])];
  return leads.flatMap((lead) => [`${capital(lead)} ${be} ${done}`, ...byWhom(lead, done, said, whole)]);
}

const DOER =
  /^(The (?:tenant|author|developer|customer|student|guest|contractor|team|supplier|employee|landlord))\b/u;
const GIVEN: Readonly<Record<string, RegExp>> = {
  returned: /^The (?:tenant|customer|student|guest|employee)$/u,
  'handed over': /^The (?:tenant|contractor)$/u,
  addressed: /^The author$/u,
  resolved: /^The author$/u,
};

/** "The tenant returned all keys": of a report that names one, and no other who may have. */
function byWhom(lead: string, done: string, said: string, whole: string): readonly string[] {
  const who = DOER.exec(said)?.[1];
  if (who === undefined || !(GIVEN[done]?.test(who) ?? false)) return [];
  if (/\b(?:returned|handed over|resolved|addressed) by\b/u.test(whole)) return [];
  const verbs = done === 'resolved' ? ['resolved', 'addressed'] : [done];
  return verbs.flatMap((verb) => [`${who} ${verb} ${lowered(lead)}`, `${who} has ${verb} ${lowered(lead)}`]);
}

export const ALL_OF_THEM: readonly Rewriter[] = [
  { of: ANY, from: [OF, SLASH, ALL], write: byCount, reorders: true, marks: true },
];
