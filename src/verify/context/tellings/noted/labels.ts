/**
 * Labels of a record said as sentences of what it is about: "Handler: Petra Lind" of the claim WD-5031 says that it is
 * handled by her, "Photos: not older than one month" that photos must not be.
 */
import type { Scene, Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

/** Characters of a line, at the most. */
const LONGEST = 160;

/** Labels of somebody, and how it is said that they are that. */
const ROLES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:handler|handled by|case handler|case worker|agent in charge)$/i,
    ['is handled by', 'is being handled by', 'is with'],
  ],
  [/^(?:assignee|assigned to|assigned)$/i, ['is assigned to', 'has been assigned to', 'was assigned to']],
  [/^(?:manager|account manager|managed by)$/i, ['is managed by']],
  [/^(?:line manager|supervisor|reports to)$/i, ['reports to']],
  [/^(?:requester|requested by|requestor)$/i, ['was requested by']],
  [/^(?:reporter|reported by)$/i, ['was reported by']],
  [/^(?:author|written by)$/i, ['was written by']],
  [/^(?:organiser|organizer|organised by|organized by)$/i, ['is organised by', 'is organized by']],
  [/^(?:policyholder|policy holder|account holder|holder|cardholder)$/i, ['is held by', 'belongs to']],
  [/^(?:tenant|renter)$/i, ['is rented by', 'is let to']],
  [/^(?:chair|chairperson|chairman|chairwoman|chaired by)$/i, ['was chaired by', 'is chaired by']],
  [/^(?:successor)$/i, ['was succeeded by', 'is succeeded by']],
];
const SOMEBODY = /^(\p{Lu}\p{L}*(?: \p{L}+){0,2}): ((?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,3})$/u;

/** Somebody named by a label, told of what the claim speaks of where title and source name nothing else. */
function somebody(line: string, scene: Scene): readonly string[] {
  const [, label = '', name = ''] = SOMEBODY.exec(line) ?? [];
  const ways = ROLES.find(([pattern]) => pattern.test(label))?.[1];
  // A source with the label twice has records of several things.
  const isOnly = ways !== undefined && scene.source.text.split(`${label}:`).length === 2;
  const subject = isOnly ? (heldThing(label, scene) ?? subjectOf(scene)) : undefined;
  return subject === undefined ? [] : ways!.map((way) => `${subject} ${way} ${name}`);
}

/** "The policy" of its policyholder. */
function heldThing(label: string, { claim }: Scene): string | undefined {
  const thing = /^(policy|account|card) ?holder$/i.exec(label)?.[1]?.toLowerCase();
  const said = claim.text.slice(claim.start, claim.end);
  return thing === undefined
    ? undefined
    : new RegExp(`^(?:The|This|Your) ${thing}(?= (?:is|belongs))`, 'u').exec(said)?.[0];
}

const SUBJECT = /^(.{3,60}?) (?:is|was|has been|reports)\b/u;
const SMALL = /^(?:the|your|our|a|an|this|of|for|no|number)$/i;

/** The subject of the claim, where every word of it stands in the title or the source, and the title names it. */
function subjectOf({ source, title, claim }: Scene): string | undefined {
  const said = claim.text.slice(claim.start, claim.end);
  const subject = SUBJECT.exec(said)?.[1];
  if (subject === undefined || source.text.length > SHORT) return undefined;
  const words = subject.split(' ').filter((word) => !SMALL.test(word));
  const known = new Set(`${title} ${source.text}`.toLowerCase().split(/[^\p{L}\p{N}-]+/u));
  const opening = new Set(
    `${title} ${source.text.split(/[,.:;]/)[0]}`.toLowerCase().split(/[^\p{L}\p{N}-]+/u),
  );
  const all = words.length > 0 && words.every((word) => known.has(word.toLowerCase()));
  // What the record is about stands in its title or at its beginning.
  return all && words.some((word) => opening.has(word.toLowerCase()) && /[\p{Lu}\d]/u.test(word))
    ? subject
    : undefined;
}

/** Characters of a source that is about one thing. */
const SHORT = 600;

const RULE =
  /^(\p{Lu}\p{Ll}+(?: \p{L}+){0,3}): (not (?:older|younger|larger|smaller|longer|shorter|higher|lower|more|less|heavier) than .+)$/u;

/** "Photos: not older than one month": they must not be. */
function rule(line: string): readonly string[] {
  const [, label = '', limit = ''] = RULE.exec(line) ?? [];
  if (label === '' || /[;:,]/.test(limit)) return [];
  return [
    `${label} must ${limit.replace(/^not /, 'not be ')}`,
    `${label} must be no ${limit.replace(/^not /, '')}`,
    `${label} may ${limit.replace(/^not /, 'not be ')}`,
  ];
}

/** Any label of somebody. */
const ROLE = new RegExp(ROLES.map(([{ source }]) => source.slice(1, -1)).join('|'), 'iu');

/** What a label of somebody, or of a rule, says in sentences; none for a line of another form. */
export const ofLabels: Teller = where([ROLE, RULE], (scene) => {
  const told = scene.tell(scene.sentence);
  const line = bare(told.text);
  if (line.length > LONGEST) return [];
  return [...somebody(line, scene), ...rule(line)].map((text) => ({ ...told, text: `${text}.` }));
});
