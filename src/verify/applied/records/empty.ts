/** That there is nothing of a kind: "There are no open disputes on the transaction" of data whose list of them is empty. */
import { subjectOf } from '../../data-answers/subject.ts';
import type { Scene, Shown } from '../asked.ts';

const FORMS: readonly RegExp[] = [
  /^There (?:is|are|was|were) (?:still |currently )?no (?:other )?(\p{Ll}+) (\p{Ll}+(?: \p{Ll}+)?)(?: (?:on|for|against|in|of|with|from|to|about) .{3,50})?$/u,
  /^(?:The \p{Ll}+|\p{Lu}[\p{L}\d .'-]{1,40}?) (?:currently )?has no (\p{Ll}+) (\p{Ll}+(?: \p{Ll}+)?)$/u,
  /^No (\p{Ll}+) (\p{Ll}+(?: \p{Ll}+)?) (?:is|are|was|were) (?:recorded|registered|on file|listed|linked|attached)(?: (?:on|for|against|in|with|to) .{3,50})?$/u,
];
/** Of nothing at all, nothing is so either. */
const KINDS =
  /^(?:open|pending|outstanding|active|further|known|recorded|registered|unresolved|unpaid|overdue|previous|prior|current|failed|new|existing|completed|approved)$/;

/** Where there is nothing of that kind at all; undefined for another statement, and where there may be. */
export function nothingOf(said: string, scene: Scene): Shown | undefined {
  for (const form of FORMS) {
    const [, how, what] = form.exec(said) ?? [];
    if (how === undefined || what === undefined || !KINDS.test(how)) continue;
    const isEmpty = scene.documents.some((source) => {
      if (!source.structured || subjectOf(source) === undefined) return false;
      // An empty list is written so.
      return source.text
        .slice(0, LONGEST)
        .toLowerCase()
        .includes(`no ${what.replace(/s$/, '')}`);
    });
    if (isEmpty) return scene.ask(`${said.replace(` ${how} `, ' ')}.`);
  }
  return undefined;
}

const LONGEST = 6_000;
