// What letters, minutes, notices and reports of several sentences say is found in other plain words, and what they nearly say is not.
import { testTold } from './told.ts';

testTold('business paragraphs in other words', [
  [
    'Dear Ms. Okafor, thank you for writing to us about order 48213. The parcel left our warehouse in Lille on 3 May and was handed to the carrier the same evening. Delivery took place on 6 May, and a neighbour, Mr. Brandt, signed for it. You told us that the lamp arrived with a cracked shade. We have shipped a replacement shade free of charge, and it should reach you within five working days. You do not need to return the damaged one. If the replacement does not arrive by 20 May, please call us on the number below.',
    [
      'The order was delivered on 6 May.',
      'Mr. Brandt signed for the parcel.',
      'A replacement shade has been sent at no cost.',
      'The damaged shade does not have to be sent back.',
      'According to Ms. Okafor, the shade of the lamp was cracked on arrival.',
    ],
    [
      'Ms. Okafor signed for the parcel.',
      'The replacement shade has arrived.',
      'The parcel left the warehouse on 6 May.',
    ],
  ],
  [
    'As of 1 July, all staff in the Leeds office may work from home up to two days a week. Requests are approved by the line manager and must be filed no later than Thursday of the week before. Employees in their probation period are excluded from the scheme. Ms. Hartley is responsible for the scheme and answers questions about it. Laptops are provided by IT; private devices may not be used. A review of the scheme is planned for December.',
    [
      'The line manager approves requests.',
      'Ms. Hartley is in charge of the scheme.',
      'Using private devices is not allowed.',
      'IT provides the laptops.',
    ],
    [
      'All staff may work from home up to two days a week.',
      'Staff in the Leeds office must work from home two days a week.',
      'Requests are approved by Ms. Hartley.',
    ],
  ],
  [
    'The board met on 12 March 2024 in Oslo. Ms. Lind chaired the meeting; Mr. Aas and Dr. Berg attended, and apologies were received from Ms. Moe. The budget for 2025 was approved unanimously. The proposal to sell the Bergen site was rejected by four votes to two. Dr. Berg was asked to prepare a report on energy costs by the end of April. The next meeting will take place on 9 May.',
    [
      'The board unanimously approved the 2025 budget.',
      'The meeting was chaired by Ms. Lind.',
      'Ms. Moe sent her apologies.',
      'The board rejected the proposal to sell the Bergen site.',
      'The next meeting is on 9 May.',
      'Dr. Berg is to prepare a report on energy costs.',
      'Mr. Aas was at the meeting.',
    ],
    [
      'Ms. Moe attended the meeting.',
      'The Bergen site was sold.',
      'The budget for 2024 was approved unanimously.',
    ],
  ],
  [
    'On Tuesday at 14:10 the checkout service began to return errors. About 12 percent of requests failed until 14:55. An expired certificate on the payment gateway was the cause. The on-call engineer, Priya Nair, renewed the certificate at 14:50, and the service recovered five minutes later. No customer data was lost. We believe that some orders may have been charged twice; the finance team is checking this. An alert for certificates close to expiry will be added this week.',
    ['The certificate was renewed at 14:50.', 'No customers lost data.'],
    [
      'Some orders were charged twice.',
      'The finance team renewed the certificate.',
      'All requests failed until 14:55.',
    ],
  ],
  [
    "This lease is made between Birchwood Estates Ltd (the Landlord) and Tomasz Wilk (the Tenant). The term is 24 months, starting on 1 October 2023. The monthly rent is £1,150, payable in advance on the first day of each month. The Tenant has paid a deposit of £1,725. The Landlord is liable for repairs to the roof and the boiler, while the Tenant bears the cost of repairs to appliances. The Tenant may not keep pets without the written consent of the Landlord. Either party may end the lease by giving two months' written notice.",
    [
      'The lease runs for two years.',
      'The lease begins on 1 October 2023.',
      'The deposit amounts to £1,725.',
      'The Tenant pays for repairs to appliances.',
      'Written consent from the Landlord is needed to keep pets.',
    ],
    [
      'The Tenant may not keep pets.',
      'The Tenant pays for repairs to the boiler.',
      'The Landlord has paid a deposit of £1,725.',
    ],
  ],
  [
    'Thank you for shopping with Norwick Outdoors! We have received your order of 2 tents and 4 sleeping bags. The total comes to $612.40, including $18.00 for shipping. Your card ending in 4471 has been charged. The tents are in stock and ship today; the sleeping bags are on back order and are expected in mid-June. Items may be returned within 60 days if they are unused. Refunds are issued to the original payment method.',
    [
      'The total is $612.40.',
      'The total of $612.40 includes shipping of $18.00.',
      'The tents will be shipped today.',
      'The sleeping bags should arrive in mid-June.',
      'Unused items can be sent back within 60 days.',
      "The customer's card ending in 4471 was charged.",
    ],
    ['The sleeping bags ship today.', 'Shipping is free.', 'Four tents were ordered.'],
  ],
  [
    'The elevator in building C was inspected on 14 February 2025 by Rolf Engel of TechSafe. The brakes, the doors and the emergency phone were tested, and all of them worked. The inspector noted wear on the second cable and recommended that it be replaced within six months. The lighting in the machine room was found to be defective. It was repaired on 20 February. The certificate is valid until 14 February 2026. The owner has been informed of the findings.',
    [
      "TechSafe's Rolf Engel inspected the elevator in building C.",
      'The inspection of the elevator took place on 14 February 2025.',
      'The emergency phone worked.',
      'The inspector advised replacing the second cable within six months.',
      'The lighting in the machine room was repaired on 20 February.',
      'The certificate expires on 14 February 2026.',
      'The findings were reported to the owner.',
    ],
    [
      'The second cable was replaced.',
      'The brakes were defective.',
      'The inspector found wear on both cables.',
    ],
  ],
  [
    'Your claim number 77-204 for water damage has been reviewed. The damage was caused by a burst pipe in the flat above yours. Your policy covers water damage up to €15,000 with an excess of €300. Our assessor, Ms. Keller, visited the flat on 8 January and estimated the repair costs at €4,200. We will therefore pay €3,900 to your account within ten days. The damaged carpet is not covered, because it was bought after the policy was changed. You may appeal against this decision in writing within one month.',
    [
      'Ms. Keller put the repair costs at €4,200.',
      'The flat was visited by the assessor on 8 January.',
      'The excess is €300.',
      'The policy covers water damage of up to €15,000.',
    ],
    [
      'The insurer has paid €3,900.',
      'The insurer will pay €4,200.',
      "A burst pipe in the claimant's own flat caused the damage.",
    ],
  ],
  [
    'Dear colleagues, Henrik Solberg has been head of logistics since 2019. He will retire at the end of March. His successor is Amina Diallo, who currently leads the Rotterdam depot. She joined the company in 2014 as a trainee. The handover begins on 1 March and is to be completed within four weeks. A farewell party will be held in the canteen on 28 March at 4 pm. Please sign up with Carla Mendes by 20 March.',
    [
      'Henrik Solberg will retire at the end of March.',
      'Amina Diallo will succeed Henrik Solberg.',
      'Amina Diallo runs the Rotterdam depot at present.',
      'The handover starts on 1 March.',
      'The farewell party takes place in the canteen.',
    ],
    [
      'Henrik Solberg has retired.',
      'Amina Diallo has been head of logistics since 2019.',
      'Henrik Solberg joined the company in 2014.',
    ],
  ],
  [
    'On the night of 11 to 12 June a forklift hit a rack in hall 3 of our Graz site. The driver, a temporary worker, was slightly injured and was treated on the spot by a first aider. Nobody else was hurt. Roughly 40 pallets fell, of which 12 were damaged beyond use. The driver had not completed the safety training. The rack was taken down the next morning. According to the shift leader, the lights in the hall had been flickering for days. The labour inspectorate has been notified.',
    [
      'A forklift ran into a rack in hall 3.',
      'The driver suffered slight injuries.',
      'Only the driver was hurt.',
      'The safety training had not been completed by the driver.',
      'The labour inspectorate was informed.',
    ],
    [
      'The driver was seriously injured.',
      'The first aider was slightly injured.',
      '40 pallets were damaged beyond use.',
    ],
  ],
  [
    'Flight change notice: your flight KL 1187 from Amsterdam to Oslo on 9 September has been cancelled because of a strike. We have rebooked you on KL 1193, which leaves at 18:40 on the same day and arrives at 20:25. Your seat and your baggage allowance of 23 kg stay the same. If the new flight does not suit you, you can change it once at no charge or ask for a full refund. Refund requests must reach us by 30 September. Meal vouchers are handed out at desk 12. Passengers with special meals have to order them again.',
    [
      'Flight KL 1187 was cancelled due to a strike.',
      'The baggage allowance remains 23 kg.',
      'Requests for a refund have to arrive by 30 September.',
      'Meal vouchers are available at desk 12.',
    ],
    [
      'Flight KL 1193 has been cancelled.',
      'KL 1193 leaves on 10 September.',
      'The new flight can be changed as often as the passenger likes.',
    ],
  ],
  [
    'The Nimbus 300 kettle holds 1.7 litres and boils a litre of water in three minutes. It is made of stainless steel and comes in black, silver and red. A filter keeps limescale out of your cup; it can be removed and rinsed under the tap. The kettle switches itself off as soon as the water boils or if there is no water in it. The base must not be immersed in water. A two-year warranty covers defects in material and workmanship, but not damage caused by limescale. Spare filters cost €6.50 each and can be ordered online.',
    [
      'The kettle has a capacity of 1.7 litres.',
      'The base may not be put into water.',
      'A spare filter costs €6.50.',
    ],
    [
      'The kettle boils 1.7 litres in three minutes.',
      'The kettle is available in white.',
      'The kettle must not be rinsed under the tap.',
    ],
  ],
  [
    "Minutes of the residents' association, 4 November. Present: nine owners; Ms. Adler took the chair. The treasurer, Mr. Novak, presented the accounts for last year. Income rose by 6 percent to €84,000, while expenses fell slightly. The accounts were adopted with one abstention. A motion by Mr. Weiss to install a charging station was put to the vote and lost by three votes to five. Ms. Adler will obtain two quotes for the new fence before the next meeting. The meeting closed at 21:15.",
    [
      'Ms. Adler chaired the meeting.',
      'The treasurer is Mr. Novak.',
      "Mr. Novak presented last year's accounts.",
      'Income went up 6 percent.',
      'Income was €84,000.',
      'One owner abstained when the accounts were adopted.',
      'The meeting ended at 9:15 pm.',
    ],
    [
      'Mr. Novak chaired the meeting.',
      'Expenses rose by 6 percent.',
      'The accounts were adopted unanimously.',
    ],
  ],
  [
    "Hello Support, I bought a Pico 2 speaker in your Cork store on 14 April and paid €89 by card. Since the last update on 2 June it has not been connecting to my phone. I have already reset it twice, without success. My wife's phone has the same problem, so it is not the phone. I would like to have it repaired or get my money back. I can bring it to the store on Saturday, but not before 11 am. Regards, Declan Foy",
    ['The speaker cost €89.', 'Mr. Foy paid by card.'],
    [
      'The speaker was bought on 2 June.',
      'Declan Foy has reset his phone twice.',
      'The speaker has been repaired.',
    ],
  ],
  [
    'Under the supply agreement, Helios GmbH delivers 200 solar modules to Brenner Bau by 15 August. The price is €118 per module; the freight is borne by Helios. Payment is due within 30 days after receipt of the invoice. If delivery is delayed by more than two weeks, Brenner may withdraw from the agreement. Defects have to be reported in writing within eight days of delivery. Helios guarantees an output of at least 90 percent for ten years. The agreement was signed by Ms. Pohl for Helios and by Mr. Auer for Brenner.',
    [
      'Each module costs €118.',
      'Helios pays for the freight.',
      'The invoice has to be paid within 30 days of receipt.',
      'Ms. Pohl signed the agreement for Helios.',
      'Mr. Auer signed on behalf of Brenner.',
    ],
    [
      'Brenner bears the freight.',
      'Helios delivered 200 solar modules.',
      'Brenner may withdraw from the agreement if delivery is delayed.',
    ],
  ],
  [
    'Library notice: From Monday, 6 October, the branch in Elm Street will be open from 10 am to 7 pm on weekdays. On Saturdays it closes at 2 pm; on Sundays and public holidays it stays closed. Adults pay a yearly fee of 20 euros, and children under 14 pay nothing. Up to ten items can be borrowed for four weeks. Each item may be renewed twice unless somebody else has reserved it. For overdue books we charge 30 cents per day. The reading room on the second floor is being renovated and is expected to reopen in spring.',
    [
      'The annual fee for adults is 20 euros.',
      'Children under 14 do not pay a fee.',
      'Overdue books cost 30 cents a day.',
      'The reading room should open again in spring.',
    ],
    [
      'The branch is open on Saturdays until 7 pm.',
      'Children pay 20 euros a year.',
      'Each item may be renewed twice.',
    ],
  ],
  [
    'The annual general meeting of Fjord Rowing Club took place on 14 March in the clubhouse. The president, Ms. Vik, took the chair; 34 members attended. Apologies were received from Mr. Dahl. The treasurer reported that income was up 6 percent, while costs were unchanged. The proposal to buy a second boat was approved by 25 votes to 9. A motion to raise the fee was rejected by a large majority. Ms. Ness was elected secretary for two years; her predecessor is Mr. Holm. The next meeting will be held in the autumn.',
    [
      'The general meeting was held on 14 March.',
      'Ms. Vik chaired the meeting.',
      'Mr. Dahl sent his apologies.',
      '25 members voted for buying a second boat.',
      'Nine members voted against the proposal to buy a second boat.',
    ],
    ['Ms. Ness chaired the meeting.', 'The fee was raised.', 'A second boat was bought.'],
  ],
  [
    'Dear Mr. Osei, your rental car was returned to our Porto branch on 21 June at 17:30. An inspection took place in your presence. There was a scratch on the left door that is not listed in the handover report. Our garage has put the cost of the repair at €310. Your excess under the contract is €500, so the full amount is charged to your card. The deposit of €800 has been released. If you do not agree, please write to us no later than 15 July.',
    [
      'The car was returned on 21 June.',
      'The repair costs were estimated at €310 by the garage.',
      'The excess is €500.',
      'The deposit has been released.',
    ],
    [
      'The car was returned on 15 July.',
      'The scratch was on the right door.',
      "€500 is charged to Mr. Osei's card.",
    ],
  ],
  [
    'From 1 September the museum is open from Tuesday to Sunday between 10 am and 6 pm. On Thursdays it stays open until 9 pm. Admission is 12 euros; students pay 7 euros, and children under 12 get in free. Guided tours take place every Saturday at 2 pm and last 90 minutes. Tickets for tours must be booked online at least two days ahead. The café on the ground floor is being rebuilt and will be closed until November. Bags larger than A4 have to be left in the lockers.',
    ['Students pay 7 euros for admission.', 'The café is being rebuilt.'],
    [
      'The museum is open on Mondays.',
      'On Fridays the museum stays open until 9 pm.',
      'Students get in free.',
    ],
  ],
  [
    'On 4 October the payroll system was unavailable between 09:10 and 10:40. The outage was caused by a full disk on the database server; the monitoring alert had been switched off during maintenance the week before. Tomas Riel, who was on call, freed space by deleting old logs. Salaries were paid on time, but 14 payslips were sent out twice. The affected employees were informed by e-mail the same afternoon. The alert has been reactivated. A second disk has been ordered and is expected on 20 October.',
    [
      'The payroll system was down from 09:10 to 10:40.',
      'A full disk on the database server caused the outage.',
      'Tomas Riel deleted old logs.',
      '14 payslips were sent two times.',
      'The second disk should arrive on 20 October.',
      'Salaries were not late.',
    ],
    [
      'Salaries were paid late.',
      'The payroll system was down until 09:10.',
      'The second disk has been installed.',
    ],
  ],
]);
