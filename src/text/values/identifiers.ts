import { readAddress } from './addresses.ts';
import { DIGITS, MARK, WORD } from './characters.ts';
import { identifier, MAX_PIECES, readCode } from './codes.ts';
import { Mark, Role } from './entry.ts';
import { ibanAt } from './iban.ts';
import { phone } from './phones.ts';
import { isHyphen, isMark, phraseAt, type Reader, type Reading, startsInside } from './reader.ts';
import { romanAt } from './roman.ts';
import type { IdentifierValue } from './types.ts';

/** Reads the identifier at token `i`: an address, a number with its sign or noun, a code of letters and digits. */
export function readIdentifier(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  if (startsInside(reader, i)) return undefined;
  return (
    readAddress(reader, i) ??
    numberSign(reader, i) ??
    ibanAt(reader, i) ??
    phone(reader, i) ??
    readCode(reader, i)
  );
}

/** "#1842", "# HF-20931". */
function numberSign(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  if (!isMark(reader, i, '#')) return undefined;
  const code = readCode(reader, i + 1);
  if (code && tokens.glued(i + 1)) return identifier(reader, i, code.next, 'code', code.value.key);
  if (tokens.kind(i + 1) !== DIGITS) return undefined;
  return identifier(reader, i, i + 2, 'number', tokens.digits(i + 1));
}

/**
 * Reads the identifier that a noun announces at token `i`: "order 1842", "colis n° 6C-20418", "Ticket: 48813",
 * "card ending 0917". The value spans the identifier alone.
 */
export function readLabelled(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const entry = tokens.entry(i);
  if (!entry || !(entry.roles & Role.label)) return undefined;
  const ending = phraseAt(reader, i, entry.ending);
  if (ending) {
    const at = isMark(reader, ending.next, ':') ? ending.next + 1 : ending.next;
    const short = tokens.kind(at) === DIGITS && tokens.length(at) >= 3 && tokens.length(at) <= 6;
    if (tokens.length(at) === 4 && /^(?:19|20)/.test(tokens.digits(at)) && !isNumbered(reader, i))
      return undefined;
    return short && !tokens.glued(at + 1 < tokens.count && tokens.kind(at + 1) === MARK ? -1 : at + 1)
      ? identifier(reader, at, at + 1, 'ending', tokens.digits(at))
      : undefined;
  }
  const target = afterNumberWords(reader, entry.label ? i + 1 : i);
  const counted = target.counted;
  if (!entry.label && !counted) return undefined;
  const found =
    readIdentifier(reader, target.at) ??
    spacedCode(reader, i, target.at) ??
    romanNumber(reader, i, target.at) ??
    plainNumber(reader, target.at, entry.label === 'short' || counted);
  if (!found) return undefined;
  const label = entry.label ? { label: tokens.lower(i) } : {};
  const numbered = found.value.type !== 'code' || /^V\d+$/.test(found.value.key);
  if (tokens.lower(i) === 'version' && numbered) {
    const { start } = found.value;
    const next = afterStage(reader, found.next);
    const end = tokens.ends[next - 1]!;
    return {
      value: {
        ...found.value,
        end,
        type: 'version',
        key: unprefixed(reader.text.slice(start, end)),
        ...label,
      },
      next,
    };
  }
  const type = found.value.type === 'number' && entry.label === 'short' ? 'label' : found.value.type;
  return { value: { ...found.value, type, ...label }, next: found.next };
}

/** "3.10.2" of "v3.10.2". */
const unprefixed = (version: string): string => version.replace(/^v(?=\d)/i, '');

/** What has a number that may be told by its end: "the card ending in 2019", not "the lease ends in 2027". */
const NUMBERED =
  /^(?:card|cards|account|accounts|number|numbers|iban|phone|telephone|line|code|id|pin|visa|mastercard|amex|maestro|debit|credit|konto|karte|kartennummer|nummer|carte|compte|num\u00e9ro|tarjeta|cuenta|n\u00famero|x+|\*+)$/;
const NUMBERED_NEAR = 4;

function isNumbered({ tokens }: Reader, i: number): boolean {
  for (let at = i; at >= Math.max(0, i - NUMBERED_NEAR); at--)
    if (NUMBERED.test(tokens.lower(at))) return true;
  return false;
}

/** The token after "-beta" or "-rc" glued at token `i`, which is another version. */
function afterStage(reader: Reader, i: number): number {
  const { tokens } = reader;
  const staged =
    isHyphen(tokens.mark(i)) && tokens.glued(i) && tokens.glued(i + 1) && tokens.kind(i + 1) === WORD;
  return staged ? i + 2 : i;
}

