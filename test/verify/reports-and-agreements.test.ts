/** Changes told from both ends, duties of agreements, findings of notes, and who speaks. */
import { testTold } from './told.ts';

testTold('Reports, agreements and findings', [
  [
    'Chief executive Fiona Garside said she was confident that margins would recover in 2027.',
    ['Fiona Garside is the chief executive.'],
    [],
  ],
  ['Chief executive Fiona Garside opened the plant.', ['Fiona Garside is the chief executive.'], []],
  ['The company closed its bakery in Hull in August with the loss of 140 jobs.', ['140 jobs were lost.'], []],
  ['Revenue rose by 6% to £412 million.', ['Revenue amounted to £412 million.'], []],
  [
    'Revenue in the third quarter rose by 6% to £412 million, driven by higher prices for dairy products.',
    [
      'Revenue was £412 million.',
      'Revenue amounted to £412 million.',
      'Revenue amounted to £412 million in the third quarter.',
    ],
    [],
  ],
  [
    'Operating profit fell to £31 million from £38 million a year earlier.',
    [
      'Operating profit dropped from £38 million to £31 million.',
      'Operating profit was £31 million.',
      'A year earlier operating profit was £38 million.',
    ],
    [
      'Revenue dropped from £31 million to £38 million.',
      'Operating profit rose from £31 million to £38 million.',
      'Operating profit was £38 million.',
      'A year earlier operating profit was £31 million.',
    ],
  ],
  [
    'The company closed its bakery in Hull in August and opened a distribution centre in Leeds.',
    ['A distribution centre was opened in Leeds.'],
    [],
  ],
  [
    'The company expects revenue of between £1.6 billion and £1.65 billion.',
    ['The company expects revenue of £1.6 billion to £1.65 billion.'],
    [],
  ],
  [
    'The trip has been moved from 1 October to 8 October because the coach company could not provide a driver.',
    [
      'The trip was moved because the coach company could not provide a driver.',
      'The trip was originally planned for 1 October.',
    ],
    ['The trip was moved because a teacher was ill.'],
  ],
  [
    'The fee is payable in three instalments: 30% on signature, 40% on delivery of the design, 30% on acceptance.',
    ['The fee is paid in three instalments.', 'The fee is payable in three instalments.'],
    [],
  ],
  [
    'Patient: Mogli, Maine Coon, male neutered, born March 2019, 6.8 kg. Owner: Henriette Vos.',
    [
      'Mogli was born in March 2019.',
      'Mogli is a Maine Coon.',
      'Mogli weighs 6.8 kg.',
      "Mogli's owner is Henriette Vos.",
    ],
    ['Mogli was born in May 2019.', 'Mogli weighs 8.6 kg.', 'Henriette Vos was born in March 2019.'],
  ],
  ['Patient: Anna Lee, teacher, born March 1980, 68 kg.', ['Anna Lee was born in March 1980.'], []],
  [
    'Dogs travel free but must be kept on a lead.',
    ['Your dog travels free of charge.', 'Dogs travel free of charge.'],
    [],
  ],
  ['Dogs travel free.', ['Dogs travel free of charge.', 'Your dog travels free.'], []],
  [
    'Tickets in the Light fare cannot be changed or refunded.',
    ['Tickets in the Light fare cannot be refunded.'],
    [],
  ],
  [
    'Tickets can be changed free of charge up to 24 hours before departure.',
    [
      'Changes are free until 24 hours before departure.',
      'Changes are free up to 24 hours before departure.',
    ],
    [
      'Cancellations are free until 24 hours before departure.',
      'Changes are free after 24 hours before departure.',
    ],
  ],
  [
    'Lumen Studios grants a warranty of twelve months from acceptance.',
    ['The warranty period is twelve months from acceptance.'],
    ['The warranty period is 24 months.'],
  ],
  [
    'Co-operation agreement. The City Library provides all texts and images by 30 April 2026.',
    ['The City Library has to provide texts and images by 30 April 2026.'],
    [
      'The City Library has to provide all texts by 30 May 2026.',
      'The City Library has provided all texts and images.',
    ],
  ],
  [
    'Lateral flow tests are no longer required.',
    ['Lateral flow tests are not needed any more.', 'Lateral flow tests are no longer needed.'],
    ['Lateral flow tests are not sold any more.'],
  ],
  [
    'Children need sturdy shoes and a packed lunch.',
    ['Children have to bring a packed lunch.', 'Children need a packed lunch.'],
    [],
  ],
  [
    'The breakfast club now opens at 7.30 instead of 7.45.',
    ['The breakfast club opens 15 minutes earlier than before.', 'The breakfast club used to open at 7.45.'],
    [
      'The breakfast club opens 15 minutes later than before.',
      'The breakfast club opens 30 minutes earlier than before.',
      'The breakfast club used to open at 7.30.',
    ],
  ],
  [
    'School photos will be taken on Tuesday 22 September in the gym.',
    [
      'The school photos are being taken in the gym on 22 September.',
      'The school photos will be taken in the gym on 22 September.',
      'School photos will be taken in the gym on 22 September.',
    ],
    ['The photos are being taken.', 'The photos are being taken on 23 September.'],
  ],
  ['Kidney values back to normal.', ['The kidney values had returned to normal.'], []],
  [
    '26 Jan 2026: check-up; vomiting stopped, appetite normal, weight 6.6 kg.',
    ['His appetite was normal.', 'The appetite was normal.', 'The vomiting had stopped.'],
    [],
  ],
  [
    'Operating profit fell, mainly because of energy costs.',
    ['The main reason was energy costs.'],
    ['The main reason was labour costs.'],
  ],
  [
    'Former chief executive Fiona Garside said she was confident.',
    [],
    ['Fiona Garside is the chief executive.'],
  ],
  [
    'Deputy chief executive Fiona Garside said she was confident.',
    [],
    ['Fiona Garside is the chief executive.'],
  ],
  [
    'Chief executive Fiona Garside said she was confident if prices fell.',
    [],
    ['Fiona Garside was confident.'],
  ],
  ['Finance director Kim Lee said costs would fall.', ['Kim Lee is the finance director.'], []],
  ['Finance director Kim Lee said costs might fall.', [], ['Costs will fall.']],
  ['The company will close its bakery with the loss of 140 jobs.', [], ['140 jobs were lost.']],
  [
    'The company plans to close its bakery, which would mean the loss of 140 jobs.',
    [],
    ['140 jobs were lost.'],
  ],
  ['Dogs travel free on Sundays.', [], ['Dogs travel free of charge.']],
  ['Small dogs travel free.', [], ['Dogs travel free of charge.']],
  ['Dogs do not travel free.', [], ['Dogs travel free of charge.']],
  [
    'Tickets can be changed free of charge up to 48 hours before departure.',
    [],
    ['Changes are free until 24 hours before departure.'],
  ],
  [
    'Co-operation agreement with Lumen. The City Library provides all texts and images by 30 April 2026.',
    [],
    ['Lumen has to provide all texts and images.'],
  ],
  ['The shop provides the free coffee every morning.', [], ['The shop has to provide free coffee.']],
  ['Lateral flow tests are still required.', [], ['Lateral flow tests are not needed any more.']],
  ['Kidney values not back to normal.', [], ['The kidney values had returned to normal.']],
  [
    '26 Jan 2026: check-up; vomiting stopped, appetite poor, weight 6.6 kg.',
    [],
    ['The appetite was normal.'],
  ],
  ['Check-up; lungs normal, heart murmur, appetite normal.', [], ['The heart was normal.']],
  ['Operating profit fell, partly because of energy costs.', [], ['The main reason was energy costs.']],
  ['The company closed a centre in Leeds.', [], ['A new centre was opened in Leeds.']],
  ['Chief executive Fiona Garside said she was confident.', ['Fiona Garside is the chief executive.'], []],
  [
    "1. Lumen Studios will design and build the library's new website by 31 August 2026 for a fixed fee of EUR 28,000. 2. The fee is payable in three instalments: 30% on signature, 40% on delivery of the design, 30% on acceptance. 3. The City Library provides all texts and images by 30 April 2026. If it is late, the delivery date is postponed accordingly. 4. Lumen Studios grants a warranty of twelve months from acceptance. 5. The rights of use pass to the City Library once the fee has been paid in full.",
    ['The fee is paid in three instalments.', 'The fixed fee is EUR 28,000.'],
    [],
  ],
  [
    '2. The fee is payable in three instalments: 30% on signature, 40% on delivery of the design, 30% on acceptance.',
    ['The fee is paid in three instalments.'],
    [],
  ],
  [
    'The fee is payable in three instalments: 30% on signature, 40% on delivery of the design, 30% on acceptance. The rights of use pass to the City Library once the fee has been paid in full.',
    ['The fee is paid in three instalments.'],
    [],
  ],
  [
    'Lumen Studios will design and build the new website by 31 August 2026 for a fixed fee of EUR 28,000.',
    ['The fixed fee is EUR 28,000.'],
    [],
  ],
  ['Lumen Studios will build the new website for a fixed fee of EUR 28,000.', ['The fee is EUR 28,000.'], []],
  [
    'Revenue in the third quarter rose by 6% to £412 million, driven by higher prices for dairy products. Operating profit fell to £31 million from £38 million a year earlier, mainly because of energy costs. The company closed its bakery in Hull in August with the loss of 140 jobs and opened a distribution centre in Leeds.',
    ['Revenue amounted to £412 million.', 'The main reason was energy costs.'],
    [],
  ],
  [
    'Patient: Mogli, Maine Coon, male neutered, born March 2019, 6.8 kg. Owner: Henriette Vos. 12 Jan 2026: vomiting for three days, not eating. Blood test: kidney values slightly raised.',
    ['Mogli was born in March 2019.'],
    [],
  ],
  [
    'Passengers must check in. Dogs travel free but must be kept on a lead. Bicycles cost EUR 8 each way.',
    ['Dogs travel free of charge.'],
    [],
  ],
  [
    'Dogs travel free but must be kept on a lead. Bicycles cost EUR 8 each way.',
    ['Your dog travels free of charge.'],
    [],
  ],
  ['Dogs travel free of charge.', ['Your dog travels free of charge.'], []],
]);
