/** What only some may do, or what only is taken: others may not, and other things are not. */
import type { Lexicon } from '../../../../../text/lexicon/index.ts';
import { stemsOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const ONLY_MAY =
  /^(?:Only ([\p{L}-]+(?: [\p{L}-]+)?) (?:can|may|(?:is|are) (?:allowed|permitted|authori[sz]ed) to)|([\p{L}-]+(?: [\p{L}-]+)?) alone (?:can|may)) ([a-z]+ [^,;:]+)$/u;
const OTHERS =
  /^(?:An? |The )?([\p{L}-]+(?: [\p{L}-]+)?) (cannot|can not|may not|must not|(?:is|are) not (?:allowed|permitted) to) /u;

/** Whether two nouns name kinds of which neither is the other, nor a part of it. */
function areApart(one: string, other: string, lexicon: Lexicon): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other)];
  if (a.length !== 1 || b.length !== 1 || a[0] === b[0]) return false;
  const [first, second] = [one, other].map((noun) => lexicon.lemma(noun.toLowerCase(), 'n'));
  if (WIDE.test(first!) || WIDE.test(second!)) return false;
  return [lexicon.relation(first!, second!, 'n').kind, lexicon.relation(second!, first!, 'n').kind].every(
    (kind) => kind === 'none' || kind === 'sibling' || kind === 'antonym',
  );
}

/** Those who may be any of others. */
const WIDE =
  /^(?:person|people|user|member|somebody|anyone|everyone|staff|employee|worker|customer|client|owner|colleague|adult|resident|citizen|man|woman)$/u;

/** "Editors cannot delete projects" for "only administrators can delete projects". */
function byOthers({ text, said, lexicon }: Wording): readonly string[] {
  const [found, others] = [ONLY_MAY.exec(text), OTHERS.exec(said)];
  if (found === null || others === null || /\b(?:if|unless|or|except|without)\b/iu.test(text)) return [];
  const [, who = found[2] ?? '', , deed = ''] = found;
  const [whole, whom = ''] = others;
  return areApart(who, whom, lexicon) ? [`${whole}${deed}`] : [];
}

const TAKES_ONLY =
  /^(.{2,50}?) (?:only (accepts?|takes?)|(accepts?|takes?) only) ([\p{L}-]+(?: [\p{L}-]+)?)$|^(.{2,50}?) (accepts?|takes?) ([\p{L}-]+(?: [\p{L}-]+)?) only$/u;
const NOT_TAKEN = /^([\p{L}-]+) (is|are) not (accepted|taken)$/u;
const NOT_TAKES = /^.{2,50}? (?:does|do) not (?:accept|take) ([\p{L}-]+)$/u;

/** "Cards are not accepted", "does not accept cards" for "the shop accepts only cash". */
function byOtherThings({ text, said, lexicon }: Wording): readonly string[] {
  const found = TAKES_ONLY.exec(text);
  if (found === null) return [];
  const [, one, a, b, thing = found[7] ?? ''] = found;
  const who = one ?? found[5]!;
  const verb = a ?? b ?? found[6]!;
  const [passive, active] = [NOT_TAKEN.exec(said), NOT_TAKES.exec(said)];
  const other = passive?.[1] ?? active?.[1];
  if (other === undefined || !areApart(thing, other, lexicon)) return [];
  if (passive !== null) return [said];
  const does = /s$/u.test(verb) ? 'does' : 'do';
  return [`${who} ${does} not ${verb.replace(/s$/u, '')} ${other}`];
}

export const ONLY_OTHERS: readonly Rewriter[] = [
  { of: OTHERS, write: byOthers },
  { of: /\bnot (?:accept|take)/u, from: TAKES_ONLY, write: byOtherThings },
];
