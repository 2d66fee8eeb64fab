/** What a body decided, what was before it was changed, and when within a month, in the turn of the claim. */
import { testTold } from './told.ts';

testTold('Decisions, former values and times', [
  [
    'It was decided to convert ten spaces into bicycle stands.',
    ['Ten spaces will be converted into bicycle stands.'],
    ['Ten spaces were converted into bicycle stands.'],
  ],
  [
    'The committee decided to convert ten spaces into bicycle stands.',
    ['Ten spaces are to be converted into bicycle stands.'],
    [],
  ],
  [
    'It was decided to convert ten spaces into bicycle stands. The committee meets in May.',
    ['The committee decided to convert ten spaces into bicycle stands.'],
    [],
  ],
  [
    'It was decided not to convert ten spaces into bicycle stands.',
    [],
    ['Ten spaces will be converted into bicycle stands.'],
  ],
  [
    'It was not decided to convert ten spaces into bicycle stands.',
    [],
    ['Ten spaces will be converted into bicycle stands.'],
  ],
  [
    'It was decided to convert ten spaces into bicycle stands if funds allow.',
    [],
    ['Ten spaces will be converted into bicycle stands.'],
  ],
  [
    'It was decided to convert ten spaces into bicycle stands. The decision was reversed in May.',
    [],
    ['Ten spaces will be converted into bicycle stands.'],
  ],
  [
    'It was proposed to convert ten spaces into bicycle stands.',
    [],
    ['Ten spaces will be converted into bicycle stands.'],
  ],
  [
    'It was agreed to extend the contract. The board met on 3 May.',
    ['The board agreed to extend the contract.'],
    [],
  ],
  [
    'The board agreed to extend the contract by a year.',
    ['The contract will be extended by a year.'],
    ['The contract has been extended by a year.'],
  ],
  [
    'They found signs of otters at 31 of the 46 sites.',
    ['Signs of otters were found at 31 out of 46 sites.', 'Signs of otters were found at 31 of 46 sites.'],
    ['Signs of otters were found at 31 out of 64 sites.'],
  ],
  ['31 of the 46 sites had signs of otters.', ['31 out of 46 sites had signs of otters.'], []],
  [
    'The next survey is planned for 2030.',
    ['Another survey is planned for 2030.', 'The next survey is planned in 2030.'],
    ['Another survey is planned for 2031.', 'Another survey took place in 2030.'],
  ],
  [
    'The survey was carried out between 3 and 21 March.',
    ['The survey took place in March.'],
    ['The survey was carried out in May.'],
  ],
  [
    'The survey was carried out from 3 to 21 March 2026.',
    ['The survey was carried out in March 2026.'],
    ['The survey was carried out in March 2025.'],
  ],
  ['The road was closed between 3 and 21 March.', [], ['The road was closed all of March.']],
  [
    'The session timeout is now 20 minutes (previously 60).',
    ['The session timeout was reduced from 60 to 20 minutes.', 'The session timeout used to be 60 minutes.'],
    [
      'The session timeout was raised from 60 to 20 minutes.',
      'The session timeout was reduced from 20 to 60 minutes.',
      'The session timeout is 60 minutes.',
    ],
  ],
  [
    'The session timeout is now 20 minutes (previously 60 minutes).',
    ['The session timeout was lowered from 60 minutes to 20 minutes.'],
    [],
  ],
  ['The fee is now 45 euros (previously 30 euros).', ['The fee has been increased from 30 to 45 euros.'], []],
  [
    'The session timeout is now 60 minutes (previously 20).',
    [],
    ['The session timeout was reduced from 20 to 60 minutes.'],
  ],
  [
    'The API limit was raised from 100 to 250 requests per minute.',
    [
      'The API limit is now 250 requests per minute.',
      'Previously the API limit was 100 requests per minute.',
      'The API limit was 100 requests per minute before.',
    ],
    ['The API limit is 100 requests per minute.', 'Previously the API limit was 250 requests per minute.'],
  ],
  [
    'Aisle 7 was closed until 9 February.',
    ['Aisle 7 remained closed until 9 February.'],
    ['Aisle 7 remained open until 9 February.', 'Aisle 7 remained closed after 9 February.'],
  ],
  ['Aisle 7 remained closed until 9 February.', ['Aisle 7 was closed until 9 February.'], []],
  [
    'The inspection found that the floor was wet because of a leaking roof light.',
    ['The floor was wet because of a leaking roof light.', 'The floor was wet due to a leaking roof light.'],
    [],
  ],
  [
    'The inspection found that the floor was wet because of a leaking roof light, which had been reported on 12 January.',
    ['The floor was wet due to a leaking roof light.', 'The floor was wet because of a leaking roof light.'],
    [],
  ],
  ['The tests showed that the valve was blocked.', ['The valve was blocked.'], []],
  [
    'The inspection was to find out whether the floor was wet because of a leaking roof light.',
    [],
    ['The floor was wet because of a leaking roof light.'],
  ],
  [
    'The driver claimed that the floor was wet because of a leaking roof light.',
    [],
    ['The floor was wet because of a leaking roof light.'],
  ],
  ['The inspection did not find that the floor was wet.', [], ['The floor was wet.']],
  ['Keys returned: 3 of 3.', ['Three keys were returned.'], ['All four keys were returned.']],
  ['Keys returned: 2 of 3.', [], ['All three keys were returned.']],
  [
    'The work will finish on 27 November instead of 13 November.',
    ['The work will finish on 27 November.'],
    [],
  ],
  [
    'The second instalment of EUR 9,000 is due when the battens are in place, which will be next week.',
    ['The second instalment is due once the battens are in place.'],
    [],
  ],
  [
    'The second instalment of EUR 9,000 is due when the battens are in place.',
    [],
    ['The second instalment is due.', 'The second instalment is due before the battens are in place.'],
  ],
  ['Whitlock had held a valid licence since 2019.', [], ['Whitlock has had a licence since 2018.']],
  ['Damage caused by wear is not insured.', ['Damage caused by wear is excluded.'], []],
  [
    'Damage caused by wear is not covered.',
    ['Damage caused by wear is excluded.', 'Damage from wear is not covered.'],
    [],
  ],
  ['Damage caused by wear is covered.', [], ['Damage caused by wear is excluded.']],
  ['Damage caused by wear is not excluded.', [], ['Damage caused by wear is excluded.']],
  [
    'Customers on 5.6 or earlier must upgrade to 5.7 first.',
    ['If you are on 5.6 or earlier, you must upgrade to 5.7 first.'],
    ['If you are on 5.7 or earlier, you must upgrade to 5.7 first.', 'You must upgrade to 5.7 first.'],
  ],
  [
    'If a payment fails, we try again after three days and after seven days.',
    ['After a failed payment we try again after three days.'],
    [],
  ],
  [
    'If all three attempts fail, the account is switched to read-only mode.',
    ['After three failed attempts the account becomes read-only.'],
    [],
  ],
  [
    'Customers receive an e-mail before each attempt.',
    [
      'You will get an e-mail before every attempt.',
      'You will receive an e-mail before each attempt.',
      'You will get an e-mail before each attempt.',
      'You will receive an e-mail before every attempt.',
      'You get an e-mail before every attempt.',
      'Customers get an e-mail before every attempt.',
    ],
    ['You will receive an e-mail after each attempt.'],
  ],
  ['The cost of the damage was put at GBP 4,250.', ['The damage is estimated at £4,250.'], []],
  ['The damage was put at GBP 4,250.', ['The damage was estimated at £4,250.'], []],
  [
    'S. Lindqvist presented the results of the survey.',
    ['Lindqvist presented the survey results.', 'The survey results were presented by Lindqvist.'],
    [],
  ],
  [
    'S. Lindqvist presented the results of the survey: 72% of 318 respondents want three days a week at home.',
    ['Lindqvist presented the survey results.', 'Lindqvist presented the results of the survey.'],
    [],
  ],
  [
    'Customers receive an e-mail before each payment.',
    ['You will receive an e-mail before every payment.', 'Customers receive an e-mail before every payment.'],
    [],
  ],
  ['Customers receive a copy of each invoice.', ['You will receive a copy of every invoice.'], []],
  ['A new password is needed each time.', ['A new password is needed every time.'], []],
  [
    'The inspection found that the floor was wet because of a leaking roof light, which had been reported on 12 January and not repaired.',
    ['The leaking roof light had been reported on 12 January.'],
    [],
  ],
  [
    'The floor was wet because of a leaking roof light, which had been reported on 12 January and not repaired.',
    ['The roof light was not repaired.'],
    [],
  ],
  [
    'They walked the bank and found signs of otters at 31 of the 46 sites.',
    ['31 out of 46 sites had signs of otters.'],
    [],
  ],
  ['Water damaged the parquet floor in the hallway.', ['The floor in the hallway was damaged.'], []],
  ['Water damaged the leather sofa.', ['The sofa was damaged.'], []],
  ['The additional cost for the tiles is EUR 620.', ['The tiles cost an extra EUR 620.'], []],
  ['The cost of the tiles is EUR 620.', ['The tiles cost EUR 620.'], []],
  ['A report will be published in June.', ['The report will be published in June.'], []],
  [
    'New: dark mode for the web client; export of reports to XLSX; two-factor login with security keys.',
    ['Reports can be exported to XLSX.'],
    [],
  ],
  [
    'Defects noted: cracked tile in bathroom; two drill holes not filled; no other damage.',
    ['A bathroom tile is cracked.', 'There was no other damage.'],
    [],
  ],
  [
    'Actions: repair roof light (facilities, by 10 February); fit upright protectors in all aisles (warehouse manager, by 31 March).',
    [
      'The roof light must be repaired by 10 February.',
      'Facilities must repair the roof light by 10 February.',
    ],
    [],
  ],
  ['Soloist: Leon Baptiste, cello.', ['Leon Baptiste plays the cello.'], []],
  ['Rent EUR 790 cold, plus EUR 210 advance for service charges.', ['The cold rent is €790.'], []],
  [
    'Meter readings at handover: electricity 48,212 kWh, cold water 311 m3.',
    ['The electricity meter read 48,212 kWh.', 'The electricity meter reading was 48,212 kWh.'],
    [],
  ],
]);
