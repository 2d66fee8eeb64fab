/** Until when something can be done, told as when it closes: "registration closes on 1 March" for "you can register until 1 March". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NOUNS: Readonly<Record<string, string>> = {
  register: 'Registration',
  apply: 'Applications',
  enrol: 'Enrolment',
  enroll: 'Enrollment',
  vote: 'Voting',
  book: 'Booking',
  order: 'Ordering',
  submit: 'Submission',
  appeal: 'The appeal period',
};
const DAY = String.raw`((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? \d{1,2} \p{Lu}\p{Ll}+)?|\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?))`;
const CAN = new RegExp(
  String.raw`^(?:You|Students|Members|Everyone|Participants|Visitors|Customers|Employees) (?:can|may) (?:still )?(${Object.keys(NOUNS).join('|')})((?: (?:for|in|online|by)\b[^,;:]{0,50}?)?) (?:until|up to|till) (?:the end of )?${DAY}$`,
  'u',
);

function byClosing({ text }: Wording): readonly string[] {
  const found = CAN.exec(text);
  if (found === null || isLeftOpen(text.replace(/\buntil\b|\bmay\b/gu, ''))) return [];
  const [, verb = '', rest = '', day] = found;
  const noun = NOUNS[verb]!;
  const s = /s$/u.test(noun) ? '' : 's';
  const wheres = [...new Set([rest.startsWith(' for') ? rest : '', ''])];
  return wheres.flatMap((where) => [
    `${noun}${where} close${s} on ${day}`,
    `${noun}${where} end${s} on ${day}`,
    `${noun}${where} ${s === '' ? 'are' : 'is'} open until ${day}`,
    `The deadline for ${noun.toLowerCase()}${where} is ${day}`,
    `${noun}${where} ${s === '' ? 'are' : 'is'} possible until ${day}`,
  ]);
}

const SPAN = String.raw`((?:an?|one|two|three|four|five|ten|fifteen|twenty|thirty|half an|\d+) (?:minutes?|hours?|hour))`;
const AFTER = new RegExp(
  String.raw`^([^,;:]{2,50}?) (?:arrived|came|turned up|got|joined)((?: (?:at|for|to|in) [^,;:]{2,50}?)?),? ${SPAN} after (?:it|the [\p{Ll} ]+?|[^,;:]{2,40}?) (?:had )?(?:begun|started|began|opened)$`,
  'u',
);

/** "Was late for the hearing" for "arrived at the hearing twenty minutes after it had begun". */
function byAfter({ text }: Wording): readonly string[] {
  const found = AFTER.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, who, where = '', by] = found;
  const what = where.replace(/^ (?:at|for|to|in) /u, ' for ');
  return [
    `${who} was late${what}`,
    `${who} was ${by} late${what}`,
    `${who} arrived late${where}`,
    `${who} arrived ${by} late${where}`,
    `${who} was late`,
  ];
}

const HELD_UP =
  /^([^,;:]{2,60}?) (?:held up|delayed|has delayed|has held up) (the [^,;:]{2,50}?)((?: (?:by|for) [^,;:]+)?)$/u;

/** "The delivery was late because of snow" for "snow held up the delivery". */
function byHold({ text }: Wording): readonly string[] {
  const found = HELD_UP.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, cause = '', what = '', by = ''] = found;
  const why = cause.replace(/^\p{Lu}(?=\p{Ll}+(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase());
  const thing = what.replace(/^t/u, 'T');
  return [
    `${thing} was delayed by ${why}`,
    ...['because of', 'due to', 'owing to'].flatMap((of) => [
      `${thing} was delayed${by} ${of} ${why}`,
      `${thing} was delayed ${of} ${why}`,
      `${thing} was late ${of} ${why}`,
    ]),
    `${thing} was delayed${by}`,
  ];
}

export const CLOSING_DAYS: readonly Rewriter[] = [
  { of: /\b(?:close|closes|end|ends|open until|deadline|possible)\b/u, from: CAN, write: byClosing },
  { of: /\blate\b/u, from: AFTER, write: byAfter },
  { of: /\b(?:late|delayed)\b/u, from: HELD_UP, write: byHold },
];
