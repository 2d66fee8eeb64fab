/**
 * "Luis approved and Ana rejected the plan" by `Plan: Ana approved, Luis rejected`: behind a label each part between marks is
 * told of the one who is named in it.
 */
import { originOf } from '../context/retold.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';

const LABELLED = /^[^:\n]{1,40}:\s+(?<parts>\S[^\n]*)$/u;
const MARK = /[,;]\s+|\s+and\s+|\s+[·|]\s+/u;
const WORD = /[\p{L}\d]+(?:[-'\u2019][\p{L}\d]+)*/gu;

export const CROSSED_PARTS: Guard = againstUnit('role', 'english', crossed);

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
