/** "On the first of the month" by "on the first Monday of the month"; "the first to finish" by "the last to finish". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const ORDINAL = 'first|second|third|fourth|fifth|tenth|last|1st|2nd|3rd|\\d{1,2}th';
const OF_MONTH = new RegExp(
  String.raw`\bthe (${ORDINAL}) of (?:the|each|every|next|this) (?:month|quarter|year)\b`,
  'iu',
);
const TO_DO = /\bthe (first|last|only one|only|next|second) to (\p{Ll}+)\b/iu;

const OF_A_DAY = against('date_time', 'english', isOfDay, { said: () => OF_MONTH });
const OTHER_TO_DO = against('quantity', 'sentence', isOther, { said: () => TO_DO, told: () => TO_DO });

export const ORDINAL_DAY: readonly Guard[] = [OF_A_DAY, OTHER_TO_DO];

function isOfDay({ reading, support }: Told): boolean {
  const [, ordinal = ''] = OF_MONTH.exec(textOf(reading).toLowerCase()) ?? [];
  const text = support.sentences.map((one) => textOf(one.reading).toLowerCase()).join('\n');
  const day = new RegExp(
    String.raw`\b${ordinal} (?:(?:working|business|banking|calendar|full)[ -])?(?:\p{L}+)?day\b`,
    'u',
  );
  return (
    day.test(text) &&
    !/calendar day/.test(text) &&
    !new RegExp(String.raw`\b${ordinal} (?:day )?of\b`, 'u').test(text)
  );
}

function isOther({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, ours = '', verb = ''] = TO_DO.exec(textOf(reading).toLowerCase()) ?? [];
  const text = textOf(theirs).toLowerCase();
  const told = [
    ...text.matchAll(new RegExp(String.raw`\bthe (first|last|only one|only|next|second) to ${verb}\b`, 'gu')),
  ];
  return told.length > 0 && told.every(([, theirOne]) => theirOne !== ours);
}
