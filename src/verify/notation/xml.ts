/** Texts in the plain part of XML 1.0: elements of elements, of words or of attributes. */
import type { Json } from '../../domain/json.ts';
import { escapePointer } from '../read/evidence-text.ts';
import { type Place, plainValue, proseIn, type WrittenData } from './written.ts';

/** Levels past which a text is not read as data. */
const DEEPEST = 64;
/** Elements that make a text data, at the least. */
const FEWEST = 3;

const BEGIN = /^\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?=<[A-Za-z_])/;
const OPEN =
  /<(?<name>[A-Za-z_][\w.:-]*)(?<attributes>(?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>/y;
const ATTRIBUTE = /(?<name>[A-Za-z_][\w.:-]*)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g;
const COMMENT = /<!--[\s\S]*?-->/y;
const CDATA = /<!\[CDATA\[(?<words>[\s\S]*?)\]\]>/y;
const WORDS = /[^<]+/y;
/** Elements of pages, which are read as a reader sees them. */
const OF_PAGES = /^(?:html|head|body|div|p|span|table|ul|ol|article|section|main|h[1-6]|svg|rss)$/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The data of a text that is one XML element and nothing else; undefined for another, and for one of mixed content. */
export function xmlOf(text: string): WrittenData | undefined {
  const lead = BEGIN.exec(text)?.[0];
  if (lead === undefined || !/<\/[A-Za-z_][^<>]*>\s*$/.test(text.slice(-200))) return undefined;
  const reader = new Reader(text, lead.length);
  const data = reader.read();
  if (data === undefined || reader.places.size < FEWEST || reader.prose * 2 > text.length) return undefined;
  return { text, data, places: reader.places };
}

/** Thrown to leave the reader where a text is not of the plain part; it never leaves this file. */
class Other extends Error {}

/** What an element holds, before it is known whether others of its name stand beside it. */
interface Element {
  readonly name: string;
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  /** Places of what it holds, by the pointers from it on. */
  readonly places: ReadonlyMap<string, Place>;
}

class Reader {
  places = new Map<string, Place>();
  /** Characters of values that are prose. */
  prose = 0;
  private at: number;
  private readonly text: string;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  read(): Json | undefined {
    try {
      const root = this.element(0);
      if (root === undefined || OF_PAGES.test(root.name) || this.text.slice(this.at).trim() !== '')
        return undefined;
      const members = new Members();
      members.add(root);
      const { data, places } = members.finish();
      this.places = places;
      return data;
    } catch (error) {
      if (error instanceof Other) return undefined;
      throw error;
    }
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return undefined;
    this.at = pattern.lastIndex;
    return found;
  }

  private element(depth: number): Element | undefined {
    if (depth > DEEPEST) throw new Other();
    const start = this.at;
    const open = this.take(OPEN);
    if (open === undefined) return undefined;
    const { name = '', attributes = '', empty } = open.groups!;
    const members = new Members();
    for (const attribute of this.attributesOf(attributes, start + 1 + name.length)) members.add(attribute);
    const words = empty === '/' ? '' : this.content(name, members, depth);
    if (words !== '' && members.elements > 0) throw new Other();
    this.prose += proseIn(words);
    const own = { name: localName(name), start, end: this.at };
    if (members.size === 0) return { ...own, value: plainValue(words), places: new Map() };
    // What an element says beside its attributes is the amount of a currency or unit, else its text.
    if (words !== '')
      members.add({
        ...own,
        name: /^-?[\d.,]+$/.test(words) ? 'amount' : 'text',
        value: plainValue(words),
        places: new Map(),
      });
    const { data, places } = members.finish();
    return { ...own, value: data, places };
  }

  /** The words of an element up to its end; its elements become members. */
  private content(name: string, members: Members, depth: number): string {
    let words = '';
    for (;;) {
      if (this.text.startsWith('</', this.at)) break;
      const said = this.take(WORDS)?.[0] ?? this.take(CDATA)?.groups?.words;
      if (said !== undefined) {
        words += decoded(said);
        continue;
      }
      if (this.take(COMMENT) !== undefined) continue;
      const inner = this.element(depth + 1);
      if (inner === undefined) throw new Other();
      members.add(inner);
      members.elements++;
    }
    const close = `</${name}`;
    const end = this.text.indexOf('>', this.at);
    if (!this.text.startsWith(close, this.at) || this.text.slice(this.at + close.length, end).trim() !== '')
      throw new Other();
    this.at = end + 1;
    return words.replace(/\s+/g, ' ').trim();
  }

  private *attributesOf(said: string, from: number): Generator<Element> {
    for (const { 0: whole, index, groups } of said.matchAll(ATTRIBUTE)) {
      const { name = '', double, single } = groups!;
      if (/^xmlns(?::|$)|^xsi:/.test(name)) continue;
      const start = from + index;
      const value = plainValue(decoded(double ?? single ?? ''));
      yield { name: localName(name), value, start, end: start + whole.length, places: new Map() };
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const decoded = (said: string): string =>
  said.replace(/&(?:(?<name>amp|lt|gt|quot|apos)|#(?<code>\d{1,6}));/g, (...found) => {
    const { name, code } = found.at(-1) as { name?: string; code?: string };
    return name === undefined ? String.fromCodePoint(Number(code)) : ENTITIES[name]!;
  });

/** The members of an element: several of one name are a list. */
class Members {
  /** How many of them are elements. */
  elements = 0;
  private readonly byName = new Map<string, Element[]>();

  get size(): number {
    return this.byName.size;
  }

  add(element: Element): void {
    const others = this.byName.get(element.name);
    if (others === undefined) this.byName.set(element.name, [element]);
    else others.push(element);
  }

  /** Its data, and where each member stands; an element that holds nothing but several of one name is their list. */
  finish(): { readonly data: Json; readonly places: Map<string, Place> } {
    const places = new Map<string, Place>();
    const [only, ...rest] = this.byName.values();
    const isList = only !== undefined && rest.length === 0 && only.length > 1;
    if (isList) return { data: listOf(only, '', places), places };
    const data: { [key: string]: Json } = {};
    for (const [name, all] of this.byName) {
      const pointer = `/${escapePointer(name)}`;
      const value = all.length > 1 ? listOf(all, pointer, places) : placed(all[0]!, pointer, places);
      Object.defineProperty(data, name, { value, enumerable: true });
    }
    return { data, places };
  }
}

const listOf = (all: readonly Element[], pointer: string, places: Map<string, Place>): Json =>
  all.map((one, at) => placed(one, `${pointer}/${at}`, places));

function placed(
  { value, start, end, places: own }: Element,
  pointer: string,
  places: Map<string, Place>,
): Json {
  places.set(pointer, { start, end });
  for (const [path, place] of own) places.set(pointer + path, place);
  return value;
}
