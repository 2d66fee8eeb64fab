/**
 * What people say of orders, offices, homes, journeys and health in more than one turn, as patterns (`template.ts`): the
 * patterns of a line say the same; `<` is evidence only, `>` claim only, and `<<` the deed that the state of the others
 * came of. What holds of things of one kind only is a pattern for each of them.
 */
const SAID = `
> {a} <fail> | > {a} <be> unsuccessful | {a} <!go> through
> {a} <owe> rent | > {a} <owe> {a}'s rent | {a} <be> behind with %rent | {a} <be> behind on %rent | {a} <be> in arrears with %rent | {a} <be> in rent arrears | < {a} <be> behind with %rent payments
> {a} <be> behind with his rent | > {a} <be> behind on his rent | > {a} <be> behind with her rent | > {a} <be> behind on her rent | > {a} <be> behind with the rent | > {a} <be> in arrears | {a} <owe> rent | {a} <be> in rent arrears
{a} <be> returned to %sender | {a} <go> back to %sender | {a} <be> sent back to %sender | {a} <come> back to %sender
{a} <be> back in stock | {a} <be> in stock again | < {a} can be ordered again | < {a} <be> available to order again
> {a} <be> available again | {a} <be> back in stock | {a} <be> in stock again
> {a} <be> back in stock | < {a} <be> available again
> {a} <be> incomplete | < part of {a} <be> missing | < parts of {a} <be> missing | < some of {a} <be> missing | < something <be> missing from {a}
{a} <arrive> on time | {a} <be> delivered on time | {a} <be> delivered on schedule | {a} <arrive> on schedule | {a} <arrive> punctually | {a} <be> delivered punctually | > {a} <be> on time | > {a} <!be> late | > {a} <!arrive> late
{a} <miss> the deadline | {a} <!meet> the deadline | {a} <fail> to meet the deadline | {a} <!deliver> on time | < {a} <deliver> late | < {a} <deliver> after the deadline
{a} <meet> the deadline | < {a} <deliver> on time | < {a} <deliver> before the deadline | {a} <keep> the deadline | {a} <keep> to the deadline
> {a} <be> over | << {a} <end> | << {a} <finish> | << {a} <come> to an end | << {a} <be> ended
> {a} <be> out | << {a} <be> released | << {a} <be> published | << {a} <come> out
> {a} has <leave:p> {b} | < {a} no longer works for {b} | < {a} no longer works at {b} | < {a} is no longer with {b} | < {a} is no longer employed by {b} | < {a} is no longer employed at {b}
> {a} no longer works for {b} | > {a} no longer works at {b} | > {a} is no longer with {b} | > {a} is no longer employed by {b} | < {a} is not with {b} any more | < {a} does not work for {b} any more | < {a} does not work at {b} any more | < {a} is no longer employed by {b} | < {a} is no longer employed at {b}
> {a} <be> the new {b} | << {a} <take> over as {b} | << {a} <be> appointed {b} | << {a} <be> made {b} | << {a} <be> named {b} | << {a} <be> promoted to {b} | << {a} <become> {b}
> {a} <be> made {b} | > {a} <become> {b} | {a} <be> promoted to {b} | {a} <be> appointed {b} | {a} <be> named {b} | < {a} <take> over as {b}
{a} <work> part-time | {a} <have> a part-time job | {a} <have> a part-time position | {a} <have> a part-time contract | {a} <be> employed part-time | {a} <be> a part-time employee | {a} <work> part time | {a} <be> a part-timer
{a} <work> full-time | {a} <have> a full-time job | {a} <have> a full-time position | {a} <have> a full-time contract | {a} <be> employed full-time | {a} <be> a full-time employee | {a} <work> full time
{a} <have> {b#} of leave left | {a}'s remaining leave <be> {b#} | {a} still has {b#} of leave | {a} <have> {b#} of leave remaining | {a} can still take {b#} of leave | {a}'s leave balance <be> {b#} | {a} <have> {b#} of holiday left
{a} <call> in sick | {a} <report> sick | {a} <ring> in sick | {a} <phone> in sick | {a} <report> in sick
{a} <be> postponed | {a} <be> put off | {a} <be> pushed back | {a} <be> deferred
> {a} <be> cancelled | > {a} <be> called off | we <cancel> {a} | we <call> off {a} | we <call> {a} off
> {a} <be> postponed | > {a} <be> put off | we <postpone> {a} | we <put> off {a}
> {a} <have> no fever | > {a} <!have> a fever | {a} <be> afebrile | {a} <be> free of fever | {a} <be> fever-free | < {a}'s temperature <be> normal | {a} <have> no temperature
{a} <be> discharged | {a} <go> home from hospital | {a} <leave> hospital | {a} <leave> the hospital | {a} <be> sent home from hospital | {a} <be> discharged from hospital | {a} <go> home from the hospital | {a} <be> allowed home from hospital
{a} <come> back negative | {a} <be> negative | {a} result <be> negative | %result of {a} <be> negative | {a} <turn> out negative | {a} results <be> negative
{a} <come> back positive | {a} <be> positive | {a} result <be> positive | %result of {a} <be> positive | {a} <turn> out positive | {a} results <be> positive
{b} <have> {a} | there <be> {a} at {b}
> {a} <be> near {b} | > {a} <be> close to {b} | {a} <be> a short walk from {b} | {a} <be> within walking distance of {b} | {a} <be> right by {b} | {a} <be> round the corner from {b} | {a} <be> around the corner from {b} | {a} <be> next to {b}
{a} <be> near {b} | {a} <be> close to {b} | {a} <be> not far from {b}
> {a} <be> closed | < {a} <be> blocked to all traffic | < {a} <be> closed to all traffic | < {a} <be> impassable
{a} <end> in a draw | neither team <win> {a} | neither side <win> {a} | {a} <end> level | {a} <be> a draw | {a} <be> drawn
> {a} <be> unoccupied | > {a} <be> uninhabited | > {a} <be> vacant | nobody <live> in {a} | no one <live> in {a}
pets <!be> allowed | no pets may be kept | pets may not be kept | pets <be> prohibited | pets <be> forbidden | keeping pets <!be> allowed | you may not keep pets | tenants may not keep pets | no pets <be> allowed | pets <!be> permitted
pets <!be> allowed in {b} | no pets may be kept in {b} | pets may not be kept in {b} | pets <be> prohibited in {b} | pets <be> forbidden in {b} | keeping pets in {b} <!be> allowed | you may not keep pets in {b} | tenants may not keep pets in {b} | no pets <be> allowed in {b}
> pets <!be> allowed | < no pets may be kept in the flat | < no pets may be kept in the building | < pets may not be kept in the flat
{a} <be> closed to {b} | {b} may not use {a} | {b} must not use {a} | {b} <!be> allowed on {a} | {b} <be> banned from {a} | {b} <!be> allowed to use {a} | {b} <be> prohibited on {a}
~entry <be> free | ~admission <be> free | ~entrance <be> free | no entrance fee <be> charged | there <be> no entrance fee | no admission fee <be> charged | there <be> no admission fee | there <be> no charge for entry | there <be> no charge for admission | no entry fee <be> charged | there <be> no entry fee | ~admission costs nothing | ~entry costs nothing
{a} <fall> by {b#} | {a} <be> down {b#} | {a} <be> down by {b#} | {a} <go> down by {b#} | {a} <be> {b#} lower | {a} <be> {b#} down | {a} <drop> by {b#} | {a} <decline> by {b#} | {a} <shrink> by {b#}
{a} <rise> by {b#} | {a} <be> up {b#} | {a} <be> up by {b#} | {a} <go> up by {b#} | {a} <be> {b#} higher | {a} <be> {b#} up | {a} <grow> by {b#} | {a} <increase> by {b#} | {a} <climb> by {b#}
{a} <raise> its prices | {a} <increase> its prices | {a} <put> up its prices | < {a}'s prices <go> up | < {a}'s prices <rise> | < {a}'s prices <increase>
{a} <lower> its prices | {a} <cut> its prices | {a} <reduce> its prices | < {a}'s prices <go> down | < {a}'s prices <fall> | < {a}'s prices <drop>
> {a} <be> successful | > {a} <succeed> | {a} <complete> without errors | {a} <finish> without errors | {a} <complete> successfully | {a} <finish> successfully | {a} <run> without errors | {a} <be> completed successfully
> {a} <need> new {b} | {a}'s {b} must be replaced | {a}'s {b} <need> to be replaced | {a}'s {b} <need> replacing | {a}'s {b} <have> to be replaced
~school <start> at {b#} | ~classes <begin> at {b#} | ~classes <start> at {b#} | ~lessons <begin> at {b#} | ~lessons <start> at {b#} | ~school <begin> at {b#}
> %school <be> closed | there <be> no school
{a} <be> extended by a {b} | {a} <be> prolonged by a {b} | {a} <be> extended for another {b} | {a} <be> extended by another {b} | {a} <be> prolonged for another {b} | {a} <be> renewed for another {b} | {a} <be> extended for a further {b}
{a} <be> extended by {b#} | {a} <be> extended for {b#} | {a} <be> prolonged by {b#} | {a} <be> extended for another {b#} | {a} <be> extended by another {b#} | {a} <be> extended for a further {b#} | {a} <be> prolonged for another {b#}
> {a} <end> in {b} | > {a} <expire> in {b} | {a} <run> until the end of {b} | {a} <be> valid until the end of {b} | {a} <expire> at the end of {b} | {a} <end> at the end of {b}
{a} <have> to give {b#}' notice | {a} must give {b#}' notice | {a}'s notice period <be> {b#} | %notice period for {a} <be> {b#} | {a} must give notice of {b#}
%notice period <be> {b#} | < {b#}' notice must be given | < {b#}' notice is required | < notice of {b#} must be given | < notice of {b#} is required | < you must give {b#}' notice | < you have to give {b#}' notice
%vote <be> unanimous | < all members <vote> in favour | < everyone <vote> in favour | < everybody <vote> in favour | < all members <vote> in favor
{a} <!get> a majority | {a} <!win> a majority | {a} <!have> a majority | {a} <!receive> a majority | {a} <fail> to get a majority | {a} <fail> to win a majority | {a} <fall> short of a majority
> everybody <attend> {b} | > everyone <attend> {b} | > everybody <be> present at {b} | > everyone <be> present at {b} | all members <attend> {b} | all members <be> present at {b} | everybody <be> at {b}
{a} starts at {b#} | < {a} is scheduled for {b#} | < {a} is scheduled to start at {b#} | < {a} is set for {b#} | < {a} is due to start at {b#}
> {a} has been moved to {b} | > {a} was moved to {b} | > {a} has been rescheduled to {b} | < {a} will now be held on {b} | < {a} will now take place on {b} | < {a} now takes place on {b} | < the new date for {a} is {b} | < the new date of {a} is {b}
`;

/** Rows of things of a kind: `*` stands for each of them. */
const OF_A_KIND: readonly (readonly [things: string, row: string])[] = [
  [
    'server website service system site app api database',
    '> the * <be> down | > the * <be> unresponsive | the * <!respond> | the * <!be> responding',
  ],
  [
    'incident outage disruption problem issue fault dispute',
    '> the * <be> over | > the * <be> resolved | << the * <be> resolved | << the * <be> fixed | << the * <be> settled',
  ],
  [
    'position post vacancy job role',
    '> the * <be> filled | > the * <be> taken | we <find> someone for the * | we <hire> someone for the * | someone <be> hired for the * | someone <be> found for the *',
  ],
  [
    'council committee board parliament senate assembly',
    '> the * <vote> for {b} | > the * <vote> in favour of {b} | the * <approve> {b} | the * <pass> {b} | the * <adopt> {b}',
  ],
];

/** Groups of patterns that say the same. */
export const everydayGroups = (): string[] => [
  ...SAID.split('\n').filter((line) => line !== ''),
  ...OF_A_KIND.flatMap(([things, row]) => things.split(' ').map((thing) => row.replaceAll('*', thing))),
];
