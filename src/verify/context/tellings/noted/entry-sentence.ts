/** One statement of a note as a sentence: "lid missing", "loaded on van 07:12", "Tested the fix". */

import { matchesOf } from '../../../../text/matches.ts';
import { FIRST_NAMES, PERSONS } from '../../words.ts';
import { withTopic } from '../who/borrowed.ts';
import { capital } from '../words.ts';
import { DAY, hasFinite, IRREGULAR_PARTICIPLES, PASTS, STATE } from './entry-words.ts';

/** One statement of a note, with the mark that it stands behind. */
export interface Statement {
  readonly text: string;
  readonly mark: string;
  /** Beside a finite verb, between the same marks: what has none there is part of a sentence. */
  readonly prose: boolean;
}

export interface Read {
  readonly sentences: readonly string[];
  /** What it is said of, for a statement behind it that leaves it out. */
  readonly subject: string;
  /** It says how something stands, and not what was done. */
  readonly state: boolean;
}

/** What sentences are made for. */
export interface Context {
  /** The claim, in lower case and as it stands. */
  readonly claim: string;
  readonly plain: string;
  /** The text of the source. */
  readonly source: string;
  /** Words of what the note is about: of its title, its label and the thing or person that it begins with. */
  readonly topic: ReadonlySet<string>;
  /** Words of the title of the source. */
  readonly title: string;
}

const PARTICIPLE = String.raw`(?:re|un|mis|over)?(?:\p{Ll}{2,}ed|${IRREGULAR_PARTICIPLES})`;
const ADVERBS = `(?:(?:not yet|not|never|still|already|also|now|no longer|later|again|fully|partly|automatically|manually|successfully|wrongly|all|both) )?`;
const DEED = new RegExp(
  String.raw`^(?:(\S.{0,70}?\S),? )?(${ADVERBS}${PARTICIPLE}(?: (?:off|out|back|up|down|over|away|on|in))?)(?=$| (.*)$)`,
  'u',
);
const STANDING = new RegExp(String.raw`^(\S.{0,70}?\S) (${ADVERBS}(?:${STATE}))(?=$| (.*)$)`, 'iu');
/** "Tested the fix on staging": a past without its subject, and what it was done to. */
const HEADLESS = new RegExp(
  String.raw`^((?:\p{L}{2,}ed|${Object.keys(PASTS).join('|')})(?: (?:off|out|back|up|down|over|away))?) ((?:the|a|an|his|her|its|their|our|new|old|all|both|\d+|one|two|three) [^,;:]{2,40}?)(?=$| ((?:on|in|at|for|to|by|with|from|under|after|before|again|twice) .*)$)`,
  'iu',
);

/** What may follow a participle that is no past with an object: "loaded on van", "told by mail", "mended 8 Nov". */
const BESIDE =
  /^(?:on|at|in|by|to|from|for|with|without|within|after|before|until|till|of|as|via|per|into|onto|over|under|against|behind|near|since|through|because|due|and|again|back|off|out|up|down|away|online|manually|today|yesterday|tomorrow|ok|okay|good|fine|twice|once|late|early|lost|stolen|missing|wrong|same day|the same day|(?:the )?(?:next|following) (?:day|morning|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} \p{Lu}\p{Ll}{2}|\d{4}-|\d{1,2}[:.]\d\d|\p{Ll}+ly)/u;
/** What two things somebody is given, shown or told stand side by side: "Mr. Hale given paracetamol". */
const GIVEN =
  /^(?:not |also |already )*(?:given|shown|sent|offered|paid|charged|billed|refunded|handed|awarded|issued)\b/;

