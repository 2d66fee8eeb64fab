/** How much longer something takes: "takes a day longer" for "takes one additional day". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const COUNT = '(?:an?|one|two|three|four|five|six|seven|ten|\\d+)';
const UNIT = '(?:(?:working|business|calendar) )?(?:minute|hour|day|week|month|year)';
const MORE = new RegExp(
  String.raw`\b(takes?|took|needs?|requires?) (${COUNT}) (?:additional|extra|more|further) (${UNIT})(s?)\b(?! than)`,
  'u',
);
const AN_EXTRA = new RegExp(
  String.raw`\b(takes?|took|needs?|requires?) an (?:additional|extra) (${UNIT})\b(?! than)`,
  'u',
);
const LONGER = new RegExp(String.raw`\b(takes?|took) (${COUNT}) (${UNIT})(s?) longer\b(?! than)`, 'u');
const SAID = new RegExp(`${LONGER.source}|${MORE.source}`, 'u');

/** The forms of a count that are one: "a day", "one day". */
const formsOf = (count: string, unit: string): readonly string[] =>
  /^(?:an?|one|1)$/u.test(count) ? ['one', '1', /^(?:hour)/u.test(unit) ? 'an' : 'a'] : [count];

function byLonger({ text }: Wording): readonly string[] {
  const found = MORE.exec(text) ?? LONGER.exec(text);
  const extra = found ?? AN_EXTRA.exec(text);
  if (extra === null || isLeftOpen(text)) return [];
  const [whole, verb = ''] = extra;
  const [count, unit = '', plural = ''] =
    found === null ? ['one', extra[2]] : [found[2]!, found[3], found[4]];
  return formsOf(count, unit).flatMap((many) => {
    const much = `${many} ${unit}${plural}`;
    const turns = [
      `${verb} ${much} longer`,
      ...['additional', 'extra', 'more'].map(
        (more) => `${verb} ${/^an?$/u.test(many) ? 'an' : many} ${more} ${unit}${plural}`,
      ),
    ];
    return turns.map((turn) => text.replace(whole, turn));
  });
}

export const DAY_LONGER: readonly Rewriter[] = [
  { of: SAID, from: [MORE, AN_EXTRA, LONGER], write: byLonger, reorders: true },
];
