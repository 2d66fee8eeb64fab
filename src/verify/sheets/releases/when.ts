/** Claims of when releases came out, which is the latest, what came before what, and how much of a sort one did. */
import { countIn, type Decided, type Form, type Sheet } from '../said.ts';
import { compareDates, DATE, isWithin, type When, whenOf } from './dates.ts';
import { type Deed, deedOfVerb } from './deeds.ts';
import { itemsNamed } from './did.ts';
import { latestOf, RELEASE, releaseNamed } from './named.ts';
import { type Release, releasesOf } from './releases.ts';

const CAME_OUT = new RegExp(
  `^(?<version>${RELEASE}) (?:was (?:released|published|shipped)|came out|dates from|is dated)(?: (?:on|in))? (?<date>${DATE}|\\d{4})$`,
  'iu',
);
const RELEASED = '(?:was (?:released|published)|came out|came)';
const BEFORE = new RegExp(
  `^(?<one>${RELEASE}) ${RELEASED} (?:(?<days>\\p{L}+(?:-\\p{L}+)?|\\d+) days? )?(?<way>before|after|earlier than|later than) (?<other>${RELEASE})$`,
  'iu',
);
const LATEST = new RegExp(
  `^(?<version>${RELEASE}) is the (?<way>latest|most recent|newest|oldest|first|earliest) (?:release|version|update|entry)(?: (?:in|of) (?:the|this) (?:changelog|list|notes)| listed)?$`,
  'iu',
);
const LATEST_FIRST = new RegExp(
  `^the (?<way>latest|most recent|newest|oldest|first|earliest) (?:release|version|update|entry)(?: (?:in|of) (?:the|this) (?:changelog|list|notes)| listed)? is (?<version>${RELEASE})$`,
  'iu',
);

const decided = (holds: boolean, releases: readonly Release[]): Decided => ({
  holds,
  kind: 'date_time',
  lines: releases.map(({ line }) => line),
  told: releases.map(({ line }) => line.text).join('; '),
});

/** "Version 1.2.0 was released in August 2023." */
export const cameOut: Form = (said, sheet) => {
  const found = CAME_OUT.exec(said)?.groups;
  if (found === undefined) return beforeOther(said, sheet);
  const release = releaseNamed(found.version!, releasesOf(sheet));
  const wider = whenOf(found.date!);
  if (release?.date === undefined || wider === undefined) return undefined;
  const is = isWithin(release.date, wider);
  return is === undefined ? undefined : decided(is, [release]);
};

/** "Version 1.2.0 came out before version 1.3.0." */
const beforeOther: Form = (said, sheet) => {
  const found = BEFORE.exec(said)?.groups;
  if (found === undefined) return undefined;
  const releases = releasesOf(sheet);
  const [one, other] = [releaseNamed(found.one!, releases), releaseNamed(found.other!, releases)];
  const order = one && other && compareDates(one.date, other.date);
  if (order === undefined || order === 0) return undefined;
  const isSo = order < 0 === /before|earlier/iu.test(found.way!);
  const by = found.days === undefined ? undefined : daysBetween(one!.date!, other!.date!);
  return decided(isSo && (by === undefined || by === countIn(found.days!)), [one!, other!]);
};

const daysBetween = (a: When, b: When): number =>
  Math.abs(Date.UTC(a.year, a.month! - 1, a.day) - Date.UTC(b.year, b.month! - 1, b.day)) / 86_400_000;

/** "Version 1.3.0 is the most recent release in the changelog." */
export const latestListed: Form = (said, sheet) => {
  const found = (LATEST.exec(said) ?? LATEST_FIRST.exec(said))?.groups;
  if (found === undefined) return undefined;
  const releases = releasesOf(sheet);
  const release = releaseNamed(found.version!, releases);
  const most = latestOf(releases, /^(?:oldest|first|earliest)$/iu.test(found.way!) ? -1 : 1);
  return release === undefined || most === undefined || releases.length < 2
    ? undefined
    : decided(most === release, releases);
};

const ADDED =
  '(?:was added|were added|was introduced|were introduced|arrived|came|appeared|was available|were available)';
const ORDER = new RegExp(
  `^(?<one>.+?) (?<verb>${ADDED}) (?<way>before|after|earlier than|later than) (?<other>.+?)(?: (?:was|were|did))?$`,
  'iu',
);

