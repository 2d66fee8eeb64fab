/** Strings as the states that a reader of a text goes through, letter by letter, to find all of them in one pass. */

/** For each state and letter the state behind it. */
export interface Tree {
  /** The state behind state `s` at a letter of kind `k` is `next[s * kinds + k]`. */
  readonly next: Uint16Array;
  readonly kinds: number;
  /** What kind of letter each of ASCII is, in either case; 0 for one that is in no string. */
  readonly kindOf: Uint8Array;
  /** 1 for a state at which some string ends. */
  readonly ends: Uint8Array;
  /** What belongs to the strings that end where a state is reached; undefined for none. */
  readonly reached: readonly (readonly number[] | undefined)[];
}

/** The tree of folded ASCII strings, each with what belongs to it. */
export function treeOf(strings: ReadonlyMap<string, readonly number[]>): Tree {
  const { kindOf, kinds } = kindsIn(strings.keys());
  let most = 1;
  for (const string of strings.keys()) most += string.length;
  const next = new Uint16Array(most * kinds);
  const reached: (readonly number[] | undefined)[] = [undefined];
  for (const [string, owners] of strings) {
    let state = 0;
    for (let at = 0; at < string.length; at++) {
      const place = state * kinds + kindOf[string.charCodeAt(at)]!;
      if (next[place] === 0) next[place] = reached.push(undefined) - 1;
      state = next[place]!;
    }
    reached[state] = owners;
  }
  if (reached.length > 0xffff) throw new RangeError('too many strings for one tree');
  joinUp(next, kinds, reached);
  const ends = Uint8Array.from(reached, (owners) => (owners === undefined ? 0 : 1));
  return { next: next.slice(0, reached.length * kinds), kinds, kindOf, ends, reached };
}

function kindsIn(strings: Iterable<string>): { readonly kindOf: Uint8Array; readonly kinds: number } {
  const kindOf = new Uint8Array(128);
  let kinds = 1;
  for (const string of strings)
    for (const letter of string)
      if (kindOf[letter.charCodeAt(0)] === 0) {
        kindOf[letter.charCodeAt(0)] = kinds;
        kindOf[letter.toUpperCase().charCodeAt(0)] = kinds++;
      }
  return { kindOf, kinds };
}

/** Leads each state, where its string does not go on, to the state of what else was begun by its last letters. */
function joinUp(next: Uint16Array, kinds: number, reached: (readonly number[] | undefined)[]): void {
  const fallback = new Uint16Array(reached.length);
  const queue: number[] = [];
  for (let kind = 0; kind < kinds; kind++) if (next[kind] !== 0) queue.push(next[kind]!);
  for (const state of queue) {
    const other = fallback[state]!;
    const more = reached[other];
    if (more !== undefined) reached[state] = [...(reached[state] ?? []), ...more];
    for (let kind = 0; kind < kinds; kind++) {
      const behind = next[state * kinds + kind]!;
      const elsewhere = next[other * kinds + kind]!;
      if (behind === 0) next[state * kinds + kind] = elsewhere;
      else {
        fallback[behind] = elsewhere;
        queue.push(behind);
      }
    }
  }
}
