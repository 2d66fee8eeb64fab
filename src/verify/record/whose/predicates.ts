/** What a claim says of a record by a verb or an adjective: a status, a deed with its date, a flag, or that there is none. */

import type { Field } from '../record.ts';
import { MADE, type Predicate, type Said } from '../said.ts';
import { isSameDeed, NEUTRAL, QUALIFYING, roleOf, SET_BEFOREHAND } from '../words/senses.ts';
import { STATE_NAME, stateOf, truthOf } from '../words/states.ts';
import { isOfDay } from '../words/word-kinds.ts';
import { able } from './able.ts';
import { isBegun } from './done.ts';
import { neverDone } from './never-done.ts';

/** Finds the predicates of the claim; false where fields say opposite things of one word. */
export function predicates(said: Said): boolean {
  return said.words.every((_, at) => {
    if (!said.isOpen(at)) return stateInValue(said, at);
    if (said.words[at].value >= 0 || isReportedOfNone(said, at)) return true;
    const found = [...said.focus.own, ...said.focus.inner].flatMap(
      (field) => predicate(said, field, at) ?? [],
    );
    // "Was opened on 22 January" of what is closed since.
    const begun = said.bare[at] === said.words[at].lemma ? undefined : found.find(isBeginning);
    // "No refunds" counts them, where a list beside the flag does.
    const counted = said.bare[at - 1] === 'no' ? found.find(({ kind }) => kind === 'none') : undefined;
    const first = begun ?? counted ?? found[0];
    if (first === undefined || isToldInPart(said, first, at)) return true;
    if (begun === undefined && found.some(({ holds }) => holds !== first.holds)) return false;
    said.predicates.push(first);
    said.explain(at, at + first.length, 'predicate', first.field);
    return true;
  });
}

/** "No injuries were reported" of `injuries: false`, beside the day when it was reported: of what there was none. */
const isReportedOfNone = ({ bare, words, predicates: told }: Said, at: number): boolean =>
  bare[0] === 'no' &&
  /^(?:was|were|been)$/.test(bare[at - 1] ?? '') &&
  /^(?:report|record|note|find|detect)$/.test(words[at]!.lemma) &&
  told.some(({ kind, holds, word }) => word < at && (kind === 'none' || (kind === 'flag' && !holds)));

/** "45 euros were refunded" of `amount_refunded: 45, refunded: false`: what is not so as a whole is said of an amount. */
const isToldInPart = (said: Said, { holds, field }: Found, at: number): boolean =>
  !holds &&
  said.explained.some((one, i) => {
    const part = i < at && one?.part === 'value' ? one.field : undefined;
    return (
      part !== undefined &&
      part.object === field.object &&
      part.values.some(({ kind }) => kind === 'money' || kind === 'quantity' || kind === 'number') &&
      part.name.length > field.name.length &&
      field.name.every((word) => part.name.includes(word))
    );
  });

/** Whether fields of the record itself say opposite things of one word: `status: open` beside the day when it `closes`. */
export const isContested = (said: Said): boolean =>
  said.words.some(({ value }, at) => {
    if (value >= 0 || said.explained[at]?.part === 'value') return false;
    const found = said.focus.own.flatMap((field) => predicate(said, field, at) ?? []);
    return !found.some(isBeginning) && found.some(({ holds }) => holds !== found[0]!.holds);
  });

const isBeginning = ({ kind, field, holds }: Found): boolean => kind === 'deed' && holds && isBegun(field);

/** A status that the claim says by its own word is said of the record. */
function stateInValue(said: Said, at: number): boolean {
  const { part, field } = said.explained[at]!;
  if (part !== 'value' || field === undefined) return true;
  if (stateOf(field.words) === undefined && !field.name.some((word) => STATE_NAME.test(word))) return true;
  if (!said.predicates.some((one) => one.field === field))
    said.predicates.push({ word: at, field, holds: true, kind: 'state' });
  return true;
}

type Found = Predicate & { readonly length: number };

