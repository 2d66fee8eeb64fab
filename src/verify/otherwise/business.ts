/**
 * What mails, contracts, tickets and offices say in more than one turn, as patterns (`template.ts`). The patterns of a line say
 * the same; one after `<` says more, so that it is evidence for the others and no reading of them, and one after `>` says less. One after `<<` is the deed that the
 * state of the others came of: it was done, or has been done.
 */
const SAID = `
> {a} <be> away {b} | > {a} <be> absent {b} | > {a} <!be> in the office {b} | {a} <be> out of office {b} | {a} <be> out of the office {b} | < {a} <be> out from {b} | < {a} <be> out until {b} | < {a} <be> on leave {b} | < {a} <be> on holiday {b} | < {a} <be> on vacation {b}
{a} <be> on holiday {b} | {a} <be> on vacation {b}
{a} <cover> for {b} | {a} <be> covering for {b} | {a} <stand> in for {b} | {a} <be> standing in for {b} | {a} <fill> in for {b} | {a} <be> filling in for {b} | {a} <deputise> for {b} | {a} <be> deputising for {b} | {a} <substitute> for {b}
{a} <resign> as {b} | {a} <step> down as {b} | {a} <quit> as {b} | {a} <give> up the post of {b}
{a} <hire> {b} | {a} <recruit> {b} | {a} <take> on {b} | {b} <be> hired by {a} | {b} <be> recruited by {a} | {b} <be> taken on by {a}
{a} <fire> {b} | {a} <dismiss> {b} | {a} <sack> {b} | {b} <be> fired by {a} | {b} <be> dismissed by {a} | {b} <be> sacked by {a}
> {a} <become> {b} | {a} <be> appointed {b} | {a} <be> appointed as {b} | {a} <be> named {b} | < {a} <be> promoted to {b} | < {a} <be> elected {b}
{a} <be> left | {a} <remain> | there <be> {a} left
{a} <stay> flat | {a} <remain> flat | {a} <be> flat | {a} <!change> | {a} <be> unchanged | {a} <remain> unchanged | {a} <stay> unchanged | {a} <stay> the same | {a} <remain> the same | {a} <remain> stable | {a} <stay> stable | {a} <remain> constant
{a} <resume> | {a} <start> again | {a} <begin> again
{a} <be> vacant | {a} <remain> vacant | {a} <be> unfilled | {a} <remain> unfilled | {a} <!be> filled
{a} <apply> for {b} | {a} <submit> +application for {b} | {a} <put> in +application for {b} | {a} <file> +application for {b} | {a} <hand> in +application for {b}
{a} <come> into force on {b#} | {a} <take> effect on {b#} | {a} <become> effective on {b#} | {a} <enter> into force on {b#} | {a} <be> effective from {b#} | {a} <be> effective as of {b#} | {a} <be> in force from {b#} | {a} <apply> from {b#} | {a} <go> into effect on {b#}
> {a} <end> on {b#} | {a} <be> terminated with effect from {b#} | {a} <be> terminated as of {b#} | {a} <be> terminated effective {b#}
{a} <renew> automatically | {a} <be> renewed automatically | {a} <be> automatically renewed | {a} <be> extended automatically | {a} <be> automatically extended
{a} <be> governed by {b} | {b} <govern> {a} | {b} <apply> to {a} | {a} <be> subject to {b}
{a} <bear> %cost of {b} | {a} <pay> %cost of {b} | {a} <pay> %costs of {b} | {a} <bear> %costs of {b} | {a} <pay> for {b} | {a} <meet> %cost of {b} | {a} <cover> %cost of {b} | {a} <cover> %costs of {b} | %cost of {b} <be> borne by {a} | %costs of {b} <be> borne by {a} | {b} <be> at {a}'s expense | {b} <be> paid for by {a}
{a} <cover> {b#} of %cost | {a} <pay> {b#} of %cost | {a} <bear> {b#} of %cost | {a} <meet> {b#} of %cost | {a} <fund> {b#} of %cost | {a} <contribute> {b#} of %cost
{a} <cover> {b#} of %costs | {a} <pay> {b#} of %costs | {a} <bear> {b#} of %costs | {a} <meet> {b#} of %costs
{a} <be> refunded to {b} | {a} <be> paid back to {b} | {a} <be> reimbursed to {b} | {b} <get> {a} back
{a} <refund> {b} to {c} | {a} <pay> {b} back to {c} | {a} <give> {c} {b} back | {a} <reimburse> {c} for {b} | {a} <refund> {c} {b}
{a} <be> unpaid | {a} <be> outstanding | {a} <remain> unpaid | {a} <remain> outstanding | {a} <be> still unpaid | {a} <be> still outstanding | < {a} <be> overdue
{a} <be> overdue | {a} <be> past due
{a} <be> non-refundable | {a} <be> nonrefundable | {a} <!be> refundable | {a} is not refunded | {a} are not refunded | {a} cannot be refunded | no refund is given for {a} | there is no refund for {a}
{a} <include> VAT | {a} <be> inclusive of VAT | VAT <be> included in {a} | {a} <contain> VAT
{a} <exclude> VAT | {a} <be> exclusive of VAT | VAT <!be> included in {a} | {a} <be> net of VAT | {a} <!include> VAT
{a} <be> dispatched | {a} <be> shipped | {a} <be> sent out | {a} <be> sent off
{a} <be> handed to {b} | {a} <be> handed over to {b} | {a} <be> passed to {b}
{a} <sign> for {b} | {a} <acknowledge> receipt of {b} | {b} <be> signed for by {a}
{a} <collect> {b} | {a} <pick> up {b} | {a} <pick> {b} up | {b} <be> collected by {a} | {b} <be> picked up by {a}
{a} <return> {b} | {a} <send> {b} back | {a} <send> back {b} | {b} <be> sent back by {a} | {b} <be> returned by {a}
{a} can be returned within {b#} | {a} may be returned within {b#} | {a} <be> returnable within {b#} | %return period for {a} <be> {b#} | {a} <have> +return period of {b#} | you can return {a} within {b#} | customers can return {a} within {b#} | customers may return {a} within {b#}
> {a} <!be> available | {a} <be> out of stock | {a} <be> sold out | {a} <!be> in stock | > {a} <be> unavailable
{a} <be> damaged in transit | {a} <be> damaged during transport | {a} <be> damaged during shipping | {a} <be> damaged on the way | {a} <suffer> damage in transit | {a} <be> damaged during delivery
{a} <go> missing | {a} <be> lost | {a} <get> lost
{a} <be> delayed by {b#} | {a} <be> {b#} late | {a} <have> +delay of {b#} | {a} <run> {b#} late
%assignee of {a} <be> {b} | {a}'s assignee <be> {b} | {a} <be> assigned to {b} | {b} <be> %assignee of {a} | > {b} <be> responsible for {a} | > {b} <be> in charge of {a}
{a} <be> unreachable | {a} <!be> reachable | {a} cannot be reached | < {a} <be> down | < {a} <be> offline
{a} <be> offline | {a} <!be> online
{a} <be> rolled back | {a} <be> reverted | {a} <be> undone
{a} <be> deployed | {a} <be> rolled out
{a} <deploy> {b} | {a} <roll> out {b} | {b} <be> deployed by {a} | {b} <be> rolled out by {a}
{a} <be> forwarded to {b} | {a} <be> passed on to {b} | < {a} <be> escalated to {b}
{a} <be> cancelled | {a} <be> called off | > {a} will not take place | > {a} <!be> held | > {a} <!take> place
{a} <be> postponed to {b} | {a} <be> postponed until {b} | {a} <be> put off until {b} | {a} <be> pushed back to {b} | {a} <be> deferred to {b} | {a} <be> deferred until {b} | > {a} <be> moved to {b} | > {a} <be> rescheduled to {b} | > {a} <be> rescheduled for {b}
{a} <be> rescheduled to {b} | {a} <be> rescheduled for {b} | < {a} <be> moved to {b}
{a} <be> brought forward to {b} | {a} <be> moved forward to {b} | {a} <be> moved up to {b} | > {a} <be> moved to {b} | > {a} <be> rescheduled to {b} | > {a} <be> rescheduled for {b}
{a} <take> part in {b} | {a} <participate> in {b} | > {a} <attend> {b} | > {a} <be> present at {b}
{a} <attend> {b} | {a} <be> present at {b}
{a} <miss> {b} | {a} <be> absent from {b} | {a} <!attend> {b} | {a} <!be> present at {b}
{a} <be> sold out | {a} <sell> out | all tickets for {a} <be> sold | << all tickets for {a} <be> sold | tickets for {a} <be> sold out | there <be> no tickets left for {a}
{a} <register> for {b} | {a} <sign> up for {b} | {a} <enrol> in {b} | {a} <enroll> in {b} | {a} <enrol> for {b}
registration for {a} <close> on {b#} | %registration deadline for {a} <be> {b#} | you can register for {a} until {b#} | %deadline to register for {a} <be> {b#} | registration for {a} <end> on {b#} | registration for {a} <be> open until {b#}
{a} <be> mandatory | {a} <be> compulsory | {a} <be> obligatory
{a} <be> optional | {a} <be> voluntary | {a} <!be> mandatory | {a} <!be> compulsory | {a} <!be> obligatory
{a} <be> eligible for {b} | {a} <qualify> for {b}
{a} <be> exempt from {b} | {b} <be> waived for {a} | {a} <!have> to pay {b} | {a} <!need> to pay {b}
{a} <be> valid for {b#} | {a} <remain> valid for {b#} | {a} <expire> after {b#} | %validity of {a} <be> {b#} | {a}'s validity <be> {b#}
{a} <violate> {b} | {a} <breach> {b} | {a} <be> in breach of {b} | {a} <be> in violation of {b} | {a} <!comply> with {b} | {a} <contravene> {b} | {a} <break> {b}
{a} <comply> with {b} | {a} <be> in line with {b} | {a} <be> compliant with {b} | {a} <conform> to {b} | {a} <adhere> to {b}
{a} <agree> to {b} | {a} <consent> to {b}
{a} <oppose> {b} | {a} <be> against {b} | {a} <be> opposed to {b} | {a} <object> to {b}
{a} <be> in favour of {b} | {a} <favour> {b} | {a} <support> {b} | {a} <back> {b} | {a} <endorse> {b} | {a} <be> in favor of {b}
{a} <vote> for {b} | {a} <vote> in favour of {b} | {a} <vote> in favor of {b}
{a} <apologise> for {b} | {a} <say> sorry for {b} | {a} <offer> +apology for {b} | {a} <apologize> for {b}
{a} <complain> about {b} | {a} <make> +complaint about {b} | {a} <lodge> +complaint about {b} | {a} <file> +complaint about {b} | {a} <submit> +complaint about {b}
{a} <ask> for {b} | {a} <request> {b} | {b} <be> requested by {a}
{a} <notify> {b} of {c} | {a} <inform> {b} of {c} | {a} <inform> {b} about {c} | {a} <tell> {b} about {c} | {a} <notify> {b} about {c}
{a} <contact> {b} | {a} <get> in touch with {b} | {a} <reach> out to {b}
{a} <call> {b} | {a} <phone> {b} | {a} <telephone> {b}
{a} <send> {b} to {c} | {a} <send> {c} {b} | < {c} <receive> {b} from {a} | < {c} <get> {b} from {a}
{a} <buy> {b} from {c} | {c} <sell> {b} to {a} | {a} <purchase> {b} from {c} | {c} <sell> {a} {b}
{a} <lend> {b} to {c} | {c} <borrow> {b} from {a} | {a} <lend> {c} {b}
{a} <rent> {b} from {c} | {c} <rent> {b} to {a} | {c} <let> {b} to {a} | {c} <lease> {b} to {a} | {a} <lease> {b} from {c} | {c} <rent> out {b} to {a}
{a} <give> {b} to {c} | {a} <give> {c} {b} | {c} <receive> {b} from {a} | {c} <get> {b} from {a}
{a} <pay> {b#} to {c} | {a} <pay> {c} {b#} | {c} <receive> {b#} from {a} | {c} <get> {b#} from {a}
{a} <accept> the quote | {a} <approve> the quote | the quote <be> accepted by {a} | the quote <be> approved by {a}
{a} <accept> the quotation | {a} <approve> the quotation | the quotation <be> accepted by {a} | the quotation <be> approved by {a}
{a} <accept> the estimate | {a} <approve> the estimate | the estimate <be> accepted by {a} | the estimate <be> approved by {a}
{a} <accept> the offer | {a} <approve> the offer | the offer <be> accepted by {a} | the offer <be> approved by {a}
{a} <accept> the proposal | {a} <approve> the proposal | the proposal <be> accepted by {a} | the proposal <be> approved by {a}
{a} <accept> the request | {a} <approve> the request | the request <be> accepted by {a} | the request <be> approved by {a}
{a} <accept> the application | {a} <approve> the application | the application <be> accepted by {a} | the application <be> approved by {a}
{a} <accept> the claim | {a} <approve> the claim | the claim <be> accepted by {a} | the claim <be> approved by {a}
{a} <accept> the design | {a} <approve> the design | the design <be> accepted by {a} | the design <be> approved by {a}
{a} <accept> the draft | {a} <approve> the draft | the draft <be> accepted by {a} | the draft <be> approved by {a}
photography <be> forbidden in {b} | photography <be> prohibited in {b} | photography <!be> allowed in {b} | photography <!be> permitted in {b} | taking photos in {b} <be> forbidden | taking photos in {b} <!be> allowed | taking pictures in {b} <!be> allowed | taking pictures in {b} <be> forbidden | taking photos in {b} <!be> permitted | you may not take photos in {b} | you may not take pictures in {b} | visitors may not take photos in {b}
photography <be> permitted in {b} | photography <be> allowed in {b} | taking photos in {b} <be> allowed | taking photos in {b} <be> permitted | taking pictures in {b} <be> allowed | you may take photos in {b} | you can take photos in {b} | you may take pictures in {b} | visitors may take photos in {b} | you are allowed to take photos in {b}
%lease of {a} <run> for {b#} | {a} <be> let for {b#} | {a} <be> leased for {b#} | {a} <be> rented for {b#} | {a} <be> rented out for {b#} | %term of %lease of {a} <be> {b#} | %lease for {a} <run> for {b#}
{a} <be> back online | {a} <be> online again | {a} <be> up again | {a} <be> available again | {a} <be> working again | {a} <be> running again | {a} <be> operational again | {a} <be> up and running again | > {a} <work> again
> {a} and {b} are siblings | > {b} and {a} are siblings | < {a} <be> {b}'s brother | < {a} <be> {b}'s sister | < {a} <be> %brother of {b} | < {a} <be> %sister of {b}
{a} <be> {b}'s brother | {a} <be> %brother of {b}
{a} <be> {b}'s sister | {a} <be> %sister of {b}
> {a} <work> for {b} | > {a} <work> at {b} | > {a} <be> employed by {b} | > {a} <be> employed at {b} | > {b} <employ> {a} | < {a} <be> an accountant at {b} | < {a} <be> an accountant with {b} | < {a} <be> an engineer at {b} | < {a} <be> an engineer with {b} | < {a} <be> a developer at {b} | < {a} <be> a developer with {b} | < {a} <be> a nurse at {b} | < {a} <be> a nurse with {b} | < {a} <be> a teacher at {b} | < {a} <be> a teacher with {b} | < {a} <be> an analyst at {b} | < {a} <be> an analyst with {b} | < {a} <be> a consultant at {b} | < {a} <be> a consultant with {b} | < {a} <be> a designer at {b} | < {a} <be> a designer with {b} | < {a} <be> a lawyer at {b} | < {a} <be> a lawyer with {b} | < {a} <be> a clerk at {b} | < {a} <be> a clerk with {b} | < {a} <be> a technician at {b} | < {a} <be> a technician with {b} | < {a} <be> a driver at {b} | < {a} <be> a driver with {b} | < {a} <be> an assistant at {b} | < {a} <be> an assistant with {b} | < {a} <be> a salesperson at {b} | < {a} <be> a salesperson with {b} | < {a} <be> an editor at {b} | < {a} <be> an editor with {b} | < {a} <be> a researcher at {b} | < {a} <be> a researcher with {b} | < {a} <be> a professor at {b} | < {a} <be> a professor with {b} | < {a} <be> a doctor at {b} | < {a} <be> a doctor with {b} | < {a} <be> a surgeon at {b} | < {a} <be> a surgeon with {b} | < {a} <be> a cook at {b} | < {a} <be> a cook with {b} | < {a} <be> a receptionist at {b} | < {a} <be> a receptionist with {b} | < {a} <be> an auditor at {b} | < {a} <be> an auditor with {b} | < {a} <be> a bookkeeper at {b} | < {a} <be> a bookkeeper with {b} | < {a} <be> a cashier at {b} | < {a} <be> a cashier with {b} | < {a} <be> a mechanic at {b} | < {a} <be> a mechanic with {b} | < {a} <be> an electrician at {b} | < {a} <be> an electrician with {b} | < {a} <be> a librarian at {b} | < {a} <be> a librarian with {b} | < {a} <be> a pharmacist at {b} | < {a} <be> a pharmacist with {b} | < {a} <be> a programmer at {b} | < {a} <be> a programmer with {b} | < {a} <be> an architect at {b} | < {a} <be> an architect with {b} | < {a} <be> a secretary at {b} | < {a} <be> a secretary with {b}
{a} <seat> {b#} | {a} <have> {b#} seats | {a} <seat> {b#} people | {a} <have> seating for {b#} | {a} <have> seats for {b#} people
{a} can hold {b#} people | {a} can hold up to {b#} people | {a} <have> space for {b#} people | {a} <have> room for {b#} people | {a} can accommodate {b#} people | {a} can accommodate up to {b#} people | {a} <hold> {b#} people | {a} <hold> up to {b#} people | {a} <have> +capacity of {b#} people | {a} <have> space for up to {b#} people
{a} <arrest> {b} | {b} <be> arrested by {a} | > {a} <catch> {b} | > {b} <be> caught by {a} | > {b} <be> caught | > {b} <be> arrested
the fire <be> caused by {a} | {a} <cause> the fire | {a} <start> the fire | the fire <be> started by {a}
{a} <be> closed due to {b} | {a} <be> closed because of {b} | {a} <be> closed owing to {b} | {b} <close> {a}
either party may {v} | both parties may {v} | each party may {v} | either of the parties may {v} | either side may {v} | either party can {v} | both parties can {v}
{a} <rate> {b} 5 out of 5 | {a} <give> {b} five stars | {a} <give> {b} 5 stars | {a} <rate> {b} five out of five | {a} <rate> {b} 5/5 | {a} <give> {b} 5 out of 5
> {a} <be> the new {b} | < {a} <be> elected {b} | < {a} <be> appointed {b} | < {a} <be> appointed as {b} | < {a} <be> named {b} | < {a} <be> elected as {b}
{a} <be> elected {b} | {a} <be> elected as {b}
{a} <hand> over the office of {b} to {c} | {a} <hand> over as {b} to {c} | {c} <replace> {a} as {b} | {c} <succeed> {a} as {b} | {c} <take> over as {b} from {a} | {c} <take> over the office of {b} from {a} | {a} <be> replaced by {c} as {b} | {a} <be> succeeded by {c} as {b}
> {a} <!be> shipped yet | > {a} <!be> dispatched yet | > {a} <!be> sent yet | {a} <be> still in the warehouse | < {a} <be> still at the warehouse | < {a} <be> still waiting to be shipped
{a} <arrive> {b#} after the scheduled time | {a} <arrive> {b#} late | {a} <arrive> {b#} behind schedule | {a} <be> {b#} late | {a} <be> {b#} behind schedule | > {a} <arrive> late | > {a} <be> late | > {a} <be> delayed
{a} <be> closed to traffic | {a} <be> closed to all traffic | {a} <be> closed for all vehicles | {a} <be> closed to all vehicles | {a} <be> closed to vehicles
the proposal <be> adopted | the proposal <be> passed | the proposal <be> carried | the proposal <be> accepted | the proposal <be> approved
the motion <be> adopted | the motion <be> passed | the motion <be> carried | the motion <be> accepted | the motion <be> approved
the resolution <be> adopted | the resolution <be> passed | the resolution <be> carried | the resolution <be> accepted | the resolution <be> approved
the amendment <be> adopted | the amendment <be> passed | the amendment <be> carried | the amendment <be> accepted | the amendment <be> approved
the bill <be> adopted | the bill <be> passed | the bill <be> carried | the bill <be> accepted | the bill <be> approved
the plan <be> adopted | the plan <be> passed | the plan <be> carried | the plan <be> accepted | the plan <be> approved
the budget <be> adopted | the budget <be> passed | the budget <be> carried | the budget <be> accepted | the budget <be> approved
{a} <be> refunded {b#} | {a} <get> {b#} back | {a} <receive> +refund of {b#} | we paid back {b#} to {a} | we paid {b#} back to {a} | we refunded {a} {b#} | we refunded {b#} to {a} | we reimbursed {a} {b#}
{a} never <arrive:d> | {a} <!be> delivered | {a} <!arrive> | {a} was never delivered | {a} has never <arrive:p>
the return window has passed | the return period has expired | the return period has ended | the return period is over | the return window has closed | the return window has expired | the return window is over | the return period has passed
> {a} <!go> through | {a} <be> declined
> nothing <be> owed on {a} | {a} <be> paid in full | << {a} <be> paid in full | << {a} <be> fully paid | {a} <be> fully paid | > there <be> nothing left to pay on {a} | > nothing <be> outstanding on {a} | > {a} <be> settled
the account <be> frozen | the account <be> blocked | < {a} <block> the account | < {a} <freeze> the account
> {a} no longer has access | > {a} no longer have access | > {a} <!have> access any more | > {a} <!have> access any longer | << {a}'s access <be> revoked | << {a}'s access <be> withdrawn | << {a}'s access <be> removed | << {a} <lose> access
> {a} cannot log in | {a}'s account <be> locked | {a} <be> locked out of %account
{a} <be> given admin rights | {a} <be> made an administrator | {a} <be> made an admin | {a} <be> granted admin rights | {a} <get> admin rights | > {a} <have> admin rights | > {a} <be> an administrator
{a} <be> being processed | {a} <be> in progress | {a} <be> in process | {a} <be> under way
the deadline <be> {b#} | applications must arrive by {b#} | applications must be submitted by {b#} | applications must reach us by {b#} | applications <be> due by {b#} | the closing date <be> {b#} | the deadline for applications <be> {b#}
{a} <start> at {b} | {a} <join> {b} | {a} <start> working at {b} | {a} <start> work at {b} | {a} <begin> working for {b} | {a} <start> working for {b}
> {a} no longer <work> for the company | > {a} <be> no longer with the company | {a} <leave> the company | < {a} <resign> from the company
{a} <manage> +team of {b#} | {b#} people <report> to {a} | {a} <lead> +team of {b#} | {a} <have> {b#} direct reports | {a} <manage> {b#} people | {a} <lead> {b#} people
{a}'s leave <be> approved | {a}'s request for leave <be> approved | {a}'s leave request <be> approved
> {a} <be> no longer in force | > {a} <be> no longer valid | << {a} <end> | << {a} <expire> | << {a} <lapse> | << {a} <be> revoked | << {a} <be> repealed | << {a} <be> terminated
{a} <be> furnished | {a} <come> with furniture | {a} <be> let furnished | {a} <be> rented furnished | {a} <include> furniture
{a} <keep> the deposit | the deposit <be> kept by {a} | {a} <!return> the deposit | {a} <retain> the deposit | {a} <withhold> the deposit
{a} <have> healed | {a} <be> healed | {a} <be> fully healed | {a} <be> completely healed
{a} <go> well | {a} <be> successful | {a} <be> +success
{a} <be> fully booked | {a} <have> no rooms left | {a} <have> no vacancies | {a} <have> no free rooms | there <be> no rooms left at {a}
{a} may not contain {b} | {a} must not contain {b} | {a} cannot contain {b} | {b} <!be> allowed in {a} | {b} <be> forbidden in {a} | {b} <be> prohibited in {a} | {b} <be> banned in {a} | {b} <be> banned from {a} | {b} <!be> permitted in {a}
{a} <be> reimbursed without approval | {a} <!need> approval | {a} <need> no approval | {a} <require> no approval | {a} <!require> approval | < {a} <be> paid without approval
{a} <consist> of {b} | {a} <be> made up of {b} | {a} <comprise> {b} | {a} <be> composed of {b}
{a} <be> headquartered in {b} | {a}'s headquarters <be> in {b} | {a} <have> its headquarters in {b} | %headquarters of {a} <be> in {b} | {a}'s head office <be> in {b} | %head office of {a} <be> in {b} | > {a} <be> based in {b}
{a} <connect> {b} with {c} | {a} <connect> {b} to {c} | {a} <link> {b} to {c} | {a} <link> {b} with {c} | {a} <connect> {b} and {c} | {a} <link> {b} and {c} | {a} <run> between {b} and {c} | {a} <run> from {b} to {c}
{a} <exceed> {b#} | {a} <be> more than {b#} | {a} <be> over {b#} | {a} <be> above {b#} | {a} <be> higher than {b#} | {a} <be> greater than {b#}
{a} <be> less than {b#} | {a} <be> below {b#} | {a} <be> under {b#} | {a} <be> lower than {b#}
{a} <fail> {b} | > {a} <!pass> {b}
{a} <fail> | {a} <be> unsuccessful | > {a} <!succeed>
{a} <be> unhurt | {a} <be> unharmed | {a} <be> uninjured | {a} <!be> injured | {a} <!be> hurt | {a} <escape> unhurt | {a} <remain> unhurt
nobody <be> injured | no one <be> injured | there <be> no injuries | nobody <be> hurt | no one <be> hurt | > no injuries <be> reported
{a} <pass> away | {a} <die>
{a} <expect> a baby | < {a} <be> pregnant | {a} <be> expecting a baby
{a} <undergo> surgery | {a} <have> surgery | {a} <be> operated on | {a} <undergo> +operation | {a} <have> +operation
> {a} <have> {b} | {a} <suffer> from {b} | < {a} <be> diagnosed with {b}
{a} <study> at {b} | {a} <be> +student at {b}
{a}'s phone number <be> {b#} | %phone number of {a} <be> {b#} | {a} can be reached at {b#} | {a} <be> reachable at {b#} | {a} can be reached on {b#} | {a} can be contacted at {b#} | {a}'s telephone number <be> {b#}
{a}'s address <be> {b#} | %address of {a} <be> {b#} | {a} <live> at {b#}
{a} <be> open daily | {a} <be> open every day | {a} <be> open seven days a week
{a} <offer> {b} | {a} <provide> {b} | {b} <be> available at {a} | {b} <be> offered by {a} | {b} <be> provided by {a} | {b} <be> available from {a}
{a} <be> complete | {a} <be> completed | {a} <be> finished | {a} <be> done
{a} <be> incomplete | {a} <!be> complete | {a} <be> unfinished | {a} <!be> finished
{a} <be> in progress | {a} <be> under way | {a} <be> underway | {a} <be> ongoing
{a} <be> over budget | {a} <exceed> its budget | {a} <exceed> %budget | {a} <cost> more than budgeted | {a} <cost> more than planned
{a} <be> out of date | {a} <be> outdated | {a} <!be> up to date
{b} <approve> {a} | {b} <give> approval for {a} | {b} <give> the green light to {a} | {b} <give> the go-ahead for {a} | {b} <give> the go-ahead to {a} | {b} <sign> off on {a} | {a} <be> signed off by {b} | {b} <sign> off {a} | {b} <give> the green light for {a}
{a} <reject> {b} | {a} <turn> down {b} | {a} <turn> {b} down | {b} <be> turned down by {a} | {b} <be> rejected by {a}
{a} <withdraw> {b} | {a} <take> back {b} | {a} <retract> {b}
{a} <!work> | {a} <be> out of order | {a} <be> broken | {a} <!function> | > {a} <be> out of service
{a} <work> again | {a} <be> working again | {a} <be> back in service | {a} <be> back in operation | {a} <be> back up
{a} <be> included in %price | %price <include> {a}
{a} <have> until {b#} to {v} | %deadline for {a} to {v} <be> {b#} | < {a} must {v} by {b#} | < {a} <have> to {v} by {b#}
{a} <be> used for {b} | {a} <serve> as {b} | {b} <be> %purpose of {a} | %purpose of {a} <be> {b}
{a} <take> over {b} | {b} <be> taken over by {a} | {a} <assume> {b}
{a} <hold> {b} responsible for {c} | {a} <blame> {b} for {c} | {a} <blame> {c} on {b}
{a} <be> to blame for {b} | {a} <be> at fault for {b} | > {a} <be> responsible for {b}
{a} <improve> {b} | {a} <make> {b} better
{a} <remind> {b} of {c} | {a} <send> {b} +reminder about {c} | {a} <send> {b} +reminder of {c}
{a} <disagree> with {b} | {a} <!agree> with {b}
{a} <be> unaware of {b} | {a} <!know> about {b} | {a} <!be> aware of {b} | {a} <!know> of {b}
{a} <be> satisfied with {b} | {a} <be> happy with {b} | {a} <be> pleased with {b}
{a} <be> dissatisfied with {b} | {a} <be> unhappy with {b} | {a} <!be> satisfied with {b} | {a} <!be> happy with {b}
{a} <wait> for {b} | {a} <be> waiting for {b} | {a} <await> {b} | {a} <be> awaiting {b}
{a} <rely> on {b} | {a} <depend> on {b}
{a} <specialise> in {b} | {a} <be> specialised in {b} | {a} <specialize> in {b} | {a} <be> +specialist in {b}
`;

/** Groups of patterns that say the same. */
export const businessGroups = (): string[] => SAID.split('\n').filter((line) => line !== '');
