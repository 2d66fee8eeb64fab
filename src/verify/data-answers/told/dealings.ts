/**
 * Who pays, who was paid, who stands in a role, and what was changed to what, by the fields that say so: "Ms. Tamm has paid £100
 * towards invoice VI-4409" of `client` and `paid`, "Nordfjell AS bears the cost of Margit Sorensen's stay" of `payer`.
 */
import type { Field } from '../../record/record.ts';
import { type DataAnswer, type Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { adjunctsOf } from './adjuncts.ts';
import { currencyOf, hasAmount, isAmount, sizeIn, valueIn } from './amounts.ts';
import { holderOf, refer } from './refer.ts';
import { plain, type Thing, thingsOf } from './things.ts';

/** An answer by fields, each told once. */
export const shown = (cells: readonly Field[]): DataAnswer => ({
  cells: [...new Set(cells)],
  derivation: [...new Set(cells)].map((field) => `${nameOf(field)} ${field.quote}`).join(', '),
});

const called = (thing: Thing, is: RegExp): readonly Field[] =>
  thing.focus.own.filter((field) => is.test(nameOf(field)));

const PAID =
  /^(.+?) (?:has |have )?(?:already |so far )?paid (.+?) (?:towards|toward|on|against|of) (.+?)(?: so far)?$/;

/** "Ms. Tamm has paid £100 towards invoice VI-4409": what was paid by whom the bill is to. */
export const paidTowards: Form = (said, subject) => {
  const [, who, amount, what] = PAID.exec(said) ?? [];
  const value = amount === undefined ? undefined : valueIn(amount);
  const found = value === undefined ? undefined : refer(what!, subject);
  if (found === undefined || value === undefined) return undefined;
  const holder = holderOf(found.thing, who!);
  const paid = called(found.thing, /^(?:amount )?paid(?: so far| to date| amount)?$/);
  if (holder === undefined || paid.length !== 1 || !hasAmount(paid[0]!, value, found.thing.focus))
    return undefined;
  if (called(found.thing, /^(?:payer|paid by)$/).length > 0) return undefined;
  return shown([...found.cells, ...holder, paid[0]!]);
};

const RECEIVED =
  /^(.+?) (?:has |have )?(?:already )?(?:had|received|got|been paid|was paid) (?:an? |the )?(?:(\p{Ll}+) (?:payment )?(?:of )?)?((?:[€£$]|[A-Z]{3} )?\d.*?)(?: (?:from|on|under|for|out of) (.+))?$/u;
const SETTLED = /^(?:settled|paid|completed?|executed|cleared)$/;

/** "Wanda Sikorska has already had an interim €1,500 from the claim": a payment to her that is made. */
export const wasPaid: Form = (said, subject) => {
  const [, who, kind, amount, what] = RECEIVED.exec(said) ?? [];
  const value = amount === undefined ? undefined : valueIn(amount);
  const scope = what === undefined ? undefined : refer(what, subject);
  if (value === undefined || (what !== undefined && scope === undefined)) return undefined;
  const made = thingsOf(subject).flatMap((thing): readonly (readonly Field[])[] => {
    if (!/^(?:payments?|refunds?|payouts?|transfers?|disbursements?)$/.test(thing.focus.labels.join(' ')))
      return [];
    const [to] = called(thing, /^(?:to|recipient|payee)$/);
    const [sum] = called(thing, /^(?:amount|sum|total)$/);
    const [state] = called(thing, /^(?:status|state)$/);
    const [sort] = called(thing, /^(?:kind|type)$/);
    if (to?.quote !== who || sum === undefined || state === undefined || !SETTLED.test(state.quote))
      return [];
    if (!hasAmount(sum, value, thing.focus) || (kind !== undefined && sort?.quote !== kind)) return [];
    if (scope !== undefined && !thing.focus.id.startsWith(`${scope.thing.focus.id}/`)) return [];
    return [[to, sum, state, ...(kind === undefined ? [] : [sort!])]];
  });
  return made.length === 1 ? shown([...(scope?.cells ?? []), ...made[0]!]) : undefined;
};

const BEARS =
  /^(.+?) (?:bears|covers|meets|carries|pays(?: for)?|is paying(?: for)?) (?:the )?(?:costs? (?:of|for) )?(.+)$/;
const BORNE =
  /^(.+?) (?:is|are|was|were|has been|will be) (?:borne|covered|paid(?: for)?|met) by (.+?)(?: up to (.+?) (?:an?|per|each) (.+))?$/;
const PAYER = /^(?:payer|paid by|borne by|cost bearer|billed to|charged to)$/;

/** "Return postage is borne by Fjeldmed AS up to 99 Norwegian kroner a parcel." */
export const pays: Form = (said, subject) => {
  const passive = BORNE.exec(said);
  const [, one, other] = passive ?? BEARS.exec(said) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [who, what] = passive === null ? [one, other] : [other, one];
  const found = refer(what.replace(/\bstay$/, 'booking'), subject);
  const payers = found === undefined ? [] : called(found.thing, PAYER);
  if (found === undefined || payers.length !== 1 || payers[0]!.quote !== who.replace(/^the /, ''))
    return undefined;
  if (passive?.[3] === undefined) return shown([...found.cells, ...payers]);
  const limit = called(found.thing, /^(?:limit|cap|up to|max|maximum|max amount)$/);
  const basis = called(found.thing, /^(?:basis|per|unit)$/);
  const value = valueIn(passive[3]);
  if (limit.length !== 1 || basis.length !== 1 || value === undefined) return undefined;
  const isPer = plain(basis[0]!.quote).replace(/^per /, '') === passive[4];
  return isPer && hasAmount(limit[0]!, value, found.thing.focus)
    ? shown([...found.cells, ...payers, ...limit, ...basis])
    : undefined;
};

const CHANGED =
  /^(?:The )?(.+?)(?: (?:figure|value|reading|entry|number|field))?(?: (?:in|of|on|for) (.+?))? (?:was|has been) (?:amended|changed|corrected|updated|revised) (from .+? to .+)$/;

/** "The platelet figure in HEM1 was amended from 61 to 161 at 15:10 on 2 April 2025." */
export const changedTo: Form = (said, subject) => {
  const [, name, where, how] = CHANGED.exec(said) ?? [];
  if (name === undefined || how === undefined) return undefined;
  const things = [...thingsOf(subject)];
  const found = things.flatMap((thing): readonly (readonly Field[])[] => {
    const [field, old, now] = [
      /^field$/,
      /^(?:old|previous|before)(?: value)?$/,
      /^(?:new|after)(?: value)?$/,
    ].map((is) => called(thing, is)[0]);
    if (field === undefined || old === undefined || now === undefined) return [];
    if (plain(field.quote).replace(/s$/, '') !== name.replace(/s$/, '')) return [];
    const at = thing.focus.own.find(({ quote }) => quote === where);
    if (where !== undefined && at === undefined && refer(where, subject)?.thing.focus.id !== '') return [];
    const days = called(thing, /^(?:at|on|date|when)$/);
    const told = days.map((day) => ({ field: day, how: 'done', by: 'day' }) as const);
    const added = adjunctsOf(how, 'changed', thing, told);
    return added === undefined ? [] : [[field, ...(at === undefined ? [] : [at]), ...added]];
  });
  return found.length === 1 ? shown(found[0]!) : undefined;
};

const LISTED =
  /^(.+?) is (?:entered|named|listed|recorded|given|registered|shown|noted) as (?:the |an? )?(\p{Ll}[\p{Ll} ]*?)(?: (?:of|for|on) (.+))?$/u;
const HELD = /^(.+?) is (held|owned|led|headed|insured|guaranteed|sponsored|hosted) by (.+)$/;
const HOLDS = /^(.+?) (holds|owns|leads|heads|insures|guarantees|sponsors|hosts) (.+)$/;
const ROLES: ReadonlyMap<string, RegExp> = new Map([
  ['h(?:eld|olds)', /^holder$/],
  ['own(?:ed|s)', /^owner$/],
  ['le(?:d|ads)', /^(?:lead|leader)$/],
  ['head(?:ed|s)', /^head$/],
  ['insure[ds]', /^insurer$/],
  ['guarantee[ds]', /^guarantor$/],
  ['sponsor(?:ed|s)', /^sponsor$/],
  ['host(?:ed|s)', /^host$/],
]);

/** "Noa Feld is entered as escort", "ticket RP-3310-B is held by Noor Haddad". */
export const standsAs: Form = (said, subject) => {
  const [, who, role, where] = LISTED.exec(said) ?? [];
  if (who !== undefined && role !== undefined) {
    const at = refer(where ?? `the ${subject.label}`, subject);
    const field = at && called(at.thing, new RegExp(`^${role}$`));
    return field?.length === 1 && field[0]!.quote === who ? shown([...at!.cells, field[0]!]) : undefined;
  }
  const passive = HELD.exec(said);
  const [, first, verb, last] = passive ?? HOLDS.exec(said) ?? [];
  if (first === undefined || verb === undefined || last === undefined) return undefined;
  const [what, whose] = passive === null ? [last, first] : [first, last];
  const is = [...ROLES].find(([form]) => new RegExp(`^${form}$`).test(verb))?.[1];
  const found = refer(what, subject);
  const field = found && is && called(found.thing, is);
  return field?.length === 1 && field[0]!.quote === whose ? shown([...found!.cells, field[0]!]) : undefined;
};

const BOUND =
  /^(?:(?:the )?use of )?(.+?) (?:is subject to|requires|needs|has|carries|comes with) an? (minimum|maximum) (.+?) of (.+)$/i;

/** "Use of BULB5 is subject to a minimum spend of 20 euros": `min_spend_eur: 20`. */
export const boundedBy: Form = (said, subject) => {
  const [, what, edge, name, amount] = BOUND.exec(said) ?? [];
  const value = amount === undefined ? undefined : valueIn(amount);
  const found = value === undefined ? undefined : refer(what!, subject);
  if (found === undefined || value === undefined) return undefined;
  const short = edge === 'minimum' ? 'min' : 'max';
  const field = called(found.thing, new RegExp(`^(?:${edge}|${short})(?:imum)? ${name}$`));
  const isSo =
    field.length === 1 &&
    isAmount(value, sizeIn(field[0]!) ?? Number.NaN, currencyOf(field[0]!, found.thing.focus));
  return isSo ? shown([...found.cells, ...field]) : undefined;
};

const LAST =
  /^The last (.+?) (?:to|of|for|by) (.+?) (?:was|took place|dates from)(?: (?:made|taken|given|issued|done))?(?: (?:on|in))? (.+)$/;
const SINCE = /^(.+?) has been an? (\p{Ll}+) since (.+)$/u;

/** "The last seat loan to Hollin Textiles was made on 8 February 2024", "the holder of PL-77 has been a member since 2021". */
export const datedSo: Form = (said, subject) => {
  const [, name, who, day] = LAST.exec(said) ?? [];
  if (name !== undefined)
    return dated(subject, who!, new RegExp(`^last (?:${name}|${name.split(' ').at(-1)})$`), day!);
  const [, holder, kind, since] = SINCE.exec(said) ?? [];
  return holder === undefined
    ? undefined
    : dated(subject, holder.replace(/^the holder of /i, ''), new RegExp(`^${kind} since$`), since!);
};

function dated(subject: Subject, who: string, is: RegExp, day: string): DataAnswer | undefined {
  const root = thingsOf(subject).find(({ focus }) => focus.id === '');
  if (root === undefined) return undefined;
  const found = refer(who, subject);
  const cells = found?.thing === root ? found.cells : holderOf(root, who);
  const field = called(root, is);
  if (cells === undefined || field.length !== 1) return undefined;
  const told = { field: field[0]!, how: 'done', by: 'day' } as const;
  const at = adjunctsOf(`on ${day}`, '', root, [told]);
  return at && at.length > 0 ? shown([...cells, ...at]) : undefined;
}

const TO_DO =
  /^(.+?) is to (keep|retain|lose|remove|get|receive) the (.+?) (role|access|licence|license|seat)(?: (?:in|on|for) (.+))?$/;
const DECIDED: ReadonlyMap<string, RegExp> = new Map([
  ['keep', /^(?:keep|retain)$/],
  ['retain', /^(?:keep|retain)$/],
  ['lose', /^(?:remove|revoke|withdraw)$/],
  ['get', /^(?:grant|add)$/],
  ['receive', /^(?:grant|add)$/],
]);

/** "v.ostrow is to keep the approver role in Ledgerline": `{ user, role: approver, decision: keep }`. */
export const decidedTo: Form = (said, subject) => {
  const [, who, verb, what, kind, where] = TO_DO.exec(said) ?? [];
  const is = verb === undefined ? undefined : DECIDED.get(verb);
  if (is === undefined) return undefined;
  const rows = thingsOf(subject).filter(({ focus }) =>
    focus.own.some((field) => /^(?:user|name|member|person)$/.test(nameOf(field)) && field.quote === who),
  );
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) return undefined;
  const [held] = called(row, new RegExp(`^${kind}$`));
  const [decision] = called(row, /^(?:decision|action|verdict)$/);
  const place = where === undefined ? [] : row.focus.above.filter(({ quote }) => quote === where);
  if (held?.quote !== what || decision === undefined || !is.test(decision.quote)) return undefined;
  return where !== undefined && place.length === 0 ? undefined : shown([held!, decision, ...place]);
};
