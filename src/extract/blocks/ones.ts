/**
 * Headings and labels that name one person, place, room, plan, team or thing with a code, or people of one kind: `Ms. Karr`,
 * `Bergen`, `Double room`, `Service team`, `Order A-2`, `Guests`. Whatever stands under one is of that one: by itself evidence of another
 * would bear it out. `Refunds`, `Opening hours` and `Action plan` are matters, and what stands under them has its own subject.
 */
import { fold } from '../../text/chars.ts';
import { lexicon } from '../../text/lexicon/bundled.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { FIRST_NAMES, MONTH_OR_DAY, ORGANISATION, PERSONS } from '../../verify/context/words.ts';
import { PEOPLE } from '../whom/people.ts';

/** Whether a heading or label names one of whom, or a place of which, all beneath it is told. */
export const namesOne = (name: string): boolean =>
  isTitled(name) || isNamed(name) || isOfKind(name) || isCoded(name) || isPeople(name);

/** A form of address before a name, in any of the languages that are read. */
export const isTitled = (name: string): boolean =>
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Frau|Herr|Madame|Mme|Monsieur|Señora?|Sra?|Doña?)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(
    name,
  );

/** `Bergen`, `Omar Lund`: words that are names and nothing else. */
function isNamed(name: string): boolean {
  const words = name.split(' ');
  if (words.length > MOST_NAMES || !words.every((word) => /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(word)))
    return false;
  const folded = words.map((word) => fold(word));
  if (folded.some((word) => MONTH_OR_DAY.has(word) || ORGANISATION.has(word))) return false;
  if (folded.length > 1 && FIRST_NAMES.has(folded[0]!)) return !lexicon.knows(folded[1]!) || isProper(name);
  const rare = folded.every((word) => FIRST_NAMES.has(word) || !lexicon.knows(word) || isOne(word));
  return rare && isProper(name);
}

/** Whether the dictionary has a word for a place or a person. */
const isOne = (word: string): boolean => ONES.some((kind) => lexicon.relation(kind, word).kind === 'hyponym');

const ONES = ['city', 'town', 'port', 'country', 'state', 'island', 'person'];

const MOST_NAMES = 3;

/** Whether the parse takes all words of a name for such, though they open a sentence. */
function isProper(name: string): boolean {
  const { tokens } = parseSentence(`${name} is known.`);
  return tokens.slice(0, name.split(' ').length).every(({ upos }) => upos === 'PROPN');
}

/** `Double room`, `Service team`, `Lisbon office`, `Plan Lite`: one of its kind, told apart from the others. */
const isOfKind = (name: string): boolean =>
  (OF_KIND.test(name) && !NO_ONE.test(name)) ||
  (KIND_FIRST.test(name.charAt(0).toLowerCase() + name.slice(1)) &&
    isProper(name.slice(name.indexOf(' ') + 1)));

const OF_KIND =
  /^(?:\p{L}[\p{L}'’&-]* ){1,2}(?:room|suite|apartment|flat|cabin|floor|office|branch|store|shop|restaurant|warehouse|depot|site|plant|building|hall|wing|station|terminal|hotel|school|clinic|ward|department|team|squad|crew|division|plan|tier|package|tariff|fare|edition|membership|subscription)$/iu;
const KIND_FIRST =
  /^(?:room|suite|plan|tier|team|package|tariff|hall|ward|building|fare|branch|site|patient|customer|client|user|employee|guest|tenant|member|applicant|candidate|driver|agent|student|supplier|vendor|account|product|model|server|project) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;
/** One that is spoken of without its name, and plans that are papers. */
const NO_ONE =
  /^(?:the|our|your|my|their|his|her|this|that|each|every|any|no|an?|new|current|other|next)\b|\b(?:action|project|test|payment|rollout|migration|business|recovery|training|communication|meeting|work|travel|lesson|care|treatment|response|implementation|savings|repayment|maintenance|launch|release|delivery|money|play) plan$/iu;

/** `Order A-2`, `Customer B`: one of its kind by its code, and no part of a text or a time. */
const isCoded = (name: string): boolean =>
  /^(?:\p{L}+ ){1,2}#?(?:(?=\S*\d)[\p{L}\d/-]+|\p{Lu})$/u.test(name) && !COUNTED.test(name);

const COUNTED =
  /^(?:\p{L}+ )?(?:steps?|parts?|sections?|chapters?|questions?|points?|reasons?|notes?|pages?|examples?|appendix|days?|weeks?|months?|quarters?|years?|phases?|stages?|options?|figures?|tables?|items?|versions?|levels?|rounds?|scenarios?|methods?|ways?|tips?|rules?|articles?|clauses?|paragraphs?|top|since|until|from|by|on|in|at|for|january|february|march|april|may|june|july|august|september|october|november|december) \S+$/iu;

/** `Guests`, `Young members`: people of one kind. */
function isPeople(name: string): boolean {
  const { many = '' } = /^(?:\p{L}+ )?(?<many>\p{L}+)$/u.exec(name)?.groups ?? {};
  const one = /^children$/i.test(many) ? 'child' : fold(many).replace(/s$/, '');
  return one !== fold(many) && (PEOPLE.has(one) || PERSONS.has(one) || VISITING.test(one));
}

const VISITING =
  /^(?:visitor|adult|senior|pensioner|child|resident|subscriber|volunteer|trainee|customer|traveller|traveler)$/;
