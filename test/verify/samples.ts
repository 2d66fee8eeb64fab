/** Claims and sources of every sort, for tests that compare one answer with another. */
import type { Given } from './ask.ts';

export const CLAIMS: readonly string[] = [
  'The refund of order HF-20931 was approved on 14 May 2026.',
  'The approval of the refund for HF-20931 was given in May 2026.',
  'The refund of order HF-20931 amounts to $80.',
  'Anna Berg paid the invoice of the Nordwind company.',
  'The company Nordwind paid Anna Berg.',
  'All parcels were delivered within two weeks.',
  'The tank holds more than 40 litres.',
  'Die Erstattung wurde genehmigt.',
  '返金は承認されました。',
  'The pool is heated. The sauna is closed.',
  '',
];

export const SOURCES: readonly Given[] = [
  'On 14 May 2026 the manager approved the refund of order HF-20931. It amounts to $80.00.',
  'Anna Berg has paid the invoice. Most parcels were delivered within 14 days, if no customs duty was due.',
  '| tank | volume |\n|---|---|\n| north | 45 litres |\n| south | 38 litres |',
  'Die Erstattung wurde nicht genehmigt. Le pont est ouvert. 返金は承認されました。',
  { order: 'HF-20931', refund: { amount_cents: 8000, currency: 'USD', approved: true }, sauna: 'closed' },
];
