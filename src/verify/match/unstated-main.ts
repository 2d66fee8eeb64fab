/**
 * A passage that says what a statement claims in other words throughout: where it has no word for the statement's
 * predicate, how its own main clauses stand decides. What may, will or is yet to be done, what is denied, and what
 * has ended states no other wording of what was done or is so.
 */
import type { MismatchKind } from '../../domain/check.ts';
import { CONDITION, HEDGE, NEGATION, OBLIGATION, PERMISSION, PROSPECT } from '../../text/cues.ts';
import { implication } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import { endsWhat } from '../against/undone.ts';
import type { Part } from '../case.ts';
import type { Grammar } from '../restate/grammar.ts';
import type { Clause } from '../restate/types.ts';
import type { AlignedSentence } from './support.ts';

/** Match from which a sentence has a word for the predicate. */
const FOUND = 0.5;
/** Cues by which a statement is itself of what may be, shall be or is planned. */
const OPENING = HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION;
/** Nouns of a statement that say that something may be. */
const POSSIBILITY = wordSet(
  'right option possibility chance risk freedom choice power permission opportunity danger threat potential ability',
);

/** A statement that claims something plainly. */
interface Plain {
  readonly words: readonly Word[];
  readonly clause: Clause;
  /** It tells of a deed that was done, not of how things are. */
  readonly done: boolean;
  /** It is itself of what may be, or is planned. */
  readonly open: boolean;
  /** Something in it denies, undoes or lacks. */
  readonly denies: boolean;
}

/** Why sentences state nothing of the kind; undefined where one of them may. `grammar`: of the statement. */
export function unstated(
  { reading, best, predicates }: Part,
  grammar: Grammar,
  sentences: readonly AlignedSentence[],
): MismatchKind | undefined {
  if (reading.language !== 'en' || reading.question) return undefined;
  const { matches } = best!.support;
  const said = (at: number, one: AlignedSentence | undefined): boolean =>
    one === undefined ||
    one.source.isRecord(one.sentence) ||
    one.source.structure(one.sentence).nodes[at]?.verb === true;
  const { from, sentences: used } = best!.support;
  if (
    predicates().some(
      ({ unit }) => matches[unit]!.strength >= FOUND && said(matches[unit]!.at, used[from[unit]!]),
    )
  )
    return undefined;
  const plain = plainly(reading, grammar);
  if (plain === undefined) return undefined;
  const kinds = sentences.map((one) => standsOpen(one, plain));
  // One that is left open may be what the others hang on; one that is denied may be beside what another says.
  return (
    kinds.find((kind) => kind !== undefined && kind !== 'negation') ??
    (kinds.every(Boolean) ? kinds[0] : undefined)
  );
}

function plainly({ words }: Reading, { clauses, tokens }: Grammar): Plain | undefined {
  const clause = clauses.find(({ under }) => under < 0);
  if (clause === undefined) return undefined;
  const { lemma } = tokens[clause.token]!;
  return {
    words,
    clause,
    done: clause.time === 'past' && !clause.linking,
    open:
      clause.modality !== 'none' ||
      words.some((word) => (word.cue & OPENING) !== 0 || POSSIBILITY.has(word.lemma)),
    denies: clause.negated || implication(lemma).positive === 'false' || words.some(isNegative),
  };
}

/** Words that lack or undo what the rest of them names, beside those that deny. */
const LACKING = /^(?:un|non|dis|im|in|ir|il|de|mis|out|over)\p{L}{4,}|less$/u;
const ENDING = wordSet(
  'lose lost loss miss missed skip omit fail failure stop end ended over close closed cancel cancelled end gone leave left ' +
    'quit drop avoid free empty vacant alone only bad badly wrong weak poor short low rare few little late delay ' +
    'break broke broken die died dead defeat reject refuse deny decline ban block keep kept survive remain still ' +
    'escape spare safe clean clear hold withhold oppose against abandon void expire lapse',
);
const isNegative = ({ form, lemma, cue }: Word): boolean =>
  (cue & NEGATION) !== 0 || ENDING.has(form) || ENDING.has(lemma) || LACKING.test(form);

