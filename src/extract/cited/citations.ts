/** Citations in an answer: which source a label, a title or an address names. */

import type { NamedSource } from '../../domain/answer.ts';
import { fold } from '../../text/chars.ts';

/** What a label names: a source of the request, or one that the request does not have. */
export interface Named {
  readonly source_id: string;
  readonly known: boolean;
}

/** Finds sources by what answers call them. */
export class Sources {
  private readonly names = new Map<string, string>();
  private readonly addresses = new Map<string, string>();
  private readonly ids: readonly string[];
  /** The ids of the sources that have an address. */
  private readonly addressed: ReadonlySet<string>;
  /** What the notes of the answer say of their labels. */
  private readonly notes = new Map<string, string>();
  private telling: boolean | undefined;

  constructor(sources: readonly NamedSource[]) {
    this.ids = sources.map((source) => source.source_id);
    this.addressed = new Set(
      sources.flatMap(({ source_id, uri }) => (uri === undefined || !WEB.test(uri) ? [] : [source_id])),
    );
    // An id is surer than a title, an exact id surer than one in other letters: first come, first kept.
    for (const { source_id } of sources) this.add(source_id, source_id);
    for (const { source_id } of sources) this.add(key(source_id), source_id);
    for (const { source_id, uri } of sources)
      if (uri !== undefined && !this.addresses.has(address(uri))) this.addresses.set(address(uri), source_id);
    for (const { source_id, title } of sources) if (title !== undefined) this.add(key(title), source_id);
  }

  private add(name: string, source_id: string): void {
    if (name !== '' && !this.names.has(name)) this.names.set(name, source_id);
  }

  /** A note of the answer says what a label stands for. */
  define(label: string, content: string): void {
    this.notes.set(key(label), content);
    this.telling = undefined;
  }

  /** Whether any note names a source: where none does, numbers are places in the request. */
  private get notesTell(): boolean {
    this.telling ??= [...this.notes.values()].some((content) => this.byContent(content) !== undefined);
    return this.telling;
  }

  /** Whether words are the name or title of a source and nothing else, or hold its address. */
  isEntry(content: string): boolean {
    const words = content.split(/[\s<>()[\]]+/);
    return this.names.has(key(content)) || words.some((word) => this.byAddress(word) !== undefined);
  }

  /** The source of a label in brackets: its id, its number, its title, or what a note says of it. */
  byLabel(label: string): string | undefined {
    const name = this.names.get(label) ?? this.names.get(key(label)) ?? this.byAddress(label);
    if (name !== undefined) return name;
    const note = this.notes.get(key(label));
    const number = NUMBER.exec(key(label))?.[1];
    if (note !== undefined && (number === undefined || this.notesTell)) return this.byContent(note);
    const placed = number === undefined ? undefined : this.ids[Number(number) - 1];
    return placed === undefined || this.isAnother(placed, note) ? undefined : placed;
  }

  /** Whether words give an address of the web that a source, having one of its own, does not have. */
  isAnother(source_id: string, words: string | undefined): boolean {
    if (words === undefined || !WEB.test(words) || !this.addressed.has(source_id)) return false;
    return words.split(/[\s<>()[\]]+/).every((word) => this.byAddress(word) !== source_id);
  }

  /** The source whose address this is. */
  byAddress(uri: string): string | undefined {
    return this.addresses.get(address(uri));
  }

