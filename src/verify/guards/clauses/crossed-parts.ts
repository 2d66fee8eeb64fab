/**
 * "Luis approved and Ana rejected the plan" by `Plan: Ana approved, Luis rejected`: behind a label each part between marks is
 * told of the one who is named in it. So is each number: "two for the front door" by "one for the front door, two for the cellar".
 */
import { compareValues } from '../../../text/values/compare.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

const LABELLED = /^[^:\n]{1,40}:\s+(?<parts>\S[^\n]*)$/u;
const MARK = /[,;]\s+|\s+and\s+|\s+[·|]\s+/u;
const WORD = /[\p{L}\d]+(?:[-'\u2019][\p{L}\d]+)*/gu;

export const CROSSED_PARTS: readonly Guard[] = [
  againstUnit('role', 'english', crossed),
  againstUnit('quantity', 'sentence', countOfOther),
  againstUnit('quantity', 'sentence', countOfOtherClause),
];

function crossed({ units, support: { sentences } }: Told): number {
  const lines = sentences.filter(({ source }) => !originOf(source).structured);
  for (const { source, sentence } of lines) {
    const { text, scan } = originOf(source);
    const line = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]);
    const parts = LABELLED.exec(line.trimEnd())?.groups?.parts?.toLowerCase().split(MARK) ?? [];
    if (parts.length < 2) continue;
    const words = parts.map((part) => new Set(part.match(WORD) ?? []));
    const placesOf = (i: number): readonly number[] => {
      const { form, lemma } = units[i]!.word;
      return words.flatMap((part, at) => (part.has(form) || part.has(lemma) ? [at] : []));
    };
    // A name and what is said right behind it, each in one part alone, and not in the same.
    const found = units.findIndex(({ word, value }, i) => {
      const next = units[i + 1];
      if (value !== undefined || !word.capital || next === undefined || next.word.capital) return false;
      if (next.value !== undefined) return false;
      const [who, what] = [placesOf(i), placesOf(i + 1)];
      return who.length === 1 && what.length === 1 && who[0] !== what[0] && hasName(parts[what[0]!]!, line);
    });
    if (found >= 0) return found;
  }
  return -1;
}

/** Whether a part names somebody of its own. */
function hasName(part: string, line: string): boolean {
  const at = line.toLowerCase().indexOf(part);
  return /^\p{Lu}\p{Ll}/u.test(line.slice(at));
}

const COUNT = /^(?:number|quantity|money)$/;
const LEADING = /^(?:for|to|in|at|from|with|on|by)$/;
const BARE = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|none)$/;

const DETERMINER = /^(?:the|an?|his|her|its|their|our|your|my)$/;

/** What leads to the noun at a place: "for" of "for the front door"; none of "in winter the pool". */
function leadOf(words: Told['reading']['words'], from: number): string | undefined {
  let determined = false;
  for (let at = from - 1; at >= 0 && at >= from - 3; at--) {
    const { form } = words[at]!;
    if (LEADING.test(form)) return form;
    if (determined) return undefined;
    determined = DETERMINER.test(form);
  }
  return undefined;
}

/** The number of a statement, which the sentence has in another part than what the statement says it of. */
function countOfOther(
  { reading, units, support }: Told,
  { reading: theirs, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  const { words, text, values } = theirs;
  let part = 0;
  const parts = words.map(({ start }, at) =>
    at > 0 && /[,;\u00b7|]/.test(text.slice(words[at - 1]!.end, start)) ? ++part : part,
  );
  if (part === 0) return -1;
  const isCount = (at: number): boolean =>
    BARE.test(words[at]!.form) || COUNT.test(values[words[at]!.value]?.kind ?? '');
  const placeOf = (i: number): number => (support.matches[i]!.strength < OWN ? -1 : support.matches[i]!.at);
  /** Whether what a unit is led to by has its own number in the sentence, and the number at a place another of its kind. */
  const isOfOther = (unit: Told['units'][number], place: number, number: number): boolean => {
    const lead = leadOf(reading.words, unit.from);
    if (lead === undefined || place < 1 || parts[place] === parts[number]) return false;
    const isLed = words.some(({ form }, at) => parts[at] === parts[number] && form === lead);
    const own = words.some((_, at) => parts[at] === parts[place] && isCount(at));
    return isLed && own && words.filter(({ lemma }) => lemma === words[place]!.lemma).length === 1;
  };
  return units.findIndex(({ value }, i) => {
    const at = placeOf(i);
    if (value === undefined || !COUNT.test(value.kind) || at < 0) return false;
    return units.some((unit, j) => unit.value === undefined && isOfOther(unit, placeOf(j), at));
  });
}

const OWN = 0.85;

/** "Must have 16 characters" by "must have at least 12 characters; we recommend 16". */
function countOfOtherClause(
  { reading, units, support, predicates }: Told,
  sentence: AlignedSentence,
): number {
  const { reading: theirs, source } = sentence;
  const does = support.matches[predicates()[0]?.unit ?? 0]?.at ?? -1;
  if (source.structured || does < 0 || !theirs.text.slice(theirs.start, theirs.end).includes(';')) return -1;
  const { words, text, values } = theirs;
  let part = 0;
  const parts = words.map(({ start }, at) =>
    at > 0 && text.slice(words[at - 1]!.end, start).includes(';') ? ++part : part,
  );
  const tags = tagsOf(sentence);
  const said = new Set(reading.words.map(({ lemma }) => lemma));
  const isCount = (at: number): boolean => COUNT.test(values[words[at]!.value]?.kind ?? '');
  return units.findIndex(({ value }, i) => {
    const { at, strength } = support.matches[i]!;
    if (
      value === undefined ||
      !COUNT.test(value.kind) ||
      at < 0 ||
      strength < OWN ||
      parts[at] === parts[does]
    )
      return false;
    const own = words.some(
      ({ value: of }, word) =>
        parts[word] === parts[does] &&
        isCount(word) &&
        compareValues(values[of]!, values[words[at]!.value]!).relation !== 'equal',
    );
    const other = words.some(
      ({ lemma }, word) => parts[word] === parts[at] && /^VB[DPZ]$/.test(tags[word]!) && !said.has(lemma),
    );
    return own && other;
  });
}
