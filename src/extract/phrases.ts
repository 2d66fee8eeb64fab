/** Beginnings and words by which a sentence of an answer is known for what it is, folded. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const lines = (list: string): readonly string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Words that open a letter; what follows a comma may be a statement. */
export const GREETINGS = lines(`
  hi
  hello
  hey
  dear
  greetings
  good morning
  good afternoon
  good evening
  good day
  hallo
  guten tag
  guten morgen
  guten abend
  liebe
  lieber
  sehr geehrte
  sehr geehrter
  bonjour
  bonsoir
  cher
  chere
  hola
  buenos dias
  buenas tardes
  buenas noches
  estimado
  estimada
`);

export const COURTESIES = lines(`
  good luck
  thank
  thanks
  many thanks
  sorry
  apologies
  our apologies
  my apologies
  i am sorry
  i'm sorry
  we are sorry
  we're sorry
  i'm so sorry
  i'm very sorry
  i am so sorry
  i apologize
  i apologise
  we apologize
  we apologise
  i do apologize
  please accept
  you're welcome
  you are welcome
  no problem
  no worries
  my pleasure
  congratulations
  congrats
  have a
  enjoy your
  take care
  best regards
  kind regards
  warm regards
  best wishes
  sincerely
  yours sincerely
  yours faithfully
  i hope
  we hope
  hope this
  hope that
  i trust
  i understand how
  i understand that this
  i understand your
  i understand this
  i can understand
  i can imagine
  i appreciate
  we appreciate
  great question
  good question
  happy to
  glad to
  always happy
  it's a pleasure
  it was a pleasure
  i wish
  we wish
  looking forward
  welcome to
  welcome back
  i look forward
  hope you
  hope it
  hopefully
  no need to worry
  no rush
  take your time
  rest assured
  your patience
  your understanding
  we value
  we apologise
  we understand
  pleased to
  delighted to
  much appreciated
  talk soon
  speak soon
  see you
  bye
  goodbye
  all the best
  hang in there
  you're in good hands
  i know how
  i know this
  i know it
  i hear you
  i get it
  i see why
  i totally
  i completely understand
  i fully understand
  it's understandable
  that's understandable
  that's totally
  that's completely
  it's completely
  we look forward
  danke
  vielen dank
  mit freundlichen grussen
  viele grusse
  entschuldigung
  merci
  cordialement
  desole
  gracias
  muchas gracias
  saludos
  lo siento
  hope your
  hope all
  hope everything
  we really appreciate
  i really appreciate
  i truly appreciate
  we truly appreciate
  you're very welcome
  you're most welcome
  you are very welcome
  good to know
  good to hear
  good to see
  nice to
  lovely to
  great to
  thrilled to
  don't worry
  do not worry
  no need to apologise
  no need to apologize
  phew
  wishing you
  with apologies
  sincere apologies
  my sincere apologies
  our sincere apologies
  it's great to see
  it's good to see
  it's lovely to
  have fun
  stay safe
  fair point
  good point
`);

export const OFFERS = lines(`
  i'd be happy
  i would be happy
  i'd be glad
  i would be glad
  we'd be happy
  we would be happy
  we'd be glad
  i'm happy to help
  i'm here to help
  i am here to help
  i'm here if
  i'm always here
  we're always here
  we'd love to
  i'd love to
  i would love to
  let me
  let's
  shall we
  happy to
  we're here to
  i could
  we could
  i can help
  i can look
  i can check
  i can also
  we can help
  i can send
  i can offer
  we can offer
  i can walk
  i can draft
  i'll gladly
  i will gladly
  i am happy to
  i'm happy to
  we're happy to
  we are happy to
  if you want
  if you prefer
  if you like
  if you need
  if you'd like
  if you would like
  if you have any
  if there is anything
  if there's anything
  if that helps
  if you wish
  should you have
  should you need
  should you wish
  gerne
  si vous souhaitez
  si desea
  we can always
  i can always
  we can certainly
  i can certainly
  we can gladly
  i can gladly
  just say
  say the word
  it's up to you
  it's entirely up
  it is entirely up
  it is up to you
  entirely up to you
  it's your call
  i'll leave
  the choice is yours
  the decision is yours
  whatever you decide
  you could try
  you could also try
  you may also try
  you might also try
  you can also try
`);

export const INSTRUCTIONS = lines(`
  please
  let me know
  let us know
  feel free
  do not hesitate
  don't hesitate
  just reply
  make sure
  be sure
  remember to
  don't forget
  do not forget
  you should
  you need to
  you'll need to
  you'll want to
  you may want
  you might want
  i recommend
  i'd recommend
  i would recommend
  i suggest
  i'd suggest
  i would suggest
  i'd advise
  i would advise
  we recommend
  we suggest
  bitte
  veuillez
  por favor
  just give
  just let
  just tell
  just shout
  shout if
  shout when
  give us a shout
  give me a shout
  holler
  ping me
  ping us
  hit reply
  just ask
  just write
  just call
  just drop
  just send
  keep an eye
`);

