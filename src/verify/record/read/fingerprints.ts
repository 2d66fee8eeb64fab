/** What a record is of where nothing in it says so: things are known by the fields that only they have. */
import type { Focus } from '../record.ts';

/** `what it is called = words of names`: two of them tell it. */
const TABLE = `
book = isbn author authors publisher edition shelfmark copies barcode hardcover borrowed shelf
flight = flight airline aircraft gate boarding terminal boarded passengers departure arrival pnr cabin origin seat
shipment parcel package consignment = tracking carrier recipient consignee pieces scans weight
ticket = requester assignee priority channel reopened sla
order = sku items lines shipping
product item = sku price stock reorder supplier warehouse barcode
payment charge transaction = captured refunded method last4 disputed authorised authorized
laptop computer = os ram disk cpu antivirus
pod = ready restarts
container = container image ports command
process = pid command cpu mem tty
filesystem volume disk = filesystem used avail available mounted capacity
node = roles version kubelet ready
server instance machine = vcpus vcpu memory instance region hostname vm cpus cpu disks uptime os
booking reservation stay = check nights guest guests room rooms adults
flat apartment property house home = bedrooms bathrooms rent furnished sqm landlord
car vehicle van truck = plate odometer fuel mileage vin transmission
meeting event = attendees organizer organiser invitees recurrence
appointment visit = clinic clinician patient practitioner
policy = policyholder holder premium excess deductible peril perils coverage insured
claim = claimed approved assessor incident handler adjuster
recipe dish = ingredients servings cook prep cuisine
match game = home away goals score referee referees
invoice bill = vat subtotal supplier net gross
meter = kwh registers register reading readings tariff
sensor device = firmware calibrated battery rssi reading readings
build pipeline run = branch commit stages tests
flag = rollout environments variations variants
course class = lecturer instructor enrolled seats credits
loan = principal instalments installments lender borrower
film movie = director cast runtime genre
survey = respondents responses questions invited anonymous
permit licence license = applicant issued fees inspections
subscription = plan renewal renews billing trial
campaign = impressions clicks opens recipients
account = iban holder overdraft balances balance currency bic
employee worker = hire salary employment payroll probation termination leave
patient = mrn allergies dob clinician blood vitals
vacancy job position = salary applicants recruiter openings
vessel ship = imo draught flag berth captain
train = train coach platform carriages
machine equipment = serial operating maintenance serviced operator
printer = toner pages paper queue
database = engine replicas connections storage backups
certificate = issuer subject san fingerprint
domain = registrar nameservers dns
backup = retention snapshot restored
contract lease agreement = party parties term notice signed landlord lessee
project = milestones sponsor budget phase
hotel = rooms stars checkin checkout
restaurant = cuisine tables seats covers menu
warehouse = bays pallets capacity docks
pump valve motor boiler = pressure rpm flow setpoint serviced
vaccine medicine drug = dose lot batch manufacturer
field farm = crop hectares irrigation soil
dog cat pet animal = breed species vaccinated microchip
donation = donor campaign gift
route = stops distance vehicle driver
access = requester approver role system justification
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
  const kinds = KNOWN.filter(([called]) => called.has(noun));
  if (kinds.length === 0) return false;
  const names = new Set([
    ...[...own, ...inner, ...above].flatMap(({ name, path }) => [...name, ...path]),
    ...children.flatMap(({ labels }) => labels),
  ]);
  return kinds.some(([, telling]) => [...telling].filter((word) => names.has(word)).length >= LEAST);
}
