/** Texts of `name = value` lines: settings in sections (INI, TOML's plain part), variables, lines of a log (logfmt). */
import type { Json } from '../../domain/json.ts';
import { matchesOf } from '../../text/matches.ts';
import { escapePointer } from '../read/evidence-text.ts';
import { type SourceLine, sourceLines } from './lines.ts';
import { type Place, plainValue, proseIn, unquoted, type WrittenData } from './written.ts';

const COMMENT = /^[#;]/;
const SECTION = /^\[(?<name>[A-Za-z_][\w .:-]*)\]$/;
const SETTING = /^(?<key>[A-Za-z_][\w.-]*)\s*=\s*(?<value>.*)$/;
/** "ref=PX-7", "buyer=\"Nia Roy\"" within a line. */
const KEYED = /(?<=^|\s)(?<key>[A-Za-z_][\w.-]{0,60})=(?<value>"[^"\n]{0,400}"|[^\s"]{0,400})(?=$|\s)/g;
const STAMP =
  /^\[?(?<stamp>\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)?)\]?\s+/;
/** Fields of a line of a log, at the least. */
const FEWEST = 3;

/** The data of a text that is nothing but such lines, two at the least, or one of several fields. */
export function pairsOf(text: string): WrittenData | undefined {
  if (!text.slice(0, 400).includes('=')) return undefined;
  const lines = sourceLines(text, COMMENT);
  return lines && (settingsOf(text, lines) ?? logOf(text, lines));
}

class Members {
  readonly places = new Map<string, Place>();
  prose = 0;

  /** Adds a member; false where there is one of that name, or its quotation marks do not match. */
  add(into: { [key: string]: Json }, pointer: string, key: string, value: string, place: Place): boolean {
    const said = unquoted(value);
    const isQuoted = said !== value;
    if (said === undefined || Object.hasOwn(into, key)) return false;
    this.prose += proseIn(said);
    Object.defineProperty(into, key, { value: isQuoted ? said : plainValue(said), enumerable: true });
    this.places.set(`${pointer}/${escapePointer(key)}`, place);
    return true;
  }
}

const placeOf = ({ start, content }: SourceLine): Place => ({ start, end: start + content.length });

/** Settings, in sections or not; undefined where another line stands among them. */
function settingsOf(text: string, lines: readonly SourceLine[]): WrittenData | undefined {
  const data: { [key: string]: Json } = {};
  const members = new Members();
  let [into, pointer] = [data, ''];
  for (const line of lines) {
    const name = SECTION.exec(line.content)?.groups?.name;
    if (name !== undefined) {
      if (Object.hasOwn(data, name)) return undefined;
      into = {};
      pointer = `/${escapePointer(name)}`;
      Object.defineProperty(data, name, { value: into, enumerable: true });
      members.places.set(pointer, placeOf(line));
      continue;
    }
    const { key, value } = SETTING.exec(line.content)?.groups ?? {};
    // A second mark within it makes it a line of several fields.
    if (key === undefined || /\s[\w.-]+=/.test(value!)) return undefined;
    if (!members.add(into, pointer, key, value!, placeOf(line))) return undefined;
  }
  return lines.length < 2 || members.prose * 2 > text.length
    ? undefined
    : { text, data, places: members.places };
}

/** Lines of a log that are fields and nothing else: an object, or a list of them. */
function logOf(text: string, lines: readonly SourceLine[]): WrittenData | undefined {
  const members = new Members();
  const rows: Json[] = [];
  for (const line of lines) {
    const row: { [key: string]: Json } = {};
    const pointer = lines.length === 1 ? '' : `/${rows.length}`;
    if (!addFields(line, row, pointer, members)) return undefined;
    rows.push(row);
  }
  if (rows.length === 0) return undefined;
  return { text, data: rows.length === 1 ? rows[0]! : rows, places: members.places };
}

function addFields(
  line: SourceLine,
  row: { [key: string]: Json },
  pointer: string,
  members: Members,
): boolean {
  const [lead = ''] = STAMP.exec(line.content) ?? [];
  const stamp = STAMP.exec(line.content)?.groups?.stamp;
  const body = line.content.slice(lead.length);
  // A word among the fields may be a deed that takes back what they say: "revoke user=… amount=…".
  if (body.replace(KEYED, '').trim() !== '') return false;
  const from = line.start + lead.length;
  const fields = matchesOf(body, KEYED);
  if (stamp !== undefined) {
    const start = line.start + line.content.indexOf(stamp);
    members.add(row, pointer, 'time', stamp, { start, end: start + stamp.length });
  }
  return (
    fields.length >= FEWEST &&
    fields.every(({ index, 0: whole, groups }) => {
      const place = { start: from + index, end: from + index + whole.length };
      return members.add(row, pointer, groups!.key!, groups!.value!.replace(/[;,]$/, ''), place);
    })
  );
}
