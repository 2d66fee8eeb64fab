/**
 * A state that a later sentence of the same source turns round: "Downloads are working. … Since noon downloads fail.", "Gate
 * closed 18:00. Gate opened 20:00."
 */
import { lastly } from '../../text/once.ts';
import { type Reading, textOf } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';
import { isOfNow } from './of-now.ts';
import { laterSentences, saysOf } from './said-of-it.ts';

const STATE =
  /^(?<what>.{2,60}?) (?:(?:is|are) (?:still |now |currently |again |back |already |fully )*(?<state>[a-z-]+(?: (?:in|on|up|out|running|service|order|transit|(?:its|their|the) way|progress))?)|(?<works>works?|runs?|responds?))(?: again| normally| fine| as usual| properly| correctly)?$/iu;

/** What a thing in a state does, or is, that is in it no more. */
const FAILS =
  'fail|fails|failed|failing|crash(?:es|ed|ing)?|down|offline|unavailable|unreachable|inaccessible|unresponsive|broken|faulty|dead|br(?:ea|o)ks? down|broke|stopp?(?:s|ed|ing)?(?: working| running| responding)?|no longer (?:works?|runs?|responds?|available|working|running)|not (?:work|working|available|running|responding|reachable)|out of (?:order|service|action)|went (?:down|offline)|gone (?:down|offline)|interrupted|disrupted|shut down|timing out|times? out';
const ARRIVED = 'arrived|delivered|handed over|lost|returned|received|collected|picked up';
const CLOSED = 'closed|closes|shut|shuts|locked';
const OPENED = '(?:re-?)?opened|(?:re-?)?opens|open|unlocked';
const ENDED =
  'deactivated|inactive|disabled|suspended|blocked|closed|deleted|cancell?ed|terminated|expired|switched off|turned off|stopped';
const STARTED =
  '(?:re-?)?activated|(?:re-?)?enabled|reinstated|unblocked|(?:re-?)?opened|resumed|lifted|switched on|turned on|restarted';
const OFF = 'off|switched off|turned off|shut off|shut down|out';
const ON = 'on|switched on|turned on|(?:re-?)?started';

const TURNED: Readonly<Record<string, string>> = {
  up: FAILS,
  'up and running': FAILS,
  working: FAILS,
  available: FAILS,
  online: FAILS,
  operational: FAILS,
  running: FAILS,
  accessible: FAILS,
  reachable: FAILS,
  functioning: FAILS,
  stable: FAILS,
  live: FAILS,
  'in service': FAILS,
  'in order': FAILS,
  'in transit': ARRIVED,
  'on its way': ARRIVED,
  'on their way': ARRIVED,
  'on the way': ARRIVED,
  'in progress': 'finished|completed|concluded|stopped|cancell?ed|called off|abandoned|over',
  open: CLOSED,
  closed: OPENED,
  shut: OPENED,
  locked: 'unlocked|opened',
  unlocked: '(?:re-?)?locked',
  blocked: 'unblocked|released|unlocked|(?:re-?)?activated',
  frozen: 'unfrozen|released',
  suspended: STARTED,
  disabled: STARTED,
  paused: 'resumed|restarted|continued',
  active: ENDED,
  enabled: 'disabled|switched off|turned off|deactivated',
  on: OFF,
  off: ON,
  'logged in': 'logged out|logged off|signed out',
  'logged out': 'logged in|logged on|signed in',
  connected: 'disconnected|unplugged|cut off',
  installed: 'uninstalled|removed|deinstalled',
  subscribed: 'unsubscribed|cancelled',
};

/** What may stand between the thing and what becomes of it. */
const BETWEEN = String.raw`^[,:]?(?: (?:is|are|was|were|has|have|had|been|be|went|gone|being|then|again|now|also|since|suddenly|completely|both|all|at|by|[a-z]+ly|\d[\d:.]*(?: ?[ap]m)?)){0,5} (?:`;
const OPEN =
  /\b(?:last (?:year|month|quarter|season)|back then|at first|used to|briefly|previously|formerly|for (?:an?|one|two|three|\d+) (?:minutes?|hours?)|never|if|when|whenever|once|unless|will|would|should|may|might|could|can|must|almost|nearly|before|yet|whether|until|as soon as|every|each|on \p{L}+days|after (?:use|hours|\d+|\p{L}+ (?:minutes|hours|days)))\b|\?/iu;

/** What tells of the thing of a claim that its state is over, or that it is so again. */
interface Turns {
  isTurned(sentence: string, isNext: boolean): boolean;
  isBack(sentence: string): boolean;
}

/** What reads a sentence for the end of a claim's state; undefined for a claim of no such state. */
export const turnsOf = lastly((said): Turns | undefined => {
  const { what, state, works } = STATE.exec(said)?.groups ?? {};
  const turned = works === undefined ? TURNED[state?.toLowerCase() ?? ''] : FAILS;
  if (what === undefined || turned === undefined) return undefined;
  const name = what.toLowerCase().replace(/^(?:the|our|my|your|its|an?|all|both) /, '');
  const [over, back] = [turned, backTo(state, works)].map((one) => new RegExp(`${BETWEEN}${one})\\b`, 'iu'));
  return {
    isTurned: (text, isNext) => !OPEN.test(text.replace(/ May\b/gu, '')) && saysOf(text, name, isNext, over!),
    isBack: (text) => saysOf(text, name, true, back!),
  };
});

/** The later sentence by which the state of a claim has ended, where none tells that it is so again. */
export const turnedLater: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (source.structured || source.language !== 'en' || !isOfState(claim)) return [];
  const turns = turnsOf(claim.text.slice(claim.start, claim.end).trim().replace(/[.!]$/, ''));
  if (turns === undefined) return [];
  const told = laterSentences(source, support);
  const at = told.findLastIndex(({ said, isNext }) => turns.isTurned(said, isNext));
  if (at < 0 || told.slice(at + 1).some(({ said }) => turns.isBack(said))) return [];
  const place = { document: first!.document, sentence: told[at]!.sentence, score: 0 };
  return [alignedSentence(place, documents, units, lexicon)];
};

/** Whether a claim says how something is, or that it works. */
export const isOfState = (claim: Reading): boolean =>
  isOfNow(claim) || (claim.language === 'en' && !claim.question && WORKS.test(textOf(claim)));

const WORKS = /^[^,;:]{2,60} (?:works?|runs?|responds?)(?: [a-z]+){0,2}\W*$/iu;

/** How a sentence tells that a thing is in its state again. */
function backTo(state: string | undefined, works: string | undefined): string {
  if (works !== undefined || TURNED[state?.toLowerCase() ?? ''] === FAILS)
    return 'works?|working|back|up|up again|online|available|running|restored|repaired|fixed|resumed|recovered';
  return `(?:re-?)?${state!.replace(/^(?:open|clos|lock)\p{L}*$/iu, (word) => `${word.slice(0, 4)}\\p{L}*`)}`;
}
