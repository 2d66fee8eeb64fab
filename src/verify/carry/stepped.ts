/** Statements proved by the small steps of a careful reader: what sentences say in other words, held against the claim. */

import type { Case, Judged } from '../case.ts';
import { isOnlySaid } from '../check/framed.ts';
import { unsettled } from '../check/setting.ts';
import { totalWeight } from '../claim/units.ts';
import { transcriptOf } from '../context/messages.ts';
import { originOf, Retold } from '../context/retold.ts';
import { type Telling, tellingsOf } from '../context/tellings/index.ts';
import { forbids } from '../context/tellings/noted/prohibited.ts';
import { saysLevel } from '../context/tellings/noted/reference-range.ts';
import { isOfSlip } from '../context/tellings/noted/slip.ts';
import { hasTurn } from '../context/tellings/rephrased.ts';
import { saysSize } from '../context/tellings/sizes/index.ts';
import { hasSpeech, maySpeak } from '../context/tellings/speech/index.ts';
import { hasTerm } from '../context/tellings/terms/index.ts';
import { isAlike } from '../match/alike.ts';
import { vetoes } from '../match/outweigh.ts';
import { type AlignedSentence, alignedSentence, supportFrom } from '../match/support.ts';
import { isRestated, judge } from '../match/weigh.ts';
import type { Document } from '../read/document.ts';
import { isSameWording } from './same-wording.ts';
import { repeats } from './verbatim.ts';

/** Sentences among those that say most of a statement that steps begin at. */
const MOST_TOLD = 4;

/** What is proved by a small step, and how it was calculated. */
export interface Stepped {
  readonly judged: Judged;
  /** Undefined for a step that only says a statement in full: it is guarded as any sentence. */
  readonly derivations: readonly string[] | undefined;
}

/** The proof by a small step: of one of several, of an offer and its answer, of a range; undefined for none. */
export function restatedByStep(one: Case): Stepped | undefined {
  const { units, engine, reading, titles } = one;
  if (reading.language !== 'en' || reading.question) return undefined;
  const speech = hasSpeech(reading);
  const [said, all] = [saidInAll(one), totalWeight(units)];
  const within =
    speech ||
    said >= LEAST_WITHIN * all ||
    (said >= LEAST_OF_TERMS * all && (hasTerm(reading) || saysSize(reading))) ||
    hasTurn(reading) ||
    saysLevel(reading) ||
    forbids(reading);
  // What a note leaves out of its one thing and party is said by none of its words.
  if (!within && !(said >= LEAST_OF_TERMS * all && isOfSlip(reading, notesOf(one)))) return undefined;
  const told = new Map<Document, Map<number, Telling>>();
  for (const { source, sentence, document, place, chat } of [...stepsFrom(one), ...spokenIn(one)]) {
    const speaks = chat || (speech && !source.structured && maySpeak(source, sentence, reading));
    if (!speaks && !mayBegin(one, document, sentence)) continue;
    const title = [...(titles[document] ?? [])].join(' ');
    let own = told.get(source);
    if (own === undefined) told.set(source, (own = new Map()));
    for (const telling of tellingsOf(source, sentence, reading, units, engine.lexicon, title, own)) {
      if (!(within || telling.slip) || !isAlike(telling.text, units)) continue;
      const judged = statedBy(telling, one, { source, sentence, document, place, chat });
      const { plain, derivation } = telling;
      if (judged !== undefined)
        return { judged, derivations: plain ? undefined : derivation === undefined ? [] : [derivation] };
    }
  }
  return undefined;
}

/** Where a step begins: a sentence as it is told, and where it stands in the evidence. */
interface Step {
  readonly source: Document;
  readonly sentence: number;
  readonly document: number;
  /** The sentence of the evidence: of a message in data another number than in the chat that it is told from. */
  readonly place: number;
  /** It is told from messages of data, read as a chat. */
  readonly chat: boolean;
}

/** The statement as a telling proves it; undefined where it does not. */
function statedBy({ text, from, asks, marked }: Telling, one: Case, step: Step): Judged | undefined {
  const { documents, units, engine } = one;
  const { source, sentence, document, place: at } = step;
  const origin = documents[document]!;
  const beside = source === origin ? from.filter((each) => each !== sentence).slice(0, MOST_BESIDE) : [];
  const whole = new Retold(text, engine.lexicon, origin, at, beside, 'en');
  const place = { document, sentence: at, score: 0 };
  const again = alignedSentence(place, documents.with(document, whole), units, engine.lexicon);
  if (again.coverage < LEAST_STEPPED) return undefined;
  const support = supportFrom(again, [], units);
  const repeated = repeats(one, again) || isSameWording(one.reading, again.reading);
  if (!repeated && !isRestated(one, support)) return undefined;
  const found = judge(
    { ...one, sentences: [again, ...one.sentences] },
    { support, titleGain: 0, told: repeated },
  );
  const judged = asks === true && marked === true && repeated ? asAsked(found) : found;
  if (judged.mismatches.some(vetoes)) return undefined;
  const settled = isSettled(
    one,
    documents.with(document, source),
    { document, sentence },
    asks === true || marked === true,
  );
  return settled ? judged : undefined;
}

/** What repeats a telling of what is asked for, of which its place says no more than that: an open box before a task. */
function asAsked(judged: Judged): Judged {
  const mismatches = judged.mismatches.filter(
    ({ kind, check }) => check !== 'setting' || kind !== 'modality',
  );
  return mismatches.some(vetoes) ? judged : { ...judged, mismatches, score: Number.POSITIVE_INFINITY };
}

