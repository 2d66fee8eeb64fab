/** Stretches of days under a label: "Insured period: 1 June to 31 August", "Trip: 10 to 24 July". */
import { dayNumber } from '../../../text/values/index.ts';
import type { Document } from '../../read/document.ts';
import type { Place } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';

/** A stretch of days and what it is of; a single day is one of itself. */
export interface Range extends Place {
  readonly label: string;
  readonly from: number;
  readonly until: number;
  /** Whether its days have their year. */
  readonly dated: boolean;
  readonly told: string;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = String.raw`(January|February|March|April|May|June|July|August|September|October|November|December)`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const SPAN = new RegExp(
  String.raw`^(?<label>\p{L}[\p{L}' -]{2,50}?)(?::| from| is| was| runs from| runs| on| took place from| took place on| lasts from)? (?:from )?(?:${DAY}(?: ${MONTH})?(?:,? (\d{4}))? ?(?:to|until|till|through|[-–—]) ?)?${DAY} ${MONTH}(?:,? (\d{4}))?$`,
  'u',
);
const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;
/** Any year stands for one that is not said. */
const SOME_YEAR = 2023;

/** The stretches that sentences are of, whole. */
export const rangesOf = (documents: readonly Document[]): readonly Range[] =>
  sentencesOf(documents).flatMap((one): Range[] => {
    const text = one.text.replace(/[.;]\s*$/u, '');
    const found = SPAN.exec(text);
    if (found === null) return [];
    const [, label = '', d1, m1, y1, d2 = '', m2 = '', y2] = found;
    const year = Number(y2 ?? y1 ?? SOME_YEAR);
    const until = dayNumber(year, monthOf(m2), Number(d2));
    const from = d1 === undefined ? until : dayNumber(Number(y1 ?? year), monthOf(m1 ?? m2), Number(d1));
    if (from > until) return [];
    const place = { document: one.document, sentence: one.sentence };
    return [
      { ...place, label: label.toLowerCase(), from, until, dated: (y2 ?? y1) !== undefined, told: text },
    ];
  });
