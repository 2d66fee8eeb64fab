/** What a JSON text holds, counted before a parser builds anything of it. */
export interface Outline {
  /** Keys of all objects: colons outside strings. */
  keys: number;
  /** Values that all arrays and objects hold: one, and one more for each comma, of those that are not empty. */
  values: number;
  /** Levels of arrays and objects; one past the limit ends the count. */
  depth: number;
}

/** Counts what a JSON text holds. Of a text that is no JSON it says nothing that can be relied on. */
export function outlineOf(text: string, max_depth: number): Outline {
  const outline = { keys: 0, values: 0, depth: 0 };
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22:
        at = endOfString(text, at);
        if (at < 0) return outline;
        break;
      case 0x2c:
        outline.values++;
        break;
      case 0x3a:
        outline.keys++;
        break;
      case 0x5b:
      case 0x7b:
        outline.values++;
        outline.depth = Math.max(outline.depth, ++depth);
        if (depth > max_depth) return outline;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
        if (isEmpty(text, at)) outline.values--;
        break;
    }
  }
  return outline;
}

/** Whether the array or object that closes at a place holds nothing. Each run of white space is passed once: linear in all. */
function isEmpty(text: string, close: number): boolean {
  let before = close - 1;
  while (WHITE_SPACE.has(text.charCodeAt(before))) before--;
  const code = text.charCodeAt(before);
  return code === 0x5b || code === 0x7b;
}

const WHITE_SPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** The place of the quote that closes the string opened at `start`; -1 where none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** Whether an odd number of backslashes stands before a place. Each run is counted once: linear in all. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === 0x5c) before--;
  return (at - before) % 2 === 1;
}
