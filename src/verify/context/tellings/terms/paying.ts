/** Who pays for what, what costs nothing, and what is taken in payment. */

import { agreed } from '../../../../text/inflect.ts';
import { capital } from '../words.ts';
import { lowered, mainOf } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

const FREE =
  /\b(?:(?:is|are) )?(?:completely |entirely )?(?:free of charge|at no (?:extra |additional )?(?:cost|charge)|without (?:any )?(?:extra |additional )?(?:cost|charge)|for free|for nothing|free)(?= |$|[,;])/u;
const NOTHING_FREE = /\bfree (?:to|from|up|time|of (?!charge)|[a-z]+s?\b(?! of charge))/u;

/** "At no cost" for "free of charge". */
function byFreedom({ text, said }: Wording): readonly string[] {
  const strip = (found: string): string => found.replace(/^(?:is|are) /, '');
  const [ours, theirs] = [FREE.exec(said)?.[0], FREE.exec(text)?.[0]];
  if (theirs === undefined || NOTHING_FREE.test(text.slice(text.indexOf(theirs)))) return [];
  if (ours === undefined || strip(ours) === strip(theirs) || NOTHING_FREE.test(said)) return [];
  if (/\b(?:not|no longer|never) $/.test(text.slice(0, text.indexOf(theirs)))) return [];
  return [text.replace(strip(theirs), strip(ours))];
}

const DUE = '(?:will |must |shall |has to |have to |needs? to |(?:is|are) (?:required|obliged) to )?';
const COST = '(?:the )?(?:full )?(?:costs?|expenses?|price|charges?|fees?)';
const PAYS = new RegExp(
  `^(.+?) (${DUE}(?:pays?(?: for)?(?: ${COST} (?:of|for))?|bears? ${COST} (?:of|for)|(?:covers?|meets?) ${COST} (?:of|for)|bears?|(?:is|are) charged for)) (.+)$`,
  'u',
);
const BORNE =
  /^(?:(?:the )?(?:full )?(?:costs?|expenses?|price|charges?) (?:of|for) )?(.+?) (?:is|are|will be|must be|has to be|have to be|shall be|is to be|are to be) (?:borne|paid|covered|met|paid for) by (.+)$/iu;
/** "Covers the repair costs": what costs is named before them. */
const COSTS_OF =
  /^(.+?) (?:will |must |shall |has to |have to )?(?:covers?|meets?|bears?|pays?) (the (?:[a-z]+ )?[a-z]+) (?:costs?|expenses|charges|fees)$/u;
