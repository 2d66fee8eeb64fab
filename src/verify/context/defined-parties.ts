/**
 * Whom an agreement calls by a role that it gives them where it names them: `Alder Estates Ltd ("Landlord")`,
 * `Brightline GmbH, hereinafter the Contractor`.
 */
import { matchesOf } from '../../text/matches.ts';

/** A role with who bears it, and where the text says so. */
export interface DefinedParty {
  readonly noun: string;
  /** Without the form of a firm, which stands apart. */
  readonly name: string;
  readonly form: string;
  readonly at: number;
}

const NAME = String.raw`\p{Lu}[\p{L}\d'’.-]{0,30}(?: (?:& |and (?=\p{Lu}\p{Ll}+ \())?(?:(?:de|van|von|der|of) )?\p{Lu}[\p{L}\d'’.&-]{0,30}){0,5}`;
const FORM = /(?:(?<!&),? (?:Ltd|Limited|Inc|LLC|Corp|Co|GmbH|AG|SRL|PLC|plc|SA|BV|KG|SE|S\.A|Pty)\b\.?)+$/u;
const DEFINED = new RegExp(
  String.raw`(?<![\p{L}\d])(${NAME})(?:,? (?:of|at|in|born) [^()\n;]{3,60})?,? (?:\((?:hereinafter |hereafter |referred to as |called )*(?:the )?["“']?(?:the )?(\p{Lu}\p{Ll}{3,20})["”']?\)|(?:hereinafter|hereafter) (?:referred to as |called )?(?:the )?["“']?(\p{Lu}\p{Ll}{3,20})["”']?(?=[ ,.;]))`,
  'gu',
);

/** Two at the least: what stands in brackets behind one name may be anything of it. */
const LEAST = 2;

/** The parties that a text gives roles; none where it gives fewer than two, or one role twice. */
export function definedParties(text: string): readonly DefinedParty[] {
  if (!/\(|\bhere(?:in)?after\b/.test(text)) return [];
  const found = matchesOf(text, DEFINED).flatMap((match): DefinedParty[] => {
    const role = match[2] ?? match[3]!;
    const name = match[1]!.replace(FORM, '');
    const form = match[1]!.slice(name.length);
    return name.length > 2 && !/^(?:The|This|Our)\b/u.test(name)
      ? [{ noun: role.toLowerCase(), name, form, at: match.index }]
      : [];
  });
  const roles = new Set(found.map(({ noun }) => noun));
  const named = new Set(found.map(({ name }) => name));
  return found.length >= LEAST && roles.size === found.length && named.size === found.length ? found : [];
}

/** The words of a name by which a statement calls its bearer: the first ones, or the last; all where it has none of them. */
export function calledIn(name: string, form: string, said: ReadonlySet<string>): string {
  const words = name.split(' ');
  const isSaid = (word: string): boolean => {
    const bare = word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    return bare === '' || bare === 'and' || said.has(bare);
  };
  const leading = words.findIndex((word) => !isSaid(word));
  const formed = form.split(/[^\p{L}]+/u).filter((word) => word !== '');
  if (leading < 0) return formed.length > 0 && formed.every(isSaid) ? `${name}${form}` : name;
  if (leading > 0)
    return words
      .slice(0, leading)
      .join(' ')
      .replace(/ (?:&|and)$/u, '');
  const trailing = words.findLastIndex((word) => !isSaid(word)) + 1;
  return trailing < words.length
    ? words
        .slice(trailing)
        .join(' ')
        .replace(/^(?:&|and) /u, '')
    : name;
}
