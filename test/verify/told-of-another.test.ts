/**
 * What is told of another than the claim speaks of: of what stands behind a preposition left at its verb, of whom somebody is
 * only likened to or is something to, of one of a kind that is told apart from it, and of what the head above a line names.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  // A preposition left behind its verb.
  ['The trainee was paid for by the guild.', [], ['The trainee was paid.']],
  [
    'The specimen was sent for by the clinic.',
    ['The specimen was sent for by the clinic.'],
    ['The specimen was sent.'],
  ],
  ['The suite was paid for by the sponsor, and the taxi too.', [], ['The suite was paid.']],
  [
    'The specimen was sent to the clinic by Olga.',
    ['The specimen was sent to the clinic.', 'The specimen was sent.'],
    [],
  ],
  ['The form was handed in by Olga.', ['The form was handed in.'], []],
  // What somebody asks is no condition.
  [
    'Ruth asked if the gate was locked.',
    ['Ruth asked if the gate was locked.'],
    ['If the gate was locked, Ruth asked.'],
  ],
  ['On Friday the clerk wondered whether the fee was due.', [], ['If the fee was due, the clerk wondered.']],
  ['If the gate was locked, Ruth asked.', [], ['Ruth asked if the gate was locked.']],
  // Likened to another.
  ['Hugo reports to the same director as Petra.', [], ['Hugo reports to Petra.']],
  ['Hugo rents from the same agency as Petra.', [], ['Hugo rents from Petra.']],
  ['The crate went to a different depot than Basel.', [], ['The crate went to Basel.']],
  ['Hugo reports to Petra, as does Kai.', ['Hugo reports to Petra.'], []],
  // What somebody is to another.
  ['The caller was the daughter of the account holder.', [], ['The caller was the account holder.']],
  [
    'Nils is an assistant to the treasurer.',
    ['Nils is an assistant to the treasurer.'],
    ['Nils is the treasurer.'],
  ],
  ["Nadia is one of Karl's managers.", ["Nadia is one of Karl's managers."], []],
  ['Nils is the treasurer of the rowing club.', ['Nils is the treasurer.'], []],
  // One that is told apart.
  [
    'Room: single. The adjoining room has a balcony.',
    ['The adjoining room has a balcony.'],
    ['The room has a balcony.'],
  ],
  [
    'Desk lamp Nilo, without a plug. The matching floor lamp comes with a dimmer.',
    ['The matching floor lamp comes with a dimmer.'],
    ['The lamp comes with a dimmer.'],
  ],
  [
    'We sent an offer in June. The second offer was accepted.',
    ['The second offer was accepted.'],
    ['The offer was accepted.'],
  ],
  ['The old boiler was scrapped; the new one was fitted in May.', [], ['The boiler was scrapped.']],
  ['The old boiler was scrapped on Monday.', ['The boiler was scrapped on Monday.'], []],
  ['They ordered a van in March. The new van was delivered in May.', ['The van was delivered in May.'], []],
  // Lines under a head of their own.
  [
    'Order 4471\nItems: 2 lamps\n\nRefund\nRequested by: Olga Sand\nStatus: open',
    ['The refund was requested by Olga Sand.'],
    ['The order was requested by Olga Sand.', 'Order 4471 was requested by Olga Sand.'],
  ],
  [
    '# Laptop L-7\nOwner: Kai\n\n## Charger\n- Returned on: 9 June',
    [],
    ['The laptop was returned on 9 June.'],
  ],
  [
    'Contract K-9\nParties: Alba, Brio\n\nAmendment 2\nSigned on: 3 May',
    [],
    ['The contract was signed on 3 May.'],
  ],
  [
    'Contract K-9\nParties: Alba, Brio\n\nSignatures\nSigned on: 3 May',
    ['The contract was signed on 3 May.'],
    [],
  ],
  ['Order 4471\nItems: 4\n\nPayment details\nPaid on: 3 May', ['The order was paid on 3 May.'], []],
  ['Order 4471\nItems: 4\n\nHistory\nApproved by: Tom Ray', ['The order was approved by Tom Ray.'], []],
  // Who pays under a condition.
  [
    'If the goods are faulty, the shop pays the postage. Otherwise the customer does.',
    [],
    ['The shop pays the postage.', 'The customer pays the postage.'],
  ],
  [
    'If goods are faulty, the shop pays for their return.',
    ['The shop pays for the return of faulty goods.'],
    [],
  ],
];

testTold('what is told of another', TOLD);
