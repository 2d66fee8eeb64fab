// What states a fact is a claim, though it comes as a feeling, an answer, a title, a fragment or in another language.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const CLAIMS: readonly (readonly [answer: string, claim: string])[] = [
  ["I've gone ahead and cancelled your order.", 'I cancelled your order.'],
  ['I was able to refund you.', 'I was able to refund you.'],
  ["I've taken the liberty of cancelling your order.", "I've taken the liberty of cancelling your order."],
  ["I've also taken care of the refund for you.", "I've also taken care of the refund for you."],
  ['Honestly, FedEx is the carrier.', 'FedEx is the carrier.'],
  ['To be honest, the teapot has no warranty.', 'The teapot has no warranty.'],
  ['Lumexa is a better drug and is approved in the US.', 'Lumexa is approved in the US.'],
  ['The mugs look great and are red.', 'The mugs are red.'],
  ['I think Lumexa is safe in pregnancy.', 'Lumexa is safe in pregnancy.'],
  ['I understand that Lumexa is safe.', 'Lumexa is safe.'],
  ['I understand it is safe in pregnancy.', 'It is safe in pregnancy.'],
  ['Sorry your order was cancelled.', 'Your order was cancelled.'],
  ['So sorry FedEx damaged your teapot!', 'FedEx damaged your teapot.'],
  ['What is the total? 99.', 'The total is 99.'],
  ['Was it shipped with FedEx? I believe so.', 'It was shipped with FedEx.'],
  ["Was it shipped with FedEx? I don't think so.", 'It was not shipped with FedEx.'],
  ['Open 24/7.', 'Open 24/7.'],
  ['Open daily.', 'Open daily.'],
  ['You should know the mugs are red.', 'The mugs are red.'],
  ['Consider your order cancelled.', 'Your order was cancelled.'],
  ['# FedEx shipped your order', 'FedEx shipped your order.'],
  ['## Shipped with FedEx', 'Shipped with FedEx.'],
  ['## Lifetime warranty on all teapots', 'Lifetime warranty on all teapots.'],
  ['Refund on its way!', 'Refund is on its way.'],
  ['Carrier – FedEx', 'Carrier: FedEx.'],
  ['**Parcel status**\n\nLost.', 'Parcel status: Lost.'],
  ['P.S. Lifetime warranty.', 'Lifetime warranty.'],
  ["Here's a quick rundown of the 4.2 release (3 March 2025):", 'The 4.2 release: 3 March 2025.'],
  ['Die Lieferung ist verloren gegangen, oder?', 'Die Lieferung ist verloren gegangen.'],
  ["La livraison est perdue, n'est-ce pas ?", 'La livraison est perdue.'],
  ['El paquete se perdió, ¿verdad?', 'El paquete se perdió.'],
  ['Désolé que votre colis soit perdu.', 'Votre colis soit perdu.'],
];

const BEHIND_ENGLISH: readonly string[] = [
  'Ihre Erstattung wurde genehmigt.',
  'Keine Garantie.',
  'Bestellung storniert.',
  'Commande annulée.',
  'Garantie à vie.',
  'Su pedido fue cancelado.',
  'Sin garantía.',
];

const ASIDE: readonly string[] = [
  "I've taken a look at your account.",
  "I've thought about it a lot.",
  'I was able to find your account.',
  "Honestly, I'd choose the blue one.",
  "To be honest, it's a lot to digest.",
  'I understand how frustrating this is.',
  'I understand that you are upset.',
  'I think it is important to rest.',
  'I think the blue one is nicer.',
  'The mugs look great and feel lovely.',
  'The view is beautiful and the food is wonderful.',
  'Sorry for the trouble.',
  'So sorry about this!',
  'Glad you like it!',
  'Consider using the app.',
  'Open the app daily.',
  '## Written by Kim',
  '## Based on your answers',
  '## Free trial',
  'Minutes – Board meeting',
  'Kim – Support Team',
  '**Kind regards**\n\nKim',
  'P.S. Have a great day!',
  'I believe so.',
  'Does it work? I hope so.',
  'Möchten Sie sonst noch etwas, oder?',
  'Danke für Ihre Geduld.',
  'Merci pour votre patience.',
];

describe('what states a fact is a claim', () => {
  for (const [answer, claim] of CLAIMS)
    test(answer, () => {
      assert.deepEqual(claimsOf(answer), [claim]);
    });

  for (const sentence of BEHIND_ENGLISH)
    test(`behind an English sentence: ${sentence}`, () => {
      assert.deepEqual(claimsOf(`The total is $9. ${sentence}`), ['The total is $9.', sentence]);
    });

  test('with the question that a bare value answers', () => {
    assert.deepEqual(claimsOf('Q: How many beds does the clinic have?\nA: 400.'), [
      'How many beds does the clinic have? 400.',
    ]);
  });
});

describe('what states none is set aside', () => {
  for (const answer of ASIDE)
    test(answer, () => {
      assert.deepEqual(claimsOf(answer), []);
      assert.deepEqual(claimsOf(`The total is $9.\n\n${answer}`), ['The total is $9.']);
    });
});
