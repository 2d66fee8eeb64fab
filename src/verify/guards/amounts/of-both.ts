/** "Ann paid 40 euros" by "Ann and Ben paid 40 euros": what two have or do by an amount, one of them need not. */
import type { Value } from '../../../text/values/types.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { parseOf } from '../as-it-stands.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const EACH = /\b(?:each|every|apiece|per|respectively|both|a (?:head|person)|all)\b|\//iu;
/** What holds of each of two that it is said of: how long, how old, how much of a hundred. */
const OF_EACH = /^(?:s|month|business_day|degC|K)$/;
const SHARED =
  /^(?:take|last|run|stay|wait|work|leave|arrive|start|begin|end|expire|open|close|delay|extend)$/;
const OWN = 0.9;

export const OF_BOTH: Guard = againstUnit('quantity', 'prose', ofTwo, { told: () => /\b(?:and|&) /iu });

function ofTwo({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const amount = units.findIndex(({ value }) => value !== undefined && isAmount(value));
  const match = alignment.matches[amount];
  const subject = alignment.matches[0];
  if (match === undefined || subject === undefined || match.strength < OWN || subject.strength < OWN)
    return -1;
  if (amount < 1 || match.at <= subject.at || EACH.test(textOf(theirs)) || EACH.test(textOf(reading)))
    return -1;
  const { tree, tokenAt } = parseOf(sentence);
  const found = tokenAt(subject.at);
  if (found < 0) return -1;
  const noun = tree.token(found);
  const first = noun.deprel === 'conj' ? noun.head : found;
  const head = tree.token(first);
  // "Adults and students pay": many of each are told of by themselves.
  if (
    !/^NNP?$/.test(noun.xpos) ||
    !/^(?:nsubj|root)/.test(head.deprel) ||
    SHARED.test(tree.tokens[head.head]?.lemma ?? '')
  )
    return -1;
  const others = [first, ...tree.with(first, 'conj')].filter((at) => at !== found);
  // "The desk and the chair cost 300": the verb may be taken for the noun of the chair.
  const named = others.flatMap((at) => [at, ...tree.with(at, 'compound')]);
  const isJoined = named.some((at) => {
    const { xpos, form } = tree.token(at);
    // "Alice is 29 and Bob is 34": each has a verb.
    const between = tree.tokens.slice(Math.min(at, found), Math.max(at, found));
    return (
      /^NNP?S?$/.test(xpos) &&
      !between.some((token) => /^(?:VB[DZP]|MD)$/.test(token.xpos)) &&
      !textOf(reading).toLowerCase().includes(form.toLowerCase())
    );
  });
  return isJoined && tree.with(found, 'flat', 'nummod').length === 0 ? amount : -1;
}

/** What may be shared out among two. */
const isAmount = (value: Value): boolean =>
  value.kind === 'money' ||
  (value.kind === 'quantity' && !OF_EACH.test(value.base)) ||
  (value.kind === 'number' && value.form === 'cardinal');
