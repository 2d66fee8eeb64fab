/** Requests and decisions, contracts and subscriptions, plans and meetings, rules. */
export const DEALINGS = `
request
  v request; ask for 2; make a *request for 2; put in a *request for 2; +apply for 2; +put in for 2; submit a *request for 2; +file a *request for 2; +demand; +call for 2; seek; +petition for 2; +beg for 2; +insist on 2
  n request for 2 by 1
apply_for
  v put in an *application for 2; submit an *application for 2; make an *application for 2; file an *application for 2; send in an *application for 2; hand in an *application for 2
  i 1 apply for 2; file for 2; +reapply for 2
  n application for 2 by 1
  p 1 applicant for 2
  > request
submit
  v 1 submit 2 to 3; hand ~ in; send ~ in; turn ~ in; lodge; file; put ~ in; 1 hand 2 in to 3; enter; +resubmit; tender; deposit 2 with 3
  n submission of 2 by 1
approve
  v approve; authorise; authorize; okay; sanction; +ratify; greenlight; green-light; sign off 2; sign off on 2; sign ~ off; give 2 the green *light; give ~ green *light to 2; give *approval to 2; give ~ *approval to 2; give 2 the go-ahead; give ~ *go-ahead to 2; give ~ *consent to 2; grant ~ *approval; give ~ *authorization for 2; give ~ *blessing to 2; give 2 ~ *blessing; +wave ~ through; +rubber-stamp; give 2 the thumbs up; give 2 the nod; give the *nod to 2; give 2 the all-clear; clear; -endorse; pass 2@law; 2 get the green *light from 1; 2 get the go-ahead from 1; 2 receive *approval from 1; 2 win *approval from 1; 2 get *approval from 1; consent to 2
  n approval of 2 by 1; authorization of 2 by 1; authorisation of 2 by 1; sign-off on 2 by 1
  a 2 approved
  x reject
reject
  v reject; decline; refuse; turn ~ down; knock ~ back; dismiss; throw ~ out; say no to 2; rebuff; spurn; vote ~ down; +veto; deny; give 2 the thumbs down; shoot ~ down; rule against 2; disapprove; issue a *rejection of 2; -withhold ~ approval of 2; issue a *refusal of 2; pass on 2@message
  n rejection of 2 by 1; refusal of 2 by 1; denial of 2 by 1
  x accept; approve; grant
accept
  v accept; -take ~ up; say yes to 2; agree to 2; take ~ on; jump at 2
  n acceptance of 2 by 1
withdraw
  v withdraw; take ~ back; pull ~ back; retract; pull out of 2; drop; back out of 2; +rescind; pull 2@article; take 2@article down; issue a *retraction of 2@article
  n withdrawal of 2 by 1; retraction of 2 by 1
revoke
  v revoke; rescind; withdraw; take ~ away; repeal; annul; strip 3 of 2; cancel; overturn; nullify; void; declare 2 void; invalidate
  n revocation of 2 by 1; withdrawal of 2 by 1
  x grant; reinstate
reinstate
  v reinstate; restore; bring ~ back; give ~ back; put ~ back; reactivate
  n reinstatement of 2 by 1
cancel_plan
  v cancel; call ~ off; scrap; scrub; axe; abandon; drop; pull the *plug on 2; 2 fall through; abort; bin
  n cancellation of 2 by 1; cancelation of 2 by 1
  x go_ahead
go_ahead
  v 1 go ahead; 1 take place; 1 happen; 1 occur; 1 proceed; 1@meeting be held; go ahead as planned; 1 come off
postpone
  v postpone; put ~ off; delay; defer; push ~ back; reschedule 2 for a later date; hold ~ over; +shelve; move 2 to a later date; 2 be pushed back; +adjourn; table; put 2 on hold; +put ~ on the back burner; push ~ out
  n postponement of 2 by 1; deferral of 2 by 1; delay of 2
  x bring_forward; cancel_plan
bring_forward
  v bring ~ forward; move ~ up; advance; move ~ forward; hold 2 earlier; pull ~ forward
reschedule
  v reschedule; move 2 to 3; rearrange; change the *date of 2; set a new *date for 2; +postpone 2 to 3; shift 2 to 3; +bring 2 forward to 3; rebook; change the *time of 2; +push 2 back to 3; +put 2 off until 3; +put 2 off to 3
schedule
  v schedule; set ~ up; arrange; plan; fix; 2 be set for 3; 2 be due to take place on 3; timetable; set a *date for 2; book; pencil ~ in; line ~ up; slate
hold_meeting
  v 1 hold 2@meeting; 2@meeting take place; +1 host 2; 1 conduct 2; put ~ on; 1 stage 2; 1 run 2@meeting; +1 organise 2; +1 organize 2; 1 have 2@meeting; +chair 2@meeting
cancel_subscription
  v cancel; terminate; end; 1 opt out of 2; 1 unsubscribe from 2; discontinue; 1 leave 2; stop; close; cut ~ off
  n cancellation of 2 by 1; termination of 2 by 1
  x renew; continue; reinstate
renew
  v ^renew; extend 2@contract; roll ~ over; sign up for another year of 2; prolong
  n renewal of 2 by 1; extension of 2 by 1
  x expire; terminate
expire
  v 1 expire; 1 lapse; 1 run out; 1 come to an end; 1@contract end; 1 be no longer valid; 1 cease to be valid
  n expiry of 1; expiration of 1
  a 1 expired; -1 out of date; 1 past its expiry date; 1 no longer valid; 1 lapsed
  x valid
valid
  a 1 valid; 1 in force; 1 still valid; 1 in effect; 1 effective; 1 current
  v 1 remain in force; 1 apply; 1 have not expired
  x expire
terminate
  v terminate; end; put an *end to 2; bring 2 to an end; cancel; pull out of 2; break ~ off; wind ~ up; dissolve; 1 give *notice on 2; 1 exit 2@contract; 2@contract come to an end
  n termination of 2 by 1
  x renew; continue
continue
  v ^continue; carry on with 2; go on with 2; keep ~ going; 1 proceed with 2; 1 press on with 2; maintain; 1 persist with 2; 1 stick with 2; keep ~ up
  n continuation of 2
  x stop
stop
  v ^stop; halt; cease; discontinue; give ~ up; end; put a *stop to 2; bring 2 to a halt; quit; 2 come to a halt; 2 come to an end; put an *end to 2; 2 grind to a halt; +suspend
  x continue; start
start
  v ^start; ^begin; commence; launch; kick ~ off; initiate; open; set 2 in motion; get 2 under way; get ~ off the ground; embark on 2; 2 get under way; set out on 2; get down to 2; enter into 2
  n start of 2; launch of 2; beginning of 2
  a 2 under way; 2 underway
  x stop; finish
finish
  v ^finish; complete; conclude; finalise; finalize; wrap ~ up; round ~ off; get ~ done; bring 2 to completion; -2 come to an end; 2@meeting end; see ~ through; 2 be done; get through 2; put the finishing *touch to 2
  n completion of 2 by 1
  a 2 complete; 2 finished; 2 done; 2 over
  x unfinished
unfinished
  a 2 incomplete; 2 unfinished; 2 not done; 2 half-finished; 2 still under way; 2 ongoing; 2 in progress; 2 not finished
resume
  v ^resume; restart; pick 2 up again; start 2 again; take 2 up again; go back to 2; 1 return to 2
  n resumption of 2 by 1
  > start
pause
  v pause; suspend; put 2 on hold; freeze; place 2 on hold; halt 2 temporarily; interrupt; stop 2 temporarily
  n suspension of 2; pause in 2
  a 2 on hold
  x resume
subscribe
  v take out a *subscription to 2; 1 have a *subscription to 2; take out *membership of 2; -1 join 2; 1 opt into 2
  i 1 subscribe to 2; 1 sign up for 2; 1 sign up to 2; 1 opt in to 2
  n subscription to 2 by 1
  p subscriber to 2
  x unsubscribe
unsubscribe
  v 1 unsubscribe from 2; 1 opt out of 2; cancel ~ subscription to 2; end ~ subscription to 2; 1 leave 2
register
  v put ~ name down for 2; 1 join 2
  i 1 register for 2; 1 sign up for 2; 1 enrol in 2; 1 enroll in 2; 1 enrol on 2; 1 enrol for 2
  n registration for 2 by 1; enrolment in 2 by 1; enrollment in 2 by 1
upgrade
  v upgrade; 1 move 2 up to 3; 1 switch 2 to a higher plan; 1 move to a higher plan
  n upgrade of 2 to 3
  x downgrade
downgrade
  v downgrade; 1 move 2 down to 3; 1 switch 2 to a lower plan; 1 move to a lower plan
  n downgrade of 2 to 3
  x upgrade
switch_plan
  i 1 switch 2 to 3; 1 change 2 to 3; 1 move 2 to 3; 1 convert 2 to 3; 1 transfer 2 to 3; 1 migrate 2 to 3
sign_contract
  v sign; put ~ signature to 2; put ~ name to 2; ink; 1 append ~ signature to 2; conclude 2@contract; enter into 2@contract; 1 set ~ hand to 2; +countersign; +co-sign; 2 bear the *signature of 1
  n signing of 2 by 1; signature of 2 by 1
  p signatory to 2
  a 2 signed
  x unsigned
unsigned
  a 2 unsigned; 2 not signed; 2 without a signature; 2 awaiting signature
  ! sign_contract
breach
  v breach; violate; break; be in *breach of 2; infringe; contravene; go against 2; fail to comply with 2; fall foul of 2; be in *violation of 2; commit a *breach of 2; fail to honour 2; run afoul of 2; flout; renege on 2; transgress
  n breach of 2 by 1; violation of 2 by 1; infringement of 2 by 1
  a in breach of 2; in violation of 2
  x comply
comply
  v 1 comply with 2; 1 abide by 2; 1 adhere to 2; 1 conform to 2; meet 2; observe; follow; obey; 1 be in *compliance with 2; 1 stick to 2; fulfil; fulfill; honour; honor; satisfy; respect; keep to 2; be in line with 2; act in accordance with 2
  n compliance with 2 by 1; adherence to 2 by 1
  a 1 compliant with 2; 1 in compliance with 2; 1 in line with 2; 1 in accordance with 2; 1 in keeping with 2
  x breach
require
  v 1 require 2; 1 demand 2; 1 call for 2; 1 necessitate 2; need; 2 be required for 1; 2 be needed for 1; 2 be necessary for 1; make 2 mandatory; make 2 compulsory; make 2 obligatory
  n requirement of 2
mandatory
  a 1 mandatory; 1 compulsory; 1 obligatory; 1 required; 1 a must; 1 a requirement; 1 not optional
  x optional
optional
  a 1 optional; 1 voluntary; 1 not required; 1 not mandatory; 1 at your discretion; 1 not compulsory; 1 not obligatory
  ! mandatory
allow
  v allow; permit; let; give *permission for 2; give 2 *permission; authorise; authorize; -enable; grant *permission for 2; say yes to 2
  n permission for 2; authorisation for 2
  a 2 permitted; 2 allowed; 2 permissible; 2 authorised; 2 authorized
  x forbid
forbid
  v forbid; prohibit; ban; bar; outlaw; disallow; rule ~ out; make 2 illegal; impose a *ban on 2; 2 be against the rule; bring in a *ban on 2; put a *ban on 2; introduce a *ban on 2; proscribe
  n ban on 2 by 1; prohibition of 2; prohibition on 2
  a 2 forbidden; 2 prohibited; 2 banned; 2 off limits; 2 not allowed; 2 not permitted; 2 out of bounds; 2 against the rules; 2 impermissible
  ! allow
entitled
  a 1 entitled to 2; 1 eligible for 2; 1 due 2; 1 qualified for 2
  v 1 qualify for 2; 1 have a *right to 2; 1 be entitled to 2; 1 have an *entitlement to 2
  n entitlement of 1 to 2; eligibility of 1 for 2
  x ineligible
ineligible
  a 1 ineligible for 2; 1 not entitled to 2; 1 not eligible for 2; 1 excluded from 2
  v 1 have no *right to 2; 1 fail to qualify for 2
  ! entitled
exempt
  v let ~ off
  i exempt 2 from 3; excuse 2 from 3; release 2 from 3
  a 2 exempt from 3; 2 excused from 3; 2 not subject to 3; 2 free from 3
  n exemption of 2 from 3
  x subject_to
subject_to
  a 2 subject to 3; 2 liable to 3; 2 liable for 3
  x exempt
cover
  v 1 cover 2; 2 be included in 1; 2 be insured under 1; 1 extend to 2; 1 insure 2
  n coverage of 2 by 1
  x not_cover
not_cover
  v 1 exclude 2; 1 leave 2 out; 1 leave ~ out; 2 fall outside 1; 2 be excluded from 1
  ! cover
include
  v include; contain; comprise; 1 have 2; 2 be on 1; 2 be part of 1; 2 be included in 1; 2 come with 1; 1 come with 2; 2 be among 1; 2 belong to 1; incorporate; encompass; 2 form part of 1; feature
  n inclusion of 2 in 1
  x exclude
exclude
  v exclude; leave ~ out; omit; 2 be not part of 1; skip
  n exclusion of 2 from 1; omission of 2 from 1
  ! include
contain
  v contain; hold; 2 be in 1; 2 be inside 1; house; 2 be contained in 1; include; have 2 in it
consist_of
  v 1 consist of 2; 2 make 1 up; 1 comprise 2; 1 be composed of 2; 2 constitute 1; 2 form 1
apply_to
  v 1 apply to 2; 1 hold for 2; 1 be valid for 2; 2 be subject to 1; 1 govern 2; 1 be applicable to 2; 1 concern 2; 1 be binding on 2; 1 extend to 2; 1 be good for 2
  a 1 applicable to 2; 1 valid for 2; 1 binding on 2
take_effect
  v 1 take *effect; 1 come into force; 1 come into effect; 1 enter into force; 1@law kick in; 1@law start; 1 become effective; 1 go into effect; 1 become law; 1@law begin; 1 apply from 2; 1 be in force from 2; 1 be effective from 2; 1 be effective as of 2
  n entry into force of 1
pass_law
  v pass; adopt; +enact; vote ~ through; +2 become law; -approve 2@law; 2@law go through; +vote 2 into law
  n passage of 2 by 1; adoption of 2 by 1; +enactment of 2 by 1
  x repeal; reject
repeal
  v repeal; abolish; scrap; do away with 2; strike ~ down; get rid of 2; abrogate; revoke; take 2 off the books; rescind
  n repeal of 2 by 1; abolition of 2 by 1
  x pass_law
amend
  v amend; modify; change; revise; alter; make an *amendment to 2; make a *change to 2; make *change to 2; update; edit; reword; adjust; make an *adjustment to 2; make a *revision to 2
  n amendment to 2 by 1; modification of 2 by 1; revision of 2 by 1; change to 2 by 1; alteration of 2 by 1
enforce
  v enforce; put 2 into force; implement; carry ~ out; apply 2@law; impose; police
  n enforcement of 2 by 1
agree
  v 1 agree on 2; 1 reach an *agreement on 2; 1 come to an *agreement on 2; 1 strike a *deal on 2; 1 reach a *deal on 2; 1 settle on 2; 1 make a *deal on 2; 1 come to terms on 2; 1 be in *agreement on 2; 1 shake hands on 2; 1 reach a *consensus on 2; 1 clinch a *deal on 2
  n agreement on 2; deal on 2; consensus on 2
  x disagree
disagree
  v 1 disagree on 2; 1 disagree about 2; 1 disagree with 2; 1 be at odds over 2; 1 be in *disagreement over 2; 1 fail to agree on 2; 1 take *issue with 2; 1 differ on 2; 1 fall out over 2; 1 be divided over 2
  n disagreement over 2; disagreement about 2
decide
  v decide; make a *decision on 2; come to a *decision on 2; reach a *decision on 2; take a *decision on 2; decide on 2; determine; resolve; make up ~ mind about 2; opt for 2; settle on 2; rule on 2; arrive at a *decision on 2; make the *decision to 2
  n decision on 2 by 1; decision of 1 on 2; ruling on 2 by 1
choose
  v choose; select; pick; opt for 2; go for 2; settle on 2; decide on 2; plump for 2; pick ~ out; make a *choice of 2; single ~ out; go with 2; +elect; -shortlist
  n choice of 2 by 1; selection of 2 by 1
  a 2 chosen
propose
  v propose; suggest; put ~ forward; +recommend; make a *proposal for 2; make a *suggestion of 2; come up with 2; table; advance; float; moot
  n proposal of 2 by 1; suggestion of 2 by 1; +recommendation of 2 by 1
recommend
  v recommend; advise; make a *recommendation of 2; give ~ *recommendation to 2; advocate; endorse; speak in favour of 2
  n recommendation of 2 by 1
advise_against
  v 1 advise against 2; 1 recommend against 2; 1 warn against 2; 1 discourage 2; 1 caution against 2; 1 counsel against 2
  n warning against 2 by 1
  x recommend
vote_for
  v 1 vote for 2; 1 vote in favour of 2; 1 vote in favor of 2; -1 back 2; -1 support 2; cast ~ vote for 2; give ~ vote to 2
  x vote_against
vote_against
  v 1 vote against 2; -1 oppose 2; cast ~ vote against 2
  x vote_for
support
  v 1 support 2; 1 back 2; 1 be in favour of 2; 1 be in favor of 2; 1 endorse 2; 1 stand behind 2; 1 be behind 2; 1 stand by 2; 1 side with 2; give ~ *support to 2; lend ~ *support to 2; throw ~ weight behind 2; champion; 2 have the *support of 1; 2 enjoy the *support of 1; come out in *support of 2; get behind 2; advocate; 2 have the *backing of 1; be for 2
  n support of 1 for 2; backing of 1 for 2; endorsement of 2 by 1
  a in favour of 2; in favor of 2
  p supporter; backer; advocate; proponent
  x oppose
oppose
  v 1 oppose 2; 1 be against 2; 1 object to 2; 1 be opposed to 2; 1 come out against 2; 1 speak out against 2; 1 raise an *objection to 2; 1 fight 2; 1 campaign against 2; 1 resist 2; 1 stand against 2; 1 have an *objection to 2; 1 argue against 2; 1 take a *stand against 2; 1 protest against 2
  n opposition of 1 to 2; objection of 1 to 2
  a opposed to 2; against 2
  p opponent; critic
  x support
promise
  v promise; pledge; vow; give ~ *word on 2; make a *promise of 2; commit to 2; +guarantee; undertake; make a *commitment to 2; make a *pledge of 2; swear
  n promise of 2 by 1; pledge of 2 by 1; commitment of 1 to 2
refuse_to
  v refuse; decline; be unwilling; turn ~ down; say no; balk at 2
threaten
  v threaten; make a *threat against 2; issue a *threat against 2; menace; issue a *threat to 2; intimidate
  n threat by 1 against 2
try
  v try; attempt; make an *attempt at 2; have a *go at 2; seek; endeavour; endeavor; make an *effort; strive; give 2 a *try
  n attempt at 2 by 1
succeed
  v 1 succeed; 1 manage; 1 be successful in 2; 1 pull ~ off; 1 make it; 1 have *success with 2; 1 work out
  a successful in 2
  x fail
fail
  v 1 fail; 1 be unsuccessful; 1 fall through; 1 come to nothing; 1 meet with *failure; 1 fall short; 1 flop; 1 end in *failure
  n failure of 1
  a unsuccessful; a failure
  ! succeed
`;
