/** How a word of the evidence stands to a unit of the claim, and what that counts for. */

/** How a word of the evidence stands to the unit of the claim. */
export type MatchKind =
  | 'none'
  | 'same'
  | 'derived'
  | 'synonym'
  | 'specific'
  | 'general'
  | 'sibling'
  | 'antonym'
  | 'value';

export interface Match {
  readonly kind: MatchKind;
  /** In [0, 1]: how much of the unit the word accounts for. */
  readonly strength: number;
  /** Index of the word in the sentence; -1 for none. */
  readonly at: number;
  /** It is the opposite of the unit's word, and one of the two is denied: "not approved", "rejected". */
  readonly flipped?: boolean;
  /** No word of the sentence says it: it follows from several. */
  readonly follows?: boolean;
}

export const NONE: Match = { kind: 'none', strength: 0, at: -1 };

/** What each relation of words counts for as support. */
export const STRENGTH: Readonly<Record<MatchKind, number>> = {
  none: 0,
  same: 1,
  value: 1,
  derived: 0.92,
  synonym: 0.85,
  specific: 0.8,
  general: 0.3,
  sibling: 0,
  antonym: 0,
};
