/**
 * Data with the same names under several: "replicas are 3" of `dev: {replicas: 1}, prod: {replicas: 3}`, "Ben is in the dev group"
 * of `{ops: [Ben], dev: [Ana]}`, "lives in Rome" of a billing address, "last seen in May" of `first_seen: 2025-05-01`.
 */

import { matchesOf } from '../../../text/matches.ts';
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const OF_SIBLING_KEY: readonly Guard[] = [
  against('entity', 'any', isOfOneOfSeveral),
  against('entity', 'any', isUnderOther),
  against('entity', 'any', isOtherAddress, { said: () => LIVING }),
  againstUnit('entity', 'records', isOfSibling),
];

const PATH = /^([\p{L}\d _-]{1,40}): ([\p{L}\d _-]{1,40}): ([^:;\n]+)$/u;
const LEAF = /^([\p{L}\d _-]{1,40}): ([^:;\n]+)$/u;

const hasWord = (claim: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/[ _-]/u)
    .some(
      (word) =>
        word.length > 1 &&
        claim.includes(word) &&
        new RegExp(String.raw`\b${escaped(word)}\b`, 'u').test(claim),
    );

/** A value of one section, of a statement that names no section. */
function isOfOneOfSeveral({ reading, support }: Told, sentence: AlignedSentence): boolean {
  const found = support.sentences.length === 1 ? PATH.exec(textOf(sentence.reading)) : null;
  if (found === null || !sentence.source.structured) return false;
  const [, section = '', name = '', value = ''] = found;
  const claim = textOf(reading).toLowerCase();
  if (hasWord(claim, section) || !hasWord(claim, name)) return false;
  const other = new RegExp(
    String.raw`(?:^|\n)([^:;\n]+): ${escaped(name)}: (?!${escaped(value)}(?:;|\n|$))`,
    'gu',
  );
  return matchesOf(sentence.source.text.slice(0, REACH), other).some(
    ([, beside]) => beside !== section && !hasWord(claim, beside!),
  );
}

/** A member of one list, of a statement that names the list beside it. */
function isUnderOther({ reading, support }: Told, sentence: AlignedSentence): boolean {
  const found = support.sentences.length === 1 ? LEAF.exec(textOf(sentence.reading)) : null;
  if (found === null || !sentence.source.structured) return false;
  const claim = textOf(reading).toLowerCase();
  const [, name = '', value = ''] = found;
  if (hasWord(claim, name) || !hasWord(claim, value)) return false;
  const lines = originOf(sentence.source)
    .text.split('\n', MOST_LINES)
    .map((line) => LEAF.exec(line.replace(/;\s*$/u, '')));
  return lines.some(
    (line) => line !== null && line[1] !== name && hasWord(claim, line[1]!) && !hasWord(claim, line[2]!),
  );
}

/** Lines and characters of the data in which siblings are looked for. */
const MOST_LINES = 200;
const REACH = 50_000;
const LIVING = /\b(?:lives?|living|resides?|resident|home|based)\b/iu;
const OF_OTHER =
  /\b(?:billing|shipping|delivery|invoice|invoicing|work|office|company|business|employer|previous|former|old|return|birth|venue|event|pickup)\b/iu;
const PLACE = /\b(?:address|city|town|street|country|location)\b/iu;

/** Where somebody's bills go he need not live. */
function isOtherAddress({ reading, support }: Told): boolean {
  const claim = textOf(reading);
  if (/\b(?:based|address)\b/iu.test(claim) || OF_OTHER.test(claim)) return false;
  return support.sentences.some(({ source, reading: theirs }, slot) => {
    const text = textOf(theirs);
    if (!source.structured || !PLACE.test(text) || !support.from.includes(slot)) return false;
    const lead = /^(?:[^:;]+: ){1,3}/u.exec(text)?.[0] ?? '';
    return OF_OTHER.test(lead) && PLACE.test(lead);
  });
}

/** A value under another name, where the one that the statement names has another. */
function isOfSibling(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  const claim = textOf(reading).toLowerCase();
  const leaves = source.leaves(theirs.start, theirs.end).map((leaf) => ({
    ...leaf,
    name:
      theirs.text
        .slice(leaf.start, leaf.value)
        .toLowerCase()
        .match(/[\p{L}\d]+/gu) ?? [],
  }));
  const isNamed = (name: readonly string[]): boolean =>
    name.length > 1 && name.every((word) => hasWord(claim, word) || /^(?:at|on|by|date|time)$/.test(word));
  if (leaves.length < 2 || !leaves.some(({ name }) => isNamed(name))) return -1;
  return units.findIndex(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const word = theirs.words[at];
    if (value === undefined || word === undefined || strength < 0.5) return false;
    const own = leaves.find((leaf) => word.start >= leaf.value && word.end <= leaf.end);
    if (own === undefined || isNamed(own.name) || own.name.length < 2) return false;
    return leaves.some(
      ({ name }) =>
        isNamed(name) &&
        name.length === own.name.length &&
        name.slice(1).join(' ') === own.name.slice(1).join(' '),
    );
  });
}
