/** "A technician read your meter" by "self-read", "Acme paid it" by "from Acme, paid herself": who did it is told. */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

export const SELF_DONE: readonly Guard[] = [
  against('role', 'english', isDoneByOneself, { told: () => SELF }),
  against('role', 'english', isDoneByReceiver, { told: () => REFLEXIVE }),
  against('role', 'sentence', isDoneToItself),
];

const SELF = /\bself-(\p{Ll}{4,})/gu;
const ONESELF = /self|selves|\bown\b/i;
/** Letters that the forms of a verb share. */
const STEM = 4;

function isDoneByOneself({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading);
  if (ONESELF.test(ours)) return false;
  return sentences.some(({ reading: theirs }) =>
    matchesOf(textOf(theirs), SELF).some(
      ([, verb = '']) =>
        verb !== 'service' && reading.words.some(({ form }) => form.startsWith(verb.slice(0, STEM))),
    ),
  );
}

const REFLEXIVE = /\b(\p{Ll}+) (?:herself|himself|themselves)\b/u;

/** The statement opens with its verb behind one from whom the sentence has it, or to whom. */
function isDoneByReceiver({ reading, support: { sentences } }: Told): boolean {
  const [doer, deed] = reading.words;
  if (doer === undefined || deed === undefined) return false;
  return sentences.some(({ reading: theirs }) => {
    const { words } = theirs;
    const at = words.findIndex(({ form }) => form === doer.form);
    return (
      REFLEXIVE.exec(textOf(theirs))?.[1] === deed.form &&
      at > 0 &&
      /^(?:from|by|to|of)$/.test(words[at - 1]!.form)
    );
  });
}

/** "The operator switched off the pump" by "the pump switched itself off". */
function isDoneToItself({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const deed = plainDeed(reading);
  if (deed === undefined || ONESELF.test(textOf(reading))) return false;
  const { words: ours } = reading;
  // "Switched off the pump": the object stands behind the word that belongs to the verb.
  const behind = ours.findIndex(({ weight, value }, at) => at > deed.verb + 1 && weight > 0 && value < 0);
  const object = deed.object < 0 ? behind : deed.object;
  if (object < 0) return false;
  const { words } = theirs;
  const self = words.findIndex(({ form }) => /^(?:itself|himself|herself|themselves)$/.test(form));
  if (self < 2 || words[self - 1]!.lemma !== ours[deed.verb]!.lemma) return false;
  const before = words.slice(0, self - 1);
  const isIn = (at: number): boolean => before.some(({ lemma }) => lemma === ours[at]!.lemma);
  return isIn(object) && !isIn(deed.doer);
}
