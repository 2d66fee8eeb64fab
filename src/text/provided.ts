/** The word "provided": what was given, or a condition. */

/** Behind and before "provided" where it says that something was given: "no receipt provided", "has been provided". */
const GIVEN = /^\s*(?:$|[.,;)]|(?:by|in|with|on|to|at|as|from|within|via|for|free)\b)/i;
const PASSED = /\b(?:is|are|was|were|be|been|being|has|have|had|not|already|also)\s+$/i;
/** "The shop provided a receipt": a sentence with no other verb that a condition could be set to. */
const ONE_VERB =
  /^[^,;:]*\b(?:is|are|was|were|be|been|has|have|had|can|may|must|will|would|should|could|do|does|did)\b/i;

/** Whether "provided" at a place says that something was given, and sets no condition. */
export function isHandedOver(
  text: string,
  [start, at, after, end]: readonly [number, number, number, number],
): boolean {
  if (/^\s*that\b/i.test(text.slice(after, after + 6))) return false;
  if (GIVEN.test(text.slice(after, Math.min(end, after + 12)))) return true;
  const before = text.slice(Math.max(start, at - LONGEST_SUBJECT), at);
  if (PASSED.test(before)) return true;
  const whole = text.slice(start, Math.min(end, after + LONGEST_SUBJECT));
  return (
    at - start < LONGEST_SUBJECT &&
    /^(?:the|an?|our|your|his|her|their|its|my|he|she|they|we|i|\p{Lu})/iu.test(before) &&
    !/[,;:]/.test(before) &&
    !ONE_VERB.test(whole) &&
    !/ed\s+$/.test(before)
  );
}

/** Characters before the verb that a subject has, at the most. */
const LONGEST_SUBJECT = 40;
