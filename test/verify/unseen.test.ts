// What is not seen changes nothing: evidence says what a reader sees in it, whatever stands between its letters.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const UNSEEN = ['\u00ad', '\u200b', '\u200c', '\u2060', '\ufeff', '\ufe0f', '\u180e', '\u{e0030}'];

/** `|` is where a character stands that is not seen. */
const OTHERWISE: readonly (readonly [claim: string, evidence: string])[] = [
  ['The refund was approved.', 'The refund was n|ot approved.'],
  ['The refund was approved.', 'The refund was not| approved.'],
  ['The refund was approved.', "The refund wasn|'t approved."],
  ['The refund was approved.', 'The refund was un|approved.'],
  ['The refund was approved.', 'It is un|true that the refund was approved.'],
  ['Refunds are accepted.', 'Refunds are accepted unl|ess the box is open.'],
  ['The fee is $5.', 'The fee is $5|0.'],
  ['The fee is $5.', 'The fee is $5|k.'],
  ['The fee is $5.', 'The fee is $5 mil|lion.'],
  ['It was due on 1 May 2026.', 'It was due on 1|1 May 2026.'],
];

describe('no claim is supported by what evidence says only to who does not see all of it', () => {
  for (const [claim, evidence] of OTHERWISE)
    test(evidence, () => {
      for (const char of UNSEEN)
        assert.notEqual(ask(claim, [evidence.replace('|', char)]).status, 'supported', escape(char));
    });
});

test('what is seen is supported, and the quote is the slice with all that stands in it', () => {
  for (const char of ['\u00ad', '\u200b', '\u2060', '\ufeff']) {
    const evidence = `The ex${char}change was approved. The fee is $5${char}0.`;
    const { status, citations } = ask('The exchange was approved. The fee is $50.', [evidence]);
    assert.equal(status, 'supported', escape(char));
    for (const { quote, start, end } of citations) assert.equal(quote, evidence.slice(start, end));
  }
});
