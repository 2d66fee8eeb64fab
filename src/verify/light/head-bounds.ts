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
  /^(?:(?:if|in case of|in the event of) (?<of>.+)|(?:on|upon) (?:the )?(?<deed>\p{L}+(?:ment|tion|sion|death|delay)))$/iu;
const ONLY =
  /^(?:only (?:for |in |on |to )?(?:the )?(?<of>.+)|(?:for |in |on )?(?:the )?(?<first>.+) only)$/iu;
/** "For internal use only" is said of the text itself. */
const OF_TEXT = /\b(?:use|read|reference|information|text|view|draft|reading|copy)\b/iu;
const AMOUNT =
  /\b(?:over|above|under|below|exceeding|up to|of more than|of less than|from|worth) (?:\p{Sc} ?|\p{Lu}{3} )?(?<of>\d[\d.,]*|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty)\b)/iu;
const YEARS =
  /^(?:(?:until|before|after|up to|since|from) )?(?:the end of )?(?<of>(?:19|20)\d\d)(?: (?:season|edition|rules|terms|rates))?$/iu;
const LEAD =
  /^(?:(?:special |general |additional |house |other )?(?:rules|terms|conditions|notes|information|benefits|fees|prices|rates|rights|leave|pay|guidance|instructions|policy|policies|arrangements|hours|perks|discounts|limits|regulations|exceptions|results|findings|use|studies|trials?|effects|safety|dosage|dose) )?(?:for|in|on|towards) (?:the |our |all )?(?=\p{L})/iu;
const CREATURE = new Set(
  'mouse mice rat rats animal animals dog dogs pregnancy children adults infants vitro rabbits monkeys'.split(
    ' ',
  ),
);
/** Those that a text speaks to in any case. */
const READERS = new Set(
  'customers users visitors guests employees staff residents tenants participants passengers patients readers attendees travellers travelers everyone everybody all buyers shoppers clients applicants people team colleagues us you'.split(
    ' ',
  ),
);
const COLLECTIVE = new Set('staff crew press personnel children people men women'.split(' '));
/** What there are several of, told apart by the word beside it. */
const KINDS =
  /^(?:buildings?|towers?|floors?|rooms?|models?|versions?|plans?|tariffs?|tiers?|class|cases?|claims?|orders?|tickets?|accounts?|polic(?:y|ies)|contracts?|units?|sites?|branch(?:es)?|regions?|zones?|stores?|shops?|offices?|seasons?|packages?|editions?|payments?|wings?|halls?|gates?|lines?|routes?|terminals?|warehouses?|depots?|plants?|fields?|blocks?|houses?|flats?|apartments?|cards?|tickets?|memberships?|subscriptions?|licen[cs]es?|devices?|machines?|servers?|environments?|fares?|items?|goods|bookings?|reservations?|groups?|cars?|vehicles?|products?|articles|services|deliver(?:y|ies)|shipments?|parcels?|letters?|collections?|exhibitions?|areas?|roles?|levels?|accounts?|teams?|departments?|schools?|courses?|trains?|days|weeks|holidays|rates?)$/iu;
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

function bounding(head: Head, origin: Document): Bound | undefined {
  const only = ONLY.exec(head.text)?.groups;
  if (only !== undefined && !OF_TEXT.test(head.text)) return { words: wordsOf(only.of ?? only.first!) };
  const condition = CONDITION.exec(head.text)?.groups;
  const amount = AMOUNT.exec(head.text)?.groups?.of;
  if (condition !== undefined) return { words: wordsOf(condition.of ?? condition.deed!) };
  if (amount !== undefined && head.form !== 'sentence') return { words: wordsOf(amount) };
  const led = withoutLead(head.text);
  const group = groupIn(led, origin.lexicon);
  if (group !== undefined && !READERS.has(group.join(' '))) return { words: group, rules: true };
  const beside = besideOthers(head, origin);
  if (beside !== undefined) return { words: beside };
  return undefined;
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

/** What tells a head from others of its kind in the same text: "basic" of "Basic plan" beside "Premium plan". */
function besideOthers(head: Head, origin: Document): readonly string[] | undefined {
  const others = headsOf(origin).filter(
    (one) => one !== head && one.form === head.form && one.level === head.level && one.text !== head.text,
  );
  for (const other of others) {
    const own = apartFrom(head.text, other.text, origin.lexicon);
    if (own !== undefined) return own;
  }
  return undefined;
}

/** The words of a head that another of its kind has others for; undefined where the two are of no one kind. */
function apartFrom(head: string, other: string, lexicon: Lexicon): readonly string[] | undefined {
  const [mine, theirs] = [wordsOf(head), wordsOf(other)];
  const shared = mine.filter((word) => theirs.includes(word));
  const own = mine.filter((word) => !theirs.includes(word));
  const left = theirs.filter((word) => !mine.includes(word));
  if (own.length === 0 || left.length === 0) return undefined;
  const isKind = shared.some((word) => KINDS.test(word)) && shared.length <= 2;
  const byWhom = / by (?:the |an? )?\p{L}+$/iu.test(head) && / by (?:the |an? )?\p{L}+$/iu.test(other);
  if ((isKind || (byWhom && shared.length > 0)) && own.length <= 2 && left.length <= 2) return own;
  if (groupIn(head, lexicon) !== undefined && groupIn(other, lexicon) !== undefined) return own;
  if (YEARS.test(head) && YEARS.test(other)) return own;
  const isOf = (kind: string, words: readonly string[]): boolean =>
    words.length <= 2 && lexicon.relation(kind, words.join(' ')).kind === 'hyponym';
  return PLACES.some((kind) => isOf(kind, mine) && isOf(kind, theirs)) ? own : undefined;
}

const SMALL =
  /^(?:the|an?|of|for|in|on|at|to|by|with|and|or|our|your|their|its|this|that|all|from|you|is|are|we)$/u;

/** The words of a text that tell something, folded. */
export const wordsOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[-'\u2019.,][\p{L}\p{N}]+)*/gu) ?? [])
    .map((word) => fold(word))
    .filter((word) => !SMALL.test(word));
