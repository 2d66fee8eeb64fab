/**
 * Words that a statement sets side by side and its evidence sets apart: "closed as fixed" by "closed as a duplicate of one
 * that was fixed", "half of the members" by "half of the members who were present", "the lowest" by "the lowest but one".
 */

import { matchesOf } from '../../../text/matches.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const WORDS_APART: readonly Guard[] = [
  against('partially_mentioned', 'prose', asWhatOf, { said: () => AS }),
  against('quantifier', 'prose', ofThoseWho, { told: () => SHARE }),
  against('comparison', 'english', butOne, { told: () => BUT_ONE }),
  against('entity', 'prose', otherOfName),
  against('date_time', 'prose', inOtherClause),
  against('quantifier', 'prose', notAllOfThem, { told: () => NOT_ALL }),
  against('quantifier', 'prose', theMain, { told: () => MAIN }),
  against('date_time', 'prose', hadDoneWhen),
  against('quantifier', 'prose', amongThe, { told: () => AMONG }),
  against('superseded', 'prose', beforeNow, { told: () => NOW }),
];

const AS = /\bas (\p{L}+)[.!]?$/iu;

/** "Closed as fixed" by "as a duplicate of one that was fixed". */
function asWhatOf({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = AS.exec(textOf(reading))?.[1];
  if (what === undefined) return false;
  const text = textOf(theirs);
  const isApart = new RegExp(
    String.raw`\bas (?:an?|the) [^,;.]{1,60}\b(?:of|that|who|which|for|from|than)\b[^,;.]{1,60}\b${what}\b`,
    'iu',
  ).test(text);
  return isApart && !new RegExp(String.raw`\bas (?:an? |the )?(?:\p{L}+ )?${what}\b`, 'iu').test(text);
}

const SHARE =
  /\b(?:half|most|all|none|many|few|each|(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:%|percent|per cent)?|(?:thirds?|quarters?|fifths?|majority)) of (?:the |all |our |its |their )?(\p{L}+) (who|that|which)\b/iu;

/** "Half of the members who were present" for "half of the members". */
function ofThoseWho({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, noun = '', relative = ''] = SHARE.exec(textOf(theirs)) ?? [];
  if (noun === '') return false;
  const ours = textOf(reading).toLowerCase();
  return (
    ours.includes(` of the ${noun.toLowerCase()} `) &&
    !new RegExp(String.raw`\b${relative}\b`, 'iu').test(ours)
  );
}

const BUT_ONE = /\b(?:\p{L}{2,}est|best|worst|first|last) (?:but|bar|save|except) (?:one|two|three)\b/iu;

/** "The lowest but one" for "the lowest". */
function butOne({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return (
    BUT_ONE.test(textOf(theirs)) && !/\b(?:but|bar|save|except|second|third|not)\b/iu.test(textOf(reading))
  );
}

/** Match from which a word is the statement's own. */
const OWN = 0.9;

/** "The river flows into the sea" of the Elbe, where "the river" is another: who has the word itself is meant by it. */
function otherOfName(
  { units, reading }: Told,
  { alignment, source, reading: theirs }: AlignedSentence,
): boolean {
  const [first] = units;
  const match = alignment.matches[0];
  if (first === undefined || match === undefined || first.value !== undefined || first.name) return false;
  if (match.at < 0 || match.strength >= OWN || match.strength <= 0) return false;
  if (!theirs.words[match.at]!.capital && !/^\p{Lu}/u.test(theirs.text.slice(theirs.words[match.at]!.start)))
    return false;
  if (reading.words[first.from - 1]?.form !== 'the') return false;
  return new RegExp(String.raw`\b[Tt]he ${first.word.form}\b`, 'u').test(
    textOf(originOf(source) === source ? theirs : originOf(source).whole()),
  );
}

/** "The flight to Oslo is at 7:10" by "the flight from Oslo lands at 7:10; the flight to Oslo is at 8:40". */
function inOtherClause({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const values = units.flatMap(({ value }, i) => (value === undefined ? [] : [i]));
  const [only, ...more] = values;
  if (only === undefined || more.length > 0) return false;
  const { at, strength } = alignment.matches[only]!;
  const kind = units[only]!.value!.kind;
  if (at < 0 || strength < OWN || theirs.values.filter((one) => one.kind === kind).length < 2) return false;
  const place = theirs.words[at]!.start;
  const clauses = clausesOf(theirs.text, theirs.start, theirs.end);
  const own = clauses.find(({ start, end }) => start <= place && place < end);
  if (own === undefined) return false;
  const said = reading.words.flatMap(({ form, value }) => (value < 0 && !LEFT_OUT.test(form) ? [form] : []));
  const has = ({ start, end }: Span): boolean => {
    const forms = new Set(
      theirs.words.flatMap((word) => (word.start >= start && word.start < end ? [word.form] : [])),
    );
    return said.every((form) => forms.has(form));
  };
  return (
    !has(own) &&
    clauses.some(
      (one) =>
        one !== own &&
        theirs.values.some(
          (value) => value.kind === kind && value.start >= one.start && value.start < one.end,
        ) &&
        has(one),
    )
  );
}

/** What a clause may have otherwise and be the statement's all the same. */
const LEFT_OUT = /^(?:the|an?|is|are|was|were|at|on|of)$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The parts of a sentence between semicolons, or a comma with "and", "but" or "while". */
function clausesOf(text: string, start: number, end: number): readonly Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const found of text.slice(start, end).matchAll(/; |, (?:and|but|while|whereas) /g)) {
    spans.push({ start: from, end: start + found.index });
    from = start + found.index + found[0].length;
  }
  return [...spans, { start: from, end }];
}

const NOT_ALL = /\bnot (all|every|everyone|everybody|everything|both|always|many|much|enough)\b/giu;

/** "All of them were late" by "not all of them were late". */
function notAllOfThem({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = textOf(reading);
  if (/\b(?:not|never|no|few|nobody|none)\b|n['\u2019]t\b/iu.test(ours)) return false;
  const text = textOf(theirs);
  return matchesOf(text, NOT_ALL).some(([, all = '']) => {
    const own = new RegExp(String.raw`(?<!\bnot )\b${all}\b`, 'iu');
    return own.test(ours) && !own.test(text);
  });
}

const MAIN = /\ban? (main|primary|chief|principal|leading|key|top|major|central) (\p{L}+)/giu;

/** "The main cause" by "a main cause". */
function theMain({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const text = textOf(theirs).toLowerCase();
  const ours = textOf(reading).toLowerCase();
  return matchesOf(text, MAIN).some(
    ([, which, noun]) => ours.includes(`the ${which} ${noun}`) && !text.includes(`the ${which} ${noun}`),
  );
}

/** "He left when she arrived" by "he had left when she arrived". */
function hadDoneWhen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = textOf(reading);
  return (
    /\b(?:when|as) \p{L}/u.test(ours) &&
    !/\b(?:had|already|before|by then)\b/u.test(ours) &&
    /\bhad (?:already |long |just )?\p{L}+(?: \p{L}+)? when \p{L}/u.test(textOf(theirs))
  );
}

const AMONG =
  /\b(?:among|one of|some of) the (first|last|best|worst|oldest|youngest|largest|biggest|smallest)\b/giu;

/** "The last to leave" by "among the last to leave". */
function amongThe({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = textOf(reading).toLowerCase();
  if (/\b(?:among|one of|some of)\b/.test(ours)) return false;
  return matchesOf(textOf(theirs).toLowerCase(), AMONG).some(([, which]) => ours.includes(`the ${which} `));
}

const NOW = /\b(?:and|but) (?:is |are )?(?:now|today|currently)\b[^;.]*\d/iu;

/** "The jacket costs 80 euros" by "was 80 euros and now costs 60". */
function beforeNow({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const found = NOW.exec(textOf(theirs));
  if (found === null || /\b(?:was|were|had|did|used to|initially|before)\b|ed\b/u.test(textOf(reading)))
    return false;
  return units.some(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    return (
      value !== undefined &&
      at >= 0 &&
      strength >= OWN &&
      theirs.words[at]!.start < theirs.start + found.index
    );
  });
}
