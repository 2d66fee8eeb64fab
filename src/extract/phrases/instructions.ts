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
  acknowledge add adjust allow analyze apply approve arrange ask assess attach avoid bake base be beat begin bind
  blend boil book bring browse brush build buy calculate call carry change charge chase check chill choose chop clean
  clear click close collect combine compare compile complete confirm connect consider consult contact continue cook
  cool coordinate copy cover create crop cut decide decline delete describe detach determine dial dip disable discuss
  dispose divide do double download draft drag drain draw drink drop dry dust eat email emphasize empty enable enjoy
  ensure enter escalate establish evaluate examine expect explore export fasten feed file fill find fix flip focus
  fold follow forget forward fry gather get give go grab grate grease grill grind hand hang heat help highlight hold
  identify imagine import include increase inform insert inspect install invest invite join keep knead know label lay
  learn leave let lift limit link list listen load lock log look loosen lower mail maintain make mash measure melt mix
  monitor mount move mute navigate note notify observe offer open order pack paste pause pay peel pick place plan pour
  practice preheat prepare press prime print protect provide pull purchase push put raise rate reach read rebook
  reboot reconnect reconsider record recycle redeem redo reduce refer refill refrigerate reinstall reject relax
  release remember remove rename reopen repeat rephrase replace reply report request reschedule research reserve reset
  resolve respond rest restart restore resume retry return review revisit rinse roast roll rotate rub run save scan
  schedule scroll seal see seek select send separate serve set shake share ship show shut sign simmer skip slice slide
  soak sort speak spend spray spread sprinkle squeeze start stay stick stir stop store strain stretch strip submit
  summarise summarize swap swipe switch sync take talk tap tear tell test think tick tie tighten tilt toast toggle top
  toss touch transfer trim trust try turn twist type understand unlock unpack unplug unscrew unzip update upgrade
  upload use validate verify visit wait walk wash watch water wear weigh whisk wipe work wrap write zip
`);
