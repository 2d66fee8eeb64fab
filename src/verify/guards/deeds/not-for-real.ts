/**
 * "The payment was approved" by "… on the training server", "… in the original plan", "… as a joke", "… in part": where, as
 * what, or how far it was so leaves open whether it is.
 */
import { against, type Guard, textOf } from '../guard.ts';
import { phraseBeside } from '../phrase-beside.ts';

const THE = '(?:(?:an?|the|our|its|their|this|that|his|her|one|some)\\s+)?';
/** In these nothing is done, whatever is told of them. */
const PLACE =
  'mock-?ups?|prototype|dress rehearsal|rehearsals?|simulations?|simulator|dry run|trial run|test run|tutorial|storyboard|sandbox|' +
  'thought experiment|parody|spoof|hoax|dreams?|nightmare|daydream|fantasy|fable|fairy ?tale|bedtime story|(?:parallel|alternative|alternate|imaginary) (?:universe|world|reality)|screenplay|role-?play|hypothetical|' +
  '(?:fictional|fictitious|made-up|invented|imaginary|hypothetical|worked|parallel|similar|comparable|model) (?:example|case|scenario|story|company|world)|' +
  '(?:original|initial|first|earlier|old|older|previous|superseded|abandoned|early) (?:plan|draft|version|proposal|design|script|outline|schedule|timetable|agenda|budget|wording)|' +
  '(?:first|second|rough|early|working) draft';
/** On and in these it is tried only. */
const TRIAL =
  '(?:training|test|testing|staging|practice|practise|development|dev|demo|demonstration|dummy|mirror|sandbox|mock|pilot|trial) ' +
  '(?:\\w+ )?(?:servers?|systems?|sites?|accounts?|machines?|instances?|databases?|environments?|copy|stores?|shops?|tills?|clusters?|devices?|data|runs?|modes?)';
const MANNER =
  'as an? (?:joke|prank|test|trial|experiment|exercise|hoax|stunt|example|thought experiment|dare|bluff|formality only)|' +
  'in jest|for (?:a laugh|show only|demonstration purposes|testing purposes|test purposes|training purposes|illustration)|' +
  'in theory|on paper(?: only)?|in name only|(?:only )?virtually|hypothetically|theoretically|supposedly|nominally|notionally|ostensibly|outwardly|seemingly|professedly|purportedly|reputedly|' +
  '(?:per|according to|by|from) an? (?:unverified|unconfirmed|anonymous|disputed|unreliable) \\p{L}+|' +
  'by rumou?r|according to (?:an? |the )?(?:rumou?rs?|gossip|hearsay)|in (?:his|her|their|my|our|your) (?:dreams?|imagination|minds?|head)';
const EXTENT =
  'in part|to (?:an? )?(?:small|limited|minor|lesser|certain|slight|some) (?:extent|degree)|to some extent|' +
  'under (?:certain|some|special|particular|specific|strict) (?:conditions|circumstances)|in (?:certain|some|rare|special|particular|specific|exceptional|individual) (?:cases|circumstances|instances)(?: only)?|' +
  'only in (?:part|places|name)|with (?:some |certain |few |several |many |one |two )?(?:exceptions?|reservations?|limitations?)';

const UNREAL = new RegExp(
  String.raw`\b(?:(?:in|during|on|within|for|inside|per|under) ${THE}(?:${PLACE}|${TRIAL})|${MANNER}|${EXTENT})\b`,
  'iu',
);

export const NOT_FOR_REAL: Guard = against(
  'modality',
  'english',
  ({ reading }, sentence) => {
    const phrase = phraseBeside(sentence, UNREAL);
    const said = textOf(reading).toLowerCase();
    return phrase !== undefined && !OF_TRIAL.test(said) && !isSaid(phrase, said);
  },
  { told: () => UNREAL },
);

/** "The test passed" is said of a trial. */
const OF_TRIAL =
  /\b(?:tests?|tested|testing|trial\w*|pilot\w*|deploy\w*|rehears\w*|simulat\w*|drill\w*|exercise\w*)\b/u;

/** Whether a statement has a telling word of the phrase itself. */
const isSaid = (phrase: string, said: string): boolean =>
  (phrase.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? []).some(
    (word) => !EMPTY.test(word) && said.includes(word),
  );
const EMPTY = /^(?:with|under|some|only|original|first|certain|their|this|that|during|within|inside)$/;
