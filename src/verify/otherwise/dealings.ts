/**
 * What houses allow and offer, what is due and late, what files and tests do, and where people work, said in more than one
 * turn, as patterns (`template.ts`): the patterns of a line say the same; `<` is evidence only, `>` claim only, and `<<` the
 * deed that the state of the others came of.
 */
const SAID = `
> {a} <!allow> {b} | {b} <!be> allowed at {a} | {b} <!be> allowed in {a} | {b} <!be> allowed on {a} | {b} <be> forbidden at {a} | {b} <be> forbidden in {a} | {b} <be> prohibited in {a} | {b} <be> prohibited at {a} | {b} <be> banned from {a} | {b} <!be> welcome at {a} | {b} <!be> welcome in {a} | {b} <!be> permitted in {a} | {b} <!be> permitted at {a}
> {a} <accept> {b} | {b} <be> accepted at {a} | {b} <be> accepted in {a} | {b} <be> accepted by {a} | < {a} <take> {b}
> {a} <!accept> {b} | {b} <!be> accepted at {a} | {b} <!be> accepted in {a} | {b} <!be> accepted by {a} | < {a} <!take> {b}
> {a} <sell> {b} | {b} <be> sold at {a} | {b} <be> sold in {a} | {b} <be> sold by {a} | {b} <be> on sale at {a} | {b} <be> for sale at {a}
> {a} <serve> {b} | {b} <be> served at {a} | {b} <be> served in {a}
> {a} <offer> {b} | < {b} <be> offered by {a} | < {b} <be> offered at {a} | < {b} <be> available at {a} | < {b} <be> available from {a}
> {a} <want> to {v} | < {a} would like to {v} | << {a} <ask> to {v} | < {a} <wish> to {v} | < {a} <ask> to {v}
> {a} <be> free | < admission to {a} <be> free | < entry to {a} <be> free | < entrance to {a} <be> free | < admission to {a} <cost> nothing
> {a} <have> +degree in {b} | {a} <hold> +degree in {b} | << {a} <graduate> in {b} | << {a} <graduate> with +degree in {b} | < {a} <be> +graduate in {b}
> {a} <be> unpaid | > {a} has not been <pay:p> | < payment for {a} has not been <receive:p> | < no payment has been <receive:p> for {a} | < we have not <receive:p> payment for {a} | < we have not yet <receive:p> payment for {a} | < payment for {a} has not yet been <receive:p> | < {a} has not yet been <pay:p> | < {a} is still unpaid | < {a} is still outstanding
> %payment <fail> | < %payment <be> declined | < %payment <be> rejected | < %payment <be> refused | < %payment did not go through | < %payment <!go> through
> %transaction <fail> | < %transaction <be> declined | < %transaction <be> rejected | < %transaction <be> refused | < %transaction <!go> through
> {a} has been out of order since {b} | > {a} has not <work:p> since {b} | {a} has not been working since {b} | {a} has been out of service since {b} | {a} has been broken since {b}
> {a} <leave:d> {b} | < {a} no longer works for {b} | < {a} no longer works at {b} | < {a} is no longer with {b} | < {a} does not work for {b} any more | < {a} is no longer employed by {b}
> {a} <have> {b#} children | {a} <be> +mother of {b#} | {a} <be> +father of {b#} | {a} <be> +parent of {b#}
{a} <take> {b#} a day | {a} <take> {b#} per day | {a} <take> {b#} daily | > {a}'s daily dose <be> {b#} | > %daily dose of {a} <be> {b#} | < {a}'s daily dose <be> {b#}
{a} <have> +fever | {a} <be> running +fever | {a} <run> +fever | {a} <be> feverish | {a} <be> febrile
{b} <be> only available to {a} | {b} <be> available only to {a} | only {a} can use {b} | only {a} can access {b} | only {a} have access to {b} | only {a} has access to {b} | {b} <be> reserved for {a} | {b} can only be used by {a}
> {b} <!be> available in {a} | > {b} <!be> available with {a} | > {b} <!be> available on {a} | < {a} <!include> {b} | < {b} <!be> included in {a} | < {b} <!be> part of {a} | < {a} <exclude> {b} | < {a} <lack> {b}
> %file must not be larger than {b#} | > %file must not exceed {b#} | > files must not be larger than {b#} | > files must not exceed {b#} | > files may be at most {b#} | %maximum file size <be> {b#} | %file size limit <be> {b#} | file size <be> limited to {b#} | < files larger than {b#} <be> rejected | < files over {b#} <be> rejected | < files larger than {b#} <!be> accepted | files may be up to {b#} | files can be up to {b#} | files must be no larger than {b#}
{a} <have> admin rights | {a} <be> +admin | {a} <be> +administrator | {a} <have> administrator rights | {a} <have> admin access | {a} <have> admin privileges
all tests <pass> | no tests <fail> | no test <fail> | none of %tests <fail> | all tests <be> successful | every test <pass> | all of the tests <pass> | %tests all <pass> | all tests <be> passed
all checks <pass> | no checks <fail> | no check <fail> | none of %checks <fail> | all checks <be> successful | every check <pass> | all of the checks <pass> | %checks all <pass> | all checks <be> passed
{a} is no longer under warranty | {a} is out of warranty | %warranty of {a} has <expire:p> | %warranty on {a} has <expire:p> | {a}'s warranty has <expire:p> | %warranty for {a} has <expire:p> | %warranty of {a} has <run:p> out | %warranty on {a} has <run:p> out | {a}'s warranty has <run:p> out
{a} <be> under warranty until {b} | %warranty of {a} <run> until {b} | %warranty on {a} <run> until {b} | %warranty on {a} <last> until {b} | {a}'s warranty <last> until {b} | {a}'s warranty <run> until {b} | %warranty for {a} <run> until {b} | {a}'s warranty <be> valid until {b}
{a} <owe> {b#}' rent | {a} <be> {b#} behind with %rent | {a} <be> {b#} behind on %rent | {a} <be> {b#} in arrears with %rent | {a} <be> {b#} in arrears
> no more than {b#} can be withdrawn per day | > up to {b#} can be withdrawn per day | > you can withdraw up to {b#} per day | > you can withdraw up to {b#} a day | %daily withdrawal limit <be> {b#} | %withdrawal limit <be> {b#} per day | %withdrawal limit <be> {b#} a day | < you can withdraw a maximum of {b#} per day | < you can withdraw a maximum of {b#} a day
{a} <be> absent from {b} | {a} <!attend> {b} | {a} <!be> present at {b} | > {a} <!be> at {b} | {a} <miss> {b}
> {a} <be> absent | < {a} <!come> | < {a} <!be> present | < {a} <!show> up | < {a} <!turn> up | < {a} <!appear>
> %backup <run> {b} | > backups <run> {b} | +backup <be> made {b} | backups <be> made {b} | +backup <be> taken {b} | backups <be> taken {b}
{a} <require> at least {b#} | {a} <require> {b#} or later | {a} <need> at least {b#} | {a} <need> {b#} or later | {a} <require> {b#} or newer | {a} <need> {b#} or newer | {a} <require> {b#} or higher | {a} <need> {b#} or higher | {a} <need> {b#} or above
%check-in <be> from {b#} | you can check in from {b#} | %check-in <start> at {b#} | %check-in <begin> at {b#} | guests can check in from {b#} | %check-in <be> possible from {b#}
%check-out <be> by {b#} | you must check out by {b#} | guests must check out by {b#} | you have to check out by {b#} | > %check-out time <be> {b#} | > %latest check-out <be> at {b#}
> {a} <be> within walking distance of {b} | < you can walk to {a} from {b} | < {a} can be reached on foot from {b} | < you can walk from {b} to {a} | < {a} <be> walkable from {b}
applications must be in by {b#} | applications must be submitted by {b#} | applications must be received by {b#} | %application deadline <be> {b#} | %deadline for applications <be> {b#} | applications <be> due by {b#} | %closing date for applications <be> {b#} | applications <close> on {b#}
> {a} <pay> nothing | < admission <be> free for {a} | < entry <be> free for {a} | < entrance <be> free for {a} | < {a} <pay> no fee | < no fee <be> charged for {a} | < there <be> no charge for {a} | < {a} <get> in free | < {a} <get> in for free
{a} <break> {b} | {a} <violate> {b} | {a} <breach> {b} | {a} <be> in breach of {b} | < {a} <violate> %terms of {b} | < {a} <breach> %terms of {b} | < {a} <break> %terms of {b}
{a} must {v} | it <be> {a}'s duty to {v} | it <be> {a}'s responsibility to {v} | it <be> %duty of {a} to {v} | it <be> %responsibility of {a} to {v} | {v:g} <be> {a}'s duty | {v:g} <be> {a}'s responsibility | {v:g} <be> %duty of {a} | {v:g} <be> %responsibility of {a} | {v:g} <be> {a}'s job | < {a} <be> responsible for {v:g}
{a} <have> to {v} | it <be> {a}'s duty to {v} | it <be> {a}'s responsibility to {v} | {v:g} <be> {a}'s duty | {v:g} <be> {a}'s responsibility | < {a} <be> responsible for {v:g}
> {a} <be> obliged to {v} | < it <be> {a}'s duty to {v} | < it <be> {a}'s responsibility to {v} | < {v:g} <be> {a}'s duty | < {v:g} <be> %duty of {a}
shares in {a} <fall> {b#} | {a}'s shares <fall> {b#} | {a} shares <fall> {b#} | shares of {a} <fall> {b#} | {a}'s shares <lose> {b#} | {a} shares <lose> {b#} | {a}'s shares <drop> {b#} | {a}'s shares <be> down {b#} | shares in {a} <lose> {b#} | {a}'s stock <fall> {b#} | {a}'s shares <fall> by {b#} | {a} shares <fall> by {b#}
shares in {a} <rise> {b#} | {a}'s shares <rise> {b#} | {a} shares <rise> {b#} | shares of {a} <rise> {b#} | {a}'s shares <gain> {b#} | {a} shares <gain> {b#} | {a}'s shares <be> up {b#} | shares in {a} <gain> {b#} | {a}'s stock <rise> {b#} | {a}'s shares <rise> by {b#} | {a} shares <rise> by {b#}
> shareholders <approve> {b} | > {b} <be> approved by shareholders | < shareholders <vote> in favour of {b} | < shareholders <vote> for {b} | < shareholders <back> {b} | < shareholders <adopt> {b}
there <be> no {a~} on {b} | {b} <have> no {a~} | {b} <!have> {a~} | {b} <lack> {a~}
there <be> {a} on {b} | {b} <have> {a}
{a} <cost> extra | {a} <!be> included | {a} <!be> included in the price | < there is an extra charge for {a} | < {a} <be> charged separately | < {a} <be> available at an extra charge
{a} <be> a non-smoker | {a} <!smoke> | {a} <be> +non-smoker
{a} <be> coughing | {a} <have> +cough
{a} <win> a second term | {a} <be> re-elected | {a} <be> reelected | {a} <be> elected to a second term | {a} <be> elected for a second term
{a} <be> put up in {b} | {a} <be> accommodated in {b} | {a} <be> lodged in {b}
> {a} <have> to {v} | < {a} <be> forced to {v} | < {a} <be> obliged to {v} | < {a} <be> compelled to {v}
{a} <sell> for {b#} | {a} <be> sold for {b#}
`;

