/** Pronouns at the head of a claim, put as what they stand for, only where one thing alone can be meant. */
import type { OpenPronoun } from '../../domain/answer.ts';
import { byWord } from '../../text/by-word.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { subjectTokens } from '../parts/clauses.ts';
import { isEmptySubject } from './empty-subjects.ts';
import { mentionsOf } from './mentions.ts';
import { beyondProperties, leavesMore } from './properties.ts';
import { personOf, thingOf } from './referents.ts';
import { type Genders, SORTS } from './sorts.ts';

const HEAD = /^(?<pronoun>it|he|she|they|its|his|her|their) (?=\p{L})/iu;
/** A pronoun written as one word with its verb: `It's`, `They'll`. */
const JOINED = /^(?<pronoun>it|he|she|they)['’](?<verb>s|re|ll|ve) (?<rest>\p{L}.*)$/isu;
const HELPERS: Readonly<Record<string, string>> = byWord({ s: 'is', re: 'are', ll: 'will', ve: 'have' });
/** Behind these the verb of `it's` is "has". */
const HAD = /^(?:(?:already|now|also|just|never|not|since) )?(?:been|had|got|become|gone|arrived|left)\b/i;

/**
 * A claim whose first word stands for what the claims before it speak of, with that in its place. `before`: those claims,
 * the nearest first. A thing is one of the nearest, a person the last that any of them speaks of.
 */
export function withoutPronoun(
  text: string,
  before: readonly string[],
  genders: Genders = new Map(),
): string {
  const apart = partedPronoun(text);
  const told = named(apart, beyondProperties(apart, before), genders);
  return told === apart ? text : told;
}

/** `It's been sent` as `It has been sent`, with the pronoun a word of its own. */
export function partedPronoun(text: string): string {
  const { pronoun, verb, rest = '' } = JOINED.exec(text)?.groups ?? {};
  if (pronoun === undefined || verb === undefined) return text;
  return `${pronoun} ${verb === 's' && HAD.test(rest) ? 'has' : HELPERS[verb.toLowerCase()]} ${rest}`;
}

/** The pronoun that a claim, as it is told, still has for its subject, where somebody or something may be meant by it. */
export function openPronoun(claim: string, before: readonly string[]): OpenPronoun | undefined {
  const text = partedPronoun(claim);
  const found = pronounOf(text);
  const [nearest] = before;
  if (found === undefined || nearest === undefined || isEmptySubject(text)) return undefined;
  const sort = SORTS[found.form]!;
  const told =
    sort === 'person' ? before : [...new Set([nearest, beyondProperties(text, before)[0] ?? nearest])];
  const rivals = told.flatMap((one) => mentionsOf(one, sort));
  // "He" is somebody, though nobody was seen to be named; "it" may be all that was said before.
  if (rivals.length === 0)
    return /^(?:he|she)$/.test(found.form) ? { form: found.form, names: [] } : undefined;
  const names =
    sort === 'person'
      ? []
      : rivals.filter(({ subject }) => subject || leavesMore(nearest)).map(({ head }) => head);
  return { form: found.form, names };
}

/** A pronoun that a claim has for its subject, and where it stands. */
export interface Pronoun {
  readonly form: string;
  readonly at: number;
}

/** The pronoun at the head of a claim, or behind what it opens with: `In 2023 she was promoted`. */
export function pronounOf(text: string): Pronoun | undefined {
  const head = HEAD.exec(text)?.groups?.pronoun;
  if (head !== undefined) return { form: head.toLowerCase(), at: 0 };
  if (!BEHIND.test(text)) return undefined;
  const { tokens } = parseSentence(text);
  const at = tokens.findIndex(({ deprel }) => /^(?:nsubj|expl)/.test(deprel));
  const subject = tokens[at];
  if (subject === undefined || !/^(?:it|he|she|they)$/i.test(subject.form)) return undefined;
  const opening = tokens.slice(0, at);
  const plain = opening.every(({ xpos }) => !/^(?:VB[DZP]|MD|CC|W.*)$/.test(xpos));
  return plain && opening.length <= LONGEST_OPENING
    ? { form: subject.form.toLowerCase(), at: subject.start }
    : undefined;
}

const BEHIND = / (?:it|he|she|they) \p{L}/u;
const LONGEST_OPENING = 12;

function named(text: string, before: readonly string[], genders: Genders): string {
  const found = pronounOf(text);
  const [nearest] = before;
  if (found === undefined || nearest === undefined || isEmptySubject(text)) return text;
  const { form: pronoun, at } = found;
  const sort = SORTS[pronoun]!;
  const name = sort === 'person' ? personOf(before, pronoun, genders) : thingOf(nearest, sort);
  if (name === undefined || OWNED.test(name) || (sort === 'thing' && isItsDeed(name, text))) return text;
  const rest = text.slice(at + pronoun.length + 1);
  const own = /^(?:its|his|her|their)$/.test(pronoun);
  // "Ticket 8890's priority" reads as one word with its number.
  const owned = own && /\d$/.test(name) ? ownedBy(name, rest) : undefined;
  if (owned !== undefined) return owned;
  const whole = at > 0 ? name : capital(name);
  return `${text.slice(0, at)}${whole}${own ? (name.endsWith('s') ? '’' : "'s") : ''} ${rest}`;
}

/** `Its director`: whose is as open there as here. */
const OWNED = /^(?:its|his|her|their) /i;

/** "Delivery is expected on Friday. It has not been delivered yet": what is done to something is no deed of that name. */
function isItsDeed(name: string, text: string): boolean {
  const noun = name.split(' ').at(-1)!.toLowerCase();
  return (
    noun.length > STEM &&
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word !== noun && word.startsWith(noun.slice(0, STEM)))
  );
}

const STEM = 5;

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** `The priority of ticket 8890 is high`, of what is said of it behind "its". */
function ownedBy(name: string, rest: string): string | undefined {
  const thing = subjectTokens(`The ${rest}`);
  if (thing === undefined) return undefined;
  const end = thing.at(-1)!.end - 'The '.length;
  const of = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `The ${rest.slice(0, end)} of ${of}${rest.slice(end)}`;
}
