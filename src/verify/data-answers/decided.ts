/** Who approved, signed or rejected what data is of: "It was approved by Lena Ott and Tom Reyes", "by two people". */
import type { Field } from '../record/record.ts';
import { countOf, type DataAnswer, fieldOf, fieldsOf, isSubject, nameOf, rowsOf } from './answer.ts';
import type { Subject } from './subject.ts';

const LISTS =
  /^(?:approvals?|reviews?|signatures?|sign ?offs?|votes?|decisions?|endorsements?|confirmations?|approvers?|reviewers?|signatories)$/;
const WHO =
  /^(?:by|doctor|physician|inspector|witness|name|user|approver|reviewer|person|signatory|member|who|approved by|signed by|reviewed by)$/;
const ROLE = /^(?:role|title|position|as|function|capacity)$/;
const DECISION =
  /^(?:confirmed|endorsed|reviewed|rejected|decision|status|state|verdict|vote|outcome|result|approved|signed|action)$/;
/** What may take a decision back, or makes it another's. */
const UNSAFE =
  /^(?:revoked|withdrawn|expired|valid|active|delegated|on behalf of|conditional|conditions?|superseded)/;

/** What a list of decisions is called by itself says of each of them. */
const IMPLIED: ReadonlyMap<string, RegExp> = new Map([
  ['approved', /^(?:approvals?|sign ?offs?)$/],
  ['signed', /^(?:signatures?|signatories)$/],
  ['endorsed', /^endorsements?$/],
  ['confirmed', /^confirmations?$/],
  ['reviewed', /^reviews?$/],
]);
const DECIDED: ReadonlyMap<string, RegExp> = new Map([
  ['approved', /^(?:approved?|yes|true|accepted|granted|signed off|ok)$/i],
  ['signed', /^(?:signed|yes|true)$/i],
  ['confirmed', /^(?:confirmed|yes|true)$/i],
  ['rejected', /^(?:rejected?|declined|denied|no|refused)$/i],
  ['declined', /^(?:declined|rejected?|denied|refused)$/i],
  ['endorsed', /^(?:endorsed|yes|true)$/i],
  ['reviewed', /^(?:reviewed|done|approved?|completed?)$/i],
]);

const DEEDS = 'confirmed|approved|signed off on|signed|rejected|declined|endorsed|reviewed';
const ACTIVE = new RegExp(
  `^(?:both )?(.{2,80}?) (?:has |have |had |both )*(${DEEDS}) ([^,;]{2,60}?)(?: as (?:the )?(\\p{Ll}[\\p{Ll} ]{2,30}))?$`,
  'iu',
);
const PASSIVE = new RegExp(
  `^(?:both )?([^,;]{2,60}?) (?:was|were|has been|have been) (${DEEDS.replace(' on', '')}) by (?:both )?(.{2,80})$`,
  'iu',
);
const SOMEBODY =
  /^(?:\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}|(?:the|its|his|her|their) \p{Ll}[\p{Ll} -]{2,30})$/iu;
const SEVERAL =
  /^(?:at least )?(\p{Ll}+|\d+) (?:different )?(?:people|persons|approvers|reviewers|signatories|colleagues|managers)$/iu;
/** What makes of a claim more than who decided. */
const OPEN = /\b(?:not|never|nobody|no|only|if|unless|or|but|who|which|that|yet|all|every|none)\b/i;

const NOT_YET =
  /^(.{2,60}?) (?:has|have) not (?:yet )?(approved|signed|reviewed|endorsed) ([^,;]{2,60}?)(?: yet| so far)?$/iu;
const PENDING =
  /^(?:pending|open|awaiting|waiting|outstanding|requested|not yet|false|no|todo|to do|in progress|unsigned)$/i;

