// What says more is not said by what says less, and what is of one is not of another.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

/** Evidence, what it carries, and what it does not. */
const CASES: readonly (readonly [
  evidence: string,
  carried: readonly string[],
  refused: readonly string[],
])[] = [
  [
    'The council rejected the proposal.',
    ['The council turned down the proposal.'],
    ['The council vetoed the proposal.'],
  ],
  ['The council vetoed the proposal.', ['The council rejected the proposal.'], []],
  [
    'The hearing was postponed.',
    ['The hearing was put off.'],
    ['The hearing was shelved.', 'The hearing was cancelled.'],
  ],
  ['The agency disclosed the figures.', [], ['The agency leaked the figures.']],
  ['The technician checked the seal.', [], ['The technician verified the seal.']],
  ['The technician verified the seal.', ['The technician checked the seal.'], []],
  ['The crew dealt with the leak.', [], ['The crew fixed the leak.']],
  ['The panel nominated Ms Aydin.', [], ['The panel appointed Ms Aydin.']],
  ['Rudi offered his resignation.', [], ['Rudi resigned.']],
  ['Tarn Ltd filed for bankruptcy.', ['Tarn Ltd went bankrupt.'], ['Tarn Ltd was declared bankrupt.']],
  ['The bill is unpaid.', ['The bill is outstanding.'], ['The bill is overdue.']],
  [
    'Noor is out of the office until Tuesday.',
    ['Noor is away until Tuesday.'],
    ['Noor is on leave until Tuesday.'],
  ],
  ['The ticket was forwarded to Silvio.', [], ['The ticket was escalated to Silvio.']],
  ['The mug is damaged.', [], ['The mug is cracked.']],
  ['The mug is cracked.', ['The mug is damaged.'], []],
  ['The tram is out of service.', ['The tram is not in service.'], ['The tram is broken.']],
  ['The entry fee was not refunded.', [], ['The entry fee was non-refundable.']],
  [
    'The review was rescheduled to 4 May.',
    [],
    ['The review was postponed to 4 May.', 'The review was pushed back to 4 May.'],
  ],
  ['The review was postponed to 4 May.', ['The review was rescheduled to 4 May.'], []],
  ['Mr Bello is responsible for the boiler.', [], ['Mr Bello is to blame for the boiler.']],
  [
    'Guests have until 9 June to cancel the visit.',
    ['The deadline for guests to cancel the visit is 9 June.'],
    ['Guests must cancel the visit by 9 June.'],
  ],
  ['Kaya has not passed the welding test yet.', [], ['Kaya failed the welding test.']],
  ['Ilse will pay the fine.', [], ['Ilse must pay the fine.', 'Ilse has to pay the fine.']],
  ['The tenant will pay for repairs.', ['The tenant must pay for repairs.'], []],
  [
    'Ilse offered to call the plumber.',
    [],
    ['Ilse has to call the plumber.', 'Ilse is to call the plumber.'],
  ],
  [
    'Ilse volunteered to call the plumber.',
    [],
    ['Ilse was tasked with calling the plumber.', 'Ilse must call the plumber.'],
  ],
];

const OTHERS: typeof CASES = [
  [
    'The bakery saved flour by weighing it, and changed suppliers.',
    [],
    ['The bakery saved flour by changing suppliers.'],
  ],
  ['The bakery saved flour by weighing it.', ['The bakery saved flour by weighing it.'], []],
  [
    'The cat got in through the hatch after opening a cupboard.',
    [],
    ['The cat got in by opening a cupboard.'],
  ],
  ['Ute had the soup delivered.', [], ['Ute ate the soup.']],
  ['The club owns a yacht with a 14-metre mast.', [], ['The club owns a 14-metre yacht.']],
  ['Preparing to rent the hall took two weeks.', [], ['The hall took two weeks to rent.']],
  ['The coupon is valid for all books above €20.', [], ['The coupon is valid for all books.']],
  ['The guard weighs all bags larger than a shoebox.', [], ['The guard weighs all bags.']],
  ['The bill (total €90) was paid with €60.', [], ['The bill was paid in full.']],
  ['Agenda\n1. Approval of the accounts\n2. Any other business', [], ['The accounts were approved.']],
  ['Topic: cancellation of the lease', [], ['The lease was cancelled.']],
  [
    'The draft was due on Monday and has been moved to Thursday.',
    ['The draft was due on Monday.'],
    ['The draft is due on Monday.'],
  ],
  ['The room was €80 last year and is €95 today.', ['The room is €95.'], ['The room is €80.']],
  [
    'Paying by cheque costs 2%; paying by transfer is free.',
    ['Paying by transfer is free.'],
    ['Paying by cheque is free.'],
  ],
  ['Shaking the lamp caused the fault; replacing it cured it.', [], ['Shaking the lamp cured the fault.']],
  [
    'Sync 3 June\nAction items\n- Mei: update the handbook\n- Bo: archive logs (by 10 June)',
    ['Bo has to archive logs by 10 June.', 'Mei has to update the handbook.'],
    ['Mei has to update the handbook by 3 June.', 'Mei has to update the handbook by 10 June.'],
  ],
  ['Parking lot (not now):\n- Kim: order chairs', [], ['Kim has to order chairs.']],
  [
    'Actions:\n- Kim: order the desks by Friday\n- Lou: order the chairs',
    ['Kim has to order the desks by Friday.'],
    ['The chairs have to be ordered by Kim by Friday.'],
  ],
  ['Ops team: wiki update done.', [], ['The wiki has to be updated by the ops team.']],
];

for (const [name, cases] of [
  ['what says more or less', CASES],
  ['what is of another', OTHERS],
] as const)
  describe(name, () => {
    for (const [evidence, carried, refused] of cases) {
      for (const claim of carried)
        test(`${evidence} → ${claim}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
      for (const claim of refused)
        test(`${evidence} ↛ ${claim}`, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));
    }
  });