/** A statement as sentences, of its own subject or that of the one before; undefined for one that is no such statement. */
export function sentenceOf(text: string, before: string, context: Context): Read | undefined {
  if (hasFinite(text)) return undefined;
  const headless = before === '' ? headlessOf(text, context) : undefined;
  if (headless !== undefined) return headless;
  const deed = DEED.exec(lowerFirst(text)) ?? undefined;
  // How things stand is read in the notes of one matter alone.
  const state = context.source.length > MOST_OF_ONE ? undefined : (STANDING.exec(text) ?? undefined);
  const isDeed = deed !== undefined && (state === undefined || (deed[1] ?? '').length <= state[1]!.length);
  const [, own, predicate, tail] = (isDeed ? deed : state) ?? [];
  if (predicate === undefined) return undefined;
  if (
    isDeed &&
    tail !== undefined &&
    !BESIDE.test(tail) &&
    !(GIVEN.test(predicate) && isPerson(own ?? before))
  )
    return undefined;
  if (!isDeed && tail !== undefined && !BESIDE.test(tail)) return undefined;
  const subject = own === undefined ? before : text.slice(0, own.length);
  if (subject === '' || !mayBeSubject(subject) || (own !== undefined && ARTICLE.test(subject)))
    return undefined;
  if (isDeed && own !== undefined && isDoer(subject, predicate)) return undefined;
  const rest = restOf(tail);
  const predicates = isDeed ? [] : deedsOf(predicate.toLowerCase(), subject, context);
  if (/^(?:still )?(?:to (?:come|follow)|awaited)$/i.test(predicate))
    return { subject, sentences: toCome(subject, context), state: true };
  const verbs = verbsOf(isDeed, isPlural(subject), rest);
  const subjects = [
    ...subjectsOf(subject, context),
    ...(own === undefined
      ? []
      : [
          ...partsOf(subject, before, context),
          ...ownedIn(subject, context),
          ...withTopic(lowerFirst(subject), context.plain, context.topic),
        ]),
  ];
  const sentences = subjects.flatMap((one) => [
    ...verbs.map((verb) => `${one} ${verb} ${predicate}${rest}`),
    ...predicates.map((said) => `${one} ${isPlural(subject) ? 'were' : 'was'} ${said}${rest}`),
  ]);
  return { subject, sentences, state: !isDeed };
}

function headlessOf(text: string, context: Context): Read | undefined {
  const found = HEADLESS.exec(text);
  if (found === null) return undefined;
  const [, verb, what, tail] = found;
  const [word, particle = ''] = verb!.toLowerCase().split(' ');
  const done = [PASTS[word!] ?? word, particle].filter(Boolean).join(' ');
  const be = isPlural(what!) ? 'were' : 'was';
  const sentences = subjectsOf(what!, context).map((one) => `${one} ${be} ${done}${restOf(tail)}`);
  return { subject: what!, sentences, state: false };
}

const restOf = (tail: string | undefined): string =>
  tail === undefined
    ? ''
    : ` ${tail}`
        // "Paid back to member": who is meant is the one that the note is of.
        .replace(/ (to|by|with|for|from) (\p{Ll}+)(?=$|[ ,])/gu, (whole, lead: string, noun: string) =>
          PERSONS.has(noun) ? ` ${lead} the ${noun}` : whole,
        )
        .replace(DAY, ' on $1')
        .replace(
          /(?<!\b(?:at|by|from|to|until|since|before|after|of|about|around)) (\d{1,2}[:.]\d\d)\b/u,
          ' at $1',
        );

/** "Letter still to come": it has not been received yet. */
const toCome = (subject: string, context: Context): readonly string[] =>
  subjectsOf(subject, context).flatMap((one) => {
    const has = isPlural(subject) ? 'have' : 'has';
    return [
      `${one} ${has} not been received yet`,
      `${one} ${has} not arrived yet`,
      `${one} ${has} not been received`,
      `${one} ${has} not arrived`,
      `${one} ${isPlural(subject) ? 'are' : 'is'} still missing`,
    ];
  });

const TAKING_IN =
  /\b(?:intake|returns?|received|receiving|receipt|arrivals?|inbound|depot|warehouse|goods|delivery|deliveries|bench|dock|collection)\b/i;

