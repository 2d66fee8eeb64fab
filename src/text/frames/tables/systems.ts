/** Accounts and access, identity, incidents, operation of systems, security, pages. */
export const SYSTEMS = `
log_in
  v 1 log into 2; 1 log in; 1 log on; 1 sign into 2; 1 sign in; gain *access to 2; get into 2
  i 1 log in to 2; 1 log on to 2; 1 sign in to 2
  n login of 1 to 2; sign-in of 1
  a logged in to 2; signed in to 2; logged on
  x log_out
log_out
  v 1 log off; 1 sign out; 1 log out; 1 sign off
  i 1 log out of 2; 1 sign out of 2
  a logged out; signed out; logged off
  x log_in
log_someone_out
  v log 2 out; sign 2 out; end ~ session; terminate ~ session
have_access
  v 1 have *access to 2; 2 be accessible to 1; 2 be available to 1; 1 be able to access 2; 1 enjoy *access to 2; 2 be open to 1
  n access of 1 to 2
  x no_access
no_access
  v 1 have no *access to 2; 1 lose *access to 2; 1 be denied *access to 2; 1 be unable to access 2; 1 be locked out of 2; 1 be shut out of 2; 2 be closed to 1
  a locked out of 2
  ! have_access
grant_access
  v 1 grant 2 *access to 3; give 2 *access to 3; provide 2 with *access to 3; authorise 2 for 3; provide *access to 3; allow 2 *access to 3; let 2 into 3; provision *access to 3 for 2
  x revoke_access
revoke_access
  v 1 revoke ~ *access to 3; 1 remove ~ *access to 3; 1 withdraw ~ *access to 3; take away ~ *access to 3; cut off ~ *access to 3; 1 shut 2 out of 3; 1 terminate ~ *access to 3; 1 disable ~ *access to 3; block ~ *access to 3; strip 2 of ~ *access to 3
  x grant_access
lock_account
  v lock; lock 2 out; block; freeze; bar 2 from logging in
  a 2 locked; 2 frozen; 2 blocked
  x unlock
unlock
  v unlock; unblock; unfreeze; restore *access to 2; lift the *block on 2; reopen; reactivate
  x lock_account
open_account
  v open; set ~ up; create; register; 1 sign up for 2
  n opening of 2 by 1; creation of 2 by 1
  x close_account
close_account
  v close; +delete; shut ~ down; -deactivate; terminate; cancel; +remove
  n closure of 2 by 1; +deletion of 2 by 1; -deactivation of 2 by 1
  x open_account; reopen
reopen
  v ^reopen; open 2 again; open 2 back up; restore
  x close_account
activate
  v activate; enable; turn ~ on; switch ~ on; put 2 into operation; bring ~ online; power ~ up; power ~ on; start ~ up; bring ~ up; set 2 to active; bring 2 into service; +commission; fire ~ up
  n activation of 2 by 1
  a 2 active; 2 on; 2 enabled; 2 switched on; 2 turned on; 2 running
  x deactivate
deactivate
  v deactivate; disable; turn ~ off; switch ~ off; shut ~ down; ^power ~ down; take ~ offline; power ~ off; take 2 out of service; +decommission; shut ~ off; take ~ down; bring ~ down; +disconnect; put 2 out of action
  n deactivation of 2 by 1; shutdown of 2 by 1
  a 2 off; 2 disabled; 2 inactive; 2 switched off; 2 turned off
  x activate
reset
  v reset; perform a *reset of 2; carry out a *reset of 2; do a *reset of 2; trigger a *reset of 2; issue a *reset of 2
  n reset of 2 by 1
restart
  v ^restart; ^reboot; turn 2 off and on again; power-cycle; start 2 again; bounce; cycle
  n restart of 2 by 1; reboot of 2 by 1
change_setting
  v change; update; modify; alter; edit; set 2 to 3; adjust; switch 2 to 3
  n change of 2 by 1; update of 2 by 1; change to 2 by 1
verify
  v verify; confirm; validate; authenticate; -check; establish; -run a *check on 2; -carry out a *check on 2; carry out a *verification of 2; +prove; corroborate; -vet
  n verification of 2 by 1; confirmation of 2 by 1; validation of 2 by 1
  a 2 verified
  x unverified
unverified
  a 2 unverified; 2 unconfirmed; 2 not verified; 2 yet to be verified; 2 pending verification
  ! verify
go_down
  v 1@system go down; 1@system crash; 1@system fail; 1@system stop working; 1@system go offline; +1@system break down; +1@system be knocked out; 1@system suffer an *outage; 1@system experience an *outage; 1@system drop out; 1@system have an *outage; +1@system hang; 1@system cut out; +1@system freeze; 1@system become unavailable; 1@system pack up; +1@system conk out; 1@system stop responding; 1@system give out
  n outage of 1; +crash of 1; failure of 1; +breakdown of 1
  a 1@system down; 1@system offline; 1@system unavailable; 1@system out of order; -1@system out of service; 1@system not working; 1@system not responding; -1@system unreachable; 1@system out of action; 1@system unresponsive; 1@system inoperative; +1@system broken
  x work_fine
work_fine
  v 1@system work; 1@system function; 1@system run normally; 1@system operate; 1@system run; 1@system operate normally
  a 1@system up; 1@system online; 1@system up and running; 1@system operational; 1@system in operation; 1@system in working order; 1@system working; 1@system running; 1@system functional; 1@system live; 1@system in service; 1@system reachable; 1@system back up; 1@system back online
  x go_down
recover_service
  v 1@system recover; 1@system come back online; 1@system come back up; 1@system be restored; 1@system be back up; 1@system be back online; 1@system be up again; restore 1@system; bring 1 back up; bring 1 back online; get 1 working again; 1@system be working again; 1@system return to normal; 1@system resume service
  n restoration of 1; recovery of 1
  > work_fine
fix
  v fix; repair; mend; resolve; sort ~ out; put ~ right; rectify; correct; remedy; clear ~ up; solve; +patch; -find a *fix for 2; deploy a *fix for 2; release a *fix for 2; iron ~ out; make ~ *repair; carry out *repair on 2; make *repair to 2; get 2 working again; -address; -deal with 2; -work ~ out; -troubleshoot; issue a *correction of 2@article; issue a *correction to 2@article; publish a *correction of 2@article; publish a *correction to 2@article; run a *correction of 2@article
  n repair of 2 by 1; fix for 2; resolution of 2 by 1; correction of 2 by 1; correction to 2 by 1
  a 2 resolved; 2 solved; 2 fixed
  x unresolved
unresolved
  a 2 unresolved; 2 unfixed; 2 outstanding; 2 not resolved; 2 still open; 2 open; 2 unsolved
  ! fix
close_ticket
  v close 2@message; close ~ out; +mark 2 as resolved; mark 2 as closed; mark 2 as done; set 2 to closed; +resolve 2@message
  a 2@message closed; +2@message resolved
  x reopen_ticket
reopen_ticket
  v reopen; mark 2 as open; open 2 again
  a 2 open again
escalate
  i 1 escalate 2 to 3; 1 pass 2 up to 3; 1 refer 2 to 3; 1 raise 2 with 3; bump 2 up to 3; 1 kick 2 up to 3; -pass 2 on to 3; -hand 2 over to 3; -1 pass 2 to 3; -1 forward 2 to 3; -1 transfer 2 to 3; -hand 2 to 3
  n escalation of 2 to 3 by 1; referral of 2 to 3 by 1
deploy
  v deploy; roll ~ out; -release; ship 2 to production; push 2 to production; put 2 into production; put 2 live; take 2 live; 2 go live; -install; promote 2 to production; -publish
  n deployment of 2 by 1; rollout of 2 by 1; release of 2 by 1
  x roll_back
roll_back
  v roll ~ back; revert; undo; reverse; restore the previous *version of 2; back ~ out
  n rollback of 2 by 1; reversal of 2 by 1
  x deploy
install
  v install; set ~ up; put ~ in; fit; load 2 onto 3; mount
  n installation of 2 by 1
  x uninstall
uninstall
  v uninstall; -remove; -take ~ off; -take ~ out; deinstall
  n -removal of 2 by 1
  x install
update_software
  v update; +upgrade; +patch; bring 2 up to date; apply an *update to 2; +apply a *patch to 2; install an *update on 2; bring ~ up to date; move 2 to the latest version
  n update of 2 by 1; +upgrade of 2 by 1
  a 2 up to date
  x outdated
outdated
  a 2 out of date; 2 outdated; +2 obsolete; 2 not up to date; +2 superseded; -2 old
  x up_to_date
up_to_date
  a 2 up to date; 2 current; 2 the latest version
  x outdated
back_up
  v back ~ up; make a *backup of 2; take a *backup of 2; create a *backup of 2; 2 be backed up; save a *copy of 2; run a *backup of 2
  n backup of 2 by 1
delete_data
  v delete; erase; +wipe; remove; +purge; clear; +destroy; -get rid of 2; +scrub; -2 be gone from 3; expunge; +shred
  n deletion of 2 by 1; erasure of 2 by 1; removal of 2 by 1
  x keep_data
keep_data
  v keep; retain; store; preserve; save; hold 2 on file; archive; hold on to 2; log
  n retention of 2 by 1; storage of 2 by 1
  x delete_data
encrypt
  v encrypt; scramble; protect 2 with encryption; apply *encryption to 2; cipher; encipher
  n encryption of 2 by 1
  a 2 encrypted
  x unencrypted
unencrypted
  a 2 unencrypted; 2 not encrypted; 2 in plain text; 2 in clear text; 2 in the clear; 2 in plaintext
  ! encrypt
leak_data
  v leak; -expose; -disclose; -2 get out; -make 2 public; -reveal; 2 be leaked; spill; -2 be compromised; -lay 2 open
  n leak of 2 by 1; -exposure of 2 by 1; -disclosure of 2 by 1
hack
  v hack; break into 2; compromise; breach; gain unauthorised *access to 2; -gain *access to 2; hack into 2; penetrate; infiltrate; -get into 2; gain unauthorized *access to 2; intrude into 2; crack
  n hack of 2 by 1; hacking of 2 by 1; breach of 2 by 1; compromise of 2 by 1; intrusion into 2 by 1
  a 2 hacked; 2 compromised
attack
  v attack; launch an *attack on 2; carry out an *attack on 2; 2 come under *attack from 1; assault; strike; -target; hit 2; mount an *attack on 2; set upon 2; +raid; make an *attack on 2; 2 be the *target of 1; -go after 2
  n attack on 2 by 1; assault on 2 by 1
  p attacker; assailant
  x defend
defend
  v defend; protect; guard; stand up for 2; shield; stick up for 2
  n defence of 2 by 1; defense of 2 by 1
  p defender
block
  v block; bar; stop 2; prevent; obstruct; thwart; shut ~ out; -impede; -hold ~ back; stand in the way of 2; keep ~ out; -hinder
  n block on 2; blockage of 2
  a 2 blocked
blacklist
  v blacklist; put 2 on a blacklist; add 2 to the blacklist; ban; denylist; block; put 2 on the denylist
  x whitelist
whitelist
  v whitelist; allowlist; put 2 on the allowlist; add 2 to the allowlist; add 2 to the whitelist; put 2 on the whitelist
  x blacklist
detect
  v detect; discover; find; spot; identify; notice; uncover; pick ~ up; come across 2; pinpoint; turn ~ up; make a *discovery of 2; flag ~ up; unearth; catch; encounter
  n detection of 2 by 1; discovery of 2 by 1; identification of 2 by 1
  x miss_error
miss_error
  v miss; overlook; fail to notice 2; fail to spot 2; fail to detect 2; 2 go unnoticed; 2 escape ~ notice; 2 go undetected; 2 slip through
  x detect
take_offline
  v take ~ offline; pull 2 from 3; remove 2 from 3; take ~ down; withdraw 2 from 3; unpublish; delist 2 from 3; take 2 off 3; take 2 out of 3; strip 2 from 3; 2@web disappear from 3; 2 be no longer online; hide; pull ~ down; drop 2 from 3; yank 2 from 3
  n removal of 2 from 3 by 1; withdrawal of 2 from 3 by 1; takedown of 2 by 1
  a 2 offline; 2 no longer online
  x put_online
put_online
  v put ~ online; publish; post; put ~ up; upload; make ~ public; 2 go live; list 2 on 3; release; 2 appear on 3; make 2 available online; place 2 online
  n publication of 2 by 1; upload of 2 by 1
  a 2 online; 2 live
  x take_offline
publish
  v publish; bring ~ out; release; put ~ out; issue; make ~ public; +print; 2 appear in 3; 2 come out; +circulate; run 2@web; disclose; post
  n publication of 2 by 1; release of 2 by 1
  p publisher
  a 2 out; 2 published; +2 in print
  x withhold
withhold
  v withhold; keep ~ secret; hold ~ back; keep ~ from 3; keep 2 under wraps; conceal; hide; suppress; keep quiet about 2; cover ~ up; sit on 2
  x publish; disclose
disclose
  v disclose; reveal; make ~ public; make ~ known; divulge; give ~ away; bring 2 to light; lay ~ bare; let ~ slip; unveil; go public with 2
  n disclosure of 2 by 1; revelation of 2 by 1
  x withhold
download
  v download; fetch 2 from 3; pull 2 from 3; save 2 to 3
  n download of 2 by 1
  x upload
upload
  v 1 upload 2 to 3; load 2 up to 3; push 2 to 3; send 2 to 3; put 2 on 3
  n upload of 2 to 3 by 1
  x download
connect
  v 1 connect 2 to 3; 1 link 2 to 3; 1 join 2 to 3; hook 2 up to 3; 1 attach 2 to 3; plug 2 into 3; wire 2 to 3; pair 2 with 3; tie 2 to 3; couple 2 to 3; 1 connect 2 with 3
  n connection of 2 to 3; link of 2 to 3
  a 2 connected to 3; 2 linked to 3; 2 attached to 3
  x disconnect
disconnect
  v 1 disconnect 2 from 3; unplug 2 from 3; cut ~ off; 1 detach 2 from 3; unlink 2 from 3; sever 2 from 3; uncouple 2 from 3; cut 2 off from 3
  n disconnection of 2 from 3
  x connect
monitor
  v monitor; watch; keep an *eye on 2; keep *watch over 2; observe; keep *tabs on 2; watch over 2; track; survey; keep 2 under *observation; supervise; keep a close *eye on 2
  n monitoring of 2 by 1; surveillance of 2 by 1
test
  v test; put 2 to the test; try ~ out; run a *test on 2; carry out a *test on 2; conduct a *test of 2; run *test on 2; carry out *test on 2; perform a *test on 2; trial; pilot; subject 2 to a *test; give 2 a trial run
  n test of 2 by 1; testing of 2 by 1
  a 2 tested
  x untested
untested
  a 2 untested; 2 not tested; 2 not been tested; 2 yet to be tested
  ! test
configure
  v configure; set ~ up; customise; customize; adjust; set up
  n configuration of 2 by 1; setup of 2 by 1
migrate
  v ^migrate 2 from 3 to 4; move 2 from 3 to 4; transfer 2 from 3 to 4; switch 2 from 3 to 4; port 2 from 3 to 4; shift 2 from 3 to 4
  n migration of 2 from 3 to 4 by 1
overload
  v overload; overwhelm; swamp; put too much load on 2; saturate; flood; overburden
  n overload of 2 by 1
  a 2 overloaded; 2 swamped; 2 overwhelmed; 2 over capacity
run_program
  v run; execute; launch; start; invoke; kick ~ off; trigger
  n execution of 2 by 1
schedule_job
  v schedule 2 for 3; set 2 to run at 3
assign_ticket
  v 1 assign 2 to 3; route 2 to 3; 1 pass 2 to 3; 2 go to 3; hand 2 to 3; allocate 2 to 3; 2 land with 3; 3 take ~ on; 3 pick 2 up; give 3 2
  n assignment of 2 to 3 by 1
  p 3 assignee of 2
share
  v 1 share 2 with 3; 1 give 3 *access to 2; 1 pass 2 on to 3; 1 make 2 available to 3; 1 disclose 2 to 3; 1 hand 2 to 3; 1 provide 3 with 2; 1 provide 2 to 3
  n sharing of 2 with 3 by 1
`;
