/** "The invoice was sent to the lawyer" by "the lawyer sent the invoice": who does something does it not to himself. */
import type { AlignedSentence } from '../../match/support.ts';
import { parseOf } from '../as-it-stands.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const TO =
  // What is needed for something it needs.
  /\b(?:was|were|is|are|been|being) (?!(?:needed|required) for )\p{L}+ (?:\p{L}+ )?(?:to|for|from|against) /iu;
const OWN = 0.9;

export const SENT_TO_SENDER: Guard = againstUnit('role', 'prose', toDoer, { said: () => TO });

function toDoer({ reading, units, predicates }: Told, sentence: AlignedSentence): number {
  const { words } = reading;
  const [verb] = predicates();
  const place = (unit: number): number => {
    const match = sentence.alignment.matches[unit];
    return match !== undefined && match.strength >= OWN ? match.at : -1;
  };
  const does = verb === undefined ? -1 : place(verb.unit);
  if (does < 0 || verb!.unit < 1) return -1;
  // Where it was done twice, each did it to the other.
  const { lemma } = sentence.reading.words[does]!;
  if (sentence.reading.words.filter((word) => word.lemma === lemma).length > 1) return -1;
  const { tree, tokenAt } = parseOf(sentence);
  const [doer] = tree.with(tokenAt(does), 'nsubj');
  if (doer === undefined) return -1;
  return units.findIndex(({ from }, unit) => {
    if (unit <= verb!.unit || place(unit) < 0 || tokenAt(place(unit)) !== doer) return false;
    const lead = words
      .slice(Math.max(0, from - 4), from)
      .map(({ form }) => form)
      .join(' ');
    return /\b(?:to|for|from|against)(?: (?:the|an?|his|her|its|their|our))?(?: \p{L}+['\u2019]?s?)?$/u.test(
      lead,
    );
  });
}
