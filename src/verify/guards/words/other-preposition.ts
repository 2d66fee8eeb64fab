/** "The bag is under the car" of "the bag is in the car": the words of a phrase that the evidence sets otherwise. */
import { prepositionOf } from '../../../text/parse/arguments.ts';
import { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Told } from '../guard.ts';

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.9;

/**
 * By the preposition of a statement those of evidence that say as much. What is missing in it, "of" and phrases of
 * several words, says nothing that could be held against another.
 */
const SAID_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
in = inside within into at on during throughout to
inside = in within into
into = in inside to onto
on = upon onto at in over about
onto = on to
at = in on inside to from
to = into onto for with at unto
from = by at off since
by = from with via through per on over
without = 
for = to on over
about = on over regarding concerning into around
with = by at to in on
against = 
under = below beneath underneath in by on
over = above across about during on throughout
above = over
below = under beneath underneath
behind = 
beside = near alongside at
near = beside at alongside around
opposite = across facing
outside = off
off = from outside
before = until till by
after = since following upon
during = in over throughout at within on through
throughout = during across over
since = from
until = till before
till = until before
through = via by across along over throughout during into with
via = through by with over on
along = on down up
across = over through throughout
between = among
among = between in with
within = in inside during
towards = toward to
toward = towards to
despite = notwithstanding
except = but excepting
past = beyond
beyond = past over above
around = about near at round
as = like
like = as
per = by
upon = on after
`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [said = '', by = ''] = line.split(' = ');
      return [said, new Set(by.split(' '))] as const;
    }),
);

/** What is in a place, or on it, that no preposition tells apart: "in the list" and "on the list". */
const LOOSE = new Set(['in on', 'on in', 'at on', 'on at', 'by on', 'on by', 'on over', 'over on']);
/** Things that one may be in or on, alike. */
const EITHER =
  /^(?:list|team|plan|account|contract|invoice|page|website|site|app|system|market|street|road|bus|train|plane|flight|ship|ferry|campus|farm|floor|island|team|board|committee|panel|crew|staff|file|record|register|form|report|statement|letter|email|agreement|policy|budget|card|screen|platform|internet|line|net|network|server|cloud|phone|weekend|morning|evening|afternoon|night|day|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|occasion|case|basis|way|side|hotel|school|station|airport|office|desk|course|tour|trip|mission|leave|duty|sale|offer|loan|lease|rent|document|map|menu|schedule|calendar|agenda|programme|program|package|bill|receipt|order|claim|ticket|subscription|tariff|licence|license)$/i;

/** What is used, by whichever preposition: "paid by card", "with a card". */
const MEANS =
  /^(?:card|cheque|check|cash|transfer|voucher|credit|debit|phone|telephone|email|e-mail|mail|post|letter|app|portal|website|form|fax|sms|text|chat|message|key|code|password|pin|link|courier|carrier|air|sea|rail|road|train|bus|truck|van|plane|ship|ferry|car|bank|instalment|installment|order|invoice|internet|system|software|tool|hand|machine|wire|paypal|dhl|ups|dpd|fedex|visa|mastercard)s?$/i;
const MEANS_BY = new Set(
  'by with,by via,by through,by per,by on,by over,with by,with in,with on,through by,through with,via by,via with,via on,via over'.split(
    ',',
  ),
);
/** What holds for somebody in it, or under it. */
const RULING =
  /^(?:contract|agreement|policy|plan|law|act|scheme|warranty|guarantee|licence|license|rule|regulation|programme|program|order|lease|terms?|clause|section|article|control|number|name|heading|title|account|reference|supervision|management)s?$/i;

/** A phrase that the statement sets by one preposition and its support by another that says something else. */
export const OTHER_PREPOSITION = againstUnit('partially_mentioned', 'prose', setOtherwise);

function setOtherwise({ reading, units }: Told, sentence: AlignedSentence): number {
  const { words: theirs } = sentence.reading;
  const { matches } = sentence.alignment;
  const claim = claimTree(reading);
  const evidence = new Tree(sentence.source.parsed(sentence.sentence));
  /** Where in the evidence the word stands that a place of the statement is in; -1 for nowhere. */
  const placed = (at: number): number => {
    const unit = units.findIndex(({ start, end }) => at >= start && at < end);
    return unit < 0 ? -1 : (theirs[matches[unit]!.at]?.start ?? -1);
  };
  return units.findIndex(({ value, start, end }, i) => {
    const { at, strength } = matches[i]!;
    if (value !== undefined || strength < OWN || at < 0) return false;
    const said = ledBy(claim, (from) => from >= start && from < end);
    if (said === undefined || !SAID_BY.has(said.prep)) return false;
    const places = theirs.filter(({ lemma, value: one }) => one < 0 && lemma === theirs[at]!.lemma);
    const found = places.map((word) => ledBy(evidence, (from) => from === word.start));
    return (
      found.length > 0 &&
      found.every(
        (one) =>
          one !== undefined &&
          isOther(said, one) &&
          (placed(said.governor) === one.governor || isPutThere(said, one)),
      )
    );
  });
}

/** A noun and how it is led to. */
interface Led {
  readonly prep: string;
  readonly noun: string;
  /** Where the word begins that it hangs on; -1 where it is what the sentence says. */
  readonly governor: number;
}

/** How the token that begins at a place is led to, where it is the head of a phrase; '' for no preposition. */
function ledBy(tree: Tree, isAt: (start: number) => boolean): Led | undefined {
  const token = tree.tokens.findIndex(({ start }) => isAt(start));
  if (token < 0) return undefined;
  const { upos, lemma, head } = tree.token(token);
  if (!/^(?:NOUN|PROPN)$/.test(upos)) return undefined;
  return {
    prep: prepositionOf(tree, token),
    noun: lemma,
    governor: head < 0 ? -1 : tree.token(head).start,
  };
}

/** "Loaded the crates with the van" of crates put into it: on whichever word they hang, the one is no other word for the other. */
const isPutThere = ({ prep: said }: Led, { prep: theirs }: Led): boolean =>
  said === 'with' && (theirs === 'into' || theirs === 'onto');

/** Whether a word is a preposition of which it is known what says as much. */
export const isKnownPreposition = (word: string): boolean => SAID_BY.has(word);

/** Whether one preposition says something else than another, whatever stands behind them. */
export const saysOther = (said: string, theirs: string): boolean =>
  said !== theirs && !SAID_BY.get(said)?.has(theirs) && !LOOSE.has(`${said} ${theirs}`);

function isOther({ prep: said, noun }: Led, { prep: theirs }: Led): boolean {
  if (said === '' || theirs === '' || said === theirs || said === 'of' || theirs === 'of') return false;
  const known = SAID_BY.get(said);
  if (known === undefined || theirs.includes(' ') || !SAID_BY.has(theirs)) return false;
  const pair = `${said} ${theirs}`;
  if (LOOSE.has(pair)) return !EITHER.test(noun);
  if (MEANS_BY.has(pair)) return !MEANS.test(noun);
  if (said === 'under') return !(known.has(theirs) && (/^be|unde/.test(theirs) || RULING.test(noun)));
  return !known.has(theirs);
}
