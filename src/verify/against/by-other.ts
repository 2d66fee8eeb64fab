/**
 * A statement that ends in a means or a cause, beside a sentence that has another there: "paid by card" and "paid in cash",
 * "broken by the storm" and "broken by a football". A thing is paid, sent, broken and caused once.
 */
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import { meansOf } from './record-slots.ts';

const BY =
  /^(.*\b(?:was|were|is|has been|had been|had|paid|came|went|travelled|booked|ordered)(?: \p{L}+(?:ed|en|d|t))?(?: in)?) (?:by|in|via|with|through) ((?:the |an? |bank |wire |direct |credit |debit )?(?:\p{Ll}+ )?[\p{L}-]+)$/iu;
/** What is done to a thing once: it has one cause. */
const CAUSED =
  /\b(?:was|were|has been|had been) (?:broken|damaged|destroyed|caused|felled|killed|started|triggered|cracked|shattered|flooded|smashed|torn|burnt|burned|sunk|knocked over)$/;
const SOME = /^(?:some|several|many|most|both|an?|each|every|two|three|four|five|no)\b/;

interface Ending {
  readonly said: string;
  readonly by: string;
}

/** What a sentence says before its last phrase, without what leads to it: "till note: …", "the caretaker found that …". */
function endingOf({ text, start, end }: Reading): Ending | undefined {
  const said = text.slice(start, end).trim().replace(/[.!]$/, '');
  if (said.length > LONGEST || OPEN.test(said)) return undefined;
  const found = BY.exec(said.replace(/^(?:[^:]{1,40}: |[^:]{3,60} that )/u, ''));
  return found === null ? undefined : { said: found[1]!.toLowerCase(), by: found[2]! };
}

const LONGEST = 140;
const OPEN = /\b(?:not|never|if|may|might|could|would|should|thought|suspected|assumed|claimed|feared)\b|\?/;

/** Whether a sentence is the statement but for its means or its cause. */
export function isByOther(claim: Reading, { reading, source }: AlignedSentence): boolean {
  const [ours, theirs] = [endingOf(claim), endingOf(reading)];
  if (ours === undefined || theirs === undefined || ours.said !== theirs.said || SOME.test(ours.said))
    return false;
  const [one, other] = [meansOf(ours.by), meansOf(theirs.by)];
  if (one !== undefined && other !== undefined) return one !== other;
  if (!CAUSED.test(ours.said)) return false;
  const [cause, another] = [headOf(ours.by), headOf(theirs.by)];
  if (KIN.some((kin) => kin.test(ours.by) && kin.test(theirs.by))) return false;
  // A gale is a storm: the one may be the other.
  const kin = source.lexicon.relation(cause, another, 'n').kind;
  const back = source.lexicon.relation(another, cause, 'n').kind;
  return cause !== another && [kin, back].every((kind) => !RELATED.test(kind));
}

/** Causes of one kind, which go together. */
const KIN = [
  /\b(?:storm|winds?|gale|gusts?|hurricane|tornado|weather|rain|hail|lightning|thunderstorm|snow|flood(?:ing)?)\b/i,
  /\b(?:fire|flames?|smoke|heat|explosion|blast)\b/i,
  /\b(?:water|leak|pipe|flood(?:ing)?|moisture)\b/i,
  /\b(?:driver|car|truck|lorry|van|vehicle|collision|crash|accident)\b/i,
  /\b(?:bug|error|fault|defect|failure|outage|plug|wiring|short)\b/i,
];

const RELATED = /^(?:same|synonym|hypernym|hyponym|derived)/;
const headOf = (phrase: string): string => phrase.toLowerCase().split(' ').at(-1)!;
