/**
 * Evidence that speaks of a part or a member of what a statement speaks of, or of what belongs to it: "few of the
 * tickets" for "the tickets", "the clinic in Bern" for "the clinics", "the firm of his cousin" for "his cousin".
 */
import { EXISTENTIAL, MAJORITY, NEGATION } from '../../../text/cues.ts';
import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const PART_OF: readonly Guard[] = [
  againstUnit('quantifier', 'prose', ofFew),
  againstUnit('quantifier', 'prose', ofOne),
  againstUnit('quantity', 'prose', ofThese, { told: () => OF_THESE }),
  againstUnit('entity', 'prose', ofItsOwn),
  againstUnit('quantity', 'prose', ofOtherSegment),
  againstUnit('quantifier', 'prose', ofPicked),
];

const isPlural = ({ form, lemma }: Word): boolean => form !== lemma && /[^']s$/.test(form);
const FEW = wordSet(
  'few some several many half most part none hardly fewer handful portion minority majority',
);
const COUNTED = EXISTENTIAL | MAJORITY | NEGATION;

/** "Few of the tickets" for "the tickets". */
function ofFew({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const [unit] = units;
  const match = alignment.matches[0]!;
  if (
    unit === undefined ||
    unit.value !== undefined ||
    !isPlural(unit.word) ||
    match.at < 2 ||
    match.kind !== 'same'
  )
    return -1;
  if (
    (reading.cues & COUNTED) !== 0 ||
    reading.words.slice(0, unit.from).some(({ value, form }) => value >= 0 || form !== 'the')
  )
    return -1;
  let at = match.at - 1;
  while (at > 0 && /^(?:the|these|those|its|our|their|his|her|all)$/.test(theirs.words[at]!.form)) at--;
  return theirs.words[at]!.form === 'of' && FEW.has(theirs.words[at - 1]?.form ?? '') ? 0 : -1;
}

const RULING = /^(?:is|are|has|have|must|may|can|do|will|shall)$/;

/** "The two largest shareholders own" for "the shareholders own", "the larger plans include" for "plans include". */
function ofPicked({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const subject = units.findIndex(({ word, value }) => value === undefined && isPlural(word));
  const unit = units[subject];
  if (unit === undefined || subject > 1) return -1;
  const { at, kind } = alignment.matches[subject]!;
  if (at < 1 || kind !== 'same' || theirs.words[at]!.form !== unit.word.form) return -1;
  const lead = reading.words.slice(0, units[0]!.from);
  if (lead.some(({ form }) => !/^(?:the|all|our|its)$/.test(form))) return -1;
  // What some did once, a bare plural tells of some.
  const next = reading.words[unit.to];
  const isBare = lead.length === 0 && next !== undefined && !RULING.test(next.form) && /ed$/.test(next.form);
  const first = alignment.matches[0]!.at;
  if (isBare || first < 1 || first + subject !== at) return -1;
  const tags = tagsOf(sentence);
  const picking = theirs.words[first - 1]!;
  const isPicked = /^JJ[RS]$/.test(tags[first - 1]!) || /^(?:other|remaining|first|last)$/.test(picking.form);
  return isPicked && picking.form !== 'most' && opens(theirs.words, tags, first - 1) ? subject : -1;
}

/** Whether nothing stands before a word but what leads the subject of a sentence. */
const opens = (words: readonly Word[], tags: readonly string[], at: number): boolean =>
  words
    .slice(0, at)
    .every(({ form, value }, i) => value >= 0 || DETERMINED.test(form) || /^(?:DT|CD)$/.test(tags[i]!));

/** "The clinic in Bern has 40 beds" for "the clinics have 40 beds". */
function ofOne({ reading, units }: Told, { reading: { words: theirs }, alignment }: AlignedSentence): number {
  return units.findIndex(({ from, value, name, word }, i) => {
    const { at, kind } = alignment.matches[i]!;
    if (value !== undefined || name || !isPlural(word) || at < 1 || kind !== 'same') return false;
    const determiner = reading.words[from - 1]?.form ?? '';
    const one = theirs[at]!;
    const next = theirs[at + 1];
    if (
      !DETERMINED.test(determiner) ||
      one.form !== one.lemma ||
      one.lemma !== word.lemma ||
      next === undefined
    )
      return false;
    // "The customer service": what tells which of another noun is no one thing.
    if (next.weight > 0 && next.form === next.lemma) return false;
    if (!ONE.test(theirs[at - 1]!.form) || (determiner !== 'the' && theirs[at - 1]!.form !== determiner))
      return false;
    return !theirs.some(({ form }) => form === word.form);
  });
}

const DETERMINED = /^(?:the|its|his|her|their|our)$/;
const ONE = /^(?:the|this|that|one|its|his|her|their|our)$/;

const OF_THESE = /\bof (?:these|those|them|which|whom)\b/i;

/** "Of these, 81% approved" for "81% of the shareholders approved": the share is of those who were told of before. */
function ofThese({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { text, start, words: all, values } = theirs;
  const these = OF_THESE.exec(text.slice(start, theirs.end));
  if (these === null || OF_THESE.test(reading.text.slice(reading.start, reading.end))) return -1;
  const place = start + these.index;
  const taken = new Set(alignment.matches.map(({ at }) => at));
  const told =
    start +
    text
      .slice(start, place)
      .replace(/[;,:]\s*$/, '')
      .search(/[^;:]*$/);
  const restricts = all.some(
    (word, at) =>
      word.start >= told &&
      word.end < place &&
      word.weight > 0 &&
      word.value < 0 &&
      word.form !== word.lemma &&
      /(?:ed|ing|t|n)$/.test(word.form) &&
      !taken.has(at),
  );
  if (!restricts) return -1;
  return units.findIndex(({ value, to }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const share = values[all[at]?.value ?? -1];
    if (
      value === undefined ||
      share === undefined ||
      strength < OWN ||
      !/%|percent|half|third|quarter/.test(text.slice(share.start, share.end + 9))
    )
      return false;
    return reading.words[to]?.form === 'of' && Math.abs(share.start - place) < NEAR;
  });
}

/** Characters between a share and "of these". */
const NEAR = 24;

const OF = wordSet('of');
const LEADING = wordSet('with to from for by at in against into on');
const DETERMINING = wordSet('the a an his her its their our my your this that');
/** Nouns that are what they are of. */
const KINDS = wordSet(
  'city town village state county country group team pair set lot number amount sum total rest part half all most some each ' +
    'one both piece kind type sort form copy version balance price cost value date day week month year time end beginning start ' +
    'course case event use name title members staff office department bank company first second third last couple series range ' +
    'terms conditions age rate level size board ministry university',
);

/** "Signed with the firm of his cousin" for "signed with his cousin": what is of the statement's noun stands before it. */
function ofItsOwn({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const taken = new Set(alignment.matches.flatMap(({ at, strength }) => (strength > 0 ? [at] : [])));
  const leading = (all: readonly Word[], noun: number): number => {
    let at = noun - 1;
    while (at >= 0 && DETERMINING.has(all[at]!.form)) at--;
    return at;
  };
  return units.findIndex(({ from, value }, i) => {
    const ours = leading(reading.words, from);
    const { at, kind } = alignment.matches[i]!;
    if (value !== undefined || kind !== 'same' || at < 3 || !LEADING.has(reading.words[ours]?.form ?? ''))
      return false;
    const of = leading(theirs.words, at);
    const head = theirs.words[of - 1];
    if (!OF.has(theirs.words[of]?.form ?? '') || head === undefined || head.weight === 0 || head.value >= 0)
      return false;
    if (taken.has(of - 1) || KINDS.has(head.lemma)) return false;
    return theirs.words[leading(theirs.words, of - 1)]?.form === reading.words[ours]!.form;
  });
}

const GAPPED = /^(?:of|in|among|for|at|on|by)$/;
const FINITE =
  /^(?:is|are|was|were|has|have|had|will|would|did|does|do|can|could|may|might|must|shall|should)$/;
const SHARES = wordSet('half quarter third all none most few some majority');
const MOMENTS = wordSet('date time datetime');

/** "Of those about trains, a quarter; of those about buses, half" for "half of those about trains". */
function ofOtherSegment({ units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { words: all, text, values } = theirs;
  let count = 0;
  const segments = all.map(({ start }, at) =>
    at > 0 && text.slice(all[at - 1]!.end, start).includes(';') ? ++count : count,
  );
  if (count === 0) return -1;
  const segmentOf = (at: number): number => segments[at]!;
  /** "; of those about buses, half": it begins with what it is of, and leaves its verb to the one before. */
  const isGapped = (segment: number): boolean => {
    const own = all.filter((_, at) => segmentOf(at) === segment);
    return GAPPED.test(own[0]?.form ?? '') && !own.some(({ form }) => FINITE.test(form));
  };
  const own = units.flatMap(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    return value === undefined && at >= 0 && strength >= OWN ? [at] : [];
  });
  const only = (at: number): boolean =>
    all.every(({ form }, i) => form !== all[at]!.form || segmentOf(i) === segmentOf(at));
  const placed = own.filter(only).map(segmentOf);
  if (placed.length === 0 || new Set(placed).size > 1) return -1;
  const [segment] = placed;
  return units.findIndex(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (
      value === undefined ||
      MOMENTS.has(value.kind) ||
      at < 0 ||
      strength < OWN ||
      segmentOf(at) === segment
    )
      return false;
    if (!isGapped(segmentOf(at))) return false;
    return all.some(
      ({ value: other, form }, j) =>
        segmentOf(j) === segment &&
        (SHARES.has(form) || (other >= 0 && values[other]!.kind === values[all[at]!.value]?.kind)) &&
        !alignment.matches.some((one) => one.at === j || (other >= 0 && all[one.at]?.value === other)),
    );
  });
}
