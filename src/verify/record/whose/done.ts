/** What a claim says was done, and when: whether the record tells it as done, by that deed and on that day. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { BEGINNING, isOfBeginning, type Role, roleOf, SET_BEFOREHAND } from '../words/senses.ts';
import { isUnsettled, truthOf } from '../words/states.ts';
import { isAssignedOnly } from './assigned.ts';

/** Whether a date stands with the deed that its field dates: "paid on 3 May and shipped on 5 May". */
export function datesFollowDeeds(said: Said): boolean {
  const deeds = said.predicates.filter(({ kind }) => kind === 'deed');
  return said.explained.every((one, at) => {
    const field = one?.part === 'value' ? one.field : undefined;
    if (field === undefined || said.words[at].value < 0 || !isDate(field)) return true;
    const before = deeds.filter(({ word }) => word < at && said.segment(word) === said.segment(at)).at(-1);
    return (
      before === undefined ||
      before.field === field ||
      deeds.some((deed) => deed.field === field && deed.word > at)
    );
  });
}

/** "The contract was renewed on 1 March" of `contract renewal: 1 March`: what a name sets beforehand is not said to be done. */
export function isNoForecast(said: Said): boolean {
  const set = [...said.used()].flatMap((field) =>
    isDate(field) ? [...field.name, ...field.path].filter((word) => SET_BEFOREHAND.has(word)) : [],
  );
  // "The project went live on 1 November" of `go_live: 1 November`.
  const begins = [...said.used()].some((field) => isDate(field) && field.name[0] === 'go');
  if (begins && said.bare.some((word) => /^(?:went|gone)$/.test(word))) return false;
  const taken = said.explained.flatMap((one) =>
    one?.part === 'value' && isDate(one.field!) ? [one.field!] : [],
  );
  const ahead = taken.some(({ name, path }) => [...name, ...path].some((word) => AHEAD.test(word)));
  if (ahead && isToldDone(said)) return false;
  return !said.words.some(
    ({ form, lemma }, at) =>
      said.explained[at]?.part === 'name' &&
      form !== lemma &&
      /[^e]ed$/.test(form) &&
      !SET_BEFOREHAND.has(form) &&
      said.bare
        .slice(Math.max(0, at - 3), at)
        .some((word) => /^(?:was|were|been|has|have|had)$/.test(word)) &&
      set.some((name) => said.canSay(name, at)),
  );
}

/** What is still to come, by the name of its date. */
const AHEAD = /^(?:next|upcoming|planned|scheduled|expected|estimated|eta)$/;
/** Participles of what is only arranged. */
const ARRANGED =
  /^(?:scheduled|planned|expected|set|fixed|estimated|moved|postponed|announced|due|intended|meant)$/;

/** "Was made", "has been paid": a participle of what has happened. */
const isToldDone = ({ bare, words }: Said): boolean =>
  bare.some((word, at) => {
    const next = /^(?:was|were|been)$/.test(word) ? words[at + 1] : undefined;
    return (
      next !== undefined &&
      next.value < 0 &&
      next.form !== next.lemma &&
      /(?:ed|en|t|d|e)$/.test(next.form) &&
      !ARRANGED.test(next.form) &&
      next.form !== 'been'
    );
  });

export const isDate = ({ values: [value] }: Field): boolean =>
  value?.kind === 'date' || value?.kind === 'datetime';

