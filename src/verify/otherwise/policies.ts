/**
 * What the rules of shops and services allow, ask for and charge, said in more than one turn, as patterns (`template.ts`): the
 * patterns of a line say the same; `<` is evidence only, `>` claim only, and `<<` the deed that the state of the others came of.
 */
const SAID = `
> %return period <be> {b#} | > %return window <be> {b#} | < items can be returned within {b#} | < items may be returned within {b#} | < items can be returned up to {b#} after delivery | < items may be returned up to {b#} after delivery | < you can return items within {b#} | < customers can return items within {b#} | < you have {b#} to return items | < goods can be returned within {b#}
{a} cannot be returned | > {a} <be> excluded from returns | > {a} <!be> returnable | < we do not take back {a} | < we do not take {a} back | < we do not accept {a} back | < {a} <be> excluded from return | < {a} <be> non-returnable | < returns of {a} <!be> possible
> {a} can only be exchanged | > {a} cannot be refunded | > {a} <!be> refunded | < {a} can be exchanged but not refunded | < {a} may be exchanged but not refunded | < {a} can be exchanged but cannot be refunded
> used items <!be> accepted | < only unused items <be> accepted | < we only accept unused items | < items must be unused
> {a} must be unused | > only unused {a} <be> accepted | < {a} cannot be returned once used | < {a} must not have been used
> +receipt <be> needed for +return | > +receipt <be> required for +return | > +return <require> +receipt | < returns <be> only possible with +receipt | < returns <be> possible only with +receipt | < returns <be> only accepted with +receipt | < you need +receipt to return {x} | < no returns without +receipt
> {a} <be> required | > {a} <be> needed | > {a} <be> necessary | < you must show {a} | < customers must show {a} | < you have to show {a} | < you must provide {a} | < customers must provide {a} | < we require {a} | < you have to provide {a}
> %original packaging <be> required | > %original packaging <be> needed | < items must be in their original packaging | < items must be returned in their original packaging | < items must be sent back in their original packaging | < %item must be in its original packaging
> {a} can choose between {b} and {c} | < {a} may choose either {b} or {c} | < {a} can choose either {b} or {c} | < {a} can choose {b} or {c} | < {a} may choose {b} or {c} | < {a} <have> %choice between {b} and {c} | {a} may choose between {b} and {c}
there <be> no cancellation fee | < cancelling <be> free | < cancellation <be> free | < cancelling <cost> nothing | < cancellation <be> free of charge | < you can cancel free of charge | < you can cancel for free | < no fee <be> charged for cancelling
{a} <!apply> to {b} | {b} <!be> eligible for {a} | {b} <!qualify> for {a} | {b} <be> excluded from {a} | {a} <!be> available for {b} | {a} <!be> valid for {b} | {a} <!be> applicable to {b}
> {b} <be> eligible for {a} | > {b} <qualify> for {a} | < {a} <apply> to {b} | < {a} <be> available for {b} | < {a} <be> available to {b}
> {a} <require> {b#}' notice | > {a} <need> {b#}' notice | {a} must be requested {b#} in advance | {a} must be applied for {b#} in advance | {a} <have> to be requested {b#} in advance | {a} must be announced {b#} in advance
{a} <take> effect on {b} | {a} <become> effective on {b} | {a} <take> effect at {b} | {a} <come> into effect on {b} | < {a} <apply> from {b}
{a} can be paid off in {b#} | {a} may be paid off in {b#} | {a} can be paid in {b#} | {a} may be paid in {b#} | {a} <be> payable in {b#}
> +signature <be> required | > +signature <be> needed | < %recipient must sign | < you must sign | < {a} must be signed for | < someone must sign
> %recipient must sign for {a} | < {a} <be> only handed over against +signature | < {a} <be> only delivered against +signature | < {a} must be signed for
> deliveries <be> made {b} | > deliveries <be> made from {b} | < we deliver {b} | < we deliver from {b}
> there <be> no deliveries {b} | > there <be> no delivery {b} | > nothing <be> delivered {b} | < we do not deliver {b}
{a} <take> {b#} longer | {a} <take> +extra {b#} | {a} <take> +additional {b#} | {a} <take> another {b#}
> {a} <pay> {b} of {c#} | < {b} of {c#} <be> charged to {a} | < we charge {a} {b} of {c#} | < {a} <be> charged {b} of {c#}
> %commission <be> {b#} | < we charge +commission of {b#} | < +commission of {b#} <be> charged
> %commission <be> {b#} of {c} | < we keep {b#} of {c} | < we take {b#} of {c} | < we charge {b#} of {c} | < +commission of {b#} of {c} <be> charged
> {a} <be> paid after {b#} | < for {a} payouts <be> made after {b#} | < payouts to {a} <be> made after {b#} | < we pay {a} after {b#}
> selling {a} <lead> to suspension | < sellers of {a} <be> suspended | < we suspend sellers of {a} | < whoever sells {a} <be> suspended
> %minimum order <be> {b#} | > %minimum order value <be> {b#} | < orders must be at least {b#} | < orders must be worth at least {b#} | < you must order for at least {b#} | < +order must be at least {b#} | < we deliver from {b#} | < we only deliver orders of at least {b#}
> {a} can be changed within {b#} | < you can change {a} within {b#} | < you can change your {a~} for {b#} after placing it | < {a} may be changed within {b#}
> {a} <decide> on {b} | > {a} <decide> about {b} | < {b} <be> at {a}'s discretion | < {b} <be> at %discretion of {a} | < {b} <be> up to {a} | < {b} <be> {a}'s decision
> {a} <answer> within {b#} | > {a} <reply> within {b#} | > {a} <respond> within {b#} | < you will get an answer from {a} within {b#} | < you get an answer from {a} within {b#} | < you will hear from {a} within {b#}
> {a} <be> available around the clock | < you can reach {a} 24/7 | < {a} <be> available 24/7 | < {a} can be reached 24/7 | < you can reach {a} around the clock | < {a} <be> open 24 hours a day | < {a} <be> there for you 24/7
> {a} <be> closed at weekends | > {a} <be> closed on weekends | > {a} <!be> open at weekends | < {a} <be> open Monday to Friday only | < {a} <be> open on weekdays only | < {a} <be> only open on weekdays
{a} <be> locked after {b#} wrong passwords | entering +wrong password {b#} times <lock> {a} | {a} <be> locked after {b#} failed attempts | {a} <be> locked after {b#} failed logins | {a} <be> locked after {b#} unsuccessful attempts
> {a} <be> told about {b} | > {a} <be> informed about {b} | > {a} <be> notified of {b} | < we notify {a} of {b} | < we inform {a} of {b} | < we inform {a} about {b} | < we tell {a} about {b}
> {a} <be> needed to {v} | > {a} <be> required to {v} | < to {v} you need {a} | < you need {a} to {v} | < {v:g} <require> {a} | < you must have {a} to {v} | < you cannot {v} without {a}
> {a} <!be> transferable | > {a} cannot be transferred | < {a} cannot be transferred to {b} | < {a} <be> non-transferable | < {a} cannot be passed on
{a} <!be> redeemable for cash | {a} cannot be paid out in cash | {a} cannot be exchanged for cash | {a} cannot be redeemed for cash | < {a} <have> no cash value
> +credit of up to {b$} can be given without approval | > credits of up to {b$} can be given without approval | < agents may grant credits up to {b$} on their own | < agents may grant credits of up to {b$} without approval | < credits up to {b$} need no approval | < credits of up to {b$} need no approval
{a} over {b$} must be approved by {c} | {a} above {b$} must be approved by {c} | {a} over {b$} require the approval of {c} | {a} over {b$} need the approval of {c} | {a} above {b$} require the approval of {c} | {a} of more than {b$} must be approved by {c} | {a} exceeding {b$} must be approved by {c} | {c} must approve {a} over {b$} | {c} has to approve {a} over {b$}
> only one {a~} <be> given per {b} | > only one {a~} <be> granted per {b} | < we grant no more than one {a~} per {b} | < we give no more than one {a~} per {b} | < at most one {a~} <be> given per {b} | < there <be> one {a~} per {b} | < we grant one {a~} per {b} | < {a} <be> limited to one per {b}
> {a} <expire> after {b#} | < {a} <be> valid for {b#} | < {a} must be used within {b#} | < {a} <lapse> after {b#}
> {a} <be> shipped for free | > {a} <ship> for free | < delivery <be> free for {a} | < {a} <be> delivered free of charge | < shipping <be> free for {a} | < we deliver {a} free of charge
> delivery <be> free for {a} | > shipping <be> free for {a} | < {a} <be> delivered free of charge | < {a} <be> shipped free of charge | < {a} <ship> free | < {a} <ship> for free | < we deliver {a} free of charge | < we ship {a} free of charge
> {a} <cost> {b$} | < %{a~} surcharge <be> {b$} | < %surcharge for {a} <be> {b$} | < %fee for {a} <be> {b$} | < %charge for {a} <be> {b$} | < %price of {a} <be> {b$}
> {a} <get> the whole tip | > the whole tip <go> to {a} | < {a} <keep> 100% of their tips | < {a} <keep> all tips | < all tips <go> to {a} | < tips <go> to {a} in full
> +locked account <be> unlocked after {b#} | < %lock <be> lifted after {b#} | < %account <be> unlocked after {b#}
> {a} <take> up to {b#} | < {a} <be> processed within {b#} | < {a} <be> completed within {b#} | < {a} <be> made within {b#}
> %customer <!need> +reason to return +item | > no reason has to be given for +return | > no reason <be> needed for +return | > %customer <!have> to give +reason for +return | < items can be returned without giving +reason | < you can return items without giving +reason | < you can return items without giving reasons | < items can be returned without giving reasons | < items may be returned for any reason
{a} <be> excluded from the right of return | < you cannot return {a} | {a} cannot be returned
> {a} must be sealed | < we only take back {a} if they are sealed | < {a} can only be returned if they are sealed | < {a} can only be returned sealed
> for faulty items we bear %return costs | > for faulty items we pay for %return | > we pay for %return of faulty items
%return label <be> in {a} | < you will find %return label in {a} | < %return label <be> enclosed in {a} | < %return label <be> included in {a}
> {a} <keep> {b} | < {a} <!send> {b} back | < {a} <!return> {b} | < {a} <!give> {b} back
> {a} <be> a mistake | < {a} <be> made by mistake | < {a} <be> made in error | < {a} <be> an error
> %charge <be> a mistake | < %customer <be> charged by mistake | < %customer <be> charged in error
> {a} <be> in arrears | < there <be> unpaid invoices on {a} | < there <be> unpaid bills on {a} | < {a} <have> unpaid invoices | < {a} <have> unpaid bills
{a} <pay> {b#} less | {a} <get> {b#} off | < there <be> +{b#} discount for {a} | < there <be> +discount of {b#} for {a} | < {a} <get> +discount of {b#} | < {a} <get> +{b#} discount | < {a} <receive> +discount of {b#}
> {a} <be> {b#} cheaper | < you save {b#} with {a} | < with {a} you save {b#} | < with {a} you pay {b#} less | < {a} <save> you {b#} | < you get {b#} off {a}
> {a} <save> {b#} | < with {a} you pay {b#} less | < you save {b#} with {a} | < with {a} you save {b#} | < {a} <be> {b#} cheaper
{a} <be> too big for {b} | {a} <!fit> into {b} | {a} <!fit> in {b} | {a} <be> too large for {b}
{a} <be> too small for {b} | {b} <!fit> into {a} | {b} <!fit> in {a}
{a} <be> unreadable | {a} could not be read | {a} cannot be read | {a} <be> illegible | {a} <!be> readable | {a} <!be> legible
> %address <be> incomplete | < %house number <be> missing from %address | < %postcode <be> missing from %address | < %address <have> no house number | < %address <lack> +house number | < %address <lack> +postcode
{a} <be> insured for up to {b$} | {a} <be> insured up to {b$} | {a} <be> insured up to +value of {b$} | {a} <be> insured to +value of {b$} | {a} <be> covered up to {b$}
{a} <cost> {b$} extra | {a} <be> available for +additional {b$} | {a} <be> available for +extra {b$} | {a} can be added for {b$} | {a} <cost> +additional {b$} | {a} <be> charged extra at {b$}
> there <be> {b#} delivery attempts | < we try to deliver {b#} times | < delivery <be> attempted {b#} times | < %courier <make> {b#} delivery attempts | < we make {b#} delivery attempts
> there <be> two delivery attempts | < we try to deliver twice | < delivery <be> attempted twice
> %number <stay> the same | > %number <!change> | < you keep your number | < you can keep your number | < you retain your number | < your number <stay> the same
> the {a~} can be kept | < you can keep your {a~} | < you keep your {a~}
{a} <be> only available on {b} | {a} <be> only available with {b} | only {b} <include> {a} | {a} <be> only included in {b} | only {b} <offer> {a} | {a} <be> exclusive to {b} | {a} comes only with {b}
> {a} <have> no {b~} | < {b~} <!be> included in {a} | < {a} <!include> {b~} | < {a} comes without {b~} | < {b~} <!be> part of {a}
> {a}'s account <be> verified | < {a} <be> verified | < %account of {a} <be> verified
> the {a~} must be activated within {b#} | < activate your {a~} within {b#} | < you must activate your {a~} within {b#} | < you must activate {a} within {b#} | < you have to activate {a} within {b#}
`;

