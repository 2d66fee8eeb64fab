/** A sheet of labels and values about one thing: what it is called, its fields, and what stands in a list under a label. */
import type { Line } from '../layout.ts';
import { once, type Sheet, wordsIn } from '../said.ts';

export interface Field {
  /** The label in small letters, without what stands behind it in brackets. */
  readonly label: string;
  /** What stands in brackets behind the label. */
  readonly beside: string;
  readonly value: string;
  readonly line: Line;
  /** The lines that the label leads. */
  readonly items: readonly Line[];
}

/** A sheet of one thing. */
export interface One {
  /** Words of its title and of the fields that name it. */
  readonly names: ReadonlySet<string>;
  /** Those by which it is another thing than the one that it goes with: "case" of "Aero 300 charging case". */
  readonly beside: ReadonlySet<string>;
  readonly title: string;
  readonly fields: readonly Field[];
}

const NAMING =
  /^(?:model|name|product|product name|item|item name|title|article|property|recipe|dish|device|vehicle|book|film)$/u;
/** Fields that name a thing of their own, by the whole of their values. */
const NAMING_IN_FULL =
  /^(?:hotel|venue|restaurant|course|event|tour|trip|plan|brand|service|package|make|room)$/u;
const LABEL = /^(?<label>[^(]+?)\.?(?: ?\((?<beside>[^)]*)\))?$/u;
const LEAST = 2;
const LONGEST_TITLE = 80;

/** Heads within a sheet under which it goes on about the same thing. */
const OF_IT =
  /^(?:(?:technical |product |key |general |order |booking |event |contact |main )?(?:specifications?|specs|details?|data|features|information|info|facts|summary|overview|general|dimensions|description|ingredients|method|nutrition|delivery|payment|shipping|totals?|items?|highlights|price|pricing|warranty|battery|display|power|connectivity|physical|performance))(?: (?:and|&) \p{L}+)?:?$/iu;

/** The one thing that a sheet is of; undefined where a label comes again, as of several. */
export const oneOf = once(({ lines }: Sheet): One | undefined => {
  const fields: (Field & { items: Line[] })[] = [];
  const titles: string[] = [];
  // "Previous model" above labels: they are of that.
  let isOwn = true;
  for (const line of lines) {
    const last = isOwn ? fields.at(-1) : undefined;
    const { label, beside = '' } = LABEL.exec(line.label)?.groups ?? {};
    if (isHead(line, last)) {
      if (fields.length === 0) titles.push(line.text);
      else isOwn = OF_IT.test(line.text);
    } else if (last !== undefined && leadsTo(last, line)) last.items.push(line);
    else if (isOwn && label !== undefined)
      fields.push({ label: label.toLowerCase(), beside, value: line.value, line, items: [] });
  }
  const valued = fields.filter(({ value, items }) => value !== '' || items.length > 0);
  if (valued.length < LEAST || new Set(valued.map(({ label }) => label)).size < valued.length)
    return undefined;
  const named = valued.filter(({ label }) => NAMING.test(label)).map(({ value }) => value);
  const names = [...titles, ...named].map((name) => wordsIn(ownName(name)));
  const beside = new Set(names.flat().filter((word) => BESIDE.test(word)));
  return { names: new Set(names.flat()), beside, title: titles.join(' '), fields: valued };
});

const BESIDE =
  /^(?:case|charger|cover|battery|cable|adapter|stand|strap|bag|kit|lid|filter|replacement|spare|part|parts|accessory|accessories|mount|holder|remote|sleeve|protector|dock|refill|insurance|subscription|manual|guide|app|lens|stylus|keyboard|licen[cs]e|upgrade|gift|voucher)$/u;
const WHAT_OF =
  /^(?:.*\b(?:specifications?|data ?sheet|details|information|hours|overview|facts))\b:? (?:of|for) (?:the )?/iu;

/** "Replacement battery for the Aero 300" is no Aero 300, and "Specifications of the Aero 300" are of one. */
const ownName = (name: string): string =>
  name.replace(WHAT_OF, '').replace(/ (?:for|with|without|by|to|from|compatible|vs\.?|versus|of) .*$/iu, '');

/** A line that names what is under it: a heading, or a short line without a label that no label leads. */
const isHead = (line: Line, last: Field | undefined): boolean =>
  line.heading > 0 ||
  (line.label === '' &&
    !line.bullet &&
    line.text.length <= LONGEST_TITLE &&
    !(last !== undefined && leadsTo(last, line)) &&
    !/[.!?]$|\S {2,}\S|\d.*\s\d/u.test(line.text));

/** Whether a label without a value leads a line. */
const leadsTo = ({ value, line: head, label }: Field, line: Line): boolean =>
  value === '' &&
  !OF_IT.test(label.replace(/^(?:items?|ingredients|features|highlights)$/u, '-')) &&
  (line.bullet || line.indent > head.indent || (/^\d/u.test(line.text) && line.label === ''));

/** Words for whatever a sheet is of. */
const ANY = /^(?:it|(?:the|this) (?:product|item|device|article|model|unit|appliance|machine))$/iu;

/** Whether a phrase names the thing that a sheet is of: "it", "the backpack" of "Model: TrailLite 45 backpack". */
export function isThing(phrase: string, { names, fields, beside }: One): boolean {
  if (ANY.test(phrase.trim())) return true;
  const words = wordsIn(phrase);
  if (words.length === 0 || !/\p{L}/u.test(phrase)) return false;
  const isNamed = ({ label, value }: Field): boolean =>
    NAMING_IN_FULL.test(label) && wordsIn(value).join(' ') === words.join(' ');
  const isOf = words.every((word) => names.has(word)) && [...beside].every((word) => words.includes(word));
  return isOf || fields.some(isNamed);
}

/** The one field whose label is of a kind; undefined for none, and for several of different values. */
export function fieldOf({ fields }: One, is: RegExp): Field | undefined {
  const found = fields.filter(({ label, value }) => is.test(label) && value !== '');
  const [first] = found;
  return found.every(({ value }) => value === first!.value) ? first : undefined;
}
