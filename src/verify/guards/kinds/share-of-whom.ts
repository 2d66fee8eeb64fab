/**
 * Of whom a share is told: "one in five pupils" by "one in five schools had pupils who …", "30% of women smoke" by "30% of smokers
 * are women", "most voters" by "most voters who know the plan", "turnout was 60%" by "turnout among the young was 60%".
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred)`;
const RATIO = new RegExp(
  String.raw`\b(${NUMBER}) (?:in|out of) (?:every )?(${NUMBER})(?: of the| of our)? (\p{L}+)`,
  'iu',
);
const PERCENT = /(\d[\d.,]*) ?(?:%|percent|per cent) of (?:all |the |our |its |their )*([\p{L}-]+)/iu;
const ALL = String.raw`(most|all|every|each|few|half(?: of)?|no|none of|almost all|\d[\d.,]* ?% of)`;
const OF_ALL = new RegExp(String.raw`\b${ALL} (?:of )?(?:the )?(\p{L}+)(?: (who|that|which)\b)?`, 'iu');
const AMONG =
  /^\W*(?:the )?(?:\p{L}+ )?(\p{L}+) (?:among|amongst) [^,;]+? (?:is|are|was|were|has|have|stood|reached|rose|fell|increased|dropped|amounts|amounted)\b/iu;

export const SHARE_OF_WHOM: readonly Guard[] = [
  against('entity', 'prose', ofOthers, { said: () => RATIO, told: () => RATIO }),
  against('quantifier', 'prose', ofItsPart, { said: () => PERCENT, told: () => PERCENT }),
  against('quantifier', 'prose', ofThoseWho, { told: () => /\b(?:who|that|which)\b/iu, said: () => OF_ALL }),
  against('entity', 'prose', olderThan, { told: () => OLDER }),
  against('entity', 'prose', amongSome, { told: () => /\bamongs?t?\b/iu }),
];

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ers?|s)$/u, '')
    .slice(0, 6);

function ofOthers({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, part, of, whom = ''] = RATIO.exec(textOf(reading).toLowerCase()) ?? [];
  const [, theirPart, theirOf, who = ''] = RATIO.exec(textOf(theirs).toLowerCase()) ?? [];
  const isTold = theirs.words.some(({ form }) => form === whom);
  return part === theirPart && of === theirOf && isTold && stem(who) !== stem(whom);
}

/** "30% of women smoke" by "30% of smokers are women": the others stand there, and the share is not of them. */
function ofItsPart({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, share, whom = ''] = PERCENT.exec(textOf(reading)) ?? [];
  const told = matchesOf(textOf(theirs), new RegExp(PERCENT, 'giu'));
  const who = told[0]?.[2] ?? '';
  if (told.length !== 1 || told[0]![1] !== share || stem(who) === stem(whom)) return false;
  const [behind = ''] = textOf(theirs)
    .slice(told[0]!.index + told[0]![0].length)
    .split(/[;,]/u);
  return new RegExp(String.raw`\b${whom}\b`, 'iu').test(behind);
}

/** "Most voters support it" by "most voters who know the plan support it". */
function ofThoseWho({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, share, whom = '', own] = OF_ALL.exec(textOf(reading).toLowerCase()) ?? [];
  const [, theirShare, who, narrowed] = OF_ALL.exec(textOf(theirs).toLowerCase()) ?? [];
  return (
    share === theirShare &&
    whom === who &&
    own === undefined &&
    narrowed !== undefined &&
    !/\bwith\b/iu.test(textOf(reading))
  );
}

function amongSome({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = AMONG.exec(textOf(theirs).toLowerCase())?.[1];
  return (
    what !== undefined &&
    !/\b(?:among|amongst|of|for|in|by)\b/iu.test(textOf(reading)) &&
    reading.words.some(({ form }) => form === what)
  );
}

const OLDER =
  /^\W*(?:all |the )?(\p{L}+s) (?:(?:that|which|who) are )?(?:older|younger|larger|smaller|bigger|heavier|lighter|longer|shorter|higher|lower|taller|wider|newer|more|less|fewer|richer|poorer) (?:\p{L}+ )?than\b/iu;

/** "Cars are banned" by "cars older than ten years are banned". */
function olderThan({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = OLDER.exec(textOf(theirs))?.[1]?.toLowerCase();
  const [first] = reading.words.filter(({ weight }) => weight > 0);
  return (
    what !== undefined &&
    first?.form === what &&
    !/\b(?:than|over|under|above|below)\b/iu.test(textOf(reading))
  );
}
