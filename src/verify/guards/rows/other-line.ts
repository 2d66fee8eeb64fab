/** Lines of a log, a chat or a list that speak of another than the statement: by a number of their own, or a name before them. */
import { matchesOf } from '../../../text/matches.ts';
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { subjectOf } from '../doers/other-subject.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const OTHER_LINE: readonly Guard[] = [
  againstUnit('identifier', 'english', ofOtherNumber),
  againstUnit('role', 'sentence', namedBefore),
  againstUnit('role', 'english', inBrackets),
];

const NUMBERED = /\b(\p{Lu}{1,4}-?)\d{1,10}\b/gu;

/** "T9 rejected. T10 completed" for "T9 was completed": the line that says so has a number of its own. */
function ofOtherNumber({ reading, units, support }: Told): number {
  const { sentences, matches, from } = support;
  const numbers = numbersIn(reading, reading.start, reading.end);
  if (numbers.size !== 1) return -1;
  const [[number, series]] = [...numbers];
  return units.findIndex((unit, i) => {
    const one = sentences[from[i]!];
    if (unit.value !== undefined || one === undefined || matches[i]!.strength < OWN) return false;
    if (one.source.structured) return false;
    const theirs = numbersIn(one.reading, one.reading.start, one.reading.end);
    return !theirs.has(number!) && [...theirs.values()].includes(series!);
  });
}

/** The numbers with letters before them that stand in a text, each with its letters. */
function numbersIn({ text }: Reading, start: number, end: number): ReadonlyMap<string, string> {
  return new Map(matchesOf(text.slice(start, end), NUMBERED).map(([number, series]) => [number, series!]));
}

const LABEL = /^(\p{Lu}[^\s:]*(?: \p{Lu}[^\s:]*)?):\s/u;

/** "Remy: waiting for Ola" for "Ola is waiting for Remy": who stands before the colon does it. */
function namedBefore({ reading, units }: Told, { reading: { text, start, end } }: AlignedSentence): number {
  const subject = subjectOf(reading, units);
  const [line, label] = LABEL.exec(text.slice(start, end)) ?? [];
  if (subject === undefined || line === undefined || label === undefined) return -1;
  const { start: opens, end: closes, to, capital } = units[subject.unit]!;
  const [who, others] = [reading.text.slice(opens, closes), reading.text.slice(closes, reading.end)];
  const verb = reading.words[to]!;
  if (
    !capital ||
    label === who ||
    !others
      .slice(verb.end - closes)
      .split(/[^\p{L}-]+/u)
      .includes(label)
  )
    return -1;
  return text
    .slice(start + line.length, end)
    .split(/[^\p{L}-]+/u)
    .includes(who)
    ? subject.unit
    : -1;
}

const ROLE = /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,3}) ?\(([^()\n]{2,40})\)/gu;

/** "Ilse (key officer), Mamadou (witness)" for "Mamadou was the key officer": what stands in brackets is of who stands before them. */
function inBrackets({ reading, units, support }: Told): number {
  const said = (one: Reading): string => one.text.slice(one.start, one.end);
  const claim = said(reading).toLowerCase();
  return units.findIndex(({ name, capital, value, start, end, to }, i) => {
    if (!(name || capital) || value !== undefined || !BEING.test(reading.words[to]?.form ?? '')) return false;
    const who = reading.text.slice(start, end);
    const one = support.sentences[support.from[i]!];
    if (one === undefined || one.source.structured) return false;
    const roles = matchesOf(said(one.reading), ROLE).map(
      ([, holder, role]) => [holder!, role!.toLowerCase()] as const,
    );
    const own = roles.filter(([holder]) => holder.split(' ').includes(who));
    const isSaid = (role: string): boolean =>
      new RegExp(`\\b${role.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'u').test(claim);
    if (roles.length < 2 || own.length === 0 || own.some(([, role]) => isSaid(role))) return false;
    return roles.some(([holder, role]) => !holder.split(' ').includes(who) && isSaid(role));
  });
}

const BEING = /^(?:is|was|are|were)$/;
