/**
 * Statements that follow from another, which says more or says it by what was done: whoever "did not catch the connecting
 * flight" has "missed the connection", and a motion that "failed by 14 votes to 15" was "rejected by one vote".
 */

import type { Scene, Shown } from './asked.ts';
import { FOLLOWING } from './following.ts';

/** Statements that are asked for the sake of one, at the most. */
const MOST = 6;
/** Characters of the sources that are looked through for a cue. */
const LONGEST = 12_000;

/** Where the evidence shows what a statement follows from; undefined for another, and where it does not. */
export function byFollowing(said: string, scene: Scene): Shown | undefined {
  let text: string | undefined;
  let left = MOST;
  for (const { claim, cue, ways } of FOLLOWING) {
    const found = claim.exec(said);
    if (found === null) continue;
    text ??= scene.documents.map((one) => one.text.slice(0, LONGEST)).join('\n');
    const stands = cue.exec(text);
    if (stands === null) continue;
    for (const way of ways) {
      if (left-- <= 0) return undefined;
      const one = filled(way, found, stands);
      const shown = one === said ? undefined : scene.ask(`${one}.`);
      // What is only likely is none from which more may follow.
      if (shown !== undefined && shown.weighed !== true) return shown;
    }
  }
  return undefined;
}

/** `$1` is what the statement has at that place, `£1` what the evidence has, `↓$1` the first with a small letter. */
const filled = (way: string, claim: RegExpExecArray, evidence: RegExpExecArray): string =>
  way
    .replace(/↓\$(\d)/gu, (_, k: string) =>
      (claim[Number(k)] ?? '').replace(/^\p{Lu}/u, (one) => one.toLowerCase()),
    )
    .replace(/\$(\d)/gu, (_, k: string) => claim[Number(k)] ?? '')
    .replace(/¤(\d)/gu, (_, k: string) => (evidence[Number(k)] ?? '').toLowerCase())
    .replace(/£(\d)/gu, (_, k: string) => evidence[Number(k)] ?? '')
    .replace(/ {2,}/gu, ' ')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
