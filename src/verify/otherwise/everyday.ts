/**
 * What people say of orders, offices, homes, journeys and health in more than one turn, as patterns (`template.ts`): the
 * patterns of a line say the same; `<` is evidence only, `>` claim only, and `<<` the deed that the state of the others
 * came of. What holds of things of one kind only is a pattern for each of them.
 */
const SAID = `
> {a} will {v} | {a} is due to {v} | {a} are due to {v} | {a} is scheduled to {v} | {a} are scheduled to {v} | {a} is set to {v} | {a} are set to {v}
> {a} should {v} | {a} is expected to {v} | {a} are expected to {v} | {a} is supposed to {v} | {a} are supposed to {v}
> {a} <fail> | > {a} <be> unsuccessful | {a} <!go> through
> {a} <be> unsuccessful | > {a} <!be> successful | > {a} <!be> a success | < {a} <fail>
{a} <be> unsuccessful | {a} <!be> successful | {a} <!be> a success | {a} <!succeed>
> {a} <owe> rent | {a} <be> behind with %rent | {a} <be> behind on %rent | {a} <be> in arrears with %rent | {a} <be> in rent arrears | < {a} <be> behind with %rent payments
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
> {a} is the new {b} | < {a} has <take:p> over as {b} | < {a} has become {b}
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
> {a} has been moved to {b} | > {a} was moved to {b} | > {a} has been rescheduled to {b} | < {a} will now be on {b} | < {a} will now be held on {b} | < {a} will now take place on {b} | < {a} now takes place on {b} | < the new date for {a} is {b} | < the new date of {a} is {b}
{a} <withdraw> from {b} | {a} <pull> out of {b} | {a} <drop> out of {b} | {a} <back> out of {b}
> {a} <withdraw> her application | > {a} <withdraw> his application | {a} <pull> out of the application process | {a} <withdraw> from the application process | {a} <pull> out of the selection process | {a} <withdraw> from the selection process
{a} <be> negotiable | {a} can be negotiated | {a} may be negotiated | {a} <be> open to negotiation
> {a} cannot deliver before {b} | > {a} can't deliver before {b} | the earliest {a} can deliver is {b} | {a} can deliver in {b} at the earliest | {a} can deliver on {b} at the earliest
{a} <be> written off | {a} <be> +total loss | {a} <be> damaged beyond repair | {a} <be> declared a total loss
{a} <be> drunk | {a} <be> under the influence of alcohol | {a} <be> intoxicated
> {a} <be> under control | << firefighters <bring> {a} under control | << the fire brigade <bring> {a} under control | << {a} <be> brought under control | << we <bring> {a} under control
> {a} <be> absent | {a} <miss> school | {a} <!be> at school | {a} <!come> to school | {a} <!attend> school
{a} <live> alone | {a} <live> on his own | {a} <live> on her own | {a} <live> by himself | {a} <live> by herself
> {a} needs surgery | > {a} needs an operation | > {a} requires surgery | > {a} must be operated on | < {a} must have an operation | < {a} must have surgery | < {a} must be operated on | < {a} has to have an operation | < {a} has to be operated on | < {a} has to undergo surgery | < {a} must undergo surgery | < {a} needs an operation | < {a} needs surgery | < {a} requires surgery
> {a} <be> closed at weekends | > {a} <be> closed on weekends | > {a} <be> closed at the weekend | > {a} <!be> open at weekends | > {a} <!be> open on weekends | < {a} <be> open on weekdays only | < {a} <be> only open on weekdays | < {a} <be> open only on weekdays | < {a} <open> on weekdays only | < {a} <be> open from Monday to Friday only | < {a} <be> only open from Monday to Friday
> {a} must be taken with food | > {a} must be taken with a meal | < {a} must not be taken on an empty stomach | < {a} may not be taken on an empty stomach
> {a} should be taken with food | > {a} should be taken with a meal | < {a} should not be taken on an empty stomach | < {a} must not be taken on an empty stomach
> {a} <be> full | there <be> no free seats on {a} | there <be> no seats left on {a} | there <be> no free seats in {a} | {a} <have> no free seats | {a} <have> no seats left | all seats on {a} <be> taken | every seat on {a} <be> taken
{a} <be> fully booked | {a} <have> no rooms available | {a} <have> no vacancies | {a} <have> no free rooms | all rooms at {a} <be> taken | all rooms at {a} <be> booked
> {a} <be> crowded | {a} <be> packed | {a} <be> full of people | {a} <be> overcrowded
> {a} <pay> nothing | > {a} <!have> to pay | > {a} <!pay> | there <be> no charge for {a} | {a} <go> free | {a} <be> admitted free | {a} <be> admitted free of charge
{a} <be> moved indoors | < {a} <be> held inside instead of outside | < {a} <be> held indoors instead of outdoors
{a} <be> understaffed | {a} <be> short of staff | {a} <be> short-staffed | {a} <!have> enough staff | there <be> a shortage of staff at {a} | {a} <lack> staff
{a} <be> unemployed | {a} <be> out of work | {a} <have> no job | {a} <be> jobless | {a} <be> without a job
{a} <be> self-employed | {a} <work> for himself | {a} <work> for herself | {a} <be> his own boss | {a} <be> her own boss
> {a} <be> retired | << {a} <go> into retirement | < {a} <draw> a pension
> {a} <be> married | < {a} <have> a wife | < {a} <have> a husband
{a} <get> a pay rise | {a} <receive> a pay rise | {a}'s salary <be> increased | {a}'s salary <be> raised | {a}'s pay <be> increased | {a}'s salary <go> up | {a} <get> a raise
{a} <hand> in %notice | {a} <give> in %notice | < {a} <resign>
{a} <resign> | {a} <tender> %resignation | {a} <submit> %resignation | {a} <hand> in %resignation
{a} <be> laid off | {a} <be> made redundant | {a} <lose> a job to redundancy
{a} <be> on probation | {a} <be> in %probation period | {a}'s probation period is not over
{a} <pass> %probation | {a} <complete> %probation | {a} <complete> %probation period | {a} <pass> %probation period
{a} <be> bankrupt | << {a} <go> bankrupt | << {a} <be> declared bankrupt
{a} <go> bankrupt | {a} <be> declared bankrupt
{a} <file> for bankruptcy | {a} <declare> bankruptcy
{a} <make> +profit of {b#} | {a}'s profit <be> {b#} | %profit of {a} <be> {b#} | {a} <earn> +profit of {b#} | {a} <report> +profit of {b#} | {a} <post> +profit of {b#}
{a} <make> +loss of {b#} | {a}'s loss <be> {b#} | %loss of {a} <be> {b#} | {a} <report> +loss of {b#} | {a} <post> +loss of {b#} | > {a} <lose> {b#}
> {a} <make> a loss | > {a} <lose> money | > {a} <be> unprofitable | > {a} <!make> a profit | {a} <be> in the red | {a} <operate> at a loss
> {a} <make> a profit | > {a} <be> profitable | > {a} <make> money | {a} <be> in the black | {a} <operate> at a profit
{a} <employ> {b#} people | {a} <have> {b#} employees | {a} <have> +workforce of {b#} | {b#} people <work> for {a} | {b#} people <work> at {a} | {b#} people <be> employed by {a} | {a} <have> +staff of {b#} | {a} <employ> {b#}
{a} <look> after {b} | {a} <take> care of {b}
{a} <handle> {b} | {a} <deal> with {b}
{a} <be> insured against {b} | {a} <have> insurance against {b} | {a} <be> covered against {b} | {a}'s insurance <cover> {b}
> {a} <be> insured | there <be> insurance on {a} | {a} <have> insurance | {a} <be> covered by insurance
> {a} <have> insurance | < {a} <be> insured | < {a} <have> liability insurance | < {a} <have> health insurance | < {a} <have> travel insurance | < {a} <have> accident insurance | < {a} <have> public liability insurance
{a} <have> {b} insurance | {a} <be> insured against {b} | {a} <be> covered against {b}
{a} <be> licensed | {a} <hold> +licence | {a} <have> +licence | {a} <hold> +license | {a} <have> +license
{a} <be> accredited | {a} <hold> +accreditation | {a} <have> +accreditation
> {a} <take> {b#} | < %duration of {a} <be> {b#} | < {a}'s duration <be> {b#}
> %battery <last> {b#} | < %battery life <be> {b#}
> %due date <be> {b#} | < payment <be> due on {b#} | < payment <be> due by {b#}
> payment <be> due on {b#} | < %payment due date <be> {b#}
> %maximum {a} <be> {b#} | < the {a} may be up to {b#} | < the {a} can be up to {b#} | < the {a} may be at most {b#} | < the {a} can be at most {b#} | < the {a} must not exceed {b#} | < the {a} may not exceed {b#} | < the {a} cannot exceed {b#} | < the {a} <be> limited to {b#}
> the {a} may be up to {b#} | > the {a} can be up to {b#} | > the {a} may be at most {b#} | > the {a} can be at most {b#} | > the {a} must not exceed {b#} | > the {a} may not exceed {b#} | > the {a} cannot exceed {b#} | < %maximum {a} <be> {b#}
> %maximum file size <be> {b#} | < files may be up to {b#} in size | < files can be up to {b#} in size | < files may be up to {b#} | < files can be up to {b#} | < files must not be larger than {b#} | < files must not exceed {b#}
> %maximum weight of {a} <be> {b#} | < {a} may weigh up to {b#} | < {a} can weigh up to {b#} | < {a} may weigh at most {b#} | < {a} must not weigh more than {b#} | < {a} may not weigh more than {b#}
> files can be at most {b#} | > files may be up to {b#} | > files can be up to {b#} | < %maximum file size <be> {b#}
> {a} <be> free | < {a} <be> included at no extra cost | < {a} <be> included at no extra charge | < {a} <be> included free of charge | < {a} <be> included at no additional cost
> {a} <be> open on weekends | > {a} <be> open at weekends | > {a} <be> open at the weekend | < {a} <be> open on Saturdays and Sundays | < {a} <be> open on Saturday and Sunday
> {b} <be> accepted | > we <accept> {b} | < you can pay by {b} | < you can pay with {b} | < you may pay by {b} | < payment by {b} is possible
{a} <start> at {b} | %starting point of {a} <be> {b} | {a}'s starting point <be> {b}
{a} <be> about {b} | %topic of {a} <be> {b} | {a}'s topic <be> {b} | %subject of {a} <be> {b}
> {a} <be> available in {b} | < {a} <be> offered in {b}
> {a} can use {b} | > {a} may use {b} | < {b} <be> available to {a} | < {b} <be> open to {a}
> {a} <list> {b#} | > {a} <mention> {b#} | < {a} <name> {b#} | < {a} <list> {b#} | < {a} <identify> {b#}
> {a} <be> uninsured | > {a} <!be> insured | {a} <have> no insurance | there <be> no insurance on {a}
%excess <be> {b#} | %deductible <be> {b#} | you pay the first {b#} yourself | < you pay the first {b#} of any claim | < you pay the first {b#} of each claim | < you bear the first {b#} of each claim
%deposit <be> {b#} | < +deposit of {b#} <be> required | < +deposit of {b#} must be paid | < +deposit of {b#} is due | < +deposit of {b#} <be> payable | < you must pay +deposit of {b#}
%rent <be> {b#} a month | %monthly rent <be> {b#} | %rent per month <be> {b#} | the tenant <pay> {b#} a month in rent | the tenant <pay> rent of {b#} a month | {b#} <be> due in rent each month | the tenant <pay> a monthly rent of {b#}
%tenant <move> out on {b#} | %tenant <leave> the flat on {b#} | %tenant <vacate> the flat on {b#} | %tenant <vacate> the property on {b#}
{a} <move> in on {b#} | {a}'s move-in date <be> {b#} | %move-in date of {a} <be> {b#}
{a} <have> {b#} rooms | {a} <consist> of {b#} rooms | {a} <be> +flat with {b#} rooms | there <be> {b#} rooms in {a}
{a} <be> on the first floor | {a} <be> located on the first floor | {a} <be> situated on the first floor
{a} <be> located in {b} | {a} <be> situated in {b} | > {a} <be> in {b} | > {a} <lie> in {b}
{a} <be> under construction | {a} <be> being built | {a} <be> still being built | > {a} <!be> finished | > {a} <!be> completed
{a} <be> vandalised | {a} <be> damaged by vandals | vandals <damage> {a}
{a} <be> burgled | burglars <break> into {a} | thieves <break> into {a} | < there <be> a burglary at {a}
> {a} <be> stolen | someone <steal> {a} | somebody <steal> {a} | thieves <steal> {a}
{a} <crash> into {b} | {a} <collide> with {b} | > {a} <hit> {b}
{a} <break> down | {a} <suffer> a breakdown | {a} <have> a breakdown
> {a} has no {b} left | > {a} has no more {b} | < {a} has <run:p> out of {b} | < {a} is out of {b} | < {a} has used up all its {b}
there <be> no {a} left | we <be> out of {a} | {a} has run out | {a} have run out | {a} <be> used up | all {a} <be> used up
> only administrators can {v} | > only administrators may {v} | > only admins can {v} | > only admins may {v} | {v:g} requires the admin role | {v:g} requires admin rights | {v:g} requires administrator rights | {v:g} requires the administrator role
> {a} <be> off sick {b} | {a} <be> on sick leave {b} | {a} <be> signed off sick {b}
{a} <be> compatible with {b} | < {a} <work> with {b} | {a} can be used with {b}
{a} <!be> compatible with {b} | {a} <be> incompatible with {b} | < {a} <!work> with {b} | {a} cannot be used with {b}
{a} <be> hacked | hackers <break> into {a} | {a} <be> compromised by hackers | hackers <gain> access to {a} | attackers <gain> access to {a}
> {a} <be> encrypted | {a} <be> stored in encrypted form | {a} <be> kept encrypted
{a} <be> turned off | {a} <be> switched off | {a} <be> disabled | {a} <be> deactivated
{a} <be> turned on | {a} <be> switched on | {a} <be> enabled | {a} <be> activated
{a} <be> disabled by default | {a} <be> off by default | {a} <be> switched off by default | {a} <be> turned off by default | by default {a} <be> off | by default {a} <be> disabled
{a} <be> enabled by default | {a} <be> on by default | {a} <be> switched on by default | {a} <be> turned on by default | by default {a} <be> on | by default {a} <be> enabled
{a} <sort> out {b} | {a} <solve> {b} | {a} <resolve> {b} | {a} <fix> {b} | {b} <be> solved by {a} | {b} <be> resolved by {a} | {b} <be> fixed by {a}
> {a} <be> unsolved | > {a} <be> unresolved | > {a} <!be> solved | > {a} <!be> resolved | > {a} <!be> fixed | {a} remains unsolved | {a} remains unresolved | {a} is still unresolved | {a} persists | {a} still occurs
{a} <score> {b#} goals | {a} <get> {b#} goals | {b#} goals <be> scored by {a}
{a} <come> last | {a} <finish> last | {a} <be> last
{a} <be> knocked out | {a} <be> eliminated | {a} <go> out of the tournament | {a} <be> out of the tournament
> {a} <be> injured | {a} <suffer> an injury | {a} <get> injured | {a} <pick> up an injury | {a} <have> an injury
{a} <be> top of the league | {a} <lead> the league | {a} <be> first in the league
{a} <be> due at {b#} | {a} <be> scheduled to arrive at {b#} | {a} <be> due to arrive at {b#}
{a} <leave> from {b} | {a} <depart> from {b} | {a}'s departure point <be> {b}
{a} <be> diverted to {b} | {a} <have> to land in {b} instead | {a} <be> redirected to {b} | {a} <be> rerouted to {b}
{a} <stop> at {b} | {a} <call> at {b} | {a} <make> a stop at {b}
> {a} <be> direct | {a} <be> non-stop | {a} <!have> any stops | {a} <have> no stops
{a} <be> unfounded | {a} <be> groundless | {a} <be> baseless | {a} <be> without foundation | {a} <have> no basis
{a} <lodge> an appeal against {b} | {a} <appeal> against {b} | {a} <appeal> {b} | {a} <file> an appeal against {b}
{a} <sue> {b} | {a} <take> {b} to court | {a} <file> a lawsuit against {b} | {a} <bring> a lawsuit against {b} | {a} <bring> an action against {b} | {b} <be> sued by {a} | {a} <take> legal action against {b}
{a} <be> acquitted | {a} <be> found not guilty | {a} <be> cleared of all charges
{a} <be> convicted | {a} <be> found guilty
{a} <be> convicted of {b} | {a} <be> found guilty of {b}
{a} <be> sentenced to {b#} in prison | {a} <get> {b#} in prison | {a} <be> jailed for {b#} | {a} <be> sent to prison for {b#} | {a} <be> imprisoned for {b#}
{a} <be> fined {b#} | {a} <get> +fine of {b#} | {a} <receive> +fine of {b#} | {a} <have> to pay +fine of {b#} | {a} <be> given +fine of {b#}
{a} <settle> out of court | {a} <reach> an out-of-court settlement | {a} <reach> a settlement out of court
{a} <reach> an agreement | {a} <come> to an agreement | {a} <agree> on a deal | {a} <strike> a deal | {a} <reach> a deal
{a} <be> on strike | {a} <be> striking
> {a} <be> on strike | < {a} <go> on strike
> {a} <be> taller than {b} | < {a} <tower> over {b}
> {a} <!eat> meat | > {a} <eat> no meat | {a} <be> vegetarian | {a} <be> a vegetarian
{a} <be> a non-smoker | {a} <!smoke> | {a} <be> a nonsmoker | {a} never smokes
{a} <be> out of breath | {a} <be> short of breath | {a} <have> shortness of breath
{a} <have> high blood pressure | {a} <have> hypertension | {a} <be> hypertensive | {a} <suffer> from high blood pressure | {a} <suffer> from hypertension
{a} <be> diabetic | {a} <have> diabetes | {a} <suffer> from diabetes | {a} <be> a diabetic
> {a} <be> vaccinated against {b} | << {a} <be> vaccinated against {b} | << {a} <get> vaccinated against {b} | << {a} <receive> the {b} vaccine | << {a} <be> given the {b} vaccine | << {a} <have> a {b} vaccination
{a} <be> referred to {b} | {a} <receive> +referral to {b} | {a} <get> +referral to {b} | {a} <be> given +referral to {b}
{a} <be> prescribed {b} | {a} <get> +prescription for {b} | {a} <receive> +prescription for {b} | {a} <be> given +prescription for {b}
> the money <be> in %account | << the money <be> credited to %account | << the money <arrive> in %account | << the money <be> paid into %account
> {a} is out of stock | < {a} is currently not available | < {a} is currently unavailable | < {a} is not currently available | < {a} is not available at the moment | < {a} is temporarily out of stock | < {a} is currently out of stock
> {a} is not available | > {a} is unavailable | < {a} is currently not available | < {a} is currently unavailable | < {a} is not currently available | < {a} is not available at the moment | < {a} is temporarily out of stock | < {a} is currently out of stock
~shipping <be> free over {b#} | there <be> no shipping costs for orders over {b#} | orders over {b#} <be> shipped free of charge | ~shipping <be> free for orders over {b#} | there <be> no shipping charge for orders over {b#} | orders over {b#} <ship> free
~delivery <be> free over {b#} | there <be> no delivery charge for orders over {b#} | orders over {b#} <be> delivered free of charge | ~delivery <be> free for orders over {b#} | there <be> no delivery costs for orders over {b#}
> {a} is required | < you cannot log in without {a} | < you cannot enter without {a} | < you may not enter without {a}
> {a} cannot edit {b} | {a} only have read access to {b} | {a} have read-only access to {b} | {a} can only view {b} | {a} may only view {b} | {a} only have view access to {b}
> {a} <be> wiped | all data on {a} <be> erased | all data on {a} <be> deleted | all the data on {a} <be> erased
{a} <have> a permanent contract | {a}'s contract <be> permanent | {a}'s contract <!be> limited in time | {a} <be> permanently employed | {a}'s contract has no end date | {a}'s contract <be> open-ended
{a} <have> a fixed-term contract | {a}'s contract <be> limited in time | {a}'s contract <be> for a fixed term | {a} <have> a temporary contract | {a}'s contract <be> temporary
{a} <work> {b#} a week | {a}'s working week <be> {b#} | {a}'s weekly hours <be> {b#} | {a} <work> {b#} per week | {a}'s weekly working time <be> {b#}
she <start> on {b#} | her first day <be> {b#} | her first day at work <be> {b#} | her start date <be> {b#}
he <start> on {b#} | his first day <be> {b#} | his first day at work <be> {b#} | his start date <be> {b#}
{a} <start> on {b#} | {a}'s first day <be> {b#} | {a}'s first day at work <be> {b#} | {a}'s first working day <be> {b#}
{a}'s last day <be> {b#} | {a}'s last working day <be> {b#} | {a}'s final day <be> {b#}
{a} has worked here for {b#} | < {a} has been working here for {b#} | < {a} has been employed here for {b#}
> {a} <!be> renewed | > {a} <!be> extended | {a} <be> allowed to expire | {a} <be> allowed to lapse
> {a} is not covered | < the insurance does not pay for {a} | < the insurer does not pay for {a} | < the policy does not cover {a} | < the insurance does not cover {a} | < the policy does not pay for {a}
> {a} is covered | < the insurance pays for {a} | < the insurer pays for {a} | < the insurance covers {a} | < the policy covers {a} | < the policy pays for {a}
> the claim <be> paid | the insurer <pay> out the claim | the insurer <pay> the claim | the claim <be> paid out | the insurance <pay> the claim
> {a} is at {b#} | < {a} starts at {b#} | < {a} begins at {b#} | < {a} is scheduled for {b#} | < {a} takes place at {b#}
{a} <!turn> up | {a} <fail> to appear | {a} <fail> to turn up | {a} <!appear> | {a} <!show> up | {a} <fail> to show up | < {a} <be> a no-show
> {a} cannot be reproduced | < we could not reproduce {a} | < {a} could not be reproduced | < we cannot reproduce {a} | < we were unable to reproduce {a} | < nobody could reproduce {a}
> {a} is out of space | > {a} is full | < there is no space left on {a} | < no space is left on {a} | < {a} has no space left | < {a} has no free space
> {a} ran out of space | > {a} was full | < there was no space left on {a} | < no space was left on {a} | < {a} had no space left
{a} <be> a false alarm | {a} <turn> out to be false | {a} <turn> out to be a false alarm | {a} <prove> to be a false alarm
~turnout <be> {b#} | {b#} of voters <take> part | {b#} of voters <vote> | {b#} of eligible voters <vote> | {b#} of eligible voters <take> part | {b#} of voters <cast> a ballot
{a} <be> elected mayor | {a} <win> the mayoral election | {a} <win> the election for mayor
{a} <be> elected president | {a} <win> the presidential election | {a} <win> the election for president
> {a} is valid indefinitely | < {a} is valid for life | < {a} never expires | < {a} does not expire | < {a} has no expiry date
> {a} is valid for life | < {a} never expires | < {a} does not expire
{a} <double> | {a} <be> twice as high as before | {a} <increase> twofold | {a} <rise> twofold
{a} <halve> | {a} <be> half as high as before | {a} <fall> by half | {a} <drop> by half | {a} <be> halved | {a} <be> cut in half
> {a} <be> looking for {b} | > {a} <look> for {b} | {a} <want> to hire {b} | {a} <be> hiring {b} | > {a} <seek> {b} | {a} <be> recruiting {b} | > {a} <be> seeking {b}
`;

/** Rows of things of a kind: `*` stands for each of them. */
const OF_A_KIND: readonly (readonly [things: string, row: string])[] = [
  [
    'by_card in_cash by_cheque by_bank_transfer by_credit_card by_direct_debit',
    '> the customer <pay> * | payment <be> made * | the bill <be> settled * | the bill <be> paid * | the customer <settle> the bill *',
  ],
  [
    'server website service system site app api database',
    '> the * <be> down | > the * <be> unresponsive | the * <!respond> | the * <!be> responding | < the * cannot be reached | < the * <be> unreachable | < the * <be> offline | < the * <!be> reachable',
  ],
  [
    'shop store restaurant hotel bakery museum café office',
    '> the * <accept> {b} | < you can pay by {b} in the * | < you can pay by {b} at the * | < you can pay with {b} in the * | < you can pay with {b} at the * | < in the * you can pay by {b}',
  ],
  [
    'insurer insurance_company',
    '> the * <!pay> for {b} | < {b} <!be> covered by the * | < the * <!cover> {b} | < {b} <be> excluded by the *',
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
  ...OF_A_KIND.flatMap(([things, row]) =>
    things.split(' ').map((thing) => row.replaceAll('*', thing.replaceAll('_', ' '))),
  ),
];
