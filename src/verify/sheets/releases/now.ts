/**
 * Claims of what a release changed from and to: "The minimum supported version was raised from 16 to 18" of "Changed: minimum
 * supported version is now 18 (was 16)"; and of how many releases there are, and what came in the same one.
 */
import { countIn, type Decided, type Form, wordsIn } from '../said.ts';
import { itemsNamed } from './did.ts';
import { RELEASE, releaseNamed } from './named.ts';
import { releasesOf } from './releases.ts';

const IS_NOW =
  /^(?:\p{L}+: ?)?(?<what>.+?) (?:is|are) now (?<now>[^(]+?)(?: \((?:was|were|previously|formerly|before|from|instead of):? (?<then>[^)]+)\))?\.?$/iu;
const SAID = [
  new RegExp(
    `^(?<what>.+?) (?:was|were|has been|have been) (?<way>changed|raised|increased|lowered|reduced|set)(?: from (?<then>.+?))? to (?<now>.+?)(?: (?:in|with) (?<where>${RELEASE}))?$`,
    'iu',
  ),
  new RegExp(
    `^(?<where>${RELEASE}) (?<way>changed|raised|increased|lowered|reduced|set) (?<what>.+?)(?: from (?<then>.+?))? to (?<now>.+)$`,
    'iu',
  ),
];
const words = (phrase: string): string => wordsIn(phrase).join(' ');

export const changedTo: Form = (said, sheet): Decided | undefined => {
  const found = SAID.map((form) => form.exec(said)?.groups).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const releases = releasesOf(sheet);
  const all = releases.flatMap((release) => release.items.map((item) => ({ release, item })));
  for (const { release, item } of all) {
    const { what = '', now = '', then } = IS_NOW.exec(item.line.text)?.groups ?? {};
    if (item.deed === 'none' || what === '' || words(what) !== words(found.what!)) continue;
    if (found.then !== undefined && (then === undefined || words(then) !== words(found.then)))
      return undefined;
    if (words(now) !== words(found.now!)) return undefined;
    if (found.where !== undefined && releaseNamed(found.where, releases) !== release) return undefined;
    if (!isWay(found.way!, then, now)) return undefined;
    return { holds: true, lines: [item.line, ...item.heads], told: item.line.text };
  }
  return undefined;
};

/** Whether what was raised is more than before, which must be said. */
function isWay(way: string, then: string | undefined, now: string): boolean {
  if (/^(?:changed|set)$/iu.test(way)) return true;
  const by = Number.parseFloat(now) - Number.parseFloat(then ?? '');
  return /^(?:raised|increased)$/iu.test(way) ? by > 0 : by < 0;
}

const SAME =
  /^(?<one>.+?) (?:was|were) (?:added|introduced) in the same (?:release|version) as (?<other>.+)$/iu;

/** "Image preview was added in the same release as the Spanish translation." */
export const inSameRelease: Form = (said, sheet): Decided | undefined => {
  const found = SAME.exec(said)?.groups;
  if (found === undefined) return undefined;
  const releases = releasesOf(sheet);
  const [one, other] = [
    itemsNamed(found.one!, 'added', releases),
    itemsNamed(found.other!, 'added', releases),
  ];
  const [a, b] = [one[0], other[0]];
  if (a === undefined || b === undefined || one.length > 1 || other.length > 1) return undefined;
  const lines = [...new Set([a, b].flatMap(({ item }) => [item.line, ...item.heads]))];
  return { holds: a.release === b.release, kind: 'identifier', lines, told: a.release.line.text };
};

const COUNTED =
  /^(?:the changelog (?:lists|contains|covers|has|includes) (?<many>\p{L}+|\d+) (?:releases|versions)|(?<many2>\p{L}+|\d+) (?:releases|versions) are (?:listed|described)(?: in the changelog)?)$/iu;

/** "The changelog lists four releases." */
export const countedReleases: Form = (said, sheet): Decided | undefined => {
  const found = COUNTED.exec(said)?.groups;
  const count = found && countIn((found.many ?? found.many2)!);
  const releases = count === undefined ? [] : releasesOf(sheet);
  if (releases.length === 0) return undefined;
  const lines = releases.map(({ line }) => line);
  return { holds: releases.length === count, kind: 'quantity', lines, told: `${releases.length} releases` };
};
