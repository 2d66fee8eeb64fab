/**
 * Character references of HTML, which markdown reads too (CommonMark 0.31, 6.2): `AT&amp;T` is said as it is shown.
 * The names are those that writers of prose and their tools use.
 */

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    ndash: '\u2013',
    mdash: '\u2014',
    hellip: '\u2026',
    lsquo: '\u2018',
    rsquo: '\u2019',
    ldquo: '\u201c',
    rdquo: '\u201d',
    laquo: '\u00ab',
    raquo: '\u00bb',
    bull: '\u2022',
    middot: '\u00b7',
    euro: '\u20ac',
    pound: '\u00a3',
    yen: '\u00a5',
    cent: '\u00a2',
    sect: '\u00a7',
    para: '\u00b6',
    deg: '\u00b0',
    plusmn: '\u00b1',
    times: '\u00d7',
    divide: '\u00f7',
    minus: '\u2212',
    le: '\u2264',
    ge: '\u2265',
    ne: '\u2260',
    frac12: '\u00bd',
    frac14: '\u00bc',
    frac34: '\u00be',
    copy: '\u00a9',
    reg: '\u00ae',
    trade: '\u2122',
    auml: '\u00e4',
    ouml: '\u00f6',
    uuml: '\u00fc',
    Auml: '\u00c4',
    Ouml: '\u00d6',
    Uuml: '\u00dc',
    szlig: '\u00df',
    eacute: '\u00e9',
    egrave: '\u00e8',
    agrave: '\u00e0',
    ccedil: '\u00e7',
    ntilde: '\u00f1',
  }),
);

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));/y;

/** What a character reference stands for, and where it ends. */
export interface Referred {
  readonly char: string;
  readonly end: number;
}

/** The character reference at a place of the answer; undefined where none stands there in full. */
export function referredAt(answer: string, at: number, until: number): Referred | undefined {
  REFERENCE.lastIndex = at;
  const found = REFERENCE.exec(answer);
  if (found === null || REFERENCE.lastIndex > until) return undefined;
  const [, decimal, hex, name] = found;
  const char = name === undefined ? numbered(decimal ?? `0x${hex}`) : NAMED.get(name);
  return char === undefined ? undefined : { char, end: at + found[0].length };
}

/** Controls and half characters are none that are shown. */
function numbered(digits: string): string | undefined {
  const code = Number(digits);
  const shown = code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0);
  return shown && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
