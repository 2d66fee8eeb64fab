/** What "from", "to" and "by" lead to in a claim, beside what the record has from, to or by. */
import { isHolderOf } from '../read/owned.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { GOALS, roleOf, SOURCES } from '../words/senses.ts';
import { isIdentifier } from '../words/word-kinds.ts';
import { isBuyer, isOrdering } from './subjects.ts';

/** Ends of a way: what goes from one to the other is at neither for that. */
const END_OF_WAY = /^(?:from|to|origin|destination|departure|source|moved from|moved to)$/;

/** Whether nothing is said to be in a place by the one that it goes from or to: "the train is in Bonn" of `from: Bonn, to: Ulm`. */
export const isNoEndOfWay = ({ explained, bare }: Said): boolean =>
  !explained.some((one, at) => {
    if (one?.part !== 'value' || explained[at - 1]?.field === one.field) return false;
    const { name, values } = one.field!;
    const [be, led] = bare.slice(Math.max(0, at - 2), at);
    return (
      values.length === 0 &&
      END_OF_WAY.test(name.join(' ')) &&
      /^(?:in|at|on)$/.test(led ?? '') &&
      /^(?:is|are|was|were|lives?|works?|located|based|stored|kept)$/.test(be ?? '')
    );
  });

/** "The shipment arrived in Ulm" of `status: in_transit, destination: { city: Ulm }`: where something goes it need not be yet. */
export const isNotYetThere = ({ explained, bare, focus, predicates }: Said): boolean => {
  const at = bare.findIndex((word) => /^(?:arrived|landed|reached)$/.test(word));
  if (at < 0 || explained[at]?.part !== 'name' || predicates.length > 0) return false;
  const there = explained.slice(at + 1).find((one) => one?.part === 'value')?.field;
  const isEnd =
    there?.values.length === 0 &&
    [...there.name, there.path.at(-1) ?? ''].some((word) => /^(?:to|destination|arrival)$/.test(word));
  return isEnd &&
    !explained.some((one) => one?.field?.values.some(({ kind }) => /^(?:date|datetime)$/.test(kind)))
    ? ![...focus.own, ...focus.above].some(({ words }) =>
        /^(?:arrived|delivered|landed|completed)$/.test(words.join(' ')),
      )
    : false;
};

