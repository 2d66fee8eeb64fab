/** What the names of fields say: the words by which a claim may say them, and what kind of thing stands in them. */

const set = (list: string): ReadonlySet<string> => new Set(list.split(' ').filter((word) => word !== ''));

/** `words of names = lemmas by which a claim says them`. */
const TABLE = `
price cost charge fee rate = cost price charge pay sell worth fee spend
amount sum value = amount worth sum value total spend cost
email mail = email mail e-mail address
login signin = login log sign
total grand = total come amount altogether overall sum cost worth
subtotal = subtotal net
setpoint = setpoint target set
tax vat = tax vat
balance due outstanding owed = owe balance outstanding due
salary wage pay = earn salary pay wage paid
weight = weigh weight heavy
dose dosage = dose dosage take
height = tall high height
length = long length measure
width = wide width
duration runtime = last take run duration long
elapsed latency = last take run
age = age old
size area = size area big large measure
party = party people person guest
guests guest = guest people person
impact = affect impact hit
serial = serial
distance = distance away far long drive travel cover walk ride run fly
shift hall = work
city town country region location place site office = work live lives base locate city town office located based situated
address = address live
dept department team unit group = work department dept team
company employer organisation organization firm = work company employer
role position job title = work role position job title
plan tier subscription package = plan tier subscribe subscription package
language languages = language speak
award awards prize prizes medal medals honour honours honor honors = award win receive get
method channel via = method by via use through
opt optin = opt subscribe sign agree consent
currency = currency
qty quantity count number = quantity contain include number count
stock = stock available left
used taken consumed = use take consume
remaining left = left remain
free = free left available
holder = holder policyholder cardholder
prerequisites prerequisite dependencies = depend require need prerequisite
income earnings = income earn
principal = borrow principal lend
outstanding = owe outstanding left
material = make material
seats seat = seat cover include sit
fines fine = fine owe
venue stadium arena ground = play hold take host
servings serves portions = serve portion people person
employment = work employ
scorers = score
prep preparation = prepare preparation
cook cooking = cook
items item = item
gate platform pier stop bay track stand terminal = leave depart
from origin source departure = depart leave come fly travel origin start go from
to destination arrival = go fly travel lead arrive land destination head bind to until
score points grade mark = score get achieve point
rating = rate rating
speed = speed run fast
uptime = up run online
capacity = capacity hold seat
temperature temp = temperature
reason cause = reason because due
version = version run
fuel = fuel run
books publications = write publish
departs depart = depart leave
arrives arrive = arrive land reach
cabin = cabin class
priority severity = priority severity
auto = automatic automatically auto
renew renewal = renew renewal
expiry expiration expires expire = expire expiry run valid
valid = valid run
coverage covers covered cover = cover coverage
estimated expected eta = expect estimate
color colors colour colours = available color colour
due deadline = due deadline
start starts begin begins = start begin
end ends = end run finish
delivery = delivery deliver
return returns = return
credit credits = credit
goodwill = goodwill
min minimum = minimum least
max maximum limit cap = maximum limit most cap
attempts attempt = attempt try
failed fails failures = fail failed failure
passed = pass passed
late = late
hold = hold
paid = pay paid
loss losses = lose loss
visits visit = visit
signature signed = sign
stay nights = night stay
hours = work
diagnosis = diagnose treat
birth dob = bear born birth
times = take
term = run last term
financial = pay paid settle refund
fulfillment fulfilment = fulfil fulfill
services service = service
members users employees staff = have
`;

const NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TABLE.split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [names = '', lemmas = ''] = line.split(' = ');
      const said = set(lemmas);
      return names.split(' ').map((name) => [name, said] as const);
    }),
);

/** Whether a claim says a word of a name by a word of this lemma. */
export const says = (name: string, lemma: string): boolean => NAMES.get(name)?.has(lemma) === true;

/** Deeds that are one in records: the lemmas of a line say each other. */
const DEEDS: readonly ReadonlySet<string>[] = [
  'ship dispatch send',
  'deliver arrive reach',
  'cancel cancellation',
  'close resolve fix solve',
  'pay settle payment',
  'refund reimburse repay',
  'create open raise file log submit',
  'update change modify edit',
  'approve authorise authorize grant approval',
  'reject decline deny refuse',
  'complete finish end',
  'sign signature',
  'delete remove',
  'start begin commence launch',
  'finish end stop conclude',
  'expire lapse',
  'buy purchase order',
  'order place',
  'activate enable',
  'deactivate disable',
  'deploy release',
  'repair fix mend',
  'impact affect',
  'verify check confirm',
  'call phone ring',
  'book reserve',
  'hire employ join',
  'respond reply answer',
  'report notify',
  'return',
  'redeem use',
  'invoice bill',
  'request ask apply',
  'receive get arrive',
  'login log signin',
  'suspend pause',
  'issue',
].map(set);
/** The groups that a deed's lemma is in. */
const GROUPS = new Map<string, ReadonlySet<string>[]>();
for (const group of DEEDS) for (const deed of group) GROUPS.set(deed, [...(GROUPS.get(deed) ?? []), group]);