/** "Three cartons in" on an intake sheet: they were received. */
function deedsOf(state: string, subject: string, { title, claim }: Context): readonly string[] {
  // "First reminder out 3 May".
  if (state === 'out' && MAILED.test(subject)) return ['sent', 'sent out'];
  if (!/^(?:in|present|back)$/.test(state) || !TAKING_IN.test(title)) return [];
  return [
    'received',
    ...(/\breceived back\b/.test(claim) ? ['received back'] : []),
    ...(state === 'back' ? ['returned'] : []),
  ];
}

const MAILED =
  /\b(?:reminders?|letters?|invoices?|mails?|e-?mails?|notices?|parcels?|orders?|statements?|bills?|offers?|quotes?|reports?|forms?|cards?|refunds?|payments?|goods|invitations?|newsletters?|replacements?)$/i;

/** The verbs that a deed or a state may be said with. */
function verbsOf(isDeed: boolean, plural: boolean, rest: string): readonly string[] {
  const [was, is, been] = plural
    ? (['were', 'are', 'have been'] as const)
    : (['was', 'is', 'has been'] as const);
  if (isDeed) return [was, been];
  return / since\b/.test(rest) ? [was, been] : [was, is];
}

const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}+(?:ed|[nt])\b)/u, (letter) => letter.toLowerCase());

function isPlural(subject: string): boolean {
  const head = subject
    .replace(/ (?:of|for|from|in|on|at|with|to) .*$/u, '')
    .split(' ')
    .at(-1)!;
  return (/[^s]s$/.test(head) && !/\d/.test(head)) || / and /.test(subject);
}

/** Words that no noun phrase holds. */
const VERBAL =
  /\b(?:\p{Ll}{3,}ed|knew|thought|saw|felt|took|gave|wrote|went|came|ran|got|made|let|told|said|found|became|began|kept|left|held|lost|paid|sent|met|brought|bought|sold|led|won|put|set|cut|is|are|was|were|has|have|had|but|then|when|after|before|because|who|which|that|he|she|it|they|we|i|you)\b/iu;

const mayBeSubject = (subject: string): boolean =>
  /\p{L}{2}/u.test(subject) &&
  !VERBAL.test(subject) &&
  !/^(?:this|that|these|those|not|on|in|at|by|to|from|of|with|for)\b/i.test(subject);

/** Deeds that are done to whoever stands before them, and those done to those whom notes are kept for. */
const DONE_TO_ANYBODY =
  /^(?:not |not yet |also |already |again )*(?:told|informed|notified|warned|reminded|invited|found|identified|located|traced|reached|heard|interviewed|examined|treated|rescued)\b/;
const DONE_TO_SERVED =
  /^(?:not |not yet |also |already |again )*(?:contacted|billed|charged|rebooked|upgraded|suspended|dismissed|hired|vaccinated|admitted|discharged|reimbursed|compensated|banned|blocked|reassigned|promoted|trained|given|shown|seated)\b/;
const SERVED =
  /^(?:customer|client|guest|passenger|patient|employee|tenant|student|pupil|member|user|applicant|caller|subscriber|claimant|recipient)s?$/;

/** Whether a person before a participle rather did it than had it done to him: "Seller refunded". */
export function isDoer(subject: string, deed: string): boolean {
  const head = subject.toLowerCase().split(' ').at(-1)!;
  if (!isPerson(subject) && !PARTIES.test(head) && !FIRST_NAMES.has(subject.toLowerCase().split(' ')[0]!))
    return false;
  const served = SERVED.test(head) || /^(?:mr|mrs|ms|dr)\.? /i.test(subject);
  return !DONE_TO_ANYBODY.test(deed) && !(served && DONE_TO_SERVED.test(deed));
}

