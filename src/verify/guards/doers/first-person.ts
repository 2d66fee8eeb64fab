/** Who does what a mail or a line tells in the first person: nobody who is only written to, and no word of what is done. */
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { subjectOf } from './other-subject.ts';

export const FIRST_PERSON: readonly Guard[] = [
  againstUnit('role', 'english', writtenTo),
  againstUnit('role', 'english', isTheDeed),
];

const HEAD = /^\s*(?:to|cc|bcc|an|à|para|copy|attn|attention|subject|re|betreff)\s*:/iu;
/** What is said of a mail by its head. */
const OF_MAIL =
  /^(?:write|send|mail|email|address|receive|get|inform|notify|tell|ask|contact|copy|is|recipient|addressee)$/;

/** "Billing was charged twice" of "To: Billing … We were charged twice". */
function writtenTo({ reading, units, support }: Told): number {
  const subject = subjectOf(reading, units);
  if (subject === undefined || units.some(({ word }) => OF_MAIL.test(word.lemma))) return -1;
  const from = support.from[subject.unit]!;
  const one = support.sentences[from];
  const word = one?.reading.words[support.matches[subject.unit]!.at];
  if (one === undefined || word === undefined || one.source.structured) return -1;
  if (support.matches[subject.unit]!.kind !== 'same') return -1;
  const { text } = one.reading;
  const line = text.lastIndexOf('\n', word.start) + 1;
  if (!HEAD.test(text.slice(line, word.end))) return -1;
  // The rest is told elsewhere.
  return support.from.some((slot) => slot >= 0 && slot !== from) ? subject.unit : -1;
}

const PERSON = /^(?:i|we|you|he|she|they)$/;

/** "Billing was charged" of "we were charged": whom it is done to is no other word for the deed. */
function isTheDeed({ reading, units, support, predicates }: Told): number {
  const subject = subjectOf(reading, units)?.unit ?? -1;
  const deed = predicates()[0]?.unit ?? -1;
  if (subject < 0 || deed <= subject) return -1;
  const [who, what] = [support.matches[subject]!, support.matches[deed]!];
  if (who.at < 0 || who.at !== what.at || support.from[subject] !== support.from[deed]) return -1;
  const theirs = support.sentences[support.from[deed]!]?.reading.words ?? [];
  return theirs.slice(Math.max(0, what.at - 4), what.at).some(({ form }) => PERSON.test(form)) ? subject : -1;
}
