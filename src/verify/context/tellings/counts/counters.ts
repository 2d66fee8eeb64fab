/** Counts that a line gives with their names: "Van 14: fines opened 2, settled 2, outstanding 0." */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

const LINE = /^([\p{L}\p{N}][\p{L}\p{N} ._#/-]{0,40}): (.+)$/u;
const COUNT =
  /^(?:(\p{Ll}[\p{Ll} -]{2,30}?) )?(opened|received|raised|filed|settled|resolved|closed|paid|outstanding|open|pending|overdue|unpaid|unresolved|left|failed|passed) (\d+)$/u;
const OPEN = /^(?:outstanding|open|pending|overdue|unpaid|unresolved|left)$/;

/** What the counts of a line say of what it is about: how many are open, that none is, that all are settled. */
export const counted: Teller = where([LINE], ({ sentence, tell }) => {
  const told = tell(sentence);
  const line = LINE.exec(bare(told.text));
  if (line === null) return [];
  const [, subject, rest] = line;
  const counts: { noun: string; name: string; count: number }[] = [];
  let noun = '';
  for (const part of rest.split(/, |; /)) {
    const found = COUNT.exec(part.trim());
    if (found === null) {
      noun = '';
      continue;
    }
    noun = found[1] ?? noun;
    if (noun !== '') counts.push({ noun, name: found[2], count: Number(found[3]) });
  }
  const own = subject.replace(
    /^(?:Van|Shop|Seller|Account|Order|Customer|Room|Flat|Device|Site) (?=\d)/,
    (word) => word.toLowerCase(),
  );
  const all = counts.flatMap(({ noun: of, name, count }) => {
    const first = counts.find(
      (one) => one.noun === of && /^(?:opened|received|raised|filed)$/.test(one.name),
    );
    if (
      first === undefined ||
      !/^(?:settled|resolved|closed|paid)$/.test(name) ||
      count !== first.count ||
      count === 0
    )
      return [];
    return ['against', 'for', 'of'].flatMap((link) =>
      ['have been', 'were', 'are'].map((verb) => ({
        ...told,
        text: `All ${of} ${link} ${own} ${verb} ${name}.`,
      })),
    );
  });
  return [...all, ...openOf()];

  function openOf(): Telling[] {
    return counts
      .filter(({ name }) => OPEN.test(name))
      .flatMap(({ noun: of, name, count }) => saidOf(own, subject, of, name, count))
      .map((text): Telling => ({ ...told, text }));
  }
});

function saidOf(own: string, subject: string, noun: string, name: string, count: number): readonly string[] {
  const states = [
    ...new Set(
      name === 'outstanding' || name === 'open'
        ? ['outstanding', 'open', 'still open', 'still outstanding']
        : [name, `still ${name}`],
    ),
  ];
  const number = count === 0 ? 'No' : String(count);
  const [verb, some] = count === 1 ? ['is', noun.replace(/s$/, '')] : ['are', noun];
  return [
    ...states.flatMap((state) =>
      ['for', 'against', 'of', 'on'].map((link) => `${number} ${some} ${verb} ${state} ${link} ${own}.`),
    ),
    ...['outstanding', 'open']
      .slice(0, states.length > 2 ? 2 : 0)
      .map((state) => `${subject} has ${count === 0 ? 'no' : count} ${state} ${some}.`),
  ];
}
