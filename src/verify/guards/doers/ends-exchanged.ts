/** "The alarm scared the cat" by "the cat set off the alarm": who did something to another had nothing done by it. */
import type { AlignedSentence } from '../../match/support.ts';
import { parseOf } from '../as-it-stands.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

const OWN = 0.9;
/** What somebody has by what the other does: a school has those who attend it, and loses those who leave. */
const CONVERSE =
  /^(?:have|get|lose|gain|receive|employ|contain|include|host|house|welcome|attract|see|own|need|win|obtain|hold|cost|take|owe|face|suffer)$/;

export const ENDS_EXCHANGED: Guard = againstUnit('role', 'prose', exchanged);

/** The doer of a statement that a judge alone takes to be borne out, where it is the object and its object the doer. */
function exchanged({ reading, units, score }: Told, sentence: AlignedSentence): number {
  if (!Number.isFinite(score)) return -1;
  const deed = plainDeed(reading);
  if (deed === undefined || deed.object < 0 || CONVERSE.test(reading.words[deed.verb]!.lemma)) return -1;
  const unitAt = (word: number): number => units.findIndex(({ from, to }) => from <= word && word < to);
  const doer = unitAt(deed.doer);
  const place = (unit: number): number => {
    const match = sentence.alignment.matches[unit];
    return match !== undefined && match.strength >= OWN ? match.at : -1;
  };
  const [does, has] = [place(doer), place(unitAt(deed.object))];
  if (does < 0 || has < 0 || has > does) return -1;
  const { tree, tokenAt } = parseOf(sentence);
  const [ours, theirs] = [tokenAt(has), tokenAt(does)].map((at) => tree.tokens[at]);
  if (ours?.deprel !== 'nsubj' || theirs?.deprel !== 'obj' || ours.head !== theirs.head) return -1;
  // "The dog bit the boy because he teased it": what is said to be done is another clause's.
  const verb = place(unitAt(deed.verb));
  return verb < 0 || tokenAt(verb) === ours.head ? doer : -1;
}
