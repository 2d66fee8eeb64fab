/** What a deed leaves out, told of that: "lamps are not covered by the agreement" for "the agreement covers chairs but not lamps". */
import { participleOf } from '../../../../../text/inflect.ts';
import { mainOf, verbFirst } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const BUT_NOT = /^(?<head>[^;:]{8,160}?),? but not (?<out>[^,;:]{3,60})$/u;
/** What is no thing: when, where, how and how much it is not so. */
const NO_THING =
  /^(?:in|on|at|to|for|from|with|by|of|as|yet|always|often|all|every|each|only|enough|necessarily|both|so|too|very|much|if|when|while|until|before|after|now|today|online|there|here|more|less|the (?:other|rest)|others?|that|because|vice)\b|\b(?:if|when|unless|or|who|which|that|than)\b|\p{L}ly$/iu;
/** What bounds the deed: outside of that nothing is said of what is left out. */
const BOUNDED =
  /\b(?:in|on|at|during|until|from|with|by|when|if|within|under|over|before|after|only|some|most|many|any|every|each|all|no|not|says?|said|claims?|thinks?|may|might|could|would|should)\b/iu;

function leftOut({ text, lexicon }: Wording): readonly string[] {
  const { head = '', out = '' } = BUT_NOT.exec(text)?.groups ?? {};
  if (head === '' || NO_THING.test(out) || isLeftOpen(head)) return [];
  const main = mainOf(head);
  const verb = main === undefined || main.lead !== '' ? undefined : verbFirst(main.predicate, lexicon);
  if (main === undefined || verb === undefined || /^(?:be|have|do|become|seem|feel|look)$/.test(verb.lemma))
    return [];
  const [form = ''] = main.predicate.split(' ', 1);
  if (BOUNDED.test(main.predicate) || BOUNDED.test(main.subject) || /[^s]ing$/u.test(form)) return [];
  const things = out.split(/,? and | and /u);
  if (
    !things.every(
      (one) =>
        lexicon.lemmas(one.split(' ').at(-1)!.toLowerCase()).some(({ pos }) => pos === 'n') ||
        /^\p{Lu}/u.test(one),
    )
  )
    return [];
  const past = form !== verb.lemma && !/s$/u.test(form);
  const does = past ? 'did' : main.plural ? 'do' : 'does';
  return things.flatMap((one) => {
    const many = /[^s]s$/u.test(one);
    const be = past ? (many ? 'were' : 'was') : many ? 'are' : 'is';
    return [
      `${main.subject} ${does} not ${verb.lemma} ${one}`,
      `${capital(one)} ${be} not ${participleOf(verb.lemma)} by ${lowered(main.subject)}`,
    ];
  });
}

export const BUT_NOT_THOSE: readonly Rewriter[] = [{ of: /\bnot\b|n't/u, from: BUT_NOT, write: leftOut }];
