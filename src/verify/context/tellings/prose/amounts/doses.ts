/** How much of a medicine somebody has: "5 mg of amlodipine" for "amlodipine 5 mg". */
import { byFrequency } from '../../rephrased.ts';
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const AMOUNT = String.raw`\d+(?:[.,]\d+)? ?(?:mg|mcg|µg|g|ml|IU|units|tablets?|capsules?|drops)`;
const BEHIND = new RegExp(
  String.raw`\b(takes?|took|taking|on|of|with|prescribed|given|received?s?|started) (\p{L}{4,}) (${AMOUNT})(?=[ ,;]|$)`,
  'u',
);
const BEFORE = new RegExp(
  String.raw`\b(takes?|took|taking|on|with|prescribed|given|received?s?|started) (${AMOUNT}) (?:of )?(\p{L}{4,})(?=[ ,;]|$)`,
  'u',
);
/** Words that stand behind an amount and are no medicine. */
const NO_MEDICINE =
  /^(?:once|twice|daily|weekly|every|each|with|after|before|until|three|four|from|when|orally)$/iu;

/** A dose with its medicine on either side, as often as the claim says it. */
const byDose = (wording: Wording): readonly string[] =>
  onEitherSide(wording).flatMap((text) => [text, ...byFrequency(text, wording.said)]);

function onEitherSide({ text }: Wording): readonly string[] {
  const [behind, before] = [BEHIND.exec(text), BEFORE.exec(text)];
  if (behind !== null && !NO_MEDICINE.test(behind[2]!))
    return [`${behind[3]} of ${behind[2]}`, `${behind[3]} ${behind[2]}`].map((dose) =>
      text.replace(behind[0], `${behind[1]} ${dose}`),
    );
  if (before === null || NO_MEDICINE.test(before[3]!)) return [];
  return [`${before[2]} of ${before[3]}`, `${before[2]} ${before[3]}`, `${before[3]} ${before[2]}`].map(
    (dose) => text.replace(before[0], `${before[1]} ${dose}`),
  );
}

export const DOSES: readonly Rewriter[] = [
  { of: new RegExp(String.raw`\b${AMOUNT}\b`, 'u'), write: byDose, reorders: true },
];
