/** A plain statement by the other patterns that say the same, as far as the evidence has their words. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { matchesOf } from '../../text/matches.ts';
import { lazily } from '../../text/once.ts';
import { isTime } from '../carry/recast.ts';
import { capital } from '../context/tellings/words.ts';
import { alternationGroups } from './alternations.ts';
import { businessGroups } from './business.ts';
import { dealingGroups } from './dealings.ts';
import { everydayGroups } from './everyday.ts';
import { policyGroups } from './policies.ts';
import { serviceGroups } from './services.ts';
import { changeGroups, supportVerbGroups } from './support-verbs.ts';
import { groups } from './table.ts';
import { deedsBehind, type Template, templateOf } from './template.ts';

interface Entry {
  readonly template: Template;
  readonly group: readonly Entry[];
  /** Its place in the table: the first that read a statement come first. */
  readonly at: number;
  readonly reads: boolean;
  readonly says: boolean;
  /** It is a deed that those of the group are the outcome of. */
  readonly deed: boolean;
}

/** The entries that read statements, by a word that a statement of each has. */
type ByWord = ReadonlyMap<string, readonly Entry[]>;

/** Most other ways in which one statement is said. */
const MOST = 4;

/** Under what stands an entry whose pattern has no word of its own. */
const ANY_WORD = '';

let entries: ByWord | undefined;

function table(): ByWord {
  if (entries !== undefined) return entries;
  const byWord = new Map<string, Entry[]>();
  let at = 0;
  for (const line of [
    ...groups(),
    ...businessGroups(),
    ...everydayGroups(),
    ...dealingGroups(),
    ...serviceGroups(),
    ...policyGroups(),
    ...supportVerbGroups(),
    ...changeGroups(),
    ...alternationGroups(),
  ]) {
    const group: Entry[] = [];
    for (const written of line.split(' | ')) {
      const template = templateOf(written.replace(/^(?:[<>]|<<) /, ''));
      const reads = !written.startsWith('<');
      const deed = written.startsWith('<< ');
      const entry = { template, group, at: at++, reads, says: !written.startsWith('> '), deed };
      group.push(entry);
      if (reads) for (const word of toldBy(template)) put(byWord, word, entry);
    }
  }
  entries = byWord;
  return entries;
}

/** The words of which a statement of a pattern has one, those of the list that is the most telling: of the longest words. */
function toldBy({ needs }: Template): readonly string[] {
  const shortest = (forms: readonly string[]): number => Math.min(...forms.map((form) => form.length));
  const [first = [ANY_WORD]] = needs.toSorted((a, b) => shortest(b) - shortest(a));
  return [...new Set(first)];
}

function put(byWord: Map<string, Entry[]>, word: string, entry: Entry): void {
  const known = byWord.get(word);
  if (known === undefined) byWord.set(word, [entry]);
  else known.push(entry);
}

/** The entries that may read a statement of these words, in the order of the table. */
function mayRead(own: ReadonlySet<string>): readonly Entry[] {
  const byWord = table();
  const found = new Set(byWord.get(ANY_WORD));
  for (const word of own)
    for (const entry of byWord.get(word) ?? []) if (has(own, entry.template)) found.add(entry);
  return [...found].sort((a, b) => a.at - b.at);
}

/**
 * The statement in the words of other patterns, without its full stop.
 * @param said one statement, without its full stop
 * @param known the words of the evidence in lower case
 */
export function plainlyOtherwise(
  said: string,
  known: ReadonlySet<string>,
  lexicon: Lexicon,
): readonly string[] {
  const lemmaOf = (verb: string): string => lexicon.lemma(verb, 'v');
  const found = new Set<string>();
  const own = wordsOf(said);
  const bodies = lazily(() => withoutTails(said));
  for (const { template, group, says } of mayRead(own)) {
    // To read a statement is dear, and in vain where the evidence has the words of no other pattern.
    const others = group.filter(
      (other) => other.template !== template && other.says && has(known, other.template),
    );
    if (others.length === 0) continue;
    for (const { text, tail, clause } of bodies()) {
      const match = template.read(text, lemmaOf);
      if (match === undefined) continue;
      // "Was not closed because of rain" does not say that it was open because of rain.
      if (clause && (match.finite.denied || template.denies)) continue;
      for (const other of others) {
        // Denied, what says more and what says less change places: who is not employed may work there still.
        if (match.finite.denied && !(says && other.reads)) continue;
        // Who has not passed yet has not failed.
        if (other.template.denies && match.finite.tense !== 'present' && known.has('yet')) continue;
        for (const told of other.deed ? deedsBehind(match) : [match]) {
          const words = other.template.say(told);
          if (words !== undefined && !(clause && other.template.denies)) found.add(words + tail);
          if (found.size === MOST) return [...found];
        }
      }
      break;
    }
  }
  return [...found];
}

/** A statement, or what is left of it without what it opens or ends on, and that. */
interface Body {
  readonly text: string;
  /** What stands behind the statement, with the space before it. */
  readonly tail: string;
  /** Whether that is a clause, or may be of another word than the verb. */
  readonly clause: boolean;
}

/** What a statement says without its time, its place or its condition, and as it stands. */
function withoutTails(said: string): readonly Body[] {
  const [timeless, time] = untimed(said);
  const behind = CLAUSE_BEHIND.exec(said);
  const before = CLAUSE_BEFORE.exec(said);
  const place = PLACE_BEHIND.exec(said);
  return [
    ...(time === '' ? [] : [{ text: timeless, tail: ` ${time}`, clause: false }]),
    { text: said, tail: '', clause: false },
    ...(behind === null ? [] : [{ text: behind[1]!, tail: ` ${behind[2]}`, clause: true }]),
    ...(before === null
      ? []
      : [
          {
            text: capital(before[2]!),
            tail: ` ${before[1]!.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
            clause: true,
          },
        ]),
    ...(place === null ? [] : [{ text: place[1]!, tail: ` ${place[2]}`, clause: true }]),
  ];
}

/** "…, if you cancel", "If you cancel, …", "… in the building". */
const CLAUSE_BEHIND = /^([^,;:]{6,}?),? ((?:if|when|whenever|because|since|as soon as|once) [^,;:]{6,})$/i;
const CLAUSE_BEFORE = /^((?:If|When|Whenever|Because|As soon as|Once) [^,;:]{6,}), ((?!then\b)[^,;:]{6,})$/;
const PLACE_BEHIND =
  /^([^,;:]{6,}) ((?:in|at|on|for|during|within|via) (?:[\p{L}\p{N}'-]+ ){0,3}[\p{L}\p{N}'-]+)$/u;

/** The words of a text in lower case, those that deny themselves also as they affirm: "weren't" and "were". */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(words.flatMap((word) => [word, word.replace(/n['\u2019]t$|['\u2019]s?$/, '')]));
}

const has = (words: ReadonlySet<string>, { needs }: Template): boolean =>
  needs.every((forms) => forms.some((form) => words.has(form)));

/** A statement without what it ends on where that says only when it was. */
function untimed(said: string): readonly [string, string] {
  for (const { index } of matchesOf(
    said,
    / (?=(?:on|in|at|during|since|from|by|until|for|within|last|next|yesterday|today|every|each)\b)/gi,
  )) {
    const tail = said.slice(index + 1);
    if (isTime(tail)) return [said.slice(0, index), tail];
  }
  return [said, ''];
}
