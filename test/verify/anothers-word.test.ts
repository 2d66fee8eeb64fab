/** What a text tells to be somebody's word or hearsay, behind a statement or before it, is not stated there. */
import { type Told, testTold } from './told.ts';

const CLOSED = 'The bank closed the account.';
const GESPERRT = 'Das Konto wurde gesperrt.';
const RESILIE = 'Le contrat a été résilié.';
const RESCINDIDO = 'El contrato fue rescindido.';
const VERKAUFT = 'Die Stadt verkaufte das Grundstück.';

const TOLD: readonly Told[] = [
  ['The bank closed the account, that is what the scam mail said.', [], [CLOSED]],
  ['The bank closed the account, so says the scam mail.', [], [CLOSED]],
  ['The bank closed the account, read the fake letter.', [], [CLOSED]],
  ['The bank closed the account - at least that is what the caller claimed.', [], [CLOSED]],
  ['The bank closed the account. That is what the scam mail said.', [], [CLOSED]],
  ['The bank closed the account. At least, so the caller said.', [], [CLOSED]],
  ['The bank closed the account, that is why the payment failed.', [CLOSED], []],
  ['The bank closed the account, so the customer wrote a letter.', [CLOSED], []],
  ['The bank closed the account. That is what happened.', [CLOSED], []],
  ['The fee is 5 euros, that is what the contract says.', ['The fee is 5 euros.'], []],
  ['Das Konto wurde gesperrt, so stand es in der Betrugsmail.', [], [GESPERRT]],
  ['„Das Konto wurde gesperrt“, hieß es in der Betrugsmail.', [], [GESPERRT]],
  ['Das Konto wurde gesperrt, so der Anrufer.', [], [GESPERRT]],
  ['Das Konto wurde gesperrt. So stand es in der Betrugsmail.', [], [GESPERRT]],
  ['Das Konto wurde gesperrt, das steht fest.', [GESPERRT], []],
  ['Das Konto wurde gesperrt, so dass keine Zahlung möglich war.', [GESPERRT], []],
  ['« Le contrat a été résilié », affirmait le faux courriel.', [], [RESILIE]],
  ["Le contrat a été résilié, c'est ce que disait le faux courriel.", [], [RESILIE]],
  ['Le contrat a été résilié, paraît-il.', [], [RESILIE]],
  ['Apparemment, le vol a été annulé.', [], ['Le vol a été annulé.']],
  ["Le contrat a été résilié, c'est pourquoi le vendeur a protesté.", [RESILIE], []],
  ['El contrato fue rescindido, decía el correo falso.', [], [RESCINDIDO]],
  ['El contrato fue rescindido. Eso decía el correo falso.', [], [RESCINDIDO]],
  ['Al parecer el vuelo fue cancelado.', [], ['El vuelo fue cancelado.']],
  ['El contrato fue rescindido porque el vendedor no pagó.', [RESCINDIDO], []],
  ["De l'avis de la défenderesse, le vol a été annulé.", [], ['Le vol a été annulé.']],
  ["D'après le vendeur, le vol a été annulé.", [], ['Le vol a été annulé.']],
  ['En mars, le vol a été annulé.', ['Le vol a été annulé.'], []],
  ['A juicio de la demandada, el vuelo fue cancelado.', [], ['El vuelo fue cancelado.']],
  ['A mi parecer, el vuelo fue cancelado.', [], ['El vuelo fue cancelado.']],
  ['En marzo, el vuelo fue cancelado.', ['El vuelo fue cancelado.'], []],
  // A conjunction within a German clause parts nothing from it.
  ['Die Stadt verkaufte das Grundstück doch nicht.', [], [VERKAUFT]],
  ['Der Mieter zahlte die Kaution aber nicht.', [], ['Der Mieter zahlte die Kaution.']],
  ['Die Stadt verkaufte das Grundstück, doch das Gebäude nicht.', [VERKAUFT], []],
  [
    'Die Garantie gilt zwei Jahre, für Akkus jedoch nur sechs Monate.',
    [],
    ['Die Garantie für Akkus gilt zwei Jahre.'],
  ],
  // What a party says for itself shows no more than that it says so.
  ['Kunde: Das Konto wurde gesperrt. Support: Nein, das Konto ist aktiv.', [], [GESPERRT]],
  ['Kunde: „Das Gerät ist defekt.“\nTechniker: Kein Fehler gefunden.', [], ['Das Gerät ist defekt.']],
  [
    'Client : « Le produit est défectueux. »\nTechnicien : aucun défaut constaté.',
    [],
    ['Le produit est défectueux.'],
  ],
  ['Cliente: El paquete no llegó.\nSoporte: consta como entregado.', [], ['El paquete no llegó.']],
  ['Kunde: Warum kann ich nicht zahlen?\nSupport: Das Konto wurde gesperrt.', [GESPERRT], []],
  // A payment that came back is none.
  ['La factura fue pagada, pero el banco devolvió el pago.', [], ['La factura fue pagada.']],
  ['La facture a été payée, mais la banque a rejeté le paiement.', [], ['La facture a été payée.']],
  [
    'Die Rechnung wurde bezahlt, aber die Bank hat die Zahlung zurückgebucht.',
    [],
    ['Die Rechnung wurde bezahlt.'],
  ],
  ['La factura fue pagada, pero con retraso.', ['La factura fue pagada.'], []],
  ['Die Rechnung wurde bezahlt, aber verspätet.', ['Die Rechnung wurde bezahlt.'], []],
  ["Le vol a été annulé par erreur dans le système ; il partira à l'heure.", [], ['Le vol a été annulé.']],
];

testTold("somebody's word and hearsay", TOLD);
