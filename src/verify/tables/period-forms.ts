/** How claims are said of rows over columns that are periods: "the highest in every quarter", "peaked in Q2", "in Q2, North sold 455". */
import { lastly } from '../../text/once.ts';

const UNIT = '(?<unit>quarter|month|year|week|day|half-year|period)';
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const EVERY = String.raw`(?:in |during )?(?:(?:every|each)(?: single)? ${UNIT}|(?:all|each) (?:of the )?(?:(?<count>${COUNT}) )${UNIT.replace('unit', 'units')}s)`;
const WHO = String.raw`(?:(?<measure1>\p{L}[\p{L} ]{2,30}?) (?:in|of|for|at) )?(?:[Tt]he )?(?<row>[\p{Lu}\d][^,;:]{0,40}?)(?:['’]s? (?<measure2>\p{L}[\p{L} ]{2,30}?))?`;
const MOST =
  '(?<most>highest|most|largest|biggest|best|greatest|strongest|lowest|least|fewest|smallest|weakest|worst)';
export const UP = 'grew|rose|increased|climbed|improved|went up';
const DOWN = 'fell|dropped|declined|decreased|shrank|went down';
const IN = String.raw`(?:in|during|for) (?:the )?(?<period>[\p{L}\d][\p{L}\d ]{1,15}?)`;
const AMOUNT = String.raw`(?<amount>[$€£]?\d[\d.,]*\d|\d)(?<behind> [\p{Ll}]+)?`;

const form = (source: string): RegExp => new RegExp(`^${source}$`, 'u');

/** What a claim in a form says of a row, by which it is answered. */
export type Told = 'ofAllPeriods' | 'goesOneWay' | 'ofItsPeriods' | 'recovers' | 'hasThen' | 'haveTogether';

const FORMS: readonly (readonly [RegExp, Told])[] = [
  [
    form(
      `${WHO} (?:had|has|recorded|posted|reported|showed|achieved|made) the ${MOST} (?<measure>\\p{L}[\\p{L} ]{2,30}? )?${EVERY}`,
    ),
    'ofAllPeriods',
  ],
  [form(`${WHO} (?:was|were) (?:the )?${MOST} ${EVERY}`), 'ofAllPeriods'],
  [form(`${WHO} (?<way>${UP}|${DOWN}) ${EVERY}`), 'goesOneWay'],
  [form(`${WHO} (?:(?<peak>peaked)|(?:was|were) (?:at its |at their )?${MOST}) ${IN}`), 'ofItsPeriods'],
  [form(`${WHO} had its ${MOST} ${UNIT} ${IN}`), 'ofItsPeriods'],
  [form(`${WHO} (?:recovered|rebounded|picked up again) ${IN}`), 'recovers'],
  [
    form(
      `(?:In|During|For) (?:the )?(?<period>[\\p{L}\\d][\\p{L}\\d ]{1,15}?), ${WHO} (?<verb>had|recorded|reported|reached|sold|earned|made|was|were|came to|stood at) ${AMOUNT}`,
    ),
    'hasThen',
  ],
  [form(`${WHO} (?<verb>sold|earned) ${AMOUNT} ${IN}`), 'hasThen'],
  [
    form(
      `(?:Across|In|Over|For) all (?<kinds>\\p{L}+), (?:a total of )?${AMOUNT} (?:was|were) (?<verb>sold|earned) ${IN}`,
    ),
    'haveTogether',
  ],
];

const GATE =
  /\b(?:every|each|all|peaked|recovered|rebounded|picked up|highest|lowest|strongest|weakest|best|worst|sold|earned)\b|^(?:In|During|For) /u;

/** A claim in one of the forms. */
export interface FormFound {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly told: Told;
}

/** The forms that a claim has, without its full stop. */
export const formsOf = lastly((said: string): readonly FormFound[] => {
  if (said.length > LONGEST || !GATE.test(said)) return [];
  return FORMS.flatMap(([pattern, told]) => {
    const groups = pattern.exec(said)?.groups;
    return groups === undefined ? [] : [{ groups, told }];
  });
});

const LONGEST = 140;
