/** Systems and plants, buildings and vehicles, media, clubs, energy and guards: what is done to them and what befalls them. */

/** Verbs that make a thing what their adjective says, in its higher degree, and which verb turns it back. */
const DEGREES: readonly (readonly [verb: string, adjective: string, higher: string, opposite?: string])[] = [
  ['widen', 'wide', 'wider', 'narrow'],
  ['narrow', 'narrow', 'narrower', 'widen'],
  ['broaden', 'broad', 'broader'],
  ['deepen', 'deep', 'deeper'],
  ['lengthen', 'long', 'longer', 'shorten'],
  ['shorten', 'short', 'shorter', 'lengthen'],
  ['strengthen', 'strong', 'stronger', 'weaken'],
  ['weaken', 'weak', 'weaker', 'strengthen'],
  ['tighten', 'tight', 'tighter', 'loosen'],
  ['loosen', 'loose', 'looser', 'tighten'],
  ['sharpen', 'sharp', 'sharper'],
  ['harden', 'hard', 'harder', 'soften'],
  ['soften', 'soft', 'softer', 'harden'],
  ['toughen', 'tough', 'tougher'],
  ['simplify', 'simple', 'simpler', 'complicate'],
  ['complicate', 'complicated', 'more complicated', 'simplify'],
  ['cheapen', 'cheap', 'cheaper'],
  ['brighten', 'bright', 'brighter', 'darken'],
  ['darken', 'dark', 'darker', 'brighten'],
  ['thicken', 'thick', 'thicker'],
  ['flatten', 'flat', 'flatter'],
  ['steepen', 'steep', 'steeper'],
];

/** A frame for each verb of DEGREES. */
const degrees = DEGREES.map(
  ([verb, adjective, higher, opposite]) => `
become_${verb}
  v ^${verb}; make 2 ${higher}; 2 become ${higher}; 2 get ${higher}; 2 grow ${higher}; -make 2 ${adjective}
  a 2 ${higher}${opposite === undefined ? '' : `\n  x become_${opposite}`}`,
).join('');

