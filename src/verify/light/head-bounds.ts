/**
 * What a head says of its lines: "Business customers", "Press only", "Orders over 50 euros" and "Basic plan" beside "Premium plan"
 * say for whom, when or of which they hold; "Refunds" says what they are about.
 */
import { fold } from '../../text/chars.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { PERSONS } from '../context/words.ts';
import type { Document } from '../read/document.ts';
import { type Head, headsOf } from '../read/heads.ts';

const CONDITION =
  /^(?:(?:if|in case of|in the event of|unless|except|without|outside) (?<of>.+)|after (?<times>(?:\d|two|three|four|five|six|seven|ten|repeated|several)\b.*)|with (?:the |an? )(?<having>.+)|(?:on|upon|after) (?:the )?(?<deed>retirement|death|termination|resignation|dismissal|cancellation|default|expiry|delay))$/iu;
/** "In the shop" beside "Online", "During term" beside "During the holidays": a setting. */
const SETTING =
  /^(?:with|in|on|at|after|before|within|inside|during|until|till|from|under|above|below|between|by|over|across|aboard) (?:the |an? |our |your |any |all )?(?<of>.+)$/iu;
/** "In brief", "Before you start": what a text says of itself. */
const OF_ITSELF =
  /\b(?:brief|short|summary|detail|general|particular|addition|fact|total|all|glance|conclusion|attendance|agenda|record|example|contents?|print|our|your|us|you|we|start(?:ed|ing)?|overview|scope|focus|progress|practice|principle|background|behalf|request|effect|force|file|stage|team|company|project|board|site|desk|minutes)\b/iu;
/** "Orders before noon", "Interviews abroad": some of the things of a kind. */
const SOME_OF =
  /^(?:\p{L}+ )?(?:orders|bookings|requests|payments|applications|claims|cancellations|changes|calls|visits|trips|journeys|flights|interviews|purchases|parcels|deliveries|shipments|accounts|rooms|tickets|contracts|employees|staff|customers|members|items|goods|returns|refunds|stays|events|meetings|guests|drivers|people|persons|children) (?:before|after|outside|without|with|until|abroad|under|over) ?(?:the |an? )?(?<of>.*)$/iu;
const ELSEWHERE = /^(?:online|offline|abroad|outdoors|indoors|elsewhere|otherwise)$/iu;
const EXCEPTION =
  /^(?:\p{L}+ )?(?<of>exceptions?|hardship|emergenc(?:y|ies)|(?:hardship|special|exceptional|urgent|severe|mild) cases?)$/iu;
const TIMES =
  /^(?:(?:public |bank |school )?holidays|weekdays|weekends?|evenings|mornings|afternoons|nights?|night shifts?|day shifts?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:(?:,| and| or| to) (?:(?:public |bank |school )?holidays|weekdays|weekends?|evenings|mornings|afternoons|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)){0,3}$/iu;
const ONLY =
  /^(?:only (?:for |in |on |to )?(?:the )?(?<of>.+)|(?:for |in |on )?(?:the )?(?<first>.+) only)$/iu;
/** "For internal use only" is said of the text itself. */
const OF_TEXT =
  /\b(?:use|read|reference|information|text|view|draft|reading|copy|internal|confidential|office)\b/iu;
const AMOUNT =
  /\b(?:over|above|under|below|exceeding|up to|(?:of )?(?:more|less|fewer) than|worth) (?:\p{Sc} ?|\p{Lu}{3} )?(?<of>\d[\d.,]*|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty)\b)/iu;
const LEAD =
  /^(?:(?:\p{L}[\p{L}-]* ){0,4}for (?:the |our |all )?(?=\p{L})|(?:results|findings|use|stud(?:y|ies)|trials?|effects|safety|dosage|dose) (?:in|on) (?=\p{L}))/iu;
