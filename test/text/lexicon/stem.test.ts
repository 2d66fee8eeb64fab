import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Language, stem } from '../../../src/text/lexicon/index.ts';

const MEET: Readonly<Record<string, readonly string[]>> = {
  en: [
    'refund refunds refunded refunding',
    'ship ships shipped shipping',
    'cancel cancels cancelled canceled cancelling',
    'delivery deliveries',
    'rate rates rated rating',
    'use used using uses',
    'agree agreed agreeing agrees',
    'pass passed passes passing',
    'process processes processed processing',
    'install installed installing',
    'quick quickly',
    'box boxes',
    'reply replies replied',
  ],
  de: [
    'Bestellung Bestellungen',
    'bezahlt bezahlen bezahlte',
    'Haus Häuser Hauses',
    'geliefert liefern lieferte liefert',
    'Rechnung Rechnungen',
    'storniert stornieren stornierte stornierten',
    'genehmigt genehmigen genehmigte',
    'erstattet erstatten erstattete',
    'gekauft kaufen kaufte kauft',
    'Paket Pakete Paketen Pakets',
    'alte alten altes alter',
    'Tag Tage Tagen Tages',
    'gesendet senden sendet',
  ],
  fr: [
    'remboursé rembourser rembourse remboursée remboursés remboursées',
    'client clients cliente clientes',
    'commande commandes commander commandé',
    'annulé annuler annulation annulations',
    'livré livrer livrée livrés',
    'livraison livraisons',
    'journal journaux',
    'rapide rapides rapidement',
  ],
  es: [
    'reembolsado reembolsar reembolsada reembolsó reembolso reembolsos',
    'pedido pedidos',
    'entregado entregar entregó entregada',
    'cancelación cancelaciones',
    'pagado pagar pagó paga',
    'vez veces',
    'aprobado aprobar aprobada aprobó',
    'rápido rápida rápidamente',
  ],
};

const APART: Readonly<Record<string, readonly string[]>> = {
  en: ['refund fund', 'ship shop', 'order border', 'thing think', 'need knee', 'speed spe'],
  de: ['Rechnung Richtung', 'Kunde Konto', 'liefern kaufen'],
  fr: ['client livraison', 'commande commun', 'journal jour'],
  es: ['pedido pagado', 'cliente cancelar', 'vez voz'],
};

describe('A stem', () => {
  for (const [language, groups] of Object.entries(MEET)) {
    for (const group of groups) {
      test(`joins ${group} (${language})`, () => {
        assert.equal(new Set(group.split(' ').map((form) => stem(form, language as Language))).size, 1);
      });
    }
  }

  for (const [language, groups] of Object.entries(APART)) {
    for (const group of groups) {
      test(`keeps ${group} apart (${language})`, () => {
        assert.equal(new Set(group.split(' ').map((form) => stem(form, language as Language))).size, 2);
      });
    }
  }

  test('takes no account of case and accents, in any language', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'other'] as const) {
      assert.equal(stem('Réglé', language), stem('regle', language));
    }
  });

  test('is there for any string, is never empty for a word, and never longer than it', () => {
    const languages = fc.constantFrom<Language>('en', 'de', 'fr', 'es', 'other');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), languages, (form, language) => {
        assert.equal(typeof stem(form, language), 'string');
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,30}$/), languages, (form, language) => {
        const found = stem(form, language);
        assert.ok(found.length > 0 && found.length <= form.length + 1, found);
      }),
    );
  });

  test('of a string longer than words are is the string in lower case', () => {
    const long = 'EN'.repeat(50_000);
    for (const language of ['en', 'de', 'fr', 'es'] as const)
      assert.equal(stem(long, language), long.toLowerCase());
  });
});
