import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Row = readonly [claim: string, evidence: string];

describe('first letters', () => {
  const same: readonly Row[] = [
    ['The EU adopted the rule.', 'The European Union adopted the rule.'],
    ['The European Union adopted the rule.', 'The EU adopted the rule.'],
    ['The CEO resigned.', 'The chief executive officer resigned.'],
    ['The WHO issued guidance.', 'The World Health Organization (WHO) issued guidance.'],
    ['The FTC sued Acme.', 'The Federal Trade Commission sued Acme.'],
    ['HR approved the leave.', 'Human resources approved the leave.'],
    ['J. Smith signed the form.', 'John Smith signed the form.'],
  ];
  for (const [claim, evidence] of same)
    test(`“${claim}” is stated by “${evidence}”`, () => {
      const check = ask(claim, [evidence]);
      assert.equal(check.status, 'supported', check.reason);
    });

  const other: readonly Row[] = [
    ['The EU adopted the rule.', 'The European Union adopted the rule. The Energy Union met.'],
    ['The European Union adopted the rule.', 'The UN adopted the rule.'],
    ['The CEO resigned.', 'The chief financial officer resigned.'],
    ['The CEO of Bolt resigned.', 'The chief executive officer of Acme resigned.'],
    ['HR approved the leave.', 'Human resources rejected the leave.'],
    ['J. Smith signed the form.', 'John Smith signed the form. Jane Smith did not.'],
    ['K. Smith signed the form.', 'John Smith signed the form.'],
    ['The FTC sued Acme.', 'Acme sued the Federal Trade Commission.'],
    ['The FTC sued Acme.', 'The British Federal Trade Commission sued Acme.'],
  ];
  for (const [claim, evidence] of other)
    test(`“${claim}” is not stated by “${evidence}”`, () => {
      assert.notEqual(ask(claim, [evidence]).status, 'supported');
    });

  test('are cited as the evidence writes them, and the gaps are words of the claim', () => {
    const [citation] = ask('The EU adopted the rule.', ['The European Union adopted the rule.']).citations;
    assert.equal(citation?.quote, 'The European Union adopted the rule.');
  });
});

describe('what is taken back without the word that says so', () => {
  const taken: readonly Row[] = [
    ['The invoice was paid.', 'The invoice was paid by cheque. The cheque bounced.'],
    ['The user accepted the terms.', 'Users accept the terms by signing up.'],
    ['The bill passed.', 'The bill passed the first reading.'],
    ['The customer pays for a defective item.', 'The customer pays unless the item is defective.'],
  ];
  for (const [claim, evidence] of taken)
    test(`“${claim}” is not stated by “${evidence}”`, () => {
      assert.notEqual(ask(claim, [evidence]).status, 'supported');
    });
});