const CREATURE = new Set(
  'mouse mice rat rats animal animals dog dogs pregnancy children adults infants vitro rabbits monkeys'.split(
    ' ',
  ),
);
/** Those that a text speaks to in any case. */
const READERS = new Set(
  'customers users visitors guests employees staff residents tenants participants passengers patients readers attendees travellers travelers developers everyone everybody all buyers shoppers clients applicants people team colleagues us you'.split(
    ' ',
  ),
);
const COLLECTIVE = new Set('staff crew press personnel children people men women'.split(' '));
/** What there are several of, told apart by the word beside it. */
const KINDS =
  /^(?:buildings?|towers?|floors?|rooms?|models?|versions?|plans?|tariffs?|tiers?|class|cases?|claims?|orders?|tickets?|accounts?|polic(?:y|ies)|contracts?|units?|sites?|branch(?:es)?|regions?|zones?|stores?|shops?|offices?|seasons?|packages?|editions?|payments?|wings?|halls?|gates?|lines?|routes?|terminals?|warehouses?|depots?|plants?|fields?|blocks?|houses?|flats?|apartments?|cards?|memberships?|subscriptions?|licen[cs]es?|devices?|machines?|servers?|environments?|fares?|items?|goods|bookings?|reservations?|groups?|cars?|vehicles?|products?|articles|services|deliver(?:y|ies)|shipments?|parcels?|letters?|collections?|exhibitions?|areas?|roles?|levels?|teams?|departments?|schools?|courses?|trains?|days|weeks|holidays|rates?)$/iu;
const PLACES = ['country', 'city', 'season', 'room', 'month'];

/** How a head bounds what stands under it. */
export interface Bound {
  /** The words that tell for whom, when or which it is. */
  readonly words: readonly string[];
  /** Rules alone are bounded: what has once been done is told of those whom its text speaks to. */
  readonly rules?: true;
}

const bounds = new WeakMap<Head, Bound | null>();

/** How a head bounds its lines; undefined for one that only says what they are about. */
export function boundOf(head: Head, origin: Document): Bound | undefined {
  let known = bounds.get(head);
  if (known === undefined) bounds.set(head, (known = bounding(head, origin) ?? null));
  return known ?? undefined;
}

function bounding({ text, form, level }: Head, origin: Document): Bound | undefined {
  const others = headsOf(origin).filter((one) => one.form === form && one.level === level);
  const alone = boundsAlone(text, origin.lexicon);
  if (alone !== undefined) return alone;
  return besideOthers(
    text,
    others.map((one) => one.text),
    origin.lexicon,
  );
}

/** How a head bounds its lines whatever others there are; undefined where it does not. */
export function boundsAlone(text: string, lexicon: Lexicon): Bound | undefined {
  const only = ONLY.exec(text)?.groups;
  if (only !== undefined && !OF_TEXT.test(text)) return { words: wordsOf(only.of ?? only.first!) };
  const condition = CONDITION.exec(text)?.groups;
  if (condition !== undefined)
    return { words: wordsOf(condition.of ?? condition.times ?? condition.having ?? condition.deed!) };
  const amount = AMOUNT.exec(text)?.groups?.of;
  if (amount !== undefined) return { words: wordsOf(amount) };
  if (EXCEPTION.test(text) || TIMES.test(text)) return { words: wordsOf(text), rules: true };
  const some = SOME_OF.exec(text)?.groups?.of;
  if (some !== undefined) return { words: wordsOf(some === '' ? text : some), rules: true };
  const group = groupIn(withoutLead(text), lexicon);
  return group === undefined || READERS.has(group[0]!) ? undefined : { words: group, rules: true };
}

/** What a head names, without what leads to it: "interns" of "Rules for interns". */
export const withoutLead = (head: string): string => head.replace(LEAD, '');

