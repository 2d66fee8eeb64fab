/** What somebody may do, by records of rights: `access: { prod-db: read }`, `roles: [viewer]`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { QUALIFYING } from '../words/senses.ts';
import { STATE_NAME, truthOf } from '../words/states.ts';

const RIGHTS = /^(?:access|permissions?|rights?|privileges?|grants?|acl|entitlements?)$/;

/** Levels of access, by the verbs of what may be done with them. */
const LEVELS = new Set(
  'read write edit view execute delete admin administer manage deploy approve comment create update list use owner full'.split(
    ' ',
  ),
);
const NO_LEVEL = /^(?:none|no|null|false|denied|\[\])$/i;

/** Whether a field says of something what may be done with it. */
export const isRight = ({ name, path }: Field): boolean =>
  RIGHTS.test(path.at(-1) ?? '') && name.length > 0 && !name.some((word) => RIGHTS.test(word));

const isLevel = ({ words }: Field): boolean => words.length > 0 && words.every((word) => LEVELS.has(word));

/** Accounts for what the claim says of access and of roles. */
export function deriveAccess(said: Said): void {
  accessTo(said);
  notOfRole(said);
}

/** "Can write to staging-db", "has read access to prod-db", "has no access to the vault". */
function accessTo(said: Said): void {
  if (said.fields.some(isAgainst)) return;
  const rights = said.fields.filter((field) => isRight(field) && !field.path.some((word) => isUnreal(word)));
  for (const { name } of rights) {
    const at = placeOf(said, name);
    const key = name.join(' ');
    const levels = rights.filter((one) => one.name.join(' ') === key);
    if (at < 1 || new Set(levels.map(({ object }) => object)).size > 1) continue;
    const lead = leadOf(said, at);
    if (lead === undefined) continue;
    const field = levels.find((one) => bears(one, lead));
    if (field === undefined || (lead.denied && levels.length > 1)) continue;
    said.explain(lead.from, at + name.length, 'derived', field);
    said.derivations.push(`${key}: ${levels.map(({ quote }) => quote).join(', ')}`);
    return;
  }
}

/** States under which a right counts. */
const IN_FORCE = /^(?:active|enabled|approved|granted|current|valid|ok|confirmed|completed)$/;
const ENDED =
  /^(?:expired|revoked|suspended|disabled|locked|blocked|deleted|terminated|frozen|withdrawn|removed)$/;

/** Whether a field says that nothing else of the record counts: a request that is pending, a user that is suspended. */
function isAgainst({ name, words, quote }: Field): boolean {
  const truth = truthOf(quote, words);
  const last = name.at(-1) ?? '';
  if (STATE_NAME.test(last)) return !IN_FORCE.test(words.join(' '));
  // `mfa_enabled` is of something that the record has.
  if (/^(?:is )?(?:active|enabled|valid)$/.test(name.join(' '))) return truth === 'no';
  return name.some((word) => ENDED.test(word)) && truth !== 'no';
}

const isUnreal = (word: string): boolean => QUALIFYING.has(word) || /^(?:requests?|drafts?)$/.test(word);

/** What a claim says of access, before it names what the access is to. */
interface Lead {
  readonly from: number;
  /** What may be done; undefined for access of whatever level. */
  readonly level: string | undefined;
  readonly denied: boolean;
}

function bears(field: Field, { level, denied }: Lead): boolean {
  if (denied) return level === undefined && NO_LEVEL.test(field.quote);
  if (field.quote === 'true') return level === undefined;
  return isLevel(field) && (level === undefined || field.words.includes(level));
}

const ACCESS = '(?:access|permissions?|rights|privileges)';
const TO = '(?:to|on|for|in)(?: the)?';
const LEADS: readonly (readonly [pattern: RegExp, denied: boolean])[] = [
  [new RegExp(`(?:has|have) no ${ACCESS} ${TO}$`), true],
  [new RegExp(`(?:does|do) not have (?:any )?${ACCESS} ${TO}$`), true],
  [/(?:cannot|can not|may not) access(?: the)?$/, true],
  [/(?:can|may) access(?: the)?$/, false],
  [new RegExp(`(?:has|have) (?:an? )?(?:(?<level>[a-z]+) )?${ACCESS} ${TO}$`), false],
  [
    /(?:can|may|is allowed to|is able to|is permitted to) (?<level>[a-z]+)(?: (?:to|in|on|from))?(?: the)?$/,
    false,
  ],
];

/** What stands right before word `at`, where it is one of the ways to speak of access. */
function leadOf({ bare }: Said, at: number): Lead | undefined {
  const before = bare.slice(0, at).join(' ');
  for (const [pattern, denied] of LEADS) {
    const found = pattern.exec(before);
    if (found === null || !/(?:^| )$/.test(before.slice(0, found.index))) continue;
    const level = found.groups?.level;
    if (level !== undefined && !LEVELS.has(level)) return undefined;
    return { from: at - found[0].split(' ').length, level, denied };
  }
  return undefined;
}

/** Where a claim says a name word by word; -1 for nowhere. */
const placeOf = ({ bare }: Said, name: readonly string[]): number =>
  bare.findIndex((_, at) => name.every((word, i) => bare[at + i] === word));

const ROLE_LIST = /^(?:user )?roles$/;
/** Roles of who may do more than others: who has one is listed with it. */
const POWERS = new Set(
  'admin administrator superuser root owner editor moderator approver auditor operator'.split(' '),
);

/** "Is not an admin" and "does not have the admin role" of `roles: [viewer, billing]`: a list of roles is all of them. */
function notOfRole(said: Said): void {
  const { bare } = said;
  const roles = said.fields.filter(
    ({ name, listed, quote }) => (listed || quote === '[]') && ROLE_LIST.test(name.join(' ')),
  );
  const [first] = roles;
  if (first === undefined || roles.some(({ object }) => object !== first.object)) return;
  const at = bare.findIndex(
    (word, i) => /^(?:is|does)$/.test(word) && bare[i + 1] === 'not' && said.isOpen(i),
  );
  if (at < 0) return;
  const told = /^(?:is not an? (?<power>[a-z]+)|does not have (?:the|an?) (?<role>[a-z]+) role)$/.exec(
    bare.slice(at).join(' '),
  );
  const role = told?.groups?.role ?? told?.groups?.power;
  if (role === undefined || (told?.groups?.role === undefined && !POWERS.has(role))) return;
  const stem = role.slice(0, STEM);
  const isElsewhere = ({ name, words }: Field): boolean =>
    [...name, ...words].some((word) => word.includes(stem));
  if (said.fields.some(isElsewhere) || roles.some(({ quote }) => isAll(quote))) return;
  said.explain(at, bare.length, 'derived', first);
  said.extra.push(...roles.slice(1, MOST_SHOWN));
  said.derivations.push(`roles: ${roles.map(({ quote }) => quote).join(', ')}`);
}

/** Roles that are shown, at the most. */
const MOST_SHOWN = 3;
/** Letters by which one role may be another's short form. */
const STEM = 4;

/** Whether a role may have all others in it. */
const isAll = (quote: string): boolean => /super|root|owner|all|\*/i.test(quote);