/** "The CFO has not approved it yet" of a row that waits for the CFO. */
export function undecided(said: string, subject: Subject): DataAnswer | undefined {
  const [, who, , what] = NOT_YET.exec(said) ?? [];
  if (who === undefined || what === undefined || (!isSubject(what, subject) && !isRequest(what, subject)))
    return undefined;
  const rows = (rowsOf(subject, LISTS)?.rows ?? []).filter((row) => {
    const named = row.filter((field) => WHO.test(nameOf(field)) || ROLE.test(nameOf(field)));
    const bare = who.replace(/^(?:the|its|his|her|their) /i, '').toLowerCase();
    return named.some(({ quote }) => quote.toLowerCase() === bare);
  });
  const [only, ...others] = rows;
  const decision = only?.filter((field) => DECISION.test(nameOf(field))) ?? [];
  if (only === undefined || others.length > 0 || decision.length !== 1 || !PENDING.test(decision[0]!.quote))
    return undefined;
  return { cells: [only[0]!, decision[0]!], derivation: `${who}: ${decision[0]!.quote}` };
}

/** Who is said to have decided how on what the data is of. */
interface Decision {
  readonly who: string;
  readonly deed: string;
  readonly as: string | undefined;
}

function decisionIn(said: string, subject: Subject): Decision | undefined {
  if (OPEN.test(said)) return undefined;
  const passive = PASSIVE.exec(said);
  const active = passive === null ? ACTIVE.exec(said) : null;
  const [who, done, what] =
    passive === null ? [active?.[1], active?.[2], active?.[3]] : [passive[3], passive[2], passive[1]];
  if (who === undefined || done === undefined || what === undefined) return undefined;
  if (!isSubject(what, subject) && !isRequest(what, subject) && !isOwnField(what, subject)) return undefined;
  return { who, deed: /^signed off/i.test(done) ? 'approved' : done.toLowerCase(), as: active?.[4] };
}

/** That somebody decided of whom the data says otherwise: it names who did, and him for something else. */
export function decidedByAnother(said: string, subject: Subject): DataAnswer | undefined {
  const decision = decisionIn(said, subject);
  if (decision === undefined) return undefined;
  const rows = decisionsOf(subject, decision.deed);
  const deciders = rows.map(([one]) => one!.quote);
  const others = decision.who.split(/,? and |, /).filter((one) => /^\p{Lu}\p{L}*\.? \p{Lu}/u.test(one));
  const isNone = others.some(
    (one) => !deciders.some((name) => one.split(' ').some((word) => name.split(' ').includes(word))),
  );
  return deciders.length > 0 && isNone
    ? { cells: rows.flat(), derivation: `${decision.deed} by ${deciders.join(', ')}` }
    : undefined;
}

/** Whoever a claim has decide, each by a row or a field of the data. */
export function decided(said: string, subject: Subject): DataAnswer | undefined {
  const decision = decisionIn(said, subject);
  if (decision === undefined) return undefined;
  const { who, deed, as } = decision;
  const rows = decisionsOf(subject, deed);
  const many = SEVERAL.exec(who);
  if (many !== null) return bySeveral(rows, countOf(many[1]!), /^at least/i.test(who), deed);
  const people = who.split(/,? and |, /);
  if (people.length > MOST_PEOPLE || !people.every((one) => SOMEBODY.test(one))) return undefined;
  const cells = people.flatMap((one) => {
    const row = rows.filter((each) => isWho(each, one, as));
    return row.length === 1 ? [row[0]!] : [];
  });
  if (cells.length !== people.length || cells.length === 0) return undefined;
  return { cells: cells.flat(), derivation: `${deed} by ${cells.map(([name]) => name!.quote).join(', ')}` };
}

const MOST_PEOPLE = 4;

/** "The request" of data that has what was requested, and names nothing else so. */
const isRequest = (what: string, { label, objects }: Subject): boolean =>
  /^(?:the|this) (?:\p{Ll}+ )?request$/iu.test(what) &&
  (label === 'request' ||
    objects.some(({ labels }) => /^(?:requested|request|access request)$/.test(labels.join(' '))));

/** "The diagnosis" of data of a patient with a `diagnosis`. */
const isOwnField = (what: string, { objects }: Subject): boolean => {
  const [, noun] = /^(?:the|this) (\p{Ll}+)$/iu.exec(what) ?? [];
  return objects.some(({ id, own }) => id === '' && own.some((field) => nameOf(field) === noun));
};

