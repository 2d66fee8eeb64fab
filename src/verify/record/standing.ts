/** Whether a record stands: no example, draft or plan, nothing deleted or void, and of the time that it speaks of. */
import { wordSet } from '../../text/word-set.ts';
import { isEnded } from './ended.ts';
import type { Field } from './record.ts';
import type { Said } from './said.ts';
import { isOfItself } from './set-apart.ts';
import { momentOf } from './words/moment.ts';
import { roleOf } from './words/senses.ts';
import { truthOf } from './words/states.ts';

/** Words of a name under or beside which nothing is said to be so. */
const UNREAL = wordSet(
  'example examples sample samples template templates test tests mock dummy demo fake placeholder fixture simulation ' +
    'simulated scenario scenarios hypothetical what draft drafts proposal proposed proposals planned plan plans forecast ' +
    'forecasts projected estimate estimated expected predicted target targets goal goals wish wishlist requested requests ' +
    'pending unconfirmed rejected declined denied cancelled canceled deleted removed void voided invalid revoked ' +
    'withdrawn reverted reversed superseded replaced obsolete deprecated outdated archived archive history historic ' +
    'previous previously prior former formerly old past expired next future upcoming if unless would could should might ' +
    'alleged disputed duplicate backup default defaults possible potential candidate suggested suggestion option options ' +
    'lost missed missing stolen revoked removed suspended blocked failed before rumour rumor fiction joke training sandbox unverified retracted error errors wrong incorrect not never ' +
    'discarded preview desired wanted waiting waitlist waitlisted',
);
/** Flags that a record must not lack. */
const NEEDED = wordSet(
  'valid confirmed final effective real genuine authentic applicable in_force official binding',
);
/** States of a request that make it more than one. */
const GRANTED = wordSet('approved granted accepted completed confirmed');
const STATE_NAME = /^(?:status|state|stage|phase|validity|lifecycle)$/;
/** Values of a state that take back all else that the record says. */
const UNDONE = wordSet(
  'void voided deleted draft test superseded obsolete archived template example invalid duplicate simulated reversed ' +
    'revoked withdrawn retracted deprecated outdated replaced hypothetical proposed sample mock dummy removed unconfirmed ' +
    'rolled_back reverted disputed suspected ruled_out refuted entered_in_error',
);
/** Names of how sure what a record says is, and values by which it is not. */
const CERTAINTY =
  /^(?:diagnostic |clinical )?(?:certainty|confidence|likelihood|probability|verification|verification status|reliability)$/;
const UNSURE = wordSet(
  'suspected possible probable likely unlikely low provisional differential unconfirmed refuted ruled_out doubtful ' +
    'questionable uncertain presumed rumoured rumored',
);

/** Whether nothing about the record takes back, or leaves open, what it says. */
export function isStanding(said: Said): boolean {
  const { focus } = said;
  const used = said.used();
  const names = new Set([...used].flatMap(({ path }) => path));
  for (const { path } of focus.own) for (const word of path) names.add(word);
  const granted = [...used].some(({ words }) => GRANTED.has(words.join('_')));
  const isReal = (word: string): boolean => granted && /^requests?$/.test(word);
  if (
    [...names].some(
      (word) =>
        UNREAL.has(word) &&
        !isReal(word) &&
        !said.isNamed(word) &&
        !isPlural(said, word) &&
        !(word === 'history' && tellsWhatHappened(said)),
    )
  )
    return false;
  if (!isInRole(said) || isEnded(said) || !isOfItself(said) || isDecidedOtherwise(said)) return false;
  if (
    said.predicates.every(({ holds }) => holds) &&
    isEnding([...focus.own, ...focus.above]) &&
    [...used].some(({ name }) => name.some((word) => /^renew/.test(word)))
  )
    return false;
  // What takes back a record takes back nothing that it denies.
  if (said.predicates.length > 0 && said.predicates.every(({ holds }) => !holds)) return true;
  const objects = new Set([...used].map(({ object }) => object));
  const beside = focus.inner.filter(({ object }) => objects.has(object));
  const drafted = isOfPaper(said);
  return [...focus.own, ...focus.above, ...beside].every(
    (field) => used.has(field) || (drafted && isDraft(field)) || !undoes(said, field),
  );
}

/** Lists of what counts only where it was given. */
const GIVEN =
  /^(?:approvals?|signatures?|endorsements?|confirmations?|consents?|acceptances?|sign ?offs?|clearances?)$/;
const DECISION = /^(?:decision|status|state|outcome|result|vote|verdict|response)$/;
const AFFIRMED =
  /^(?:approved?|yes|true|granted|accept(?:ed)?|ok|okay|signed|confirmed|given|endorsed|consented|done|completed?|cleared|passed|agreed|valid)$/;

/** "An approval came from Finance" of `approvals: [{ from: Finance, decision: rejected }]`. */
function isDecidedOtherwise(said: Said): boolean {
  const used = said.used();
  const objects = new Set(
    [...used].flatMap(({ path, object }) => (path.some((word) => GIVEN.test(word)) ? [object] : [])),
  );
  return [...said.focus.own, ...said.focus.inner].some(
    (field) =>
      objects.has(field.object) &&
      !used.has(field) &&
      DECISION.test(field.name.join(' ')) &&
      !AFFIRMED.test(field.words.join(' ')),
  );
}

