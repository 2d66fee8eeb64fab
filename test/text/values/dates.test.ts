import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '../../../src/text/values/index.ts';
import { read } from './notation.ts';

/** Text, and its values as `slice = notation`. */
type Row = readonly [text: string, values: readonly string[]];

const EN: readonly Row[] = [
  ['2026-03-11', ['2026-03-11 = date y2026 m3 d11']],
  ['2026/03/11', ['2026/03/11 = date y2026 m3 d11']],
  ['11 March 2026', ['11 March 2026 = date y2026 m3 d11']],
  ['11th March 2026', ['11th March 2026 = date y2026 m3 d11']],
  ['the 3rd of March, 2026', ['3rd of March, 2026 = date y2026 m3 d3']],
  ['the twenty-second of April 2026', ['twenty-second of April 2026 = date y2026 m4 d22']],
  ['the twenty-second customer', ['twenty-second = ordinal 22']],
  ['March 11, 2026', ['March 11, 2026 = date y2026 m3 d11']],
  ['March 11th', ['March 11th = date m3 d11']],
  ['Sept. 3, 2020', ['Sept. 3, 2020 = date y2020 m9 d3']],
  ['3 Sep 2020', ['3 Sep 2020 = date y2020 m9 d3']],
  ['18 Sep: done', ['18 Sep = date m9 d18']],
  ['12 Jan.', ['12 Jan = date m1 d12']],
  ['Tuesday 3 February 2026', ['Tuesday 3 February 2026 = date y2026 m2 d3 weekday2']],
  ['Tue, 3 Feb 2026', ['Tue, 3 Feb 2026 = date y2026 m2 d3 weekday2']],
  ['Friday, March 6', ['Friday, March 6 = date m3 d6 weekday5']],
  ['3/11/2026', ['3/11/2026 = date y2026 m11 d3 | date y2026 m3 d11']],
  ['28/03/2026', ['28/03/2026 = date y2026 m3 d28']],
  ['03/28/2026', ['03/28/2026 = date y2026 m3 d28']],
  ['11.03.2026', ['11.03.2026 = date y2026 m3 d11']],
  ['11.3.26', ['11.3.26 = date y2026 m3 d11']],
  ['03/2028', ['03/2028 = date y2028 m3']],
  ['2026-03', ['2026-03 = date y2026 m3']],
  ['March 2026', ['March 2026 = date y2026 m3']],
  ['Mar-2026', ['Mar-2026 = date y2026 m3']],
  ["Mar '26", ["Mar '26 = date y2026 m3"]],
  ['in March', ['March = date m3']],
  ['In May', ['May = date m5']],
  ['He may go in march', []],
  ['since August 2019', ['August 2019 = date y2019 m8']],
  ['Q3 2025', ['Q3 2025 = date y2025 quarter3']],
  ['2025-Q3', ['2025-Q3 = date quarter3 y2025']],
  ['third quarter of 2025', ['third quarter of 2025 = date y2025 quarter3']],
  ['the 3rd quarter', ['3rd quarter = date quarter3']],
  ['H1 2025', ['H1 2025 = date y2025 half1']],
  ['in 2019', ['2019 = date y2019']],
  ['founded (1987)', ['1987 = date y1987']],
  ['the 2019 report', ['2019 = date y2019']],
  ['2019 cases', ['2019 = cardinal 2019']],
  ['2014-2016', ['2014 = date y2014', '2016 = date y2016']],
  ['2014–15', ['2014 = date y2014', '15 = date y2015']],
  ['between 2014 and 2016', ['2014 = date y2014', '2016 = date y2016']],
  ['the 1990s', ['1990s = date decade1990']],
  ['19th century', ['19th century = date century1800']],
  ['end of January 2027', ['end of January 2027 = date y2027 m1 end']],
  ['until the end of January 2027', ['end of January 2027 = date y2027 m1 end']],
  ['early 2020', ['early 2020 = date y2020 start']],
  ['mid-2018', ['mid-2018 = date y2018 mid']],
  ['late March', ['late March = date m3 end']],
  ['3-5 March 2026', ['3 = date y2026 m3 d3', '5 March 2026 = date y2026 m3 d5']],
  ['before 2020', ['before 2020 = date before y2020']],
  ['by 31 August 2026', ['by 31 August 2026 = date by y2026 m8 d31']],
  ['no later than 5 May', ['no later than 5 May = date by m5 d5']],
  ['after 11 March 2026', ['after 11 March 2026 = date after y2026 m3 d11']],
  ['Monday', ['Monday = date weekday1']],
  ['yesterday', ['yesterday = date day-1 from now']],
  ['the day before yesterday', ['the day before yesterday = date day-2 from now']],
  ['next Tuesday', ['next Tuesday = date weekday2 weekday+1 from now']],
  ['last month', ['last month = date month-1 from now']],
  ['three days later', ['three days later = date day+3 from text']],
  ['2 weeks ago', ['2 weeks ago = date week-2 from now']],
  ['31 February 2026', ['31 = cardinal 31', 'February 2026 = date y2026 m2']],
  ['2026-02-30', ['2026-02-30 = number 2026-02-30']],
  ['24/7 support', ['24/7 = number 24-7']],
  ['29 February', ['29 February = date m2 d29']],
];

