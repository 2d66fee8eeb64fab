/** Tellings that fill in what a sentence leaves to the ones around it, said in other turns as well. */

import { ellipsis } from './clauses/ellipsis.ts';
import { ofSurveyed } from './counts/surveyed.ts';
import { ofOpening } from './noted/of-opening.ts';
import { ofSheet } from './noted/sheets.ts';
import { ofTerms } from './terms/index.ts';
import { daysAgo } from './times/days-ago.ts';
import { dated } from './times/later.ts';
import type { Scene, Teller, Telling } from './types.ts';
import { addressed } from './who/addressed.ts';
import { byClassNoun } from './who/by-class-noun.ts';
import { ofDeedTold } from './who/of-deed-told.ts';
import { ofHouse } from './who/of-house.ts';
import { ofLetterSubject } from './who/of-letter-subject.ts';
import { ofTitle } from './who/of-title.ts';
import { ofTopic } from './who/of-topic.ts';
import { ofYou } from './who/of-you.ts';
import { roleNames } from './who/role-names.ts';
import { ofSolePerson } from './who/sole-person.ts';
import { takenUp } from './who/taken-up.ts';
import { tied } from './who/tied.ts';
import { wholePhrase } from './who/whole-phrase.ts';

/** Those that put in what a sentence leaves to the ones around it: what comes of them may be said in other turns as well. */
const FILLING: ReadonlySet<Teller> = new Set([
  addressed,
  byClassNoun,
  dated,
  daysAgo,
  ellipsis,
  ofTitle,
  ofTopic,
  ofSheet,
  ofYou,
  roleNames,
  ofOpening,
  ofSurveyed,
  ofSolePerson,
  ofDeedTold,
  ofHouse,
  ofLetterSubject,
  takenUp,
  tied,
  wholePhrase,
]);
/** Sentences so filled that are said in other turns, at the most, of each. */
const MOST_FILLED = 3;

/**
 * What a teller makes of a sentence, and what it fills in said in the turns of rules, letters and reports. `tells`: has it tell
 * that sentence.
 */
export function toldBy(
  teller: Teller,
  scene: Scene,
  tells: (teller: Teller) => readonly Telling[],
): readonly Telling[] {
  const own = tells(teller);
  if (own.length === 0 || !FILLING.has(teller)) return own;
  const again = own.slice(0, MOST_FILLED).flatMap((filled) => {
    const tell = (at: number): Telling => (at === scene.sentence ? filled : scene.tell(at));
    const filling = { ...scene, tell };
    return teller === dated ? ofTerms(filling) : [...ofTerms(filling), ...dated(filling)];
  });
  return [...own, ...again];
}
