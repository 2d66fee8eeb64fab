/** What the notes of offices, shops, depots and desks say in everyday words. */
export const OFFICE = `
give_back
  v 1 give 2 back to 3; 1 hand 2 back to 3; 1 return 2 to 3; 1 send 2 back to 3; 1 pay 2 back to 3; 1 bring 2 back to 3; 1 ship 2 back to 3; 1 mail 2 back to 3; 1 post 2 back to 3; 3 get 2 back from 1; 3 receive 2 back from 1; 3 have 2 back from 1; +1 refund 2 to 3; +1 reimburse 2 to 3; +1 repay 2 to 3; +1 credit 2 back to 3; +1 reverse 2@money to 3; 2 go back to 3
  n return of 2 to 3 by 1
  x keep
remove_charge
  v waive; take 2@fee off; remove 2@fee; drop 2@fee; cancel 2@fee; write 2@fee off; strike 2@fee off; strike 2@fee out; delete 2@fee; forgo; lift 2@fee; not charge 2@fee; do without 2@fee; +reverse 2@fee; +refund 2@fee; knock 2@fee off; do without 2@money
  n waiver of 2 by 1; removal of 2@fee by 1
refuse_goods
  v refuse; reject; decline; turn ~ away; turn ~ back; not accept; refuse to take 2; refuse to accept 2; refuse *delivery of 2; refuse *acceptance of 2; not take ~ in; send ~ away
  n refusal of 2 by 1; rejection of 2 by 1
answer_right
  v 1 answer 2@question correctly; 1 pass 2@question; 1 get 2@question right; 1 give the right *answer to 2; 1 give the correct *answer to 2; 1 answer 2@question right
  x answer_wrong
answer_wrong
  v 1 answer 2@question wrongly; 1 answer 2@question incorrectly; 1 fail 2@question; 1 get 2@question wrong; 1 give the wrong *answer to 2; 1 not pass 2@question; 1 not answer 2@question correctly
  x answer_right
not_in_service
  a 2 out of service; 2 off the road; 2 out of action; 2 out of use; 2 not in use; 2 not in service; 2 laid up; 2 not in operation
  v take 2 out of service; take 2 off the road; pull 2 out of service; withdraw 2 from service
  x back_in_service
back_in_service
  a 2 back in service; 2 back on the road; 2 back in use; 2 back in action; 2 back in operation; 2 in service again; 2 in use again; 2 on the road again; 2 back up and running
  v put 2 back into service; put 2 back on the road; return 2 to service; bring 2 back into service
  x not_in_service
dispose
  v throw ~ away; throw ~ out; bin; discard; dispose of 2; scrap; chuck ~ out; chuck ~ away; dump; trash; put 2 in the bin
  n disposal of 2 by 1
  x keep
not_take_place
  v 1 not take *place; 1 not happen; 1 not go ahead; 1@meeting not be held; +cancel 1@meeting; +call 1@meeting off; +drop 1@meeting; +scrap 1@meeting; +1@meeting fall through; +abandon 1@meeting
  x take_place
take_place
  v 1 take *place; 1 go ahead; 1@meeting happen; 1@meeting be held; hold 1@meeting
  x not_take_place
put_off_to
  v postpone 2 to 3; postpone 2 until 3; put 2 off to 3; put 2 off until 3; defer 2 to 3; defer 2 until 3; push 2 back to 3; push 2 to 3; delay 2 until 3; delay 2 to 3; hold 2 over to 3; hold 2 over until 3; adjourn 2 to 3; adjourn 2 until 3; move 2 back to 3; shelve 2 until 3; put 2 back to 3; put 2 back until 3; set 2 back to 3
  n postponement of 2 to 3; postponement of 2 until 3
reach_place
  v 1 reach 2; 1 arrive at 2; 1 arrive in 2; 1 get to 2; 1 come in at 2; 1 make it to 2; 2 receive 1@parcel; 2 take *receipt of 1; 2 take *delivery of 1; 3 deliver 1@parcel to 2; 1 land at 2; 1 turn up at 2
  n arrival of 1 at 2
  x not_reach
not_reach
  v 1 not reach 2; 1 not arrive at 2; 1 not get to 2; 1 fail to reach 2; 2 not receive 1; 1 not come in at 2; 1 never reach 2; 1 never arrive at 2; 1 fail to arrive at 2
  ! reach_place
not_come_in
  v 1 not arrive; 1 not come in; 1 not get here; 1 not turn up; 1 fail to arrive; 1 fail to turn up; 1 never arrive; 1 never turn up; 1 never come; 2 not receive 1; 2 not get 1; 1 be still awaited; 1 be yet to arrive; 1 show no *sign
nobody_home
  v find nobody at *home; find no one at *home; meet nobody; meet no one; there be nobody at *home; there be no one at *home; there be nobody in; nobody answer the *door; no one answer the *door; nobody open the *door; no one open the *door; nobody be at home; no one be at home; nobody be in; no one be in; nobody be there
work_again
  v 1@system work again; 1@system be working again; 1@system be back; 1@system be up again; 1@system be back up; 1@system be back to normal; 1@system be restored; restore 1@system; 1@system come back; 1@system be back online; get 1@system working again; get 1@system going again; bring 1@system back; put 1@system back into service; 1@system run again; 1@system be running again; +mend 1@system; +repair 1@system
  n restoration of 1
  a 1@system back up; 1@system back online; 1@system back to normal; 1@system back
use_up
  v use ~ up; exhaust; spend all of 2; run through 2; have no 2 left; 2 be used up; 2 be gone; have used all of 2
leave_off
  v leave ~ off 3; leave ~ out of 3; omit 2 from 3; forget 2 on 3; 2 be missing from 3; 2 be not on 3; 2 be absent from 3; 2 be lacking from 3; 3 not show 2; 3 not list 2; 3 not contain 2; 3 lack 2; 3 omit 2; not include 2 in 3; not put 2 on 3
  n omission of 2 from 3
lack_marking
  v 1 lack 2@marking; 1 not carry 2@marking; 1 not bear 2@marking; 1 not have 2@marking; 1 not show 2@marking; 1 not display 2@marking; 2@marking be missing from 1; 1 be without 2@marking; 2@marking be not on 1; 1 have no 2@marking; 1 miss 2@marking
change_billing
  v 1 switch 2 to 3; 1 change 2 to 3; 1 move 2 to 3; 1 switch from 4 to 3; 1 change from 4 to 3; 1 move from 4 to 3; 1 go over to 3; 1 put 2 on 3; 1 go from 4 to 3
collect_in_person
  v 1 collect 2 from 3; 1 pick 2 up from 3; 1 pick up 2 from 3; 1 fetch 2 from 3; 1 come for 2; 1 call for 2@parcel; 3 hand 2 over to 1; 3 hand 2 to 1
  n collection of 2 by 1; pickup of 2 by 1
vote_down
  v +2@motion fail; 2@motion be lost; 2@motion be defeated; 2@motion be rejected; reject 2@motion; defeat 2@motion; vote 2@motion down; turn 2@motion down; throw 2@motion out; 2@motion not pass; 2@motion not carry; dismiss 2@motion; 2@motion find no *majority
  x vote_through
vote_through
  v 2@motion pass; carry 2@motion; 2@motion be carried; 2@motion go through; adopt 2@motion; approve 2@motion; vote 2@motion through; 2@motion find a *majority
  x vote_down
stand_in
  v 1 stand in for 2; 1 step in for 2; 1 fill in for 2; 1 cover for 2; 1 deputise for 2; 1 take over for 2
take_over_work
  v 1 take over 2; 1 take 2 over; 1 pick up 2; 1 do 2 instead
no_longer_made
  v no longer make 2; discontinue 2; no longer produce 2; no longer manufacture 2; stop making 2; stop producing 2; take 2 out of production; drop 2 from the range; 2 be out of production; 2 go out of production; cease production of 2; no longer sell 2
`;