/** Whether the record is not of what was undone, or is still to come, while the claim says that it was done. */
export function isSettled(said: Said): boolean {
  // "The payout has not been made yet" of what is under review: nothing is said to be done.
  const [only, ...more] = said.predicates;
  if (only !== undefined && more.length === 0 && !only.holds && said.isNegated(said.segment(only.word)))
    return true;
  const used = said.used();
  const deeds = said.predicates.filter(
    ({ kind, holds, field }) => kind === 'deed' && holds && !isBegun(field),
  );
  const roles = [...used].filter(({ name }) => {
    const role = roleOf(name);
    if (name.join(' ') === 'by') return true;
    return role !== undefined && !isOfBeginning(role) && isPlayed(said, role) && !isDenied(said, role);
  });
  const begun = [...used]
    .flatMap(({ name }) => roleOf(name) ?? [])
    .filter((role) => isOfBeginning(role) || role.verbs.has('assign'));
  const marks = withOf(said).filter((field) => !used.has(field));
  const plays = [...used].some(({ name }) => isDoneBy(said, roleOf(name)));
  if ((plays && roles.length > 0 && marks.some(isOpenTask)) || isUndoneAbove(said)) return false;
  const undone = marks.some(
    ({ name, words, quote }) =>
      (name.some((word) => /^(?:status|state|outcome|result|stage|phase|decision)$/.test(word)) &&
        isUnsettled(words) &&
        !(OWED.test(words.join(' ')) && isOfIssue(said))) ||
      (quote === 'true' &&
        isUnsettled(name.filter((word) => word !== 'is')) &&
        !name.some((word) => said.isNamed(word))),
  );
  return (
    (!undone || (deeds.length === 0 && roles.length === 0 && !saysDone(said, begun))) &&
    !isUndated(
      said,
      [...used].flatMap(({ name }) => roleOf(name) ?? []),
    ) &&
    !isAssignedOnly(said) &&
    !isCalledForOnly(said)
  );
}

const CALLED_FOR =
  /^(?:required|needed|due|pending|requested|recommended|planned|scheduled|eligible|expected|possible|allowed|permitted)$/;

/** "Has been rebooted as required" of `reboot_required: yes`: what is called for is not told as done. */
const isCalledForOnly = (said: Said): boolean =>
  said.predicates.some(
    ({ kind, field, word }) =>
      kind === 'flag' &&
      field.name.some((one) => CALLED_FOR.test(one)) &&
      said.words.some(
        ({ form, lemma }, at) =>
          at !== word &&
          form !== lemma &&
          form.endsWith('ed') &&
          !CALLED_FOR.test(form) &&
          said.explained[at]?.part === 'name' &&
          /^(?:was|were|been|has|have|had)$/.test(said.bare[at - 1] ?? ''),
      ),
  );

/** A task that somebody has, and has not done: "assigned", "open". */
const isOpenTask = ({ name, words }: Field): boolean =>
  name.some((word) => /^(?:status|state|stage|phase)$/.test(word)) && OPEN_TASK.test(words.join(' '));
const OPEN_TASK = /^(?:assigned|unassigned|open|new|ready|not done|awaiting|pending|out for|waiting|needs)\b/;

/** "Sam approved it" of `approvers: [{ user: Sam }]` in what awaits approval: who is to do something has not done so. */
function isUndoneAbove(said: Said): boolean {
  const plays = [...said.used()].some(({ path }) =>
    path.some((word) => isDoneBy(said, roleOf([word.replace(/s$/, '')]))),
  );
  return (
    plays &&
    !said.isNegated(0) &&
    said.focus.above.some(
      ({ name, words, quote }) =>
        (name.some((word) => /^(?:status|state|stage|phase|decision)$/.test(word)) &&
          (isUnsettled(words) || OPEN_TASK.test(words.join(' ')))) ||
        (name.some((word) => /^(?:approvals?|reviews?|signatures?|decisions?|votes?)$/.test(word)) &&
          truthOf(quote, words) === 'no'),
    )
  );
}

/** Whether the claim tells what a role does as done: not "is handling", "reviews". */
const isDoneBy = ({ words }: Said, role: Role | undefined): boolean =>
  role !== undefined &&
  !isOfBeginning(role) &&
  words.some(({ form, lemma }) => role.verbs.has(lemma) && form !== lemma && !/(?:ing|s)$/.test(form));

/** How a bill stands that has been issued. */
const OWED =
  /^(?:unpaid|overdue|outstanding|open|due|partially paid|part paid|payment due|awaiting payment)$/;

/** Whether the claim tells no other deed than that a paper was issued: one that is not paid yet was. */
const isOfIssue = ({ words, explained }: Said): boolean =>
  words.some(({ form }) => ISSUED.test(form)) &&
  words.every(
    ({ form, lemma }, at) =>
      form === lemma ||
      ISSUED.test(form) ||
      explained[at]?.part === 'value' ||
      explained[at]?.part === 'free' ||
      !/(?:ed|en|t|d)$/.test(form),
  );