/** How what has a deadline reaches those who set it. */
const SENT = 'submitted filed handed_in lodged paid returned delivered sent made received completed finished';
const LATE =
  '> {a} <be> * too late | > {a} <be> * late | < {a} <be> * after the deadline | < {a} <!be> * in time | < {a} <!be> * on time | < {a} <!be> * by the deadline | < {a} <!be> * before the deadline';
const IN_TIME =
  '> {a} <be> * in time | > {a} <be> * on time | < {a} <be> * before the deadline | < {a} <be> * by the deadline | < {a} <be> * within the deadline';

const DEPARTMENTS =
  'sales marketing finance accounting purchasing procurement logistics legal IT HR human_resources engineering research production customer_service customer_support quality_assurance communications payroll operations compliance';
const IN_DEPARTMENT =
  '> {a} <work> in the * department | {a} <work> in * | {a} <work> in the * team | {a} <be> in *';

const each = (things: string, ...rows: readonly string[]): string[] =>
  things.split(' ').flatMap((thing) => rows.map((row) => row.replaceAll('*', thing.replaceAll('_', ' '))));

/** Groups of patterns that say the same. */
export const dealingGroups = (): string[] => [
  ...SAID.split('\n').filter((line) => line !== ''),
  ...each(SENT, LATE, IN_TIME),
  ...each(DEPARTMENTS, IN_DEPARTMENT),
];
