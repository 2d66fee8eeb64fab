/**
 * Who did what to whom: who stands beside a verb in the passive and is not its agent, in a relative clause, or behind the
 * noun of a deed is not thereby its doer; who is named for it in another turn is.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';
import { type Told, testTold } from './told.ts';

const PASSIVES: readonly Told[] = [
  [
    "Nora's application was refused.",
    ["Nora's application was refused.", 'The application was refused.'],
    ['Nora refused the application.', 'Nora has refused the application.', 'Nora declined the application.'],
  ],
  [
    "Ravi's application was refused by Carla on 3 May.",
    ['Carla refused the application on 3 May.', "Carla refused Ravi's application."],
    ['Ravi refused the application.', 'Ravi refused the application on 3 May.'],
  ],
  [
    'The shipment for Orion Ltd was inspected at the port.',
    ['The shipment for Orion Ltd was inspected.'],
    ['Orion Ltd inspected the shipment.', 'Orion Ltd inspected the shipment at the port.'],
  ],
  ['The appeal by Ms Haas was dismissed.', ['The appeal was dismissed.'], ['Ms Haas dismissed the appeal.']],
  [
    'The ban on Rufus Ltd was lifted by the court on 9 June.',
    ['The court lifted the ban on 9 June.'],
    ['Rufus Ltd lifted the ban.', 'Rufus Ltd lifted the ban on 9 June.'],
  ],
  ['Case 12 was referred to Dr Lund.', [], ['Dr Lund referred case 12.']],
  ['The laptop was stolen from Jonas.', [], ['Jonas stole the laptop.']],
  ['The camera stolen from Jonas was found in a park.', [], ['Jonas stole the camera.']],
  ['The voucher was issued by us to Ms Hart.', [], ['Ms Hart issued the voucher.']],
  ["Vera's boat has to be repaired.", [], ['Vera has to repair the boat.']],
  [
    "Sara's camera was repaired by Jon and returned on Friday.",
    ["Jon repaired Sara's camera."],
    ['Sara returned the camera on Friday.'],
  ],
  [
    'The museum was notified of the flaw by the dealer.',
    ['The dealer notified the museum of the flaw.'],
    ['The museum notified the dealer of the flaw.'],
  ],
  ['The crew was paid on 3 May.', [], ['The crew paid on 3 May.']],
  ['The landlord was sued for damages by the tenants.', [], ['The landlord sued for damages.']],
  ['Ben was called by the agency and rejected the offer.', ['Ben rejected the offer.'], []],
  ['The plan that was approved by Rosa costs 5,000 euros.', ['Rosa approved the plan.'], []],
  ["Otto's membership was cancelled. He cancelled it in May.", ['Otto cancelled the membership.'], []],
  ['Mr Amin was married to Ms Bose.', ['Mr Amin married Ms Bose.'], []],
  ['The store was closed on 1 May.', ['The store closed on 1 May.'], []],
  ['The subscription was renewed on 1 May.', ['The subscription renewed on 1 May.'], []],
  ['The letter was sent from the Leeds office.', ['The Leeds office sent the letter.'], []],
];

const RELATIVES: readonly Told[] = [
  [
    'The landlady, whose boiler was replaced, thanked the plumber.',
    ['The landlady thanked the plumber.'],
    ['The landlady was replaced.'],
  ],
  ['The pilot whose licence was suspended appealed.', [], ['The pilot was suspended.']],
  ['The dog whose owner died was adopted.', ['The dog was adopted.'], ['The dog died.']],
  ['Firms whose sales fell in May cut jobs.', [], ['Firms fell in May.']],
  ['Nina, whose brother is a pilot, lives in Rome.', ['Nina lives in Rome.'], ['Nina is a pilot.']],
  [
    'The woman whose bag was searched complained to the manager.',
    ["The woman's bag was searched.", 'The bag was searched.'],
    ['The woman was searched.'],
  ],
  [
    'The nurse that the patient bit left the room.',
    ['The patient bit the nurse.'],
    ['The nurse bit the patient.', 'The patient left the room.'],
  ],
  [
    'The supplier the council fined closed in May.',
    ['The supplier closed in May.', 'The council fined the supplier.'],
    ['The supplier fined the council.', 'The council closed in May.'],
  ],
  [
    'The clerk who the customer blamed resigned.',
    ['The clerk resigned.'],
    ['The clerk blamed the customer.', 'The customer resigned.'],
  ],
  ['The email Ana sent contained a virus.', ['Ana sent the email.'], ['Ana contained a virus.']],
  ['The boy who hit the girl ran off.', ['The boy hit the girl.'], ['The girl ran off.']],
  [
    'Mr Gold was appointed director on 20 June, and Ms Perez resigned.',
    ['Mr Gold was appointed director on 20 June.'],
    [],
  ],
];

const NOUNS: readonly Told[] = [
  [
    'The approval of the mortgage by the bank took a week.',
    ['The bank approved the mortgage.'],
    ['The mortgage approved the bank.'],
  ],
  [
    'After the inspection of the kitchen by the authority, the café reopened.',
    ['The authority inspected the kitchen.'],
    ['The kitchen inspected the authority.'],
  ],
  [
    'The delivery of the sofa to Lars took place on Monday.',
    [],
    ['Lars delivered the sofa.', 'The sofa delivered Lars.'],
  ],
  [
    'The sale of the painting by Rosa to Viktor was completed.',
    ['Rosa sold the painting to Viktor.'],
    ['Viktor sold the painting.', 'Viktor sold the painting to Rosa.'],
  ],
  ['The reply to Gina was sent on 3 May.', [], ['Gina replied on 3 May.']],
  ['The transfer of the van to Oskar was recorded.', [], ['Oskar transferred the van.']],
  [
    'The arrest of the mayor by federal agents took place on 2 July.',
    ['Federal agents arrested the mayor on 2 July.'],
    ['The mayor arrested federal agents.'],
  ],
];

const FROM_WHOM: readonly Told[] = [
  [
    'Hana rented the studio from Paul in May.',
    ['Hana rented the studio from Paul.'],
    ['Paul rented the studio from Hana.', 'Paul rented the studio from Hana in May.'],
  ],
  ['Orla learned Greek from Dirk.', ['Orla learned Greek from Dirk.'], ['Dirk learned Greek from Orla.']],
  ['Red differs from blue.', ['Blue differs from red.'], []],
  ['Leeds played against Hull.', ['Hull played against Leeds.'], []],
];

const GERMAN: readonly Told[] = [
  [
    'Die Beschwerde von Eva wurde abgewiesen.',
    ['Die Beschwerde von Eva wurde abgewiesen.'],
    ['Eva hat die Beschwerde abgewiesen.', 'Eva wies die Beschwerde ab.'],
  ],
  ['Die Rechnung vom Verein wird geprüft.', [], ['Der Verein prüft die Rechnung.']],
  [
    'Der Antrag wurde von Ben abgelehnt.',
    ['Ben hat den Antrag abgelehnt.', 'Ben lehnte den Antrag ab.'],
    ['Der Antrag von Ben wurde abgelehnt.'],
  ],
  ['Vom Vorstand wurde der Plan genehmigt.', ['Der Vorstand hat den Plan genehmigt.'], []],
  ['Am Freitag wurde das Konto von der Bank gesperrt.', ['Die Bank hat das Konto am Freitag gesperrt.'], []],
  ['La carta por Ana fue rechazada.', [], ['Ana rechazó la carta.']],
  ['La carta fue firmada por Ana.', ['Ana firmó la carta.'], []],
];

testTold('who did it, by a verb in the passive', PASSIVES);
testTold('who did what, by a relative clause', RELATIVES);
testTold('who did what, by the noun of a deed', NOUNS);
testTold('who had it from whom', FROM_WHOM);
testTold('who did it, in languages that are not parsed', GERMAN);

test('a mark of the whole does not say which of the parties did it', () => {
  const deal = {
    partners: [{ name: 'Nordic AB' }, { name: 'Sole GmbH' }],
    approved: true,
    approved_at: '2026-05-04',
  };
  const status = (claim: string, data: typeof deal | object): string =>
    ask(claim, [data as { readonly [key: string]: never }]).status;
  assert.notEqual(status('Sole GmbH approved the deal on 4 May 2026.', { deal }), 'supported');
  assert.equal(status('The deal was approved on 4 May 2026.', { deal }), 'supported');
  const signed = {
    id: 'C-5',
    parties: [
      { name: 'Nordic AB', role: 'buyer', signed_at: '2026-05-04' },
      { name: 'Sole GmbH', role: 'seller', signed_at: null },
    ],
  };
  assert.equal(status('Nordic AB signed the contract on 4 May 2026.', { contract: signed }), 'supported');
  assert.notEqual(status('Sole GmbH signed the contract on 4 May 2026.', { contract: signed }), 'supported');
});
