/** How long an agreement runs and from when, of its term: "the lease runs for two years", "the lease begins on 1 May" for "the term is 24 months, starting on 1 May". */
import type { Wording } from '../../terms/types.ts';
import { numberOf } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const KIND = 'lease|agreement|contract|tenancy|policy|licence|license|subscription|loan|membership|warranty';
const NUMBER = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const TERM = new RegExp(
  String.raw`^(?:The|Its) (?:initial |fixed |lease |contract |rental )?term(?: of (?:the|this) (${KIND}))? (?:is|runs for|lasts|shall be|will be) (${NUMBER}) (months?|years?|weeks?)(?:,? (?:starting|beginning|commencing|running|effective) (?:on|from)? ?([^,;:]{3,40}))?$`,
  'u',
);
const OF_TEXT = new RegExp(String.raw`\b[Tt]his (${KIND})\b|^(?:\p{L}+ ){0,2}(${KIND})\b`, 'giu');
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The one agreement that a text is; undefined where it speaks of two. */
function kindOf(whole: string): string | undefined {
  const kinds = new Set([...whole.matchAll(OF_TEXT)].map(([, own, first]) => (own ?? first!).toLowerCase()));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** A length of time as a claim may write it: in years as well where it is whole years. */
function spans(count: number, unit: string): readonly string[] {
  const written = (many: number, of: string): readonly string[] =>
    [String(many), NUMBERS[many]].flatMap((number) =>
      number === undefined ? [] : [`${number} ${of}${many === 1 ? '' : 's'}`],
    );
  const months = unit.startsWith('year') ? count * 12 : unit.startsWith('month') ? count : 0;
  return [
    ...written(count, unit.replace(/s$/u, '')),
    ...(unit.startsWith('month') && count % 12 === 0 ? written(count / 12, 'year') : []),
    ...(unit.startsWith('year') ? written(months, 'month') : []),
  ];
}

function byTerm({ text, whole }: Wording): readonly string[] {
  const found = TERM.exec(text);
  const [, own, number = '', unit = '', start] = found ?? [];
  const kind = own ?? (found === null ? undefined : kindOf(whole));
  const count = numberOf(number);
  if (kind === undefined || count === undefined || isLeftOpen(text)) return [];
  return [
    ...spans(count, unit).flatMap((span) => [
      `The ${kind} runs for ${span}`,
      `The ${kind} lasts ${span}`,
      `The ${kind} is for ${span}`,
      `The term of the ${kind} is ${span}`,
    ]),
    ...(start === undefined
      ? []
      : ['starts', 'begins', 'commences'].flatMap((verb) => [
          `The ${kind} ${verb} on ${start}`,
          `The term ${verb} on ${start}`,
        ])),
  ];
}

export const TERM_OF_AGREEMENT: readonly Rewriter[] = [
  { of: /\b(?:runs|lasts|is for|term|starts|begins|commences)\b/u, from: TERM, write: byTerm },
];
