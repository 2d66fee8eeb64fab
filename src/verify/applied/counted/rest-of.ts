/** How many of a number are so, by how many are not: "three of the four chairs arrived" of "one of the four chairs was missing". */
import { capital } from '../../context/tellings/words.ts';
import { countOf } from '../../data-answers/answer.ts';
import type { Scene, Shown } from '../asked.ts';

const SOME =
  /^(?:Only )?(\p{L}+|\d+) (?:out )?of (?:the |its |our |his |her |their )?(\p{L}+|\d+) (\p{Ll}[\p{Ll} -]{2,40}?) (arrived|were (?:delivered|received|paid|sold|returned|approved|accepted|present|filled|occupied)|was (?:delivered|received|paid|present)|passed|attended|came|took part|succeeded|survived|replied|answered|responded|signed)$/iu;
/** What is so of the rest. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  arrived: ['# missing', '# missing from the delivery', '# not delivered', 'did not arrive'],
  delivered: ['# missing', '# missing from the delivery', '# not delivered', 'did not arrive'],
  received: ['# missing', '# not received', 'did not arrive'],
  paid: ['# not paid', '# unpaid', '# still unpaid', '# outstanding'],
  sold: ['# not sold', '# unsold'],
  returned: ['# missing', '# not returned'],
  approved: ['# rejected', '# not approved', '# declined'],
  accepted: ['# rejected', '# not accepted', '# declined'],
  present: ['# absent', '# missing'],
  filled: ['# vacant', '# not filled'],
  occupied: ['# vacant', '# free', '# empty'],
  passed: ['failed', 'did not pass'],
  attended: ['# absent', 'did not attend', 'did not come'],
  came: ['# absent', 'did not come', 'stayed away'],
  'took part': ['# absent', 'did not take part'],
  succeeded: ['failed'],
  survived: ['died', '# killed'],
  replied: ['did not reply', '# yet to reply'],
  answered: ['did not answer', 'did not reply'],
  responded: ['did not respond', 'did not reply'],
  signed: ['did not sign', 'refused to sign'],
};
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MOST = 6;

/** Where the rest of them stands; undefined for another statement, and where it does not. */
export function restOf(said: string, { documents, ask }: Scene): Shown | undefined {
  const [, some = '', all = '', things = '', predicate = ''] = SOME.exec(said) ?? [];
  const [number, whole] = [countOf(some), countOf(all)];
  if (number === undefined || whole === undefined || number >= whole || number < 1) return undefined;
  const rest = whole - number;
  const text = documents
    .map((one) => one.text.slice(0, LONGEST))
    .join('\n')
    .toLowerCase();
  const be = rest === 1 ? 'was' : 'were';
  const how = /^\d/u.test(some) ? String(rest) : (NUMBERS[rest] ?? String(rest));
  const key = predicate.replace(/^(?:was|were) /u, '');
  let left = MOST;
  for (const way of OTHERWISE[key] ?? []) {
    const words = way.match(/\p{L}{4,}/gu) ?? [];
    if (!words.every((word) => text.includes(word.slice(0, 4)))) continue;
    const turn = way.replace('#', be);
    for (const one of [
      `${how} of the ${all} ${things} ${turn}`,
      `${how} ${rest === 1 ? singular(things) : things} ${turn}`,
    ]) {
      // Without their number, the rest may be of more.
      if (
        !one.includes(` of the ${all} `) &&
        !new RegExp(`\\b(?:${all}|${whole}|${NUMBERS[whole] ?? whole})\\b`, 'iu').test(text)
      )
        continue;
      if (left-- <= 0) return undefined;
      const shown = ask(`${capital(one)}.`);
      // Who failed a part may have passed the rest.
      const isOfPart = new RegExp(
        `\\b${turn.split(' ').at(-1)} (?:the|an?|his|her|their|one|some|both|all|part) `,
        'iu',
      ).test(`${text} `);
      if (shown !== undefined && shown.weighed !== true && (!isOfPart || /from the delivery$/u.test(turn)))
        return { places: shown.places, told: `${whole} − ${rest} = ${number}` };
    }
  }
  return undefined;
}

const LONGEST = 12_000;
const singular = (things: string): string => things.replace(/(?<=[^s])s$/u, '');
