/** When a bill is due, by its date and its terms: "The payment is due on 17 June 2026" of 3 June and 14 days net. */
import { momentIn } from '../../between/dated.ts';
import { Document } from '../../read/document.ts';
import type { Place, Scene, Shown } from '../asked.ts';

const DUE =
  /^(?:The (?:payment|invoice|bill|amount)|Payment|Invoice \S+) (?:is|was|falls|fell) due (?:on|by) (\d.{4,22}|\p{Lu}\p{L}+ \d.{2,18})$/u;
const NET =
  /\b(?:(?:payment )?terms?:? (?:net )?(\d{1,3}) days?(?: net)?|net (\d{1,3})(?: days)?|(\d{1,3}) days? net|(?:payable|due|payment(?: is)? due) (?:within|in) (\d{1,3}) days)\b/iu;
const DATE = /\b(?:invoice date|date(?:d| of (?:the )?invoice)?|issued(?: on)?)\b[^\d\n]{0,6}$/i;
const LONGEST = 4_000;
const BEFORE = 24;

/** Where its date and its terms stand; undefined for another statement, and where the day is another. */
export function dueByTerms(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const [, on] = DUE.exec(said) ?? [];
  if (on === undefined) return undefined;
  const [value] = new Document(`It was on ${on}.`, lexicon, undefined, undefined, 'en').whole().values;
  const day = value && momentIn(value);
  if (day === undefined || !day.year) return undefined;
  for (const [document, source] of documents.entries()) {
    if (source.structured || source.text.length > LONGEST) continue;
    const terms: (Place & { readonly days: number })[] = [];
    const dates: (Place & { readonly day: number })[] = [];
    for (let sentence = 0; sentence < source.scan.sentenceCount; sentence++) {
      const { text, start, end, values } = source.sentence(sentence);
      const [told, ...counts] = NET.exec(text.slice(start, end)) ?? [];
      const count = counts.find((one) => one !== undefined);
      if (told !== undefined && count !== undefined) terms.push({ document, sentence, days: Number(count) });
      for (const one of values) {
        const moment = momentIn(one);
        if (moment?.year && DATE.test(text.slice(Math.max(start, one.start - BEFORE), one.start)))
          dates.push({ document, sentence, day: moment.day });
      }
    }
    const [term, date] = [terms[0], dates[0]];
    if (terms.length !== 1 || dates.length !== 1 || term === undefined || date === undefined) continue;
    if (
      /\b(?:business|working) days|end of (?:the )?month|discount|extended|deferred|instead|agreed otherwise|from (?:the )?(?:receipt|delivery)/i.test(
        source.text,
      )
    )
      continue;
    if (date.day + term.days === day.day) return { places: [date, term], told: `${term.days} days` };
  }
  return undefined;
}
