/** Weighs a support: what the judge makes of it, and what stands between it and the statement. */

import type { MismatchKind } from '../../domain/check.ts';
import { gather } from '../../text/gather.ts';
import { textOf } from '../../text/reading.ts';
import { statedByFields } from '../carry/fields.ts';
import type { Case, Judged, Titled } from '../case.ts';
import { besideNote, mismatchesOf } from '../check/mismatch.ts';
import { unsettled } from '../check/setting.ts';
import { type Framed, framed } from '../frames/framed.ts';
import { featuresOf } from '../judge/features.ts';
import { score } from '../judge/forest.ts';
import { type Relations, relationsOf } from '../judge/relations.ts';
import { entails } from '../logic/index.ts';
import { by, type CheckName, type Matter, type Mismatch, standsWhole } from '../matter.ts';
import { misnoted } from '../notes/by-note.ts';
import { additions } from '../restate/addition.ts';
import { objectionOf } from '../restate/objection.ts';
import { faultsOf, mayState, restates, statesOpposite } from '../restate/restate.ts';
import { advanceOf, againstAdvance, WORTH_PARSING } from './advance.ts';
import { vetoes } from './outweigh.ts';
import type { AlignedSentence, Support } from './support.ts';

/**
 * Weighs a support and names what stands between it and the statement. It is weighed beside its own sources alone:
 * a source that it takes nothing from cannot raise it.
 */
