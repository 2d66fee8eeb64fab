import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  compareValues,
  type Language,
  readValues,
  resolveRelative,
  valueKeys,
  weekdayOf,
} from '../../../src/text/values/index.ts';
import { notation, only } from './notation.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'other'];
const language = fc.constantFrom(...LANGUAGES);

/** Pieces that values are made of, so that random texts come near to them. */
const PIECES = [
  ...[
    '1',
    '20',
    '300',
    '0417',
    '2026',
    '12345678901',
    ',',
    '.',
    '-',
    '–',
    '/',
    ':',
    ' ',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '+',
    '#',
    '%',
    '°',
  ],
  ...[
    '$',
    '€',
    '£',
    'US$',
    'USD',
    'EUR',
    'cents',
    'p',
    'k',
    'M',
    'million',
    'kg',
    'm',
    'm²',
    'GB',
    'Mbit/s',
    'h',
    'days',
    'months',
  ],
  ...[
    'March',
    'May',
    'Tue',
    'Tuesday',
    'Q3',
    'end of',
    'before',
    'by',
    'between',
    'and',
    'from',
    'to',
    'at least',
    'up to',
    'about',
  ],
  ...[
    'half',
    'a',
    'one',
    'twenty',
    'third',
    'hundred',
    'twice',
    'per',
    'each',
    'or more',
    'T',
    'Z',
    'pm',
    'UTC',
    'noon',
    'v2',
    'HF-',
  ],
  ...[
    'order',
    'no.',
    'ending',
    'a@b.c',
    'https://',
    'www.',
    'DE89',
    '½',
    '≥',
    '~',
    '<',
    '=',
    '(',
    ')',
    "'",
    '’',
    'März',
    'Uhr',
  ],
  ...[
    'mille',
    'et',
    'quatre',
    'vingt',
    'y',
    'de',
    'zwölf',
    'hundert',
    '日',
    '１',
    '\ud800',
    '🙂',
    'İ',
    'ß',
    '__proto__',
    'constructor',
  ],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('reading values', () => {
  test('gives spans of the text in order and without overlap, whatever the text', () => {
    fc.assert(
      fc.property(text, language, (written, lang) => {
        let end = 0;
        for (const value of readValues(written, lang)) {
          assert.ok(value.start >= end && value.end > value.start && value.end <= written.length);
          end = value.end;
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('keeps to the span that it is asked for', () => {
    fc.assert(
      fc.property(text, language, fc.nat(40), fc.nat(40), (written, lang, from, length) => {
        for (const { start, end } of readValues(written, lang, { start: from, end: from + length })) {
          assert.ok(start >= from && end <= from + length);
        }
      }),
    );
  });

  test('gives the same values for the same text', () => {
    fc.assert(
      fc.property(text, language, (written, lang) => {
        assert.deepEqual(readValues(written, lang).map(notation), readValues(written, lang).map(notation));
      }),
    );
  });

  test('finds an exact integer however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (n) => {
        const grouped = String(n).replace(/\B(?=(\d{3})+$)/g, ',');
        assert.equal(notation(only(grouped)), `cardinal ${n}`);
        assert.equal(compareValues(only(`${grouped} kg`), only(`${n} kg`)).relation, 'equal');
        assert.equal(compareValues(only(`$${grouped}`), only(`$${n + 1}`)).relation, 'conflict');
      }),
    );
  });

  test('finds every day of the calendar in its written forms', () => {
    const months = [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
          const iso = only(date.toISOString().slice(0, 10));
          for (const written of [`${d} ${months[m]} ${y}`, `${months[m]} ${d}, ${y}`]) {
            assert.equal(compareValues(only(written), iso).relation, 'equal');
          }
          assert.equal(weekdayOf(y, m + 1, d) % 7, date.getUTCDay());
        },
      ),
    );
  });

  test('reads a long text as it reads its lines', () => {
    const line = 'Order HF-20931 of 11 March 2026 came to $1,200.50 within 14 days.\n';
    const count = 2000;
    const values = readValues(line.repeat(count), 'en');
    const one = readValues(line, 'en');
    assert.equal(values.length, one.length * count);
    values.forEach((value, index) => {
      const pattern = one[index % one.length]!;
      assert.equal(notation(value), notation(pattern));
      assert.equal(value.start, pattern.start + Math.floor(index / one.length) * line.length);
    });
  });
});

describe('comparing values', () => {
  test('calls every value equal to itself', () => {
    fc.assert(
      fc.property(text, language, (written, lang) => {
        for (const value of readValues(written, lang)) {
          assert.equal(compareValues(value, value).relation, 'equal', notation(value));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('never fails on two values of any kind, and finds equality both ways', () => {
    fc.assert(
      fc.property(text, text, language, (a, b, lang) => {
        for (const claim of readValues(a, lang)) {
          for (const evidence of readValues(b, lang)) {
            const there = compareValues(claim, evidence).relation;
            const back = compareValues(evidence, claim).relation;
            if (there === 'conflict') assert.notEqual(back, 'equal');
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('finds by key what it calls equal', () => {
    const pairs = [
      ['$1,200', 'USD 1200'],
      ['two weeks', '14 days'],
      ['11 March', '2026-03-11T13:22'],
      ['2:20 pm', '14:20'],
      ['hf20931', 'HF-20931'],
      ['half', '50%'],
      ['in 2019', '2019 cases'],
    ] as const;
    for (const [a, b] of pairs) {
      const keys = new Set(readValues(a, 'en').flatMap(valueKeys));
      assert.ok(
        readValues(b, 'en')
          .flatMap(valueKeys)
          .some((key) => keys.has(key)),
        `${a} and ${b}`,
      );
    }
  });
});

describe('hostile texts', () => {
  /** Each is read whole at two lengths: a step beyond linear would make the longer one never end. */
  const SHAPES = [
    '1',
    '1,',
    '1.',
    '1 ',
    '1-',
    '1/',
    '1:',
    "1'",
    'a1',
    'a1-',
    'a@',
    '.a@b',
    '-',
    '+1 ',
    '$',
    '#',
    '(1) ',
    'DE12 3456 ',
    'http://a',
    'two hundred and ',
    'between 1 and ',
    '$5 per a per ',
    'mar ',
    'half ',
    'order no. ',
    '１',
    '\u00a0000',
    'ein',
    '½',
  ];

  test('are read in whole, at any length', () => {
    for (const shape of SHAPES) {
      for (const lang of LANGUAGES) {
        const values = readValues(shape.repeat(Math.ceil(10_000 / shape.length)), lang);
        assert.ok(
          values.every((value) => value.end > value.start),
          shape,
        );
      }
    }
  });

  test('cost work in proportion to their length', () => {
    for (const shape of SHAPES) {
      const few = characterReads(shape.repeat(500));
      const many = characterReads(shape.repeat(4000));
      assert.ok(many <= few * 10 + 1000, `${JSON.stringify(shape)}: ${few} reads of 500, ${many} of 4000`);
    }
  });

  test('never make a number of digits without end', () => {
    assert.deepEqual(
      readValues('9'.repeat(100_000), 'en').filter((value) => value.kind !== 'identifier'),
      [],
    );
  });
});

/** How many characters are looked at to read a text, counted on a text that counts them. */
function characterReads(written: string): number {
  let reads = 0;
  const counting = new Proxy(new String(written), {
    get(target, property) {
      if (property === 'length') return written.length;
      const method = Reflect.get(target, property);
      if (typeof method !== 'function') return method;
      return (...args: readonly number[]) => {
        reads += property === 'slice' ? Math.max(1, args[1]! - args[0]!) : 1;
        return Reflect.apply(method, written, args);
      };
    },
  });
  readValues(counting as unknown as string, 'en');
  return reads;
}

describe('relative dates', () => {
  const anchor = { y: 2026, m: 2, d: 3 };

  test('are counted from an anchor in the text', () => {
    assert.deepEqual(resolveRelative({ unit: 'day', count: -1, from: 'now' }, anchor), {
      y: 2026,
      m: 2,
      d: 2,
    });
    assert.deepEqual(resolveRelative({ unit: 'week', count: 2, from: 'text' }, anchor), {
      y: 2026,
      m: 2,
      d: 17,
    });
    assert.deepEqual(resolveRelative({ unit: 'month', count: -2, from: 'now' }, anchor), { y: 2025, m: 12 });
    assert.deepEqual(resolveRelative({ unit: 'quarter', count: 1, from: 'now' }, anchor), {
      y: 2026,
      quarter: 2,
    });
    assert.deepEqual(resolveRelative({ unit: 'year', count: 1, from: 'now' }, anchor), { y: 2027 });
  });

  test('by weekday mean the next one, the last one or the one of this week', () => {
    assert.deepEqual(resolveRelative({ unit: 'weekday', count: 1, from: 'now' }, anchor, 2), {
      y: 2026,
      m: 2,
      d: 10,
    });
    assert.deepEqual(resolveRelative({ unit: 'weekday', count: -1, from: 'now' }, anchor, 2), {
      y: 2026,
      m: 1,
      d: 27,
    });
    assert.deepEqual(resolveRelative({ unit: 'weekday', count: 0, from: 'now' }, anchor, 7), {
      y: 2026,
      m: 2,
      d: 8,
    });
  });
});
