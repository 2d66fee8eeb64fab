/**
 * A statement of what one source says, named by its title: "According to the job sheet, the washer was changed" is about the
 * source "Job sheet, Hale Plumbing" alone, and "The tenant reports that the tap drips" about what is said in the first person
 * under "Tenant portal, Flat 31". What other sources say is nothing to it.
 */
import { fold } from '../../text/chars.ts';
import type { Reading } from '../../text/reading.ts';
import type { Engine, Part, Sources } from '../case.ts';
import { capital } from '../context/tellings/words.ts';
import { FIRST_NAMES } from '../context/words.ts';
import { readPart } from '../part.ts';
import { Document } from '../read/document.ts';
import type { OpenSource } from '../read/source.ts';
import { placed } from './reworded.ts';

/** What a statement says of one source. Offsets are UTF-16 code units. */
interface OfSource {
  /** What that says, as the statement has it and as its writer says it. */
  readonly texts: readonly string[];
  /** Where a character of what it says stands in the statement. */
  at(offset: number): number;
  /** The source, by its number among those that hold content. */
  readonly source: number;
}

/** Kinds of writings: what a title names itself by. */
const WRITING =
  'file|log|logbook|note|notes|report|sheet|system|record|records|register|registry|e-?mail|letter|message|chat|minutes|diary|inventory|list|calendar|form|ticket|invoice|receipt|docket|notebook|portal|statement|confirmation|memo|protocol|summary|page|notice|contract|agreement|policy|survey|review|transcript|entry|bulletin|schedule|timetable|plan|manual|certificate|journal|book|ledger|account|database|tracker|desk';
const IS_WRITING = new RegExp(`^(?:${WRITING})$`, 'u');
const NAME = String.raw`(?<named>(?:[Tt]he )?[\p{L}\d][^,;:.]{1,60}?)`;
const SAYING =
  'says|states|shows|records|notes|reports|confirms|mentions|indicates|writes|complains|explains|said|stated|showed|recorded|noted|reported|confirmed|mentioned|wrote|complained';

const FRAMES: readonly RegExp[] = [
  new RegExp(String.raw`^According to ${NAME}, (?<said>.{8,})$`, 'u'),
  new RegExp(String.raw`^(?<said>.{8,}), according to ${NAME}$`, 'u'),
  /^(?:In|On|By) (?<named>the [^,;:.]{3,60}?), (?<said>.{8,})$/u,
  new RegExp(String.raw`^${NAME} (?:${SAYING}) that (?<said>.{8,})$`, 'u'),
  new RegExp(
    String.raw`^${NAME} (?:${SAYING}) (?<said>(?:the|a|an|no|his|her|their|its|he|she|it|they|there|\d+|\p{Lu}\p{L}+) .{6,})$`,
    'u',
  ),
];
/** What leaves open what is said, or says it of nobody's words. */
const OPEN = /^(?:not|never|if|whether|how|why|who|what|when|where)\b/iu;

/**
 * The parts of a statement of what one source says, read against that alone by `carry`; undefined for another statement, and
 * where that does not carry it.
 */
export function readOfSource(
  { reading }: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
  carry: (read: Part, own: Sources) => readonly Part[] | 'in part' | undefined,
): readonly Part[] | undefined {
  const said = ofSource(reading, open);
  if (said === undefined) return undefined;
  const nothing = new Document('', engine.lexicon);
  const documents = evidence.documents.map((document, i) => (i === said.source ? document : nothing));
  const own = { ...evidence, documents, cited: [] };
  for (const text of said.texts) {
    const read = readPart(new Document(text, engine.lexicon), -1, own, engine, 'carried');
    const parts = carry(read, own);
    if (parts !== undefined && parts !== 'in part') return parts.map((one) => placed(one, said.at));
  }
  return undefined;
}

/** A statement of what one source says that another carries, with that against it; undefined for any other. */
export function ofOther(part: Part, open: readonly OpenSource[]): Part | undefined {
  const { best, reading } = part;
  const said = best === undefined ? undefined : ofSource(reading, open);
  const sentence = best?.support.sentences.find(({ document }) => document !== said?.source);
  if (best === undefined || said === undefined || sentence === undefined) return undefined;
  const against = {
    kind: 'attribution',
    check: 'setting',
    force: 'contradicts',
    sentence,
    units: [],
  } as const;
  return { ...part, best: { ...best, mismatches: [...best.mismatches, against] } };
}