/** Whether a subject is a person by its noun or its title. */
export function isPerson(subject: string): boolean {
  const words = subject.toLowerCase().split(' ');
  return words.some((word) => PERSONS.has(word)) || /^(?:mr|mrs|ms|dr)\.? /i.test(subject);
}

const PARTIES =
  /^(?:bank|shop|seller|merchant|host|company|agency|team|office|court|police|insurer|airline|carrier)s?$/;

/** What only a sentence has before its verb, and no note: "The bus stopped at the gate". */
const ARTICLE = /^(?:the|a|an|this|that|these|those|his|her|its|their|our|my|your|some|any|every|each)\b/i;
const DETERMINED =
  /^(?:the|a|an|no|nobody|no one|nothing|all|both|his|her|its|their|our|my|your|\d+|two|three|four|five|six|seven|eight|nine|ten|one|each|every|some|mr|mrs|ms|dr)\b/i;

/** "Printer on floor 2 jammed, roller swapped": the roller of the printer. */
function partsOf(subject: string, before: string, { claim }: Context): readonly string[] {
  const part = subject.toLowerCase();
  const whole = before
    .replace(/^(?:the|an?) /i, '')
    .replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (letter) => letter.toLowerCase());
  const compound = /^(\p{Ll}+) (\p{Ll}+)$/u.exec(part);
  const parts = [
    ...(before !== '' && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(part) && claim.includes(`${part} of `)
      ? [`The ${part} of the ${whole}`]
      : []),
    // "Crate seal" for "the seal of the crate".
    ...(compound !== null && claim.includes(`${compound[2]} of the ${compound[1]}`)
      ? [`The ${compound[2]} of the ${compound[1]}`]
      : []),
  ];
  return /\d/.test(whole) ? [...parts, ...parts.map((one) => one.replace(' of the ', ' of '))] : parts;
}

const OWNER =
  /\b(customer|user|client|guest|tenant|buyer|seller|member|patient|applicant|passenger|claimant|caller|subscriber|student|landlord|supplier|merchant|host|owner)s?\b/giu;

/** "Seller appealed 2 Aug, appeal thrown out": in the file of one party a thing without an owner is that party's. */
function ownedIn(subject: string, { claim, source }: Context): readonly string[] {
  const small = subject.toLowerCase();
  const [, owner] = /\b(\p{Ll}+)['\u2019]s?\s/u.exec(claim) ?? [];
  if (owner === undefined || !claim.includes(small) || source.length > MOST_OF_ONE) return [];
  const parties = new Set(matchesOf(source, OWNER).map(([, noun]) => noun!.toLowerCase()));
  return parties.size === 1 && parties.has(owner.replace(/s$/, '')) ? [`The ${owner}'s ${small}`] : [];
}

/** Characters of a source that is the file of one party. */
const MOST_OF_ONE = 900;

/** Whether a claim has a subject as a name: with a capital, and without an article. */
function isNamed(subject: string, claim: string): boolean {
  const at = claim.indexOf(subject);
  return at > 0 ? !/\b(?:[Tt]he|[Aa]n?) $/.test(claim.slice(0, at)) : at === 0 && !isPlural(subject);
}

/** A subject as a claim may have it: with an article where a note leaves it out. */
function subjectsOf(subject: string, { claim, plain }: Context): readonly string[] {
  if (DETERMINED.test(subject)) return [capital(subject)];
  const small = subject.replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (letter) => letter.toLowerCase());
  // "Acme sued in March": who is named may as well have done it.
  if (/^\p{Lu}/u.test(subject) && !/\d/.test(subject) && isNamed(subject, plain)) return [];
  const article = /^[aeiou]/.test(small) ? 'An' : 'A';
  return [
    `The ${small}`,
    ...(/\b(?:a|an)\b/.test(claim) && !isPlural(subject) ? [`${article} ${small}`] : []),
    ...(/\d|'s /.test(subject) || isPlural(subject) ? [subject] : []),
  ];
}
