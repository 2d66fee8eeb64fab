/** What a phrase may do beside telling more of what it stands by: deny it, suppose it, bound it, make another thing of it. */
import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  NEGATION,
  OBLIGATION,
  ONLY,
  PERMISSION,
  PROSPECT,
  RETRACTION,
} from '../../text/cues.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { Grammar } from '../restate/grammar.ts';
import type { Phrase } from './edits.ts';

/** Relations of words that stand by themselves. */
export const LIGHT = new Set(['amod', 'advmod', 'compound', 'nummod', 'nmod:poss']);

/** Words that make of a thing another one: a former director is none. */
export const PRIVATIVE: ReadonlySet<string> = new Set(
  (
    'fake false former alleged potential possible proposed draft planned pending conditional provisional tentative ' +
    'partial mock would-be ex acting interim vice deputy assistant associate junior sub co trainee candidate ' +
    'supposed so-called apparent likely probable future prospective nominal virtual artificial counterfeit imaginary ' +
    'hypothetical attempted intended unsuccessful failed incomplete no zero same other different own first last next only ' +
    'half non anti quasi pseudo near almost nearly wooden plastic stuffed toy rubber paper cardboard chocolate wax ' +
    'marble bronze model dummy replica inflatable imitation faux pretend second third fourth fifth honorary most least ' +
    'maximum minimum top bottom'
  ).split(' '),
);
const VOIDING = new Set(
  'without except besides instead unless until before pending but like than per apart aside save barring'.split(
    ' ',
  ),
);
const CLAUSAL = ['nsubj', 'nsubj:pass', 'cop', 'aux', 'aux:pass'];
const REASONS = new Set('since because due despite although owing'.split(' '));
const TAKING =
  HEDGE | EXCEPTION | CONDITION | NEGATION | PROSPECT | ATTRIBUTION | ONLY | COMPARISON | RETRACTION;
const BOUNDING = TAKING | MAJORITY | PERMISSION | OBLIGATION;
/** Marks of clauses that may be left out of what happened. */
const TELLING = new Set('while as when because since after although though whereas'.split(' '));

/** Whether a phrase says more than that there is less of what it stands by, so that it may be neither put in nor left out. */
export function tellsMore(grammar: Grammar, phrase: Phrase): boolean {
  return isCounted(grammar, phrase) || isLimit(grammar, phrase) || supposes(grammar, phrase);
}

/** Whether a phrase holds what may bound more than itself: a condition, an exception, something taken back. */
const supposes = (grammar: Grammar, { tokens }: Phrase): boolean =>
  tokens.some(
    (one) =>
      ((grammar.word(one)?.cue ?? 0) & (CONDITION | EXCEPTION | RETRACTION)) !== 0 ||
      /^(?:apart|aside|besides)$/i.test(grammar.tree.token(one).form),
  );

/** Whether a phrase holds a part of a value, or of something counted as one with others: "71 passengers and crew". */
function isCounted(grammar: Grammar, { head, relation, members, tokens }: Phrase): boolean {
  const { tree } = grammar;
  const own = new Set(tokens);
  const values = new Set(tokens.map((one) => grammar.valueAt(one)).filter((value) => value >= 0));
  if (tree.tokens.some((_, one) => !own.has(one) && values.has(grammar.valueAt(one)))) return true;
  if (relation !== 'conj') return false;
  return (
    members.some((one) => tree.with(one, 'nummod').length > 0) || ENUMERATING.has(governorOf(tree, head))
  );
}

const ENUMERATING = new Set(
  'consist comprise compose total equal share combine between together jointly'.split(' '),
);
const governorOf = (tree: Tree, token: number): string => {
  const { head } = tree.token(token);
  return head < 0 ? '' : tree.token(head).lemma;
};

/** "The fee is two euros at most": a limit that stands behind its number. */
const isLimit = ({ tree }: Grammar, { tokens }: Phrase): boolean =>
  tokens.length <= 3 && tokens.some((one) => /^(?:most|least|more|less|fewer)$/i.test(tree.token(one).form));

/** Whether a phrase does more than tell more: it denies, supposes, bounds or makes another thing of what it stands by. */
export function takesBack(grammar: Grammar, { token, relation, tokens }: Phrase): boolean {
  const { tree } = grammar;
  const { lemma, form } = tree.token(token);
  if (PRIVATIVE.has(lemma) || PRIVATIVE.has(form.toLowerCase())) return true;
  const cue = grammar.word(token)?.cue ?? 0;
  const light = LIGHT.has(relation);
  if (light && ((cue & BOUNDING) !== 0 || LESSENING.has(form.toLowerCase()))) return true;
  const near = light ? tokens : tree.with(token, 'advmod', 'case', 'cc', 'mark', 'det');
  if (near.some((one) => ((grammar.word(one)?.cue ?? 0) & (light ? TAKING : ONLY | EXCEPTION)) !== 0))
    return true;
  const prep = prepositionOf(tree, token).split(' ');
  // What has a verb or a subject of its own is no phrase, whatever the parse makes of it; a reason bounds nothing.
  if (relation !== 'advcl' && !relation.startsWith('acl') && tree.with(token, ...CLAUSAL).length > 0)
    return true;
  if (prep.some((word) => REASONS.has(word))) return true;
  if (prep.some((word) => VOIDING.has(word))) return true;
  if (relation !== 'advcl') return false;
  const marks = tree.with(token, 'mark', 'advmod').map((mark) => tree.token(mark).form.toLowerCase());
  const told = tree.with(token, 'nsubj', 'nsubj:pass').length > 0;
  return (told && marks.length === 0) || !marks.every((mark) => TELLING.has(mark));
}

/** Adverbs by which less is done than the verb says. */
const LESSENING = new Set(
  (
    'partly partially almost nearly barely hardly rarely seldom scarcely provisionally tentatively temporarily ' +
    'conditionally nominally theoretically supposedly halfway enough less least fewer insufficiently wrongly falsely never not ' +
    'sometimes occasionally briefly'
  ).split(' '),
);
