/**
 * "On the first of the month" by "on the first Monday of the month"; "the first to finish" by "the last to finish"; "the first
 * payment" by "the first late payment", which others may have come before.
 */
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

/** One of a row, and what it is one of. */
const IN_ROW = new RegExp(
  String.raw`\b(${ORDINAL}|next|final|sixth|seventh|eighth|ninth) (\p{Ll}{3,})\b`,
  'iu',
);
const OF_FEWER = against('entity', 'english', isOfFewer, { said: () => IN_ROW, told: () => IN_ROW });
/** What is no narrower kind: another way to say the same, or a second one of the row. */
const NO_KIND = 'and|or|of|to|in|on|at|for|from|calendar|is|was|the|an?|few|couple';

export const ORDINAL_DAY: readonly Guard[] = [OF_A_DAY, OTHER_TO_DO, OF_FEWER];

function isOfFewer({ reading, support }: Told): boolean {
  const said = textOf(reading).toLowerCase();
  const [, ordinal = '', noun = ''] = IN_ROW.exec(said) ?? [];
  const own = new RegExp(String.raw`\b${ordinal} ${noun}\b`, 'u');
  const narrower = new RegExp(
    String.raw`\b${ordinal} ((?:(?!(?:${NO_KIND})\b)\p{L}[\p{L}-]* ){1,2})${noun}\b`,
    'u',
  );
  return support.sentences.some(({ reading: theirs, source }) => {
    const text = textOf(theirs).toLowerCase();
    const kind = source.structured || own.test(text) ? undefined : narrower.exec(text)?.[1];
    return kind?.split(' ').some((word) => word !== '' && !said.includes(word)) ?? false;
  });
}

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
