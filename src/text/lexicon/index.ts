export { ableOf, isAblePair } from './able.ts';
export { exclusion } from './exclusion.ts';
export { type FunctionWords, functionWords } from './function-words.ts';
export { formsLike, sameMeaning } from './groups.ts';
export { type Implication, implication, isAttribution, leavesOpen, type Polarity } from './implication.ts';
export { type Lexicon, loadLexicon } from './lexicon.ts';
export { lessThan } from './narrower.ts';
export { stem } from './stem.ts';
export {
  type Language,
  type Lemma,
  LexiconError,
  type Phrase,
  type Pos,
  type Relation,
  type RelationKind,
} from './types.ts';
export { type Sense, sensesOf, type VerbForm } from './verbs.ts';
