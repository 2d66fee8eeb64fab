/** What tells the reader what to do, folded. */
import { lines, words } from './list.ts';

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
