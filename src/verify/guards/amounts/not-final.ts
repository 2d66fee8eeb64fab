/**
 * A figure that its evidence calls provisional, a forecast or a target, by a bracket or by a note to a mark behind it, is not
 * told by a statement that leaves that out: "unemployment was 5.1%" by "unemployment (provisional): 5.1%", "revenue in 2025
 * was 40" by a cell `40*` and the note "*forecast".
 */

import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const OPEN =
  'provisional|preliminary|forecasts?|forecasted|estimates?|estimated|projected|projections?|planned|plan|targets?|budget|budgeted|unaudited|expected|draft|indicative|guidance';
const BRACKETED = new RegExp(String.raw`[([](?:${OPEN})(?: (?:data|figures?|values?))?[)\]]`, 'iu');
const SAID = new RegExp(
  String.raw`\b(?:${OPEN}|expect|estimate|forecast|provisional\p{L}*|preliminarily|about|roughly|up to|will|to be)\b`,
  'iu',
);
const MARK = /^\s?([*†‡§¹²³⁴⁵]+|\^\d|\[\d\])/u;
/** Characters of a text in which the number and its note are looked for. */
const REACH = 20_000;

export const NOT_FINAL: readonly Guard[] = [
  againstUnit('modality', 'english', isBracketed, { told: () => BRACKETED }),
  againstUnit('modality', 'english', isMarked),
];

function isBracketed({ reading, units, support: { sentences, from } }: Told): number {
  if (SAID.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    const one = sentences[from[i]!];
    return value !== undefined && one !== undefined && BRACKETED.test(textOf(one.reading));
  });
}

function isMarked({ reading, units, support: { sentences, matches, from } }: Told): number {
  const marked = sentences.some(({ source }) => NOTE.test(originOf(source).text.slice(-REACH)));
  if (!marked || SAID.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    const one = sentences[from[i]!];
    const word = one?.reading.words[matches[i]!.at];
    if (value === undefined || one === undefined || word === undefined) return false;
    const text = originOf(one.source).text.slice(0, REACH);
    const number = /\d[\d.,]*/u.exec(one.reading.text.slice(word.start, word.end))?.[0];
    if (number === undefined) return false;
    const behind = new RegExp(String.raw`(?<![\d.,])${escaped(number)}(?:\s?%)?${MARK.source.slice(1)}`, 'u');
    const mark = behind.exec(text)?.[1];
    // The number stands there without the mark as well.
    if (
      mark === undefined ||
      new RegExp(String.raw`(?<![\d.,])${escaped(number)}(?:\s?%)?\s*(?:\||$)`, 'mu').test(text)
    )
      return false;
    return new RegExp(String.raw`^[ \t|]*${escaped(mark)}\s?[^\n]{0,60}\b(?:${OPEN})\b`, 'imu').test(
      originOf(one.source).text.slice(-REACH),
    );
  });
}

const NOTE = new RegExp(String.raw`^[ \t|]*(?:[*†‡§¹²³⁴⁵]+|\^\d|\[\d\])\s?[^\n]{0,60}\b(?:${OPEN})\b`, 'imu');
