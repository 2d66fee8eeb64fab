/** One statement of a claim against the evidence: the ways to a verdict, in turn, and what stands against it. */
import type { Lexicon } from '../text/lexicon/index.ts';
import type { Reading } from '../text/reading.ts';
import { wordSet } from '../text/word-set.ts';
import { amendedLater } from './against/amended-later.ts';
import { bearerEnded } from './against/bearer-ended.ts';
import { changedLater } from './against/changed-later.ts';
import { correctedWithin } from './against/corrected-within.ts';
import { countedNext } from './against/counted-next.ts';
import { deniedValue } from './against/denied-value.ts';
import { disputedNext } from './against/disputed-next.ts';
import { endedElsewhere } from './against/ended-elsewhere.ts';
import { endedEntry } from './against/ended-entry.ts';
import { endedFields } from './against/ended-field.ts';
import { endedNext } from './against/ended-next.ts';
import { endedPlan } from './against/ended-plan.ts';
import { laterValues } from './against/later-value.ts';
import { markedUndone } from './against/marked-undone.ts';
import { openCause, replacedSource } from './against/not-settled.ts';
import { opposedElsewhere } from './against/opposed-elsewhere.ts';
import { otherInRecord } from './against/other-in-record.ts';
import { overtakenNext } from './against/overtaken-next.ts';
import { passedOn } from './against/passed-on.ts';
import { ruleSetAside } from './against/rule-set-aside.ts';
import { shortOfAll } from './against/short-of-all.ts';
import { takenBack } from './against/taken-back.ts';
import { takenBackBehind } from './against/taken-back-behind.ts';
import { toldOtherwise } from './against/told-otherwise.ts';
import { toldSince } from './against/told-since.ts';
import { turnedLater } from './against/turned-later.ts';
import { undoneLater } from './against/undone.ts';
import { updatedNext } from './against/updated-next.ts';
import { withdrawnLater } from './against/withdrawn-later.ts';
import { worksAgain } from './against/works-again.ts';
import { type Asked, ask, reader } from './asked.ts';
import { isCarried, isSaid } from './carried.ts';
import {
  answeredByGroups,
  answeredByTables,
  refutedBy,
  refutedByGroup,
  standsInGroup,
  standsInTable,
} from './carry/counted.ts';
import { asInField } from './carry/in-field.ts';
import { supportInOrder, withOrder } from './carry/in-order.ts';
import { standsInRecords } from './carry/in-records.ts';
import { answeredBySheets, refutedBySheet, standsOnSheet } from './carry/on-sheets.ts';
import { verbatim } from './carry/verbatim.ts';
import type { Engine, Part, Sources, Stated } from './case.ts';
import { isExceptedNext } from './check/excepted-next.ts';
import { besideSetting } from './check/mismatch.ts';
import { unsettled } from './check/setting.ts';
import { originOf } from './context/retold.ts';
import { answeredByData, contradictedByData } from './data-answers/index.ts';
import { guarded, toldOpenly } from './guards/index.ts';
import { isTyped, vetoes } from './match/outweigh.ts';
import { type Support, supportFrom } from './match/support.ts';
import { saysMore } from './matter.ts';
import { type Ruling, ruleOnOrder } from './order/index.ts';
import type { Document } from './read/document.ts';
import { isMarkedUnreal } from './read/marked-unreal.ts';
import { isPlain, weighed } from './weighed.ts';

/** What is asked of a part: all that stands against it, or no more than whether the evidence carries it. */
export type Wanted = 'all' | 'carried';

/** Reads the evidence for one statement: sentence `index` of a claim, or all of it where that is -1. */
export function readPart(
  claim: Document,
  index: number,
  sources: Sources,
  engine: Engine,
  wanted: Wanted = 'all',
): Part {
  const asked = ask(claim, index, sources, engine);
  const part = asAsked(asked, wanted);
  // What a sentence in a field says is asked of it as a text.
  return asInField(asked, part, (documents, titles) =>
    readPart(claim, index, { documents, titles, cited: [] }, engine, 'carried'),
  );
}

