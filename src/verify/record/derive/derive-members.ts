/** What a list says of its own length, and that something is one of its members: "more than one sponsor", "one of the sponsors". */
import { compareValues, type Value } from '../../../text/values/index.ts';
import { itemsOf } from '../read/listing.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { type Amount, rangeOf, sized } from '../words/amounts.ts';

/** A list of a record: its members, and whether their number is known. */
interface Members {
  readonly fields: readonly Field[];
  readonly many: number;
  /** False where an "and" may join two members or stand within one. */
  readonly exact: boolean;
}

/** Words for so many, and how many they are of at the least. */
const SEVERAL: ReadonlyMap<string, number> = new Map([
  ['multiple', 2],
  ['several', 3],
  ['various', 3],
]);

/** "Three sponsors", "more than one sponsor", "multiple sponsors". */
export function countMembers(said: Said): void {
  said.words.forEach(({ value: k }, at) => {
    if (!said.isOpen(at)) return;
    const least = SEVERAL.get(said.bare[at]!);
    const value = said.reading.values[k];
    if (least === undefined && (value?.kind !== 'number' || value.form !== 'cardinal')) return;
    const [from, to] = value === undefined ? [at, at + 1] : rangeOf(said, k);
    if (from !== at || to >= said.words.length) return;
    const list = listNamedAt(said, to);
    if (list === undefined || !(least === undefined ? isSoMany(value!, list) : list.many >= least)) return;
    const [first] = list.fields;
    said.explain(from, endOfName(said, first!, to), 'derived', first);
    said.extra.push(...list.fields.slice(0, MOST_SHOWN));
    said.derivations.push(`${list.exact ? '' : '≥ '}${list.many} ${first!.name.join(' ')}`);
  });
}

/** "Two people are watching the ticket" of `watchers: [Cem, Dora]`: people counted by what those of a list do. */
export function countDoers(said: Said): void {
  const noun = said.bare.findIndex((form) => /^(?:people|persons)$/.test(form));
  const value = said.reading.values[said.words[noun - 1]?.value ?? -1];
  if (noun < 1 || !said.isOpen(noun) || value?.kind !== 'number' || value.form !== 'cardinal') return;
  const verb = said.words.findIndex(({ value: k, weight }, at) => at > noun && k < 0 && weight > 0);
  if (verb < 0 || verb > noun + 3 || said.bare.slice(noun, verb).includes('not')) return;
  const { lemma } = said.words[verb]!;
  const [list, ...others] = listsOf(said).filter(({ fields: [first] }) => isDoneBy(said, first!, lemma));
  if (list === undefined || others.length > 0 || !isSoMany(value, list)) return;
  const [from] = rangeOf(said, said.words[noun - 1]!.value);
  said.explain(from, noun + 1, 'derived', list.fields[0]);
  said.explain(verb, verb + 1, 'derived', list.fields[0]);
  said.extra.push(...list.fields.slice(0, MOST_SHOWN));
  said.derivations.push(`${list.many} ${list.fields[0]!.name.join(' ')}`);
}

/** Whether those under a name do what a verb says: "watchers" watch. */
const isDoneBy = ({ lexicon }: Said, { name }: Field, verb: string): boolean => {
  const doer = lexicon.lemma(name.at(-1) ?? '');
  return name.length === 1 && (doer === `${verb}er` || doer === `${verb}r` || doer === `${verb}or`);
};

/** Whether a number of the claim is that of the members; of a list whose length is not known it may bound it from below. */
function isSoMany(value: Value, { many, exact }: Members): boolean {
  if (value.kind !== 'number') return false;
  const { relation } = compareValues(value, sized({ ...value, bound: 'exact' } as Amount, BigInt(many), 1n));
  if (relation !== 'equal' && relation !== 'entails') return false;
  return exact || value.bound === 'min' || value.bound === 'more';
}

/** Members that are shown, at the most. */
const MOST_SHOWN = 3;

/** The list whose name stands from word `at` on; undefined for none, and where two could be meant. */
function listNamedAt(said: Said, at: number): Members | undefined {
  const lists = listsOf(said).filter(({ fields: [first] }) => endOfName(said, first!, at) > at);
  return lists.length === 1 ? lists[0] : undefined;
}

/** One past the words from `at` on that say the name of a list; `at` itself where they do not. */
function endOfName(said: Said, { name }: Field, at: number): number {
  const end = at + name.length;
  const isNamed = name.every(
    (word, i) =>
      said.words[at + i] !== undefined && said.words[at + i]!.value < 0 && said.canSay(word, at + i),
  );
  // "Three sponsor agreements" counts other things than sponsors.
  if (isNamed && isPlural(said, name.at(-1)!) && !isCompound(said, end)) return end;
  return endOfPassive(said, name, at) ?? at;
}

