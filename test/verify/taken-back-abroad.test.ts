/** What the next sentence of a German, French or Spanish text takes back, changes or bounds. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const NO_LONGER: readonly Case[] = [
  ['Die Rechnung ist bezahlt.', 'Die Rechnung ist bezahlt. Später wurde die Zahlung zurückgebucht.'],
  ['Der Aufzug ist außer Betrieb.', 'Der Aufzug ist außer Betrieb. Seit gestern läuft er wieder.'],
  ['Die Frist endet am 3. Mai.', 'Die Frist endet am 3. Mai. Sie wurde bis zum 10. Mai verlängert.'],
  ['Der Vertrag läuft bis 2027.', 'Der Vertrag läuft bis 2027. Er wurde im Juni gekündigt.'],
  ['Frau Roth leitet das Lager.', 'Frau Roth leitet das Lager. Im Juli ging sie in Rente.'],
  ['Die Gebühr beträgt 20 Euro.', 'Die Gebühr beträgt 20 Euro. Ab 1. Juni beträgt sie 25 Euro.'],
  ['Der Eintritt ist frei.', 'Der Eintritt ist frei. Das gilt nur für Mitglieder.'],
  ['Hunde sind erlaubt.', 'Hunde sind erlaubt. Ausgenommen ist der Speisesaal.'],
  ['Die Lieferung ist angekommen.', 'Die Lieferung ist angekommen. Diese Meldung war falsch.'],
  ['Die Sitzung findet am Montag statt.', 'Die Sitzung findet am Montag statt. Sie wurde abgesagt.'],
  ['Die Zahlung wurde freigegeben.', 'Die Zahlung wurde nicht😀 freigegeben.'],
  ['Die Zahlung wurde freigegeben.', 'Die Zahlung wurde 𝐧𝐢𝐜𝐡𝐭 freigegeben.'],
  ['Das Paket wurde zugestellt.', 'Das Paket wurde angeblich zugestellt.'],
  ['Das Konto ist gesperrt.', 'Das Konto ist gesperrt. Am 4. Mai wurde es entsperrt.'],
  ['La facture est payée.', 'La facture est payée. Le paiement a été annulé le lendemain.'],
  ["Le contrat court jusqu'en 2027.", "Le contrat court jusqu'en 2027. Il a été résilié en juin."],
  ["L'entrée est gratuite.", "L'entrée est gratuite. Cela ne vaut que pour les membres."],
  [
    "Les frais s'élèvent à 20 euros.",
    "Les frais s'élèvent à 20 euros. À partir du 1er juin, ils s'élèvent à 25 euros.",
  ],
  ['La réunion a lieu lundi.', 'La réunion a lieu lundi. Elle a été annulée.'],
  ['Le compte est bloqué.', 'Le compte est bloqué. Il a été débloqué le 4 mai.'],
  ['Le colis est arrivé.', 'Le colis est arrivé. Cette information était fausse.'],
  ["L'ascenseur est en panne.", "L'ascenseur est en panne. Il fonctionne de nouveau."],
  ['La factura está pagada.', 'La factura está pagada. El pago fue anulado al día siguiente.'],
  ['El contrato dura hasta 2027.', 'El contrato dura hasta 2027. Fue rescindido en junio.'],
  ['La entrada es gratuita.', 'La entrada es gratuita. Esto solo vale para los socios.'],
  ['La cuota es de 20 euros.', 'La cuota es de 20 euros. A partir del 1 de junio es de 25 euros.'],
  ['La reunión es el lunes.', 'La reunión es el lunes. Fue cancelada.'],
  ['La cuenta está bloqueada.', 'La cuenta está bloqueada. Fue desbloqueada el 4 de mayo.'],
  ['El paquete ha llegado.', 'El paquete ha llegado. Esta información era falsa.'],
  ['Die Tür ist offen.', 'Die Tür ist offen. Um zehn wurde sie geschlossen.'],
  ['Der Antrag ist genehmigt.', 'Der Antrag ist genehmigt. Die Genehmigung wurde widerrufen.'],
  ['Die Stelle ist frei.', 'Die Stelle ist frei. Sie ist wieder besetzt.'],
  ['Der Laden verkauft Fahrräder.', 'Der Laden verkauft Fahrräder. 2019 wurde er geschlossen.'],
  ['Das Angebot gilt.', 'Das Angebot gilt. Es ist am 1. Mai abgelaufen.'],
  ['Rauchen ist erlaubt.', 'Rauchen ist erlaubt. Ausnahme: das Treppenhaus.'],
  ['Die Zahlung ist eingegangen.', 'Die Zahlung ist eingegangen. Bestätigt ist das noch nicht.'],
  ['Der Zug fährt um 8 Uhr.', 'Der Zug fährt um 8 Uhr. Die Abfahrt wurde auf 9 Uhr verschoben.'],
  ['Das Limit liegt bei 500 Euro.', 'Das Limit liegt bei 500 Euro. Es wurde verdoppelt.'],
  ["L'hôtel est ouvert.", "L'hôtel est ouvert. Il a été fermé en janvier."],
  ['Les chiens sont admis.', 'Les chiens sont admis. Exception : la salle à manger.'],
  ["Mme Roux dirige l'entrepôt.", "Mme Roux dirige l'entrepôt. Elle a pris sa retraite en juillet."],
  ['La demande est acceptée.', 'La demande est acceptée. Cette information était erronée.'],
  ['El hotel está abierto.', 'El hotel está abierto. Fue cerrado en enero.'],
  ['La señora Ruiz dirige el almacén.', 'La señora Ruiz dirige el almacén. Se jubiló en julio.'],
  ['Se admiten perros.', 'Se admiten perros. Excepto en el comedor.'],
  ['La solicitud está aceptada.', 'La solicitud está aceptada. Esto aún no está confirmado.'],
];

const STILL: readonly Case[] = [
  ['Die Rechnung ist bezahlt.', 'Die Rechnung ist bezahlt. Die Ware wird am Montag geliefert.'],
  ['Der Vertrag läuft bis 2027.', 'Der Vertrag läuft bis 2027. Er wurde im Juni unterschrieben.'],
  ['Die Gebühr beträgt 20 Euro.', 'Die Gebühr beträgt 20 Euro. Sie ist im Voraus zu zahlen.'],
  ["Le contrat court jusqu'en 2027.", "Le contrat court jusqu'en 2027. Il a été signé en juin."],
  ['El contrato dura hasta 2027.', 'El contrato dura hasta 2027. Fue firmado en junio.'],
  ['Die Bestellung ist versandt.', 'Die Bestellung ist versandt. Sie kann noch storniert werden.'],
  ['Das Konto ist aktiv.', 'Das Konto ist aktiv. Es kann jederzeit gekündigt werden.'],
  ['Die Rechnung ist bezahlt.', 'Die Rechnung ist bezahlt. Die Bestellung 12 wurde storniert.'],
  ['Frau Roth leitet das Lager.', 'Frau Roth leitet das Lager. Sie ist seit 2010 im Betrieb.'],
  ['Der Vertrag wurde im Juni gekündigt.', 'Der Vertrag läuft bis 2027. Er wurde im Juni gekündigt.'],
  [
    'Das Paket wurde am 3. Mai zugestellt.',
    'Das Paket wurde am 3. Mai zugestellt. Es wurde am 5. Mai zurückgegeben.',
  ],
  ['Der Aufzug wurde am Montag repariert.', 'Der Aufzug wurde am Montag repariert. Er läuft wieder.'],
  ['Der Antrag ist genehmigt.', 'Der Antrag ist genehmigt. Der alte Antrag wurde zurückgezogen.'],
  ['Le colis est expédié.', 'Le colis est expédié. Il peut encore être annulé.'],
  ['La facture est payée.', 'La facture est payée. La commande 12 a été annulée.'],
  ['Le contrat a été résilié en juin.', "Le contrat court jusqu'en 2027. Il a été résilié en juin."],
  ["L'hôtel est ouvert.", "L'hôtel est ouvert. Il sera fermé en janvier."],
  ['El paquete está enviado.', 'El paquete está enviado. Todavía puede ser cancelado.'],
  ['La factura está pagada.', 'La factura está pagada. El pedido 12 fue cancelado.'],
  ['El contrato fue rescindido en junio.', 'El contrato dura hasta 2027. Fue rescindido en junio.'],
];

describe('A sentence in another language than English that the next ones take back, change or bound', () => {
  for (const [claim, evidence] of NO_LONGER)
    test(`does not say «${claim}»: ${evidence}`, () =>
      assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of STILL)
    test(`says «${claim}»: ${evidence}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
});
