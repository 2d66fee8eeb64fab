/** What a label says that there is none of: "no complaints were received" for "Complaints received by 3 May: none". */

import type { Wording } from '../../terms/types.ts';
import { lower } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const DEED =
  'received|raised|reported|found|recorded|filed|made|submitted|registered|detected|identified|noted|observed|lodged|declared';
const NOTED = new RegExp(
  String.raw`^(?:[^:;]{2,40}: )?(?<what>(?!Last|Next|Other)\p{L}[\p{L} -]{2,40}?s)(?: (?<deed>${DEED}))?(?<when> (?:by|until|up to|as of|since|on|in) (?:[^:;]{0,12}\d[^:;]{0,12}|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day)| so far| to date)?: (?:none|nil|0|zero|no)(?: (?:known|reported|so far|to date|found|received))?$`,
  'iu',
);
const NONE = /\b(?:No|no|none|nobody|not|never|without)\b/iu;

function byNone({ text }: Wording): readonly string[] {
  const found = NOTED.exec(text)?.groups;
  if (found === undefined) return [];
  const { what = '', deed, when = '' } = found;
  const noun = lower(what);
  const day = /^ (?:by|until|up to|as of|since|on|in) /u.test(when) ? when : '';
  const deeds = deed === undefined ? [] : [deed.toLowerCase()];
  return [
    ...[...new Set([day, ''])].flatMap((on) => [`There are no ${noun}${on}`, `There were no ${noun}${on}`]),
    ...deeds.flatMap((done) =>
      [...new Set([day, ''])].flatMap((on) => [
        `No ${noun} were ${done}${on}`,
        `No ${noun} have been ${done}${on}`,
      ]),
    ),
  ];
}

export const NONE_NOTED: readonly Rewriter[] = [
  { of: NONE, from: NOTED, write: byNone, reorders: true, marks: true },
];
