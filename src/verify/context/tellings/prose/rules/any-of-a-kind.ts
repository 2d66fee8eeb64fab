/** What a rule says of any one of a kind, said of the kind: "refunds take five days" for "a refund takes five days". */
import { present } from '../../../../../text/inflect.ts';
import { mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const ANY_ONE = /^(?:An?|Any) (.+)$/u;
const MODAL = /^(?:must|shall|may|can|cannot|should|needs? to)\b/u;
/** What holds of a kind at all times: who is somewhere or did something is one of it. */
const AS_A_RULE =
  /^(?:takes?|costs?|lasts?|gets?|receives?|needs?|requires?|counts?|incurs?|expires?|includes?|covers?|applies|apply|earns?|pays?|starts?|ends?|begins?|has to|have to|(?:is|are) (?:entitled|eligible|allowed|permitted|required|charged|due|valid|free|payable|subject|billed|returned|refunded|processed|issued|credited|paid|shipped|delivered|accepted|answered|limited)|(?:is|are|do|does) not)\b/u;
const SINGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', needs: 'need' };

/** A kind is told by its bare plural. */
const KIND = /^(?!(?:The|These|Those|Its|Our|Your|Their|His|Her|All|Some|Most|Many|Few|Several|No)\b)\p{Lu}/u;

/** "Refunds take five days" for "a refund takes five days", with the claim's own word for the kind. */
function byKind({ text, said, lexicon }: Wording): readonly string[] {
  if (!ANY_ONE.test(text) || isLeftOpen(text.replace(/\b(?:not|may|until)\b/gu, ''))) return [];
  const [ours, theirs] = [mainOf(said), mainOf(text)];
  if (ours === undefined || theirs === undefined || !ours.plural || theirs.plural) return [];
  const one = ANY_ONE.exec(theirs.subject)?.[1]?.split(' ');
  const many = ours.subject.split(' ');
  if (one === undefined || one.length !== many.length || ours.lead !== '' || theirs.lead !== '') return [];
  const isSame = (word: string, at: number): boolean =>
    at + 1 < many.length
      ? word.toLowerCase() === many[at]!.toLowerCase()
      : word !== many[at] && lexicon.lemma(many[at]!.toLowerCase(), 'n') === word;
  if (!one.every(isSame)) return [];
  const [verb = ''] = theirs.predicate.split(' ', 1);
  if (!MODAL.test(theirs.predicate) && !AS_A_RULE.test(theirs.predicate)) return [];
  const rest = theirs.predicate.slice(verb.length);
  const lemma = lexicon.lemma(verb, 'v');
  const agreed = SINGULAR[verb] ?? (MODAL.test(verb) ? verb : verb === present(lemma) ? lemma : undefined);
  return agreed === undefined ? [] : [`${ours.subject} ${agreed}${rest}`];
}

export const ANY_OF_A_KIND: readonly Rewriter[] = [
  { of: KIND, from: ANY_ONE, write: byKind, reorders: true },
];