/** Whether two deeds, by their lemmas, are one. */
export const isSameDeed = (one: string, other: string): boolean =>
  one === other || (GROUPS.get(one)?.some((group) => group.has(other)) ?? false);

/** Names that say what something is called: its value stands for the thing. */
export const KEYS = set(
  'id ids uuid key no nr num number ref reference code sku serial plate name title username login email iban account ' +
    'customer client user employee member patient subscriber seller merchant shop tenant driver courier applicant holder ' +
    'order invoice ticket case claim policy contract parcel shipment tracking booking reservation device machine vehicle ' +
    'product item article project property course student guest line drug medication medicine ' +
    'subject label site host hostname service job task step process build rule environment part component feature vehicle incident location room ' +
    'domain repo repository branch company supplier vendor',
);

/** Names that add nothing to what stands under them. */
export const NEUTRAL = set(
  'a an the of in on at is are has have with and or as it its for status state name title type kind category class value ' +
    'result outcome decision level label tag content text body detail details data info information record records entry entries ' +
    'id ids identifier no nr num number ref reference code key uuid row rows line lines results response payload meta ' +
    'metadata attributes properties summary fields items object date datetime timestamp time amount currency current ' +
    'applied description memo narrative particulars condition full first last display username mode effective actual day on at interpretation evaluation',
);

/** What wraps a record without saying anything of it. */
export const WRAPPING = set(
  'data record records result results response payload meta metadata attributes properties summary fields items list ' +
    'object objects entries rows row details detail info information content body value values settings config ' +
    'latest now location geo place balances totals stats statistics counts figures metrics readings measurements observed observation vitals overview diet dietary amenities',
);

/** Names of who does or gets something, by what is said of them; `=` before the verb, then nouns. */
const ROLES: ReadonlyMap<string, Omit<Role, 'goal'>> = new Map(
  `
assignee assigned = assign handle / assignee
carrier carried = carry transport / carrier / go-with ship-with send-with dispatch-with travel-with ship-via send-via go-via
provider provided = provide / provider / be-with appointment-with
operator operated = operate / operator
commander = command / commander
reporter reported = report raise file open submit / reporter
author = write author open / author
written = write author / author
prescriber = prescribe / prescriber
owner owners owned = own / owner charge / belong-to
approver approved = approve authorise / approver
reviewer reviewed = review / reviewer
manager = manage / manager boss / report-to
supervisor = supervise / supervisor / report-to
requester = request raise file open submit / requester
applicant = apply submit file / applicant
requested = request / requester
creator created = create open / creator
opened = open / 
sender sent = send / sender
recipient receiver = receive / recipient receiver
buyer bought = buy purchase order place / buyer / issue-to sell-to bill-to
seller sold = sell issue invoice bill / seller
payer paid = pay / payer
payee = / payee / pay-to payment-to transfer-to send-to
winner won = win / winner
loser lost = lose / loser
driver driven = drive / driver
signer signed = sign / signatory signer
inspector inspected = inspect / inspector
teacher taught = teach / teacher
lead = lead / lead leader
leader led = lead / leader
host hosted = host / host
contact = / contact
landlord = / landlord
claimant = claim / claimant
reader = borrow read / reader
tenant = rent / tenant
parent = / parent
child = / child
spouse = / spouse
sponsor sponsors = sponsor / sponsor
mentor = mentor / mentor
doctor physician practitioner = treat / doctor physician practitioner / be-with appointment-with
handler = handle / handler
manufacturer = manufacture make produce / manufacturer maker
publisher = publish / publisher
insurer = insure / insurer
developer = develop / developer
producer producers = produce / producer
coach = coach train / coach
photographer = photograph / photographer
clinician = see treat / clinician doctor / be-with appointment-with
borrower = borrow owe repay pay miss have / borrower
adjuster = handle assess adjust / adjuster
interviewer = interview / interviewer / interview-with
performer performers = perform play / performer
trainer = train / trainer
lecturer = teach lecture / lecturer
presenter = present / presenter
speaker speakers = speak / speaker
moderator = moderate / moderator
composer composers = compose / composer
director directors = direct / director
installer = install / installer
technician = repair fix service / technician
cleaner = clean / cleaner
caller = call / caller
tester = test / tester
assessor assessed = assess / assessor
surveyor surveyed = survey / surveyor
auditor audited = audit / auditor
examiner examined = examine / examiner
organiser organisers organizer organizers organised organized = organise organize / organiser organizer
instructor = teach instruct / instructor
editor editors edited = edit / editor
translator translated = translate / translator
designer designed = design / designer
builder built = build / builder
lender lent = lend / lender
triggered = trigger start launch run / 
launched = launch start / 
initiated = initiate start / 
borrowed = borrow / 
supplier = supply / supplier / place-with order-with buy-from order-from purchase-from come-from
contractor = / contractor
guarantor = guarantee / guarantor
tutor tutored = tutor / tutor
therapist = treat / therapist / be-with appointment-with session-with
prepared = prepare / 
drafted = draft / 
repaired = repair / 
closed = close / 
resolved = resolve / 
cancelled canceled = cancel / 
verified = verify / 
handled = handle / 
issued = issue / 
installed = install / 
checked = check / 
booked = book / 
submitted = submit / 
confirmed = confirm / 
rejected = reject / 
deployed = deploy / 
updated = update / 
deleted = delete / 
delivered = deliver / 
called = call / 
`
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [names = '', rest = ''] = line.split(' = ');
      const [verbs = '', nouns = '', links = ''] = ` ${rest}`.split('/');
      const role = { verbs: set(verbs.trim()), nouns: set(nouns.trim()), links: set(links.trim()) };
      return names.split(' ').map((name) => [name, role] as const);
    }),
);

