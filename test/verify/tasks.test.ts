// A task says what somebody is to do, and not that it was done.
import { testTold } from './told.ts';

testTold('tasks of minutes and lists', [
  [
    'Weekly sync, 14 May. Present: Dana, Viktor, Mei. Action items:\n- Viktor: add disk alerts by 20 May\n- Dana to write the postmortem (15 May)\n- Mei - update the runbook\n- [ ] Book a room for the offsite (Dana, 30 May)',
    [
      'Viktor is to add disk alerts by 20 May.',
      'Viktor has to add disk alerts by 20 May.',
      'Viktor is responsible for adding disk alerts.',
      'Dana is to write the postmortem.',
      'Dana has to write the postmortem by 15 May.',
      'The postmortem is to be written by Dana.',
      'Mei is to update the runbook.',
      'Mei will update the runbook.',
      'Dana is to book a room for the offsite by 30 May.',
      'Updating the runbook was assigned to Mei.',
    ],
    [
      'Viktor added disk alerts.',
      'Dana has written the postmortem.',
      'Mei updated the runbook.',
      'Mei is to write the postmortem.',
      'Dana is to add disk alerts.',
      'Dana has to write the postmortem by 20 May.',
      'A room for the offsite has been booked.',
      'Viktor is to update the runbook.',
    ],
  ],
  [
    'Minutes. The ticket to migrate the billing database was assigned to Priya and is due on 3 June. Leo will prepare the budget. Sara agreed to call the vendor by Friday. It was decided that Tom takes over the newsletter.',
    [
      'Priya is to migrate the billing database.',
      'Priya has to migrate the billing database by 3 June.',
      'Priya is responsible for migrating the billing database.',
      'Leo is responsible for preparing the budget.',
      'Leo is to prepare the budget.',
      'Sara is to call the vendor by Friday.',
      'The billing database is to be migrated by 3 June.',
    ],
    [
      'Priya migrated the billing database.',
      'Leo prepared the budget.',
      'Sara called the vendor.',
      'Leo is to call the vendor.',
      'Priya is to prepare the budget.',
      'The billing database was migrated on 3 June.',
    ],
  ],
  [
    'Follow-ups: (1) Finance to confirm the invoice total by 4 April. (2) Legal to review clause 7. (3) Ops to renew the TLS certificate, owner: Hana.',
    [
      'Finance is to confirm the invoice total by 4 April.',
      'Finance has to confirm the invoice total.',
      'Legal has to review clause 7.',
      'Hana is responsible for renewing the TLS certificate.',
    ],
    [
      'Finance confirmed the invoice total.',
      'Legal has reviewed clause 7.',
      'Legal has to confirm the invoice total.',
      'The TLS certificate was renewed.',
    ],
  ],
  [
    'Minutes of 3 March\n\n## Decisions\n- The office moves to Cologne in June\n\n## To do\n- [x] Order new chairs (Lena)\n- [ ] Cancel the old lease (Omar, by 31 March)\n- [ ] Compare movers\n\n## Next meeting\n10 March',
    [
      'Omar is to cancel the old lease by 31 March.',
      'Omar has to cancel the old lease.',
      'The old lease is to be cancelled by 31 March.',
      'Movers are to be compared.',
    ],
    [
      'Lena is to order new chairs.',
      'Omar cancelled the old lease.',
      'Omar has cancelled the old lease.',
      'The old lease was cancelled.',
      'Lena is to cancel the old lease.',
      'Omar is to compare movers.',
      'Movers were compared.',
    ],
  ],
  [
    "Hi team, quick recap: Ravi to send the contract to Lumen by Thursday. Anna will check the numbers. If we get the green light, Ravi will book the flights. Don't forget: Tom not to call the client.",
    [
      'Ravi is to send the contract to Lumen by Thursday.',
      'Ravi has to send the contract to Lumen.',
      'The contract is to be sent to Lumen by Ravi.',
      'Anna is to check the numbers.',
      'Anna is responsible for checking the numbers.',
    ],
    [
      'Ravi sent the contract to Lumen.',
      'Ravi is to book the flights.',
      'Tom is to call the client.',
      'Anna is to send the contract to Lumen.',
      'Anna checked the numbers.',
      'Lumen is to send the contract.',
      'Ravi is to send the contract by Friday.',
    ],
  ],
  [
    'Next steps:\n1. Kim - draft the FAQ, due 4 Nov\n2. Bo - maybe test the beta\n3. Legal: approve the wording by 6 Nov (done)\n4. Kim and Bo: present the results on 9 Nov',
    [
      'Kim is to draft the FAQ by 4 November.',
      'The FAQ is due on 4 November.',
      'Kim is responsible for drafting the FAQ.',
    ],
    [
      'Bo is to test the beta.',
      'Legal is to approve the wording.',
      'Legal has to approve the wording by 6 Nov.',
      'Kim is to draft the FAQ by 6 November.',
      'The FAQ is due on 6 November.',
      'Bo is to draft the FAQ.',
      'Kim drafted the FAQ.',
    ],
  ],
  [
    'Completed tasks:\n- Ines: update the website\n- Paul: call the bank\nOpen tasks:\n- Ines: write to the insurer',
    ['Ines is to write to the insurer.'],
    [
      'Ines is to update the website.',
      'Paul has to call the bank.',
      'Ines wrote to the insurer.',
      'Paul is to write to the insurer.',
    ],
  ],
]);
