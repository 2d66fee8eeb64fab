import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '../../../src/text/values/index.ts';
import { read } from './notation.ts';

/** Text, and its values as `slice = notation`. */
export type Row = readonly [text: string, values: readonly string[]];

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  other: 'a language that is not read in full',
};

/** Tests that each text holds the values of its row, no more and no less, by language. */
export function testValues(kind: string, tables: Readonly<Partial<Record<Language, readonly Row[]>>>): void {
  for (const [language, rows] of Object.entries(tables) as [Language, readonly Row[]][]) {
    describe(`${kind} in ${NAMES[language]}`, () => {
      for (const [text, values] of rows) {
        test(`${JSON.stringify(text)} holds ${values.length === 0 ? 'nothing' : values.join('; ')}`, () => {
          assert.deepEqual(read(text, language), values);
        });
      }
    });
  }
}
