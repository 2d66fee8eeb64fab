/**
 * Statements that follow from another, which says more or says it by what was done: whoever "did not catch the connecting
 * flight" has "missed the connection", and whom "the refund was credited" has got the money back.
 */
import { lazily } from '../../text/once.ts';
import { Sieve } from '../../text/sieve/index.ts';
import { escaped } from '../context/tellings/words.ts';
import { type Scene, type Shown, together } from './asked.ts';
import { FOLLOWING } from './following/index.ts';

/** Statements that are asked for the sake of one, at the most. */
const MOST = 8;
/** Characters of the sources that are looked through for a cue. */
const LONGEST = 12_000;

const forms = lazily(() => new Sieve(FOLLOWING.map(({ claim }) => claim)));

/** Where the evidence shows what a statement follows from; undefined for another, and where it does not. */
export function byFollowing(said: string, scene: Scene): Shown | undefined {
  const may = forms().through(said);
  let text: string | undefined;
  let left = MOST;
  for (const [at, { claim, cue, unless, ways }] of FOLLOWING.entries()) {
    const found = may[at] === 1 ? claim.exec(said) : null;
    if (found === null) continue;
    text ??= scene.documents.map((one) => one.text.slice(0, LONGEST)).join('\n');
    const stands = new RegExp(cued(cue, found), 'iu').exec(text);
    if (stands === null || (unless !== undefined && new RegExp(unless, 'iu').test(text))) continue;
    for (const way of ways) {
      if (!mayStand(way, text)) continue;
      if (left-- <= 0) return undefined;
      const told = way.split(' && ').map((one) => filled(one, found, stands));
      const shown = all(told, said, scene);
      // What is only likely is none from which more may follow, nor what is said of another, in part or for a purpose.
      if (shown !== undefined && shown.weighed !== true && isAllThere(told, said, shown, scene)) return shown;
    }
  }
  return undefined;
}

/** Words that take nothing from what they stand beside: when it was, by whom it was noted. */
const BESIDE =
  /^(?:the|an?|and|of|on|in|at|to|by|for|from|with|was|were|is|are|has|have|had|been|be|it|its|his|her|their|our|we|you|your|who|which|that|this|as|about|already|yesterday|today|earlier|last|week|month|year|years|day|days|ago|since|time|am|pm|morning|afternoon|evening|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|euros?|eur|usd|gbp|dollars?|pounds?|order|invoice|ticket|case|card|account|credited|attempt|issuer|booking|customer|guest|client|user)$/u;

/** Whether the sentences that show some statements say nothing else: more words may be of another, or take it back. */
function isAllThere(told: readonly string[], said: string, { places }: Shown, { documents }: Scene): boolean {
  const own = `${told.join(' ')} ${said}`.toLowerCase();
  return places.every(({ document, sentence }) => {
    const { text, scan, structured } = documents[document]!;
    if (structured) return true;
    const words = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]).toLowerCase();
    return (words.match(/\p{L}{2,}/gu) ?? []).every(
      (word) => BESIDE.test(word) || own.includes(word.slice(0, STEM)),
    );
  });
}

/** What shows each of several statements; undefined where one is not shown. */
function all(statements: readonly string[], said: string, { ask }: Scene): Shown | undefined {
  const found: Shown[] = [];
  for (const one of statements) {
    const shown = one === said ? undefined : ask(`${one}.`);
    if (shown === undefined) return undefined;
    found.push(shown);
  }
  return together(found);
}

const cued = (cue: string, claim: RegExpExecArray): string =>
  cue.replace(/\$(\d)/gu, (_, k: string) => escaped(claim[Number(k)] ?? ''));

/** Letters by which a word is known in its other forms. */
const STEM = 4;

/** Whether a text has the words of a way that are its own. */
const mayStand = (way: string, text: string): boolean => {
  const folded = text.toLowerCase();
  return (way.match(/(?<![$£¤])\b\p{L}{4,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !/^(?:have|been|were|from|with|there|that)$/u.test(word))
    .every((word) => folded.includes(word.slice(0, STEM)));
};

/** `$1` is what the statement has at that place, `£1` what the evidence has, `↓$1` and `¤1` the same with small letters. */
const filled = (way: string, claim: RegExpExecArray, evidence: RegExpExecArray): string =>
  way
    .replace(/↓\$(\d)/gu, (_, k: string) =>
      (claim[Number(k)] ?? '').replace(/^(?:The|An?|Our|Your|His|Her) /u, (one) => one.toLowerCase()),
    )
    .replace(/\$(\d)/gu, (_, k: string) => claim[Number(k)] ?? '')
    .replace(/¤(\d)/gu, (_, k: string) => (evidence[Number(k)] ?? '').toLowerCase())
    .replace(/£(\d)/gu, (_, k: string) => evidence[Number(k)] ?? '')
    .replace(/ {2,}/gu, ' ')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
