/** "Rosa teaches chemistry" by "Rosa studied chemistry and teaches maths": an object before "and" is of the verb before it. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const JOINING = /^(?:and|but|then)$/;
/** What begins no object of its own behind a verb: "bought a bike and repaired it". */
const NO_OBJECT =
  /^(?:it|them|him|her|this|that|these|those|both|one|in|on|at|to|for|from|with|by|as|of|and|or|but|there|here|again|up|out|off|down|back|away|over|now|then|well|so|too|also|today|yesterday|\p{L}+ly)$/u;
const OWN = 0.9;

export const OBJECT_BEFORE_AND: Guard = againstUnit('role', 'prose', isOfOtherVerb, {
  told: () => /\b(?:and|but|then)\b/iu,
});

function isOfOtherVerb({ units, predicates }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  const thing = units[verb + 1];
  const [does, object] = [alignment.matches[verb], alignment.matches[verb + 1]];
  if (thing === undefined || thing.value !== undefined || does === undefined || object === undefined)
    return -1;
  if (Math.min(does.strength, object.strength) < OWN || does.at !== object.at + 2) return -1;
  const { words, text } = theirs;
  const next = words[does.at + 1];
  if (next === undefined || NO_OBJECT.test(next.form) || next.value >= 0) return -1;
  const isOnce = words.filter(({ form }) => form === words[object.at]!.form).length === 1;
  return isOnce && JOINING.test(words[object.at + 1]!.form) && text[words[does.at]!.end] === ' '
    ? verb + 1
    : -1;
}
