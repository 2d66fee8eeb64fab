/** What stands under a head of a German, French or Spanish text is said of those whom the head names. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const OF_SOME: readonly Case[] = [
  ['Überstunden werden bezahlt.', 'Praktikanten\n\nÜberstunden werden bezahlt.'],
  [
    'Retouren sind kostenlos.',
    'Geschäftskunden\nRetouren sind kostenlos.\n\nPrivatkunden\nRetouren kosten 5 Euro.',
  ],
  [
    'Das Frühstück ist inbegriffen.',
    'Doppelzimmer\nDas Frühstück ist inbegriffen.\n\nEinzelzimmer\nDas Frühstück kostet 12 Euro.',
  ],
  [
    'Der Aufzug funktioniert.',
    'Gebäude A\nDer Aufzug funktioniert.\n\nGebäude B\nDer Aufzug ist außer Betrieb.',
  ],
  [
    'Les retours sont gratuits.',
    'Clients professionnels\nLes retours sont gratuits.\n\nClients particuliers\nLes retours coûtent 5 euros.',
  ],
  ['Les heures supplémentaires sont payées.', 'Stagiaires\nLes heures supplémentaires sont payées.'],
  [
    'Las devoluciones son gratuitas.',
    'Clientes de empresa\nLas devoluciones son gratuitas.\n\nClientes particulares\nLas devoluciones cuestan 5 euros.',
  ],
  ['Las horas extra se pagan.', 'Becarios\nLas horas extra se pagan.'],
];

const OF_THE_MATTER: readonly Case[] = [
  [
    'Rechnungen sind in 30 Tagen fällig.',
    'Lieferbedingungen\nDie Lieferung dauert fünf Tage.\n\nZahlungsbedingungen\nRechnungen sind in 30 Tagen fällig.',
  ],
  [
    'Retouren sind für Geschäftskunden kostenlos.',
    'Geschäftskunden\nRetouren sind für Geschäftskunden kostenlos.\n\nPrivatkunden\nRetouren kosten 5 Euro.',
  ],
  [
    'Die Kaution beträgt 200 Euro.',
    'Kaution\nDie Kaution beträgt 200 Euro.\n\nFrist\nDie Frist beträgt zwei Monate.',
  ],
  ['Das Museum ist montags geschlossen.', 'Öffnungszeiten\nDas Museum ist montags geschlossen.'],
  ['Mitglieder zahlen nichts.', 'Mitglieder\nMitglieder zahlen nichts.'],
  [
    'Les factures sont payables à 30 jours.',
    'Conditions de livraison\nLa livraison prend cinq jours.\n\nConditions de paiement\nLes factures sont payables à 30 jours.',
  ],
  ['El museo cierra los lunes.', 'Horario\nEl museo cierra los lunes.'],
  [
    'Die Kundin wurde am 3. Mai angerufen.',
    'Kundin: Anna Bell\nNotizen\nDie Kundin wurde am 3. Mai angerufen.',
  ],
];

describe('A head in another language than English', () => {
  for (const [claim, evidence] of OF_SOME)
    test(`bounds «${claim}»: ${evidence}`, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of OF_THE_MATTER)
    test(`leaves «${claim}» as it is: ${evidence}`, () =>
      assert.equal(ask(claim, [evidence]).status, 'supported'));
});
