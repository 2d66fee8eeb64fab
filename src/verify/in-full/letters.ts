/** What somebody writes of himself, told of him: "I hereby terminate my contract" above his name says that he terminates it. */
import { present } from '../../text/inflect.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { voicesAt } from '../context/voices.ts';
import { FIRST_NAMES } from '../context/words.ts';
import type { Document } from '../document.ts';

/** Who writes a text of one writer, and to whom. */
export interface Writer {
  readonly name: string;
  readonly gender: 'f' | 'm' | undefined;
  readonly reader: string | undefined;
}

const ME = /(?<![\p{L}'\u2019])(?:I|me|my|mine|myself)(?![\p{L}])/gu;
const WE = /(?<![\p{L}'\u2019])(?:we|us|our|ours|We|Our)(?![\p{L}])/u;

const SIGNED_ALONE = /\n\s*((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'\u2019-]+){0,2})(?:\n[^\n]{0,60})?\s*$/u;
const known = new WeakMap<Document, Writer | null>();

/** The one writer of a letter or mail in the first person; undefined for another text. */
export function writerOf(document: Document): Writer | undefined {
  const found = known.get(document);
  if (found !== undefined) return found ?? undefined;
  const writer = read(document);
  known.set(document, writer ?? null);
  return writer;
}

function read(document: Document): Writer | undefined {
  const { text } = document;
  if (text.search(ME) < 0 && !WE.test(text)) return undefined;
  const first = voicesAt(document, Math.min(text.length - 1, (text.indexOf('\n') + 1) || 0));
  const last = voicesAt(document, Math.max(0, text.length >> 1));
  const name = first.writer?.name ?? last.writer?.name ?? SIGNED_ALONE.exec(text)?.[1];
  if (name === undefined || (first.writer !== undefined && last.writer !== undefined && first.writer.name !== last.writer.name))
    return undefined;
  if (first.writer?.role === true) return undefined;
  const own = FIRST_NAMES.get(name.replace(/^(?:Mr|Ms|Mrs|Dr)\.? /u, '').split(' ')[0]!.toLowerCase());
  const reader = first.reader ?? last.reader;
  return {
    name,
    gender: own === 'f' || own === 'm' ? own : undefined,
    reader: reader === undefined || reader.role ? undefined : reader.name,
  };
}

const CALLED =
  /^(He|She|(?:The|This) (?:writer|author|sender|customer|tenant|employee|member|applicant|guest|client|complainant|patient|subscriber)|(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2})(?=['\u2019]s | \p{Ll})/u;

/** How a claim calls the writer, where it begins with him; undefined where it begins with another. */
export function writerIn(said: string, { name, gender }: Writer): string | undefined {
  const called = CALLED.exec(said)?.[1];
  if (called === undefined) return undefined;
  if (called === 'He' || called === 'She')
    return gender === undefined || gender === (called === 'He' ? 'm' : 'f') ? called : undefined;
  if (/^The /u.test(called)) return /^The (?:writer|author|sender)$/u.test(called) ? called : undefined;
  const plain = called.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /u, '');
  const parts = name.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /u, '').split(' ');
  return plain === parts.join(' ') || plain === parts[0] || plain === parts.at(-1) ? called : undefined;
}

const BE: Readonly<Record<string, string>> = { am: 'is', are: 'is', "'m": ' is', have: 'has', do: 'does', "'ve": ' has', "'d": ' would', "'ll": ' will' };

/** A sentence in the first person, told of its writer; undefined for another sentence. */
export function toldOf(sentence: string, who: string, { gender, reader }: Writer): string | undefined {
  const text = sentence.replace(/\s+/gu, ' ').trim();
  if (/[?"\u201c]/u.test(text) || text.length > LONGEST) return undefined;
  const plain = text
    .replace(/^(?:(?:However|Therefore|Unfortunately|Also|So|Moreover|In addition|As you know|Sadly|Luckily|Fortunately),? )/u, '')
    .replace(/\b(I|we|We) hereby /gu, '$1 ')
    .replace(/\b(I) (?:would like to|wish to|want to) (inform|tell|let) you (?:know )?that /gu, '');
  if (plain.search(ME) < 0) return undefined;
  const whose = gender === 'm' ? 'his' : gender === 'f' ? 'her' : 'their';
  const whom = gender === 'm' ? 'him' : gender === 'f' ? 'her' : 'them';
  const they = gender === 'm' ? 'he' : gender === 'f' ? 'she' : undefined;
  const agreed = withVerbs(plain);
  let seen = 0;
  const told = agreed.replace(ME, (word, at: number) => {
    const isFirst = seen++ === 0;
    if (word === 'I') return isFirst ? (at === 0 ? who : lowered(who)) : (they ?? lowered(who));
    if (/^my$/iu.test(word)) return isFirst ? possessive(at === 0 ? who : lowered(who)) : whose;
    if (word === 'mine') return whose;
    if (word === 'myself') return `${whom}self`;
    return whom;
  });
  return addressed(told, reader);
}

const LONGEST = 320;

const lowered = (who: string): string => who.replace(/^(?:He|She|The)(?= |$)/u, (word) => word.toLowerCase());
const possessive = (who: string): string =>
  /^he$/iu.test(who) ? (who === 'He' ? 'His' : 'his') : /^she$/iu.test(who) ? (who === 'She' ? 'Her' : 'her') : `${who}${/s$/u.test(who) ? "'" : "'s"}`;

/** "Ask you to refund it": whom the letter is to. */
const addressed = (text: string, reader: string | undefined): string =>
  reader === undefined ? text : text.replace(/\b(ask(?:s|ed)?|tell|told|remind(?:s|ed)?|thank(?:s|ed)?|inform(?:s|ed)?|request(?:s|ed)?) you\b/gu, `$1 ${reader}`);

/** A sentence with the verbs of "I" as they stand with a name. */
function withVerbs(text: string): string {
  const { tokens } = parseSentence(text);
  const edits: { readonly start: number; readonly end: number; readonly form: string }[] = [];
  for (const [at, { form }] of tokens.entries()) {
    if (form !== 'I') continue;
    for (let next = at + 1; next < Math.min(tokens.length, at + 5); next++) {
      const { xpos, form: verb, start, end, upos } = tokens[next]!;
      const own = BE[verb.replace('\u2019', "'")];
      if (own !== undefined) {
        edits.push({ start, end, form: own });
        break;
      }
      if (/^(?:MD|VBD|VBZ|VBN)$/.test(xpos)) break;
      if (upos === 'ADV' || xpos === 'RB') continue;
      if (/^VB/.test(xpos)) edits.push({ start, end, form: present(verb) });
      break;
    }
  }
  return edits.reduceRight((out, { start, end, form }) => out.slice(0, start) + form + out.slice(end), text);
}

const PLEASE = /^(?:(?:So|And|Also|Therefore|Then),? )?[Pp]lease (?:also |kindly )?(do not |don['\u2019]t )?(\p{Ll}+) (.+?)[.!]?$/su;

/** "Please confirm it in writing": what the writer asks for. */
export function askedOf(sentence: string, who: string, { gender, reader }: Writer): readonly string[] {
  const found = PLEASE.exec(sentence.trim());
  if (found === null || found[3]!.length > LONGEST) return [];
  const [, not, verb = '', rest = ''] = found;
  if (/^(?:find|see|note|feel|be|accept|refer)$/u.test(verb)) return [];
  const whose = gender === 'm' ? 'his' : gender === 'f' ? 'her' : 'their';
  const whom = gender === 'm' ? 'him' : gender === 'f' ? 'her' : 'them';
  const own = rest.replace(/\bmy\b/gu, whose).replace(/\bme\b/gu, whom).replace(/\bI\b/gu, lowered(who));
  const deed = `${not === undefined ? '' : 'not '}to ${verb} ${own}`;
  return [
    `${who} asks ${reader ?? 'the reader'} ${deed}.`,
    ...(reader === undefined ? [] : [`${reader} is asked ${deed}.`]),
    ...(not === undefined ? [`${who} wants ${reader ?? 'the reader'} to ${verb} ${own}.`] : []),
  ];
}