/** What is done for a customer, and is free where the house pays for it. */
const SERVICES =
  'return_shipping return_postage returns shipping delivery postage installation collection pick-up assembly';
const FREE =
  '> * <be> free | > * <be> free of charge | < we <pay> for * | < we <cover> %cost of * | < we <bear> %cost of * | < * <be> at our expense';
/** Goods that are forbidden where they may not be sold. */
const GOODS = 'counterfeit_goods counterfeit_items counterfeits fakes replicas weapons stolen_goods';
const FORBIDDEN =
  '> * <be> forbidden | > * <be> banned | > * <be> prohibited | > * <!be> allowed | < it <!be> allowed to sell * | < * must not be sold | < * may not be sold | < selling * <be> forbidden | < selling * <be> prohibited | < %sale of * <be> forbidden | < %sale of * <be> prohibited';

/** What is asked for beside a price. */
const FEES =
  'connection setup activation booking service delivery shipping cancellation restocking late handling processing';
const FEE_APPLIES =
  '+* fee of {b$} <apply> | there <be> +* fee of {b$} | +* fee of {b$} <be> charged | +* fee of {b$} <be> due | +* fee of {b$} <be> payable';

const each = (things: string, row: string): string[] =>
  things.split(' ').map((thing) => row.replaceAll('*', thing.replaceAll('_', ' ')));

/** Groups of patterns that say the same. */
export const policyGroups = (): string[] => [
  ...SAID.split('\n').filter((line) => line !== ''),
  ...each(SERVICES, FREE),
  ...each(GOODS, FORBIDDEN),
  ...each(FEES, FEE_APPLIES),
];
