/** On which plan somebody is since a change, and was before it: "Velo is on the Pro plan" for "Velo switched from the Starter plan to the Pro plan on 1 May". */
import type { Wording } from '../../terms/types.ts';
import { lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const PLAN = String.raw`(?:the |an? )?(?:\p{Lu}[\p{L}\d+-]*|[Bb]asic|[Ss]tandard|[Aa]nnual|[Mm]onthly|[Ff]ree)(?: \p{Lu}[\p{L}\d+-]*)? (?:plan|tier|tariff|package)`;
const CHANGED = new RegExp(
  String.raw`^(?<who>[^,;:]{2,60}?) (?:has |have |was |were |has been |have been )?(?:moved|switched|changed|upgraded|downgraded|migrated|transferred)(?: over)?(?: from (?<from>${PLAN}))? to (?<to>${PLAN})(?: (?:on|as of|with effect from|in|from) (?<when>(?:\d{1,2} )?\p{Lu}\p{L}+(?: \d{1,2},?)?(?: \d{4})?))?$`,
  'u',
);
const ON_PLAN = /\b(?:is|are|was|were|be|been)\b.* on (?:the |an? )?[^,;]*\b(?:plan|tier|tariff|package)\b/u;

/** What tells of another change of it, or that it did not last. */
const SINCE =
  /\b(?:later|since then|back to|again|revers\p{L}+|revert\p{L}*|undone|restor\p{L}+|cancel\p{L}*|ended|terminat\p{L}+|mistake\p{L}*|error|instead|downgrad\p{L}+|upgrad\p{L}+|switch\p{L}*|moved|migrat\p{L}+|changed|test|trial|temporar\p{L}+|closed)\b/iu;
/** What holds for a time only, or was not done yet. */
const PASSING =
  /\b(?:temporar\p{L}+|trial|for (?:a|one|two|three|the)|until|mistake\p{L}*|wrongly|accidentally|by accident)\b/iu;
const LOOKED_ON = 2_000;

function byPlan({ text, said, scene: { source, sentence } }: Wording): readonly string[] {
  const found = CHANGED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || PASSING.test(text)) return [];
  const { who = '', from, to = '', when } = found;
  if (/\b(?:who|which|that|and|or|nobody|some|most|says?|said)\b/iu.test(who)) return [];
  const many = /^(?:[^ ]+ )*(?:we|they|you|customers|users|members|accounts)$/iu.test(who);
  const [is, was, has] = many ? ['are', 'were', 'have'] : ['is', 'was', 'has'];
  const end = source.scan.sentenceEnd[sentence]!;
  const lasts = !SINCE.test(source.text.slice(end, end + LOOKED_ON));
  const now = [
    `${who} ${is} on ${to}`,
    `${who} ${is} now on ${to}`,
    `${who} ${is} currently on ${to}`,
    ...(when === undefined ? [] : [`${who} ${has} been on ${to} since ${when}`]),
  ];
  const before =
    from === undefined
      ? []
      : [
          `${who} ${was} previously on ${from}`,
          `${who} ${was} formerly on ${from}`,
          `${who} used to be on ${from}`,
          ...(when === undefined
            ? []
            : ['before', 'until'].flatMap((led) => [
                `${who} ${was} on ${from} ${led} ${when}`,
                `${led === 'before' ? 'Before' : 'Until'} ${when} ${lowered(who)} ${was} on ${from}`,
                `${led === 'before' ? 'Before' : 'Until'} ${when}, ${lowered(who)} ${was} on ${from}`,
              ])),
        ];
  return /\b(?:was|were|used)\b/u.test(said) ? before : lasts ? now : [];
}

export const CHANGED_PLAN: readonly Rewriter[] = [
  { of: ON_PLAN, from: CHANGED, write: byPlan, reorders: true },
];
