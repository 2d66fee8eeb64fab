/**
 * What the very next sentence tells of the thing that a claim is about, and by which the claim holds no more: "The rent is 900
 * euros. In June the landlord put it up to 950.", "Ana leads the team. Ben took over in May.", "The child is ill. By Friday
 * she was well again."
 */
import { mayHold } from '../../text/may-hold.ts';
import { lastly, lazily } from '../../text/once.ts';
import { patternOf } from '../../text/pattern.ts';
import { compareValues, type Value } from '../../text/values/index.ts';
import type { Unit } from '../claim/units.ts';
import { originOf } from '../context/retold.ts';
import { escaped } from '../context/tellings/words.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';
import {
  CHANGES_AMOUNT,
  ENDINGS_NEXT,
  GONE_FROM,
  HOLDS_NOW,
  IN_THEIR_PLACE,
  PUT_OFF,
  TAKES_OVER,
} from './overtaken-words.ts';

const STANDS =
  /\b(?:is|are|has|have|costs?|takes?|leads?|heads?|manages?|chairs?|runs?|leaves?|departs?|starts?|begins?|opens?|closes?|ends?|includes?|contains?|offers?|amounts?|lasts?|works?|holds?|lives?|stays?|sits?)\b/iu;
const OF_BEFORE =
  /\b(?:according to|told|said|says|was|were|had|did|will|would|been|initially|originally|once|first|previously|formerly|before|earlier|old|former|not|never|no longer)\b|n['\u2019]t\b/iu;
/** What leaves open whether anything was changed; "May" is a month. */
const OPEN =
  /\b(?:if|unless|whether|may|might|could|would|can|should|never|almost|nearly|planned|proposed|wants?|wanted|asked|before|until then|used to|not|last raised|last changed|other|another (?!day|week|fortnight|month|year))\b|n['\u2019]t\b|\?/u;
const PLANNED = /\b(?:will|shall|going to)\b/iu;
const IN_NUMBERS: ReadonlySet<string> = new Set(['number', 'money', 'quantity', 'percent', 'duration']);
const IN_TIME: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);
const PLACED =
  /\b(?:is|are|lives?|sits?|stays?|works?|leaves?) (?:still )?(?:in|at|on|with|near|from) (?:the )?(?<place>[^,.;]{2,40})$/iu;
const NAMED = /\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?/u;
const HELD = /\b(?:leads?|heads?|manages?|chairs?|runs?|is|are)\b/iu;

export const overtakenNext: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  const sentence = first!.sentence + 1;
  if (support.sentences.length > 1 || source.structured || source.language !== 'en') return [];
  const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
  if (claim.language !== 'en' || claim.question || sentence >= sentenceCount) return [];
  const said = claim.text.slice(claim.start, claim.end).trim().replace(/[.!]$/u, '');
  if (!STANDS.test(said) || OF_BEFORE.test(said)) return [];
  const next = text.slice(sentenceStart[sentence], sentenceEnd[sentence]).trim();
  if (/\n\s*\n/u.test(text.slice(sentenceEnd[sentence - 1], sentenceStart[sentence]))) return [];
  if (OPEN.test(next.replace(/ May\b/gu, ''))) return [];
  const values = source.sentence(sentence).values;
  const before = ({ start }: Value): string => text.slice(sentenceStart[sentence], start);
  // "The block will be lifted" has lifted nothing; who will speak in her place speaks.
  const isDone = !PLANNED.test(next);
  const overtakes =
    isPassedOn(said, next) ||
    (isDone && (isEnded(said, next) || isGone(said, next) || isChanged(said, next, units, values, before)));
  if (!overtakes) return [];
  return [alignedSentence({ document: first!.document, sentence, score: 0 }, documents, units, lexicon)];
};

/**
 * What reads a sentence of another source for another who does what a claim says that somebody does, for another amount or
 * day; undefined for a claim of none.
 */
export const takenOver = lastly((said): ((theirs: string) => boolean) | undefined => {
  if (!STANDS.test(said) || OF_BEFORE.test(said)) return undefined;
  const numbers: readonly string[] = said.match(/\d[\d.,:]*/gu) ?? [];
  const it = `(?:the |our |its )?(?:${nounsIn(said).map(escaped).join('|')})`;
  const changes = lazily(
    () => new RegExp(CHANGES_AMOUNT.map((one) => one.replaceAll('%', it)).join('|'), 'iu'),
  );
  return (theirs) => {
    if (OPEN.test(theirs.replace(/ May\b/gu, '')) || PLANNED.test(theirs) || setsApart(said, theirs))
      return false;
    const { who, what } = TAKES_OVER.exec(theirs)?.groups ?? {};
    if (who !== undefined && what !== undefined) return mayHold(said, what) && !said.includes(who);
    const isSame = numbers.some((number) => theirs.includes(number) && !theirs.includes(`from ${number}`));
    return numbers.length > 0 && !isSame && !BY_PRONOUN.test(theirs) && changes().test(theirs);
  };
});

/** What is told of "it" in another source is told of another thing. */
const BY_PRONOUN =
  /\b(?:raised|lowered|cut|put|pushed|changed|extended|moved) (?:it|this|that|them)\b|^\W*(?:it|this|that|they)\b/iu;

