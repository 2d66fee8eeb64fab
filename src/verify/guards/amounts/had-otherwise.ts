/**
 * What something has beside what it lost, needs or has of them in some state: "the fund has 10 million" by "the fund lost 10 million",
 * "the hotel has 12 rooms" by "the hotel has 12 rooms free", "the bag weighs 3 kg" by "the bags weigh 3 kg together".
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, tagsOf, textOf, valueFor } from '../guard.ts';

const HAS =
  /^\W*\p{L}[^,;:]{0,60}? (?:has|have|had|holds?|owns?|owned|held) (?:only |just |about |over |at least )?(?=[\p{Sc}\d\p{L}])/u;
const HAVING =
  /^(?:have|has|had|having|hold|own|possess|keep|contain|count|number|total|comprise|include|employ|boast|manage|store|house|accommodate|carry|feature|show|be|offer|run|operate|get|receive|sell|stock|consist|amount|stand|reach|span|retain|maintain|gain|list)$/;
const HAS_SO_MANY =
  /^\W*(?:\p{L}[^,;:]{0,60}? (?:has|have|had|contains?)|[Tt]here (?:is|are|was|were)) (?<many>(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) (?<noun>[\p{Ll}-]+)[.!]?\s*$/u;
/** What tells in which state, or how far, so many of them are so. */
const STATE =
  /^ (?:free|left|missing|available|open|empty|vacant|occupied|taken|booked|reserved|pending|unread|overdue|outstanding|unpaid|in (?:use|stock|transit|progress|repair|reserve)|on (?:leave|loan|order|hold|offer|call|duty)|out of (?:stock|order|service|use)|abroad|remaining|to (?:go|spare|fill|do)|short|too (?:many|few)|less|more|fewer|damaged|broken|defective|waiting|sold|returned|cancelled|blocked|closed|under (?:repair|construction|review)|awaiting)\b/iu;
const TOTAL =
  /\b(?:together|in total|total(?:s|ed|ing|led)?|altogether|combined|in all|between them|jointly|as a whole|in sum)\b/iu;
/** In a statement "totals" is also said for what something comes to. */
const TOTALLED = /\b(?:together|in total|total|altogether|combined|in all|jointly|in sum)\b/iu;
const EACH = /\b(?:each|every|per|apiece|both)\b/iu;

export const HAD_OTHERWISE: readonly Guard[] = [
  againstUnit('role', 'prose', isNotHad, { said: () => HAS }),
  against('partially_mentioned', 'prose', isInState, { said: () => HAS_SO_MANY }),
  against('quantity', 'english', isOfSeveral, { told: () => TOTAL }),
];

/** An amount right behind a verb by which nothing is had. */
function isNotHad({ reading, units, support, inferred }: Told, sentence: AlignedSentence): number {
  const found = HAS.exec(textOf(reading));
  if (found === null || inferred) return -1;
  const from = reading.start + found[0].length;
  const unit = units.findIndex(({ value, start }) => value !== undefined && Math.abs(start - from) < 3);
  const [theirs, own] = unit < 0 ? [] : valueFor(support, unit);
  if (theirs === undefined || own === undefined || theirs !== sentence.reading) return -1;
  const at = theirs.words.findIndex(({ start }) => start >= own.start);
  const tags = tagsOf(sentence);
  let before = at - 1;
  while (before >= 0 && theirs.words[before]!.start >= own.start - 30 && !/^VB/.test(tags[before]!)) before--;
  const verb = theirs.words[before];
  if (verb === undefined || !/^VB/.test(tags[before] ?? '')) return -1;
  const between = theirs.text.slice(verb.end, own.start);
  if (
    !/^ (?:an?|about|over|some|only|just|at least|around|nearly|almost|up|another|more than)?\s?\p{Sc}?$/iu.test(
      between,
    )
  )
    return -1;
  return HAVING.test(verb.lemma) ? -1 : unit;
}

/** "Has 12 rooms free": so many of them are so. */
function isInState({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const { many, noun } = HAS_SO_MANY.exec(textOf(reading))?.groups ?? {};
  if (many === undefined) return false;
  const told = textOf(theirs);
  const phrase = `${many} ${noun}`;
  const at = told.indexOf(phrase);
  return at >= 0 && told.indexOf(phrase, at + 1) < 0 && STATE.test(told.slice(at + phrase.length));
}

/** "The bags weigh 3 kg together" tells of none of them how much it weighs. */
function isOfSeveral({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const said = textOf(reading);
  const noun =
    /^\W*(?:The|A|An|This|That|Each|Every|His|Her|Its|Our|Your|Their) (?:\p{Ll}+ )?(?<noun>\p{Ll}{3,}) (?:is|was|has|had|\p{Ll}+s|\p{Ll}+ed|cost)\b/u.exec(
      said,
    )?.groups?.noun;
  const told = textOf(originOf(source).sentence(sentence)).toLowerCase();
  if (originOf(source).structured) return false;
  if (noun === undefined || !/\d/.test(said) || TOTALLED.test(said) || EACH.test(told)) return false;
  return new RegExp(
    String.raw`^\W*(?:the |these |those |all |both |her |his |its |our |your |their |all the )?(?:\p{Ll}+ )?${noun}s\b`,
    'u',
  ).test(told);
}
