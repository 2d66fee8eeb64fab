/** What leads to a statement or wraps it, and says nothing itself, folded. */
import { lines } from './list.ts';

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
  more details below
  details below
  attached is
  attached you'll find
  attached you will find
`);

/** Beginnings that wrap a statement without changing what it says. */
export const WRAPPERS = lines(`
  tip
  quick tip
  pro tip
  next step
  next steps
  hint
  ps
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
  honestly
  quite honestly
  frankly
  quite frankly
  to be honest
  to be frank
  to be fair
  truth be told
  in all honesty
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
  don't forget that
  do not forget that
  please don't forget that
  please do not forget that
  please remember that
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
