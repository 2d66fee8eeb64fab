/** Pairs of words that the dictionary takes for the same, or for kinds, where the one of the evidence says less. */

/** A word of the claim, and one that says less, which the dictionary takes for the same: what was checked need not have been verified. */
const PAIRS = `
break_off/interrupt break_off/pause break_off/suspend create/bring_up create/raise cause/bring_up master/learn cut_down/prune wash/rinse give/lend
leak/disclose leak/reveal veto/reject veto/deny veto/refuse veto/decline veto/dismiss shelve/postpone
shelve/delay shelve/defer adjourn/postpone cancel/shelve cancel/defer print/publish deploy/release
escalate/forward ratify/approve ratify/authorise ratify/authorize ratify/endorse ratify/sign ratify/pass
verify/check validate/check show/indicate demonstrate/indicate reveal/indicate guarantee/promise
resign/leave wash/clean crash/fail wipe/delete wipe/remove erase/remove post/send debate/discuss
arrest/detain allege/say confess/concede fine/penalise fine/penalize own/possess invoice/charge
postpone/reschedule delay/reschedule defer/reschedule push_back/reschedule accept/borrow acquire/accept
acquire/borrow acquire/receive acquire/locate acquire/recover acquire/secure acquire/win admit/apologise
admit/apologize acknowledge/apologise acknowledge/apologize agree/arrange agree/resolve apply/commit
apply/share apply/request apply/ask request/apply appoint/assign approve/endorse authorise/endorse authorize/endorse pass/endorse clear/endorse
allow/enable authorise/enable authorize/enable permit/enable authorise/validate authorize/validate
permit/validate arrange/plan book/schedule book/plan assign/promote assign/reserve debit/bill debit/invoice
lock/suspend block/suspend suspend/lock suspend/block calculate/divide calculate/estimate cancel/drop
cancel/waive choose/vote close/deactivate deactivate/close finish/terminate finish/expire conclude/terminate
conclude/expire complete/terminate confirm/insure create/invite create/renew decide/vote dismiss/discount
reject/discount decrease/delay defend/apologise defend/apologize defend/arrest deliver/submit submit/deliver
demand/expect demand/cost require/cost destroy/exclude detect/notify discover/notify find/notify
notify/detect notify/discover notify/find donate/pledge enable/invest enrol/recruit enroll/recruit
join/register fix/deposit fix/lock found/appoint establish/appoint give/allow award/allow handle/oversee
handle/supervise include/retain inform/train keep/resume hold/resume maintain/resume uphold/resume
manage/handle manage/organise manage/organize order/forbid order/prohibit plan/propose prevent/defend
prevent/exclude promise/lease promise/rent propose/state recommend/propose recover/improve refer/apply
release/deactivate request/invite resolve/decide secure/deposit seize/arrest stop/resume terminate/adjourn
end/adjourn terminate/expire terminate/conclude terminate/finish transfer/deliver update/renew use/commit
use/share validate/sign write/sign aid/approval assistance/approval support/approval appointment/name
name/appointment card/visa death/exit decline/dismissal dismissal/decline fire/dismissal dismissal/fire
dismissal/refusal refusal/dismissal refusal/waste waste/refusal earnings/store profit/store
employment/booking job/booking investor/lender judge/decision judge/verdict decision/judge verdict/judge
licence/seat seat/licence license/seat seat/license management/permission outage/incident accident/injury
package/promotion promotion/package promotion/public public/promotion project/danger project/risk
task/danger task/risk proposal/warning pupil/auditor request/question ship/parcel ship/freight parcel/ship
freight/ship shop/workshop wet/damp dead/lethal lethal/dead overdue/delayed huge/big huge/large tiny/small
tiny/little state/id country/id district/id territory/id country/statement nation/statement
statement/country statement/nation statement/deal storage/shop trial/study victim/target vote_for/support
vote_for/back vote_for/favour net/earn prove/evidence default/miss_a_payment star/appear opt_in/agree
treat/care_for prescribe/order reset/change rotate/change suspend/resume close/reopen know/forget
marry/divorce recover/relapse employ/fire put_off/reschedule overdue/unpaid overdue/outstanding overdue/open
overdue/due rebate/discount credit/voucher bonus/reward bonus/incentive allowance/grant receipt/slip
duty/tax settlement/payment settlement/payout payout/settlement deposit/bond bond/deposit fine/sanction
advance/loan package/shipment parcel/consignment cargo/goods freight/goods damaged/faulty damaged/defective
disabled/dormant deactivated/inactive deactivated/dormant dormant/deactivated dormant/disabled
frozen/suspended freeze/suspend under_review/on_hold pending/unpaid lost/missing misplaced/lost
misplaced/missing enabled/active in_stock/available out_of_stock/unavailable leak/breach
resignation/departure annulment/cancellation president/head_of_state magistrate/judge rider/courier
engineer/technician professor/lecturer investigator/researcher solicitor/lawyer barrister/lawyer
fitter/technician retailer/vendor symptom/sign volunteer/participant maternity_leave/parental_leave
tier/plan outage/disruption blackout/outage disruption/incident interview/meeting postponement/delay
alert/notification text/message premium/contribution salary/earnings interest_rate/apr bankruptcy/insolvency
bankrupt/insolvent inn/hotel hotel/lodging rider/passenger passenger/traveller passenger/traveler
tourist/traveler tourist/traveller guest/visitor tenant/occupant pupil/learner statute/law act/law
regulation/rule verdict/decision verdict/ruling ruling/decision penitentiary/jail medicine/remedy
war/conflict street/road warehouse/depot diner/restaurant city/town country/state nation/state petrol/gas
petrol/fuel gas/fuel gasoline/fuel radiator/heating heating/radiator stove/oven oven/stove mould/damp
mold/damp leak/water_damage noise/disturbance resignation/notice complaint/claim objection/complaint
demand/request application/request deputy/substitute police/law_enforcement plumber/fitter backup/copy
packaging/package package/packaging donation/contribution damages/compensation indemnity/compensation
subsidy/aid grant/subsidy scholarship/grant nightly/overnight by_email/by_mail by_mail/by_email
by_email/electronically by_letter/by_post immediately/promptly instantly/promptly
promptly/as_soon_as_possible in_person/personally unjustly/wrongly from_home/remotely online/remotely
permanently/indefinitely for_life/permanently expired/out_of_date expired/outdated obsolete/outdated
off_sick/ill on_duty/on_call on_call/on_duty at_fault/responsible guilty/at_fault guilty/to_blame
on_offer/for_sale unopened/unused flawless/in_order faultless/in_order perfect/in_order wet/moist soaked/wet
mandatory/binding compulsory/necessary mandatory/necessary provisional/temporary confidential/private
secret/confidential significant/important key/significant rare/unusual ample/sufficient huge/great
healthy/fit fit/healthy furious/angry single/unmarried fasting/sober qualified/eligible gradually/slowly
deliberately/knowingly on_purpose/knowingly by_default/automatically in_private/confidentially
illegally/without_permission free_of_charge/at_no_extra_cost free/at_no_extra_cost
free_of_charge/at_no_extra_charge free/at_no_extra_charge deactivate/inactive disable/dormant
deactivate/dormant disable/inactive misplace/lose misplace/missing misplace/miss overdue/delay
expire/out_of_date expire/outdated enable/active soak/wet damage/defective damage/faulty lose/missing
by_email/mail email/mail mail/email rule/decision heat/radiator lead/run second/move move/second second/propose
propose/second income/rent income/interest doctor/consultant resident/tenant water/pool computer/server
compensation/salary compensation/bonus compensation/wage compensation/commission side_effect/nausea
side_effect/vomiting side_effect/rash side_effect/drowsiness side_effect/dizziness payment/tip
request/claim pet/dog pet/cat pet/rabbit pet/parrot
employee/technician employee/engineer employee/nurse employee/analyst employee/developer
employee/supervisor employee/intern
pass/authorize authorize/pass approve/pass clear/pass pay/purchase apply/employ employ/apply employ/use
secure/get secure/obtain get/secure obtain/secure see/look repair/restore restore/repair debit/charge
invoice/debit bill/debit file/enter lodge/enter enter/lodge mail/ship mail/dispatch mail/post post/mail
post/ship post/dispatch ship/send ship/post send/post dispatch/post
exempt/free exempt/spare spare/free free/spare confirm/acknowledge admit/acknowledge
admit/grant rate/assess form/organize authorize/let authorize/allow authorize/clear approve/clear
clear/approve clear/authorize clear/discharge approve/license name/call call/name
discover/determine learn/determine determine/learn discover/learn remain/owe
revoke/withdraw void/revoke revoke/void scrap/cancel scrap/revoke
scrap/void revoke/scrap void/scrap found/start found/create found/launch found/establish start/found
create/found launch/found establish/found create/start prove/establish dispute/question dispute/deny
deny/dispute deposit/stick stick/deposit supply/deliver decide/resolve settle/fix
refer/mention mention/refer consider/view view/consider buy/shop purchase/trade buy/trade
sell/trade replace/exchange demonstrate/present prove/demonstrate refuse/dismiss reject/dismiss dismiss/reject
dismiss/refuse dismiss/decline dismiss/deny decline/dismiss deny/dismiss lock/block bar/lock lock/bar
locked/blocked blocked/suspended frozen/blocked blocked/pending blocked/paused lift/raise raise/lift
raise/grow raise/climb resit/repeat reduce/decline cut/decline lower/decline decline/drop drop/reduce drop/cut
drop/lower reduce/drop lower/drop cut/fall cut/drop cut/slaughter discount/lower
require/demand demand/require requirement/demand demand/requirement promise/commit
provide/supplement register/join enroll/join recruit/enroll
fire/discharge fire/terminate discharge/terminate terminate/discharge dismiss/discharge dismiss/terminate
renew/extend advance/near lend/advance rent/hire lease/hire
deduct/withhold withhold/deduct dock/withhold
certify/evidence certify/confirm delay/table postpone/table table/delay promote/encourage
encourage/promote freeze/pause pause/freeze execute/implement
implement/execute wound/hurt recover/restore restore/recover surround/border level/degree
degree/level buyer/client client/buyer charge/cost plan/program program/plan payment/settlement
rate/rating rating/rate
result/effect effect/result consent/approval approval/consent
consent/clearance consent/authorization approval/clearance clearance/approval authorization/consent
clearance/consent clearance/authorization authorization/clearance license/authorization permit/authorization
provider/operator operator/provider net/internet internet/net
reserve/spare spare/reserve employee/worker
plant/works consignment/freight consignment/load task/project project/task
doc/doctor doctor/doc proof/confirmation duty/commitment commitment/duty technician/engineer seller/trader
trader/seller job/post position/post role/post post/job replacement/spare spare/replacement error/defect
defect/error mistake/fault
committee/commission commission/committee family/household
household/family depot/terminal
terminal/depot action/act act/action visitor/caller caller/visitor
discount/allowance voucher/token token/voucher
extra/supplement supplement/extra surcharge/supplement deductible/excess trial/try
try/trial purpose/object
object/purpose payout/payment receipts/revenue
revenue/receipts detector/sensor
consignee/recipient warranty/guarantee verification/confirmation grinder/sub sub/grinder
injury/harm opportunity/chance
amendment/change ended/over overdue/late free/exempt due/outstanding
outstanding/due unpaid/due unpaid/pending owing/pending pending/owing remaining/pending pending/remaining
remaining/owing owing/remaining wrong/faulty authorized/allowed void/null done/through
granted/given correct/right right/correct living/live
lowered/cheaper reduced/cheaper cheaper/reduced cheaper/lowered
mandatory/needed excess/extra defective/broken tested/tried cleared/discharged
discharged/cleared fired/discharged older/aged
extremist/radical
exempt/freed simply/but merely/but
quick/faster faster/quick valid/operative valid/applicable
applicable/valid operative/valid operative/applicable applicable/operative inevitably/needs faultless/ok
faultless/correct correct/ok outdoors/outside plenty/enough pending/blocked pending/suspended pending/paused
pending/frozen suspended/pending paused/blocked paused/pending paused/frozen frozen/pending frozen/paused
guilty/responsible accidentally/wrongly almost/virtually frequently/regularly
regularly/repeatedly regularly/frequently specifically/notably inverted/reversed provisionally/temporarily
temporarily/provisionally
`;

const NARROWER_THAN: ReadonlyMap<string, ReadonlySet<string>> = byClaim();

function byClaim(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const pair of PAIRS.trim().split(/\s+/)) {
    const [claim = '', evidence = ''] = pair.replaceAll('_', ' ').split('/');
    const known = found.get(claim);
    if (known === undefined) found.set(claim, new Set([evidence]));
    else known.add(evidence);
  }
  return found;
}

/** The words that say less than a word of a claim though the dictionary has them for it; undefined for most. */
export const lessThan = (claim: string): ReadonlySet<string> | undefined => NARROWER_THAN.get(claim);
