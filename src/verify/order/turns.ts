/** How a sentence goes on in time from the one before it: "Two days later, …", "Before that, …", "… the day after". */

const SPELL =
  '(?:(?:about|around|nearly|almost|just) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|\\d+|several|a few|some) (?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|moments?)';
const LATER = new RegExp(
  `^(?:and )?(?:then|later(?: on| that (?:day|morning|afternoon|evening|week|month|year))?|afterwards?|subsequently|thereafter|after (?:that|this)|(?:soon|shortly|immediately) (?:after(?:wards)?|thereafter)|next|finally|eventually|${SPELL} (?:later|after(?:wards| that)?)|(?:on )?the (?:next|following) (?:day|morning|afternoon|evening|week|month|year)|the (?:day|week|month|year) after)(?:,| (?=\\p{L}))`,
  'iu',
);
const LATER_END = new RegExp(
  `\\b(?:${SPELL} later|(?:on )?the (?:next|following) (?:day|morning|afternoon|evening|week|month|year)|the (?:day|week|month|year) after|afterwards|(?:soon|shortly) after(?:wards)?)[.!]?$`,
  'iu',
);
const EARLIER = new RegExp(
  `^(?:before (?:that|this|then)|earlier(?: that (?:day|morning|week|month|year))?|previously|beforehand|prior to (?:that|this)|${SPELL} (?:earlier|before)|(?:on )?the (?:day|week|month|year) before|the previous (?:day|morning|week|month|year))(?:,| (?=\\p{L}))`,
  'iu',
);
const EARLIER_END = new RegExp(
  `\\b(?:${SPELL} (?:earlier|before)|the (?:day|week|month|year) before|the previous (?:day|morning|week|month|year)|beforehand)[.!]?$`,
  'iu',
);

/** "The members then voted": behind the subject, and neither "by then" nor "the then chair". */
const LATER_WITHIN =
  /(?<!\b(?:by|since|until|till|back|the|from|and|but|,)) (?:then|later|subsequently|afterwards) (?=(?:was|were|had|\p{Ll}{2,}ed|sent|made|gave|took|paid|went|left|came|told|got|put|bought|sold|wrote|began|became)\b)/iu;

/** How a sentence says that it goes on from the one before it, or back. */
export function turnOf(text: string): Turn | undefined {
  for (const [opening, closing, later] of TURNS) {
    const opens = opening.exec(text);
    const found = opens ?? closing.exec(text) ?? (later ? LATER_WITHIN.exec(text) : null);
    if (found !== null) return { later, word: plain(found[0]), length: opens?.[0].length ?? 0 };
  }
  return undefined;
}

export interface Turn {
  readonly later: boolean;
  readonly word: string;
  /** Characters that it takes at the beginning of the sentence. */
  readonly length: number;
}

const TURNS = [
  [LATER, LATER_END, true],
  [EARLIER, EARLIER_END, false],
] as const;

const plain = (text: string): string => text.replace(/(?<![,.!\s])[,.!\s]+$/, '').toLowerCase();
