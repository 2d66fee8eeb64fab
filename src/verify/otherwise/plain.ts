/** A plain statement by the other patterns that say the same, as far as the evidence has their words. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { isTime } from '../recast.ts';
import { changeGroups, supportVerbGroups } from './support-verbs.ts';
import { groups } from './table.ts';
import { type Template, templateOf } from './template.ts';

interface Entry {
  readonly template: Template;
  readonly group: readonly Entry[];
  readonly reads: boolean;
  readonly says: boolean;
}

/** Most other ways in which one statement is said. */
const MOST = 4;

let entries: readonly Entry[] | undefined;

function table(): readonly Entry[] {
  entries ??= [...groups(), ...supportVerbGroups(), ...changeGroups()].flatMap((line) => {
    const group: Entry[] = [];
    for (const written of line.split(' | ')) {
      const template = templateOf(written.replace(/^[<>] /, ''));
      group.push({ template, group, reads: !written.startsWith('< '), says: !written.startsWith('> ') });
    }
    return group;
  });
  return entries;
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
  const [body, tail] = untimed(said);
  for (const { template, group, reads, says } of table()) {
    if (!reads || !has(own, template)) continue;
    for (const [text, time] of tail === ''
      ? [[said, '']]
      : [
          [body, ` ${tail}`],
          [said, ''],
        ]) {
      const match = template.read(text!, lemmaOf);
      if (match === undefined) continue;
      for (const other of group) {
        if (other.template === template || !other.says || !has(known, other.template)) continue;
        // Denied, what says more and what says less change places: who is not employed may work there still.
        if (match.finite.denied && !(says && other.reads)) continue;
        const words = other.template.say(match);
        if (words !== undefined) found.add(words + time);
        if (found.size === MOST) return [...found];
      }
      break;
    }
  }
  return [...found];
}

/** The words of a text in lower case, those that deny themselves also as they affirm: "weren't" and "were". */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(words.flatMap((word) => [word, word.replace(/n['\u2019]t$|['\u2019]s?$/, '')]));
}

const has = (words: ReadonlySet<string>, { needs }: Template): boolean =>
  needs.every((forms) => forms.some((form) => words.has(form)));

/** A statement without what it ends on where that says only when it was. */
function untimed(said: string): readonly [string, string] {
  for (const { index } of said.matchAll(
    / (?=(?:on|in|at|during|since|from|by|until|for|within|last|next|yesterday|today|every|each)\b)/gi,
  )) {
    const tail = said.slice(index + 1);
    if (isTime(tail)) return [said.slice(0, index), tail];
  }
  return [said, ''];
}
