import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareValues, type Language } from '../../../src/text/values/index.ts';
import { only } from './notation.ts';

/** Claim, evidence, and how the evidence stands to the claim: `relation`, then the kind of conflict, then `via`. */
type Row = readonly [claim: string, evidence: string, expected: string];

function outcome(claim: string, evidence: string, language: Language = 'en'): string {
  const {
    relation,
    conflict = '',
    via = '',
  } = compareValues(only(claim, language), only(evidence, language));
  return [relation, conflict, via && `via ${via}`].filter(Boolean).join(' ');
}

function table(name: string, rows: readonly Row[], language: Language = 'en'): void {
  describe(name, () => {
    for (const [claim, evidence, expected] of rows) {
      test(`a claim of ${JSON.stringify(claim)} beside ${JSON.stringify(evidence)}: ${expected}`, () => {
        assert.equal(outcome(claim, evidence, language), expected);
      });
    }
  });
}

table('numbers compare exactly', [
  ['1,200', '1200', 'equal'],
  ['1.2M', '1,200,000', 'equal'],
  ['fourteen', '14', 'equal'],
  ['half', '50%', 'equal'],
  ['1/3', 'a third of', 'equal'],
  ['twice', 'two times', 'equal'],
  ['500', '50', 'conflict quantity'],
  ['0.3', '0.1', 'conflict quantity'],
  ['2,000', '1,984', 'conflict quantity'],
  ['about 2,000', '1,984', 'entails'],
  ['about 2,000', '1,880', 'conflict quantity'],
  ['2,000', 'about 2,000', 'partial comparison'],
  ['1.2 million', '1,203,000', 'entails via rounding'],
  ['1.2 million', '1,260,000', 'conflict quantity'],
  ['10%', '11%', 'conflict quantity'],
  ['5 percent', '5 percentage points', 'conflict unit'],
  ['third', '3', 'partial'],
  ['third', '4', 'unrelated'],
  ['twice', 'three times', 'conflict quantity'],
  ['both', 'two', 'equal'],
  ['3', '$3', 'partial unit'],
  ['3', '$4', 'unrelated'],
  ['2019 cases', 'in 2019', 'equal'],
  ['1760', 'code 1760', 'equal'],
]);

table('bounds and ranges compare as intervals', [
  ['over $500', '$512.40', 'entails'],
  ['over $500', '$500', 'conflict comparison'],
  ['at least 12 months', '14 months', 'entails'],
  ['at least 12 months', '12 months', 'entails'],
  ['at least 12 months', '10.5 months', 'conflict comparison'],
  ['at most 5', '5', 'entails'],
  ['fewer than 5', '5', 'conflict comparison'],
  ['between 10 and 15', '12', 'entails'],
  ['between 10 and 15', '16', 'conflict comparison'],
  ['10-15', '10 to 15', 'equal'],
  ['over 250', 'more than 300', 'entails via bound'],
  ['more than 300', 'over 250', 'partial comparison'],
  ['$50', 'up to $50', 'partial comparison'],
  ['$60', 'up to $50', 'conflict comparison'],
  ['exactly $50', '$50', 'equal'],
  ['up to three weeks', 'within 21 days', 'equal'],
  ['within 30 days', 'within 14 days', 'entails via bound'],
  ['30 days', 'over 30 days', 'partial'],
]);

table('money compares with its currency', [
  ['$500', '$50', 'conflict quantity'],
  ['$129', '€129', 'conflict unit'],
  ['€129', '129 EUR', 'equal'],
  ['$25', '25 Canadian dollars', 'equal'],
  ['US$25', 'C$25', 'conflict unit'],
  ['1850 pence', 'GBP 18.50', 'equal'],
  ['40 cents', '$0.40', 'equal'],
  ['40 cents', '€0.40', 'equal'],
  ['¥1,000', '1000 JPY', 'equal'],
  ['fifty dollars', '$50', 'equal'],
  ['$9 per seat', '$9 per seat per month', 'entails via per'],
  ['$9 per seat per month', '$9', 'partial unit'],
  ['$9 per year', '$9 per month', 'conflict unit'],
  ['$9 each', '$9 per article', 'equal'],
  ['$9 per article', '$9 per order', 'partial unit'],
  ['$15', '$20 per month', 'conflict quantity'],
]);

table('quantities compare in base units', [
  ['two weeks', '14 days', 'equal'],
  ['90 minutes', '1.5 hours', 'equal'],
  ['a year', '12 months', 'equal'],
  ['30 days', '1 month', 'unrelated'],
  ['30 days', '2 months', 'conflict quantity'],
  ['5 days', '5 working days', 'conflict unit'],
  ['11.4 pounds', '11.4 kg', 'conflict unit'],
  ['11.4 pounds', '£11.40', 'equal'],
  ['500 GB', '500 MB', 'conflict unit'],
  ['500 GB per day', '500 MB per day', 'conflict unit'],
  ['22 megabits per second', '22 Mbit/s', 'equal'],
  ['8 Mb', '8 MB', 'conflict unit'],
  ['71 Mbit/s', '77 Mbit/s', 'conflict quantity'],
  ['20 °C', '68°F', 'equal'],
  ['20 degrees', '20 °C', 'partial'],
  ['5 km', '5000 m', 'equal'],
  ['5 km', '5 kg', 'conflict unit'],
  ['5 km', '7 kg', 'unrelated'],
  ['90-minute', '90 minutes', 'equal'],
]);

