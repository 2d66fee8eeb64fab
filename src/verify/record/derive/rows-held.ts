/** What rows say of themselves by one word of a claim: by their states, deeds, flags and kinds. */

import type { Field } from '../record.ts';
import { Said } from '../said.ts';
import { predicate } from '../whose/predicates.ts';
import { isUnsettled } from '../words/states.ts';

/** Words that say that there is none. */
export const NONE = /^(?:none|no|neither)$/;

/** What rows say of themselves by one word of the claim behind their noun: each whether it holds; undefined where none says anything, `open` where only some do. */
export function heldBy(
  said: Said,
  rows: readonly (readonly Field[])[],
  noun: number,
): readonly Held[] | 'open' | undefined {
  for (let at = noun + 1; at < said.words.length; at++) {
    if (said.words[at]!.value >= 0 || said.words[at]!.weight === 0) continue;
    const { names, held } = heldAt(said, rows, at);
    if (names.size === 0) {
      if (isOfRow(said, rows, at)) continue;
      // "None was cancelled" of orders that are shipped and open; "no disputes on the transaction" tells no state of them.
      if (!isPredicate(said, at)) return undefined;
      const states = rows.map((row) =>
        row.find(({ name, words }) => STATUS.test(name.at(-1) ?? '') && words.length < 3),
      );
      return states.every((field) => field !== undefined)
        ? states.map((field) => ({ word: at, holds: false, field: field! }))
        : undefined;
    }
    return held ?? 'open';
  }
  return undefined;
}

/** Whether a word is said of what stands before it: behind a form of "be", or a past of its own. */
const isPredicate = ({ bare }: Said, at: number): boolean =>
  bare.slice(Math.max(0, at - 2), at).some((word) => /^(?:is|are|was|were|been|be|being|got)$/.test(word)) ||
  /ed$/.test(bare[at]!);

/** What rows say of themselves by word `at`, and the names of the fields by which they do. */
function heldAt(said: Said, rows: readonly (readonly Field[])[], at: number, attributive = false) {
  const found = rows.map((row) => saidAt(said, row, at, attributive));
  const names = new Set(found.flatMap((one) => (one === undefined ? [] : [one.field.name.join(' ')])));
  const [name] = names;
  // A row of another state is not in this one.
  const all = rows.map((row, i): Held | undefined => {
    const field = row.find((one) => one.name.join(' ') === name);
    const other = field !== undefined && isEnumerated(field) ? { word: at, holds: false, field } : undefined;
    return found[i] ?? other;
  });
  const held = names.size === 1 && all.every((one) => one !== undefined) ? (all as Held[]) : undefined;
  return { names, held };
}

/** "Two open tickets": what rows say of themselves by the word before their noun, behind a number or "no". */
export function attributeBefore(said: Said, rows: readonly (readonly Field[])[], noun: number) {
  const [word, before] = [said.words[noun - 1], said.words[noun - 2]];
  if (word === undefined || before === undefined || word.value >= 0 || word.weight === 0) return undefined;
  if (before.value < 0 && !NONE.test(said.bare[noun - 2]!)) return undefined;
  return heldAt(said, rows, noun - 1, true).held;
}

const STATUS = /^(?:status|state)$/;

interface Held {
  readonly word: number;
  readonly holds: boolean;
  readonly field: Field;
}

/** Whether a word only names rows again, or joins: "two of the three readings are actual readings". */
const isOfRow = (said: Said, rows: readonly (readonly Field[])[], at: number): boolean =>
  said.words[at]!.lemma === 'be' ||
  said.focus.labels.some((label) => said.canSay(label, at)) ||
  rows.every((row) => row.some(({ name }) => name.some((word) => said.canSay(word, at))));

/** Names of what is one of a few kinds. */
const KIND =
  /^(?:status|state|stage|outcome|result|phase|decision|response|type|kind|category|condition|mode|rsvp|answer|verdict)$/;

/** A text that is one of a few, or none yet. */
const isEnumerated = ({ name, words, quote }: Field): boolean =>
  KIND.test(name.at(-1) ?? '') && (quote === 'null' || words.length < 4);

/** What a row says by a word: a state, a deed, a flag, or a kind that the word is. */
function saidAt(said: Said, row: readonly Field[], at: number, attributive = false): Held | undefined {
  const focus = { ...said.focus, own: row, above: [], inner: [], rows: [], children: [] };
  const one = new Said(
    said.reading,
    focus,
    said.lexicon,
    said.titles,
    said.from,
    said.from + said.words.length,
  );
  for (const field of row) {
    const found = predicate(one, field, at);
    if (found !== undefined && found.kind !== 'none') return { word: at, holds: found.holds, field };
    const copula = said.bare
      .slice(Math.max(0, at - 2), at)
      .some((word) => /^(?:is|are|was|were)$/.test(word));
    if (
      (copula || attributive) &&
      isEnumerated(field) &&
      field.words.length === 1 &&
      field.words[0] === said.bare[at]
    )
      return { word: at, holds: true, field };
  }
  return undefined;
}

/** Whether no row of those is open, undone or without the date that it would have once done. */
export const areSettled = (rows: readonly (readonly Field[])[]): boolean =>
  rows.every((row) =>
    row.every(
      ({ name, quote, words }) =>
        !(name.some((word) => /^(?:status|state|outcome|result)$/.test(word)) && isUnsettled(words)) &&
        !(quote === 'null' || quote === 'false'),
    ),
  );
