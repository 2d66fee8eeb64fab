/** German, French and Spanish: what stands behind "but" with the subject before it, and the day that is so instead of another. */
import { type Told, testTold } from './told.ts';

const BUT: readonly Told[] = [
  [
    'Der Vertrag wurde von der Geschäftsführung genehmigt, aber nicht unterschrieben.',
    ['Der Vertrag wurde nicht unterschrieben.', 'Der Vertrag wurde von der Geschäftsführung genehmigt.'],
    [
      'Der Vertrag wurde unterschrieben.',
      'Der Vertrag wurde nicht genehmigt.',
      'Der Antrag wurde nicht unterschrieben.',
      'Der Vertrag wurde nicht gekündigt.',
      'Der Vertrag wird nicht unterschrieben.',
    ],
  ],
  [
    'Das Paket wurde nicht geöffnet, aber beschädigt.',
    ['Das Paket wurde beschädigt.'],
    ['Das Paket wurde nicht beschädigt.', 'Das Paket wurde geöffnet.'],
  ],
  [
    "La facture a été envoyée au client, mais n'a pas été payée.",
    ["La facture n'a pas été payée."],
    ['La facture a été payée.', "La facture n'a pas été envoyée.", "La commande n'a pas été payée."],
  ],
  [
    'El contrato fue aprobado por el consejo, pero no fue firmado.',
    ['El contrato no fue firmado.'],
    ['El contrato fue firmado.', 'El contrato no fue aprobado.', 'La oferta no fue firmada.'],
  ],
  // Another subject, what may be, is told, or was denied of one day.
  [
    'Der Antrag wurde geprüft, aber der Vertrag nicht unterschrieben.',
    [],
    ['Der Antrag wurde nicht unterschrieben.'],
  ],
  [
    'Der Vertrag soll geprüft, aber nicht unterschrieben werden.',
    [],
    ['Der Vertrag wird nicht unterschrieben.', 'Der Vertrag wurde nicht unterschrieben.'],
  ],
  ['Alle Rechnungen wurden geprüft, aber nicht bezahlt.', [], ['Die Rechnungen wurden nicht bezahlt.']],
  [
    'Anna sagte, dass der Vertrag geprüft wurde, aber nicht unterschrieben.',
    [],
    ['Der Vertrag wurde nicht unterschrieben.'],
  ],
  [
    'Der Vertrag wurde am 3. Mai geprüft, aber nicht unterschrieben.',
    [],
    ['Der Vertrag wurde nicht unterschrieben.'],
  ],
  [
    'Der Vertrag wurde geprüft, aber nicht vollständig übersetzt.',
    [],
    ['Der Vertrag wurde nicht übersetzt.'],
  ],
  [
    'Der Vertrag wurde geprüft, aber nicht von Anna unterschrieben.',
    [],
    ['Der Vertrag wurde nicht unterschrieben.'],
  ],
  [
    'Laut Anna wurde der Vertrag geprüft, aber nicht unterschrieben.',
    [],
    ['Der Vertrag wurde nicht unterschrieben.'],
  ],
  ['La empresa envió el contrato, pero no fue firmado.', [], ['La empresa no fue firmada.']],
  ['Luisa llamó a Pedro, pero no fue atendida.', [], ['Pedro no fue atendido.']],
];
testTold('behind "but"', BUT);

const INSTEAD: readonly Told[] = [
  [
    'Die Zahlung erfolgte nicht am 3. Mai, sondern am 5. Mai.',
    ['Die Zahlung erfolgte am 5. Mai.'],
    [
      'Die Zahlung erfolgte am 3. Mai.',
      'Die Zahlung erfolgte nicht am 5. Mai.',
      'Die Lieferung erfolgte am 5. Mai.',
      'Die Zahlung erfolgte am 6. Mai.',
    ],
  ],
  [
    'Die Ware wurde nicht am 3. Mai, sondern am 5. Mai geliefert.',
    ['Die Ware wurde am 5. Mai geliefert.'],
    ['Die Ware wurde am 3. Mai geliefert.', 'Die Ware wurde nicht am 5. Mai geliefert.'],
  ],
  [
    'El pago no se realizó el 3 de mayo, sino el 5 de mayo.',
    ['El pago se realizó el 5 de mayo.'],
    [
      'El pago se realizó el 3 de mayo.',
      'El pago no se realizó el 5 de mayo.',
      'El envío se realizó el 5 de mayo.',
    ],
  ],
  [
    "Le paiement n'a pas été effectué le 3 mai, mais le 5 mai.",
    ['Le paiement a été effectué le 5 mai.'],
    [
      'Le paiement a été effectué le 3 mai.',
      "Le paiement n'a pas été effectué le 5 mai.",
      'Le virement a été refusé le 5 mai.',
    ],
  ],
  [
    'Die Zahlung erfolgt vielleicht nicht am 3. Mai, sondern am 5. Mai.',
    [],
    ['Die Zahlung erfolgt am 5. Mai.'],
  ],
  [
    'Die Zahlung erfolgte nicht vor dem 3. Mai, sondern nach dem 5. Mai.',
    [],
    ['Die Zahlung erfolgte am 5. Mai.'],
  ],
];
testTold('the day that is so', INSTEAD);

const HOW: readonly Told[] = [
  [
    'Der Bericht wurde nicht vollständig übersetzt.',
    ['Der Bericht wurde nicht vollständig übersetzt.'],
    ['Der Bericht wurde nicht übersetzt.', 'Der Bericht wurde übersetzt.'],
  ],
  ['Le dossier a été entièrement relu.', ['Le dossier a été relu.'], ["Le dossier n'a pas été relu."]],
  ["Le dossier n'a pas été entièrement relu.", [], ["Le dossier n'a pas été relu."]],
  ['El informe no fue traducido completamente.', [], ['El informe no fue traducido.']],
];
testTold('what is not done in full', HOW);
