/**
 * Lines of a text that give a value each under a label, where the one that a statement takes its value from has more to its
 * label: "the owner is Kim" of `Owner: Lee`, `Previous owner: Kim`, "the balance is 900" of an opening and a closing one.
 */
import { originOf } from '../../context/retold.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const OTHER_LABEL: Guard = againstUnit('entity', 'english', underOtherLabel);

interface Line {
  readonly label: readonly string[];
  readonly value: string;
}

const LABELLED = /^[\s*>-]*([\p{L}][\p{L} ]{1,40})\s?:\s*(\S[^\n]{0,80})$/u;
/** Characters on either side of a line that are looked at. */
const REACH = 600;

function linesAround(text: string, at: number): readonly Line[] {
  const from = text.lastIndexOf('\n', Math.max(0, at - REACH)) + 1;
  return text
    .slice(from, at + REACH)
    .split('\n')
    .flatMap((line) => {
      const found = LABELLED.exec(line.trimEnd());
      if (found === null) return [];
      return [{ label: found[1]!.trim().toLowerCase().split(/ +/), value: found[2]!.toLowerCase() }];
    });
}

function underOtherLabel({ reading, units, support: { sentences, matches, from } }: Told): number {
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  return units.findIndex((_, i) => {
    const one = sentences[from[i]!];
    const word = one?.reading.words[matches[i]!.at];
    if (one === undefined || word === undefined || one.source.structured) return false;
    const { text, start, end } = one.reading;
    const own = LABELLED.exec(text.slice(start, end).trimEnd());
    if (own === null || word.start < start + own[0].indexOf(':')) return false;
    const label = own[1]!.trim().toLowerCase().split(/ +/);
    const head = label.at(-1)!;
    // The statement names the last word of the label, and none of what tells which.
    if (label.length !== 2 || !said.has(head) || said.has(label[0]!)) return false;
    const { text: whole } = originOf(one.source);
    return linesAround(whole, start).some(
      ({ label: other, value }) =>
        other.at(-1) === head &&
        other[0] !== label[0] &&
        value !== own[2]!.toLowerCase() &&
        other.length <= 2,
    );
  });
}
