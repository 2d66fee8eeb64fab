/** "Today" in the mails of a thread, what somebody says that he will do, and the morning after. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'From: Jonas Weber\nDate: 9 June 2025\n\nHello, I would like to have the delivery fee back.\n\nFrom: Aisha\nDate: 10 June 2025\n\nHello Jonas, I am sorry about that. I have refunded the delivery fee today.',
    ['Aisha refunded the delivery fee on 10 June 2025.', 'The delivery fee was refunded on 10 June 2025.'],
    ['The delivery fee was refunded on 9 June 2025.'],
  ],
  [
    'From: Jonas Weber\nDate: 9 June 2025\n\nHello, I would like to have the delivery fee back.\n\nFrom: Aisha\nDate: 10 June 2025\n\nHello Jonas, I am sorry about that. I have refunded the delivery fee yesterday.',
    [],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    'From: Jonas Weber\nDate: 9 June 2025\n\nHello, you wrote that you refunded the delivery fee today.\n\nFrom: Aisha\nDate: 10 June 2025\n\nHello Jonas, I am sorry about that. I will refund the delivery fee.',
    [],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    'From: Jonas Weber\nDate: 9 June 2025\n\nHello, the fee was refunded today, thanks.\n\nFrom: Aisha\nDate: 10 June 2025\n\nGood to hear that.',
    [],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    'From: Jonas Weber\nDate: 9 June 2025\n\nHello, I want my fee back.\n\nFrom: Aisha\nDate: 10 June 2025\n\nWe have not refunded the delivery fee today.',
    [],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    'From: Jonas Weber\nDate: 9 June 2025\n\nHello, I want my fee back.\n\nFrom: Aisha\nDate: 10 June 2025\n\nOur report of 8 June 2025 says: the fee was refunded today.',
    [],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    'From: Aisha\nDate: 10 June 2025\n\nSee below.\n\nFrom: Bo\nDate: 8 June 2025\n\nI refunded the delivery fee today.',
    ['The delivery fee was refunded on 8 June 2025.'],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    'From: Aisha\nDate: 10 June 2025\n\nI will refund the delivery fee today.\n\nFrom: Bo\nDate: 8 June 2025\n\nPlease refund it.',
    [],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    'From: Aisha\nDate: 10 June 2025\n\n> From: Bo\n> Date: 8 June 2025\n> I refunded the delivery fee today.\n\nOK.',
    [],
    ['The delivery fee was refunded on 10 June 2025.'],
  ],
  [
    "Customer: The lamp is broken.\nDev: I'll send the blue lamp today.",
    ['Dev promised to send the blue lamp.'],
    [
      'The customer promised to send the blue lamp.',
      'Dev promised to send the green lamp.',
      'Dev sent the blue lamp.',
    ],
  ],
  [
    "Customer: The lamp is broken.\nDev: I'll send the blue lamp if it is in stock.",
    [],
    ['Dev promised to send the blue lamp.'],
  ],
  [
    "Customer: The lamp is broken.\nDev: I'll try to send the blue lamp today.",
    [],
    ['Dev promised to send the blue lamp.'],
  ],
  [
    "Customer: The lamp is broken.\nDev: I won't send the blue lamp.",
    [],
    ['Dev promised to send the blue lamp.'],
  ],
  [
    "Customer: The lamp is broken.\nDev: I'll send the blue lamp today.\nDev: Sorry, forget that. We have no blue lamps.",
    [],
    ['Dev promised to send the blue lamp.'],
  ],
  [
    'Customer: The lamp is broken.\nDev: Should I send the blue lamp?',
    [],
    ['Dev promised to send the blue lamp.'],
  ],
  [
    'Customer: The lamp is broken.\nDev: Maybe I will send the blue lamp.',
    [],
    ['Dev promised to send the blue lamp.'],
  ],
  [
    'Customer: The lamp is broken.\nDev: I never said that I will send the blue lamp.',
    [],
    ['Dev promised to send the blue lamp.'],
  ],
  [
    "Customer: The lamp is broken.\nDev: I'll send the lamp today.",
    [],
    [
      'Dev promised to refund the lamp.',
      'Dev promised to send the lamp tomorrow.',
      'Dev promised to send two lamps.',
    ],
  ],
  [
    "Customer: Will Dev send the lamp?\nAnn: I'll send the lamp today.",
    [],
    ['Dev promised to send the lamp.'],
  ],
  [
    'Flight BX204 on 7 October was cancelled. The passengers were rebooked on BX206 the following morning.',
    ['The passengers were rebooked on BX206 on 8 October.'],
    [],
  ],
  [
    'The parcel came on 3 May. Ms Roe called the next morning.',
    ['Ms Roe called on 4 May.'],
    ['Ms Roe called on 3 May.'],
  ],
  [
    'The parcel came on 3 May. Ms Roe called the previous evening.',
    ['Ms Roe called on 2 May.'],
    ['Ms Roe called on 4 May.'],
  ],
  ['The parcel came on 3 May. Ms Roe would call the next morning.', [], ['Ms Roe called on 4 May.']],
  ['The parcel came at 00:30 on 3 May. Ms Roe called the next morning.', [], ['Ms Roe called on 4 May.']],
  [
    'The parcel came on 3 May. The driver saw her on 10 May and Ms Roe called the next morning.',
    [],
    ['Ms Roe called on 4 May.'],
  ],
];

testTold('days of threads, promises and next mornings', TOLD);
