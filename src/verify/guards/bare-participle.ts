/** "The motion was passed" by "the motion was passed to the committee", "Anna was left" by "Anna was left out": with what belongs to it a participle is of another verb. */
import { matchesOf } from '../../text/matches.ts';
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, type Told, textOf } from './guard.ts';

/** Of each participle what makes another deed of it. */
const OTHERWISE: Readonly<Record<string, string>> = {
  passed: String.raw`on to|over|along|around|up|down|back|to (?:the|an?|his|her|its|their|our|\p{Lu}\p{L}*)`,
  carried: 'over|off|forward|away|to',
  left: 'behind|out|off',
  held: 'up|back|off',
  set: 'aside|back|off',
  taken: 'back|down|apart|away',
  given: 'up|away|back',
  written: 'off',
  struck: 'off|out|down',
  broken: 'off|up',
  turned: 'down|away|back',
};
/** Words of a statement that a participle may stand for: what was passed or carried was approved. */
const SAME: Readonly<Record<string, string>> = {
  passed: 'passed|carried|approved|adopted|accepted',
  carried: 'carried|passed|approved|adopted|accepted',
  left: 'left|remaining',
};
const FORMS = Object.keys(OTHERWISE).join('|');
const BE = String.raw`\b(?:was|were|is|are|been|be|being)(?: (?:not|\p{L}+ly|already|finally|then|also))? `;
const DONE = new RegExp(`${BE}(${FORMS})\\b(?: ([\\p{L}\\d]+(?: [\\p{L}\\d]+)?))?`, 'gu');
const SAID = new RegExp(String.raw`\b(?:${FORMS}|approved|adopted|accepted|remaining)\b`, 'u');
const TOLD = new RegExp(String.raw`\b(?:${FORMS})\b`, 'u');

export const BARE_PARTICIPLE: Guard = against('role', 'english', isOtherDeed, {
  said: () => SAID,
  told: () => TOLD,
});

function isOtherDeed({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = matchesOf(textOf(theirs), DONE);
  const [first] = told;
  if (first === undefined) return false;
  const form = first[1]!;
  const other = new RegExp(`^(?:${OTHERWISE[form]})(?: |$)`, 'u');
  if (!told.every((one) => one[1] === form && other.test(one[2] ?? ''))) return false;
  const bare = new RegExp(`${BE}(?:${SAME[form] ?? form})\\b(?! (?:${OTHERWISE[form]})\\b)`, 'u');
  const said = textOf(reading);
  return (
    bare.test(said) &&
    !(theirs.text.slice(theirs.start, theirs.end).match(OF_APPROVAL) ?? []).some((word) =>
      said.includes(word),
    )
  );
}

/** What says it besides: "approved and passed on to the clerk". */
const OF_APPROVAL = /\b(?:approved|adopted|accepted)\b/gu;
