// What a deed needs or costs is told of that deed: not of another, and not of what it is done to.
import { testTold } from './told.ts';

testTold('a deed as the subject of a sentence', [
  [
    'Subletting requires the written consent of the landlord.',
    [
      "The tenant cannot sublet without the landlord's written consent.",
      'Tenants may not sublet without the written consent of the landlord.',
      'Subletting is not allowed without the written consent of the landlord.',
      "To sublet, the landlord's written consent is required.",
      'The landlord has to consent in writing to subletting.',
      "Subletting without the landlord's written consent is not allowed.",
      "Without the landlord's written consent, subletting is not permitted.",
      "You need the landlord's written consent to sublet.",
    ],
    [
      "The tenant may sublet without the landlord's consent.",
      'The landlord has consented to subletting.',
      'Subletting requires the written consent of the tenant.',
      'Tenants may not sublet.',
      'Subletting is not allowed.',
      "You need the landlord's written consent to paint.",
      "The landlord cannot sublet without the tenant's consent.",
    ],
  ],
  [
    'Refunds above $500 require approval by a manager.',
    [
      "A refund above $500 cannot be made without a manager's approval.",
      'Refunds above $500 cannot be issued without approval by a manager.',
      'A manager must approve refunds above $500.',
      'Refunds above $500 need the approval of a manager.',
      'Refunds of more than $500 have to be approved by a manager.',
      "A refund of $620 requires a manager's approval.",
      'A refund of $620 needs to be approved by a manager.',
    ],
    [
      'A refund of $420 requires approval by a manager.',
      'A refund of $420 must be approved by a manager.',
      'A manager has approved the refund.',
      'Refunds above $500 are not possible.',
      'All refunds must be approved by a manager.',
      'A refund of $620 must be approved by the director.',
      'A refund of $620 can be made without approval.',
    ],
  ],
  [
    'Working from home needs the agreement of the line manager.',
    [
      'Employees may not work from home without the agreement of the line manager.',
      "You cannot work from home without your line manager's agreement.",
      "Working from home is not possible without the line manager's agreement.",
    ],
    [
      'Employees may work from home without the agreement of the line manager.',
      'The line manager has agreed to working from home.',
      'Line managers cannot work from home without agreement.',
    ],
  ],
  [
    'Access to the vault requires two keys and a PIN.',
    [
      'The vault cannot be accessed without two keys and a PIN.',
      'Two keys and a PIN are needed for access to the vault.',
      'Two keys are needed to access the vault.',
    ],
    [
      'One key is enough to access the vault.',
      'The vault can be accessed with one key.',
      'Two PINs are needed to access the vault.',
    ],
  ],
  [
    'Cancelling a booking requires the booking code.',
    [
      'A booking cannot be cancelled without the booking code.',
      'You cannot cancel a booking without the booking code.',
      'You need the booking code to cancel a booking.',
      'The booking code is needed to cancel a booking.',
    ],
    [
      'A booking cannot be cancelled.',
      'The booking was cancelled.',
      'You need the booking code to make a booking.',
    ],
  ],
  [
    'Expenses over EUR 100 are subject to approval by the finance team.',
    [
      'Expenses over EUR 100 need approval by the finance team.',
      'The finance team has to approve expenses over EUR 100.',
    ],
    [
      'An expense of EUR 90 must be approved by the finance team.',
      'The finance team approved the expense.',
      'Expenses over EUR 100 are not allowed.',
    ],
  ],
  [
    'Opening an account requires a passport.',
    [
      'You need a passport to open an account.',
      'A passport is needed to open an account.',
      'To open an account, a passport is required.',
      'A passport is required for opening an account.',
    ],
    [],
  ],
  [
    'Replacing the filter takes ten minutes.',
    ['It takes ten minutes to replace the filter.', 'The replacement of the filter takes ten minutes.'],
    [
      'The filter lasts ten minutes.',
      'It takes ten minutes to clean the filter.',
      'The filter takes ten minutes.',
    ],
  ],
  [
    'Cancelling a booking is free of charge.',
    [
      'Bookings can be cancelled for free.',
      'You can cancel a booking for free.',
      'It costs nothing to cancel a booking.',
      'The cancellation of a booking is free.',
    ],
    ['A booking is free of charge.', 'Changing a booking is free.', 'You can change a booking for free.'],
  ],
  [
    'Parking in the yard costs 5 euros per day.',
    ['It costs 5 euros per day to park in the yard.', 'Parking costs 5 euros per day in the yard.'],
    ['The yard costs 5 euros per day.', 'Parking in the street costs 5 euros per day.'],
  ],
  [
    'Selling the house took three months.',
    ['It took three months to sell the house.', 'The sale of the house took three months.'],
    ['The house took three months to build.', 'Building the house took three months.'],
  ],
  [
    'Hiring two engineers was approved by the board.',
    ['The board approved hiring two engineers.', 'The board approved the hiring of two engineers.'],
    ['Two engineers were approved by the board.', 'The board hired two engineers.'],
  ],
  [
    'Cancelling a booking requires the booking code.',
    [],
    [
      'You need the booking code to make a booking.',
      'You need the booking code to change a booking.',
      'The booking code is needed to make a booking.',
      'You need a booking to cancel the code.',
    ],
  ],
  [
    'Cancelling an order needs a reason.',
    [],
    ['You need a reason to place an order.', 'An order needs a reason.'],
  ],
  [
    'Changing the password requires the old password.',
    [],
    ['You need the old password to log in.', 'You need the old password to delete the password.'],
  ],
  [
    'Opening an account requires a passport.',
    [],
    [
      'You need a passport to close an account.',
      'A passport is needed to close an account.',
      'A passport is needed to use an account.',
      'Closing an account requires a passport.',
    ],
  ],
]);