const ISSUED = /^(?:issued|dated|invoiced|billed)$/;

/** `placed_on: 2025-01-11`: an order was placed, whatever became of it. */
export const isBegun = (field: Field | undefined): boolean =>
  field !== undefined && isDate(field) && field.name.some((word) => BEGINNING.has(word));

/** Whether the claim says by a verb what somebody did: "the carrier is UPS" tells only who it is, "assigned to" whose it is. */
export const isPlayed = ({ words }: Said, { verbs }: Role): boolean =>
  words.some(({ lemma }) => verbs.has(lemma) && lemma !== 'assign');

/** Whether the claim says that somebody did not do what a role says. */
const isDenied = (said: Said, { verbs }: Role): boolean =>
  said.words.every(({ lemma }, at) => !verbs.has(lemma) || said.isNegated(said.segment(at)));

/** What is done once it has happened, as records name it. */
const COMPLETING =
  /^(?:issued|paid|completed|processed|posted|settled|executed|sent|released|transferred|approved|finalised|finalized|booked|granted|given|administered|performed)$/;

/** Verbs that say no more than that what has a name has happened. */
const MADE = /^(?:made|done|held|took|happened|occurred)$/;
const HAPPENED = /^(?:took|happened|occurred)$/;

/** Whether the claim says by a verb that something was done, which the record is only called by. */
const saysDone = ({ words, bare, explained }: Said, begun: readonly Role[] = []): boolean =>
  words.some(
    ({ form, lemma }, at) =>
      !begun.some(({ verbs }) => verbs.has(lemma)) &&
      (explained[at]?.part === 'name' || explained[at]?.part === 'type' || MADE.test(form)) &&
      form !== lemma &&
      (form !== 'took' || bare[at + 1] === 'place') &&
      /(?:ed|en|t|d|made|done|took)$/.test(bare[at]) &&
      (!isPlain(bare, at) || HAPPENED.test(form)),
  );

/**
 * Whether the claim says that something was done of which the record has no date and no doer.
 * @param told deeds of which it has the doer
 */
function isUndated(said: Said, told: readonly Role[]): boolean {
  return (
    saysDone(said, told) &&
    withOf(said).some(
      ({ name, quote, words: value }) =>
        name.some((word) => COMPLETING.test(word)) && truthOf(quote, value) === 'no',
    )
  );
}

/**
 * "The flight has landed in Lisbon" of `arrival: { city: Lisbon, actual: null }`: that something is named for a deed
 * does not say that it was done; a moment under that name does.
 */
export function areDeedsTold(said: Said): boolean {
  const used = [...said.used()];
  const dated = used.some(
    ({ values: [value] }) => value !== undefined && /^(?:date|datetime|time)$/.test(value.kind),
  );
  const planned = withOf(said).some(({ name }) => name.some((word) => SET_BEFOREHAND.has(word)));
  if (dated || !planned || said.predicates.length > 0) return true;
  const names = used.flatMap(({ name }) => name);
  return said.words.every(
    ({ form, lemma }, at) =>
      said.explained[at]?.part !== 'name' ||
      form === lemma ||
      !/(?:ed|en|t|d)$/.test(said.bare[at]!) ||
      !said.bare
        .slice(Math.max(0, at - 3), at)
        .some((word) => /^(?:was|were|been|has|have|had)$/.test(word)) ||
      names.some((name) => said.canSay(name, at)) ||
      used.some(({ name }) => roleOf(name)?.verbs.has(lemma)),
  );
}

/** A participle before a noun, not what is said of it. */
const isPlain = (bare: readonly string[], at: number): boolean =>
  !bare.slice(Math.max(0, at - 3), at).some((word) => /^(?:was|were|been|is|are|has|have|had)$/.test(word));

/** The fields of the record and those of the objects below it that the claim takes a field of. */
export function withOf(said: Said): readonly Field[] {
  const { own, inner } = said.focus;
  const objects = new Set([...said.used()].map(({ object }) => object));
  return [...own, ...inner.filter(({ object }) => objects.has(object))];
}
