/** That nothing came since a day, of a ledger that goes on: "no payment has been received since 1 March". */
import type { Place, Scene, Shown } from '../asked.ts';

const NONE_SINCE =
  /^No (?<what>payment|payments|order|orders|login|logins|delivery|deliveries|purchase|purchases|deposit|deposits|withdrawal|withdrawals)(?: (?:has|have) been (?:received|made|placed|recorded|booked|registered))? since (?<day>.*\d.*)$/u;
const LINE = /^(?:[-*•] )?(?<day>\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d\S*)?[,;:|]? (?<what>[^\n]+)$/u;
const LEDGER = /\b(?:ledger|statement|history|log|account|journal|transactions|record)\b/iu;
const LONGEST = 6_000;

/** Where a ledger has lines behind a day and none of that sort; undefined for another statement. */
export function noneSince(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const found = NONE_SINCE.exec(said)?.groups;
  if (found === undefined) return undefined;
  const noun = lexicon.lemma(found.what!.toLowerCase());
  for (const [document, { text, structured, scan }] of documents.entries()) {
    if (structured || text.length > LONGEST || !LEDGER.test(text.split('\n', 1)[0]!)) continue;
    const lines = linesOf(text);
    const since = daySaid(found.day!, lines);
    if (since === undefined) continue;
    const own = lines.filter(({ what }) => new RegExp(`\\b${noun}`, 'iu').test(what));
    const later = lines.filter(({ day }) => day > since);
    if (
      later.length === 0 ||
      own.some(({ day }) => day > since) ||
      UNREAD.test(later.map(({ what }) => what).join('\n'))
    )
      return undefined;
    const shown = [...own.slice(-1), ...later];
    const places = shown.flatMap(({ at }): Place[] => {
      const sentence = firstEndingAfter(scan.sentenceEnd, scan.sentenceCount, at);
      return sentence < 0 ? [] : [{ document, sentence }];
    });
    return { places, told: own.length === 0 ? '' : `last ${noun}: ${own.at(-1)!.day}` };
  }
  return undefined;
}

/** What may be a payment by another name. */
const UNREAD =
  /\b(?:paid|received|credit\w*|transfer\w*|deposit\w*|settled|incoming|remittance|instal+ment\w*)\b/iu;

function firstEndingAfter(ends: ArrayLike<number>, count: number, at: number): number {
  for (let sentence = 0; sentence < count; sentence++) if (ends[sentence]! > at) return sentence;
  return -1;
}

interface Line {
  readonly day: string;
  readonly what: string;
  readonly at: number;
}

function linesOf(text: string): readonly Line[] {
  let at = 0;
  return text.split('\n').flatMap((line): Line[] => {
    const start = at;
    at += line.length + 1;
    const found = LINE.exec(line.trim())?.groups;
    return found === undefined ? [] : [{ day: found.day!, what: found.what!, at: start }];
  });
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** A day as the lines write it: of the one year that they are of where it names none. */
function daySaid(said: string, lines: readonly Line[]): string | undefined {
  const [, d, name, y] = /^(\d{1,2})(?:st|nd|rd|th)? (\p{Lu}\p{L}+)(?: (\d{4}))?$/u.exec(said) ?? [];
  const month = MONTHS.indexOf((name ?? '').toLowerCase()) + 1;
  const years = new Set(lines.map(({ day }) => day.slice(0, 4)));
  const year = y ?? (years.size === 1 ? [...years][0] : undefined);
  return month === 0 || year === undefined || d === undefined
    ? undefined
    : `${year}-${String(month).padStart(2, '0')}-${d.padStart(2, '0')}`;
}
