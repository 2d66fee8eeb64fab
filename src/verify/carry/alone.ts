/** Supports that need no weighing: one sentence states all of the statement, as a note, once told, or by its grammar. */
import { fold } from '../../text/chars.ts';
import type { Reading } from '../../text/reading.ts';
import type { Case, Judged, Titled } from '../case.ts';
import type { Unit } from '../claim/units.ts';
import { toldByHalves, toldFully } from '../context/retell.ts';
import { originOf, Retold } from '../context/retold.ts';
import { speaksOfTime } from '../derived/time-cues.ts';
import { entails } from '../logic/index.ts';
import type { Match } from '../match/match.ts';
import { vetoes } from '../match/outweigh.ts';
import type { Query } from '../match/retrieve.ts';
import {
  type AlignedSentence,
  alignedSentence,
  coverageOf,
  type Support,
  supportFrom,
} from '../match/support.ts';
import { isRestated, judge } from '../match/weigh.ts';
import { statedByNote } from '../notes/by-note.ts';
import { standsDated } from '../tongues/dating.ts';
import { isTongue } from '../tongues/grammar.ts';
import { statesIn } from '../tongues/restate.ts';
import { ownClause } from './own-clause.ts';
import { isSameWording } from './same-wording.ts';
import { repeats } from './verbatim.ts';

/** The support of a note that states all of the claim; undefined for none. */
export function notedSupport(one: Case): Titled | undefined {
  // Whether what a note tells was in time, another one says.
  if (speaksOfTime(one)) return undefined;
  const { claim, index, engine } = one;
  const structure = () => claim.structure(index);
  const support = statedByNote({ ...one, structure, lexicon: engine.lexicon });
  return support && { support, titleGain: 0, noted: true };
}

/** Whether a sentence is in another language than English, or may be read in that of a claim which is. */
const mayBeForeign = ({ language }: Reading, { reading, source, sentence }: AlignedSentence): boolean =>
  (reading.language !== 'en' || isTongue(language)) && !source.isRecord(sentence);

/** Whether a sentence in another language than English states the claim. */
function isStatedAbroad(
  { reading, titles, engine }: Case,
  sentence: AlignedSentence,
  reworded: boolean,
): boolean {
  const { language } = sentence.reading;
  // A short claim may be taken for one of the languages that are read, beside evidence in one that is not.
  const unread = reading.language === 'other' || (language === 'other' && reading.language !== 'en');
  if (unread && standsDated(reading, sentence.reading)) return true;
  const titled = (word: string): boolean => titles[sentence.document].has(fold(word));
  return statesIn(reading, sentence, engine.lexicon, reworded ? titled : undefined);
}

/** Sentences that are put in other words, of those that come nearest to a claim. */
const MOST_REWORDED = 12;

/** The sentence that states the claim once its pronouns are told, alone; undefined for none. */
export function toldSupport(one: Case): Titled | undefined {
  for (const [place, sentence] of one.sentences.entries()) {
    if (mayBeForeign(one.reading, sentence)) {
      if (!isStatedAbroad(one, sentence, place < MOST_REWORDED)) continue;
      return { support: followed(supportFrom(sentence, [], one.units), one.units), titleGain: 0, told: true };
    }
    if (!(sentence.source instanceof Retold)) continue;
    const support = supportFrom(sentence, [], one.units);
    const told = repeats(one, sentence);
    if (told || isRestated(one, support)) return { support, titleGain: 0, told };
  }
  return undefined;
}

/** The support of a sentence from which the statement follows word for word but for edits that its places allow. */
export function followingSupport(one: Case): Titled | undefined {
  const { claim, index, reading, units, engine } = one;
  for (const sentence of one.sentences.slice(0, MOST_TOLD)) {
    if (entails(claim, index, reading, sentence, engine.lexicon).verdict !== 'allowed') continue;
    return { support: followed(supportFrom(sentence, [], units), units), titleGain: 0, follows: true };
  }
  return undefined;
}

/** A support of which what no one word of it says follows from all of them: "Kosten des Versands", "Versandkosten". */
function followed(support: Support, units: readonly Unit[]): Support {
  const matches = support.matches.map(
    (match): Match =>
      match.strength >= LEAST_FOLLOWED
        ? match
        : { kind: 'synonym', strength: FOLLOWED, at: Math.max(0, match.at), follows: true },
  );
  const from = support.from.map((slot) => Math.max(0, slot));
  return { ...support, matches, from, coverage: coverageOf(units, matches) };
}

const FOLLOWED = 0.85;
/** Strength under which a word of the sentence does not account for one of the claim by itself. */
const LEAST_FOLLOWED = 0.5;

/** The one sentence that states all of the statement by its grammar, with nothing against it; undefined for none. */
export function restatedAlone(one: Case): Judged | undefined {
  for (const sentence of one.sentences) {
    if (sentence.coverage < LEAST_ALONE) break;
    const support = supportFrom(sentence, [], one.units);
    if (!isRestated(one, support)) continue;
    const judged = judge(one, { support, titleGain: 0 });
    if (!judged.mismatches.some(vetoes)) return judged;
  }
  return undefined;
}

/** The support of a clause that is the statement word for word, with nothing against it; undefined for none. */
export function statedByClause(one: Case): Judged | undefined {
  const { documents, engine, reading, units } = one;
  if (reading.language !== 'en') return undefined;
  for (const sentence of one.sentences.slice(0, MOST_TOLD)) {
    if (sentence.coverage < WHOLE) break;
    const { source, document } = sentence;
    if (mayBeForeign(reading, sentence) || source.structured || source.isRecord(sentence.sentence)) continue;
    const text = ownClause(reading, sentence);
    if (text === undefined) continue;
    const clause = new Retold(text, engine.lexicon, originOf(source), sentence.sentence, [], 'en');
    const place = { document, sentence: sentence.sentence, score: 0 };
    const again = alignedSentence(place, documents.with(document, clause), units, engine.lexicon);
    const support = supportFrom(again, [], units);
    const judged = judge(
      { ...one, sentences: [again, ...one.sentences] },
      { support, titleGain: 0, told: true },
    );
    if (!judged.mismatches.some(vetoes)) return judged;
  }
  return undefined;
}

/** Coverage of a sentence that has every word of a statement. */
const WHOLE = 0.999;

/**
 * The same for a sentence with all that its document tells of its persons and things put in, and for one half of a
 * sentence that joins two statements.
 */
export function restatedFully(one: Case, query: Query): Judged | undefined {
  if (one.reading.language !== 'en') return undefined;
  const { documents, units, engine } = one;
  for (const sentence of one.sentences.slice(0, MOST_TOLD)) {
    const told = toldFully(sentence, documents, units, query, engine.lexicon);
    const halves =
      sentence.coverage < LEAST_ALONE ? [] : toldByHalves(sentence, documents, units, engine.lexicon);
    for (const again of told === undefined ? halves : [told, ...halves]) {
      const support = supportFrom(again, [], units);
      // What the whole of it says to the word needs no parse; a half is said beside the other.
      const repeated = again === told && (repeats(one, again) || isSameWording(one.reading, again.reading));
      if (!repeated && !isRestated(one, support)) continue;
      const judged = judge(
        { ...one, sentences: [again, ...one.sentences] },
        { support, titleGain: 0, told: repeated },
      );
      if (!judged.mismatches.some(vetoes)) return judged;
    }
  }
  return undefined;
}

/** Sentences that are told in full. */
const MOST_TOLD = 4;

/** Coverage under which one sentence is not asked whether it states all of a statement. */
const LEAST_ALONE = 0.65;
