/**
 * "Are paid within five days" by "are paid after five days", "runs for five hours" by "runs after five hours": the same length of
 * time, led by what makes another time of it.
 */
import type { Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree, unitOf } from '../claim-root.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const ROUND =
  '(?:(?:the (?:first|next|last)|about|around|approximately|roughly|nearly|almost|another|a further|only|just|the) )?';
const LEADS: Readonly<Record<string, RegExp>> = {
  within: new RegExp(
    String.raw`\b(?:within|inside|in under|in less than|no later than|not later than|in no more than|in at most) ${ROUND}$`,
    'iu',
  ),
  after: new RegExp(
    String.raw`\b(?:after|following|not before|no sooner than|no earlier than) ${ROUND}$`,
    'iu',
  ),
  for: new RegExp(String.raw`\b(?:for|lasting|throughout) ${ROUND}$`, 'iu'),
};
const LEAD =
  /\b(?:within|inside|under|less than|than|at most|after|following|not before|for|lasting|throughout) /iu;

export const LED_TO_LENGTH: Guard = againstUnit('date_time', 'sentence', isLedOtherwise, {
  said: () => LEAD,
  told: () => LEAD,
});

const leadOf = (before: string): string | undefined =>
  Object.keys(LEADS).find((name) => LEADS[name]!.test(before));

function isLedOtherwise({ reading, units, inferred }: Told, sentence: AlignedSentence): number {
  if (inferred || sentence.source.structured) return -1;
  const { reading: theirs, alignment } = sentence;
  const main = unitOf(claimTree(reading), reading, units, (i) => alignment.matches[i]!.strength === 1);
  const deed = main < 0 ? undefined : theirs.words[alignment.matches[main]!.at];
  // "Cannot be returned after 30 days" says what may be done within them.
  if (deed === undefined || deed.negated !== units[main]!.word.negated || deed.negated) return -1;
  return units.findIndex(({ value, start, end }) => {
    if (value?.kind !== 'quantity' || value.base !== 's') return false;
    const own = leadOf(reading.text.slice(reading.start, start)) ?? leadIn(reading.text.slice(start, end));
    if (own === undefined) return false;
    const leads = theirs.values
      .filter((one) => one.kind === 'quantity' && one.base === 's' && isAsLong(one, value))
      // "Are kept for 35 days, after which they are erased".
      .filter(
        ({ end: behind }) =>
          own !== 'after' || !/^,? after which\b/iu.test(theirs.text.slice(behind, behind + 15)),
      )
      .map(
        (one) =>
          leadOf(theirs.text.slice(theirs.start, one.start)) ?? leadIn(theirs.text.slice(one.start, one.end)),
      );
    return leads.length > 0 && leads.every((lead) => lead !== undefined && lead !== own);
  });
}

/** What leads a length that its value takes in: "within five days". */
const leadIn = (text: string): string | undefined =>
  /^(?:within|inside)\b/iu.test(text)
    ? 'within'
    : /^after\b/iu.test(text)
      ? 'after'
      : /^for\b/iu.test(text)
        ? 'for'
        : undefined;

const isAsLong = (one: Value, other: Value): boolean =>
  'value' in one && 'value' in other && one.value.n * other.value.d === other.value.n * one.value.d;
