/** How many of a group are so: what follows from its size, its parts and what is left of it, and what does not. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly evidence: string;
  readonly follows?: readonly string[];
  readonly contradicted?: readonly string[];
  /** What is neither said nor contradicted. */
  readonly open?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    evidence: 'Nine of the twelve vans were washed on Friday.',
    follows: [
      'Three vans were not washed on Friday.',
      'Most of the vans were washed on Friday.',
      'A quarter of the vans were not washed on Friday.',
      'Not all of the vans were washed on Friday.',
    ],
    contradicted: [
      'Four vans were not washed on Friday.',
      'All twelve vans were washed on Friday.',
      'Half of the vans were washed on Friday.',
      'Nine of the 15 vans were washed on Friday.',
    ],
    open: ['Three vans were not washed.', 'Nine red vans were washed on Friday.'],
  },
  {
    evidence: 'Of 40 guests, 31 arrived by train.',
    follows: ['More than three quarters of the guests arrived by train.'],
    contradicted: ['Ten guests did not arrive by train.'],
  },
  {
    evidence: 'All but two of the 14 alarms rang.',
    follows: ['12 alarms rang.', 'Two alarms did not ring.'],
    contradicted: ['All 14 alarms rang.', 'Three alarms did not ring.'],
  },
  {
    evidence: 'Eight of the ten lamps were sold; the other two are in the window.',
    follows: ['Two lamps are in the window.', 'Two lamps were not sold.'],
    contradicted: ['Three lamps are in the window.'],
  },
  {
    evidence: 'There are six geese. Two thirds have grey wings and one third have white wings.',
    follows: ['Four geese have grey wings.', 'Fewer than five geese have grey wings.'],
    contradicted: ['Half of the geese have grey wings.', 'Four geese have white wings.'],
  },
  {
    evidence: 'The council approved the lease by 7 votes to 2, with one abstention.',
    follows: ['A majority voted in favour of the lease.', 'Two members voted against it.'],
    contradicted: ['The vote was unanimous.', 'Seven members voted against the lease.'],
  },
  {
    evidence: 'More than 50% but less than 65% of the drivers work at night.',
    follows: ['Less than half of the drivers do not work at night.'],
    contradicted: ['70% of the drivers work at night.'],
    open: ['60% of the drivers work at night.'],
  },
  {
    evidence: 'Neither of the two lifts was inspected.',
    follows: ['No lift was inspected.', 'Two lifts were not inspected.'],
    contradicted: ['Both lifts were inspected.'],
  },
  {
    evidence: 'There were 14 cooks and nine waiters in the kitchen.',
    follows: ['There were more cooks than waiters in the kitchen.'],
    contradicted: ['There were fewer cooks than waiters in the kitchen.'],
  },
  {
    evidence: 'Half of the 26 parcels from Kiel were opened.',
    follows: ['13 parcels from Kiel were opened.'],
    open: ['Half of the parcels were opened.'],
  },
  {
    evidence: 'Nine of the twelve vans were washed. Three of them were washed by hand.',
    open: ['A quarter of the vans were washed by hand.', 'Nine vans were not washed by hand.'],
  },
  {
    evidence: 'Nine of the twelve vans were washed. Three were washed late.',
    open: ['Three vans were not washed.'],
  },
  {
    evidence: 'We have 12 vans and 30 cooks. Ten were hired in May.',
    open: ['Two vans were not hired in May.'],
  },
  {
    evidence: 'Twelve of the 16 vans may be sold.',
    open: ['Four vans were not sold.', 'Most of the vans were sold.'],
  },
  { evidence: 'A toy van was found in the yard.', open: ['At least one van was found in the yard.'] },
  {
    evidence: 'One in four vans had a flat tyre.',
    follows: ['25% of the vans had a flat tyre.'],
    open: ['Four vans had a flat tyre.'],
  },
  {
    evidence: 'Half of the clerks work in Leeds, a third in York and the rest in Hull.',
    follows: ['A third of the clerks work in York.'],
    contradicted: ['Half of the clerks work in Hull.'],
  },
  {
    evidence: 'About 40 of the 60 desks are taken.',
    open: ['20 desks are not taken.', 'Exactly 40 desks are taken.'],
  },
];

const OF_HOW_MANY = new Set(['quantity', 'quantifier', 'comparison']);

describe('how many of a group', () => {
  for (const { evidence, follows = [], contradicted = [], open = [] } of ROWS) {
    for (const claim of follows)
      test(`«${claim}» follows from «${evidence}»`, () => {
        const check = ask(claim, [evidence]);
        assert.equal(check.status, 'supported', JSON.stringify(check));
        assert.ok(check.citations.length > 0);
      });
    for (const claim of contradicted)
      test(`«${claim}» is contradicted by «${evidence}»`, () => {
        const check = ask(claim, [evidence]);
        assert.equal(check.status, 'unsupported', JSON.stringify(check));
        assert.ok(OF_HOW_MANY.has(check.reason!), check.reason);
      });
    for (const claim of open)
      test(`«${claim}» does not follow from «${evidence}»`, () =>
        assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  }

  test('the check tells how it follows, and cites the size of the group beside its part', () => {
    const check = ask('Four seats are not taken.', [
      'There are ten seats in the van. Six of them are taken.',
    ]);
    assert.deepEqual(check.derivations, ['6 (seats: are taken): 10 − 6 = 4']);
    assert.deepEqual(
      check.citations.map(({ quote }) => quote),
      ['There are ten seats in the van.', 'Six of them are taken.'],
    );
  });
});
