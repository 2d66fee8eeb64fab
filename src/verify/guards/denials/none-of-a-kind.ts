/** That there is none, of evidence that there is none of a kind or that nothing was done to any: "there were no accidents" of "no serious accidents occurred". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NONE =
  /^There (?:was|were|is|are|has been|have been|will be) no ((?:\p{Ll}[\p{Ll}-]* )*?)(\p{Ll}[\p{Ll}-]+)(?= (?:in|during|at|on|among|with|for|to|between|from|after|before|left)\b|[.!]?$)/u;
/** What is found of everything that there is. */
const FOUND =
  /^(?:reported|recorded|found|seen|detected|noted|observed|identified|known|registered|made|given|held|received|left|planned|scheduled|expected)$/u;

export const NONE_OF_A_KIND: Guard = against('quantifier', 'english', isOfAKind, { said: () => NONE });

function isOfAKind({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, kind = '', noun] = NONE.exec(textOf(reading).trim()) ?? [];
  if (noun === undefined) return false;
  const found = new RegExp(
    String.raw`\b[Nn]o ((?:\p{Ll}[\p{Ll}-]* ){0,4}?)${noun}\b(?: (?:was|were|is|are|has been|have been) (\p{Ll}+))?`,
    'u',
  ).exec(textOf(theirs));
  if (found === null) return false;
  const own = new Set(kind.split(' '));
  const narrower = found[1]!.split(' ').some((word) => word !== '' && !own.has(word) && !PLAIN.test(word));
  const done = found[2] !== undefined && /(?:ed|en|ld|nt|de)$/u.test(found[2]) && !FOUND.test(found[2]);
  return narrower || (done && !textOf(reading).includes(found[2]!));
}

/** What makes no kind of anything. */
const PLAIN = /^(?:more|other|further|such|single|new|longer|additional|or|and|significant)$/u;
