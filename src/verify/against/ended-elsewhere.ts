/**
 * Another source that tells of the thing of a claim that what the claim says has ended: "Lease: the tenant has the keys" beside
 * "Ms Lund gave us the keys back", "Status: downloads are working" beside "downloads fail since noon". Which of the two is
 * the later no reader can tell, but for the words that end it.
 */
import { mayHold } from '../../text/may-hold.ts';
import { lazily } from '../../text/once.ts';
import { textOf } from '../../text/reading.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { endsOf } from './ended-next.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfThing, isRead, thingOf } from './opposed-elsewhere.ts';
import { takenOver } from './overtaken-next.ts';
import { isOfState, turnsOf } from './turned-later.ts';

/** Sentences of a source, and characters of one, that are looked through. */
const MOST_SENTENCES = 80;
const LONGEST = 1_000;

export const endedElsewhere: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const own = new Set(support.sentences.map(({ document }) => document));
  const others = [...documents.entries()].filter(
    ([document, source]) => !own.has(document) && isRead(source),
  );
  if (others.length === 0 || claim.language !== 'en' || claim.question) return [];
  const said = textOf(claim).trim().replace(/[.!]$/u, '');
  const ends = endsOf(said);
  const turns = isOfState(claim) ? turnsOf(said) : undefined;
  const changes = takenOver(said);
  if (ends === undefined && turns === undefined && changes === undefined) return [];
  const thing = lazily(() => thingOf(said, support.sentences));
  for (const [document, source] of others) {
    const told = sentencesOf(source);
    const at = told.findLastIndex(
      (text) =>
        changes?.(text) ||
        ((ends?.byNoun(text) || turns?.isTurned(text, false)) &&
          (isOfThing(text, thing()) || isBare(text, said))),
    );
    if (at < 0 || told.slice(at + 1).some((text) => turns?.isBack(text))) continue;
    return [alignedSentence({ document, sentence: at, score: 0 }, documents, units, lexicon)];
  }
  return [];
};

/** "Ward note: aspirin was stopped": what has no article is called by its kind. */
function isBare(text: string, said: string): boolean {
  const noun = BARE.exec(text)?.[1];
  return noun !== undefined && mayHold(said, noun);
}

const BARE = /^(?:[^:.]{1,40}: )?(?!the |a |an |this |our )(\p{L}{4,}) (?:is|are|was|were|has|have)\b/iu;

function sentencesOf({ scan }: Document): readonly string[] {
  const { text, sentenceStart, sentenceEnd, sentenceCount } = scan;
  return Array.from({ length: Math.min(sentenceCount, MOST_SENTENCES) }, (_, at) => {
    const start = sentenceStart[at]!;
    return text.slice(start, Math.min(sentenceEnd[at]!, start + LONGEST)).trim();
  });
}