/** "The child is ill." before "By Friday she was well again." */
const isEnded = (said: string, next: string): boolean =>
  ENDINGS_NEXT.some(
    ({ state, by, own }) =>
      by.test(next) && state.test(said) && !by.test(said) && !(own === true && isOfOther(said, next)),
  ) && !isOfOtherDays(said, next);

/** "The bridge is open again" says nothing of the road. */
function isOfOther(said: string, next: string): boolean {
  const noun = OPENING.exec(next)?.[1];
  return noun !== undefined && !mayHold(said, noun);
}

const OPENING =
  /^\W*(?:The|Our|A|An|This) (?:\p{Ll}+ )??(\p{Ll}{3,}) (?:is|are|was|were|has|have|re-?opened)\b/u;

/** "It is closed on Mondays" says nothing of Sundays. */
function isOfOtherDays(said: string, next: string): boolean {
  const [ours, theirs] = [said, next].map((text) => text.match(WEEKDAY)?.map((day) => day.toLowerCase()));
  return ours !== undefined && theirs !== undefined && !theirs.some((day) => ours!.includes(day));
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/giu;

/** "Ana leads the team." before "Ben took over in May." */
function isPassedOn(said: string, next: string): boolean {
  const name = NAMED.exec(said.replace(/^(?:The|Our|Your|This|Its|His|Her) /u, ''))?.[0];
  if (name === undefined || !HELD.test(said)) return false;
  if (IN_THEIR_PLACE.test(next)) return true;
  const { who, what } = TAKES_OVER.exec(next)?.groups ?? {};
  // "Ben took over the kitchen" leaves the team as it is.
  return who !== undefined && !name.includes(who) && (what === undefined || mayHold(said, what));
}

/** "The file is in the folder Reports." before "I moved it to Archive." */
function isGone(said: string, next: string): boolean {
  const place = PLACED.exec(said)?.groups?.place;
  if (place === undefined) return false;
  return GONE_FROM.some((one) => patternOf(one.replaceAll('%', escaped(place)), 'iu').test(next));
}

/** "The rent is 900 euros." before "In June the landlord put it up to 950." */
function isChanged(
  said: string,
  next: string,
  units: readonly Unit[],
  values: readonly Value[],
  before: (value: Value) => string,
): boolean {
  const own = units.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const [counted, timed] = [IN_NUMBERS, IN_TIME].map((kinds) => own.filter(({ kind }) => kinds.has(kind)));
  if (counted!.length + timed!.length === 0) return false;
  // What it was changed to is what the claim has.
  const same = values.find((theirs) =>
    own.some((value) => compareValues(value, theirs).relation === 'equal'),
  );
  if (same !== undefined && !/\bfrom $/iu.test(before(same))) return false;
  if (setsApart(said, next)) return false;
  // "It was doubled from 250" tells how it became what the claim says.
  if (
    same === undefined &&
    values.length === 1 &&
    /\bfrom (?:only )?$/iu.test(before(values[0]!)) &&
    CAME_FROM.test(next)
  )
    return false;
  const isOther = values.some((theirs) =>
    own.some((value) =>
      value.kind === theirs.kind
        ? compareValues(value, theirs).relation === 'conflict'
        : value.kind === 'money' && theirs.kind === 'number' && COSTS.test(before(theirs)),
    ),
  );
  if (timed!.length > 0 && (PUT_OFF.test(next) || (isOther && HOLDS_NOW.test(next)))) return true;
  if (isOther && HOLDS_NOW.test(next)) return true;
  const nouns = nounsIn(said).filter((noun) => mayHold(next.toLowerCase(), noun));
  const it = nouns.length === 0 ? '(?!)' : `(?:the |our |its )?(?:${nouns.map(escaped).join('|')})`;
  return CHANGES_AMOUNT.some((one) => patternOf(one.replaceAll('%', it), 'iu').test(next));
}

/** "Raised from 250": a change that tells whence, and not whither. */
/** "From the fourth month on it costs 15": an amount of money whose unit is not told again. */
const COSTS = /\b(?:costs?|is|pays?|amounts? to) (?:only )?$/iu;
const CAME_FROM =
  /\b(?:doubled|halved|tripled|raised|lowered|cut|increased|reduced|changed|up|down) from\b(?!.* to \d)/iu;

/** "The French exam" is another than the exam. */
const setsApart = (said: string, next: string): boolean =>
  [...next.matchAll(APART)].some(
    ([, kind = '', noun = '']) => mayHold(said, noun) && !mayHold(said, kind) && !SAME.test(kind),
  );

const APART = /\b[Tt]he (\p{L}{3,}) (\p{Ll}{3,})\b/gu;
const SAME = /^(?:price|rate|cost|start|end|total|new|whole|entire|said|same)$/iu;

/** Words of a claim by which the next sentence may call its thing. */
const nounsIn = (said: string): readonly string[] =>
  (said.toLowerCase().match(/\p{Ll}{3,}/gu) ?? [])
    .filter((word) => !STANDS.test(word) && !/^(?:the|our|your|for|and|its)$/.test(word))
    .concat(['price', 'rate', 'number', 'figure', 'total', 'dose', 'amount']);
