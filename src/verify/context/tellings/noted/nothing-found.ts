/** Fragments that deny: "inspection 30 April, no damage" for "no damage was found", "nobody home" for "nobody was at home". */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

const NO_THING =
  /(?:^|[,;:] )no (?<thing>(?:[\p{Ll}-]+ )?(?:damage|defects?|faults?|errors?|issues?|problems?|leaks?|cracks?|injuries|injury|discrepanc(?:y|ies)|irregularities|findings|mould|rust|stains?|scratches|wear|infection|fever|fracture|malware|breach|fraud))(?: (?<how>found|seen|noted|detected|reported|recorded|observed|visible))?(?=[,;.]|$)/gu;
const LOOKING =
  /\b(?<look>inspection|check|test|review|audit|visit|examination|scan|survey|search|x-ray)\b/iu;
const NOBODY = /(?:^|[,;:] )(?:nobody|no one|no-one) (?:(?:at )?home|there|present|in)(?=[,;.]|$)/u;
const STAMP =
  /^(?<day>\d{1,2} \p{Lu}\p{L}{2,8}(?: \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2})(?:,? (?:at )?\d{1,2}[:.]\d\d)?:? /u;
/** What somebody says, or only may be, is not found. */
const OPEN =
  /\b(?:says?|said|claims?|claimed|according|reportedly|if|may|might|allegedly|expected|unless|except|other)\b/iu;

export const nothingFound: Teller = where([NO_THING, NOBODY], ({ source, sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  if (OPEN.test(text) || text.length > LONGEST) return [];
  const found: string[] = [];
  const look = LOOKING.exec(text)?.groups?.look.toLowerCase();
  for (const { groups } of matchesOf(text, NO_THING)) {
    const { thing = '', how } = groups!;
    if (isFoundToo(thing, source.text)) continue;
    const many = /s$/.test(thing) && !/ss$/.test(thing);
    const [was, were] = many ? ['were', 'were'] : ['was', 'was'];
    for (const deed of how === undefined ? ['found'] : [how])
      found.push(
        `No ${thing} ${was} ${deed}.`,
        ...(look === undefined
          ? []
          : [`No ${thing} ${was} ${deed} at the ${look}.`, `No ${thing} ${was} ${deed} during the ${look}.`]),
      );
    if (how === undefined || how === 'found') {
      found.push(`There ${were} no ${thing}.`);
      if (look !== undefined)
        found.push(
          `The ${look} found no ${thing}.`,
          `The ${look} showed no ${thing}.`,
          `The ${look} revealed no ${thing}.`,
        );
    }
  }
  if (NOBODY.test(text)) {
    const { text: all, start, end } = source.sentence(sentence);
    const day = STAMP.exec(all.slice(start, end))?.groups?.day;
    for (const who of ['Nobody', 'No one'])
      for (const where of ['at home', 'home', 'there'])
        found.push(`${who} was ${where}.`, ...(day === undefined ? [] : [`${who} was ${where} on ${day}.`]));
  }
  return found.map((one) => ({ ...told, text: one, marked: true as const }));
});

/** "Run 1: no errors. Run 2: 4 errors": whether a text has elsewhere what one part of it denies. */
function isFoundToo(thing: string, whole: string): boolean {
  const noun = thing
    .split(' ')
    .at(-1)!
    .replace(/(?:ies|y|s)$/u, '');
  const there = String.raw`(?<!\bno )(?<!\bno [\p{L}-]+ )(?<!\bwithout )\b${noun}(?:ies|y|e?s)?\b`;
  return patternOf(there, 'iu').test(whole);
}

const LONGEST = 200;
