/**
 * What the choice of a move looks at: the top of the stack and the front of the buffer with their
 * dependents (after Zhang and Nivre 2011), words, tags, groups of words, distance and valency.
 */
import type { ArcState, Nodes } from './arc-state.ts';
import { four, one, three, two } from './hash.ts';

/** Features of one move, at the most. */
export const ARC_FEATURES = 128;

/** Writes the features of a state; returns how many. */
export function arcFeatures(state: ArcState, nodes: Nodes, out: Int32Array): number {
  const { stack, size, next, label } = state;
  const { form, tag, upos, fine, coarse } = nodes;
  const last = nodes.count + 1;
  const s0 = size > 0 ? stack[size - 1]! : 0;
  const s1 = size > 1 ? stack[size - 2]! : 0;
  const s2 = size > 2 ? stack[size - 3]! : 0;
  const b0 = next;
  const b1 = next < last ? next + 1 : 0;
  const b2 = next + 1 < last ? next + 2 : 0;
  const b3 = next + 2 < last ? next + 3 : 0;
  const s0l = state.left1[s0]!;
  const s0r = state.right1[s0]!;
  const s0l2 = state.left2[s0]!;
  const s0r2 = state.right2[s0]!;
  const s1l = state.left1[s1]!;
  const s1r = state.right1[s1]!;
  const s1r2 = state.right2[s1]!;
  const s1l2 = state.left2[s1]!;
  const b0l = state.left1[b0]!;
  const b0l2 = state.left2[b0]!;
  const s0w = form[s0]!;
  const s0t = tag[s0]!;
  const s1w = form[s1]!;
  const s1t = tag[s1]!;
  const s2t = tag[s2]!;
  const b0w = form[b0]!;
  const b0t = tag[b0]!;
  const b1w = form[b1]!;
  const b1t = tag[b1]!;
  const b2t = tag[b2]!;
  const b3t = tag[b3]!;
  const s0u = upos[s0]!;
  const s1u = upos[s1]!;
  const b0u = upos[b0]!;
  const s0f = fine[s0]!;
  const s1f = fine[s1]!;
  const b0f = fine[b0]!;
  const near = distance(b0 - s0);
  const far = distance(s0 - s1);
  const s0v = state.leftCount[s0]! * 8 + Math.min(state.rightCount[s0]!, 7);
  const s1v = state.leftCount[s1]! * 8 + Math.min(state.rightCount[s1]!, 7);
  const b0v = Math.min(state.leftCount[b0]!, 7);
  let n = 0;
  out[n++] = two(1, s0w, s0t);
  out[n++] = one(2, s0t);
  out[n++] = one(3, s0w);
  out[n++] = two(4, s1w, s1t);
  out[n++] = one(5, s1t);
  out[n++] = one(6, s1w);
  out[n++] = two(7, b0w, b0t);
  out[n++] = one(8, b0t);
  out[n++] = one(9, b0w);
  out[n++] = two(10, b1w, b1t);
  out[n++] = one(11, b1t);
  out[n++] = two(12, form[b2]!, b2t);
  out[n++] = one(13, b2t);
  out[n++] = two(14, form[s2]!, s2t);
  out[n++] = four(15, s0w, s0t, b0w, b0t);
  out[n++] = three(16, s0w, s0t, b0w);
  out[n++] = three(17, s0w, b0w, b0t);
  out[n++] = three(18, s0w, s0t, b0t);
  out[n++] = three(19, s0t, b0w, b0t);
  out[n++] = two(20, s0w, b0w);
  out[n++] = two(21, s0t, b0t);
  out[n++] = four(22, s0w, s0t, s1w, s1t);
  out[n++] = three(23, s0w, s0t, s1t);
  out[n++] = three(24, s0t, s1w, s1t);
  out[n++] = two(25, s0w, s1w);
  out[n++] = two(26, s0t, s1t);
  out[n++] = two(27, s1w, b0w);
  out[n++] = two(28, s1t, b0t);
  out[n++] = three(29, s0t, s1t, b0t);
  out[n++] = three(30, s0t, b0t, b1t);
  out[n++] = three(31, b0t, b1t, b2t);
  out[n++] = three(32, s0t, s1t, s2t);
  out[n++] = four(33, s0t, s1t, b0t, b1t);
  out[n++] = four(34, s0t, b0t, b1t, b2t);
  out[n++] = four(35, b0t, b1t, b2t, b3t);
  out[n++] = three(36, s0w, s1t, b0t);
  out[n++] = three(37, s0t, s1w, b0t);
  out[n++] = three(38, s0t, s1t, b0w);
  out[n++] = three(39, s0t, b0t, tag[b0l]!);
  out[n++] = three(40, s0t, b0t, tag[s0l]!);
  out[n++] = three(41, s0t, b0t, tag[s0r]!);
  out[n++] = three(42, s1t, s0t, tag[s0l]!);
  out[n++] = three(43, s1t, s0t, tag[s0r]!);
  out[n++] = three(44, s1t, s0t, tag[s1l]!);
  out[n++] = three(45, s1t, s0t, tag[s1r]!);
  out[n++] = four(46, s1t, s0t, b0t, tag[s1r]!);
  out[n++] = four(47, s1t, s0t, b0t, tag[s0r]!);
  out[n++] = four(48, s1t, s0t, b0t, tag[b0l]!);
  out[n++] = three(49, s0t, tag[s0r]!, tag[s0r2]!);
  out[n++] = three(50, s0t, tag[s0l]!, tag[s0l2]!);
  out[n++] = three(51, s1t, tag[s1r]!, tag[s1r2]!);
  out[n++] = three(52, b0t, tag[b0l]!, tag[b0l2]!);
  out[n++] = three(53, s0t, b0t, near);
  out[n++] = three(54, s0t, s1t, far);
  out[n++] = three(55, s0w, b0w, near);
  out[n++] = two(56, s0w, near);
  out[n++] = two(57, b0w, near);
  out[n++] = two(58, s1w, far);
  out[n++] = two(59, s0w, far);
  out[n++] = two(60, s0w, s0v);
  out[n++] = two(61, s0t, s0v);
  out[n++] = two(62, s1w, s1v);
  out[n++] = two(63, s1t, s1v);
  out[n++] = two(64, b0t, b0v);
  out[n++] = two(65, b0w, b0v);
  out[n++] = three(66, s0w, label[s0l]!, label[s0r]!);
  out[n++] = three(67, s0t, label[s0l]!, label[s0r]!);
  out[n++] = three(68, s1t, label[s1l]!, label[s1r]!);
  out[n++] = three(69, s1w, label[s1l]!, label[s1r]!);
  out[n++] = two(70, b0t, label[b0l]!);
  out[n++] = two(71, s0t, state.labelSet[s0]!);
  out[n++] = two(72, s1t, state.labelSet[s1]!);
  out[n++] = two(73, b0t, state.labelSet[b0]!);
  out[n++] = three(74, s0t, b0t, state.labelSet[s0]!);
  out[n++] = three(75, s1t, s0t, state.labelSet[s1]!);
  out[n++] = three(76, s0t, b0t, state.labelSet[b0]!);
  out[n++] = two(77, form[s0l]!, s0t);
  out[n++] = two(78, form[s0r]!, s0t);
  out[n++] = two(79, form[s1r]!, s1t);
  out[n++] = two(80, form[b0l]!, b0t);
  out[n++] = two(81, s0f, b0f);
  out[n++] = two(82, s0f, s1f);
  out[n++] = two(83, s0f, s0t);
  out[n++] = two(84, b0f, b0t);
  out[n++] = three(85, coarse[s0]!, coarse[b0]!, s0t);
  out[n++] = three(86, coarse[s0]!, coarse[s1]!, s0t);
  out[n++] = three(87, s0f, s1t, b0t);
  out[n++] = three(88, s1f, s0t, b0t);
  out[n++] = three(89, s1f, form[s0l]!, s0f);
  out[n++] = three(90, s1w, form[s0l]!, s0t);
  out[n++] = three(91, s1t, form[s0l]!, s0w);
  out[n++] = four(92, s1w, s0w, b0w, 0);
  out[n++] = four(93, s1u, s0u, b0u, upos[s2]!);
  out[n++] = four(94, s0u, b0u, upos[b1]!, s0v);
  out[n++] = four(95, s1u, s0u, b0u, far * 8 + near);
  out[n++] = three(96, s0t, b0t, b1w);
  out[n++] = three(97, s1t, s0t, form[b1]!);
  out[n++] = three(98, s1w, s0w, b0t);
  out[n++] = three(99, s1t, s1v, s0t);
  out[n++] = three(100, b0u, s0u, kindsBetween(upos, s0, b0));
  out[n++] = three(101, s1u, s0u, kindsBetween(upos, s1, s0));
  out[n++] = four(102, s1t, s0t, label[s1r]!, form[s0l]!);
  out[n++] = three(103, s1t, form[s1l2]!, s0t);
  return n;
}

/** Distances in steps that matter: 1, 2, 3, 4, to 6, to 10, beyond. */
function distance(d: number): number {
  if (d < 5) return d;
  return d < 7 ? 5 : d < 11 ? 6 : 7;
}

const WATCHED = 32;

/** The kinds of words between two nodes, as bits, where they are near enough to look. */
function kindsBetween(upos: Int32Array, from: number, to: number): number {
  if (from === 0 || to - from > WATCHED) return -1;
  let set = 0;
  for (let i = from + 1; i < to; i++) set |= 1 << upos[i]!;
  return set;
}