const AT_COST = /^(.+?) (?:is|are) (?:[a-z]+ed |sent |done )?at (.+?)['\u2019]s? (?:own )?(?:cost|expense)$/u;

/** Who pays, and for what. */
export interface Payer {
  readonly who: string;
  readonly what: string;
}

/** Who a sentence says to pay, and for what. */
export function payerOf(text: string): Payer | undefined {
  if (SHARED.test(text.replace(ROW, '$1'))) return undefined;
  const borne = BORNE.exec(text) ?? AT_COST.exec(text);
  if (borne !== null) return { what: borne[1]!, who: borne[2]! };
  const pays = COSTS_OF.exec(text) ?? PAYS.exec(text);
  // "The tenant pays the rent to the agent" is of money, not of what it is for.
  return pays === null || /\b(?:to|by|within|after|before|on) /.test(pays[3] ?? pays[2]!)
    ? undefined
    : { who: pays[1]!, what: pays[3] ?? pays[2]! };
}

/** Two things that one party pays for: "electricity and internet are borne by the tenant". */
const ROW =
  /(?<=^|\bfor |\bof )(\p{L}+) and \p{L}+(?=$| (?:is|are|will be|must be|has to be|have to be|shall be) (?:borne|paid|covered|met)\b)/iu;
const SHARED =
  /\b(?:not|never|nor|neither|no|nothing|if|unless|either|or|half|part|partly|share|shared|shares|only|and|\d+)\b/;

/** What a condition picks out of a noun, put behind it: "if goods are faulty, … their return": the return of faulty goods. */
function withCondition(text: string): string {
  const found = /^If ([a-z ]+?) (?:is|are) ([a-z]+), (.+)$/u.exec(text);
  if (found === null) return text;
  const [, noun, state, rest = ''] = found;
  const told = rest
    .replace(/\b(?:their|its) ([a-z ]+?)$/u, `the $1 of ${state} ${noun}`)
    .replace(/\b(?:them|it)$/u, `${state} ${noun}`);
  // What is not picked out by its condition is paid under that condition alone.
  return told === rest ? text : told;
}

/** "Bears the cost of the return" for "pays for the return", and "at the buyer's expense". */
function byPayer({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [payerOf(said), payerOf(withCondition(text))];
  if (ours === undefined || theirs === undefined || PRONOUN.test(theirs.who)) return [];
  if (BOUND_TO.test(said) && NAME.test(theirs.who) && !BOUND_TO.test(text)) return [];
  const told = said.replace(ours.who, '\u0001').replace(ours.what, '\u0002');
  if (!told.includes('\u0001') || !told.includes('\u0002')) return [];
  const put = (text: string, at: number): string => (at === 0 ? capital(text) : lowered(text));
  return [
    told
      .replace('\u0001', put(theirs.who, told.indexOf('\u0001')))
      .replace('\u0002', put(theirs.what, told.indexOf('\u0002'))),
  ];
}

/** A rule that says who pays binds him; of somebody called by name it tells only what he does or will do. */
const BOUND_TO = /\b(?:must|shall|has to|have to|needs? to|required|obliged|is to|are to)\b/u;
const NAME =
  /^(?:(?:Mrs?|Ms|Dr)\.? )?(?!(?:Tenant|Landlord|Lessor|Lessee|Buyer|Seller|Customer|Client|Supplier|Contractor|Employer|Employee|Licensee|Licensor|Borrower|Lender|Insurer|Company|Party|Owner|Guest|Host|Agency|Provider|Vendor|Member)$)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?<!s)$/u;

const PRONOUN = /^(?:we|us|you|i|they|it|he|she|this|that|these|those)$/i;

const CANCELLED =
  /^(?:bookings|orders|reservations|appointments|items|goods|products|(?:the|your|an?) (?:booking|order|reservation|appointment|item|product)) (?:can|may) be (cancelled|canceled|returned|exchanged|rebooked|delivered) (?:free of charge|for free|at no (?:cost|charge)|without charge)(.*)$/iu;
const DEED_NOUNS: Readonly<Record<string, readonly string[]>> = {
  cancelled: ['Cancellation is', 'Cancellations are', 'Cancelling is'],
  canceled: ['Cancellation is', 'Cancellations are', 'Canceling is'],
  returned: ['Returns are', 'Returning it is'],
  exchanged: ['Exchanges are'],
  rebooked: ['Rebooking is'],
  delivered: ['Delivery is'],
};

/** What a time bounds is free all the same. */
const FREE_UNTIL = /\bfree(?: of charge)? (?:until|before|within|up to|at|on|in|for)\b/u;

/** "Cancellation is free until the day before" for "bookings can be cancelled free of charge until the day before". */
function byDeed({ text, said }: Wording): readonly string[] {
  const [, done = '', rest = ''] = CANCELLED.exec(text) ?? [];
  const how = FREE.exec(said)?.[0]?.replace(/^(?:is|are) /, '');
  if (done === '' || how === undefined || NOTHING_FREE.test(said.replace(FREE_UNTIL, 'free'))) return [];
  const ends = [rest, ...(/^ until \d/.test(rest) ? [rest.replace(/^ until /, ' up to ')] : [])];
  return ends.flatMap((end) => (DEED_NOUNS[done.toLowerCase()] ?? []).map((noun) => `${noun} ${how}${end}`));
}

const ENTRY = 'admission|entrance|entry';
const FREE_FOR =
  /^(.+?) (?:is|are) (?:free(?: of charge)?|at no (?:cost|charge)|without charge) for ([^,;:]+)$/iu;
const OWN_FREE =
  /^(.+?) (?:(?:pays?|(?:is|are) charged) (?:no|nothing)|do(?:es)? not (?:have to )?pay|(?:gets?|ha(?:s|ve)) free)\b/iu;

/** "Students pay no entrance fee" for "admission is free of charge for students". */
function byNoFee({ text, said }: Wording): readonly string[] {
  const found = FREE_FOR.exec(text);
  if (
    found === null ||
    !OWN_FREE.test(said) ||
    /\b(?:if|when|unless|until|only|except|on|during|before|after)\b/.test(found[2]!)
  )
    return [];
  const [, what = '', whom = ''] = found;
  const noun = lowered(what).replace(/^the /, '');
  const nouns = new RegExp(`^(?:${ENTRY})$`).test(noun) ? ENTRY.split('|') : [noun];
  const who = capital(whom);
  return nouns
    .filter((one) => said.includes(one) || nouns.length === 1)
    .flatMap((one) => [
      `${who} pay no ${one} fee`,
      `${who} pay no ${one} charge`,
      `${who} pay nothing for ${one}`,
      `${who} do not pay for ${one}`,
      `${who} do not have to pay for ${one}`,
      `${who} have free ${one}`,
      `${who} get free ${one}`,
    ]);
}

const ASKED = 'required|needed|necessary|asked for|charged|requested|demanded';
const NONE_ASKED = new RegExp(
  `^(?:(.*?,? ?)(?:there is )?no ([a-z -]+?) (?:is|are)? ?(?:${ASKED})|(.*?)(?:we|they) (?:ask for|require|need|charge|take|demand|request) no ([a-z -]+?)|(.*?)(?:we|they) do not (?:ask for|require|need|charge|take|demand|request) (?:an?|any) ([a-z -]+?))((?: (?:for|from|of|to|in|on|at) .+)?)$`,
  'iu',
);
const NOT_ASKED = new RegExp(`^(An?|The|No) ([a-z -]+?) (?:is|are) (?:not )?(?:${ASKED})`, 'iu');

/** "A deposit is not required" for "we ask for no deposit". */
function byNoNeed({ text, said }: Wording): readonly string[] {
  const [found, ours] = [NONE_ASKED.exec(text), NOT_ASKED.exec(said)];
  if (found === null || ours === null || !/\bnot\b|^no /i.test(ours[0])) return [];
  const what = found[2] ?? found[4] ?? found[6]!;
  const lead = (found[1] ?? found[3] ?? found[5] ?? '').trim().replace(/,$/, '');
  const tail = `${found[7] ?? ''}${lead === '' ? '' : ` ${lead.replace(/^./u, (letter) => letter.toLowerCase())}`}`;
  const verb = ours[0].slice(ours[1]!.length + 1 + ours[2]!.length + 1);
  return [`${ours[1]} ${what} ${verb}${tail}`];
}

const TENDER =
  /\b(tak(?:e|es)|accept(?:s)?|(?:is|are) (?:not |no longer )?(?:taken|accepted|welcome)|(?:can|may) (?:be used to pay|pay (?:by|with|in)))\b/u;
const MEANS =
  /\b(?:cash|cards?|cheques?|checks?|coins?|notes|vouchers?|payments?|transfers?|american express|amex|visa|mastercard|paypal|crypto\w*|bitcoin|returns?|orders?|bookings?)\b/i;
const TAKING: Readonly<Record<string, string>> = {
  take: 'accept',
  takes: 'accepts',
  accept: 'take',
  accepts: 'takes',
  taken: 'accepted',
  accepted: 'taken',
};

/** "Accept cash" for "take cash", "cash is not accepted" for "we do not take cash". */
function byTender({ text, said, title }: Wording): readonly string[] {
  if (
    !TENDER.test(text) ||
    !TENDER.test(said) ||
    !(MEANS.test(text) || /\b(?:accepted|welcome)\b/.test(text))
  )
    return [];
  const other = /\b(?:takes?|accepts?|taken|accepted|welcome)\b/.exec(text)?.[0];
  if (other === undefined) return [];
  const texts: string[] = [];
  const own = TAKING[other] ?? 'accepted';
  if (new RegExp(String.raw`\b${own.replace(/s$/, '')}`).test(said)) texts.push(text.replace(other, own));
  const main = mainOf(text);
  texts.push(...byWhom(said, text, title));
  const refused = /^(?:(do|does) not |cannot |can not |no longer )?(?:takes?|accepts?) ([^,;]+)$/.exec(
    main?.predicate ?? '',
  );
  const passive = /\b(?:is|are) (?:not |no longer )?(accepted|taken)\b/.exec(said);
  if (
    refused !== null &&
    passive !== null &&
    main !== undefined &&
    /^(?:we|the (?:shop|store|restaurant|hotel|desk|bar|company|office|box office|caf\u00e9|museum|school|clinic))$/i.test(
      main.subject,
    )
  ) {
    const what = refused[2]!.replace(/^any /, '');
    const not = /^(?:do|does|can)/.test(refused[0])
      ? 'not '
      : /^no longer/.test(refused[0])
        ? 'no longer '
        : '';
    texts.push(`${capital(what)} ${/\b(?:is|are)\b/.exec(passive[0])![0]} ${not}${passive[1]}`);
  }
  return texts;
}

/** "We do not take cash" for "cash is not taken" in a text of one's own, or in one that the title says is of the claim's subject. */
function byWhom(said: string, text: string, title: string): readonly string[] {
  const found = /^(.+?) (?:is|are) (not |no longer )?(?:accepted|taken|welcome)$/.exec(text);
  const ours = mainOf(said);
  const verb = /\b(?:takes?|accepts?)\b/.exec(ours?.predicate ?? '')?.[0];
  if (found === null || ours === undefined || verb === undefined) return [];
  if (!/^we$/i.test(ours.subject) && (LETTER.test(title) || !isTitled(ours.subject, title))) return [];
  const what = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(found[1]!) ? found[1]! : lowered(found[1]!);
  const not =
    found[2] === undefined ? '' : /^no/.test(found[2]) && found[2] !== 'not ' ? 'no longer ' : 'not ';
  const lemma = verb.replace(/s$/, '');
  const helps = /^((?:do|does)(?:n['\u2019]t| not)) /.exec(ours.predicate)?.[1];
  return not === 'not '
    ? [`${ours.subject} ${helps ?? (ours.plural ? 'do not' : 'does not')} ${lemma} ${what}`]
    : [`${ours.subject} ${not}${agreed(lemma, ours.plural)} ${what}`];
}

/** Whether a title has all of a name. */
function isTitled(subject: string, title: string): boolean {
  const titled = new Set(title.toLowerCase().split(' '));
  const words = subject
    .toLowerCase()
    .replace(/^the /, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length > 0 && words.length <= 4 && words.every((word) => titled.has(word) || word === 'and');
}

/** A text that is no letter of somebody to another, and that somebody gives out as what holds with them. */
const LETTER =
  /\b(?:mail|e-?mail|letter|review|feedback|complaint|survey|interview|chat|transcript|thread|message|ticket|call|minutes|comment|to|from|re|about)\b/i;

const WE =
  /^(.*?)\b(We|we) ((?:(?:do|are|have|were|did|can|cannot|may|will|must|only|also|never|always) )*)([a-z]+)\b(.*)$/u;

/** "Brook & Vale does not take cash" for "we do not", in a text that its title says is Brook & Vale's. */
function byName({ text, said, title, whole, lexicon }: Wording): readonly string[] {
  const we = WE.exec(text);
  if (we === null || LETTER.test(title) || /\b(?:Dear|Hi|Hello|I|I'm)\b/.test(whole)) return [];
  const ours = mainOf(said);
  if (ours === undefined || !isTitled(ours.subject, title)) return [];
  const [, before = '', , helpers = '', verb = '', rest = ''] = we;
  if (/\b(?:our|us|we)\b/i.test(rest) || /[,;:]/.test(before)) return [];
  if (ours.plural) return [`${before}${ours.subject} ${helpers}${verb}${rest}`];
  const one = helpers.replace(
    /\b(do|are|have|were)\b/u,
    (word) => ({ do: 'does', are: 'is', have: 'has', were: 'was' })[word] ?? word,
  );
  const plain =
    /^(?:only |also |never |always )*$/u.test(helpers) &&
    !/ed$/.test(verb) &&
    lexicon.lemma(verb, 'v') === verb;
  return [`${before}${ours.subject} ${one}${plain ? agreed(verb, false) : verb}${rest}`];
}

export const PAYING: readonly Rewriter[] = [
  { of: OWN_FREE, from: FREE_FOR, write: byNoFee },
  { of: NOT_ASKED, write: byNoNeed },
  { of: FREE, write: byFreedom },
  {
    of: /\b(?:[Cc]ancel\p{L}*|[Rr]eturns|[Ee]xchanges|[Rr]ebooking|[Dd]elivery) (?:is|are)\b/u,
    write: byDeed,
  },
  { of: /\b(?:pays?|paid|costs?|expense|bears?|borne)\b/, write: byPayer },
  { of: TENDER, write: byTender },
  { of: /^[A-Z]/, from: WE, write: byName },
];
