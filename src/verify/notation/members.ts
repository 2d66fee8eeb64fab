/** Objects of JSON among sentences: the answer of a tool within a report of it. */
import { isBounding } from './framing.ts';

/** Objects of one text that are read so, and characters of one, at the most. */
const MOST_OBJECTS = 40;
const LONGEST = 16 * 1024;
/** Members of an object, at the least. */
const FEWEST = 2;

/** Characters in which what leads to an object is looked for. */
const LEAD_CHARACTERS = 300;

const FENCE = /^\s*```[\w-]*\s*$/;
const STRING = String.raw`"[^"\\\n]*"`;
const SCALAR = String.raw`${STRING}|-?\d[\d.eE+-]*|true|false|null`;
const MEMBER = new RegExp(
  String.raw`(?<name>${STRING})(?<colon>\s*:\s*)(?<value>${SCALAR})(?<comma>\s*,?)`,
  'g',
);

/**
 * The lines of a text with labels for the members of each flat object that stands by itself on one line or several. What
 * holds objects or lists stays as it is: which of its members is of what a line does not show.
 */
export function withMembers(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  if (!/\{\s*"/.test(text)) return lines;
  let seen = '';
  let from = 0;
  for (let count = 0; count < MOST_OBJECTS; count++) {
    const start = text.indexOf('{', from);
    if (start < 0) break;
    const end = text.indexOf('}', start) + 1;
    const said = end === 0 || end - start > LONGEST ? undefined : membersSaid(text.slice(start, end));
    const isAlone = said !== undefined && standsAlone(text, start, end);
    const to = isAlone ? end : start + 1;
    seen += text.slice(from, start) + (isAlone ? said : '{');
    from = to;
  }
  return (seen + text.slice(from))
    .split('\n')
    .map((line) => (FENCE.test(line) ? ' '.repeat(line.length) : line));
}

/** Whether nothing but what leads to it stands on the lines of an object, and that takes nothing of it back. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !isBounding(leadOf(text, start)) &&
  /(?:^|\n)(?:[^\n{}"]{0,120}:)?[ \t]*$/.test(text.slice(Math.max(0, start - 160), start)) &&
  /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 80));

/** The line before an object that leads to it, and what stands before it on its own. */
function leadOf(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - LEAD_CHARACTERS), start).trimEnd();
  return /[:`]$/.test(before)
    ? before.slice(
        before
          .trimEnd()
          .replace(/\s*```\w*$/, '')
          .lastIndexOf('\n') + 1,
      )
    : '';
}

/** "order id: K-55;  status: shipped" for the members of a flat object, as long as it is; undefined for another. */
function membersSaid(object: string): string | undefined {
  if (!isFlat(object)) return undefined;
  const isOneLine = !object.includes('\n');
  let count = 0;
  const said = object.slice(1, -1).replaceAll(MEMBER, (...found) => {
    const { name, colon, value, comma } = found.at(-1) as Readonly<Record<string, string>>;
    count++;
    const words = value!.startsWith('"') ? ` ${value!.slice(1, -1)}` : value!;
    const label = ` ${name!.slice(1, -1)}:`.padEnd(name!.length + colon!.length);
    const mark = isOneLine && comma!.includes(',') ? ';' : '';
    return (label + words + mark).padEnd(found[0].length);
  });
  return count < FEWEST ? undefined : ` ${said} `;
}

function isFlat(object: string): boolean {
  try {
    const data: unknown = JSON.parse(object);
    const all = Object.values(data as object);
    return all.every((value) => typeof value !== 'object' || value === null) && !object.includes('\\');
  } catch {
    return false;
  }
}
