/**
 * Who does what the passive tells: "the team beat Leeds" by "the team was beaten by Leeds", "reviewed by Ann" by "the change by
 * Ann was reviewed", "approved by the city" by "the city's plan was approved".
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const BE = String.raw`(?:was|were|is|are|been|being|got|gets)`;
const DET = String.raw`(?:(?:the|an?|his|her|its|their|our|your|my) )?`;
const DONE_BY = new RegExp(String.raw`\b${BE} (?:\p{L}+ly )?(\p{L}+) by ${DET}([\p{L}\d-]+)`, 'giu');
const BEING = new RegExp(`^${BE}$`, 'iu');

export const AGENT_BY_PASSIVE: readonly Guard[] = [
  against('role', 'prose', isDoneTo, { told: () => DONE_BY }),
  against('role', 'prose', isOfThing, { said: () => DONE_BY }),
];

/** "The team beat Leeds" by "the team was beaten by Leeds". */
function isDoneTo({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const text = textOf(theirs);
  return matchesOf(text, DONE_BY).some(({ 1: verb = '', 2: agent = '', index }) => {
    const done = theirs.words.find(
      ({ form, start }) => form === verb.toLowerCase() && start >= theirs.start + index,
    );
    const at = reading.words.findIndex(({ lemma }, i) => i > 0 && lemma === done?.lemma);
    const [before, behind] = [
      reading.words[at - 1],
      reading.words.slice(at + 1).find(({ weight }) => weight > 0),
    ];
    if (at < 1 || before === undefined || before.weight === 0 || BEING.test(before.form)) return false;
    if (reading.words.some(({ form }) => BEING.test(form) || form === 'by')) return false;
    const suffers = theirs.words.findIndex(({ form }) => form === before.form);
    return (
      behind?.form === agent.toLowerCase() &&
      suffers >= 0 &&
      theirs.words[suffers]!.end <= theirs.start + index
    );
  });
}

/** "Reviewed by Ann" by "the change by Ann was reviewed": who made a thing, or has it, did not do to it what was done. */
function isOfThing({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = textOf(theirs).toLowerCase();
  return matchesOf(textOf(reading).toLowerCase(), DONE_BY).some(({ 1: verb = '', 2: agent = '' }) => {
    if (told.split(agent).length !== 2 || !/^[\p{L}\d-]+$/u.test(agent)) return false;
    const whose = String.raw`(?:by ${DET}${agent}|(?<![\p{L}-])${agent}['\u2019]s?(?: [\p{L}-]+){1,3}) ${BE} (?:\p{L}+ly )?${verb}\b(?! by\b)`;
    return new RegExp(whose, 'u').test(told);
  });
}
