/**
 * An amount that its sentence tells of some alone, or of each of something: "the fee is 12 euros a month" by "12 euros per seat
 * per month", "the deposit is 300 euros" by "guests with dogs pay a deposit of 300 euros".
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OF_THOSE_ALONE: readonly Guard[] = [
  against('quantity', 'sentence', isOfEach, { said: () => AMOUNT_OF }),
  against('quantity', 'sentence', isOfSome, { said: () => AMOUNT_OF }),
  against('modality', 'sentence', isOnlyAsked, { said: () => AMOUNT_OF }),
];

/** "The fee is 12 euros", and with what period. */
const AMOUNT_OF =
  /^(?:the|its|our|their) (?:\p{L}+ )?(\p{L}+)(?: (?:per|an?) \p{L}+)? (?:is|was|amounts to|comes to|costs?) [^\d]{0,4}\d/iu;
const EACH = /\b(?:each|every|apiece|per|an?)\b/iu;
const PER_UNIT =
  /\d[\d.,]*(?: ?\p{L}+| ?\p{Sc})? (?:(?:per|an?|for (?:each|every)) (\p{L}+) (?:per|an?|every|each) \p{L}+|is charged (?:for|per) (?:each |every )?(\p{L}+))/giu;

/** "12 euros per seat per month" is no fee of the whole. */
function isOfEach({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = textOf(reading).toLowerCase();
  if (!AMOUNT_OF.test(ours)) return false;
  return matchesOf(textOf(theirs), PER_UNIT).some(([whole, unit, other]) => {
    const of = (unit ?? other)!.toLowerCase();
    if (other !== undefined && !/(?:each|every|per) \p{L}+$/iu.test(whole)) return false;
    return !ours.includes(of) && !(other !== undefined && EACH.test(ours));
  });
}

const PAYING =
  /^(?:\p{L}+ )?\p{L}+ (?:with|who|under|over|aged|without|whose) [^,;]{2,60} (?:pays?|gets?|receives?|owes?|leaves?) (?:an?|the) (?:\p{L}+ )?(\p{L}+) of [^\d]{0,4}\d/iu;

/** "Guests with dogs pay a deposit of 300 euros": no deposit of all. */
function isOfSome({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const noun = AMOUNT_OF.exec(textOf(reading))?.[1];
  return noun !== undefined && PAYING.exec(textOf(theirs).trim())?.[1] === noun;
}

const ASKED =
  /\b(?:asked|asks|asking|applied|applies|demanded|demands|wanted|wants|requested|requests|hoped|hopes|claimed)(?: for)? (?:an?|the) (?:\p{L}+ )?(\p{L}+) of ([^\d]{0,4}\d[\d.,]*)/giu;

/** "He asked for a refund of 30 euros and got one of 20 euros": what is asked for is not what it is. */
function isOnlyAsked({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, told] = [textOf(reading), textOf(theirs)];
  const noun = AMOUNT_OF.exec(ours)?.[1];
  if (noun === undefined) return false;
  return matchesOf(told, ASKED).some(
    ([, of, amount = '']) => of === noun && ours.includes(amount) && told.split(amount).length === 2,
  );
}
