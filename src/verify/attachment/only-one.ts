/**
 * "The sofa" of a text that tells of the leather sofa and of no other: what is set before its noun tells what it is of or made
 * of, and the statement means it. A person by another's office, and what only looks like a thing, is not so meant.
 */
import { patternOf } from '../../text/pattern.ts';
import { isServed } from '../context/roles-addressed.ts';
import { PERSONS } from '../context/words.ts';
import type { Found, Matter } from '../matter.ts';

/** Longest text that is searched for another of the kind, in characters. */
const LONGEST = 20_000;
const DEFINITE = /^(?:the|your|our|my|his|her|their|its)$/;

const ARTICLE = /\b(?:the|an?|your|our|my|his|her|their|its|this)\b/;
/** Words before a noun within which its article stands. */
const REACH = 4;

/** What makes another thing of the noun behind it, or one that only stands for it. */
const OTHERWISE =
  /^(?:vice|deputy|assistant|co|toy|mock|dummy|model|trial|test|sample|draft|practice|demo|replica|imitation|replacement|spare|backup|partial|part|sub|pre|ex|half|semi|quarter|street|list|guide|reserve|emergency|youth|junior|senior|under|shadow|rival|competitor|opposition|neighbour|neighbor|guest|client|customer|employee|member|staff|group|team|family|child|children|student|online|target|guide|market|base|minimum|maximum|record|average|peak|forecast|budget|plan)$/;
/** Nouns of which there are many in each text, whose kind is all that they tell. */
const BROAD =
  /^(?:price|cost|fee|rate|tax|number|amount|value|share|sale|profit|revenue|income|growth|market|service|system|policy|rule|programme|program|project|company|firm|bank|team|club|party|office|centre|center|time|date|period|deadline|limit|level|process|request|list|plan|report|line|point|record|user|party|club)$/;

/** Whether the noun at a place of the evidence is the only one of its kind there, and the statement says "the" of it. */
export function isOnlyOne(
  { claim, units }: Matter,
  i: number,
  { at, words, word, sentence }: Found,
): boolean {
  const kind = words[at - 1]!;
  const before = claim.words[units[i]!.from - 1]?.form ?? '';
  // "Vintage camera, works" is of a listing: what is told of has an article.
  if (
    !ARTICLE.test(
      words
        .slice(Math.max(0, at - REACH), at)
        .map(({ form }) => form)
        .join(' '),
    )
  )
    return false;
  if (!DEFINITE.test(before) || OTHERWISE.test(kind.lemma) || BROAD.test(word.lemma)) return false;
  if ([word, kind].some(({ lemma }) => PERSONS.has(lemma) || isServed(lemma))) return false;
  const { text, structured } = sentence.source;
  if (structured || text.length > LONGEST || !/^\p{Ll}{3,}$/u.test(word.lemma)) return false;
  const stem = word.lemma.slice(0, Math.max(3, word.lemma.length - 1));
  const another = patternOf(String.raw`(?<!\b${kind.form}[ -])(?<!\bthe )\b${stem}\p{L}{0,3}\b`, 'iu');
  return !another.test(text);
}
