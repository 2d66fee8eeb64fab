/** Nouns that a claim has for who is addressed as "you" or speaks as "we", and what a text speaks of where they are meant. */
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';

interface Group {
  readonly nouns: ReadonlySet<string>;
  /** What the text must speak of. */
  readonly of: RegExp;
}

const group = (nouns: string, of: string): Group => ({
  nouns: new Set(nouns.split(' ')),
  of: new RegExp(String.raw`\b(?:${of})`, 'iu'),
});

/** Who "you" may be. */
const READERS: readonly Group[] = [
  group(
    'customer client buyer shopper purchaser consumer caller subscriber cardholder',
    'order|purchas|bought|buy|refund|invoice|bill|shop|store|deliver|product|price|subscription|warrant|guarantee|tariff|account|payment|pay\\b|upgrade|parcel|shipment|item|voucher|credit|card|plan|contract|service|internet|loan|booking|return',
  ),
  group(
    'user subscriber',
    'app\\b|account|log ?in|sign in|password|device|update|upload|software|website|browser|settings|profile|version|feature|subscription|licen[cs]e key|api',
  ),
  group(
    'tenant renter lessee resident occupant',
    'rent\\b|flat|apartment|landlord|lease|tenancy|heating|building',
  ),
  group('guest visitor', 'stay\\b|room|hotel|hostel|check-?in|check-?out|booking|museum|visit|breakfast'),
  group(
    'patient',
    'doctor|practice|clinic|surgery|appointment|treatment|hospital|prescription|dose|insurance card|nurse|dentist',
  ),
  group(
    'passenger traveller traveler',
    'flight|train|bus\\b|trip|travel|journey|ticket|baggage|luggage|airport|station|seat',
  ),
  group(
    'student pupil learner attendee participant',
    'course|exam|semester|lecture|class|lesson|module|credits|enrol|university|school|workshop|seminar|training',
  ),
  group('applicant candidate', 'appl(?:y|ied|ication)|interview|vacancy|position|job|post\\b'),
  group('claimant', 'claim'),
  group(
    'employee worker staff colleague',
    'leave\\b|salary|payroll|shift|employ|manager|overtime|probation|working (?:hours|time)|expenses|hr\\b',
  ),
  group('member', 'member|club|gym|association'),
  group('policyholder insured', 'insur|premium|cover|polic(?:y|ies)'),
  group('seller merchant vendor', 'listing|marketplace|your shop|your store|payout|commission|seller|sell'),
  group('driver', 'parking|vehicle|car\\b|driv'),
  group('donor', 'donat'),
  group('parent', 'your child|your son|your daughter|school|kindergarten|nursery'),
  group('owner', 'your (?:dog|cat|pet|car|house|property|boat|animal|vehicle)'),
  group('hirer', 'hire'),
  group('borrower', 'loan|borrow'),
  group('licensee', 'licen[cs]e'),
];

/** Who "we" may be where the text has no noun of its own for it. */
const HOUSES: readonly Group[] = [
  group('company firm business organisation organization provider', ''),
  group(
    'shop store seller retailer merchant vendor supplier',
    'order|purchas|refund|deliver|parcel|product|item|price|warrant|guarantee|goods|invoice',
  ),
  group('landlord lessor', 'rent\\b|flat|apartment|tenan|lease'),
  group('hotel hostel', 'room|stay\\b|breakfast|check-?in|check-?out'),
  group('insurer insurance', 'insur|premium|cover'),
  group('bank', 'account|loan|card|mortgage|transfer|interest'),
  group('employer', 'leave\\b|salary|payroll|employ|overtime'),
  group('airline', 'flight|baggage'),
  group('carrier courier', 'parcel|shipment|consignment'),
  group('practice clinic hospital', 'appointment|patient|treatment|doctor|surgery'),
  group('school university', 'course|exam|pupil|student|semester'),
  group('museum', 'exhibition|museum'),
];

/** Nouns by which a text itself calls who speaks in it: "our hotel". */
const OWN_HOUSE = new Set(
  (
    'company firm business organisation organization provider shop store hotel hostel bank insurer airline practice ' +
    'clinic hospital school university museum library restaurant cafe gym club agency platform marketplace office ' +
    'department team authority council municipality institute foundation association charity theatre cinema publisher ' +
    'laboratory lab factory plant workshop garage pharmacy bakery nursery kindergarten studio'
  ).split(' '),
);

/** Whether a text may mean the noun by "you". */
export function mayBeReader(noun: string, text: string): boolean {
  const groups = READERS.filter(({ nouns }) => nouns.has(noun));
  if (groups.length === 0 || !groups.some(({ of }) => of.test(text))) return false;
  if (isAddressedTo(text, groups)) return false;
  // A text that has a noun of its own for somebody it serves or employs may mean that one.
  return READERS.every(
    (one) =>
      groups.includes(one) || [...one.nouns].every((other) => !hasNoun(text, other) || NEUTRAL.has(other)),
  );
}

/** "Dear driver", "Terms for sellers", "Employee handbook": for whom a text says that it is. */
const AUDIENCE =
  /\b(?:dear|(?:terms|rules|notice|information|guidelines|conditions|policy) (?:for|to)(?: our| all)?|to (?:our|all)) (\p{L}{4,20}?)s?\b|(?:^|[.:\n] ?)for(?: our| all)? (\p{L}{4,20}?)s?[.:\n]|\b(\p{L}{4,20}) (?:terms|handbook|agreement|guidelines)\b/giu;

/** Whether a text says that it is for others than some groups. */
const isAddressedTo = (text: string, groups: readonly Group[]): boolean =>
  matchesOf(text.slice(0, LONGEST), AUDIENCE).some(([, dear, all, own]) => {
    const noun = (dear ?? all ?? own ?? '').toLowerCase();
    const theirs = READERS.filter(({ nouns }) => nouns.has(noun));
    return theirs.length > 0 && !theirs.some((one) => groups.includes(one));
  });

/** Characters of a text in which it says for whom it is. */
const LONGEST = 2_000;

/** Nouns that stand beside the one that is addressed in many a text. */
const NEUTRAL = new Set(
  'driver parent owner visitor seller vendor merchant member colleague staff user guest'.split(' '),
);

/** Whether a text may mean the noun by "we". */
export function mayBeHouse(noun: string, text: string): boolean {
  if (OWN_HOUSE.has(noun) && patternOf(String.raw`\bour ${noun}\b`, 'iu').test(text)) return true;
  return HOUSES.some(({ nouns, of }) => nouns.has(noun) && of.test(text)) && !hasNoun(text, noun);
}

/** Whether a text has the noun for somebody; "Dear customer" addresses, and another one is not who is meant. */
export function hasNoun(text: string, noun: string): boolean {
  return patternOf(String.raw`(?<!\b(?:dear|hello|hi|another|other) )\b${noun}s?\b`, 'iu').test(text);
}

/** Whom a text of a firm, an office or an employer serves or employs, all of them. */
const SERVED = new Set(
  (
    'customer client member user guest passenger employee subscriber resident tenant patient participant buyer shopper ' +
    'traveller traveler visitor cardholder policyholder applicant caller consumer purchaser renter occupant attendee ' +
    'recipient borrower learner colleague insured claimant hirer lessee person people individual staff worker sender ' +
    'requester viewer player diner'
  ).split(' '),
);

/** Whether a noun means whoever a text serves or employs, any one of them. */
export const isServed = (noun: string): boolean => SERVED.has(noun);
