/** What a record is of: the words by which a claim may call it, and what its number or name is of. */
import { gather } from '../../../text/gather.ts';
import { type Field, wordsOf } from '../record.ts';
import type { Said } from '../said.ts';
import { roleOf, THINGS } from '../words/senses.ts';
import { STATE_NAME, stateOf, truthOf } from '../words/states.ts';
import { isKnownAs } from './fingerprints.ts';
import { blockStart } from './from-lines.ts';
import { isJotted } from './jotted.ts';

/** A text that says which of its kind something is, not who does or did something. */
const isPlainText = ({ name, values, words, quote }: Field): boolean =>
  values.length === 0 &&
  words.length > 0 &&
  roleOf(name) === undefined &&
  truthOf(quote, words) === undefined;

/** Words and characters of a line that heads lines of labels. */
const HEAD_WORDS = 5;
const HEAD_LENGTH = 60;

/** The words of the line that heads the lines of a record in a text: "Refund" over "Status: pending"; none for no such line. */
export function headOf({ document, own: [first] }: Said['focus']): readonly string[] {
  if (document.structured || first === undefined) return [];
  const { sentenceStart, sentenceEnd } = document.scan;
  const head = blockStart(document, first.sentence);
  const [start, end] = [sentenceStart[head]!, sentenceEnd[head]!];
  if (head === first.sentence || end - start > HEAD_LENGTH) return [];
  const line = document.text.slice(start, end);
  const words = /[:|=.!?]/.test(line) ? [] : wordsOf(line);
  return words.length > HEAD_WORDS ? [] : words;
}

/** Whether lines say nothing of what they are of: they are of what is spoken of. */
const isBare = ({ focus, fields, titles }: Said): boolean =>
  !focus.document.structured &&
  !(isJotted(focus) && titles.size > 0) &&
  focus.rows.length === 0 &&
  !headOf(focus).some((word) => THINGS.has(word)) &&
  !fields.some(({ name }) => name.some((word) => THINGS.has(word)));

/** The field that says what a kind of thing is called, where the focus has one by that name. */
export function typeField(said: Said, at: number): Field | undefined {
  return said.focus.own.find(
    (field) =>
      said.isKey(field) && field.name.some((word) => word === said.bare[at] || word === said.words[at].lemma),
  );
}

/** "The flat" of lines that begin with `Flat: 4C, 18 Mill Lane`: what the first of them says which one it is of. */
function isHeadLine({ focus, words, bare }: Said, at: number): boolean {
  const [first] = focus.own;
  return (
    first?.object.startsWith('lines ') === true &&
    focus.own.length > 2 &&
    first.name.join(' ') === words[at]!.lemma &&
    /^(?:the|this|our|your)$/.test(bare[at - 1] ?? '') &&
    roleOf(first.name) === undefined &&
    truthOf(first.quote, first.words) === undefined &&
    /^[\p{Lu}\d]/u.test(first.quote) &&
    !first.values.some(
      ({ kind }) => /^(?:money|quantity|date|time|datetime)$/.test(kind) && first.values.length === 1,
    )
  );
}

/** What a record of an amount of money may be called. */
const EXPENSES = new Set('expense purchase transaction payment invoice bill'.split(' '));

/** "The kettle" of the product `Aero kettle`: the last word of what the one thing told of is called. */
function isShortName({ bare, focus, words }: Said, at: number): boolean {
  if (focus.rows.length > 0) return false;
  const [name] = focus.own.filter(
    (field) =>
      /^(?:name|label|title|product|item|model|description|recipe|dish|device|asset|equipment|appliance|machine|vehicle|tool)$/.test(
        field.name.join(' '),
      ) &&
      (field.values.every(({ kind }) => kind === 'identifier') || field.name[0] === 'label'),
  );
  // "Cycling helmet, medium, blue" is a helmet.
  const called = (name?.quote.split(',')[0] ?? '').replace(WHICH, '');
  const all = wordsOf(called);
  const last = all.at(-1) ?? '';
  // "The washing machine": the words before the last are said with it.
  const before = all.findIndex(
    (word, i) => word === bare[at] && all[i + 1] !== undefined && bare[at + 1] === all[i + 1],
  );
  if (
    before >= 0 &&
    /^(?:the|this|our|your|an?)$/.test(bare[at - before - 1] ?? '') &&
    !/\p{Lu}/u.test(called.slice(1))
  )
    return all.slice(before).every((word, i) => bare[at + i] === word);
  if (!isIntroduced(bare, at) && !isIntroduced(bare, at - all.length + 1)) return false;
  return (
    name !== undefined &&
    name.words.length > 1 &&
    (!/\p{Lu}/u.test(called.slice(1)) || isEvent(last) || isPlainNoun(called)) &&
    (last === bare[at] || last === words[at]!.lemma)
  );
}

