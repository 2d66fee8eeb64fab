/**
 * Deeds that a sentence names and does not tell as done by whom the claim says: every way of leaving one open, before a
 * dozen deeds, asked in the sentence's own words and in others.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Deed {
  readonly who: string;
  /** Base, past, participle, "-ing", third person. */
  readonly verb: readonly [string, string, string, string, string];
  /** What stands behind the verb. */
  readonly rest: string;
  readonly claims: readonly string[];
}

const DEEDS: readonly Deed[] = [
  {
    who: 'the tenant',
    verb: ['tear', 'tore', 'torn', 'tearing', 'tears'],
    rest: 'the barn down',
    claims: ['The tenant tore the barn down.', 'The tenant dismantled the barn.'],
  },
  {
    who: 'the clerk',
    verb: ['compare', 'compared', 'compared', 'comparing', 'compares'],
    rest: 'the invoice with the order',
    claims: ['The clerk made a comparison of the invoice with the order.'],
  },
  {
    who: 'the board',
    verb: ['sell', 'sold', 'sold', 'selling', 'sells'],
    rest: 'the site to the city',
    claims: ['The board sold the site to the city.', 'The city bought the site from the board.'],
  },
  {
    who: 'the nurse',
    verb: ['tell', 'told', 'told', 'telling', 'tells'],
    rest: 'the family about the result',
    claims: ['The nurse informed the family of the result.'],
  },
  {
    who: 'the supplier',
    verb: ['say', 'said', 'said', 'saying', 'says'],
    rest: 'sorry to the guest for the delay',
    claims: ['The supplier apologised to the guest for the delay.'],
  },
  {
    who: 'the bank',
    verb: ['refund', 'refunded', 'refunded', 'refunding', 'refunds'],
    rest: 'the fee',
    claims: ['The bank refunded the fee.', 'The bank gave the fee back.'],
  },
  {
    who: 'the driver',
    verb: ['reach', 'reached', 'reached', 'reaching', 'reaches'],
    rest: 'the depot',
    claims: ['The driver reached the depot.', 'The driver arrived at the depot.'],
  },
  {
    who: 'the auditor',
    verb: ['examine', 'examined', 'examined', 'examining', 'examines'],
    rest: 'the account',
    claims: ['The auditor carried out an examination of the account.'],
  },
  {
    who: 'the court',
    verb: ['reject', 'rejected', 'rejected', 'rejecting', 'rejects'],
    rest: 'the appeal',
    claims: ['The court dismissed the appeal.', 'The court turned the appeal down.'],
  },
  {
    who: 'the agent',
    verb: ['cancel', 'cancelled', 'cancelled', 'cancelling', 'cancels'],
    rest: 'the booking',
    claims: ['The agent cancelled the booking.', 'The agent called the booking off.'],
  },
  {
    who: 'the engineer',
    verb: ['switch', 'switched', 'switched', 'switching', 'switches'],
    rest: 'the pump off',
    claims: ['The engineer turned the pump off.'],
  },
  {
    who: 'the school',
    verb: ['borrow', 'borrowed', 'borrowed', 'borrowing', 'borrows'],
    rest: 'the van from the club',
    claims: ['The school borrowed the van from the club.', 'The club lent the school the van.'],
  },
];

/** Templates: WHO, BASE, PAST, DONE, DOING, DOES, and what stands behind the verb is REST. */
const OPEN: readonly string[] = `
WHO did not BASE REST.
WHO never PAST REST.
WHO failed to BASE REST.
After failing to BASE REST, WHO left.
WHO refused to BASE REST.
WHO declined to BASE REST.
WHO forgot to BASE REST.
WHO may BASE REST.
WHO will BASE REST.
WHO was asked to BASE REST.
WHO plans to BASE REST.
WHO almost PAST REST.
WHO rarely PAST REST.
If WHO DOES REST, we will write to you.
Unless WHO DOES REST, we will complain.
WHO wanted to BASE REST.
It is not true that WHO PAST REST.
It never happened that WHO PAST REST.
It is unclear whether WHO PAST REST.
WHO was unable to BASE REST.
WHO left without DOING REST.
Instead of DOING REST, WHO waited.
WHO has yet to BASE REST.
WHO agreed to BASE REST.
WHO offered to BASE REST.
WHO threatened to BASE REST.
WHO tried to BASE REST.
WHO was about to BASE REST when the alarm rang.
WHO was forbidden to BASE REST.
WHO is expected to BASE REST.
WHO is said to have DONE REST.
WHO should have DONE REST.
WHO could have DONE REST.
WHO would have DONE REST if asked.
Had WHO DONE REST, we would know.
WHO was prevented from DOING REST.
WHO denied DOING REST.
WHO was accused of DOING REST.
WHO considered DOING REST.
WHO ruled out DOING REST.
WHO voted against DOING REST.
WHO stopped short of DOING REST.
A neighbour claims that WHO PAST REST.
We doubt that WHO PAST REST.
There are rumours that WHO PAST REST.
There is a risk that WHO will BASE REST.
We told WHO to BASE REST.
It was too late for WHO to BASE REST.
The plan was for WHO to BASE REST.
The attempt of WHO to BASE REST failed.
Did WHO BASE REST?
Please BASE REST.
Nobody PAST REST.
Someone other than WHO PAST REST.
Everyone except WHO PAST REST.
It was not WHO who PAST REST.
Neither WHO nor the caretaker PAST REST.
Omar Kim PAST REST.
The caretaker PAST REST.
`
  .trim()
  .split('\n');

const FORMS = ['BASE', 'PAST', 'DONE', 'DOING', 'DOES'] as const;

function told(template: string, { who, verb, rest }: Deed): string {
  const text = template.replace(/\b(?:WHO|REST|BASE|PAST|DONE|DOING|DOES)\b/g, (place) => {
    if (place === 'WHO') return who;
    return place === 'REST' ? rest : verb[FORMS.indexOf(place as (typeof FORMS)[number])]!;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const supportedBy = (template: string): string[] =>
  DEEDS.flatMap((deed) => {
    const evidence = told(template, deed);
    return deed.claims
      .filter((claim) => ask(claim, [evidence]).status === 'supported')
      .map((claim) => `«${claim}» by «${evidence}»`);
  });

describe('a deed', () => {
  test('is supported where it is told as done, in the same words and in others', () => {
    const all = DEEDS.flatMap(({ claims }) => claims).length;
    assert.equal(supportedBy('WHO PAST REST.').length, all);
    assert.equal(supportedBy('Yesterday WHO PAST REST.').length, all);
  });

  for (const template of OPEN)
    test(`is not supported by «${template}»`, () => {
      assert.deepEqual(supportedBy(template), []);
    });
});
