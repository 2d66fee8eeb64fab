/** What has to be signed for: "must be signed for on delivery", "someone will have to sign for the package" of `signature_required: true`. */
import type { Said } from '../said.ts';
import { label } from '../words/dated.ts';
import { phraseAt } from '../words/phrase-at.ts';
import { truthOf } from '../words/states.ts';

const SIGNATURE =
  /^(?:(?:delivery )?signature (?:is )?(?:required|needed|mandatory)|requires? signature|(?:must|to be) signed? for)$/;
/** Who signs is who takes it: a claim that names somebody says more. */
const TAKER = '(?:(?:someone|somebody|(?:the|its) (?:recipient|receiver|addressee|consignee)) )?';
const MUST = '(?<must>must|has to|have to|needs to|need to|will have to|will need to)';
const NOT =
  "(?<not>does not have to|do not have to|does not need to|need not|needn't|doesn't have to|doesn't need to)";
const TAKEN = '(?: (?:on|upon|at|when) (?:delivery|receipt|arrival|it arrives|it is delivered))?';
const SIGNED = new RegExp(`${TAKER}(?:${MUST}|${NOT}) (?:be signed for|sign for)${TAKEN}`);

/** Accounts for a duty to sign, and that there is none. */
export function signedFor(said: Said): void {
  const phrase = phraseAt(said, SIGNED);
  const field = [...said.focus.own, ...said.focus.inner].find(({ name }) => SIGNATURE.test(name.join(' ')));
  if (phrase === undefined || field === undefined) return;
  const truth = truthOf(field.quote, field.words);
  if (truth !== (phrase.groups.must === undefined ? 'no' : 'yes') || field.quote === 'null') return;
  said.derivations.push(label(field));
  said.explain(phrase.from, phrase.to, 'derived', field);
  const end = phraseAt(said, new RegExp(`${TAKEN.slice(0, -1).replace('(?: ', '(?:')}$`));
  if (end !== undefined && end.from > phrase.to) said.explain(end.from, end.to, 'derived', field);
}
