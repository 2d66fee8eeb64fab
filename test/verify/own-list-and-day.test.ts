/**
 * What is told of another list, by another than the one who is named before a colon, and of the day of another deed: each line that
 * leads a list speaks of its own items, and a participle of the subject has a day of its own.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  // Of two lists each has its own line.
  [
    'Included:\n- Frame\n- Screws\nNot included:\n- Glass\n- Wall plugs',
    ['The frame is included.', 'The glass is not included.'],
    ['The glass is included.', 'The wall plugs are included.'],
  ],
  [
    '## Permitted\n- Bikes\n- Surfboards\n\n## Forbidden\n- Pets\n- Gas bottles',
    [],
    ['Pets are permitted.', 'Gas bottles are permitted.'],
  ],
  [
    'Covered:\n- Fire\n- Water\n\nExcluded:\n- Theft\n- War',
    ['Fire is covered.', 'Theft is excluded.'],
    ['Theft is covered.', 'War is covered.'],
  ],
  ['What is covered:\n1. Fire\n2. Water\nWhat is not covered:\n1. Theft', [], ['Theft is covered.']],
  ['In stock:\n- Bread\nOut of stock:\n- Milk', [], ['Milk is in stock.']],
  // Whoever speaks has not done what is told of another.
  ['Rita: Max signed the form.', ['Max signed the form.'], ['Rita signed the form.']],
  ['Dana: Tom said the router was safe. I doubt it.', [], ['Dana said that the router was safe.']],
  ['[10:04] Kim: Leo closed the account.', [], ['Kim closed the account.']],
  ['Kim: Our lawyer reviewed the lease.', [], ['Kim reviewed the lease.']],
  ['Dana: Tom is the admin.', [], ['Dana is the admin.']],
  ['Lee: laptop returned', ['Lee returned the laptop.'], []],
  ['Rita: I signed the form.', ['Rita signed the form.'], []],
  // Each name has its own part behind a label.
  [
    'Plan: Ana approved, Luis rejected.',
    ['Ana approved the plan.'],
    ['Luis approved and Ana rejected the plan.', 'Luis approved the plan.'],
  ],
  ['Rota: Kim off, Ana works', [], ['Ana is off and Kim works.']],
  // Of two of a kind each has its own lines, and its own sentence.
  [
    'North gate\nStatus: open\n\nSouth gate\nStatus: locked',
    ['The south gate is locked.'],
    ['The north gate is locked.'],
  ],
  [
    'Home loan\nStatus: overdue\n\nCar loan\nStatus: paid',
    ['The home loan is overdue.'],
    ['The car loan is overdue.'],
  ],
  ['North gate\nStatus: locked\nKeys: with Kim', ['The north gate is locked.'], []],
  [
    'Spring release shipped in May. Summer release planned.',
    ['The spring release was shipped in May.'],
    ['The summer release was shipped in May.'],
  ],
  ['Day bus cancelled on Monday. Night bus runs as usual.', [], ['The night bus was cancelled on Monday.']],
  // Of two times told in one row.
  [
    'The ferry leaves at 9:00 on weekdays and at 10:00 on Sundays.',
    ['The ferry leaves at 9:00 on weekdays.', 'The ferry leaves at 10:00 on Sundays.'],
    ['The ferry leaves at 9:00.'],
  ],
  ['Agenda: router upgrade, licence renewal', [], ['The router was upgraded.', 'The licence was renewed.']],
  // A day behind a participle of the subject.
  [
    'La facture émise le 1 juin a été payée le 9 juin.',
    ['La facture a été payée le 9 juin.'],
    ['La facture a été payée le 1 juin.'],
  ],
  [
    'La séance prévue le 4 mai a eu lieu le 11 mai.',
    ['La séance a eu lieu le 11 mai.'],
    ['La séance a eu lieu le 4 mai.'],
  ],
  ['Le colis expédié le 2 mai a été livré.', [], ['Le colis a été livré le 2 mai.']],
  ['Le 9 juin, la facture a été payée.', ['La facture a été payée le 9 juin.'], []],
  [
    'El paquete enviado el 2 de mayo fue entregado el 6 de mayo.',
    ['El paquete fue entregado el 6 de mayo.'],
    ['El paquete fue entregado el 2 de mayo.'],
  ],
  [
    'La factura emitida el 1 de junio fue pagada el 9 de junio.',
    [],
    ['La factura fue pagada el 1 de junio.'],
  ],
];

testTold('of its own list, speaker and day', TOLD);
