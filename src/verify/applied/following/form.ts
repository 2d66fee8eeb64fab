/** The forms of statements that follow from another (`follows.ts`). */

/** A statement, what the evidence has where it may follow, and the statements from any of which it does. */
export interface Following {
  readonly claim: RegExp;
  /** A regular expression's source, in any case; `$1` in it stands for what the statement has. */
  readonly cue: string;
  /** What tells that it does not follow after all, as a source. */
  readonly unless?: string | undefined;
  /** `$1` and `£1`: what `claim` and `cue` found; `↓$1` and `¤1`: with small letters; ` && ` stands between what must be shown together. */
  readonly ways: readonly string[];
}

/** A form by its sources: the statement as a whole, and a cue in any case. */
export const following = (claim: string, cue: string, ...ways: readonly string[]): Following => ({
  claim: new RegExp(`^(?:${claim})$`, 'u'),
  cue,
  ways,
});

export const unless = (not: string, form: Following): Following => ({ ...form, unless: not });

/** Somebody who orders, pays, stays or is looked after. */
export const CUSTOMER =
  'The (?:customer|guest|buyer|client|passenger|traveller|member|student|tenant|patient|subscriber|user|applicant|candidate|employee)';
export const HIS = '(?:his|her|their|the|my|your)';
export const BE = '(?:is|are|was|were|has been|have been)';
