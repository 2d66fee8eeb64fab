/**
 * Turns by which dealings are told: "put in a request with" and "sent a request to", "in favour of the buyer" and "in the
 * buyer's favour", "above 30 kg" and "heavier than 30 kg", "was unopened" and "had not been opened".
 */
import { participleOf } from '../../../../text/inflect.ts';

import { capital } from '../words.ts';

type Rephrase = (text: string, said: string) => readonly string[];

/** A way to say a sentence in a turn of the claim's. */
export interface Rephrasing {
  /** What a claim has that is such a turn, be it one or another. */
  readonly of: readonly RegExp[];
  readonly rephrase: Rephrase;
}

const BRINGING =
  /\b(sent|submitted|filed|made|lodged|placed|raised|put in) ((?:an?|the|his|her|their) (?:[\p{Ll}-]+ ){0,2}(?:request|claim|complaint|application|enquiry|inquiry|appeal)) (?:to|with)\b/u;

/** "Sent a request to the team" for "put in a request with the team". */
const byBringing: Rephrase = (text, said) => {
  const ours = BRINGING.exec(said);
  const theirs = BRINGING.exec(text);
  if (ours === null || theirs === null || ours[1] === theirs[1]) return [];
  const to = ours[0].split(' ').at(-1)!;
  const verb = BRINGING_FORMS.get(ours[1]!)!;
  return [text.replace(BRINGING, (_, __, what: string) => `${verb} ${what} ${to}`)];
};
const BRINGING_FORMS = new Map(
  'sent submitted filed made lodged placed raised'.split(' ').map((verb) => [verb, verb] as const),
).set('put in', 'put in');

const OWNER = String.raw`((?:the|an?) [\p{L}-]+|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2})`;
const FAVOUR_OF = new RegExp(String.raw`\bin favou?r of ${OWNER}(?=[.,;]|$| on\b| and\b)`, 'u');
const FAVOURED = new RegExp(String.raw`\bin ${OWNER}['\u2019]s? favou?r\b`, 'u');

const DECIDED = /\b(was|were|is|are|has been) (?:decided|closed|settled|resolved|ruled)(?= in favou?r of\b)/u;
const OURS = /\b(decided|closed|settled|resolved)\b/u;

/** "Decided in the buyer's favour" for "closed in favour of the buyer". */
const byFavour: Rephrase = (text, said) => {
  if (HEARD_AGAIN.test(text)) return [];
  const how = OURS.exec(said)?.[1];
  const turned = how === undefined ? text : text.replace(DECIDED, `$1 ${how}`);
  return favoured(turned, said);
};

/** What is heard again is not decided. */
const HEARD_AGAIN = /\b(?:reopened|overturned|reversed|annulled|on appeal|appealed|set aside)\b/u;

const favoured: Rephrase = (text, said) =>
  FAVOURED.test(said)
    ? [text.replace(FAVOUR_OF, (_, who: string) => `in ${who}${who.endsWith('s') ? "'" : "'s"} favour`)]
    : FAVOUR_OF.test(said)
      ? [text.replace(FAVOURED, (_, who: string) => `in favour of ${who}`)]
      : [];

const UNIT = String.raw`(\d[\d.,]* ?(?:kg|kilos?|kilograms?|g|grams?|lbs?|pounds?|tonnes?|tons?))\b`;
const ABOVE = new RegExp(
  String.raw`\b(?:above|over|of more than|exceeding|in excess of|of over) ${UNIT}`,
  'iu',
);
const HEAVIER = new RegExp(
  String.raw`\b(heavier than|weighing (?:more than|over)|that weigh (?:more than|over)) ${UNIT}`,
  'iu',
);
const BELOW = new RegExp(String.raw`\b(?:below|under|of less than) ${UNIT}`, 'iu');
const LIGHTER = new RegExp(String.raw`\b(lighter than|weighing (?:less than|under)) ${UNIT}`, 'iu');

/** "Parcels heavier than 30 kg" for "parcels above 30 kg". */
const byWeight: Rephrase = (text, said) => {
  for (const [ours, theirs] of [
    [HEAVIER, ABOVE],
    [LIGHTER, BELOW],
  ] as const) {
    const found = ours.exec(said);
    if (found !== null) return [text.replace(theirs, (_, amount: string) => `${found[1]} ${amount}`)];
  }
  return [];
};

const UNDONE =
  /\b(is|are|was|were) (?:still )?un(opened|broken|paid|sold|used|signed|read|answered|decided|settled|resolved|damaged|touched|changed|confirmed|delivered|filled|verified|checked|harmed|cleared)\b/u;
const DENIED = /\b(has|have|had) not (?:yet )?been ([\p{Ll}]+)\b|\b(is|are|was|were) not ([\p{Ll}]+)\b/u;

/** "Had not been opened" for "was unopened", and "is undecided" for "has not been decided". */
const byUndone: Rephrase = (text, said) => {
  const theirs = UNDONE.exec(text);
  const ours = DENIED.exec(said);
  if (theirs !== null && ours !== null && (ours[2] ?? ours[4]) === theirs[2])
    return [text.replace(UNDONE, ours[0])];
  const told = DENIED.exec(text);
  const claimed = UNDONE.exec(said);
  if (told === null || claimed === null || (told[2] ?? told[4]) !== claimed[2]) return [];
  return [text.replace(DENIED, claimed[0]).replace(/ (?:yet|so far)\b/u, '')];
};

