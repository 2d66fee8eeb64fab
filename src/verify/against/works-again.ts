/** "The label printer is broken. … The printer works again.": a fault that a claim of the present tells is over by what comes later in its source. */
import { gather } from '../../text/gather.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfNow } from './of-now.ts';
import { laterSentences, saysOf } from './said-of-it.ts';

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

/** The sentences of the support's own source that tell later that the fault is over. */
export const worksAgain: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (source.structured || source.language !== 'en' || !isOfNow(claim)) return [];
  const name = FAULTY.exec(claim.text.slice(claim.start, claim.end))?.[1]
    ?.toLowerCase()
    .replace(/^(?:the|our|my|its|an?) /, '');
  if (name === undefined) return [];
  return gather(laterSentences(source, support), ({ sentence, said, isNext }) => {
    if (!AGAIN.test(said) || OPEN.test(said) || !saysOf(said, name, isNext, WELL)) return [];
    return [alignedSentence({ document: first!.document, sentence, score: 0 }, documents, units, lexicon)];
  });
};
