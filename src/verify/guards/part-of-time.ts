/** "The clinic is closed in August" by "… in the first week of August": what lasts for a part of a time does not for all of it. */
import { against, type Guard, type Told, textOf } from './guard.ts';

export const PART_OF_TIME: Guard = against('date_time', 'english', isOfPart);

const PART =
  /\b(?:days?|weeks?|weekends?|fortnight|half|part|beginning|start|middle|end) of (?:the )?(\p{L}+|\d{4})\b/iu;
/** What holds of a time: a state, told in the present. */
const LASTS = /\b(?:is|are)\b(?! (?:due|expected|scheduled|planned)\b)/i;

function isOfPart({ reading, support: { sentences } }: Told): boolean {
  const text = textOf(reading);
  if (!LASTS.test(text) || PART.test(text)) return false;
  return sentences.some((sentence) => {
    const whole = PART.exec(textOf(sentence.reading))?.[1]?.toLowerCase();
    return whole !== undefined && text.toLowerCase().endsWith(` in ${whole}.`);
  });
}
