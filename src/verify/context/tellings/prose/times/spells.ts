/** When a leave, a stay or a booking that is granted begins and ends, and that it has been granted: "Tessa's leave starts on 1 September" for "Tessa's leave from 1 September to 28 February is approved". */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const NOUN =
  'leave|holiday|vacation|stay|booking|reservation|rental|hire|trip|journey|internship|placement|subscription|membership|contract|employment|sick leave|appointment|course|loan|lease|tenancy';
const DAY = String.raw`(?:\d{1,2}\.?(?: \p{Lu}\p{Ll}{2,8})?(?:,? \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:,? \d{4})?|\d{4}-\d\d-\d\d)`;
const OWNER = String.raw`(?:(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}['\u2019]s?|[Tt]he (?:\p{Ll}+['\u2019]s )?|[Yy]our|[Hh]is|[Hh]er)`;
const SPELL = new RegExp(
  String.raw`(${OWNER} ?(?:\p{Ll}+ )?(?:${NOUN})(?: (?:at|in) (?:the )?\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*)?) from (${DAY}) (?:to|until|till|through) (${DAY})(?![\p{L}\d])`,
  'u',
);
const GRANTED =
  /\b(?:approved?|confirm(?:ed)?|granted?|booked|agreed|accepted|arranged|is set|registered|recorded)\b/iu;
const OPEN =
  /\b(?:not|no|never|declin\p{L}*|reject\p{L}*|refus\p{L}*|cancel\p{L}*|withdr\p{L}*|request\p{L}*|ask\p{L}*|appl(?:y|ied|ies)|would|could|might|if|unless|instead|shortened|extended|moved|change\p{L}*|only|subject to|in draft|provided|pending|conditional\p{L}*|provisional\p{L}*|propos\p{L}*|plan\p{L}*)\b/iu;
const SAYS = /\b(starts?|begins?|ends?|finishes|runs?|lasts?|is)\b(?= (?:on|from|until) )/u;

const KIND =
  / (?:annual|parental|sick|paid|unpaid|maternity|paternity|study|yearly) (?=leave|holiday|vacation)/u;

/** "Tessa's leave starts on 1 September" and "runs from … to …". */
function bySpell({ text, said }: Wording): readonly string[] {
  const [found, verb] = [SPELL.exec(text), SAYS.exec(said)?.[1]];
  if (found === null || verb === undefined || !GRANTED.test(text) || OPEN.test(text)) return [];
  const [, named = '', from = '', to = ''] = found;
  // "Daniel's leave" of his annual leave.
  const thing = KIND.test(said) ? named : named.replace(KIND, ' ');
  const month = / (\p{Lu}\p{Ll}{2,8})/u.exec(to)?.[1];
  // "From 18 to 29 May": the first day is in May too.
  const first = /^\d{1,2}\.?$/u.test(from) && month !== undefined ? `${from} ${month}` : from;
  const who = capital(thing);
  if (/^(?:start|begin)/u.test(verb)) return [`${who} ${verb} on ${first}`];
  if (/^(?:end|finish)/u.test(verb)) return [`${who} ${verb} on ${to}`];
  return [`${who} ${verb} from ${first} to ${to}`, `${who} ${verb} from ${first} until ${to}`];
}

const DONE =
  'approved|cancelled|canceled|confirmed|closed|paid|rejected|declined|granted|signed|completed|finished|booked|sold|removed|blocked|accepted|refused|activated|deactivated|reserved|resolved';
const IS_DONE = new RegExp(
  String.raw`^(${OWNER}.{2,80}?) (is|are) (?:now |hereby |already )?(${DONE})$`,
  'u',
);
const HAS_BEEN = /\b(?:has|have) been\b/u;
const BETWEEN = new RegExp(String.raw` from ${DAY} (?:to|until|till|through) ${DAY}$`, 'u');

/** "Tessa's leave has been approved" for "Tessa's leave from 1 September to 28 February is approved". */
function byState({ text }: Wording): readonly string[] {
  const found = IS_DONE.exec(text);
  if (
    found === null ||
    /\b(?:if|unless|when|once|not|no|any|each|every|usually|always|only|until|subject to|in draft|provided|pending|conditional\p{L}*|provisional\p{L}*)\b/iu.test(
      text,
    )
  )
    return [];
  const [, who = '', be = '', done = ''] = found;
  const has = be === 'are' ? 'have' : 'has';
  return [...new Set([who, who.replace(BETWEEN, '')])].map((one) => `${one} ${has} been ${done}`);
}

export const SPELLS: readonly Rewriter[] = [
  { of: SAYS, write: bySpell },
  { of: HAS_BEEN, from: IS_DONE, write: byState, reorders: true },
];
