/** What releases do to what they list, by the headings, labels and verbs that say so. */

/** A deed by its participle: "added", "fixed", "removed". */
export type Deed = string;

const HEADS: readonly (readonly [RegExp, Deed])[] = [
  [
    /^(?:added|new|new features?|features?|additions?|what['’]s new|new in this (?:release|version)|introduced)$/iu,
    'added',
  ],
  [
    /^(?:fixed|fixes|bug ?fixes|bugs fixed|bugfix(?:es)?|fixed (?:issues|bugs)|resolved(?: issues)?)$/iu,
    'fixed',
  ],
  [/^(?:removed|removals?|dropped)$/iu, 'removed'],
  [/^(?:deprecated|deprecations?)$/iu, 'deprecated'],
  [/^(?:improved|improvements?|enhancements?|enhanced)$/iu, 'improved'],
  [/^(?:changed|changes)$/iu, 'changed'],
  [
    /^(?:known (?:issues?|bugs?|problems?|limitations?)|planned|coming (?:soon|next)|upcoming|roadmap|in progress|todo|not (?:yet )?(?:done|fixed|included)|reverted|reverts?)$/iu,
    'none',
  ],
];

/** The deed that a heading or a label names; `none` where what it leads was not done; undefined where it names none. */
export const deedOfHead = (head: string): Deed | undefined =>
  HEADS.find(([form]) => form.test(head.replace(/[^\p{L} '’]+/gu, ' ').trim()))?.[1];

const VERBS: ReadonlyMap<string, Deed> = new Map(
  (
    'add:added adds:added added:added introduce:added introduces:added introduced:added brings:added brought:added gains:added gained:added ' +
    'fix:fixed fixes:fixed fixed:fixed resolve:fixed resolves:fixed resolved:fixed ' +
    'remove:removed removes:removed removed:removed drop:removed drops:removed dropped:removed ' +
    'deprecate:deprecated deprecates:deprecated deprecated:deprecated ' +
    'improve:improved improves:improved improved:improved ' +
    'change:changed changes:changed changed:changed ' +
    'update:updated updates:updated updated:updated upgrade:updated upgrades:updated upgraded:updated ' +
    'bump:updated bumps:updated bumped:updated ' +
    'rename:renamed renames:renamed renamed:renamed replace:replaced replaces:replaced replaced:replaced ' +
    'increase:increased increases:increased increased:increased reduce:reduced reduces:reduced reduced:reduced ' +
    'raise:raised raises:raised raised:raised lower:lowered lowers:lowered lowered:lowered ' +
    'disable:disabled disables:disabled disabled:disabled enable:enabled enables:enabled enabled:enabled ' +
    'move:moved moves:moved moved:moved redesign:redesigned redesigns:redesigned redesigned:redesigned'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, Deed]),
);

/** The deed of a verb: "adds", "introduced", "dropped". */
export const deedOfVerb = (verb: string): Deed | undefined => VERBS.get(verb.toLowerCase());

export const SAID_VERBS = [...VERBS.keys()].join('|');
