// Amounts, terms, caps and fees in the turns of an answer, and the near misses beside them.
import { testTold } from './told.ts';

testTold('amounts and terms in the turns of an answer', [
  [
    'Turnover was EUR 7.9 million, 3% below the previous year. The board was satisfied.',
    ['Turnover amounted to EUR 7.9 million.'],
    [],
  ],
  [
    'Turnover was expected to be EUR 7.9 million, 3% below the previous year.',
    [],
    ['Turnover amounted to EUR 7.9 million.'],
  ],
  [
    'Turnover without services was EUR 7.9 million, 3% below the previous year.',
    [],
    ['Turnover amounted to EUR 7.9 million.'],
  ],
  [
    'Turnover was EUR 7.9 million, 3% below the previous year. Costs were EUR 5.1 million.',
    [],
    ['Costs amounted to EUR 7.9 million.'],
  ],
  ['Turnover was EUR 7.9 million, 3% below the previous year.', [], ['Turnover came to 8.9 million.']],
  ['The repair costs were 340 euros. The tenant paid them.', ['The repair costs came to 340 euros.'], []],
  ['The repair costs were 340 euros, not counting parts.', [], ['The repair costs came to 340 euros.']],
  [
    'Attendance was 512 people, but the count was later corrected to 480.',
    ['The count was later corrected to 480.'],
    ['Attendance came to 512 people.', 'Attendance came to 512 people.', 'Attendance was 512 people.'],
  ],
  [
    'The form has to be handed in by 31 March. Late forms are not accepted.',
    ['The form has to be handed in by the end of March.'],
    ['The form has to be handed in by the end of April.'],
  ],
  [
    'The form has to be handed in by 30 March. Late forms are not accepted.',
    [],
    ['The form has to be handed in by the end of March.'],
  ],
  [
    'The membership ends at the end of June. It is not renewed.',
    ['The membership ends on 30 June.'],
    ['The membership ends on 29 June.'],
  ],
  [
    'The agreement runs for 36 months from 1 May 2025 and renews for 12 months each time unless terminated.',
    ['The contract has a term of three years.', 'The agreement started on 1 May 2025.'],
    [
      'The agreement has a term of 12 months.',
      'The agreement ended on 1 May 2025.',
      'The warranty runs for 36 months.',
    ],
  ],
  ['The agreement would run for 36 months from 1 May 2025.', [], ['The agreement runs for 36 months.']],
  [
    'Recordings are encrypted at once and deleted after 90 days.',
    ['Recordings are deleted after 90 days.'],
    ['Recordings are encrypted after 90 days.'],
  ],
  [
    'Samples are tested in the laboratory and stored for two weeks.',
    ['Samples are stored for two weeks.'],
    ['Samples are stored in the laboratory.'],
  ],
  ['Samples are either tested at once or stored for two weeks.', [], ['Samples are stored for two weeks.']],
  ['Samples are not tested and stored for two weeks.', [], ['Samples are stored for two weeks.']],
  [
    'The registration fee is EUR 45, invoiced in advance for groups and payable on arrival.',
    ['The registration fee is payable on arrival.'],
    [],
  ],
  [
    'The registration fee is EUR 45, payable in advance.',
    [],
    ['The registration fee is EUR 45 on arrival only.'],
  ],
  [
    'Students get a 15% discount on all books.',
    ['Students get a discount of 15%.'],
    ['Students get a discount of 50%.'],
  ],
  [
    'The provider guarantees an availability of 99.5%. Maintenance is announced.',
    ['The provider guarantees 99.5% availability.'],
    ['The provider guarantees 99.9% availability.'],
  ],
  [
    'Members pay a surcharge of EUR 2 for each day, up to EUR 60.',
    ['The surcharge is capped at EUR 60.'],
    ['The surcharge is capped at EUR 2.'],
  ],
  [
    'Members pay a fee of EUR 5 and a surcharge of EUR 2 for each day, up to EUR 60.',
    [],
    ['The fee is capped at EUR 60.', 'The fee is capped at EUR 60.'],
  ],
  [
    'The monthly rent is EUR 820, payable in advance. The tenant also pays for water.',
    ['The tenant pays EUR 820 a month.'],
    [
      'The tenant pays EUR 820 a week.',
      'The landlord pays EUR 820 a month.',
      'The tenant pays EUR 820 a month for water.',
    ],
  ],
  [
    'On 4 May Ines reported that the kettle was leaking and asked for a refund.',
    ['Ines asked for a refund.'],
    ['Ines asked for a kettle.', 'Ines received a refund.'],
  ],
  [
    'On 4 May Ines reported that the neighbour was angry and asked for a refund.',
    [],
    ['Ines asked for a refund.'],
  ],
  ['Attendance was 512, which was later corrected to 480.', [], ['Attendance was 512.']],
  ['Attendance was 480 people, as corrected by the organiser.', ['Attendance was 480 people.'], []],
]);
