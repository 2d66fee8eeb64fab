/** What happened, without when; what is on a day as what takes place then; and what has been going on since. */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const WHEN =
  /,? (?:this (?:morning|afternoon|evening|week|month|year)|yesterday(?: (?:morning|afternoon|evening))?|today|last (?:night|week|month|year|\p{Lu}\p{Ll}+day)|on (?:\p{Lu}\p{Ll}+day(?:,? \d[^,;]*)?|\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?|the same day)|(?:a few|two|three|four|five|\d+) (?:days|weeks|hours|minutes|months) (?:ago|later)|an? (?:day|week|hour|month) (?:ago|later)|the (?:next|following|same) (?:day|week|morning))$/u;
const PAST =
  /\b(?:was|were|has|have|had|did|sent|paid|took|gave|made|got|said|told|bought|sold|left|met|won|lost|found|began|\p{Ll}{2,}ed)\b/u;
const BOUND =
  /\b(?:only|first|last|until|most|again|still|already|no longer|used to|every|each|usually|always)\b/iu;

/** "Aisha sent Ben the file" for "Aisha sent Ben the file this morning". */
function withoutWhen({ text, said }: Wording): readonly string[] {
  const found = WHEN.exec(text);
  if (found === null || WHEN.test(said) || !PAST.test(text) || isLeftOpen(text) || BOUND.test(text))
    return [];
  return [text.slice(0, found.index)];
}

const EVENT =
  'kick-off|meeting|match|game|interview|appointment|party|wedding|conference|workshop|training|exam|hearing|launch|ceremony|concert|lecture|seminar|webinar|audit|inspection|election|fair|festival|funeral|review|demo|call|visit|trip|election|auction|premiere|rehearsal|tour|race|session|lesson|course|drill|deadline';
const IS_ON = new RegExp(
  String.raw`^((?:[Tt]he |[Oo]ur |[Yy]our )?(?:[\p{L}-]+ ){0,3}?(?:${EVENT})) (?:is|will be) ((?:on|at|in|from) .+)$`,
  'iu',
);
const TAKES_PLACE =
  /\b(takes place|will take place|will be held|is held|is scheduled for|is planned for|is on|is at|is in)\b/u;

/** "The kick-off takes place on Monday" for "kick-off is on Monday". */
function byPlace({ text, said }: Wording): readonly string[] {
  const [found, ours] = [IS_ON.exec(text), TAKES_PLACE.exec(said)?.[1]];
  if (found === null || ours === undefined || / not /u.test(text)) return [];
  const [, event = '', when = ''] = found;
  const named = /^(?:the|our|your) /iu.test(event)
    ? event
    : `The ${event.charAt(0).toLowerCase()}${event.slice(1)}`;
  if (ours.endsWith(' for')) return when.startsWith('on ') ? [`${named} ${ours} ${when.slice(3)}`] : [];
  const way = /^is (?:on|at|in)$/u.test(ours) ? 'is' : ours;
  const [, time, place] = /^(on .+?) (in .+)$/u.exec(when) ?? [];
  return [when, ...(time === undefined ? [] : [time, place!])].map((one) => `${named} ${way} ${one}`);
}

const GOING_ON = /\b(has|have) been (\p{Ll}+ing)\b/u;
const PERFECT = /\b(has|have) (?:also )?(?!been\b)(\p{Ll}+(?:ed|en|wn|ght|ne|me|ld|t))\b/u;
const SPAN = /\b(?:since|for)\b/iu;

/** "She has been teaching there since 2020" for "since 2020 she has taught there". */
function byProgress({ text, said, lexicon }: Wording): readonly string[] {
  const [found, ours] = [PERFECT.exec(text), GOING_ON.exec(said)];
  if (found === null || ours === null || !SPAN.test(text) || / (?:not|never) /u.test(text)) return [];
  if (participleOf(lexicon.lemma(ours[2]!, 'v')) !== found[2]) return [];
  return [text.replace(PERFECT, `${found[1]} been ${ours[2]}`)];
}

const ASIDE = /^([^,;]{8,}?), (?:which|who|whose|where) [^,;]+$/u;

/** What an aside may take back of its sentence. */
const TAKING_BACK =
  /\b(?:den(?:y|ies|ied)|disput\p{L}+|mistak\p{L}+|wrong\p{L}*|false\p{L}*|untrue|undone|revers\p{L}+|withdr\p{L}+|cancel\p{L}*|revok\p{L}+|retract\p{L}+|correct\p{L}*|later|never|cannot|claim\p{L}*|alleg\p{L}+|doubt\p{L}*|suspend\p{L}*|overturn\p{L}*|only|unless|if)\b|(?<!may )\bnot\b/iu;

/** "Subletting requires consent" for "subletting requires consent, which may not be refused". */
function withoutAside({ text }: Wording): readonly string[] {
  const found = ASIDE.exec(text);
  return found === null || TAKING_BACK.test(text.slice(found[1]!.length)) ? [] : [found[1]!];
}

export const WHEN_LEFT_OUT: readonly Rewriter[] = [
  { of: PAST, from: WHEN, write: withoutWhen, reorders: true },
  { of: /\p{L}/u, from: ASIDE, write: withoutAside, reorders: true },
  { of: TAKES_PLACE, write: byPlace },
  { of: GOING_ON, write: byProgress, reorders: true },
];
