/** "Tom's car was repaired by the dealer" by "the car was repaired by Tom's dealer": whose the one is tells not whose the other is. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const OWNED = /([\p{L}\d-]+)['\u2019]s? ((?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+)/gu;
const ANY_OWNED = /[\p{L}\d-]['\u2019]s? [\p{L}\d]/u;
/** What stands before a noun of nobody in particular. */
const BARE = String.raw`\b(?:the|an?|this|that|one)`;
const OWN_THING = [' his', ' her', ' their', ' its', ' my', ' our'];
/** Not the genitive: "it's", "that's done". */
const NO_OWNER =
  /^(?:it|that|there|here|he|she|what|who|let|where|how|o|today|yesterday|tomorrow|year|month|week|day)$/iu;

export const POSSESSOR_OF_OTHER: Guard = against('entity', 'sentence', isOfOther, {
  said: () => ANY_OWNED,
  told: () => ANY_OWNED,
});

/** Whether a thing of somebody stands in the sentence as nobody's, and another thing of the statement as his. */
function isOfOther({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  if (source.structured) return false;
  const [said, text] = [reading, theirs].map((one) => textOf(one).toLowerCase()) as [string, string];
  const told = [...text.matchAll(OWNED)].map(([, owner, things]) => [owner!, things!.split(' ')] as const);
  return [...said.matchAll(OWNED)].some(([, owner = '', things = '']) => {
    const [thing = ''] = things.split(' ');
    const his = told.filter((one) => one[0] === owner).map((one) => one[1]);
    if (NO_OWNER.test(owner) || his.length !== 1 || his[0]!.includes(thing)) return false;
    const [other = ''] = his[0]!;
    const isBare = new RegExp(String.raw`${BARE} ${thing}\b`, 'u').test(text);
    if (isBare && new RegExp(String.raw`${BARE} ${other}\b`, 'u').test(said)) return true;
    // "Her sister" is of another than him who is named for his house alone.
    return (
      OWN_THING.some((pronoun) => text.includes(`${pronoun} ${thing}`)) && text.split(owner).length === 2
    );
  });
}
