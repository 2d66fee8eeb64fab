/** The finite verb of a plain statement: how it is written, and how a verb is said in the same manner. */
import { gerund, participleOf, pastOf, present } from '../../text/inflect.ts';

/** How a finite verb stands: what a statement keeps when it is said otherwise. */
export interface Finite {
  readonly tense: 'past' | 'perfect' | 'present';
  readonly modal: string | undefined;
  readonly denied: boolean;
}

export const PLAIN: Finite = { tense: 'present', modal: undefined, denied: false };

export const MODAL = 'will|would|can|could|may|might|must|shall|should|has to|have to';

/** The forms of a verb, as a statement may have them. */
export const formsOf = (lemma: string): readonly string[] =>
  lemma === 'be'
    ? ['is', 'are', 'was', 'were', 'been', 'be']
    : [...new Set([present(lemma), lemma, pastOf(lemma), participleOf(lemma), gerund(lemma)])];

/** A regular expression of "owns", "owned", "did not own", "will own", "has owned". */
export function finiteSource(lemma: string): string {
  let groups = 0;
  const no = (source: string): string => `(?<deny${++groups}> ?not|n['\u2019]t)${source}`;
  if (lemma === 'be')
    return `(?:(?<modal>${MODAL})${no('?')} be|(?<perfect>has|have|had)${no('?')} been|(?<past>was|were)${no('?')}|(?:is|are)${no('?')})`;
  const [past, participle] = [pastOf(lemma), participleOf(lemma)];
  return `(?:(?<modal>${MODAL})${no('?')} ${lemma}|(?<did>did)${no('')} ${lemma}|(?:does|do)${no('')} ${lemma}|(?<perfect>has|have|had)${no('?')} ${participle}|(?<past>${past})|${present(lemma)}|${lemma})`;
}

/** A verb as its subject has it: "owns", "did not own", "have owned". */
export function finiteSaid(lemma: string, { tense, modal, denied }: Finite, several: boolean): string {
  const no = denied ? ' not' : '';
  if (modal !== undefined) return `${modal === 'can' && denied ? 'cannot' : modal + no} ${lemma}`;
  if (tense === 'perfect') return `${several ? 'have' : 'has'}${no} ${participleOf(lemma)}`;
  if (lemma === 'be') return `${tense === 'past' ? (several ? 'were' : 'was') : several ? 'are' : 'is'}${no}`;
  if (denied) return `${tense === 'past' ? 'did' : several ? 'do' : 'does'} not ${lemma}`;
  return tense === 'past' ? pastOf(lemma) : several ? lemma : present(lemma);
}