/** Whether a clause stands for itself: "…; the hall opened at nine" may be parsed as what the first one says. */
const isMain = ({ token, under, relation }: Clause, { tokens }: Grammar): boolean =>
  under < 0 ||
  relation === 'conj' ||
  relation === 'parataxis' ||
  (relation === 'ccomp' && tokens.slice(under, token).some(({ form }) => form === ';'));

/** How the main clauses of a sentence leave open what they say; undefined where one says it plainly. */
function standsOpen({ source, sentence, reading }: AlignedSentence, plain: Plain): MismatchKind | undefined {
  if (reading.language !== 'en' || reading.question || source.isRecord(sentence)) return undefined;
  const grammar = source.grammar(sentence);
  const mains = grammar.clauses.filter((clause) => isMain(clause, grammar));
  let first = mains.length === 0 && plain.done && leadsOn(grammar) ? ('modality' as MismatchKind) : undefined;
  for (const clause of mains) {
    const kind = openAs(clause, grammar, reading, plain);
    if (kind === undefined) return undefined;
    first ??= kind;
  }
  return first;
}

function openAs(clause: Clause, grammar: Grammar, reading: Reading, plain: Plain): MismatchKind | undefined {
  if (!plain.open) {
    if (isConditional(clause, grammar)) return 'condition';
    if (isModal(clause, grammar, plain)) return 'modality';
  }
  if (isDenied(clause, grammar, reading))
    return plain.denies || plain.clause.linking ? undefined : 'negation';
  if (isEnded(clause, grammar, plain)) return 'negation';
  if (plain.open || plain.denies || !plain.done) return undefined;
  return isYetToBe(clause, grammar) ? 'modality' : undefined;
}

/** Words after "not" by which nothing is denied: "not only", "not until June". */
const NOT_DENYING = /^(?:only|just|merely|simply|until|till|least|long|without|but)$/;
/** Verbs of harm: that it was not done is told as well by what came through it. */
const HARMING = wordSet(
  'harm hurt injure damage affect kill die destroy break crash fail lose miss stop end change delay interrupt spoil disturb ' +
    'bother mind deny doubt object oppose resist reject refuse forget ignore exceed lack leave hide conceal fall drop differ',
);
const STAYING = wordSet('remain stay be keep lie go stand leave');
/** "Unpaid", "unsigned": what was not done to it. */
const UNDONE = /^un(\p{L}{2,}(?:ed|ent|own|ung|one|ade|ught|itten|aken|iven|een|uilt)|\p{L}+(?:id|old))$/u;

function isDenied(clause: Clause, grammar: Grammar, { words }: Reading): boolean {
  const { lemma } = grammar.tokens[clause.token]!;
  if (isUndone(clause, grammar)) return true;
  if (!clause.negated || HARMING.has(lemma) || clause.linking) return false;
  return !words.some(({ cue }, at) => (cue & NEGATION) !== 0 && NOT_DENYING.test(words[at + 1]?.form ?? ''));
}

/** "Remains unpaid", "is still unsigned". */
function isUndone(clause: Clause, { tokens, clauses }: Grammar): boolean {
  if (clause.negated) return false;
  const said = [
    clause,
    ...clauses.filter(({ under, relation }) => under === clause.token && relation === 'xcomp'),
  ];
  const { lemma } = tokens[clause.token]!;
  if (!clause.linking && !clause.passive && !STAYING.has(lemma)) return false;
  return said.some(({ token }) => {
    const stem = UNDONE.exec(tokens[token]!.form.toLowerCase())?.[1];
    return stem !== undefined && ![...HARMING].some((verb) => stem.startsWith(verb.slice(0, 4)));
  });
}

