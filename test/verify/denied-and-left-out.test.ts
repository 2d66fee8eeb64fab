/**
 * What a sentence denies of one way, cause or kind only; what its second half leaves out of the first; how many of those
 * that were counted before; and what "it" or an adverbial between two words of a predicate leaves as it is.
 */
import { type Told, testTold } from './told.ts';

const OTHERWISE: readonly Told[] = [
  [
    'The rent was not paid by card but in cash.',
    ['The rent was paid in cash.', 'The rent was not paid by card.'],
    ['The rent was not paid.', 'The rent was paid by card.', 'The rent was not paid in cash.'],
  ],
  [
    'The application was not refused because it came late, but because a page was missing.',
    ['The application was refused.', 'The application was refused because a page was missing.'],
    ['The application was not refused.', 'The application was refused because it came late.'],
  ],
  [
    "The profile wasn't deleted by the user but by a moderator.",
    ['The profile was deleted by a moderator.'],
    ['The profile was not deleted.', 'The profile was deleted by the user.'],
  ],
  [
    'Vera did not resign because of the pay but because of the hours.',
    ['Vera resigned because of the hours.'],
    ['Vera did not resign.', 'Vera resigned because of the pay.'],
  ],
  ['Omar did not speak as a director but as a tenant.', ['Omar spoke as a tenant.'], ['Omar did not speak.']],
  ['The lodger did not only pay the rent but also the deposit.', [], ['The lodger did not pay the rent.']],
];

const KINDS: readonly Told[] = [
  ['There were no serious injuries.', [], ['Nobody was injured.', 'There were no injuries.']],
  ['There were no injuries.', ['Nobody was injured.'], []],
  ['There was no visible damage.', [], ['Nothing was damaged.', 'There was no damage.']],
  ['There were no written complaints.', [], ['Nobody complained.']],
  ['There were no complaints received in May.', ['Nobody complained in May.'], []],
  ['There were no complaints at all.', ['Nobody complained.'], []],
  ['The audit led to no major changes.', [], ['Nothing was changed.']],
];

const FEWER: readonly Told[] = [
  ['Both back doors were locked.', [], ['Both doors were locked.']],
  ['Both doors were locked.', ['Both doors were locked.'], []],
  ['Nobody but Ms Lund spoke against the plan.', [], ['Nobody spoke against the plan.']],
  ['The ferry on Sundays takes an hour.', [], ['The ferry takes an hour.']],
  [
    'The firm has 300 employees in Spain.',
    ['The firm has 300 employees in Spain.'],
    ['The firm has 300 employees.'],
  ],
  ['The school has 30 rooms in two houses.', ['The school has 30 rooms.'], []],
  ['The director of the supplier resigned.', [], ['The director resigned.']],
  ['The director of Lund Ltd resigned.', ['The director resigned.'], []],
];

const HALVES: readonly Told[] = [
  [
    'The coupon is valid for 24 hours, the trial for two days.',
    ['The trial is valid for two days.', 'The coupon is valid for 24 hours.'],
    ['The trial is valid for 24 hours.', 'The coupon is valid for two days.'],
  ],
  [
    'Air freight takes two days and sea freight nine.',
    ['Sea freight takes nine days.', 'Air freight takes two days.'],
    ['Air freight takes nine days.', 'Sea freight takes two days.'],
  ],
  [
    'The main course lasts six weeks, the taster two.',
    ['The taster lasts two weeks.'],
    ['The taster lasts six weeks.'],
  ],
];

const OF_THEM: readonly Told[] = [
  [
    'We ordered 300 lamps. The firm delivered 280 of them.',
    ['The firm delivered 280 lamps.', 'The firm delivered 280 of the lamps.'],
    ['The firm delivered 300 lamps.', 'All lamps were delivered.'],
  ],
  [
    'We ordered 300 lamps and 20 desks. The firm delivered 12 of them.',
    [],
    ['The firm delivered 12 lamps.', 'The firm delivered 12 desks.'],
  ],
  ['We ordered 300 lamps. The firm wanted to deliver 280 of them.', [], ['The firm delivered 280 lamps.']],
  [
    'Lund sent us five letters in May. Two of them are unanswered.',
    ['Two of the letters are unanswered.'],
    ['Five letters are unanswered.'],
  ],
];

const BEFORE: readonly Told[] = [
  [
    'The gateway used to send faxes. It sends mails only.',
    ['The gateway sends mails only.'],
    ['The gateway sends faxes.'],
  ],
  [
    'The lift used to carry four people. It carries eight people since the repair.',
    ['The lift carries eight people.'],
    ['The lift carries four people.'],
  ],
  ['The firm weighed the van. It weighs 4 tonnes.', [], ['The firm weighs 4 tonnes.']],
  ['Kern hired a painter. It costs 90 euros.', [], ['The painter costs 90 euros.']],
];

const ONCE: readonly Told[] = [
  [
    'Orders above $40 used to ship free.',
    ['Orders above $40 used to ship free.'],
    ['Orders above $40 ship free.'],
  ],
  [
    'The closing date, first set for 4 July, was moved to 18 July.',
    ['The closing date was moved to 18 July.'],
    ['The closing date is 4 July.', 'The closing date was moved to 4 July.'],
  ],
];

const OTHER_DEEDS: readonly Told[] = [
  ['Vera agreed to look at the terms.', ['Vera agreed to look at the terms.'], ['Vera agreed to the terms.']],
  ['Vera agreed to the terms in May.', ['Vera agreed to the terms.'], []],
  ['The firm stopped to sell the drug at a fair.', [], ['The firm stopped selling the drug.']],
  ['The firm stopped selling the drug.', ['The firm stopped selling the drug.'], []],
  ['The shop next to ours is open.', [], ['The shop is open.']],
];

const GOES_ON: readonly Told[] = [
  [
    'The archive lends tablets to pupils; parents may use the scanners.',
    ['Parents may use the scanners.'],
    ['Parents may use the tablets.'],
  ],
  ['The fine is 60 euros and doubles after a week.', ['The fine is 60 euros.'], ['The fine is 120 euros.']],
  ['The crash killed 71 passengers and crew.', [], ['The crash killed 71 passengers.']],
];

const BETWEEN: readonly Told[] = [
  [
    'First we suspected the upgrade. The outage was in fact caused by a wrong clock.',
    ['The outage was caused by a wrong clock.'],
    ['The outage was caused by the upgrade.'],
  ],
  [
    'The crate was by mistake sent to Graz.',
    ['The crate was sent to Graz.'],
    ['The crate sent to Graz a mistake.'],
  ],
  [
    'The crate was on the same day shipped by Lund.',
    ['The crate was shipped by Lund.'],
    ['Lund was shipped by the crate.'],
  ],
];

testTold('what was done otherwise than a sentence denies', OTHERWISE);
testTold('a kind of which there was none', KINDS);
testTold('fewer than a claim is about', FEWER);
testTold('a second half without its verb or its unit', HALVES);
testTold('some of those that were counted before', OF_THEM);
testTold('what did before what it does again', BEFORE);
testTold('what was so once', ONCE);
testTold('another deed or another thing', OTHER_DEEDS);
testTold('what goes on behind a claim', GOES_ON);
testTold('an adverbial between "was" and its participle', BETWEEN);
