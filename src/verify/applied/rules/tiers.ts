/**
 * A rule that says for each range of amounts what is so then: "Orders below 5,000 euros are approved by the team lead, from
 * 5,000 to 25,000 by the department head, and above that by the board".
 */

const MONEY = String.raw`(?:[€£$]|(?:EUR|USD|GBP|CHF) )?\d[\d.,]*(?: ?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?))?`;
const UNIT = /[€£$]|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?/u;
const FIRST = new RegExp(
  String.raw`^(?<things>(?:All |Any |Every )?\p{Lu}?[\p{L} -]{3,40}?) (?<bound>(?:over|above|exceeding|under|below|of less than|up to|of up to|of more than|more than) ${MONEY}|(?:from|between|of) ${MONEY} (?:to|and) ${MONEY}) (?<does>(?:are|must be|have to be|need to be) \p{L}+(?: off)?) by (?<whom>[^,;]{3,60})$`,
  'u',
);
const NEXT = new RegExp(
  String.raw`^(?:and )?(?:those |\p{Ll}+s )?(?<bound>(?:over|above|exceeding|under|below|up to|more than) (?:${MONEY}|that|this)|(?:from|between) ${MONEY} (?:to|and) ${MONEY}) (?:\p{Ll}+ )?by (?<whom>[^,;]{3,60})$`,
  'u',
);
const RANGE = new RegExp(String.raw`^(?:from|between|of) (?<from>${MONEY}) (?:to|and) (?<to>${MONEY})$`, 'u');

/** One range of a rule: its things, the bound that they are told by, and what is done to them. */
export interface Tier {
  readonly things: string;
  readonly bound: string;
  readonly does: string;
}

/** The ranges of a rule that has several; none of another sentence. */
export function tiersOf(text: string): readonly Tier[] {
  const [first = '', ...rest] = text.split(/[,;] /u).map((part) => part.trim());
  const opened = FIRST.exec(first)?.groups;
  if (opened === undefined || rest.length === 0 || rest.length > MOST) return [];
  const { things = '', does = '', bound = '', whom = '' } = opened;
  const unit = UNIT.exec(bound)?.[0];
  if (unit === undefined) return [];
  const tiers: Tier[] = [{ things, bound, does: `${does} by ${whom}` }];
  let last = bound;
  for (const part of rest) {
    const next = NEXT.exec(part)?.groups;
    if (next === undefined) return [];
    const upper =
      RANGE.exec(last)?.groups?.['to'] ?? last.replace(/^\D*?(?=[€£$\d]|EUR |USD |GBP |CHF )/u, '');
    last = next['bound']!.replace(/\b(?:that|this)$/u, upper);
    tiers.push({ things, bound: inUnit(last, unit), does: `${does} by ${next['whom']}` });
  }
  return tiers;
}

const MOST = 5;

/** Amounts without a unit are of that of the first range. */
const inUnit = (bound: string, unit: string): string =>
  UNIT.test(bound)
    ? bound
    : bound.replace(/\d[\d.,]*/gu, (digits) =>
        /^[€£$]$/u.test(unit) ? `${unit}${digits}` : `${digits} ${unit}`,
      );

/** Both ends of a range of amounts; undefined where a bound is no range. */
export function endsOf(bound: string): { readonly from: string; readonly to: string } | undefined {
  const { from, to } = RANGE.exec(bound)?.groups ?? {};
  if (from === undefined || to === undefined) return undefined;
  const unit = UNIT.exec(to)?.[0] ?? UNIT.exec(from)?.[0];
  return unit === undefined ? { from, to } : { from: inUnit(from, unit), to: inUnit(to, unit) };
}