/** What one field says of the record by the word of the claim at a place. */
export function predicate(said: Said, field: Field, at: number): Found | undefined {
  return (
    state(said, field, at) ??
    deed(said, field, at) ??
    neverDone(said, field, at) ??
    able(said, field, at) ??
    flag(said, field, at) ??
    none(said, field, at)
  );
}

/** The word at a place with the one before or after it, as the table of states joins them. */
function phrasesAt({ words, bare }: Said, at: number): readonly (readonly [string, number])[] {
  const { lemma } = words[at];
  const next = bare[at + 1] ?? '';
  return [
    [`${lemma}-${next}`, 2],
    [`${bare[at]}-${next}`, 2],
    [`${bare[at]}-${words[at + 1]?.lemma ?? ''}`, 2],
    [`${bare[at]}-${next}-${bare[at + 2] ?? ''}`, 3],
    [lemma, 1],
    [bare[at], 1],
  ];
}

function state(said: Said, field: Field, at: number): Found | undefined {
  const known = stateOf(field.words);
  // What will be so is not how things stand.
  if (said.bare.slice(Math.max(0, at - 2), at).includes('will')) return undefined;
  if (known === undefined || !said.isFullySaid(field)) return undefined;
  for (const [phrase, length] of phrasesAt(said, at)) {
    const says = known.says.has(phrase);
    if (length === 1 && isUnpaid(field) && /^(?:pay|settle)$/.test(phrase))
      return { word: at, field, holds: false, kind: 'state', length };
    if (length === 1 && (!isPredicative(said, at) || (says && isStillDone(said, field, at)))) continue;
    if (says || known.denies.has(phrase)) return { word: at, field, holds: says, kind: 'state', length };
  }
  return undefined;
}

/** "Was reviewed" of what is in review: it is being reviewed. */
const isStillDone = ({ bare }: Said, { words }: Field, at: number): boolean =>
  /^(?:in|under|being|ongoing|processing)$/.test(words[0]!) &&
  bare[at]!.endsWith('ed') &&
  bare[at - 1] !== 'being';

/** "Has not been paid" of `payment: { status: open }`. */
const isUnpaid = ({ path, words }: Field): boolean =>
  path.at(-1) === 'payment' && words.length === 1 && /^(?:open|pending|failed)$/.test(words[0]!);

/** Whether a word stands as a predicate may: a form of a verb, or what "is" or "did" leads to. */
function isPredicative({ words, bare }: Said, at: number): boolean {
  const { lemma } = words[at];
  if (lemma !== bare[at]) return true;
  return words.slice(Math.max(0, at - 4), at).some(({ form }) => COPULA.test(form));
}