/** "Was sorted in Wels" of an entry of `history: [{ time, place, event }]`: what happened is told as such, and not how it stands. */
const tellsWhatHappened = ({ focus, bare }: Said): boolean =>
  focus.labels.join(' ') === 'history' &&
  focus.rows.length > 0 &&
  focus.own.some((field) => momentOf(field) !== undefined) &&
  focus.own.some(({ name }) => /^(?:event|action|activity|code|event type)$/.test(name.join(' '))) &&
  !bare.some((word) => /^(?:is|are|has|have|remains?|will)$/.test(word));

/** Papers that have an author, an owner and a day on which they are due while they are drafts. */
const PAPERS = wordSet(
  'postmortem post_mortem report document doc article post page contract agreement memo letter paper review minutes policy spec specification rfc summary analysis assessment evaluation newsletter manuscript essay thesis presentation deck',
);
const OF_PAPER = /^(?:due|owner|author|writer|editor|reviewer|assignee|title|deadline)$/;

/** Whether all that a claim takes of a record is whose a paper is, and when it is due. */
const isOfPaper = (said: Said): boolean =>
  [...said.used()].every(
    ({ name, path }) =>
      name.some((word) => OF_PAPER.test(word)) && [...path, ...name].some((word) => PAPERS.has(word)),
  );

const isDraft = ({ name, words }: Field): boolean =>
  name.some((word) => STATE_NAME.test(word)) && words.join('_') === 'draft';

/** Words of a role's name by which who has it had it once, is to have it, or stands beside who has it. */
const FORMER = wordSet('previous previously prior former formerly old past');
const BESIDE = wordSet(
  'next future upcoming prospective possible potential interested intended proposed designated deputy vice assistant second substitute alternate standby replacement emergency',
);

/** "Dunn owns the case" by `Previous owner: Dunn`, "Wu manages the team" by `Deputy manager: Wu`; he did own it. */
const isInRole = (said: Said): boolean =>
  ![...said.used()].some(({ name }) => {
    if (name.length < 2 || roleOf(name) === undefined) return false;
    const word = name.find((one) => FORMER.has(one) || BESIDE.has(one));
    if (word === undefined || said.isNamed(word)) return false;
    return !FORMER.has(word) || !said.words.some(({ form, lemma }) => PAST.test(form) || isPast(form, lemma));
  });

const PAST = /^(?:was|were|had|did)$/;
const isPast = (form: string, lemma: string): boolean =>
  form !== lemma && /(?:ed|led|ran|held|had|drove|taught)$/.test(form) && lemma !== 'assign';

/** Whether a record says that it is not renewed: `cancel_at_period_end: true`, `auto_renew: false`. */
const isEnding = (fields: readonly Field[]): boolean =>
  fields.some(({ name, quote, words }) => {
    const truth = truthOf(quote, words);
    if (/^cancels? at|^cancel(?:l?ed|s)$/.test(name.join(' '))) return truth !== 'no';
    return /^(?:auto|automatic) renew(?:s|al)?$/.test(name.join(' ')) && truth === 'no';
  });

/** "Tests", "plans", "requests" of a list are what the record is of, where the claim says one. */
const isPlural = (said: Said, word: string): boolean =>
  said.words.some((_, at) => said.canSay(word.replace(/s$/, ''), at));

/** Whether a field that the claim does not take says that the record does not stand. */
function undoes(said: Said, { name, quote, words }: Field): boolean {
  const bare = name.filter((word) => !/^(?:is|was|has|been|are)$/.test(word));
  const unsaid = !bare.some((word) => said.isNamed(word));
  const truth = /^\d/.test(quote) ? undefined : truthOf(quote, words);
  if (truth === 'yes' && bare.length > 0 && bare.every((word) => UNREAL.has(word))) return unsaid;
  if (truth === 'no' && quote !== 'null' && NEEDED.has(bare.join('_'))) return unsaid;
  if (isDatedEnd(bare, quote, truth) && saysState(said)) return unsaid;
  if (CERTAINTY.test(name.join(' ')) && UNSURE.has(words.join('_')))
    return !words.some((word) => said.isNamed(word));
  const state = name.some((word) => STATE_NAME.test(word));
  return state && UNDONE.has(words.join('_')) && !words.some((word) => said.isNamed(word));
}

/** Deeds that end what a record is in, by the name of the field that dates them: `cancelled_at`. */
const ENDED = wordSet(
  'cancelled canceled revoked withdrawn reversed voided terminated suspended deactivated disabled closed deleted ' +
    'removed archived expired lapsed rescinded annulled blocked ended',
);

/** `cancelled_at: "2026-05-01"`: a deed that ends what a record is in, with the day when it was done. */
const isDatedEnd = (name: readonly string[], quote: string, truth: 'yes' | 'no' | undefined): boolean =>
  name.length === 2 &&
  ENDED.has(name[0]!) &&
  /^(?:at|on|date|time)$/.test(name[1]!) &&
  truth !== 'no' &&
  quote !== '';

/** Whether the claim takes a state of the record, and not only what was done with it and when. */
const saysState = (said: Said): boolean =>
  [...said.used()].some(({ name, quote }) => quote === 'true' || name.some((word) => STATE_NAME.test(word)));

/** Whether a value leaves open what it says: "yes?", "true | other", "to be approved", "not yet approved". */
export const isOpenValue = (quote: string): boolean => OPEN.test(quote) && quote.length < 60;

const OPEN =
  /\?|\||\bor\b|\bif\b|\bunless\b|^(?:to be|not|pending|awaiting|expected|partly|partially|almost|nearly|allegedly|probably|maybe)\b|(?:^|[ _(-])(?:requested|pending|planned|scheduled|expected|estimated|estimate|forecast|projected|provisional|tentative|proposed|unconfirmed|draft|denied|tbd|tbc)\)?$/i;
