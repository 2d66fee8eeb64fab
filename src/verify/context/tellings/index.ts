/** What a sentence says by the small steps that every careful reader takes, in words that can be held against a claim. */
import { gather } from '../../../text/gather.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { lazily } from '../../../text/once.ts';
import type { Reading } from '../../../text/reading.ts';
import { ITEM, PROSE } from '../../../text/scan.ts';
import { Sieve } from '../../../text/sieve/index.ts';
import type { Document } from '../../document.ts';
import type { Unit } from '../../units.ts';
import { wholeText } from '../retell.ts';
import { withoutOpening } from '../speakers.ts';
import { isSpoken } from '../voices.ts';
import { ofActions } from './actions.ts';
import { addressed, asYours } from './addressed.ts';
import { allowance } from './allowances.ts';
import { becameOf } from './alternating.ts';
import { answered } from './answered.ts';
import { anyOfThose } from './any-of-those.ts';
import { asksBesides } from './asks-besides.ts';
import { atAll } from './at-all.ts';
import { byAuthors } from './authors.ts';
import { bracketed } from './bracketed.ts';
import { byAuthor } from './by-author.ts';
import { byInitial } from './by-initial.ts';
import { byKindName } from './by-kind.ts';
import { changedBy } from './changes.ts';
import { checked } from './checked.ts';
import { clausesOf } from './clauses.ts';
import { comingDays } from './coming-days.ts';
import { ifTheyAre, ofThoseWho } from './conditional.ts';
import { counted } from './counters.ts';
import { daysAgo } from './days-ago.ts';
import { elided, unitLeftOut } from './elided.ts';
import { ellipsis } from './ellipsis.ts';
import { entries } from './entries.ts';
import { toldBy } from './filled.ts';
import { freeFor } from './free-for.ts';
import { inFull } from './full-nouns.ts';
import { givenTo } from './given.ts';
import { openingHours } from './hours.ts';
import { implied } from './implied.ts';
import { instructions } from './instructions.ts';
import { joined } from './joined.ts';
import { byLabelledParticiple } from './labelled-participles.ts';
import { ofLabels } from './labels.ts';
import { dated } from './later.ts';
import { latest, setRight } from './latest.ts';
import { leads } from './leads.ts';
import { ofMembers, ofOffice } from './members.ts';
import { needed } from './needs.ts';
import { deniedOfEach } from './neither.ts';
import { noneKnown } from './none-known.ts';
import { noneSoFar, notRecorded } from './none-so-far.ts';
import { notTheCase } from './not-the-case.ts';
import { ofFragments } from './note-turns.ts';
import { nothingFound } from './nothing-found.ts';
import { ofHead } from './of-head.ts';
import { ofLetterSubject } from './of-letter-subject.ts';
import { ofOpening } from './of-opening.ts';
import { ofPerson } from './of-person.ts';
import { ofSet } from './of-set.ts';
import { ofTitle } from './of-title.ts';
import { ofTopic } from './of-topic.ts';
import { ofYou } from './of-you.ts';
import { offers } from './offers.ts';
import { otherHalf } from './other-half.ts';
import { outcomes } from './outcomes.ts';
import { ofOwner } from './owned.ts';
import { toldByParticiple } from './participles.ts';
import { someOfCounted, someOfThem } from './partitive.ts';
import { prohibited } from './prohibited.ts';
import { askedIn } from './prose/requests.ts';
import { endsOfRange } from './ranges.ts';
import { ofReferenceRange } from './reference-range.ts';
import { inTurns, rephrased } from './rephrased.ts';
import { replied } from './replied.ts';
import { respectively } from './respectively.ts';
import { roleNames } from './role-names.ts';
import { byLabelledRole } from './roles-labelled.ts';
import { saidOfEach } from './shared.ts';
import { shareOfAll } from './shares.ts';
import { ofSheet } from './sheets.ts';
import { shifted } from './shifted.ts';
import { onShift } from './shifts.ts';
import { ofSizes } from './sizes/index.ts';
import { ofSlip } from './slips.ts';
import { ofSolePerson } from './sole-person.ts';
import { ofSpans } from './spans.ts';
import { spoken } from './speech/index.ts';
import { loggedBefore, ofClause, unnumbered, unstamped } from './stamps.ts';
import { nights } from './stays.ts';
import { ofSurveyed } from './surveyed.ts';
import { takenUp } from './taken-up.ts';
import { ofAllowanceUsed, ofTallies } from './tallies.ts';
import { ofTasks } from './tasks.ts';
import { ofTerms } from './terms/index.ts';
import { terse } from './terse.ts';
import { tied } from './tied.ts';
import { timetable } from './timetable.ts';
import type { Scene, Teller, Telling } from './types.ts';
import { unable } from './unable.ts';
import { underHead } from './under-head.ts';
import { validOn } from './valid.ts';
import { ofNotedValue } from './values-noted.ts';
import { onWeekday } from './weekdays.ts';
import { someDidNot, wholeCount } from './whole-count.ts';
import { within } from './within.ts';

