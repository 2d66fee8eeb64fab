/**
 * What is told of a deed, and not of what it is done to or of another deed: "a passport is needed to use an account" by "opening
 * an account requires a passport".
 */
import type { ParsedToken } from '../../../text/parse/parser.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told } from '../guard.ts';

const FOUND = 0.5;
const GERUND = /^\s*\p{Lu}\p{Ll}+ing\b/u;

export const DEED_AS_SUBJECT = againstUnit('partially_mentioned', 'prose', leavesDeedOut);

const TENSED = /^(?:VBD|VBZ|MD)$/;
/** What parts a clause from the gerund that begins the sentence, or opens another. */
const PARTED = /^(?:,|:|;|-|who|that|which|when|while|if|because|as)$/iu;

/** Whether a gerund that was not read as the subject of a sentence is: "preparing to sell the flat took months". */
function opens(tokens: readonly ParsedToken[]): boolean {
  if (tokens[1]?.form !== 'to') return false;
  const next = tokens.findIndex(({ xpos, form }) => TENSED.test(xpos) || PARTED.test(form));
  return next > 0 && TENSED.test(tokens[next]!.xpos);
}

/** The last unit of a statement that says nothing of the deed which is the subject of its sentence; -1 for none. */
function leavesDeedOut({ units, support }: Told, { source, sentence, reading }: AlignedSentence): number {
  const { text, start, end } = reading;
  if (!GERUND.test(text.slice(start, end))) return -1;
  const { tokens } = source.parsed(sentence);
  const [gerund] = tokens;
  if (gerund?.xpos !== 'VBG' || (gerund.deprel !== 'csubj' && !opens(tokens))) return -1;
  const at = reading.words.findIndex((word) => word.start === gerund.start);
  const isSaid = support.matches.some((match) => match.at === at && match.strength >= FOUND);
  return at < 0 || isSaid ? -1 : units.length - 1;
}
