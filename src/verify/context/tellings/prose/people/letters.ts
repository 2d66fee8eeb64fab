/** What a letter says to whom it is written: what it asks for, what it thanks for, and what is still to be paid. */
import { participleOf, pastOf } from '../../../../../text/inflect.ts';
import { voicesAt } from '../../../voices.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { MONEY, MUST, OPEN, type Rewriter } from '../types.ts';

const PLEASE =
  /^(?:Dear [^,]+, )?(?:(?:So|Therefore|Then),? )?please (?:also |kindly |now |do )?([a-z]+) (.+)$/iu;
/** What is asked for out of courtesy, and done by nobody who has to. */
const COURTEOUS =
  /^(?:accept|be|bear|call|check|consider|contact|do|feel|find|forgive|have|help|keep|let|look|note|read|refer|remember|see|speak|talk|tell|try|visit|wait|write)$/;
/** By when something is asked for: what is so asked is due. */
const DUE =
  / (?:by|before|no later than|not later than|within|until|at the latest (?:by|on)) (?:\d|the |noon|midnight|close|end|next|an? |\p{Lu}|(?:two|three|four|five|six|seven|ten|fourteen|thirty) )/u;
const REASON = /,? (?:to avoid|so that|so as to|in order to|or (?:we|else)|otherwise|as|because|since)\b.*$/u;

/** A request of a letter: who is asked, the verb, what it is done to, and by when. */
interface Request {
  readonly who: string;
  readonly verb: string;
  readonly what: string;
  readonly due: string;
}

function requestOf({ text, said, scene }: Wording): Request | undefined {
  const found = PLEASE.exec(text);
  if (found === null || COURTEOUS.test(found[1]!)) return undefined;
  const rest = found[2]!.replace(REASON, '');
  const at = rest.search(DUE);
  if (at <= 0 || /\b(?:if|unless|when|should|not)\b/.test(rest)) return undefined;
  const what = rest.slice(0, at).replace(/^(?:us|me|back) /, '');
  return { who: readerOf(scene, said), verb: found[1]!.toLowerCase(), what, due: rest.slice(at) };
}

/** Whom a text is written to, as the claim calls them; else "you". */
export function readerOf({ source, sentence }: Wording['scene'], said: string): string {
  const reader = voicesAt(source, source.sentence(sentence).start).reader;
  if (reader === undefined) return 'You';
  const name = reader.role ? `the ${reader.name}` : reader.name;
  const last = name.split(' ').at(-1)!;
  return said.includes(last) ? capital(name) : 'You';
}

/** "Mr Kaya must pay it by 31 March" for "Please pay it by 31 March". */
function byRequest(wording: Wording): readonly string[] {
  const request = requestOf(wording);
  if (request === undefined) return [];
  const { who, verb, what, due } = request;
  const must = MUST.exec(wording.said)![0];
  const handed = HANDING.test(verb) ? HANDED.exec(wording.said)?.[0] : undefined;
  return [
    ...(handed === undefined ? [] : [`${who} ${must} ${handed} ${what}${due}`]),
    `${who} ${must} ${verb} ${what}${due}`,
    `${capital(the(what))} ${must} be ${participleOf(verb)}${due}`,
  ];
}

/** What is handed over by any of these is handed over by the others. */
const HANDING = /^(?:give|provide|send|submit|supply)$/;
const HANDED = /\b(?:give|provide|send|submit|supply)\b/;

/** "Your fee" and "fee" as what they are here: the fee. */
const the = (what: string): string =>
  /^(?:the|an?|your|his|her|their|all|both|this|these|\d|two|three|four|five|six|\p{Lu})/u.test(what)
    ? what.replace(/^your /i, 'the ')
    : `the ${what}`;

const AVOIDED = new RegExp(String.raw`,? to avoid (an? [^,;]+? (?:of|for) ${MONEY}|an? [^,;]+)$`, 'u');

/** "A fee of 5 euros is charged if it is not paid by 31 March" for "Please pay it by 31 March to avoid a fee of 5 euros". */
function byAvoided(wording: Wording): readonly string[] {
  const request = requestOf(wording);
  const fee = AVOIDED.exec(wording.text)?.[1];
  if (request === undefined || fee === undefined) return [];
  const { verb, what, due } = request;
  const be = /\bwill be\b/.test(wording.said) ? 'will be' : 'is';
  const owed = `if ${the(what)} is not ${participleOf(verb)}${due}`;
  return [`${capital(fee)} ${be} charged ${owed}`, `${capital(fee)} ${be} due ${owed}`];
}

/** What one has done whose payment, order or letter has come, by the noun. */
const DEEDS: Readonly<Record<string, string>> = {
  payment: 'pay',
  order: 'order',
  application: 'apply',
  complaint: 'complain',
  booking: 'book',
  purchase: 'buy',
  report: 'report',
  request: 'request',
  registration: 'register',
  donation: 'donate',
  cancellation: 'cancel',
  letter: 'write',
  email: 'write',
  'e-mail': 'write',
  message: 'write',
};
/** Verbs whose object stands behind "of" or "for" in the noun's phrase. */
const OF_OBJECT: Readonly<Record<string, RegExp>> = {
  pay: /^of /,
  order: /^(?:of|for) /,
  book: /^(?:of|for) /,
  buy: /^of /,
  report: /^of /,
  request: /^for /,
  donate: /^of /,
  cancel: /^of /,
};
/** Of which day a letter is, and what it is about. */
const SENT = /^ of (\d[^,;]*?|\p{Lu}\p{L}+ \d[^,;]*?)( (?:about|concerning|regarding) [^,;]+)?$/u;
const CAME = String.raw`(?:reached us|arrived|came in|was received|(?:has )?reached our office|we received)`;
const RECEIVED = new RegExp(
  String.raw`\b(?:thank (?:you|\p{Lu}[\p{L}. ]+|the \p{Ll}+)(?: very much)? for|thanks(?: a lot)? for|(?:we|I|the \p{Ll}+) (?:have |has )?(?:received|got)|(?:we|I) (?:hereby )?(?:confirm|acknowledge) (?:the )?receipt of) ((?:your|\p{Lu}[\p{L}. ]+['\u2019]s?|the) )((?:\p{Ll}+ )?)(${Object.keys(DEEDS).join('|')})((?: (?:of|for|about|from|to) [^,;]+)?)(?:, which ${CAME}( [^,;]+))?$`,
  'iu',
);

