// How often follows from every so long, what is left out from what is covered, and until when on which day from each day's own hours.
import { testTold } from './told.ts';

testTold('rates, what is left out, bounds of time', [
  [
    'The ferry will run every 20 minutes from June. The bus will run every hour.',
    ['From June the ferry will run three times an hour.'],
    [
      'From June the ferry will run twice an hour.',
      'From June the ferry will run three times a day.',
      'The bus will run three times an hour.',
    ],
  ],
  [
    'The tablet is taken every six hours.',
    ['The tablet is taken four times a day.'],
    ['The tablet is taken six times a day.'],
  ],
  [
    'The ferry will run about every 20 minutes at peak times.',
    [],
    ['The ferry will run three times an hour.'],
  ],
  [
    'Framework agreement 12/B covers office chairs and desks but not lamps. Prices are fixed.',
    ['Lamps are not covered by framework agreement 12/B.'],
    ['Desks are not covered by framework agreement 12/B.', 'Lamps are covered by framework agreement 12/B.'],
  ],
  ['The shop sells tea but not coffee.', ['The shop does not sell coffee.'], ['The shop does not sell tea.']],
  ['The shop sells tea on Sundays but not coffee.', [], ['The shop does not sell coffee.']],
  ['The shop sells tea but not coffee beans.', [], ['The shop does not sell coffee.']],
  ['Members think the shop sells tea but not coffee.', [], ['The shop does not sell coffee.']],
  [
    'Guests may use the spaces for up to three hours. Caravans are not permitted.',
    ['Guests may not use the spaces for longer than three hours.'],
    [
      'Guests may not use the spaces for longer than two hours.',
      'Guests may not use the spaces.',
      'Tenants may not use the spaces for longer than three hours.',
    ],
  ],
  [
    'Guests may use the spaces for up to three hours. With a permit they may stay for longer.',
    [],
    ['Guests may not use the spaces for longer than three hours.'],
  ],
  [
    'The pharmacy is open until 18:30 on weekdays and until 13:00 on Saturdays. It is closed on Sundays.',
    ['On Saturdays the pharmacy closes at 1 pm.', 'The pharmacy closes at 6:30 pm on weekdays.'],
    ['On Saturdays the pharmacy closes at 6:30 pm.', 'On Sundays the pharmacy closes at 1 pm.'],
  ],
  [
    'The pharmacy is open until 18:30 on weekdays and until 13:00 on Saturdays. In August it closes at noon on Saturdays.',
    [],
    ['On Saturdays the pharmacy closes at 1 pm.'],
  ],
]);