/** What a statement says of the one source that it names; undefined where it names none, or more than one may be meant. */
function ofSource(claim: Reading, open: readonly OpenSource[]): OfSource | undefined {
  if (claim.question || claim.language !== 'en') return undefined;
  const whole = claim.text.slice(claim.start, claim.end).replace(/\.$/u, '');
  for (const frame of FRAMES) {
    const { named = '', said = '' } = frame.exec(whole)?.groups ?? {};
    if (said === '' || OPEN.test(said)) continue;
    const sources = open.flatMap((one, i) => (isNamed(named, one) ? [i] : []));
    const writers = sources.length > 0 ? [] : open.flatMap((one, i) => (isWriter(named, one) ? [i] : []));
    const [source, ...others] = [...sources, ...writers];
    if (source === undefined || others.length > 0) continue;
    const own = writers.length > 0 ? [...inFirst(said, named), said] : [said];
    const shift = claim.start + whole.indexOf(said);
    const at = (offset: number): number => Math.min(shift + offset, claim.end - 1);
    return { texts: own.map((one) => `${capital(one)}.`), at, source };
  }
  return undefined;
}

const SMALL = /^(?:the|a|an|of|for|in|on|at|from|to|by|with|about|and|its|their|our|this)$/u;
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{N}'\u2019/-]+/u)
    .map((word) => fold(word).replace(/['\u2019]s?$/u, ''))
    .filter((word) => word !== '' && !SMALL.test(word));

const titleOf = ({ evidence }: OpenSource): string =>
  evidence.type === 'faulty' ? '' : (evidence.title ?? '');

/** Whether words are those of the title of a source, a kind of writing among them; its number may stand in its opening. */
function isNamed(named: string, source: OpenSource): boolean {
  const title = titleOf(source);
  if (title === '') return false;
  const own = new Set(wordsOf(title));
  const said = wordsOf(named);
  const opening = source.document!.text.slice(0, OPENING);
  return (
    said.some((word) => IS_WRITING.test(word) && own.has(word)) &&
    said.every((word) => own.has(word) || (/\d/u.test(word) && opening.toLowerCase().includes(word)))
  );
}

const OPENING = 200;
const FIRST = /(?<![\p{L}'\u2019])(?:I|my|me)(?![\p{L}])/u;

/** Whether somebody is who a source in the first person is of: whom its title names before or behind the kind of writing. */
function isWriter(named: string, source: OpenSource): boolean {
  if (!FIRST.test(source.document!.text)) return false;
  const own = wordsOf(titleOf(source));
  const said = wordsOf(named);
  const [who = ''] = said;
  const at = own.indexOf(who);
  const isOwn = own.some((word, i) => IS_WRITING.test(word) && (i === at + 1 || FIRST_NAMES.has(who)));
  const from = new RegExp(String.raw`\b(?:from|by) (?:the )?${who}\b`, 'iu').test(titleOf(source));
  return at >= 0 && (isOwn || from) && said.every((word) => own.includes(word));
}

const TO_FIRST: Readonly<Record<string, string>> = {
  is: 'am',
  was: 'was',
  has: 'have',
  were: 'was',
  are: 'am',
  have: 'have',
};

/** "He was at home", as he says it himself: "I was at home". */
function inFirst(said: string, named: string): readonly string[] {
  const self = `(?:[Hh]e|[Ss]he|[Tt]hey|${named.replace(/^The /u, '[Tt]he ').replace(/[.*+?^${}()|\\]/gu, '\\$&')})`;
  const told = said
    .replace(
      new RegExp(String.raw`(?<!\p{L})${self} (is|was|has|were|are|have)(?!\p{L})`, 'gu'),
      (_, verb: string) => `I ${TO_FIRST[verb]}`,
    )
    .replace(new RegExp(String.raw`(?<!\p{L})${self} (?=\p{Ll})`, 'gu'), 'I ')
    .replace(/(?<!\p{L})(?:his|her|their) /gu, 'my ');
  return told === said ? [] : [told];
}
