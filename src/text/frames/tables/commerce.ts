/** Orders, delivery, returns, refunds, payments, prices. */
export const COMMERCE = `
order_goods
  v order; place an *order (for 2); place *order (for 2); put in an *order (for 2); make an *order (for 2); +reorder; submit an *order (for 2)
  x cancel_plan
reserve
  v book; reserve; make a *reservation (for 2); make a *booking (for 2); make *reservation (for 2); make *booking (for 2); +rebook
  n booking; reservation
send
  v 1 send 2 to 3; 1 dispatch 2 to 3; 1 despatch 2 to 3; send ~ out; send ~ off; +1 ship 2 to 3; +1 mail 2 to 3; +1 post 2 to 3; +1 forward 2 to 3; +1 courier 2 to 3; +1 transmit 2 to 3; +resend
  n dispatch; despatch
ship_goods
  v 1 ship 2 to 3; 2 leave the warehouse; 2 be on ~ way; 1 hand 2 to the carrier; 1 give 2 to the carrier; 1 hand 2 to the courier; 1 give 2 to the courier; 1 hand ~ over to the carrier; 1 hand ~ over to the courier; 2 go out; 1 dispatch 2 to 3; 1 despatch 2 to 3; 1 send 2 to 3; send ~ out; 2 be in transit; 2@parcel be under way; 2@parcel be en route; 2@parcel be in the post; 2@parcel leave the depot; 2@parcel be shipped
  n shipment; dispatch
  > send
deliver
  v 1 deliver 2 to 3; 3 take *delivery of 2; make *delivery of 2; make a *delivery of 2; drop ~ off; +hand-deliver; +redeliver
  n delivery of 2 to 3 by 1
  > send
receive
  v 3 receive 2 from 1; 3 get 2 from 1; 3 obtain 2 from 1; 3 be in receipt of 2; +3 take *delivery of 2; +3 take *receipt of 2; +1 deliver 2 to 3; +2@message come in; 2@message get in; 2@message come; 2@message arrive; 2@message reach 3; +1 hand 2 to 3; 3 accept *delivery of 2
  n receipt of 2 by 3
give
  v 1 give 2 to 3; 1 hand 2 to 3; 1 provide 3 with 2; 1 provide 2 to 3; 1 supply 3 with 2; 1 supply 2 to 3; 1 furnish 3 with 2; 3 get 2 from 1; 3 receive 2 from 1; hand ~ over; +1 award 2 to 3; +1 grant 2 to 3; +1 issue 2 to 3; +1 issue 3 with 2; +1 donate 2 to 3; +1 present 3 with 2; +1 present 2 to 3; pass ~ on
  > receive
supply
  v 1 supply 2 to 3; 1 supply 3 with 2; 1 provide 2 to 3; 1 provide 3 with 2; 3 source 2 from 1; 3 get 2 from 1; 3 buy 2 from 1; 3 procure 2 from 1; 3 obtain 2 from 1; 3 receive 2 from 1
  p 1 supplier of 2 to 3
grant
  v 1 grant 2 to 3; 1 award 2 to 3; 3 receive 2 from 1; 1 accord 2 to 3; 1 confer 2 on 3
donate
  v 1 donate 2 to 3; 1 give 2 to 3; make a *donation of 2 to 3; 1 gift 2 to 3; +1 bequeath 2 to 3
  n donation of 2 to 3 by 1
  p donor
return_goods
  v return; send ~ back; bring ~ back; take ~ back; give ~ back; hand ~ back; ship ~ back; mail ~ back; carry ~ back; post ~ back; -2@parcel come back to 3; -2@parcel go back to 3
  n return of 2 by 1
  x keep
come_back
  v 1 come back to 2; 1 get back to 2; 1 go back to 2; 1 be back in 2; 1 be back at 2
  i 1 return to 2
  n return
  x depart
keep
  v keep; retain; hold on to 2; hang on to 2; hold onto 2
collect
  v collect; pick ~ up; +fetch
  n collection; pickup
exchange_goods
  v 1 exchange 2 for 3; swap 2 for 3; trade 2 for 3; swap ~ out; switch 2 for 3
  n exchange of 2 for 3
replace
  v 1 replace 2 with 3; 1 substitute 3 for 2; 3 replace 2; 3 take the *place of 2; 3 take ~ place; 1 swap 2 for 3; 3 supersede 2; 3 supplant 2; swap ~ out; 1 exchange 2 for 3
  n replacement
refund
  v 1 refund 2 to 3; 1 reimburse 3 for 4; 1 refund 3; give 3 ~ money back; 3 get ~ money back; 3 receive a *refund (of 2); 3 get a *refund (of 2); 3 obtain a *refund (of 2); pay 3 back; give 3 a *refund (of 2); issue a *refund (of 2) to 3; issue *refund to 3; make a *refund to 3; provide a *refund to 3; process a *refund to 3; pay ~ back; return ~ money; 3 have ~ money back; 3 receive ~ money back; hand 3 ~ money back; 2@money give ~ back; 2@money be credited back to 3; 2@money return to 3; send ~ money back to 3; repay 2 to 3; pay ~ refund; grant a *refund to 3; +send 3 ~ refund; 1 credit 2 back to 3
  n refund of 2 to 3 by 1; reimbursement of 2 to 3
  > credit
credit
  v 1 credit 2 to 3; 1 credit 3 with 2; +1 refund 2 to 3; apply a *credit of 2 to 3
  x debit
debit
  v 1 debit 2 from 3; 1 charge 2 to 3; 1 charge 3 2; take 2 from 3; deduct 2 from 3; take ~ payment
  n debit
  x credit
pay
  v 1 pay 2 to 3; make a *payment of 2 to 3; make *payment of 2 to 3; make the *payment of 2 to 3; settle; pay ~ off; pay ~ up; 3 get paid 2 by 1; remit 2 to 3; 3 receive *payment of 2 from 1; +prepay; +settle ~ in full; foot the *bill for 2; submit *payment for 2; complete *payment for 2; effect *payment of 2; send *payment for 2; +pay ~ in full; render *payment for 2; clear ~ balance; clear ~ bill; clear ~ debt
  n payment of 2 to 3 by 1; settlement of 2
  p payer
  x unpaid
unpaid
  a 2 unpaid; 2 outstanding; 2 owed; +2 overdue; 2 owing; 2 unsettled; +2 in arrears
  ! pay
prepay
  v prepay; pay 2 in advance; pay ~ in advance; pay ~ up front; pay ~ upfront; pay ~ beforehand
  n prepayment
  > pay
pay_in_full
  v pay 2 in full; settle 2 in full; pay ~ in full; settle ~ in full; pay ~ off; 2 be fully paid
  > pay
pay_late
  v pay 2 late; pay ~ late; be late paying 2; be late with ~ payment; make a late *payment
  > pay
owe
  v 1 owe 2 to 3; 1 be indebted to 3; 1 be in debt to 3; 2 be due to 3 from 1
  p debtor
lend
  v 1 lend 2 to 3; 1 loan 2 to 3; 3 borrow 2 from 1; 3 have 2 on loan from 1; 3 take out a *loan of 2 from 1; make a *loan of 2 to 3; give 3 a *loan of 2; 3 get a *loan of 2 from 1; 1 advance 2 to 3; 3 receive a *loan of 2 from 1
  n loan of 2 to 3 by 1
  p lender
repay
  v 1 repay 2 to 3; pay ~ back; pay ~ off; 1 settle ~ debt; make a *repayment of 2
  n repayment
  x default_on
sell
  v 1 sell 2 to 3; 3 buy 2 from 1; 3 purchase 2 from 1; 3 acquire 2 from 1; make a *sale of 2 to 3; +1 auction 2 to 3; +sell ~ off
  n sale of 2 to 3 by 1
  p 1 seller of 2; vendor; 1 retailer of 2
  x keep
buy
  v 1 buy 2 from 3; 1 purchase 2 from 3; 3 sell 2 to 1; make a *purchase of 2 from 3; 1 acquire 2 from 3; pick 2 up at 3; +snap ~ up
  n purchase of 2 by 1
  p buyer; purchaser
rent_out
  v 1 rent 2 out to 3; 1 rent ~ out to 3; 1 rent 2 to 3; 1 let 2 to 3; 1 let 2 out to 3; 1 lease 2 to 3; 3 rent 2 from 1; 3 lease 2 from 1; 1 lease 2 out to 3; 1 hire 2 out to 3; 3 hire 2 from 1
  p landlord; lessor
rent
  v rent; lease; 1 be the tenant of 2; take ~ on a lease; +sublet
  n rental; lease
  p tenant; lessee; renter
charge_price
  v 1 charge 2 for 4; 1 bill 2 for 4; 1 invoice 2 for 4; send 2 a *bill for 4; send 2 an *invoice for 4; issue an *invoice to 2 for 4; issue 2 an *invoice for 4
overcharge
  v overcharge; charge 2 too much; bill 2 too much; overbill; 2 pay too much to 1; 2 be billed too much; 2 overpay 1
  n overcharge
charge_twice
  v charge 2 twice; bill 2 twice; double-charge; charge 2 double; double-bill; charge ~ twice; bill ~ twice; 2 pay twice; make a duplicate *charge
  n double charge; duplicate charge
cost
  v 1 cost 2; 1 be priced at 2; 1 sell for 2; 1 go for 2; 1 retail at 2; 1 retail for 2; 1 come at a price of 2; 1 be available for 2; 1 have a *price of 2; 1 carry a price of 2
total
  v 1 total 2; 1 add up to 2; 1 amount to 2; 1 come to 2; 1 sum to 2; 1 run to 2
free_of_charge
  a 1 free of charge; 1 complimentary; 1 at no charge; 1 at no cost; 1 for free; 1 without charge; 1 gratis; -1 at no extra charge; 1 free; 1 on the house
  v 1 cost nothing
  x chargeable
chargeable
  a 1 chargeable; 1 subject to a fee; 1 subject to a charge; 1 liable to a fee
  v 1 incur a *fee; 1 incur a *charge; 1 carry a *fee; attract a *fee; attract a *charge
deposit_money
  v 1 deposit 2 in 3; 1 deposit 2 into 3; 1 pay 2 !into 3; pay ~ in; make a *deposit of 2; put 2 into 3
  n deposit
  x withdraw_money
withdraw_money
  v 1 withdraw 2 from 3; take 2@money out of 3; take ~ out; 1 draw 2 from 3; make a *withdrawal of 2
  n withdrawal
transfer_money
  v 1 transfer 2 to 3; 1 wire 2 to 3; make a *transfer of 2 to 3; 1 send 2@money to 3; 1 move 2@money to 3; 3 receive a *transfer of 2 from 1; send ~ wire
  n transfer of 2 to 3 by 1
discount
  v 1 discount 2; give a *discount on 2; reduce the price of 2; mark ~ down; offer a *discount on 2; apply a *discount to 2; knock ~ off 2; offer 2 at a discount; sell 2 at a discount
  a 2 on sale; 2 discounted; 2 marked down; 2 reduced
  n discount on 2
refundable
  a 2 refundable; 2 eligible for a refund; 2 reimbursable; 2 entitled to a refund
  v 2 qualify for a refund
  x nonrefundable
nonrefundable
  a 2 non-refundable; 2 nonrefundable; 2 not refundable; 2 ineligible for a refund
  ! refundable
in_stock
  a 1 in stock; -1 available; 1 on hand; -1 available for purchase
  v have 1 in stock; carry 1 in stock
  x out_of_stock
out_of_stock
  a 1 out of stock; 1 sold out; -1 unavailable; 1 out of supply; +1 on back order; +1 backordered; -1 no longer available
  v 1 sell out; run out of 1
  ! in_stock
run_out
  v 1 run out of 2; 1 be out of 2; 2 run out; 1 exhaust 2; 1 use 2 up; use ~ up; deplete
  x have_left
have_left
  v have 2 left; have 2 remaining
damaged
  a 2 damaged; +2 broken; +2 in pieces; +2 cracked; 2 not intact; +2 shattered; +2 smashed
  x intact
intact
  a 2 intact; 2 undamaged; 2 in one piece; 2 in perfect condition; 2 unharmed; 2 unscathed; 2 in mint condition
lose_item
  v lose; mislay; misplace; 2 go missing; 2 get lost; 2 be nowhere to be found
  n loss
  x find_item
find_item
  v find; locate; come across 2; track ~ down; 2 turn up; recover
  x lose_item
pack
  v pack; pack ~ up; box ~ up; package; wrap ~ up
  x unpack
unpack
  v unpack; unwrap; unbox
track
  v track; trace; follow the progress of 2; keep *track of 2; keep ~ track of 2
gift_wrap
  v gift-wrap; wrap 2 as a gift; gift wrap
out_of_warranty
  a 2 out of warranty; 2 no longer under warranty; 2 not covered by the warranty; 2 outside the warranty period
  x under_warranty
under_warranty
  a 2 under warranty; 2 in warranty; 2 within the warranty period
  v the warranty cover 2; be covered by the warranty
have_guarantee
  v 1 come with a *guarantee of 2; 1 have a *warranty of 2; 1 carry a *warranty of 2; 1 come with a *warranty of 2; guarantee 1 for 2
bid
  v 1 bid 2 for 3; make a *bid of 2 for 3; place a *bid of 2 on 3; put in a *bid of 2 for 3; submit a *bid of 2 for 3
  p bidder
offer
  v 1 offer 2 to 3; make an *offer of 2 to 3; make 3 an *offer of 2; put in an *offer of 2
negotiate
  v negotiate; haggle over 2; bargain over 2; hold *negotiations on 2
list_item
  v list 2 for sale; put 2 up for sale; put 2 on the market; offer 2 for sale; put ~ up for sale; place 2 on the market; 2 come onto the market; 2 go on the market; advertise 2 for sale
  a 2 for sale; 2 up for sale; 2 on the market
  x take_off_sale
discontinue
  v discontinue; stop making 2; stop producing 2; cease production of 2; phase ~ out; end *production of 2; -stop selling 2; no longer make 2
  n discontinuation
  x launch
launch
  v ^launch; bring ~ out; roll ~ out; introduce; release; -unveil; put 2 on the market; bring 2 to market; 2 hit the market; 2 go on sale; 2 come out; 2 go live; 2 be out; 2 hit the shelves; 2 go on the market
  n launch; release; introduction
  x discontinue
recall_product
  v recall; issue a *recall of 2; issue a *recall for 2; call ~ back; pull 2 from the market
  n recall
`;
