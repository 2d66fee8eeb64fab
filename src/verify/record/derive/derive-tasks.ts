/** What rows of things to do say: `{ owner: Ann, task: "add an alert", done: true }`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { STATE_NAME, stateOf, truthOf } from '../words/states.ts';

const TASK = /^(?:task|action|todo|to do|action item|step|assignment|chore|job|what)$/;
const DONE = /^(?:done|completed?|finished|closed|resolved)$/;
/** Words before the verb by which something is still to be done. */
const TO_DO =
  /(?:\b(?:has|have|had|is|are|was|still has|still have|needs?|yet) to|\b(?:must|will|should|shall))$/;
/** Words before the verb in which it is told, at the most. */
const MOST_LED = 5;

/** "Ann has added an alert", "the alert has not been added", "Ann still has to add an alert". */
export function tasks(said: Said): void {
  const { own } = said.focus;
  const [task, ...others] = own.filter(({ name, words }) => TASK.test(name.join(' ')) && words.length > 1);
  const done = own.map(doneBy).find((one) => one !== undefined);
  if (task === undefined || others.length > 0 || done === undefined) return;
  const places = placesOf(said, task);
  const [verb] = places;
  if (verb === undefined) return;
  const lead = said.bare.slice(Math.max(0, verb - MOST_LED), verb).join(' ');
  const undone = TO_DO.test(lead);
  const base = said.bare[verb] === task.words[0] && !/\b(?:did|not|n't)$/.test(lead);
  if (undone ? said.bare[verb] !== task.words[0] : base) return;
  for (const at of places) said.explain(at, at + 1, 'derived', task);
  if (undone) leadIn(said, verb, task);
  said.predicates.push({ word: verb, field: done.field, holds: done.holds !== undone, kind: 'none' });
  said.derivations.push(`${task.quote}: ${done.field.name.join(' ')} ${done.field.quote}`);
  said.extra.push(done.field);
}

/** Accounts for "still has to", "is to", "must" before a verb. */
function leadIn(said: Said, verb: number, task: Field): void {
  for (let at = verb - 1; at >= 0 && LEADING.test(said.bare[at]!); at--)
    said.explain(at, at + 1, 'derived', task);
}
const LEADING = /^(?:still|yet|has|have|had|is|are|was|needs?|to|must|will|should|shall)$/;

/** Whether a field says that its task is done; undefined where it says nothing of that. */
function doneBy(field: Field): { readonly field: Field; readonly holds: boolean } | undefined {
  const name = field.name.filter((word) => word !== 'is' && word !== 'at' && word !== 'on').join(' ');
  const truth = truthOf(field.quote, field.words);
  if (DONE.test(name) && truth !== undefined) return { field, holds: truth === 'yes' };
  if (DONE.test(name) && /^(?:date|datetime)$/.test(field.values[0]?.kind ?? ''))
    return { field, holds: true };
  if (!STATE_NAME.test(name)) return undefined;
  if (stateOf(field.words)?.says.has('complete') && !/^(?:in|not)/.test(field.quote))
    return { field, holds: true };
  return OPEN.test(field.words.join(' ')) ? { field, holds: false } : undefined;
}
const OPEN = /^(?:open|pending|to ?do|not started|in progress|incomplete|ongoing|overdue|blocked)$/;

/** Where the claim has each word of a task that says something, its verb first; nowhere where it lacks one. */
function placesOf(said: Said, { words }: Field): readonly number[] {
  const telling = words.filter((word) => !said.lexicon.isFunctionWord(word, 'en'));
  const places = telling.map((word) =>
    said.words.findIndex(
      ({ lemma, value }, at) =>
        said.isOpen(at) && value < 0 && (said.bare[at] === word || lemma === said.lexicon.lemma(word)),
    ),
  );
  return places.includes(-1) || new Set(places).size < places.length || telling[0] !== words[0] ? [] : places;
}