export function judge(
  all: Case,
  { support: found, titleGain, noted = false, told = false, follows = false }: Titled,
): Judged {
  const { reading, units, engine } = all;
  const { support, withRoles } = framed(all, found, engine.lexicon);
  const sentences = all.sentences.filter(({ document }) =>
    support.sentences.some((own) => own.document === document),
  );
  const one: Case = { ...all, sentences };
  const relations = relate(one, support);
  const { lexicon, nearness } = engine;
  const structure = () => one.claim.structure(one.index);
  const restated = noted || told || follows || isRestated(one, support);
  const byHalf = restated && !noted && !told && !follows && isOfHalf(one, support);
  const matter = {
    claim: reading,
    units,
    support,
    lexicon,
    begins: false,
    restated,
    byHalf,
    noted,
    structure,
  };
  const advance = advanceOf(one, support);
  const byAdvance = advance === undefined ? [] : againstAdvance(one, support, advance, restated);
  const mismatches = [...byAdvance, ...against(one, matter, relations, { told, follows }, withRoles)];
  const progress = advance?.measures;
  const length = support.sentences[0]!.source.scan.sentenceCount;
  const measured = { all: sentences, length, titleGain, relations, progress, mismatches, nearness };
  const features = featuresOf(reading, units, support, measured);
  const plain =
    (reading.language !== 'en' && (told || statedByFields(reading, units, support))) ||
    (restated && !mismatches.some(vetoes));
  if (plain) return { support, features, score: Number.POSITIVE_INFINITY, mismatches };
  const weighed = score(engine.forest, features);
  return { support, features, score: Math.max(weighed, byItself()), mismatches };

  /** What says all of a statement with nothing against it says so whatever else its source tells. */
  function byItself(): number {
    const inProse = support.sentences.every(
      ({ source, sentence, reading }) =>
        !source.structured &&
        !source.isRecord(sentence) &&
        /[.!?]["'\u2019\u201d)]?\s*$/u.test(textOf(reading)),
    );
    if (!inProse || support.coverage < ALL_SAID || mismatches.some(vetoes)) return weighed;
    // "Managers get twelve weeks. Employees get six.": what says nearly as much may be what is meant.
    const rivals = sentences.filter(
      (other) => !support.sentences.some((own) => own.sentence === other.sentence),
    );
    if (rivals.some(({ coverage }) => coverage >= RIVAL)) return weighed;
    const itself = { ...measured, all: support.sentences, length: support.sentences.length };
    return score(engine.forest, featuresOf(reading, units, support, itself));
  }
}

/** Coverage from which another sentence of the source may be the one that is meant. */
const RIVAL = 0.5;

/** Coverage from which a support says all of a statement. */
const ALL_SAID = 0.95;

/** What stands between a support and the statement, by all that is asked of a support that says it so. */
function against(
  one: Case,
  matter: Matter,
  relations: Relations | undefined,
  { told, follows }: Pick<Titled, 'told' | 'follows'>,
  withRoles: Framed['withRoles'],
): readonly Mismatch[] {
  const { support, restated, noted } = matter;
  if (told && matter.claim.language !== 'en') return by('setting', unsettled(matter));
  if (noted) return besideNote(matter);
  if (follows)
    return mismatchesOf(matter, relations, one.predicates).filter(
      (each) => !isOfPlace(each, isOfKind(one, support)),
    );
  const byGrammar = restated
    ? []
    : [
        ...by('predicates', opposite(one, support)),
        ...by('denial', ofOthers(one, support)),
        ...by('grammar', objections(one, support)),
        ...by('added', added(one, support)),
      ];
  const wrong = told ? [] : by('denial', wrongWay(one, support));
  const typed = [...wrong, ...mismatchesOf(matter, relations, one.predicates), ...byGrammar];
  return [
    ...withRoles(typed, restated),
    ...(restated
      ? []
      : by('notes', misnoted({ ...one, structure: matter.structure, lexicon: matter.lexicon }, support))),
  ];
}

/** Whether a sentence of the support states by its grammar what the statement says. */
export function isRestated(
  { claim, index, reading, units }: Case,
  { sentences, coverage }: Support,
): boolean {
  if (reading.language !== 'en' || coverage < WORTH_PARSING) return false;
  return sentences.some((one) => {
    if (one.reading.language !== 'en' || one.source.isRecord(one.sentence)) return false;
    // A sentence is aligned for one statement alone, and asked for each support that it is part of.
    const known =
      proved.get(one) ??
      (mayState(reading, one) && claim.asClaim(index).some((grammar) => restates(grammar, units, one)));
    proved.set(one, known);
    return known;
  });
}

const proved = new WeakMap<AlignedSentence, boolean>();

/** Sentences of a support that state by their grammar the opposite of the statement. */
function opposite({ claim, index, reading, units }: Case, { sentences, coverage }: Support): Mismatch[] {
  if (reading.language !== 'en' || coverage < WORTH_PARSING) return [];
  return gather(sentences, (sentence): Mismatch[] => {
    if (sentence.reading.language !== 'en' || sentence.source.isRecord(sentence.sentence)) return [];
    if (!statesOpposite(claim.grammar(index), units, sentence)) return [];
    return [{ kind: 'negation', force: 'contradicts', sentence, units: [] }];
  });
}

/** Coverage from which a sentence has the statement's own words, and what it says otherwise is not said elsewhere. */
const NEAR_COPY = 0.9;

/** What one sentence that has the words of the statement says of others, of some, or of another's. */
function ofOthers({ claim, index, reading, units }: Case, { sentences, coverage }: Support): Mismatch[] {
  const [sentence] = sentences;
  if (reading.language !== 'en' || sentences.length > 1 || coverage < NEAR_COPY) return [];
  if (sentence.reading.language !== 'en' || sentence.source.isRecord(sentence.sentence)) return [];
  const [kind] = faultsOf(claim.grammar(index), units, sentence);
  return kind === undefined ? [] : [{ kind, force: 'withholds', sentence, units: [] }];
}

/** What the grammar of the one sentence that carries a statement says against it. */
function objections({ claim, index, reading, units }: Case, { sentences, coverage }: Support): Mismatch[] {
  const [sentence] = sentences;
  if (reading.language !== 'en' || sentences.length > 1 || coverage < WORTH_PARSING) return [];
  if (sentence.reading.language !== 'en' || sentence.source.isRecord(sentence.sentence)) return [];
  const kind = objectionOf(claim.grammar(index), units, sentence);
  return kind === undefined ? [] : [{ kind, force: 'withholds', sentence, units: [] }];
}

/** Whether a statement that follows from a sentence calls something by the kind that its longer name there is of. */
const isOfKind = ({ claim, index, reading, engine }: Case, { sentences: [sentence] }: Support): boolean =>
  entails(claim, index, reading, sentence, engine.lexicon).ofKind;

/** What words alone suggest of how much, how many and of which name, where each place has shown it. */
const isOfPlace = ({ kind, check }: Mismatch, ofKind: boolean): boolean =>
  check !== undefined &&
  (OF_NUMBERS.has(check) ||
    (OF_PLACE.has(check) && SHOWN.has(kind)) ||
    (ofKind && check === 'attachment' && kind === 'entity'));

const OF_NUMBERS = new Set<CheckName>(['values', 'bounds', 'quantifier']);
const OF_PLACE = new Set<CheckName>(['restrictions', 'other_member', 'assertion']);
const SHOWN = new Set<MismatchKind>(['quantifier', 'comparison']);

/** That the one sentence of a support says it of more or of less, in a place that does not let that be changed. */
function wrongWay({ claim, index, reading, engine }: Case, { sentences }: Support): Mismatch[] {
  const [sentence] = sentences;
  if (sentences.length > 1 || entails(claim, index, reading, sentence, engine.lexicon).verdict !== 'barred')
    return [];
  return [{ kind: 'quantifier', force: 'withholds', sentence, units: [] }];
}

/** Strength from which a word stands in a sentence. */
const STANDS = 0.95;

/** What the statement says beyond a support that has the rest of it. */
function added({ claim, index, reading, units, sentences }: Case, support: Support): Mismatch[] {
  if (reading.language !== 'en' || support.coverage < WORTH_PARSING) return [];
  const standsElsewhere = (i: number): boolean =>
    sentences.some(({ alignment }) => alignment.matches[i].strength >= STANDS);
  const taken = additions(claim.grammar(index), units, support).filter((i) => !standsElsewhere(i));
  const [sentence] = support.sentences;
  return taken.length === 0
    ? []
    : [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: taken }];
}

/** How the support relates the statement's words; only English is parsed, and only where it may matter. */
function relate(one: Case, support: Support): Relations | undefined {
  const english =
    one.reading.language === 'en' && support.sentences.every((s) => s.reading.language === 'en');
  if (!english || support.coverage < WORTH_PARSING || standsWhole(one.reading, support)) return undefined;
  return relationsOf(one.units, support, {
    claim: one.claim.structure(one.index),
    sentences: support.sentences.map((sentence) => sentence.source.structure(sentence.sentence)),
  });
}

/** Whether a claim of one clause is held against one half of a sentence that joins two statements. */
function isOfHalf({ claim, index, reading }: Case, { sentences }: Support): boolean {
  const [{ source, sentence }] = sentences;
  if (reading.language !== 'en' || sentences.length > 1 || claim.grammar(index).clauses.length > 1)
    return false;
  return source.halves(sentence).length + source.gapped(sentence).length > 0;
}
