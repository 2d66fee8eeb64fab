/** Messages in structured data, read as the lines of a chat: who says what, each sentence with its place in the data. */
import { Document } from '../read/document.ts';
import type { Leaf } from '../read/evidence-text.ts';
import { openingsIn } from './speakers.ts';

/** The messages of a source as a chat. */
export interface Transcript {
  readonly document: Document;
  /** For each sentence of the chat the one of the source that it stands in. */
  readonly places: readonly number[];
}

const AUTHOR =
  /^(?:author|from|sender|speaker|by|user|name|display_?name|author_?name|sender_?name|user_?name|full_?name)$/i;
const ROLE = /^(?:role|sender_?type|author_?type|sender_?role|author_?role|type|party)$/i;
const BODY = /^(?:body|text|message|content|comment|body_?text|plain_?text)$/i;
const NAME = /^\p{Lu}[\p{L}'\u2019-]*\.?(?: \p{Lu}[\p{L}'\u2019-]*\.?){0,3}$/u;

/** Characters of a source, and messages, beyond which they are not read so. */
const LONGEST = 40_000;
const MOST = 100;

const transcripts = new WeakMap<Document, Transcript | null>();

/** The chat that structured data holds; undefined where it holds none. */
export function transcriptOf(source: Document): Transcript | undefined {
  if (!source.structured || source.text.length > LONGEST) return undefined;
  const known = transcripts.get(source);
  if (known !== undefined) return known ?? undefined;
  const found = read(source);
  transcripts.set(source, found ?? null);
  return found;
}

/** A sentence of data as the one of the chat that it was read as; as it stands where it was read as none. */
export function asSpoken(
  source: Document,
  sentence: number,
): { readonly source: Document; readonly sentence: number } {
  const transcript = transcriptOf(source);
  const at = transcript?.places.indexOf(sentence) ?? -1;
  return transcript === undefined || at < 0
    ? { source, sentence }
    : { source: transcript.document, sentence: at };
}

/** One message: what it opens with in a chat, and where its words stand. */
interface Message {
  readonly opening: string;
  readonly body: Leaf;
}

function read(source: Document): Transcript | undefined {
  const messages = messagesIn(source.leaves(0, source.text.length));
  if (messages.length === 0 || messages.length > MOST) return undefined;
  const lines = messages.map(({ opening, body }) => ({
    opening,
    body,
    said: source.text.slice(body.value, body.end),
  }));
  const document = new Document(lines.map(({ opening, said }) => opening + said).join('\n'), source.lexicon);
  const places: number[] = [];
  let from = 0;
  const starts = lines.map(({ opening, said }) => {
    const start = from;
    from += opening.length + said.length + 1;
    return start;
  });
  for (let sentence = 0; sentence < document.scan.sentenceCount; sentence++) {
    const at = document.scan.sentenceStart[sentence]!;
    const line = starts.findLastIndex((start) => start <= at);
    const { opening, body } = lines[line]!;
    const offset = body.value + Math.max(0, at - starts[line]! - opening.length);
    places.push(source.sentencesIn(offset, offset + 1)[0] ?? 0);
  }
  return { document, places };
}

function messagesIn(leaves: readonly Leaf[]): readonly Message[] {
  const objects = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const parent = parentOf(leaf.pointer);
    objects.set(parent, [...(objects.get(parent) ?? []), leaf]);
  }
  return [...objects].flatMap(([path, own]): Message[] => {
    const body = own.find((leaf) => BODY.test(keyOf(leaf)) && / /.test(leaf.quote));
    if (body === undefined) return [];
    const above = [...own, ...leaves.filter(({ pointer }) => isWho(pointer, path))];
    const opening = openingOf(above);
    return opening === undefined ? [] : [{ opening, body }];
  });
}

/** `/messages/0/author/name` of the message `/messages/0`. */
function isWho(pointer: string, path: string): boolean {
  const parent = parentOf(pointer);
  return parentOf(parent) === path && AUTHOR.test(parent.slice(path.length + 1));
}

function openingOf(leaves: readonly Leaf[]): string | undefined {
  const names = leaves.filter((leaf) => AUTHOR.test(keyOf(leaf))).map(({ quote }) => quote.trim());
  const roles = leaves
    .filter((leaf) => ROLE.test(keyOf(leaf)) || AUTHOR.test(keyOf(leaf)))
    .map(({ quote }) => quote.trim().toLowerCase())
    .filter((role) => /^\p{Ll}{3,20}$/u.test(role) && openingsIn(`${role}: x`)[0]?.role === true);
  const name = names.find((one) => NAME.test(one) && !roles.includes(one.toLowerCase()));
  const [role] = roles;
  if (name !== undefined) return role === undefined ? `${name}: ` : `${name} (${role}): `;
  return role === undefined ? undefined : `${role}: `;
}

const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
const keyOf = ({ pointer }: Leaf): string => pointer.slice(pointer.lastIndexOf('/') + 1);
