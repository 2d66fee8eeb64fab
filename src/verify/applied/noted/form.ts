/** The forms of statements that a short entry says (`noted-so.ts`). */

/** A statement, the entry that says it, what must stand in the same source and what in none. */
export interface Noted {
  readonly claim: RegExp;
  /** A pattern's source, in any case; `$1` in it stands for what the statement has. */
  readonly entry: string;
  readonly also?: string | undefined;
  readonly unless?: string | undefined;
}

/** A form by its sources: the statement as a whole, the entry, what stands with it and what must not. */
export const noted = (claim: string, entry: string, also?: string, unless?: string): Noted => ({
  claim: new RegExp(`^(?:${claim})$`, 'u'),
  entry,
  also,
  unless,
});

/** Somebody whom a record is of. */
export const SOMEBODY =
  'The (?:customer|guest|client|patient|tenant|user|employee|applicant|candidate|member|driver|student|supplier|traveller|passenger)';
/** The word of a statement as the first of a longer one. */
export const THING = 'The (?:\\p{Ll}+ )?(\\p{Ll}+)(?: [A-Z]*-?\\d[\\w-]*)?';
/** Where an entry ends: what follows on the word may bound or turn it. */
export const CLOSED = String.raw`(?=\s*(?:[.;,)\n]|$))(?!\s*,? (?:except|but|apart|other|besides))`;