/** "The Spanish translation arrived before the French one." */
export const addedBefore: Form = (said, sheet) => {
  const found = ORDER.exec(said)?.groups;
  if (found === undefined) return undefined;
  const head = found.one!.split(' ').at(-1)!;
  const releases = releasesOf(sheet);
  const [one, other] = [found.one!, found.other!.replace(/ one$/iu, ` ${head}`)].map((what) =>
    itemsNamed(what, 'added', releases),
  ) as [ReturnType<typeof itemsNamed>, ReturnType<typeof itemsNamed>];
  if (one.length !== 1 || other.length !== 1) return undefined;
  const order = compareDates(one[0]!.release.date, other[0]!.release.date);
  if (order === undefined || order === 0) return undefined;
  const lines = [one[0]!, other[0]!].flatMap(({ item }) => [item.line, ...item.heads]);
  return {
    ...decided(order < 0 === /before|earlier/iu.test(found.way!), [one[0]!.release, other[0]!.release]),
    lines,
  };
};

const THINGS: Readonly<Record<Deed, RegExp>> = {
  fixed: /^(?:bugs?|issues?|problems?|defects?|errors?|things?|fixes)$/iu,
  added: /^(?:(?:new )?features?|additions?|things?|items?)$/iu,
  removed: /^(?:features?|things?|items?)$/iu,
};
const MANY = '(?<only>only |exactly )?(?<many>\\p{L}+|\\d+) (?<things>(?:new )?\\p{L}+)';
const COUNTED = [
  new RegExp(
    `^${MANY} (?:was|were|has been|have been|got) (?<verb>fixed|resolved|added|introduced|removed) (?:in|with|by) (?<version>${RELEASE})$`,
    'iu',
  ),
  new RegExp(
    `^(?:in|with) (?<version>${RELEASE}),? ${MANY} (?:was|were) (?<verb>fixed|resolved|added|introduced|removed)$`,
    'iu',
  ),
  new RegExp(
    `^(?<version>${RELEASE}) (?<verb>fixed|fixes|resolved|resolves|added|adds|introduced|introduces|removed|removes) ${MANY}$`,
    'iu',
  ),
];

const UNDER = new RegExp(
  `^(?<version>${RELEASE}) (?:lists?|has|mentions|names|contains|describes|comes with) (?<many>\\p{L}+|\\d+) (?<what>known \\p{L}+|breaking changes?|deprecations?)$`,
  'iu',
);

/** "Version 2.4.0 lists one known issue": as many items as stand under such a label. */
const countedUnder: Form = (said, sheet: Sheet) => {
  const found = UNDER.exec(said)?.groups;
  const count = found && countIn(found.many!);
  const release = found && releaseNamed(found.version!, releasesOf(sheet));
  if (release === undefined || count === undefined || !release.whole) return undefined;
  const one = (phrase: string): string =>
    phrase
      .toLowerCase()
      .replace(/[^\p{L} ]/gu, '')
      .trim()
      .replace(/s$/u, '');
  const items = release.items.filter(({ line, heads }) =>
    [line.label, heads[1]?.label || heads[1]?.text || ''].some((head) => one(head) === one(found!.what!)),
  );
  if (items.length === 0 || items.some(({ several }) => several)) return undefined;
  const lines = [release.line, ...items.map(({ line }) => line)];
  return {
    holds: items.length === count,
    kind: 'quantity',
    lines,
    told: `${items.length} of ${found!.what}`,
  };
};

/** "Two bugs were fixed in the 2.4.0 release": as many items, each of which tells of one. */
export const countedItems: Form = (said, sheet: Sheet) => {
  const found = COUNTED.map((form) => form.exec(said)?.groups).find((one) => one !== undefined);
  const count = found && countIn(found.many!);
  const deed = found && deedOfVerb(found.verb!);
  if (found === undefined) return countedUnder(said, sheet);
  if (count === undefined || deed === undefined) return undefined;
  if (THINGS[deed]?.test(found.things!) !== true) return undefined;
  const release = releaseNamed(found.version!, releasesOf(sheet));
  const items = release?.items.filter((item) => item.deed === deed) ?? [];
  if (release === undefined || !release.whole || items.some(({ several }) => several)) return undefined;
  const lines = [release.line, ...new Set(items.flatMap(({ line, heads }) => [line, ...heads]))];
  return {
    holds: items.length === count,
    kind: 'quantity',
    lines,
    told: `${release.line.text}: ${items.map(({ line }) => line.text).join(', ')} = ${items.length}`,
  };
};
