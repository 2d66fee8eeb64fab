/**
 * What a sentence says in a turn of phrase for which the claim has another one that says the same: "begins" for "kicks
 * off", "two times daily" for "twice a day", "is valid for a year" for "expires after a year". Only the turn is exchanged,
 * for the claim's own; all else must then state the claim as it stands.
 */
import { matchesOf } from '../../../text/matches.ts';
import { lastly, lazily } from '../../../text/once.ts';
import { Sieve } from '../../../text/sieve/index.ts';
import { sieved } from '../../../text/sieve/sieved.ts';
import { DEALINGS, DEALT, type Rephrasing } from './clauses/dealt.ts';
import { MULTIPLIED } from './prose/amounts/rates.ts';
import { FROM, SAME } from './turns.ts';
import { FROM_IN_REPORTS, SAME_IN_REPORTS } from './turns-of-reports.ts';
import type { Scene, Teller } from './types.ts';
import { capital } from './words.ts';

/** What one keeps, and does not see, where one "observes" it. */
const KEPT =
  /\bobserv\p{L}+ (?:the |a |all |any |its |their )*(?:rules?|laws?|limits?|silence|holidays?|deadlines?|periods?|terms?|instructions?|customs?|fast|formalities|procedures?|notice)\b/iu;

/** What returns whatever it responds with, and what does so. */
const ANSWERING = /\b(?:respond|answer|repl|(?<!\bfrom )return)\p{L}*\b/iu;
const ANSWERERS =
  /\b(?:api|server|service|endpoint|call|request|function|method|query|host|system|app|gateway|proxy|client|site|page|database|command|script|tool|job|worker|node|backend|url|search|lookup)\b/iu;

/** The sentence with a turn of phrase of the claim in the place of one that says the same. */
export const rephrased: Teller = ({ sentence, claim, tell }) => {
  const told = tell(sentence);
  const said = claim.text.slice(claim.start, claim.end);
  return inTurns(told.text, said).map((text) => ({
    ...told,
    text,
    ...(WISHED.test(text) ? { asks: true as const } : {}),
  }));
};

/** What is asked to be done is stated to be asked for. */
const WISHED = /\bask(?:s|ed) for [\p{Ll} -]+ to be \p{Ll}/u;

/** A sentence with one turn of the claim's, or two, in the place of those that say the same. */
export function inTurns(text: string, said: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const once = turned(text, said);
  const twice = once.slice(0, MOST_TURNED).flatMap((one) => turned(one, said));
  return [...new Set([...once, ...twice])].filter((one) => one !== text);
}

const turned = (text: string, said: string): readonly string[] =>
  [...new Set(rephrasingsFor(said).flatMap((rephrase) => rephrase(text, said)))].filter(
    (one) => one !== text,
  );

/** Turned sentences that are turned again, at the most. */
const MOST_TURNED = 6;

/** Characters of a sentence that is rephrased, at the most. */
const LONGEST = 300;

const phrase = (words: string): RegExp => new RegExp(String.raw`\b${words}\b`, 'iu');

/** A turn of phrase with the case of what it stands in the place of. */
const inCase = (turn: string, place: string): string => (/^\p{Lu}/u.test(place) ? capital(turn) : turn);