const COPULA =
  /^(?:is|are|was|were|be|been|remains?|stays?|did|does|do|didn't|doesn't|isn't|wasn't|'s|became|turned)$/;

const TIMED = /^(?:at|on|date|time|timestamp|datetime|day|ts|was|is|dated)$/;

/** A deed that a field dates: `cancelled_at`, `date_paid`, `return_requested`. */
function deed(said: Said, field: Field, at: number): Found | undefined {
  const { name, values, quote, words } = field;
  const timed = name.filter((word) => !TIMED.test(word));
  const rest = quote === 'null' && /^(?:by|until)$/.test(timed.at(-1) ?? '') ? timed.slice(0, -1) : timed;
  const dated = values.some(({ kind }) => kind === 'date' || kind === 'datetime' || kind === 'time');
  const denied = truthOf(quote, words) === 'no';
  if (rest.length === 0 || (!dated && !denied) || rest.some((word) => SET_BEFOREHAND.has(word)))
    return undefined;
  if (denied && rest.length === name.length && !/[^e]ed$/.test(rest.at(-1)!)) return undefined;
  // `pets_allowed: null`: nobody has said whether they are. Of a day or a doer there is none.
  if (quote === 'null' && rest.length === name.length && name.length > 1) return undefined;
  const verb = rest.at(-1)!;
  const { lemma } = said.words[at];
  // "Charged no fees" of `fees_charged: 0` denies the fees.
  if (!dated && said.bare[at + 1] === 'no') return undefined;
  // "Took place" orders nothing.
  if (lemma === 'place' && said.words[at - 1]?.lemma === 'take') return undefined;
  const same = isSameDeed(said.lexicon.lemma(verb), lemma);
  // "Logged in" creates nothing.
  const entering = lemma === 'log' && /^(?:in|into|on)$/.test(said.bare[at + 1] ?? '');
  if (!(entering ? said.canSay(verb, at) : same || isMade(said, verb, at)) || !isDone(said, at))
    return undefined;
  const others = rest.slice(0, -1);
  if (!others.every((word) => said.isNamed(word, at, at + 1))) return undefined;
  return { word: at, field, holds: dated, kind: 'deed', length: 1 };
}

/** "The request was made" of `requested_at`: a deed that its noun names was made, placed or filed. */
function isMade({ words, lexicon }: Said, verb: string, at: number): boolean {
  if (!MADE.has(words[at]!.lemma)) return false;
  const own = lexicon.lemma(verb);
  return words.slice(0, at).some(({ lemma, value }) => value < 0 && isSameDeed(own, lemma));
}

/** Whether a verb of the claim is said of what has happened: not a noun, not what will be. */
function isDone({ words, bare }: Said, at: number): boolean {
  const { form, lemma } = words[at];
  if (form !== lemma) return true;
  // "Issued for order 7": what a preposition leads to is a thing.
  return (
    !/^(?:for|of|on|to|in|with|the|an?)$/.test(bare[at - 1] ?? '') &&
    words.slice(Math.max(0, at - 3), at).some((one) => /^(?:was|were|been|has|have|did|not)$/.test(one.form))
  );
}

const ON = new Set('enable enabled on active activate activated available'.split(' '));
const OFF = new Set('disable disabled off inactive deactivate deactivated unavailable'.split(' '));
/** `disable_auto_renewal`; what is `on_sale` is switched by nothing. */
const TURNING = /^(?:enabled?|disabled?|activated?|deactivated?)$/;
const isTurn = (word: string): boolean => ON.has(word) || OFF.has(word);
const COPIED = /^(?:is|has|are|have|currently|been)$/;
const MODAL = /^(?:can|may|should|must|could|would|will|need|needs|allow|allows)$/;

/** What may be done is told in the present: "returns were accepted" says that some were. */
const LEAVE = /^(?:allowed|permitted|accepted|supported|included)$/;

/** "Refunds are allowed" of `refunds_allowed: true`: the leave is said, and all of what it is for. */
function isGiven(said: Said, names: readonly string[], at: number): boolean {
  const before = said.bare[at - 1] === 'not' ? said.bare[at - 2] : said.bare[at - 1];
  const things = names.slice(0, -1);
  return (
    said.bare[at] === names.at(-1) &&
    /^(?:is|are)$/.test(before ?? '') &&
    things.every((word) => !QUALIFYING.has(word) && !MODAL.test(word) && said.isNamed(word, at, at + 1))
  );
}

/** "The booking includes breakfast" of `breakfast_included: true`. */
function isHad({ words, bare }: Said, names: readonly string[], at: number): boolean {
  const things = names.slice(0, -1);
  if (names.at(-1) !== 'included' || words[at]!.lemma !== 'include' || words[at]!.form === 'included')
    return false;
  const from = /^(?:the|a|an|free)$/.test(bare[at + 1] ?? '') && bare[at + 1] !== 'free' ? at + 2 : at + 1;
  return things.every((word, i) => bare[from + i] === word && !QUALIFYING.has(word) && !MODAL.test(word));
}

/** "The policy does not cover floods" of a row `{ peril: flood, included: false }` of `cover`. */
const isCovered = ({ words, focus }: Said, names: readonly string[], at: number): boolean =>
  /^(?:included|covered)$/.test(names.join(' ')) &&
  words[at]!.lemma === 'cover' &&
  focus.labels.some((label) => /^(?:covers?|coverages?|perils?|risks?|benefits?)$/.test(label));

/** "A signature is required", "needs an ID" of `signature_required`, `id_required`. */
function isRequired(said: Said, names: readonly string[], at: number): boolean {
  const [last, things] = [names.at(-1) ?? '', names.slice(0, -1)];
  return (
    /^(?:required|needed|mandatory|necessary)$/.test(last) &&
    things.length > 0 &&
    /^(?:require|required|need|needed|mandatory|necessary|obligatory)$/.test(said.words[at]!.lemma) &&
    things.every((word) => !QUALIFYING.has(word) && said.isNamed(word, at, at + 1))
  );
}

/** Words that qualify what stands under them, and as a flag say how the record itself stands: `draft: false`. */
const OF_ITSELF = new Set(
  'draft pending requested required cancelled canceled removed revoked withdrawn duplicate invalid rejected declined refused denied replaced lost'.split(
    ' ',
  ),
);

/**
 * What is so where its opposite is not: of two of which one must be. What is not overdue is not thereby paid, and what
 * was not declined not accepted.
 */
const COMPLEMENT =
  /^(?:un\p{L}+|in(?:active|valid|eligible|complete)|non-?compliant|open|closed?|active|live|enabled?|disabled?|deactivated?|on|off|lock(?:ed)?|available|in-stock|out-of-stock|sell-out|public|private|online|offline|down|valid|healthy|comply|compliant|eligible|absent|present|missing|trust(?:ed)?|stop(?:ped)?|run(?:ning)?)$/u;
/** Of what is none of these it is not known how it stands: what is not suspended may have expired. */
const ONE_OF_SEVERAL =
  /^(?:suspended|blocked|expired|lapsed|revoked|cancelled|canceled|paused|terminated|frozen|archived|deleted|on_hold|pending|draft)$/;

/** A field that is true or false: `in_stock`, `auto_renew`, `mfa.enabled`. */
function flag(said: Said, field: Field, at: number): Found | undefined {
  const truth = truthOf(field.quote, field.words);
  if (truth === undefined || /^\d/.test(field.quote) || field.quote === 'null' || field.quote === '[]')
    return undefined;
  if (isOfDay(field) && field.quote.toLowerCase() === 'off') return undefined;
  const names = field.name.filter((word) => !COPIED.test(word));
  if (isRequired(said, names, at))
    return { word: at, field, holds: truth === 'yes', kind: 'flag', length: 1 };
  if (names.length > 1 && LEAVE.test(names.at(-1)!))
    return isGiven(said, names, at) || isHad(said, names, at)
      ? { word: at, field, holds: truth === 'yes', kind: 'flag', length: 1 }
      : undefined;
  if (
    names.length === 0 ||
    names.some(
      (word) =>
        word === 'was' ||
        MODAL.test(word) ||
        (QUALIFYING.has(word) && !(names.length === 1 && OF_ITSELF.has(word))),
    )
  )
    return undefined;
  const holds = truth === 'yes';
  const { lemma } = said.words[at];
  // "On 2 April" switches nothing on.
  if (said.bare[at] === 'on' && (said.words[at + 1]?.value ?? -1) >= 0) return undefined;
  if (isCovered(said, names, at)) return { word: at, field, holds, kind: 'flag', length: 1 };
  const form = said.bare[at];
  const places = said.isFullySaid({ ...field, name: [] });
  if (!places) return undefined;
  const joined = names.join('-');
  const state = stateOf(names);
  // "The large payment alert is off": what is switched is read at the word for it.
  const isSwitched = said.bare.some((word) => word === 'on' || word === 'off' || OFF.has(word));
  for (const [phrase, length] of phrasesAt(said, at)) {
    // "Rolled back" of `rollback`.
    if (
      length > 1 &&
      !isSwitched &&
      (phrase === joined || (!phrase.endsWith('-') && phrase.replaceAll('-', '') === joined))
    )
      return { word: at, field, holds, kind: 'flag', length };
    if (state?.says.has(phrase)) return { word: at, field, holds, kind: 'flag', length };
    if (state?.denies.has(phrase))
      return holds || (COMPLEMENT.test(phrase) && !ONE_OF_SEVERAL.test(names.join('_')))
        ? { word: at, field, holds: !holds, kind: 'flag', length }
        : undefined;
  }
  // `mfa_enabled`, `disable_auto_renewal`.
  const turn =
    names.length > 1
      ? names.findIndex((word, i) => (i === names.length - 1 ? isTurn(word) : i === 0 && TURNING.test(word)))
      : -1;
  if (turn >= 0) {
    const switched = ON.has(names[turn]!) ? holds : !holds;
    const named = names.every((word, i) => i === turn || said.isNamed(word) || NEUTRAL.has(word));
    if (!named || !(ON.has(form) || ON.has(lemma) || OFF.has(form) || OFF.has(lemma))) return undefined;
    return { word: at, field, holds: switched === (ON.has(form) || ON.has(lemma)), kind: 'flag', length: 1 };
  }
  if (isHabit(said, names.join(' '), at)) return { word: at, field, holds, kind: 'flag', length: 1 };
  if (names.at(-1) === 'open' && /^(?:closed|shut)$/.test(form))
    return names.slice(0, -1).every((word) => said.isNamed(word))
      ? { word: at, field, holds: !holds, kind: 'flag', length: 1 }
      : undefined;
  if (names.length > 1 || !isDescribing(names[0])) {
    const named = names.every((word) => said.isNamed(word) || NEUTRAL.has(word));
    if (!named) return undefined;
    if (ON.has(lemma) || ON.has(form)) return { word: at, field, holds, kind: 'flag', length: 1 };
    if (OFF.has(lemma) || OFF.has(form)) return { word: at, field, holds: !holds, kind: 'flag', length: 1 };
    if (said.bare.some((word) => ON.has(word) || OFF.has(word))) return undefined;
    const last = names.findIndex((word) => said.canSay(word, at));
    // What is to be had has not happened: "has been livestreamed" of `livestream: true`.
    if (names.length === 1 && /ed$/.test(form) && !/ed$/.test(names[0]!) && said.bare[at - 1] === 'been')
      return undefined;
    return last < 0 ? undefined : { word: at, field, holds, kind: 'flag', length: 1 };
  }
  const [name] = names;
  if (said.canSay(name, at) && !opposite(form, name))
    return { word: at, field, holds, kind: 'flag', length: 1 };
  return opposite(form, name) ? { word: at, field, holds: !holds, kind: 'flag', length: 1 } : undefined;
}

/** "Does not smoke" of `smoker: false`: what somebody is said to do in the present he does as a habit. */
function isHabit({ words, bare, lexicon }: Said, name: string, at: number): boolean {
  const { lemma, form, value } = words[at];
  if (value >= 0 || !/^[a-z]{3,}er$/.test(name) || lexicon.lemma(name) === lemma) return false;
  const present = form === `${lemma}s` || (form === lemma && /^(?:does|do|not)$/.test(bare[at - 1] ?? ''));
  return present && [`${lemma}r`, `${lemma}er`, `${lemma}${lemma.at(-1)}er`].includes(name);
}

/** Whether a name is an adjective or a participle rather than a thing that one has. */
const isDescribing = (name: string): boolean => /(?:ed|en|ble|ive|al|ent|ant|id|line|ful|ous|ic)$/.test(name);

const opposite = (form: string, name: string): boolean =>
  ['un', 'in', 'dis', 'non', 'non-', 'im', 'il', 'ir'].some(
    (prefix) => form === prefix + name || name === prefix + form,
  );

/** "Out of stock" of `stock: 0`. */
const isSoldOut = ({ bare }: Said, { name }: Field, at: number): boolean =>
  name.length === 1 && bare[at] === 'out' && bare[at + 1] === 'of' && bare[at + 2] === name[0];

/** Names of what somebody gives a thing: where none is given it has none. What is found out may be unknown. */
const GIVEN =
  /^(?:plan|date|time|end|owner|manager|assignee|approver|reviewer|supervisor|address|phone|fax|email|website|comment|comments|note|notes|description|title|middle|nickname|limit|discount|coupon|voucher|code|expiry|deadline|guarantor|beneficiary|successor|parent|partner|budget|signature|attachment|substitute|deputy|certificate|licence|license|permit|clearance|ip|video|image|photo|picture|link|gate|room|seat|slot|belt|number|postmortem|report|receipt|recurrence|subtitle|tracking|reference|collateral|guarantee|barcode|expires)$/;

/** What ends a name of what is only pointed at: `video_url`. */
const POINTER = /^(?:url|uri|link|id|ref|path|href|no|number|file)$/;

/** "There is no rollback plan", "no damage was recorded" of what is `null`. */
const isUnset = ({ bare }: Said, { name }: Field): boolean =>
  ((roleOf(name) !== undefined || GIVEN.test(name.filter((word) => !POINTER.test(word)).at(-1) ?? '')) &&
    bare.some(
      (word, at) => word === 'no' && /^(?:is|are|was|were|has|have|had)$/.test(bare[at - 1] ?? ''),
    )) ||
  (bare[0] === 'no' &&
    bare.some((word) =>
      /^(?:recorded|noted|given|set|provided|listed|entered|applied|used|attached|assigned)$/.test(word),
    )) ||
  isNonePlanned(bare, name);

/** "No cancellation is scheduled" of `cancel_at: null`. */
const isNonePlanned = (bare: readonly string[], name: readonly string[]): boolean =>
  bare[0] === 'no' &&
  name.length === 2 &&
  name[1] === 'at' &&
  bare.some((word, at) => /^(?:scheduled|planned|booked)$/.test(word) && /^(?:is|are)$/.test(bare[at - 1]!));

/** Whether a flag beside an empty list says that there was one: `refunds: []`, `refunded: true`. */
const isSaidBeside = ({ focus, lexicon }: Said, field: Field): boolean =>
  [...focus.own, ...focus.inner].some(
    ({ object, name, quote }) =>
      object === field.object &&
      quote === 'true' &&
      name.some((word) => field.name.some((own) => isSameDeed(lexicon.lemma(word), lexicon.lemma(own)))),
  );

/** That there is none of what a field counts: `errors: 0`. */
function none(said: Said, field: Field, at: number): Found | undefined {
  const { name, values, quote } = field;
  const [value] = values;
  const zero =
    quote === '[]' ||
    /^(?:none|nil|no|nothing|n\/a)$/i.test(quote) ||
    (value !== undefined && (value.kind === 'number' || value.kind === 'money') && value.value.n === 0n);
  const unset = quote === 'null' && isUnset(said, field);
  if ((!zero && !unset) || quote === 'false' || isSaidBeside(said, field)) return undefined;
  if (said.reading.values.some((one) => 'value' in one && one.value.n === 0n)) return undefined;
  if (isSoldOut(said, field, at)) return { word: at, field, holds: true, kind: 'none', length: 3 };
  // `errors: { count: 0 }`: what a neutral name counts stands above it.
  const own = name.filter((word) => !NEUTRAL.has(word));
  const telling = own.length > 0 ? own : field.path.slice(-2).filter((word) => !NEUTRAL.has(word));
  if (
    telling.length === 0 ||
    !name.every((word) => NEUTRAL.has(word) || (unset && POINTER.test(word)) || said.isNamed(word))
  )
    return undefined;
  if (!telling.some((word) => said.canSay(word, at))) return undefined;
  // "Out of stock" says by itself that there is none.
  const out = said.bare[at - 1] === 'of' && said.bare[at - 2] === 'out';
  return { word: at, field, holds: out, kind: 'none', length: 1 };
}