/** The part of a statement by the first way that leads to a verdict. */
function asAsked(asked: Asked, wanted: Wanted): Part {
  const stands = standsVerbatim(asked);
  if (stands !== undefined) return withUndone(asked, isWhole(stands) ? stands : withGuards(stands), wanted);
  const order = orderedEvents(asked);
  const ordered = order?.verdict === 'holds' ? standsInOrder(asked, order) : undefined;
  if (ordered !== undefined) return asTold(ordered);
  const sheet = answeredBySheets(asked);
  if (sheet?.holds === true) return withUndone(asked, asTold(standsOnSheet(asked, sheet)), wanted);
  if (sheet !== undefined) return refutedBySheet(asked, withGuards(weighed(asked), asked, wanted), sheet);
  const answer = answeredByTables(asked);
  if (answer?.holds === true) return withUndone(asked, asTold(standsInTable(asked, answer)), wanted);
  const group = answer === undefined ? answeredByGroups(asked) : undefined;
  const decided = group?.verdict === 'holds' ? standsInGroup(asked, group) : undefined;
  if (decided !== undefined && isCarried(decided))
    return withUndone(asked, withGuards({ ...decided, seen: true }), wanted);
  const recorded = standsInRecords(asked);
  const data =
    recorded === undefined ? answeredByData(asked.reading, asked.documents, asked.engine.lexicon) : undefined;
  if (data !== undefined) return withUndone(asked, asTold(standsInTable(asked, data)), wanted);
  const part = withGuards(recorded ?? weighed(asked), asked, wanted);
  const other = contradictedByData(asked.reading, asked.documents, asked.engine.lexicon);
  if (other !== undefined) return refutedBy(part, other);
  const placed = order === undefined ? part : withOrder(part, asked, order);
  if (answer !== undefined) return withUndone(asked, refutedBy(placed, answer), wanted);
  return withUndone(
    asked,
    group !== undefined && group.verdict !== 'holds' ? refutedByGroup(asked, placed, group) : placed,
    wanted,
  );
}

/** What follows of the order of two events, where the statement is about one; each event is read as a statement of its own. */
const orderedEvents = ({ engine, ...asked }: Asked): Ruling | undefined =>
  ruleOnOrder({
    ...asked,
    previous: asked.index > 0 ? asked.claim.sentence(asked.index - 1) : undefined,
    lexicon: engine.lexicon,
    read: (statement, sources) => readPart(statement, -1, sources, engine, 'carried'),
  });

/** The part of a statement about an order that must hold; undefined where what shows it stands where nothing is stated. */
function standsInOrder(asked: Asked, ruling: Ruling): Part | undefined {
  const { reading, units, candidates, predicates, claim, index, engine } = asked;
  const support = supportInOrder(asked, ruling);
  const structure = () => claim.structure(index);
  const matter = { claim: reading, units, support, lexicon: engine.lexicon, begins: true, restated: true };
  if (unsettled({ ...matter, structure }).length > 0) return undefined;
  const sentences = candidates.map(reader(asked));
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  const derivations = [ruling.told];
  return { reading, units, sentences, beside: [], best, scattered: 1, derivations, predicates };
}

/** Whether the sentence that says a statement word for word says nothing besides. */
function isWhole({ reading, best }: Part): boolean {
  const first = best?.support.sentences[0];
  const own = first?.reading;
  if (first === undefined || own === undefined) return false;
  const origin = originOf(first.source);
  if (!origin.structured && isMarkedUnreal(origin, first.sentence)) return false;
  return (
    own.words.length === reading.words.length &&
    tellingIn(own.words) === tellingIn(reading.words) &&
    own.words.every(({ form }, i) => !OF_SOME.has(form) || form === reading.words[i]!.form) &&
    !GRADED.test(own.text.slice(own.start, own.end)) &&
    !isExceptedNext(own)
  );
}

/** "A-", "B+": a sign that is no word makes another of a letter. */
const GRADED = /(?<![\p{L}\d])\p{Lu}[+\u2212-](?![\p{L}\d])/u;

/** Words that have no weight of their own and by which a sentence is of some of those that a statement is of. */
const OF_SOME = wordSet('some several few many most certain various one any either half no');

/** How many words tell something: "forms signed by a minor are void" has as many words as "the forms were signed by a minor". */
const tellingIn = (words: Reading['words']): number => words.filter(({ weight }) => weight > 0).length;

