/** Groups of words that behave alike: 1 to 1000 for a word of the table, 0 for any other. */

const GROUP_BITS = 10;
const GROUP_MASK = (1 << GROUP_BITS) - 1;

/** An open-addressed table: 22 bits of a word's hash beside its group of 10 bits. */
export class WordTable {
  private readonly slots: Uint32Array;
  /** The coarse group of each fine one. */
  readonly coarse: Uint8Array;

  /** Some of the slots must be empty (0). */
  constructor(slots: Uint32Array, coarse: Uint8Array) {
    this.slots = slots;
    this.coarse = coarse;
  }

  group(hash: number): number {
    const { slots } = this;
    const key = tableKey(hash);
    for (let at = slotOf(hash, slots.length); ; at = at + 1 === slots.length ? 0 : at + 1) {
      const slot = slots[at]!;
      if (slot === 0) return 0;
      if (slot >>> GROUP_BITS === key) return slot & GROUP_MASK;
    }
  }
}

const tableKey = (hash: number): number => (hash >>> GROUP_BITS) & 0x3fffff;
const slotOf = (hash: number, size: number): number =>
  Math.floor((Math.imul(hash, 0x9e3779b1) >>> 0) * (size / 2 ** 32));

/** The slots of a table of `size`; the first entry of a hash stays. */
export function buildSlots(
  entries: Iterable<readonly [hash: number, group: number]>,
  size: number,
): Uint32Array {
  const slots = new Uint32Array(size);
  for (const [hash, group] of entries) {
    let at = slotOf(hash, size);
    while (slots[at] !== 0 && slots[at]! >>> GROUP_BITS !== tableKey(hash)) at = (at + 1) % size;
    if (slots[at] === 0) slots[at] = ((tableKey(hash) << GROUP_BITS) | group) >>> 0;
  }
  return slots;
}
