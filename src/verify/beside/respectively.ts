/**
 * Two rows of one sentence that go together member by member: "Ana and Ben paid $40 and $60 respectively" says of Ana what
 * stands first and of Ben what stands second.
 */

import { matchesOf } from '../../text/matches.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { capital } from '../context/tellings/words.ts';

/** The rows of a sentence, each with its members, and what stands before, between and behind them. */
export interface Rows {
  readonly before: string;
  readonly first: readonly string[];
  readonly between: string;
  readonly second: readonly string[];
  readonly after: string;
}

const RESPECTIVELY = /,? *\brespectively\b,? */iu;
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** Characters of a sentence whose rows are read, at the most, and members of a row. */
const LONGEST = 400;
const MOST = 6;

/** The rows of a sentence that says "respectively"; undefined where they cannot be told. */
export function rowsOf(sentence: string): Rows | undefined {
  const said = RESPECTIVELY.exec(sentence);
  if (said === null || sentence.length > LONGEST) return undefined;
  const left = sentence.slice(0, said.index);
  const right = sentence.slice(said.index + said[0].length).replace(/[.\s]+$/u, '');
  // "Are respectively manager and engineer": the second row stands behind the word.
  const text = / and /.test(right) && !/[,;]/.test(right) ? `${left} ${right}` : left;
  const second =
    valuesOrNames(text, true) ?? countedAtEnd(text) ?? nounsAtEnd(text) ?? valuesOrNames(text, false);
  if (second === undefined) return undefined;
  const head = text.slice(0, second.start);
  const first = valuesOrNames(head, false, second.members.length) ?? nounsBeforeVerb(head);
  if (first === undefined || first.members.length !== second.members.length || first.members.length > MOST)
    return undefined;
  return {
    before: text.slice(0, first.start),
    first: first.members,
    between: text.slice(first.end, second.start),
    second: second.members,
    after: `${text.slice(second.end)}${text === left && right !== '' ? ` ${right}` : ''}`,
  };
}

/**
 * The rows of a sentence that leaves "respectively" out: "Starter, main course and dessert cost 7, 18 and 9 euros". Of two
 * members and two days each may have both.
 */
export function impliedRowsOf(sentence: string): Rows | undefined {
  if (
    sentence.length > LONGEST ||
    RESPECTIVELY.test(sentence) ||
    !/\d[^,;]* (?:and|&) \D{0,3}\d/u.test(sentence)
  )
    return undefined;
  const rows = rowsOf(`${sentence.replace(/[.\s]+$/u, '')} respectively.`);
  if (rows === undefined || !rows.second.every((one) => /\d/.test(one))) return undefined;
  if (rows.first.some((one) => /\d/.test(one)) || !/\p{L}{2}/u.test(rows.between)) return undefined;
  const isPair = rows.first.length === 2;
  return isPair && rows.second.some((one) => DATED.test(one)) ? undefined : rows;
}

const DATED = new RegExp(`:\\d|[ap]\\.?m\\b|${MONTH}\\b|^\\d{4}$|^\\d{1,2}$`, 'u');

interface Row {
  readonly start: number;
  readonly end: number;
  readonly members: readonly string[];
}

const UNIT =
  '%|\\p{Sc}|percent\\b|million\\b|billion\\b|thousand\\b|[ap]\\.?m\\b|(?:minute|hour|day|week|month|year|point|euro|dollar|pound|metre|litre)s?\\b|[kM]?[gmBW]\\b|kWh?\\b|[GMT]B\\b';
const VALUE = `(?:\\p{Sc} ?)?#?\\d[\\d.,:]*(?<![.,:])(?: ?(?:${UNIT}|${MONTH}\\b\\.?(?:,? \\d{4})?))?`;
const NAME =
  "(?!(?:The|An?|Our|Its|His|Her|Their|In|On|For|At) (?!and |& ))\\p{Lu}[\\p{L}\\p{N}'\\u2019-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}'\\u2019-]*|\\d{1,4}\\b))*";

