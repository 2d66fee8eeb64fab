/** Costs and who bears them, deadlines, identity, doors and counters, mistakes, duty, enough and too little. */
export const EVERYDAY = `
pay_for
  v pay for 2; bear the *cost of 2; meet the *cost of 2; cover the *cost of 2; carry the *cost of 2; bear the *expense of 2; meet the *expense of 2; foot the *bill for 2; pick up the *bill for 2; pick up the *tab for 2; pay the *cost of 2; pay the *bill for 2; pay the *price of 2; shoulder the *cost of 2; -pay 2@due; bear 2@due; meet 2@due; shoulder 2@due; absorb the *cost of 2; absorb 2@due; stump up for 2; settle the *bill for 2; take over the *cost of 2; defray the *cost of 2; be out of pocket for 2; bear ~ *cost of 2; 2 be at the expense of 1; 2 be for the account of 1
  x pay_nothing
pay_nothing
  v pay nothing for 2; get 2 free; get 2 for nothing; get 2 free of charge; receive 2 free of charge; pay no *fee for 2; not pay for 2; not have to pay for 2; have 2 free of charge; 2 cost 1 nothing
  ! pay_for
no_fee
  v charge no *fee for 2; make no *charge for 2; levy no *charge for 2; levy no *fee for 2; charge nothing for 2; ask nothing for 2; not charge for 2; not charge a *fee for 2; there be no *fee for 2; there be no *charge for 2; 2 carry no *fee; 2 carry no *charge; 2 incur no *fee; 2 incur no *charge; 2 attract no *fee; 2 cost nothing; 2 not cost anything; 2 be free of charge; 2 be at no charge; 2 be without charge; 2 be gratis; 2 be complimentary; 2 be on the house; 2 be at no cost; not bill 2; give ~ away; throw ~ in
  x fee_due
fee_due
  v charge a *fee for 2; charge for 2; make a *charge for 2; levy a *fee for 2; there be a *fee for 2; there be a *charge for 2; 2 carry a *fee; 2 incur a *fee; 2 incur a *charge; 2 attract a *fee; 2 cost extra; 2 be chargeable; 2 be subject to a charge
meet_deadline
  v 1 meet the *deadline; 1 keep the *deadline; 1 be in time; 1 be on time; 1 come in time; 1 come in before the deadline; 1 arrive in time; 1 arrive before the deadline; 1 be within the deadline; 1 be within time; 1 be received in time; 1 make the *deadline; 1 come in by the deadline; 1 be submitted in time; 1 be not late; 1 beat the *deadline
  a 1 in time; 1 on time; 1 not late; 1 punctual; 1 within the deadline; 1 before the deadline
  x miss_deadline
miss_deadline
  v 1 miss the *deadline; 1 be late; 1 come late; 1 come too late; 1 come in late; 1 arrive late; 1 arrive too late; 1 turn up late; 1 be too late; 1 be past the deadline; 1 come in after the deadline; 1 arrive after the deadline; 1 be out of time; 1 be overdue; 1 overrun the *deadline; 1 be submitted late; 1 be received late; 1 fail to meet the *deadline; 1 be after the deadline
  a 1 late; 1 too late; 1 overdue; 1 behind time; 1 not in time; 1 not on time; 1 past the deadline; 1 after the deadline; 1 belated
  x meet_deadline
identify
  v prove ~ *identity; show ~ *identity; prove ~ identity; establish ~ *identity; verify ~ *identity; confirm ~ *identity; identify himself; identify herself; identify themselves; identify yourself; prove who ~ be; provide *proof of identity; provide *identification; show *identification; show an *identity document; show ~ id; present *identification; produce *identification; give *proof of identity; +show ~ *passport; +show ~ identity card; +present ~ *passport; +produce ~ *passport; present an *identity document; produce an *identity document; show some *id; bring *proof of identity; produce ~ *id; present ~ *id; +show ~ driving *licence
  n proof of identity
sign_for
  v sign for 2; acknowledge *receipt of 2; confirm *receipt of 2; give a *signature for 2; sign to confirm *receipt of 2
  n acknowledgement of 2 by 1
  > receive 3<1
let_in
  v let ~ in; let 2 into 3; allow 2 in; allow 2 into 3; give 2 *entry to 3; grant 2 *entry to 3; grant 2 *admission to 3; admit 2 to 3; 2 gain *admission to 3; 2 be allowed into 3; 2 get into 3; 2 be let in
  x turn_away
turn_away
  v turn ~ away; refuse 2 *entry to 3; deny 2 *entry to 3; refuse 2 *admission to 3; deny 2 *admission to 3; send ~ away; bar 2 from 3; not let ~ in; keep 2 out of 3; 2 be refused *entry to 3; 2 be denied *entry to 3; 2 be refused *admission; 2 be denied *admission; 2 not be allowed in; turn ~ back
  x let_in
get_stuck
  v hold ~ up; detain; 2 be held at 3; 2 get stuck at 3; 2 be stuck at 3; stop 2 at 3; 2 be stopped at 3; 2 be held up at 3; 2 be detained at 3; retain 2 at 3; 2 be on hold at 3; 2 get held up at 3; 2 be delayed at 3; 2 be caught up at 3
  x pass_through
pass_through
  v 2 clear 3; 2 go through 3; 2 pass 3; 2 get through 3; 2 be cleared by 3; 2 be released by 3; 2 be let through by 3
  n clearance of 2 by 3
mix_up
  v mix ~ up; confuse 2 with 3; mistake 2 for 3; take 2 for 3; swap ~ by mistake; muddle ~ up; interchange 2 with 3; get ~ mixed up; get ~ the wrong way round; exchange ~ by mistake; confuse; transpose
  n confusion of 2 with 3; mix-up of 2 with 3
nothing_wrong
  v 1 find nothing wrong with 2; 1 find no *fault with 2; 1 find no *fault in 2; 1 find 2 to be in order; 1 find 2 in order; 1 find 2 faultless; 1 find 2 sound; there be nothing wrong with 2; 2 be in order; 2 be found to be in order; 2 pass without remark; 2 show no *fault; 2 have no *fault; 1 give 2 a clean bill of health; 2 be without fault; 1 have no *complaint about 2; 1 have no *objection to 2
  a 2 in order; 2 faultless; 2 flawless; 2 all right; 2 in good order; 2 without fault
on_duty
  a on duty; on shift; -at work; on watch
  v 1 have *duty; 1 do *duty; 1 work the *shift; 1 man 2; 1 staff 2; 1 cover the *shift
  x off_duty
off_duty
  a off duty; not on duty; off shift; -off work; -not working
  v 1 have the *day off; 1 have time off; 1 not be on duty
  ! on_duty
drop_out
  v 1 drop out of 2; 1 pull out of 2; 1 withdraw from 2; 1 retire from 2@game; 1 give up; 1 abandon 2@game; 1 fail to finish 2; 1 not finish 2; 1 break off 2; 1 quit 2; 1 leave 2 early; 1 scratch from 2; 1 bow out of 2
  n withdrawal of 1 from 2; retirement of 1 from 2
leave_alone
  v leave 2 alone; leave 2 untouched; not touch 2; keep ~ hand off 2; leave 2 as it be; leave 2 unchanged; not interfere with 2; leave 2 be; make no *change to 2
shortlist
  v shortlist; put 2 on the *shortlist; 2 make the *shortlist; 2 be on the *shortlist; 2 get onto the *shortlist; place 2 on the *shortlist
answer_phone
  v answer the *phone; pick up the *phone; answer the *call; take the *call; answer the *telephone; pick up the *telephone; pick up; come to the *phone
miss_call
  v not answer the *phone; not pick up; miss the *call; not answer the *call; let the *phone ring
  ! answer_phone
leave_message
  v leave a *message for 2; leave a *note for 2; leave *word for 2
burgle
  v break into 2@house; burgle; 2@house be broken into; commit a *burglary at 2; force ~ *way into 2
  n break-in at 2; burglary at 2; burglary of 2
sublet
  v sublet 2 to 3; let ~ on to 3; sub-let 2 to 3; 3 sublet 2 from 1
share_flat
  v 1 share a *flat with 2; 1 live with 2; 1 share a *home with 2; 1 share a *house with 2; 1 be the flatmate of 2; 2 share a *flat with 1; 2 live with 1
take_time_off
  v take time off; take *leave; go on *leave; +go on holiday; +take *holiday; +go on vacation; take a *day off; have time off
accompany_person
  v accompany 2 to 3; go with 2 to 3; come with 2 to 3; bring 2 along to 3; 2 bring 1 along to 3; travel with 2; take 2 along to 3
take_minutes
  v take the *minutes of 2; write the *minutes of 2; keep the *minutes of 2; record the *minutes of 2; be the *recorder of 2; draw up the *minutes of 2; minute 2
chair
  v chair 2; take the *chair of 2; preside over 2; be in the *chair of 2; lead 2@meeting; be *chair of 2; be the *chair of 2; hold the *chair of 2
  n chairmanship of 2 by 1
  p chair of 2; chairman of 2; chairwoman of 2; chairperson of 2
run_low
  v run low on 2; 2 run low; be nearly out of 2; 2 be nearly used up; 2 be in short supply; be short of 2; have hardly any 2 left
  a short of 2; low on 2
overbook
  v overbook; sell more *seat than there be on 2; 2 be overbooked; double-book
  a 2 overbooked
stand_unsold
  v 1 remain unsold; 1 go unsold; 1 not sell; 1 fail to sell; 1 find no *buyer; 1 not be sold; 1 be left unsold; 1 fail to find a *buyer
  a 1 unsold; 1 not sold
cost_extra
  v 1 cost extra; 1 be charged extra; 1 be extra; 1 be not included; 1 be subject to a surcharge; 1 be charged separately; 1 be billed separately; 1 come on top; 1 carry a *surcharge; attract a *surcharge; 1 be payable in addition; there be a *surcharge for 1; there be a *supplement for 1; levy a *surcharge for 1; charge a *surcharge for 1; charge a *supplement for 1; 1 be not part of the price
  a 1 extra; 1 not included; 1 subject to a surcharge; 1 not in the price
  x in_price
in_price
  v 1 be included in the price; 1 be in the price; 1 be part of the price; 1 be covered by the price; 1 be included at no extra charge; 1 be included free of charge; 1 come at no extra charge; 1 be included
  a 1 included; 1 in the price; 1 included in the price; 1 part of the price
  x cost_extra
expose_to_blame
  v 1 be to blame for 2; 1 be at fault for 2; -1 be responsible for 2; 2 be the *fault of 1; 1 be guilty of 2; 2 be down to 1; 1 bear the *blame for 2; 1 carry the *blame for 2; 1 be the *culprit of 2; 1 have caused 2
  a 1 to blame for 2; 1 at fault for 2; -1 responsible for 2; 1 in the wrong over 2
not_to_blame
  v 1 be not to blame for 2; 1 be not at fault for 2; 2 be not the *fault of 1; 2 happen through no *fault of 1; 2 be through no *fault of 1
  a 1 not to blame for 2; 1 blameless for 2; 1 without fault for 2; 1 not at fault for 2
  ! expose_to_blame
`;
