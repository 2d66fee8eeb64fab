/** "The raise is 3%" by "the raise is 3 percent below inflation": what something is held against another by is not what it is. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const HELD =
  /^ (?:points? )?(?:below|above|under|over|short of|shy of|behind|ahead of|off|beyond|past|from|away from|within|of|less than|more than|higher than|lower than|cheaper than|dearer than|longer than|shorter than|older than|younger than|too (?:much|many|little|few|high|low|long|short|late|early)|(?:less|more|lower|higher|cheaper|longer|shorter|late|early|older|younger|overdue)(?=[.,;!]|$))/iu;
const ENDS =
  /\b(?:is|are|was|were|costs?|weighs?|measures?|takes?|took|lasts?|lasted)(?: about| only| just)? $/iu;

const OVER_LIMIT =
  /\b(\d[\d.,]*)(?: ?(?:%|percent|\p{Ll}{1,8}))? (?:over|under|above|below|short of|off) (?:the|its|his|her|their) (?:speed |legal |national |yearly )?(?:limit|average|target|budget|norm|mean|minimum|maximum|threshold|cap|ceiling|record|asking price)\b/iu;
const COMPARED =
  /\b(?:over|under|above|below|short|off|exceed\p{L}*|beyond|more|less|too|higher|lower|miss\p{L}*|within)\b/iu;
const MORE_OF_IT =
  /\d[\d.,]*(?: (?:million|billion|thousand|percent|\p{L}+))? (more|less|fewer|higher|lower|longer|shorter|extra|taller|heavier|lighter|deeper|wider|older|younger|later|earlier)[.!]?$/iu;
const COMPARES =
  /\b(?:more|less|fewer|higher|lower|longer|shorter|extra|additional\p{L}*|further|above|below|over|under|than|rose|fell|up|down|increas\p{L}*|decreas\p{L}*|\p{L}+er|added|another|late|early|behind|ahead|before|after|ago|exceed\p{L}*|cut|saved?|reduc\p{L}*|rais\p{L}*|grew|plus|minus|surcharge|on top)\b/iu;
const OF_THOSE_WHO = /(\d[\d.,]*) ?(?:%|percent) of (?:those|all|the \p{L}+) (?:who|that|which)\b/iu;

export const AGAINST_MEASURE: readonly Guard[] = [
  againstUnit('comparison', 'english', isDifference, {
    told: () =>
      /\b(?:below|above|under|over|short|shy|behind|ahead|off|beyond|past|than|too|less|more|lower|higher|cheaper|longer|shorter|late|early|older|younger|overdue)\b/iu,
  }),
  against('comparison', 'english', isOverLimit, { told: () => OVER_LIMIT }),
  against('comparison', 'prose', isNoMore, { said: () => MORE_OF_IT }),
  against('quantity', 'english', isOfThoseWho, { told: () => OF_THOSE_WHO }),
];

function isOverLimit({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const by = OVER_LIMIT.exec(textOf(theirs))?.[1];
  return by !== undefined && textOf(reading).includes(by) && !COMPARED.test(textOf(reading));
}

/** "Cost 40 million more" by "cost 40 million". */
function isNoMore({ reading, inferred }: Told, { reading: theirs }: AlignedSentence): boolean {
  return !inferred && MORE_OF_IT.test(textOf(reading)) && !COMPARES.test(textOf(theirs));
}

/** "Turnout was 60%" by "60% of those who turned out voted yes". */
function isOfThoseWho({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const share = OF_THOSE_WHO.exec(textOf(theirs))?.[1];
  const claim = textOf(reading);
  return (
    share !== undefined &&
    !/\bof\b|\b(?:who|that|voters?|people|respondents?)\b/iu.test(claim) &&
    claim.includes(share)
  );
}

function isDifference(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  const claim = textOf(reading);
  return units.findIndex(({ value, start, end }, i) => {
    const { at, strength } = alignment.matches[i]!;
    const other = at < 0 || strength < 1 ? undefined : theirs.values[theirs.words[at]!.value];
    if (value === undefined || other === undefined) return false;
    if (!/^(?:number|percent|money|quantity|duration)$/.test(value.kind)) return false;
    const behind = claim.slice(end - reading.start);
    if (!ENDS.test(claim.slice(0, start - reading.start)) || !/^[.!]?$/.test(behind)) return false;
    const told = theirs.text.slice(other.end, theirs.end);
    return HELD.test(told) && !/^ (?:of|from|within|over|under)\b/iu.test(told);
  });
}
