/**
 * "The Vega lamp has the colour red and the height 60 cm" by "The Vega lamp is red. The Lyra lamp is 60 cm high": each
 * value that a statement gives a thing, as rows of tables are told, stands where the evidence tells of that thing.
 */
import type { ParsedToken } from '../../../text/parse/parser.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, textOf } from '../guard.ts';

export const VALUE_OF_ANOTHER = againstUnit('entity', 'any', valueOfAnother, { said: () => HAVING });

/** What has something, with all that is said of it. */
const HAVING =
  /^(?:the )?(?<thing>[\p{Lu}\d][^,.:;]{0,50}?) (?=has (?:the|no|\p{Ll}+ (?:and|,))|was \p{L}+ [^,.]{2,40} and has )(?<rest>.+)$/iu;
/** Where the next thing that it has begins. */
const NEXT = /,? and (?:has )?(?:the |no |is |was |\p{Ll})|, (?:the |no )|[.!]?\s*$/gu;

function valueOfAnother(told: Told): number {
  const said = textOf(told.reading);
  const { thing = '', rest = '' } = HAVING.exec(said)?.groups ?? {};
  const own = namesIn(thing);
  if (own.size === 0) return -1;
  const from = told.reading.start + said.length - rest.length;
  const ends = [...rest.matchAll(NEXT)].map(({ index }) => from + index);
  return (
    ends
      .map((end) => told.units.findLastIndex((unit) => unit.start >= from && unit.end <= end))
      .filter((unit) => unit >= 0)
      .findLast((unit) => isOfAnother(told, unit, own)) ?? -1
  );
}

/** The words that name a thing: without its kind where a name stands behind it ("Chair Alto"). */
function namesIn(thing: string): ReadonlySet<string> {
  const words = thing.split(' ').filter((word) => /[\p{Lu}\d]/u.test(word));
  const kind = words.length > 1 && thing.startsWith(`${words[0]} ${words[1]}`);
  return new Set((kind ? words.slice(1) : words).map((word) => word.toLowerCase()));
}

/** Whether wherever a value stands the evidence tells of another thing. */
function isOfAnother({ reading, support, around }: Told, unit: number, own: ReadonlySet<string>): boolean {
  const claimed = new Set(textOf(reading).toLowerCase().match(WORD));
  const holders = [...new Set([...support.sentences, ...around])].filter(
    ({ alignment }) => alignment.matches[unit]!.strength >= SAME && alignment.matches[unit]!.at >= 0,
  );
  return (
    holders.length > 0 &&
    holders.every((one) => {
      const at = one.reading.words[one.alignment.matches[unit]!.at]!.start;
      return !originOf(one.source).structured && toldOfAnother(one, at, own, claimed);
    })
  );
}

const WORD = /[\p{L}\d][\p{L}\d'’-]*/gu;
/** Match from which a word is the one of the statement. */
const SAME = 0.9;

/** Whether the last thing named before a place, or else the first behind it, is another than that of the statement. */
function toldOfAnother(
  { source, sentence }: AlignedSentence,
  place: number,
  own: ReadonlySet<string>,
  claimed: ReadonlySet<string>,
): boolean {
  const { tokens } = source.parsed(sentence);
  const named = tokens.flatMap((token, at) => {
    const form = token.form.toLowerCase();
    if (own.has(form)) return [{ start: token.start, isOwn: true }];
    return !claimed.has(form) && opensSubject(tokens, at) ? [{ start: token.start, isOwn: false }] : [];
  });
  const before = named.findLast(({ start }) => start < place);
  return before !== undefined && !before.isOwn;
}

/** Whether a token names what a clause begins with: "the Basso chair of oak", "invoice R-12 was not". */
function opensSubject(tokens: readonly ParsedToken[], at: number): boolean {
  const { form, upos, deprel } = tokens[at]!;
  const isName = /^\p{Lu}/u.test(form) && /^(?:PROPN|NOUN|ADJ)$/.test(upos);
  if (!isName && !/^(?=.*\d)\p{Lu}/u.test(form)) return false;
  let first = at;
  // "10 GB" is how much of something, and names nothing.
  while (first > 0 && /^(?:DET|ADJ|NOUN|PROPN)$/.test(tokens[first - 1]!.upos)) first--;
  const before = tokens[first - 1];
  if (before === undefined || /^[.;:,]$/.test(before.form)) return true;
  return /^[CS]CONJ$/.test(before.upos) && deprel.startsWith('nsubj');
}