const DE: readonly Row[] = [
  ['11. März 2026', ['11. März 2026 = date y2026 m3 d11']],
  ['zum 31. März 2026', ['31. März 2026 = date y2026 m3 d31']],
  ['1. Januar', ['1. Januar = date m1 d1']],
  ['31.3.', ['31.3. = date m3 d31']],
  ['11.03.2026', ['11.03.2026 = date y2026 m3 d11']],
  ['Montag, den 2. Februar 2026', ['Montag, den 2. Februar 2026 = date y2026 m2 d2 weekday1']],
  ['im Jahr 2019', ['2019 = date y2019']],
  ['Ende Januar 2027', ['Ende Januar 2027 = date y2027 m1 end']],
  ['im dritten Quartal 2025', ['dritten Quartal 2025 = date y2025 quarter3']],
  ['Q3/2025', ['Q3/2025 = date y2025 quarter3']],
  ['bis zum 31. März 2026', ['31. März 2026 = date y2026 m3 d31']],
  ['vor dem 5. Mai', ['vor dem 5. Mai = date before m5 d5']],
  ['spätestens am 5. Mai', ['spätestens am 5. Mai = date by m5 d5']],
  ['gestern', ['gestern = date day-1 from now']],
  ['Guten Morgen', []],
  ['nächsten Dienstag', ['nächsten Dienstag = date weekday2 weekday+1 from now']],
  ['in den 1990er Jahren', ['1990er = date decade1990']],
];

const FR: readonly Row[] = [
  ['11 mars 2026', ['11 mars 2026 = date y2026 m3 d11']],
  ['le 1er mars', ['1er mars = date m3 d1']],
  ['lundi 2 février 2026', ['lundi 2 février 2026 = date y2026 m2 d2 weekday1']],
  ['12/03/2026', ['12/03/2026 = date y2026 m3 d12']],
  ['fin janvier 2027', ['fin janvier 2027 = date y2027 m1 end']],
  ['T3 2025', ['T3 2025 = date y2025 quarter3']],
  ['premier trimestre 2025', ['premier trimestre 2025 = date y2025 quarter1']],
  ['avant le 5 mai', ['avant le 5 mai = date before m5 d5']],
  ['hier', ['hier = date day-1 from now']],
  ['la semaine prochaine', ['la semaine prochaine = date week+1 from now']],
  ["jusqu'au 23 avril inclus", ['23 avril = date m4 d23']],
];

const ES: readonly Row[] = [
  ['3 de marzo de 2026', ['3 de marzo de 2026 = date y2026 m3 d3']],
  ['el 3 de marzo', ['3 de marzo = date m3 d3']],
  ['marzo de 2026', ['marzo de 2026 = date y2026 m3']],
  ['12/03/2026', ['12/03/2026 = date y2026 m3 d12']],
  ['a finales de enero de 2027', ['a finales de enero de 2027 = date y2027 m1 end']],
  ['primer trimestre de 2025', ['primer trimestre de 2025 = date y2025 quarter1']],
  ['antes del 5 de mayo', ['antes del 5 de mayo = date before m5 d5']],
  ['ayer', ['ayer = date day-1 from now']],
  ['mañana', ['mañana = date day+1 from now']],
  ['por la mañana', []],
  ['el próximo lunes', ['próximo lunes = date weekday1 weekday+1 from now']],
];

const OTHER: readonly Row[] = [
  ['2026-03-11', ['2026-03-11 = date y2026 m3 d11']],
  ['12/03/2026', ['12/03/2026 = date y2026 m3 d12 | date y2026 m12 d3']],
];

const TABLES: readonly (readonly [Language, string, readonly Row[]])[] = [
  ['en', 'English', EN],
  ['de', 'German', DE],
  ['fr', 'French', FR],
  ['es', 'Spanish', ES],
  ['other', 'a language that is not read in full', OTHER],
];

for (const [language, name, rows] of TABLES) {
  describe(`dates in ${name}`, () => {
    for (const [text, values] of rows) {
      test(`${JSON.stringify(text)} holds ${values.length === 0 ? 'nothing' : values.join('; ')}`, () => {
        assert.deepEqual(read(text, language), values);
      });
    }
  });
}
