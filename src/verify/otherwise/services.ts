/**
 * What shops, carriers, providers and help desks tell of orders, parcels, plans, accounts and credits, said in more than one
 * turn, as patterns (`template.ts`): the patterns of a line say the same; `<` is evidence only, `>` claim only, and `<<` the
 * deed that the state of the others came of.
 */
const SAID = `
> there <be> no refund for {a} | > {a} <!be> refunded | > no refund <be> given for {a} | < we do not refund {a} | < we cannot refund {a} | < no refunds <be> given for {a} | < {a} <be> non-refundable | < there <be> no refunds for {a}
> {a} <be> free of charge | < no charge <be> made for {a} | < there <be> no charge for {a} | < we do not charge for {a} | < no fee <be> charged for {a} | < {a} <be> offered free of charge | < {a} <be> at our expense
{a} <be> sent by e-mail | {a} <be> e-mailed | {a} <be> emailed | {a} <be> sent by email
> {a} <be> refunded in full | {a} <be> fully refunded | +full refund <be> given for {a} | < %full amount of {a} <be> refunded | < we <refund> {a} in full | < we <refund> the full price of {a} | < we <refund> the full amount of {a}
> {a} <be> credited in full | < we <credit> the full value of {a} | < we <credit> the full amount of {a} | < %full value of {a} <be> credited
> {a} <get> {b$} credit | > {a} <receive> {b$} credit | > {a} <get> +credit of {b$} | > {a} <receive> +credit of {b$} | > {a} <be> credited with {b$} | < we <add> {b$} credit to {a} | < we <add> {b$} credit to {a}'s account | < +credit of {b$} <be> added to {a}'s account | < {b$} <be> credited to {a} | < {b$} <be> credited to {a}'s account | < {a} <be> given +credit of {b$} | < {a} <be> given {b$} credit
+credit of {b$} <be> given for {a} | +credit of {b$} <be> issued for {a} | +credit of {b$} <be> granted for {a} | {b$} <be> credited for {a}
{a} <be> {b#} late | > {a} <arrive> {b#} late | {a} <be> delivered {b#} late | {a} <be> delayed by {b#} | {a} <reach> %customer {b#} late
{a} <be> held in customs | {a} <be> held by customs | {a} <be> held at customs | {a} <be> stuck in customs | {a} <be> held up in customs | {a} <be> detained by customs
{a} <clear> customs | {a} <be> cleared by customs | {a} <be> released by customs | {a} <pass> customs | {a} <be> customs cleared
> {a} <get> all their money back | > {a} <get> their money back | > {a} <get> all his money back | < {a} <be> refunded in full | < {a} <be> fully refunded | < {a} <get> +full refund | < {a} <receive> +full refund
nobody <be> at home | no one <be> at home | there <be> nobody at home | there <be> no one at home | nobody <be> home | no one <be> home
> nobody <answer> %door | < no one <answer> %door | < there <be> no answer at %door | < nobody <open> %door
{a} <be> missing from {b} | {a} <be> not in {b} | {b} <come> without {a} | {b} <arrive> without {a} | {b} <be> missing {a} | {b} <!contain> {a} | {b} <!include> {a} | < {b} <be> delivered without {a}
{b} <come> with {a} | {b} <arrive> with {a} | < {b} <be> delivered with {a}
{a} <arrive> cold | {a} <be> cold on arrival | {a} <be> cold when delivered | {a} <be> delivered cold | {a} <be> cold when it arrived
{a} <arrive> damaged | {a} <be> damaged on arrival | {a} <be> damaged when it arrived | {a} <be> delivered damaged | {a} <be> damaged when delivered
{a} <arrive> broken | {a} <be> broken on arrival | {a} <be> broken when it arrived | {a} <be> delivered broken
> {a} <!answer> | < there <be> no answer from {a} | < {a} <!respond> | < {a} <!reply> | < {a} <give> no answer | < we <get> no answer from {a} | < no reply <be> received from {a}
> {a} over {n#} <!be> accepted | > {a} heavier than {n#} <!be> accepted | > {a} of more than {n#} <!be> accepted | > {a} above {n#} <!be> accepted | < {a} up to {n#} <be> accepted | < {a} of up to {n#} <be> accepted | < we <accept> {a} up to {n#} | < we <accept> {a} of up to {n#} | < we only <accept> {a} up to {n#} | < {a} must not exceed {n#} | < {a} must weigh no more than {n#} | < {a} may weigh no more than {n#} | < {a} must not weigh more than {n#}
> {b} <!take> {a} of more than {n#} | > {b} <!take> {a} over {n#} | > {b} <!take> {a} heavier than {n#} | > {a} heavier than {n#} <!be> accepted at {b} | > {b} <!accept> {a} over {n#} | > {b} <!accept> {a} of more than {n#} | > {a} over {n#} <!be> accepted at {b} | > {a} over {n#} <!be> accepted by {b} | > {a} of more than {n#} <!be> accepted at {b} | < {b} <take> {a} up to {n#} | < {b} <take> {a} of up to {n#} | < {b} <accept> {a} up to {n#} | < {b} <accept> {a} of up to {n#} | < {b} only <take> {a} up to {n#} | < {b} only <accept> {a} up to {n#}
{a} <cost> {b$} less {c} than {d} | {a} <be> {b$} cheaper {c} than {d} | {a} <be> {b$} {c} cheaper than {d} | {a} <cost> {b$} {c} less than {d}
{a} <cost> {b$} less {c} | {a} <be> {b$} cheaper {c} | {a} <be> {b$} {c} cheaper | {a} <cost> {b$} {c} less
{a} <cost> {b$} less | {a} <be> {b$} cheaper | {a}'s price <be> {b$} lower
{a} <cost> {b$} more {c} | {a} <be> {b$} more expensive {c} | {a} <be> {b$} dearer {c} | {a} <be> {b$} {c} more expensive
{a} <cost> {b$} more | {a} <be> {b$} more expensive | {a} <be> {b$} dearer | {a}'s price <be> {b$} higher
> {a} <cost> nothing extra | {a} <be> included at no extra cost | {a} <be> included at no extra charge | {a} <be> included at no additional cost | < {a} <be> free of charge | < there <be> no extra charge for {a} | < {a} <be> included in the price
{a} <be> moved from {b} to {c} | {a} <be> switched from {b} to {c} | {a} <be> transferred from {b} to {c} | {a} <be> changed from {b} to {c} | > {a} <switch> from {b} to {c} | > {a} <move> from {b} to {c} | > {a} <change> from {b} to {c}
{a} <be> ported to {b} | {a} <be> transferred to {b} | > {a} <be> moved to {b}
> {a} <stop> working after {b#} | > {a} <expire> after {b#} | {a} <be> valid for {b#} | {a} <be> good for {b#} | {a} <be> no longer valid after {b#} | {a} <lapse> after {b#} | < {a} must be used within {b#} | < {a} can only be used within {b#}
> {a} can only be used once | > {a} can be used only once | > {a} <work> only once | > {a} cannot be used twice | > {a} cannot be used again | {a} can be used once | {a} can be used one time | {a} may be used once | < {a} <be> single-use | < {a} <be> for single use | < {a} <be> valid for one use | {a} can be used a single time
{a} <keep> access until {b} | {a}'s access <continue> until {b} | {a} <have> access until {b} | access for {a} <continue> until {b} | {a} <retain> access until {b} | {a}'s access <last> until {b}
{a} <be> paid {b} | < payouts to {a} <be> made {b} | < we <pay> {a} {b} | < {a} <receive> payouts {b} | < {a} <get> payouts {b} | < we <pay> out {a} {b} | < we <transfer> %balance to {a} {b} | < payouts to {a} <run> {b}
> {a} can {v} up to {b#} | < {a} can {v} at most {b#} | < {a} can {v} no more than {b#} | < {a} can {v} a maximum of {b#} | < {a} may {v} at most {b#} | < {a} may {v} no more than {b#}
> {a} <be> out of stock | < we have run out of {a} | < we <be> out of {a} | < {a} <be> sold out | < there <be> no {a} left
> %identity of {a} <be> confirmed | > {a}'s identity <be> confirmed | {a} <be> verified | < {a} <pass> %identity check | < {a}'s identity <be> verified | < %identity of {a} <be> verified | < {a} <prove> %identity
{a} <fail> %identity check | {a}'s identity could not be confirmed | {a}'s identity could not be verified | %identity of {a} could not be verified
{a}'s account <be> debited {b} | %amount <be> taken from {a}'s account {b} | %money <be> taken from {a}'s account {b}
{a} <be> overcharged by {b$} | {a} <pay> {b$} too much | {a} <be> charged {b$} too much | {a} <be> billed {b$} too much | {a} <be> overbilled by {b$}
> {a} <give> notice {b} | {a} <hand> in notice {b} | < {a} <terminate> %contract {b}
> {a} <be> free | < you pay nothing for {a} | < you do not pay for {a} | < customers pay nothing for {a} | < {a} <cost> nothing
> {a} <cost> nothing | < {a} <be> free | < {a} <be> free of charge | < you pay nothing for {a}
{a} <get> {b#} off | {a} <receive> +discount of {b#} | {a} <get> +discount of {b#} | {a} <receive> {b#} discount | {a} <be> given {b#} off | {a} <be> granted +discount of {b#} | {a} <be> given +discount of {b#}
{a} has <expire:p> | {a} is no longer valid | {a} has <lapse:p> | {a} is not valid any more
{a} cannot be combined with {b} | {a} can't be combined with {b} | {a} cannot be used together with {b} | {a} can't be used together with {b} | {a} may not be combined with {b} | {a} may not be used together with {b} | {a} <!be> combinable with {b}
{a} <be> being returned to {b} | {a} <be> on its way back to {b} | {a} <be> going back to {b} | {a} <be> being sent back to {b}
> {a} <be> split into {b#} | < {a} <be> sent in {b#} | < {a} <be> shipped in {b#} | < {a} <be> delivered in {b#}
one item <be> missing | %order <be> one item short | one item <be> missing from %order
{a} <!match> %description | {a} <!be> as described | {a} <differ> from %description | {a} <!correspond> to %description
{a} <be> empty | there <be> nothing in {a} | {a} <contain> nothing | {a} <!contain> anything
%seal <be> broken | %seal <!be> intact
{a} <forget> {b} | {a} could not remember {b} | {a} couldn't remember {b} | {a} <!remember> {b} | {a} cannot remember {b}
{a} no longer has access to {b} | {a} has no access to {b} any more | {a} has <lose:p> access to {b} | << {a} <lose> access to {b}
%login <come> from {b} | %login <be> made from {b} | %login <be> from {b}
%request <come> from {b} | {b} <make> %request | %request <be> made by {b} | %request <be> submitted by {b}
{a} has been used up | {a} is exhausted | {a} is used up | {a} have been used up | {a} are exhausted
%speed <be> reduced {b} | %speed <be> throttled {b} | %speed <be> lowered {b}
%service <be> restored {b} | %service <come> back {b} | %service <be> back {b}
{a} <be> satisfied | {a} <be> happy | {a} <be> pleased
{a} <be> satisfied with {b} | {a} <be> happy with {b} | {a} <be> pleased with {b}
`;

