/** Who is who in a record: "The requester and the approver are different people", "The requester is on the finance team." */
import type { Scene, Shown } from '../asked.ts';
import { type Fact, factsOf } from '../facts.ts';

const TWO =
  /^The (\p{Ll}+) and the (\p{Ll}+) are (different people|not the same person|two different people|the same person|one and the same(?: person)?)$/u;
const NOT_BY =
  /^(?:The|This) \p{Ll}+(?: \p{Ll}+)? was (not )?(\p{L}+(?:ed|en|t)) by (?:the (?:same )?person who|whoever|the one who) (?:had |has )?(\p{L}+(?:ed|en|t|de)) (?:it|the \p{Ll}+)$/u;
const BY_OTHER =
  /^(?:The|This) \p{Ll}+(?: \p{Ll}+)? was (\p{L}+(?:ed|en|t)) by (?:someone|somebody|a person|a colleague) other than (?:its|the) (\p{Ll}+)$/u;
const IN_TEAM =
  /^(?:The )?(.{2,40}?) (?:is|works) (?:a member of |part of |on |in )(?:the )?(.{2,30}?) (team|department|group|division|unit)$/u;
/** The deed by which a role is told. */
const DEEDS: ReadonlyMap<string, string> = new Map(
  'requester:requested approver:approved author:written author:created creator:created reviewer:reviewed submitter:submitted sender:sent seller:sold buyer:bought signatory:signed reporter:reported assignee:assigned owner:owned inspector:inspected payer:paid recipient:received applicant:applied made:requested made:created made:submitted'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const MADE_BY = /^(?:requested|created|submitted|made|filed|raised)$/;

/** Where both are named that are one person or two, as a statement says; undefined for another. */
export function whoIsWho(said: string, { documents }: Scene): Shown | undefined {
  const [, one, other, how] = TWO.exec(said) ?? [];
  const [, not, deed, made] = one === undefined ? (NOT_BY.exec(said) ?? []) : [];
  const [, done, role] = BY_OTHER.exec(said) ?? [];
  const facts = factsOf(documents);
  const [a, b] =
    done !== undefined
      ? [doneBy(done, facts), inRole(role!, facts)]
      : one !== undefined
        ? [inRole(one, facts), inRole(other!, facts)]
        : deed === undefined
          ? []
          : [doneBy(deed, facts), doneBy(made!, facts)];
  if (a === undefined || b === undefined || a === b || a.document !== b.document) return undefined;
  const isOne = a.field.quote.toLowerCase() === b.field.quote.toLowerCase();
  const isSaidOne =
    one === undefined ? deed !== undefined && not === undefined : /^(?:the same|one and)/.test(how!);
  // One who is written in two ways may be one all the same.
  if (!isOne && a.field.words.some((word) => word.length > 1 && b.field.words.includes(word)))
    return undefined;
  return isOne === isSaidOne
    ? { places: [a, b], told: `${a.name}: ${a.field.quote}, ${b.name}: ${b.field.quote}` }
    : undefined;
}

/** The one person who stands in a role: under its name, or as the doer of its deed. */
function inRole(role: string, facts: readonly Fact[]): Fact | undefined {
  const own = facts.filter(
    ({ name, field }) =>
      name === role ||
      name === `${role} name` ||
      (/^(?:name|id|user)$/.test(name) && field.path.at(-1) === role),
  );
  if (own.length > 0) return own.length === 1 ? own[0] : undefined;
  const deed = DEEDS.get(role);
  return deed === undefined ? undefined : doneBy(deed, facts);
}

function doneBy(deed: string, facts: readonly Fact[]): Fact | undefined {
  const found = facts.filter(
    ({ name }) =>
      name === `${deed} by` || (deed === 'made' && name.endsWith(' by') && MADE_BY.test(name.slice(0, -3))),
  );
  return found.length === 1 && !/^(?:null|none|unset|)$/i.test(found[0]!.field.quote) ? found[0] : undefined;
}

/** Where the team of somebody stands. */
export function inTeam(said: string, { documents }: Scene): Shown | undefined {
  const [, who, team, kind] = IN_TEAM.exec(said) ?? [];
  if (who === undefined || team === undefined || /\b(?:not|no|and|or)\b/.test(said)) return undefined;
  const own = factsOf(documents).filter(
    ({ name }) => name === kind || (kind === 'team' && name === 'department'),
  );
  const found = own.filter((fact) => isHis(who, fact, documents));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const named = only.field.quote.toLowerCase().replace(/ (?:team|department|group)$/, '');
  return named === team.toLowerCase()
    ? { places: [only], told: `${only.name}: ${only.field.quote}` }
    : undefined;
}

/** Whether a field is of whom a statement names: by what its object is called, or by a name beside it. */
function isHis(who: string, { field, document }: Fact, documents: Scene['documents']): boolean {
  const said = who.toLowerCase();
  if (field.path.at(-1) === said) return true;
  return factsOf(documents).some(
    (other) =>
      other.document === document &&
      other.field.object === field.object &&
      /^(?:name|user|username|employee|member|full name|person)$/.test(other.name) &&
      (other.field.quote.toLowerCase() === said ||
        other.field.quote.toLowerCase().split(' ')[0] === said ||
        other.name === said),
  );
}