/** A part with the sentences by which what it says has ended since. */
function withUndone(asked: Asked, part: Part, wanted: Wanted): Part {
  const { reading, units, documents, engine } = asked;
  if (part.best === undefined) return part;
  // What it does not say cannot have ended.
  if (wanted === 'carried' && !isSaid(part)) return part;
  const { support } = part.best;
  const undone = [
    undoneLater,
    laterValues,
    changedLater,
    amendedLater,
    deniedValue,
    ruleSetAside,
    endedEntry,
    updatedNext,
    correctedWithin,
    worksAgain,
    turnedLater,
    overtakenNext,
    endedNext,
    endedFields,
    otherInRecord,
    takenBack,
    markedUndone,
    takenBackBehind,
    endedPlan,
    bearerEnded,
    countedNext,
    toldSince,
    shortOfAll,
    passedOn,
    opposedElsewhere,
    endedElsewhere,
    openCause,
    replacedSource,
    withdrawnLater,
  ].flatMap((find) => [...find(reading, units, support, documents, engine.lexicon)]);
  const disputed = isSaid(part)
    ? [...disputedNext(reading, units, support, documents, engine.lexicon), ...toldOtherwise(asked, support)]
    : [];
  if (undone.length + disputed.length === 0) return part;
  return { ...part, ...(undone.length > 0 && { undone }), ...(disputed.length > 0 && { disputed }) };
}

/**
 * A part with what a guard finds its statement to say and its support not to. Where a guard refuses what the judge
 * accepts of `asked`, a small step may prove it still.
 */
function withGuards(part: Part, asked?: Asked, wanted: Wanted = 'all'): Part {
  const { best } = part;
  // What nothing outweighs stands against it already.
  if (best === undefined || best.mismatches.some((one) => vetoes(one) && isTyped(one))) return part;
  // It is not carried as it stands, and a guard only takes away.
  if (wanted === 'carried' && !isPlain(best)) return part;
  const found = guarded(part, best);
  if (found === undefined) return part;
  // What holds under a condition does so in other words too.
  if (
    asked !== undefined &&
    found.kind !== 'condition' &&
    best.score !== Number.POSITIVE_INFINITY &&
    isPlain(best)
  ) {
    const again = weighed(asked, true);
    if (
      mayStand(again, found.kind) &&
      again.best?.score === Number.POSITIVE_INFINITY &&
      withGuards(again) === again
    )
      return again;
  }
  return { ...part, best: { ...best, mismatches: [...best.mismatches, found] } };
}

/** A part that was reckoned, with that what it was reckoned from is told as a guess, a trial or an example. */
function asTold(part: Part): Part {
  const { best } = part;
  const found = best && toldOpenly({ ...part, seen: true }, best);
  return found === undefined
    ? part
    : { ...part, best: { ...best!, mismatches: [...best!.mismatches, found] } };
}

/** Whether a step outweighs a guard: what it draws from roles and labels does not make what is only to be so so. */
const mayStand = ({ derivations, seen }: Part, kind: string): boolean =>
  derivations === undefined || seen === true || (derivations.length === 0 && kind !== 'modality');

/** The part of a statement that stands word for word in the evidence; undefined where it does not. */
function standsVerbatim(asked: Asked): Part | undefined {
  const { documents, candidates, query, engine, reading, units, predicates } = asked;
  const found = verbatim(asked, documents, candidates, query, engine.lexicon);
  if (found === undefined) return undefined;
  const { sentences, beside } = found;
  const support = supportFrom(sentences[0], [], units);
  if (isRestricted(asked, support, engine.lexicon)) return undefined;
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return { reading, units, sentences, beside, best, scattered: support.coverage, predicates };
}

/** Whether what a sentence adds to the statement that it begins with says of how much, of whom or when it holds. */
function isRestricted(stated: Stated, support: Support, lexicon: Lexicon): boolean {
  const { claim, index, reading, units } = stated;
  const structure = () => claim.structure(index);
  const matter = { claim: reading, units, support, lexicon, begins: true, restated: false, structure };
  return unsettled(matter).length > 0 || (saysMore(matter) && besideSetting(matter).length > 0);
}
