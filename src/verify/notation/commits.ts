/** Logs of commits, as `git log` writes them: in full, or a line each. */
import type { Json } from '../../domain/json.ts';
import { type SourceLine, sourceLines } from './lines.ts';
import { type Place, proseIn, type WrittenData } from './written.ts';

const COMMIT = /^commit (?<hash>[0-9a-f]{7,40})(?: \([^()]*\))?$/;
const HEAD = /^(?<name>Author|Date|Merge|AuthorDate|Commit|CommitDate):\s+(?<value>\S.*)$/;
const ONE_LINE = /^(?<hash>[0-9a-f]{7,40}) (?:\([^()]*\) )?(?<subject>\S.*)$/;
const ADDRESS = /\s*<[^<>]*>$/;
const DAY =
  /^(?:[A-Z][a-z]{2} )?(?<month>[A-Z][a-z]{2}) (?<day>\d{1,2}) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})(?: (?<zone>[+-]\d\d)(?<minutes>\d\d))?$/;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** What a commit undoes is no deed of its own, nor is the name of a branch that it merges. */
const REVERT = /^Revert "(?<subject>.+)"$/;
const MERGE = /^Merge (?:(?:remote-tracking )?branch|pull request|tag|commit)\b/;

/** The commits of a text that is nothing else. */
export function commitsOf(text: string): WrittenData | undefined {
  const lead = text.slice(0, 200).trimStart();
  if (!/^(?:commit )?[0-9a-f]{7}/.test(lead)) return undefined;
  const lines = sourceLines(text, /^$/);
  if (lines === undefined || lines.length < 2) return undefined;
  const log = new Log();
  if (!(lead.startsWith('commit ') ? log.inFull(lines) : log.inOneLine(lines))) return undefined;
  return log.prose * 2 > text.length ? undefined : { text, data: log.commits, places: log.places };
}

class Log {
  readonly commits: { [name: string]: Json }[] = [];
  readonly places = new Map<string, Place>();
  /** Characters of messages that are prose. */
  prose = 0;

  inFull(lines: readonly SourceLine[]): boolean {
    return lines.every((line) => {
      const { hash } = COMMIT.exec(line.content)?.groups ?? {};
      if (hash !== undefined && line.indent === 0) {
        this.commits.push({});
        return this.add('commit', hash, line);
      }
      if (line.indent > 0) return this.message(line.content, line);
      const { name, value = '' } = HEAD.exec(line.content)?.groups ?? {};
      if (name === undefined) return false;
      if (name === 'Author') return this.add('author', value.replace(ADDRESS, ''), line);
      return name === 'Date' ? this.add('date', dayOf(value), line) : true;
    });
  }

  inOneLine(lines: readonly SourceLine[]): boolean {
    return lines.every((line) => {
      const { hash, subject } = ONE_LINE.exec(line.content)?.groups ?? {};
      if (hash === undefined || line.indent > 0) return false;
      this.commits.push({});
      return this.add('commit', hash, line) && this.message(subject!, line);
    });
  }

  /** The subject of a commit, or a line below it. */
  private message(said: string, line: SourceLine): boolean {
    const own = this.commits.at(-1);
    if (own === undefined) return false;
    if (['subject', 'reverted', 'merged'].some((name) => Object.hasOwn(own, name)))
      return this.add(nameFor(own, 'message'), said, line);
    const { subject } = REVERT.exec(said)?.groups ?? {};
    if (subject !== undefined) return this.add('reverted', `"${subject}"`, line);
    return MERGE.test(said) ? this.add('merged', true, line) : this.add('subject', said, line);
  }

  private add(name: string, value: string | true, { start, content }: SourceLine): boolean {
    const at = this.commits.length - 1;
    if (at < 0 || Object.hasOwn(this.commits[at]!, name)) return false;
    this.commits[at]![name] = value;
    this.places.set(`/${at}/${name}`, { start, end: start + content.length });
    if (value !== true) this.prose += proseIn(value);
    return true;
  }
}

/** A name that no other line of the commit has. */
function nameFor(members: { readonly [name: string]: Json }, name: string): string {
  let number = 1;
  while (Object.hasOwn(members, number === 1 ? name : `${name}_${number}`)) number++;
  return number === 1 ? name : `${name}_${number}`;
}

/** "Tue May 5 10:11:12 2026 +0200" as a moment of ISO 8601. */
function dayOf(said: string): string {
  const { month = '', day = '', time, year, zone, minutes } = DAY.exec(said)?.groups ?? {};
  const number = MONTHS.indexOf(month) + 1;
  if (number === 0) return said;
  const offset = zone === undefined ? '' : `${zone}:${minutes}`;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}T${time}${offset}`;
}