/** What a letter says has come: the noun with its owner, what it is of, and when. */
function byReceipt({ text, said, scene }: Wording): readonly string[] {
  const found = RECEIVED.exec(text);
  if (found === null || OPEN.test(found[0])) return [];
  const [, owner = '', kind = '', noun = '', of = '', when = ''] = found;
  const lead = /^(.*) (on|at) (.+)$/u.exec(of);
  // "Of 12 March" dates the letter; "on 12 March" of the payment tells when it was made.
  const what = `${kind}${noun}`;
  const here = readerOf(scene, said);
  const who = /^your /i.test(owner) ? here : owner.trim().replace(/['\u2019]s?$/, '');
  const owned = [
    `The ${what}`,
    `${owner.replace(/^your /i, here === 'You' ? 'Your ' : `${here}'s `)}${what}${of}`,
    `The ${what}${of}`,
  ];
  const received = owned
    .map(capital)
    .flatMap((one) =>
      when === ''
        ? [`${one} has been received`, `${one} has arrived`]
        : [`${one} was received${when}`, `${one} arrived${when}`, `${one} came in${when}`],
    );
  return who === 'the' || lead !== null
    ? received
    : [...received, ...deedOf(who, noun.toLowerCase(), of, said)];
}

function deedOf(who: string, noun: string, of: string, said: string): readonly string[] {
  const verb = DEEDS[noun]!;
  const sent = verb === 'write' ? SENT.exec(of) : null;
  if (sent !== null) {
    const [, day, about = ''] = sent;
    const a = /^e/.test(noun) ? 'an' : 'a';
    return [
      `${who} wrote ${a} ${noun}${about} on ${day}`,
      `${who} wrote ${a} ${noun} on ${day}${about}`,
      `${who} sent ${a} ${noun} on ${day}${about}`,
    ];
  }
  const tail = of.trim();
  const object = OF_OBJECT[verb];
  const what = object === undefined ? tail : object.test(tail) ? tail.replace(object, '') : tail;
  if (verb === 'report' && what === '') return [];
  const has = /\bhave\b/.test(said) ? 'have' : 'has';
  const rest = what === '' ? '' : ` ${what}`;
  return [
    `${who} ${has} ${participleOf(verb)}${rest}`,
    `${who} ${pastOf(verb)}${rest}`,
    ...(/^(?:order|application|complaint|request)$/.test(noun) &&
    /\b(?:placed|made|sent|submitted)\b/.test(said)
      ? ['placed', 'made', 'sent', 'submitted'].map(
          (did) => `${who} ${did} ${noun === 'order' || noun === 'application' ? 'an' : 'a'} ${noun}${of}`,
        )
      : []),
  ];
}

const BALANCE = new RegExp(
  String.raw`^(?:(.+?)['\u2019]s?|(your|the|an?)) (?:(?:outstanding|open|remaining|unpaid|overdue) (?:balance|amount|sum|bill|debt|total)|(?:balance|amount|sum|total) (?:due|outstanding|owed|owing)|arrears|debt)(?: (?:on|for) [^,;]+?)? (?:is|are|amounts? to|comes? to|stands? at|totals?) (?:now |currently |still )?(${MONEY})$`,
  'iu',
);
const UNPAID = new RegExp(
  String.raw`^(?:an? (?:amount|balance|sum) of )?(${MONEY})(?: (?:of|on|from|for) [^,;]+?)? (?:is|are|remains?) (?:still |now )?(?:outstanding|unpaid|overdue|owing|owed|due)$`,
  'iu',
);

/** "Mr Kaya still owes 70 euros" for "Your outstanding balance is now 70 euros". */
function byBalance({ text, said, scene }: Wording): readonly string[] {
  const [balance, unpaid] = [BALANCE.exec(text), UNPAID.exec(text)];
  const amount = balance?.[3] ?? unpaid?.[1];
  if (amount === undefined) return [];
  const who = balance?.[1] ?? readerOf(scene, said);
  const owner = capital(who);
  const plain = who === 'You';
  const still = /\bstill\b/.test(said) ? 'still ' : '';
  return [
    `${owner} ${still}${plain ? 'owe' : 'owes'} ${amount}`,
    `${owner} ${still}${plain ? 'have' : 'has'} to pay ${amount}`,
    `${owner} must ${still}pay ${amount}`,
    `${amount} is ${still}outstanding`,
    `${amount} is ${still}unpaid`,
    `${amount} is ${still}due`,
  ];
}

export const LETTERS: readonly Rewriter[] = [
  { of: MUST, write: byRequest, asks: true },
  { of: /\b(?:charged|due)\b.* if\b/, write: byAvoided, asks: true },
  {
    of: /\b(?:received|arrived|came in|pa(?:id|ys?)|order(?:ed)?|appl(?:ied|ication)|complain(?:ed|t)|booked|bought|reported|requested?|registered|donated|cancelled|wrote|written)\b/,
    from: RECEIVED,
    write: byReceipt,
    reorders: true,
  },
  { of: /\b(?:owes?|to pay|must (?:still )?pay|outstanding|unpaid|due)\b/, write: byBalance },
];
