/** What the terse values of records say: which words a claim may use for a status, and which it may deny. */

interface State {
  /** Lemmas and forms that say it. */
  readonly says: ReadonlySet<string>;
  /** Those that it denies. */
  readonly denies: ReadonlySet<string>;
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(' ').filter((word) => word !== ''));

/** `values = words that say it / words that it denies`. Words are lemmas; a joined pair stands for two words. */
const TABLE = `
paid settled cleared = pay paid settle clear / unpaid outstanding overdue owe
unpaid outstanding = unpaid outstanding owe / pay paid settle clear
overdue past_due = overdue late outstanding unpaid past-due / pay paid settle
partially_paid part_paid = partially-pay partly-pay part-pay partially-paid partly-paid / unpaid
shipped dispatched sent = ship dispatch send transit
in_transit = ship dispatch send transit on-its-way on-the-way / deliver arrive
delivered arrived = deliver arrive / undelivered
undelivered not_delivered = undelivered / deliver arrive
cancelled canceled = cancel cancelled canceled / active
backordered backorder on_backorder = backorder on-backorder back-order / ship
closed_won = win close / lose
closed_lost = lose close / win
on_loan checked_out borrowed = loan borrow / available
en_route = en-route on-the-way / arrive
needs_action no_response no_reply = / respond reply accept decline answer
non_compliant noncompliant = non-compliant noncompliant / compliant comply
skipped = skip / run pass complete
running = run / stop
stopped = stop stopped shut-down / run running start
closed = close closed / open unresolved
resolved fixed solved = close resolve fix solve closed / open unresolved
reopened = reopen open / close closed resolve
open = open unresolved / close closed resolve resolved
unresolved = unresolved open / resolve close closed fix solve
active = active live / inactive cancel expire suspend deactivate deactivated
inactive = inactive / active live
enabled on = enable enabled on active activate / disable disabled off inactive
disabled off = disable disabled off inactive deactivate / enable enabled on active
deactivated = deactivate deactivated inactive disable / active activate enabled
suspended = suspend / active
paused on_hold = pause hold / active
revoked = revoke / active valid
withdrawn = withdraw / active
waived = waive
queued = queue
healthy = healthy / unhealthy down
unhealthy = unhealthy / healthy
delayed = delay late
checked_in = check-in
trialing in_trial = trial
blocked = block / active unblock
frozen = freeze frozen / active
locked = lock / unlock unlocked
unlocked = unlock unlocked / lock locked
approved granted = approve grant / reject decline deny refuse pending
accepted = accept / reject decline refuse
confirmed = confirm / unconfirmed
unconfirmed = unconfirmed / confirm
no_show = no-show / attend appear
rejected refused = reject refuse decline turn-down deny / accept approve grant
declined = decline reject refuse turn-down / accept approve grant
denied = deny refuse reject decline turn-down / approve grant accept
pending = pending outstanding await / approve complete close finish reject decide confirm issue grant process post settle
awaiting_approval pending_approval = pending await / approve reject
in_review under_review = review / approve reject complete
failed failure error = fail unsuccessful failure / succeed successful pass complete
passed pass success succeeded successful = pass succeed successful success / fail failed
completed complete done finished = complete finish do done / pending incomplete ongoing
incomplete = incomplete / complete finish
in_progress ongoing processing = progress ongoing run process / complete finish
posted booked = post book credit receive get give grant issue / pending
credited = credit receive get give / pending
refunded reimbursed = refund reimburse receive get / unrefunded
partially_refunded = partially-refund partly-refund
returned = return / keep
expired lapsed = expire lapse / valid active
valid current = valid / expire invalid
invalid = invalid / valid
verified validated = verify validate / unverified
unverified = unverified / verify
trusted = trust trusted / untrusted
untrusted = untrusted / trust
online up = online up / offline down
offline down = offline down / online up
available in_stock = available in-stock / unavailable out-of-stock sell-out
unavailable out_of_stock sold_out = unavailable out-of-stock sell-out / available in-stock
archived = archive
deleted removed = delete remove / exist
merged = merge
deployed released live = deploy release live roll-out
rolled_back = roll-back revert
published = publish / unpublished
draft = draft / publish
signed = sign / unsigned
unsigned = unsigned / sign
submitted filed = submit file
fulfilled = fulfil fulfill / unfulfilled
unfulfilled = unfulfilled / fulfil fulfill
tentative = tentative / accept confirm
waitlisted wait_listed on_waitlist = waitlist waitlisted wait-list / confirm confirmed
preliminary provisional = preliminary provisional / final finalise finalize
out_for_delivery = out-for-delivery / deliver arrive
partial = partially-fulfil partially-fulfill partially-fulfilled partly-fulfilled partially-ship partially-shipped partially-pay partially-paid partly-paid partially-refund partially-refunded partly-refunded partially-deliver partially-delivered
received = receive arrive / missing
present attended = present attend / absent
absent = absent / present attend
upheld = uphold / reject
excluded disqualified barred = exclude disqualify shut-out rule-out bar
escalated = escalate
assigned = assign / unassigned
unassigned = unassigned / assign
scheduled = schedule
postponed = postpone
terminated = terminate end / active
renewed = renew
activated = activate active enable / inactive
won = win
lost = lose / win
empty = empty
full = full
public = public / private
private = private / public
compliant = compliant comply / non-compliant
eligible = eligible / ineligible
ineligible = ineligible / eligible
`;

