/**
 * Texts in the plain part of YAML 1.2: mappings and lists by indentation, scalars on one line. What needs more of YAML
 * (anchors, tags, blocks of text, flow mappings) is read as any other text, and so is one level of `label: value` lines,
 * which notes of every kind are written in.
 */
import type { Json } from '../../domain/json.ts';
import { escapePointer } from '../read/evidence-text.ts';
import { type SourceLine, sourceLines } from './lines.ts';
import { type Place, plainValue, proseIn, unquoted, type WrittenData } from './written.ts';

/** Levels past which a text is not read as data. */
const DEEPEST = 64;
/** Members that make a text data, at the least. */
const FEWEST = 3;

const COMMENT = /^#/;
/** A name without spaces, its value behind it. */
const ENTRY = /^(?<key>[A-Za-z_][\w.-]*|"[^"\\]*"|'[^']*'):(?:\s+(?<value>.*))?$/;
const ITEM = /^-(?:\s+(?<value>.*))?$/;
/** Marks that a plain scalar does not begin with, or that part it. */
const NOT_PLAIN = /^[&*!|>{[%@`,?]|: |:$/;
const FLOW_LIST = /^\[(?<items>[^[\]{}"']*)\]$/;

/** The data of a YAML text that has names under names. */
export function yamlOf(text: string): WrittenData | undefined {
  const [first] = /\S[^\n]*/.exec(text.slice(0, 400)) ?? [];
  if (first === undefined || !(first === '---' || ENTRY.test(first.trim()) || /^- /.test(first)))
    return undefined;
  const lines = sourceLines(text, COMMENT);
  if (lines === undefined || !lines.some(({ indent }) => indent > 0)) return undefined;
  const reader = new Reader(lines[0]?.content === '---' ? lines.slice(1) : lines);
  const data = reader.read();
  if (data === undefined || reader.places.size <= FEWEST || reader.prose * 2 > text.length) return undefined;
  return { text, data, places: reader.places };
}

/** Thrown to leave the reader where a text is not of the plain part; it never leaves this file. */
class Other extends Error {}

class Reader {
  readonly places = new Map<string, Place>();
  prose = 0;
  private at = 0;
  private readonly lines: readonly SourceLine[];

  constructor(lines: readonly SourceLine[]) {
    this.lines = lines;
  }

  read(): Json | undefined {
    try {
      const [first] = this.lines;
      if (first === undefined) return undefined;
      const data = this.block(first.indent, '', 0);
      return this.at === this.lines.length ? data : undefined;
    } catch (error) {
      if (error instanceof Other) return undefined;
      throw error;
    }
  }

  /** The lines from here on that are indented so far. */
  private block(indent: number, pointer: string, depth: number): Json {
    if (depth > DEEPEST) throw new Other();
    const { content, start } = this.lines[this.at]!;
    const value = ITEM.test(content)
      ? this.list(indent, pointer, depth)
      : this.mapping(indent, pointer, depth);
    this.place(pointer, start);
    return value;
  }

  private mapping(indent: number, pointer: string, depth: number): Json {
    const members: { [key: string]: Json } = {};
    for (let line = this.lineAt(indent); line !== undefined; line = this.lineAt(indent)) {
      const { key = '', value } = ENTRY.exec(line.content)?.groups ?? {};
      if (key === '') throw new Other();
      const name = unquoted(key)!;
      if (Object.hasOwn(members, name)) throw new Other();
      const path = `${pointer}/${escapePointer(name)}`;
      Object.defineProperty(members, name, {
        value: this.member(line, value, path, depth),
        enumerable: true,
      });
      this.place(path, line.start);
    }
    return members;
  }

  private list(indent: number, pointer: string, depth: number): Json {
    const items: Json[] = [];
    for (let line = this.lineAt(indent); line !== undefined; line = this.lineAt(indent)) {
      const item = ITEM.exec(line.content);
      if (item === null) break;
      const path = `${pointer}/${items.length}`;
      const value = item.groups!.value;
      items.push(
        value !== undefined && ENTRY.test(value)
          ? this.inlineBlock(line, value, path, depth)
          : this.member(line, value, path, depth),
      );
      this.place(path, line.start + (value === undefined ? 0 : line.content.indexOf(value, 1)));
    }
    return items;
  }

  /** The mapping that begins on the line of a dash. */
  private inlineBlock(line: SourceLine, value: string, path: string, depth: number): Json {
    const within = line.content.length - value.length;
    const inner = { content: value, indent: line.indent + within, start: line.start + within };
    (this.lines as SourceLine[])[this.at] = inner;
    return this.block(inner.indent, path, depth + 1);
  }

  /** What stands behind a name or a dash, or under it. */
  private member(line: SourceLine, said: string | undefined, path: string, depth: number): Json {
    this.at++;
    const bare = withoutComment(said ?? '');
    if (bare !== '') return this.scalar(bare);
    const next = this.lines[this.at];
    if (next === undefined) return null;
    const isList = next.indent === line.indent && ITEM.test(next.content) && !ITEM.test(line.content);
    return next.indent > line.indent || isList ? this.block(next.indent, path, depth + 1) : null;
  }

  private scalar(said: string): Json {
    if (said === '[]') return [];
    if (said === '{}') return {};
    const { items } = FLOW_LIST.exec(said)?.groups ?? {};
    if (items !== undefined) return items.split(',').map((item) => this.plain(item.trim()));
    return this.plain(said);
  }

  private plain(said: string): Json {
    if (/^["']/.test(said)) {
      const inner = unquoted(said);
      if (inner === undefined) throw new Other();
      this.prose += proseIn(inner);
      return inner;
    }
    if (NOT_PLAIN.test(said)) throw new Other();
    this.prose += proseIn(said);
    return plainValue(said);
  }

  /** The next line, where it is indented so far; none where the block ends. */
  private lineAt(indent: number): SourceLine | undefined {
    const line = this.lines[this.at];
    if (line === undefined || line.indent < indent) return undefined;
    if (line.indent > indent) throw new Other();
    return line;
  }

  private place(pointer: string, start: number): void {
    const last = this.lines[this.at - 1]!;
    this.places.set(pointer, { start, end: last.start + last.content.length });
  }
}

/** A value without the comment behind it. */
const withoutComment = (said: string): string =>
  /^["']/.test(said) ? said.replace(/(?<=["'])\s+#.*$/, '').trim() : said.replace(/(?:^|\s+)#.*$/, '').trim();
