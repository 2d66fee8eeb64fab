/**
 * "The expense needs a receipt" by "expenses of more than 25 euros require a receipt", "the order is over $50" by "orders over
 * $50 ship free": a rule for things of some size says of no one thing that it is so large, or what holds where it is.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const RULE_OVER_AMOUNT: readonly Guard[] = [
  against('condition', 'prose', ofASize, { said: () => ONE, told: () => SIZED }),
  against('condition', 'prose', whateverItsSize, { told: () => OF_SIZE }),
];

const ONE = /^\s*(?:the|this|that|your|my|our|his|her|their|its)\b|\b\p{L}*\d/iu;
const SIZED =
  /^\s*(?:[-*•] |\d{1,2}[.)] )?(?:all |any |every |each )?(\p{L}[\p{L} -]{2,40}?) (?:(?:of|worth|valued at|costing|totall?ing|weighing|lasting|longer|heavier) )?(?:over|above|under|below|exceeding|more than|less than|at least|at most|up to|or more than|than) ([€£$]?\d[\d.,]*)[^,;:]{0,30} (?:must|may|can|cannot|will|shall|are|have|get|receive|require|need|qualify|ship|pay|earn|incur|go|cost|do|count)\b/iu;

function ofASize({ reading, support, inferred }: Told, sentence: AlignedSentence): boolean {
  if (inferred || support.sentences.length > 1) return false;
  const [, things, amount] = SIZED.exec(textOf(sentence.reading)) ?? [];
  if (things === undefined || amount === undefined) return false;
  const last = things.split(' ').at(-1)!.toLowerCase();
  if (!/s$|staff|people/.test(last)) return false;
  const said = textOf(reading).trim();
  // "Your order over 50 euros ships on Friday" is one of those.
  if (
    /^\s*\S+ (?:\p{L}+ ){0,2}?\p{L}+ (?:(?:of|worth) )?(?:over|above|under|below|exceeding|more than|less than|at least|up to) [^\s\d]?\d/iu.test(
      said,
    ) &&
    !/ (?:is|are|was|were|costs?) (?:over|above|under|below|more|less|at|up)\b/iu.test(said)
  )
    return false;
  const [, subject = ''] =
    /^(?:the|this|that|your|my|our|his|her|their|its) ((?:\p{L}+ ){1,4})/iu.exec(said) ?? [];
  const kind = last.replace(/(?:es|s)$/, '');
  // A statement of all of the kind, or of those of that size, has the rule's own subject.
  return subject
    .toLowerCase()
    .split(' ')
    .some((word) => word === last.slice(0, -1) || word === kind);
}

/** "A delay of more than two weeks", "sick leave of more than three days": of no one thing that is known. */
const OF_SIZE =
  /^\s*(?:an? |any |every |each )?((?!(?:the|this|that|these|those|his|her|its|their|our|your|my) )(?:\p{L}[\p{L}-]+ ){1,3}?)(?:of |worth |lasting |longer |heavier |larger )?(?:over|above|under|below|exceeding|(?:more|less|fewer|longer|older|larger|heavier) than|at least|at most|up to|than) (?:\d|an? |two |three |four |five |six |seven |eight |nine |ten |twelve )/iu;
const PASSED = /\b(?:was|were|had|did)\b/i;

/** "Sick leave requires a certificate" by "sick leave of more than three days requires one". */
function whateverItsSize({ reading }: Told, sentence: AlignedSentence): boolean {
  const told = textOf(sentence.reading);
  const things = OF_SIZE.exec(told)?.[1]?.toLowerCase();
  const said = textOf(reading).trim().toLowerCase();
  if (things === undefined || PASSED.test(told) || PASSED.test(said)) return false;
  const own = said.replace(/^(?:an?|any|every|each) /, '');
  return (
    own.startsWith(things) &&
    !OF_SIZE.test(said) &&
    !/^(?:of|worth|over|above|under|below) /.test(own.slice(things.length))
  );
}