  /** The source that a note names: alone, or by its address or title among other words. */
  private byContent(content: string): string | undefined {
    const whole = this.names.get(key(content)) ?? this.byAddress(content);
    if (whole !== undefined) return whole;
    const parts = content.replace(PREFIX, '').replace(POINTING, '').split(/[,;]/);
    for (const part of parts) {
      const named = this.names.get(key(part.replace(PLACE, '').replace(/^[\s"'“‘]+|[\s"'”’.]+$/g, '')));
      if (named !== undefined) return named;
    }
    const words = content.split(/[\s<>()[\]]+/).filter((word) => word !== '');
    // An address says more than a word that is a name as well.
    for (const word of words) {
      const found = this.byAddress(word);
      if (found !== undefined) return found;
    }
    for (const word of words) {
      const found = this.names.get(word);
      if (found !== undefined) return found;
    }
    const folded = key(content);
    for (const [name, source_id] of this.names) {
      if (name.length >= LEAST_TITLE && folded.includes(name)) return source_id;
    }
    return undefined;
  }
}

const WEB = /\bhttps?:\/\//i;

/** A shorter title may stand in any sentence. */
const LEAST_TITLE = 6;

/** `2`, `source 2`, `doc. 2`. */
const NUMBER = /^(?:(?:source|doc|document|ref|reference)\.? ?)?([0-9]{1,4})$/;

const key = (name: string): string => fold(name).trim();

const address = (uri: string): string =>
  uri
    .trim()
    .replace(/[.,;]$/, '')
    .replace(/\/$/, '');

/** Labels that can be nothing but citations, whether or not the request has such a source. */
const LABEL = /^(?:\^[\w-]{1,32}|[0-9]{1,3}|(?:s|src|source|doc|document|ref|cite)[ _-]?[0-9]{1,4})$/i;

/**
 * The sources that the words between brackets name; undefined where they are no citation. A list names each;
 * one stranger among words that could be anything makes all of it text.
 */
export function labelled(content: string, sources: Sources): readonly Named[] | undefined {
  const bare = content.trim().replace(PREFIX, '');
  const prefixed = bare.length < content.trim().length;
  const dagger = DAGGER.exec(bare)?.groups;
  if (dagger !== undefined) return [daggered(bare, dagger, sources)];
  const whole = sources.byLabel(bare.replace(/^\^/, ''));
  if (whole !== undefined) return [{ source_id: whole, known: true }];
  const labels = bare
    .split(/\s*[,;]\s*/)
    .map((label) => label.replace(PLACE, ''))
    .filter((label) => label !== '')
    .flatMap((label) => numbersOf(label, sources));
  if (labels.length === 0) return undefined;
  const named = labels.map((label): Named | undefined => {
    const bareLabel = label.replace(/^\^/, '');
    const source_id = sources.byLabel(bareLabel);
    if (source_id !== undefined) return { source_id, known: true };
    // "(ref. 77-B)" is the number of a file, not of a source.
    const cites = prefixed && !/^ref(?:erence)?\b/i.test(content.trim());
    return cites || LABEL.test(label) ? { source_id: bareLabel, known: false } : undefined;
  });
  return named.every((one) => one !== undefined) ? (named as Named[]) : undefined;
}

/** `2–4`: each of these; what no source of the request begins is no such row. */
function numbersOf(label: string, sources: Sources): readonly string[] {
  const [, first, last] = /^([0-9]{1,3}) ?[-–] ?([0-9]{1,3})$/.exec(label) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (!(count > 1 && count <= LONGEST_ROW) || sources.byLabel(first!) === undefined) return [label];
  return Array.from({ length: count }, (_, i) => String(Number(first) + i));
}

const LONGEST_ROW = 64;

/** `1†source`, `4:0†terms.pdf`: what some models write by themselves, the name of a file behind the dagger. */
const DAGGER = /^(?:[0-9]{1,4}:)?(?<number>[0-9]{1,4})†(?<name>.{0,200})$/u;

function daggered(
  label: string,
  { number, name }: Readonly<Record<string, string>>,
  sources: Sources,
): Named {
  const byName = sources.byLabel(name!);
  const source_id = byName ?? (label.includes(':') ? undefined : sources.byLabel(number!));
  return source_id === undefined ? { source_id: label, known: false } : { source_id, known: true };
}

/** Where in a source something stands: `p. 3`, `§ 4.2`. */
const PLACE =
  /(?:^|[ ])(?:pp?\.?|pages?|pgs?\.|seiten?|s\.|§{1,2}|sections?|sec\.|chapters?|ch(?:ap)?\.|para(?:graph)?s?\.?|lines?|art(?:icle)?\.?) ?[0-9][0-9.]*(?: ?[-–] ?[0-9][0-9.]*)?$/i;

/**
 * `Terms, p. 3`: a name, and where in it, as citations write that. Spelled out it may tell which thing is meant: "the item
 * (order A-7, line 3)", "the clause (Terms, section 4)".
 */
const PLACED =
  /^[^,;]{0,120}?\p{L}[^,;]{0,120}?[,; ] ?(?:(?:pp?|pgs?|secs?|ch|chap|paras?|arts?)\.|pp?|pages?|§{1,2}) ?[0-9]/iu;

const PREFIX = /^(?:sources?|refs?|references?|citations?|quellen?|fuentes?|cf)[ ]?[:.][ ]?/i;

/** Whether words in round brackets say that they are a citation: `(Source: Terms)`, `(source 2)`. */
export const isSourceNote = (content: string): boolean =>
  PREFIX.test(content.trimStart()) || /^\s*sources? [0-9]{1,3}\s*$/i.test(content);

/** The sources that `(see Terms)`, `(Terms, p. 3)` or `(Terms of Service)` names; undefined where the words may be words. */
export function pointedAt(content: string, sources: Sources): readonly Named[] | undefined {
  const bare = content.trim().replace(POINTING_AT, '');
  // Without such a word or a place in it a number may be meant: "the order (A-7)" must not lose it.
  const certain =
    bare.length < content.trim().length || PLACED.test(bare) || /^[^0-9]{2,}[._ ][^0-9]{2,}$/.test(bare);
  if (!certain || /^[0-9]+$/.test(bare)) return undefined;
  const named = labelled(bare, sources);
  return named?.every(({ known }) => known) === true ? named : undefined;
}

const POINTING =
  /^(?:(?:see(?: also)?|per|from|siehe|vgl\.|voir|véase|cf\.?) |(?:according to|(?:as )?per|as (?:stated|set out|written|shown|noted|listed|described) (?:in|by|on)) (?:(?:the|our|your) )?)/i;
const POINTING_AT = new RegExp(`${POINTING.source}(?:(?:the|our|your) )?`, 'i');

/** An entry of a list of references: its label, and what it says of it. */
export interface Entry {
  readonly label: string;
  readonly content: string;
}

/** `[1] FAQ (https://…)`, `[2] [Terms](https://…); [3] …`: the entries that words hold, the first at their beginning. */
export function entriesOf(words: string): readonly Entry[] {
  const marks = [...words.matchAll(ENTRY)];
  return marks.map(({ 0: mark, 1: label, index }, i) => ({
    label: label!,
    content: words.slice(index + mark.length, marks[i + 1]?.index).replace(/^[\s:.–—-]+|[\s,;|•*·-]+$/g, ''),
  }));
}

const ENTRY = /(?:^|[\s,;|•*·-])\[\^?([0-9]{1,3}|[a-z]{1,3}[0-9]{0,3})\](?!\()(?=[\s:.–—])/gi;

/** Words of a link that stand for its source and say nothing: `[source](https://…)`. */
export const isSourceWord = (words: string): boolean =>
  /^(?:sources?|links?|refs?\.?|references?|citation|quelle|fuente|[↗→]|[0-9]{1,3})$/i.test(words.trim());
