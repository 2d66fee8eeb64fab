/** Staff, courts, authorities, schools and clinics: what they decide, examine and hand down. */
export const INSTITUTIONS = `
vet
  v vet; screen; carry out a background *check on 2; run a background *check on 2; do a background *check on 2; conduct a background *check on 2; 2 undergo a background *check by 1; check the *background of 2; 2 be subject to a background *check by 1; subject 2 to a background *check; run a security *check on 2; carry out a security *check on 2
  n vetting of 2 by 1; screening of 2 by 1; background check of 2 by 1; background check on 2 by 1
shelve
  v shelve; put 2 on ice; put 2 on the back burner; mothball; put 2 on the shelf; park 2@motion; lay 2 aside
  n shelving of 2 by 1
  > postpone
flag
  v flag; flag ~ up; mark 2 as suspicious; mark 2 as suspect; mark 2 for review; raise a *flag on 2; put a *flag on 2; mark 2 as questionable; red-flag
launch_inquiry
  v 1 launch an *inquiry into 2; 1 open an *inquiry into 2; 1 begin an *inquiry into 2; 1 start an *inquiry into 2; 1 launch an *enquiry into 2; 1 open an *enquiry into 2; 1 start an *enquiry into 2; 1 launch an *investigation into 2; 1 open an *investigation into 2; 1 begin an *investigation into 2; 1 start an *investigation into 2; 1 initiate an *investigation into 2; 1 launch an *investigation of 2; 1 open an *investigation of 2; 1 launch a *probe into 2; 1 open a *probe into 2; 1 start a *probe into 2; 1 begin a *probe into 2; 1 begin investigating 2; 1 start investigating 2; 1 begin to investigate 2; 1 start to investigate 2; 2 come under *investigation by 1; 1 set up an *inquiry into 2
close_inquiry
  v 1 close the *inquiry into 2; 1 end the *inquiry into 2; 1 conclude the *inquiry into 2; 1 close the *investigation into 2; 1 end the *investigation into 2; 1 conclude the *investigation into 2; 1 close the *probe into 2; +1 drop the *investigation into 2; 1 complete the *investigation into 2; 1 finish the *investigation into 2
  x launch_inquiry
lift_ban
  v lift 2@ban; end 2@ban; remove 2@ban; drop 2@ban; scrap 2@ban; abolish 2@ban; repeal 2@ban; revoke 2@ban; rescind 2@ban; do away with 2@ban; put an *end to 2@ban; withdraw 2@ban; cancel 2@ban
  n lifting of 2 by 1; removal of 2 by 1; abolition of 2 by 1; end of 2
  x impose_ban
impose_ban
  v impose 2@ban on 3; introduce 2@ban; bring in 2@ban; bring 2@ban in; put 2@ban in place; slap 2@ban on 3; place 2@ban on 3; put 2@ban on 3; enact 2@ban; decree 2@ban
  n imposition of 2 on 3 by 1; introduction of 2 by 1
  x lift_ban
certify
  v certify; accredit; give 2 *accreditation; issue a *certificate for 2; award 2 *certification; grant 2 *certification; give 2 *certification; issue 2 with a *certificate; grant 2 *accreditation; 2 receive *certification from 1; 2 receive *accreditation from 1; 2 gain *certification from 1; 2 obtain *certification from 1
  n certification of 2 by 1; accreditation of 2 by 1
  a 2 certified by 1; 2 accredited by 1
license
  v license; licence; grant 2 a *licence; give 2 a *licence; issue 2 a *licence; issue a *licence to 2; issue 2 with a *licence; grant 2 a *license; give 2 a *license; issue 2 a *license; issue a *license to 2; grant a *licence to 2; grant a *license to 2; 2 be granted a *licence by 1; 2 receive a *licence from 1; 2 obtain a *licence from 1; 2 get a *licence from 1; 2 receive a *license from 1; 2 get a *license from 1
  n licensing of 2 by 1
  x lose_licence
lose_licence
  v 1 revoke the *licence of 2; 1 withdraw the *licence of 2; 1 take away the *licence of 2; 2 lose ~ *licence; 1 strip 2 of ~ *licence; 1 cancel the *licence of 2; 1 revoke the *license of 2; 1 withdraw the *license of 2; 2 lose ~ *license; 1 cancel the *license of 2
rule_for
  v 1 rule in favour of 2; 1 rule in favor of 2; 1 find for 2; 1 decide in favour of 2; 1 decide in favor of 2; 1 find in favour of 2; 1 find in favor of 2; 1 side with 2; 1 rule for 2; 2 win ~ *case before 1; 1 decide for 2; 1 give *judgment for 2; 1 give *judgment in favour of 2
  n ruling in favour of 2 by 1; decision in favour of 2 by 1; judgment in favour of 2 by 1
  x rule_against
rule_against
  v 1 rule against 2; 1 find against 2; 1 decide against 2; 2 lose ~ *case before 1; 1 give *judgment against 2
  n ruling against 2 by 1; decision against 2 by 1; judgment against 2 by 1
  x rule_for
settle_dispute
  v +settle 2@problem out of court; settle 2@problem; reach a *settlement in 2; reach a *settlement over 2; come to a *settlement in 2; agree a *settlement in 2; agree on a *settlement in 2; agree to settle 2@problem; resolve 2@problem by agreement
  n settlement of 2 by 1; out-of-court settlement of 2
testify
  v 1 testify against 2; 1 give *evidence against 2; 1 bear *witness against 2; 1 appear as a *witness against 2
summon
  v summon; summons; subpoena; call 2 before 3; serve 2 with a *summons; issue a *summons to 2; order 2 to appear; issue a *subpoena to 2; 2 receive a *summons from 1
  n summons of 2 by 1
extradite
  v extradite 2 to 3; -hand 2 over to 3; -surrender 2 to 3
  n extradition of 2 to 3 by 1
deport
  v deport 2 to 3; -expel 2 from 4; -send 2 back to 3; remove 2 from the country
  n deportation of 2 by 1
bail
  v release 2 on bail; grant 2 *bail; give 2 *bail; free 2 on bail; 2 be granted *bail; 2 get *bail; 2 be let out on bail; bail; let 2 out on bail
  n release of 2 on bail
  x refuse_bail
refuse_bail
  v refuse 2 *bail; deny 2 *bail; remand 2 in custody; keep 2 in custody; hold 2 without bail; 2 be denied *bail
  x bail
search_premises
  v search; +raid; conduct a *search of 2; carry out a *search of 2; make a *search of 2; +ransack
  n search of 2 by 1
notarise
  v notarise; notarize; have 2 notarised; certify 2 before a notary; have 2 certified by a notary; attest 2 before a notary
  a 2 notarised; 2 notarized
ratify
  v ratify; give *ratification to 2; approve 2@law formally; +sign 2@law into law; adopt 2@law formally
  n ratification of 2 by 1
veto
  v veto; -block 2@motion; use ~ *veto against 2; cast a *veto against 2; exercise ~ *veto over 2; put a *veto on 2; impose a *veto on 2
  n veto of 2 by 1
pardon
  v pardon; grant 2 a *pardon; give 2 a *pardon; grant 2 *clemency; issue a *pardon to 2; grant *clemency to 2; 2 receive a *pardon from 1
  n pardon of 2 by 1
nationalise
  v nationalise; nationalize; take 2 into public ownership; take 2 into state ownership; bring 2 under state *control; bring 2 into public ownership; 2 pass into state ownership
  n nationalisation of 2 by 1; nationalization of 2 by 1
  x privatise
privatise
  v privatise; privatize; sell 2 to private investors; put 2 into private hands; transfer 2 to private ownership; 2 pass into private ownership
  n privatisation of 2 by 1; privatization of 2 by 1
  x nationalise
declare_emergency
  v declare a *state of emergency in 2; impose a *state of emergency in 2; proclaim a *state of emergency in 2; put 2 under a *state of emergency
  n declaration of a state of emergency by 1
tow
  v tow 2 to 3; tow ~ away; haul ~ off; remove 2 by tow truck; take ~ in tow
penalise
  v penalise; penalize; impose a *penalty on 2; punish; sanction; 2 receive a *penalty from 1; inflict a *penalty on 2; discipline; take disciplinary *action against 2; impose a *sanction on 2
  n punishment of 2 by 1; sanction of 2 by 1
discipline
  v discipline; take disciplinary *action against 2; bring disciplinary *proceedings against 2; initiate disciplinary *proceedings against 2; start disciplinary *proceedings against 2
reprimand
  v reprimand; rebuke; give 2 a *reprimand; issue 2 a *reprimand; tell ~ off; give 2 a written *warning; issue 2 a written *warning; admonish; censure; issue a *reprimand to 2; 2 receive a *reprimand from 1; take 2 to task
  n reprimand of 2 by 1; rebuke of 2 by 1
praise_formally
  v commend; give 2 a *commendation; award 2 a *commendation; 2 receive a *commendation from 1
  n commendation of 2 by 1
give_award
  v 1 award 3 2; 1 give 3 2@award; 1 present 3 with 2@award; 1 present 2@award to 3; 3 receive 2@award from 1; 3 be honoured with 2@award by 1; 1 award 2 to 3; 3 win 2@award from 1; 2@award go to 3; 1 honour 3 with 2@award; 3 pick up 2@award; 3 be given 2@award by 1; 3 get 2@award from 1; 3 be presented with 2@award
  n award of 2 to 3 by 1; presentation of 2 to 3 by 1
oust
  v oust; force ~ out; drive ~ out; push ~ out; remove 2 from office; depose; topple; unseat; vote ~ out; throw ~ out; overthrow; bring ~ down; remove 2 as 3; force 2 to resign; force 2 from office
  n ousting of 2 by 1; ouster of 2 by 1; removal of 2 by 1; overthrow of 2 by 1
take_over_post
  v 1 take *office as 2; 1 become 2@job; 1 take over as 2; 1 take up the *post of 2; 1 start as 2; 1 assume the *post of 2; 1 assume *office as 2; 1 be sworn in as 2
headhunt
  v headhunt; poach; lure ~ away; hire ~ away; lure 2 from 3; poach 2 from 3; hire 2 away from 3; -recruit 2 from 3
give_raise
  v give 2 a *raise; give 2 a pay *rise; raise the *pay of 2; raise the *salary of 2; increase the *pay of 2; increase the *salary of 2; 2 get a *raise; 2 get a pay *rise; 2 receive a pay *rise; 2 receive a *raise; put up the *salary of 2; grant 2 a pay *rise; grant 2 a *raise; pay 2 more; put the *salary of 2 up; up the *pay of 2; 2 receive a pay *increase; give 2 a pay *increase; 2 get a pay *increase; award 2 a pay *rise
  x cut_pay
cut_pay
  v cut the *pay of 2; reduce the *pay of 2; cut the *salary of 2; reduce the *salary of 2; lower the *salary of 2; lower the *pay of 2; pay 2 less; 2 take a pay *cut; 2 suffer a pay *cut; give 2 a pay *cut; 2 receive a pay *cut; impose a pay *cut on 2; 2 accept a pay *cut
  x give_raise
onboard_staff
  v onboard; induct; give 2 an *induction; 2 have ~ *induction; give 2 an *onboarding; 2 go through *onboarding; take 2 through *onboarding
  n induction of 2 by 1; onboarding of 2 by 1
work_remotely
  v 1 work from home; 1 work remotely; 1 telecommute; 1 telework; 1 be in the home office; 1 do ~ *work from home; 1 work at home
go_part_time
  v 1 go part-time; 1 switch to part-time work; 1 move to part-time work; 1 change to part-time work; 1 start working part-time; 1 begin working part-time
mentor
  v mentor; act as *mentor to 2; act as a *mentor to 2; be a *mentor to 2; be the *mentor of 2; serve as *mentor to 2; 2 have 1 as ~ mentor
  n mentoring of 2 by 1
  p mentor of 2; mentor to 2
shadow_staff
  v shadow; follow 2 around; accompany 2 to learn; job-shadow
examine_patient
  v examine 2; carry out an *examination of 2; give 2 an *examination; check ~ over; -2 be seen by 1; -see 2@patient; 2 have an *examination by 1; 2 undergo an *examination by 1; perform an *examination of 2
  n examination of 2 by 1
order_test
  v order 2@exam for 3; request 2@exam for 3; ask for 2@exam; send 3 for 2@exam; refer 3 for 2@exam; call for 2@exam; arrange 2@exam for 3
take_scan
  v scan; x-ray; take a *scan of 2; take an *x-ray of 2; do a *scan of 2; perform a *scan of 2; 2 have a *scan; 2 undergo a *scan; 2 have an *x-ray; do an *x-ray of 2; carry out a *scan of 2
  n scan of 2 by 1
test_positive
  v 1 test positive for 2; 1 have a positive *test for 2; 1 return a positive *test for 2; the test of 1 for 2 be positive; 1 be positive for 2; 1 come back positive for 2
  a positive for 2
  x test_negative
test_negative
  v 1 test negative for 2; 1 have a negative *test for 2; 1 return a negative *test for 2; 1 be negative for 2; 1 come back negative for 2; 1 not test positive for 2
  a negative for 2
  x test_positive
refer_patient
  v refer 2 to 3; -send 2 to 3@doctor; give 2 a *referral to 3; write 2 a *referral to 3; 2 get a *referral to 3; 2 receive a *referral to 3; pass 2@patient on to 3; make a *referral of 2 to 3
  n referral of 2 to 3 by 1
administer
  v 1 administer 2@medicine to 3; 1 give 3 2@medicine; 1 give 2@medicine to 3; 3 receive 2@medicine from 1; 3 be given 2@medicine by 1; +1 inject 3 with 2; +1 inject 2 into 3; 3 get 2@medicine from 1; 1 treat 3 with 2@medicine
  n administration of 2 to 3 by 1; +injection of 2 by 1
take_off_medicine
  v take 2 off 3; stop giving 2 3@medicine; discontinue 3@medicine; stop 3@medicine; withdraw 3@medicine; 2 stop taking 3@medicine; 2 come off 3@medicine; 2 be no longer on 3@medicine
allergic
  a allergic to 2; +hypersensitive to 2
  v 1 have an *allergy to 2; 1 suffer from an *allergy to 2; 1 react badly to 2; 2 cause an allergic *reaction in 1; 1 have an allergic *reaction to 2
  n allergy of 1 to 2
  x not_allergic
not_allergic
  a not allergic to 2
  v 1 have no *allergy to 2; 1 tolerate 2; 1 have no allergic *reaction to 2
  ! allergic
pregnant
  a pregnant; expecting; with child
  v 1 expect a *baby; 1 be expecting a *baby; 1 be expecting; 1 be having a *baby
faint
  v 1 faint; 1 pass out; 1 lose *consciousness; 1 black out; 1 swoon; 1 fall unconscious; 1 become unconscious; -1 collapse
  x come_round
come_round
  v 1 come round; 1 regain *consciousness; 1 recover *consciousness
consent
  v 1 consent to 2; 1 give ~ *consent to 2; 1 agree to 2; 1 give ~ *agreement to 2; 1 accept 2; 1 say yes to 2; 1 give *permission for 2; +1 sign the *consent form for 2
  n consent of 1 to 2; agreement of 1 to 2
  x refuse_consent
refuse_consent
  v 1 refuse *consent to 2; 1 withhold ~ *consent to 2; 1 refuse 2; -1 not agree to 2; -1 not consent to 2; 1 decline 2; 1 say no to 2
  x consent
isolate
  v isolate; quarantine; put 2 in quarantine; put 2 in isolation; place 2 in quarantine; place 2 in isolation; keep 2 in isolation; 2 go into *quarantine; 2 go into *isolation; 2 be in quarantine; 2 be in isolation; keep 2 in quarantine; move 2@file to quarantine
  n isolation of 2 by 1; quarantine of 2 by 1
resuscitate
  v resuscitate; revive; bring 2 back to life; bring 2 round
  n resuscitation of 2 by 1
miss_deadline_for
  v miss the *deadline for 2; not hand 2 in on time; not submit 2 on time; fail to hand 2 in on time; fail to submit 2 on time; not hand 2 in by the deadline; not submit 2 by the deadline; not deliver 2 on time; fail to deliver 2 on time
  x hand_in_on_time
hand_in_late
  v hand 2 in late; submit 2 late; turn 2 in late; deliver 2 late; be late with 2; submit 2 after the deadline; hand 2 in after the deadline
  > miss_deadline_for
  x hand_in_on_time
hand_in_on_time
  v hand 2 in on time; submit 2 on time; turn 2 in on time; deliver 2 on time; meet the *deadline for 2; hand 2 in by the deadline; submit 2 by the deadline; submit 2 before the deadline; hand 2 in before the deadline; be on time with 2
  x hand_in_late
resit
  v resit 2; retake 2; take 2 again; sit 2 again; repeat 2@exam; 1 have another *go at 2
enrol
  v enrol 2 in 3; enroll 2 in 3; register 2 for 3; sign 2 up for 3; put 2 down for 3; enter 2 for 3; enrol 2 on 3
  n enrolment of 2 in 3; enrollment of 2 in 3; registration of 2 for 3
bar_from
  v 1 bar 2 from 3; 1 ban 2 from 3; 1 exclude 2 from 3; 1 not admit 2 to 3; 1 not allow 2 into 3; 1 refuse 2 *admission to 3; 1 deny 2 *admission to 3; 1 keep 2 out of 3; 1 refuse to admit 2 to 3; 1 shut 2 out of 3; 1 disqualify 2 from 3; 2 be not allowed into 3; 2 be not admitted to 3
  n exclusion of 2 from 3 by 1
award_degree
  v 1 award 2 3@degree; 1 confer 3@degree on 2; 2 receive 3@degree from 1; 2 be awarded 3@degree by 1; 1 grant 2 3@degree; 2 earn 3@degree from 1; 2 obtain 3@degree from 1; 2 get 3@degree from 1; 2 gain 3@degree from 1
supervise_thesis
  v supervise 2@document; be the *supervisor of 2@document; oversee 2@document; 2@document be written under the *supervision of 1; 2@document be written under 1
lecture
  v 1 lecture on 2; 1 give a *lecture on 2; 1 hold a *lecture on 2; 1 deliver a *lecture on 2; 1 give a *talk on 2; 1 give a *presentation on 2; 1 deliver a *talk on 2; 1 hold a *talk on 2
  n lecture on 2 by 1; talk on 2 by 1
evacuate
  v evacuate; -clear 2@house; get everyone out of 2; get everybody out of 2; move everyone out of 2; bring everyone out of 2
  n evacuation of 2 by 1
recount
  v recount; count 2 again; hold a *recount of 2; order a *recount of 2
  n recount of 2 by 1
abstain
  v 1 abstain from 2; -1 not vote on 2; -1 cast no *vote on 2; 1 decline to vote on 2; 1 sit out the vote on 2
  n abstention of 1 on 2
concede
  v concede 2; admit ~ *defeat; accept ~ *defeat; acknowledge ~ *defeat; concede ~ *defeat; throw in the towel
recuse
  v 1 recuse ~ from 2; 1 withdraw from 2 over a conflict of interest; 1 step aside from 2; 1 excuse ~ from 2; recuse himself from 2; recuse herself from 2; excuse himself from 2; excuse herself from 2
overrule
  v overrule; override; set 2 aside; overturn; reverse; go over the *head of 2
instruct
  v 1 tell 2 to; 1 instruct 2 to; +1 order 2 to; +1 command 2 to; 1 direct 2 to; give 2 *instruction to
`;
