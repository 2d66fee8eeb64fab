/** What the writer thinks or feels, folded. */
import { lines, words } from './list.ts';

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
  gut feeling
  my take
  my view
  my opinion
  personal impression
  personal opinion
  overall impression
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
  it's a lot to
  it is a lot to
  it is a bit
  it looks like a
  it seems to me
  it strikes me
  it would be
  it might be worth
  it might be a good idea
  it may be a good idea
  it could be worth
  it is best to
  it's probably wise
  it is probably wise
  it's probably best
  it is probably best
  it's probably a good
  it is probably a good
  it's best to
  it's worth
  it is worth
  time will tell
  this may sound
  that may sound
  this might sound
  it may sound
  could go either way
  it could go either way
  that would be all
  that will be all
  that'll be all
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
  i see no
  we see no
  i see little
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
  you'll love
  you will love
  you'll enjoy
  you will enjoy
  the safest option
  the safest bet
  the best option
  the best bet
  the best course
`);

/** Words of feeling and worth: a sentence that has nothing else to check is an opinion. */
export const EVALUATIVE = words(`
  amazing annoying awesome awkward awful beautiful best better boring brilliant charming cool cute delicious delightful
  disappointing easier easiest elegant excellent exciting fabulous fantastic favorite favourite frustrating fun funny glad
  good gorgeous grateful great handy happy helpful horrible impressive inspiring interesting lovely lucky magnificent
  nicer nice perfect pleasant pleased pretty prettier proud reassuring remarkable sad scary shame smart sorry special
  splendid stressful stunning stylish tedious terrible thoughtful tiresome tiring tough tricky ugly unfair unfortunate
  unlucky unpleasant upsetting wise wonderful worrying worst worth fair generous harsh lenient sensible painful bothersome
`);