export const OPERATIONS = `${degrees}
wipe_device
  v wipe 2@device; erase 2@device; delete all data from 2@device; delete all data on 2@device; format 2@device; clear 2@device; +reset 2@device to factory settings; perform a factory *reset of 2@device; remove all data from 2@device
crash_program
  v 1@system crash; 1@system stop working; 1@system freeze; 1@system hang; 1@system stop responding; 1@system become unresponsive; 1@system break down; 1@system fail
  n crash of 1; failure of 1
  x work_fine
time_out
  v 1 time out; 1 run into a *timeout; 1 end in a *timeout; 1 hit the *timeout; 1 exceed the *timeout; 1 fail with a *timeout; 1 take longer than the timeout
  n timeout of 1
throttle
  v throttle; rate-limit; slow 2@line down; limit the *speed of 2; reduce the *speed of 2; cut the *speed of 2; cap the *speed of 2; impose a rate *limit on 2; restrict the *speed of 2
  n throttling of 2 by 1
fail_over
  v 1 fail over to 2; 1 switch over to 2; 1 be taken over by 2; 2 take over from 1; 1 be replaced by 2
  n failover of 1 to 2; switchover of 1 to 2
scale_out
  v scale ~ out; scale ~ up; add *capacity to 2; increase the *capacity of 2; expand the *capacity of 2; give 2 more *capacity
  n expansion of 2 by 1
  x scale_in
scale_in
  v scale ~ in; scale ~ down; remove *capacity from 2; reduce the *capacity of 2; cut the *capacity of 2
  x scale_out
decommission
  v decommission; retire 2@system; take 2@system out of service for good; switch 2@system off for good; shut 2@system down for good; sunset; put 2@system out of service for good; turn 2@system off permanently; shut 2@system down permanently; switch 2@system off permanently
  n decommissioning of 2 by 1; retirement of 2
deprecate
  v deprecate; mark 2 as deprecated; declare 2 deprecated; advise against the *use of 2
  a 2 deprecated
  n deprecation of 2 by 1
provision
  v provision; set ~ up; spin ~ up; create
  n provisioning of 2 by 1
restore_backup
  v restore 2 from backup; restore 2 from a backup; recover 2 from backup; recover 2 from a backup; bring 2 back from a backup; load a *backup of 2; restore the *backup of 2
  n restoration of 2 from backup; recovery of 2 from backup
rotate_key
  v rotate 2@key; replace 2@key; change 2@key; renew 2@key; exchange 2@key; issue another 2@key
  n rotation of 2 by 1; renewal of 2 by 1
page_staff
  v page 2; send 2 a *page; 2 get a *page; 2 receive a *page; 2 be paged; 2 get paged
acknowledge_alert
  v acknowledge 2@alert; ack 2@alert; confirm 2@alert; take *note of 2@alert
  n acknowledgement of 2 by 1
raise_alert
  v raise 2@alert; trigger 2@alert; fire 2@alert; 2@alert go off; set ~ 2@alert off; 2@alert fire; 2@alert be raised; 2@alert be triggered; sound 2@alert; 2@alert sound
mute
  v mute; silence; turn the *sound of 2 off; switch the *sound of 2 off; suppress 2@alert
  a 2 muted; 2 silenced
ban_user
  v ban 2@user from 3; block 2@user from 3; bar 2@user from 3; exclude 2@user from 3; shut 2@user out of 3; suspend 2@user permanently; suspend 2@user for good; kick 2@user off 3
  n ban on 2 by 1; ban of 2 by 1
  a 2 banned
calibrate
  v calibrate; carry out a *calibration of 2; perform a *calibration of 2; set 2 against a standard; recalibrate
  n calibration of 2 by 1
service_machine
  v service 2@system; carry out *maintenance on 2; perform *maintenance on 2; do *maintenance on 2; maintain 2@system; give 2@system a *service; service 2@vehicle; maintain 2@vehicle; 2@vehicle have a *service; 2@vehicle be in for a service; 2 undergo *maintenance
  n maintenance of 2 by 1; servicing of 2 by 1
overheat
  v ^overheat; 2 get too hot; 2 become too hot; 2 run too hot; 2 run hot
  n overheating of 2
jam
  v ^jam; 2 get jammed; 2 seize up
  a 2 jammed
halt_production
  v halt *production of 2; stop *production of 2; stop making 2; stop producing 2; suspend *production of 2; pause *production of 2; stop manufacturing 2
resume_production
  v resume *production of 2; restart *production of 2; start making 2 again; start producing 2 again; begin producing 2 again; take up *production of 2 again
  x halt_production
rework
  v rework; redo; do 2 again; do ~ over; make 2 again; remake; work ~ over
view_property
  v view 2@house; look 2@house over; take a *look at 2@house; go to see 2@house; 1 have a *viewing of 2@house; come to see 2@house; look round 2@house; visit 2@house
  n viewing of 2 by 1
give_up_lease
  v give up 2@contract; give ~ 2@contract up; terminate 2@contract; end 2@contract; cancel 2@contract; get out of 2@contract; hand ~ 2@contract back; surrender 2@contract
  n termination of 2 by 1; surrender of 2 by 1
flood
  v flood; put 2 under water; inundate; submerge; 2 be under water; 2 fill with water; 2 be flooded
  n flooding of 2; flood in 2
  a 2 flooded; 2 under water
leak
  v ^leak; 2 have a *leak; 2 spring a *leak; 2 develop a *leak; 2 drip; 2 lose water; 2 let water in
  n leak in 2
  a 2 leaky; 2 leaking
insulate
  v insulate; fit 2 with insulation; put *insulation in 2; install *insulation in 2; lag
  n insulation of 2 by 1
fence_in
  v fence ~ in; fence ~ off; put a *fence around 2; put up a *fence around 2; enclose 2 with a fence; surround 2 with a fence; erect a *fence around 2
lock_door
  v lock 2@door; bolt 2@door; turn the *key in 2@door
  a 2@door locked; 2@door bolted
  x unlock_door
unlock_door
  v unlock 2@door; unbolt 2@door
  a 2@door unlocked; 2@door not locked
  x lock_door
emit
  v emit 2@emission; give 2@emission off; give off 2@emission; release 2@emission; discharge 2@emission; produce 2@emission; put 2@emission into the air
  n emission of 2 by 1; discharge of 2 by 1
recycle
  v recycle; reuse 2 as raw material; send 2 for recycling; put 2 in the recycling; turn 2 into raw material
  n recycling of 2 by 1
cut_down
  v cut ~ 2@tree down; fell 2@tree; chop ~ 2@tree down; take ~ 2@tree down; log 2@tree; clear 2@tree; bring ~ 2@tree down
  n felling of 2 by 1
  x plant_tree
plant_tree
  v plant 2@tree; put ~ 2@tree in; set 2@tree; 
  n planting of 2 by 1
harvest
  v harvest 2@crop; gather 2@crop in; bring 2@crop in; reap 2@crop; pick 2@crop; bring the *harvest of 2 in; take in the *harvest of 2
  n harvest of 2 by 1; harvesting of 2 by 1
spoil_food
  v 2@food go off; 2@food spoil; 2@food go bad; 2@food be spoiled; 2@food be spoilt; 2@food rot; 2@food turn sour; 2@food be off; 2@food perish; 2@food have gone bad
  a 2@food spoiled; 2@food spoilt; 2@food off; 2@food rotten
defrost
  v ^defrost; ^thaw; thaw ~ out; ^unfreeze; 2 melt
  x freeze_thing
freeze_thing
  v ^freeze; put 2@food in the freezer; deep-freeze; 2 turn to ice; 2 ice over
  a 2 frozen
  x defrost
broadcast
  v broadcast; air; show 2 on television; put 2 on the air; 2 be on the air; 2 go on the air; televise
  n broadcast of 2 by 1; broadcasting of 2 by 1
not_run
  v -not publish 2@article; -not run 2@article; -not print 2@article; spike 2@article; kill 2@article; drop 2@article; decide against publishing 2@article; pull 2@article; refuse to publish 2@article; decline to publish 2@article
  x publish
take_down_web
  v take 2@web down; take ~ 2@web down; remove 2@web; delete 2@web; pull 2@web; take 2@web offline; 2@web be taken off the site; withdraw 2@web
  n removal of 2 by 1; takedown of 2 by 1
  x publish
boycott
  v boycott; -refuse to buy 2; -stay away from 2@meeting; -refuse to attend 2; join the *boycott of 2; call a *boycott of 2
  n boycott of 2 by 1
quote_words
  v quote; cite; repeat the *word of 2; give a *quote from 2; reproduce the *word of 2
interview
  v interview; conduct an *interview with 2; have an *interview with 2; hold an *interview with 2; do an *interview with 2; carry out an *interview with 2; 2 give 1 an *interview; 2 give an *interview to 1; 2 have an *interview with 1; 2 be interviewed by 1
  n interview of 2 by 1; interview with 2 by 1
film
  v film; record 2 on video; shoot a *film of 2; make a *video of 2; capture 2 on film; capture 2 on video; video; make a *film of 2; take a *video of 2
  n filming of 2 by 1; video of 2 by 1
photograph
  v photograph; take a *photo of 2; take a *picture of 2; take a *photograph of 2; take *photo of 2; take *picture of 2; snap; make a *photo of 2; capture 2 in a photo
  n photo of 2 by 1; photograph of 2 by 1; picture of 2 by 1
sign_player
  v sign 2@player; recruit 2@player; bring in 2@player; 2@player join 1; 2@player sign for 1; 2@player sign with 1; take on 2@player; secure the *signature of 2; acquire 2@player; 2@player move to 1; land 2@player
  n signing of 2 by 1; recruitment of 2 by 1
loan_out
  v loan 2 out to 3; loan 2 to 3; send 2 on loan to 3; lend 2 to 3; 2 join 3 on loan; 2 go on loan to 3; 2 move to 3 on loan; 3 borrow 2 from 1; 3 sign 2 on loan; 3 take 2 on loan
  n loan of 2 to 3 by 1
send_off
  v send ~ off; show 2 a red *card; give 2 a red *card; 2 get a red *card; 2 receive a red *card; 2 see red; dismiss 2@player; 2 be shown a red *card
  n red card for 2; dismissal of 2
substitute_player
  v 3 come on for 2; 3 replace 2; substitute 2 for 3; take 2 off for 3; 2 make *way for 3; 2 be substituted by 3; 2 go off for 3
qualify
  v 1 qualify for 2; 1 book ~ *place in 2; 1 secure ~ *place in 2; 1 get through to 2; 1 make it to 2@game; 1 reach 2@game; 1 earn a *place in 2; 1 secure *qualification for 2; 1 advance to 2@game; 1 progress to 2@game; 1 win a *place in 2; 1 go through to 2@game; 1 clinch a *place in 2
  n qualification of 1 for 2
  x go_out
go_out
  v 1 be eliminated from 2; 1 go out of 2@game; 1 be knocked out of 2; 1 crash out of 2@game; 1 fail to qualify for 2; 1 be out of 2@game; 1 miss out on 2@game; 1 exit 2@game; 1 bow out of 2@game; 1 not qualify for 2
  n elimination of 1 from 2; exit of 1 from 2
  x qualify
break_record
  v break the *record for 2; set a *record for 2; beat the *record for 2; better the *record for 2; smash the *record for 2; set a new *record for 2; establish a *record for 2
host_event
  v host; 2@game take place in 1; 2@game be held in 1; stage 2@game; be the *host of 2; 2@meeting be held at 1; play *host to 2; be *host to 2; 2@meeting take place at 1; be the *venue of 2; be the *venue for 2
  p host of 2; venue of 2
board_transport
  v 1 board 2; 1 get on 2@transport; 1 get onto 2@transport; 1 go on board 2; 1 get on board 2; 1 step onto 2@transport; 1 embark on 2@transport; 1 climb aboard 2; 1 go aboard 2; 1 get into 2@vehicle
  n boarding of 2 by 1
  x get_off
get_off
  v 1 get off 2@transport; 1 leave 2@transport; 1 disembark from 2; 1 alight from 2; 1 step off 2@transport; 1 get out of 2@vehicle
  n disembarkation of 1 from 2
  x board_transport
deny_boarding
  v deny 2 *boarding; refuse 2 *boarding; not let 2 board; not allow 2 to board; 2 be denied *boarding; 2 be refused *boarding; 2 be not allowed to board; turn 2 away at the gate; stop 2 from boarding; refuse to let 2 board
grant_visa
  v grant 2 a *visa; issue 2 a *visa; give 2 a *visa; issue a *visa to 2; 2 receive a *visa from 1; 2 get a *visa from 1; 2 obtain a *visa from 1; grant a *visa to 2; approve the *visa of 2; 2 be granted a *visa
  x refuse_visa
refuse_visa
  v refuse 2 a *visa; deny 2 a *visa; reject the *visa application of 2; 2 be refused a *visa; 2 be denied a *visa; turn down the *visa application of 2; not grant 2 a *visa; not issue 2 a *visa
  x grant_visa
overstay
  v 1 overstay 2; 1 stay longer than 2 allow; 1 stay beyond 2; 1 remain beyond 2; 1 outstay 2
hire_vehicle
  v hire 2@vehicle; rent 2@vehicle; 1 take out a *rental of 2
  n hire of 2 by 1; rental of 2 by 1
refuel
  v refuel; fill 2@vehicle up; fill ~ 2@vehicle up; put *fuel in 2; fuel ~ up; put *petrol in 2; take on *fuel
ground_plane
  v ground 2@transport; keep 2@transport on the ground; not let 2@transport take off; bar 2@transport from flying; take 2@transport out of the air
  a 2@transport grounded
guard
  v guard; stand *guard over 2; keep *guard over 2; watch over 2; protect; keep *watch over 2
  p guard of 2
dock
  v 1@ship dock in 2; 1@ship dock at 2; 1@ship moor in 2; 1@ship put into 2; 1@ship berth in 2; 1@ship berth at 2; 1@ship tie up in 2; 1@ship tie up at 2; 1@ship come into port in 2; 1@ship arrive at the port of 2; 1@ship arrive in the port of 2; 1@ship call at 2; 1@ship put in at 2; 1@ship moor at 2
sink
  v ^sink; scuttle; 2@ship go down; send 2 to the bottom; 2@ship founder; 2@ship go under
  n sinking of 2 by 1
run_aground
  v 1 run aground; 1 be stranded; 1 be grounded; 1 hit the ground
strand
  v strand; leave ~ stranded; -2 be stuck; maroon; leave 2 stuck; 2 get stranded
  a 2 stranded
call_in
  v call ~ in; send for 2; have 2 come; ask 2 to come; summon
put_through
  v put 3 through to 2; transfer 3@caller to 2; connect 3@caller to 2; pass 3@caller on to 2; hand 3@caller over to 2; forward 3@caller to 2; 3@caller be put through to 2; connect 3@caller with 2
hang_up
  v 1 hang up; 1 end the *call; 1 put the *phone down; 1 disconnect the *call; 1 cut the *call short; 1 put down the *phone; 1 terminate the *call; 1 ring off
call_back
  v call 2 back; ring 2 back; return the *call of 2; phone 2 back; give 2 a *call back
  n callback to 2 by 1
put_on_hold
  v put 2@caller on hold; place 2@caller on hold; leave 2@caller on hold; keep 2@caller on hold; 2@caller be on hold; ask 2@caller to hold; ask 2@caller to hold the line
seat_guests
  v 1 seat 2; 1 have *seat for 2; 1 have *seating for 2; 1 offer *seat for 2; 1 provide *seat for 2; 1 provide *seating for 2; 1 offer *seating for 2; there be *seat for 2 in 1; there be *seating for 2 in 1
cater
  v cater for 2; provide the *catering for 2; do the *catering for 2; provide the *food for 2; serve the *food at 2; 2 be catered by 1; cater 2@meeting; supply the *food for 2
  n catering of 2 by 1; catering for 2 by 1
`;