const STATES: ReadonlyMap<string, State> = new Map(
  TABLE.split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [values = '', rest = ''] = line.split(' = ');
      const [says = '', denies = ''] = rest.split('/');
      const state = { says: set(says), denies: set(denies) };
      return values.split(' ').map((value) => [value, state] as const);
    }),
);

/** What a value says as a status, by its words; undefined where it is not known as one. */
export function stateOf(words: readonly string[]): State | undefined {
  const known = STATES.get(words.join('_'));
  if (known !== undefined || words.length !== 2 || words[0] !== 'not') return known;
  // "Not filled" denies what its second word says, whatever that is.
  return /(?:ed|en)$/.test(words[1]) ? { says: new Set(), denies: new Set([words[1]]) } : undefined;
}

const SAID = new Set([...STATES.values()].flatMap(({ says }) => [...says]));

/** Whether a claim says a state by `word` that the state of a record is not: "overdue" of what is unpaid. */
export function isOtherState(
  words: readonly string[],
  { lemma, form }: { lemma: string; form: string },
): boolean {
  const known = STATES.get(words.join('_'));
  if (known === undefined || words.includes(form) || words.includes(lemma)) return false;
  return (SAID.has(lemma) || SAID.has(form)) && !known.says.has(lemma) && !known.says.has(form);
}

/** Names of fields that hold a state of what the record is of. */
export const STATE_NAME =
  /^(?:status|state|outcome|result|stage|phase|decision|disposition|conclusion|verdict|power)$/;

/** States of what is undone, or not done yet: what else the record has of it does not count as done. */
const UNSETTLED = set(
  'cancelled canceled void voided reversed revoked rejected refused declined denied failed failure error draft test ' +
    'deleted removed superseded duplicate pending awaiting scheduled proposed requested planned expected on_hold held ' +
    'in_progress processing awaiting_approval pending_approval in_review under_review withdrawn expired unpaid simulated ' +
    'due upcoming outstanding queued initiated waitlisted charged_back disputed returned rolled_back reverted unconfirmed tentative provisional conditional estimated forecast ' +
    'no_show noshow missed overdue skipped enrolled unstarted not_started incomplete abandoned in_cart backlog to_do todo ordered blocked',
);
/** States of what is no more, or is not yet. */
const OVER = set(
  'discontinued stopped inactive ended expired cancelled canceled returned removed revoked terminated suspended former ' +
    'paused on_hold rejected denied declined refused planned proposed pending requested draft disabled deactivated lapsed ' +
    'withdrawn sold lost deleted archived dropped released resigned dismissed retired replaced departed',
);
/** Outcomes of a deed that was done, whatever it is. */
const DONE = set(
  'paid settled cleared complete completed done finished success successful succeeded processed executed posted received ' +
    'credited fulfilled delivered arrived ok',
);
export const isDoneState = (words: readonly string[]): boolean => DONE.has(words.join('_'));

/** Deeds by which there is a record at all: whoever has a booking has booked, whatever became of it. */
const ENTERED = set(
  'request apply order book buy purchase reserve submit file report create open place log register enter schedule plan',
);
export const isEntered = (lemma: string): boolean => ENTERED.has(lemma);

export const isNegative = (words: readonly string[]): boolean => OVER.has(words.join('_'));
/** "Not done", "not attended" are no more settled than what has a name of its own. */
export const isUnsettled = (words: readonly string[]): boolean =>
  UNSETTLED.has(words.join('_')) || (words[0] === 'not' && words.length > 1);

const YES = set('true yes y ja oui si on 1');
const NO = set('false no n none null nil never off 0 nothing nobody');
const NOT_QUITE = set('not_yet partially partly in_progress pending unknown tbd n_a na maybe planned');

/** Whether a value says that its field is so, is not so, or something else. */
export function truthOf(quote: string, words: readonly string[]): 'yes' | 'no' | undefined {
  const said = words.join('_');
  if (NOT_QUITE.has(said)) return undefined;
  if (quote === 'true' || YES.has(said)) return 'yes';
  return quote === 'false' || quote === 'null' || quote === '[]' || NO.has(said) ? 'no' : undefined;
}
