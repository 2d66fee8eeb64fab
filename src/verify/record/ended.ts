/**
 * What a record tells of something that goes on no more, or not as it was to: "Ruth takes codeine" of a prescription that is
 * stopped, "the lease runs until 2026" of one terminated in 2025, "the booking is for 3 May" of one rescheduled to the tenth.
 */

import { wordSet } from '../../text/word-set.ts';
import type { Field } from './record.ts';
import type { Said } from './said.ts';
import { isDate } from './whose/done.ts';
import { compareMoments, momentOf } from './words/moment.ts';
import { isNegative, STATE_NAME, truthOf } from './words/states.ts';

/** Whether the claim says that something goes on, or until when, where its record tells that it ended or was moved. */
export const isEnded = (said: Said): boolean =>
  goesOnNoMore(said) ||
  isNotReached(said) ||
  isYetToLeave(said) ||
  isNoLongerThere(said) ||
  isCutShort(said) ||
  isMoved(said) ||
  isUndone(said);

/** The fields of the objects that the claim takes fields of. */
function besideUsed(said: Said): readonly Field[] {
  const objects = new Set([...said.used()].map(({ object }) => object));
  return said.fields.filter(({ object }) => objects.has(object));
}

/** Verbs of what goes on for as long as the record stands: a cancelled order still has items, and still costs as much. */
const GOING_ON = wordSet(
  'take use carry wear drive rent offer cover work live employ study attend play serve subscribe pay belong receive get',
);
/** Participles of what somebody is for as long. */
const HELD = wordSet(
  'enrolled employed insured covered licensed subscribed registered prescribed certified entitled offered used ' +
    'rented leased authorised authorized included stationed posted valid active available',
);

/** Flags without which what somebody has of a kind is begun and not had. */
const REACHED = /^(?:completed|obtained|awarded|passed|granted|issued|finished|conferred)$/;

/** "She has a degree in law" of `{ degree: law, completed: false }`. */
function isNotReached(said: Said): boolean {
  if (!said.words.some(({ form }) => /^(?:has|have|holds?|earned|got|completed)$/.test(form))) return false;
  if (said.predicates.some(({ holds }) => !holds)) return false;
  return besideUsed(said).some(
    (field) =>
      REACHED.test(field.name.filter((word) => !/^(?:is|was|not)$/.test(word)).join(' ')) &&
      truthOf(field.quote, field.words) === 'no' &&
      !said.used().has(field),
  );
}

/** What is to be by a booking, and states in which it has not been yet. */
const LEAVING =
  /^(?:check(?:ed)? ?out|departure|departs|return|returns|leave|leaves|end|ends)(?: (?:on|at|date|time))?$/;
const STILL_THERE = wordSet(
  'in_house checked_in staying ongoing active current running in_progress on_site present out on_loan',
);

/** "The guest checked out on 5 May" of `check_out: 5 May, status: in house`. */
const isYetToLeave = (said: Said): boolean =>
  said.words.some(({ form }) => /^(?:checked|left|departed|returned|ended|was|were|has|had)$/.test(form)) &&
  [...said.used()].some((field) => isDate(field) && LEAVING.test(field.name.join(' '))) &&
  besideUsed(said).some(
    ({ name, words }) => STATE_NAME.test(name.join(' ')) && STILL_THERE.has(words.join('_')),
  );

/** "Joan is a member" of `members: [{ name: Joan, status: lapsed }]`. */
function goesOnNoMore(said: Said): boolean {
  if (!saysGoingOn(said)) return false;
  const used = said.used();
  return besideUsed(said).some((field) => !used.has(field) && isOver(field) && !isTold(said, field));
}

/** What is there for a time, and how it is told to be over. */
const PASSING =
  /(?:^|[ _/])(?:incidents?|outages?|alerts?|alarms?|issues?|faults?|strikes?|maintenance|disruptions?|problems?|warnings?|closures?|downtimes?|emergenc(?:y|ies)|investigations?|disputes?|recalls?|delays?)(?:$|[ _/])/iu;
const PASSED =
  /^(?:is |was )?(?:resolved|closed|ended|finished|fixed|over|cleared|recovered|lifted|mitigated|end)(?: (?:at|on|time|date))?$/;
const PAST_STATE = wordSet(
  'resolved closed ended finished fixed over cleared recovered lifted mitigated inactive',
);

