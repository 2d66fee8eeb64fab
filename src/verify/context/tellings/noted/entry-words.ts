/** Words by which notes say how things stand and what was done without a finite verb. */

/** Participles that do not end in "-ed". */
export const IRREGULAR_PARTICIPLES =
  'sent|paid|made|given|taken|lost|found|kept|held|sold|bought|built|shown|seen|written|done|broken|stolen|chosen|' +
  'withdrawn|drawn|reset|put|set|cut|shut|brought|caught|left|begun|repaid|rebuilt|resent|told|met|handed|hung|fed|' +
  'laid|led|lent|lit|read|rung|sworn|thrown|torn|worn|won|spent|split|struck|stuck|swept|taught|understood|bound|' +
  'frozen|hidden|driven|eaten|fallen|forgotten|forgiven|grown|known|overdrawn|proven|ridden|risen|sewn|shaken|sunk|swept|swollen|bent|dealt|dug|fitted';

/** States that stand behind what they are said of. */
export const STATE =
  'missing|absent|present|to come|to follow|awaited|fine|ok|okay|pending|outstanding|overdue|ready|loose|dirty|' +
  'cold|hot|warm|ill|sick|wet|dry|undamaged|intact|correct|incorrect|wrong|' +
  'unpaid|unopened|unsigned|unread|unsold|dead|flat|offline|online|faulty|defective|' +
  'asleep|illegible|legible|unknown|unclear|unharmed|undelivered|' +
  'on file|in stock|out of stock|out of order|out of service|out of date|off the road|off sick|in the post|in transit|on order|' +
  'on its way|on the way|at fault|back in stock|back online|back in service|back to normal|back|under review|under warranty|in place|in order|' +
  'at home|not at home|out|in|on record|on display|on loan|on sale|on leave|on hand|up to date|as ordered|as described|as new|too small|too big|too late|too short|too long';

/** A day behind a deed, without a preposition. */
export const DAY =
  /(?<!\b(?:on|by|to|from|since|until|till|of|before|after|due|for|between|and|or)) ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)|\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}*\.?(?: \d{4})?|\d{4}-\d\d-\d\d)/iu;

const FINITE =
  /(?<![\p{L}'\u2019-])(?:is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|cannot|must|shall|he|she|it|they|we|i|you|who|which|that|when)(?![\p{L}'\u2019-])|n['\u2019]t\b/iu;

/** Whether a text has a word that only a sentence with a finite verb has. */
export const hasFinite = (text: string): boolean => FINITE.test(text);

/** Pasts that are not their own participles. */
export const PASTS: Readonly<Record<string, string>> = {
  took: 'taken',
  gave: 'given',
  wrote: 'written',
  saw: 'seen',
  chose: 'chosen',
  did: 'done',
  drove: 'driven',
  broke: 'broken',
  ran: 'run',
  began: 'begun',
  drew: 'drawn',
  withdrew: 'withdrawn',
  threw: 'thrown',
  sent: 'sent',
  paid: 'paid',
  found: 'found',
  sold: 'sold',
  bought: 'bought',
  built: 'built',
  kept: 'kept',
  lost: 'lost',
  left: 'left',
  brought: 'brought',
  reset: 'reset',
  repaid: 'repaid',
};