/** Whether "from", "to" and "by" lead to what the record has from, to or by. */
export function prepositionsHold(said: Said): boolean {
  return said.words.every(({ form, value }, at) => {
    if (value >= 0 || !/^(?:from|to|by)$/.test(form) || said.explained[at]?.part === 'derived') return true;
    // "Sent to the warehouse" of `sent_to_warehouse`.
    if (said.explained[at]?.part === 'value' && said.explained[at]!.field!.words.includes(form)) return true;
    if (form === 'to' && said.explained[at + 1]?.part === 'derived') return true;
    if (form === 'to' && /^(?:allowed|permitted|able|authorised|authorized)$/.test(said.bare[at - 1] ?? ''))
      return true;
    // "Turned out to be".
    if (form === 'to' && said.bare[at - 1] === 'out') return true;
    if (form === 'to' && RESPONSE.test(said.words[at - 1]?.lemma ?? '') && isToWhole(said, at + 1))
      return true;
    if (form === 'to' && (isOptedInto(said, at) || isAssignedTo(said, at))) return true;
    if (form === 'to' && AHEAD.test(said.bare[at - 1] ?? '') && isNameAhead(said, at + 1)) return true;
    const next = said.explained.findIndex(
      (one, i) =>
        i > at &&
        (one?.part === 'value' ||
          one?.part === 'predicate' ||
          (one?.part === 'name' && !isNameOfNext(said, i))),
    );
    const field = next < 0 ? undefined : said.explained[next]!.field;
    if (form === 'to' && said.words[at - 1]?.lemma === 'go' && said.explained[next]?.part === 'predicate')
      return true;
    if (field !== undefined && form === 'to' && isAgreed(said, at - 1, field)) return true;
    if (field === undefined || said.explained[next]!.part !== 'value' || next - at > 3) return false;
    const { name, values } = field;
    const measured = values.length > 0 && values[0].kind !== 'identifier' && said.words[next].value >= 0;
    if (form === 'to' && said.words[at - 1]?.lemma === 'belong' && name.some((word) => GROUPS.test(word)))
      return true;
    if (form === 'to' && (isAbout(said, at - 1, field) || isOwner(said, at - 1, field))) return true;
    if (form === 'to')
      return (
        (/^(?:subscription|subscribe|access|membership)$/.test(said.words[at - 1]?.lemma ?? '') &&
          name.some((word) => SUBSCRIBED.has(word))) ||
        name.some((word) => GOALS.has(word) || word === 'to') ||
        roleOf(name)?.goal === true ||
        roleOf(name)?.links.has(`${said.words[at - 1]?.lemma}-to`) ||
        (measured && said.explained[at - 1]?.part === 'name' && name.includes(said.bare[at - 1]!)) ||
        isSentTo(said, at, field) ||
        (BUYERS.test(name.join(' ')) && isIssued(said, at)) ||
        (measured && /^(?:come|amount|add|total|run|set)$/.test(said.words[at - 1]?.lemma ?? ''))
      );
    if (form === 'from')
      return (
        [...name, ...field.path.slice(-1)].some((word) => SOURCES.has(word)) ||
        (LEAVING.test(said.words[at - 1]?.lemma ?? '') &&
          said.focus.own.includes(field) &&
          said.isKey(field)) ||
        (/^(?:buy|order|purchase|rent)$/.test(said.words[at - 1]?.lemma ?? '') &&
          SELLING.test(name.join(' '))) ||
        (measured && isStart(name))
      );
    return (
      name.includes('by') ||
      isDoerOfObject(said, field) ||
      roleOf(name) !== undefined ||
      (SELLERS.test(name.join(' ')) && isIssued(said, at)) ||
      ((isBuyer(name) || isBuyer(field.path.slice(-1))) && isOrdering(said.words[at - 1]?.lemma ?? '')) ||
      name.some((word) =>
        /^(?:method|mode|channel|via|type|carrier|means|cause|reason|trigger)$/.test(word),
      ) ||
      isHolderOf(field.path.slice(-1))
    );
  });
}

/** Verbs of leaving what one was in: what is left is what the record is of. */
const LEAVING = /^(?:withdraw|resign|retire|deregister|unsubscribe|exclude|expel|remove|drop|disqualify)$/;

/** "Dispensed by Quay Pharmacy" of `dispensed: { pharmacy: Quay Pharmacy }`: who stands in what is called by a deed did it. */
function isDoerOfObject(said: Said, { path, name, values }: Field): boolean {
  const deed = path.at(-1) ?? '';
  return (
    /(?:ed|en|wn|ld|nt|[st]ion|view|audit|check|visit|survey|exam)$/.test(deed) &&
    values.length === 0 &&
    DOERS.test(name.join(' ')) &&
    said.words.some((_, at) => said.canSay(deed, at))
  );
}
const DOERS =
  /^(?:pharmacy|clinic|hospital|garage|auditor|assessor|examiner|reviewer|surveyor|workshop|company|contractor|carrier|engineer|technician|officer|manager|doctor|nurse|agent|staff|employee|person|name|user|operator|inspector|who|lab|laboratory|bank|shop|store)$/;

/** Names of where something is bought. */
const SELLING = /^(?:shop|store|retailer|dealer|merchant)(?: name)?$/;

/** Who sells, and whose bills they are. */
const SELLERS = /^(?:seller|vendor|supplier|issuer|biller|merchant)(?: name)?$/;
const BUYERS = /^(?:buyer|customer|client|recipient|bill to|billed to)(?: name)?$/;

/** "Was issued by Oak Ltd to Elm AG": a bill and what is sold goes from who sells to who buys. */
const isIssued = ({ words }: Said, at: number): boolean =>
  words
    .slice(0, at)
    .some(({ lemma, form }) => /^(?:issue|invoice|bill|sell|supply)$/.test(lemma) && form !== lemma);

/** "124 people responded to the survey": what the record is of. */
const isToWhole = ({ explained, bare, focus }: Said, at: number): boolean => {
  const noun = /^(?:the|this|our)$/.test(bare[at] ?? '') ? at + 1 : at;
  const part = explained[noun]?.part;
  return part === 'type' || (part === 'name' && focus.labels.includes(bare[noun]!));
};
const RESPONSE = /^(?:respond|reply|answer|response)$/;

