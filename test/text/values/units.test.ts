import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '../../../src/text/values/index.ts';
import { read } from './notation.ts';

/** Text, and its values as `slice = notation`. */
type Row = readonly [text: string, values: readonly string[]];

const EN: readonly Row[] = [
  ['two weeks', ['two weeks = quantity 1209600 s']],
  ['14 days', ['14 days = quantity 1209600 s']],
  ['a week', ['a week = quantity 604800 s']],
  ['an hour', ['an hour = quantity 3600 s']],
  ['half an hour', ['half an hour = quantity 1800 s']],
  ['three quarters of an hour', ['three quarters of an hour = quantity 2700 s']],
  ['an hour and a quarter', ['an hour and a quarter = quantity 4500 s']],
  ['three hours and three quarters', ['three hours and three quarters = quantity 13500 s']],
  ['four and three quarter hours', ['four and three quarter hours = quantity 17100 s']],
  ['three quarters of the group', ['three quarters = fraction 3/4']],
  ['1.5 hours', ['1.5 hours = quantity 5400 s']],
  ['two and a half hours', ['two and a half hours = quantity 9000 s']],
  ['2 hours 30 minutes', ['2 hours 30 minutes = quantity 9000 s']],
  ['2 hours and 30 minutes', ['2 hours and 30 minutes = quantity 9000 s']],
  ['2h30m', ['2h30m = quantity 9000 s']],
  ['90-minute', ['90-minute = quantity 5400 s']],
  ['30-day rule', ['30-day = quantity 2592000 s']],
  ['three more days', ['three more days = quantity 259200 s']],
  ['5 business days', ['5 business days = quantity 5 business_day']],
  ['three to five working days', ['three to five working days = quantity 3..5 business_day']],
  ['within five working days', ['within five working days = quantity max 5 business_day']],
  ['at least 12 months', ['at least 12 months = quantity min 12 month']],
  ['a year', ['a year = quantity 12 month']],
  ['2 years and 3 months', ['2 years and 3 months = quantity 27 month']],
  ['decade', []],
  ['500 GB', ['500 GB = quantity 4000000000000 bit']],
  ['500GB', ['500GB = quantity 4000000000000 bit']],
  ['500 MB per day', ['500 MB per day = quantity 4000000000 bit per day']],
  ['22 Mbit/s', ['22 Mbit/s = quantity 22000000 bit/s']],
  ['22 megabits per second', ['22 megabits per second = quantity 22000000 bit/s']],
  ['100 Mbps', ['100 Mbps = quantity 100000000 bit/s']],
  ['8 MB/s', ['8 MB/s = quantity 64000000 bit/s']],
  ['8 Mb', ['8 Mb = quantity 8000000 bit']],
  ['1 KiB', ['1 KiB = quantity 8192 bit']],
  ['11.4 kg', ['11.4 kg = quantity 57/5 kg']],
  ['5 lbs', ['5 lbs = quantity 45359237/20000000 kg']],
  ['5 ft 10 in', ['5 ft 10 in = quantity 889/500 m']],
  ['6 feet', ['6 feet = quantity 1143/625 m']],
  ['30 miles', ['30 miles = quantity 1207008/25 m']],
  ['30 miles per hour', ['30 miles per hour = quantity 8382/625 m/s']],
  ['60 mph', ['60 mph = quantity 16764/625 m/s']],
  ['100 km/h', ['100 km/h = quantity 250/9 m/s']],
  ['100 kilometres per hour', ['100 kilometres per hour = quantity 250/9 m/s']],
  ['50 m²', ['50 m² = quantity 50 m2']],
  ['50 m2', ['50 m2 = quantity 50 m2']],
  ['50 square metres', ['50 square metres = quantity 50 m2']],
  ['2 cubic metres', ['2 cubic metres = quantity 2 m3']],
  ['5 litres', ['5 litres = quantity 1/200 m3']],
  ['20 °C', ['20 °C = quantity 20 degC']],
  ['68°F', ['68°F = quantity 20 degC']],
  ['20 degrees Celsius', ['20 degrees Celsius = quantity 20 degC']],
  ['20 degrees', ['20 degrees = quantity 20 deg']],
  ['300 kWh', ['300 kWh = quantity 1080000000 J']],
  ['2 kW', ['2 kW = quantity 2000 W']],
  ['230 V', ['230 V = quantity 230 V']],
  ['10-15 kg', ['10-15 kg = quantity 10..15 kg']],
  ['10 to 15 days', ['10 to 15 days = quantity 864000..1296000 s']],
  [
    'up to 60 days in any 120-day period',
    ['up to 60 days = quantity max 5184000 s', '120-day = quantity 10368000 s'],
  ],
  ['22 days per year', ['22 days per year = quantity 1900800 s per year']],
  ["30 days' notice", ['30 days = quantity 2592000 s']],
  ['over 30 days', ['over 30 days = quantity more 2592000 s | quantity 2592000 s']],
  ['a second', ['second = ordinal 2']],
  ['ten seconds', ['ten seconds = quantity 10 s']],
  ['5 m', ['5 m = quantity 5 m']],
  ['3x5', ['3x5 = code 3X5']],
];