const BEFORE_IT =
  /\b(?:at any time |any time )?(?:before|until) (?:it|they) (\p{Ll}{2,}?)(?:e?s)?(?=[.,;]|$)/u;
const AS_LONG =
  /\b(as long as|so long as|provided|while) (it has|they have) not (?:yet )?(been )?(\p{Ll}+)\b/u;

/** "As long as it has not shipped" for "at any time before it ships". */
const byTimeBefore: Rephrase = (text, said) => {
  const ours = AS_LONG.exec(said);
  const theirs = BEFORE_IT.exec(text);
  if (ours === null || theirs === null || ours[3] !== undefined) return [];
  const verb = theirs[1]!;
  if (![verb, `${verb}e`].some((lemma) => participleOf(lemma) === ours[4])) return [];
  return [text.replace(BEFORE_IT, ours[0])];
};

const REFUSED = /\brefused to (\p{Ll}+) ((?:the|a|an|his|her|their) [\p{Ll}-]+)\b/u;
const DECLINED =
  /\b(?:declined|refused|rejected|turned down) the (\p{Ll}+)(?: of ((?:the|a|an) [\p{Ll}-]+))?(?= at\b| on\b|[.,;]|$)/u;

/** "Refused to intercept the parcel" for "declined the intercept". */
const byRefusal: Rephrase = (text, said) => {
  const ours = REFUSED.exec(said);
  const theirs = DECLINED.exec(text);
  if (ours === null || theirs === null || ours[1] !== theirs[1]) return [];
  const what = theirs[2] ?? ours[2]!;
  // What was not to be intercepted stands there too, if not in the same phrase.
  if (!text.toLowerCase().includes(` ${what.split(' ').at(-1)!.toLowerCase()}`)) return [];
  const turned = text.replace(DECLINED, `refused to ${ours[1]} ${what}`);
  return [turned, turned.replace(/, \p{Ll}[^,]*$/u, '.')];
};

const REPLACED =
  /\b(ask(?:s|ed) for|request(?:s|ed)) (?:an? )?(replacement|refund|repair|exchange|cancellation|renewal|return|upgrade|correction)(?: (?:of|for) ((?:the|his|her|their) [\p{Ll}-]+(?: [\p{Ll}-]+)?))(?=[.,;]|$)/u;
const TO_BE = /\bask(?:s|ed) for ((?:the|his|her|their) [\p{Ll} -]+?) to be (\p{Ll}+)\b/u;
const DEEDS = new Map(
  'replacement:replaced refund:refunded repair:repaired exchange:exchanged cancellation:cancelled renewal:renewed return:returned upgrade:upgraded correction:corrected'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** "Asked for the blender to be replaced" for "asked for a replacement of the blender". */
const byRequest: Rephrase = (text, said) => {
  const ours = TO_BE.exec(said);
  const theirs = REPLACED.exec(text);
  if (ours === null || theirs === null || DEEDS.get(theirs[2]!) !== ours[2]) return [];
  const tense = theirs[1]!.includes('ed') ? 'asked' : 'asks';
  return [text.replace(REPLACED, `${tense} for ${theirs[3]} to be ${ours[2]}`)];
};

const COMING =
  /\b(?:(?:[Ff]or|[Ii]n|[Ff]rom|[Dd]uring) the (?:coming|next|upcoming) (term|year|month|week|quarter|season|semester)|[Nn]ext (term|year|month|week|quarter|season|semester)|[Ff]rom next (term|year|month|week|quarter|season|semester))\b/u;

/** "Next term" for "for the coming term". */
const byComing: Rephrase = (text, said) => {
  const ours = COMING.exec(said);
  const theirs = COMING.exec(text);
  const period = (found: RegExpExecArray): string => (found[1] ?? found[2] ?? found[3])!;
  if (ours === null || theirs === null || period(ours) !== period(theirs)) return [];
  const phrase =
    theirs.index === 0 ? capital(ours[0]) : ours[0].replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const turned = text.replace(COMING, phrase);
  const [, rest, end] = theirs.index === 0 ? (/^[^,]+, (.+?)(\.?)$/u.exec(turned) ?? []) : [];
  return rest === undefined
    ? [turned]
    : [turned, `${rest} ${ours[0].replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}${end}`];
};

/** What of a claim may have a turn that has no word of the sentence's. */
export const DEALT = [HEAVIER, LIGHTER, FAVOURED, UNDONE, AS_LONG, REFUSED, TO_BE];

export const DEALINGS: readonly Rephrasing[] = [
  { of: [BRINGING], rephrase: byBringing },
  { of: [COMING], rephrase: byComing },
  { of: [FAVOURED, FAVOUR_OF], rephrase: byFavour },
  { of: [HEAVIER, LIGHTER], rephrase: byWeight },
  { of: [DENIED, UNDONE], rephrase: byUndone },
  { of: [AS_LONG], rephrase: byTimeBefore },
  { of: [REFUSED], rephrase: byRefusal },
  { of: [TO_BE], rephrase: byRequest },
];
