/** Statements that stand side by side in a sentence, each with its own verb: where they are cut, and the words of both. */
import { matchesOf } from '../../text/matches.ts';
import { halvesOf } from '../carry/halves.ts';
import { pastClause } from './clause.ts';
import { CONNECTIVES } from './connectives.ts';

/** Forms that are a past of their own behind a passive: nobody is joined, or left, by a doer that is not said. */
const OWN =
  /^(?:left|went|came|became|began|rose|fell|ran|resigned|retired|joined|moved|died|started|flew)\b/i;

/** Two statements by themselves, the second with the subject of the first where it has none. */
export function both(left: string, right: string): readonly [string, string] | undefined {
  const first = pastClause(left);
  if (first === undefined) return undefined;
  if (pastClause(right) !== undefined) return [left, right];
  // Behind a passive a participle is one too, unless it has an object of its own: "was signed and sent", "and moved the office".
  const passive = first.predicate.passive && !OWN.test(right) && !OBJECT_BEHIND.test(right);
  const shared = `${first.subject} ${passive ? 'was ' : ''}${right}`;
  const second = pastClause(shared);
  const verb = second?.tree.token(second.predicate.token).start;
  const begins = passive ? first.subject.length + 5 : first.subject.length + 1;
  return verb === begins || /^(?:was|were|had|has|have|did|then|later)\b/i.test(right)
    ? second && [left, shared]
    : undefined;
}

const OBJECT_BEHIND =
  /^\p{Ll}+ (?:the|an?|his|her|its|their|our|my|all|both|him|them|it|two|three|four|five|\p{Lu}\p{Ll})/u;

/** What joins two statements of which each has a subject and a verb of its own. */
export const CLAUSES = /(?:, (?:and|but)|;) /g;

export const opensUnder = (text: string): boolean => CONNECTIVES.some(({ opening }) => opening.test(text));

export function atJoint(text: string, joints: RegExp): readonly string[] | undefined {
  for (const match of matchesOf(text, joints)) {
    const texts = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (
      !TURNING.test(texts[1]) &&
      !opensUnder(texts[1]) &&
      texts.every((half) => pastClause(half) !== undefined)
    )
      return texts;
  }
  return undefined;
}

const TURNING = /^(?:then|later|subsequently|afterwards|thereafter|finally|after)\b/i;

export const sides = (text: string): readonly string[] | undefined =>
  halvesOf(`${text}.`, true)?.map((half) => half.text.replace(/\.$/, '')) ?? withOwnVerb(text);

/** "Was promoted in 2019 and left in 2022", "tested the valve, replaced the seal". */
function withOwnVerb(text: string): readonly string[] | undefined {
  for (const match of matchesOf(text, JOINTS).slice(0, MOST_JOINTS)) {
    const found = both(text.slice(0, match.index), text.slice(match.index + match[0].length));
    if (found !== undefined) return found;
  }
  return undefined;
}

const JOINTS = /(?:, (?:and )?| and )(?=\p{Ll}+(?: |$))/gu;
const MOST_JOINTS = 4;
