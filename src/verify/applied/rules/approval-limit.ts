/** Whether something is within what somebody may approve alone: "the purchase is above the limit that the team lead may approve". */

import { type Scene, type Shown, together } from '../asked.ts';
import { amountMeets } from './amounts.ts';
import { sentencesOf } from './sentences.ts';

const OVER =
  /^The (?<kind>\p{Ll}+) (?:is (?<how>above|over|beyond|higher than|within|below|under)|(?<more>exceeds)|(?<less>does not exceed)) (?:the (?:limit|amount) (?:that |which |up to which )?(?:the )?(?<who>\p{Ll}+(?: \p{Ll}+)?) (?:may|can) (?:approve|authori[sz]e|sign off)(?: alone| by (?:him|her)self)?|(?:the |our )?(?<owner>\p{Ll}+(?: \p{Ll}+)?)['’]s? (?:approval |spending |signing )?limit)$/u;
const MAY =
  /^(?<who>(?:The |A )?\p{L}+(?: \p{Ll}+)?) (?:may|can) (?:approve|authori[sz]e|sign off)(?: (?:\p{Ll}+))? ?(?:of )?(?:up to|no more than|not more than|below|under) (?<amount>.{2,20}?)(?: (?:alone|by themselves|each|on their own|without .{3,40}))?[.;]?$/u;

/** Where the limit and the amount of the case stand; undefined for another statement, and where they are otherwise. */
export function approvalLimit(said: string, scene: Scene): Shown | undefined {
  const found = OVER.exec(said)?.groups;
  if (found === undefined) return undefined;
  const over = found.more !== undefined || /^(?:above|over|beyond|higher than)$/u.test(found.how ?? '');
  const role = scene.lexicon.lemma((found.who ?? found.owner ?? '').split(' ').at(-1)!);
  const rules = sentencesOf(scene.documents).flatMap((one) => {
    const rule = MAY.exec(one.text)?.groups;
    const last = rule?.who?.toLowerCase().split(' ').at(-1);
    return last !== undefined && scene.lexicon.lemma(last) === role ? [{ one, of: rule!.amount! }] : [];
  });
  const [only, ...others] = rules;
  if (only === undefined || others.length > 0) return undefined;
  const rule = {
    ...only.one,
    kind: found.kind!,
    consequence: '',
    condition: { ways: [], amount: { how: over ? 'more than' : 'at most', of: only.of } },
  };
  const met = amountMeets(rule, scene);
  return met && together([{ places: [only.one], told: '' }, met]);
}
