import type { ClassTable } from './classes.ts';

export const ENGLISH: ClassTable = {
  determiners: 'a an the this that these those such another other own',
  pronouns:
    "i me my mine myself you your yours yourself yourselves u he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs themselves themself one's oneself who whom whose which what whoever whomever whatever whichever someone somebody something anyone anybody anything everyone everybody everything it's he's she's that's there's here's what's who's i'm you're we're they're i've you've we've they've i'd you'd he'd she'd we'd they'd let's",
  prepositions:
    'of in on at by for from to into onto upon with within about against among amongst amid around as across along alongside before behind beneath beside besides between beyond concerning despite down during inside like near off out outside over past per regarding since through throughout till toward towards under underneath until unto up via above after below versus vs than due',
  conjunctions:
    'and or but so yet nor both either neither though although because while whereas whether that when where why how once as then hence thus therefore however moreover furthermore meanwhile nevertheless nonetheless and/or',
  auxiliaries:
    "be am is are was were been being 'm 're 's do does did done doing have has had having 've 'd 'll ai",
  particles:
    'there here not just even also too very quite rather really again still already ever else please etc eg ie e.g i.e well back away soon now',
  negators:
    "not no n't never none nobody nothing nowhere neither nor cannot without hardly scarcely barely ain't aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't mightn't mustn't needn't oughtn't shan't shouldn't wasn't weren't won't wouldn't cant dont doesnt didnt isnt wasnt wont wouldnt",
  modals:
    "can could may might must shall should will would ought 'll 'd i'll you'll he'll she'll it'll we'll they'll",
  conditionals: 'if unless provided providing assuming otherwise else whenever lest',
  exceptives: 'except excepting excluding but besides barring save only apart',
  quantifiers:
    'all any both each every few fewer several some many much most none no half enough more less least lot lots plenty',
  comparatives: 'more less most least fewer fewest than as exactly over under above below',
  hedges:
    'about almost apparently approximately allegedly arguably around basically conceivably essentially generally largely likely mainly maybe mostly nearly nominally normally often ostensibly partly perhaps possibly potentially practically presumably probably purportedly reportedly roughly seemingly sometimes somewhat supposedly tentatively typically unlikely usually virtually',
};
