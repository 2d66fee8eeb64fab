/** The verb that a clause leaves out behind "to": "the bank refunded the booking since the hotel refused to". */
import { pastOf } from '../../../../../text/inflect.ts';
import { mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';
import { isTensed, thingsOf } from './coordinated.ts';

const LEFT_OUT =
  /^([^;:]+?),? (?:because|since|as|after|although|even though|though|but|when|while|and) ((?:the|an?|his|her|its|our|their|\p{Lu})[^,;:]{1,50}?|he|she|they|it) (refused|declined|failed|forgot|neglected|was unable|were unable|was not able|were not able|was unwilling|were unwilling|did not want|had refused|had failed|had forgotten|had promised|promised|agreed|had agreed|offered|had offered|wanted|was asked|were asked|was allowed|were allowed|had) to$/u;

/** "The hotel refused to refund the booking", and the clause that has its verb. */
function byLeftOut({ text, lexicon }: Wording): readonly string[] {
  const found = LEFT_OUT.exec(text);
  if (found === null || isLeftOpen(found[1]!)) return [];
  const [, first = '', who = '', turn = ''] = found;
  const main = mainOf(first);
  const [verb = '', ...rest] = main?.predicate.split(' ') ?? [];
  const lemma = lexicon.lemma(verb, 'v');
  if (main === undefined || !isTensed(verb, lexicon) || verb !== pastOf(lemma)) return [first];
  if (/^(?:he|she|they|it)$/u.test(who) && thingsOf(first)?.object !== undefined) return [first];
  const doer = /^(?:he|she|they|it)$/u.test(who) ? main.subject : who;
  return [first, `${capital(doer)} ${turn} to ${[lemma, ...rest].join(' ')}`];
}

export const LEFT_TO: readonly Rewriter[] = [{ of: /\S/, from: LEFT_OUT, write: byLeftOut, reorders: true }];
