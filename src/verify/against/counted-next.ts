/**
 * So many, by a claim of the present, of which what follows tells that there are more or fewer by now: "The team has three
 * engineers. A fourth was added in May.", "Two licences are in use. One was released on Monday.", "The board has seven members.
 * Ms Ruiz stepped down."
 */
import { textOf } from '../../text/reading.ts';
import { compareValues, type Value } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { isOfBearer, stemOf, withoutWhen } from './bearer-ended.ts';
import {
  addedTo,
  FLOWS,
  GREW,
  goneFrom,
  HOLDING,
  IN_PLACE,
  numberOf,
  OF_PEOPLE,
  ONE_LEAVES,
} from './counted-words.ts';
import type { LooksAgainst } from './looks-against.ts';

const COUNTED =
  /(?<![\p{L}\d.,:])(?<count>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,6}) (?:of (?:the|our|its|my|their) )?(?<nouns>\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]+){0,2})/iu;
/** What leaves it open whether there are others by now, or tells of before. */
const OPEN =
  /\b(?:if|unless|whether|will|would|shall|going to|may|might|could|should|never|almost|nearly|not yet|wants?|wanted|asked|refused|planned|proposed|before|earlier|formerly|previously|used to|in (?:19|20)\d\d,? when)\b|n['\u2019]t\b|\?/u;
/** Words that may stand for what is counted. */
const STANDS_FOR =
  /^(?:one|ones|them|these|those|more|of|the|its|our|their|his|her|other|others|two|three|four|five|six|seven|eight|nine|ten|person|people|man|woman|member|colleague|smaller|larger|older|has|have|been|also)$/iu;
/** "The other clinic", told of in another source. */
const OF_OTHER = /\b(?:the|an?|our|its) ?(?:other|new|former|old|second|next)\b|\banother\b/iu;
const NEAR = 2;
const MOST_ELSEWHERE = 60;
const MEASURED = /^(?:number|quantity|money)$/;

export const countedNext: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const said = textOf(claim).trim().replace(/[.!]$/u, '');
  const tells = isOfBearer(claim, said) ? readerOf(said, claim.values) : undefined;
  if (tells === undefined) return [];
  const last = Math.max(...support.sentences.map(({ sentence }) => sentence));
  const own = new Set(support.sentences.map(({ document }) => document));
  for (const [document, opened] of documents.entries()) {
    const source = originOf(opened);
    if (source.structured || !(source.language === 'en' || source.language === 'other')) continue;
    const [from, most] = own.has(document) ? [last + 1, NEAR] : [0, MOST_ELSEWHERE];
    const end = Math.min(source.scan.sentenceCount, from + most);
    for (let sentence = from; sentence < end; sentence++)
      if (tells(source, sentence, own.has(document)))
        return [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
  }
  return [];
};

type Tells = (source: Document, sentence: number, isNear: boolean) => boolean;

/** What reads a sentence for more or fewer than a claim has; undefined for a claim that counts nothing. */
function readerOf(said: string, values: readonly Value[]): Tells | undefined {
  const { count: written = '', nouns = '' } = COUNTED.exec(said)?.groups ?? {};
  const count = numberOf(written);
  const isHolding = HOLDING.test(said) && values.some(({ kind }) => MEASURED.test(kind));
  const ofPeople = OF_PEOPLE.test(said);
  if (count === undefined && !isHolding) return undefined;
  const counted = new Set(nouns.split(' ').map(stemOf));
  const own = new Set((said.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? []).map(stemOf));
  const patterns = count === undefined ? [] : [addedTo(count), goneFrom(said)];
  return (source, sentence, isNear) => {
    const text = source.said(sentence).trim();
    if (OPEN.test(text.replace(/ May\b/gu, ' June'))) return false;
    const told = withoutWhen(text);
    const isOfIt = patterns.some((pattern) => {
      const groups = pattern.exec(told)?.groups;
      if (groups === undefined) return false;
      const { what = '', object = '', carried = '', what2 = '' } = groups;
      const words = `${what} ${object} ${carried} ${what2}`.trim().split(/\s+/u).filter(Boolean);
      const named = words.filter((word) => !STANDS_FOR.test(word));
      // "A fourth course" adds nothing to three days.
      const isCounted = named.some((word) => counted.has(stemOf(word)));
      return named.every((word) => own.has(stemOf(word))) && (isCounted || (isNear && named.length === 0));
    });
    if (isOfIt) return isNear || !OF_OTHER.test(text);
    if (!isNear) return false;
    if (count !== undefined && GREW.test(told)) return true;
    if (
      count !== undefined &&
      ofPeople &&
      ONE_LEAVES.test(text) &&
      !IN_PLACE.test(text.replace(/\bnot replaced\b/u, ''))
    )
      return true;
    return isHolding && FLOWS.test(text) && flows(values, source.sentence(sentence).values);
  };
}

/** Whether a sentence has another amount of the same measure. */
const flows = (own: readonly Value[], theirs: readonly Value[]): boolean =>
  theirs.some((other) =>
    own.some(
      (value) =>
        MEASURED.test(value.kind) &&
        value.kind === other.kind &&
        compareValues(value, other).relation === 'conflict',
    ),
  );