const rowOf = (member: string, end: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,$-])(?:${member})(?:, (?:${member}))*,? (?:and|&) (?:${member})(?![\\p{L}\\p{N}])${end}`,
    'gu',
  );
const SHAPES = [VALUE, NAME].map((member) => ({
  member: new RegExp(member, 'gu'),
  anywhere: rowOf(member, ''),
  last: rowOf(member, '$'),
}));

/** The last row of values, or else of names, of a text; `atEnd`: it ends the text; of `count` members, where that is told. */
function valuesOrNames(text: string, atEnd: boolean, count?: number): Row | undefined {
  for (const { member, anywhere, last } of SHAPES) {
    const rows = matchesOf(text, atEnd ? last : anywhere).map(({ index, 0: row }) => ({
      start: index,
      end: index + row.length,
      members: withUnits(matchesOf(row, member).map(([one]) => one)),
    }));
    const found = rows.findLast(({ members }) => count === undefined || members.length === count);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "12 and 30 %", "3 and 4 May": what stands behind the last is of each. */
function withUnits(members: readonly string[]): readonly string[] {
  const unit = /(?<=\d) ?[\p{L}%\p{Sc}].*$/u.exec(members.at(-1)!)?.[0];
  return unit === undefined || !/^\d/.test(members.at(-1)!)
    ? members
    : members.map((one) => (/^\d[\d.,:]*$/.test(one) ? one + unit : one));
}

/** "12 and 30 employees": numbers of what is named once. */
const countedAtEnd = (text: string): Row | undefined =>
  /,? (?:and|&) (?:\p{Sc} ?)?\d[^,;]*$/u.test(text) ? valuesOrNames(text, false) : undefined;

/** "Manager and engineer", "the boiler and the lift": as many words before the joint as behind it. */
function nounsAtEnd(text: string): Row | undefined {
  const joint = jointOf(text);
  if (joint === undefined) return undefined;
  const last = wordsOf(joint.behind);
  const parts = joint.before.split(', ');
  const lead = wordsOf(parts[0]!).slice(-last.length);
  if (last.length === 0 || last.length > MOST_WORDS || lead.length === 0) return undefined;
  const start = joint.before.length - parts.slice(1).reduce((sum, one) => sum + one.length + 2, 0);
  return {
    start: start - lead.join(' ').length,
    end: text.length,
    members: [lead.join(' '), ...parts.slice(1), joint.behind],
  };
}

/** Words of a member, at the most. */
const MOST_WORDS = 4;
const TENSED = /^(?:VBD|VBZ|VBP|MD)$/;
const OPENING = /^(?:the|an?|our|its|his|her|their|both|of|for|from|in|on|at|with|by|to)$/i;

/** "Setup and monthly fees", "setup fee and deposit": what stands before the verb, a noun behind the last being of each. */
function nounsBeforeVerb(text: string): Row | undefined {
  const joint = jointOf(text);
  if (joint === undefined) return undefined;
  const verb = parseSentence(text).tokens.find(({ start, xpos }) => start > joint.from && TENSED.test(xpos));
  const behind = wordsOf(text.slice(joint.from, verb?.start ?? text.length).trim());
  const parts = joint.before.split(', ');
  const all = wordsOf(parts[0]!);
  const lead = all.slice(all.findLastIndex((word) => OPENING.test(word)) + 1);
  const last = behind.slice(OPENING.test(behind[0] ?? '') ? 1 : 0);
  if (lead.length === 0 || last.length === 0 || last.length > MOST_WORDS || lead.length > MOST_WORDS)
    return undefined;
  const shared = last.length > lead.length ? last.slice(0, lead.length) : last;
  const skipped = behind.length - last.length;
  const end = joint.from + [...behind.slice(0, skipped), ...shared].join(' ').length;
  return {
    start: parts[0]!.length - lead.join(' ').length,
    end,
    members: [lead.join(' '), ...parts.slice(1), shared.join(' ')],
  };
}

/** The last "and" of a text, with what stands before and behind it. */
function jointOf(
  text: string,
): { readonly before: string; readonly behind: string; readonly from: number } | undefined {
  const joint = matchesOf(text, /,? (?:and|&) /gu).at(-1);
  if (joint === undefined) return undefined;
  const from = joint.index + joint[0].length;
  return { before: text.slice(0, joint.index), behind: text.slice(from), from };
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** Which members of a row a text says: all words of one, and of no other. */
export function saidOf(members: readonly string[], text: string): readonly number[] {
  const said = new Set(tokensOf(text));
  return members.flatMap((member, at) => (tokensOf(member).every((word) => said.has(word)) ? [at] : []));
}

/** "A" is a name, and "a" is none. */
const tokensOf = (text: string): readonly string[] =>
  matchesOf(text, /\d[\d.,:]*\d|\d|[\p{L}'\u2019-]+/gu).map(([word]) =>
    word.length === 1 ? word : word.toLowerCase(),
  );

/** The sentence said of each pair of its rows by itself; `lemma`: a noun as it stands with one. */
export const pairsOf = (
  { before, first, between, second, after }: Rows,
  lemma: (noun: string) => string,
): readonly string[] => {
  const one = (word: string): string => (isPlural(word) ? lemma(word) : word);
  const lead = before.replace(/(?<!\p{L})\p{Lu}?\p{Ll}+(?!\p{L})/gu, one);
  const shared = between.replace(/^ (\p{Ll}+)(?= )/u, (_, word: string) => ` ${one(word)}`);
  const agreed = shared.replace(/\b(?:are|were|have)\b/u, (verb) => SINGULAR[verb]!);
  return first.map((member, at) => {
    const joint = isPlural(member) || between.startsWith(',') ? between : agreed;
    return capital(`${lead}${member}${joint}${second[at]}${after}.`);
  });
};

const isPlural = (word: string): boolean =>
  /\p{L}[^s\W]s$/u.test(word) && !/^(?:was|has|does|its|this|his)$/.test(word);
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };
