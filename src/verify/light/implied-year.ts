/** The year of a date that does not say it, from the full dates that stand around it. */

import { gather } from '../../text/gather.ts';
import type { Language } from '../../text/language.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';
import type { Scan } from '../../text/scan.ts';
import { type DateParts, readValues, type Value } from '../../text/values/index.ts';

/** A year as it may stand in a date. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** Years on either side that are looked at before a full date is found. */
const MOST_LOOKED_AT = 4;

/** Months between two dates from which they may well be of two years: December's letter speaks of January. */
const TOO_FAR = 6;

interface Anchor {
  readonly y: number;
  readonly m: number;
}

/** The full dates of one text. Its years are found once, when first asked for. */
export class Years {
  private readonly scan: Scan;
  private readonly language: Language;
  private sentences: number[] | undefined;
  private readonly anchors = new Map<number, readonly Anchor[]>();

  constructor(scan: Scan, language: Language) {
    this.scan = scan;
    this.language = language;
  }

  /**
   * The year of a date in a sentence that says only its month and day: that of the last full date before it, where
   * the next one after it is of the same year, and neither is half a year or more away.
   */
  of({ m }: DateParts, sentence: number): number | undefined {
    if (m === undefined) return undefined;
    const near = [this.nearest(sentence, -1), this.nearest(sentence, 1)].filter((one) => one !== undefined);
    const [first] = near;
    if (first === undefined || near.some(({ y }) => y !== first.y)) return undefined;
    return near.some((one) => Math.abs(one.m - m) < TOO_FAR) ? first.y : undefined;
  }

  /** The nearest full date before or after a sentence; one in the sentence itself is before it. */
  private nearest(sentence: number, step: -1 | 1): Anchor | undefined {
    const found = this.withYears();
    const after = found.findIndex((at) => at > sentence);
    const from = after < 0 ? found.length : after;
    for (let n = 0; n < MOST_LOOKED_AT; n++) {
      const at = found[step < 0 ? from - 1 - n : from + n];
      if (at === undefined) return undefined;
      const anchor = this.anchorsIn(at).at(step < 0 ? -1 : 0);
      if (anchor !== undefined) return anchor;
    }
    return undefined;
  }

  /** Sentences that hold a year, in order. */
  private withYears(): readonly number[] {
    if (this.sentences !== undefined) return this.sentences;
    const { text, sentenceEnd } = this.scan;
    const found: number[] = [];
    let sentence = 0;
    for (const { index } of matchesOf(text, YEAR)) {
      while (sentence < this.scan.sentenceCount && sentenceEnd[sentence] <= index) sentence++;
      if (found.at(-1) !== sentence && sentence < this.scan.sentenceCount) found.push(sentence);
    }
    this.sentences = found;
    return found;
  }

  private anchorsIn(sentence: number): readonly Anchor[] {
    let anchors = this.anchors.get(sentence);
    if (anchors === undefined) {
      const { text, sentenceStart, sentenceEnd } = this.scan;
      const span = { start: sentenceStart[sentence], end: sentenceEnd[sentence] };
      anchors = gather(readValues(text, this.language, span), (value) => {
        const { y, m } = dateOf(value) ?? {};
        return y === undefined || m === undefined ? [] : [{ y, m }];
      });
      this.anchors.set(sentence, anchors);
    }
    return anchors;
  }
}

const dateOf = (value: Value): DateParts | undefined =>
  value.kind === 'date' || value.kind === 'datetime' ? value.date : undefined;

/** A reading whose dates of a month, or of month and day, have the year that the text implies. */
export function inItsYear(reading: Reading, sentence: number, years: () => Years): Reading {
  if (!reading.values.some(lacksYear)) return reading;
  const values = reading.values.map((value) => dated(value, sentence, years()));
  return { ...reading, values };
}

const lacksYear = (value: Value): boolean => {
  const date = dateOf(value);
  return date?.m !== undefined && date.y === undefined;
};

function dated(value: Value, sentence: number, years: Years): Value {
  if ((value.kind !== 'date' && value.kind !== 'datetime') || !lacksYear(value)) return value;
  const y = years.of(value.date, sentence);
  if (y === undefined) return value;
  const alternatives = value.alternatives?.map((one) => dated(one, sentence, years));
  return { ...value, date: { ...value.date, y }, ...(alternatives && { alternatives }) };
}
