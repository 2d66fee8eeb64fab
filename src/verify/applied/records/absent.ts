/** That nobody of a name, or no thing, stands on a list: "Karl Weiss is not on the guest list", "Nobody named Weiss is." */
import type { Scene, Shown } from '../asked.ts';
import { type Fact, factsOf } from '../facts.ts';
import { sentencesOf } from '../rules/sentences.ts';

const FORMS: readonly RegExp[] = [
  /^(?:Nobody|No one|No \p{Ll}+) (?:named|called|by the name of) (?<who>.{2,40}?) (?:is|was|appears|stands) (?:listed )?(?:on|in|among) the (?<list>.{3,50})$/u,
  /^(?<who>.{2,50}?) (?:is|was) not (?:listed |named |included )?(?:on|in|among|one of) the (?<list>.{3,50})$/u,
  /^(?<who>\p{Lu}.{1,50}?) is not (?:an?|one of (?:the|our|its)) (?<list>\p{Ll}.{3,50})$/u,
  /^(?<who>.{2,50}?) (?:does not appear|is not found) (?:on|in|among) the (?<list>.{3,50})$/u,
  /^(?<who>.{2,50}?) is (?:missing|absent) from the (?<list>.{3,50})$/u,
  /^The (?<list>.{3,50}?) (?:does not|do not) (?:include|contain|list|name|mention) (?<who>.{2,50})$/u,
];
/** What a list is called besides what it lists. */
export const LISTING =
  /^(?:list|lists|register|roster|roll|the|of|and|all|people|person|names?|official|current|complete|full)$/;
/** What says that there may be more. */
const MORE =
  /\b(?:etc|among others|and others|and more|including|such as|e\.g|for example|excerpt|page \d|continued|truncated|next|cursor|has more|first \d+|selected)\b|…|\.\.\./i;

/** Where the list stands that does not have somebody or something; undefined for another statement, and where it may. */
export function absentFrom(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const form = FORMS.find((one) => one.test(said));
  if (form === undefined) return undefined;
  const { who = '', list = '' } = form.exec(said)!.groups!;
  if (/\b(?:and|or|only|all|any|every)\b/i.test(who)) return undefined;
  const kinds = list
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !LISTING.test(word))
    .map((word) => lexicon.lemma(word));
  const named = nameOf(who, documents);
  if (named === undefined) return undefined;
  const names = named
    .replace(/^(?:The|the|A|An) /, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1);
  if (kinds.length === 0 || names.length === 0) return undefined;
  const items = itemsOf(kinds, { documents, lexicon });
  if (items === undefined || items.some(({ text }) => isIn(text, names))) return undefined;
  if (items.some(({ text }) => PRICED.test(text)) || isField(names, documents)) return undefined;
  return {
    places: items,
    told: `${list}: ${items.map(({ text }) => text).join(', ')}`.slice(0, LONGEST_TOLD),
  };
}

const LONGEST_TOLD = 200;

/** "Rent: £1,150 per month, due on the 1st" lists nothing. */
const PRICED = /^(?:[^:]{2,50}: )?[^\p{L}]*\d/u;

/** "Water: included in rent": what has a field of its own is told of there, and may be on the list for that. */
const isField = (names: readonly string[], documents: Scene['documents']): boolean =>
  factsOf(documents).some(({ field }) => names.every((name) => field.name.includes(name))) ||
  documents.some(({ text }) => labelsIn(text.slice(0, LONGEST)).some((label) => isIn(label, names)));

const labelsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[.;|]\s|\n)[-*• ]*(?<label>\p{L}[\p{L}\d -]{1,40}): \S/gu)].map(
    ({ groups }) => groups!.label!,
  );

/** Whom a name or a role means: "the vendor" of "vendor Molto GmbH"; undefined where that is not told once. */
export function nameOf(who: string, documents: Scene['documents']): string | undefined {
  const [, role] = /^(?:The|the|this|This) (\p{Ll}+)$/u.exec(who) ?? [];
  if (role === undefined)
    return /\p{Lu}|\d/u.test(who) && !/^(?:The|This|It|He|She|They)\b/.test(who) ? who : undefined;
  const named = new RegExp(
    `\\b(?:${role}|${SENT.get(role) ?? role})(?: name)?:? (\\p{Lu}[\\p{L}.&'-]*(?: \\p{Lu}[\\p{L}.&'-]*){0,3})`,
    'giu',
  );
  const found = documents.flatMap(({ text }) =>
    [...text.slice(0, LONGEST).matchAll(named)].map((one) => one[1]!),
  );
  const upper = found.filter((one) => /^\p{Lu}/u.test(one));
  return upper.length > 0 && new Set(upper).size === 1 ? upper[0] : undefined;
}

const LONGEST = 6_000;
/** What stands before the name of whom a paper is from. */
const SENT: ReadonlyMap<string, string> = new Map(
  ['vendor', 'supplier', 'seller', 'contractor', 'company'].map((role) => [
    role,
    '(?:[Ii]nvoice|[Oo]ffer|[Qq]uote|[Bb]ill|[Bb]id|[Oo]rder|[Cc]ontract) (?:\\S*\\d\\S* )?(?:from|by|of|with|to)',
  ]),
);

/** Whether a text has a word of a name, or one that may be it written short. */
const isIn = (text: string, names: readonly string[]): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}\d]+/u);
  return names.some((name) => words.includes(name));
};

export interface Item {
  readonly document: number;
  readonly sentence: number;
  readonly text: string;
}

/** The items of the one list that is called so: of data, of a labelled line, or of the lines under a head. */
export function itemsOf(
  kinds: readonly string[],
  { documents, lexicon }: Pick<Scene, 'documents' | 'lexicon'>,
): readonly Item[] | undefined {
  const isCalled = (words: readonly string[]): boolean => {
    const own = words.map((word) => lexicon.lemma(word.toLowerCase()));
    return kinds.every((kind) => own.includes(kind));
  };
  const facts = factsOf(documents).filter(({ field }) => isCalled([...field.path, ...field.name]));
  const own = facts.filter(
    ({ field, document }) => documents[document]!.structured && (field.listed || field.path.length > 0),
  );
  if (own.length > 0) return wholeList(own, documents);
  const lines = sentencesOf(documents).filter(({ text }) => {
    const [, label] = /^([\p{L} -]{3,50}): \S/u.exec(text) ?? [];
    return label !== undefined && isCalled(label.split(/[ -]/));
  });
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0 || MORE.test(line.text)) return undefined;
  return /:.*(?:,|;| and )/.test(line.text) ? [line] : undefined;
}

/** The names on a list of data, where it is all there is. */
function wholeList(own: readonly Fact[], documents: Scene['documents']): readonly Item[] | undefined {
  const [first] = own;
  if (own.some(({ document }) => document !== first!.document)) return undefined;
  if (MORE.test(documents[first!.document]!.text)) return undefined;
  return own.map(({ field, document, sentence }) => ({ document, sentence, text: field.quote }));
}
