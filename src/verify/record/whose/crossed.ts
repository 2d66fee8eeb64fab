/**
 * Texts of a record that a claim gives to each other's names: "the lender is Ann and the borrower is Oak Bank" of
 * `lender: Oak Bank, borrower: Ann`, "reported by Ben and closed by Maya" of the reverse.
 */
import { gather } from '../../../text/gather.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { GOALS, NEUTRAL, SOURCES } from '../words/senses.ts';

/** Words of a text that is looked for, at the most, and fields of a record. */
const MOST_WORDS = 6;
const MOST_FIELDS = 40;

/** A text of a record as it stands in the claim, with the clause that it stands in. */
interface Mention {
  readonly from: number;
  readonly to: number;
  readonly segment: number;
  readonly quote: string;
}

/**
 * What is found in the fields of the focus, or else in those of an object that it belongs to: a claim that is held
 * against the rate of a booking may take the booking's guest and payer.
 */
function firstIn(
  { focus: { own, above } }: Said,
  find: (fields: readonly Field[]) => Mention | undefined,
): Mention | undefined {
  const objects = [...new Set(above.map(({ object }) => object))];
  const groups = [own, ...objects.map((object) => above.filter((field) => field.object === object))];
  for (const group of groups) {
    const found = find(group);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Where a text of the record stands in one clause of the claim with the name of another, and its own name stands in
 * another clause; undefined for nowhere.
 */
export const crossedText = (said: Said): Mention | undefined =>
  firstIn(said, (fields) => crossedIn(said, fields));

function crossedIn(said: Said, own: readonly Field[]): Mention | undefined {
  const fields = own.filter(isNamed).slice(0, MOST_FIELDS);
  const spoken = fields.map((field) => ({ field, names: namesOf(said, field, sharedBy(fields)) }));
  for (const { field, names } of spoken) {
    const acting = mentionsOf(said, field).find((mention) => actsOnItself(said, mention, names));
    if (acting !== undefined) return acting;
  }
  // One name that the claim says can be crossed with nothing.
  if (spoken.filter(({ names }) => names.length > 0).length < 2) return undefined;
  for (const { field } of spoken) {
    for (const mention of mentionsOf(said, field)) {
      const placed = (one: { readonly names: readonly number[] }): boolean =>
        one.names.some(
          (at) => said.segment(at) === mention.segment && (at < mention.from || at >= mention.to),
        );
      const own = spoken.filter((one) => one.field.quote === mention.quote);
      if (own.some(placed) || !own.some(({ names }) => names.length > 0)) continue;
      if (spoken.some((one) => one.field.quote !== mention.quote && placed(one))) return mention;
    }
  }
  return undefined;
}

/**
 * Where somebody of the record stands in the claim under the name of another, who is not named there: "Ann is the
 * beneficiary" of `policyholder: Ann, beneficiary: Cleo`; undefined for nowhere.
 */
export const misgivenName = (said: Said): Mention | undefined =>
  firstIn(said, (fields) => misgivenIn(said, fields));

function misgivenIn(said: Said, own: readonly Field[]): Mention | undefined {
  const fields = own.filter((field) => isNamed(field) && SOMEBODY.test(field.quote));
  if (fields.length < 2) return undefined;
  const spoken = fields.slice(0, MOST_FIELDS).map((field) => ({
    field,
    names: namesOf(said, field),
    mentions: mentionsOf(said, field),
  }));
  for (const { field, mentions } of spoken) {
    const [mention] = mentions;
    const own = spoken.filter((one) => one.field.quote === field.quote);
    if (mention === undefined || own.some(({ names }) => names.length > 0)) continue;
    const others = spoken.filter((one) => one.field.quote !== field.quote && one.mentions.length === 0);
    if (others.some(({ names }) => names.some((at) => isLinked(said, mention, at)))) return mention;
  }
  return undefined;
}

/** Whether a name and somebody stand side by side, or with nothing but "is the", "by" or "as" between them. */
function isLinked({ bare, words }: Said, { from, to }: Mention, at: number): boolean {
  const owned = words[to - 1]!.form.endsWith("'s") || words[to]?.form === "'s";
  const between = at < from ? bare.slice(at + 1, from) : bare.slice(to, at);
  return !owned && between.every((word) => LINKING.test(word));
}

const LINKING = /^(?:is|are|was|were|be|been|the|an?|by|as|also|now)$/;

/** Verbs of coming and of going, and words between one and its place, at the most. */
const COMING = /^(?:arrive|land|reach|end|terminate|dock)$/;
const GOING = /^(?:depart|leave|start|begin|originate)$/;
const REACH = 3;

/** "Arrives in Berlin" of `from: Berlin, to: Rome`: the one end of a way for the other; undefined for nowhere. */
export const wrongEnd = (said: Said): Mention | undefined =>
  firstIn(said, (fields) => wrongEndIn(said, fields));

function wrongEndIn(said: Said, own: readonly Field[]): Mention | undefined {
  const has = (ends: ReadonlySet<string>) => (field: Field) => field.name.some((word) => ends.has(word));
  if (!own.some(has(SOURCES)) || !own.some(has(GOALS))) return undefined;
  const led = (field: Field, verb: RegExp): Mention | undefined =>
    mentionsOf(said, field).find(
      ({ from }) =>
        said.words
          .slice(Math.max(0, from - REACH), from)
          // "Leaves" is the plural of "leaf" as well.
          .some(({ lemma, form }) => verb.test(lemma) || verb.test(form.replace(/s$/, ''))) ||
        // "From Bergen to Oslo" of the way back.
        (said.bare[from - 1] === (verb === GOING ? 'from' : 'to') && said.bare[from - 2] !== 'belong'),
    );
  for (const field of own.slice(0, MOST_FIELDS)) {
    if (field.values.length > 0 || field.words.length === 0) continue;
    const twice = own.some((other) => other !== field && other.quote === field.quote);
    const wrong = has(SOURCES)(field) ? COMING : has(GOALS)(field) ? GOING : undefined;
    const found = wrong === undefined || twice ? undefined : led(field, wrong);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A name of several words: "Ann Lee", "Dr. Ray", "Oak Bank". */
const SOMEBODY = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** "Ana tutors Bo" of `tutor: Bo`: who has the name of a doer is whom it is done to. */
function actsOnItself({ bare, words }: Said, { from }: Mention, names: readonly number[]): boolean {
  const verb = from - 1;
  const { lemma, capital } = words[verb] ?? {};
  if (!names.includes(verb) || capital || bare[verb] === lemma || !DOER.test(lemma ?? '')) return false;
  return words[verb - 1]?.capital === true;
}

/** Nouns of doers that are verbs too. */
const DOER = /(?:[^e]or|er)$|^(?:coach|host|chair|judge|nurse|guide)$/;

/** A text with a name that tells it from others. */
const isNamed = ({ name, values, words }: Field): boolean =>
  values.length === 0 &&
  words.length > 0 &&
  words.length <= MOST_WORDS &&
  words.some((word) => /\p{L}{2}/u.test(word)) &&
  name.some((word) => !NEUTRAL.has(word));

/** Words that several names have: "doctor" tells no treating doctor from a referring one. */
function sharedBy(fields: readonly Field[]): ReadonlySet<string> {
  const all = gather(fields, ({ name }) => [...new Set(name)]);
  return new Set(all.filter((word, at) => all.indexOf(word) !== at));
}

/** Where the claim says the words of a name. */
function namesOf(
  { words, bare, lexicon }: Said,
  { name }: Field,
  shared: ReadonlySet<string> = new Set(),
): readonly number[] {
  const all = name.filter((word) => !NEUTRAL.has(word) && word !== 'by' && word !== 'to');
  const own = all.filter((word) => !shared.has(word));
  const telling = own.length > 0 ? own : all;
  const lemmas = new Set(telling.map((word) => lexicon.lemma(word)));
  const places = gather(words, ({ lemma, value }, at) =>
    telling.includes(bare[at]!) || (value < 0 && lemmas.has(lemma)) ? [at] : [],
  );
  return telling.length === 1 || new Set(places.map((at) => bare[at])).size >= telling.length ? places : [];
}

function mentionsOf(said: Said, { words, quote }: Field): Mention[] {
  return gather(said.bare, (_, from): Mention[] => {
    const to = from + words.length;
    if (to > said.bare.length || !words.every((word, i) => said.bare[from + i] === word)) return [];
    return [{ from, to, segment: said.segment(from), quote }];
  });
}