export const OPINIONS = lines(`
  i think
  i believe
  i feel
  i guess
  i suppose
  i know
  i would
  i'd
  i love
  love the
  love your
  love that
  love how
  loving the
  loving your
  i like
  i prefer
  i find
  i tend
  i enjoy
  i doubt
  i fear
  we think
  we believe
  we feel
  personally
  honestly
  frankly
  in my opinion
  in my view
  in our opinion
  to my mind
  to me
  imo
  if you ask me
  it feels
  it would be nice
  it's a shame
  it is a shame
  it's a pity
  it is a pity
  it's great
  it's nice
  it's lovely
  that's great
  that's good
  that must
  this must
  that sounds
  that's a
  that is a
  it's always
  it is always
  that is a shame
  that's a pity
  that is a pity
  that's a tricky
  that's a tough
  that's fair
  what a
  such a
  how nice
  how lovely
  how frustrating
  good luck
  my guess
  my feeling
  my impression
  my hunch
  my advice
  my gut
  i'd say
  i suspect
  i imagine
  i reckon
  i must say
  i have to say
  i have a feeling
  i'm inclined
  i am inclined
  i'm tempted
  i'm a fan
  i'm not a fan
  i'm convinced
  i am convinced
  i'm confident
  i'm optimistic
  i can't help
  i cannot help
  i'm impressed
  i'm surprised
  i'm curious
  i admit
  i agree
  i disagree
  to be honest
  to be fair
  in my experience
  from my point
  if i were
  if it were
  if you ask
  fingers crossed
  fair enough
  nothing beats
  it's no fun
  it is no fun
  it's never fun
  it is never fun
  it's annoying
  it is annoying
  it's frustrating
  it is frustrating
  it's a bit
  it is a bit
  it looks like a
  it seems to me
  it strikes me
  it would be
  it might be worth
  it might make sense
  it may make sense
  it could make sense
  it may be worth
  no wonder
  not the nicest
  not exactly
  ich denke
  ich glaube
  meiner meinung
  je pense
  je crois
  a mon avis
  creo que
  pienso que
  en mi opinion
  it's a tough
  it's a tricky
  it's a hard
  it is a tough
  it is a tricky
  it's quite a
  it's such a
  sounds like a
  sounds like an
  looks like a tricky
  looks like a tough
  looks like a hard
  looks like a fun
  seems like a
  nobody likes
  no one likes
  nobody enjoys
  no one enjoys
  we might want
  we may want
  we should probably
  i should probably
  perhaps we should
  maybe we should
  you should probably
  it seems only
  it would seem
  it feels only
  that's no fun
  i can't blame
  i feel for
  good call
  tough luck
  easier said
  better safe
`);

export const HEDGES = lines(`
  i don't know
  i do not know
  i'm not sure
  i am not sure
  i'm unsure
  i cannot say
  i can't say
  i cannot tell
  i can't tell
  i cannot confirm
  i can't confirm
  i could not find
  i couldn't find
  i'm afraid i don't
  i'm afraid i do not
  i'm afraid i can't
  i'm afraid i cannot
  i'm afraid i could not
  i'm not certain
  i don't have
  i do not have
  i have no information
  we don't know
  we do not know
  we're not sure
  we cannot say
  it's hard to say
  it is hard to say
  it's difficult to say
  it is difficult to say
  it is unclear
  it's unclear
  it depends
  that depends
  as an ai
  as a language model
  as a large language model
  who knows
  perhaps
  maybe
  hard to say
  not sure
  no idea
  ich weiss nicht
  ich bin nicht sicher
  je ne sais
  no se
  no estoy segur
  hard to tell
  difficult to tell
  difficult to say
  tough to say
  it's not clear
  it is not clear
  it's anyone's guess
  there is no way for me
  there's no way for me
  nothing i can say
  we're not certain
  we cannot tell
  we can't tell
  it remains unclear
`);

/** Lines that lead to what follows and say nothing themselves. */
export const INTRODUCTIONS = lines(`
  here's
  so here's
  so here is
  here is
  here are
  here you go
  here we go
  below is
  below are
  below you'll find
  below you will find
  find below
  see below
  attached is
  attached you'll find
  attached you will find
`);

/** What the writer says to do next, without saying what will come of it. */
export const UNDERTAKINGS = lines(`
  look into
  get back
  get in touch
  contact you
  email you as
  email you once
  email you when
  write to you
  update you
  notify you
  review your
  review the
  review this
  review it
  investigate
  let you know
  keep you
  keep an eye
  keep looking
  follow up
  check
  double-check
  be in touch
  stay in touch
  be back
  be right back
  reach out
  see what
  see if
  see whether
  find out
  take a look
  take another look
  have a look
  look at
  look for
  try
  ask
  start with
  come back
  explain
  walk you
  go through
  do my best
  do our best
  do what
  be happy
  be glad
`);

