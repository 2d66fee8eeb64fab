/** What the choice of a relation looks at: the two ends of the arc, what stands around them, and their dependents. */
import type { ArcState, Nodes } from './arc-state.ts';
import { four, one, three, two } from './hash.ts';

/** Features of one label, at the most. */
export const LABEL_FEATURES = 64;

/** Writes the features of the arc from `head` to `dependent`; returns how many. */
export function labelFeatures(
  state: ArcState,
  nodes: Nodes,
  head: number,
  dependent: number,
  out: Int32Array,
): number {
  const { form, tag, upos, fine, coarse } = nodes;
  const { label } = state;
  const hw = form[head]!;
  const ht = tag[head]!;
  const hu = upos[head]!;
  const dw = form[dependent]!;
  const dt = tag[dependent]!;
  const du = upos[dependent]!;
  const side = head > dependent ? 1 : 0;
  const gap = Math.min(Math.abs(head - dependent), 6) * 2 + side;
  const dl = state.left1[dependent]!;
  const dr = state.right1[dependent]!;
  const dl2 = state.left2[dependent]!;
  const hl = state.left1[head]!;
  const hr = state.right1[head]!;
  const hl2 = state.left2[head]!;
  const before = dependent - 1;
  const after = dependent + 1;
  let n = 0;
  out[n++] = three(1, ht, dt, side);
  out[n++] = two(2, hw, side);
  out[n++] = two(3, dw, side);
  out[n++] = three(4, hw, dw, side);
  out[n++] = three(5, hw, dt, side);
  out[n++] = three(6, ht, dw, side);
  out[n++] = two(7, dt, side);
  out[n++] = two(8, ht, side);
  out[n++] = three(9, ht, dt, gap);
  out[n++] = two(10, hu, gap);
  out[n++] = two(11, dt, tag[before]!);
  out[n++] = two(12, dt, tag[after]!);
  out[n++] = two(13, dw, tag[after]!);
  out[n++] = three(14, dt, form[dl]!, side);
  out[n++] = three(15, form[dl]!, hu, du);
  out[n++] = three(16, label[dl]!, ht, dt);
  out[n++] = three(17, label[dr]!, ht, dt);
  out[n++] = three(18, tag[dl]!, dt, side);
  out[n++] = three(19, tag[dr]!, dt, side);
  out[n++] = three(20, state.labelSet[dependent]!, du, hu);
  out[n++] = three(21, state.labelSet[head]!, du, side);
  out[n++] = four(22, state.labelSet[head]!, dt, ht, side);
  out[n++] = three(23, label[hl]!, dt, side);
  out[n++] = three(24, label[hr]!, dt, side);
  out[n++] = three(25, form[hl]!, dt, ht);
  out[n++] = three(26, form[hr]!, dt, ht);
  out[n++] = three(27, fine[dependent]!, ht, side);
  out[n++] = three(28, fine[head]!, dt, side);
  out[n++] = three(29, fine[head]!, fine[dependent]!, side);
  out[n++] = four(30, coarse[head]!, coarse[dependent]!, side, du);
  out[n++] = four(31, form[dl]!, hw, du, side);
  out[n++] = four(32, form[dl]!, dw, hu, side);
  out[n++] = three(33, form[dl]!, fine[dependent]!, hu);
  out[n++] = three(34, form[dl]!, form[dl2]!, du);
  out[n++] = three(35, label[dl]!, label[dl2]!, dt);
  out[n++] = three(36, tag[head - 1]!, ht, dt);
  out[n++] = three(37, tag[head + 1]!, ht, dt);
  out[n++] = three(38, form[before]!, dt, side);
  out[n++] = three(39, form[after]!, dt, side);
  out[n++] = four(40, label[hl]!, label[hl2]!, dt, side);
  out[n++] = one(41, side);
  out[n++] = four(42, leftOrder(state, head), dt, hu, side);
  out[n++] = four(43, tag[dl]!, tag[dr]!, dt, hu);
  out[n++] = three(44, dw, dt, hu);
  return n;
}

const leftOrder = (state: ArcState, head: number): number =>
  state.leftCount[head]! * 16 + Math.min(state.rightCount[head]!, 15);
