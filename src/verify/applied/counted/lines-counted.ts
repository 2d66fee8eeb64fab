/** How many of the lines of a list have a status: "two of the three tasks are done" of "Task A: done. Task B: done. Task C: open". */
import { countOf } from '../../data-answers/answer.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';

const OF =
  /^(?:(?<only>Only) )?(?<some>\p{L}+|\d+) of the (?<all>\p{L}+|\d+) (?<things>\p{Ll}+s) (?:is|are|was|were|has been|have been) (?:still )?(?<state>\p{Ll}+)$/u;
const EVERY =
  /^(?:All|Every|Both) (?:of )?(?:the )?(?:(?<all>\p{L}+|\d+) )?(?<things>\p{Ll}+s?) (?:is|are|was|were|has been|have been) (?<state>\p{Ll}+)$/u;
const NONE =
  /^(?:None of the (?<things>\p{Ll}+s)|No (?<thing>\p{Ll}+)) (?:is|are|was|were|has been|have been) (?<state>\p{Ll}+)$/u;
const LINE = /^(?<thing>\p{L}+) (?:\p{L}|[\p{L}-]*\d[\p{L}\d-]*|\p{Lu}\p{L}+): (?<state>\p{L}+)$/u;
const LEAST = 2;

/** Where such lines stand, as many as a statement says; undefined for another, and where they are not. */
export function linesCounted(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const [of, every, none] = [OF, EVERY, NONE].map((form) => form.exec(said)?.groups);
  const found = of ?? every ?? none;
  if (found === undefined) return undefined;
  const kind = lexicon.lemma((found.things ?? found.thing)!);
  const lines = sentencesOf(documents).flatMap(
    (place): { readonly place: Said; readonly state: string }[] => {
      const line = LINE.exec(place.text)?.groups;
      return line === undefined || lexicon.lemma(line.thing!.toLowerCase()) !== kind
        ? []
        : [{ place, state: line.state!.toLowerCase() }];
    },
  );
  if (lines.length < LEAST || new Set(lines.map(({ place }) => place.document)).size > 1) return undefined;
  const so = lines.filter(({ state }) => isOf(state, found.state!)).length;
  const whole = countOf(found.all ?? '');
  if (found.all !== undefined && !/^the$/iu.test(found.all) && whole !== lines.length) return undefined;
  const wanted =
    of === undefined
      ? every === undefined
        ? 0
        : lines.length
      : /^(?:all|both)$/iu.test(of.some!)
        ? lines.length
        : countOf(of.some!);
  if (so !== wanted) return undefined;
  return { places: lines.map(({ place }) => place), told: `${so} of ${lines.length}` };
}

const DONE = /^(?:done|completed?|finished|closed)$/u;
/** Whether a status is the one of a statement: what is completed is done. */
const isOf = (state: string, said: string): boolean =>
  state === said || (DONE.test(state) && DONE.test(said) && said !== 'closed' && state !== 'closed');
