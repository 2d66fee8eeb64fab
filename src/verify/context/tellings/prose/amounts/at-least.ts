/** A bound in other words: "two years or more", "a minimum of two years" for "at least two years". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const NUMBER = String.raw`((?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d[\d.,]*\d|(?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety)`;
const NOUN = String.raw`((?: (?:consecutive |working |business |full |calendar |unused )?[\p{Ll}%]+)?)`;
const LEAST = new RegExp(
  String.raw`\b(?:at least|a minimum of|minimum|no fewer than|no less than|not less than|not fewer than) ${NUMBER}${NOUN}`,
  'iu',
);
const MORE = new RegExp(
  String.raw`\b${NUMBER} (?:or|and) (?:more|longer|older|above|over)( (?:consecutive |working |business |full |calendar )?\p{Ll}+)?|\b${NUMBER}( (?:consecutive |working |business |full |calendar )?\p{Ll}+) (?:or|and) (?:more|longer|older|above|over)\b`,
  'iu',
);
const MOST = new RegExp(
  String.raw`\b(?:at most|a maximum of|up to|no more than|not more than|maximum) ${NUMBER}${NOUN}`,
  'iu',
);
const FEWER = new RegExp(
  String.raw`\b${NUMBER} or (?:fewer|less|under|below)( (?:consecutive |working |business |full |calendar )?\p{Ll}+)?|\b${NUMBER}( (?:consecutive |working |business |full |calendar )?\p{Ll}+) or (?:fewer|less|under|below|shorter)\b`,
  'iu',
);
/** What turns a bound over, or makes of it another's. */
const TURNED = /\b(?:not|never|no|without|nobody|than)$|n['’]t$/iu;

interface Bound {
  readonly start: number;
  readonly end: number;
  readonly number: string;
  readonly noun: string;
}

function boundIn(text: string, ways: readonly RegExp[]): Bound | undefined {
  for (const way of ways) {
    const found = way.exec(text);
    if (found === null) continue;
    const [whole, first, one, second, other] = found;
    const { index } = found;
    if (TURNED.test(text.slice(0, index).trimEnd())) continue;
    return {
      start: index,
      end: index + whole.length,
      number: (first ?? second)!,
      noun: (one ?? other ?? '').trim(),
    };
  }
  return undefined;
}

/** The sentence with its bound as the claim has it. */
function inBound(text: string, said: string, ways: readonly RegExp[]): readonly string[] {
  const [theirs, ours] = [boundIn(text, ways), boundIn(said, ways)];
  if (theirs === undefined || ours === undefined) return [];
  if (theirs.noun !== '' && ours.noun !== '' && theirs.noun.slice(0, 4) !== ours.noun.slice(0, 4)) return [];
  const own = said.slice(ours.start, ours.end);
  const [before, after] = [text.slice(0, theirs.start), text.slice(theirs.end)];
  // The claim's words with the number that the sentence has.
  const turn = own.replace(ours.number, theirs.number);
  const noun = theirs.noun !== '' && ours.noun === '' ? ` ${theirs.noun}` : '';
  return [`${before}${turn}${noun}${after}`];
}

const byLeast = ({ text, said }: Wording): readonly string[] => inBound(text, said, [LEAST, MORE]);
const byMost = ({ text, said }: Wording): readonly string[] => inBound(text, said, [MOST, FEWER]);

export const AT_LEAST: readonly Rewriter[] = [
  { of: LEAST, write: byLeast },
  { of: MORE, write: byLeast },
  { of: MOST, write: byMost },
  { of: FEWER, write: byMost },
];
