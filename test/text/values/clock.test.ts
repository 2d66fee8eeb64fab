import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '../../../src/text/values/index.ts';
import { read } from './notation.ts';

/** Text, and its values as `slice = notation`. */
type Row = readonly [text: string, values: readonly string[]];

const EN: readonly Row[] = [
  ['13:22', ['13:22 = time 13:22']],
  ['13:22:05', ['13:22:05 = time 13:22:05']],
  ['1:22 pm', ['1:22 pm = time 13:22']],
  ['about 12:15am', ['12:15am = time 00:15']],
  ['1:22pm', ['1:22pm = time 13:22']],
  ['1 p.m.', ['1 p.m. = time 13:00']],
  ['8am', ['8am = time 08:00']],
  ['12 am', ['12 am = time 00:00']],
  ['12:30 am', ['12:30 am = time 00:30']],
  ['12 pm', ['12 pm = time 12:00']],
  ['2:20', ['2:20 = time 02:20 | time 14:20']],
  ['02:20', ['02:20 = time 02:20']],
  ['noon', ['noon = time 12:00']],
  ['midnight', ['midnight = time 00:00']],
  ["at 5 o'clock", ["5 o'clock = time 05:00"]],
  ['half past three in the afternoon', ['half past three in the afternoon = time 15:30']],
  ['it stopped at twenty to ten', ['twenty to ten = time 09:40 | time 21:40']],
  ['they voted ten to six', ['ten = cardinal 10', 'six = cardinal 6']],
  ['a quarter past eight in the evening', ['a quarter past eight in the evening = time 20:15']],
  ['a quarter to nine', ['a quarter to nine = time 08:45 | time 20:45']],
  ['14:20 UTC', ['14:20 UTC = time 14:20 utc+0']],
  ['14:20 GMT+2', ['14:20 GMT+2 = time 14:20 utc+120']],
  ['14:20:05+02:00', ['14:20:05+02:00 = time 14:20:05 utc+120']],
  ['14:20 PT', ['14:20 PT = time 14:20 PT']],
  ['08:00-10:00', ['08:00 = time 08:00', '10:00 = time 10:00']],
  ['19:10-19:25', ['19:10 = time 19:10', '19:25 = time 19:25']],
  ['from 8 am to 6 pm', ['8 am = time 08:00', '6 pm = time 18:00']],
  ['before 18:00', ['before 18:00 = time before 18:00']],
  ['by 5 pm', ['by 5 pm = time by 17:00']],
  ['25:00', ['25 = cardinal 25', '00 = cardinal 0']],
  ['10:61', ['10 = cardinal 10', '61 = cardinal 61']],
  ['2026-03-11T13:22', ['2026-03-11T13:22 = datetime y2026 m3 d11 13:22']],
  ['2026-03-11T13:22:05Z', ['2026-03-11T13:22:05Z = datetime y2026 m3 d11 13:22:05 utc+0']],
  [
    '2026-03-11T13:22:05.250+02:00',
    ['2026-03-11T13:22:05.250+02:00 = datetime y2026 m3 d11 13:22:05.250 utc+120'],
  ],
  ['2026-02-14 09:12:40', ['2026-02-14 09:12:40 = datetime y2026 m2 d14 09:12:40']],
  ['11 March 2026 at 1:22 pm', ['11 March 2026 at 1:22 pm = datetime y2026 m3 d11 13:22']],
  ['20 August 17:31', ['20 August 17:31 = datetime m8 d20 17:31']],
  ['6 August, 12:00', ['6 August, 12:00 = datetime m8 d6 12:00']],
  ['Tue 3 Feb 2026 14:00', ['Tue 3 Feb 2026 14:00 = datetime y2026 m2 d3 weekday2 14:00']],
  ['20 May 2026 at 2pm EST', ['20 May 2026 at 2pm EST = datetime y2026 m5 d20 14:00 utc-300']],
  ['[14:44] Ulrike', ['14:44 = time 14:44']],
];

const DE: readonly Row[] = [
  ['17 Uhr', ['17 Uhr = time 17:00']],
  ['17:30 Uhr', ['17:30 Uhr = time 17:30']],
  ['17.30 Uhr', ['17.30 Uhr = time 17:30']],
  ['um 17 Uhr 30', ['17 Uhr 30 = time 17:30']],
  ['am 3. Mai 2026 um 14:20 Uhr', ['3. Mai 2026 um 14:20 Uhr = datetime y2026 m5 d3 14:20']],
];

const FR: readonly Row[] = [
  ['17h31', ['17h31 = time 17:31']],
  ['17 h 30', ['17 h 30 = time 17:30']],
  ['à 17 heures', ['17 heures = time 17:00']],
  ['17 heures', ['17 heures = quantity 61200 s']],
  ['le 9 avril 2026 à 17h31', ['9 avril 2026 à 17h31 = datetime y2026 m4 d9 17:31']],
  ['midi', ['midi = time 12:00']],
];

const ES: readonly Row[] = [
  ['a las 17:30', ['17:30 = time 17:30']],
  ['a las 17 horas', ['17 horas = time 17:00']],
  ['el 3 de marzo a las 17:30', ['3 de marzo a las 17:30 = datetime m3 d3 17:30']],
  ['5 p. m.', ['5 p. m. = time 17:00']],
];

const TABLES: readonly (readonly [Language, string, readonly Row[]])[] = [
  ['en', 'English', EN],
  ['de', 'German', DE],
  ['fr', 'French', FR],
  ['es', 'Spanish', ES],
];

for (const [language, name, rows] of TABLES) {
  describe(`times in ${name}`, () => {
    for (const [text, values] of rows) {
      test(`${JSON.stringify(text)} holds ${values.length === 0 ? 'nothing' : values.join('; ')}`, () => {
        assert.deepEqual(read(text, language), values);
      });
    }
  });
}
