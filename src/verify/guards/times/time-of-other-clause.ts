/**
 * "Brix was profitable in its first three years" by "Brix lost money in its first three years but has been profitable since
 * 2020": each half of a sentence has a time of its own.
 */
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const TIME_OF_OTHER_CLAUSE: Guard = againstUnit('date_time', 'prose', ofOtherClause);

const BETWEEN =
  /[,;]? (?:but|while|whereas|although|though)\b|;|,? and (?=(?:then |later |now |also |since )?(?:has|have|had|was|were|is|are|will|\p{Ll}+ed)\b)|, (?=(?:and |the |an? |his |her |its |their |it |she |he |they )+\p{L}+ (?:has|have|had|was|were|is|are|will|\p{Ll}+ed)\b)/gu;
const TIMED = /^(?:date|datetime|time)$/;
const LASTING = /^(?:s|min|h|d|week|month|year)$/;

function ofOtherClause(told: Told): number {
  const { units, support, predicates } = told;
  const [verb] = predicates();
  // What the parser takes for a verb may be a noun: "the parcel arrived".
  if (verb === undefined || !isVerb(units[verb.unit]!.word.start, told)) return -1;
  const slot = support.from[verb.unit]!;
  const reading = support.sentences[slot]?.reading;
  const deed = reading?.words[support.matches[verb.unit]!.at];
  if (reading === undefined || deed === undefined) return -1;
  const bounds = [...reading.text.slice(reading.start, reading.end).matchAll(BETWEEN)].map(
    ({ index }) => reading.start + index,
  );
  const clauseOf = (place: number): number => bounds.filter((bound) => bound < place).length;
  const isTime = (value: (typeof units)[number]['value']): boolean =>
    value !== undefined &&
    (TIMED.test(value.kind) || (value.kind === 'quantity' && LASTING.test(value.base)));
  const times = units.flatMap(({ value }, i) =>
    isTime(value) && support.from[i] === slot && support.matches[i]!.at >= 0 ? [i] : [],
  );
  const own = clauseOf(deed.start);
  return (
    times.find((i) => {
      const theirs = reading.words[support.matches[i]!.at]!;
      if (clauseOf(theirs.start) === own) return false;
      const taken = times.map((k) => reading.words[support.matches[k]!.at]!.value);
      // Its own half has a time that the statement does not take.
      return reading.values.some(
        (value, k) => isTime(value as never) && clauseOf(value.start) === own && !taken.includes(k),
      );
    }) ?? -1
  );
}

const isVerb = (start: number, { reading }: Told): boolean =>
  claimTree(reading).tokens.some((token) => token.start === start && /^(?:VERB|ADJ|AUX)$/.test(token.upos));
