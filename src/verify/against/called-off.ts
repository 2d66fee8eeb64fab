/**
 * "The line opens in April" beside "the opening of the line was postponed": what is planned is told no longer where its noun
 * is called off, nor what was done where that stands with no new date.
 */
import { matchesOf } from '../../text/matches.ts';
import { lazily } from '../../text/once.ts';
import { sieved } from '../../text/sieve/sieved.ts';
import { escaped } from '../context/tellings/words.ts';

const DATE =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,4})?|\d{4}-\d\d-\d\d|\d{1,2}[:.]\d\d|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Q[1-4])\b/u;
const DATES = new RegExp(DATE.source, 'gu');
/** A verb of the statement, with what helps it. */
const VERB =
  /\b(?:(?<future>will|is to|are to|is (?:due|scheduled|planned|set|going) to|are (?:due|scheduled|planned|set|going) to) (?:be )?(?<plan>\p{Ll}{4,})|(?<past>was|were|has been|have been) (?<done>\p{Ll}{4,})|(?<verb>\p{Ll}{3,}(?:s|ed))|(?<noun>\p{Ll}{4,}) (?:date|day|time))\b/gu;
const IS = String.raw`(?:is|are|was|were|has been|have been|had to be|will be|must be|is being)(?: (?:now|again|since|therefore|unfortunately|\p{L}+ly))?`;
const THE = '(?:the|our|its|this)';
const OFF = 'called off|cancell?ed|scrapped|shelved|abandoned|aborted|dropped';
const LATER = 'postponed|put off|put back|pushed back|delayed|deferred|suspended|adjourned|moved back';
/** What every text has that calls a deed off. */
const mayCallOff = sieved(() => [new RegExp(`${OFF}|${LATER}|(?:date|day|time) (?:for|of)`, 'iu')]);
/** A day that is not known. */
const OPEN_END =
  /\b(?:until further notice|indefinitely|no (?:new )?(?:date|time|day)|(?:date|time|day) (?:is|was|has) (?:not|yet|still)|not (?:yet )?(?:known|been set|fixed|clear|decided))\b/iu;
/** What came before, what only may be, and whence it was moved. */
const NOT_NOW =
  /\b(?:if|unless|may|might|could|would|should|not|never|last (?:year|month|week)|previously|at first|originally|nearly|almost)\b|\bfrom (?:the )?\d|\?/iu;
/** Nouns of a deed that share no beginning with their verbs. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ['leave', 'departure'],
  ['leav', 'departure'],
  ['begi', 'start'],
  ['star', 'beginning'],
  ['goes', 'release'],
  ['take', 'event'],
]);
/** Letters by which a noun tells of its verb: "opening" of to open. */
const STEM = 4;

/** What a statement says is done, or will be: a pattern of its being called off, and whether it is over. */
interface Told {
  readonly off: RegExp;
  readonly isPast: boolean;
}

function toldBy(said: string): Told | undefined {
  const found = matchesOf(said, VERB).map(({ groups }) => groups!);
  if (found.length === 0) return undefined;
  const deeds = found.map(({ plan, done, verb, noun }) => (plan ?? done ?? verb ?? noun ?? '').toLowerCase());
  const isPast = found.some(({ past, verb }) => past !== undefined || verb?.endsWith('ed'));
  const stems = deeds.map((deed) => deed.slice(0, STEM).replace(/(?:s|ed?)$/, ''));
  const nouns = stems.flatMap((stem) => [`${escaped(stem)}\\p{L}*`, NOUNS.get(stem) ?? []].flat());
  const deed = nouns.join('|');
  const off = new RegExp(
    String.raw`\b${THE} (?:\p{L}+ )?(?:${deed})(?: (?:of|for|to|from|in) (?<of>[^.;,]{1,60}?))? ${IS} (?:(?<off>${OFF})|${LATER})\b|\bno (?:new |exact )?(?:date|day|time) (?:for|of) ${THE} (?:${deed})\b`,
    'iu',
  );
  return { off, isPast };
}

/** What reads that the deed of a statement is called off. */
export function calledOff(said: string): (theirs: string) => boolean {
  const read = lazily(() => toldBy(said));
  return (theirs) => {
    const told = mayCallOff(theirs) ? read() : undefined;
    const groups = told?.off.exec(theirs)?.groups;
    if (told === undefined || groups === undefined) return false;
    if (NOT_NOW.test(theirs.replaceAll(DATES, ' ').replace(OPEN_END, ' '))) return false;
    // "The start of the exam" is none of the course.
    const of = groups.of?.match(/\p{L}{3,}/gu)?.at(-1);
    if (of !== undefined && !said.toLowerCase().includes(of.toLowerCase())) return false;
    const date = DATE.exec(said)?.[0];
    if (date !== undefined && theirs.includes(date)) return false;
    return !told.isPast || groups.off !== undefined || OPEN_END.test(theirs);
  };
}
