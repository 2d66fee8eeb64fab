/** Whether a warranty that runs from a purchase still runs on a day: "The device is still under warranty on 1 September 2026." */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Part } from '../case.ts';
import type { Document } from '../read/document.ts';
import { liesBy } from '../record/words/moment.ts';
import { lengthIn } from './claim.ts';
import { daysOf, momentIn } from './dated.ts';
import { shownBy } from './index.ts';

const UNDER =
  /^(?:The |Its |This )(\p{Ll}[\p{L} -]{2,30}?) (?:is|was) (still |no longer |out of |not )?(?:under|in|within)? ?(?:the |its )?(warranty|guarantee)(?: period)? on (.{6,30})$/u;
const RUNS =
  /\b(warranty|guarantee)\b[^.;\n]{0,24}?\b(\d{1,2}|one|two|three|four|five)[- ](months?|years?)\b(?! (?:old|ago))|\b(\d{1,2}|one|two|three|four|five)[- ](month|year)s? (warranty|guarantee)\b/iu;
const LONGEST = 6_000;

/** The part of such a claim that the day of the purchase and the length of the warranty bear out. */
export function readWarranty(part: Part, documents: readonly Document[], lexicon: Lexicon): Part | undefined {
  const { text, start, end, values } = part.reading;
  const said = text
    .slice(start, end)
    .trim()
    .replace(/(?<![.\s])[.\s]+$/, '');
  const [, what = '', how = '', kind] = UNDER.exec(said) ?? [];
  const moments = values.flatMap((value) => momentIn(value) ?? []);
  if (kind === undefined || moments.length !== 1 || !isTold(what, documents)) return undefined;
  const rules = documents.flatMap((source, document) => {
    if (source.text.length > LONGEST) return [];
    return Array.from({ length: source.scan.sentenceCount }, (_, sentence) => sentence).flatMap(
      (sentence) => {
        const own = source.sentence(sentence);
        const [, first, count, unit, other, each] = RUNS.exec(own.text.slice(own.start, own.end)) ?? [];
        const many = count ?? other;
        if (many === undefined || (first ?? kind).toLowerCase() !== kind) return [];
        return [{ document, sentence, length: lengthIn(`up to ${many} ${unit ?? `${each}s`}`, lexicon) }];
      },
    );
  });
  const bought = daysOf(documents, lexicon).filter(({ label }) => label.includes('buy') && label.length < 4);
  const [rule] = rules;
  const [from] = bought;
  if (rules.length !== 1 || rule?.length === undefined || bought.length !== 1 || from === undefined)
    return undefined;
  const runs = liesBy(moments[0]!, from.moment, rule.length);
  if (!from.moment.year || !moments[0]!.year || moments[0]!.day < from.moment.day) return undefined;
  if (runs !== (how === '' || how === 'still ')) return undefined;
  return shownBy(part, [from, rule], documents, `${from.told.slice(3)} + ${rule.length.count} months`);
}

/** Whether a thing stands in the evidence, or is called by a word for any. */
const isTold = (what: string, documents: readonly Document[]): boolean =>
  /^(?:device|product|item|unit|appliance|machine)$/.test(what) ||
  documents.some(
    ({ text }) => text.length <= LONGEST && text.toLowerCase().includes(what.split(' ').at(-1)!),
  );
