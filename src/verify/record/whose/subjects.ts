/** Of what a claim says its predicates, beside what the record says them of. */
import { isDoneByHolder } from '../read/holders.ts';
import { isAccountOf, isSubject } from '../read/kinds.ts';
import type { Field } from '../record.ts';
import { type Predicate, RIGHTS, type Said } from '../said.ts';
import { isNounOfFlag } from '../words/noun-of-flag.ts';
import { KEYS, NEUTRAL, roleOf, WRAPPING } from '../words/senses.ts';

/** Whether what the claim says a predicate of is what the record says it of. */
export function subjectsHold(said: Said): boolean {
  return said.predicates.every((one) => subjectHolds(said, one));
}

const INTRANSITIVE = new Set(
  'opt log sync expire lapse fail succeed arrive ship renew close start end complete pass open resume run work occur happen receive get finish begin live go win lose depart leave land fly board dock sail travel rise fall increase decrease drop crash reboot restart disconnect connect stop'.split(
    ' ',
  ),
);

function subjectHolds(said: Said, { word, field, kind }: Predicate): boolean {
  const { words, bare, explained, focus } = said;
  if (kind === 'none' && focus.rows.length === 0) return true;
  if (kind === 'flag' && isOfPerson(said, word, field)) return true;
  if (isFieldItself(said, word, field) || isNounOfFlag(said, field, word)) return true;
  if (kind === 'flag' && field.path.some((name) => RIGHTS.test(name)) && isOfUser(said, word)) return true;
  if (kind === 'flag' && NEEDED.test(field.name.at(-1) ?? '')) return true;
  if (kind === 'flag' && (isOffered(said, word) || bare[word - 1] === 'no')) return true;
  if ([...said.used()].some(({ name }) => roleOf(name)?.verbs.has(words[word].lemma))) return true;
  const verb = /(?:ed|en|t|d|n)$/.test(bare[word]) && said.lexicon.lemma(bare[word]) !== bare[word];
  const copula = words.findLastIndex(
    ({ form }, at) => at < word && /^(?:is|are|was|were|been|be|being|'s|not|got|gets)$/.test(form),
  );
  // "Two-factor login: enabled" says so of what stands before the colon.
  const before = words[word - 1];
  const labelled =
    before !== undefined && /^\s*:\s*$/.test(said.reading.text.slice(before.end, words[word].start));
  const passive = labelled || (copula >= 0 && copula >= word - 3);
  if (verb && !passive && kind !== 'none') {
    const next = explained[word + 1];
    const leads =
      /^(?:the|a|an|its|this)$/.test(bare[word + 1] ?? '') || next?.part === 'value' || next?.part === 'type';
    if (isDoneByRow(said, word, field) || isSentFrom(said, word, field) || isAskedBy(said, word, field))
      return true;
    if (leads && isSideOfTwo(said, word)) return false;
    const gets = /^(?:receive|get|win|lose|pass|fail|attend|miss)$/.test(words[word].lemma);
    if (isOwn(said, word, field) || isActor(said, word, field) || isBoughtBy(said, word, field)) return true;
    if (isDoneByHolder(said, word)) return true;
    if (leads && !gets && word > 0 && !isAttributive(said, word)) return false;
    const ends = /^(?:in|out|up|off)$/.test(bare[word + 1] ?? '') && word + 2 >= words.length;
    if (!leads && !ends && !INTRANSITIVE.has(words[word].lemma) && !isAttributive(said, word)) return false;
  }
  const label = focus.own.includes(field) ? focus.labels : field.path.slice(-1);
  const first = focus.own.find((one) => said.isKey(one));
  const belongs = (at: number): boolean => {
    const one = explained[at];
    if (one === undefined || words[at].weight === 0) return false;
    if (one.field !== undefined && one.part === 'value') {
      // "Ugo is in use": another word of the state is not what has it.
      if (one.field === field && bare[word] !== bare[at] && PLACED.test(field.words[0]!)) return false;
      if (one.field.object !== field.object) return focus.inner.includes(field);
      return one.field === first || (label.length === 0 && !said.isKey(one.field)) || !isPerson(one.field);
    }
    if (label.some((name) => said.canSay(name, at)) || isAccountOf(said, at)) return true;
    if (field.name.some((name) => !NEUTRAL.has(name) && said.canSay(name, at)) && at !== word) return true;
    if (field.name.length > 1 && field.name[0] === bare[at] && at < word) return true;
    if (field.path.some((name) => !WRAPPING.has(name) && said.canSay(name, at))) return true;
    if (isMain(said, at)) return field.object === '';
    if (isSubject(said, at)) return focus.own.includes(field) || focus.inner.includes(field);
    return first === undefined
      ? one.part === 'type'
      : first.name.some((name) => said.canSay(name, at)) || titled(said, at);
  };
  return words.some((_, at) => at !== word && belongs(at));
}

/** "The patient was fasting" of a report of that patient: what only a person can be is said of the one whom it is of. */
function isOfPerson({ explained, fields }: Said, word: number, { name, object }: Field): boolean {
  if (!PERSONAL.test(name.filter((one) => one !== 'is' && one !== 'was').join(' '))) return false;
  const people = fields.filter((field) => field.object === object && isPerson(field));
  const told = explained[word - 2]?.field ?? explained[word - 1]?.field;
  return (
    people.length === 1 &&
    people[0] === told &&
    explained.slice(0, word).every((one) => one?.field === told || one?.field === undefined)
  );
}
const PERSONAL =
  /^(?:fasting|pregnant|vaccinated|insured|employed|married|retired|diabetic|sedated|conscious|hospitali[sz]ed|self employed|dependent|minor|smoker)$/;

/** "Mr. Deng asked for the return" of `{ customer: Mr. Deng, return_requested }`: who is served asks for it, where nobody else is named. */
const isAskedBy = ({ words, explained, focus }: Said, word: number, { object, name }: Field): boolean => {
  if (!/^(?:ask|request|apply)$/.test(words[word]!.lemma) || !name.includes('requested')) return false;
  const who = explained[word - 1]?.field;
  return (
    who?.object === object &&
    /^(?:customer|buyer|client|tenant|guest|patient|applicant|member)$/.test(who.name.join(' ')) &&
    !focus.own.some(
      (one) =>
        one !== who && /^(?:agent|requester|by|user|admin|employee|seller|manager)$/.test(one.name.at(-1)!),
    )
  );
};

/** "Cara sent the message" of `{ from: Cara, sent_at }`. */
const isSentFrom = ({ words, explained }: Said, word: number, { object }: Field): boolean => {
  const from = explained[word - 1]?.field;
  return words[word]!.lemma === 'send' && from?.object === object && from.name.join(' ') === 'from';
};

/** "Ana has paid" of a row `{ student: Ana, paid: true }`: a row that begins with somebody tells what he has done. */
const isDoneByRow = ({ words, explained, focus }: Said, word: number, { object, name }: Field): boolean =>
  word === words.length - 1 &&
  name.length === 1 &&
  focus.own[0]?.object === object &&
  isPerson(focus.own[0]) &&
  explained.slice(0, word).some((one) => one?.part === 'value' && one.field === focus.own[0]) &&
  /^(?:pay|attend|register|respond|accept|decline|confirm|vote|sign|enrol|enroll|apply)$/.test(
    words[word]!.lemma,
  );

/** "Ravi lost the dispute" of a dispute that is lost: by which of its sides is not said. */
const isSideOfTwo = ({ words, explained }: Said, word: number): boolean =>
  /^(?:win|lose)$/.test(words[word]!.lemma) &&
  explained.slice(0, word).some((one) => one?.part === 'value' && SIDE.test(one.field!.name.at(-1)!));

/** What a state of several words begins with that says in what something is. */
const PLACED = /^(?:in|on|out|off|under|at)$/;

const SIDE =
  /^(?:customer|client|user|account|cardholder|merchant|seller|vendor|buyer|plaintiff|defendant|claimant|respondent|appellant|applicant|home|away|opponent)$/;

/** "The status is suspended" of data, or of an entry of it, that has one field of that name and is of nothing that has a name. */
const isFieldItself = ({ bare, focus }: Said, word: number, { name }: Field): boolean =>
  word === 3 &&
  bare[0] === 'the' &&
  bare[2] === 'is' &&
  name.length === 1 &&
  name[0] === bare[1] &&
  focus.labels.length === 0;

/** What a flag says of the thing that it names: `id_required`. */
const NEEDED = /^(?:required|needed|mandatory|necessary)$/;

/** "jdoe may publish": who may is the one that the data is of. */
const isOfUser = ({ explained, focus }: Said, word: number): boolean =>
  explained
    .slice(0, word)
    .some(
      (one) =>
        one?.part === 'type' ||
        (one?.part === 'value' && (focus.above.includes(one.field!) || focus.own.includes(one.field!))),
    );

/** "The course" of `{ course: {…}, status: full }`: the one object of data that has no number of its own. */
function isMain({ focus, words, bare, lexicon }: Said, at: number): boolean {
  const { own, inner, id } = focus;
  if (/^\/(?<![^/])[^/]+$/.test(id) && focus.beside.length === 0 && !/\d$/.test(id))
    return focus.labels.some((label) => label === bare[at] || lexicon.lemma(label) === words[at]!.lemma);
  if (
    id !== '' ||
    own.some(({ name, values: [value] }) => value?.kind === 'identifier' || KEYS.has(name.join(' ')))
  )
    return false;
  const tops = new Set(inner.map(({ object }) => object.split('/')[1]));
  const [label] = inner.map(({ path }) => path[0]);
  return tops.size === 1 && (label === bare[at] || lexicon.lemma(label ?? '') === words[at]!.lemma);
}

/** "Breakfast is included" of `breakfast: true`: what is had or may be done is the subject itself. */
export function isOffered({ bare }: Said, word: number): boolean {
  const is = bare.findIndex((form, at) => at > word && /^(?:is|are|was|were)$/.test(form));
  if (is < 0 || is > word + MOST_BETWEEN) return false;
  const said = bare[is + 1] === 'not' ? bare[is + 2] : bare[is + 1];
  return OFFERED.test(said ?? '');
}

const OFFERED =
  /^(?:included|available|provided|offered|allowed|permitted|required|needed|mandatory|necessary)$/;
/** Words from what is offered to its verb, at the most: "force pushes to dev are allowed". */
const MOST_BETWEEN = 4;

/** Whether a field names somebody beside what the record is of. */
export const isPerson = ({ name, values }: Field): boolean =>
  values.length === 0 && name.some((word) => PEOPLE.test(word));

const PEOPLE =
  /^(?:customer|client|user|employee|member|patient|subscriber|tenant|driver|courier|applicant|holder|student|guest|seller|buyer|supplier|vendor|company|merchant|shop|contact|owner|person|agent)$/;

/** "T. Kern approved it" of `{ by: T. Kern, decision: approved }`, or of one of the `approvals`. */
function isActor({ explained, focus }: Said, word: number, { name, object }: Field): boolean {
  const acting = focus.labels.some((label) =>
    /^(?:approvals?|reviews?|votes?|decisions?|signoffs?)$/.test(label),
  );
  const asked = focus.labels.some((label) =>
    /^(?:attendees?|invitees?|guests?|participants?|recipients?)$/.test(label),
  );
  if (asked && /^(?:response|rsvp|answer|reply|status)$/.test(name.join(' ')))
    return explained.slice(0, word).some((one) => one?.part === 'value' && one.field?.object === object);
  const decides = acting
    ? /^(?:decision|vote|verdict|action|outcome|status|state)$/
    : /^(?:decision|vote|verdict|action|outcome)$/;
  if (!name.some((one) => decides.test(one))) return false;
  return explained
    .slice(0, word)
    .some(
      (one) =>
        one?.part === 'value' &&
        one.field?.object === object &&
        (one.field.name.join(' ') === 'by' ||
          (acting && /^(?:role|title|name|user|reviewer|approver|author)$/.test(one.field.name.join(' ')))),
    );
}

/** "Rosa Blum placed order 7" of `customer: Rosa Blum, placed: 14 March`: an order is placed by whose it is. */
const isBoughtBy = ({ explained, words }: Said, word: number, { object }: Field): boolean =>
  isOrdering(words[word]!.lemma) &&
  explained[word - 1]?.part === 'value' &&
  explained[word - 1]!.field!.object === object &&
  isBuyer(explained[word - 1]!.field!.name);

/** Whether a verb says what a buyer does. */
export const isOrdering = (lemma: string): boolean =>
  /^(?:place|order|buy|purchase|book|request)$/.test(lemma);

/** Whether a field has who bought, ordered or booked. */
export const isBuyer = (name: readonly string[]): boolean =>
  /^(?:customer|buyer|client|guest)(?: name)?$/.test(name.join(' '));

/** "The user has verified their address" of `email_verified` of a user: what is the subject's own. */
function isOwn({ bare, words, explained, focus }: Said, word: number, field: Field): boolean {
  if (!/^(?:their|his|her|its|your|my)$/.test(bare[word + 1] ?? '') || !focus.own.includes(field))
    return false;
  const subject = explained
    .slice(0, word)
    .some(
      (one, at) => words[at]!.weight > 0 && one !== undefined && (one.field ?? field).object === field.object,
    );
  return subject && explained[word + 2]?.field === field;
}

const titled = ({ titles, bare, words }: Said, at: number): boolean =>
  titles.has(bare[at]) || titles.has(words[at].lemma);

/** "A posted credit", "3 failed tests": a participle before its noun. */
function isAttributive({ explained, words, bare }: Said, at: number): boolean {
  const next = explained[at + 1];
  // "Dan closed ticket 7": behind a name it is what he did.
  const before = explained[at - 1];
  if (before?.part === 'value' && before.field?.values.length === 0 && words[at - 1]!.capital) return false;
  return (
    (next?.part === 'name' || next?.part === 'type') &&
    words[at + 1].weight > 0 &&
    !/^(?:has|have|had)$/.test(bare[at - 1] ?? '')
  );
}

/** "The price is 40" of `cost_price: 40`: what a seller paid is not what he asks. */
export const isAskedPrice = (said: Said): boolean =>
  ![...said.used()].some(({ name }) => name.includes('cost') && name.includes('price')) ||
  said.words.some(({ lemma }, at) => lemma === 'cost' && said.words[at + 1]?.lemma === 'price');

/** "The order cost 100" of `total: 100`: not where the total is of several things, or has a price beside it. */
export function isWholeCost(said: Said): boolean {
  const totals = [...said.used()].some(({ name }) => name.includes('total'));
  if (!totals || !said.words.some(({ lemma }) => lemma === 'cost')) return true;
  return !said.focus.own.some(({ name }) => name.some((word) => PARTIAL.test(word)));
}

/** "The plan costs 12 euros" of `price_per_seat: 12`: not where the claim does not say for what each the amount is. */
export const isOfEach = (said: Said): boolean =>
  [...said.used()].every(({ name, values: [value] }) => {
    const [each, ...more] = value !== undefined && 'per' in value ? (value.per ?? []) : [];
    if (more.length > 0) return true;
    if (each === undefined) return !isUnitPrice(said, name) || said.bare.some((word) => EACH.test(word));
    if (!COUNTED.test(each) && !isCounted(said, each)) return true;
    return said.bare.some(
      (word, at) => EACH.test(word) || said.canSay(each, at) || said.canSay(`${each}s`, at),
    );
  });

const EACH = /^(?:each|apiece|every|per|an?)$/;

/** "The order costs 22" of `unit_price: 22, quantity: 10`: what is bought together costs more than one of it. */
const isUnitPrice = (said: Said, name: readonly string[]): boolean =>
  UNIT_PRICE.test(name.join(' ')) &&
  (said.bare.some((word) => BOUGHT.test(word)) ||
    said.focus.own.some(
      (field) => field.name.join(' ') === 'unit' && !/^(?:pcs?|pieces?|items?|each)$/i.test(field.quote),
    ));

const UNIT_PRICE =
  /^(?:unit|item|single) (?:price|cost|rate)$|^(?:price|cost) (?:each|per (?:unit|item|piece))$/;
const BOUGHT =
  /^(?:order|invoice|purchase|booking|basket|cart|delivery|shipment|receipt|bill|consignment|line)$/;

/** "The room costs 90" of `price_per_night: 90, nights: 3`: where the record counts what the price is for each of. */
const isCounted = ({ fields }: Said, each: string): boolean =>
  fields.some(({ name }) => name.includes(`${each}s`));

/** What amounts are told for each of, other than times. */
const COUNTED =
  /^(?:night|hour|litre|liter|m2|sqm|seat|user|person|head|guest|participant|attendee|student|pupil|employee|member|licen[cs]e|unit|item|piece|copy|ticket|device|room|page|word|serving|portion|kg|g|l|km|m)$/;

const PARTIAL = /^(?:price|cost|rate|fee|each|unit|qty|quantity|count|number|pieces|items)$/;
