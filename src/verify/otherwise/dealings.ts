/**
 * What houses allow and offer, what is due and late, what files and tests do, and where people work, said in more than one
 * turn, as patterns (`template.ts`): the patterns of a line say the same; `<` is evidence only, `>` claim only, and `<<` the
 * deed that the state of the others came of.
 */
const SAID = `
you <pay> {a} | you <have> to pay {a} | {a} <be> charged | you <be> charged {a} | there <be> {a} | we <charge> {a}
> {a} <!allow> {b} | {b} <!be> allowed at {a} | {b} <!be> allowed in {a} | {b} <!be> allowed on {a} | {b} <be> forbidden at {a} | {b} <be> forbidden in {a} | {b} <be> prohibited in {a} | {b} <be> prohibited at {a} | {b} <be> banned from {a} | {b} <!be> welcome at {a} | {b} <!be> welcome in {a} | {b} <!be> permitted in {a} | {b} <!be> permitted at {a}
> {a} <allow> {b} | {b} <be> allowed at {a} | {b} <be> allowed in {a} | {b} <be> allowed on {a} | {b} <be> permitted at {a} | {b} <be> permitted in {a} | {b} <be> welcome at {a} | {b} <be> welcome in {a}
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
