/** Comments as decisions: "Ada Holm approved the request on 4 May" for "Comment by Ada Holm, 4 May: approved". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}`;
const DAY = String.raw`(?:\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:,? \d{4})?|\d{4}-\d\d-\d\d)`;
const COMMENT = new RegExp(
  String.raw`^(?:(?:Comment|Review|Decision|Reply|Note|Answer|Response)(?: (?:by|from|of))? (?<who>${NAME})(?:,? (?:on )?(?<when>${DAY}))?(?:,? \d{1,2}:\d\d)?: |(?<name>${NAME}) \((?:manager|approver|reviewer|owner|[\p{L} ]{2,25})(?:, (?<day>${DAY}))?\): )["“]?(?<verdict>approved|rejected|declined|confirmed|accepted|granted)(?: from my side| by me)?["”]?$`,
  'iu',
);
const ACTIVE =
  /^(.{2,60}?) (?:has )?(approved|rejected|declined|confirmed|accepted|granted) ((?:the|this|your|\p{Lu}\p{Ll}+['’]s?|her|his) .{2,60}?)(?: on .{3,25})?$/u;
const PASSIVE =
  /^(.{2,60}?) (?:was|has been) (approved|rejected|declined|confirmed|accepted|granted)(?: by (.{2,60}?))?(?: on .{3,25})?$/u;
const SMALL = /^(?:the|this|your|her|his|of|for|an?|to|on)$/iu;

/** Whether a thing is what the source has named before its comments. */
function isNamed(what: string, whole: string, at: number): boolean {
  const before = whole.slice(0, at).toLowerCase();
  const words = what.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '' && !SMALL.test(word));
  return (
    words.length > 0 && words.every((word) => before.includes(word.toLowerCase().replace(/['’]s$/u, '')))
  );
}

function byComment({ text, said, whole }: Wording): readonly string[] {
  const found = COMMENT.exec(text)?.groups;
  if (found === undefined) return [];
  const who = found.who ?? found.name ?? '';
  const day = found.when ?? found.day;
  const verdict = found.verdict!.toLowerCase();
  const what = ACTIVE.exec(said)?.[3] ?? PASSIVE.exec(said)?.[1];
  if (what === undefined) return [];
  const at = whole.indexOf(text);
  // A later word of the same person may take it back.
  const later = whole.slice(at + text.length);
  if (at < 0 || (who !== '' && later.includes(who)) || !isNamed(what, whole, at)) return [];
  const on = day === undefined ? '' : ` on ${day}`;
  const thing = what.replace(/^(?:The|This|Your|Her|His) /u, (word) => word.toLowerCase());
  return [
    `${who} ${verdict} ${thing}${on}`,
    `${who} has ${verdict} ${thing}`,
    `${what} was ${verdict} by ${who}${on}`,
    `${what} has been ${verdict} by ${who}`,
  ];
}

export const COMMENTS: readonly Rewriter[] = [
  {
    of: /\b(?:approved|rejected|declined|confirmed|accepted|granted)\b/u,
    from: COMMENT,
    write: byComment,
    reorders: true,
  },
];
