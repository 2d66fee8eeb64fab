/** Claims of what a release did: "Version 1.2.1 fixed a memory leak", "Support for Windows 8 was dropped in version 1.2.0". */
import type { Decided, Form } from '../said.ts';
import { DATE, isWithin, whenOf } from './dates.ts';
import { type Deed, deedOfVerb, SAID_VERBS } from './deeds.ts';
import { isItem, RELEASE, releaseNamed } from './named.ts';
import { type Item, type Release, releasesOf } from './releases.ts';

/** A claim: what was done to what, by which release or when. */
interface Did {
  readonly deed: Deed;
  readonly what: string;
  /** The release, or the date, in the claim's words. */
  readonly where: string;
}

const AT = `(?:(?:in|with|by|as of|as part of|since) (?<version>${RELEASE})|(?:on|in|since) (?<date>${DATE}|\\d{4}))`;
const BEHIND = new RegExp(`^(?<rest>.+?),? ${AT}$`, 'iu');
const BEFORE = new RegExp(`^${AT},? (?<rest>.+)$`, 'iu');
const ACTIVE = new RegExp(
  `^(?<version>${RELEASE}) (?:also )?(?<verb>${SAID_VERBS}|came with|comes with|ships with|shipped with|includes a fix for|contains a fix for|no longer supports|(?:no longer|does not) supports?) (?<what>.+)$`,
  'iu',
);
const PASSIVE = new RegExp(
  `^(?<what>.+?) (?:was|were|is|are|has been|have been|got) (?<verb>${SAID_VERBS})(?<tail> .+)?$`,
  'iu',
);
const CAME =
  /^(?<what>.+?) (?:arrived|came|appeared|became available|(?:is|are|has been|have been) available|(?:is|are) new)$/iu;
const ENDED = /^(?<what>.+?) (?:is|are|was|were) no longer supported$/iu;
const NO_LONGER = /^no longer/iu;

function readActive(said: string): Did | undefined {
  const { version, verb = '', what = '' } = ACTIVE.exec(said)?.groups ?? {};
  if (version === undefined) return undefined;
  if (NO_LONGER.test(verb)) return { deed: 'removed', what: `support for ${what}`, where: version };
  const deed = / a fix for$/iu.test(verb) ? 'fixed' : / with$/iu.test(verb) ? 'added' : deedOfVerb(verb);
  return deed === undefined ? undefined : { deed, what, where: version };
}

function readPassive(said: string): Did | undefined {
  const found = (BEHIND.exec(said) ?? BEFORE.exec(said))?.groups;
  if (found === undefined) return undefined;
  const where = (found.version ?? found.date)!;
  const rest = found.rest!;
  const passive = PASSIVE.exec(rest)?.groups;
  if (passive !== undefined) {
    const deed = deedOfVerb(passive.verb!);
    return deed === undefined || !/(?:ed|pped)$/iu.test(passive.verb!)
      ? undefined
      : { deed, what: `${passive.what}${passive.tail ?? ''}`, where };
  }
  const ended = ENDED.exec(rest)?.groups;
  if (ended !== undefined) return { deed: 'removed', what: `support for ${ended.what}`, where };
  const came = CAME.exec(rest)?.groups;
  return came === undefined ? undefined : { deed: 'added', what: came.what!, where };
}

/** An item with its release. */
export interface Listed {
  readonly item: Item;
  readonly release: Release;
}

/** All items of a deed that a phrase says: "the memory leak" is the one that there is. */
export function itemsNamed(what: string, deed: Deed, releases: readonly Release[]): readonly Listed[] {
  const all = releases.flatMap((release) =>
    release.items.filter((item) => item.deed === deed).map((item) => ({ item, release })),
  );
  const named = all.filter(({ item }) => isItem(what, item));
  if (named.length > 0 || !/^the /iu.test(what) || deed !== 'fixed') return named;
  const one = all.filter(({ item }) => isItem(what.replace(/^the /iu, 'a '), item));
  return one.length === 1 ? one : [];
}

const NO_RELEASE = new RegExp(
  `^(?<what>.+?) (?:has been|have been|is|are|was|were) (?<verb>${SAID_VERBS})$`,
  'iu',
);
const WILL_GO =
  /^(?<what>.+?) (?:will|is going to|are going to|is to|are to) (?:be (?<verb>removed|dropped)|go away|disappear) (?:in|with) (?<where>.+)$/iu;
const TO_GO =
  /;? (?:it|they|and) will be (?:removed|dropped) in (?:version |release )?(?<where>v?\d[\d.]*\d|\d)\b/iu;

/** "The XML export has been removed": by one of the releases, and by none put back. */
const doneSomewhere: Form = (said, sheet) => {
  const found = NO_RELEASE.exec(said)?.groups;
  const deed = found && deedOfVerb(found.verb!);
  if (found === undefined || deed === undefined) return undefined;
  const releases = releasesOf(sheet);
  const all = releases.flatMap(({ items }) => items.filter((item) => isItem(found.what!, item)));
  const [only] = all;
  if (only === undefined || all.length > 1 || only.deed !== deed) return undefined;
  return { holds: true, lines: [only.line, ...only.heads], told: only.line.text };
};

/** "The flag will be removed in version 3.0" of "Deprecated: the flag; it will be removed in 3.0". */
const willGo: Form = (said, sheet) => {
  const found = WILL_GO.exec(said)?.groups;
  if (found === undefined) return undefined;
  const items = itemsNamed(found.what!, 'deprecated', releasesOf(sheet));
  const where = (written: string): string =>
    written
      .toLowerCase()
      .replace(/^(?:the )?(?:version |release )?v?/u, '')
      .replace(/ release$/u, '');
  const [only] = items;
  const told = only && TO_GO.exec(only.item.line.text)?.groups?.where;
  if (only === undefined || items.length > 1 || told === undefined) return undefined;
  return {
    holds: where(told) === where(found.where!),
    kind: 'identifier',
    lines: [only.item.line, ...only.item.heads],
    told: only.item.line.text,
  };
};

/** What a changelog makes of such a claim. */
export const releaseDid: Form = (said, sheet): Decided | undefined => {
  const did = readActive(said) ?? readPassive(said);
  if (did === undefined) return willGo(said, sheet) ?? doneSomewhere(said, sheet);
  const releases = releasesOf(sheet);
  const listed = itemsNamed(did.what, did.deed, releases);
  if (listed.length === 0) return undefined;
  const named = releaseNamed(did.where, releases);
  const date = named === undefined ? whenOf(did.where) : undefined;
  if (named === undefined && date === undefined) return undefined;
  const own = listed.filter(({ release }) =>
    date === undefined
      ? release === named
      : release.date !== undefined && isWithin(release.date, date) === true,
  );
  const [{ item, release }] = (own.length > 0 ? own : listed) as [Listed];
  return {
    holds: own.length > 0,
    kind: date === undefined ? 'identifier' : 'date_time',
    lines: [item.line, ...item.heads],
    told: `${release.line.text}: ${item.deed} ${item.line.text}`,
  };
};
