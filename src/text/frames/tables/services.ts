/** Travel and places, property, insurance, telecoms, teaching, public life, everyday motion and states. */
export const SERVICES = `
catch_transport
  v 1 catch 2@transport; 1 make 2@transport; 1 be in time for 2@transport; 1 be on time for 2@transport
miss_transport
  v 1 miss 2@transport; 1 be too late for 2@transport; 1 not catch 2@transport; 1 fail to catch 2@transport; 1 not make 2@transport; 1 fail to make 2@transport
  x catch_transport
depart
  v 1 leave 2; 1 set off from 2; 1 set out from 2; 1 take off from 2; 1 exit 2; 1 go away from 2; 1 get away from 2; 1 quit 2; 1 make ~ *departure from 2
  i 1 depart from 2; 1@vehicle pull out of 2; 1 move out of 2; 1 head out of 2; 1 walk out of 2
  n departure of 1 from 2
  x arrive
arrive
  v 1 get to 2; 1 reach 2; 1@vehicle pull into 2; 1@vehicle get in; 1 make ~ *arrival at 2; 1@vehicle come in; 1 come to 2; 1 make it to 2
  i 1 arrive at 2; 1 arrive in 2; 1 land in 2; 1 turn up at 2; 1 show up at 2; 1 touch down in 2; 1 arrive on 2; 1@vehicle land at 2
  n arrival of 1 at 2
  x depart
go_to
  v 1 go to 2; 1 travel to 2; -1 head to 2; 1 make a *trip to 2; 1 journey to 2; 1 make ~ *way to 2; -1 head for 2; -1 set off for 2; +1 fly to 2; +1 drive to 2; +1 sail to 2; 1 take a *trip to 2; +1 walk to 2; -1 leave for 2; 1 go on a *trip to 2; -1 be bound for 2; -1 proceed to 2
  n trip of 1 to 2; journey of 1 to 2; travel of 1 to 2
travel_by
  v 1 take 2@vehicle; 1 go by 2; 1 travel by 2; 1 ride 2; 1 catch 2@vehicle; 1 travel on 2; 1 be on 2@vehicle; 1 go on 2@vehicle; 1 board 2; 1 use 2@vehicle
fly
  v 1 fly to 2; 1 take a *flight to 2; 1 take a *plane to 2; 1 travel to 2 by plane; 1 travel to 2 by air; -1 catch a *flight to 2; 1 go by plane to 2; -1 board a *flight to 2
drive
  v 1 drive to 2; 1 go to 2 by car; 1 travel to 2 by car; 1 take the *car to 2; 1 go by car to 2
walk
  v 1 walk to 2; 1 go on foot to 2; 1 go to 2 on foot; 1 stroll to 2; 1 hike to 2; 1 march to 2; 1 come on foot
delay
  v delay; hold ~ up; 2 run late; 2 be behind schedule; set ~ back; 2 be late; 2 face a *delay; 2 suffer a *delay; make 2 late; push ~ back; 2 experience a *delay; 2 fall behind schedule; slow ~ down; keep 2 waiting
  n delay of 2; delay to 2; delay in 2
  a 2 late; 2 behind schedule; 2 delayed; 2 overdue; 2 not on time; 2 running late
  x on_time
on_time
  a 2 on time; 2 on schedule; 2 punctual; 2 as scheduled; 2 as planned
  v 2 arrive on schedule; meet the *deadline; make the *deadline
  x delay
early
  a 2 early; 2 ahead of schedule; 2 ahead of time
  x delay
check_in
  v 1 check in to 2; 1 check into 2; 1 check in at 2; 1 check in for 2; 1 register at 2
  n check-in of 1
  x check_out
check_out
  v 1 check out of 2; 1 leave 2; 1 vacate 2
  n check-out of 1; checkout of 1
  x check_in
stay_at
  v 1 stay at 2; 1 stay in 2; 1 spend the *night at 2; 1 sleep at 2; 1 lodge at 2; 1 put up at 2; 1 be a *guest at 2; 1 be staying at 2; 1 be accommodated at 2; 1 overnight at 2; 1 spend the *night in 2
  p guest at 2
book_travel
  v book; reserve; make a *booking for 2; make a *reservation for 2; secure; have a *reservation for 2; have a *booking for 2
  n booking of 2 by 1; reservation of 2 by 1
  a 2 booked; 2 reserved
fully_booked
  a 2 fully booked; 2 full; 2 sold out; 2 booked up; 2 at capacity; 2 booked out; +2 overbooked
  v have no *vacancy; there be no *vacancy at 2; have no *room left; have no space left
  x vacant
vacant
  a 2 vacant; 2 free; 2 unoccupied; 2 not taken
  v have *vacancy
  x occupied
occupied
  a 2 occupied; 2 taken; 2 in use; 2 engaged; 2 not available
  v occupy; take ~ up
  x vacant
carry
  v carry; transport; convey; move; take; bear; ferry; haul; cart
  n transport of 2 by 1; transportation of 2 by 1
bring
  v 1 bring 2 to 3; 1 take 2 to 3; 1 carry 2 to 3; 1 fetch 2; 1 deliver 2 to 3; 1 get 2 to 3; 1 transport 2 to 3
import_goods
  v import 2 from 3; -bring 2 in from 3; -buy 2 from abroad; ship 2 in from 3; -source 2 from 3
  n import of 2 from 3 by 1
  p importer
  x export_goods
export_goods
  v export 2 to 3; -ship 2 abroad; -sell 2 abroad
  n export of 2 to 3 by 1
  p exporter
  x import_goods
insure
  v take out *insurance on 2; have *insurance for 2; provide *cover for 2 against 3; 2 be covered against 3; take out *insurance for 2; provide *insurance for 2
  i insure 2 against 3; cover 2 against 3
  n insurance of 2 against 3; coverage of 2
  a 2 insured; 2 covered
  p insurer
  x uninsured
uninsured
  a 2 uninsured; 2 not insured; 2 without insurance; 2 not covered
  v 2 have no *insurance; 2 lack *insurance; 2 carry no *insurance
  ! insure
claim_insurance
  v 1 claim for 2; 1 make a *claim for 2; 1 file a *claim for 2; 1 submit a *claim for 2; 1 put in a *claim for 2; 1 lodge a *claim for 2; 1 send in a *claim for 2
  n claim for 2 by 1
  p claimant
compensate
  v 1 pay 2 *compensation for 3; 1 give 2 *compensation for 3; 2 receive *compensation for 3 from 1; 1 make up for 3 to 2; 2 get *compensation for 3 from 1; 1 award 2 *damages for 3; 1 pay *compensation to 2 for 3; 1 provide *compensation to 2; 1 make *amends to 2 for 3; 1 pay *damages to 2; 1 pay 2 *damages for 3
  i 1 compensate 2 for 3; 1 indemnify 2 for 3; 1 recompense 2 for 3
  n compensation of 2 for 3 by 1; compensation to 2
liable
  a liable for 2; responsible for 2; accountable for 2; answerable for 2; on the hook for 2; legally responsible for 2
  v 1 bear *responsibility for 2; 1 bear *liability for 2; 1 carry *responsibility for 2; 1 assume *liability for 2; 1 take *responsibility for 2; 1 answer for 2; 1 have *liability for 2; 1 accept *liability for 2
  n liability of 1 for 2; responsibility of 1 for 2
  x not_liable
not_liable
  a not liable for 2; not responsible for 2; exempt from liability for 2
  v 1 bear no *responsibility for 2; 1 have no *liability for 2; 1 accept no *liability for 2; 1 assume no *liability for 2; 1 disclaim *liability for 2; 1 accept no *responsibility for 2; 1 carry no *liability for 2; 1 take no *responsibility for 2
  ! liable
default_on
  v 1 default on 2; 1 fail to pay 2; 1 fail to repay 2; 1 be in *default on 2
  n default of 1 on 2
  a in default on 2
  > fall_behind
fall_behind
  v 1 fall behind on 2; 1 fall behind with 2; 1 fall into arrears with 2; 1 be in arrears with 2; +1 miss ~ *payment on 2
  a in arrears with 2
move_in
  v 1 move into 2; 1 move in; 1 take up *residence in 2; 1 take *possession of 2; 1 occupy 2
  x move_out
move_out
  v 1 move out of 2; 1 vacate 2; 1 leave 2@house; 1 move out; 1 give up 2@house; 1 clear out of 2; 1 quit 2@house
  n departure of 1 from 2
  x move_in
evict
  v put 2 out of 3
  i evict 2 from 3; throw 2 out of 3; turn 2 out of 3; kick 2 out of 3; expel 2 from 3; remove 2 from 3
  n eviction of 2 from 3 by 1
inherit
  v 1 inherit 2 from 3; 1 come into 2; 3 leave 2 to 1; +3 bequeath 2 to 1; 3 pass 2 on to 1; +3 will 2 to 1; 2 pass to 1 from 3; 1 receive 2 from the estate of 3; 3 leave 1 2
  n inheritance of 2 by 1
  p heir to 2; heir of 3; 1 beneficiary of 2
furnish_house
  a 2 furnished; 2 equipped with furniture
  v 2 come with *furniture; 2 include *furniture
  x unfurnished
unfurnished
  a 2 unfurnished; 2 not furnished; 2 without furniture
  ! furnish_house
renovate
  v renovate; refurbish; do ~ up; modernise; modernize; -redecorate; overhaul; remodel; -fix ~ up; give 2 a makeover; carry out *renovation on 2; revamp
  n renovation of 2 by 1; refurbishment of 2 by 1
cut_off_service
  v cut ~ off; disconnect; +suspend; stop; 2 be without service; +interrupt; shut ~ off; switch ~ off; bar
  n disconnection of 2; interruption of 2
  x connect_service
connect_service
  v connect; hook ~ up; reconnect; restore *service to 2; switch ~ on; put ~ through
  n connection of 2; reconnection of 2
  x cut_off_service
port_number
  v port 2 to 3; transfer 2 to 3; keep ~ number; take 2 to 3; move 2 to 3
  n porting of 2 to 3; transfer of 2 to 3
teach
  v teach 2 to 3; give *lesson in 2 to 3; give a *course in 2; 3 learn 2 from 1; lecture on 2; give *class in 2; instruct 3 in 2; run a *course in 2; 1 give 3 *lesson in 2; 3 take a *class in 2 with 1; offer a *course in 2; hold a *class in 2; 1 be a *teacher of 2
  n teaching of 2 by 1
  p 1 teacher of 2; +lecturer in 2; +professor of 2
learn
  v learn 2 from 3; 3 teach 1 2; study 2 under 3; pick ~ up; take *lesson in 2 from 3; acquire a *knowledge of 2; master
pass_exam
  v pass; get through 2; succeed in 2; be successful in 2; gain a *pass in 2; make it through 2; get a *pass in 2; clear; +ace; +sail through 2
  n pass in 2
  x fail_exam
fail_exam
  v fail; flunk; be unsuccessful in 2; do not get through 2; get a failing *grade in 2
  n failure in 2
  ! pass_exam
sit_exam
  v sit 2@meeting; take 2@meeting; write 2@meeting; do 2@meeting; appear for 2@meeting
grade
  v grade; mark; assess; evaluate; score; give 2 a *grade; give 2 a *mark
  n grading of 2 by 1; marking of 2 by 1
admit_student
  v accept 2 into 3; give 2 a *place at 3; -offer 2 a *place at 3; 2 get a *place at 3; 2 be accepted into 3; let 2 into 3; 2 get into 3; take 2 into 3; 2 gain *admission to 3; grant 2 *admission to 3; 2 win a *place at 3
  i admit 2 to 3; enrol 2 in 3
  n admission of 2 to 3 by 1
  x expel
expel
  i expel 2 from 3; throw 2 out of 3; kick 2 out of 3; ban 2 from 3; bar 2 from 3; exclude 2 from 3; oust 2 from 3; remove 2 from 3; banish 2 from 3
  n expulsion of 2 from 3 by 1; exclusion of 2 from 3
  x admit_student
open_hours
  a open; open for business; open to the public; in operation
  v 1@org open ~ doors; 1@org do business; 1@org trade; 1@org receive visitors
  x closed_hours
closed_hours
  a closed; shut; closed to the public; closed for the day; not open
  v 1@org close ~ doors; 1@org remain closed
  ! open_hours
available
  a 2 available to 1; 2 accessible to 1; 2 obtainable; 2 on offer; 2 up for grabs; 2 to be had; 2 at your disposal; 2 offered; 2 ready for use
  v offer 2 to 1; make 2 available to 1; provide 2 to 1
  x unavailable
unavailable
  a 2 unavailable; 2 not available; 2 unobtainable; 2 inaccessible; 2 out of reach; 2 off limits; 2 not on offer; 2 not obtainable; 2 no longer available
  ! available
put
  v 1 put 2 in 3; 1 place 2 in 3; 1 set 2 on 3; 1 lay 2 on 3; 1 put 2 on 3; 1 place 2 on 3; 1 deposit 2 in 3; 1 position 2 on 3; 1 stick 2 in 3; 1 insert 2 in 3; 1 stow 2 in 3
  n placement of 2 in 3
enter
  v 1 enter 2; 1 go into 2; 1 come into 2; 1 get into 2; 1 walk into 2; 1 step into 2; make an *entrance to 2; 1 go inside 2; 1 set *foot in 2; gain *entry to 2; +1 drive into 2; +1 burst into 2; 1 make ~ *way into 2
  n entry of 1 into 2; entrance of 1 into 2
  x exit
exit
  v 1 exit 2; 1 leave 2; 1 go out of 2; 1 come out of 2; 1 get out of 2
  i 1 walk out of 2; 1 step out of 2
  n exit of 1 from 2
  x enter
follow
  v 1 follow 2; 1 come after 2; 2 precede 1; 2 come before 1; 1 take place after 2; 1 happen after 2; 1 be after 2; 1 occur after 2; 2 be before 1; 2 happen before 1; 2 take place before 1; 2 occur before 1
  i 1 ensue from 2
  x precede
precede
  v 1 precede 2; 1 come before 2; 2 follow 1; 2 come after 1; 1 be before 2; 1 take place before 2; 1 happen before 2; 2 happen after 1; 2 take place after 1; 1 occur before 2; 2 be after 1; 2 occur after 1
  x follow
accompany
  v accompany; go with 2; come with 2; escort; travel with 2; come along with 2; go along with 2; 2 be in the *company of 1; chaperone
lead_to_place
  v 1 lead to 2; 1@way go to 2; 1@way run to 2; 1 take you to 2; 1 bring you to 2; 1 give *access to 2
surround
  v surround; encircle; ring; enclose; 2 be in the middle of 1; lie around 2
support_weight
  v carry; bear; hold ~ up; sustain; take the *weight of 2
above
  a above 2; over 2; 2 below 1; 2 beneath 1; 2 under 1; 2 underneath 1; on top of 2; higher up than 2
  x below
below
  a below 2; beneath 2; under 2; underneath 2; 2 above 1; 2 on top of 1
  x above
next_to
  a next to 2; beside 2; adjacent to 2; alongside 2; 2 next to 1; 2 beside 1; 2 adjacent to 1; 2 alongside 1; -close to 2; by the side of 2
  v 1 adjoin 2; 1 border 2; 2 adjoin 1; 2 border 1; 1 border on 2; 2 border on 1; 1 share a *border with 2; 2 share a *border with 1; 1 abut 2
north_of
  a north of 2; 2 south of 1; to the north of 2; 2 to the south of 1
  x south_of
south_of
  a south of 2; 2 north of 1; to the south of 2; 2 to the north of 1
  x north_of
east_of
  a east of 2; 2 west of 1; to the east of 2; 2 to the west of 1
  x west_of
west_of
  a west of 2; 2 east of 1; to the west of 2; 2 to the east of 1
  x east_of
older_than
  a older than 2; 2 younger than 1
  x younger_than
younger_than
  a younger than 2; 2 older than 1
  x older_than
bigger_than
  a bigger than 2; larger than 2; 2 smaller than 1
  x smaller_than
smaller_than
  a smaller than 2; 2 bigger than 1; 2 larger than 1
  x bigger_than
faster_than
  a faster than 2; quicker than 2; 2 slower than 1
  x slower_than
slower_than
  a slower than 2; 2 faster than 1; 2 quicker than 1
  x faster_than
dearer_than
  a dearer than 2; costlier than 2; pricier than 2; 2 cheaper than 1; 2 less expensive than 1; more expensive than 2
  v 1 cost more than 2; 2 cost less than 1
  x cheaper_than
cheaper_than
  a cheaper than 2; less expensive than 2; 2 dearer than 1; 2 costlier than 1; 2 pricier than 1; 2 more expensive than 1
  v 1 cost less than 2; 2 cost more than 1
  x dearer_than
heavier_than
  a heavier than 2; 2 lighter than 1
  v 1 weigh more than 2; 2 weigh less than 1
  x lighter_than
lighter_than
  a lighter than 2; 2 heavier than 1
  v 1 weigh less than 2; 2 weigh more than 1
  x heavier_than
taller_than
  a taller than 2; 2 shorter than 1
  x shorter_than
shorter_than
  a shorter than 2; 2 taller than 1; 2 longer than 1
longer_than
  a longer than 2; 2 shorter than 1
  v 1 last longer than 2; 1 take longer than 2
eat
  v eat; have 2@food; consume; dine on 2; finish 2@food; devour; get through 2@food; eat ~ up; put ~ away
  n consumption of 2 by 1
drink
  v drink; have a *drink of 2; down; sip; consume
cook
  v cook; prepare 2@food; make 2@food; rustle ~ up; fix 2@food
  n preparation of 2 by 1
clean
  v clean; +wash; +wipe ~ down; give 2 a *clean; clean ~ up; +scrub; tidy ~ up; +mop; +sweep; do the *cleaning of 2; +dust
  n cleaning of 2 by 1
  a 2 clean
  x soil
soil
  v soil; make 2 dirty; stain; dirty; pollute; contaminate; leave 2 dirty
  n contamination of 2; pollution of 2
  a 2 dirty; 2 filthy; 2 unclean; 2 contaminated; 2 soiled; 2 stained
  x clean
fill
  v fill; fill ~ up; top ~ up; make 2 full
  a 2 full
  x empty
empty
  v empty; clear ~ out; drain; pour ~ out; tip ~ out
  a 2 empty
  x fill
fill_in_form
  v fill ~ in; fill ~ out; complete 2@message
  a 2 filled in; 2 filled out; 2 completed
break_thing
  v ^break; +smash; +^shatter; +^crack; +^snap; 2 come apart; 2 fall apart; +2 fall to pieces; +2 go to pieces
  n breakage of 2
  a 2 broken; +2 in pieces; +2 smashed
burn
  v ^burn; set *fire to 2; set 2 on fire; 2 catch *fire; +2 go up in flames; torch; 2 be on fire; ignite; 2 be ablaze; 2 burst into flames; +^burn ~ down
  n burning of 2; fire at 2
  a 2 on fire; 2 in flames; 2 ablaze; 2 alight
extinguish
  v extinguish; put ~ out; douse; -bring 2 under control; smother; snuff ~ out
crash_vehicle
  v 1@vehicle crash into 2; 1@vehicle hit 2; 1@vehicle collide with 2; 1@vehicle run into 2; 1@vehicle smash into 2; 1@vehicle have a *collision with 2; 1@vehicle bump into 2; 1@vehicle strike 2; 1@vehicle ram into 2
  n collision of 1 with 2; crash of 1 into 2
happen
  v 1 happen; 1 occur; 1 take *place; 1 come about; 1 come to pass; 1 be held; -1 go ahead; 1 arise; 1 transpire
  n occurrence of 1
appear
  v 1 appear; 1 come into view; 1 turn up; 1 show up; 1 emerge; 1 surface; 1 come to light; make an *appearance; 1 pop up; 1 put in an *appearance
  n appearance of 1; emergence of 1
  x disappear
disappear
  v 1 disappear; 1 vanish; 1 go missing; 1 be gone; 1 go astray; 1 be lost; 1 fade away; 1 be nowhere to be seen
  n disappearance of 1
  a missing; gone
  x appear
remain
  v 1 remain; 1 stay; 1 continue to be; there be 1 left; 1 be still; 1 keep
wait
  v 1 wait for 2; 1 await 2; 1 be waiting for 2; 1 hang on for 2; 1 stand by for 2; 1 hold out for 2; 1 be awaiting 2
  n wait for 2
expect
  v expect; anticipate; look forward to 2; reckon with 2; count on 2; foresee; await; be in *expectation of 2; 2 be due
  n expectation of 2; anticipation of 2
plan
  v plan; intend; have *plan for 2; aim for 2; be going to 2; have a *plan for 2; make *plan for 2; draw up *plan for 2; have in mind 2; have the *intention of 2
  n plan of 1 for 2; intention of 1
prepare
  v prepare; get ~ ready; make ~ ready; make *preparation for 2; draw ~ up; put ~ together; set ~ up; ready; lay the groundwork for 2
  n preparation of 2 by 1; preparation for 2
  a 2 ready; 2 prepared; 2 in place
organise
  v organise; organize; arrange; set ~ up; put ~ on; +stage; coordinate; put ~ together; +host; +run 2@meeting; be the *organiser of 2; be the *organizer of 2
  n organisation of 2 by 1; organization of 2 by 1
  p organiser; organizer; +host
perform_task
  v perform; carry ~ out; do; execute; conduct; -undertake; complete; accomplish; effect; see to 2; discharge; fulfil; implement
  n performance of 2 by 1; execution of 2 by 1
handle
  v handle; deal with 2; take care of 2; process; see to 2; attend to 2; manage; -work on 2; -tackle; look after 2
  n handling of 2 by 1; processing of 2 by 1
seize
  v seize; confiscate; take *possession of 2; impound; take ~ away; take *control of 2; capture; grab; repossess; commandeer; take 2 into possession
  n seizure of 2 by 1; confiscation of 2 by 1; capture of 2 by 1
gain
  v gain; +win; obtain; acquire; get; secure; pick ~ up; attain; procure; come by 2
  n gain of 2 by 1; acquisition of 2 by 1
  x lose
lose
  v lose; forfeit; be deprived of 2; suffer the *loss of 2
  n loss of 2 by 1
  x gain; keep
avoid
  v avoid; steer clear of 2; stay away from 2; keep away from 2; escape; dodge; give 2 a wide berth; evade; get out of 2; shun; sidestep; keep clear of 2
  n avoidance of 2 by 1
oversee
  v oversee; supervise; be in *charge of 2; have *oversight of 2; watch over 2; -be responsible for 2; -monitor; superintend; 2 be under the *supervision of 1; 2 be under the *oversight of 1
  n supervision of 2 by 1; oversight of 2 by 1
  p supervisor; overseer
`;
