/**
 * "Der Vertrag läuft bis 2027. Er wurde im Juni gekündigt.", "L'entrée est gratuite. Cela ne vaut que pour les membres.": what the
 * next sentences of a text in another language than English take back, change or bound of what a sentence says.
 */
import type { MismatchKind } from '../../domain/check.ts';
import { textOf } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';
import { NEXT_WORDS, type NextWords } from './next-words.ts';

/** Sentences behind one that may be of it, and words at the beginning of one in which it says of what it is. */
const REACH = 3;
const OPENING = 7;

/** What the sentences behind one make of it for a statement; undefined where they leave it as it is. */
export function takenBackNext(
  { claim }: Matter,
  { source, sentence }: AlignedSentence,
): MismatchKind | undefined {
  const origin = originOf(source);
  const words = NEXT_WORDS.get(origin.language) ?? NEXT_WORDS.get(claim.language);
  if (words === undefined || claim.question || origin.structured) return undefined;
  const said = textOf(claim);
  for (let at = sentence + 1; at <= Math.min(sentence + REACH, origin.scan.sentenceCount - 1); at++) {
    const next = origin.said(at).trim();
    const whole = at === sentence + 1 ? words.whole.find(([, pattern]) => pattern.test(next)) : undefined;
    if (whole !== undefined) return names(said, next) && whole[0] !== 'superseded' ? undefined : whole[0];
    if (endsIt(said, origin.said(sentence), next, words)) return 'superseded';
  }
  return undefined;
}

/** Whether a sentence tells that a state has ended or changed that another has told of. */
function endsIt(said: string, told: string, next: string, words: NextWords): boolean {
  if (words.past.test(said)) return false;
  const opening = next.split(/\s+/u).slice(0, OPENING).join(' ');
  const isOfIt = words.standing.test(opening) || UNNAMED.test(next) || shares(told, next);
  const isSo =
    isOfIt || (PAID.test(told) && PAYING.test(next)) || (MOVED.test(next) && hasNumber(said, next));
  if (!isSo || OTHER.test(next)) return false;
  const ended = words.ended.exec(next)?.[0];
  if (ended !== undefined && !words.open.test(next))
    return !said.toLowerCase().includes(ended.toLowerCase().slice(0, STEM + 1));
  return words.since.test(next) && hasOtherNumber(said, next);
}

/** A Spanish verb that opens a sentence: its subject is that of the one before. */
const UNNAMED =
  /^\W*(?:[Ff]ue(?:ron)?|[Hh]an? sido|[Yy]a no|[Ss]e|[Qq]uedó|[Dd]ejó|[Vv]enció|[Cc]aducó|[Ss]ubió) /u;
/** Another one of the kind that is told of. */
const OTHER =
  /(?<!\p{L})(?:alte[rsnm]?|frühere[rsnm]?|vorherige[rsnm]?|andere[rsnm]?|zweite[rsnm]?|ancien(?:ne)?s?|autres?|précédente?s?|deuxième|seconde?|antigu[oa]s?|anterior(?:es)?|otr[oa]s?|segund[oa])(?!\p{L})/iu;
const MOVED = /verschoben|verlegt|vorgezogen|reporté|déplacé|avancé|aplazad|pospuest|adelantad/iu;
/** What is paid, and the payment. */
const PAID = /bezahlt|gezahlt|beglichen|payée?s?|réglée?s?|pagad[oa]/iu;
const PAYING = /zahlung|überweisung|paiement|virement|\bpago\b|transferencia/iu;
const STEM = 5;
const WORD = /\p{L}{4,}/gu;
/** Words that any two sentences may share. */
const SMALL =
  /^(?:eine[rnms]?|dies\p{L}*|nach|wird|werden|wurde[n]?|sind|haben|kann|können|auch|noch|nicht|sich|über|unter|beim|durch|dans|pour|avec|cette|sont|leur|plus|elle|para|esta|este|como|desde|pero|será|está|sobre|entre)$/u;

/** Whether two sentences have a word in common that tells something. */
function shares(one: string, other: string): boolean {
  const own = (one.toLowerCase().match(WORD) ?? []).filter((word) => !SMALL.test(word));
  return (other.toLowerCase().match(WORD) ?? []).some(
    (word) => !SMALL.test(word) && own.some((mine) => mine.slice(0, STEM) === word.slice(0, STEM)),
  );
}

/** Whether a statement names itself whom or what a sentence bounds it to. */
const names = (said: string, bounding: string): boolean =>
  shares(said, bounding.replace(/^\W*(?:\p{L}+['\u2019]?\s?){1,4}/u, ''));

const hasNumber = (said: string, next: string): boolean => /\d/.test(said) && /\d/.test(next);

/** Whether a sentence has a number, behind the date that it opens with, that the statement has not. */
function hasOtherNumber(said: string, next: string): boolean {
  const numbers = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const own = new Set(numbers(said));
  return (
    own.size > 0 &&
    numbers(next)
      .slice(1)
      .some((number) => !own.has(number))
  );
}
