/** What a record is of where nothing in it says so: things are known by the fields that only they have. */
import type { Focus } from './record.ts';

/** `what it is called = words of names`: two of them tell it. */
const TABLE = `
book = isbn author authors publisher edition shelfmark copies
flight = flight airline aircraft gate boarding terminal boarded passengers departure arrival
shipment parcel package = tracking carrier recipient consignee pieces scans weight
ticket = requester assignee priority channel reopened sla
order = sku items lines shipping
payment charge transaction = captured refunded method last4 disputed authorised authorized
laptop computer = os ram disk cpu antivirus
server instance = vcpus vcpu memory instance region hostname
booking reservation stay = check nights guest guests room rooms adults
flat apartment property house = bedrooms bathrooms rent furnished sqm landlord
car vehicle = plate odometer fuel mileage vin transmission
meeting event = attendees organizer organiser invitees recurrence
appointment = clinic clinician patient practitioner
policy = policyholder holder premium excess deductible peril perils coverage insured
claim = claimed approved assessor incident handler
recipe dish = ingredients servings cook prep
match game = home away goals score referee referees
invoice bill = vat subtotal supplier net
meter = kwh registers register reading readings tariff
sensor = firmware calibrated battery rssi reading readings
build pipeline run = branch commit stages tests
flag = rollout environments variations
course class = lecturer instructor enrolled seats credits
loan = principal instalments installments lender borrower
film movie = director cast runtime genre
survey = respondents responses questions
permit licence license = applicant issued fees inspections
subscription = plan renewal renews billing trial
campaign = impressions clicks opens recipients
`;

const KNOWN: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = TABLE.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [called = '', telling = ''] = line.split(' = ');
    return [new Set(called.split(' ')), new Set(telling.split(' '))] as const;
  });

/** Names that tell a thing, at the least. */
const LEAST = 2;

/** Whether the fields of a record, and what is below it, are those of what a noun is called. */
export function isKnownAs(noun: string, { own, inner, children, above }: Focus): boolean {
  const telling = KNOWN.find(([called]) => called.has(noun))?.[1];
  if (telling === undefined) return false;
  const names = new Set([
    ...[...own, ...inner, ...above].flatMap(({ name, path }) => [...name, ...path]),
    ...children.flatMap(({ labels }) => labels),
  ]);
  return [...telling].filter((word) => names.has(word)).length >= LEAST;
}
