import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { lexicon } from '../../../src/text/lexicon/bundled.ts';
import type { RelationKind } from '../../../src/text/lexicon/index.ts';

/** Kinds by which evidence speaks for a claim. */
const SUPPORT: readonly RelationKind[] = ['same', 'synonym', 'derivation', 'entails', 'hyponym'];

/** Claim's lemma < evidence's lemma. */
const EXPECTED: Readonly<Partial<Record<RelationKind, string>>> = {
  same: 'refund<refund, organize<organise, color<colour, email<e-mail',
  synonym:
    'refund<reimburse, buy<purchase, submit<put in, reject<turn down, give<hand over, return<send back, ' +
    'collect<pick up, cancel<call off, register<sign up, login<sign-in, perform<carry out, postpone<put off, ' +
    'employ<hire, contract<agreement, doctor<physician, car<automobile, movie<film, begin<start, end<finish, ' +
    'happen<occur, lawsuit<litigation, outage<downtime, fee<charge, customer<client, cancellation<call off',
  derivation:
    'approve<approval, approval<approve, deliver<delivery, cancel<cancellation, pay<payment, arrive<arrival, ' +
    'ship<shipment, confirm<confirmation, quick<quickly, available<availability, receive<receipt, renew<renewal, ' +
    'resign<resignation, sign up<signup, behave<behavior, analyze<analysis, organise<organisation',
  entails: 'sleep<snore, ship<deliver, submit<resubmit, kill<murder, walk<stroll, compete<win',
  hyponym:
    'device<laptop, vehicle<car, animal<dog, person<man, person<customer, document<passport, fee<late fee, ' +
    'crime<murder, drink<coffee, employee<manager, furniture<chair, city<paris, country<france, disease<diabetes, ' +
    'payment<deposit, child<boy, instrument<guitar, symptom<fever, adult<woman',
  hypernym: 'laptop<device, dog<animal, car<vehicle, passport<document, paris<city, late fee<fee, man<person',
  sibling: 'monday<tuesday, january<march, guitar<piano, red<blue',
  antonym:
    'approve<reject, grant<revoke, buyer<seller, lender<borrower, employer<employee, open<close, win<lose, ' +
    'increase<decrease, hot<cold, happy<unhappy, approve<disapprove, paid<unpaid, refundable<non-refundable, ' +
    'enable<disable, start<end, before<after, allow<forbid, debit<credit, landlord<tenant, wet<arid, ' +
    'pending<approve, approval<reject, sender<recipient, unrefunded<refunded',
};

describe('The relation of an evidence word to a claim word', () => {
  for (const [kind, pairs] of Object.entries(EXPECTED)) {
    for (const pair of pairs.split(', ')) {
      const [claim, evidence] = pair.split('<') as [string, string];
      test(`is "${kind}" when the claim says "${claim}" and the evidence "${evidence}"`, () => {
        assert.equal(lexicon.relation(claim, evidence).kind, kind);
      });
    }
  }

  const APART =
    'refund<discount, refund<voucher, refund<replace, order<ticket, order<invoice, approve<request, request<approve, ' +
    'approve<submit, approve<review, receive<submit, deliver<ship, deliver<order, arrive<dispatch, cancel<suspend, ' +
    'account<invoice, convict<accuse, convict<arrest, hire<interview, employee<candidate, complete<start, ' +
    'happen<schedule, do<plan, approved<eligible, resolve<investigate, receive<send, buyer<seller, ' +
    'laptop<device, dog<animal, cat<dog, monday<tuesday, charge<cathexis, order<tell, invoice<account, ' +
    'refundable<refund, refund<refundable, display<play, discover<cover, income<come, unit<it, doctor<nurse, ' +
    'driver<courier, quote<invoice, salary<budget, loan<gift, debit card<credit card, succeed<attempt, ' +
    'authenticate<authorize, sell<give, customer<order, director<actor';
  for (const pair of APART.split(', ')) {
    const [claim, evidence] = pair.split('<') as [string, string];
    test(`gives "${evidence}" no weight for "${claim}"`, () => {
      const { kind } = lexicon.relation(claim, evidence);
      assert.ok(!SUPPORT.includes(kind), kind);
    });
  }

  test('is weak between an act and its doer', () => {
    assert.ok(lexicon.relation('sell', 'seller').strength < 0.5);
    assert.ok(lexicon.relation('approve', 'approval').strength > 0.8);
  });

  test('is weaker the more levels lie between a word and a broader one', () => {
    const near = lexicon.relation('canine', 'dog').strength;
    const far = lexicon.relation('vertebrate', 'dog').strength;
    assert.ok(near > far && far > 0, `${near} ${far}`);
  });

  test('can be asked for one part of speech', () => {
    assert.equal(lexicon.relation('table', 'postpone', 'v').kind, 'synonym');
    assert.equal(lexicon.relation('table', 'postpone', 'n').kind, 'none');
  });

  test('is mutual for opposites and synonyms, and turned round for broader and narrower', () => {
    const turned: Partial<Record<RelationKind, RelationKind>> = { hyponym: 'hypernym', hypernym: 'hyponym' };
    for (const kind of ['synonym', 'antonym', 'sibling', 'hypernym'] as const) {
      for (const pair of EXPECTED[kind]!.split(', ')) {
        const [claim, evidence] = pair.split('<') as [string, string];
        assert.equal(lexicon.relation(evidence, claim).kind, turned[kind] ?? kind, pair);
      }
    }
  });

  test('exists for any two strings, with a strength from 0 to 1 that is 0 only for none', () => {
    const word = fc.oneof(
      fc.constantFrom('refund', 'device', 'approve', 'put in', 'un', 'unpaid', '__proto__', 'constructor'),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    fc.assert(
      fc.property(word, word, (claim, evidence) => {
        const { kind, strength } = lexicon.relation(claim, evidence);
        assert.ok(strength >= 0 && strength <= 1);
        assert.equal(strength === 0, kind === 'none');
        if (claim === evidence) assert.equal(kind, 'same');
      }),
    );
  });
});

describe('The words that could stand for another', () => {
  test('hold its synonyms, its root and narrower words', () => {
    for (const [lemma, others] of [
      ['refund', ['reimburse', 'reimbursement', 'pay back']],
      ['approve', ['approval', 'sign off', 'authorize']],
      ['device', ['laptop', 'phone']],
      ['cancel', ['cancellation', 'call off']],
    ] as const) {
      for (const other of others) assert.ok(lexicon.expand(lemma).includes(other), `${lemma} ${other}`);
    }
  });

  test('hold nothing that excludes it or is listed as another thing', () => {
    assert.ok(!lexicon.expand('refund').includes('discount'));
    assert.ok(!lexicon.expand('approve').includes('reject'));
  });

  test('are at most 24, each once, and never the word itself', () => {
    const words = 'animal device person make give refund big run item product pay payment plant city'.split(
      ' ',
    );
    for (const lemma of words) {
      const others = lexicon.expand(lemma);
      assert.ok(others.length > 0 && others.length <= 24, lemma);
      assert.equal(new Set(others).size, others.length);
      assert.ok(!others.includes(lemma));
    }
  });

  test('are none for a word that is not known', () => assert.deepEqual(lexicon.expand('zzgq'), []));
});
