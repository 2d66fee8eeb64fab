/** "Who cancels after 14 days gets a refund" by "who cancels within 14 days": what holds within a time does not hold after it. */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const SPAN = String.raw`(?:about |exactly )?(?<count>\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty) (?:\p{L}+ )?(?<unit>minute|hour|day|week|month|year|night)s?\b`;
const AFTER = new RegExp(String.raw`\bafter ${SPAN}`, 'iu');
const WITHIN = new RegExp(String.raw`\b(?:within|up to|no later than|at most|inside) ${SPAN}`, 'iu');
/** What ends, or is too late, does so after the time within which it may be done. */
const ENDS =
  /\b(?:not|no|never|nothing|nobody|cannot|expires?|expired|ends?|ended|laps\w*|stops?|stopped|closes?|lose|loses|lost|too late|late|invalid|void|only|longer|refus\w*|reject\w*|forfeit\w*|deleted|removed|cancelled)\b|n['’]t\b/iu;

export const AFTER_FOR_WITHIN: Guard = against(
  'date_time',
  'any',
  ({ reading, support: { sentences } }) => {
    const said = textOf(reading);
    const after = AFTER.exec(said)?.groups;
    if (after === undefined || ENDS.test(said)) return false;
    const texts = sentences.flatMap(({ source, sentence, reading: theirs }) => {
      const origin = originOf(source);
      return [textOf(theirs), sentence < origin.scan.sentenceCount ? origin.said(sentence) : ''];
    });
    const isSame = (found: RegExpExecArray | null): boolean =>
      found?.groups?.['count']?.toLowerCase() === after['count']!.toLowerCase() &&
      found.groups['unit']?.toLowerCase() === after['unit']!.toLowerCase();
    return (
      texts.some((text) => isSame(WITHIN.exec(text))) &&
      !texts.some((text) => /\bafter\b(?! (?:the|delivery|receipt|receiving|purchase)\b)/iu.test(text))
    );
  },
  { said: () => AFTER, told: () => WITHIN },
);
