// Who is given a role by an agreement is called by his name or by a part of it, and never the other party.
import { testTold } from './told.ts';

testTold('parties with roles that an agreement defines', [
  [
    'This lease is made between Alder Estates Ltd ("Landlord") and Priya Shah ("Tenant"). The Landlord rents the flat to the Tenant. The Tenant pays the water bill.',
    ['Alder Estates rents the flat to Priya Shah.', 'Priya Shah pays the water bill.'],
    ['Alder Estates pays the water bill.'],
  ],
  [
    'Lease between Alder Estates Ltd (Landlord) and Priya Shah (Tenant). The Landlord rents the flat to the Tenant. The Tenant pays the water bill.',
    ['Priya Shah pays the water bill.'],
    [],
  ],
  [
    'Agreement between Brightline GmbH (Contractor) and Oak & Partner (Client). 1. The Contractor cleans the offices twice a week.',
    ['Brightline cleans the offices twice a week.'],
    [],
  ],
  [
    'Agreement between Brightline GmbH (the "Contractor") and Oak & Partner (the "Client"). The Contractor cleans the offices twice a week.',
    ['Brightline cleans the offices twice a week.'],
    ['Oak & Partner cleans the offices twice a week.'],
  ],
  [
    'Agreement between Brightline GmbH, hereinafter the Contractor, and Oak & Partner, hereinafter the Client. The Contractor cleans the offices twice a week.',
    ['Brightline cleans the offices twice a week.'],
    [],
  ],
  [
    'Agreement between Brightline GmbH (the "Contractor") and Oak & Partner (the "Client"). The Contractor cleans the offices twice a week. The Client provides the cleaning materials.',
    ['Oak & Partner provides the cleaning materials.'],
    ['Brightline provides the cleaning materials.'],
  ],
  [
    'Framework contract between Halden Steel AG (Supplier) and Morley Bikes Ltd (Buyer). The Supplier delivers within five days of each order. The Buyer pays within 30 days.',
    ['The supplier delivers within five days.', 'Halden Steel delivers within five days of each order.'],
    [
      'Halden Steel has to pay within 30 days.',
      'Morley Bikes delivers within five days of each order.',
      'Steel pays within 30 days.',
    ],
  ],
  [
    "Framework contract between Halden Steel AG (Supplier) and Morley Bikes Ltd (Buyer). The Supplier delivers within five days of each order. The Buyer may terminate the contract with three months' notice.",
    ["Morley may terminate the contract with three months' notice."],
    [
      "Halden may terminate the contract with three months' notice.",
      "Morley Cars may terminate the contract with three months' notice.",
    ],
  ],
  [
    'Framework contract between Halden Steel Ltd (Supplier) and Morley & Co. Ltd (Buyer). The Supplier delivers within five days of each order. The Buyer pays within 30 days.',
    ['Morley & Co. Ltd pays within 30 days.'],
    ['Co. Ltd pays within 30 days.', 'Halden Steel Ltd pays within 30 days.'],
  ],
]);
