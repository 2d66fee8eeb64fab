/** Where a claim says values of a record other than as they stand: in part, without their month, with their sign. */
import { compareValues, type Value } from '../../../text/values/index.ts';
import { type Field, wordsOf } from '../record.ts';
import type { Said } from '../said.ts';
import { type Amount, sized } from './amounts.ts';
import { STATE_NAME, truthOf } from './states.ts';

/** What parts the members of a text: "opened, scale residue", "rent received – flat 2"; not the digits of "2,5" and "10–20". */
const MEMBERS =
  /\s*;\s*|\s*(?:(?<!\d)[,–—]|[,–—](?!\s?\d)|,(?=\s))\s*|(?<!\d)\s+-\s+|\s+-\s+(?!\d)|(?<=\d)\s+in\s+(?=\p{Lu})/u;
/** The year of a member behind its name: "Salt (2021)"; a bracket that ends the line is no part of its sentence. */
export const YEAR_NOTE = / \((?:since )?\d{4}\)?$/;
/** Words of a member, at the most. */
const MOST_WORDS = 5;
/** Texts beyond which a field is a story of its own. */
const LONGEST = 80;
/** What makes a member say something else than its words. */
const QUALIFIED =
  /\b(?:no|not|never|none|without|except|excluding|unless|if|or|partly|partially|almost|nearly|maybe|probably|from|to|by|against|than|until|before|after|instead)\b|\?/i;

/** Finds members of texts whose words the claim has, wherever it has them. */
export function mentionMembers(said: Said): void {
  for (const field of said.fields) {
    const { quote, words } = field;
    if (field.values[0]?.kind === 'identifier' && !/\s/.test(quote)) continue;
    if (quote.length > LONGEST || words.length < 2 || truthOf(quote, words) !== undefined) continue;
    if (QUALIFIED.test(quote.replaceAll('_', ' ')) || !(said.isFullySaid(field) || isContained(said, field)))
      continue;
    for (const member of quote.split(MEMBERS)) {
      const whole = placesOf(said, wordsOf(member), field);
      const places = whole.length > 0 ? whole : placesOf(said, wordsOf(member.replace(YEAR_NOTE, '')), field);
      for (const at of places) said.explain(at, at + 1, 'value', field);
    }
  }
}

/** "The soup contains mustard" of `Allergens: celery, mustard`: the verb says of which list it is a member. */
const isContained = ({ words }: Said, { name, words: members }: Field): boolean => {
  const verb = words.findIndex(({ lemma }) => /^(?:include|contain)$/.test(lemma));
  return (
    CONTAINED.test(name.join(' ')) &&
    verb > 0 &&
    !words.slice(0, verb).some(({ form }) => members.includes(form))
  );
};

/** Names of what is in a thing; extras and add-ons may be had with it. */
const CONTAINED =
  /^(?:allergens?|ingredients?|contents?|includes?|included|inclusions?|features?|amenit(?:y|ies)|benefits?|perks?)$/;

/** Where the claim has each word of a member that says something; nowhere where it lacks one. */
function placesOf(said: Said, words: readonly string[], field: Field): readonly number[] {
  const telling = words.filter((word) => !said.lexicon.isFunctionWord(word, 'en') && !isSameFlow(said, word));
  if (telling.length === 0 || telling.length > MOST_WORDS) return [];
  const places = telling.map((word) =>
    said.words.findIndex(
      ({ lemma, value }, at) =>
        (said.isOpen(at) || said.explained[at]?.field === field) &&
        (said.bare[at] === word ||
          (value < 0 && lemma === said.lexicon.lemma(word) && !isDoneOf(said.bare[at]!, word, field))),
    ),
  );
  return places.includes(-1) || new Set(places).size < places.length ? [] : places;
}

/** "Reviewed" of `status: in review`: what is going on is not done. */
const isDoneOf = (form: string, word: string, { name }: Field): boolean =>
  form.endsWith('ed') && !word.endsWith('ed') && name.some((one) => STATE_NAME.test(one));

/** "6" of "from 6 to 10 July 2026": a day of the month that the date behind it names. */
export function dayBefore(said: Said, k: number): Value | undefined {
  const { values, text } = said.reading;
  const [value, date] = [values[k], values[k + 1]];
  if (value?.kind !== 'number' || value.form === 'percent' || value.value.d !== 1n) return undefined;
  if (date?.kind !== 'date' || date.date.m === undefined || date.date.d === undefined) return undefined;
  const between = text.slice(value.end, date.start).trim();
  const d = Number(value.value.n);
  if (!/^(?:to|and|until|till|through|[-–])$/.test(between) || d < 1 || d > 31) return undefined;
  return { ...date, start: value.start, end: value.end, date: { ...date.date, d } };
}

/** Verbs of a claim by which money went out, and by which it came in. */
const OUT = new Set('pay spend cost charge debit withdraw transfer deduct disburse settle'.split(' '));
const IN = new Set('receive come get credit deposit collect arrive earn'.split(' '));

/** "Received" of a text, where the claim says by a verb of its own that money came in. */
function isSameFlow({ words, lexicon }: Said, word: string): boolean {
  const lemma = lexicon.lemma(word);
  const flow = IN.has(lemma) ? IN : OUT.has(lemma) ? OUT : undefined;
  return flow !== undefined && words.some((one) => flow.has(one.lemma));
}

/** Whether a field has a claim's amount of money with the sign that the claim's verb gives it. */
export function hasSigned(said: Said, { values }: Field, value: Value): boolean {
  if ((value.kind !== 'money' && value.kind !== 'number') || value.bound !== 'exact') return false;
  return values.some((one) => {
    if (one.kind !== value.kind || one.value.n >= 0n) return false;
    const flow = said.words.some(({ lemma }) => OUT.has(lemma));
    if (!flow || said.words.some(({ lemma }) => IN.has(lemma))) return false;
    const size = sized(one as Amount, -one.value.n, one.value.d);
    return compareValues(value, size).relation === 'equal';
  });
}

/** Whether a verb of flow is what the sign of a used amount says: "paid" of −215.50 among amounts with signs. */
export function isFlow(said: Said, at: number, used: readonly Field[]): boolean {
  const { lemma } = said.words[at];
  const signs = [...said.focus.own, ...said.focus.rows.flat()].flatMap(({ name, values: [value] }) =>
    value?.kind === 'money' ? [{ name: name.join(' '), negative: value.value.n < 0n }] : [],
  );
  return used.some(({ name, values: [value] }) => {
    if (value?.kind !== 'money') return false;
    const beside = signs.filter((one) => one.name === name.join(' '));
    if (!beside.some(({ negative }) => negative)) return false;
    return value.value.n < 0n ? OUT.has(lemma) : IN.has(lemma);
  });
}
