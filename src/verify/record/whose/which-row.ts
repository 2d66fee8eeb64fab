/**
 * Whether a claim tells which of several rows, entries of a map or parts of a row it takes a field of, and in which
 * relation they stand to whom they are listed for: what somebody is allergic to he does not take.
 */
import { hasRowsBeside } from '../read/from-data.ts';
import { isHolderOf } from '../read/owned.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isNegative, STATE_NAME, stateOf, truthOf } from '../words/states.ts';

/** Whether nothing is said of one of several without telling of which, or in another relation than the record's. */
export const isOfToldRow = (said: Said): boolean =>
  ![
    isOfSomeEntry,
    isOfPartOfSomeRow,
    isCountOfWhole,
    isInOtherRelation,
    isHeldNoMore,
    isInRoleNoMore,
    isOnlyInvited,
    isDeniedLabel,
  ].some((fault) => fault(said));

const nameOf = ({ name }: Field): string => name.join(' ');

const namesOf = (fields: readonly Field[]): string => fields.map(nameOf).sort().join();

/** The fields of the focus itself that the claim takes. */
const ownUsed = (said: Said): readonly Field[] =>
  [...said.used()].filter((field) => said.focus.own.includes(field));

/** What an entry is called that tells how things are, whatever the one beside it tells. */
const CURRENT = /^(?:after|new|now|current|actual|latest|amount|total)$/;

/** "The role is admin" of `members: { u1: { role: admin }, u2: { role: viewer } }`: a map has entries as a list has rows. */
function isOfSomeEntry(said: Said): boolean {
  const { own, beside, labels } = said.focus;
  if (own.length < 2 || labels.some((label) => said.isNamed(label) || CURRENT.test(label))) return false;
  const names = namesOf(own);
  const alike = beside.filter((other) => namesOf(other) === names);
  const used = ownUsed(said);
  if (alike.length === 0 || used.length !== 1 || said.used().size > 1 || said.isKey(used[0]!)) return false;
  return alike.some((entry) =>
    entry.some((other) => nameOf(other) === nameOf(used[0]!) && other.quote !== used[0]!.quote),
  );
}

/** "The salary is 60,000 euros" by the offer to one of several applicants. */
function isOfPartOfSomeRow(said: Said): boolean {
  const { id, labels, document } = said.focus;
  const row = /^.*\/\d+(?=\/[^/\d][^/]*$)/.exec(id)?.[0];
  if (row === undefined || ownUsed(said).length === 0 || labels.some((label) => said.isNamed(label)))
    return false;
  if (ownUsed(said).some((field) => said.isKey(field))) return false;
  const told = [...said.used()].some(
    ({ object }) => object === row || (object.startsWith(`${row}/`) && object !== id),
  );
  return !told && hasRowsBeside(document, row);
}

const isCount = ({ values: [value] }: Field): boolean =>
  value?.kind === 'number' && value.form !== 'percent' && value.form !== 'ordinal';

/** "120 people were content" of `responses: 120, questions: [{ text: Content, yes: 78 }]`: the row counts for itself. */
function isCountOfWhole(said: Said): boolean {
  const { own, above, id } = said.focus;
  if (!/\/\d+$/.test(id)) return false;
  const used = [...said.used()];
  const whole = used.some((field) => above.includes(field) && isCount(field) && !said.isKey(field));
  const rows = ownUsed(said);
  return (
    whole &&
    rows.length > 0 &&
    rows.every(({ values }) => values.length === 0) &&
    own.some((field) => isCount(field) && !said.isKey(field))
  );
}

/** Lists of what somebody must not have, or has not: only a claim that says the relation takes their members. */
const ASIDE =
  /^(?:allerg(?:y|ies|ens?)|intolerances?|contraindications?|exclusions?|excluded|family|waitlist|wishlist|offers?|offered)$/;

/** "Ruth takes codeine" of `allergies: [{ substance: codeine }]`, "Pia earns 60,000" of what she was offered. */
const isInOtherRelation = (said: Said): boolean =>
  said.focus.above.length > 0 &&
  [...said.used()].some(({ path }) => path.some((word) => ASIDE.test(word) && !said.isNamed(word)));

/** Verbs of what somebody has or does still. */
const HOLDING = /^(?:take|use|have|hold|own|carry|wear|drive|rent|get|receive|be)$/;

/** "Ruth takes codeine" of a row of her medications that is discontinued. */
function isHeldNoMore(said: Said): boolean {
  const { own, above } = said.focus;
  const used = [...said.used()];
  const holder = used.find((field) => above.includes(field) && isHolderOf(field.path.slice(-1)));
  const thing = ownUsed(said).find((field) => said.isKey(field) && field.values[0]?.kind !== 'identifier');
  if (holder === undefined || thing === undefined) return false;
  const now = said.words.some(
    ({ lemma, form }) => HOLDING.test(lemma) && !/(?:ed|en|ook|ad|ove|ore|got|was|were)$/.test(form),
  );
  return now && own.some((field) => !used.includes(field) && isOver(field) && !isToldOf(said, field));
}

