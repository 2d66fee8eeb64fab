/** Change, cause, comparison, research, judgement. */
export const CHANGE = `
rise
  v 1 rise; 1 go up; 1 increase; 1 climb; 1 grow; 1 move up; 1 be up; 1 edge up; +1 soar; +1 surge; +1 jump; +1 skyrocket; +1 rocket; +1 shoot up; +1 double; +1 triple; +1 quadruple; +1 spike; see an *increase; see a *rise; 1 be on the rise; show an *increase; 1 get higher; record an *increase; 1 see *growth; 1 tick up; 1 creep up; 1 pick up; 1 gain; experience an *increase; there be a *rise in 1; there be an *increase in 1; 1 advance; post an *increase; 1 become higher; 1 expand; 1 swell; 1 mount; 1 come up; +1 leap; 1 be higher; +1 balloon
  n rise in 1; increase in 1; growth in 1; growth of 1; +jump in 1; +surge in 1; rise of 1; climb in 1; upturn in 1; +spike in 1; uptick in 1; hike in 1; upswing in 1
  a 1 up; 1 on the rise; 1 on the increase; 1 higher
  x fall
fall
  v 1 fall; 1 go down; 1 decrease; 1 drop; 1 decline; 1 come down; 1 be down; 1 dip; 1 sink; 1 shrink; 1 diminish; +1 plunge; +1 plummet; +1 tumble; +1 halve; +1 slump; +1 crash; +1 collapse; see a *decrease; see a *fall; see a *drop; see a *decline; 1 slip; 1 slide; 1 ease; 1 edge down; 1 lessen; 1 be on the decline; 1 get lower; record a *fall; there be a *drop in 1; there be a *fall in 1; there be a *decrease in 1; there be a *decline in 1; 1 contract; 1 tail off; experience a *decline; experience a *drop; 1 be lower; 1 recede; 1 wane; 1 weaken; 1 dwindle; suffer a *drop; 1 move down; show a *decrease; show a *decline
  n fall in 1; drop in 1; decrease in 1; decline in 1; reduction in 1; decline of 1; dip in 1; +plunge in 1; +slump in 1; downturn in 1; +collapse in 1; contraction in 1; shrinkage in 1
  a 1 down; 1 on the decline; 1 lower; 1 on the wane
  x rise
raise_level
  v raise; increase; put 2@price up; hike; push ~ up; boost; drive ~ up; +double; +triple; bump ~ up; lift; bring 2@price up; up; step ~ up; drive an *increase in 2; scale ~ up; enhance; +quadruple; expand; ramp ~ up; augment; elevate; 2 go up by 1; jack ~ up; make 2 higher; turn ~ up; enlarge; heighten; bring about an *increase in 2
  n raise of 2 by 1; increase in 2 by 1; rise in 2 by 1; hike in 2 by 1
  > rise 1<2
  x reduce
reduce
  v reduce; cut; lower; bring ~ down; decrease; cut ~ back; cut ~ down; +slash; +halve; trim; lessen; cut back on 2; cut down on 2; scale ~ back; scale ~ down; drive ~ down; curb; diminish; push ~ down; shave ~ off; pare ~ back; make a *cut to 2; make a *reduction in 2; bring about a *reduction in 2; lead to a *reduction in 2; take ~ down; roll ~ back; drop; minimise; minimize; curtail; make 2 lower; turn ~ down; put 2@price down; whittle ~ down; shorten
  n reduction of 2 by 1; cut in 2 by 1; reduction in 2 by 1; decrease in 2 by 1; cut to 2 by 1; lowering of 2 by 1
  > fall 1<2
  x raise_level
stay_level
  v 1 stay the same; 1 remain unchanged; 1 remain stable; 1 hold steady; 1 remain constant; 1 stay flat; 1 stay level; 1 be unchanged; 1 remain flat; 1 stay constant; 1 stay put; 1 remain the same; 1 stay unchanged; 1 level off; 1 plateau; 1 be steady; 1 stabilise; 1 stabilize; 1 remain steady
  a 1 unchanged; 1 stable; 1 steady; 1 flat; 1 constant; 1 level; 1 the same as before
  x rise; fall
unchanged
  a 2 unchanged; 2 unaltered; 2 unmodified; 2 the same as before
  v 2 stay the same; 2 remain the same
  ! change_any
change_any
  v ^change; ^alter; modify; amend
improve
  v ^improve; 2 get better; make 2 better; enhance; 2 be on the mend; boost; 2 pick up; make *progress on 2; better; 2 show *improvement; see an *improvement; make an *improvement to 2; upgrade; 2 take a turn for the better; bring about an *improvement in 2; raise the *quality of 2; 2 look up
  n improvement in 2 by 1; improvement of 2 by 1; enhancement of 2 by 1
  a 2 better
  x worsen
worsen
  v ^worsen; 2 get worse; 2 deteriorate; make 2 worse; 2 go downhill; aggravate; exacerbate; 2 decline; 2 take a turn for the worse; 2 degrade; impair; 2 become worse
  n worsening of 2; deterioration of 2; deterioration in 2; decline in 2
  a 2 worse
  x improve
speed_up
  v ^speed ~ up; accelerate; hasten; make 2 faster; expedite; quicken; 2 gather *pace; 2 get faster; 2 pick up speed; fast-track; hurry ~ up
  n acceleration of 2
  x slow_down
slow_down
  v ^slow; slow ~ down; make 2 slower; 2 get slower; decelerate; hold ~ up; 2 lose *pace; delay; retard; put the *brake on 2
  n slowdown of 2; slowdown in 2
  x speed_up
cause
  v 1 cause 2; 1 lead to 2; 1 result in 2; 1 bring about 2; bring ~ about; 1 give rise to 2; 1 be the cause of 2; 1 be responsible for 2; 1 trigger 2; 2 be due to 1; 2 be down to 1; 2 be the result of 1; 2 result from 1; 2 stem from 1; 2 be a consequence of 1; 1 produce 2; 2 arise from 1; 1 induce 2; 1 provoke 2; 1 spark 2; 1 set ~ off; 1 be to blame for 2; 2 come from 1; 1 prompt 2; 1 bring on 2; 1 make 2 happen; 2 be attributable to 1; 2 be a result of 1; 1 be behind 2; 2 occur because of 1; 2 happen because of 1; 1 spawn 2; 1 engender 2; 1 generate 2; 1 create 2; 1 elicit 2; 1 unleash 2; 2 be the product of 1
  n cause of 2; reason for 2
  p cause; culprit of 2; trigger of 2; reason for 2; driver of 2
  a 2 due to 1; 2 attributable to 1; 1 responsible for 2; 2 a result of 1; 2 the result of 1; 2 a consequence of 1; 2 down to 1; 1 to blame for 2
  x prevent
prevent
  v prevent; stop; avert; avoid; keep ~ from; head ~ off; ward ~ off; stave ~ off; forestall; preclude; put a *stop to 2; guard against 2; thwart; fend ~ off; rule ~ out; make 2 impossible; obviate; keep 2 at bay
  n prevention of 2 by 1; avoidance of 2 by 1
  x cause
inhibit
  v inhibit; +block; suppress; hinder; impede; +stop; restrain; -slow; repress; dampen; counteract; hold ~ back; curb; attenuate; antagonize; antagonise; interfere with 2; hamper; act as an *inhibitor of 2; quench; -limit; disrupt
  n inhibition of 2 by 1; suppression of 2 by 1; blockade of 2 by 1
  p inhibitor; suppressor; blocker; antagonist
  x promote_process
promote_process
  v promote; stimulate; enhance; activate; facilitate; boost; foster; encourage; favour; favor; upregulate; spur; induce; potentiate; drive; aid; advance; further; support; act as a *stimulus for 2
  n promotion of 2 by 1; stimulation of 2 by 1; activation of 2 by 1
  p activator; agonist; promoter; stimulant
  x inhibit
associate
  v 1 be associated with 2; 1 be linked to 2; 1 be linked with 2; 1 correlate with 2; 1 be related to 2; 1 be tied to 2; 1 be connected with 2; 1 be connected to 2; 1 have a *link to 2; 1 show an *association with 2; 2 be linked to 1; 2 be associated with 1; 2 be linked with 1; 2 correlate with 1; 1 go hand in hand with 2; 1 be correlated with 2; 2 be correlated with 1; there be a *link between 1; there be an *association between 1; 1 have an *association with 2; 2 be related to 1; 2 be tied to 1; 1 go along with 2; 2 be connected to 1; 1 have to do with 2
  n association of 1 with 2; link between 1; correlation of 1 with 2; association between 1; relationship between 1; connection between 1
  a 1 associated with 2; 1 linked to 2; 1 related to 2; 2 associated with 1; 2 linked to 1; 2 related to 1; 1 connected with 2; 1 correlated with 2; 2 correlated with 1; 1 tied to 2
affect
  v affect; have an *effect on 2; influence; impact; have an *impact on 2; have an *influence on 2; hit; bear on 2; have *consequence for 2; exert an *influence on 2; shape; make a *difference to 2; 2 be hit by 1; touch; 2 suffer from 1; disrupt
  n effect of 1 on 2; impact of 1 on 2; influence of 1 on 2
depend
  v 1 depend on 2; 1 be dependent on 2; 1 be contingent on 2; 1 hinge on 2; 1 rely on 2; 1 be conditional on 2; 1 turn on 2; 1 be down to 2; 1 be subject to 2; 2 determine 1; 1 rest on 2; 2 decide 1; 1 vary with 2; 1 be a matter of 2; 1 ride on 2
  n dependence of 1 on 2
  a dependent on 2; contingent on 2; conditional on 2; reliant on 2
  x independent
independent
  a independent of 2; not dependent on 2; unaffected by 2
  ! depend
exceed
  v exceed; go over 2; surpass; go beyond 2; be more than 2; top; be above 2; be over 2; be in excess of 2; overshoot; be higher than 2; be greater than 2; outstrip; overrun; pass 2; be larger than 2; outnumber; be bigger than 2; outweigh; top ~ out; go above 2
  a above 2; over 2; higher than 2; greater than 2; more than 2; in excess of 2; larger than 2
  x fall_short
fall_short
  v 1 fall short of 2; 1 be below 2; 1 be under 2; 1 be less than 2; 1 be lower than 2; 1 miss 2; 1 stay below 2; 1 stay under 2; 1 undershoot 2; 1 come in under 2; 1 be smaller than 2
  a below 2; under 2; less than 2; lower than 2; short of 2; smaller than 2; fewer than 2
  x exceed
reach
  v reach; hit; attain; 1 get to 2; 1 arrive at 2; 1 climb to 2; 1 rise to 2; achieve; 1 come to 2; meet
outperform
  v outperform; beat; outdo; 1 be better than 2; 1 do better than 2; surpass; 1 perform better than 2; 1 be superior to 2; 2 be worse than 1; 2 be inferior to 1; 2 lag behind 1; 1 have the edge over 2; 2 do worse than 1; 2 trail 1; outclass; 2 perform worse than 1; 2 fall behind 1; eclipse; outshine; 1 be ahead of 2
  a better than 2; superior to 2; 2 worse than 1; 2 inferior to 1; ahead of 2
equal
  v 1 equal 2; 1 be the same as 2; 1 match 2; 1 be equal to 2; 1 be identical to 2; -1 correspond to 2; 1 be equivalent to 2; 1 be as much as 2; 1 tally with 2; 1 be the same size as 2; 2 be the same as 1; 2 match 1; -1 agree with 2; 1 coincide with 2; -1 be in line with 2; -1 be consistent with 2; -1 square with 2
  a identical to 2; equal to 2; equivalent to 2; the same as 2; 2 identical to 1; 2 equal to 1; on a par with 2
  x differ
differ
  v 1 differ from 2; 1 be different from 2; 1 deviate from 2; 1 be unlike 2; 1 vary from 2; 2 differ from 1; 2 be different from 1; 1 diverge from 2; 1 be at odds with 2; 1 be inconsistent with 2; 1 conflict with 2; 1 contrast with 2; 1 depart from 2
  n difference between 1; discrepancy between 1; mismatch between 1
  a different from 2; unlike 2; inconsistent with 2; dissimilar to 2; at odds with 2
  x equal
contradict
  v contradict; conflict with 2; be at odds with 2; be inconsistent with 2; run counter to 2; be in *conflict with 2; fly in the face of 2; clash with 2; belie; go against 2; refute
  n contradiction of 2 by 1
  x confirm
confirm
  v confirm; corroborate; bear ~ out; back ~ up; substantiate; validate; give *confirmation of 2; verify; -be consistent with 2; attest to 2; testify to 2; +prove 2; -support; uphold
  n confirmation of 2 by 1
  x contradict; deny
deny
  v deny; dispute; contest; reject; refute; issue a *denial of 2; rebut; repudiate; say 2 be not true; dismiss 2 as untrue; disclaim; gainsay; disavow
  n denial of 2 by 1
  x confirm; admit
admit
  v admit; acknowledge; confess to 2; own up to 2; concede; accept 2; plead *guilty to 2; come clean about 2; make an *admission of 2; make a *confession of 2; recognise; recognize; confess; make no secret of 2
  n admission of 2 by 1; confession of 2 by 1; acknowledgement of 2 by 1
  x deny
prove
  v prove; demonstrate; establish; -show; give *proof of 2; provide *proof of 2; furnish *proof of 2; be *proof of 2; -provide *evidence of 2
  n proof of 2 by 1; demonstration of 2 by 1
  x disprove
disprove
  v disprove; refute; debunk; prove 2 wrong; -rebut; falsify; -discredit; invalidate; show 2 to be false; give the lie to 2; explode
  n refutation of 2 by 1
  x prove
show
  v show; demonstrate; -indicate; reveal; -suggest; 1@study find 2; illustrate; -point to 2; 1@study report 2; display; 2 be evident from 1; 2 be clear from 1; provide *evidence of 2; make 2 clear; exhibit; signal; attest; evidence
study
  v study; investigate; examine; look into 2; research; analyse; analyze; carry out a *study of 2; conduct a *study of 2; do *research on 2; explore; inquire into 2; conduct *research on 2; conduct an *investigation into 2; carry out *research into 2; make a *study of 2; probe; -look at 2; delve into 2; carry out an *analysis of 2; perform an *analysis of 2
  n study of 2 by 1; investigation of 2 by 1; research on 2 by 1; analysis of 2 by 1; examination of 2 by 1; research into 2 by 1
investigate
  v investigate; look into 2; probe; conduct an *investigation into 2; carry out an *investigation into 2; -launch an *investigation into 2; inquire into 2; enquire into 2; -open an *investigation into 2; hold an *inquiry into 2; 2 be under *investigation by 1; open a *probe into 2; examine; carry out a *probe into 2; start an *investigation into 2; hold an *enquiry into 2; 2 be the *subject of an investigation by 1; make *inquiry into 2
  n investigation of 2 by 1; investigation into 2 by 1; probe into 2 by 1; inquiry into 2 by 1
  p investigator
measure
  v measure; gauge; take the *measurement of 2; quantify; take a *measurement of 2; determine the *size of 2
  n measurement of 2 by 1
calculate
  v calculate; work ~ out; compute; figure ~ out; make a *calculation of 2; -estimate; -reckon; determine; -put a *figure on 2; tot ~ up
  n calculation of 2 by 1; computation of 2 by 1
estimate
  v estimate 2 at 3; put 2 at 3; reckon 2 at 3; assess 2 at 3; give an *estimate of 2; value 2 at 3; gauge 2 at 3; make an *estimate of 2; evaluate 2 at 3; peg 2 at 3
  n estimate of 2 by 1; estimation of 2 by 1
predict
  v predict; forecast; foresee; project; anticipate; make a *prediction of 2; make a *forecast of 2; foretell; expect; prophesy; envisage
  n prediction of 2 by 1; forecast of 2 by 1; projection of 2 by 1
compare
  v compare 2 with 3; compare 2 to 3; make a *comparison of 2 with 3; draw a *comparison between 2; set 2 against 3; contrast 2 with 3; liken 2 to 3
  n comparison of 2 with 3 by 1
assess
  v assess; evaluate; judge; appraise; carry out an *assessment of 2; make an *assessment of 2; conduct an *evaluation of 2; weigh ~ up; size ~ up; conduct an *assessment of 2; rate; gauge; carry out an *evaluation of 2; take stock of 2; value
  n assessment of 2 by 1; evaluation of 2 by 1; appraisal of 2 by 1
review
  v review; go over 2; go through 2; look ~ over; look through 2; look over 2; carry out a *review of 2; conduct a *review of 2; undertake a *review of 2; examine; check; reconsider; take another *look at 2; give 2 a *review; inspect; read through 2; 2 be under *review by 1; run through 2
  n review of 2 by 1; examination of 2 by 1
  p reviewer
inspect
  v inspect; check; examine; carry out an *inspection of 2; conduct an *inspection of 2; look ~ over; check ~ over; go over 2; do a *check of 2; make an *inspection of 2; perform an *inspection of 2; give 2 a *check; run a *check on 2; scrutinise; scrutinize; survey
  n inspection of 2 by 1; check of 2 by 1; examination of 2 by 1
  p inspector
audit
  v audit; conduct an *audit of 2; carry out an *audit of 2; perform an *audit of 2; 2 undergo an *audit by 1
  n audit of 2 by 1
  p auditor
contribute
  v 1 contribute to 2; 1 play a *part in 2; 1 be a *factor in 2; 1 play a *role in 2; 1 help cause 2; make a *contribution to 2; 1 be one *cause of 2; 1 add to 2; 1 have a *hand in 2; 1 be partly *responsible for 2
  n contribution of 1 to 2
destroy
  v destroy; wreck; ruin; wipe ~ out; demolish; reduce 2 to rubble; lay *waste to 2; tear ~ down; +raze; obliterate; bring ~ down; annihilate; knock ~ down; +flatten; level; +burn ~ down; +blow ~ up; write ~ off; devastate
  n destruction of 2 by 1; demolition of 2 by 1; ruin of 2
  > damage
damage
  v damage; harm; do *damage to 2; cause *damage to 2; injure; +break; hurt; impair; inflict *damage on 2; 2 suffer *damage; 2 sustain *damage; mar; spoil; 2 be hit by 1; leave 2 damaged; +deface; +dent
  n damage to 2 by 1; harm to 2 by 1
  x repair_thing
repair_thing
  v repair; fix; mend; restore; patch ~ up; make *repair to 2; carry out *repair on 2; put ~ right; +overhaul; +renovate; +refurbish; do ~ up; 2 undergo *repair
  n repair of 2 by 1; restoration of 2 by 1; renovation of 2 by 1; refurbishment of 2 by 1
build
  v build; construct; put ~ up; erect; make; assemble; raise; 2 go up; develop; carry out the *construction of 2; throw ~ up
  n construction of 2 by 1; building of 2 by 1; assembly of 2 by 1
  p builder; constructor; developer
  x demolish
demolish
  v demolish; tear ~ down; pull ~ down; knock ~ down; raze; dismantle; take ~ down; bulldoze; take ~ apart
  n demolition of 2 by 1; dismantling of 2 by 1
  x build
produce
  v produce; make; manufacture; turn ~ out; generate; churn ~ out; fabricate; 2 come from 1; create; output; 2 be the work of 1
  n production of 2 by 1; manufacture of 2 by 1; generation of 2@power by 1
  p producer; manufacturer; maker
create
  v create; make; produce; +design; +develop; come up with 2; devise; +build; set ~ up; bring 2 into being; form; put ~ together; draw ~ up; generate; originate; 2 be the *work of 1; 2 be the *creation of 1; 2 be the *brainchild of 1; craft
  n creation of 2 by 1; +development of 2 by 1; +design of 2 by 1
  p creator; author; +designer; +developer; maker; +architect; +inventor
invent
  v invent; come up with 2; devise; be the *inventor of 2; think ~ up; dream ~ up; 2 be the *invention of 1; conceive
  n invention of 2 by 1
  p inventor
discover
  v discover; find; uncover; come across 2; make the *discovery of 2; unearth; 2 come to light; make a *discovery of 2; stumble on 2; stumble across 2; dig ~ up; hit upon 2; find ~ out; learn of 2; detect
  n discovery of 2 by 1
  p discoverer
solve
  v solve; crack; work ~ out; find a *solution to 2; resolve; figure ~ out; sort ~ out; find the *answer to 2; come up with a *solution to 2; get to the bottom of 2; puzzle ~ out
  n solution of 2 by 1; solution to 2 by 1
  x unsolved
unsolved
  a 2 unsolved; 2 unresolved; 2 not solved; 2 without a solution
  ! solve
use
  v use; make *use of 2; utilise; utilize; employ; draw on 2; put 2 to use; rely on 2; avail ~ of 2; apply; exploit; have *recourse to 2; deploy; work with 2; 2 be in *use by 1; resort to 2
  n use of 2 by 1; usage of 2 by 1; utilisation of 2 by 1; utilization of 2 by 1
  p user
  a 2 in use by 1
develop
  v develop; work ~ up; come up with 2; evolve; draw ~ up; put ~ together; devise
  n development of 2 by 1
  p developer
add
  v 1 add 2 to 3; 1 include 2 in 3; put ~ in; 1 insert 2 into 3; 1 attach 2 to 3; 1 append 2 to 3; 1 put 2 on 3; 1 bring 2 into 3; 1 incorporate 2 into 3; 1 tack 2 onto 3; 1 enter 2 in 3; 1 introduce 2 into 3
  n addition of 2 to 3 by 1; inclusion of 2 in 3 by 1
  x remove
remove
  v 1 remove 2 from 3; take 2 out of 3; take ~ off; take ~ away; 1 delete 2 from 3; strip ~ out; 1 eliminate 2 from 3; get rid of 2; drop 2 from 3; 1 withdraw 2 from 3; cut 2 from 3; strike 2 from 3; take 2 off 3; do away with 2; pull 2 from 3; 1 erase 2 from 3; clear ~ away; 1 extract 2 from 3; rip ~ out; 1 omit 2 from 3; rid 3 of 2; weed ~ out
  n removal of 2 from 3 by 1; elimination of 2 from 3 by 1; deletion of 2 from 3 by 1
  x add; keep
separate
  v separate 2 from 3; keep 2 apart from 3; divide 2 from 3; split 2 from 3; part 2 from 3; isolate 2 from 3; segregate 2 from 3
  n separation of 2 from 3
  a 2 separate from 3; 2 apart from 3
  x combine
combine
  v combine 2 with 3; mix 2 with 3; merge 2 with 3; blend 2 with 3; bring 2 together; put 2 together; join 2 with 3; unite 2 with 3; fuse 2 with 3; pair 2 with 3; integrate 2 with 3
  n combination of 2 with 3; mixture of 2 with 3; blend of 2 with 3
  x separate
convert
  v ^convert 2 into 3; ^turn 2 into 3; change 2 into 3; transform 2 into 3; 2 become 3; make 2 into 3; make 3 out of 2; ^convert 2 to 3
  n conversion of 2 into 3 by 1; transformation of 2 into 3
lack
  v 1 lack 2; 1 have no 2; 1 be without 2; -1 be short of 2; 1 do not have 2; 1 be missing 2; 2 be missing from 1; 1 be devoid of 2; 1 want for 2; -1 run short of 2; 1 be free of 2
  n lack of 2; absence of 2; -shortage of 2
  a without 2; devoid of 2; -short of 2; free of 2; free from 2
  ! have
have
  v 1 have 2; +1 possess 2; 1 be equipped with 2; 1 come with 2; 1 feature 2; 1 be fitted with 2; 1 boast 2; 1 offer 2; 1 enjoy 2; 1 be endowed with 2; +1 own 2; 1 be provided with 2
  a equipped with 2; fitted with 2; furnished with 2
located
  v 1 be located in 2; 1 be in 2; 1 be situated in 2; 1 lie in 2; 1 be based in 2; 1 stand in 2; 1 sit in 2; +1 have ~ seat in 2; +1 have ~ *headquarters in 2; +1 be headquartered in 2; 2 be the location of 1; 2 be home to 1; 2 house 1; 1 be sited in 2; +1 have its base in 2; 2 host 1
  a located in 2; situated in 2; based in 2; +headquartered in 2
originate
  v 1 come from 2; 1 originate in 2; 1 originate from 2; 1 be from 2; 1 hail from 2; 1 stem from 2; 1 have ~ origin in 2; 1 date from 2; 1 derive from 2; 1 date back to 2; 1 go back to 2; 1 have ~ root in 2; 1 be a native of 2
  a native to 2; originally from 2
last
  v 1 last 2; 1 take 2; 1 go on for 2; 1 run for 2; 1 continue for 2; 1 extend over 2; 1 have a *duration of 2; 1 last for 2; 1 run 2 long; 1 stretch over 2; 1 have a *length of 2; 1 have a *term of 2; 1 have a *period of 2; 1 be for 2; 1 have a running *time of 2
weigh
  v 1 weigh 2; 1 have a *weight of 2; 1 tip the scales at 2; 1 come in at 2
measure_size
  v 1 measure 2; 1 have a *size of 2; 1 have an *area of 2; 1 have a *length of 2; 1 cover 2; 1 span 2; 1 have a *height of 2; 1 stand 2 tall; 1 extend over 2
hold_capacity
  v 1 hold 2; 1 seat 2; 1 accommodate 2; 1 have a *capacity of 2; 1 have *room for 2; 1 have *space for 2; 1 fit 2; 1 sleep 2; 1 take 2; 1 have seating for 2; there be *room for 2 in 1; there be *space for 2 in 1
named
  v 1 be called 2; 1 be named 2; 1 be known as 2; 1 go by the *name of 2; 1 have the *name 2; 1 bear the *name 2; 1 be titled 2; 1 be entitled 2; 1 be dubbed 2
  a called 2; named 2; known as 2; titled 2; entitled 2
rename
  v rename 2 to 3; change the *name of 2 to 3; 2 become 3; rebrand 2 as 3; 2 be now called 3; 2 change ~ *name to 3; rename 2 3; retitle 2 3; 2 be known as 3
  n renaming of 2 to 3; rebranding of 2 as 3
mean
  v 1 mean 2; 1 stand for 2; 1 signify 2; 1 denote 2; 1 represent 2; 1 be short for 2; 1 be an abbreviation of 2; -1 imply 2; 1 translate as 2; 1 be an acronym for 2; 1 refer to 2
  a short for 2; an abbreviation of 2; an acronym for 2
`;
