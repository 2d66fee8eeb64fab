/** Which release a phrase names, and which of its items. */
import { wordsIn } from '../said.ts';
import { compareDates } from './dates.ts';
import type { Item, Release } from './releases.ts';

const NUMBER = 'v?(?:\\d+(?:\\.\\d+){1,3}(?:-\\p{L}+\\.?\\d*)?)';
const ONLY = '(?:the|this) (?:release|version|update)';
const LAST = '(?:the )?(?:latest|newest|most recent) (?:release|version|update)';
/** A release as claims name it. */
export const RELEASE = `(?:(?:the )?(?:(?:version|release|update) )?${NUMBER}(?: (?:release|version|update))?|${LAST}|${ONLY}|(?:The )?\\p{Lu}[\\p{L}.]{1,20}(?: \\p{L}{2,20}){0,2} ${NUMBER})`;

/** The release that a phrase names; undefined where it names none of them. */
export function releaseNamed(phrase: string, releases: readonly Release[]): Release | undefined {
  const number = new RegExp(NUMBER, 'iu').exec(phrase)?.[0]?.replace(/^v/iu, '').toLowerCase();
  if (number !== undefined) {
    const found = releases.filter(
      ({ version, line, title }) =>
        version === number &&
        wordsIn(phrase).every((word) => isKind(word) || `${title} ${line.text}`.toLowerCase().includes(word)),
    );
    return found.length === 1 ? found[0] : undefined;
  }
  if (new RegExp(`^${LAST}$`, 'iu').test(phrase)) return latestOf(releases);
  return releases.length === 1 ? releases[0] : undefined;
}

const isKind = (word: string): boolean => /^(?:version|release|update|v?\d.*)$/u.test(word);

/** The release after all others, by their dates; undefined where one has none, or two have one day. */
export function latestOf(releases: readonly Release[], sign = 1): Release | undefined {
  return releases.find((one) =>
    releases.every((other) => other === one || (compareDates(one.date, other.date) ?? 0) * sign > 0),
  );
}

const TURNS: readonly (readonly [RegExp, string])[] = [
  [/^support for (.+)$/u, '$1 support'],
  [/^export (?:to|as) (\S+)$/u, '$1 export'],
  [/^import (?:from|of) (\S+)$/u, '$1 import'],
  [/^(?:login|sign-in) with (\S+)$/u, '$1 login'],
];

/** "Support for X" and "X support", a bug and the bug "that occurred". */
function inOneWay(words: readonly string[]): string {
  const bare = words
    .join(' ')
    .replace(/^new /u, '')
    .replace(/ (?:that|which) (?:occurred|occurs|happened|happens|appeared) /u, ' ');
  for (const [form, turned] of TURNS) if (form.test(bare)) return bare.replace(form, turned);
  return bare;
}

/** Where a phrase that names one of a kind ends for all that it says: "a memory leak" of "memory leak in image preview". */
const MORE = /^ (?:in|on|when|where|while|with|for|at|during|after|that|which|if|under) /u;

/** Whether a phrase says an item: all of it, or of something that was fixed as much as "a crash". */
export function isItem(phrase: string, { words, deed }: Item): boolean {
  const [said, own] = [inOneWay(wordsIn(phrase)), inOneWay(words)];
  if (said === own) return said !== '';
  // "Dark mode was added to the desktop app" of "dark mode for the desktop app".
  if (deed === 'added' && said.replace(/ (?:to|in) /u, ' for ') === own) return true;
  const isOneOfAKind = /^an? /iu.test(phrase.trim()) && deed === 'fixed';
  return isOneOfAKind && own.startsWith(said) && MORE.test(own.slice(said.length));
}
