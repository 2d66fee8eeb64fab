/**
 * Statements said again in a form that says the same, or no less: "The voucher expires on 3 May" is "The voucher is valid
 * until 3 May". Every word that is not of the form stays, and what is so said is asked as any statement.
 */
import { gather } from '../../../text/gather.ts';
import type { Scene, Shown } from '../asked.ts';
import { isAllThere } from '../follows.ts';
import { saidAgainAs } from './again.ts';
import { formsOf } from './chain.ts';

/** Statements that are asked for the sake of one, at the most. */
const MOST = 5;
/** Characters of each source that are looked through for the words of a form. */
const LONGEST = 12_000;

/** Where the evidence shows a statement said again; undefined where it has no such form, and where it does not. */
export function saidAgain(said: string, scene: Scene): Shown | undefined {
  if (scene.again.has(said)) return undefined;
  const ways = saidAgainAs(said, scene.lexicon);
  if (ways.length === 0) return undefined;
  const text = ` ${scene.documents.map((one) => one.text.slice(0, LONGEST).toLowerCase()).join('\n')} `;
  const own = said.toLowerCase();
  let left = MOST;
  for (const { text: other, words, verb } of ways) {
    if (other === said || !isThere(words, text, own) || !hasVerb(verb, text)) continue;
    if (left-- <= 0) return undefined;
    scene.again.add(other);
    const shown = scene.ask(`${other}.`);
    // What is only likely is none that another follows from.
    if (shown !== undefined && shown.weighed !== true && isAllThere([other], said, shown, scene))
      return shown;
  }
  return undefined;
}

/** Letters by which a word is known in its other forms. */
const STEM = 4;
const SMALL =
  /^(?:the|an?|of|on|in|at|to|by|for|from|with|and|or|as|there|that|this|it|not|no|until|than|more|up|contains|includes)$/u;

/** Whether a text, or the statement, has the words of a form. */
const isThere = (words: readonly string[], text: string, own: string): boolean =>
  words.every((word) => SMALL.test(word) || text.includes(word.slice(0, STEM)) || own.includes(word));

/** Verbs that are left out of notes, or have other forms than they are looked for by. */
const LIGHT = /^(?:be|have|do|get|give|take|make|cost|need|can)$/u;

const hasVerb = (verb: string, text: string): boolean =>
  verb === '' ||
  LIGHT.test(verb) ||
  gather(formsOf(verb), ([form]) => [form.slice(0, Math.max(STEM, form.length - 3))]).some((stem) =>
    text.includes(stem),
  );
