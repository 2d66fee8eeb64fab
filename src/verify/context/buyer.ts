/** Whether a letter is a customer's: it tells in the first person of an order, and asks its reader for something about it. */

const BOUGHT =
  /\b(?:I|we)(?:['\u2019]ve| have| had)? (?:just |recently |also |only |originally )?(?:bought|ordered|purchased|booked|paid|received|returned|placed an? (?:\w+ )?order)\b|\bmy (?:recent |last |latest |second |first )?(?:order|purchase|parcel|booking|subscription|reservation|package|delivery)\b/iu;
/** Whom he writes to: those who sold it. */
const TO_SELLER =
  /\byour (?:\p{L}+ )?(?:shop|store|branch|site|website|web ?shop|company|service|team|support|colleagues?|courier|warehouse|return policy|hotline|staff)\b|\byou (?:have |had )?(?:sent|delivered|charged|shipped|sold|billed|promised|delivered)\b/iu;
const WISH =
  /\b(?:I|we) (?:would like|['\u2019]d like|want|need|am asking|ask|request|demand|expect|insist|prefer|wish|hope)\b[^.!?\n]{0,60}\b(?:refund(?:ed)?|replacement|replaced|money|exchange[d]?|repair(?:ed)?|return|credit|compensat\p{L}+|cancel(?:led)?|discount|new one)\b|\b(?:could|can|would|will) you (?:please )?(?:refund|replace|exchange|repair|cancel|send|collect|reimburse)\b|\bplease (?:refund|replace|exchange|repair|cancel|reimburse|send me)\b/iu;
/** What is written by those who sell, for somebody else, or by several. */
const NOT_BUYER =
  /\b(?:our (?:customers?|clients?|shop|store)|the (?:customer|client|buyer|purchaser|guest|caller)|dear (?:customer|client|guest|all|team|colleagues)|on behalf of|forwarded message|original message|wrote:)|^\s*>|^(?:from|subject|fwd?|ticket|case|agent|support|notes?|status)\b[^\n]{0,40}:/imu;
/** Characters of a letter. */
const LONGEST = 4_000;

/** Whether whoever writes a text is a customer of its reader's. */
export const isLetterOfBuyer = (text: string): boolean =>
  text.length <= LONGEST &&
  BOUGHT.test(text) &&
  (WISH.test(text) || TO_SELLER.test(text)) &&
  !NOT_BUYER.test(text);
