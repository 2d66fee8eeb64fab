/**
 * Whether a record states a claim: every word of the claim is accounted for by a field's value, by its name, or by
 * what its value means, and each field that is used is said with all that its name says.
 */
import { gather } from '../../text/gather.ts';
import { isSound } from './checks.ts';
import { derive } from './derive/derive.ts';
import { oneOfMembers } from './derive/derive-members.ts';
import { isPlaceInList } from './read/in-list.ts';
import { isType, typeField } from './read/kinds.ts';
import { deniesAt, type Said } from './said.ts';
import { deriveAccess } from './whose/access.ts';
import { predicates } from './whose/predicates.ts';
import { isIdiom } from './words/idioms.ts';
import {
  HAVING,
  hasSome,
  isAllThatIsTold,
  isDeed,
  isDoneToNone,
  isEntering,
  isLeave,
  isMade,
  isOtherVerb,
  JOINING,
} from './words/joining-verbs.ts';
import { isFlow, mentionMembers } from './words/mentions.ts';
import { isMonth, mentionTexts, mentionValues } from './words/said-values.ts';
import { roleOf } from './words/senses.ts';
import {
  isAged,
  isCounted,
  isDated,
  isEvery,
  isMeasure,
  isMeasured,
  isNextDate,
  isPer,
  isShift,
  isSpent,
  SPENDING,
} from './words/value-words.ts';

/** Function words and adverbs that say nothing which a record would have to. */
const FREE = new Set(
  (
    'a an the this that which who is are was were be been being am has have had having do does did of on in at for with ' +
    "you've we've they've i've you're we're they're i'm " +
    'your our my their his her he she they you we i and but there as its already currently now still yet also via under to by from it stand stands so'
  ).split(' '),
);

/** Whether the fields of its focus state a claim. */
export const isCovered = (said: Said): boolean => isExplained(said) && isSound(said);

/** Accounts for the words of a claim by the fields of its focus; false where some word stays open. */
export function isExplained(said: Said): boolean {
  const { reading, words } = said;
  if (reading.language !== 'en' || reading.question || isEmpty(said)) return false;
  deriveAccess(said);
  mentionTexts(said);
  derive(said);
  mentionValues(said);
  mentionMembers(said);
  oneOfMembers(said);
  if (!predicates(said)) return false;
  words.forEach((word, at) => {
    if (!deniesAt(said, at) || !said.isOpen(at)) return;
    const [next, after] = [said.bare[at + 1], said.bare[at + 2]];
    const length = next === 'longer' ? 2 : word.form === 'yet' ? (after === 'be' ? 3 : 2) : 1;
    said.explain(at, at + length, 'negation');
  });
  nameRest(said);
  return said.explained.every((one) => one !== undefined);
}

const isEmpty = ({ fields, focus }: Said): boolean => fields.length === 0 && focus.children.length === 0;

/** Accounts for what is left by names of used fields, by what the record is of, and by words that say nothing. */
function nameRest(said: Said): void {
  const used = [...said.used()];
  const names = new Set(gather(used, ({ name, path }) => [...name, ...path]));
  // Who stands under an `election` was not thereby elected; an amount or a flag under a deed is one of it, and so is
  // each of a list of `prescriptions`.
  const deeds = new Set(
    gather(used, (field) => [
      ...(said.isKey(field) ? [] : field.name),
      ...(isMeasured(said, field)
        ? field.path
        : field.path.slice(-1).filter(() => /\/\d+$/.test(field.object))),
    ]),
  );
  const roles = gather(used, ({ name }) => roleOf(name) ?? []);
  const name = (at: number): void => {
    if (!said.isOpen(at)) return;
    const { lemma, form, weight, value } = said.words[at]!;
    if (value >= 0) {
      // "In July" of a report that its title calls July's.
      if (isMonth(said, at) && /^\p{L}+$/u.test(form) && said.titles.has(form))
        said.explain(at, at + 1, 'type');
      else if (isNumberOfName(said, at)) said.explain(at, at + 1, 'type');
      else if (used.some((field) => isEvery(said, at, field))) said.explain(at, at + 2, 'name');
      else if (isPlaceInList(said, at)) said.explain(at, at + 1, 'type');
      return;
    }
    // Who applied for something did more than stand beside it.
    const joins = JOINING.has(lemma) && !isOtherVerb(said, at) && !isAllThatIsTold(said, at);
    const plain = weight === 0 || joins;
    // "UPS" is not "up", nor "IT" "it".
    if (isAcronym(said, at) && !names.has(form)) {
      if (isType(said, at)) said.explain(at, at + 1, 'type', typeField(said, at));
      return;
    }
    // "Total" says more than an amount.
    const total = /^(?:total|totals)$/.test(said.bare[at]);
    // What something is called by is no deed: who has a `login` has not thereby logged in.
    const sayable = isDeed(said, at) ? deeds : names;
    if ([...sayable].some((name) => (total ? name === 'total' : said.canSay(name, at))))
      said.explain(at, at + 1, 'name');
    else if (
      roles.some(
        ({ verbs, nouns, links }) =>
          verbs.has(lemma) || nouns.has(lemma) || links.has(`${lemma}-${said.bare[at + 1]}`),
      )
    )
      said.explain(at, at + 1, 'name');
    else if (used.some((field) => isMeasure(field, lemma)) || isFlow(said, at, used))
      said.explain(at, at + 1, 'name');
    else if (/^(?:ending|ends)$/.test(form) && isIdentifierNear(said, at)) said.explain(at, at + 1, 'free');
    else if (isMarkOfOwner(said, at)) said.explain(at, at + 1, 'free');
    else if (form === 'due' && used.some(isNextDate)) said.explain(at, at + 1, 'name');
    else if (/^(?:date|day|time)$/.test(form) && isDated(said, at - 1)) said.explain(at, at + 1, 'name');
    else if (used.some((field) => isPer(field, form))) said.explain(at, at + 1, 'name');
    else if (used.some((field) => isEvery(said, at, field))) said.explain(at, at + 2, 'name');
    else if (lemma === 'work' && said.explained.some((one) => one?.part === 'value' && isShift(one.field)))
      said.explain(at, at + 1, 'free');
    else if (SPENDING.test(form) && used.some(isSpent)) said.explain(at, at + 1, 'name');
    else if (isIdiom(said, at, used)) said.explain(at, at + 1, 'free');
    else if (form === 'about' && isTopic(said, at + 1)) said.explain(at, at + 1, 'free');
    else if (form === 'old' && isAged(said, at - 1)) said.explain(at, at + 1, 'free');
    else if (form === 'far' && said.bare[at - 1] === 'so') said.explain(at, at + 1, 'free');
    else if (isCounted(said, at)) said.explain(at, at + 1, 'free');
    else if (HAVING.test(lemma) && hasSome(said, at)) said.explain(at, at + 1, 'free');
    else if (isDetail(said, at) || isLeave(said, at)) said.explain(at, at + 1, 'free');
    else if (isMade(said, at) || isDoneToNone(said, at)) said.explain(at, at + 1, 'free');
    else if (isType(said, at)) said.explain(at, at + 1, 'type', typeField(said, at));
    else if (isLetter(said, at) || isListNoun(said, at) || isEntering(said, at)) return;
    else if (FREE.has(form) || (plain && joins) || !/[\p{L}\p{N}]/u.test(form))
      said.explain(at, at + 1, 'free');
  };
  for (let at = 0; at < said.words.length; at++) {
    name(at);
    // One word that stays open leaves the claim open.
    if (said.isOpen(at) && !OF_RECEIPT.test(said.bare[at]!)) return;
  }
  said.words.forEach((_, at) => {
    if (said.isOpen(at) && isOfReceipt(said, at)) said.explain(at, at + 1, 'free');
  });
}