/** Beginnings that wrap a statement without changing what it says. */
export const WRAPPERS = lines(`
  remember
  keep in mind
  bear in mind
  i can confirm that
  i can confirm
  i can see that
  i can see
  we can confirm that
  we can confirm
  i see that
  i see
  please note that
  please note
  note that
  please be aware that
  please be advised that
  i'm happy to tell you that
  i am happy to tell you that
  i'm happy to say that
  i'm happy to confirm that
  i am happy to confirm that
  i'm pleased to tell you that
  i'm pleased to say that
  i am pleased to inform you that
  i'm pleased to inform you that
  i'm pleased to confirm that
  we are pleased to inform you that
  i'm glad to say that
  i'm sorry to say that
  i'm sorry to tell you that
  i'm afraid that
  i'm afraid
  unfortunately
  fortunately
  thankfully
  luckily
  sadly
  good news
  the good news is that
  the bad news is that
  as you can see
  as you know
  as mentioned
  as discussed
  as requested
  to recap
  in short
  in summary
  to summarize
  to summarise
  just to confirm
  to be clear
  to answer your question
  yes
  no
  sure
  hmm
  oh
  oh no
  wow
  ah
  ugh
  oops
  alright
  all right
  great news
  certainly
  of course
  absolutely
  welcome
  cheers
  regards
  great news
  great
  note
  important
  reminder
  update
  ps
  nb
  perfect
  ok
  okay
  right
  well
  so
  and
  but
  also
  additionally
  furthermore
  moreover
  in addition
  however
  therefore
  thus
  hence
  consequently
  as a result
  finally
  lastly
  overall
  that said
  for your information
  fyi
  just to let you know
  as promised
  as agreed
  as you requested
  as you asked
  as expected
  as announced
  actually
  by the way
  in fact
  first
  firstly
  first of all
  second
  secondly
  third
  thirdly
  meanwhile
  in the meantime
  happily
  rest assured that
  rest assured
  please rest assured that
  for reference
  for the record
  to be precise
  to be exact
  most importantly
  more importantly
  perhaps most importantly
  above all
  remember that
  keep in mind that
  please keep in mind that
  bear in mind that
  please bear in mind that
  be aware that
  just so you know
  as a reminder
  as an update
  for clarity
  for your records
  on a side note
  to sum up
  on top of that
  with that in mind
  with this in mind
  at the moment
  right now
  as of now
  as of today
  as it stands
  as things stand
  strictly speaking
  because of that
  because of this
  for that reason
  for this reason
  on our side
  on our end
  from our side
  what i can tell you is that
  what i can say is that
  on the plus side
  on a positive note
  the short answer is that
  in other words
  that being said
  having said that
  we see that
  we see
  we can see that
  we can see
  i noticed that
  i note that
  i checked and
  i have checked and
  i've checked and
  we checked and
  we've checked and
  we have checked and
  i had a look and
  i looked into it and
  i looked and
  i looked it up and
`);

/** First words of instructions; whether they are verbs is for the parse to say. */
export const IMPERATIVES = words(`
  acknowledge add adjust allow analyze apply arrange ask attach avoid base be begin book bring browse build buy calculate call
  change check choose clean clear click combine compare complete confirm connect consider contact continue cook copy
  cover create cut decide delete describe determine disable discuss divide do double download draw drink eat email
  enable enjoy ensure enter establish evaluate examine expect explore fill find fix focus follow gather get give go
  heat help hold identify imagine include increase insert inspect install invest join keep know learn leave let limit
  list listen log look maintain make measure mix monitor move note observe offer open order pack pay pick place plan
  practice prepare press print protect provide pull purchase put reach read reboot reduce refer remember remove repeat
  replace reply report request research reset restart return review run save schedule see seek select send serve set share
  ship show sign speak spend start stay stir stop store submit switch take talk tap tell test think transfer try turn
  type understand unplug wipe sign scan reply forward rate hang charge hand drop rest update upload use verify visit wait walk wash watch wear work write
`);

/** Words of feeling and worth: a sentence that has nothing else to check is an opinion. */
export const EVALUATIVE = words(`
  amazing annoying awesome awkward awful beautiful best better boring brilliant charming cool cute delicious delightful
  disappointing easier easiest elegant excellent exciting fabulous fantastic favorite favourite frustrating fun funny genuine glad
  good gorgeous grateful great handy happy helpful horrible impressive inspiring interesting lovely lucky magnificent
  nicer nice perfect pleasant pleased pretty prettier proud reassuring remarkable sad scary shame smart sorry special
  splendid stressful stunning stylish tedious terrible thoughtful tiresome tiring tough tricky ugly unfair unfortunate
  unlucky unpleasant upsetting wise wonderful worrying worst worth fair generous harsh lenient sensible painful bothersome
`);
