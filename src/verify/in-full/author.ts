/**
 * Who writes a report, a statement or a note by its title: "Site report, caretaker D. Okonjo, 11 November 2025", "Statement of
 * Robin Kline", "Visit report WO-8123, technician Aldo Reiss". A firm or a place that stands there is nobody who says "I".
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { FIRST_NAMES, ORGANISATION, PERSONS } from '../context/words.ts';

/** What somebody writes by himself. */
const WRITTEN =
  /\b(?:report|statement|note|notes|memo|log|entry|diary|record|handover|mail|e-?mail|letter|message|account|summary|slip|book|card|review|voicemail|testimony|assessment|inspection|briefing|comment)\b/iu;
const PART = String.raw`(?:\p{Lu}\.|\p{Lu}[\p{L}'\u2019-]+)`;
const NAME = String.raw`${PART}(?: (?:(?:de|la|van|von|der|da|di|del|al) )?${PART}){0,2}`;
const OF = new RegExp(String.raw`(?:^|\b)(?:of|from|by) (?<name>${NAME})(?=$|[,;(])`, 'u');
const PIECE = new RegExp(String.raw`^(?:(?<role>\p{Ll}+(?: \p{Ll}+)?) )?(?<name>${NAME})$`, 'u');
/** "Cleaner's note": the role of who wrote it. */
const ROLE = /^(?:The )?(?<role>\p{Lu}\p{Ll}+)['\u2019]s? (?:\p{Ll}+ ){0,2}\p{Ll}+/u;

/** Somebody by his name, and by his role where it is told. */
export interface Author {
  readonly name: string;
  readonly role: string | undefined;
}

/** The one person who wrote what bears the title; undefined where it names none, or several. */
export function authorOf(title: string | undefined, lexicon: Lexicon): Author | undefined {
  if (title === undefined || title.length > LONGEST || !WRITTEN.test(title)) return undefined;
  const [first = '', ...pieces] = title.split(/[,:;|\u2013\u2014()] ?/u).map((piece) => piece.trim());
  const role = ROLE.exec(first)?.groups?.['role']?.toLowerCase();
  const own = role !== undefined && PERSONS.has(role) ? role : undefined;
  const of = OF.exec(first)?.groups?.['name'];
  if (
    of !== undefined &&
    WRITTEN.test(first.split(/ (?:of|from|by) /u)[0]!) &&
    isPerson(of, undefined, lexicon)
  )
    return { name: of, role: own };
  const found = pieces.flatMap((piece): readonly Author[] => {
    const { role: before, name = '' } = PIECE.exec(piece)?.groups ?? {};
    return name !== '' && isPerson(name, before, lexicon) ? [{ name, role: before ?? own }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const LONGEST = 120;

/** Whether a name is a person's: by the role before it, an initial, a first name, or a surname that is no word. */
function isPerson(name: string, role: string | undefined, lexicon: Lexicon): boolean {
  const words = name.toLowerCase().split(' ');
  if (words.some((word) => ORGANISATION.has(word) || CALENDAR.test(word))) return false;
  if (role !== undefined) return PERSONS.has(role.split(' ').at(-1)!);
  if (FIRST_NAMES.has(words[0]!) || (/^\p{Lu}\. /u.test(name) && words.length > 1)) return true;
  return words.length > 1 && words.every((word) => lexicon.lemmas(word).length === 0);
}

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/u;