/** "Ann is assigned to the ticket" of `assignee: Ann`: the name of the role leads to what the record is of. */
const isAssignedTo = (said: Said, at: number): boolean =>
  said.words[at - 1]?.lemma === 'assign' &&
  said.explained[at - 1]?.part === 'name' &&
  isToWhole(said, at + 1);

/** "Opted in to marketing" of `marketing_opt_in`: what "to" leads to is the rest of the flag's name. */
function isOptedInto({ words, bare, explained }: Said, at: number): boolean {
  const field = explained[at - 1]?.field;
  const next = /^(?:the|our|your)$/.test(bare[at + 1] ?? '') ? at + 2 : at + 1;
  return (
    bare[at - 1] === 'in' &&
    words[at - 2]?.lemma === 'opt' &&
    field !== undefined &&
    field.name.slice(-2).join(' ') === 'opt in' &&
    explained[next]?.part === 'predicate' &&
    explained[next]!.field === field
  );
}

/** What "to" leads from to what is still to happen. */
const AHEAD = /^(?:expected|due|scheduled|set|planned|supposed|estimated)$/;

/** "To be paid", "to land": a verb that names a field. */
const isNameAhead = ({ explained, bare }: Said, at: number): boolean =>
  explained[bare[at] === 'be' ? at + 1 : at]?.part === 'name';

/** "From gate B14" of `gate: B14`: a name right before its value. */
function isNameOfNext({ explained }: Said, at: number): boolean {
  let next = at;
  while (explained[next]?.part === 'name') next++;
  return explained[next]?.part === 'value' && next - at <= MOST_NAMED;
}
/** Words of a name that stand before its value, at the most. */
const MOST_NAMED = 2;

/** "Shipped to Porto" of `shipping_address: { city: Porto }`, "allergic to latex" of `allergies: [latex]`. */
const isSentTo = (said: Said, at: number, { name, path }: Field): boolean =>
  (path.some((word) => /^(?:shipping|delivery|destination)$/.test(word)) &&
    !said.bare.some((word) => /^(?:was|were|has|have|had)$/.test(word))) ||
  (/^(?:allergic|entitled|subscribed|exposed|married)$/.test(said.bare[at - 1] ?? '') &&
    [...name, ...path].some((word) => said.canSay(word, at - 1)));

/** "Consented to surgery" of `consent: { surgery: true }`. */
const isAgreed = (said: Said, at: number, { path }: Field): boolean =>
  /^(?:consent|agree|subscribe)$/.test(said.words[at]?.lemma ?? '') &&
  path.some((word) => said.canSay(word, at));

/** Names of what somebody belongs to. */
const GROUPS =
  /^(?:groups?|teams?|departments?|organi[sz]ations?|divisions?|units?|projects?|clubs?|changes?)$/;

/** Whether "to" leads from a word to what it is about; what belongs to a thing is numbered with it. */
const isAbout = (said: Said, at: number, field: Field): boolean =>
  ABOUT.test(said.words[at]?.lemma ?? '') &&
  (said.isKey(field) || isIdentifier(field)) &&
  (said.words[at]!.lemma !== 'belong' || isIdentifier(field));

/** "Belongs to Rosa Diaz" of `holder: Rosa Diaz`. */
const isOwner = ({ words }: Said, at: number, { name }: Field): boolean =>
  words[at]?.lemma === 'belong' &&
  /^(?:account )?(?:holder|owner|customer|client|subscriber|policyholder)$/.test(name.join(' '));

/** What "to" leads from to what it is about. */
const ABOUT =
  /^(?:response|reply|answer|access|change|update|amendment|assign|belong|apply|attach|link|relate|refer|add)$/;
/** Names of what one subscribes or has access to. */
const SUBSCRIBED = new Set([
  'resource',
  'application',
  'app',
  'database',
  'server',
  'project',
  'repository',
  'tool',
  'product',
  'plan',
  'service',
  'tier',
  'package',
  'system',
  'folder',
  'course',
]);

const isStart = (name: readonly string[]): boolean =>
  name.some((word) => /^(?:start|starts|from|begin|begins|since|valid)$/.test(word));
