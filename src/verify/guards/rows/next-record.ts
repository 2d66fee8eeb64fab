/**
 * "Version 3 was released on 5 May" by "Version: 3. Released: 6 May. Version: 4. Released: 5 May.": lines of two records, of
 * which the second begins where a label comes again.
 */
import { originOf } from '../../context/retold.ts';
import type { Document } from '../../read/document.ts';
import { against, type Guard } from '../guard.ts';

/** A label with its value, or a kind with its number: "Version: 4", "Version 4". */
const LABEL =
  /^[\s\-*•#]*(?<label>\p{L}[\p{L} _-]{0,30}?)(?:\s*[:=]\s*|\s+#?(?=\p{Lu}{0,4}-?\d))(?<value>\S.*)$/su;
/** Lines between two that are looked through, at the most. */
const REACH = 60;

export const NEXT_RECORD: Guard = against('entity', 'any', ({ support: { sentences } }) => {
  if (sentences.length < 2) return false;
  return sentences.some(({ source, sentence }, i) =>
    sentences.slice(i + 1).some((other) => {
      const origin = originOf(source);
      if (origin.structured || originOf(other.source) !== origin) return false;
      const [from, to] = [Math.min(sentence, other.sentence), Math.max(sentence, other.sentence)];
      return to - from <= REACH && beginsAnew(origin, from, to);
    }),
  );
});

/** Whether between two lines, each with a label, one of these labels comes again with another value. */
function beginsAnew(document: Document, from: number, to: number): boolean {
  const [first, last] = [labelAt(document, from), labelAt(document, to)];
  if (first === undefined || last === undefined || first.label === last.label) return false;
  if (opensRecords(document, from, [first.label, last])) return true;
  for (let at = from + 1; at < to; at++) {
    const between = labelAt(document, at);
    const same = [first, last].find(({ label }) => label === between?.label);
    if (same !== undefined && same.value !== between!.value) return true;
  }
  return false;
}

/**
 * "Case: 8. Assigned to: Lin. Case: 9.": whether the later of two lines has a label that opened the record before it, with
 * another value.
 */
function opensRecords(document: Document, from: number, [own, last]: readonly [string, Label]): boolean {
  let opening: Label | undefined;
  for (let at = from; at >= Math.max(0, from - REACH); at--) {
    const line = labelAt(document, at);
    if (line?.label === own || line?.label === last.label) opening = line;
  }
  return opening?.label === last.label && opening.value !== last.value;
}

interface Label {
  readonly label: string;
  readonly value: string;
}

function labelAt(document: Document, at: number): Label | undefined {
  const { text, start, end } = document.sentence(at);
  const found = LABEL.exec(text.slice(start, end).replace(/[.;,]\s*$/u, ''))?.groups;
  return found && { label: found.label!.toLowerCase(), value: found.value!.toLowerCase() };
}