export type { Telling } from './types.ts';

const TELLERS: readonly Teller[] = [
  addressed,
  loggedBefore,
  ofClause,
  ofSolePerson,
  ofLetterSubject,
  takenUp,
  toldByParticiple,
  someOfCounted,
  someOfThem,
  shareOfAll,
  saidOfEach,
  respectively,
  answered,
  allowance,
  becameOf,
  changedBy,
  shifted,
  checked,
  counted,
  elided,
  unitLeftOut,
  ellipsis,
  entries,
  givenTo,
  openingHours,
  ofThoseWho,
  ifTheyAre,
  joined,
  dated,
  daysAgo,
  comingDays,
  underHead,
  deniedOfEach,
  ofSet,
  ofTitle,
  ofTopic,
  ofSheet,
  ofYou,
  roleNames,
  ofOpening,
  ofSurveyed,
  byLabelledRole,
  byLabelledParticiple,
  ofNotedValue,
  offers,
  endsOfRange,
  ofSizes,
  onShift,
  nights,
  validOn,
  terse,
  ofLabels,
  ofSlip,
  within,
  onWeekday,
  timetable,
  freeFor,
  unable,
  prohibited,
  leads,
  outcomes,
  instructions,
  ofPerson,
  rephrased,
  ofTerms,
  ofFragments,
  ofSpans,
  ofMembers,
  ofOffice,
  implied,
  latest,
  setRight,
  otherHalf,
  notTheCase,
  ofOwner,
  byKindName,
  tied,
  atAll,
  bracketed,
  byAuthors,
  byAuthor,
  byInitial,
  needed,
  asksBesides,
  anyOfThose,
  noneSoFar,
  notRecorded,
  nothingFound,
  noneKnown,
  ofHead,
  ofTallies,
  ofAllowanceUsed,
  wholeCount,
  someDidNot,
  ofTasks,
  ofReferenceRange,
  ofActions,
];

const FROM = lazily(() => new Sieve(TELLERS.map(({ from }) => from)));

/** What all tellers that may say something of the sentence of a scene make of it. */
function toldByAll(scene: Scene): readonly Telling[] {
  const may = FROM().through(scene.tell(scene.sentence).text);
  return gather(TELLERS, (teller, at) => (may[at] === 1 ? toldBy(teller, scene) : []));
}

/** Tellings of one sentence that are held against a claim, at the most. */
const MOST = 96;

/**
 * What a sentence of a source says in other words, each drawn from it and a few sentences before it. `told`: the sentences
 * of the source that were told for this claim already.
 */
