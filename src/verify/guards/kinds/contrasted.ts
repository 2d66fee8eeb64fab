/**
 * "The order was cancelled" by "The duplicate order was cancelled", "The room has a balcony" by "Some rooms have a balcony",
 * "The lamp is defective" by "One lamp is defective. The other lamp works.": what a word sets apart from the thing that a
 * statement is about is another thing, or some of several.
 */
import { patternOf } from '../../../text/pattern.ts';
import { wordSet } from '../../../text/word-set.ts';
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** Words that set one thing apart from that which is meant without them. */
const APART = wordSet(
  'duplicate partial extended optional additional extra secondary backup spare replacement test trial sample temporary ' +
    'provisional interim former other another express expedited priority corner dummy mock fake simulated separate ' +
    'staging sandbox unrelated second third proposed alleged preliminary conditional rejected abandoned hypothetical similar',
);
/** Words that tell which of the tiers something is, before its noun. */
const TIERS = wordSet(
  'basic standard premium gold silver bronze platinum pro plus vip business enterprise starter deluxe economy comfort family ' +
    'student senior individual corporate lite',
);
const TIERED = wordSet(
  'plan policy subscription ticket package membership tariff tier licence license version edition pass',
);
/** Words before a noun that stand for some of several. */
const SOME = wordSet('some several few many most certain various selected half');
const DETERMINERS = wordSet('the your our this that my its his her their');
/** What goes on between a number or a word of these and its noun. */
const PASSED = wordSet('of the these those our');
/** "Several hundred came": a number for which a word of these only says how many times. */
const COUNTS = wordSet('hundred thousand million dozen score');
const NO_WORD = /[^\p{L}\p{N}]+/u;
/** Match from which a word stands for one of the statement. */
const FOUND = 0.8;
/** What bounds things named without an article: "rooms on the upper floors". */
const BOUNDING =
  /^ (?:on|in|at|with|without|from|of|for|that|which|who|over|under|above|below|near|by)\b(?: [\p{L}\p{N}]+)?/iu;
const LONGEST_BOUND = 40;

const APART_WORDS = new RegExp(String.raw`\b(?:${[...APART, ...TIERS].join('|')})\b`, 'iu');
const SOME_WORDS = new RegExp(String.raw`\b(?:${[...SOME].join('|')}|one|an?|first|initial)\b`, 'iu');

export const CONTRASTED: readonly Guard[] = [
  againstUnit('entity', 'prose', (told, sentence) => nounWhere(told, sentence, isSetApart), {
    told: () => APART_WORDS,
  }),
  againstUnit(
    'quantifier',
    'any',
    (told, sentence) => (sentence.source.structured ? -1 : nounWhere(told, sentence, isOfSome)),
    {
      told: () => SOME_WORDS,
    },
  ),
  againstUnit('quantifier', 'prose', (told, sentence) => nounWhere(told, sentence, isOfBounded)),
];

const PORTION =
  /^(?:half|thirds?|quarters?|most|some|many|all|each|none|one|any|several|few|part|majority|minority|share|number|rest|percent|\d.*|two|three|four|five)$/u;

type Test = (at: number, sentence: AlignedSentence, said: string) => boolean;

/** The unit of a noun with nothing but an article before it that the sentence has with something else there; -1 for none. */
function nounWhere({ reading, units, support }: Told, sentence: AlignedSentence, test: Test): number {
  const said = textOf(reading).toLowerCase();
  return units.findIndex(({ word, value, from }, i) => {
    const before = reading.words[from - 1];
    if (value !== undefined || (before !== undefined && !DETERMINERS.has(before.form))) return false;
    // "A third of the clerks" is not of all of them.
    if (reading.words[from - 2]?.form === 'of' && PORTION.test(reading.words[from - 3]?.form ?? ''))
      return false;
    const { at, strength } = support.matches[i]!;
    if (strength < FOUND || at < 0 || support.from[i] !== 0) return false;
    return sentence.reading.words[at]?.lemma === word.lemma && test(at, sentence, said);
  });
}

/** Whether a word before the noun sets it apart, and the statement has not that word; "this plan" is whichever was spoken of. */
function isSetApart(at: number, { reading: { words } }: AlignedSentence, said: string): boolean {
  const { form: noun, lemma } = words[at]!;
  const isTier = TIERED.has(lemma) && !said.includes(`this ${noun}`);
  const before = words.slice(Math.max(0, at - 2), at);
  const from = before.findLastIndex(({ weight, form }) => weight === 0 && !APART.has(form)) + 1;
  return before
    .slice(from)
    .some(
      ({ form }, i, all) =>
        !said.includes(form) && (APART.has(form) || (isTier && i === all.length - 1 && TIERS.has(form))),
    );
}

/** Whether the noun stands for some of several, of which there are others. */
function isOfSome(at: number, { source, sentence, reading }: AlignedSentence, said: string): boolean {
  const { words } = reading;
  let first = at - 1;
  while (first >= 0 && PASSED.has(words[first]!.form)) first--;
  const counted = words[first]?.form ?? '';
  if (said.split(NO_WORD).includes(counted) || COUNTS.has(words[at]!.lemma)) return false;
  if (SOME.has(counted)) return true;
  if (!/^(?:one|an?|first|initial)$/.test(counted)) return false;
  const noun = words[at]!.lemma;
  const origin = originOf(source);
  if (origin.structured || sentence >= origin.scan.sentenceCount) return false;
  const near = origin.text.slice(origin.scan.sentenceStart[sentence]).slice(0, NEAR).toLowerCase();
  const others = String.raw`\b(?:the|an?|its) (?:other|second|repeat|repeated|follow-up|next|later)(?: ${escaped(noun)}| one)?\b`;
  return patternOf(others, 'u').test(near);
}

/** Characters behind a sentence in which the others of its kind are told of. */
const NEAR = 400;

/** Whether things named without an article are only those of a place or kind, of one of which the statement is. */
function isOfBounded(at: number, { reading: { words, text } }: AlignedSentence, said: string): boolean {
  const { form, lemma, end } = words[at]!;
  const before = words[at - 1];
  // "If a member pays late" is of all that there are.
  if (patternOf(String.raw`\b(?:an?|any|each|every) (?:\p{L}+ )?${escaped(lemma)}\b`, 'u').test(said))
    return false;
  const isMany = form !== lemma && form.endsWith('s');
  if (!isMany || said.includes(form) || (before !== undefined && (before.weight === 0 || !before.capital)))
    return false;
  if (before !== undefined) return true;
  const bound = BOUNDING.exec(text.slice(end, end + LONGEST_BOUND))?.[0];
  // "Your order over 50 euros" has the same bound.
  return bound !== undefined && !said.includes(bound.toLowerCase());
}
