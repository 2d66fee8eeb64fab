/** "A technician read your meter" by "self-read", "Acme paid it" by "from Acme, paid herself": who did it is told. */
import { matchesOf } from '../../text/matches.ts';
import { against, type Guard, type Told, textOf } from './guard.ts';

export const SELF_DONE: readonly Guard[] = [
  against('role', 'english', isDoneByOneself),
  against('role', 'english', isDoneByReceiver),
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