/** What is said of somebody who stands in a field. */
export interface Role {
  readonly verbs: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  /** Verbs with the preposition that leads to them: "reports to". */
  readonly links: ReadonlySet<string>;
  /** Something goes to them. */
  readonly goal: boolean;
}

/** What is said of who stands in a field; undefined where it is no role. */
export function roleOf(name: readonly string[]): Role | undefined {
  const last = name.at(-1) ?? '';
  const linked = last === 'by' || last === 'to';
  const word = linked ? (name.at(-2) ?? '') : last;
  const known = ROLES.get(word);
  const doing = name.at(-2) ?? '';
  // A `referring_doctor` refers, and treats nobody.
  if (known !== undefined && !linked && /[^aeiou]ing$|ying$/.test(doing))
    return { ...doerOf(`${doing.slice(0, -3)}ed`), nouns: known.nouns };
  if (known === undefined) return last === 'by' && word.endsWith('ed') ? doerOf(word) : undefined;
  if (!linked && /(?:ed|en|old|aught|ought|paid|sent|won|lost|led)$/.test(word)) return undefined;
  const links = name.every((one) => one === word || AS_USUAL.test(one)) ? known.links : new Set<string>();
  return { ...known, links, goal: last === 'to' || word === 'assignee' };
}

/** What tells a role from no other of its kind: a `return_carrier` is not who an order goes with. */
const AS_USUAL = /^(?:shipping|delivery|line|direct|current|name)$/;

/** Who did what a participle says: the verb is one of its stems. */
function doerOf(participle: string): Role {
  const stem = participle.slice(0, -2);
  const verbs = new Set([stem, `${stem}e`, stem.slice(0, -1), `${stem.slice(0, -1)}y`]);
  return { verbs, nouns: new Set(), links: new Set(), goal: false };
}

/** Deeds of who asked for something, began it or has it: they hold whatever became of it. */
const BEGUN = set(
  'create request report raise own rent apply open place submit file order log propose suggest nominate initiate trigger draft write',
);

/** Names of dates on which something began: they hold whatever became of it. */
export const BEGINNING = set(
  'placed opened created submitted requested filed raised reported ordered registered received logged started entered applied',
);

/** Whether a role is of who asked for something, began it or has it. */
export const isOfBeginning = ({ verbs }: Role): boolean => [...verbs].some((verb) => BEGUN.has(verb));

export const GOALS = set('to environment destination recipient receiver payee arrival consignee');
export const SOURCES = set(
  'gate terminal platform from origin sender payer source departure shipper seller vendor supplier',
);

/** Words of a name by which it says when something was set to happen rather than when it did. */
export const SET_BEFOREHAND = set(
  'due deadline expiry expires expire expiration until valid start starts end ends next planned scheduled promised ' +
    'estimated expected target eta renewal renews before by',
);

/** Words that say of what stands under them that it is not so, not now or not of the thing itself. */
export const QUALIFYING = set(
  'previous previously prior former formerly old older past was historic history archived next upcoming future planned ' +
    'scheduled schedule proposed proposal requested request draft drafted expected estimated estimate projected forecast ' +
    'predicted target goal intended promised tentative provisional preliminary default allowed possible permitted ' +
    'supported accepted eligible eligibility required requirement needed pending awaiting due deadline until before after ' +
    'expiry expires expiration notice reminder attempt attempts tried retry failed failure error rejected declined denied ' +
    'cancelled canceled refused max maximum min minimum limit threshold cap not non no never without excluded excluding ' +
    'unless example sample template placeholder test dummy mock hypothetical simulated backup suspected alleged potential ' +
    'candidate wanted desired preferred original initial can may should must could would will last first parent ' +
    'needs need invalid non other void replaced replaces related linked other duplicate quoted list lost removed revoked withdrawn',
);

/** Kinds of things that a number or a name may be of. */
export const THINGS = new Set(
  (
    'order customer client user account invoice ticket case claim policy contract parcel shipment booking reservation ' +
    'device machine vehicle car product item article employee member patient seller merchant shop driver courier line ' +
    'payment refund request return flight train project course student guest subscription credit transaction server ' +
    'host service record row entry company supplier vendor package consignment'
  ).split(' '),
);