/** "A sanctions list": a noun behind a value, not the verb that only joins one to its name. */
const isListNoun = ({ bare, explained }: Said, at: number): boolean =>
  /^(?:list|record|register|log|note)$/.test(bare[at]!) && explained[at - 1]?.part === 'value';

/** "Dusta 300" of the data sheet of that name: the one number that the title has, behind its name. */
function isNumberOfName({ titles, words, bare, reading: { text } }: Said, at: number): boolean {
  const before = words[at - 1];
  return (
    before !== undefined &&
    /^\d+$/.test(bare[at]!) &&
    titles.has(bare[at]!) &&
    /^\p{Lu}/u.test(text.slice(before.start)) &&
    titles.has(bare[at - 1]!) &&
    [...titles].filter((word) => /\d/.test(word)).length === 1
  );
}

/** A word in capitals beside others that are not. */
const isAcronym = ({ words, reading: { text } }: Said, at: number): boolean => {
  const written = (i: number): string => text.slice(words[i]!.start, words[i]!.end);
  return /^\p{Lu}{2,}$/u.test(written(at)) && words.some((_, i) => /^\p{Ll}{2,}$/u.test(written(i)));
};

/** "The bank account", "the bank details" of `bank: {…}`: a noun that only says that it is data. */
const isDetail = ({ bare, explained }: Said, at: number): boolean =>
  /^(?:name|type)$/.test(explained[at - 1]?.part ?? '') &&
  (/^(?:details|information|data|settings)$/.test(bare[at]) ||
    (bare[at] === 'account' && bare[at - 1] === 'bank'));

/** "About water damage" of `type: water damage`. */
const isTopic = ({ explained, bare }: Said, at: number): boolean =>
  /^(?:type|kind|category|topic|subject|issue)$/.test(
    explained[/^(?:a|an|the)$/.test(bare[at] ?? '') ? at + 1 : at]?.field?.name[0] ?? '',
  );

/** "U-12's": the mark of an owner whom his number names. */
const isMarkOfOwner = ({ bare, words, reading: { text, values } }: Said, at: number): boolean =>
  bare[at] === 's' &&
  /['\u2019]/.test(text[words[at]!.start - 1] ?? '') &&
  values[words[at - 1]?.value ?? -1]?.kind === 'identifier';

/** "The line ending in 0123". */
const isIdentifierNear = ({ words, reading }: Said, at: number): boolean =>
  [words[at], words[at + 1], words[at + 2]].some(
    (word) => word !== undefined && word.value >= 0 && reading.values[word.value].kind === 'identifier',
  );

const OF_RECEIPT = /^(?:when|it|they)$/;

/** "When they" of "when they were received", where the name of a used field says it: `condition_on_receipt`. */
function isOfReceipt(said: Said, at: number): boolean {
  if (!OF_RECEIPT.test(said.bare[at])) return false;
  const lead = said.bare.lastIndexOf('when', at);
  if (lead < 1) return false;
  return (
    said.words.every(
      ({ weight, value }, i) =>
        i < lead ||
        (weight === 0 && value < 0) ||
        said.explained[i] === undefined ||
        said.explained[i].part === 'name',
    ) && said.words.slice(lead).some((_, i) => said.explained[lead + i]?.part === 'name')
  );
}

/** "Team A": a capital that tells which, and no article. */
const isLetter = ({ reading, words, from }: Said, at: number): boolean =>
  from + at > 0 && words[at].form === 'a' && reading.text[words[at].start] === 'A';
