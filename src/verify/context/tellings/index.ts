/** What a sentence says by the small steps that every careful reader takes, in words that can be held against a claim. */
import { gather } from '../../../text/gather.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { lastly, lazily } from '../../../text/once.ts';
import type { Reading } from '../../../text/reading.ts';
import { ITEM, PROSE } from '../../../text/scan.ts';
import { Sieve } from '../../../text/sieve/index.ts';
import type { Unit } from '../../claim/units.ts';
import type { Document } from '../../read/document.ts';
import { wholeText } from '../retell.ts';
import { withoutOpening } from '../speakers.ts';
import { isSpoken } from '../voices.ts';
import { becameOf } from './clauses/alternating.ts';
import { anyOfThose } from './clauses/any-of-those.ts';
import { asksBesides } from './clauses/asks-besides.ts';
import { atAll } from './clauses/at-all.ts';
import { clausesOf } from './clauses/clauses.ts';
import { ifTheyAre, ofThoseWho } from './clauses/conditional.ts';
import { elided, unitLeftOut } from './clauses/elided.ts';
import { ellipsis } from './clauses/ellipsis.ts';
import { freeFor } from './clauses/free-for.ts';
import { gappedRow } from './clauses/gapped-row.ts';
import { givenTo } from './clauses/given.ts';
import { implied } from './clauses/implied.ts';
import { needed } from './clauses/needs.ts';
import { deniedOfEach } from './clauses/neither.ts';
import { notTheCase } from './clauses/not-the-case.ts';
import { otherHalf } from './clauses/other-half.ts';
import { byOwnPronoun } from './clauses/own-pronoun.ts';
import { toldByParticiple } from './clauses/participles.ts';
import { unable } from './clauses/unable.ts';
import { allowance } from './counts/allowances.ts';
import { changedBy } from './counts/changes.ts';
import { counted } from './counts/counters.ts';
import { someOfCounted, someOfThem } from './counts/partitive.ts';
import { endsOfRange } from './counts/ranges.ts';
import { respectively } from './counts/respectively.ts';
import { shareOfAll } from './counts/shares.ts';
import { ofSpans } from './counts/spans.ts';
import { nights } from './counts/stays.ts';
import { ofSurveyed } from './counts/surveyed.ts';
import { ofAllowanceUsed, ofTallies } from './counts/tallies.ts';
import { someDidNot, wholeCount } from './counts/whole-count.ts';
import { toldBy } from './filled.ts';
import { ungreeted } from './greeting.ts';
import { keeping } from './kept.ts';
import { ofActions } from './noted/actions.ts';
import { answered } from './noted/answered.ts';
import { bracketed } from './noted/bracketed.ts';
import { checked } from './noted/checked.ts';
import { entries } from './noted/entries.ts';
import { inLineList } from './noted/in-line-list.ts';
import { instructions } from './noted/instructions.ts';
import { joined } from './noted/joined.ts';
import { byLabelledParticiple } from './noted/labelled-participles.ts';
import { ofLabels } from './noted/labels.ts';
import { latest, setRight } from './noted/latest.ts';
import { leads } from './noted/leads.ts';
import { noneKnown } from './noted/none-known.ts';
import { noneSoFar, notRecorded } from './noted/none-so-far.ts';
import { ofFragments } from './noted/note-turns.ts';
import { nothingFound } from './noted/nothing-found.ts';
import { ofHead } from './noted/of-head.ts';
import { ofOpening } from './noted/of-opening.ts';
import { offers } from './noted/offers.ts';
import { outcomes } from './noted/outcomes.ts';
import { prohibited } from './noted/prohibited.ts';
import { ofReferenceRange } from './noted/reference-range.ts';
import { replied } from './noted/replied.ts';
import { bySegments } from './noted/segments.ts';
import { ofSheet } from './noted/sheets.ts';
import { ofSlip } from './noted/slips.ts';
import { loggedBefore, ofClause, unnumbered, unstamped } from './noted/stamps.ts';
import { ofTasks } from './noted/tasks.ts';
import { terse } from './noted/terse.ts';
import { underHead } from './noted/under-head.ts';
import { underLead } from './noted/under-lead.ts';
import { ofNotedValue } from './noted/values-noted.ts';
import { askedIn } from './prose/people/requests.ts';
import { inTurns, rephrased } from './rephrased.ts';
import { SIZES } from './sizes/index.ts';
import { spoken } from './speech/index.ts';
import { ofTerms } from './terms/index.ts';
import { comingDays } from './times/coming-days.ts';
import { daysAgo } from './times/days-ago.ts';
import { openingHours } from './times/hours.ts';
import { dated } from './times/later.ts';
import { openBetween } from './times/open-between.ts';
import { shifted } from './times/shifted.ts';
import { onShift } from './times/shifts.ts';
import { timetable } from './times/timetable.ts';
import { validOn } from './times/valid.ts';
import { wasAndSince } from './times/was-and-since.ts';
import { onWeekday } from './times/weekdays.ts';
import { within } from './times/within.ts';
import type { Scene, Teller, Telling } from './types.ts';
import { isUnderVoid } from './under-void.ts';
import { addressed, asYours } from './who/addressed.ts';
import { byAuthors } from './who/authors.ts';
import { byAuthor } from './who/by-author.ts';
import { byClassNoun } from './who/by-class-noun.ts';
import { byInitial } from './who/by-initial.ts';
import { byKindName } from './who/by-kind.ts';
import { eachOfThem } from './who/each-of-them.ts';
import { inFull } from './who/full-nouns.ts';
import { ofMembers, ofOffice } from './who/members.ts';
import { ofDeedTold } from './who/of-deed-told.ts';
import { ofHouse } from './who/of-house.ts';
import { ofLetterSubject } from './who/of-letter-subject.ts';
import { ofPerson } from './who/of-person.ts';
import { ofSet } from './who/of-set.ts';
import { ofTitle } from './who/of-title.ts';
import { ofTopic } from './who/of-topic.ts';
import { ofYou } from './who/of-you.ts';
import { ofOwner } from './who/owned.ts';
import { roleNames } from './who/role-names.ts';
import { byLabelledRole } from './who/roles-labelled.ts';
import { saidOfEach } from './who/shared.ts';
import { ofSolePerson } from './who/sole-person.ts';
import { takenUp } from './who/taken-up.ts';
import { tied } from './who/tied.ts';
import { wholePhrase } from './who/whole-phrase.ts';

