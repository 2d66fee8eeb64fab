/**
 * Statements of two facts about one thing, each decided by itself: "The library opens at 9 am on Fridays and closes at 6 pm",
 * "It is open until 8 pm on Thursdays but only until 4 pm on Sundays".
 */
import { matchesOf } from '../../text/matches.ts';
import type { Decided } from './said.ts';

const JOINT = /,? (?:and|but|while|whereas) (?:it |they )?(?:also |only |just |then )?/gu;
const VERB =
  /^(?:is|are|was|were|has|have|had|opens?|closes?|stays?|starts?|begins?|ends?|comes?|weighs?|costs?|lasts?|takes?|contains?|includes?|added|adds|fixed|fixes|removed|removes|dropped|drops|introduced|introduces|deprecated|deprecates|updated|updates|can|will|holds?|serves?|runs?)\b/u;
const SUBJECT =
  /^(?<subject>.+?) (?=(?:is|are|was|were|has|have|had|opens?|closes?|stays?|starts?|begins?|ends?|comes?|weighs?|costs?|lasts?|takes?|contains?|includes?|added|adds|fixed|fixes|removed|removes|dropped|drops|introduced|introduces|deprecated|deprecates|updated|updates|can|will|holds?|serves?|runs?)\b)/u;
const PREPOSITION = /^(?<word>at|until|from|on|to|in|between|for) /u;
const MOST = 3;

/** What is made of the two halves of a statement together; undefined where one of them is left open. */
export function byHalves(said: string, decide: (half: string) => Decided | undefined): Decided | undefined {
  for (const { index, 0: joint } of matchesOf(said, JOINT).slice(0, MOST)) {
    const left = said.slice(0, index);
    const right = inFull(left, said.slice(index + joint.length));
    if (right === undefined) continue;
    const [one, other] = [decide(left), decide(right)];
    if (one === undefined || other === undefined) continue;
    const holds = one.holds && other.holds;
    const [refused] = [one, other].filter((half) => !half.holds);
    return {
      ...refused,
      holds,
      lines: [...new Set([...one.lines, ...other.lines])],
      told: [one.told, other.told].filter((told) => told !== '').join('; '),
    };
  }
  return undefined;
}

/** The second half with what it leaves out of the first. */
function inFull(left: string, right: string): string | undefined {
  if (VERB.test(right)) {
    const subject = SUBJECT.exec(left)?.groups?.subject;
    return subject === undefined ? undefined : `${subject} ${right}`;
  }
  const word = PREPOSITION.exec(right)?.groups?.word;
  if (word === undefined) return SUBJECT.test(right) ? right : undefined;
  const at = left.indexOf(` ${word} `);
  return at < 0 ? undefined : `${left.slice(0, at)} ${right}`;
}
