/** Rows of a table told in natural words: how many, which has the most, how long, how late, and what is not done yet. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const CLASSES = [
  'Class | Start | End | Instructor | Room | Spots left',
  'Yoga | 07:00 | 08:15 | Mira Sol | 2 | 4',
  'Spin | 07:30 | 08:15 | Tom Kerr | 1 | 0',
  'Pilates | 09:00 | 10:00 | Mira Sol | 2 | 6',
  'Boxing | 18:00 | 19:30 | Lee Park | 3 | 2',
].join('\n');

const ORDERS = [
  'Order | Customer | Item | Ordered | Shipped | Delivered | Carrier | Cost',
  'S-1 | Ola Berg | Desk lamp | 2026-04-01 | 2026-04-02 | 2026-04-05 | DHL | €49.00',
  'S-2 | Ola Berg | Floor lamp | 2026-04-03 | 2026-04-03 | 2026-04-10 | UPS | €129.00',
  'S-3 | Pia Roth | Bookshelf | 2026-04-04 | 2026-04-08 |  | DHL | €220.00',
  'S-4 | Jan Vit | Office chair | 2026-04-06 |  |  |  | €310.00',
].join('\n');

const WEATHER = [
  'Weather log, Port Elm, 3-7 March 2025',
  'Date;High (°C);Low (°C);Rain (mm);Wind (km/h);Sky',
  '2025-03-03;9;2;0;14;clear',
  '2025-03-04;11;4;3.2;28;overcast',
  '2025-03-05;13;5;1.3;19;overcast',
  '2025-03-06;8;-1;0;35;clear',
  '2025-03-07;10;1;0;22;cloudy',
  'Note: the gauge was cleaned on 8 March.',
].join('\n');

const PEOPLE = [
  'name,department,city,hired,salary_eur,manager',
  'Ana Ruiz,Sales,Madrid,2018-05-02,52000,Kim Lo',
  'Ben Otto,Sales,Berlin,2021-01-11,47000,Kim Lo',
  'Cleo Marsh,Finance,Madrid,2016-09-30,61000,Raj Pal',
  'Dov Stern,IT,Berlin,2022-07-04,58000,Raj Pal',
  'Eva Lund,IT,Oslo,2019-03-18,64000,Raj Pal',
].join('\n');

const STOCK = [
  '| SKU | Product | Aisle | On hand | Unit price |',
  '|---|---|---|---|---|',
  '| P-10 | Claw hammer | 4 | 25 | $14.00 |',
  '| P-11 | Sledge hammer | 4 | 3 | $38.00 |',
  '| P-20 | Cordless drill | 6 | 12 | $89.00 |',
  '| P-21 | Drill bit set | 6 | 40 | $19.50 |',
  '| P-30 | Ladder | 9 | 0 | $120.00 |',
].join('\n');

const BOARD = [
  'Flight    To         Sched   Expected   Gate   Status',
  'QX 11     Rome       08:00   08:35      C2     Delayed',
  'QX 12     Athens     08:20   08:20      C4     Boarding',
  'QX 15     Malaga     08:45   10:05      D1     Delayed',
  'QX 19     Porto      09:00   -          -      Cancelled',
].join('\n');

const CONTACTS = [
  '| Name | Title | Phone | Office |',
  '|---|---|---|---|',
  '| Dr. Hana Weiss | Head of Radiology | 5521 | North Wing, 2nd floor |',
  '| Leo Blum | Receptionist | 5500 | Main Hall, ground floor |',
  '| Tara Singh | Nurse | 5533 | North Wing, 2nd floor |',
  '| Udo Kern | Porter | 5540 | South Wing, basement |',
].join('\n');

const PACKED = [
  'PACKING LIST 90',
  'Sender: Fjord Glass AS, Bergen',
  'Crate | Contents | Pieces | Weight (kg)',
  '1 of 3 | Wine glasses | 48 | 12.5',
  '2 of 3 | Beer mugs | 24 | 15.0',
  '3 of 3 | Carafes | 6 | 7.5',
  'Total | | 78 | 35.0',
  'Remarks: crate 2 came with a torn label.',
].join('\n');

const ISSUES: Given = {
  issues: [
    {
      key: 'B-1',
      reporter: 'Lin',
      assignee: 'Max',
      severity: 'high',
      opened: '2026-01-02',
      closed: '2026-01-09',
    },
    {
      key: 'B-2',
      reporter: 'Lin',
      assignee: 'Zoe',
      severity: 'low',
      opened: '2026-01-03',
      closed: '2026-01-04',
    },
    { key: 'B-3', reporter: 'Ed', assignee: 'Max', severity: 'high', opened: '2026-01-05', closed: null },
  ],
};

const RACE = [
  'Place  Runner        Club      Age',
  '1      Ida Moe       Lynx      27',
  '2      Rolf Aas      Otter     34',
  '3      Gina Wu       Lynx      22',
].join('\n');

const LINES = [
  'Line,Departs Airport,Arrives Centre,Stop,Fare',
  'X1,05:40,06:25,A,€4.50',
  'X2,06:10,06:48,B,€6.00',
  'N5,23:10,23:59,A,€3.20',
].join('\n');

const FILMS = [
  'Title | Director | Year | Minutes | Genre | Rating',
  'Red Harbour | Ana Solis | 2011 | 124 | drama | 7.9',
  'The Long Dusk | Per Holm | 2016 | 98 | thriller | 6.8',
  'Paper Moon Bay | Ana Solis | 2019 | 141 | drama, romance | 8.2',
  'Night Bus | Joy Okoro | 2021 | 87 | comedy | 7.1',
].join('\n');

const MARKS = ['Student;Midterm;Final;Absences', 'Nora;71;78;2', 'Omar;88;85;0', 'Petra;64;80;5'].join('\n');

const HOSTS = [
  'Host     Region   CPU (%)   Memory (GB)   Last reboot',
  'web-1    eu       62        16            2025-03-02',
  'web-2    eu       35        16            2025-03-02',
  'cache-1  us       12        8             2025-04-09',
].join('\n');

const POLL = [
  'Candidate;Votes;Share (%)',
  'Anne Field;4120;41.2',
  'Burak Demir;3890;38.9',
  'Cora Lind;1990;19.9',
].join('\n');

const LEAGUE = [
  'Team | Played | Won | Drawn | Lost | Points',
  'Harbour FC | 10 | 7 | 2 | 1 | 23',
  'Mill United | 10 | 6 | 3 | 1 | 21',
  'Old Castle | 10 | 1 | 2 | 7 | 5',
].join('\n');

const LOANS = [
  'Borrower | Book | Borrowed | Due | Returned',
  'Ines Paz | Dune | 2026-02-01 | 2026-02-15 | 2026-02-13',
  'Karl Noe | Emma | 2026-02-03 | 2026-02-17 | 2026-02-20',
  'Ines Paz | Ulysses | 2026-02-10 | 2026-02-24 | ',
].join('\n');

const SOURCED = [
  'Order | Customer | Item | Supplier | Ordered | Shipped | Returned | Price',
  'N-1 | Ada Berg | Table lamp | Lumo | 2026-01-03 | 2026-01-05 | | €40',
  'N-2 | Ida Berg | Lamp shade | Lumo | 2026-01-04 | 2026-01-09 | 2026-01-20 | €25',
  'N-3 | Ada Berg | Floor lamp | Hexa | 2026-01-06 | | | €90',
].join('\n');

const MUGS = [
  '| Product | In stock | Reserved | Incoming | Price |',
  '|---|---|---|---|---|',
  '| Red mug | 20 | 5 | 0 | €6 |',
  '| Blue mug | 0 | 0 | 40 | €6 |',
  '| Tea pot | 7 | 2 | 3 | €22 |',
].join('\n');

const FLIGHTS = [
  'Flight | From | To | Departs | Arrives',
  'ZX 1 | London | New York | 10:00 | 13:00',
  'ZX 2 | London | Oslo | 11:00 | 14:10',
  'ZX 3 | Rome | London | 12:00 | 13:45',
].join('\n');

const TEAMS = [
  'Team | Coach | Wins | Losses | City',
  'Hawks | R. Diaz | 8 | 4 | Reno',
  'Lions | S. Webb | 10 | 2 | Mesa',
  'Owls | T. Finn | 5 | 7 | Reno',
].join('\n');

const LINED = [
  'Invoice 88',
  'Item | Qty | Unit price | Total',
  'Chairs | 4 | €50 | €200',
  'Desk | 1 | €180 | €180',
  'Shelf | 2 | €20 | €40',
].join('\n');

const FORECAST = [
  'Forecast for Port Elm',
  'Date | High (°C) | Rain (mm)',
  '2025-08-01 | 24 | 0',
  '2025-08-02 | 29 | 3',
  '2025-08-03 | 21 | 9',
].join('\n');

const CREW = [
  'name,role,team,start_date,salary_usd,remote',
  'Ada Bly,engineer,core,2021-06-01,98000,yes',
  'Bo Cray,designer,growth,2023-01-15,82000,no',
  'Cy Dunn,engineer,growth,2019-09-09,121000,yes',
].join('\n');

const PROBES: Given = [
  { probe: 'deck', ts: '2026-02-01T00:00:00Z', temp_c: 4.1 },
  { probe: 'deck', ts: '2026-02-01T01:00:00Z', temp_c: 3.6 },
  { probe: 'hold', ts: '2026-02-01T00:00:00Z', temp_c: 7.9 },
];

type Told = readonly (readonly [given: Given, claims: readonly string[]])[];

const SAID: Told = [
  [
    CLASSES,
    [
      'Mira Sol teaches two classes.',
      'Boxing is the longest class.',
      'Yoga lasts 75 minutes.',
      'Boxing takes longer than Pilates.',
      'Two classes are held in room 2.',
      'The first class listed is Yoga.',
      'Boxing is the last class of the day.',
      'None of the classes are in room 4.',
    ],
  ],
  [
    ORDERS,
    [
      'Ola Berg placed two orders.',
      'Both lamps were ordered by Ola Berg.',
      'S-2 took seven days to be delivered.',
      'S-1 was delivered faster than S-2.',
      'Order S-4 has not been shipped yet.',
      'Two of the four orders have been delivered.',
      'The office chair is the most expensive item.',
      'Roth ordered the bookshelf.',
    ],
  ],
  [
    WEATHER,
    [
      'The hottest day was 5 March, with a high of 13 °C.',
      'It rained on two of the five days.',
      'A total of 4.5 mm of rain fell over the five days.',
      'The lowest temperature of the period was recorded on 6 March.',
      '6 March was both the coldest and the windiest day.',
      'It was clear on 3 March.',
      'No rain fell on 7 March.',
    ],
  ],
  [
    PEOPLE,
    [
      'The IT department has two employees.',
      'Cleo Marsh was hired first.',
      'Cleo Marsh has been with the company the longest.',
      'Three people report to Raj Pal.',
      'Both Sales employees report to Kim Lo.',
      'Eva Lund is the only employee in Oslo.',
    ],
  ],
  [
    STOCK,
    [
      'There are 25 claw hammers on hand.',
      'Both hammers are in aisle 4.',
      'Aisle 9 has no ladders.',
      'Aisle 6 has 12 cordless drills.',
    ],
  ],
  [
    BOARD,
    [
      'The Rome flight is running 35 minutes late.',
      'The flight to Malaga has the longest delay.',
      'Passengers for Athens are boarding at gate C4.',
    ],
  ],
  [
    CONTACTS,
    [
      'Dr. Weiss can be reached at 5521.',
      'Two of the listed contacts are in the North Wing.',
      'Hana Weiss and Tara Singh are on the same floor.',
      'Kern is the only contact in the South Wing.',
    ],
  ],
  [
    PACKED,
    [
      'Crate 1 contains 48 wine glasses.',
      'The lightest crate is the one with the carafes.',
      'There are twice as many wine glasses as beer mugs.',
      'The whole shipment has a weight of 35 kg.',
    ],
  ],
  [ISSUES, ['Max handled both high-severity issues.', 'B-1 took a week to close.', 'B-3 is still open.']],
  [
    RACE,
    ['Gina Wu finished third.', 'Rolf Aas is the oldest runner.', 'Gina Wu is the youngest of the three.'],
  ],
  [
    LINES,
    ['X2 takes 38 minutes to get from the Airport to the Centre.', 'Two of the lines leave from stop A.'],
  ],
];

const NOT_SAID: Told = [
  [
    CLASSES,
    [
      'Mira Sol teaches three classes.',
      'Pilates is the longest class.',
      'Yoga lasts 60 minutes.',
      'Pilates takes longer than Yoga.',
      'Mira Sol took two classes.',
      'The first class listed is Spin.',
      'None of the classes are in room 3.',
    ],
  ],
  [
    ORDERS,
    [
      'Ola Berg cancelled two orders.',
      'Both lamps were carried by DHL.',
      'S-1 took seven days to be delivered.',
      'S-2 was delivered faster than S-1.',
      'Order S-3 has not been shipped yet.',
      'Three of the four orders have been delivered.',
      'The bookshelf is the most expensive item.',
      'Roth ordered the floor lamp.',
      'DHL placed two orders.',
    ],
  ],
  [
    WEATHER,
    [
      'The hottest day was 4 March, with a high of 13 °C.',
      'It rained on three of the five days.',
      'A total of 4.2 mm of rain fell over the five days.',
      'The lowest temperature of the period was recorded on 7 March.',
      '4 March was both the wettest and the windiest day.',
      'No rain fell on 5 March.',
      '7 March was warmer than 4 March.',
    ],
  ],
  [
    PEOPLE,
    [
      'The Finance department has two employees.',
      'Ana Ruiz has been with the company the longest.',
      'Three people report to Kim Lo.',
      'Both IT employees work in Berlin.',
      'Two customers work in Sales.',
    ],
  ],
  [
    STOCK,
    [
      'There are 25 sledge hammers on hand.',
      'Both hammers are in aisle 6.',
      'There are two hammers on hand.',
      'Aisle 4 has 12 cordless drills.',
    ],
  ],
  [
    BOARD,
    [
      'The Malaga flight is running 35 minutes late.',
      'QX 11 takes 35 minutes.',
      'Passengers for Rome are boarding at gate C2.',
    ],
  ],
  [
    CONTACTS,
    [
      'Leo Blum can be reached on extension 5521.',
      'Leo Blum and Udo Kern are on the same floor.',
      'Singh is the only contact in the North Wing.',
      'Two patients are in the North Wing.',
    ],
  ],
  [
    PACKED,
    [
      'Crate 2 contains 48 wine glasses.',
      'The heaviest crate is the one with the wine glasses.',
      'Fjord Glass sent 78 pieces to Bergen.',
    ],
  ],
  [
    `${PACKED}\nCrate 1 was not delivered.`,
    ['Crate 1 contains 48 wine glasses.', 'The lightest crate is the one with the carafes.'],
  ],
  [
    PACKED.replace('PACKING LIST 90', 'DRAFT PACKING LIST 90'),
    ['The lightest crate is the one with the carafes.'],
  ],
  [
    ISSUES,
    [
      'Zoe handled both high-severity issues.',
      'B-2 took a week to close.',
      'B-1 is still open.',
      'Lin closed two issues.',
    ],
  ],
  [RACE, ['Gina Wu finished second.', 'Ida Moe is the oldest runner.']],
  [
    FILMS,
    [
      'Per Holm directed two of the films.',
      'Red Harbour is the longest film.',
      'Three of the films are dramas.',
      'Ana Solis starred in two of the films.',
    ],
  ],
  [
    MARKS,
    [
      'Nora improved the most from midterm to final.',
      'Omar improved by three points from midterm to final.',
      'The average final score was 74.',
    ],
  ],
  [
    HOSTS,
    [
      'web-1 was rebooted most recently.',
      'Three hosts are in the eu region.',
      'Both web-1 and cache-1 have 16 GB of memory.',
    ],
  ],
  [
    CREW,
    [
      'Three engineers work remotely.',
      'Ada Bly is the only engineer.',
      'Ada Bly joined in 2019.',
      'Ada Bly was hired most recently.',
    ],
  ],
  [PROBES, ['The deck probe measured 4.1 °C at 01:00.', 'The hold probe measured 3.6 °C at 01:00.']],
  [
    SOURCED,
    [
      'Lumo placed two orders.',
      'Both lamps have been shipped.',
      'Berg ordered the table lamp.',
      'N-2 has not been returned.',
      'Ada Berg shipped two orders.',
    ],
  ],
  [MUGS, ['There are no blue mugs.', 'There are five red mugs in stock.', 'There are 40 blue mugs.']],
  [
    FLIGHTS,
    [
      'ZX 2 leaves Oslo at 11:00.',
      'ZX 3 arrives in Rome at 13:45.',
      'ZX 1 takes three hours.',
      'Two flights land in London.',
    ],
  ],
  [TEAMS, ['Two coaches are from Reno.', 'Diaz won eight games.']],
  [LINED, ['The desk was the most expensive item.', 'Four chairs were delivered.', 'The chairs cost €50.']],
  [FORECAST, ['The hottest day was 2 August.', 'It rained on two of the three days.']],
  [POLL, ['Demir received 230 more votes than Field.', 'Cora Lind won the election.']],
  [LEAGUE, ['Mill United won three matches.', 'Mill United have won the most matches.']],
  [
    LOANS,
    [
      'Emma has not been returned.',
      'Ines Paz returned Dune three days late.',
      'All three books have been returned.',
    ],
  ],
  [LINES, ['X2 takes 45 minutes to get from the Airport to the Centre.', 'Line X2 leaves from stop A.']],
];

describe('rows of a table in natural words', () => {
  for (const [told, holds] of [
    [SAID, true],
    [NOT_SAID, false],
  ] as const)
    for (const [given, claims] of told)
      for (const claim of claims)
        test(`${holds ? 'borne out' : 'not borne out'}: ${claim}`, () => {
          const check = ask(claim, [given]);
          assert.equal(check.status === 'supported', holds, JSON.stringify(check));
        });
});