/** "There is an outage" of `incident: { title: outage, resolved: true }`. */
function isNoLongerThere(said: Said): boolean {
  if (said.bare[0] !== 'there' || !/^(?:is|are)$/.test(said.bare[1] ?? '')) return false;
  const used = [...said.used()];
  if (!used.some(({ path, quote, name }) => PASSING.test([...path, ...name, quote].join(' ')))) return false;
  return besideUsed(said).some(
    (field) =>
      !said.used().has(field) &&
      !isTold(said, field) &&
      (STATE_NAME.test(field.name.join(' '))
        ? PAST_STATE.has(field.words.join('_'))
        : isOff(field) || hasPassed(field)),
  );
}

const hasPassed = ({ name, quote, words, values }: Field): boolean =>
  PASSED.test(name.join(' ')) && (truthOf(quote, words) === 'yes' || isDay(values));

/** "Active: no": it is not on. */
const isOff = ({ name, quote, words }: Field): boolean =>
  /^(?:is )?(?:active|ongoing|current|open|live|in force)$/.test(name.join(' ')) &&
  truthOf(quote, words) === 'no';

/** Whether a claim says what is so now: "takes", "is prescribed", "is a member". */
function saysGoingOn(said: Said): boolean {
  const { words, bare, focus } = said;
  return words.some(({ form, lemma }, at) => {
    const before = bare[at - 1] ?? '';
    const employed = lemma === 'work' && /^(?:in|for|at|as)$/.test(bare[at + 1] ?? '');
    if (
      (GOING_ON.has(lemma) || employed) &&
      (form === `${lemma}s` || (form === lemma && !/^(?:to|not|did|will|the|an?)$/.test(before)))
    )
      return at > 0;
    if (!/^(?:is|are)$/.test(form)) return false;
    const next = bare
      .slice(at + 1, at + MOST_BETWEEN)
      .filter((word) => !/^(?:an?|the|still|currently|now|also)$/.test(word));
    if (HELD.has(next[0] ?? '')) return true;
    return /^an?$/.test(bare[at + 1] ?? '') && focus.labels.some((label) => said.canSay(label, at + 2));
  });
}

const MOST_BETWEEN = 4;

/** Whether a field says that what its record is of is no more, or not yet: a state, a flag or the day when it ended. */
function isOver({ name, words, quote, values }: Field): boolean {
  if (STATE_NAME.test(name.join(' '))) return isNegative(words) || words.join('_') === 'left';
  const bare = name.filter((word) => !/^(?:is|was|at|on|date|time|early)$/.test(word));
  if (bare.join(' ') === 'active') return truthOf(quote, words) === 'no';
  return (
    bare.length === 1 &&
    (isNegative(bare) || bare[0] === 'left') &&
    (truthOf(quote, words) === 'yes' || isDay(values))
  );
}

const isDay = ([value]: Field['values']): boolean => value?.kind === 'date' || value?.kind === 'datetime';

const isTold = (said: Said, { words, name }: Field): boolean =>
  words.some((word) => said.isNamed(word)) ||
  name.some((word) => isNegative([word]) && said.bare.includes(word));

/** Names of the day up to which something was to last. */
const TERM =
  /^(?:end|ends|until|till|to|expires|expiry|expiration|valid (?:until|till|to|through)|renews|due)(?: (?:on|at|date))?$|^(?:end|expiry|expiration|renewal|due) date$/;
/** What ends something before its time. */
const CUT =
  /^(?:terminated|cancelled|canceled|revoked|withdrawn|rescinded|annulled|voided|ended|closed|surrendered)$/;
/** States in which a term runs no more; what is cancelled may still run to its end. */
const DEAD = wordSet('terminated revoked withdrawn rescinded annulled voided void');
const CONTINUING = /^(?:runs?|lasts?|valid|stays?|remains?|holds|continues?)$/;

/** "The contract runs until 31 December 2026" of one that was terminated on 28 February 2025. */
function isCutShort(said: Said): boolean {
  const term = [...said.used()].find((field) => isDate(field) && TERM.test(field.name.join(' ')));
  if (term === undefined || said.bare.some((word) => BEFORE.test(word))) return false;
  const end = momentOf(term);
  return besideUsed(said).some((field) => {
    if (field === term || said.used().has(field) || isTold(said, field)) return false;
    if (STATE_NAME.test(field.name.join(' ')))
      return DEAD.has(field.words.join('_')) && said.bare.some((word) => CONTINUING.test(word));
    const at = momentOf(field);
    if (!field.name.some((word) => CUT.test(word)) || at === undefined || end === undefined) return false;
    // A subscription that is cancelled runs to the end of what was paid.
    if (field.name.some((word) => /^cancel/.test(word)) && isPaidAhead(said)) return false;
    return (compareMoments(at, end) ?? 0) < 0;
  });
}

