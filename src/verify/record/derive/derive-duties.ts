/** What has to be signed for: "must be signed for on delivery", "someone has to sign for the package" of `signature_required: true`. */
import type { Said } from '../said.ts';
import { label } from '../words/dated.ts';
import { type Phrase, phraseAt } from '../words/phrase-at.ts';
import { roleOf } from '../words/senses.ts';
import { truthOf } from '../words/states.ts';

const SIGNATURE =
  /^(?:(?:delivery )?signature (?:is )?(?:required|needed|mandatory)|requires? signature|(?:must|to be) signed? for)$/;
/** Who signs is who takes it: a claim that names somebody says more. */
const TAKER = '(?:(?<taker>someone|somebody|(?:the|its) (?:recipient|receiver|addressee|consignee)) )?';
const MUST = '(?<must>must|has to|have to|needs to|need to|will have to|will need to)';
const NOT =
  "(?<not>does not have to|do not have to|does not need to|need not|needn't|doesn't have to|doesn't need to)";
const TAKEN = '(?: (?:on|upon|at|when) (?:delivery|receipt|arrival|it arrives|it is delivered))?';
const SIGNED = new RegExp(`${TAKER}(?:${MUST}|${NOT}) (?<deed>be signed for|sign for)${TAKEN}`);

/** Accounts for a duty to sign, and that there is none. */
export function signedFor(said: Said): void {
  const phrase = phraseAt(said, SIGNED);
  const field = [...said.focus.own, ...said.focus.inner].find(({ name }) => SIGNATURE.test(name.join(' ')));
  if (phrase === undefined || field === undefined || !isDoneByTaker(said, phrase)) return;
  const truth = truthOf(field.quote, field.words);
  if (truth !== (phrase.groups.must === undefined ? 'no' : 'yes') || field.quote === 'null') return;
  said.derivations.push(label(field));
  said.explain(phrase.from, phrase.to, 'derived', field);
  const tail = phraseAt(said, /(?:on|upon|at) (?:delivery|receipt|arrival)$/);
  if (tail !== undefined) said.explain(tail.from, tail.to, 'derived', field);
}

/** "The courier has to sign for it": who signs is who takes it, and what is signed for is a thing. */
function isDoneByTaker(said: Said, { from, groups }: Phrase): boolean {
  const { taker, deed } = groups;
  if (deed === 'sign for') return taker !== undefined;
  const before = said.explained[from - 1]?.field;
  return taker === undefined && (before === undefined || roleOf(before.name) === undefined);
}
