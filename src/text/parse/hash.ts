/** Hashes of features: 32-bit mixing in integers, the same on every machine. */

/** Begins the hash of a feature: `template` keeps the kinds of features apart. */
export function one(template: number, a: number): number {
  let h = Math.imul(a ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 13);
}

/** A feature of two parts. */
export function two(template: number, a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15) ^ b, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return h ^ (h >>> 15);
}

/** A feature of three parts. */
export function three(template: number, a: number, b: number, c: number): number {
  return two(template, one(7, a) ^ b, c);
}

/** A feature of four parts. */
export function four(template: number, a: number, b: number, c: number, d: number): number {
  return two(template, two(11, a, b), two(13, c, d));
}
