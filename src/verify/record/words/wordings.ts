/** Other words for the text of a field: one of somebody's names, a country by its code, "once a day" of `once daily`. */

import { patternOf } from '../../../text/pattern.ts';
import { escaped } from '../../context/tellings/words.ts';
import { type Field, wordsOf } from '../record.ts';
import type { Said } from '../said.ts';
import { YEAR_NOTE } from './mentions.ts';
import { roleOf } from './senses.ts';

/** The words of a text, and other words for the same. */
export function wordings(said: Said, field: Field): readonly (readonly string[])[] {
  const { words } = field;
  const others = [often(words), country(said, field), language(field), roleInFull(field)].flatMap((text) =>
    text === undefined ? [] : [wordsOf(text)],
  );
  const noted = YEAR_NOTE.test(field.quote) ? [wordsOf(field.quote.replace(YEAR_NOTE, ''))] : [];
  const coded = CODE_NOTE.test(field.quote) ? [wordsOf(field.quote.replace(CODE_NOTE, ''))] : [];
  return [words, ...others, ...noted, ...coded, ...partsOfName(said, field), ...withoutSize(said, field)];
}

/** "Oslo (OSL)": the code of what is called so. */
const CODE_NOTE = / \(\p{Lu}{2,4}\)$/u;

/** Whether the claim writes word `at` as one of somebody's names is written, where it takes only that of the text. */
export const isWritten = ({ reading, words }: Said, field: Field, at: number): boolean =>
  !isSomebody(field) || /^\p{Lu}/u.test(reading.text.slice(words[at]!.start));

/** "The Amoxicillin" of a row `drug: Amoxicillin 500 mg`: what it is called without its size, where no other row is. */
function withoutSize(said: Said, field: Field): readonly (readonly string[])[] {
  const { values, quote, value: from } = field;
  const [first] = values;
  if (first === undefined || !said.isKey(field) || !/^(?:quantity|number)$/.test(first.kind)) return [];
  const text = wordsOf(quote.slice(0, Math.max(0, first.start - from)));
  if (text.length === 0 || (text.length === 1 && text[0]!.length < LEAST_LETTERS)) return [];
  const begins = ({ words, object }: Field): boolean => object !== field.object && words[0] === text[0];
  return said.focus.rows.flat().some(begins) ? [] : [text];
}
const LEAST_LETTERS = 4;

/** "Administrator" of `roles: [admin]`. */
const roleInFull = ({ words, name }: Field): string | undefined =>
  words.length === 1 && /^(?:roles?|position|permissions?|access level)$/.test(name.join(' '))
    ? ROLES.get(words[0]!)
    : undefined;
const ROLES: ReadonlyMap<string, string> = new Map([
  ['admin', 'administrator'],
  ['mod', 'moderator'],
  ['dev', 'developer'],
]);

function often(words: readonly string[]): string | undefined {
  const text = words.join(' ');
  const other = text.replace(
    /\b(once|twice) (dai|week|month)ly\b/,
    (_, times, unit) => `${times} a ${unit === 'dai' ? 'day' : unit}`,
  );
  return other === text ? undefined : other;
}

/** The country that a code stands for; where somebody is based is not the country of an address. */
function country({ words }: Said, { name, quote }: Field): string | undefined {
  if (!COUNTRY.test(name.join(' ')) || !/^[A-Z]{2}$/.test(quote)) return undefined;
  if (words.some(({ lemma }) => /^(?:base|live|headquarter)$/.test(lemma))) return undefined;
  countries ??= new Intl.DisplayNames('en', { type: 'region' });
  const called = countries.of(quote);
  return called === quote ? undefined : called;
}
const COUNTRY = /(?:^| )(?:country(?: code)?|nationality|citizenship)$/;
/** Made for the first code that is asked of: to load the names takes longer than most claims do. */
let countries: Intl.DisplayNames | undefined;

/** The language that a code stands for. */
function language({ name, quote }: Field): string | undefined {
  if (!/^(?:language|lang|locale)$/.test(name.at(-1) ?? '') || !/^[a-z]{2}$/.test(quote)) return undefined;
  languages ??= new Intl.DisplayNames('en', { type: 'language' });
  const called = languages.of(quote);
  return called === quote ? undefined : called;
}
let languages: Intl.DisplayNames | undefined;

const NAMED = /^(?:full name|name|display name)$/;
const PERSON = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx)\.? )*\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}$/u;
const ADDRESS = /^(?:dr|prof|mr|mrs|ms|mx)$/;

/** Whether a field holds the name of a person: by what it is called, and as it is written. */
const isSomebody = ({ name, quote, path }: Field): boolean =>
  PERSON.test(quote) &&
  (roleOf(name) !== undefined ||
    PEOPLE.test(name.join(' ')) ||
    (NAMED.test(name.join(' ')) && (path.length === 0 || isOfPeople(path))));

/** "Passengers" of an itinerary: a list of people in what is itself of nobody. */
const isOfPeople = (path: Field['path']): boolean =>
  PEOPLE.test(path.at(-1)!) && path.slice(0, -1).every((word) => !PEOPLE.test(word));

const PEOPLE =
  /^(?:customer|client|user|employee|member|patient|subscriber|tenant|driver|courier|applicant|holder|student|pupil|guest|buyer|contact|owner|person|agent|player|attendee|participant|guardian|parent|patron|policyholder|renter|borrower|learner|candidate|passenger|full name|manager|doctor|teacher|volunteer|instructor|coach|worker|staff|trainee|resident|visitor|traveller|traveler|invitee|claimant|nurse|colleague|contractor)s?(?: name)?$/;

/** What has somebody's name in it and is the same person's: `{ name: Lena Okafor, email: lena@site.example }`. */
const OWN = /^(?:(?:work |contact )?email|mail|username|login|handle|signature|account name)$/;

/**
 * "Lena" of `student: { name: Lena Okafor }`, "Dr. Okafor" of `Dr. Lena Okafor`: one of a person's names that no other text
 * of the record has, all of them without the form of address, or that with the last.
 */
function partsOfName(said: Said, field: Field): readonly (readonly string[])[] {
  if (!isSomebody(field)) return [];
  const forms = field.words.filter((word) => ADDRESS.test(word));
  const names = field.words.filter((word) => !ADDRESS.test(word));
  const others = [
    ...said.fields,
    ...said.focus.rows.flat(),
    ...said.focus.children.flatMap(({ rows }) => rows.flat()),
  ];
  const isShared = (part: string): boolean =>
    others.some(
      (other) =>
        other.quote !== field.quote &&
        other.words.includes(part) &&
        !(other.object === field.object && (OWN.test(other.name.join(' ')) || other.quote.includes('@'))),
    );
  const isTold = (part: string): boolean => !isShared(part) && !isOfAnother(said, field.quote, part);
  const [first, last] = [names[0]!, names.at(-1)!];
  const addressed = forms.length === 0 || isShared(last) ? [] : [names, [...forms, last]];
  return [...addressed, ...[first, last].filter(isTold).map((part) => [part])];
}

/** Whether the data has a name elsewhere that is not part of this one: "Mona" beside "Mona Bell". */
function isOfAnother({ focus: { document } }: Said, quote: string, part: string): boolean {
  if (!document.structured) return false;
  const rest = document.text.slice(0, LONGEST).replaceAll(quote, ' ');
  return patternOf(`(?<![\\p{L}\\d@._-])${escaped(part)}(?![\\p{L}\\d@._-])`, 'iu').test(rest);
}
const LONGEST = 60_000;
