/** What the writer offers, or says to do next without saying what will come of it, folded. */
import { lines } from './list.ts';

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
  as always, we're here
  we're here to help
  you can always reach
  you can reach me
  you can reach us
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
  should you require
  should anything
  should any
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
  sort it
  sort this
  sort that
  sort everything
  take it from there
  take care of it
  take care of this
  handle it
  handle this
  make it right
  put it right
`);
