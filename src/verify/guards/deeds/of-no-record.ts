/**
 * "Mia is not suspended" by `{ "example": true, "suspended": false }`, "the order was paid" beside `note: "test order, please
 * ignore"`, "the fee is $40" beside `superseded_by: "R-2"`: an entry that says of itself that it is none says nothing.
 */

import type { Field } from '../../record/record.ts';
import { truthOf } from '../../record/words/states.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { allRecordsAt } from '../records-at.ts';

const MADE_UP =
  /^(?:is |was )?(?:hypothetical|samples?|examples?|dummy|fake|placeholder|fictional|fictitious|mock(?: data)?|tests?(?: (?:record|data|order|account|entry|customer|user))?|rolled back|reverted|discarded|imaginary)$/;
const KIND = /^(?:(?:record|document|entry|data|object|item) )?(?:type|kind)$/;
const KINDS =
  /^(?:examples?|templates?|mock(?:[ _-]?data)?|dummy|placeholder|hypothetical|fictional|simulations?|proposals?|test[ _-]?(?:data|record|order|entry))$/i;
const NOTE =
  /^(?:(?:internal|staff|agent|system|admin) )?(?:notes?|comments?|remarks?|warnings?|disclaimer|description|info|hint|memo)$/;
const NO_RECORD =
  /\b(?:test (?:records?|entry|entries|data|orders?|case|bookings?|customers?|accounts?|payments?|invoices?|tickets?|users?|only)|(?:this|the|above) (?:\w+ )?(?:is|was) (?:only )?(?:wrong|incorrect|a test|not real|outdated|invalid|obsolete|void|an? (?:example|sample|template)|fictional|made up)|(?:created|entered|recorded|booked|posted|added|logged|made) (?:by mistake|in error|by accident|erroneously)|(?:ignore|disregard) (?:this|the) (?:record|entry|order|line|row|ticket|booking|data|invoice)|(?:example|sample|dummy|mock|demo) (?:data|record|entry|only)|for (?:testing|demo|illustration|demonstration)(?: purposes)?(?: only)?|not a real \w+)\b|\b(?:ignore|disregard)[.!]*$/iu;
const REPLACED = /^(?:superseded|replaced|obsoleted)(?: by| at| on)?$/;
/** A state that a statement tells of now. */
const NOW = /\b(?:is|are|applies|apply|costs?|remains?|valid|in force)\b/iu;
/** A statement that tells of trials, examples and mistakes themselves. */
const OF_IT =
  /\b(?:tests?|testing|examples?|samples?|templates?|dummy|mock\w*|demo|placeholder|hypothetical\w*|fictional|simulat\w*|proposals?|proposed|proposes|mistake\w*|error|wrong|invalid|outdated|replaced|superseded|rolled|reverted|discarded|fake|ignored?|notes?|comments?|remarks?)\b/iu;

export const OF_NO_RECORD: Guard = against('modality', 'any', ({ reading }, sentence) => {
  const said = textOf(reading);
  if (OF_IT.test(said)) return false;
  const undoes = NOW.test(said) ? (field: Field) => isNone(field) || isReplaced(field) : isNone;
  const all = allRecordsAt(sentence);
  return all.some(({ own }) => own.some(undoes));
});

function isNone({ name, quote, words }: Field): boolean {
  const called = name.join(' ');
  if (MADE_UP.test(called)) return truthOf(quote, words) === 'yes';
  if (KIND.test(called)) return KINDS.test(quote.trim());
  return NOTE.test(called) && NO_RECORD.test(quote);
}

const isReplaced = ({ name, quote }: Field): boolean =>
  REPLACED.test(name.join(' ')) && !/^(?:null|none|no|false|-|)$/i.test(quote.trim());