/** Who a phrase names several of: "business" and "customers"; undefined where it names none. */
function groupIn(phrase: string, lexicon: Lexicon): readonly string[] | undefined {
  const [whole = ''] = phrase.split(/ (?:of|in|from|with|without|at|on|under|over|who|aged) /u);
  const words = wordsOf(whole);
  const last = words.at(-1) ?? '';
  const one = lexicon.lemma(last, 'n');
  const several = COLLECTIVE.has(last) || CREATURE.has(last) || (one !== last && last.endsWith('s'));
  if (!several || !(CREATURE.has(last) || COLLECTIVE.has(last) || isPerson(one, lexicon))) return undefined;
  return words.length > 1 ? words.slice(0, -1) : wordsOf(phrase);
}

const isPerson = (lemma: string, lexicon: Lexicon): boolean => {
  if (PERSONS.has(lemma)) return true;
  const { kind, strength } = lexicon.relation('person', lemma);
  return kind === 'hyponym' && strength >= 0.6;
};

/** How a head is told from others of its kind: by "basic" of "Basic plan" beside "Premium plan". */
export function besideOthers(text: string, others: readonly string[], lexicon: Lexicon): Bound | undefined {
  const setting = settingOf(text);
  if (setting !== undefined && others.some((other) => other !== text && settingOf(other) !== undefined))
    return { words: wordsOf(setting), rules: true };
  for (const other of others) {
    const own = other === text ? undefined : apartFrom(text, other, lexicon);
    if (own !== undefined) return { words: own };
  }
  return undefined;
}

/** What a head says by a preposition of where or when it is; undefined for one that tells of its text so. */
const settingOf = (text: string): string | undefined =>
  OF_ITSELF.test(text) ? undefined : (SETTING.exec(text)?.groups?.of ?? ELSEWHERE.exec(text)?.[0]);

/** The words of a head that another of its kind has others for; undefined where the two are of no one kind. */
function apartFrom(head: string, other: string, lexicon: Lexicon): readonly string[] | undefined {
  const [mine, theirs] = [wordsOf(head), wordsOf(other)];
  const shared = mine.filter((word) => hasWord(theirs, word));
  const own = mine.filter((word) => !hasWord(theirs, word));
  const left = theirs.filter((word) => !hasWord(mine, word));
  const [first, second] = [own[0], left[0]];
  if (first === undefined || second === undefined) return undefined;
  if (groupIn(head, lexicon) !== undefined && groupIn(other, lexicon) !== undefined) return own;
  if (own.length > 2 || left.length > 2) return undefined;
  // Of one thing in two years that of the later holds.
  if (YEAR.test(first) && YEAR.test(second)) return own.length === 1 && first < second ? own : undefined;
  if (shared.length <= 2 && shared.some((word) => KINDS.test(word))) return own;
  if (shared.length > 0 && BY_WHOM.test(head) && BY_WHOM.test(other)) return own;
  // Of "old" and "new" the new one holds.
  if (CURRENT.test(first)) return undefined;
  const isOpposite = lexicon.relation(first, second).kind === 'antonym';
  if (isOpposite && own.length === 1 && left.length === 1) return own;
  const isOf = (kind: string, words: readonly string[]): boolean =>
    lexicon.relation(kind, words.join(' ')).kind === 'hyponym';
  return PLACES.some((kind) => isOf(kind, own) && isOf(kind, left)) ? own : undefined;
}

/** Words for the one of two that holds today. */
export const CURRENT = /^(?:new|now|current|after|latest|today|present|actual|corrected|updated|final)$/;
const YEAR = /^(?:19|20)\d\d$/;
const BY_WHOM = / by (?:the |an? )?\p{L}+$/iu;
const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');
const hasWord = (words: readonly string[], word: string): boolean =>
  words.some((one) => singular(one) === singular(word));

const SMALL =
  /^(?:the|an?|of|for|in|on|at|to|by|with|and|or|our|your|their|its|this|that|all|from|you|is|are|we)$/u;

/** The words of a text that tell something, folded. */
export const wordsOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[-'\u2019.,][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word, at) => !SMALL.test(word.toLowerCase()) || (at > 0 && /^\p{Lu}$/u.test(word)))
    .map((word) => fold(word));
