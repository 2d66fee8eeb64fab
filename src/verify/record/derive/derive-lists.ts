/** What lists say together: what each of the things listed has. */
import type { Field, Rows } from '../record.ts';
import type { Said } from '../said.ts';

const EACH = /^(?:both|all|each|every)$/;
/** Words between the quantifier and what it counts. */
const PASSED = /^(?:of|the|these|those|our|your|two|three|four|five)$/;

/** "Both plans include unlimited calls" of a list of two plans, each with unlimited calls. */
export function each(said: Said, { rows }: Rows): void {
  const from = said.bare.findIndex((word, at) => said.isOpen(at) && EACH.test(word));
  if (from < 0 || rows.length < 2 || (said.bare[from] === 'both' && rows.length !== 2)) return;
  let noun = from + 1;
  while (PASSED.test(said.bare[noun] ?? '')) noun++;
  const kind = said.words[noun];
  if (kind === undefined || kind.value >= 0 || !isTitled(said, noun)) return;
  for (const field of rows[0]!) {
    const at = field.values.length > 0 || field.quote === 'no' ? -1 : placeOf(said, field);
    const same = rows.map((row) => row.find((one) => one.quote === field.quote && one.name !== field.name));
    const others = same.slice(1);
    if (at < 0 || field.name[0] === 'name' || others.some((one) => one === undefined)) continue;
    said.explain(from, noun + 1, 'derived', field);
    said.explain(at, at + field.words.length, 'derived', field);
    said.extra.push(...(others as Field[]));
    said.derivations.push(`${field.quote} with ${rows.length} of ${rows.length}`);
    return;
  }
}

/** "Only eu-west-1" of `regions: [eu-west-1]`: the one member of a list. */
export function soleMember(said: Said): void {
  const at = said.bare.findIndex((word, i) => said.isOpen(i) && (word === 'only' || word === 'solely'));
  if (at < 0) return;
  const sole = said.fields.find(
    (field) =>
      field.listed &&
      field.words.length > 0 &&
      field.words.every((word, i) => said.bare[at + 1 + i] === word) &&
      said.fields.filter(
        ({ object, name, listed }) =>
          listed && object === field.object && name.join(' ') === field.name.join(' '),
      ).length === 1,
  );
  if (sole === undefined) return;
  said.explain(at, at + 1, 'derived', sole);
  said.derivations.push(`one of ${sole.name.join(' ')}`);
}

/** "All checks passed" of `checks: { passed: 14, failed: 0 }`: of all other states that are counted there is none. */
export function allOfCounts(said: Said): void {
  const from = said.bare.indexOf('all');
  if (from < 0 || !said.isOpen(from)) return;
  let noun = from + 1;
  while (PASSED.test(said.bare[noun] ?? '')) noun++;
  let deed = noun + 1;
  while (/^(?:have|has|were|are|been|the)$/.test(said.bare[deed] ?? '')) deed++;
  if (said.words[deed] === undefined || said.words[deed].value >= 0) return;
  const of = [...said.focus.own, ...said.focus.inner];
  const field = of.find(
    ({ name, path, quote }) =>
      name.length === 1 &&
      /^[1-9]\d*$/.test(quote) &&
      said.canSay(name[0]!, deed) &&
      said.canSay(path.at(-1) ?? '', noun),
  );
  if (field === undefined) return;
  const others = of.filter(
    (one) =>
      one.object === field.object &&
      one !== field &&
      one.name.join(' ') !== 'total' &&
      /^\d+$/.test(one.quote),
  );
  if (others.length === 0 || others.some(({ quote }) => quote !== '0')) return;
  said.explain(from, deed + 1, 'derived', field);
  said.extra.push(...others);
  said.derivations.push(
    `${field.name.join(' ')} ${field.quote}, ${others.map(({ name }) => `${name.join(' ')} 0`).join(', ')}`,
  );
}

/** Whether the title says what the lines are of. */
const isTitled = ({ titles, bare, words }: Said, at: number): boolean =>
  titles.has(bare[at]!) || titles.has(words[at]!.lemma);

/** Where the claim says the text of a field; -1 for nowhere. */
const placeOf = (said: Said, { words }: Field): number =>
  said.bare.findIndex((_, i) => words.every((word, j) => said.bare[i + j] === word && said.isOpen(i + j)));