/** "Uma is the guarantor" of `guarantor: { name: Uma, status: released }`: who was in a role is not in it. */
function isInRoleNoMore(said: Said): boolean {
  if (!said.words.some(({ form }) => /^(?:is|are|'s)$/.test(form))) return false;
  return [...said.used()].some((field) => {
    const role = field.object.split('/').at(-1)!.replace(/_/g, ' ').toLowerCase();
    if (nameOf(field) !== role && !/^(?:full )?name$/.test(nameOf(field))) return false;
    if (!said.isNamed(role.split(' ').at(-1)!)) return false;
    return said.fields.some(
      (other) => other.object === field.object && isOver(other) && !isToldOf(said, other),
    );
  });
}

const INVITATION = /^(?:invitations?|invites?|offers?|nominations?|applications?)$/;
const TAKEN_UP = /^(?:accepted|approved|granted|confirmed|completed|redeemed|joined|hired)$/;

/** "Pia is an editor" of `invitation: { email: Pia, role: editor }` that nobody has accepted. */
function isOnlyInvited(said: Said): boolean {
  const { own, id } = said.focus;
  const kind = id
    .replace(/\/\d+$/, '')
    .split('/')
    .at(-1)!
    .toLowerCase()
    .split(/[_ -]/)
    .at(-1)!;
  if (!INVITATION.test(kind) || said.isNamed(kind) || !said.words.some(({ form }) => PRESENT.test(form)))
    return false;
  if (
    !ownUsed(said).some(
      (field) =>
        !said.isKey(field) && field.values.length === 0 && !STATE_NAME.test(nameOf(field)) && !isState(field),
    )
  )
    return false;
  return !own.some(
    ({ name, words, quote }) =>
      (STATE_NAME.test(name.join(' ')) && TAKEN_UP.test(words.join('_'))) ||
      (name.some((word) => TAKEN_UP.test(word)) && truthOf(quote, words) !== 'no'),
  );
}

/** `background_check: pending`, `references_checked: true`: how something stands is no role that one is invited to. */
const isState = ({ quote, words }: Field): boolean =>
  stateOf(words) !== undefined || truthOf(quote, words) !== undefined;

const PRESENT = /^(?:is|are|has|have|can|may)$/;

/** Names of what a row is a condition, a check or a kind of. */
const LABEL = /^(?:type|kind|condition|check|criterion|requirement|feature|step|phase|name)$/;

/** What came of a check, where it is good. */
const GOOD =
  /^(?:clear(?:ed)?|pass(?:ed)?|ok|success(?:ful)?|succeeded|verified|valid|approved|accepted|completed?|done|met|yes|true|good|confirmed|finished)$/;

/** Whether a field says that what its row is called is not so, or not known to be. */
const isAgainst = (field: Field): boolean =>
  (/^(?:result|outcome|verdict|conclusion)$/.test(nameOf(field)) && !GOOD.test(field.words.join(' '))) ||
  (/^(?:status|state|value|met|passed|ok|satisfied|fulfilled|enabled|active)$/.test(nameOf(field)) &&
    (truthOf(field.quote, field.words) === 'no' || /^unknown$/i.test(field.quote)));

/**
 * "It is progressing" of a row `{ type: Progressing, status: False }`, "the address was verified" of one of `checks`,
 * `{ type: address, result: unidentified }`: what the row is called is not said to be so.
 */
export function isDeniedLabel(said: Said): boolean {
  const used = ownUsed(said);
  if (said.predicates.length > 0 || used.length === 0 || !/\/\d+$/.test(said.focus.id)) return false;
  // "Test coverage is 81%" gives what stands above, not the row.
  if (
    [...said.used()].some((field) => !used.includes(field) && field.values.length > 0 && !said.isKey(field))
  )
    return false;
  return (
    used.every((field) => LABEL.test(nameOf(field))) &&
    said.focus.own.some((field) => !used.includes(field) && isAgainst(field) && !isToldOf(said, field))
  );
}

const isToldOf = (said: Said, { words }: Field): boolean => words.some((word) => said.isNamed(word));

/** Whether a field says that what its row is of is no more, or not yet. */
const isOver = ({ name, words, quote }: Field): boolean =>
  (STATE_NAME.test(name.join(' ')) && isNegative(words)) ||
  (name.filter((word) => word !== 'is').join(' ') === 'active' && truthOf(quote, words) === 'no') ||
  (truthOf(quote, words) === 'yes' && name.length < 3 && isNegative(name.filter((word) => word !== 'is')));
