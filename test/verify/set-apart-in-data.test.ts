/** What data hold under the name of another time, a bound, a tariff or a place for trials is not said of the thing as it is. */
import { type Told, testTold } from './told.ts';

const CHARGE = {
  object: 'charge',
  amount: 4500,
  amount_refunded: 1500,
  refunded: false,
  status: 'succeeded',
};
const MONTHS = { subscription: 's1', price: { recurring: { interval: 'month', interval_count: 3 } } };

const TOLD: readonly Told[] = [
  [
    { company: 'Norda', last_year: { employees: 88 }, current_year: { employees: 97 } },
    ['Norda has 97 employees.'],
    ['Norda has 88 employees.'],
  ],
  [{ company: 'Norda', '2023': { employees: 88 } }, [], ['Norda has 88 employees.']],
  [
    { company: 'Norda', '2023': { revenue_eur: 5000000 }, '2024': { revenue_eur: 6000000 } },
    ['Revenue was 5 million euros in 2023.'],
    ['Revenue is 5 million euros.'],
  ],
  [
    { service: 'search', latency_ms: { p95: 210 }, threshold: { latency_p95_ms: 250, error_rate: 0.01 } },
    [],
    ['The p95 latency is 250 ms.', 'The error rate is 0.01.'],
  ],
  [{ service: 'search', limits: { latency_ms: 250 } }, [], ['The latency is 250 ms.']],
  [{ container: 'api', limits: { memory: '512 MB' } }, ['The memory limit is 512 MB.'], []],
  [{ plan: 'Pro', limits: { users: 10 } }, ['The Pro plan includes 10 users.'], []],
  [{ payment: 'P-1', status: 'captured', environment: 'sandbox' }, [], ['The payment was captured.']],
  [{ environment: 'sandbox', payment: { id: 'P-1', status: 'captured' } }, [], ['The payment was captured.']],
  [{ payment: 'P-1', status: 'captured', environment: 'production' }, ['The payment was captured.'], []],
  [
    { incident: { title: 'API outage', status: 'resolved' } },
    ['There was an API outage.'],
    ['There is an API outage.'],
  ],
  [{ last_incident: { title: 'API outage', resolved: true } }, [], ['There is an API outage.']],
  [
    { fare: { base: 410, total: 530, currency: 'EUR', refundable: false, change_fee: 75 } },
    ['The change fee is 75 euros.'],
    ['A change fee of 75 euros was charged.'],
  ],
  [
    { rental: 'R1', currency: 'EUR', deposit: 300 },
    ['The deposit is 300 euros.'],
    ['A deposit of 300 euros was paid.'],
  ],
  [
    { rental: 'R1', currency: 'EUR', deposit: { amount: 300, status: 'paid' } },
    ['A deposit of 300 euros was paid.'],
    [],
  ],
  [MONTHS, [], ['The subscription is billed monthly.']],
  [
    { subscription: 's1', billing: { interval: 'month', interval_count: 1 } },
    ['The subscription is billed monthly.'],
    [],
  ],
  [CHARGE, ['The charge succeeded.'], ['The refund succeeded.']],
  [{ refund: 're_1', amount: 1500, status: 'succeeded' }, ['The refund succeeded.'], []],
  [
    { type: 'card', card: { brand: 'visa', exp_month: 8, exp_year: 2027 } },
    ['The card expires in August 2027.'],
    ['The card expired in August 2027.'],
  ],
];

testTold('what data set apart', TOLD);
