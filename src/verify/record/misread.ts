/** What a claim takes wrongly from a record that has its words: a role turned round, or a deed of what is not settled. */

import type { MismatchKind } from '../../domain/check.ts';
import { byWord } from '../../text/by-word.ts';
import { gather } from '../../text/gather.ts';
import { compareValues, type Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';
import { faultOf } from './checks.ts';
import { isExplained } from './cover.ts';
import { beyond } from './derive/derive-fields.ts';
import { deriveTimes } from './derive/derive-times.ts';
import { objectsAt } from './read/from-data.ts';
import { linesAt } from './read/from-lines.ts';
import { isJotted } from './read/jotted.ts';
import type { Field, Focus } from './record.ts';
import { deniesAt, Said } from './said.ts';
import { isStanding } from './standing.ts';
import { crossedText, misgivenName, wrongEnd } from './whose/crossed.ts';
import { datesFollowDeeds } from './whose/done.ts';
import { isOfOwnNumber } from './whose/own-number.ts';
import { isContested, predicates } from './whose/predicates.ts';
import { isTurned, rangeOf } from './whose/roles.ts';
import { isOfEach, isPerson } from './whose/subjects.ts';
import { isDeniedLabel } from './whose/which-row.ts';
import { isPaired } from './words/paired.ts';
import { mentionTexts, mentionValues } from './words/said-values.ts';
import { isSameDeed, roleOf } from './words/senses.ts';
import { isUnsettled, truthOf } from './words/states.ts';
import { isIdentifier } from './words/word-kinds.ts';

/** Words at the most of a claim that is held against roles. */
const MOST_WORDS = 60;

/** Roles that the claim gives to others than the record does, and deeds of records that say they are not done. */
export function misreadRecords(matter: Matter): Mismatch[] {
  if (matter.claim.words.length > MOST_WORDS) return [];
  return gather(matter.support.sentences, (sentence): Mismatch[] => {
    if (!sentence.source.structured) return inLines(matter, sentence);
    const [focus] = objectsAt(sentence.source, sentence.sentence);
    if (focus === undefined) return [];
    const said = heldAgainst(matter, focus);
    return [
      ...(isStanding(said) && !isContested(said) && !isDeniedLabel(said) ? [] : [notStanding(sentence)]),
      ...otherNumber(said, sentence, matter),
      ...deniedUntold(said, sentence),
      ...saidOfNone(said, sentence),
      ...otherValue(matter, focus, sentence),
      ...otherText(said, sentence, matter),
      ...unsound(matter, focus, sentence),
      ...turnedRoles(said, sentence, matter),
      ...crossedTexts(said, sentence, matter),
      ...unsettledDeeds(said, sentence, matter),
      ...unsettledThings(said, sentence),
      ...otherRow(said, sentence),
      ...otherOrder(said, sentence),
      ...partForWhole(said, sentence, matter),
      ...crossedValues(said, sentence),
      ...longerNames(said, sentence, matter),
    ];
  });
}

/** A claim as far as the fields of a record account for its words. */
function heldAgainst({ claim, lexicon }: Matter, focus: Focus): Said {
  const said = new Said(claim, focus, lexicon, NO_TITLES);
  mentionTexts(said);
  deriveTimes(said);
  beyond(said);
  mentionValues(said);
  predicates(said);
  return said;
}

/** Rows of a text have numbers of several things beside each other too, and notes several values. */
function inLines(matter: Matter, sentence: AlignedSentence): Mismatch[] {
  const numbered = matter.units.some(({ value }) => value?.kind === 'identifier');
  const focuses = linesAt(sentence.source, sentence.sentence);
  const row = focuses.find(({ own }) => own.length > 2);
  const note = focuses.find(isJotted);
  return [
    ...(row === undefined ? [] : inRow(heldAgainst(matter, row), sentence, matter, numbered)),
    ...(note === undefined
      ? []
      : [...unsound(matter, note, sentence), ...otherValue(matter, note, sentence)]),
  ];
}

/** What a row of a text has of another number, or under other heads than the claim puts it. */
const inRow = (said: Said, sentence: AlignedSentence, matter: Matter, numbered: boolean): Mismatch[] => [
  ...(numbered ? otherNumber(said, sentence, matter) : []),
  ...crossedTexts(said, sentence, matter),
  ...turnedRoles(said, sentence, matter),
  ...otherValue(matter, said.focus, sentence),
];

/** "The doors open at 19:30" of "doors 18:30, start 19:30": the value of one name for another that the claim says. */
export function otherValue(
  { claim, lexicon, units }: Pick<Matter, 'claim' | 'lexicon' | 'units'>,
  note: Focus,
  sentence: AlignedSentence,
): Mismatch[] {
  const said = new Said(claim, note, lexicon, NO_TITLES);
  const named = note.own.filter((field) => said.telling(field).length > 0 && said.isFullySaid(field));
  const has = (field: Field, value: Value): boolean =>
    field.values.some((one) => one.kind === value.kind && compareValues(value, one).relation === 'equal');
  const taken = gather(units, ({ value }, i) => {
    if (value === undefined || named.some((field) => has(field, value))) return [];
    const other = note.own.some((field) => !named.includes(field) && has(field, value));
    return other && named.some((field) => field.values[0]?.kind === value.kind) ? [i] : [];
  });
  return taken.length === 0 ? [] : [{ kind: 'quantity', force: 'contradicts', sentence, units: taken }];
}

/** "Paid before the due date" of what was paid after it, "is above its threshold" of what is below it. */
const otherOrder = (said: Said, sentence: AlignedSentence): Mismatch[] =>
  said.miscompared
    ? [{ kind: 'comparison', force: 'contradicts', sentence, units: [] }]
    : said.contradicted
      ? [{ kind: 'date_time', force: 'contradicts', sentence, units: [] }]
      : [];

/** "The theme is Danish" of `theme: dark, language: Danish`: the text of one name for another that the claim says. */
function otherText({ bare, focus: { own } }: Said, sentence: AlignedSentence, { units }: Matter): Mismatch[] {
  const is = bare.findIndex((form) => /^(?:is|was|are|were)$/.test(form));
  const from = /^(?:the|an?)$/.test(bare[is + 1] ?? '') ? is + 2 : is + 1;
  const isText = ({ values, words }: Field): boolean => values.length === 0 && words.length > 0;
  const said = bare.slice(from).join(' ');
  const named = own.filter(
    (field) =>
      isText(field) &&
      field.name.every((word, i) => bare[is - field.name.length + i] === word) &&
      /^(?:the|its|this|your|our)$/.test(bare[is - field.name.length - 1] ?? ''),
  );
  const other = own.some((field) => isText(field) && field.words.join(' ') === said);
  const [field] = named;
  if (is < 1 || named.length !== 1 || !other || field!.words.join(' ') === said) return [];
  const taken = gather(units, (unit, i) => (unit.from >= from ? [i] : []));
  return [{ kind: 'entity', force: 'contradicts', sentence, units: taken }];
}

const NO_TITLES: ReadonlySet<string> = new Set();

function turnedRoles(said: Said, sentence: AlignedSentence, { units }: Matter): Mismatch[] {
  return [...said.used()].flatMap((field): Mismatch[] => {
    const role = roleOf(field.name);
    if (role === undefined || field.values.length > 0) return [];
    const range = rangeOf(said, field);
    if (range === undefined || !isTurned(said, role, ...range)) return [];
    const taken = gather(units, (unit, i) => (unit.from >= range[0] && unit.to <= range[1] ? [i] : []));
    return [{ kind: 'role', force: 'withholds', sentence, units: taken }];
  });
}

/** "Reported by Ben and closed by Maya" of the reverse. */
function crossedTexts(said: Said, sentence: AlignedSentence, { units }: Matter): Mismatch[] {
  const crossed = crossedText(said) ?? misgivenName(said) ?? wrongEnd(said);
  if (crossed === undefined) return [];
  const taken = gather(units, ({ from, to }, i) => (from >= crossed.from && to <= crossed.to ? [i] : []));
  return [{ kind: 'role', force: 'contradicts', sentence, units: taken }];
}

/** What a check of a claim that a record has all words of is called. */
const FAULTS: Readonly<Record<string, MismatchKind>> = byWord({
  isTruthKept: 'negation',
  abilitiesHold: 'role',
  isOneRow: 'quantifier',
  isPaired: 'quantity',
  datesFollowDeeds: 'date_time',
  namesAreGiven: 'quantity',
  isOfToldRow: 'entity',
  isSettled: 'modality',
  isStanding: 'modality',
  valuesAreClosed: 'modality',
  copulaeHold: 'role',
});

/** A record that accounts for every word of the claim and says something else by them. */
function unsound({ claim, lexicon, units }: Matter, focus: Focus, sentence: AlignedSentence): Mismatch[] {
  const said = new Said(claim, focus, lexicon, NO_TITLES);
  const fault = isExplained(said) ? faultOf(said) : undefined;
  const kind = fault === 'subjectsHold' && isOfSomebody(said) ? 'role' : FAULTS[fault ?? ''];
  if (kind === undefined) return [];
  return [{ kind, force: 'withholds', sentence, units: units.map((_, i) => i) }];
}

/** Whether what the record says of its thing is said of, or done by, somebody that it names. */
const isOfSomebody = (said: Said): boolean =>
  said.predicates.some(
    ({ word, kind }) =>
      kind !== 'none' &&
      said.explained.some((one, at) => at < word && one?.part === 'value' && isPerson(one.field!)),
  );

/** "The claim is not for £2,300": what a claim denies of data has to be `false`, none, or a state that denies it. */
function deniedUntold(said: Said, sentence: AlignedSentence): Mismatch[] {
  if (!said.words.some((_, at) => deniesAt(said, at))) return [];
  if (said.predicates.some(({ holds }) => !holds)) return [];
  const negative = said.fields.some((field) => {
    const { quote, words, path } = field;
    const denied =
      truthOf(quote, words) === 'no' || quote === '0' || /\b(?:no|not|none|never|without)\b/i.test(quote);
    const telling = said.telling(field);
    return denied && (telling.length > 0 ? said.isFullySaid(field) : path.some((word) => said.isNamed(word)));
  });
  return negative ? [] : [{ kind: 'negation', force: 'withholds', sentence, units: [] }];
}

/** "We have charged a late fee" of `late_fees: 0`: of what there is none nothing is said to be. */
function saidOfNone(said: Said, sentence: AlignedSentence): Mismatch[] {
  const { predicates, words, bare } = said;
  if (!predicates.some(({ kind, holds }) => kind === 'none' && !holds)) return [];
  if (words.some((_, at) => deniesAt(said, at)) || bare.some((word) => LACKING.test(word))) return [];
  return [{ kind: 'negation', force: 'withholds', sentence, units: [] }];
}
const LACKING = /^(?:without|free|zero|nil|lacks?|lacking|missing|fail(?:s|ed)?|empty|absence|waived)$/;

/** "PO-77 is overdue" of an invoice with that order: what is said of one number is the record of another. */
function otherNumber(said: Said, sentence: AlignedSentence, { units }: Matter): Mismatch[] {
  if (isOfOwnNumber(said)) return [];
  const taken = gather(units, (unit, i) =>
    said.explained[unit.from]?.part === 'value' && unit.value?.kind === 'identifier' ? [i] : [],
  );
  return [{ kind: 'identifier', force: 'withholds', sentence, units: taken }];
}

/** An example, a draft or what was deleted is no evidence of how things are. */
const notStanding = (sentence: AlignedSentence): Mismatch => ({
  kind: 'modality',
  force: 'withholds',
  sentence,
  units: [],
});

/** Values that stand with the names or deeds of each other. */
const crossedValues = (said: Said, sentence: AlignedSentence): Mismatch[] =>
  isPaired(said) && isOfEach(said) && datesFollowDeeds(said)
    ? []
    : [{ kind: 'quantity', force: 'withholds', sentence, units: [] }];

/** "The late fee is 20" of a fee of 20 beside a late fee of 5. */
function longerNames(said: Said, sentence: AlignedSentence, { units }: Matter): Mismatch[] {
  const used = said.used();
  return [...used].flatMap((field): Mismatch[] => {
    const telling = said.telling(field);
    const longer = said.focus.own.some(
      (other) =>
        !used.has(other) &&
        other.values.length > 0 &&
        other.name.length > telling.length &&
        telling.every((word) => other.name.includes(word)) &&
        said.telling(other).every((word) => said.isNamed(word)),
    );
    if (!longer || field.values.length === 0 || said.isKey(field)) return [];
    const taken = gather(units, (unit, i) => (said.explained[unit.from]?.field === field ? [i] : []));
    return taken.length === 0 ? [] : [{ kind: 'quantity', force: 'contradicts', sentence, units: taken }];
  });
}

const TOTAL = /^(?:total|totals|totalled|totaled|altogether|sum|combined)$/;

/** "120 euros in total" of one row of several, none of which the claim says. */
function partForWhole(said: Said, sentence: AlignedSentence, { units, support }: Matter): Mismatch[] {
  const { rows, own } = said.focus;
  if (rows.length === 0 || !said.bare.some((word) => TOTAL.test(word))) return [];
  const names = [...said.used()].filter((field) => field.values.length === 0 || said.isKey(field));
  if (names.some((field) => own.includes(field)) || said.derivations.length > 0) return [];
  const taken = gather(units, (unit, i) => {
    const kind = unit.value?.kind;
    const here = support.sentences[support.from[i]] === sentence && support.matches[i].at >= 0;
    return here && (kind === 'money' || kind === 'number' || kind === 'quantity') ? [i] : [];
  });
  return taken.length === 0 ? [] : [{ kind: 'quantity', force: 'contradicts', sentence, units: taken }];
}

/** Deeds that are done though what they ask for, or are part of, is not settled. */
const BEGINNING = new Set(
  'create open place submit request file report raise log start begin propose schedule plan ask apply order make send'.split(
    ' ',
  ),
);
const STATE_NAME = /^(?:status|state|outcome|result|stage|phase|decision)$/;
const PERFECT = /^(?:has|have|had|was|were|been)$/;

/** "OPS-91 is done" by the state of one of its subtasks, which has a number of its own. */
function otherRow(said: Said, sentence: AlignedSentence): Mismatch[] {
  const { id } = said.focus;
  const row = /^.*\/\d+(?=\/|$)/.exec(id)?.[0];
  const numbers = said.reading.values.filter(({ kind }) => kind === 'identifier');
  if (row === undefined || numbers.length === 0) return [];
  const of = said.fields.filter(({ object }) => object === row);
  const used = [...said.used()].filter(({ object }) => object === row || object.startsWith(`${row}/`));
  const key = of.find(
    (field) => isIdentifier(field) && /^(?:id|key|no|number|code|ref|name)$/.test(field.name.join(' ')),
  );
  if (key === undefined || used.length === 0 || used.some((field) => said.isKey(field))) return [];
  if (!used.some(({ name, path }) => [...name, ...path.slice(-1)].some((word) => STATE_NAME.test(word))))
    return [];
  return [{ kind: 'identifier', force: 'withholds', sentence, units: [] }];
}

/** "A refund was paid" of `refund_status: not_issued`: how the thing itself stands that the claim tells as done. */
function unsettledThings(said: Said, sentence: AlignedSentence): Mismatch[] {
  const done = said.words.some(
    ({ form, lemma }, at) =>
      at > 0 && PERFECT.test(said.words[at - 1]!.form) && form !== lemma && /(?:ed|en|t|d)$/.test(form),
  );
  if (!done || said.isNegated(0)) return [];
  const open = [...said.focus.own, ...said.focus.inner, ...said.focus.above].some(
    ({ name: [thing, status, ...rest], words }) =>
      rest.length === 0 &&
      STATE_NAME.test(status ?? '') &&
      said.isNamed(thing!) &&
      (isUnsettled(words) || words[0] === 'not' || words[0] === 'un') &&
      !words.some((word) => word !== 'not' && said.isNamed(word)),
  );
  return open ? [{ kind: 'modality', force: 'withholds', sentence, units: [] }] : [];
}

/** "Received a credit" of a credit that is pending. */
function unsettledDeeds(said: Said, sentence: AlignedSentence, { structure, units }: Matter): Mismatch[] {
  const { own } = said.focus;
  const open = own.some(
    ({ name, words }) =>
      name.some((word) => STATE_NAME.test(word)) &&
      isUnsettled(words) &&
      !words.some((word) => said.isNamed(word)),
  );
  const { root, nodes } = structure();
  if (!open || root < 0 || !nodes[root].verb || said.isNegated(said.segment(root))) return [];
  const { lemma, form } = said.words[root];
  const done = form !== lemma || said.words.slice(0, root).some((word) => PERFECT.test(word.form));
  const dated = own.some(({ name }) => name.some((word) => isSameDeed(said.lexicon.lemma(word), lemma)));
  if (!done || dated || form.endsWith('s') || BEGINNING.has(lemma)) return [];
  const taken = gather(units, (unit, i) => (unit.from === root ? [i] : []));
  return [{ kind: 'modality', force: 'withholds', sentence, units: taken }];
}
