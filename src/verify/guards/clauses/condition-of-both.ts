/**
 * "The event is cancelled" by "the event is cancelled and tickets are refunded if it rains": a condition behind two joined
 * clauses holds for both. One that leaves it to the wish of somebody holds for its own clause alone.
 */
import { CONDITION } from '../../../text/cues.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const CONDITION_OF_BOTH: Guard = against('condition', 'english', holdsUnder, { told: () => JOINED });

const LONGEST = 400;
/** Two clauses joined without a comma, and what both hold under. */
const JOINED =
  /^([^,;:.!?]+?) and ([^,;:.!?]+?) (?:if|unless|when|whenever|in case|provided that|as long as|only if) ([^,;:!?]+)\.?$/u;
/** What is so, or will be: of what was done no condition tells. */
const OPEN_TIME = /\b(?:is|are|will|can|may|must|shall|gets?)\b/;
const CLOSED_TIME = /\b(?:was|were|has|have|had|did)\b/;
/** A verb in the second clause, not only a second thing. */
const CLAUSE = /\b(?:is|are|will|can|may|must|shall|gets?|[\p{L}]{3,}s?)\b/u;
const AT_WILL =
  /^(?:needed|necessary|possible|desired|requested|required|asked|(?:you|they|he|she|we|anyone|guests|customers) (?:want|wants|like|likes|wish|wishes|need|needs|prefer|prefers|have|has))\b/;
/** What changes under a condition is otherwise without it: "25 euros and rises to 40 if you are late". */
const CHANGES = /^(?:rises?|falls?|drops?|increases?|decreases?|goes|go|changes?|becomes?|doubles?|turns?)\b/;
const PERMITS = /\b(?:can|may|might|could) (?!be\b)/;

function holdsUnder({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  if (reading.cues & CONDITION || /\b(?:when|whenever|if)\b/.test(textOf(reading))) return false;
  const origin = originOf(source);
  if (origin.structured) return false;
  const said = textOf(origin.sentence(sentence)).trim();
  if (said.length > LONGEST || !/ and /.test(said)) return false;
  const found = JOINED.exec(said);
  if (found === null) return false;
  const [, first, second, condition] = found;
  if (!OPEN_TIME.test(first!) || CLOSED_TIME.test(`${first} ${second}`) || !CLAUSE.test(second!))
    return false;
  if (AT_WILL.test(condition!) || PERMITS.test(second!) || CHANGES.test(second!)) return false;
  return wordsOf(textOf(reading)).every((word) => wordsOf(first!).includes(word));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
