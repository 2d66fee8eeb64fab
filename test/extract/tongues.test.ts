// Letters in German, French and Spanish: what opens, wraps or closes them is set aside, and what they state is not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const STATED: readonly (readonly [answer: string, claim: string])[] = [
  ['Hallo Jonas,\ndie Miete beträgt 900 Euro.', 'Die Miete beträgt 900 Euro.'],
  ['Guten Morgen,\nDie Frist endet im Juni.', 'Die Frist endet im Juni.'],
  ['Danke, der Antrag wurde bewilligt.', 'Der Antrag wurde bewilligt.'],
  ['Vielen Dank für Ihre Geduld, der Antrag wurde bewilligt.', 'Der Antrag wurde bewilligt.'],
  ['Gerne, die Lieferung dauert drei Tage.', 'Die Lieferung dauert drei Tage.'],
  ['Bitte beachten Sie, dass die Frist im Juni endet.', 'Die Frist im Juni endet.'],
  ['Ich denke, dass die Frist im Juni endet.', 'Die Frist im Juni endet.'],
  ['Wir freuen uns, dass der Antrag bewilligt wurde.', 'Der Antrag bewilligt wurde.'],
  ['Bonjour, le loyer est de neuf cents euros.', 'Le loyer est de neuf cents euros.'],
  ['Merci, la demande a été acceptée.', 'La demande a été acceptée.'],
  ['Veuillez noter que le délai est de trois jours.', 'Le délai est de trois jours.'],
  ['Je crois que le délai est de trois jours.', 'Le délai est de trois jours.'],
  ['Hola Marta, el plazo termina en junio.', 'El plazo termina en junio.'],
  ['Gracias, el pago fue aceptado.', 'El pago fue aceptado.'],
  ['Por favor, tenga en cuenta que el plazo es de tres meses.', 'El plazo es de tres meses.'],
  ['Creo que el plazo es de tres meses.', 'El plazo es de tres meses.'],
];

describe('a statement behind a greeting, thanks, a notice or a thought is told', () => {
  for (const [answer, claim] of STATED)
    test(answer, () => {
      assert.deepEqual(claimsOf(answer), [claim]);
    });
});

describe('what is only polite states nothing', () => {
  for (const line of [
    'Guten Tag, Frau Dr. Weber.',
    'Hallo Jonas, danke für Ihre Nachricht.',
    'Danke, dass Sie gewartet haben.',
    'Vielen Dank für Ihre Nachricht, Ihr Vertrauen und Ihre Geduld.',
    'Wir freuen uns auf Ihren Besuch.',
    "Merci d'avoir patienté.",
    'Veuillez nous envoyer une photo.',
    'Gracias por su paciencia.',
  ])
    test(line, () => {
      assert.deepEqual(claimsOf(`${line}\n\nDie Frist endet im Juni, und die Miete wird nicht erhöht.`), [
        'Die Frist endet im Juni, und die Miete wird nicht erhöht.',
      ]);
    });

  for (const closing of [
    'Mit freundlichen Grüßen',
    'Mit freundlichem Gruß\nIhre Hausverwaltung',
    'Beste Grüße,\nIhr Service-Team',
    'Viele Grüße\nPaula Stein\nLeiterin Vermietung',
    'Liebe Grüße\nPaula',
    'MfG',
    'LG\nPaula',
    "Veuillez agréer, Madame, l'expression de nos salutations distinguées.\nJeanne Blanc",
    'Cordialement,\nJeanne Blanc',
    'Un cordial saludo,\nMarta Ruiz',
  ])
    test(`the closing ${JSON.stringify(closing)}`, () => {
      assert.deepEqual(claimsOf(`Die Frist endet im Juni.\n\n${closing}`), ['Die Frist endet im Juni.']);
    });

  test('a statement below a closing is a claim', () => {
    const claims = claimsOf(
      'Die Frist endet im Juni.\n\nViele Grüße\nPaula\n\nPS: Die Miete wurde nicht erhöht.',
    );
    assert.equal(claims.length, 2);
  });
});

describe('what is wished, offered or thought in them states nothing, and what stands beside it does', () => {
  const frame = 'Die Frist endet im Juni, und die Miete wird nicht erhöht.';
  for (const line of [
    'Ich hoffe, es geht Ihnen und Ihrer Familie gut.',
    'Das tut uns wirklich leid.',
    'Ich verstehe Ihren Ärger.',
    'Wir kümmern uns sofort darum.',
    'Lassen Sie mich wissen, ob das hilft.',
    'Ich schaue mir das gerne an.',
    'Meiner Meinung nach ist das eine kluge Wahl.',
    'Das ist eine sehr gute Frage.',
  ])
    test(line, () => assert.deepEqual(claimsOf(`${line}\n\n${frame}`), [frame]));

  const cadre = 'Le délai est de trois jours, et le loyer ne change pas.';
  for (const line of [
    'J’espère que vous allez bien.',
    'Nous sommes désolés pour ce retard.',
    'Nous allons examiner votre dossier.',
    'À mon avis, c’est une bonne solution.',
    'Je comprends votre inquiétude.',
    'À bientôt !',
  ])
    test(line, () => assert.deepEqual(claimsOf(`${line}\n\n${cadre}`), [cadre]));

  const marco = 'El plazo termina en junio, y el alquiler no cambia.';
  for (const line of [
    'Espero que esté bien.',
    'Lamentamos la demora.',
    'Vamos a revisar su caso.',
    'Creo que es una buena opción.',
    '¡Hasta pronto!',
    'De nada.',
  ])
    test(line, () => assert.deepEqual(claimsOf(`${line}\n\n${marco}`), [marco]));

  for (const line of [
    'Das tut uns leid, die Lieferung kommt am Montag.',
    'Ich hoffe, die 30 Euro kommen bald an.',
    'Das Gerät ist gut gegen Feuchtigkeit geschützt.',
  ])
    test(`${line} is a claim`, () => assert.equal(claimsOf(`${line}\n\n${frame}`).length, 2));
});