const isPaidAhead = ({ focus }: Said): boolean =>
  [...focus.labels, ...focus.own.flatMap(({ name }) => name)].some((word) =>
    /^(?:subscription|membership|plan|trial)s?$/.test(word),
  );

/** What tells of how something was, or was to be at first. */
const BEFORE = /^(?:was|were|had|originally|initially|first|previously|formerly|planned|scheduled)$/;
/** Beginnings of names that give what another field of the record was changed to. */
const MOVED =
  /^(?:rescheduled|moved|postponed|deferred|adjourned|extended|changed|delayed|brought forward|shifted|rebooked|prolonged)(?: (?:to|until|till|date|on|for))?(?: date)?$/;
/** Days and times of what is to be; the day of a deed stays what it is. */
const MOVABLE =
  /^(?:(?:booking|meeting|event|appointment|delivery|visit|start|end|due|departure|arrival|launch|release|exam|hearing|interview) )?(?:date|day|time|on|at|start|end|due|until|deadline|slot|when|departure|arrival|expires|expiry)$|^(?:due|valid until|starts|ends|scheduled|scheduled (?:at|on|for))$/;

/** "The booking is for 3 May" of `date: 3 May, rescheduled_to: 10 May`. */
function isMoved(said: Said): boolean {
  const used = [...said.used()].filter((field) => isDate(field) && MOVABLE.test(field.name.join(' ')));
  if (
    used.length === 0 ||
    said.bare.some((word) => /^(?:originally|initially|first|previously|formerly)$/.test(word))
  )
    return false;
  return besideUsed(said).some(
    (field) =>
      MOVED.test(field.name.join(' ')) &&
      !said.used().has(field) &&
      isDate(field) &&
      used.some((one) => one.object === field.object && one.quote !== field.quote),
  );
}

/** What undoes a deed, by the deed; others are undone by what begins with "un". */
const UNDOING: ReadonlyMap<string, RegExp> = new Map([
  ['closed', /^(?:re-?opened|opened)$/],
  ['resolved', /^re-?opened$/],
  ['completed', /^re-?opened$/],
  ['suspended', /^(?:reinstated|restored|re-?activated|resumed|lifted)$/],
  ['blocked', /^(?:released|restored|re-?activated|cleared)$/],
  ['disabled', /^(?:re-?enabled|enabled|restored)$/],
  ['enabled', /^disabled$/],
  ['activated', /^(?:de-?activated|disabled)$/],
  ['deactivated', /^(?:re-?activated|activated|restored)$/],
  ['paused', /^resumed$/],
  ['expired', /^renewed$/],
  ['deleted', /^(?:restored|recovered)$/],
  ['archived', /^restored$/],
  ['cancelled', /^(?:reinstated|restored)$/],
  ['canceled', /^(?:reinstated|restored)$/],
  ['granted', /^(?:revoked|withdrawn)$/],
  ['assigned', /^(?:unassigned|reassigned)$/],
]);

/** "The user is locked" of `locked: 5 March, unlocked: 6 March`: what was undone after it was done is so no more. */
function isUndone(said: Said): boolean {
  const now = said.bare.findIndex((word) => /^(?:is|are)$/.test(word));
  if (now < 0 || said.words.some(({ value }) => value >= 0 && isMomentOf(said, value))) return false;
  return [...said.used()].some((field) => {
    const deed = field.name[0] ?? '';
    if (!isDate(field) || !said.bare.slice(now).includes(deed)) return false;
    const done = momentOf(field);
    return besideUsed(said).some((other) => {
      const back = other.name[0] ?? '';
      const undone = momentOf(other);
      if (!(back === `un${deed}` || UNDOING.get(deed)?.test(back)) || !isDate(other)) return false;
      return done === undefined || undone === undefined || (compareMoments(done, undone) ?? -1) <= 0;
    });
  });
}

const isMomentOf = ({ reading: { values } }: Said, value: number): boolean =>
  /^(?:date|datetime)$/.test(values[value]!.kind);
