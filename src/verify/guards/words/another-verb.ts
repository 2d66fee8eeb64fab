/**
 * "Ann is a teacher" by "Ann is like a teacher", "Ann won" by "Ann won over the crowd", "quit smoking" by "quit her job because of
 * smoking", "is married to Bob" by "both are married, not to each other": the words of the statement, joined to others.
 */
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const LIKE =
  /\b(?:is|are|was|were|been|be|being) (?:(?:much|just|almost|nearly|more|a bit|rather|very much|something|really) )?like (?:(?:an?|the|my|his|her|our|their) )?(?:\p{Ll}+ )?$/iu;
const LIKE_THERE = / like /iu;
/** Verbs at the end of a statement, and the words behind them that make another of them. */
const OTHER: ReadonlyMap<string, RegExp> = new Map([
  ['won', /^ over (?:the|an?|his|her|their|our|its|\p{Lu})/u],
  ['passed', /^ (?:out|away|up|over)\b/u],
  ['failed', /^ to \p{Ll}/u],
  ['stopped', /^ (?:by|over|in)(?: (?:at|on|for|after)\b|[.,;]|$)/u],
  ['settled', /^ (?:in|down)(?: (?:at|on|with|well|quickly)\b|[.,;]|$)/u],
  ['broke', /^ (?:up|down|out|in|off|into|through)\b/u],
  ['gave', /^ (?:up|in|away|out)\b/u],
  ['turned', /^ (?:up|down|out|in)\b/u],
  ['ran', /^ (?:out|away|over|into|up)\b/u],
  ['held', /^ (?:on|up|out|back|off)\b/u],
  ['worked', /^ (?:out|up)\b/u],
  ['dropped', /^ (?:out|by|in|off)\b/u],
  ['closed', /^ in on\b/u],
  ['landed', /^ (?:up|an?|the)\b/u],
]);
const VERB_AT_END =
  /(?<verb>won|passed|failed|stopped|settled|broke|gave|turned|ran|held|worked|dropped|closed|landed)[.!]?\s*$/u;
const GERUND_AT_END = /(?<!\p{Ll})(?<verb>\p{Ll}{3,}) (?<gerund>\p{Ll}{2,}ing)[.!]?\s*$/u;
const AHEAD =
  /\b(?:because of|after|before|while|when|for|by|without|despite|instead of|from|about|over|due to|through|during|since) $/iu;
const MARRIED = /\bmarried(?: to|[.!]|$)|['’]s (?:wife|husband|spouse)\b/iu;
const APART =
  /\bnot to each other\b|\bmarried\b[^.;]{0,24}, (?:she|he) to\b|\bmarried to (?:other|different) /iu;
const THE_AT_END = /\bthe (?<noun>\p{Ll}{3,})[.!]?\s*$/u;
const ALIKE =
  /^ (?:just |much |very |exactly )?(?:like|similar to|resembling|identical to|of the same|comparable to)\b/iu;

export const ANOTHER_VERB: readonly Guard[] = [
  againstUnit('entity', 'prose', isLikened, { told: () => LIKE_THERE }),
  against('role', 'prose', isOtherVerb, { said: () => VERB_AT_END }),
  against('role', 'prose', isOfAnotherVerb, { said: () => GERUND_AT_END }),
  against(
    'role',
    'english',
    ({ reading }, { source, sentence }) =>
      MARRIED.test(textOf(reading)) && APART.test(textOf(originOf(source).sentence(sentence))),
    {
      said: () => MARRIED,
      told: () => APART,
    },
  ),
  against('entity', 'prose', isOneLikeIt, { said: () => THE_AT_END }),
];

/** What something is like it is not. */
function isLikened({ reading, units, support }: Told): number {
  if (LIKE_THERE.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    const theirs = support.sentences[support.from[i]!]?.reading;
    const word = theirs?.words[support.matches[i]!.at];
    if (value !== undefined || theirs === undefined || word === undefined) return false;
    return LIKE.test(theirs.text.slice(Math.max(theirs.start, word.start - 60), word.start));
  });
}

/** Whether the verb that closes the statement has behind it, wherever it stands, what makes another of it. */
function isOtherVerb({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const verb = VERB_AT_END.exec(textOf(reading))?.groups?.verb;
  const other = verb === undefined ? undefined : OTHER.get(verb);
  if (verb === undefined || other === undefined) return false;
  const [, ...rests] = textOf(theirs).split(new RegExp(String.raw`\b${verb}\b`, 'u'));
  return rests.length > 0 && rests.every((rest) => other.test(rest));
}

/** Whether what the verb of the statement is said of stands behind a word that leads to another thing. */
function isOfAnotherVerb({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const { verb, gerund } = GERUND_AT_END.exec(textOf(reading))?.groups ?? {};
  const told = textOf(theirs);
  if (verb === undefined || gerund === undefined || AHEAD.test(`${verb} `)) return false;
  if (/^(?:is|are|was|were|been|be|the|an?|not|of)$/u.test(verb) || told.split(gerund).length !== 2)
    return false;
  return told.includes(verb) && AHEAD.test(told.slice(0, told.indexOf(gerund)));
}

/** "A pump like this one" is not the pump. */
function isOneLikeIt({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const noun = THE_AT_END.exec(textOf(reading))?.groups?.noun;
  const told = textOf(theirs);
  const found =
    noun === undefined
      ? null
      : new RegExp(String.raw`\b(?:an?|another|some) (?:\p{Ll}+ )?${escaped(noun)}(?!\p{L})`, 'u').exec(told);
  if (found === null || told.split(noun!).length !== 2)
    return (
      noun !== undefined &&
      new RegExp(
        String.raw`\b(?:one|two|some|another|any|none|either) of (?:the|her|his|their|its) ${escaped(noun)}s\b`,
        'u',
      ).test(told)
    );
  return ALIKE.test(told.slice(found.index + found[0].length));
}
