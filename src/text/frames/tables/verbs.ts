/**
 * Verbs of like meaning, a line for each frame: who does it is the subject, what it is done to the object, unless numbers
 * say otherwise. What a frame is called is its first words; nouns of the deed stand behind a bar, what it excludes behind "#".
 */
const LINES = `
distribute; hand ~ out; give ~ out; pass ~ out; dole ~ out; deal ~ out; dish ~ out; share ~ out | distribution
dispense; give ~ out; hand ~ out
adapt; modify; adjust; tailor; alter; customise; customize | adaptation
identify; recognise; recognize; pick ~ out | identification
disarm; defuse; make 2 safe; render 2 safe
involve; entail
ensure; make sure of 2; guarantee; see to 2
restrict; limit; curb; cap; put a *limit on 2; impose a *limit on 2; place a *limit on 2; set a *limit on 2; impose *restriction on 2; place *restriction on 2 | restriction # lift_limit
lift_limit: remove the *limit on 2; lift the *limit on 2; remove ~ *restriction on 2; lift ~ *restriction on 2 # restrict
tax; levy a *tax on 2; impose a *tax on 2; put a *tax on 2 | taxation
justify; warrant; give a *reason for 2; provide a *justification for 2 | justification
highlight; stress; emphasise; emphasize; underline; draw *attention to 2; underscore; call *attention to 2; accentuate
specify; set ~ out; lay ~ down; stipulate; spell ~ out | specification
interpret; construe | interpretation
reward; give 2 a *reward; recompense; pay 2 a *reward | reward
urge; exhort; implore
force; compel; oblige; coerce; leave 2 no choice
persuade; convince; talk ~ round; win ~ over; bring ~ round
welcome; greet
entertain; amuse; keep 2 amused
honour; honor; pay *tribute to 2
shock; stun; +appal; +horrify; leave 2 shocked
surprise; +astonish; +amaze; take 2 by surprise; catch 2 off guard
worry; trouble; cause *concern to 2; be a *worry to 2
annoy; irritate; get on the *nerve of 2
scare; frighten; +terrify
reassure; put ~ *mind at rest; set ~ *mind at rest
remind; send 2 a *reminder; give 2 a *reminder; issue a *reminder to 2; jog the *memory of 2 | reminder
motivate; inspire; spur ~ on
undermine; weaken; erode; sap
reinforce; strengthen; shore ~ up; bolster; fortify; buttress | reinforcement
tear; rip
scratch; scrape; graze; leave a *scratch on 2
bend; put a *bend in 2
dent; put a *dent in 2; leave a *dent in 2
pierce; puncture; make a *hole in 2; put a *hole in 2; perforate
wrap; wrap ~ up; cover 2 in paper
unfold; open ~ out; spread ~ out
sew; stitch; sew ~ up
paint; give 2 a coat of paint; coat 2 with paint; apply *paint to 2
polish; buff; give 2 a *polish
dry; make 2 dry; leave 2 to dry
moisten; wet; dampen; make 2 wet
heat; warm ~ up; heat ~ up; raise the *temperature of 2; make 2 warmer # cool_thing
cool_thing: ^cool; ^cool ~ down; chill; lower the *temperature of 2; refrigerate; make 2 cooler # heat
boil; bring 2 to the boil; heat 2 until it boil
fry; cook 2 in oil
bake; cook 2 in the oven
peel; skin; take the *skin off 2; remove the *skin of 2
slice; cut 2 into slices; -cut ~ up
chop; cut 2 into pieces; dice; -cut ~ up
swallow; gulp ~ down; ingest
lift; hoist; heave
drag; haul; tug; -pull
push; shove
drop; let 2 fall
throw; hurl; fling; toss; chuck; sling
bump; bang into 2; knock into 2; bump into 2
fold; double ~ over
tie; tie ~ up; do ~ up # untie
untie; undo; unfasten # tie
nail; fix 2 with nails; fasten 2 with nails
glue; paste; fix 2 with glue
screw; fix 2 with screws
drill; bore; make a *hole in 2 with a drill
dig; excavate; dig ~ up | excavation
bury; inter; lay 2 to rest | burial
cremate; reduce 2 to ashes | cremation
exhume; dig ~ up; disinter | exhumation
baptise; baptize; christen
circulate; pass ~ around; hand ~ round; send ~ round
accumulate; build ~ up; amass; pile ~ up | accumulation
convene; call 2@meeting; summon 2@meeting; call 2@meeting together
dissolve; disband; wind ~ up | dissolution
liberate; free; set 2 free | liberation
bomb; bombard; +shell; drop *bomb on 2 | bombing
shoot; -open *fire on 2; -fire at 2; +gun ~ down
stab; knife; attack 2 with a knife
kidnap; abduct; take 2 hostage | abduction
smuggle; bring 2 in illegally; import 2 illegally
forge; fake; counterfeit; falsify; make a *forgery of 2 | forgery
embezzle; misappropriate; siphon ~ off | embezzlement
bribe; pay 2 a *bribe; -offer 2 a *bribe | bribery
blackmail; extort money from 2
harass; pester; hound | harassment
insult; offend; affront; call 2 names
humiliate; put 2 to shame; shame
tease; make *fun of 2; mock; ridicule; poke *fun at 2
impersonate; pose as 2; pretend to be 2; pass ~ off as 2
betray; inform on 2
abandon; desert; forsake
neglect; fail to look after 2; not look after 2; not take care of 2; fail to take care of 2 # look_after
look_after: take *care of 2; look after 2; care for 2; tend; attend to 2 | care # neglect
feed; give 2 food; give food to 2
wear; have 2 on; be dressed in 2
massage; rub ~ down; give 2 a *massage
hug; embrace; give 2 a *hug; cuddle
kiss; give 2 a *kiss
beat_up: beat ~ up; -assault; set about 2
strangle; choke; throttle
tame; domesticate; break ~ in
slaughter; butcher; -kill
overtake; go past 2; get past 2; -pass 2
tailgate; drive too close to 2; follow 2 too closely
climb; scale; ascend; +get to the top of 2
cross; go across 2; get across 2; traverse; go over 2
jump_over: jump over 2; leap over 2; vault over 2
photocopy; copy; make a *copy of 2; duplicate; xerox; take a *copy of 2 | copy
print; print ~ out; run ~ off; make a *printout of 2
digitise; digitize; make a *scan of 2
type; type ~ up; key ~ in
proofread; check 2 for mistakes; read 2 through
summarise; summarize; sum ~ up; give a *summary of 2; make a *summary of 2; recap; write a *summary of 2; abridge | summary
list; enumerate; draw up a *list of 2; make a *list of 2; itemise; itemize
classify; categorise; categorize; -sort; -group; put 2 into categories | classification
number; give 2 a *number; assign a *number to 2
underline_text: underline; draw a *line under 2
cross_out: cross ~ out; strike ~ out; strike ~ through
misquote; quote 2 wrongly; misrepresent
misread; read 2 wrongly; misinterpret
misspell; spell 2 wrongly; spell 2 incorrectly
miscalculate; calculate 2 wrongly; get the *sum of 2 wrong
underestimate; set 2 too low; undervalue; put 2 too low # overestimate
overestimate; set 2 too high; overvalue; put 2 too high # underestimate
exaggerate; overstate; blow 2 out of proportion | exaggeration
conceal; hide; cover ~ up; keep 2 secret; keep 2 hidden; keep ~ quiet | concealment
memorise; memorize; learn 2 by heart; commit 2 to memory
interrogate; -question; cross-examine | interrogation
poll; survey; canvass | survey
nominate; put ~ forward; -propose; put 2 up for 3 | nomination
delegate; entrust 2 to 3 | delegation
pressure; put *pressure on 2; pressurise; exert *pressure on 2; +lobby
incite; stir ~ up; whip ~ up
calm; soothe; quieten; calm ~ down; pacify
mediate; act as *mediator in 2; act as *mediator between 2
divide_up: divide ~ up; split ~ up; share ~ out; carve ~ up
allocate; allot; apportion; earmark; set ~ aside | allocation
ration; limit the *supply of 2; put 2 on ration
hoard; stockpile; squirrel ~ away
waste; squander; fritter ~ away
conserve; economise on 2; use less 2
consume; get through 2; +use ~ up; -use | consumption
supplement; -add to 2; top ~ up; augment
prolong; lengthen; extend; draw ~ out; drag ~ out; make 2 longer | prolongation
curtail; cut ~ short; shorten; make 2 shorter
skip; leave ~ out; miss ~ out; omit; pass over 2
repeat; do 2 again; redo; do 2 over; go over 2 again
rehearse; practise; practice; run through 2; go through 2
imitate; copy; mimic | imitation
resemble; look like 2; be like 2; be similar to 2; +take after 2
symbolise; symbolize; stand for 2; be a *symbol of 2
decorate; adorn; embellish
premiere; show 2 for the first time; give the *premiere of 2; perform 2 for the first time
vouch: vouch for 2; give 2 a *reference; act as a *referee for 2; speak up for 2
commission_plant: commission; put 2 into operation; bring 2 on stream; 2 go into operation; 2 start operating; 2 begin operating; 2 come on stream; 2 enter service; take 2 into operation | commissioning
seal_leak: seal 2@leak; stop 2@leak; plug 2@leak; fix 2@leak; repair 2@leak; close 2@leak
let_pass: let ~ through; allow 2 to pass; let 2 pass; wave ~ through; allow 2 through
disallow_goal: disallow 2@goal; rule 2@goal out; chalk 2@goal off; not allow 2@goal; not count 2@goal
put_down_animal: put 2@animal down; put 2@animal to sleep; euthanise 2@animal; euthanize 2@animal
break_up_group: 1 break up; 1 split up; 1 disband; 1 call it quits; 1 go ~ separate *way
bump_passenger: bump 2 from 3@transport; deny 2 *boarding on 3; take 2 off 3@transport; offload 2 from 3@transport
exclude_pupil: 1 suspend 2@pupil; 1 exclude 2@pupil from 3
note; record; note ~ down; write ~ down; take *note of 2; jot ~ down; make a *note of 2; put ~ on record
hand_over: hand ~ over; turn ~ over; give 2 over | handover
raise_invoice: raise an *invoice for 2; issue an *invoice for 2; bill 2@money; invoice 2@money; send an *invoice for 2; make ~ out an *invoice for 2
add_user: create 2@user; add 2@user; set 2@user up; register 2@user
grant_permit: grant 2@permit to 3; issue 2@permit to 3; give 2@permit to 3; 3 receive 2@permit from 1; 3 get 2@permit from 1; 3 obtain 2@permit from 1; 3 be granted 2@permit
rebook; put 2 on another 3@transport; move 2 to another 3@transport; book 2 onto another 3@transport; switch 2 to another 3@transport
abort; break ~ off
look_for: look for 2; search for 2; hunt for 2; -seek 2; be in *search of 2; be on the lookout for 2
object_to: lodge an *objection to 2; raise an *objection to 2; file an *objection to 2; submit an *objection to 2; make an *objection to 2; put in an *objection to 2; object to 2
attract; draw 2@visitor; pull ~ 2@visitor in; bring ~ 2@visitor in
tick_off: tick ~ off; check ~ off; cross ~ off; mark 2 as done; mark 2 as completed
phase_out: phase ~ out; withdraw 2 gradually; discontinue 2 gradually; stop using 2 gradually; abolish 2 gradually
phase_in: phase ~ in; introduce 2 gradually; bring ~ in gradually; introduce 2 step by step
crack_down: crack down on 2; clamp down on 2; get tough on 2; take tough *action against 2
stand_for_office: stand for 2@job; run for 2@job; be a *candidate for 2@job; stand as *candidate for 2@job
intervene; step in; intervene in 2
house_people: put ~ 2@visitor up; accommodate 2@visitor; house 2@visitor; lodge 2@visitor
waive_fee: let 3 off 2@fee; waive 2@fee; excuse 3 from 2@fee; exempt 3 from 2@fee; not charge 3 2@fee; spare 3 2@fee; release 3 from 2@fee
finish_stock: use ~ up; finish ~ off; get through all 2
`;

/** A line as a frame of the tables. */
function frameOf(line: string): string {
  const [said, ...excluded] = line.split(' # ');
  const [verbs, noun] = said!.split(' | ');
  const named = /^(\w+): (.*)$/.exec(verbs!);
  const ways = named?.[2] ?? verbs!;
  const name = named?.[1] ?? ways.split(';')[0]!.replaceAll(/[^\w]+/g, '_');
  return [
    `v_${name}`,
    `  v ${ways}`,
    ...(noun === undefined ? [] : [`  n ${noun} of 2 by 1`]),
    ...excluded.map((other) => `  x v_${other}`),
  ].join('\n');
}

export const VERBS = LINES.trim().split('\n').map(frameOf).join('\n');
