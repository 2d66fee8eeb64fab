/** "The motion was passed" by "the motion was passed to the committee", "Anna was left" by "Anna was left out": with what belongs to it a participle is of another verb. */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

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
  split: 'open|off',
  found: 'to (?:be|have)|guilty|wanting|not to|out|dead|empty',
  caught: 'up|out|on (?:camera|film|tape|video)',
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

export const BARE_PARTICIPLE: readonly Guard[] = [
  against('role', 'english', isOtherDeed, { said: () => SAID, told: () => TOLD }),
  against('role', 'prose', isHandedOn, { said: () => PASSED, told: () => HANDED_ON }),
  against('entity', 'prose', isSentAway, { said: () => DISMISSED, told: () => FROM_ROOM }),
];

const PASSED =
  /\b(?:passed|carried|put|turned|took|gave|held|set|brought) (?:the|an?|his|her|its|their|all|both) (?:[\p{L}-]+ ){0,2}([\p{L}-]+)[.!]?$/iu;
const HANDED_ON =
  /\b(?:passed|carried|put|turned|took|gave|held|set|brought) (?:the|an?|his|her|its|their|all|both) (?:[\p{L}-]+ ){0,2}([\p{L}-]+) (?:on|over|along|around|back|off|down|up|aside|away)(?: to\b|[.,;!]|$)/iu;

/** "Passed the check" by "passed the check on to a colleague". */
function isHandedOn({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = PASSED.exec(textOf(reading))?.[1];
  return what !== undefined && what === HANDED_ON.exec(textOf(theirs))?.[1];
}

const DISMISSED = /\b(?:was|were|is|been) (?:dismissed|excused|released|discharged)[.!]?$/iu;
const FROM_ROOM =
  /\b(?:dismissed|excused|released|discharged) from (?:the |an? |his |her |their |its |this |that )?(?:\p{L}+ )?(?:meeting|class|classroom|lesson|room|court|courtroom|jury|lecture|school|parade|table|duty|hearing|call|session)\b/iu;

/** "Was dismissed" by "was dismissed from the meeting". */
function isSentAway({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return DISMISSED.test(textOf(reading)) && FROM_ROOM.test(textOf(theirs));
}

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
