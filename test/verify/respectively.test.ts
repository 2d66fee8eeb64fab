/** Two rows of one sentence that go together member by member: each of the one with the one that stands in its place in the other. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Ines and Tariq paid €45 and €70 respectively.',
    ['Ines paid €45.', 'Tariq paid €70.', 'Ines paid €45 and Tariq paid €70.'],
    [
      'Ines paid €70.',
      'Tariq paid €45.',
      'Ines paid €70 and Tariq paid €45.',
      'Ines and Tariq paid €70 and €45 respectively.',
    ],
  ],
  [
    'Tickets 14 and 15 were closed by Omar and Eva, respectively.',
    ['Ticket 14 was closed by Omar.', 'Eva closed ticket 15.'],
    ['Ticket 14 was closed by Eva.', 'Omar closed ticket 15.'],
  ],
  [
    'The prices for seats A and B are $30 and $55 respectively.',
    ['The price for seat A is $30.', 'The price for seat B is $55.'],
    ['The price for seat A is $55.'],
  ],
  [
    'Lyon, Metz and Nice received 4, 7 and 9 parcels respectively.',
    ['Metz received 7 parcels.', 'Nice received 9 parcels.'],
    ['Metz received 9 parcels.', 'Lyon received 7 parcels.'],
  ],
  [
    'The adult and child tickets cost €15 and €8, respectively.',
    ['The child ticket costs €8.'],
    ['The adult ticket costs €8.', 'The child ticket costs €15.'],
  ],
  [
    'Jon and Maria repaired the boiler and the lift, respectively.',
    ['Jon repaired the boiler.', 'Maria repaired the lift.'],
    ['Jon repaired the lift.', 'Maria repaired the boiler.'],
  ],
  [
    'Ruth and Paul are treasurer and secretary, respectively.',
    ['Ruth is the treasurer.', 'Paul is the secretary.'],
    ['Ruth is the secretary.', 'Paul is treasurer.'],
  ],
  [
    'Turnover was $5 million and $6 million in 2023 and 2024, respectively.',
    ['Turnover was $6 million in 2024.'],
    ['Turnover was $5 million in 2024.', 'Turnover was $6 million in 2023.'],
  ],
  [
    'The Oslo and Turin branches opened in 2015 and 2019, respectively.',
    ['The Turin branch opened in 2019.'],
    ['The Oslo branch opened in 2019.'],
  ],
];

testTold('rows that go together', TOLD);