/** "Two services were affected" of `affected_services`: one past the participle that the name begins with. */
function endOfPassive(
  said: Said,
  [done = '', noun = '', ...more]: readonly string[],
  at: number,
): number | undefined {
  if (more.length > 0 || !/(?:ed|en|nt|lt|ld|ut)$/.test(done) || !isPlural(said, noun)) return undefined;
  const verb = /^(?:was|were|are|is)$/.test(said.bare[at + 1] ?? '') ? at + 2 : at + 3;
  const be = said.bare.slice(at + 1, verb).join(' ');
  if (!/^(?:was|were|are|is|have been|had been)$/.test(be) || said.words[verb] === undefined)
    return undefined;
  return said.canSay(noun, at) && said.canSay(done, verb) ? verb + 1 : undefined;
}

const isPlural = ({ lexicon }: Said, word: string): boolean => lexicon.lemma(word) !== word || word === 'ons';

/** Whether a noun goes on: the word behind is written as a noun may be, and no verb or preposition follows the name. */
const isCompound = (said: Said, at: number): boolean => {
  const next = said.words[at];
  return next !== undefined && next.weight > 0 && next.value < 0 && NOUN_END.test(said.bare[at]!);
};
const NOUN_END = /(?:tion|ment|ness|ance|ence|ity|ism|ship|s)$/;

/** The lists of a focus: values under one name, and what one line lists. */
const listsOf = (said: Said): readonly Members[] => [...membersOf(said), ...linesOf(said)];

/** Lists of which each member is a field. */
function membersOf(said: Said): readonly Members[] {
  const lists = new Map<string, Field[]>();
  for (const field of said.focus.own.concat(said.focus.inner)) {
    if (!isMember(field)) continue;
    const key = `${field.object} ${field.name.join(' ')}`;
    const own = lists.get(key);
    if (own === undefined) lists.set(key, [field]);
    else own.push(field);
  }
  return [...lists.values()]
    .filter((fields) => fields.length > 1 && new Set(fields.map(({ quote }) => quote)).size === fields.length)
    .map((fields) => ({ fields, many: fields.length, exact: true }));
}

/** "Sponsors: Vale Group, City of Lund, Nordbank": lines of a record that list texts under the name of several. */
const linesOf = (said: Said): readonly Members[] =>
  said.focus.own.flatMap((field): Members[] => {
    if (!field.object.startsWith('lines ') || !field.quote.includes(', ')) return [];
    const items = itemsOf(field.quote.replace(NOTES, ''), 0).map(({ text }) => text);
    const isPlain = items.every((text) => isName(text) && text.split(' ').length <= ITEM_WORDS);
    if (items.length < 2 || !isPlain || !isPlural(said, field.name.at(-1) ?? '')) return [];
    return [{ fields: [field], ...lengthOf(field.quote, items.length) }];
  });

/** What stands in brackets behind items; a bracket that ends the line is no part of its sentence. */
const NOTES = / ?\([^()]*(?:\)|$)/g;

/** Words of an item, at the most. */
const ITEM_WORDS = 5;

/** Whether a field is a member that counts for one: a text, and none that says that there is no more or another. */
const isMember = ({ listed, quote, name }: Field): boolean =>
  listed === true && name.length > 0 && isName(quote);

/** Whether an item names one thing: no range, and none that says that there is no more or another. */
const isName = (text: string): boolean =>
  /^\p{L}[^\d]*$/u.test(text) &&
  !/^(?:no|not|none|without|null|tbd|tba|pending|former|formerly|etc|others?|more|and|including)\b|\bto\b|[–…?]| - /iu.test(
    text,
  );

/** How many members a line has: an "and" may stand within the name of one. */
function lengthOf(line: string, many: number): { readonly many: number; readonly exact: boolean } {
  const open = /\b(?:etc|others?|more|including|such as|e\.g)\b|…|\.\.\./i.test(line);
  const joined = / (?:and|&) /.test(line.replaceAll(', and ', ', '));
  return joined ? { many: many - 1, exact: false } : { many, exact: !open };
}

/** "Is one of the sponsors", "is among the sponsors", "by Nordbank, among others": what is said of one of several, once it is found. */
export function oneOfMembers(said: Said): void {
  const lists = listsOf(said);
  if (lists.length === 0) return;
  const told = new Set(said.explained.map((one) => one?.field));
  const mentioned = lists.filter(({ fields }) => fields.some((field) => told.has(field)));
  said.bare.forEach((form, at) => {
    if (!said.isOpen(at)) return;
    if (form === 'among' && said.bare[at + 1] === 'others' && mentioned.length === 1) {
      said.explain(at, at + 2, 'derived', mentioned[0]!.fields[0]);
      return;
    }
    const lead = form === 'among' ? 1 : form === 'one' && said.bare[at + 1] === 'of' ? 2 : 0;
    if (lead === 0 || !/^(?:the|its|our|their|your|his|her)$/.test(said.bare[at + lead] ?? '')) return;
    // "One of the borrowed books".
    const noun =
      /ed$/.test(said.bare[at + lead + 1] ?? '') && !said.isOpen(at + lead + 1)
        ? at + lead + 2
        : at + lead + 1;
    const [list] = mentioned.filter(({ fields: [first] }) => endOfName(said, first!, noun) > noun);
    if (list !== undefined) said.explain(at, at + lead + 1, 'derived', list.fields[0]);
  });
}
