/** "The label printer is broken. … The printer works again.": a fault that a claim of the present tells is over by what comes later in its source. */
import { gather } from '../../text/gather.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfNow } from './of-now.ts';

const FAULTY =
  /^(.{3,60}?) (?:is|are|has|have|does|do)(?: still| currently| now| again)? (?:been )?(?:broken|down|out of (?:order|service|action|stock)|offline|faulty|defective|dead|jammed|blocked|stuck|unavailable|unreachable|unresponsive|failing|leaking|closed|locked|inaccessible|not (?:working|available|responding|reachable|in service|running|work|respond|print|start|open)|interrupted|disrupted)\b/iu;
/** How a later sentence says that all is well, behind the word for the thing. */
const WELL = new RegExp(
  [
    String.raw`^,? (?:now |already |then |also )?(?:works?|worked|prints?|runs?|ran|starts?|started|responds?|responded|opens?|opened|flows?|reopened|resumed|recovered)(?: \p{L}+ly| fine| normally)? ?(?:again|as usual|as before|as normal)?\b`,
    String.raw`^,? (?:is|are|was|were|has been|have been|came|comes|went) (?:now |already |all |since |then |fully |finally )*(?:back(?: up| online| in (?:service|operation|stock)| on| to normal| to work)?|up (?:and running )?again|running again|working again|available again|online again|open again|in (?:service|stock|operation) again|working(?: now| normally| fine)|working|repaired|fixed|mended|restored|unblocked|reopened|cleared|resolved)\b`,
  ].join('|'),
  'iu',
);
const AGAIN =
  /\b(?:again|back|now|as usual|as before|as normal|repaired|fixed|mended|restored|unblocked|reopened|resumed|recovered|cleared|resolved|normally)\b/iu;
const OPEN =
  /\b(?:not|never|if|when|once|until|unless|will|would|should|may|might|could|can|must|hope\w*|expect\w*|wait\w*|almost|nearly|before|yet|whether|as soon as)\b|n['\u2019]t\b|\?/u;
/** Sentences behind the support that are looked through. */
const MOST_LATER = 40;

/** The sentences of the support's own source that tell later that the fault is over. */
export const worksAgain: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (source.structured || source.language !== 'en' || !isOfNow(claim)) return [];
  const name = FAULTY.exec(claim.text.slice(claim.start, claim.end))?.[1]
    ?.toLowerCase()
    .replace(/^(?:the|our|my|its|an?) /, '');
  const head = name?.split(' ').at(-1);
  if (name === undefined || head === undefined) return [];
  const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
  const last = Math.max(...support.sentences.map(({ sentence }) => sentence));
  const later = Array.from(
    { length: Math.min(MOST_LATER, sentenceCount - last - 1) },
    (_, i) => last + 1 + i,
  );
  return gather(later, (sentence) => {
    const said = text.slice(sentenceStart[sentence], sentenceEnd[sentence]);
    if (!AGAIN.test(said) || OPEN.test(said) || !isOver(said, name, head, sentence === last + 1)) return [];
    return [alignedSentence({ document: first!.document, sentence, score: 0 }, documents, units, lexicon)];
  });
};

/** Whether a sentence tells of the thing, or of what a pronoun means right behind it, that it works. */
function isOver(said: string, name: string, head: string, isNext: boolean): boolean {
  const lower = said.toLowerCase();
  const words = new Set(name.split(' '));
  for (let at = lower.indexOf(head); at >= 0; at = lower.indexOf(head, at + head.length)) {
    const rest = said.slice(at + head.length);
    // "The line printer works again" tells of another than the label printer.
    const before =
      /(?:^|[^\p{L}\d-])((?:[\p{L}\d-]+ ){0,3})$/u.exec(lower.slice(0, at))?.[1]?.trim().split(' ') ?? [];
    const own = before.slice(
      before.findLastIndex((word) => /^(?:the|our|my|its|this|that|and|then|now|but|so)$/.test(word)) + 1,
    );
    if (WELL.test(rest) && own.every((word) => word === '' || /\d/.test(word) || words.has(word)))
      return true;
  }
  const pronoun = isNext
    ? /^\W*(?:\d[\d:. -]*)?(?:\p{L}[\p{L} .'-]{0,30}: )?(?:it|they|everything|all)(?= |['\u2019])/iu.exec(
        said,
      )
    : null;
  return pronoun !== null && WELL.test(said.slice(pronoun[0].length));
}
