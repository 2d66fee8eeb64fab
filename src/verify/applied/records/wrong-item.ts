/** That something else came than was ordered: "the wrong item was delivered" of "I ordered a kettle but got a toaster". */
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';

const WRONG =
  /^(?:The (?:delivery|parcel|package|order|box) contained|The (?:customer|buyer|guest|client) (?:received|got|was sent|was given)|The (?:shop|seller|supplier|company|warehouse) (?:sent|delivered|shipped)) (?:the|a) wrong (?:item|product|article|thing|goods|order)$|^The wrong (?:item|product|article|goods|order) (?:was|were|has been) (?:delivered|sent|shipped|received)$/u;
const THING = String.raw`(?:an?|the|\d+|two|three|some) ([\p{L}\d][\p{L}\d' -]{1,40}?)`;
const INSTEAD = new RegExp(
  String.raw`\bordered ${THING},? but (?:I |we |he |she |they )?(?:got|received|was sent|were sent|was delivered|were given) ${THING}(?: instead)?(?:[.,;!]|$)`,
  'iu',
);
const INSTEAD_OF = new RegExp(
  String.raw`\b(?:received|got|was sent|were sent|delivered|shipped) ${THING} instead of ${THING}(?:[.,;!]|$)`,
  'iu',
);

/** What is no thing that was sent for another. */
const NO_THING =
  /\b(?:discount|refund|receipt|confirmation|voucher|message|e-?mail|call|reply|notice|invoice|reminder|bill|number|answer|apology|reply|notification|delay|problem|shock|surprise)\b/iu;

/** Where two things stand, one ordered and another that came; undefined for another statement. */
export function wrongItem(said: string, { documents }: Scene): Shown | undefined {
  if (!WRONG.test(said)) return undefined;
  const one = sentencesOf(documents).find(({ text }) => {
    const [, first, second] = INSTEAD.exec(text) ?? INSTEAD_OF.exec(text) ?? [];
    return (
      first !== undefined &&
      second !== undefined &&
      first.toLowerCase() !== second.toLowerCase() &&
      !NO_THING.test(second) &&
      !/\b(?:if|would|might|(?<!\d )may(?! \d)|not|never)\b|\?/iu.test(text)
    );
  });
  return one && { places: [one], told: one.text };
}
