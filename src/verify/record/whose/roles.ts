/** Who does what in a claim, beside who stands in which role of a record. */
import { PAID, PAYING } from '../../read/field-words.ts';
import type { Field } from '../record.ts';
import { MADE, type Said } from '../said.ts';
import { isOfBeginning, isSameDeed, KEYS, type Role, roleOf } from '../words/senses.ts';

const AUX = /^(?:is|are|was|were|be|been|being|has|have|had|will|also|already|not|never|'s)$/;
const NOMINAL = /(?:ment|tion|sion|val|ture)$/;
const ARTICLE = /^(?:the|a|an|its|their)$/;

/** Whether who stands in a role stands in it in the claim. */
export function rolesHold(said: Said): boolean {
  return [...said.used()].every((field) => {
    const role = roleOf(field.name);
    if (role === undefined || isKeyRole(said, field)) return true;
    const range = rangeOf(said, field);
    if (range !== undefined && isOwnCase(said, role, range[1])) return true;
    if (range !== undefined && isSubscribed(said, field, range[1])) return true;
    return range === undefined || plays(said, role, range[0], toldUntil(said, role, field, range[1]));
  });
}

/** Whether nobody is said to pay what he is paid: "Acme paid $200" of `vendor: Acme, paid: 200`. */
export const isPaidByPayer = (said: Said): boolean =>
  ![...said.used()].some((field) => {
    const range = PAID.has(field.name.at(-1)!) ? rangeOf(said, field) : undefined;
    if (range === undefined) return false;
    let verb = range[1];
    while (/^(?:has|have|had|already|still|not|never|also)$/.test(said.bare[verb] ?? '')) verb++;
    return PAYING.has(said.words[verb]?.lemma ?? '') && said.bare[verb] !== 'paying';
  });

/** "Ruben bid 380" of `seller: Ruben, bids: [{ bidder: Kurt, amount: 380 }]`: a row has its own doer. */
export const isDoneByOwn = (said: Said): boolean => {
  const { focus, explained, words } = said;
  const first = explained.findIndex((one) => one?.part === 'value');
  const field = explained[first]?.field;
  if (field === undefined || !focus.above.includes(field) || field.values.length > 0) return true;
  const verb = explained.findIndex((one, at) => at > first && one?.field !== field);
  if (verb < 0 || explained[verb]?.part !== 'name') return true;
  const { lemma } = words[verb]!;
  return !focus.own.some(({ name, quote, values }) => {
    const doer = name.at(-1)!;
    const acts =
      roleOf(name)?.verbs.has(lemma) || (/(?:er|or)$/.test(doer) && doer.startsWith(lemma.slice(0, 4)));
    return acts && values.length === 0 && quote !== field.quote;
  });
};

/** "Sue interviewed Al" of `{ name: Sue, interview: { with: Al } }`: a noun above says that it was done, not who did it to whom. */
export const isDoneBySaid = (said: Said): boolean =>
  said.words.every(({ lemma, form }, at) => {
    if (form === lemma || said.explained[at]?.part !== 'name' || !/(?:ed|en|t|d)$/.test(form)) return true;
    const sides = [said.explained[at - 1], said.explained[at + 1]].map((one) =>
      one?.part === 'value' && one.field!.values.length === 0 ? one.field! : undefined,
    );
    if (sides.some((side) => side === undefined) || sides[0] === sides[1]) return true;
    return [...said.used()].some(
      ({ name }) => roleOf(name)?.verbs.has(lemma) || name.some((word) => said.canSay(word, at)),
    );
  });

/** "Pia Lange's ticket" of `requester: Pia Lange`: what somebody asked for is his. */
const isOwnCase = ({ words, explained }: Said, role: Role, to: number): boolean =>
  isOfBeginning(role) &&
  words[to - 1]!.form.endsWith("'s") &&
  /^(?:type|name)$/.test(explained[to]?.part ?? '') &&
  /^(?:ticket|case|request|claim|application|issue)$/.test(words[to]!.lemma);

/** Where what is told of somebody ends: "Lena Ortiz of the Billing team" of one object with both. */
function toldUntil({ words, bare, explained }: Said, { verbs }: Role, { object }: Field, to: number): number {
  if (!/^(?:of|from|in|at)$/.test(bare[to] ?? '')) return to;
  let end = to;
  for (let at = to; at < words.length && !verbs.has(words[at]!.lemma) && !AUX.test(bare[at]!); at++) {
    const one = explained[at];
    if (one?.part === 'value' && one.field?.object !== object) break;
    if (one?.part === 'value' || (end > to && one?.part === 'name')) end = at + 1;
  }
  return end;
}

/** "Theo is on the premium plan" of `owner: Theo, plan: premium`: the plan of an account is its owner's. */
function isSubscribed(said: Said, { name, object }: Field, to: number): boolean {
  const [is, on] = [said.bare[to] ?? '', said.bare[to + 1]];
  if (!/^(?:is|was)$/.test(is) || on !== 'on' || !SUBSCRIBER.test(name.join(' '))) return false;
  const others = [...said.used()].filter((one) => one.name.join(' ') !== name.join(' '));
  return others.length === 1 && others[0]!.object === object && PLAN.test(others[0]!.name.join(' '));
}

const SUBSCRIBER = /^(?:account )?(?:owner|customer|subscriber|holder|member|user|client)$/;
const PLAN = /^(?:plan|tier|subscription|tariff|package)$/;

/** The words of the claim that are a field's value, from the first to one past the last. */
export function rangeOf({ explained }: Said, field: Field): readonly [number, number] | undefined {
  const isValue = (one: Said['explained'][number]): boolean => one?.part === 'value' && one.field === field;
  const from = explained.findIndex(isValue);
  return from < 0 ? undefined : [from, explained.findLastIndex(isValue) + 1];
}

/** A role that names the record's own subject rather than somebody beside it. */
const isKeyRole = ({ focus }: Said, { name }: Field): boolean =>
  name.length === 1 &&
  KEYS.has(name[0]) &&
  focus.own.filter((one) => roleOf(one.name) !== undefined).length < 2;

/** Whether who stands in words `from` to `to` of the claim does there what the role says. */
function plays(said: Said, { verbs, nouns, links, goal }: Role, from: number, to: number): boolean {
  const { words, bare } = said;
  const owned = words[to - 1].form.endsWith("'s") || words[to]?.form === "'s";
  if (owned) return false;
  let before = from - 1;
  while (before >= 0 && ARTICLE.test(bare[before])) before--;
  if (links.has(`${words[before - 1]?.lemma}-${bare[before]}`)) return isLed(said, before - 1);
  // "Was issued by Oak Ltd to Elm AG."
  const by = bare[before] === 'to' ? bare.lastIndexOf('by', before) : -1;
  if (by > 0 && links.has(`${words[by - 1]!.lemma}-to`)) return true;
  const done = (at: number): boolean => verbs.has(words[at]?.lemma ?? '');
  // "Payment was made by bank transfer" of `paid_by`.
  const named = (at: number): boolean =>
    NOMINAL.test(words[at].lemma) && [...verbs].some((verb) => isSameDeed(verb, words[at].lemma));
  if (bare[before] === 'by' || (goal && bare[before] === 'to'))
    return (
      deedBefore(bare, before, (at) => done(at) || named(at)) >= 0 &&
      words.slice(0, before).some(({ form }) => AUX.test(form))
    );
  // "With Nadia Rahal as the buyer".
  const as = bare[to] === 'as' ? (ARTICLE.test(bare[to + 1] ?? '') ? to + 2 : to + 1) : -1;
  if (as > 0 && bare[before] === 'with' && nouns.has(words[as]?.lemma ?? '')) return true;
  let next = to;
  while (next < words.length && AUX.test(bare[next])) next++;
  const passive =
    words.slice(to, next).some(({ form }) => BEING.test(form)) && !words[next]?.form.endsWith('ing');
  // "Ann is assigned to the ticket": it goes to her.
  if (
    !passive &&
    (MADE.has(words[next]?.lemma ?? '') || HELD.test(words[next]?.lemma ?? '')) &&
    words
      .slice(next + 1, next + 4)
      .some((_, i) => named(next + 1 + i) || isNounOf(words, next + 1 + i, verbs))
  )
    return true;
  if (done(next) && (!passive || (goal && bare[next + 1] === 'to'))) return true;
  const last = words.slice(0, from).findLastIndex(({ lemma }) => nouns.has(lemma));
  const noun = last >= 0 ? last : words.findIndex(({ lemma }) => nouns.has(lemma));
  if (noun < 0) return false;
  // "Ann mentors Ben": what may be the noun of a role is the verb where nothing determines it.
  if (noun < from && verbs.has(words[noun]!.lemma) && !DETERMINED.test(bare[noun - 1] ?? '')) return false;
  if (noun < from) return isLinked(bare, noun + 1, from);
  return passive && noun > next - 1;
}

/** Verbs by which somebody does what a noun says: "conducted the interview". */
const HELD = /^(?:conduct|hold|do|perform|give|lead)$/;

/** "Booking" of `booked_by`: a noun that a verb is of. */
const isNounOf = (words: Said['words'], at: number, verbs: ReadonlySet<string>): boolean =>
  [...verbs].some(
    (verb) =>
      words[at]?.form === `${verb}ing` ||
      (words[at]?.lemma === verb && /^(?:the|an?|this)$/.test(words[at - 1]?.form ?? '')),
  );

/** Whether a verb leads to who has a role: who reports to a manager is somebody of whom the record is. */
function isLed(said: Said, verb: number): boolean {
  if (said.words[verb]!.lemma !== 'report') return true;
  const others = [...said.used()].filter(({ name }) => roleOf(name) === undefined);
  return (
    !BEING.test(said.bare[verb - 1] ?? '') &&
    others.every(({ name }) => STAFF.test(name.at(-1) ?? '')) &&
    said.explained.slice(0, verb).some((one) => one?.part === 'value')
  );
}

const STAFF = /^(?:name|employee|staff|worker|person|member|colleague)$/;

/** The deed that "by" stands behind: the last one before it, with nothing joined between the two; -1 for none. */
function deedBefore(bare: readonly string[], by: number, done: (at: number) => boolean): number {
  for (let at = by - 1; at >= 0; at--) {
    if (done(at)) return at;
    if (JOINING.test(bare[at]!)) return -1;
  }
  return -1;
}

const JOINING = /^(?:and|but|or|while|whereas)$/;
/** What stands before a noun of a role, and not before its verb. */
const DETERMINED = /^(?:the|a|an|its|their|his|her|your|our|my|is|are|was|were|as|)$/;

/**
 * Whether the claim plainly gives a role to another than who has it: "Ben's manager" of `manager: Ben`, "won against
 * Ben" of `winner: Ben`, "Ben was approved" of `approved_by: Ben`.
 */
export function isTurned(
  { words, bare }: Said,
  { verbs, nouns, goal }: Role,
  from: number,
  to: number,
): boolean {
  const noun = words.findIndex(({ lemma }) => nouns.has(lemma));
  const verb = words.findIndex(({ lemma }) => verbs.has(lemma));
  const owned = words[to - 1].form.endsWith("'s") || words[to]?.form === "'s";
  if (noun >= 0 && verb < 0) return (owned && noun >= to) || (noun < from && words[from - 1]?.form === 'of');
  if (verb < 0 || goal) return false;
  const passive = words.slice(0, verb).some(({ form }) => BEING.test(form));
  let before = from - 1;
  while (before > verb && ARTICLE.test(bare[before])) before--;
  if (from > verb) return !passive && (before === verb || /^(?:against|over|for)$/.test(bare[before]));
  return passive && verb - to <= 3;
}

const BEING = /^(?:is|are|was|were|been|be|being)$/;

/** Whether between a role and who has it stand a copula or nothing, with what it is the role of. */
function isLinked(bare: readonly string[], from: number, to: number): boolean {
  if (from === to) return true;
  const between = bare.slice(from, to);
  // "The landlord is Ben and the tenant is Ann": another role stands between.
  if (between.some((word) => JOINING.test(word))) return false;
  return (
    between.some((word) => /^(?:is|was|are|were)$/.test(word)) || between.every((word) => ARTICLE.test(word))
  );
}
