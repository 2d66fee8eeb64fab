/** Tagged words laid out as the nodes that the arcs join. */
import type { Nodes } from './arc-state.ts';
import { PAD, type Words } from './words.ts';

const ROOT_FORM = 77;
const ROOT_TAG = 120;
const ROOT_UPOS = 31;
const ROOT_FINE = 1021;
const ROOT_COARSE = 61;

/** A number for each coarse tag, by fine tag (`UPOS/XPOS`); 0 is kept for no tag. */
export function uposNumbers(tags: readonly string[]): Int32Array {
  const names = [...new Set(tags.map((tag) => tag.split('/')[0]!))];
  return Int32Array.from(tags, (tag) => 1 + names.indexOf(tag.split('/')[0]!));
}

/** Room for `size` nodes, the first and the root included. */
export function emptyNodes(size: number): Nodes & { count: number } {
  const array = () => new Int32Array(size);
  return { count: 0, form: array(), tag: array(), upos: array(), fine: array(), coarse: array() };
}

/** Lays tagged words out as nodes, with the root behind them. `tags` is by position, PAD included. */
export function fillNodes(
  nodes: Nodes & { count: number },
  words: Words,
  tags: Int32Array,
  uposNumber: Int32Array,
): void {
  const n = words.count;
  nodes.count = n;
  for (let i = 0; i < n; i++) {
    nodes.form[i + 1] = words.form[i + PAD]!;
    nodes.tag[i + 1] = tags[i + PAD]! + 1;
    nodes.upos[i + 1] = uposNumber[tags[i + PAD]!]!;
    nodes.fine[i + 1] = words.fine[i + PAD]!;
    nodes.coarse[i + 1] = words.coarse[i + PAD]!;
  }
  nodes.form[n + 1] = ROOT_FORM;
  nodes.tag[n + 1] = ROOT_TAG;
  nodes.upos[n + 1] = ROOT_UPOS;
  nodes.fine[n + 1] = ROOT_FINE;
  nodes.coarse[n + 1] = ROOT_COARSE;
}
