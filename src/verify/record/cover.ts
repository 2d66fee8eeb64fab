/**
 * Whether a record states a claim: every word of the claim is accounted for by a field's value, by its name, or by
 * what its value means, and each field that is used is said with all that its name says.
 */
import { gather } from '../../text/gather.ts';
import { RATES } from '../../text/values/index.ts';
import { isSound } from './checks.ts';
import { derive } from './derive/derive.ts';
import { oneOfMembers } from './derive/derive-members.ts';
import { isPlaceInList } from './read/in-list.ts';
import { isType, typeField } from './read/kinds.ts';
import type { Field } from './record.ts';
import { deniesAt, isOfDay, type Said } from './said.ts';
import { deriveAccess } from './whose/access.ts';
import { predicates } from './whose/predicates.ts';
import { isOffered } from './whose/subjects.ts';
import { isIdiom } from './words/idioms.ts';
import { isFlow, mentionMembers } from './words/mentions.ts';
import { isMonth, mentionTexts, mentionValues } from './words/said-values.ts';
import { roleOf, SET_BEFOREHAND } from './words/senses.ts';
import { isUnsettled, truthOf } from './words/states.ts';

/** Function words and adverbs that say nothing which a record would have to. */
const FREE = new Set(
  (
    'a an the this that which who is are was were be been being am has have had having do does did of on in at for with ' +
    "you've we've they've i've you're we're they're i'm " +
    'your our my their his her he she they you we i and but there as its already currently now still yet also via under to by from it stand stands so'
  ).split(' '),
);
/** Verbs that only join a field to its value. */
const JOINING = new Set(
  'have apply include contain show list hold give read amount come place be record carry bear feature offer provide take use go belong name call set up happen occur exist make switch turn find detect identify note log register score reach achieve get measure consist comprise'.split(
    ' ',
  ),
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
    if (isAcronym(said, at) && ![...names].some((name) => name === form)) {
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

/** "Applied for", "gave up 12 points", "set up 9 goals": with its particle it is another verb than the one that only joins. */
function isOtherVerb({ words, bare }: Said, at: number): boolean {
  const [lemma, particle, next] = [words[at]!.lemma, bare[at + 1] ?? '', words[at + 2]];
  if (lemma === 'apply') return particle === 'for';
  if (!/^(?:give|set|turn|call|hold|carry|make|take)$/.test(lemma) || next === undefined) return false;
  const pattern = /^(?:take|carry)$/.test(lemma)
    ? /^(?:away|off|out|back)$/
    : /^(?:up|off|away|out|down|over|back)$/;
  return (
    pattern.test(particle) &&
    (next.value >= 0 || next.weight > 0) &&
    !/^(?:has|have|had|is|are|was|were)$/.test(bare[at - 1] ?? '')
  );
}

/** Whether a field says that what its record is of was done. */
const isOver = ({ name, quote }: Field): boolean =>
  /^(?:status|state|result|outcome)$/.test(name.join(' ')) &&
  /^(?:paid|done|completed?|held|finished|succeeded|captured|settled|processed|delivered|sent|successful|success|executed|carried|given|taken|made)$/i.test(
    quote.trim(),
  );

/** Verbs that tell of a thing that it came about, where they join it to nothing. */
const COMING_ABOUT = /^(?:hold|give|take|make|carry|happen|occur|come|offer|provide|go|exist)$/;

/**
 * "Meeting 5 was held", "the payment was made", of fields that name the thing: that it came about is told by none of them.
 * "Three offers were made" tells how many there are.
 */
function isAllThatIsTold({ words, bare, explained, focus }: Said, at: number): boolean {
  if (
    !COMING_ABOUT.test(words[at]!.lemma) ||
    words[0]!.value >= 0 ||
    /^(?:no|none|nothing)$/.test(bare[0]!) ||
    focus.own.some(isOver)
  )
    return false;
  const place = bare[at] === 'took' || bare[at] === 'taken' ? bare[at + 1] === 'place' : false;
  const behind = words.slice(at + (place ? 2 : 1));
  return (
    behind.every(({ weight, value }) => weight === 0 && value < 0) &&
    !explained.slice(at + 1).some((one) => one?.part === 'value' || one?.part === 'name')
  );
}

/** Whether a word says what was done, behind "has" or "was". */
const isDeed = ({ words, bare }: Said, at: number): boolean =>
  words[at]!.form !== words[at]!.lemma &&
  /(?:ed|en|t|d|wn|ne|un|ung)$/.test(bare[at]!) &&
  /^(?:has|have|had|was|were|been|not|never|already)$/.test(bare[at - 1] ?? '');

/** "Logged in": no verb that only joins a field to its value. */
const isEntering = ({ words, bare }: Said, at: number): boolean =>
  words[at]!.lemma === 'log' && /^(?:in|into|on|out|off)$/.test(bare[at + 1] ?? '');

/** "A sanctions list": a noun behind a value, not the verb that only joins one to its name. */
const isListNoun = ({ bare, explained }: Said, at: number): boolean =>
  /^(?:list|record|register|log|note)$/.test(bare[at]!) && explained[at - 1]?.part === 'value';

/** Whether a field gives an amount, a day or a flag. */
const isMeasured = (said: Said, field: Field): boolean =>
  (field.values.length > 0 && !said.isKey(field)) || truthOf(field.quote, field.words) !== undefined;

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

/** Whether a verb of having leads to what there is none of, or so many. */
const hasSome = ({ predicates, explained, words, bare }: Said, at: number): boolean =>
  predicates.some(({ kind, word }) => kind === 'none' && word > at) ||
  (explained[at + 1]?.part === 'value' &&
    explained[at + 1]!.field?.values[0]?.kind === 'number' &&
    words[at + 1]!.value >= 0 &&
    // Who has three items has not thereby returned, left or missed three.
    (!/^(?:return|leave|miss|assign|attach)$/.test(words[at]!.lemma) || FOUND.test(bare[at + 2] ?? '')));

/** What a search or a call returns. */
const FOUND = /^(?:rows?|results?|records?|hits?|match(?:es)?|lines?|values?|errors?|entries|warnings?)$/;

/** Verbs by which something has none: "the build produced no artifacts". */
const HAVING = /^(?:produce|generate|return|yield|cause|raise|leave|report|require|need|miss|assign|attach)$/;

/** What comes into being by which deed: a record of it is one of what was so made. */
const MADE: ReadonlyMap<string, RegExp> = new Map([
  ['issue', /^(?:invoice|receipt|licence|license|voucher|certificate)$/],
  ['open', /^(?:ticket|case|account)$/],
  ['place', /^order$/],
  ['make', /^(?:booking|reservation)$/],
  ['file', /^(?:claim|complaint)$/],
]);

/** "Invoice 7781 was issued" of a record that is that invoice, where it is no draft and the claim dates nothing. */
function isMade(said: Said, at: number): boolean {
  const { focus, words, bare, reading } = said;
  const made = MADE.get(words[at].lemma);
  if (made === undefined || !/^(?:was|were|been)$/.test(bare[at - 1] ?? '') || bare.includes('by'))
    return false;
  if (reading.values.some(({ kind }) => kind === 'date' || kind === 'datetime' || kind === 'time'))
    return false;
  const isKind = ({ name }: Field): boolean => name.length === 1 && made.test(name[0]!);
  const kept = focus.own.some((field) => isKind(field) && said.explained.some((one) => one?.field === field));
  return kept && !focus.own.some(({ name, words: value }) => name.includes('status') && isUnsettled(value));
}

/** "The bank account", "the bank details" of `bank: {…}`: a noun that only says that it is data. */
const isDetail = ({ bare, explained }: Said, at: number): boolean =>
  /^(?:name|type)$/.test(explained[at - 1]?.part ?? '') &&
  (/^(?:details|information|data|settings)$/.test(bare[at]) ||
    (bare[at] === 'account' && bare[at - 1] === 'bank'));

/** "Force pushes are allowed" of `force_push: true`. */
const isLeave = (said: Said, at: number): boolean =>
  /^(?:allowed|permitted)$/.test(said.bare[at]) &&
  said.predicates.some(
    ({ kind, word, field }) =>
      kind === 'flag' &&
      word < at &&
      isOffered(said, word) &&
      !field.name.some((one) => /^(?:is|has|was|did)$/.test(one)),
  );

/** "No refund has been issued" of `refunds: []`, or `refunded: false`; "we have not charged any late fees". */
const isDoneToNone = (said: Said, at: number): boolean =>
  (isDoneBehindNo(said, at) &&
    said.predicates.some(
      ({ kind, holds, word }) => (kind === 'none' || (kind === 'flag' && !holds)) && word < at,
    )) ||
  (isNotCharged(said, at) && said.predicates.some(({ kind }) => kind === 'none'));

const isDoneBehindNo = ({ words, bare }: Said, at: number): boolean =>
  /^(?:issue|process|grant|file|submit|receive|raise|report|charge|agree|arrange)$/.test(words[at].lemma) &&
  /^(?:been|was|were)$/.test(bare[at - 1] ?? '') &&
  bare[0] === 'no';

/** Whether a word is the verb of a charge that is denied, or "any" of what is so denied. */
function isNotCharged(said: Said, at: number): boolean {
  if (said.bare[at] === 'any') return said.words[at - 1]?.lemma === 'charge' && isNotCharged(said, at - 1);
  const not = said.bare[at - 1] === 'been' ? at - 2 : at - 1;
  return said.words[at]!.lemma === 'charge' && not >= 0 && deniesAt(said, not);
}

/** "The next invoice is due on 1 July" of `next_invoice: 2026-07-01`. */
const isNextDate = ({ name, path, values: [value] }: Field): boolean =>
  (name[0] === 'next' || path.includes('next')) && value?.kind === 'date';

/** "250 emails bounced" of `bounced: 250`: a number of a deed is of those that it was done to. */
const isCounted = ({ words, explained, fields }: Said, at: number): boolean => {
  const field = /^(?:value|derived)$/.test(explained[at - 1]?.part ?? '')
    ? explained[at - 1]!.field
    : undefined;
  // "250 units are available" of `available: 250`.
  const unit =
    /^(?:unit|piece)$/.test(words[at]!.lemma) &&
    !fields.some(({ name }) => name.some((word) => /^(?:units?|pieces?)$/.test(word)));
  if (unit && field?.values[0]?.kind === 'number' && field.values[0].form === 'cardinal') return true;
  return (
    field?.values[0]?.kind === 'number' &&
    COUNTED.has(words[at]!.lemma) &&
    field.name.length === 1 &&
    /(?:[^e]ed|sold|sent|lost|left|taken|won|waitlist|waiting)$/.test(field.name[0]!)
  );
};
const COUNTED = new Set(
  'email message people person recipient item record entry letter contact ticket seat place copy unit guest visitor student pupil employee user member customer patient participant attendee passenger runner entrant competitor applicant'.split(
    ' ',
  ),
);

/** "Works late on Monday" of `Mon: late`: when somebody works, unless it is "off". */
const isShift = (field: Field | undefined): boolean =>
  field !== undefined && isOfDay(field) && field.values.length === 0 && !NO_WORK.test(field.quote.trim());
const NO_WORK = /^(?:|[-\u2013\u2014]+|off|free|none|no|leave|holiday|vacation|sick|absent|closed|x)$/i;

/** "Actual spending on travel" of what travel was planned at, beside what it came to. */
const SPENDING = /^(?:spend|spending|costs?|expenditure|expenses?)$/;
const isSpent = ({ name }: Field): boolean =>
  name.length === 1 && /^(?:actual|planned|budgeted|forecast)$/.test(name[0]!);

/** "The monthly price" of an amount for each month. */
const isPer = ({ values: [value] }: Field, form: string): boolean =>
  value !== undefined && 'per' in value && value.per?.length === 1 && value.per[0] === RATES.get(form);

/** "A day" of what is noted to be `daily`, where no other cycle is. */
const isEvery = ({ bare }: Said, at: number, { quote, name }: Field): boolean => {
  const cycle = /^(?:a|per|every|each)$/.test(bare[at]!) ? CYCLES.get(bare[at + 1] ?? '') : undefined;
  // "A year" of `Annual value`.
  if (cycle !== undefined && name.some((word) => word.replace(/^annual$/, 'yearly') === cycle)) return true;
  const noted = quote.toLowerCase().match(/\b(?:dai|week|month|year)ly\b/g) ?? [];
  return cycle !== undefined && noted.length > 0 && noted.every((one) => one === cycle);
};
const CYCLES: ReadonlyMap<string, string> = new Map([
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly'],
]);

/** "58 years old" of a name with an age behind it. */
const isAged = ({ explained, words, reading }: Said, at: number): boolean => {
  const value = reading.values[words[at]?.value ?? -1];
  return explained[at]?.part === 'value' && value?.kind === 'quantity' && value.unit === 'year';
};

/** "About water damage" of `type: water damage`. */
const isTopic = ({ explained, bare }: Said, at: number): boolean =>
  /^(?:type|kind|category|topic|subject|issue)$/.test(
    explained[/^(?:a|an|the)$/.test(bare[at] ?? '') ? at + 1 : at]?.field?.name[0] ?? '',
  );

/** "Its due date" of a field that holds one. */
const isDated = ({ explained }: Said, at: number): boolean => {
  const field = explained[at]?.field;
  if (field?.quote === 'null') return field.name.some((word) => SET_BEFOREHAND.has(word));
  return /^(?:date|datetime)$/.test(field?.values[0]?.kind ?? '');
};

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

/** What a quantity of a kind of unit is called. */
const MEASURES: ReadonlyMap<string, readonly string[]> = new Map([
  ['degC', ['temperature']],
  ['kg', ['weight']],
  ['s', ['duration']],
  ['bit', ['size', 'data', 'volume']],
  ['m/s', ['speed']],
  ['V', ['voltage']],
  ['A', ['current']],
  ['W', ['power']],
  ['Pa', ['pressure']],
  ['Hz', ['frequency']],
  ['m', ['distance', 'length', 'height', 'width', 'depth']],
]);

const isMeasure = ({ values: [value] }: Field, lemma: string): boolean =>
  value?.kind === 'quantity' && MEASURES.get(value.base)?.includes(lemma) === true;