/** What is refused is not granted. */
const REFUSING = wordSet('refused denied rejected declined withheld');
const GRANTING = wordSet(
  'grant granted approve approved approval accept accepted allow allowed permit permitted permission consent agree agreed ' +
    'receive received get got obtain obtained admit admitted award awarded',
);

/** "Was terminated" for "is in force": the passage has ended or refused what the statement says. */
function isEnded(clause: Clause, { tokens }: Grammar, { words, clause: ours, denies }: Plain): boolean {
  if (clause.negated || clause.modality !== 'none' || !clause.asserted || clause.time !== 'past')
    return false;
  if (denies && words.some(({ cue }) => (cue & NEGATION) !== 0)) return false;
  const form = tokens[clause.token]!.form.toLowerCase();
  if (REFUSING.has(form) && clause.passive)
    return words.some((word) => GRANTING.has(word.form) || GRANTING.has(word.lemma));
  return ours.time === 'present' && endsWhat(form, words);
}

const CONDITIONAL = /\b(?:if|unless|provided|providing|assuming)\b/;

/** "Would have been …, if …": said of what may come of it. */
const isConditional = ({ token, modality }: Clause, { clauses }: Grammar): boolean =>
  modality !== 'none' &&
  clauses.some(
    ({ under, relation, mark }) => under === token && relation === 'advcl' && CONDITIONAL.test(mark),
  );

/** Participles of what is yet to come: "is awaited", "is pending". */
const AWAITED = wordSet(
  'awaited awaiting pending expected planned scheduled requested proposed anticipated foreseen intended envisaged ' +
    'outstanding overdue due wanted sought recommended suggested advised considered promised required needed',
);
/** Verbs whose infinitive, or what they wait for, is yet to be done. */
const LEADING_ON = wordSet(
  'await wait plan intend hope expect want wish aim seek try attempt offer promise pledge threaten prepare consider',
);

/** "May be issued", "should replace": of what cannot be, or could not, that is a denial. */
function isModal(
  { token, modality, negated }: Clause,
  { tokens, tree }: Grammar,
  { done, clause: ours }: Plain,
): boolean {
  const by = (modals: RegExp): boolean =>
    tree.children(token).some((child) => modals.test(tokens[child]!.form));
  if (modality === 'none' || (negated && by(/^(?:can|ca|could|cannot)$/i))) return false;
  return modality === 'doubt' || done || (by(/^(?:may|might)$/i) && !ours.linking);
}

/** "Staff are to be vetted", "is awaited": what is to be done, or waited for. */
function isYetToBe(clause: Clause, { tokens, clauses }: Grammar): boolean {
  const { form, lemma } = tokens[clause.token]!;
  if (AWAITED.has(form.toLowerCase()) && (clause.passive || clause.linking || clause.progressive))
    return true;
  if (isToBe(clause, tokens)) return true;
  return lemma === 'await' || lemma === 'wait' || leadsOn({ tokens, clauses }, clause.token);
}

/** "Plans to recall it", the verb read as a noun too. `at`: its token; by default the one that all others stand under. */
function leadsOn(
  { tokens, clauses }: Pick<Grammar, 'tokens' | 'clauses'>,
  at = tokens.findIndex(({ head }) => head < 0),
): boolean {
  return (
    LEADING_ON.has(tokens[at]?.lemma ?? '') &&
    clauses.some(
      ({ under, relation, mark }) =>
        under === at && (relation === 'xcomp' || relation === 'acl') && mark.startsWith('to'),
    )
  );
}

const BEING = /^(?:am|is|are|was|were)$/i;

/** "Is to be", "are to report". */
function isToBe({ token }: Clause, tokens: Grammar['tokens']): boolean {
  for (let at = Math.max(0, token - 4); at + 1 < token; at++)
    if (BEING.test(tokens[at]!.form) && /^to$/i.test(tokens[at + 1]!.form)) return true;
  return false;
}
