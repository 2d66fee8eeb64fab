import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { CHAR_CLASS, CHAR_FOLD, FINAL, fold, IDEOGRAPH, LETTER, MARK, SIGN } from '../../src/text/chars.ts';
import {
  ATTRIBUTION,
  CONDITION,
  cueOf,
  EXCEPTION,
  NEGATION,
  PERMISSION,
  PROSPECT,
  UNIVERSAL,
} from '../../src/text/cues.ts';
import { detectLanguage, type Language } from '../../src/text/language.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { type Reading, readWhole } from '../../src/text/reading.ts';
import { scan } from '../../src/text/scan.ts';
import { stemKey } from '../../src/text/stem-hash.ts';

const languageOf = (text: string): Language => detectLanguage(scan(text));

describe('the language of a text', () => {
  for (const [language, text] of [
    ['en', 'The refund of the order was approved by the manager.'],
    ['de', 'Die Erstattung der Bestellung wurde von der Leitung genehmigt.'],
    ['fr', 'Le remboursement de la commande est accepté par la direction.'],
    ['es', 'El reembolso del pedido fue aprobado por la dirección.'],
    ['en', 'Filed 28 April. Status on 12 May: under review. Interview: none required.'],
    ['en', 'Limits: 50 seats, 2 TB per month. Extra calls: $0.40 per 1,000.'],
    ['en', 'Dan Lee denied it when the member dies.'],
    ['en', 'Account m.silva@example.com, device: unknown.'],
    ['de', 'Kinder zahlen nichts.'],
    ['other', '返金は承認されました。'],
    ['other', 'Возврат был одобрен.'],
    ['en', 'HF-20931 OK 200'],
    ['en', ''],
  ] as const) {
    test(`${JSON.stringify(text)} is ${language}`, () => assert.equal(languageOf(text), language));
  }

  test('is told by most of its words, not by a foreign name', () => {
    assert.equal(languageOf('The museum of La Plata is in the north of the city.'), 'en');
  });
});

describe('characters', () => {
  test('fold to a string of the same length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        assert.equal(fold(text).length, text.length);
        assert.equal(fold(fold(text)), fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('fold once and for all, each of them', () => {
    const twice = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (one) => fold(fold(one)) !== fold(one),
    );
    assert.deepEqual(twice, []);
  });

  test('fold case, accents, width and typographic quotes', () => {
    assert.equal(fold('ÉCOLE Straße Ａ１ don’t'), "ecole straße a1 don't");
  });

  test('have a class', () => {
    const classOf = (char: string): number => CHAR_CLASS[char.charCodeAt(0)];
    assert.equal(classOf('é'), LETTER);
    assert.equal(classOf('漢'), IDEOGRAPH);
    assert.equal(classOf('\u0301'), MARK);
    assert.equal(classOf('€'), SIGN);
    assert.equal(classOf('。'), FINAL);
    assert.equal(CHAR_CLASS.length, CHAR_FOLD.length);
  });
});

describe('cue words', () => {
  test('are known by language', () => {
    assert.ok(cueOf('not', 'en') & NEGATION);
    assert.ok(cueOf('nicht', 'de') & NEGATION);
    assert.ok(cueOf('pas', 'fr') & NEGATION);
    assert.ok(cueOf('nunca', 'es') & NEGATION);
    assert.ok(cueOf('falls', 'de') & CONDITION);
    assert.ok(cueOf('sauf', 'fr') & EXCEPTION);
    assert.ok(cueOf('todos', 'es') & UNIVERSAL);
    assert.equal(cueOf('nicht', 'en'), 0);
    assert.equal(cueOf('not', 'other'), 0);
  });

  test('are not looked up through the prototype', () => {
    for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      assert.equal(cueOf(word, 'en'), 0);
  });
});

describe('scopes', () => {
  const read = (text: string, language: Language = 'en'): Reading => readWhole(scan(text), language, lexicon);
  const negated = (text: string, language?: Language): string[] =>
    read(text, language)
      .words.filter((word) => word.negated && word.weight > 0)
      .map((word) => word.form);

  test('of a negation go from its word to the end of its clause', () => {
    assert.deepEqual(negated('The parcel was not delivered, but the letter arrived.'), ['delivered']);
    assert.deepEqual(negated('Nobody paid.'), ['paid']);
  });

  test('of two negations undo each other', () => {
    assert.deepEqual(negated('It was not without risk.'), []);
  });

  test('of a negation hold for the clause in German, French and Spanish', () => {
    assert.deepEqual(negated('Der Brief kam nicht.', 'de'), ['brief', 'kam']);
    assert.ok(negated("La lettre n'est pas partie.", 'fr').includes('partie'));
    assert.deepEqual(negated('Il ne reste que deux lettres.', 'fr'), []);
    assert.ok(negated('La carta no llegó.', 'es').includes('llego'));
  });

  test('of conditions and speakers hold for the whole sentence', () => {
    for (const [text, cue] of [
      ['The loan is extended if the bank agrees.', CONDITION],
      ['The bank agreed, the clerk said.', ATTRIBUTION],
    ] as const) {
      for (const word of read(text).words) assert.ok(word.scope & cue, `${word.form} in ${text}`);
    }
  });

  test('of modals and plans hold for their clause', () => {
    const [, refund] = read('The refund may be issued.').words;
    assert.ok(refund.scope & PERMISSION);
    const later = read('The bridge was closed because work will begin.').words;
    assert.equal(later.find((word) => word.form === 'closed')!.scope & PROSPECT, 0);
    assert.ok(later.find((word) => word.form === 'begin')!.scope & PROSPECT);
  });

  test('names are capitals where the sentence asks for none', () => {
    const { words } = read('Yesterday Anna met NASA engineers.');
    assert.deepEqual(
      words.filter((word) => word.capital).map((word) => word.form),
      ['anna', 'nasa'],
    );
  });
});

test('keys of words do not depend on what surrounds them', () => {
  fc.assert(
    fc.property(fc.constantFrom('refund', 'Zürich', '1,200', 'HF'), fc.nat(5), (word, pad) => {
      const { tokenKey, tokenStart } = scan(`${'x '.repeat(pad)}${word} y`);
      const at = tokenStart.indexOf(2 * pad);
      assert.equal(tokenKey[at], stemKey(word));
    }),
  );
});