/** The rows in which somebody did a deed: who, and the fields that show it. */
function decisionsOf(subject: Subject, deed: string): readonly (readonly Field[])[] {
  const list = rowsOf(subject, LISTS);
  const found = (list?.rows ?? []).flatMap((row) => {
    const who = fieldOf(row, WHO) ?? fieldOf(row, ROLE);
    const decision = row.filter((field) => DECISION.test(nameOf(field)));
    if (who === undefined || row.some((field) => mayBeNone(field) || isOfAnother(field, subject))) return [];
    const isDone =
      decision.length === 0
        ? (IMPLIED.get(deed)?.test(list!.labels.join(' ')) ?? false)
        : decision.every(({ quote }) => DECIDED.get(deed)?.test(quote) ?? false);
    const roles = row.filter((field) => ROLE.test(nameOf(field)) && field !== who);
    return isDone ? [[who, ...roles, ...decision]] : [];
  });
  return found.length > 0 || list !== undefined ? found : byField(subject, deed);
}

/** A field by which a decision is none, or none any more: one without its day is not made. */
const mayBeNone = (field: Field): boolean => UNSAFE.test(nameOf(field)) || isUnset(field);

const isUnset = ({ quote }: Field): boolean => /^(?:null|unset|none|n\/a|-|)$/i.test(quote.trim());

/** `request: R-9` of a decision beside the data of request R-1. */
const isOfAnother = (field: Field, { label, names }: Subject): boolean =>
  (/^(?:request|order|invoice|document|change|item|subject|for|version|revision)(?: (?:id|number|no))?$/.test(
    nameOf(field),
  ) ||
    nameOf(field) === label) &&
  !names.includes(field.quote);

/** `approver: Sofia Lind` of what is approved, `approved_by: Sofia Lind`. */
function byField(subject: Subject, deed: string): readonly (readonly Field[])[] {
  const fields = fieldsOf(subject).filter(({ object }) => object === '' || object === `/${subject.label}`);
  const by = fieldOf(fields, new RegExp(`^${deed} by$`));
  const role = deed === 'approved' ? fieldOf(fields, /^approver$/) : undefined;
  const state = fieldOf(fields, /^(?:status|state|decision)$/);
  if (
    state !== undefined &&
    /^(?:rejected|declined|revoked|withdrawn|cancelled|expired|draft|pending)$/i.test(state.quote)
  )
    return [];
  // What has no day yet, or is flagged as not so, was not decided.
  const own = new RegExp(`^(?:is )?${deed}(?: (?:at|on|date))?$|^not ${deed}$`);
  const flags = fields.filter((field) => own.test(nameOf(field)));
  if (flags.some((field) => isUnset(field) || /^(?:false|no)$/i.test(field.quote))) return [];
  if (by !== undefined && !isUnset(by)) return [[by]];
  return role !== undefined &&
    state !== undefined &&
    state.object === role.object &&
    /^approved$/i.test(state.quote)
    ? [[role, state]]
    : [];
}

const isWho = (fields: readonly Field[], said: string, as: string | undefined): boolean => {
  const bare = said.replace(/^(?:the|its|his|her|their) /i, '').toLowerCase();
  const roles = fields.filter((field) => ROLE.test(nameOf(field)));
  const isIt =
    fields[0]!.quote.toLowerCase() === bare || roles.some(({ quote }) => quote.toLowerCase() === bare);
  return isIt && (as === undefined || roles.some(({ quote }) => quote.toLowerCase() === as.toLowerCase()));
};

function bySeveral(
  rows: readonly (readonly Field[])[],
  many: number | undefined,
  least: boolean,
  deed: string,
): DataAnswer | undefined {
  const who = new Set(rows.map(([one]) => one!.quote));
  if (many === undefined || many < 2 || who.size !== rows.length) return undefined;
  if (least ? who.size < many : who.size !== many) return undefined;
  return { cells: rows.flat(), derivation: `${deed} by ${[...who].join(', ')}: ${who.size}` };
}
