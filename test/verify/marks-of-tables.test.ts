/** Marks and empty cells of tables, and what the columns of a table of plans have. */
import { type Told, testTold } from './told.ts';

const MARKED: readonly Told[] = [
  [
    '| Feature | Starter | Pro | Enterprise |\n|---|---|---|---|\n| SSO | no | no | yes |\n| Audit log | no | yes | yes |\n| Users | 5 | 25 | unlimited |\n| Premium support | no | add-on | included |\n| Price per month | $0 | $49 | $199 |',
    [
      'The Enterprise plan includes SSO.',
      'The Pro plan includes an audit log.',
      'The Pro plan has an audit log.',
      'The Starter plan does not include SSO.',
      'The Starter plan allows 5 users.',
      'The Pro plan costs $49 per month.',
      'The price of the Pro plan is $49 per month.',
      'Premium support is included in the Enterprise plan.',
      'SSO is available on the Enterprise plan.',
      'The Pro plan does not include SSO.',
      'SSO is only available in the Enterprise plan.',
    ],
    [
      'The Pro plan includes SSO.',
      'The Starter plan includes an audit log.',
      'The Pro plan includes premium support.',
    ],
  ],
  [
    '| Feature | Starter | Pro | Enterprise |\n|---|---|---|---|\n| SSO | – | – | ✓ |\n| Audit log | – | ✓ | ✓ |\n| API access | ✗ | ✓ | ✓ |',
    [
      'The Enterprise plan includes SSO.',
      'The Pro plan includes an audit log.',
      'The Pro plan has an audit log.',
      'The Starter plan does not include SSO.',
      'The Pro plan has API access.',
      'Pro includes API access.',
      'SSO is available on the Enterprise plan.',
    ],
    [
      'The Pro plan includes SSO.',
      'The Starter plan has API access.',
      'The Pro plan does not include API access.',
    ],
  ],
  [
    '| Role | View | Edit | Delete |\n|---|---|---|---|\n| Viewer | ✓ | – | – |\n| Editor | ✓ | ✓ | – |\n| Admin | ✓ | ✓ | ✓ |',
    [],
    ['Viewers can edit.', 'Editors can delete.', 'Everyone can edit.', 'Admins cannot delete.'],
  ],
  [
    '| Task | Owner | Done |\n|---|---|---|\n| Book venue | Ana | ✓ |\n| Order flowers | Ben | ✗ |\n| Send invitations | Cara | ✓ |',
    [],
    [
      'The flowers have been ordered.',
      'Ana ordered the flowers.',
      'All tasks are done.',
      'Ben booked the venue.',
    ],
  ],
  [
    '| Feature | Basic | Plus |\n|---|---|---|\n| Live chat | ✓ (planned) | ✓ |\n| Phone support | – | ✓* |\n| Backups | ✓ | ✓ |\n\n* business hours only',
    [],
    [
      'The Basic plan includes phone support.',
      'The Basic plan has live chat.',
      'The Plus plan includes phone support at weekends.',
      'The Basic plan does not include backups.',
    ],
  ],
  [
    '| Feature | Basic | Plus |\n|---|---|---|\n| Offline mode | – | – |\n| Export | – | ✓ |\n| Discount | – | 10% |\n| Contract term | – | 12 months |',
    [
      'The Plus plan includes export.',
      'The Basic plan does not include export.',
      'Neither plan includes offline mode.',
    ],
    [
      'The Plus plan includes offline mode.',
      'The Basic plan has a discount of 10%.',
      'The Basic plan has a contract term of 12 months.',
      'Both plans include export.',
      'The Basic plan includes export.',
    ],
  ],
  [
    '| Drug | Prescription required | Covered | Generic |\n|---|---|---|---|\n| Alopin | ✓ | ✗ | ✗ |\n| Bexol | ✗ | ✓ | ✓ |',
    ['A prescription is required for Alopin.', 'Alopin is not covered.'],
    [
      'Alopin is covered.',
      'A prescription is required for Bexol.',
      'Bexol is not available as a generic.',
      'Alopin is a generic.',
    ],
  ],
  [
    '| Excluded | Home | Travel |\n|---|---|---|\n| Flood | ✓ | – |\n| Theft | – | – |',
    [],
    ['The Home policy covers flood.', 'Flood is included in the Home policy.'],
  ],
  [
    '| Room | Wi-Fi | Pets | No smoking |\n|---|---|---|---|\n| Lake | ✓ | ✗ | ✓ |\n| Park | ✗ | ✓ | – |',
    ['The Lake room has Wi-Fi.', 'Pets are allowed in the Park room.'],
    [
      'Pets are allowed in the Lake room.',
      'The Park room has Wi-Fi.',
      'Smoking is allowed in the Lake room.',
      'The Park room is a non-smoking room.',
    ],
  ],
  [
    'Feature,Free,Team\nGuest access,✗,✓\nVersion history,✓,✓\nCustom domain,✗,✗',
    ['The Team plan includes guest access.', 'The Free plan does not include guest access.'],
    ['The Free plan includes guest access.', 'The Team plan includes a custom domain.'],
  ],
];
const EMPTY: readonly Told[] = [
  [
    '| Order | Placed | Shipped | City |\n|---|---|---|---|\n| 1 | 3 May | 5 May | Paris |\n| 2 | 4 May | – | Lyon |',
    ['Order 2 was placed on 4 May.', 'Order 1 was shipped on 5 May.', 'Order 2 has not been shipped.'],
    ['Order 2 was shipped to Lyon.', 'Order 2 was shipped on 4 May.'],
  ],
  [
    '| Employee | Start | End | Title |\n|---|---|---|---|\n| Ana | 2019 | – | Lead |\n| Ben | 2020 | 2023 | Clerk |',
    ['Ana started in 2019.', 'Ana is a lead.'],
    ['Ana left in 2019.', "Ana's end year is 2023."],
  ],
  [
    '| Device | Warranty | Price | Returns |\n|---|---|---|---|\n| Kettle | 2 years | 40 EUR | 30 days |\n| Toaster | – | 25 EUR | 30 days |',
    ['The toaster costs 25 EUR.', 'The kettle has a 2-year warranty.'],
    ['The toaster has a warranty of 30 days.', 'The warranty on the toaster is 2 years.'],
  ],
  [
    'Name,Email,Phone,Mobile\nLi,li@x.io,,0170 123\nMo,mo@x.io,030 555,',
    ["Li's mobile number is 0170 123.", "Mo's phone number is 030 555."],
    ["Li's phone number is 0170 123.", "Mo's mobile number is 030 555."],
  ],
  [
    '| Service | Adults | Children | Seniors |\n|---|---|---|---|\n| Pool | 6.00 | 3.00 | 4.50 |\n| Sauna | 12.00 | – | 10.00 |',
    [],
    [
      'The sauna costs 10.00 for children.',
      'The sauna costs 12.00 for children.',
      'The pool costs 6.00 for seniors.',
    ],
  ],
  [
    '| Feature | Free | Pro |\n|---|---|---|\n| Storage | 5 GB | 100 GB |\n| Support | email | email, phone |\n| Custom domain | – | ✓ |\n| Price | free | $12/month |',
    [
      'The Pro plan has 100 GB of storage.',
      'The Free plan includes 5 GB of storage.',
      'The Pro plan costs $12 a month.',
      'Custom domains are available on the Pro plan.',
      'The Free plan has no custom domain.',
    ],
    [
      'The Free plan has phone support.',
      'The Free plan has 100 GB of storage.',
      'The Free plan costs $12 a month.',
      'Custom domains are available on the Free plan.',
      'The Pro plan costs $12 a year.',
      'The Pro plan is free.',
    ],
  ],
];
const PLANS: readonly Told[] = [
  [
    '| Feature | Starter | Pro | Enterprise |\n|---|---|---|---|\n| SSO | – | – | ✓ |\n| Price per month | $0 | $49 | on request |',
    ['The Starter plan is free.'],
    ['The Pro plan is free.', 'The Enterprise plan is free.'],
  ],
  [
    '| Feature | Starter | Pro |\n|---|---|---|\n| SSO | – | ✓ |\n| Price | $0 | $49 |\n| Setup fee | $99 | $0 |',
    [],
    ['The Starter plan is free.', 'The Pro plan is free.'],
  ],
  [
    '| Plan | Price | SSO | Users | API |\n|---|---|---|---|---|\n| Basic | free | ✗ | 3 | ✓ |\n| Plus | €12/month | ✓ | 10 | ✓ |\n| Max | €40/month | ✓ | unlimited | ✓ |',
    [
      'The Basic plan is free.',
      'All plans include API.',
      'The Plus plan includes SSO.',
      'The Max plan includes unlimited users.',
      'The Basic plan does not include SSO.',
    ],
    [
      'Only the Max plan includes SSO.',
      'All plans include SSO.',
      'The Plus plan supports up to 3 users.',
      'The Plus plan allows unlimited users.',
      'SSO is only available in the Plus plan.',
      'No plan includes SSO.',
      'The Basic plan includes SSO.',
      'The Max plan is free.',
      'Every plan has SSO.',
    ],
  ],
  [
    '| Feature | Home | Office |\n|---|---|---|\n| Fax | no | no |\n| Scanner | yes | yes |\n| Wi-Fi | no | yes |\n| Trays | 1 | 3 |\n| Duplex | optional | yes |',
    [
      'Both models have a scanner.',
      'Neither model has a fax.',
      'Wi-Fi is only available on the Office model.',
      'Only the Office has Wi-Fi.',
      'The Office comes with 3 trays.',
    ],
    [
      'Both models have Wi-Fi.',
      'Only the Home model has Wi-Fi.',
      'Duplex is only available on the Office model.',
      'Only the Office model has a scanner.',
      'Both models have duplex.',
      'Neither model has Wi-Fi.',
      'The Home comes with 3 trays.',
    ],
  ],
  [
    'Draft pricing (not approved)\n\n| Feature | Basic | Pro |\n|---|---|---|\n| SSO | – | ✓ |\n| Users | 5 | 50 |',
    [],
    ['The Pro plan includes SSO.', 'Only the Pro plan includes SSO.', 'The Basic plan allows 5 users.'],
  ],
  [
    'Planned for 2027:\n| Feature | Basic | Pro |\n|---|---|---|\n| SSO | – | ✓ |\n| Users | 5 | 50 |',
    [],
    ['Only the Pro plan includes SSO.', 'The Basic plan allows 5 users.'],
  ],
  [
    '| Feature | Basic | Pro |\n|---|---|---|\n| SSO | – | ✓ |\n| Users | 5 | 50 |\n\nUpdate: SSO has been added to the Basic plan.',
    [],
    ['Only the Pro plan includes SSO.'],
  ],
];

testTold('a mark in a cell says whether its row has what its column tells', MARKED);
testTold('a cell that is empty has not the value of another', EMPTY);
testTold('a table of plans says which of them have a feature', PLANS);
