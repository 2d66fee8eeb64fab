/** Offices and staff, leave, companies, ownership, leadership. */
export const WORK = `
hire
  v hire; take ~ on; recruit; employ; engage; give 2 a *job; 2 join 1; bring ~ on board; sign ~ up; 2 get a *job at 1; 2 get a *job with 1; 2 start work at 1; onboard; +poach; 2 land a *job at 1; add 2 to ~ team
  n hiring of 2 by 1; recruitment of 2 by 1
  x fire
fire
  v fire; sack; dismiss; let ~ go; give 2 the sack; terminate; -2 lose ~ job; show 2 the door; relieve 2 of ~ duties; +axe; give ~ marching *order; discharge; terminate ~ employment of 2; end ~ employment of 2; -2 be out of a job
  n dismissal of 2 by 1; firing of 2 by 1; sacking of 2 by 1
  x hire
lay_off
  v lay ~ off; make 2 redundant; 2 lose ~ job; let ~ go; cut 2@job; shed 2@job; axe 2@job; slash 2@job; eliminate 2@job; -give 2 ~ notice
  n layoff of 2 by 1; redundancy of 2
employ
  v employ; 2 work for 1; have 2 on ~ payroll; 2 be on the payroll of 1; 2 have a job at 1; 2 be on the staff of 1; 2 be an employee of 1; 2 work at 1; 2 be in the employ of 1
  p 1 employer of 2
employee
  p employee of 2; 1 worker at 2
  v 1 work for 2; 2 employ 1; 1 work at 2
  a 1 on the staff of 2; 1 employed at 2; 1 on the payroll of 2
appoint
  v appoint; name; make; install; designate; +promote 2 to 3; give 2 the *post of 3; hand 2 the *post of 3; 2 be named 3; 2 become 3; 2 take over as 3
  n appointment of 2 by 1
  x remove_from_office
remove_from_office
  v remove 2 from office; oust; depose; dismiss; fire; sack; strip 2 of ~ post; relieve 2 of ~ post; vote 2 out; topple; unseat; force ~ out
  n removal of 2 by 1; ousting of 2 by 1; dismissal of 2 by 1
  x appoint
elect
  v elect; vote ~ in; vote ~ into office; -choose; 2 win the *election; return
  n election of 2 by 1
resign
  v 1 quit 2; 1 hand in ~ *resignation; 1 hand in ~ notice; 1 tender ~ *resignation; 1 submit ~ *resignation; 1 give up ~ *job; -1 leave 2@job; 1 give ~ *notice; 1 give up ~ *post; 1 relinquish ~ *post; -1 vacate ~ *post; 1 bow out; 1 announce ~ *resignation; -1 leave ~ job; -1 leave ~ post; 1 quit ~ job; -1 leave office; -1 offer ~ *resignation; 1 put in ~ notice
  i 1 resign from 2; 1 step down from 2; 1 step down as 2; 1 stand down as 2; 1 stand down from 2; 1 resign as 2
  n resignation of 1
  x stay_on
stay_on
  v 1 stay on; 1 remain in office; 1 keep ~ job; 1 stay in ~ post; 1 remain at 2@org; 1 stay in office; 1 stay put
retire
  v 1 go into *retirement; 1 take *retirement; 1 enter *retirement; -1 stop working; 1 end ~ career; 1 hang up ~ boots; 1 call it a day; 1 take early *retirement; 1 begin ~ *retirement
  i 1 retire from 2
  n retirement of 1
promote
  v promote; give 2 a *promotion; 2 get a *promotion; 2 receive a *promotion
  i 2 move up to 3; 2 rise to 3; elevate 2 to 3
  n promotion of 2 to 3 by 1
  x demote
demote
  v demote; downgrade; give 2 a *demotion; relegate
  n demotion of 2 by 1
  x promote
transfer_staff
  i transfer 2 to 3; move 2 to 3; relocate 2 to 3; reassign 2 to 3; redeploy 2 to 3; post 2 to 3; send 2 to 3@org
  n transfer of 2 to 3 by 1; relocation of 2 to 3; +secondment of 2 to 3
suspend_staff
  v suspend; -place 2 on leave; -put 2 on leave; stand ~ down; 2 be on suspension
  n suspension of 2 by 1
train
  v train; teach; coach; instruct; give 2 *training; school; provide *training to 2; 2 receive *training from 1; 2 undergo *training; run *training for 2
  n training of 2 by 1
  p trainer; coach; instructor
join
  v 1 join 2; 1 become a *member of 2; 1 sign up with 2; 1 enter 2; 2 take 1 on; 1 enlist in 2
  x leave_group
leave_group
  v 1 leave 2; 1 quit 2; 1 withdraw from 2; 1 pull out of 2; 1 drop out of 2; 1 exit 2; 1 resign from 2; 1 give up ~ *membership of 2; cease to be a *member of 2
  n departure of 1 from 2; exit of 1 from 2
  x join
member
  p member of 2
  v 1 belong to 2; 1 be part of 2; 1 have joined 2; 2 include 1
on_leave
  a on leave; +on vacation; +on holiday; -off work; away on leave; +on annual leave; -out of office; -out of the office; taking leave; -off duty
  v 1 take *leave; -1 be away; 1 take time off; 1 take a *day off; +1 take *vacation; +1 take *holiday
sick
  a sick; ill; unwell; +off sick; in poor health; +on sick leave; under the weather; poorly
  v 1 fall ill; 1 fall sick; 1 get sick; +1 call in sick; +1 report sick; 1 come down with 2@illness
  x healthy
healthy
  a healthy; well; in good health; in good shape; fit and well
  x sick
manage
  v manage; run 2@org; head; lead; be in charge of 2; -oversee; -supervise; direct; -look after 2@org; -be responsible for 2; be at the helm of 2; head ~ up; be at the head of 2; be the head of 2; helm; -have *responsibility for 2; have charge of 2; -take care of 2@org; 2 be in the hands of 1; 2 be under the *management of 1; -administer; -handle 2; -have *oversight of 2; -2 report to 1
  n management of 2 by 1; -supervision of 2 by 1; leadership of 2 by 1
  a in charge of 2; -responsible for 2; at the helm of 2; at the head of 2
  p 1 manager of 2; 1 head of 2; 1 leader of 2; 1 boss of 2
report_to
  v 2 report to 1; 2 answer to 1; 2 work under 1; 1 manage 2; 1 supervise 2; 2 have 1 as ~ manager; 1 be the line manager of 2; 2 be accountable to 1
  p 1 manager of 2; 1 boss of 2; 1 supervisor of 2; 1 line manager of 2; 1 superior of 2
  a 2 answerable to 1; 2 accountable to 1; 2 subordinate to 1
found
  v found; set ~ up; establish; start 2@org; create; launch; +co-found; form; get 2 off the ground; bring 2 into being
  n founding of 2 by 1; foundation of 2 by 1; establishment of 2 by 1; creation of 2 by 1; formation of 2 by 1
  p founder; creator; +co-founder; +cofounder
close_business
  v ^close; close ~ down; ^shut; shut ~ down; wind ~ up; 2 go out of business; 2 cease trading; 2 cease operations; 2 close ~ doors; 2 stop trading; 2 fold; shutter; 2 shut ~ doors; cease *operation of 2
  n closure of 2 by 1; closing of 2 by 1
  a 2 closed; 2 shut; 2 out of business; 2 no longer trading; 2 no longer open
  x open_business
open_business
  v ^open; ^reopen; open ~ up; 2 open ~ doors; inaugurate; 2 start trading; 2 be open; unveil
  n opening of 2 by 1; inauguration of 2 by 1
  a 2 open; 2 open to the public; 2 open for business; 2 up and running
  x close_business
go_bankrupt
  v 1 go bankrupt; 1 go bust; 1 become insolvent; 1 file for *bankruptcy; +1 go into *administration; 1 go under; -1 collapse; +1 enter *administration; +1 declare *bankruptcy; +1 go into *liquidation; +1 be declared bankrupt; 1 seek *bankruptcy protection
  n bankruptcy of 1; insolvency of 1; -collapse of 1
  a bankrupt; insolvent; +in liquidation; +in administration; +in receivership
  x solvent
solvent
  a solvent; in the black
acquire
  v 1 acquire 2 from 3; take ~ over; buy ~ out; buy 2; purchase 2; 2 be sold to 1; -take *control of 2; complete ~ *acquisition of 2; make an *acquisition of 2; complete ~ *takeover of 2; snap ~ up; absorb; -gain *control of 2; 3 sell 2 to 1; complete ~ *purchase of 2; 2 become a *subsidiary of 1; close ~ *acquisition of 2; close ~ *purchase of 2
  n acquisition of 2 by 1; takeover of 2 by 1; purchase of 2 by 1; buyout of 2 by 1
  p 1 buyer of 2; 1 acquirer of 2; purchaser
merge
  v 1 merge with 2; 1 join forces with 2; 1 combine with 2; 1 amalgamate with 2; 1 unite with 2; 1 be merged with 2; 1 complete ~ *merger with 2; form a *merger with 2
  n merger of 1 with 2
  x split_up
split_up
  v ^split; break ~ up; split ~ up; spin ~ off; divide; demerge; separate
  n split of 2; spin-off of 2
own
  v own; 2 belong to 1; possess; have *ownership of 2; 2 be the property of 1; 1 be the proprietor of 2; 2 be in the hands of 1; -1 hold 2
  n ownership of 2 by 1; possession of 2 by 1
  p owner; proprietor; holder; landlord
  a in possession of 2
invest
  v 1 invest 2 in 3; 1 put 2 into 3; make an *investment of 2 in 3; pour 2 into 3; 1 fund 3; 1 sink 2 into 3; plough 2 into 3; 3 receive an *investment of 2 from 1
  n investment of 2 in 3 by 1
  p 1 investor in 3
fund
  v fund; finance; pay for 2; sponsor; bankroll; provide *funding for 2; provide the *money for 2; put up the *money for 2; underwrite; meet the *cost of 2; foot the *bill for 2; subsidise; subsidize; bear the *cost of 2; cover the *cost of 2; 2 receive *funding from 1; 2 get *funding from 1
  n funding of 2 by 1; financing of 2 by 1; sponsorship of 2 by 1
  p sponsor; funder; backer
raise_money
  v 1 raise 2@money; 1 collect 2@money; 1 secure 2@money in funding; 1 bring 2@money in; 1 pull in 2@money; get together 2@money
earn
  v 1 earn 2; 1 make 2@money; +1 take home 2; 1 bring 2 in; 1 get 2@money; 1 receive a *salary of 2; 1 have an *income of 2; 1 have a *salary of 2; 1 be on 2@money; +1 gross 2; +1 net 2
  n earnings of 1; income of 1
spend
  v 1 spend 2 on 3; 1 pay 2 for 3; 1 lay out 2 on 3; 1 shell 2 out on 3; 1 shell ~ out for 3; 1 fork 2 out for 3
  n spending of 2 by 1
save_money
  v save; put ~ aside; put ~ by; set ~ aside
  x spend
profit
  v 1 make a *profit; 1 turn a *profit; 1 be profitable; 1 post a *profit; 1 report a *profit; 1 record a *profit; 1 be in the black; 1 book a *profit
  a profitable; in the black; in profit
  x make_loss
make_loss
  v 1 make a *loss; 1 lose money; 1 post a *loss; 1 report a *loss; 1 record a *loss; 1 be in the red; 1 suffer a *loss; 1 book a *loss; 1 run at a *loss
  a in the red; loss-making; unprofitable
  x profit
strike
  v 1 go on *strike; 1 strike; 1 walk out; 1 down tools; 1 stage a *strike; 1 take industrial *action; 1 stage a *walkout; 1 stop work
  n strike by 1; walkout by 1
  a on strike
work_with
  v 1 work with 2; 1 collaborate with 2; 1 cooperate with 2; 1 team up with 2; 1 partner with 2; 1 join forces with 2; 1 work together with 2; 1 enter into a *partnership with 2; 1 work alongside 2
  n collaboration of 1 with 2; cooperation of 1 with 2; partnership of 1 with 2
  p partner; collaborator
compete
  v 1 compete with 2; 1 compete against 2; 1 be in *competition with 2; 1 rival 2; 1 be a *rival of 2; 1 take 2 on; 1 vie with 2
  p competitor; rival
represent
  v represent; act for 2; speak for 2; act on behalf of 2; speak on behalf of 2; act as *agent for 2; 2 be the *client of 1; stand in for 2
  n representation of 2 by 1
  p representative; agent; spokesperson; spokesman; spokeswoman; lawyer; attorney
replace_person
  v 1 replace 2; 1 take over from 2; 1 succeed 2; 1 take the *place of 2; 2 hand over to 1; 1 follow 2; -1 fill in for 2; 1 step into ~ *shoes of 2; 1 take ~ place; 1 supersede 2
  p successor to 2; replacement for 2; successor of 2
assign
  v 1 give 3 2; 1 put 3 on 2
  i 1 assign 2 to 3; 1 allocate 2 to 3; 1 allot 2 to 3; 1 entrust 3 with 2; 1 task 3 with 2; 1 hand 2 to 3
  n assignment of 2 to 3 by 1; allocation of 2 to 3 by 1
work_as
  v 1 work as 2; 1 serve as 2; 1 have a *job as 2; 1 act as 2; 1 hold the *post of 2; 1 hold the position of 2
attend
  v 1 attend 2; 1 be present at 2; 1 go to 2@meeting; +1 take *part in 2; 1 be at 2@meeting; +1 participate in 2; 1 come to 2@meeting; 1 turn up for 2; 1 show up for 2; 1 turn up at 2; 1 show up at 2; 1 make it to 2
  n attendance of 1 at 2
  a present at 2; in attendance at 2
  p +participant in 2; attendee of 2
  x miss_event
miss_event
  v 1 miss 2@meeting; 1 be absent from 2; 1 skip 2; 1 fail to attend 2; 1 fail to turn up for 2; 1 fail to show up for 2; 1 stay away from 2; 1 not come to 2@meeting; 1 not attend 2; 1 not turn up for 2; 1 not show up for 2; 1 not turn up at 2; 1 fail to appear at 2; 1 not appear at 2; 1 give 2@meeting a miss; 1 be a no-show at 2; 1 be a no-show for 2; 1 not go to 2@meeting
  n absence of 1 from 2
  a absent from 2; missing from 2
  ! attend
take_part
  v 1 take *part in 2; 1 participate in 2; 1 join in 2; 1 be involved in 2; 1 enter 2; 1 compete in 2; 1 be part of 2; 1 play a *part in 2
  n participation of 1 in 2; involvement of 1 in 2
  p participant in 2
invite
  v invite; send 2 an *invitation to 3; extend an *invitation to 2; 2 receive an *invitation from 1; issue an *invitation to 2; give 2 an *invitation
  i ask 2 to 3
  n invitation of 2 to 3 by 1
`;