export type { Telling } from './types.ts';

const TELLERS: readonly Teller[] = [
  addressed,
  loggedBefore,
  ofClause,
  ofSolePerson,
  ofLetterSubject,
  takenUp,
  ofDeedTold,
  ofHouse,
  toldByParticiple,
  someOfCounted,
  someOfThem,
  shareOfAll,
  saidOfEach,
  eachOfThem,
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
  gappedRow,
  ellipsis,
  entries,
  givenTo,
  openingHours,
  openBetween,
  ofThoseWho,
  ifTheyAre,
  joined,
  dated,
  daysAgo,
  comingDays,
  underHead,
  underLead,
  inLineList,
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
  ...SIZES,
  onShift,
  nights,
  validOn,
  wasAndSince,
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
  byOwnPronoun,
  notTheCase,
  ofOwner,
  byKindName,
  byClassNoun,
  tied,
  wholePhrase,
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
  bySegments,
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
const OF = lazily(() => new Sieve(TELLERS.map(({ of }) => of)));

/** Which tellers may say something for a claim, looked for once: a claim is held against many sentences. */
const tellingFor = lastly((said) => OF().through(said));

/** What all tellers that may say something of the sentence of a scene make of it. */
function toldByAll(scene: Scene): readonly Telling[] {
  const may = FROM().through(scene.tell(scene.sentence).text);
  const { text, start, end } = scene.claim;
  const asked = tellingFor(text.slice(start, end));
  const tells = keeping(scene);
  return gather(TELLERS, (teller, at) =>
    may[at] === 1 && asked[at] === 1 ? toldBy(teller, scene, tells) : [],
  );
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
    isUnderVoid(source, sentence) ||
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
            { source, claim, sentence: at },
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

/** A sentence of a chat without who speaks it, and one of a letter without whom it greets. */
const unopened = (text: string, source: Document, sentence: number): string =>
  ungreeted(isSpoken(source, source.scan.sentenceStart[sentence]!) ? withoutOpening(text) : text);

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
