/** Words by which one text takes back, moves or sets right what another says. */

/** Words by which something done or said is undone, or was never so. */
export const RECALLING =
  /\b(?:by mistake|in error|by accident|erroneous(?:ly)?|mistakenly|(?:was|were|is|are|being) (?:wrong|incorrect|inaccurate|false|invalid|void)|withdrawn|withdrew|revoked|rescinded|reversed|reversal|bounced|voided|annulled|retracted|undone|deleted|claw(?:ed|s|ing)? back|recalled|chargeback|charged back|returned by the bank|no longer (?:valid|applies|holds)|ruled out|disproved|not \w+ after all)\b/i;
/** Words by which something is put on another day. */
export const MOVING =
  /\b(?:moved?|postponed|rescheduled|shifted|brought forward|put back|pushed back|deferred)\b/i;
/** What a statement stands in, where only its day is told: "our message of 11 March". */
export const STANDING =
  /^(?:entry|message|mail|email|letter|note|notice|line|record|scan|statement|report|information|post|update)$/;
/** Words by which a text says that it sets right, or takes the place of, what another said. */
export const CHANGING =
  /\b(?:correct(?:ed|ion)|amend(?:ed|ment)|erratum|(?:had|have|has) to change|(?:was|were|been|is|are) (?:changed|corrected|replaced)|instead|(?:is|are) now|changed|(?:please )?(?:ignore|disregard)|no longer holds?|(?:now|from now on) (?!(?:is|was|has|this|his|its|as)\b)[a-z]{2,}s)\b/i;
/** Words by which one value is put in the place of another. */
export const SHOULD = /\bshould (?:read|be|have been|say)\b/i;
/** What stands before somebody or something that has been replaced. */
export const REPLACING = /^(?:replaces?|replaced|replacing|succeeds?|succeeded|not)$/;
/** Words by which somebody takes another's place: "has handed the project over to Mr. Cruz". */
export const HANDED =
  /\b(?:has|have|had|was|were|is|are|been) (?:since |now |been )*(?:handed|passed|given|transferred|reassigned)\b[^.;]{0,60}?\bto\s+(?=\p{Lu})/iu;
export const NEGATING = /\b(?:not|never|no longer|nor)\b/i;

/** Whether a text may take something back: only such a sentence is read beside a statement that stands word for word. */
export const mayRecall = (text: string): boolean =>
  RECALLING.test(text) ||
  MOVING.test(text) ||
  CHANGING.test(text) ||
  HANDED.test(text) ||
  /\b(?:not|replac\w+|succeed\w*|should)\b/i.test(text);
