/**
 * "Mr Ilic is allergic to latex" by `daughter: allergic to latex`, "the team signed 60 clients" by `target: 60 clients`, "the
 * apology was sent" by `menu: sent`: what stands behind a label is said of what the label names.
 */
import { lexicon } from '../../../text/lexicon/bundled.ts';
import { originOf } from '../../context/retold.ts';
import { roleOf, says } from '../../record/words/senses.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const LINE_LABEL: Guard = againstUnit('entity', 'any', underOtherLabel, {
  told: () => /\p{L}[^:\n]{0,50}: \S/u,
});

const LINE = /^(?<label>\p{L}[\p{L}\d '’()./-]{0,50}): (?<value>\S.*)$/u;
/** Lines of labels that make a sheet, and its characters, at the most. */
const LEAST_LINES = 2;
const LONGEST = 4_000;
/** Match and weight from which a word of a statement is told by a line. */
const OWN = 0.9;
const TELLING = 0.3;

/** Labels that say nothing of what stands behind them but that it is told. */
const PLAIN =
  /^(?:status|state|note|notes|name|title|subject|description|details?|result|outcome|comment|comments|message|summary|info|text|remark|remarks|reason|action|update|type|item|product|model|date|time|from|to|by|at|on|of|in|for|the|a|an|and|no|nr|number|id|ref|customer|client|user|patient|case|order|ticket|agent|who|what|where|when|event|report|result)$/iu;

/** A unit that stands behind a label of a sheet which the statement says no word of, nor anything of its sort. */
function underOtherLabel({ reading, units, support, score, inferred }: Told): number {
  // What a record states is asked for by the names of its fields.
  if (score === Number.POSITIVE_INFINITY || inferred) return -1;
  const said = reading.words.filter(({ value }) => value < 0).flatMap(({ form, lemma }) => [form, lemma]);
  return units.findIndex(({ weight, value }, i) => {
    const one = support.sentences[support.from[i]!];
    const word = one?.reading.words[support.matches[i]!.at];
    if (word === undefined || one!.source.structured || support.matches[i]!.strength < OWN) return false;
    if (weight < TELLING && value === undefined) return false;
    const { text } = originOf(one!.source);
    if (text.length > LONGEST || text !== one!.source.text) return false;
    const line = lineAt(text, word.start);
    if (line === undefined || line.isFirst || value?.kind === 'identifier' || !isSheet(text)) return false;
    const words = (line.label.match(/[\p{L}]+/gu) ?? []).map((each) => each.toLowerCase());
    const telling = words.filter((each) => !PLAIN.test(each) && each.length > 2);
    // Who does what by a role that is a label has guards of its own; labels in capitals are read as the fields of a record.
    if (telling.length === 0 || roleOf(words) !== undefined || /\p{Lu}/u.test(line.label)) return false;
    return !telling.some((each) => isTold(each, said));
  });
}

/** Whether a statement says a word of a label, in one of its forms or by what is said of what it names. */
function isTold(label: string, said: readonly string[]): boolean {
  const lemma = lexicon.lemma(label);
  return said.some(
    (word) =>
      word === label ||
      word === lemma ||
      says(label, word) ||
      (word.length >= STEM && label.length >= STEM && word.slice(0, STEM) === label.slice(0, STEM)) ||
      lexicon.relation(word, lemma).strength >= NEAR,
  );
}
const STEM = 5;
const NEAR = 0.5;

/** The label of the line of a place, and whether it opens the sheet: that tells what all of it is of. */
function lineAt(
  text: string,
  place: number,
): { readonly label: string; readonly isFirst: boolean } | undefined {
  const from = text.lastIndexOf('\n', place) + 1;
  const end = text.indexOf('\n', place);
  const label = LINE.exec(text.slice(from, end < 0 ? text.length : end))?.groups?.label;
  if (label === undefined || place < from + label.length) return undefined;
  const value = text.slice(from + label.length + 2, end < 0 ? text.length : end);
  // "Mei: not me" is spoken.
  if (!/ /u.test(label) && lexicon.lemmas(label.toLowerCase()).length === 0) return undefined;
  return FRAGMENT.test(value)
    ? { label, isFirst: /^\p{Lu}/u.test(label) && text.search(FIRST) === from }
    : undefined;
}

/** A few words that are no sentence. */
const FRAGMENT =
  /^(?!.*\b(?:is|are|was|were|has|have|had|will|can|may|must|i|you|he|she|we|they)\b)[^.?!;]{1,60}$/iu;

const FIRST = /^\p{L}[^:\n]{0,50}: \S/mu;
const LABELLED = /^\s*\S[^\n]{0,60}: \S/u;

const isSheet = (text: string): boolean =>
  text.split('\n').filter((line) => LABELLED.test(line)).length >= LEAST_LINES;