/** "The camera" of `item: Nikon Z6 camera`: a kind behind the make. */
const isPlainNoun = (called: string): boolean =>
  /^\p{Lu}[\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*)* \p{Ll}{3,}$/u.test(called);

/** Whether a determiner stands before a noun, with an adjective between them or none: "the router", "an active router". */
const isIntroduced = (bare: Said['bare'], at: number): boolean =>
  /^(?:the|this|our|your)$/.test(bare[at - 1] ?? '') ||
  /^(?:an?|the)$/.test(bare[at - (bare[at - 1] === 'a' || bare[at - 1] === 'an' ? 1 : 2)] ?? '');

/** What tells one of its kind from others: "Router R7", "meter no. 12". */
const WHICH = / (?:(?:no\.? ?)?\d{1,3}|(?=[\p{Lu}\d-]*\d)[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*)$/u;

/** "The concert" of `name: Spring Concert`: what takes place is called by its kind, however its name is written. */
const isEvent = (word: string): boolean =>
  /^(?:concert|conference|workshop|meeting|festival|exhibition|seminar|webinar|course|class|training|tournament|race|tour|cruise|show|play|party|gala|dinner|lecture|fair|marathon|match|game|campaign|project|programme|program|policy|plan|survey|report|review|audit|inspection|hotel|hostel|apartment|clinic|school|library|museum|warehouse|bridge|road|station)$/.test(
    word,
  );

/** "The customer used the code" of an order that does not name its customer: whose it is. */
const isTheCustomer = ({ bare, focus, fields, words }: Said, at: number): boolean =>
  at === 1 &&
  bare[0] === 'the' &&
  /^(?:customer|client|buyer)$/.test(bare[1]!) &&
  /^(?:use|order|buy|pay|redeem|apply)$/.test(words[2]?.lemma ?? '') &&
  [...focus.labels, ...gather(fields, ({ path }) => path)].some((label) =>
    /^(?:order|charge|purchase)$/.test(label),
  ) &&
  !fields.some(({ name, path }) =>
    [...name, ...path].some((word) => /^(?:customer|client|buyer)$/.test(word)),
  );

/** "The application" of a record with an applicant, "the tenancy" of one with a tenant. */
const isAppliedFor = ({ bare, focus }: Said, at: number): boolean => {
  const holder = HELD_BY.get(bare[at]!);
  return (
    holder !== undefined &&
    (focus.own.some(({ name }) => name.join(' ') === holder) || focus.labels.join(' ') === holder)
  );
};
const HELD_BY: ReadonlyMap<string, string> = new Map([
  ['application', 'applicant'],
  ['tenancy', 'tenant'],
  ['employment', 'employee'],
  ['subscription', 'subscriber'],
  ['membership', 'member'],
]);

const isStateOf = ({ name, words }: Field): boolean =>
  STATE_NAME.test(name.join(' ')) && stateOf(words) !== undefined;

/** Whether a word says of what kind the record is, or what its number or name is of. */
export function isType(said: Said, at: number): boolean {
  const { focus, titles } = said;
  const { lemma } = said.words[at];
  const form = said.bare[at];
  const isOne = (word: string): boolean => word === form || said.lexicon.lemma(word) === lemma;
  if (isMailHead(focus.own) && /^(?:the|this|e)$/.test(said.bare[at - 1] ?? ''))
    return MAIL.test(form) || (form === 'e' && said.bare[at + 1] === 'mail');
  const labels = [
    ...focus.labels,
    ...gather(focus.own, ({ path }) => path),
    ...gather(focus.above, ({ path }) => path),
  ];
  const next = said.explained[at + 1];
  // "The payment failed" tells no number of the payment.
  if (next?.part === 'value' && next.field !== undefined && THINGS.has(lemma) && !isStateOf(next.field)) {
    // "Was refunded $240" is a deed.
    if (form.endsWith('ed')) return false;
    const others = said.fields.filter((field) => field.name.some(isOne) && said.isKey(field));
    return others.length === 0 || others.includes(next.field);
  }
  if (
    EXPENSES.has(lemma) &&
    !(form.endsWith('ed') && next?.part === 'value') &&
    focus.own.some(({ values: [value] }) => value?.kind === 'money')
  )
    return true;
  if (isAccountOf(said, at) || isAppliedFor(said, at) || isTheCustomer(said, at) || isShortName(said, at))
    return true;
  if (
    form === 'invitation' &&
    [...focus.labels, ...focus.children.flatMap(({ labels: of }) => of)].some((label) =>
      /^(?:attendees?|invitees?|guests?|participants?)$/.test(label),
    )
  )
    return true;
  if (labels.some(isOne) && focus.labels.some(isOne) && !focus.labels.every((word) => said.isNamed(word)))
    return false;
  const named = /^(?:the|this)$/.test(said.bare[at - 1] ?? '');
  if (
    named &&
    focus.own.some((field) => isPlainText(field) && field.name.length === 1 && isOne(field.name[0]))
  )
    return true;
  if (isBare(said) && THINGS.has(lemma) && /^(?:the|this|your|our)$/.test(said.bare[at - 1] ?? ''))
    return true;
  if (labels.some(isOne) || headOf(focus).some(isOne) || titles.has(form) || titles.has(lemma)) return true;
  if (said.fields.some((field) => field.name.some(isOne) && said.isKey(field))) return true;
  if (isHeadLine(said, at)) return true;
  // "The virtual machine" of `vm: web-1`.
  if (focus.own[0]?.name.join(' ') === 'vm' && said.isKey(focus.own[0]) && said.canSay('vm', at)) return true;
  return (
    isSubject(said, at) ||
    isOfTwoWords(said, at) ||
    isNumbered(said, lemma) ||
    isOtherwiseCalled(said, lemma, labels) ||
    isOtherwiseCalled(said, form, labels) ||
    isClassOfKind(said, at) ||
    isByFields(said, at)
  );
}

/** The head of a mail says nowhere that it is one. */
const isMailHead = (own: readonly Field[]): boolean =>
  ['from', 'to', 'subject'].every((name) => own.some((field) => field.name.join(' ') === name));
const MAIL = /^(?:e-?mail|mail|message)$/;

/** Whether a word calls the record itself by what kind of thing it is, where no field is named so. */
export function isSubject(said: Said, at: number): boolean {
  const { focus, words } = said;
  const { lemma } = words[at]!;
  const labels = [...focus.labels, ...gather(focus.own, ({ path }) => path)];
  return (
    isOfItsType(said, at) ||
    isNumberedBy(said, focus.own[0], lemma) ||
    isShortName(said, at) ||
    isAppliedFor(said, at) ||
    isOtherwiseCalled(said, lemma, labels) ||
    (focus.above.length === 0 && isByFields(said, at))
  );
}

/** "The flat" of `property: { type: flat }`: the subject is called by the kind that the one field for it says. */
const isOfItsType = ({ bare, fields }: Said, at: number): boolean =>
  at === 1 &&
  /^(?:the|this)$/.test(bare[0]!) &&
  fields.filter(({ name }) => TYPE_NAME.test(name.join(' '))).length === 1 &&
  fields.some(({ name, words }) => TYPE_NAME.test(name.join(' ')) && words.join(' ') === bare[at]);

const TYPE_NAME = /^(?:(?:property|vehicle|device|unit|object|asset|product|venue) )?(?:type|kind|category)$/;

/** What ends a name that says which one of its kind a record is: `flagKey`, `permit_no`. */
export const NUMBER = /^(?:id|key|no|nr|num|number|ref|reference|code|uuid|serial|barcode|name)$/;

/** "The flag" of `flagKey: new-drawer`: the first field of the record, or of what it is in, numbers what it is of. */
const isNumbered = (said: Said, lemma: string): boolean =>
  isNumberedBy(said, said.focus.own[0], lemma) ||
  said.focus.above.some((field) => field.object === '' && isNumberedBy(said, field, lemma));

const isNumberedBy = ({ lexicon }: Said, field: Field | undefined, lemma: string): boolean =>
  field !== undefined &&
  field.name.length > 1 &&
  field.name.length < 4 &&
  NUMBER.test(field.name.at(-1)!) &&
  field.name.slice(0, -1).some((word) => lexicon.lemma(word) === lemma) &&
  (field.name.length === 2 || field.name[1] === 'order' || field.name[1] === 'request');

/** What happened to one thing, row by row. */
const HAPPENED = /^(?:events?|scans?|history|log|timeline|updates|milestones|trail|checkpoints)$/;

/**
 * "The shipment" of a record with a tracking number and a recipient: a definite subject that the record's fields are
 * those of, where no part of it is called so and nothing says that the record is of something else.
 */
function isByFields(said: Said, at: number): boolean {
  const { focus, bare, words, lexicon } = said;
  const { lemma } = words[at]!;
  if (isBeforeItsKey(said, at)) return isKnownAs(lemma, focus);
  if (at > 3 || !/^(?:the|this)$/.test(bare[at - 1] ?? '')) return false;
  if (focus.rows.length > 0 && !focus.labels.some((label) => HAPPENED.test(label))) return false;
  const names = said.fields.flatMap(({ name, path }) => [...name, ...path]);
  const root = [...focus.above, ...focus.own].filter(({ object }) => object === '');
  const other = root.some(
    ({ name }) => name.length === 2 && NUMBER.test(name[1]!) && THINGS.has(name[0]!) && name[0] !== lemma,
  );
  return (
    !other &&
    !names.some((word) => lexicon.lemma(word) === lemma) &&
    isKnownAs(lemma, focus) &&
    !isOfRow(said, lemma)
  );
}

/** "Access request AR-3" of a `request_id` beside a role and an approver: which kind of request it is, its fields tell. */
function isClassOfKind({ focus, words, bare, explained, lexicon }: Said, at: number): boolean {
  const [key] = focus.own;
  const kind = words[at + 1];
  return (
    key !== undefined &&
    kind !== undefined &&
    explained[at + 2]?.field === key &&
    NUMBER.test(key.name.at(-1)!) &&
    key.name.some((word) => word === bare[at + 1] || lexicon.lemma(word) === kind.lemma) &&
    isKnownAs(words[at]!.lemma, focus)
  );
}

/** "Pod web-7f9c" of the row that is called so. */
const isBeforeItsKey = ({ focus, explained }: Said, at: number): boolean =>
  focus.rows.length > 0 &&
  explained[at + 1]?.part === 'value' &&
  explained[at + 1]!.field === focus.own[0] &&
  focus.own[0]!.name.join(' ') === 'name';

/** "Pull request" of `pull_request: 418`: both words of the name of the number that the record has. */
const isOfTwoWords = ({ bare, focus }: Said, at: number): boolean =>
  [...focus.own, ...focus.above].some(
    ({ name: [first, second, ...rest], values: [value], quote }) =>
      second !== undefined &&
      rest.length === 0 &&
      !NUMBER.test(second) &&
      (value?.kind === 'identifier' || (value?.kind === 'number' && /^\d+$/.test(quote))) &&
      THINGS.has(second) &&
      ((bare[at] === first && bare[at + 1] === second) || (bare[at] === second && bare[at - 1] === first)),
  );

/** Whether one of the rows is called by a word: it tells which. */
const isOfRow = ({ focus }: Said, lemma: string): boolean =>
  [focus.own, ...focus.rows, ...focus.children.flatMap(({ rows }) => rows)].some((row) =>
    row.some(({ values, words }) => values.length === 0 && words.length < 5 && words.includes(lemma)),
  );

/** What the things that records are of are called besides: words of a line are of one thing. */
const CALLED: readonly ReadonlySet<string>[] = [
  'incident ticket case issue',
  'order purchase',
  'parcel package shipment consignment delivery tracking track',
  'flat apartment property unit',
  'booking reservation',
  'meeting appointment event',
  'car vehicle',
  'device machine equipment appliance',
  'payment transaction charge transfer txn trx',
  'employee worker',
  'pupil student',
  'course class lesson',
  'trip journey ride',
  'build pipeline job',
  'job step task',
  'contract agreement',
].map((line) => new Set(line.split(' ')));

/**
 * "The incident" of `ticket: INC-7`: another word for what the record is of, where nothing else of it is called by
 * that word or is one of the same kind.
 */
function isOtherwiseCalled(said: Said, lemma: string, labels: readonly string[]): boolean {
  const group = CALLED.find((one) => one.has(lemma));
  if (group === undefined || isOfRow(said, lemma)) return false;
  const [first] = said.focus.own;
  const keys = said.focus.own
    .filter((field) => said.isKey(field) || (field === first && NUMBER.test(field.name[1] ?? '')))
    .flatMap(({ name }) => name);
  const named = new Set([...labels, ...keys].map((word) => said.lexicon.lemma(word)));
  // "Parcels: 1" counts what the record is of.
  const others = said.fields
    .filter(
      ({ values: [value], name, path }) => value?.kind !== 'number' && ![...name, ...path].includes('method'),
    )
    .flatMap(({ name, path }) => [...name, ...path]);
  return (
    [...named].filter((word) => group.has(word)).length === 1 &&
    !others.some((word) => said.lexicon.lemma(word) === lemma)
  );
}

/** What an account is of: it is not told from who has it. */
const HOLDERS = new Set('user customer client member subscriber profile'.split(' '));

/** "The account" of a record of a user that tells of no other account. */
export const isAccountOf = ({ bare, focus, fields }: Said, at: number): boolean =>
  bare[at] === 'account' &&
  (focus.labels.some((word) => HOLDERS.has(word.replace(/s$/, ''))) ||
    (focus.own[0]?.name.length === 1 && HOLDERS.has(focus.own[0].name[0]!))) &&
  !fields.some(({ name, path }) => name.includes('account') || path.includes('account'));
