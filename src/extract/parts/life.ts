/** Dates of a life behind a name: `Ada Park (born 3 May 1961)`, `Ada Park (1901 – 1988)`. */
import type { Piece } from './tokens.ts';

export interface Life {
  /** The brackets with the blank before them. */
  readonly start: number;
  readonly end: number;
  readonly claims: readonly Piece[];
}

const DATE = String.raw`(?:\d{1,2} \p{Lu}\p{Ll}{2,8},? \d{3,4}|\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{3,4}|\d{4})`;
const LIFE = new RegExp(
  String.raw`^ \((?:born (?:on |in )?(?<born>${DATE})|(?<from>${DATE}) ?[–—-] ?(?<to>${DATE}))(?:,? in (?<place>[\p{L} ,]{2,60}))?\)`,
  'u',
);
const LONGEST_NAME = 80;

/** The dates behind the name that [start, end) of the text begins with. */
export function lifeOf(text: string, start: number, end: number): Life | undefined {
  const open = text.slice(start, Math.min(end, start + LONGEST_NAME)).indexOf(' (');
  if (open < 0) return undefined;
  const name = text.slice(start, start + open);
  if (!/^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|bin|al|la|le|of|the))+$/u.test(name))
    return undefined;
  const at = start + open;
  const groups = LIFE.exec(text.slice(at, Math.min(end, at + 160)));
  if (groups?.groups === undefined) return undefined;
  const { born, from, to, place } = groups.groups;
  const close = at + groups[0].length;
  const piece = (words: string, said: string): Piece => {
    const first = at + groups[0].indexOf(said);
    return { text: `${name} ${words}`, start: first, end: first + said.length };
  };
  const birth = born ?? from;
  const claims = [piece(`was born ${dated(birth)}`, birth)];
  if (to !== undefined) claims.push(piece(`died ${dated(to)}`, to));
  if (place !== undefined && to === undefined) claims.push(piece(`was born in ${place}`, place));
  return { start: at, end: close, claims };
}

const dated = (date: string): string => (/^\d{4}$/.test(date) ? `in ${date}` : `on ${date}`);