/** The token after "number", "no.", "n°", ":" and the like. `counted`: one of them says that a number follows. */
function afterNumberWords({ tokens }: Reader, i: number): { at: number; counted: boolean } {
  let at = i;
  let counted = false;
  for (let words = 0; words < 3; words++) {
    const mark = tokens.mark(at);
    if ((tokens.entry(at)?.marks ?? 0) & Mark.numberWord) {
      const sign = tokens.mark(at + 1);
      const dotted = sign === 0x2e || sign === 0xb0 || sign === 0x23;
      counted ||= dotted || tokens.length(at) > 2 || tokens.lower(at) !== 'no';
      at += dotted && sign !== 0x23 ? 2 : 1;
      if (dotted && tokens.glued(at) && tokens.kind(at) === WORD && tokens.length(at) === 1) at += 1;
    } else if (mark === 0x3a || mark === 0x3d) at += 1;
    else if (mark === 0x2116) {
      at += 1;
      counted = true;
    } else break;
  }
  return { at, counted };
}

/** Digits after a noun: three or more, or any where the noun or a "no." asks for them. */
function plainNumber(reader: Reader, i: number, short: boolean): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const length = tokens.length(i);
  if (tokens.kind(i) !== DIGITS || length > 64 || (!short && length < 3)) return undefined;
  const mark = tokens.kind(i + 1) === MARK && tokens.glued(i + 1) ? tokens.mark(i + 1) : 0;
  if ((tokens.glued(i + 1) && mark === 0) || mark === 0x25) return undefined;
  if (short && (mark === 0x28 || mark === 0x2e)) {
    const part = lettered(reader, i + 1);
    if (part > i + 1) return identifier(reader, i, part, 'number');
  }
  const decimal = mark !== 0 && tokens.glued(i + 2) && tokens.kind(i + 2) === DIGITS;
  if (decimal) return short && mark === 0x2e ? sectionNumber(reader, i) : undefined;
  const plural =
    !short &&
    length < 5 &&
    tokens.kind(i + 1) === WORD &&
    /^[a-z]{3,}[^s]s$/.test(tokens.raw(i + 1)) &&
    !VERB.test(tokens.raw(i + 1));
  return plural ? undefined : identifier(reader, i, i + 1, 'number', tokens.digits(i));
}

/** What is said of one thing by its number, where another word with this ending would be what is counted. */
const VERB =
  /^(?:needs|exceeds|reaches|remains|contains|includes|covers|costs|shows|qualifies|meets|requires|stays|comes|states|names|gives|ends|starts|begins|runs|falls|concerns|belongs|expires|lies|weighs|holds|lists|stands|consists|does|goes|gets|takes|makes|says|bears|asks|appears|matches|relates|refers)$/;

/** "flight BA 117": the letters of the carrier and the number are one code. */
function spacedCode(reader: Reader, i: number, at: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  if (tokens.lower(i) !== 'flight' || tokens.kind(at) !== WORD || tokens.length(at) !== 2) return undefined;
  const letters = tokens.raw(at);
  if (letters !== letters.toUpperCase() || tokens.kind(at + 1) !== DIGITS || tokens.length(at + 1) > 4)
    return undefined;
  if (tokens.glued(at + 2) && tokens.kind(at + 2) !== MARK) return undefined;
  return identifier(reader, at, at + 2, 'code', letters + tokens.digits(at + 1));
}

/** "chapter III": the third. */
function romanNumber(reader: Reader, i: number, at: number): Reading<IdentifierValue> | undefined {
  if (reader.tokens.entry(i)?.label !== 'short') return undefined;
  const value = romanAt(reader, at);
  return value === undefined ? undefined : identifier(reader, at, at + 1, 'number', String(value));
}

/** The token after "(a)", "(2)(b)" or ".a" glued at token `i`; `i` where there is none. */
function lettered(reader: Reader, i: number): number {
  const { tokens } = reader;
  let next = i;
  for (let parts = 0; parts < 4; parts++) {
    const letter =
      tokens.kind(next + 1) === WORD ? tokens.length(next + 1) <= 3 : tokens.kind(next + 1) === DIGITS;
    if (!tokens.glued(next) || !tokens.glued(next + 1) || !letter) break;
    if (isMark(reader, next, '(') && isMark(reader, next + 2, ')')) next += 3;
    else if (isMark(reader, next, '.') && tokens.length(next + 1) === 1 && tokens.kind(next + 1) === WORD)
      next += 2;
    else break;
  }
  return next;
}

/** "section 4.1", "clause 7.2.3". */
function sectionNumber(reader: Reader, i: number): Reading<IdentifierValue> {
  const { tokens } = reader;
  let next = i + 1;
  while (
    isMark(reader, next, '.') &&
    tokens.glued(next) &&
    tokens.glued(next + 1) &&
    tokens.kind(next + 1) === DIGITS
  ) {
    next += 2;
    if (next - i > 2 * MAX_PIECES) break;
  }
  return identifier(reader, i, next, 'number');
}
