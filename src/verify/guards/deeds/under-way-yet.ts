/** "The wound healed" by "the wound is healing": what goes on is not over; "the arm is broken" by "the arm was broken in 2010": nor is what was. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const GOES_ON =
  /\b(?:is|are|am|was|were|been|'s|\u2019s)(?: (?:not|now|still|slowly|already|currently|well|\p{L}+ly))* $/iu;
const OVER = /\b(?:is|are|be|being|been|will|would|can|may)\b/iu;
/** What passes: a state that one is in for a time. */
const PASSING =
  'broken|fractured|sprained|injured|hurt|ill|sick|infected|pregnant|married|engaged|employed|blocked|flooded|locked|frozen|suspended|banned|open|offline|online|down|unemployed|damaged|swollen|cracked|leaking|occupied|vacant|empty|full|missing|absent|late|delayed|quarantined|isolated|stranded|stuck|jammed|detained|jailed|in jail|in prison|in hospital|on leave|on strike|on sale|in stock|sold out|out of stock|available|unavailable';
const IS_SO = new RegExp(String.raw`\b(?:is|are) (?:now |currently |still )?(${PASSING})[.!]?$`, 'iu');
const THEN = new RegExp(
  String.raw`\b(?:was|were|had been) (${PASSING}) (?:in (?:the )?(?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|past)|on \p{L}|last |yesterday|as a (?:child|boy|girl|student)|for |(?:an?|\d+|one|two|three|four|five|ten|several|some|many) (?:hours?|days?|weeks?|months?|years?) (?:ago|before)|until |when |during |at the time|once)`,
  'iu',
);

export const UNDER_WAY_YET: readonly Guard[] = [
  againstUnit('date_time', 'prose', isGoingOn, { told: () => /\b\p{L}+ing\b/iu }),
  against('date_time', 'prose', isHabit, { said: () => BEING_AT, told: () => OFTEN }),
  against('date_time', 'prose', isFromThen, { said: () => STATE }),
  against('date_time', 'prose', wasThen, { said: () => IS_SO, told: () => THEN }),
];

function isGoingOn({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const [last] = units.slice(-1);
  const match = alignment.matches[units.length - 1];
  const word = match === undefined || match.strength < 0.7 ? undefined : theirs.words[match.at];
  if (last === undefined || word === undefined || last.to !== reading.words.length) return -1;
  if (!last.word.form.endsWith('ed') || !word.form.endsWith('ing') || word.lemma !== last.word.lemma)
    return -1;
  if (OVER.test(textOf(reading))) return -1;
  return GOES_ON.test(theirs.text.slice(theirs.start, word.start)) ? units.length - 1 : -1;
}

function wasThen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const state = IS_SO.exec(textOf(reading))?.[1]?.toLowerCase();
  const told = textOf(theirs);
  const then = THEN.exec(told)?.[1]?.toLowerCase();
  return state !== undefined && state === then && !/\b(?:is|are|remains?|still|since|stays?)\b/iu.test(told);
}

const BEING_AT = /\b(?:is|are|am) (?:now |currently |still )?(\p{Ll}{2,})ing\b/iu;
const OFTEN =
  /\b(?:daily|weekly|monthly|yearly|nightly|often|usually|always|sometimes|rarely|regularly|every (?:\p{Ll}+ )?(?:day|week|month|year|morning|evening|night|summer|winter|\p{Ll}+day)|(?:once|twice|\p{Ll}+ times) an? \p{Ll}+|on \p{L}+days|at weekends|in summer|in winter)\b/iu;

/** "Is swimming" by "swims daily". */
function isHabit({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  const stem = BEING_AT.exec(claim)?.[1]?.replace(/(\p{Ll})\1$/u, '$1');
  if (stem === undefined || OFTEN.test(claim) || /ing\b/u.test(told)) return false;
  return OFTEN.test(told) && new RegExp(String.raw`\b${stem}e?s?\b`, 'iu').test(told);
}

/** A state that the statement ends with. */
const STATE =
  /\b(?:is|are) ((?:on|off|out of|in) (?:\p{Ll}+ )?(?:leave|strike|duty|holiday|vacation|service|force|office|sale)|closed|open|unavailable|available|suspended|banned|free)[.!]?$/iu;

/** "Is on leave" by "is on leave from May": when it begins is another time. */
function isFromThen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const state = STATE.exec(textOf(reading))?.[1];
  if (state === undefined) return false;
  return new RegExp(
    String.raw`\b(?:is|are) ${escaped(state)} (?:from|as of|as from|starting|beginning|effective) (?:\d{1,2}\.? )?(?:next|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b`,
    'iu',
  ).test(textOf(theirs));
}
