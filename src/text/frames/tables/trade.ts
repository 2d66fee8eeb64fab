/** Banks and money, shops and their goods, carriers and warehouses, suppliers and customers. */
export const TRADE = `
hold_money
  v put a *hold on 2@money; place a *hold on 2@money; put 2@money on hold; +freeze 2@money; put a *stop on 2@money; hold 2@money back; hold ~ 2@money back
  x release_money
release_money
  v release 2@money; lift the *hold on 2@money; remove the *hold on 2@money; free 2@money up; unfreeze 2@money; unblock 2@money
  x hold_money
write_off
  v write 2@due off; write off 2@due; -cancel 2@due; forgive 2@due
  n write-off of 2 by 1; forgiveness of 2 by 1
bounce_payment
  v 1@money bounce; 1@money be returned unpaid; 1@money be returned for lack of funds; 1@money be refused for lack of funds; 1@money be returned by the bank; -1@money not clear; 1@money fail to clear
  x clear_payment
clear_payment
  v 1@money clear; 1@money go through; 1@money be processed; 1@money be successful; 1@money succeed; 1@money be completed
  x bounce_payment
dispute_charge
  v dispute 2@money; contest 2@money; challenge 2@money; -query 2@money; raise a *dispute over 2; open a *dispute over 2; file a *dispute over 2; +file a *chargeback for 2; +initiate a *chargeback for 2
  n dispute over 2 by 1
charge_back
  v charge ~ back; initiate a *chargeback for 2; file a *chargeback for 2; start a *chargeback for 2; raise a *chargeback for 2; open a *chargeback for 2; request a *chargeback for 2
  n chargeback of 2 by 1
top_up
  v top ~ up; load *money onto 2; put *money on 2; add *credit to 2; add *money to 2; add *funds to 2; put *credit on 2; recharge 2@balance; reload 2@balance
  n top-up of 2 by 1
overdraw
  v overdraw 2; 2 go into the *overdraft; 1 go overdrawn; 2 be overdrawn; 1 exceed ~ *overdraft; 1 be overdrawn
  a 2 overdrawn; 1 overdrawn; 2 in overdraft
  x in_credit
in_credit
  a 2 in credit
  v 2 have a positive *balance; 2 show a positive *balance
  x overdraw
cash_in
  v cash 2; cash ~ in; exchange 2 for cash; convert 2 into cash; turn 2 into cash
exchange_currency
  v exchange 2 for 3; change 2 into 3; convert 2 into 3; change 2 for 3; convert 2 to 3; swap 2 for 3
  n exchange of 2 for 3; conversion of 2 into 3
take_out_loan
  v take out a *loan from 3; take out a *loan; get a *loan from 3; obtain a *loan from 3; raise a *loan from 3; borrow *money from 3; receive a *loan from 3
refinance
  v refinance; remortgage; take out another *loan to repay 2; replace 2@due with another loan; reschedule 2@due; restructure 2@due
  n refinancing of 2 by 1; restructuring of 2 by 1
repossess
  v repossess; take 2 back for non-payment; foreclose on 2; take *possession of 2 for non-payment
  n repossession of 2 by 1; foreclosure on 2 by 1
guarantee_loan
  v guarantee 2@due; stand *surety for 2; act as *guarantor for 2; be the *guarantor of 2; be the *guarantor for 2; stand as *guarantor for 2; co-sign 2@due; vouch for 2@due
  p guarantor of 2
pledge_security
  v 1 pledge 2 as security; 1 put 2 up as security; 1 offer 2 as security; 1 give 2 as security; 1 use 2 as security; 1 pledge 2 as collateral; 1 put 2 up as collateral; 1 offer 2 as collateral; 1 use 2 as collateral; 1 put up 2 as collateral; 1 provide 2 as collateral; 2 serve as *collateral for 3; 2 secure 3
pay_dividend
  v 1 pay a *dividend to 3; 1 pay out a *dividend to 3; 1 distribute a *dividend to 3; 3 receive a *dividend from 1; 1 issue a *dividend to 3
  n dividend
go_public
  v 1@org go public; 1@org be listed on the stock *exchange; 1@org float on the stock *market; 1@org list on the stock *exchange; 1@org have ~ initial public *offering; 1@org make ~ stock market *debut; 1@org be floated; 1@org be floated on the stock *exchange; 1@org hold ~ initial public *offering; 1@org get listed on the stock *exchange; 1@org list ~ *share; 1@org carry out ~ initial public *offering
  n flotation of 1; stock market listing of 1; initial public offering of 1
issue_shares
  v 1 issue 2@share; 1 place 2@share; 1 sell 2@share to investors; 1 offer 2@share to investors
  n issue of 2 by 1
buy_back
  v buy ~ back; repurchase; buy 2 back from 3
  n buyback of 2 by 1; repurchase of 2 by 1
hold_stake
  v 1 have a *stake of 2 in 3; 1 hold a *stake of 2 in 3; 1 own 2 of 3; 1 hold 2 of 3; 1 have a *share of 2 in 3; 1 hold a *share of 2 in 3; 1 own a *stake of 2 in 3; 2 of 3 be owned by 1; 2 of 3 belong to 1
  n stake of 2 in 3
break_even
  v 1 break even; 1 cover ~ *cost; 1 make neither a profit nor a loss; 1 reach break-even; 1 reach the break-even *point
mark_down
  v mark ~ down; 2 be reduced in price; 2 come down in price; 2 get cheaper; 2 become cheaper; make 2 cheaper; 2 fall in price; reduce 2 in price; take *money off 2
  n markdown of 2
  x mark_up
mark_up
  v mark ~ up; 2 become more expensive; 2 get more expensive; 2 go up in price; 2 rise in price; make 2 more expensive; 2 become dearer
  n markup of 2
  x mark_down
put_on_sale
  v put 2 on sale; put 2 on the shelf; start selling 2; begin selling 2; offer 2 for sale; 2 go on sale; 2 hit the shelves; release 2 for sale; put 2 up for sale
  x take_off_sale
take_off_sale
  v take 2 off sale; withdraw 2 from sale; pull 2 from sale; remove 2 from sale; take 2 off the shelf; pull 2 from the shelf; remove 2 from the shelf; take 2 off the market; pull 2 off the market; withdraw 2 from the market; remove 2 from the market; -stop selling 2; -no longer sell 2; take 2 out of the range; delist
  x put_on_sale
sell_out
  v 1 sell out; 1 be sold out; all 1 be sold; every 1 be sold; there be no 1 left; 1 be all sold; 1 be all gone; 1 be completely sold; 1 be gone
  a 1 sold out; 1 all sold; 1 all gone
restock
  v restock; replenish; refill 2@stock; get 2 back in stock; 2 be back in stock; 2 come back into stock; bring 2 back into stock; top 2@stock up; 2 be in stock again; 2 be available again
  n replenishment of 2 by 1
  a 2 back in stock; 2 in stock again
stock_up
  v stock up on 2; lay in a *stock of 2; build up a *stock of 2; lay in a *supply of 2; stockpile; build up *stock of 2
  n stockpiling of 2 by 1
honour_voucher
  v honour 2@voucher; honor 2@voucher; accept 2@voucher; -take 2@voucher; recognise 2@voucher
  n acceptance of 2 by 1
  x refuse_voucher
refuse_voucher
  v refuse 2@voucher; reject 2@voucher; decline 2@voucher; turn 2@voucher down; not accept 2@voucher; not honour 2@voucher; not take 2@voucher; fail to honour 2@voucher; refuse to honour 2@voucher; refuse to accept 2@voucher; refuse to take 2@voucher
  x honour_voucher
redeem
  v redeem 2@voucher; use 2@voucher; cash 2@voucher in; exchange 2@voucher; apply 2@voucher; spend 2@voucher; make *use of 2@voucher
  n redemption of 2 by 1; use of 2 by 1
throw_in
  v throw ~ in; include 2 for free; include 2 at no extra charge; add 2 at no extra charge; give 2 away with 3; 2 come free with 3; add 2 for free; give 2 for free
place_order_again
  v reorder; order 2 again; place another *order for 2; repeat ~ *order for 2; place a repeat *order for 2; re-order
  n reorder of 2 by 1; repeat order for 2
clear_customs
  v 1 clear *customs; 1 get through *customs; 1 pass *customs; 1 go through *customs; 1 pass through *customs; 1 be released by *customs; 1 be cleared by *customs; 1 be cleared through *customs; 1 make it through *customs; customs clear 1; customs release 1; customs let 1 through; 1 complete *customs clearance
  n customs clearance of 1
  x stuck_in_customs
stuck_in_customs
  v 1 be held at *customs; 1 be held by *customs; 1 be stuck in *customs; 1 be stuck at *customs; 1 be detained by *customs; 1 be stopped by *customs; 1 be held in *customs; customs hold 1; customs detain 1; customs stop 1; 1 get stuck in *customs; 1 be held up at *customs; 1 be held up in *customs; 1 fail to clear *customs; 1 not clear *customs; 1 be retained by *customs
  x clear_customs
drop_off
  v 1 drop 2 off at 3; 1 leave 2@parcel at 3; 1 drop 2@parcel at 3; 1 hand 2@parcel in at 3; 1 deposit 2@parcel at 3; -1 take 2@parcel to 3
leave_with
  v 1 leave 2@parcel with 3; 1 hand 2@parcel to 3; 1 give 2@parcel to 3; 3 take 2@parcel in; 1 hand 2@parcel over to 3; 1 deliver 2@parcel to 3; +3 sign for 2@parcel
load_goods
  v load 2 onto 3; load 2 into 3; put 2 on 3@vehicle; put 2 onto 3@vehicle; put 2 into 3@vehicle; place 2 on 3@vehicle; load 3 with 2; take 2 on board
  n loading of 2 by 1
  x unload_goods
unload_goods
  v unload 2 from 3; offload 2 from 3; take 2 off 3@vehicle; remove 2 from 3@vehicle; discharge 2 from 3@vehicle; unload 3
  n unloading of 2 by 1
  x load_goods
reroute
  v reroute 2 to 3; divert 2 to 3; redirect 2 to 3; send 2 to 3 instead; re-route 2 to 3; send 2 on a detour; 2 be sent to 3 instead; 2@transport be diverted to 3; 2@transport land in 3 instead
  n diversion of 2 to 3; rerouting of 2 to 3
missort
  v missort; misroute; send 2 to the wrong *place; send 2 to the wrong *depot; send 2 to the wrong *address; 2 go to the wrong *address; 2 go to the wrong *depot; route 2 to the wrong *place; deliver 2 to the wrong *address; misdirect; misdeliver
forward_mail
  v forward 2 to 3; pass 2 on to 3; send 2 on to 3; relay 2 to 3; redirect 2 to 3
  n forwarding of 2 to 3
redeliver
  v redeliver; try *delivery of 2 again; deliver 2 again; make another *attempt to deliver 2; attempt to deliver 2 again; try to deliver 2 again; make a second *attempt to deliver 2; make a second delivery *attempt; make another delivery *attempt
  n redelivery of 2 by 1; second delivery attempt by 1
try_delivery
  v try to deliver 2; attempt to deliver 2; make a delivery *attempt; make an *attempt to deliver 2; attempt *delivery of 2; try *delivery of 2
  n attempted delivery of 2 by 1; delivery attempt by 1
store_goods
  v store; warehouse; keep 2 in storage; keep 2 in a warehouse; hold 2 in storage; put 2 into storage; stow; keep 2 in store
  n storage of 2 by 1
seal_goods
  v seal; put a *seal on 2; close 2 with a seal; apply a *seal to 2; fit 2 with a seal
  a 2 sealed; 2 under seal
  x open_seal
open_seal
  v -open; unseal; break the *seal of 2; break the *seal on 2; remove the *seal from 2
  a 2 unsealed
label_goods
  v label; put a *label on 2; attach a *label to 2; fix a *label to 2; stick a *label on 2; apply a *label to 2; tag; attach a *tag to 2; mark 2 with a label
  n labelling of 2 by 1
weigh_goods
  v weigh; take the *weight of 2; put 2 on the scale; determine the *weight of 2; check the *weight of 2; measure the *weight of 2
count_stock
  v count 2@stock; take *stock of 2; do a *count of 2; carry out a *count of 2; take an *inventory of 2; do an *inventory of 2; carry out a *stocktake of 2; do a *stocktake of 2; make an *inventory of 2
  n count of 2 by 1; inventory of 2 by 1; stocktake of 2 by 1
reconcile
  v reconcile 2 with 3; check 2 against 3; match 2 with 3; match 2 against 3; bring 2 into line with 3; square 2 with 3
  n reconciliation of 2 with 3 by 1
assemble_goods
  v assemble; put ~ together; fit ~ together; piece ~ together; build 2 up
  n assembly of 2 by 1
  x take_apart
take_apart
  v take ~ apart; dismantle; disassemble; take 2 to pieces; strip ~ down
  n disassembly of 2 by 1; dismantling of 2 by 1
  x assemble_goods
sample_goods
  v sample; take a *sample of 2; draw a *sample of 2; take a *sample from 2; collect a *sample of 2; collect a *sample from 2; take *sample from 2; draw a *sample from 2
  n sampling of 2 by 1
reject_goods
  v reject 2@parcel; refuse 2@parcel; send 2@parcel back; not accept 2@parcel; turn 2@parcel away; fail 2@parcel
  n rejection of 2 by 1
outsource
  v outsource 2 to 3; contract 2 out to 3; farm 2 out to 3; contract ~ out; farm ~ out; subcontract 2 to 3; have 2 done by an outside *provider; have 2 done by an outside *company; hand 2 to an outside *provider; give 2 to an outside *provider; sub-contract 2 to 3; have 2 done externally; have 2 done outside; pass 2 to a subcontractor
  n outsourcing of 2 to 3 by 1
bring_in_house
  v bring 2 in house; take 2 in house; insource; do 2 in house; move 2 in house; bring 2 back in house
  x outsource
cut_ties
  v 1 cut ~ *tie with 2; 1 sever ~ *tie with 2; 1 break ~ *tie with 2; 1 stop working with 2; 1 end ~ *relationship with 2; 1 stop doing *business with 2; 1 part ways with 2; 1 part company with 2; 1 no longer work with 2; 1 break with 2; 1 end ~ *partnership with 2; 1 end ~ *cooperation with 2; 1 end ~ *collaboration with 2; 1 terminate ~ *relationship with 2; 1 no longer do *business with 2; 1 cease working with 2
change_supplier
  v 1 switch from 2 to 3; 1 change from 2 to 3; 1 move from 2 to 3; 1 go over from 2 to 3; 1 replace 2 with 3; 1 change ~ *supplier from 2 to 3
win_order
  v 1 win 2@contract from 3; 1 land 2@contract from 3; 1 secure 2@contract from 3; 1 be awarded 2@contract by 3; 3 award 2@contract to 1; 3 award 1 2@contract; 2@contract go to 1; 1 clinch 2@contract from 3
put_out_to_tender
  v put 2 out to tender; invite *tender for 2; issue a *tender for 2; call for *tender for 2; invite *bid for 2; publish a *tender for 2; tender 2; issue a *call for tenders for 2; open *bidding for 2
undercut
  v undercut; charge less than 2; be cheaper than 2; sell cheaper than 2; offer a lower *price than 2; undersell; bid less than 2
outbid
  v outbid; bid more than 2; offer more than 2; top the *bid of 2; make a higher *bid than 2; put in a higher *bid than 2
let_lapse
  v let 2 lapse; let 2 expire; allow 2 to lapse; allow 2 to expire; not renew 2; fail to renew 2; not extend 2@contract; let 2 run out; allow 2 to run out; not prolong 2
  x renew
back_out
  v 1 back out of 2; 1 pull out of 2; 1 withdraw from 2; 1 walk away from 2; 1 drop out of 2; 1 retreat from 2; 1 opt out of 2@contract; 1 renege on 2; 1 get out of 2@contract; 1 rescind 2@contract
  n withdrawal of 1 from 2
tip_off
  v tip 2 off about 3; give 2 a *tip about 3; alert 2 to 3; 2 receive a *tip from 1; pass 2 a *tip about 3
  n tip to 2 by 1
carry_over
  v carry 2 over to 3; 2 roll over to 3; 2 carry over to 3; carry 2 forward to 3; roll 2 over to 3; 2 be taken over into 3
`;
