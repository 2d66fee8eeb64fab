/**
 * Lines of a text, found by their keys: what stands before the last space, or all of the line. A map of as many
 * strings takes ten times the memory and the time to make it.
 */
export class LineTable {
  private readonly text: string;
  /** Of each line where it begins, where its key ends, and where it ends itself. */
  private readonly starts: Int32Array;
  private readonly keyEnds: Int32Array;
  private readonly ends: Int32Array;
  /** Open addressing: numbers of lines, from 1. */
  private readonly slots: Int32Array;

  /** Of lines with the same key the last is found; one without a key, or empty where it should have one, is none. */
  constructor(text: string, key: 'before the last space' | 'whole line') {
    this.text = text;
    const count = linesIn(text);
    this.starts = new Int32Array(count);
    this.keyEnds = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 1)));
    for (let line = 0, start = 0; line < count; line++) {
      const newline = text.indexOf('\n', start);
      const end = newline < 0 ? text.length : newline;
      this.starts[line] = start;
      this.keyEnds[line] = key === 'whole line' ? end : text.lastIndexOf(' ', end - 1);
      this.ends[line] = end;
      if (this.keyEnds[line] > start) this.slots[this.slotOf(text, start, this.keyEnds[line])] = line + 1;
      start = end + 1;
    }
  }

  get size(): number {
    return this.starts.length;
  }

  /** The number of the line that has this key, from 0; -1 for none. */
  find(key: string): number {
    return this.slots[this.slotOf(key, 0, key.length)] - 1;
  }

  /** What a line says behind its key and a space. */
  rest(line: number): string {
    return this.text.slice(this.keyEnds[line] + 1, this.ends[line]);
  }

  /** The slot of the key `text[start, end)`: where its line is, or the empty one where it would be. */
  private slotOf(text: string, start: number, end: number): number {
    const mask = this.slots.length - 1;
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const line = this.slots[slot] - 1;
      if (line < 0 || this.isKey(line, text, start, end)) return slot;
    }
  }

  private isKey(line: number, text: string, start: number, end: number): boolean {
    const from = this.starts[line] - start;
    if (this.keyEnds[line] - from !== end) return false;
    for (let at = start; at < end; at++) {
      if (this.text.charCodeAt(from + at) !== text.charCodeAt(at)) return false;
    }
    return true;
  }
}

function linesIn(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
