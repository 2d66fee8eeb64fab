// What mails, contracts, tickets and offices say in more than one turn.
import { testTold } from './told.ts';

testTold('turns of business', [
  [
    'Petra is out of office from 4 to 15 August.',
    ['Petra is away from 4 to 15 August.', 'Petra is not in the office from 4 to 15 August.'],
    ['Petra is away from 4 to 16 August.'],
  ],
  [
    'Petra is on leave until 15 August.',
    ['Petra is away until 15 August.'],
    ['Petra is at work until 15 August.'],
  ],
  [
    'Joana is filling in for Petra this week.',
    ['Joana is standing in for Petra this week.', 'Joana covers for Petra this week.'],
    ['Petra covers for Joana this week.'],
  ],
  [
    'Omar stepped down as treasurer in May.',
    ['Omar resigned as treasurer in May.'],
    ['Omar was dismissed as treasurer in May.'],
  ],
  [
    'The clinic recruited two nurses in March.',
    ['The clinic hired two nurses in March.', 'Two nurses were hired by the clinic in March.'],
    [],
  ],
  ['The bakery dismissed a driver.', ['The bakery fired a driver.'], ['A driver fired the bakery.']],
  [
    'Sara was promoted to head of logistics on 1 May.',
    ['Sara became head of logistics on 1 May.'],
    ['Sara was elected head of logistics.'],
  ],
  [
    'The new rules take effect on 1 July.',
    ['The new rules come into force on 1 July.', 'The new rules apply from 1 July.'],
    ['The old rules apply from 1 July.', 'The new rules end on 1 July.'],
  ],
  [
    'The lease was terminated with effect from 31 December.',
    ['The lease was terminated as of 31 December.'],
    ['The lease begins on 31 December.'],
  ],
  [
    'The subscription is renewed automatically.',
    ['The subscription renews automatically.'],
    ['The subscription ends automatically.', 'The subscription is not renewed automatically.'],
  ],
  [
    'The buyer bears the cost of the return.',
    ['The buyer pays for the return.', "The return is at the buyer's expense."],
    ['The seller pays for the return.', 'The buyer pays for the lamp.'],
  ],
  [
    'The state will cover 60 percent of the cost.',
    ['The state will pay 60 percent of the cost.', 'The state will bear 60 percent of the cost.'],
    ['The city will pay 60 percent of the cost.', 'The state will pay 40 percent of the cost.'],
  ],
  [
    'Invoice 4471 is overdue.',
    ['Invoice 4471 is unpaid.', 'Invoice 4471 is outstanding.', 'Invoice 4471 has not been paid.'],
    ['Invoice 4471 was paid.'],
  ],
  ['Invoice 4471 is unpaid.', [], []],
  [
    'The ticket is non-refundable.',
    ['The ticket cannot be refunded.', 'The ticket is not refundable.'],
    ['The ticket was refunded.', 'The ticket is not transferable.'],
  ],
  [
    'The price is net of VAT.',
    ['The price does not include VAT.', 'VAT is not included in the price.'],
    ['The price includes VAT.'],
  ],
  [
    'The lamps were sent out on 4 May.',
    ['The lamps were dispatched on 4 May.'],
    ['The lamps were delivered on 4 May.'],
  ],
  [
    'The blue chair is out of stock.',
    ['The blue chair is not available.', 'The blue chair is sold out.'],
    ['The red chair is not available.', 'The blue chair is in stock.'],
  ],
  [
    'The train was 40 minutes late.',
    ['The train was delayed by 40 minutes.', 'The train had a delay of 40 minutes.'],
    ['The train was delayed by 14 minutes.'],
  ],
  [
    'Unused goods can be returned within 30 days.',
    ['The return period for unused goods is 30 days.', 'Customers may return unused goods within 30 days.'],
    ['Used goods can be returned within 30 days.'],
  ],
  ['The concert was called off.', ['The concert was cancelled.'], ['The concert took place.']],
  ['The concert was not held on Friday.', [], ['The concert was cancelled.']],
  [
    'The hearing was postponed to 9 June.',
    ['The hearing was moved to 9 June.', 'The hearing was rescheduled for 9 June.'],
    ['The hearing was cancelled.', 'The hearing was moved to 6 June.'],
  ],
  [
    'Lea participated in the workshop.',
    ['Lea took part in the workshop.', 'Lea attended the workshop.'],
    ['Lea led the workshop.'],
  ],
  ['Lea attended the workshop.', [], ['Lea led the workshop.']],
  [
    'Engel missed the meeting.',
    ['Engel did not attend the meeting.', 'Engel was absent from the meeting.'],
    ['Engel attended the meeting.'],
  ],
  ['Registration for the course closes on 3 May.', [], ['The course ends on 3 May.']],
  [
    'The vendor breached the agreement.',
    ['The vendor violated the agreement.', 'The vendor did not comply with the agreement.'],
    ['The vendor complied with the agreement.', 'The customer breached the agreement.'],
  ],
  ['The union is opposed to the plan.', ['The union is against the plan.'], ['The union supports the plan.']],
  ['The union backs the plan.', ['The union is in favour of the plan.'], ['The union opposes the plan.']],
  ['Delia lodged a complaint about the noise.', ['Delia complained about the noise.'], []],
  [
    'Marco received a parcel from Lena.',
    ['Lena sent Marco a parcel.', 'Lena sent a parcel to Marco.'],
    ['Marco sent Lena a parcel.'],
  ],
  ['Lena sent Marco a parcel.', [], ['Marco received a parcel from Lena.']],
  [
    'Ines sold the boat to Karl.',
    ['Karl bought the boat from Ines.'],
    ['Karl sold the boat to Ines.', 'Ines bought the boat from Karl.'],
  ],
  ['Karl borrowed the drill from Ines.', ['Ines lent the drill to Karl.'], ['Karl lent the drill to Ines.']],
  [
    'The firm is headquartered in Lyon.',
    ["The firm's headquarters are in Lyon.", 'The firm is based in Lyon.'],
    ['The firm was founded in Lyon.'],
  ],
  ['The firm is based in Lyon.', [], ["The firm's head office is in Paris."]],
  [
    'The path links the school with the lake.',
    ['The path connects the school and the lake.', 'The path connects the school to the lake.'],
    ['The path connects the church with the lake.'],
  ],
  [
    'The bill exceeds 500 euros.',
    ['The bill is higher than 500 euros.', 'The bill is over 500 euros.'],
    ['The bill is lower than 500 euros.', 'The bill is 500 euros.'],
  ],
  ['Pedro failed the exam.', ['Pedro did not pass the exam.'], ['Pedro passed the exam.']],
  ['Pedro did not fail the exam.', [], ['Pedro failed the exam.']],
  [
    'The driver escaped unhurt.',
    ['The driver was not injured.', 'The driver was unharmed.'],
    ['The driver was injured.', 'The passenger was not injured.'],
  ],
  ['Nobody was hurt.', ['There were no injuries.', 'No one was injured.'], ['Somebody was injured.']],
  [
    'The contract is still unsigned; the board gave the green light to the project on 3 May.',
    ['The board approved the project on 3 May.'],
    ['The board rejected the project on 3 May.', 'The board signed the contract.'],
  ],
  [
    'The printer is out of order.',
    ['The printer does not work.', 'The printer is broken.'],
    ['The printer works.'],
  ],
  [
    'The printer was broken and is back in service.',
    ['The printer is working again.'],
    ['The printer is broken.'],
  ],
  [
    'Tenants have until 5 May to object.',
    [],
    ['Tenants objected by 5 May.', 'Tenants must object by 15 May.'],
  ],
  [
    'The council turned down the offer.',
    ['The council rejected the offer.'],
    ['The council accepted the offer.', 'The offer turned down the council.'],
  ],
  [
    'The tablets are taken twice daily.',
    ['The tablets are taken twice a day.'],
    ['The tablets are taken once a day.'],
  ],
  ['The repair is free of charge.', ['The repair is at no cost.'], ['The repair costs extra.']],
]);