/** What is charged, and waived where it is not. */
const FEES = [
  'late',
  'setup',
  'delivery',
  'shipping',
  'service',
  'booking',
  'cancellation',
  'activation',
  'transfer',
];
const WAIVED = '> no * fee <be> charged | < %* fee <be> waived | < no * fee <be> due | < there <be> no * fee';

/** What is left with somebody, who so has it. */
const PARCELS = ['parcel', 'package', 'letter', 'delivery', 'order', 'box'];
const LEFT_WITH = [
  '> {c} <give> %* to {b} | > {c} <hand> %* to {b} | {c} <leave> %* with {b}',
  '> %* <be> given to {b} | > %* <be> handed to {b} | > %* <be> handed over to {b} | %* <be> left with {b}',
];
/** What keeps somebody out where it is frozen, suspended or locked. */
const ACCOUNTS = ['account', 'card', 'user', 'profile'];
const BLOCKED = '> %* <be> blocked | < %* <be> frozen | < %* <be> suspended | < %* <be> locked';
/** What is kept from whom it is owed to. */
const SUMS = ['deposit', 'reserve', 'payment', 'refund', 'amount', 'commission'];
const WITHHELD = '%* <be> held back | %* <be> withheld | %* <be> retained | %* <be> kept back';

/** Who is charged money, and for nothing else. */
const PAYING = [
  'customer',
  'buyer',
  'user',
  'guest',
  'tenant',
  'member',
  'passenger',
  'client',
  'subscriber',
];
const NOT_CHARGED = [
  '> %* <!have> to pay for {b} | < %* <!be> charged for {b} | < %* <!be> billed for {b} | < %* <get> {b} free of charge',
  '> %* <!have> to pay | < %* <!be> charged | < %* <!be> billed',
];

const each = (things: readonly string[], ...rows: readonly string[]): string[] =>
  things.flatMap((thing) => rows.map((row) => row.replaceAll('*', thing)));

/** Groups of patterns that say the same. */
export const serviceGroups = (): string[] => [
  ...SAID.split('\n').filter((line) => line !== ''),
  ...each(FEES, WAIVED, '+* fee of {b$} <be> added | +* fee of {b$} <be> charged'),
  ...each(PAYING, ...NOT_CHARGED),
  ...each(PARCELS, ...LEFT_WITH),
  ...each(ACCOUNTS, BLOCKED),
  ...each(SUMS, WITHHELD),
  '> %complaint <be> justified | %complaint <be> found to be justified | < %complaint <be> upheld',
];
