/**
 * The arc-hybrid transition system (Kuhlmann, Gómez-Rodríguez and Satta 2011): a stack of words whose heads
 * are open, a buffer of words to come, and three moves. Node 0 is nothing, nodes 1 to n are words, n + 1 is
 * the root at the end of the buffer.
 */

/** The next word of the buffer goes onto the stack. */
export const SHIFT = 0;
/** The top of the stack gets the next word of the buffer as its head. */
export const LEFT = 1;
/** The top of the stack gets the word below it as its head. */
export const RIGHT = 2;

/** What the models see of the words of a sentence, by node. */
export interface Nodes {
  readonly count: number;
  readonly form: Int32Array;
  /** Fine tag, and its coarse part. */
  readonly tag: Int32Array;
  readonly upos: Int32Array;
  readonly fine: Int32Array;
  readonly coarse: Int32Array;
}

export class ArcState {
  count = 0;
  /** The node that must be the root's dependent; 0 where any may be. */
  main = 0;
  /** Nodes with an open head; `stack[size - 1]` is the top. */
  stack = new Int32Array(64);
  size = 0;
  /** Next node of the buffer. */
  next = 1;
  head = new Int32Array(64);
  label = new Int32Array(64);
  /** Outermost and second-outermost dependents on either side, 0 for none. */
  left1 = new Int32Array(64);
  left2 = new Int32Array(64);
  right1 = new Int32Array(64);
  right2 = new Int32Array(64);
  /** Labels of a node's dependents, as bits of their numbers modulo 32; and how many there are by side. */
  labelSet = new Int32Array(64);
  leftCount = new Int32Array(64);
  rightCount = new Int32Array(64);
  /** How far the move that gave a node its head, and its relation, stood above the next best. */
  headGap = new Float64Array(64);
  labelGap = new Float64Array(64);
  /** The moves so far, and what they score together. */
  moves = new Uint8Array(128);
  made = 0;
  total = 0;
  /** How many readings go on from this one; bookkeeping of the beam. */
  uses = 0;

  start(count: number, main = 0): void {
    if (count + 2 > this.stack.length) this.grow(2 * (count + 2));
    this.count = count;
    this.main = main;
    this.size = 0;
    this.next = 1;
    this.made = 0;
    this.total = 0;
    this.label.fill(-1, 0, count + 2);
    for (const array of this.zeroed()) array.fill(0, 0, count + 2);
  }

  /** Becomes the same as `from`. */
  copy(from: ArcState): void {
    const nodes = from.count + 2;
    if (nodes > this.stack.length) this.grow(2 * nodes);
    this.count = from.count;
    this.main = from.main;
    this.size = from.size;
    this.next = from.next;
    this.made = from.made;
    this.total = from.total;
    for (let i = 0; i < from.size; i++) this.stack[i] = from.stack[i]!;
    for (let i = 0; i < from.made; i++) this.moves[i] = from.moves[i]!;
    for (let i = 0; i < nodes; i++) {
      this.head[i] = from.head[i]!;
      this.label[i] = from.label[i]!;
      this.left1[i] = from.left1[i]!;
      this.left2[i] = from.left2[i]!;
      this.right1[i] = from.right1[i]!;
      this.right2[i] = from.right2[i]!;
      this.labelSet[i] = from.labelSet[i]!;
      this.leftCount[i] = from.leftCount[i]!;
      this.rightCount[i] = from.rightCount[i]!;
      this.headGap[i] = from.headGap[i]!;
      this.labelGap[i] = from.labelGap[i]!;
    }
  }

  get done(): boolean {
    return this.size === 0 && this.next === this.count + 1;
  }

  /**
   * The root takes one word only, so it must wait until a single one is left. What is to be that word is shifted onto
   * an empty stack, where nothing but the root can be its head.
   */
  allows(move: number): boolean {
    const atRoot = this.next > this.count;
    if (move === SHIFT) return !atRoot && (this.next !== this.main || this.size === 0);
    if (move === LEFT)
      return this.size > 0 && (atRoot ? this.size === 1 : this.stack[this.size - 1] !== this.main);
    return this.size > 1;
  }

  /** The head that `move` would give to the top of the stack. */
  headOf(move: number): number {
    return move === LEFT ? this.next : this.stack[this.size - 2]!;
  }

  shift(): void {
    this.stack[this.size++] = this.next++;
  }

  /** LEFT or RIGHT with the label of the arc. */
  attach(move: number, label: number): void {
    const dependent = this.stack[this.size - 1]!;
    const head = this.headOf(move);
    this.size--;
    this.head[dependent] = head;
    this.label[dependent] = label;
    this.labelSet[head]! |= 1 << (label & 31);
    if (move === LEFT) {
      this.left2[head] = this.left1[head]!;
      this.left1[head] = dependent;
      this.leftCount[head]!++;
    } else {
      this.right2[head] = this.right1[head]!;
      this.right1[head] = dependent;
      this.rightCount[head]!++;
    }
  }

  private zeroed(): Int32Array[] {
    return [
      this.head,
      this.left1,
      this.left2,
      this.right1,
      this.right2,
      this.labelSet,
      this.leftCount,
      this.rightCount,
    ];
  }

  private grow(size: number): void {
    this.stack = new Int32Array(size);
    this.head = new Int32Array(size);
    this.label = new Int32Array(size);
    this.left1 = new Int32Array(size);
    this.left2 = new Int32Array(size);
    this.right1 = new Int32Array(size);
    this.right2 = new Int32Array(size);
    this.labelSet = new Int32Array(size);
    this.leftCount = new Int32Array(size);
    this.rightCount = new Int32Array(size);
    this.headGap = new Float64Array(size);
    this.labelGap = new Float64Array(size);
    this.moves = new Uint8Array(2 * size);
  }
}
