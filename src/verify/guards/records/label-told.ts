/**
 * "The firmware is version 5" by `firmware available: version 5`, `firmware installed: version 3`: of labels that begin alike
 * and have other values the statement says which.
 */
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

export const LABEL_TOLD: Guard = againstUnit('entity', 'any', ofOneLabel);

const LINE = /^[ \t>*\u2022-]*(\p{L}[\p{L}\d ()/-]{1,50}?)[ \t]*[:=][ \t]*(\S.*)$/gmu;
/** Characters of a text around its value in which labels are compared. */
const REACH = 2_000;

const wordsOf = (label: string): readonly string[] => label.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

function ofOneLabel({ reading, units, support }: Told): number {
  const said = new Set([...wordsOf(textOf(reading)), ...reading.words.map(({ lemma }) => lemma)]);
  return units.findIndex(({ value }, i) => {
    const source = support.sentences[support.from[i]!]?.source;
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined || source?.structured !== false)
      return false;
    const from = Math.max(0, own.start - REACH);
    const around = source.text.slice(from, own.end + REACH);
    const lines = [...around.matchAll(LINE)].map((line) => ({
      label: wordsOf(line[1]!),
      value: line[2]!.trim(),
      start: from + line.index,
      end: from + line.index + line[0].length,
    }));
    const line = lines.find(({ start, end }) => own.start >= start && own.end <= end);
    if (line === undefined) return false;
    const open = line.label.filter((word) => !said.has(word));
    // "Day 30: …" below "Day 7: …" are days and no names of one thing.
    if (!open.some((word) => /\p{L}/u.test(word)) || open.length === line.label.length) return false;
    const shared = line.label.filter((word) => said.has(word));
    return lines.some(
      (other) =>
        other !== line &&
        other.value !== line.value &&
        other.label.length === line.label.length &&
        shared.every((word) => other.label.includes(word)) &&
        other.label.some((word) => !line.label.includes(word)),
    );
  });
}
