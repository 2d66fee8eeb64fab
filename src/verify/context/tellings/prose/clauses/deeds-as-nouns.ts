/**
 * A deed of speech told by its noun: "the engineer advised replacing the cable" for "the engineer's advice was to replace it";
 * whom a notice names to turn to, and what is done without.
 */
import { gerund } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

/** The verbs of a noun, each with whether a gerund may follow it. */
const VERBS: Readonly<Record<string, readonly (readonly [verb: string, gerund: boolean])[]>> = {
  advice: [['advised', true]],
  recommendation: [['recommended', true]],
  suggestion: [['suggested', true]],
  proposal: [['proposed', true]],
  request: [
    ['asked', false],
    ['requested', false],
  ],
  wish: [['wanted', false]],
  decision: [['decided', false]],
  plan: [['planned', false]],
  intention: [['intended', false]],
  promise: [['promised', false]],
  offer: [['offered', false]],
};
const DEED = new RegExp(
  String.raw`^([^,;:]{2,50}?)['’]s? (${Object.keys(VERBS).join('|')}) (?:was|is) to ([a-z]+)((?: [^;]+)?)$`,
  'u',
);

function byNoun({ text }: Wording): readonly string[] {
  const found = DEED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, who = '', noun = '', verb = '', rest = ''] = found;
  return VERBS[noun]!.flatMap(([said, mayDo]) => [
    `${who} ${said} to ${verb}${rest}`,
    ...(mayDo ? [`${who} ${said} ${gerund(verb)}${rest}`] : []),
  ]);
}

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}`;
const TURN_TO = new RegExp(
  String.raw`^((?:In|During|On|From|For|While|Until) [^,;:]{2,60}?,? )?(?:[Pp]lease |[Kk]indly )(?:contact|call|turn to|write to|speak to|get in touch with|email|e-mail) (${NAME}|(?:the|our) [\p{Ll} -]{2,30}?)((?: (?:for|about|on|during|with|if you have) [^,;]+)?)$`,
  'u',
);

/** "Ms Brandt is the contact during the holidays" for "during the holidays, please contact Ms Brandt". */
function byContact({ text }: Wording): readonly string[] {
  const found = TURN_TO.exec(text);
  if (found === null || / (?:or|and) /u.test(found[2]!)) return [];
  const [, lead = '', who = '', rest = ''] = found;
  const when =
    lead === ''
      ? ''
      : ` ${lowered(lead.replace(/,? $/u, '')).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  return ['is', 'will be'].flatMap((be) =>
    ['the contact person', 'the contact', 'the person to contact', 'the point of contact'].map(
      (what) => `${capital(who)} ${be} ${what}${rest}${when}`,
    ),
  );
}

const WITHOUT =
  /^(?:You|Everyone|Everybody|Anyone|Anybody|Visitors|Guests|Customers) (?:can|may|are (?:allowed|welcome|free) to) ([^,;:]+?) without (?:an?|any|having an?|prior) ((?:[a-z]+ )?[a-z]+)$/u;
/** What is a way of doing it and not something needed for it. */
const MANNER =
  /^(?:delay|problems?|difficulty|trouble|hesitation|worry|fear|risk|interruption|charge|fee|cost|doubt|warning|reason|penalty|obligation|limit|limits|restriction|restrictions)$/u;

/** "No appointment is needed" for "you can come in without an appointment". */
function byWithout({ text }: Wording): readonly string[] {
  const found = WITHOUT.exec(text);
  const what = found?.[2] ?? '';
  if (found === null || MANNER.test(what.split(' ').at(-1)!)) return [];
  // What is done at times, or for some, without it may need it otherwise.
  if (/ (?:on|at|for|until|after|before|from|during|if|when|up to) /u.test(` ${found[1]} `)) return [];
  return noneNeeded(what);
}

const noneNeeded = (what: string): readonly string[] =>
  ['needed', 'required', 'necessary'].flatMap((need) => [
    `No ${what} is ${need}`,
    `${/^[aeiou]/u.test(what) ? 'An' : 'A'} ${what} is not ${need}`,
    `You do not need ${/^[aeiou]/u.test(what) ? 'an' : 'a'} ${what}`,
  ]);

export const DEEDS_AS_NOUNS: readonly Rewriter[] = [
  {
    of: /\b(?:advised|recommended|suggested|proposed|asked|requested|wanted|decided|planned|intended|promised|offered)\b/u,
    from: DEED,
    write: byNoun,
  },
  { of: /\bcontact\b/u, from: TURN_TO, write: byContact, asks: true },
  { of: /\b(?:needed|required|necessary|need)\b/u, write: byWithout },
];
