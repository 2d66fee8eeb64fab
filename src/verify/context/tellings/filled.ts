/** Tellings that fill in what a sentence leaves to the ones around it, said in other turns as well. */
import { addressed } from './addressed.ts';
import { daysAgo } from './days-ago.ts';
import { ellipsis } from './ellipsis.ts';
import { dated } from './later.ts';
import { ofLetterSubject } from './of-letter-subject.ts';
import { ofOpening } from './of-opening.ts';
import { ofTitle } from './of-title.ts';
import { ofTopic } from './of-topic.ts';
import { ofYou } from './of-you.ts';
import { roleNames } from './role-names.ts';
import { ofSheet } from './sheets.ts';
import { ofSolePerson } from './sole-person.ts';
import { ofSurveyed } from './surveyed.ts';
import { takenUp } from './taken-up.ts';
import { ofTerms } from './terms/index.ts';
import { tied } from './tied.ts';
import type { Scene, Teller, Telling } from './types.ts';

/** Those that put in what a sentence leaves to the ones around it: what comes of them may be said in other turns as well. */
const FILLING: ReadonlySet<Teller> = new Set([
  addressed,
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
  ofLetterSubject,
  takenUp,
  tied,
]);
/** Sentences so filled that are said in other turns, at the most, of each. */
const MOST_FILLED = 3;

/** What a teller makes of a sentence, and what it fills in said in the turns of rules, letters and reports. */
export function toldBy(teller: Teller, scene: Scene): readonly Telling[] {
  const own = teller(scene);
  if (own.length === 0 || !FILLING.has(teller)) return own;
  const again = own.slice(0, MOST_FILLED).flatMap((filled) => {
    const tell = (at: number): Telling => (at === scene.sentence ? filled : scene.tell(at));
    const filling = { ...scene, tell };
    return teller === dated ? ofTerms(filling) : [...ofTerms(filling), ...dated(filling)];
  });
  return [...own, ...again];
}
