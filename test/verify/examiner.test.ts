import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createExaminer, type OpenEvidence, type Passage } from '../../src/verify/index.ts';
import { evidenceOf, type Given } from './ask.ts';

const open = createExaminer();
const claimOf = (text: string) => ({ claim_id: 'c', text, citations: [] });

/** The sentence of the first source that holds the words, as a passage. */
function passageOf(evidence: OpenEvidence, words: string): Passage {
  const count = evidence.documents[0]!.scan.sentenceCount;
  for (let from = 0; from < count; from++) {
    const passage = { spans: [{ document: 0, from, to: from + 1 }] };
    if (evidence.textOf(passage).includes(words)) return passage;
  }
  return assert.fail(words);
}

function kinds(claim: string, given: Given, words: string, title?: string): string[] {
  const evidence = open(evidenceOf([given], [title]));
  return evidence.examine(claimOf(claim), 0, passageOf(evidence, words)).objections.map(({ kind }) => kind);
}

describe('what the engine objects to, where another layer takes a passage for support', () => {
  test('nothing, where the passage says it in other words', () => {
    assert.deepEqual(
      kinds('The customer got the money back.', 'We reimbursed the purchaser.', 'reimbursed'),
      [],
    );
  });

  for (const [kind, claim, text, words] of [
    ['quantity', 'The refund was $500.', 'A refund of $50 was paid.', '$50'],
    ['quantity', 'The buyer got $500 back.', 'We reimbursed the purchaser.', 'reimbursed'],
    ['identifier', 'Order A-1043 was sent back.', 'Order A-1042 was returned.', 'A-1042'],
    ['date_time', 'It was paid on 3 March 2026.', 'It was paid on 4 March 2026.', 'March'],
    ['negation', 'The refund was approved.', 'The refund was not approved.', 'not'],
    ['role', 'The bank sued the customer.', 'The customer sued the bank.', 'sued'],
    ['modality', 'The refund was paid.', 'The refund may be paid.', 'may'],
    ['entity', 'Alice Miller signed the lease.', 'Bob Jones signed the lease.', 'Bob'],
    ['entity', 'Bosch supplied the turbine.', 'Siemens supplied the turbine.', 'Siemens'],
    ['entity', 'eBay gave the shopper the money back.', 'Amazon refunded the buyer.', 'Amazon'],
    ['entity', 'Microsoft took over Sun.', 'Oracle bought Sun.', 'Oracle'],
    ['entity', 'Marta Lopez put her signature on the note.', 'Maria Lopez signed the note.', 'Maria'],
  ] as const) {
    test(`${kind}: "${text}" for "${claim}"`, () => {
      assert.equal(kinds(claim, text, words)[0], kind);
    });
  }

  test('no word that only opens the sentence, and no name where the passage has none', () => {
    assert.deepEqual(kinds('Shoppers got the money back.', 'Amazon refunded the buyers.', 'Amazon'), []);
    assert.deepEqual(kinds('Bosch got the money back.', 'The buyer was refunded.', 'refunded'), []);
  });

  test('no name that the source of the passage says elsewhere', () => {
    const text = 'Alice Miller came to the office. She put her name under the lease.';
    assert.deepEqual(kinds('Alice Miller signed the lease.', text, 'She put'), []);
    assert.deepEqual(
      kinds('Alice Miller signed the lease.', 'She put her name under the lease.', 'She put'),
      ['entity'],
    );
  });

  test('what a later sentence takes back speaks against the passage', () => {
    const text = 'The claim was approved by the board. Later the approval was revoked.';
    const evidence = open(evidenceOf([text]));
    const passage = passageOf(evidence, 'by the board');
    const { against, againstKind } = evidence.examine(claimOf('The claim was approved.'), 0, passage);
    assert.equal(againstKind, 'superseded');
    assert.match(against[0]!.quote, /revoked/);
  });
});

describe('statements of a claim', () => {
  test('are its sentences, each with its place', () => {
    const claim = claimOf('The box came. It was empty!');
    const found = open([]).statements(claim);
    assert.deepEqual(
      found.map(({ text, start, end }) => [text, claim.text.slice(start, end)]),
      [
        ['The box came.', 'The box came.'],
        ['It was empty!', 'It was empty!'],
      ],
    );
    assert.ok(found.every(({ weight }) => weight > 0));
  });

  test('of no words are none', () => {
    assert.deepEqual(open([]).statements(claimOf('…')), []);
  });
});

describe('passages', () => {
  const evidence = open(evidenceOf(['One. Two is here. Three.', { order: { state: 'shipped' } }]));

  test('are cited as exact slices of a text', () => {
    const [place] = evidence.cite(claimOf('x'), 0, { spans: [{ document: 0, from: 1, to: 3 }] });
    assert.deepEqual(place, { source_id: 's1', quote: 'Two is here. Three.', start: 5, end: 24 });
  });

  test('of data are cited by the pointer of the value', () => {
    const found = evidence.cite(claimOf('The order shipped.'), 0, {
      spans: [{ document: 1, from: 0, to: 1 }],
    });
    assert.ok(found.every(({ pointer, start }) => pointer !== undefined && start === undefined));
  });
});
