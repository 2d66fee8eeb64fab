/** What a record says of what is yet to come, or is agreed to come within a time, tells no deed; nor does what was done again the first time. */
import { type Told, testTold } from './told.ts';

const AHEAD: readonly Told[] = [
  [
    { stay: { guest: 'Ida Holm', check_in: '2026-09-11', check_out: '2026-09-14', status: 'confirmed' } },
    [],
    ['Ida Holm checked in on 11 September 2026.', 'Ida Holm stayed for three nights.'],
  ],
  [
    { stay: { guest: 'Ida Holm', check_in: '2026-09-11', check_out: '2026-09-14', status: 'checked_out' } },
    [],
    [],
  ],
  [
    {
      rental: {
        id: 'R-8',
        customer: 'Ole Lund',
        pickup: '2026-06-01',
        return: '2026-06-05',
        status: 'reserved',
      },
    },
    [],
    [
      'Ole Lund picked the car up on 1 June 2026.',
      'Ole Lund returned it on 5 June 2026.',
      'The rental R-8 ended on 5 June 2026.',
    ],
  ],
  [
    { trip: { traveller: 'Ann Roe', departure: '2026-06-01', arrival: '2026-06-02', status: 'booked' } },
    [],
    ['Ann Roe departed on 1 June 2026.', 'Ann Roe arrived on 2 June 2026.', 'The trip took one day.'],
  ],
  [
    {
      meeting: {
        title: 'Q3 planning',
        organizer: 'Dana',
        start: '2026-07-01T10:00',
        end: '2026-07-01T11:30',
        attendees: ['Dana', 'Eli'],
        status: 'tentative',
      },
    },
    [],
    [
      'The Q3 planning meeting lasted 90 minutes.',
      'The Q3 planning meeting took place on 1 July 2026.',
      'Eli attended the meeting.',
      'The meeting started at 10:00.',
      'Dana held the meeting on 1 July.',
    ],
  ],
  [
    {
      maintenance: {
        system: 'CRM',
        status: 'planned',
        start: '2026-07-01T22:00',
        duration_minutes: 90,
        expected_downtime_minutes: 20,
      },
    },
    ['The maintenance is planned to start on 1 July 2026 at 22:00.'],
    [
      'The maintenance lasted 90 minutes.',
      'The CRM was down for 20 minutes.',
      'The maintenance took 90 minutes.',
      'The maintenance began at 22:00 on 1 July 2026.',
    ],
  ],
  [
    {
      course: {
        name: 'First aid',
        status: 'upcoming',
        starts: '2026-10-05',
        duration_hours: 8,
        max_participants: 12,
        registered: 9,
      },
    },
    [],
    [
      'The first aid course lasted 8 hours.',
      'Nine people attended the first aid course.',
      'The course took 8 hours.',
      'Twelve people are registered.',
    ],
  ],
  [
    {
      surgery: {
        patient: 'K. Braun',
        procedure: 'hernia repair',
        surgeon: 'Dr. Adeyemi',
        scheduled_for: '2026-05-18',
        duration_minutes: 75,
        status: 'scheduled',
      },
    },
    [],
    [
      'Dr. Adeyemi operated on K. Braun on 18 May 2026.',
      'The surgery took 75 minutes.',
      'The hernia repair lasted 75 minutes.',
      'K. Braun had a hernia repair on 18 May 2026.',
    ],
  ],
  [
    'Meeting: Budget review\nStatus: scheduled\nDate: 3 June 2026\nDuration: 45 minutes\nRoom: B2',
    ['The budget review is scheduled for 3 June 2026.'],
    [
      'The budget review lasted 45 minutes.',
      'The budget review took place on 3 June 2026.',
      'The budget review was held in room B2.',
    ],
  ],
  [
    { stay: { guest: 'Ida Holm', check_in: '2026-09-11', check_out: '2026-09-14', status: 'completed' } },
    ['Ida Holm checked in on 11 September 2026.'],
    [],
  ],
  [
    {
      meeting: {
        title: 'Q3 planning',
        start: '2026-07-01T10:00',
        end: '2026-07-01T11:30',
        status: 'completed',
      },
    },
    ['The Q3 planning meeting lasted 90 minutes.'],
    [],
  ],
  [
    {
      shift: {
        nurse: 'Bea',
        status: 'confirmed',
        started_at: '2026-01-02T07:00',
        planned_end: '2026-01-02T15:00',
      },
    },
    ["Bea's shift started at 7:00 on 2 January 2026."],
    ["Bea's shift ended at 15:00."],
  ],
  [
    { order: { id: 'A-7', status: 'confirmed', paid_at: '2026-03-01', opened_by: 'Lia' } },
    ['Order A-7 was paid on 1 March 2026.', 'Lia opened order A-7.'],
    [],
  ],
  [
    { lesson: { topic: 'Fractions', status: 'planned', teacher: 'Mr Ek', length_minutes: 50 } },
    [],
    ['The lesson took 50 minutes.', 'Mr Ek held the lesson.'],
  ],
  [
    { booking: { id: 'B-3', guest: 'Al', check_in: '2026-01-02', check_out: '2026-01-05', nights: 3 } },
    ['Check-in is on 2 January 2026.', 'The booking is for three nights.'],
    ['Al checked in on 2 January 2026.', 'Al stayed three nights.'],
  ],
  [
    {
      booking: {
        id: 'B-4',
        guest: 'Al',
        checked_in_at: '2026-01-02T15:10',
        check_out: '2026-01-05',
        nights: 3,
      },
    },
    ['Al checked in on 2 January 2026.'],
    ['Al checked out on 5 January 2026.'],
  ],
];
const AGREED: readonly Told[] = [
  [
    {
      incident: {
        id: 'I-3',
        status: 'open',
        sla: { response_minutes: 30, resolution_hours: 8 },
        targets: { restore_hours: 4 },
      },
    },
    ['Incident I-3 is open.'],
    [
      'Incident I-3 was resolved within 8 hours.',
      'Incident I-3 was resolved in 8 hours.',
      'The incident was resolved after 8 hours.',
      'Service was restored in 4 hours.',
      'The incident was responded to within 30 minutes.',
      'The response came within 30 minutes.',
    ],
  ],
  [
    {
      order: {
        id: 'O-1',
        status: 'processing',
        delivery: { method: 'express', promise_hours: 24, max_attempts: 3 },
        return_window_days: 30,
      },
    },
    [],
    [
      'Order O-1 was delivered within 24 hours.',
      'Order O-1 was delivered after three attempts.',
      'Order O-1 was returned within 30 days.',
    ],
  ],
  [
    { ticket: 'T-1', status: 'open', sla: { response_minutes: 30, breached: true } },
    ['The SLA was breached.'],
    ['The first response came within 30 minutes.'],
  ],
  [
    { monitor: 'api', threshold: { latency_ms: 250 }, latency_ms: 310, status: 'alert' },
    ['The latency is 310 ms.', 'The latency exceeded the threshold of 250 ms.'],
    ['The latency was within 250 ms.', 'The latency is 250 ms.'],
  ],
];
const AGAIN: readonly Told[] = [
  [
    { ticket_id: 'T-3', status: 'open', reopened_at: '2026-05-05', resolved_at: '2026-05-03' },
    [],
    ['The ticket was opened on 5 May 2026.'],
  ],
  [
    {
      invoice: 'I-4',
      history: [
        { event: 'reissued', at: '2026-05-05' },
        { event: 'paid', at: '2026-05-09' },
      ],
    },
    [],
    ['The invoice was issued on 5 May 2026.'],
  ],
  [
    { task: 'T-9', reassigned_to: 'Ola', reassigned_at: '2026-05-05' },
    [],
    ['The task was assigned on 5 May 2026.'],
  ],
  ['Ticket T-9\nReopened: 5 May 2026\nResolved: 3 May 2026', [], ['Ticket T-9 was opened on 5 May 2026.']],
  ['The ticket was reopened on 5 May 2026.', [], ['The ticket was opened on 5 May 2026.']],
  [{ ticket_id: 'T-3', status: 'reopened' }, ['The ticket is open.'], []],
];

testTold('times and lengths of what is yet to come are how it is planned', AHEAD);
testTold('what is agreed to come within a time has not come so', AGREED);
testTold('what was done again was not first done then', AGAIN);