table('dates compare part by part', [
  ['11 March', '2026-03-11T13:22', 'entails'],
  ['11 March 2026', '2026-03-11', 'equal'],
  ['11 March 2026', '12 March 2026', 'conflict date_time'],
  ['11 March 2026', '11 March 2027', 'conflict date_time'],
  ['11 March 2026', '11 March', 'partial'],
  ['2026-03-11 13:22', '11 March', 'partial'],
  ['2026-03-11 13:22', '11 March 2026 at 1:22 pm', 'equal'],
  ['2026-03-11 13:22', '2026-03-11T13:22:40', 'entails'],
  ['2026-03-11 13:22', '2026-03-11 13:23', 'conflict date_time'],
  ['March 2026', '2026-03-11', 'entails'],
  ['in 2026', 'March 2026', 'entails'],
  ['Q1 2026', '11 March 2026', 'entails'],
  ['Q2 2026', '11 March 2026', 'conflict date_time'],
  ['the 1990s', 'in 1994', 'entails'],
  ['19th century', 'in 1994', 'conflict date_time'],
  ['Tuesday', '3 February 2026', 'entails'],
  ['Wednesday', '3 February 2026', 'conflict date_time'],
  ['Tuesday', '3 February', 'unrelated'],
  ['in March', 'Tuesday', 'unrelated'],
  ['end of January 2027', '2027-01-31', 'entails'],
  ['2027-01-31', 'end of January 2027', 'entails'],
  ['end of January 2027', '2027-01-28', 'partial'],
  ['end of January 2027', '2027-01-05', 'conflict date_time'],
  ['end of January 2026', '2027-01-31', 'conflict date_time'],
  ['3/11/2026', '11 March 2026', 'partial'],
  ['3/11/2026', '3/11/2026', 'equal'],
  ['3/11/2026', '12 March 2026', 'conflict date_time'],
  ['yesterday', 'yesterday', 'equal'],
  ['yesterday', 'tomorrow', 'conflict date_time'],
  ['yesterday', '11 March', 'unrelated'],
  ['next Tuesday', 'Wednesday', 'conflict date_time'],
]);

table('dates with bounds compare as intervals', [
  ['before 2020', 'in 2019', 'entails'],
  ['before 2020', 'in 2020', 'conflict comparison'],
  ['after 11 March 2026', '2026-03-12', 'entails'],
  ['by 31 August 2026', '14 August 2026', 'entails'],
  ['by 31 August 2026', '2 September 2026', 'conflict comparison'],
  ['by 31 August', '14 August', 'entails'],
  ['by 31 August', '14 August 2026', 'unrelated'],
  ['14 August 2026', 'by 31 August 2026', 'partial comparison'],
  ['2 September 2026', 'by 31 August 2026', 'conflict date_time'],
  ['by 31 August', 'by 31 August', 'equal'],
  ['before 2020', 'before 2019', 'entails via bound'],
  ['before 2019', 'before 2020', 'conflict date_time'],
  ['before 18:00', '17:30', 'entails'],
]);

table('times of day compare on one clock', [
  ['14:20', '2:20 pm', 'equal'],
  ['1:22 pm', '2026-03-11T13:22', 'entails'],
  ['14:20', '14:25', 'conflict date_time'],
  ['14:20', '2:20', 'partial'],
  ['2:20 am', '14:20', 'conflict date_time'],
  ['14:20:05', '14:20', 'partial'],
  ['14:20', '14:20:05', 'entails'],
  ['14:20 UTC', '15:20 CET', 'equal'],
  ['14:20 UTC', '14:20 CET', 'conflict date_time'],
  ['14:20 UTC', '14:20', 'partial'],
  ['noon', '12:00', 'equal'],
  ['half past three in the afternoon', '15:30', 'equal'],
  ['2026-03-11T13:22:05Z', '2026-03-11T14:22:05+01:00', 'equal'],
  ['2026-03-11T00:30:00+01:00', '2026-03-10T23:30:00Z', 'equal'],
  ['13:22', '11 March', 'unrelated'],
]);

table('identifiers are equal to the character or another thing', [
  ['HF-20931', 'hf20931', 'equal'],
  ['order #1842', '#1842', 'equal'],
  ['order #1842', 'order #1824', 'conflict identifier'],
  ['PX40017729', 'PX40017792', 'conflict identifier'],
  ['dvc-7f3a', 'dvc-7fa3', 'unrelated'],
  ['70-2288', '702-288', 'partial'],
  ['order 1842', 'ticket 1843', 'unrelated'],
  ['card ending 0917', 'card ending 0971', 'conflict identifier'],
  ['line ending 0417', '+44 7700 900417', 'entails'],
  ['line ending 0418', '+44 7700 900417', 'unrelated'],
  ['+44 7700 900417', 'line ending 0417', 'partial'],
  ['+44 7700 900417', '07700 900417', 'entails'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000', 'equal'],
  ['v2.3.1', 'version 2.3.1', 'equal'],
  ['v2.3.1', 'v2.3.2', 'conflict identifier'],
  ['a@example.com', 'A@Example.com', 'equal'],
  ['a@example.com', 'b@example.com', 'conflict identifier'],
  ['https://example.com/a', 'http://www.example.com/a/', 'equal'],
  ['section 4', 'section 5', 'conflict identifier'],
  ['HF-20931', '$20,931', 'unrelated'],
]);

table(
  'German conventions are settled by the language',
  [
    ['1.200 Euro', '1200 EUR', 'equal'],
    ['1.200 Euro', '1,2 Euro', 'partial'],
    ['zwei Wochen', '14 Tagen', 'equal'],
    ['31. März 2026', '31.03.2026', 'equal'],
  ],
  'de',
);