const DE: readonly Row[] = [
  ['zwei Wochen', ['zwei Wochen = quantity 1209600 s']],
  ['14 Tagen', ['14 Tagen = quantity 1209600 s']],
  ['innerhalb von 14 Tagen', ['innerhalb von 14 Tagen = quantity max 1209600 s']],
  ['eine Woche', ['eine Woche = quantity 604800 s']],
  ['ein halbes Jahr', ['ein halbes Jahr = quantity 6 month']],
  ['60-Tage-Frist', ['60-Tage = quantity 5184000 s']],
  ['5-7 Werktage', ['5-7 Werktage = quantity 5..7 business_day']],
  ['drei Monate', ['drei Monate = quantity 3 month']],
  ['2,5 kg', ['2,5 kg = quantity 5/2 kg']],
  ['100 km/h', ['100 km/h = quantity 250/9 m/s']],
  ['20 Grad Celsius', ['20 Grad Celsius = quantity 20 degC']],
  ['bis zu 30 Tage', ['bis zu 30 Tage = quantity max 2592000 s']],
];

const FR: readonly Row[] = [
  ['une semaine', ['une semaine = quantity 604800 s']],
  ['une demi-heure', ['une demi-heure = quantity 1800 s']],
  ['14 jours ouvrés', ['14 jours ouvrés = quantity 14 business_day']],
  ['500 Go', ['500 Go = quantity 4000000000000 bit']],
  ["jusqu'à 30 jours", ["jusqu'à 30 jours = quantity max 2592000 s"]],
  ['2,5 kg', ['2,5 kg = quantity 5/2 kg']],
  ['100 mètres carrés', ['100 mètres carrés = quantity 100 m2']],
  ['5 m', ['5 m = quantity 5 m']],
];

const ES: readonly Row[] = [
  ['una semana', ['una semana = quantity 604800 s']],
  ['media hora', ['media hora = quantity 1800 s']],
  ['5 días hábiles', ['5 días hábiles = quantity 5 business_day']],
  ['hasta 30 días', ['hasta 30 días = quantity max 2592000 s']],
  ['100 metros cuadrados', ['100 metros cuadrados = quantity 100 m2']],
  ['2,5 kg', ['2,5 kg = quantity 5/2 kg']],
];

const OTHER: readonly Row[] = [
  ['12.5 kg', ['12.5 kg = quantity 25/2 kg']],
  ['2 weeks', ['2 = cardinal 2']],
];

const TABLES: readonly (readonly [Language, string, readonly Row[]])[] = [
  ['en', 'English', EN],
  ['de', 'German', DE],
  ['fr', 'French', FR],
  ['es', 'Spanish', ES],
  ['other', 'a language that is not read in full', OTHER],
];

for (const [language, name, rows] of TABLES) {
  describe(`quantities in ${name}`, () => {
    for (const [text, values] of rows) {
      test(`${JSON.stringify(text)} holds ${values.length === 0 ? 'nothing' : values.join('; ')}`, () => {
        assert.deepEqual(read(text, language), values);
      });
    }
  });
}
