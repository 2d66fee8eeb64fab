/**
 * Two of a kind, of which one is told and the other not: "the address was confirmed" by "the e-mail address was confirmed; the
 * postal address was not", "her leave was approved" by "her leave for May was approved and that for June declined".
 */

import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SUBJECT =
  /^\W*(?:(?:the|this|his|her|its|their|our|your|my|[\p{L}-]+['\u2019]s?) )(\p{L}+) (?:was|were|is|are|has|have|had)\b/iu;
const DENIED =
  /\b(?:not|never|no|still|pending|declined|rejected|refused|failed|denied|missing|open|outstanding|unpaid|cancelled|canceled|expired|closed|withdrawn|returned)\b|n['\u2019]t\b/iu;
const THAT_FOR =
  /\b(?:and|but|;|while|whereas) (?:not )?(?:that|the one|those) (?:for|of|from|in|to|on|with)\b|; (?:that|the one|those) (?:for|of|from|in|to|on|with)\b/iu;

export const OF_ITS_PAIR: Guard = against('entity', 'sentence', isOneOfTwo, {
  said: () => SUBJECT,
});

function isOneOfTwo({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const noun = SUBJECT.exec(textOf(reading))?.[1]?.toLowerCase();
  if (noun === undefined || source.structured || DENIED.test(textOf(reading))) return false;
  const { scan, text } = originOf(source);
  const told = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]).toLowerCase();
  const at = told.indexOf(` ${noun}`);
  // One such noun may be told apart by what it is "for".
  const isAlone = at >= 0 && !told.includes(` ${noun}`, at + 1);
  if (at < 0 || (isAlone && !THAT_FOR.test(told))) return false;
  const places = [
    ...told.matchAll(new RegExp(String.raw`(?<![\p{L}-])([\p{L}\d-]+) ${noun}(?![\p{L}-])`, 'gu')),
  ];
  const [first, other] = places;
  if (first === undefined) return false;
  if (other === undefined)
    return (
      THAT_FOR.test(told) && new RegExp(String.raw`${noun} (?:for|of|from|in|to|on|with) `, 'u').test(told)
    );
  const kinds = places.map(([, kind]) => kind!);
  const said = textOf(reading).toLowerCase();
  if (
    places.length !== 2 ||
    kinds[0] === kinds[1] ||
    kinds.some((kind) => PLAIN.test(kind) || said.includes(kind))
  )
    return false;
  const behind = told.slice(other.index);
  const between = told.slice(first.index, other.index);
  return /[;,]|\b(?:and|but|while|whereas)\b/u.test(between) && (DENIED.test(behind) || DENIED.test(between));
}

/** What tells no kind of the noun behind it. */
const PLAIN =
  /^(?:the|an?|this|that|his|her|its|their|our|your|my|of|to|for|in|on|at|by|and|or|with|from|no|each|every|new|same)$/;
