/** Claims in other languages than English that say in plainer or other words what a sentence of their language says. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly said: string;
  readonly so: readonly string[];
  readonly notSo: readonly string[];
}

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'who a letter or a policy speaks to, and who speaks in it': [
    {
      said: 'Sehr geehrte Frau Albrecht, wir haben Ihre Nachricht erhalten. Das Modem schicken Sie uns bitte innerhalb von 14 Tagen zurück.',
      so: ['Frau Albrecht hat zwei Wochen Zeit, das Modem zurückzuschicken.'],
      notSo: [
        'Frau Albrecht hat vier Wochen Zeit, das Modem zurückzuschicken.',
        'Frau Albrecht hat das Modem zurückgeschickt.',
        'Der Händler hat zwei Wochen Zeit, das Modem zurückzuschicken.',
      ],
    },
    {
      said: 'Bonjour Madame Roussel, M. Caron vous appellera jeudi. Vous pouvez retirer le colis à partir du 3 juin.',
      so: ['Madame Roussel peut récupérer le colis à partir du 3 juin.'],
      notSo: [
        'M. Caron peut récupérer le colis à partir du 3 juin.',
        'Madame Roussel appellera M. Caron jeudi.',
      ],
    },
    {
      said: 'Los gastos de devolución corren por nuestra cuenta. Dispone de 30 días para devolver el producto.',
      so: ['Asumimos los gastos de devolución.', 'El producto puede devolverse en un plazo de 30 días.'],
      notSo: [
        'Los gastos de devolución corren por cuenta del cliente.',
        'El producto debe devolverse en un plazo de 30 días.',
      ],
    },
  ],
  'what must and what may be': [
    {
      said: 'Der Mieter ist verpflichtet, die Schlüssel zurückzugeben. Haustiere sind nicht gestattet.',
      so: ['Der Mieter muss die Schlüssel zurückgeben.', 'Haustiere sind verboten.'],
      notSo: ['Der Mieter kann die Schlüssel zurückgeben.', 'Haustiere sind erlaubt.'],
    },
    {
      said: "Le titulaire est tenu de signer le formulaire. Il est interdit de fumer dans l'atelier.",
      so: ['Le titulaire doit signer le formulaire.', "Il n'est pas permis de fumer dans l'atelier."],
      notSo: ['Le titulaire peut signer le formulaire.', "Il est permis de fumer dans l'atelier."],
    },
  ],
  'whom or what a pronoun, or none, stands for': [
    {
      said: 'La commande 551 a été expédiée hier. Elle sera livrée le 18 mai.',
      so: ['La commande 551 sera livrée le 18 mai.'],
      notSo: ['La commande 551 sera livrée le 19 mai.', 'La commande 551 a été livrée le 18 mai.'],
    },
    {
      said: 'El pedido 8841 salió ayer. El transportista lo entregó el 8 de marzo a la vecina.',
      so: ['El transportista entregó el pedido 8841 a la vecina el 8 de marzo.'],
      notSo: ['El transportista entregó el pedido 8841 a la clienta el 8 de marzo.'],
    },
    {
      said: 'La clienta presentó la queja el 6 de mayo. Fue rechazada el 20 de mayo.',
      so: ['La queja fue presentada por la clienta el 6 de mayo.'],
      notSo: ['La clienta fue rechazada el 20 de mayo.'],
    },
  ],
  'lines of logs and labels': [
    {
      said: '08:14 Server db-2 neu gestartet. 09:05 Techniker Brandl hat die Festplatte ausgetauscht.',
      so: ['Der Server db-2 wurde um 08:14 neu gestartet.'],
      notSo: ['Der Server db-2 wurde um 09:05 neu gestartet.', 'Der Server db-2 wird neu gestartet.'],
    },
    {
      said: 'Titulaire : Aurélie Besson\nSolde : 128,40 €\nProchaine facture : en attente',
      so: ['Le solde est de 128,40 euros.'],
      notSo: ['Le solde est de 182,40 euros.', 'La prochaine facture est de 128,40 euros.'],
    },
  ],
  'what is set in front of a clause': [
    {
      said: "En cas d'absence, le livreur déposera le colis chez le gardien.",
      so: ["En cas d'absence, le colis sera déposé chez le gardien par le livreur."],
      notSo: ['Le livreur déposera le colis chez le gardien.'],
    },
    {
      said: 'En caso de enfermedad, los gastos se reembolsan.',
      so: ['Los gastos se reembolsan en caso de enfermedad.'],
      notSo: ['Los gastos se reembolsan.'],
    },
    {
      said: 'Le 3 mai, le colis a été livré.',
      so: ['Le colis a été livré.', 'Le colis a été livré le 3 mai.'],
      notSo: ['Le colis a été livré le 5 mai.'],
    },
  ],
  'Japanese and Chinese by their phrases': [
    {
      said: '不良品の場合の返送料は当店が負担します。商品は3月5日に発送しました。',
      so: ['不良品を返品する場合、返送料は店側が払う。', '3月5日に商品が発送された。'],
      notSo: [
        '不良品を返品する場合、返送料は客が払う。',
        '返送料は店側が払う。',
        '商品は3月5日に発送する。',
        '商品は3月5日に発送しませんでした。',
      ],
    },
    {
      said: '田中さんが山田さんに書類を送りました。',
      so: ['田中さんは書類を山田さんに送った。'],
      notSo: ['山田さんが田中さんに書類を送りました。', '田中さんが山田さんに書類を送ります。'],
    },
    {
      said: '退货运费由买家承担。订单已于3月5日发货。',
      so: ['买家承担退货运费。', '订单于3月5日已经发货。'],
      notSo: ['卖家承担退货运费。', '订单未于3月5日发货。', '订单已于3月15日发货。'],
    },
    {
      said: '无人在家时，快递员会把包裹放在门口。',
      so: ['无人在家时,快递员会把包裹放在门口。'],
      notSo: ['快递员会把包裹放在门口。'],
    },
  ],
  'languages that no grammar reads': [
    {
      said: 'De factuur werd op 3 juni betaald. De winkel is zondag gesloten.',
      so: ['Op 3 juni is de factuur betaald.'],
      notSo: ['De factuur wordt op 3 juni betaald.', 'Op 3 juli is de factuur betaald.'],
    },
    {
      said: "Il cliente deve presentare un documento. L'ufficio è chiuso il sabato.",
      so: ['Il cliente è tenuto a presentare un documento.'],
      notSo: ["L'ufficio è chiuso.", 'Il cliente può presentare un documento.'],
    },
    {
      said: 'Курьер доставил посылку 12 июня. Автобус обогнал грузовик.',
      so: ['12 июня посылку доставил курьер.'],
      notSo: ['Курьер доставил посылку 12 июля.', 'Грузовик обогнал автобус.'],
    },
    {
      said: 'O cliente assinou o contrato em 5 de abril.',
      so: ['O contrato foi assinado pelo cliente em 5 de abril.'],
      notSo: [
        'O cliente foi assinado pelo contrato em 5 de abril.',
        'O contrato não foi assinado pelo cliente.',
      ],
    },
  ],
};

describe('a claim in another language than English', () => {
  for (const [what, rows] of Object.entries(TABLES))
    test(`is told by ${what}`, () => {
      const isSupported = (claim: string, said: string): boolean => ask(claim, [said]).status === 'supported';
      const missed = rows.flatMap(({ said, so }) => so.filter((claim) => !isSupported(claim, said)));
      const falsely = rows.flatMap(({ said, notSo }) => notSo.filter((claim) => isSupported(claim, said)));
      assert.deepEqual({ missed, falsely }, { missed: [], falsely: [] });
    });

  test('is never carried by a sentence of yet another language', () => {
    const said = [
      'Die Rechnung 4711 über 250 EUR wurde am 3. Mai storniert.',
      '注文4711は5月3日にキャンセルされました。',
    ];
    const claims = [
      'La facture 4711 de 250 EUR a été payée le 3 mai.',
      'Заказ 4711 был доставлен 3 мая.',
      'La factura 4711 se pagó el 3 de mayo.',
    ];
    for (const claim of claims)
      for (const one of said) assert.notEqual(ask(claim, [one]).status, 'supported', claim);
  });
});