const DENIED = /(?:\b(?:not|never|no longer|rarely|hardly|seldom|nearly|almost)|n['\u2019]t) $/iu;

/** A turn of the claim's, and another that it follows from. */
interface Turn {
  /** Its place in the table. */
  readonly at: number;
  readonly ours: string;
  readonly said: RegExp;
  readonly theirs: RegExp;
}

const TURNS: readonly Turn[] = [
  ...[...SAME, ...SAME_IN_REPORTS].flatMap((turns) =>
    turns.flatMap((ours) => turns.filter((turn) => turn !== ours).map((turn) => [ours, turn] as const)),
  ),
  ...FROM,
  ...FROM_IN_REPORTS,
].map(([ours, theirs], at) => ({ at, ours, said: phrase(ours), theirs: phrase(theirs) }));

const PARTED = /[^\p{L}\p{N}]+/u;

/** Turns by the first word of the claim's. */
const BY_WORD = Map.groupBy(TURNS, ({ ours }) => ours.split(PARTED, 1)[0]!);

/** Turns of a claim, looked for once: a claim is held against many sentences. */
const turnsOf = lastly((said): readonly Turn[] => {
  const folded = said.toLowerCase();
  return [...new Set(folded.split(PARTED))]
    .flatMap((word) => BY_WORD.get(word) ?? [])
    .filter(({ ours, said: turn }) => folded.includes(ours) && turn.test(said))
    .sort((a, b) => a.at - b.at);
});

/** A sentence with the claim's turn in the place of one that says the same. */
export function byTurns(text: string, said: string): readonly string[] {
  const turns = turnsOf(said);
  if (turns.length === 0) return [];
  const found = turns.flatMap(({ ours, said: same, theirs }) => {
    const found = theirs.exec(text);
    if (found === null || same.test(text) || DENIED.test(text.slice(0, found.index))) return [];
    // "Is complimentary for members" does not end where "is free" does.
    const behind = text.slice(found.index + found[0].length);
    if (endsWith(said, same) && !/^(?:[.,;!]|$| (?:and|because|since|as|but)\b)/u.test(behind)) return [];
    return [text.replace(theirs, (place) => inCase(ours, place))];
  });
  return found.length === 0 || KEPT.test(text) || (ANSWERING.test(text) && !ANSWERERS.test(text))
    ? []
    : found;
}

const endsWith = (said: string, turn: RegExp): boolean => {
  const found = turn.exec(said);
  return found !== null && /^[.!]?$/.test(said.slice(found.index + found[0].length));
};

/** Whether a claim has a turn of phrase for which another may stand that has none of its words. */
export const hasTurn = ({ text, start, end }: Scene['claim']): boolean => {
  const said = text.slice(start, end);
  return turnsOf(said).length > 0 || hasOther(said);
};

const NEARLY =
  /\b(?:almost|nearly|virtually|practically)(?= (?:all|every|everyone|everybody|everything|none|no one|nobody|half)\b)/iu;

/** "Nearly all" for "almost all". */
function byNearly(text: string, said: string): readonly string[] {
  const ours = NEARLY.exec(said)?.[0].toLowerCase();
  return ours === undefined ? [] : [text.replace(NEARLY, (place) => inCase(ours, place))];
}

const ABOUT =
  /\b(?:about|around|approximately|roughly|some)(?= (?:[$\u20ac\u00a3]?\d|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|half|a (?:dozen|hundred|third|quarter)))/iu;

/** "Around 900 jobs" for "about 900 jobs". */
function byAbout(text: string, said: string): readonly string[] {
  const ours = ABOUT.exec(said)?.[0].toLowerCase();
  return ours === undefined ? [] : [text.replace(ABOUT, (place) => inCase(ours, place))];
}

const OFTEN =
  /\b(?:(once|twice|thrice|(?:one|two|three|four|five|six|\d{1,2}) times?) )?(?:(?:a|an|per|each|every|in a) (hour|day|night|week|month|quarter|year)|(hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually|per annum))(?![\p{L}-])/giu;
const TIMES = ['', 'once', 'twice', 'thrice'];
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const SPANS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  'per annum': 'year',
};

/** How often a phrase says that something is done; undefined where it counts nothing ("40 euros a day"). */
function often([phrase, times, noun, adverb]: RegExpExecArray): string | undefined {
  const span = noun?.toLowerCase() ?? SPANS[adverb!.toLowerCase()]!;
  if (times === undefined)
    return adverb === undefined && !/^(?:each|every) /i.test(phrase) ? undefined : `1/${span}`;
  const [count] = times.toLowerCase().split(' ');
  const number = Math.max(TIMES.indexOf(count!), NUMBERS.indexOf(count!), Number.parseInt(count!, 10) || 0);
  return number > 0 ? `${number}/${span}` : undefined;
}

/** "Two times daily" for "twice a day". */
export function byFrequency(text: string, said: string): readonly string[] {
  const [ours, ...others] = matchesOf(said, OFTEN);
  const theirs = matchesOf(text, OFTEN);
  if (ours === undefined || others.length > 0 || theirs.length !== 1) return [];
  const rate = often(ours);
  const [one] = theirs;
  if (rate === undefined || rate !== often(one!)) return [];
  return [text.slice(0, one!.index) + ours[0] + text.slice(one!.index + one![0].length)];
}

const SPAN = String.raw`((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:working |business |calendar )?(?:minutes?|hours?|days?|weeks?|months?|years?))`;
const VALID = new RegExp(String.raw`\b(is|are) valid for ${SPAN}(?= *[.;]?$)`, 'iu');
const EXPIRES = new RegExp(String.raw`\b(?:expire|lapse|run out)(s?) after ${SPAN}(?= *[.;]?$)`, 'iu');
const VALID_FOR = /\bvalid for\b/i;
const LAPSING = /\b(?:expire|lapse)(?=s? after\b)|\brun(?=s? out after\b)/iu;

/** "Is valid for a year" for "expires after a year". */
function byTerm(text: string, said: string): readonly string[] {
  const verb = LAPSING.exec(said)?.[0].toLowerCase();
  if (verb !== undefined)
    return [
      text.replace(VALID, (_, be: string, span: string) => {
        const ending = be.toLowerCase() === 'is' ? 's' : '';
        return `${verb}${ending}${verb === 'run' ? ' out' : ''} after ${span}`;
      }),
    ];
  if (!VALID_FOR.test(said)) return [];
  return [
    text.replace(EXPIRES, (_, s: string, span: string) => `${s === '' ? 'are' : 'is'} valid for ${span}`),
  ];
}

const CAUSING = /\b(may|can|could|might)? ?cause(s?) (\p{L}{5,})\b/iu;
const MAKING =
  /\b(may|can|could|might)? ?make(s?) (?:you|people|patients|users|one|them|some people|the patient) (\p{L}{4,})\b/iu;
const POSSIBLE: Readonly<Record<string, string>> = { may: 'may', can: 'may', could: 'might', might: 'might' };

/** "Can make you drowsy" for "may cause drowsiness". */
function byCause(text: string, said: string): readonly string[] {
  const [ours, theirs] = [CAUSING.exec(said), MAKING.exec(text)];
  if (ours === null || theirs === null) return [];
  const [noun, state] = [ours[3]!.toLowerCase(), theirs[3]!.toLowerCase()];
  const stem = state.slice(0, Math.max(4, state.length - 3));
  if (
    !noun.startsWith(stem) ||
    POSSIBLE[ours[1]?.toLowerCase() ?? ''] !== POSSIBLE[theirs[1]?.toLowerCase() ?? '']
  )
    return [];
  return [
    text
      .replace(MAKING, (place) => `${place.startsWith(' ') ? ' ' : ''}${ours[0].trim()}`)
      .replace(/\s+/g, ' '),
  ];
}

const REQUIRED =
  /^(?:the )?(?:prior |advance )?(\p{L}{4,})(| in advance| beforehand| online| on arrival) (?:is|are) (?:required|mandatory|compulsory|obligatory)(?: (?:for|of|from) ([^,.;]{2,40}))?\.?$/iu;
const MUST = /^(?:the )?(.{2,40}?) must (\p{L}{3,})\b/iu;

/** "Booking is required for visitors" for "visitors must book". */
function byDuty(text: string, said: string): readonly string[] {
  const [ours, theirs] = [MUST.exec(said), REQUIRED.exec(text.trim())];
  if (ours === null || theirs === null) return [];
  const [, deed, how, whom] = theirs;
  const verb = ours[2]!.toLowerCase();
  const stem = verb.slice(0, Math.max(3, verb.length - 2));
  if (!deed!.toLowerCase().startsWith(stem)) return [];
  if (whom === undefined) return /^you$/i.test(ours[1]!) ? [`You must ${verb}${how}.`] : [];
  return [`${capital(whom)} must ${verb}${how}.`];
}

const DIED =
  /^(?:none of (the [^,.;]{2,40}?)|no (\p{L}[\p{L} ]{1,30}?)|(nobody|no one)) (?:died|was killed|were killed|perished|lost (?:his|her|their) li(?:fe|ves))\b/iu;
const SURVIVED = /^(?:all (?:of )?(?:the )?(\p{L}[\p{L} ]{1,30}?)|everyone|everybody) survived\b/iu;

/** "None of the passengers died" for "all passengers survived". */
function bySurvival(text: string, said: string): readonly string[] {
  const [ours, theirs] = [SURVIVED.exec(said), DIED.exec(text)];
  if (ours === null || theirs === null) return [];
  const whom = ours[1]?.toLowerCase();
  const rest = text.slice(theirs[0].length);
  if (!/^\.?\s*$/.test(rest)) return [];
  const [, ofThem, one, nobody] = theirs;
  if (nobody !== undefined) return whom === undefined ? [ours[0] + rest] : [];
  const named = (ofThem?.replace(/^the /i, '') ?? one)?.toLowerCase();
  return whom !== undefined && (named === whom || `${named}s` === whom) ? [ours[0] + rest] : [];
}

const hasOther = sieved(() => [VALID_FOR, LAPSING, CAUSING, MUST, SURVIVED, MULTIPLIED, ...DEALT]);

const REPHRASING: readonly Rephrasing[] = [
  { of: [NEARLY], rephrase: byNearly },
  { of: [ABOUT], rephrase: byAbout },
  { of: [OFTEN], rephrase: byFrequency },
  { of: [LAPSING, VALID_FOR], rephrase: byTerm },
  { of: [CAUSING], rephrase: byCause },
  { of: [MUST], rephrase: byDuty },
  { of: [SURVIVED], rephrase: bySurvival },
  ...DEALINGS,
];

/** How a claim may have a sentence said again, looked for once: a claim is held against many sentences. */
const rephrasingsFor = lastly((said) => {
  const may = ofRephrasing().through(said);
  const own = REPHRASING.filter(({ of }, at) => may[at] === 1 && of.some((turn) => said.search(turn) >= 0));
  return [...(turnsOf(said).length > 0 ? [byTurns] : []), ...own.map(({ rephrase }) => rephrase)];
});
const ofRephrasing = lazily(() => new Sieve(REPHRASING.map(({ of }) => of)));
