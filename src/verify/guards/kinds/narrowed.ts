/**
 * How things stand, or what is allowed, owed or charged, where the evidence says so of some cases only: "pets are allowed
 * on the ground floor" for "pets are allowed", "in winter it costs 80 euros" for "it costs 80 euros". Of what happened once
 * a phrase left out takes nothing away; of what holds it does.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { isPast, isRule, PASSED, stands } from './rule-or-state.ts';

export const NARROWED: readonly Guard[] = [
  against('condition', 'english', narrowed),
  against('condition', 'english', deniedWithin),
  against('condition', 'english', narrowedBefore),
];

/** What leads a phrase that bounds what is said before it. */
const BOUNDING = wordSet(
  'for in on at within during from until till before after between with when where while to against outside inside if ' +
    'unless once upon plus minus excluding per provided without',
);
/** What leads one that bounds what is said after it. */
const FRONTED = wordSet(
  'for in on at within during with when where while if until till before after between outside inside upon failing',
);
/** What bounds by two words. */
const BOUND_BY_TWO =
  /^(?:by (?:default|appointment|arrangement)|up to|as (?:long|soon) as|so long as|subject to|of (?:up to|more than|less than|at most|at least|over|under|between|below|above|fewer than|not more than)|less (?:an? |the |\d+)|every (?:other |second |third |two |three |four |five |six |\d+ )|(?:one|two|three|four|five|six|\d+|several|a few) (?:days?|hours?|nights?|times?|weeks?) (?:an? |per |each |every |out of )|(?:once|twice) (?:an? |per |each |every )|only (?:in|on|at|before|after|until|with|when|if|by|for|during|from|within|to)\b|(?:online|in person|outdoors|indoors|outside|inside|upstairs|downstairs|abroad|overseas|overnight|backstage|offstage|on board|onboard|offshore|onshore|underground|locally|regionally|offline|remotely|off-peak|after hours|weekends|weekdays|weeknights|evenings|mornings|afternoons|nights|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|in alternate |under (?:(?:the|an?|our|your|its|this) (?:\p{L}+ ){1,3})?(?:plan|tariff|scheme|program(?:me)?|option|edition|tier|package|agreement|warranty|guarantee)\b|(?:above|below|over|beyond) the |(?:above|below|over|beyond|under) (?:(?:[$€£¥] ?|(?:usd|eur|gbp|chf) )?\d[\d.,]*|an? |the (?:age|limit|value)|one|two|three|four|five|six|seven|eight|nine|ten|twelve)|from (?:(?:[$€£¥] ?|(?:usd|eur|gbp|chf) )?\d[\d.,]*|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/iu;
/** What bounds by itself. */
const ALONE =
  /^(?:online|in person|outdoors|indoors|outside|inside|upstairs|downstairs|abroad|overseas|overnight|backstage|offstage|on board|onboard|offshore|onshore|underground|locally|regionally|offline|remotely|off-peak|after hours|weekends|weekdays|weeknights|evenings|mornings|afternoons|nights|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;
/** Phrases that bound nothing: they take in all, or tell why, how or where it is written. */
export const IDLE =
  /^(?:for (?:an? (?:(?:full|complete) )?(?:refund|exchange|replacement)|everyone|everybody|all|any|both|free|now|good|sure|example|instance|that reason|the most part|(?:\p{L}+ )?(?:reasons|purposes|safety|security))|at (?:all|any|every|present|the moment|once|least|no|the same time|last)|in (?:all|every|any|each|both|full|total|fact|addition|this|these|our|the (?:contract|agreement|text|annex|following)|accordance|line|order|force|effect|use|place|general|the (?:price|fee|fare|rent|rate|room rate|ticket)|other words|conclusion|summary)|on (?:all|every|each|any|both|the other hand|record|file)|with (?:an? (?:excess|deductible) of|all|every|any|thanks|regard|respect|immediate|a view)|from (?:(?:the|this|that|your|our|its|his|her|their) (?:agreement|contract|purchase|lease|deal|policy|treaty|sale)\b|today|now|(?:the )?(?:date|day|time|start|delivery|purchase|receipt)\b)|to (?:all|every|any|everyone|everybody|date|both|ensure|avoid|prevent|protect|keep|make|rule out|exclude|find out|confirm|clarify|identify|detect|determine|monitor|reduce|minimi[sz]e|improve|maintain|the|this|that|its|his|her|their|your|an?)|per (?:night|month|year|day|week|hour)|while \p{L}+ing|without (?:an? |any |the |further |additional |extra )*(?:delay|charge|cost|notice|warning|fee|fees|prejudice|exception|reason|question|questions|problems?|interruption|change|changes|limit|limitation|restriction|restrictions|interest)|(?:\p{L}+ ){0,3}(?:section|clause|article|paragraph|reasons)\b)\b/iu;

/** What may happen to a thing, and is allowed to nobody. */
const MAY_FAIL =
  /\b(?:can|may|might|could) (?:come (?:loose|off|undone)|fail|break|crack|leak|overheat|burst|spill|slip|tear|melt|jam|crash|freeze up|short-circuit|catch fire|fall off|detach)\b/iu;

/** "Pets are allowed on the ground floor" for "pets are allowed". */
function narrowed(told: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  const last = Math.max(...takenBy(alignment));
  if (last < 0 || !saysAlone(told, sentence)) return false;
  // What can go wrong when it is hot can go wrong.
  if (MAY_FAIL.test(textOf(told.reading)) && MAY_FAIL.test(textOf(theirs))) return false;
  if (!stands(told)) return isNow(told.reading) && FROM_THEN.test(restAfter(theirs, last));
  const opens = behindParticles(told, theirs, lastOfValue(theirs, last) + 1);
  if (!isRule(told) && !isPastFor(told, sentence)) return isConditional(theirs, opens);
  return bounds(theirs, opens, BOUNDING) || isSpanOf(theirs, opens) || mayBy(told, theirs, opens);
}

const DENYING = /^(?:not|never|cannot|no|\p{L}+n['\u2019]t)$/u;
/** What bounds a denial besides: "no refunds over $100", "no entry without a ticket". */
const DENIED_WITHIN = wordSet(
  'for in on at within during from until till before after between with when where while to against outside inside if ' +
    'unless once upon without over above below under beyond except more less other by via through using',
);

/**
 * "Cannot issue refunds over $100" for "cannot issue refunds", "never fails on weekdays" for "never fails": what is denied
 * of some cases is not denied of all. That something did not happen then does not say that it happened otherwise.
 */
function deniedWithin(told: Told, sentence: AlignedSentence): boolean {
  const { words: said } = told.reading;
  const denies = said.find(({ form, value }) => value < 0 && DENYING.test(form));
  if (denies === undefined || (denies.form !== 'never' && said.some(({ form }) => TOLD_OF.has(form))))
    return false;
  const { reading: theirs, alignment } = sentence;
  const last = Math.max(...takenBy(alignment));
  if (last < 0) return false;
  const opens = behindParticles(told, theirs, lastOfValue(theirs, last) + 1);
  // "Books cannot be returned without a receipt", whatever another sentence adds.
  const isUnless = /^(?:without|unless|except)$/.test(theirs.words[opens]?.form ?? '');
  if (!isUnless && !saysAlone(told, sentence)) return false;
  return bounds(theirs, opens, DENIED_WITHIN);
}

/** Words of what was or was not done. */
const TOLD_OF = wordSet('was were had did has have been would could');

/** What bounds even what one thing has, does or is made of: "returns a list when it is asked for one". */
const CONDITIONAL =
  /^(?:when|where|if|unless|once|until|till|upon|provided|after|as (?:soon|long) as|from (?:version )?\d|before \d|on (?:request|demand|orders?)|by (?:arrangement|appointment|default)|(?:to|for) \p{L}+ by (?:arrangement|appointment)|in (?:summer|winter|spring|autumn|season)|of \p{Ll}+s\b)/iu;

function isConditional(theirs: Reading, opens: number): boolean {
  const first = theirs.words[opens];
  if (first === undefined || isParted(theirs, opens) || tellsOfDeed(theirs, opens)) return false;
  const rest = theirs.text.slice(first.start, theirs.end);
  return CONDITIONAL.test(rest) && !/\b(?:was|were|had)\b/.test(rest);
}

/** "Lived in Spain for six years" for "lives in Spain". */
function isPastFor({ units, predicates }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const [verb] = predicates();
  const at = verb === undefined ? -1 : (alignment.matches[verb.unit]?.at ?? -1);
  const said = verb === undefined ? undefined : units[verb.unit]?.word;
  const told = theirs.words[at];
  // "Has headed it for four years" and heads it still.
  const goesOn = /^(?:has|have)$/.test(theirs.words[at - 1]?.form ?? '');
  return said !== undefined && told !== undefined && !goesOn && !isPast(said) && isPast(told);
}

/** "On leave from 1 July" for "on leave". */
const FROM_THEN = /^ (?:from|until|till) (?:\d|next|tomorrow)/iu;
const isNow = ({ words: said }: Reading): boolean =>
  said.some(({ form }) => /^(?:is|are|am)$/.test(form)) && !said.some(({ form }) => PASSED.has(form));
/** What a sentence says behind a word. */
export const restAfter = (theirs: Reading, at: number): string =>
  theirs.text.slice(theirs.words[lastOfValue(theirs, at)]!.end, theirs.end);

const DETERMINED = wordSet('the a an its his her their our your these those this that both two');

/** "May be used by trained staff" for "may be used". */
function mayBy({ reading }: Told, theirs: Reading, opens: number): boolean {
  if (!reading.words.some(({ form }) => form === 'may' || form === 'can' || form === 'allowed')) return false;
  if (theirs.words[opens]?.form !== 'by' || isParted(theirs, opens)) return false;
  const phrase = phraseFrom(theirs, opens);
  const [first] = phrase;
  return (
    first !== undefined &&
    !/^(?:any|all|every|each|both)/.test(first.form) &&
    phrase.some(
      ({ form, lemma }) =>
        (form !== lemma && /[^']s$/.test(form)) ||
        /^(?:staff|personnel|people|members?|vendor|admin|administrator|manager|owner|landlord|operator|supplier|seller|doctor|physician|pharmacist|court|bank|director|board|supervisor|technician|provider|issuer|holder|licensor|lessor|employer|headquarters)$/.test(
          form,
        ),
    )
  );
}

/** "After 24 hours of inactivity" for "after 24 hours": a span of a kind, and no time limit from an event on. */
function isSpanOf({ words: theirs }: Reading, opens: number): boolean {
  const [last, of, kind] = [theirs[opens - 1], theirs[opens], theirs[opens + 1]];
  if (last === undefined || of?.form !== 'of' || kind === undefined) return false;
  // "Invoices of the own department" for "invoices".
  if (last.value < 0)
    return (
      last.form !== last.lemma &&
      /[^'s]s$|ses$/.test(last.form) &&
      kind.weight + Number(DETERMINED.has(kind.form)) > 0 &&
      !DETERMINED.has(theirs[opens - 2]?.form ?? 'the')
    );
  const begins = theirs.findIndex(({ value }) => value === last.value);
  return (
    kind.weight > 0 &&
    kind.value < 0 &&
    !theirs.slice(Math.max(0, begins - 1), opens).some(({ form }) => form === 'within')
  );
}

/** Behind the words with which the statement ends too: the "off" of "20 euros off". */
function behindParticles({ reading, units }: Told, theirs: Reading, opens: number): number {
  const rest = reading.words.slice(units.at(-1)?.to ?? reading.words.length);
  const same = rest.every(({ form }, at) => theirs.words[opens + at]?.form === form);
  return same ? opens + rest.length : opens;
}

/** "In winter the room costs 80 euros" for "the room costs 80 euros". */
function narrowedBefore(told: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  if (
    !stands(told) ||
    !isRule(told) ||
    !saysAlone(told, sentence) ||
    !(bounds(theirs, 0, FRONTED) || FROM_TIME.test(theirs.text.slice(theirs.start)))
  )
    return false;
  const taken = takenBy(alignment);
  const end = theirs.words.findIndex((_, at) => at > 0 && isParted(theirs, at));
  const first = Math.min(...taken.filter((at) => at >= 0));
  return (
    (end > 0 && end <= first) ||
    (first > IN_EVENT_WORDS && IN_EVENT.test(theirs.text.slice(theirs.start))) ||
    (first > 1 && FROM_TIME.test(theirs.text.slice(theirs.start))) ||
    opensWithPhrase(sentence, first)
  );
}

/** "From June the gym opens at 6". */
const FROM_TIME =
  /^(?:as of|as from|from|starting|beginning) (?:(?:on|in|the|next|this|early|mid|late|end of) )*(?:\d|(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|tomorrow|week|month|year|season)\b)/iu;

/** Words of a phrase in front of a statement, with an article. */
const LONGEST_FRONT = 7;

/** "On Mondays the museum is closed": a phrase in front of the first word of the statement. */
const opensWithPhrase = (
  { reading: { words: theirs }, alignment: { matches } }: AlignedSentence,
  first: number,
): boolean =>
  first > 1 &&
  first <= LONGEST_FRONT &&
  // A phrase that the statement has behind it bounds both.
  matches[0]?.at === first &&
  theirs.slice(1, first).some(({ weight }) => weight > 0);

/** What bounds what is said behind it with a comma and without. */
const IN_EVENT = /^in the (?:event|case|absence) of\b/i;
const IN_EVENT_WORDS = 4;

/** Whether one sentence of prose says whatever a support says of the statement. */
const saysAlone = ({ support, inferred }: Told, { alignment, source }: AlignedSentence): boolean =>
  !inferred &&
  !source.structured &&
  support.matches.every(({ strength }, i) => alignment.matches[i]!.strength >= strength - MUCH);
/** How much more of a unit another sentence may say. */
const MUCH = 0.1;

/** Words of a sentence that stand for one of the statement, and -1. */
export const takenBy = ({ matches }: AlignedSentence['alignment']): readonly number[] => [
  -1,
  ...matches.flatMap(({ at, strength }) => (strength > 0 ? [at] : [])),
];

/** Whether a phrase opens at a word that bounds what is said, and tells something. */
function bounds(theirs: Reading, opens: number, leads: ReadonlySet<string>): boolean {
  const first = theirs.words[opens];
  if (first === undefined || (opens > 0 && (isParted(theirs, opens) || tellsOfDeed(theirs, opens))))
    return false;
  const rest = theirs.text.slice(first.start, theirs.end);
  if (!leads.has(first.form) && !BOUND_BY_TWO.test(rest)) return false;
  // "Refunds are paid within five days": by when something is done does not bound that it is.
  if (first.form === 'within' && DONE.test(theirs.text.slice(theirs.start, first.start))) return false;
  // "Within five days after we receive it": from when they run, which a statement leaves out as it does "of delivery".
  if (RUNS_FROM.test(first.form) && WITHIN.test(theirs.text.slice(theirs.start, first.start))) return false;
  if (IDLE.test(rest) || theirs.words[opens - 1]?.form === 'even') return false;
  if (WORKS.test(rest) && SHUT.test(theirs.text.slice(theirs.start, first.start))) return false;
  const phrase = phraseFrom(theirs, opens);
  return (
    (ALONE.test(rest) || phrase.some(({ weight, value }) => weight > 0 || value >= 0)) &&
    (opens === 0 ||
      !phrase.some(({ form, value }) => value < 0 && FINITE.has(form)) ||
      CLAUSAL.has(first.form))
  );
}

const RUNS_FROM = /^(?:after|from|following)$/;
const WITHIN =
  /\bwithin (?:the first )?(?:\d+|\p{L}+) (?:\p{L}+ )?(?:hours?|days?|weeks?|months?|years?) $/iu;

/** "Closed for cleaning": why it is shut. */
const SHUT =
  /\b(?:closed|shut|out of (?:service|order|use|operation)|unavailable|offline|down|not in use)(?: (?:on|from|until|till|between) [^,;]*)? $/iu;
const WORKS =
  /^for (?:\p{L}+ )?(?:cleaning|repairs?|maintenance|refurbishment|renovations?|redecoration|works?|upgrades?|construction|stocktaking|inspection)\b(?! (?:on|at|every|each)\b)/iu;

/** "Was approved on 2 May": when and where a deed was done bounds nothing of what it brought about. */
const tellsOfDeed = ({ words: theirs }: Reading, opens: number): boolean =>
  theirs.slice(0, opens).some(({ form, value }) => value < 0 && /^(?:was|were|been)$/.test(form));

const DONE =
  /\b(?:is|are) (?!.*\b(?:can|may|allowed|permitted|entitled|possible|free|valid|open)\b)\p{L}+(?:ed|en|id|nt|ght|ade)\b/iu;
const FINITE = wordSet('is are was were has have had will can may must');
const CLAUSAL = wordSet('when where while if unless once until till before after provided');

function phraseFrom(theirs: Reading, opens: number): readonly Word[] {
  let end = opens + 1;
  while (end < theirs.words.length && !isParted(theirs, end)) end++;
  return theirs.words.slice(opens + 1, end);
}

const lastOfValue = ({ words: all }: Reading, at: number): number => {
  let end = at;
  while (all[end]!.value >= 0 && all[end + 1]?.value === all[end]!.value) end++;
  return end;
};

export const isParted = ({ words: all, text }: Reading, at: number): boolean =>
  /[,;:()\u2013\u2014]/.test(text.slice(all[at - 1]?.end ?? 0, all[at]!.start));
