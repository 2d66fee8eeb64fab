/** What is said around data and tells nothing besides: "Here is what the service returned:", "Let me know if …". */

/** Characters before and behind the data, at the most. */
const LONGEST = 300;

const LEADS =
  /\b(?:here(?:'s| is| are)|looked|found|fetched|got|received|returned|returns|response|responded|result|output|answer|following|below|this is|these are|details|record|entry|data|payload|body|json|api|tool|service|system|database|query|call|called|lookup)\b/i;
/** Words by which a lead may say that what follows is not how things are, or of something else. */
const BOUNDING =
  /\b(?:not|no|never|n't|but|however|only|old|older|outdated|stale|former(?:ly)?|previous(?:ly)?|earlier|before|until|test|tests|testing|sandbox|staging|dev|demo|example|samples?|mock|fake|dummy|templates?|wrong|incorrect|invalid|ignore|disregard|drafts?|if|would|could|should|might|may|expected?|planned|proposed|request|requested|rejected|failed|error|hypothetical|imagin\w*|suppose|assum\w*|cancell?ed|deleted|expired|instead|unlike|except)\b/i;
const CLOSING =
  /^(?:let (?:me|us) know|please (?!ignore|disregard|do not|don't|note)|do you (?:need|want)|would you like|shall i|should i|can i|may i|is there anything|anything else|hope (?:this|that) helps|i hope|thanks?\b|thank you|feel free|happy to|just (?:ask|let)|best regards|regards|cheers)/i;

/** Whether what stands before data may say that it is not how things are: "Expected response:". */
export const isBounding = (said: string): boolean => BOUNDING.test(said);

/** Whether what stands before data only leads to it. */
export const isLead = (said: string): boolean => {
  const words = said.trim();
  return (
    words.length <= LONGEST &&
    /:$/.test(words) &&
    LEADS.test(words) &&
    !BOUNDING.test(words) &&
    !/\d/.test(words) &&
    words.split('\n').filter((line) => line.trim() !== '').length <= 2
  );
};

/** Whether what stands behind data only closes the message. */
export const isClosing = (said: string): boolean => {
  const words = said.trim();
  if (words === '') return true;
  if (words.length > LONGEST || /\d/.test(words)) return false;
  return words.split(/(?<=[.!?])\s+|\n+/).every((sentence) => sentence === '' || CLOSING.test(sentence));
};
