/**
 * When something opens and closes: "the store is open from nine to six" says both, and what opens at nine and closes at six
 * is open between.
 */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?(?: ?o['\u2019]clock)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['\u2019]clock)?(?: in the (?:morning|afternoon|evening)| [ap]\.?m\.?)?|noon|midnight)`;
const WHEN = String.raw`(?: (?:on|every|each|daily|from|during|in|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b[^,;:()]{0,60})?`;
/** Who is told of: without commas, denials and conditions, which leave open what opens. */
const WHO = String.raw`(?!(?:if|when|unless|no|only|not)\b)(?:(?!\b(?:which|that|who|not|only|if|when)\b)[^,;:()]){2,60}?`;

const SPELL = new RegExp(
  String.raw`^(?<who>${WHO}) (?<be>is|are) open(?<day>${WHEN}?),? (?:from |between )?(?<from>${CLOCK}) ?(?:-|\u2013|to|until|till|and) ?(?<to>${CLOCK})(?<when>${WHEN})$`,
  'iu',
);
const BOTH = new RegExp(
  String.raw`^(?<who>${WHO}) opens? (?:(?:its|their) doors )?at (?<from>${CLOCK}) and (?:it |they )?(?:closes?|shuts?) at (?<to>${CLOCK})(?<when>${WHEN})$`,
  'iu',
);
const CLOSES = new RegExp(
  String.raw`^(?<who>${WHO}) (?<verb>closes?|shuts?) at (?<to>${CLOCK})(?<when>${WHEN})$`,
  'iu',
);
const UNTIL = new RegExp(
  String.raw`^(?<who>${WHO}) (?<be>is|are) open (?:until|till) (?<to>${CLOCK})(?<when>${WHEN})$`,
  'iu',
);

/** What opening hours that are told in prose say of when something opens, closes and is open. */
export const openBetween: Teller = where([SPELL, BOTH, CLOSES, UNTIL], ({ sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  return turnsOf(text).map((said): Telling => ({ ...told, text: `${said}.`, plain: true }));
});

function turnsOf(text: string): readonly string[] {
  const spell = SPELL.exec(text)?.groups ?? BOTH.exec(text)?.groups;
  if (spell !== undefined) {
    const { who = '', day = '', from = '', to = '', when = '' } = spell;
    const many = spell.be === undefined ? / opens? /.exec(text)![0] === ' open ' : spell.be === 'are';
    const [be, open, close] = many ? ['are', 'open', 'close'] : ['is', 'opens', 'closes'];
    const days = day + when;
    return [
      `${who} ${open} at ${from}${days}`,
      `${who} ${close} at ${to}${days}`,
      `${who} ${be} open from ${from} to ${to}${days}`,
      `${who} ${be} open until ${to}${days}`,
      `${who} ${open} at ${from} and ${close} at ${to}${days}`,
    ];
  }
  const closes = CLOSES.exec(text)?.groups;
  if (closes !== undefined)
    return [
      `${closes.who} ${closes.verb!.endsWith('s') ? 'is' : 'are'} open until ${closes.to}${closes.when}`,
    ];
  const until = UNTIL.exec(text)?.groups;
  if (until === undefined) return [];
  return [`${until.who} ${until.be === 'are' ? 'close' : 'closes'} at ${until.to}${until.when}`];
}
