/**
 * The note that is kept of one order, booking, ticket or contact, read fragment by fragment: labels with what stands under
 * them ("Payment: PayPal, 74.90 EUR"), deeds without a subject ("Delivered 6 October, signed for by neighbour").
 */
import type { Reading } from '../../../../text/reading.ts';
import type { Scene } from '../types.ts';
import { bare } from '../words.ts';

/** One fragment of a note, and the sentence of the source that it stands in. */
export interface Fragment {
  /** Empty for a fragment without one. */
  readonly label: string;
  readonly value: string;
  readonly sentence: number;
}

/** A note of one thing. */
export interface Slip {
  readonly fragments: readonly Fragment[];
  /** The noun for what it is kept of: "order"; empty where neither title nor opening says it. */
  readonly kind: string;
  /** Its number, as it is written there; empty for none. */
  readonly number: string;
  /** Who ordered, booked or is billed, where one only can be; and the sentence that names them. */
  readonly party: Named | undefined;
  /** Who the note is about, where it is kept of a person. */
  readonly person: Named | undefined;
}

export interface Named {
  readonly name: string;
  readonly sentence: number;
}

/** Characters and sentences of a note that is of one thing. */
const LONGEST = 900;
const MOST = 24;

const LABELLED = /^(\p{Lu}[\p{L}'’/-]*(?: [\p{L}'’/-]+){0,2}):\s+(\S.*)$/su;
const KINDS =
  'order booking reservation ticket case claim invoice shipment consignment delivery parcel request contract return repair appointment';
const OPENING = new RegExp(
  String.raw`^(${KINDS.replaceAll(' ', '|')})(?: job)?(?: (?:no\.?|number|ref\.?|id))?[ :]*(#?[\p{L}\p{N}/-]*\d[\p{L}\p{N}/-]*)?(?= *$| *[.,;:(–-] | *\n)`,
  'iu',
);
/** A name of a person or a firm. */
const NAME =
  /^\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:of|de|da|van|von|der|al|&|and|\p{Lu}[\p{L}\p{N}&.'’-]*)){0,4}$/u;
const PARTY_LABEL =
  /^(?:customer|buyer|client|purchaser|ordered by|placed by|booked by|bought by|guest|bill to|billed to|sold to|customer name|guest name)$/i;
const PERSON_LABEL = /^(?:contact|name|contact name|contact person|employee|candidate|lead|full name)$/i;
const PLACED =
  /^(?:placed|ordered|booked|purchased|bought|made|reserved)\b(?: on)?(?: [\p{L}\d:.,-]+){0,5}? by (.+)$/iu;

/** What makes of a note one of more than one thing, or of none. */
const UNREAL =
  /\b(?:example|sample|template|test|draft|quote|quotation|offer|estimate|cart|basket|wish ?list|proposal)\b/i;

const slips = new WeakMap<object, Map<string, Slip | undefined>>();

/** The note that a source is; undefined for another text. */
export function slipOf({ source, title }: Pick<Scene, 'source' | 'title'>): Slip | undefined {
  let known = slips.get(source);
  if (known === undefined) slips.set(source, (known = new Map()));
  if (!known.has(title)) known.set(title, read(source, title));
  return known.get(title);
}

function read(source: Scene['source'], title: string): Slip | undefined {
  const { text, scan } = source;
  if (text.length > LONGEST || scan.sentenceCount > MOST || UNREAL.test(title)) return undefined;
  const fragments: Fragment[] = [];
  for (let sentence = 0; sentence < scan.sentenceCount; sentence++) {
    const line = bare(text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]).trim());
    const [, label = '', value = line] = LABELLED.exec(line) ?? [];
    if (line !== '') fragments.push({ label, value: bare(value), sentence });
  }
  if (fragments.filter(({ label }) => label !== '').length < LEAST_LABELS) return undefined;
  if (fragments.some(({ label }) => UNREAL.test(label))) return undefined;
  const labels = fragments.flatMap(({ label }) => (label === '' ? [] : label.toLowerCase()));
  // Two of one label are of two things.
  if (new Set(labels).size < labels.length) return undefined;
  const [kind, number] = kindOf(title, fragments[0]!);
  return { fragments, kind, number, party: partyOf(fragments), person: personOf(title, fragments) };
}

const LEAST_LABELS = 2;

function kindOf(title: string, { label, value }: Fragment): readonly [string, string] {
  const titled = titledKind(title);
  if (titled !== undefined) return titled;
  const [, kind = '', number = ''] = OPENING.exec(label === '' ? value : `${label} ${value}`) ?? [];
  if (kind !== '') return [kind.toLowerCase(), number];
  return ['', ''];
}

/** The kind and number of a title, of which only the words and their lemmas are known: "booking book 8830", "order a 3390". */
function titledKind(title: string): readonly [string, string] | undefined {
  const [kind = '', ...rest] = title.split(' ');
  if (!KINDS.split(' ').includes(kind)) return undefined;
  const parts = rest.filter(
    (word) => !kind.startsWith(word) && !/^(?:job|no|number|ref|id|file|record|form|sheet)$/.test(word),
  );
  if (!parts.every((word) => /\d/.test(word) || /^\p{L}{1,3}$/u.test(word))) return undefined;
  return [kind, parts.join('-').toUpperCase()];
}

/** Whom all fragments that name who ordered, booked or is billed name; undefined where they name two. */
function partyOf(fragments: readonly Fragment[]): Named | undefined {
  const found = fragments.flatMap(({ label, value, sentence }): Named[] => {
    const name = PARTY_LABEL.test(label) ? value : (PLACED.exec(`${label} ${value}`.trim())?.[1] ?? '');
    const plain = unexplained(name.replace(/,? (?:on |at )?\d.*$/, ''));
    return plain === '' ? [] : [{ name: plain, sentence }];
  });
  const names = new Set(found.map(({ name }) => name));
  return names.size === 1 ? found[0] : undefined;
}

/** A title, of which only the words are known, that names a person. */
const OF_PERSON = /^(?:contact|customer|client|employee|candidate|lead) (\p{L}+ \p{L}+(?: \p{L}+)?)$/u;

function personOf(title: string, fragments: readonly Fragment[]): Named | undefined {
  const own = fragments
    .filter((one) => PERSON_LABEL.test(one.label))
    .map(({ value, sentence }) => ({ name: unexplained(value), sentence }));
  const [, called = ''] = OF_PERSON.exec(title) ?? [];
  const name = called.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  const titled = NAME.test(name) ? [{ name, sentence: 0 }] : [];
  const all = [...titled, ...own].filter((one) => one.name !== '');
  return new Set(all.map((one) => one.name)).size === 1 ? all[0] : undefined;
}

/** A name without what stands behind it in brackets or after a comma; empty for what is no name. */
export function unexplained(text: string): string {
  const plain = text.replace(/ \([^()]*\)$/, '').trim();
  return NAME.test(plain) ? plain : '';
}

const DEEDS: ReadonlySet<string> = new Set(
  'order buy purchase pay ship send deliver sign contain include carry bill charge issue cost leave open collect hand arrive receive accept approve request repair inspect replace return check cause book reserve call email phone'.split(
    ' ',
  ),
);

/** Whether a claim has a verb in which such a note is said, and a source is one. */
export const isOfSlip = ({ words }: Reading, sources: readonly Pick<Scene, 'source' | 'title'>[]): boolean =>
  words.some(({ lemma }) => DEEDS.has(lemma)) && sources.some((one) => slipOf(one) !== undefined);
