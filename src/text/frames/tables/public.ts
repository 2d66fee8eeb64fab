/** Law, contests, speech, what people think and want. */
export const PUBLIC = `
arrest
  v arrest; take 2 into custody; -detain; place 2 under arrest; +apprehend; make an *arrest of 2; put 2 under arrest; pick 2 up; nab; -2 be in custody; collar
  n arrest of 2 by 1; -detention of 2 by 1
  a 2 under arrest; -2 in custody
  x release
release
  v release; free; set 2 free; let 2 go; discharge; let 2 out; 2 walk free; 2 be freed; turn 2 loose; liberate
  n release of 2 by 1
  a 2 free
  x arrest; imprison
imprison
  v jail; imprison; send 2 to prison; put 2 in prison; lock ~ up; put 2 behind bars; 2 go to prison; 2 go to jail; send 2 to jail; incarcerate; 2 be in prison; 2 be in jail; 2 be behind bars; throw 2 in jail; +2 serve a prison *sentence; put 2 in jail
  n imprisonment of 2 by 1
  a 2 in prison; 2 in jail; 2 behind bars
  x release
charge_crime
  v bring *charge against 2; press *charge against 2; file *charge against 2; 2 face *charge of 3; 2 be indicted on 3; bring a *charge of 3 against 2
  i charge 2 with 3@crime; -accuse 2 of 3; indict 2 for 3; prosecute 2 for 3; -2 stand accused of 3
  n indictment of 2 for 3; prosecution of 2 for 3
accuse
  v make an *accusation against 2; level an *accusation at 2; point the *finger at 2; put the *blame on 2; hold 2 responsible for 3; lay the *blame on 2
  i accuse 2 of 3; blame 2 for 3; allege 3 against 2
  n accusation of 3 against 2 by 1; accusation against 2
  x clear_accused
clear_accused
  v clear 2 of 3; exonerate 2 from 3; absolve 2 of 3; find 2 innocent; vindicate
  n exoneration of 2
  x accuse
convict
  v return a guilty *verdict against 2
  i convict 2 of 3; find 2 guilty of 3
  n conviction of 2 for 3
  a 2 guilty of 3
  x acquit
acquit
  v return a not guilty *verdict
  i acquit 2 of 3; find 2 not guilty of 3; clear 2 of 3; find 2 innocent of 3
  n acquittal of 2
  a 2 not guilty of 3; 2 innocent of 3
  x convict
sentence
  v give 2 a *sentence of 3; 2 receive a *sentence of 3; hand 2 a *sentence of 3; impose a *sentence of 3 on 2; 2 get a *sentence of 3; hand down a *sentence of 3 to 2
  i sentence 2 to 3; jail 2 for 3
  n sentencing of 2 to 3
sue
  v take 2 to court over 3; file a *lawsuit against 2; bring a *lawsuit against 2; bring legal *action against 2; start legal *proceedings against 2; take legal *action against 2; file *suit against 2; bring a *case against 2; launch a *lawsuit against 2; 2 face a *lawsuit from 1; file a *claim against 2; start a *lawsuit against 2; initiate legal *proceedings against 2; begin legal *action against 2; bring *suit against 2
  i sue 2 for 3
  n lawsuit against 2 by 1; suit against 2 by 1
  p plaintiff
fine
  v fine 2 3; impose a *fine of 3 on 2; give 2 a *fine of 3; 2 receive a *fine of 3; slap 2 with a *fine of 3; order 2 to pay a *fine of 3; hand 2 a *fine of 3; 2 get a *fine of 3; issue 2 with a *fine of 3; issue a *fine of 3 to 2; penalise 2 3; 2 be hit with a *fine of 3; levy a *fine of 3 on 2
  n fine of 3 on 2 by 1; fine against 2
appeal
  v 1 lodge an *appeal against 2; 1 file an *appeal against 2; 1 appeal 2; 1 launch an *appeal against 2; -1 challenge 2; -1 contest 2; 1 bring an *appeal against 2; 1 make an *appeal against 2; 1 enter an *appeal against 2
  i 1 appeal against 2
  n appeal against 2 by 1; appeal of 2 by 1
uphold
  v uphold; -confirm; let 2 stand; affirm; maintain; sustain; leave 2 in place; keep 2 in place; -endorse
  x overturn
overturn
  v overturn; reverse; set ~ aside; quash; throw ~ out; annul; strike ~ down; overrule; void; undo; vacate
  n reversal of 2 by 1; annulment of 2 by 1
  x uphold
steal
  v 1 steal 2 from 3; 1 rob 3 of 2; 1 make off with 2; 1 run off with 2; 3 have 2 stolen; 1 take 2 from 3 without permission; swipe; pinch; commit the *theft of 2; nick
  n theft of 2 by 1
  p thief
cheat
  v cheat; +defraud; -deceive; +con; +swindle; trick; take ~ in; scam; dupe; fool; rip ~ off; hoodwink; 2 fall for ~ *scam; -mislead; double-cross
  n deception of 2 by 1; fraud on 2 by 1
help
  v help; assist; aid; give 2 a *hand; lend 2 a *hand; come to the *aid of 2; give *help to 2; provide *assistance to 2; lend a *hand to 2; help ~ out; give *assistance to 2; -offer *help to 2; -support; 2 get *help from 1; 2 receive *help from 1; be of *help to 2; render *assistance to 2; do 2 a favour; 2 receive *assistance from 1
  n help for 2 from 1; assistance to 2 by 1
  x hinder
hinder
  v hinder; hamper; impede; obstruct; get in the *way of 2; hold ~ back; stand in the *way of 2; be an *obstacle to 2; handicap
  x help
rescue
  v rescue; save; come to the *rescue of 2; bring 2 to safety; pull 2 to safety; bail ~ out; get 2 out; free
  n rescue of 2 by 1
attack_person
  v attack; assault; set upon 2; beat ~ up; -go for 2; +mug; lay into 2; 2 be the *victim of an attack by 1; -turn on 2
  n attack on 2 by 1; assault on 2 by 1
win
  v 1 win 2; 1 come first in 2; 1 take first *place in 2; 1 be the winner of 2; 1 be victorious in 2; 1 gain *victory in 2; 1 secure *victory in 2; 1 take 2@game; 1 claim *victory in 2; 1 take the *title in 2; 1 clinch 2@game; 1 come out on top in 2; 1 pick up 2@game; 1 land 2@game; 1 carry off 2@game; 1 scoop 2@game; 1 come top; 2 go to 1
  i 1 finish first in 2; 1 emerge victorious in 2; 1 triumph in 2; 1 walk away with 2
  n win of 1 in 2; victory of 1 in 2; triumph of 1 in 2
  p winner of 2; champion of 2
  x lose_contest
lose_contest
  v 1 lose 2; 1 be beaten in 2; 1 be defeated in 2; 1 suffer *defeat in 2; 1 go down to *defeat in 2; 1 come off second best in 2; 1 be the loser of 2; 1 suffer a *defeat in 2; 1 be on the losing side in 2
  n defeat of 1 in 2; loss of 1 in 2
  p loser of 2
  x win
beat
  v beat; defeat; 2 lose to 1; 1 win against 2; 1 get the better of 2; 1 prevail over 2; 1 triumph over 2; 1 overcome 2; +1 knock 2 out; 2 lose against 1; 1 have a *win over 2; 1 win over 2; 2 suffer a *defeat against 1; 2 suffer a *defeat to 1; 1 see 2 off; 1 record a *win over 2; 2 go down to 1; +1 trounce 2; +1 thrash 2; +1 rout 2; 1 conquer 2; +1 edge 2; 1 vanquish 2; +1 eliminate 2; 2 fall to 1; +2 crash out to 1; 1 upset 2; 1 outplay 2
  n defeat of 2 by 1; victory of 1 over 2; win of 1 over 2; win over 2; victory over 2; triumph over 2; defeat to 1; loss to 1
draw_game
  v 1 draw with 2; 2 draw with 1; 1 tie with 2; 2 tie with 1; 1 be held to a *draw by 2; 1 share the spoils with 2; 2 share the spoils with 1; 1 finish level with 2; 2 hold 1 to a *draw; 1 hold 2 to a *draw
  n draw of 1 with 2; draw between 1
  x beat
score
  v score; net; put the *ball in the net; find the *net; bag
  p scorer of 2
play_against
  v 1 play 2; 1 play against 2; 2 play 1; 2 play against 1; 1 face 2; 2 face 1; 1 meet 2; 2 meet 1; 1 take on 2; 2 take on 1; 1 be up against 2; 2 be up against 1
say
  v say; state; declare; remark; point ~ out; note; comment; mention; make the *point; 2 be the words of 1; observe; make the *remark; make a *statement; put it that 2; express; add
announce
  v announce; declare; make ~ public; make ~ known; make the *announcement of 2; make an *announcement of 2; proclaim; unveil; give *notice of 2; issue a *statement on 2; make an *announcement about 2; report
  n announcement of 2 by 1
inform
  v let 2 know about 3; 1 make 2 aware of 3; give 2 *notice of 3; send 2 a *notification of 3; bring 3 to the *attention of 2; 2 receive *notice of 3 from 1; keep 2 posted on 3; 1 break the *news of 3 to 2; 2 get *notice of 3 from 1; 1 let 2 know of 3
  i 1 inform 2 of 3; 1 notify 2 of 3; 1 tell 2 about 3; 1 advise 2 of 3; 1 alert 2 to 3; 1 update 2 on 3; 2 hear of 3 from 1; 2 learn of 3 from 1; 1 brief 2 on 3; 1 tell 2 of 3; 1 apprise 2 of 3; 1 fill 2 in on 3
  n notification of 2 of 3 by 1
warn
  v 1 give 2 a *warning about 3; 1 issue a *warning to 2; 2 receive a *warning from 1; 1 issue 2 with a *warning; 2 get a *warning from 1; 1 give *warning of 3; 1 sound the *alarm about 3; 1 put 2 on notice; 1 issue 2 a *warning
  i 1 warn 2 of 3; 1 caution 2 about 3; 1 alert 2 to 3; 1 warn 2 about 3
  n warning of 3 to 2 by 1; warning to 2 by 1
contact
  v contact; get in touch with 2; get hold of 2; be in touch with 2; make *contact with 2; get in contact with 2; +phone; +email; +ring; +text; +message; +telephone; +ring ~ up; -approach; +give 2 a *call; +send 2 an *email; +call ~ up; +send 2 a *message; reach; +drop 2 a line; establish *contact with 2
  i reach out to 2; +write to 2; 2 hear from 1; touch base with 2
  n contact with 2
phone
  v phone; call; ring; telephone; give 2 a *call; give 2 a *ring; make a *call to 2; call ~ up; ring ~ up; place a *call to 2; phone ~ up; 2 get a *call from 1; 2 receive a *call from 1; speak to 2 on the phone; speak to 2 by phone
  n call to 2 by 1
  > contact
email
  v email; e-mail; send 2 an *email; write 2 an *email; drop 2 an *email; send an *email to 2; 2 receive an *email from 1; 2 get an *email from 1; send *email to 2; write to 2 by email
  > contact
reply
  v 1 answer 2; 1 get back to 2; 1 give an *answer to 2; 1 send a *reply to 2; 1 give a *reply to 2; 1 give a *response to 2; 1 send a *response to 2; 1 provide an *answer to 2; 2 get a *reply from 1; 2 receive a *reply from 1; 2 get an *answer from 1; 1 provide a *response to 2; 2 receive a *response from 1; 1 come back to 2; 2 get a *response from 1; 2 receive an *answer from 1; 1 issue a *response to 2
  i 1 reply to 2; 1 respond to 2; 1 write back to 2; 2 hear back from 1
  n reply to 2 by 1; response to 2 by 1; answer to 2 by 1
  x ignore
ignore
  v ignore; 2 go unanswered; 2 remain unanswered; disregard; take no *notice of 2; leave 2 unanswered; pay no *attention to 2; turn a blind *eye to 2; brush ~ aside; fail to respond to 2; fail to reply to 2; take no *account of 2
  x reply
ask
  v 1 ask 2 about 3; 1 put a *question to 2; 1 ask 2 a *question; 1 enquire of 2; 1 inquire of 2; 1 question 2 about 3; 1 query 2 on 3
complain
  v 1 make a *complaint about 2; 1 file a *complaint about 2; 1 lodge a *complaint about 2; 1 raise a *complaint about 2; 1 submit a *complaint about 2; 1 express *dissatisfaction with 2; 1 put in a *complaint about 2; 1 send in a *complaint about 2; 1 bring a *complaint about 2; 1 register a *complaint about 2; 3 receive a *complaint about 2 from 1; 3 get a *complaint about 2 from 1
  i 1 complain to 3 about 2; 1 grumble about 2; 1 moan about 2; 1 complain of 2
  n complaint by 1 about 2
  p complainant
praise
  v praise; commend; compliment; speak highly of 2; pay *tribute to 2; sing the *praise of 2; have *praise for 2; applaud; laud; express *admiration for 2; hail
  n praise of 2 by 1; praise for 2 by 1
  x criticise
criticise
  v criticise; criticize; find *fault with 2; be critical of 2; attack; come down on 2; +slam; +condemn; pan; have a *go at 2; 2 come in for *criticism from 1; +blast; take 2 to task; express *criticism of 2; 2 come under *fire from 1; +lambast; +castigate; +denounce; level *criticism at 2; rebuke; 2 draw *criticism from 1; +censure
  n criticism of 2 by 1; condemnation of 2 by 1
  a critical of 2
  x praise
thank
  v express ~ *gratitude to 2 for 3; give *thanks to 2
  i thank 2 for 3; express ~ thanks to 2
apologise
  v 1 say sorry to 2 for 3; 1 say sorry for 3; 1 make an *apology to 2 for 3; 1 offer 2 *apology for 3; 1 give 2 *apology for 3; 1 offer ~ *apology to 2; 1 issue an *apology to 2 for 3; 1 express *regret for 3; 2 receive an *apology from 1; 1 give an *apology to 2; 2 get an *apology from 1; 1 extend ~ *apology to 2; 1 make ~ *apology to 2
  i 1 apologise to 2 for 3; 1 apologize to 2 for 3
  n apology to 2 for 3 by 1
talk
  v 1 have a *conversation with 2; 1 have a *talk with 2; 1 have a *word with 2; 1 hold *talks with 2; 1 have *talks with 2; 1 have a *chat with 2
  i 1 talk to 2; 1 speak to 2; 1 talk with 2; 1 speak with 2; 1 chat with 2; 1 converse with 2; 2 talk to 1; 2 speak with 1; 2 speak to 1
  n conversation of 1 with 2
discuss
  v discuss; talk about 2; talk ~ over; have a *discussion about 2; hold *talks on 2; +debate; hold a *discussion on 2; have a *discussion on 2; go over 2; hold *discussion on 2; talk ~ through; speak about 2; -deliberate on 2; exchange *view on 2; confer on 2
  n discussion of 2 by 1; debate on 2; talks on 2
meet
  v 1 meet 2; 1 meet with 2; 1 have a *meeting with 2; 1 hold a *meeting with 2; 2 meet 1; 2 meet with 1; 2 have a *meeting with 1; 1 get together with 2; 1 meet up with 2; 2 hold a *meeting with 1; 1 come together with 2; 1 sit down with 2
  n meeting of 1 with 2; meeting between 1
visit
  v visit; pay 2 a *visit; pay a *visit to 2; go to see 2; make a *visit to 2; -travel to 2; drop in on 2; call on 2; -go on a *visit to 2; come to see 2; make a *trip to 2; 2 receive a *visit from 1; stop by 2; call in at 2; tour; +be a *guest of 2
  n visit of 1 to 2; visit to 2 by 1
  p visitor to 2; guest of 2
explain
  v explain; give an *explanation of 2; set ~ out; account for 2; clarify; make 2 clear; offer an *explanation for 2; shed *light on 2; provide an *explanation for 2; spell ~ out; give an *explanation for 2; lay ~ out; elucidate; throw *light on 2
  n explanation of 2 by 1; explanation for 2
describe
  v describe; give a *description of 2; depict; portray; give an *account of 2; characterise; characterize; provide a *description of 2; paint a *picture of 2; sketch
  n description of 2 by 1; portrayal of 2 by 1
write
  v write; be the *author of 2; author; pen; compose; 2 be by 1; 2 be the *work of 1; put ~ down; draft; draw ~ up
  p author; writer; composer
  n authorship of 2
translate
  v translate 2 into 3; render 2 into 3; produce a *translation of 2; make a *translation of 2; put 2 into 3
  n translation of 2 into 3 by 1
  p translator
direct_film
  v direct; be the *director of 2
  p director; film-maker
  n direction of 2 by 1
perform
  v perform; play; give a *performance of 2; put on a *performance of 2; act in 2; +star in 2; appear in 2; put ~ on; +sing; 2 feature 1; +2 star 1
  n performance of 2 by 1
  p performer
know
  v know; be aware of 2; have *knowledge of 2; be familiar with 2; be acquainted with 2; be conscious of 2; be in the know about 2
  n knowledge of 2; awareness of 2
  a aware of 2; familiar with 2; conscious of 2; acquainted with 2
  x unaware
unaware
  a unaware of 2; not aware of 2; ignorant of 2; oblivious to 2; unfamiliar with 2
  v 1 have no *knowledge of 2; 1 know nothing about 2; 1 have no *idea of 2
  ! know
believe
  v believe; think; be of the *opinion 2; hold the *view 2; take the *view 2; consider; reckon; +be convinced of 2; hold; feel; -suppose; be of the *view 2
  n belief in 2; opinion of 1
remember
  v remember; recall; recollect; bring 2 to mind; call 2 to mind; keep 2 in mind; have a *memory of 2
  x forget
forget
  v forget; fail to remember 2; have no *memory of 2; 2 slip ~ mind; have no *recollection of 2
  ! remember
like
  v like; enjoy; be fond of 2; +love; be keen on 2; have a *liking for 2; 2 appeal to 1; be partial to 2; take *pleasure in 2; care for 2; +adore; be a *fan of 2; 2 please 1; be into 2; appreciate
  a fond of 2; keen on 2; partial to 2
  p fan; lover
  x dislike
dislike
  v dislike; +hate; +loathe; +detest; have a *dislike of 2; +abhor; have an *aversion to 2
  n dislike of 2; hatred of 2; aversion to 2
  x like
want
  v want; would like 2; desire; wish for 2; be eager for 2; be keen on 2; be after 2; have a *wish for 2; long for 2
  n desire for 2; wish for 2
need
  v need; be in *need of 2; require; 2 be necessary for 1; have *need of 2; 2 be essential to 1
  n need of 1 for 2
  a in need of 2
satisfied
  a satisfied with 2; happy with 2; pleased with 2; content with 2; +delighted with 2
  v 2 satisfy 1; 2 please 1; 2 meet the *expectation of 1
  n satisfaction with 2
  x dissatisfied
dissatisfied
  a dissatisfied with 2; unhappy with 2; not satisfied with 2; not happy with 2; disappointed with 2; displeased with 2; disappointed by 2; discontented with 2; +frustrated with 2
  v 2 disappoint 1; 2 displease 1
  n dissatisfaction with 2
  x satisfied
trust
  v trust; have *faith in 2; have *confidence in 2; believe in 2; rely on 2; put ~ *trust in 2; have *trust in 2; place ~ *trust in 2; count on 2
  n trust in 2; confidence in 2; faith in 2
  x distrust
distrust
  v distrust; mistrust; have no *confidence in 2; be suspicious of 2; have no *faith in 2; be wary of 2; lack *confidence in 2; have no *trust in 2
  n distrust of 2; mistrust of 2
  a suspicious of 2; wary of 2
  x trust
blame
  v hold 2 responsible for 3; put the *blame on 2 for 3; 3 be the *fault of 2; point the *finger at 2; lay the *blame on 2; pin the *blame on 2; put 3 down to 2; 2 take the *blame for 3
  i blame 2 for 3; attribute 3 to 2
  a 2 to blame for 3; 2 at fault for 3; -2 responsible for 3
`;