export function tellingsOf(
  source: Document,
  sentence: number,
  claim: Reading,
  units: readonly Unit[],
  lexicon: Lexicon,
  title: string,
  told: Map<number, Telling>,
): readonly Telling[] {
  if (
    source.structured ||
    !(source.language === 'en' || source.language === 'other') ||
    ![PROSE, ITEM].includes(source.scan.sentenceKind[sentence])
  )
    return [];
  const said = claim.text.slice(claim.start, claim.end);
  const speech = spoken(source, sentence, claim).flatMap((one) => [
    one,
    ...inTurns(one.text, said).map((text) => ({ ...one, text })),
  ]);
  const tell = (at: number): Telling => {
    let telling = told.get(at);
    if (telling === undefined) {
      const { text, from } = wholeText(source, at, units, lexicon);
      told.set(
        at,
        (telling = {
          text: inFull(
            asYours(
              asOwned(
                asCalled(unstamped(unnumbered(unopened(lastStatement(text), source, at))), claim),
                claim,
              ),
              claim,
            ),
            {
              source,
              claim,
              sentence: at,
            },
          ),
          from,
        }),
      );
    }
    return telling;
  };
  const scene: Scene = { source, sentence, title, claim, lexicon, tell };
  if (source.sentence(sentence).question)
    return [...askedIn(source, sentence, claim), ...speech, ...replied(scene)];
  const whole = tell(sentence);
  const clauses = clausesOf(whole.text);
  return clauses
    .flatMap((text, at): readonly Telling[] => {
      if (at === 0) return toldByAll(scene);
      const own = { ...whole, text: asOwned(text, claim) };
      const of = (other: number): Telling => (other === sentence ? own : tell(other));
      return [own, ...toldByAll({ ...scene, tell: of })];
    })
    .concat(speech)
    .filter(({ text }) => !isCorrected(source, sentence, text))
    .slice(0, MOST);
}

/** A sentence of a chat without who speaks it. */
const unopened = (text: string, source: Document, sentence: number): string =>
  isSpoken(source, source.scan.sentenceStart[sentence]!) ? withoutOpening(text) : text;

/** "Seller: Bright Optics Ltd. The buyer offered …": the full stop of an abbreviation may end a sentence as well. */
const lastStatement = (text: string): string =>
  text.replace(/^[^:.]{2,30}: [^:]*\b(?:Ltd|Inc|Co|Corp|LLC|Bros)\. (?=\p{Lu})/su, '');

const FORM = / (?:Ltd|Inc|LLC|Corp|Co|GmbH|AG|SRL|PLC|plc|SA|BV)\b\.?(?=[ ,.'\u2019]|$)/gu;

/** "Bright Optics" for "Bright Optics Ltd", where the claim leaves the form of the firm out. */
const asCalled = (text: string, { words }: Reading): string =>
  words.some(({ form }) => /^(?:ltd|inc|llc|corp|co|gmbh|ag|srl|plc|sa|bv)\.?$/.test(form))
    ? text
    : text.replace(FORM, '');

const CORRECTING =
  /\b(?:corrections?|corrected|corrects|correcting|erratum|by mistake|mistakenly|in error|erroneous(?:ly)?|wrongly|disregard|scratch that|should (?:read|have read|say)|revised|retracted|withdrawn|overturned|reversed)\b/i;

/** Whether a later sentence of the source sets something right of what a telling names, or of its entry. */
function isCorrected({ text, scan }: Document, sentence: number, told: string): boolean {
  const after = scan.sentenceEnd[sentence]!;
  const rest = text.slice(after, after + LOOKED_ON);
  const found = CORRECTING.exec(rest);
  if (found === null) return false;
  const near = rest.slice(Math.max(0, found.index - NEAR), found.index + NEAR);
  const stamp = /^\W*\d{1,2}[:.]\d\d/.exec(text.slice(scan.sentenceStart[sentence], after)) ?? [];
  return [...(told.match(NAMING) ?? []), ...stamp].some((name) => near.includes(name));
}

/** A name, a number or a time: what a correction says again of what it sets right. */
const NAMING = /\p{Lu}[\p{L}\d-]+|\d[\d:.,-]*\d|\d/gu;
const NEAR = 160;

/** Characters behind a sentence that are looked through for what sets it right. */
const LOOKED_ON = 4_000;

/** "Sato's order" for "the Sato order", where the claim calls it so. */
const asOwned = (text: string, { text: said, start, end }: Reading): string =>
  text.replace(/\b[Tt]he (\p{Lu}\p{L}+) (\p{Ll}+)\b/gu, (whole, name: string, noun: string) =>
    said.slice(start, end).includes(`${name}'s ${noun}`) ? `${name}'s ${noun}` : whole,
  );