/** Messages of data that are told as a chat, at the most. */
const MOST_SPOKEN = 12;

/** The sentences of messages in data among what says most, as those of a chat. */
function spokenIn({ sentences, documents }: Case): readonly Step[] {
  const found = new Set(sentences.slice(0, MOST_TOLD).map(({ document }) => document));
  return [...found]
    .flatMap((document): Step[] => {
      const transcript = transcriptOf(documents[document]!);
      return (transcript?.places ?? []).map((place, sentence) => ({
        source: transcript!.document,
        sentence,
        document,
        place,
        chat: true,
      }));
    })
    .slice(0, MOST_SPOKEN);
}

/** The sources of the sentences that say most, each with its title. */
const notesOf = ({ sentences, titles }: Case) =>
  sentences
    .slice(0, MOST_TOLD)
    .filter(({ source }) => !source.structured)
    .map(({ source, document }) => ({
      source: originOf(source),
      title: [...(titles[document] ?? [])].join(' '),
    }));

/** Share of a statement that its words in the evidence make out, for a step to be tried. */
const LEAST_WITHIN = 0.7;
/** The same where a turn of rules and terms may bring words of its own. */
const LEAST_OF_TERMS = 0.45;

/**
 * How much of a statement's words all sentences and titles have together: a step says in other words what stands there and
 * calculates values, and hardly brings a word of its own.
 */
function saidInAll({ units, sentences, titles }: Case): number {
  const found = units.map(({ value, weight, word }, i) =>
    value !== undefined || titles.some((title) => title.has(word.form) || title.has(word.lemma))
      ? weight
      : weight * sentences.reduce((most, { alignment }) => Math.max(most, alignment.matches[i]!.strength), 0),
  );
  return found.reduce((sum, one) => sum + one, 0);
}

/** Share of a statement that a sentence says, for a step to begin at it; and with those around it, of a statement with values. */
const LEAST_OWN = 0.2;
const LEAST_AROUND = 0.55;
/** Sentences before and behind one that a step from it may draw on. */
const BEFORE = 3;
const BEHIND = 1;

/** Whether a sentence says enough of a statement for a step to begin at it: what is calculated may have no word of it. */
function mayBegin({ units, sentences, titles }: Case, document: number, sentence: number): boolean {
  const near = sentences.filter(
    (one) =>
      one.document === document && one.sentence >= sentence - BEFORE && one.sentence <= sentence + BEHIND,
  );
  const own = near.filter((one) => one.sentence === sentence);
  const all = totalWeight(units);
  const said = (by: readonly AlignedSentence[]): number =>
    units.reduce(
      (sum, { weight }, i) =>
        sum + weight * by.reduce((most, { alignment }) => Math.max(most, alignment.matches[i]!.strength), 0),
      0,
    );
  if (said(own) >= LEAST_OWN * all) return true;
  const given = units.filter(
    ({ value, word }) =>
      value !== undefined || titles[document]?.has(word.form) || titles[document]?.has(word.lemma),
  );
  return given.length > 0 && said(near) + totalWeight(given) >= LEAST_AROUND * all;
}

/** Whether the sentence itself, as it stands in its source, states something; `asked`: what it asks for is stated. */
function isSettled(
  one: Case,
  documents: Case['documents'],
  place: { readonly document: number; readonly sentence: number },
  asked: boolean,
): boolean {
  const { units, engine, reading, claim, index } = one;
  const own = alignedSentence({ ...place, score: 0 }, documents, units, engine.lexicon);
  const support = supportFrom(own, [], units);
  const structure = () => claim.structure(index);
  const matter = { claim: reading, units, support, lexicon: engine.lexicon, begins: false, restated: true };
  if (!asked && isOnlySaid({ ...matter, structure }, own, 0)) return false;
  return unsettled({ ...matter, structure }).every(
    ({ kind }) => !UNSTATED.has(kind) || (asked && ASKED.has(kind)),
  );
}

const UNSTATED: ReadonlySet<string> = new Set(['modality', 'condition', 'superseded', 'attribution']);
const ASKED: ReadonlySet<string> = new Set(['modality', 'condition']);

/** The sentences that steps begin at: those that say most, and others with values in their sources. */
function stepsFrom({ sentences }: Case): readonly Step[] {
  const stepAt = (source: Document, document: number, sentence: number): Step => ({
    source,
    document,
    sentence,
    place: sentence,
    chat: false,
  });
  const found = sentences
    .slice(0, MOST_TOLD)
    .map(({ source, document, sentence }) => stepAt(originOf(source), document, sentence));
  const places: Step[] = [...found];
  for (const { source, document } of new Map(found.map((one) => [one.document, one])).values()) {
    if (source.structured || source.text.length > LONGEST_STEPPED) continue;
    for (let sentence = 0; sentence < source.scan.sentenceCount && places.length < MOST_STEPPED; sentence++)
      if (!places.some((one) => one.document === document && one.sentence === sentence))
        places.push(stepAt(source, document, sentence));
  }
  return places;
}

/** Longest source of which other sentences are tried, in characters, and sentences in all. */
const LONGEST_STEPPED = 2_000;
const MOST_STEPPED = 8;

/** Coverage under which what a step makes of a sentence is not asked whether it states a statement. */
const LEAST_STEPPED = 0.75;
/** Other sentences that such a support cites, at the most. */
const MOST_BESIDE = 3;
