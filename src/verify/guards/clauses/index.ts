/** The words of one clause, and those of the next. */
import type { Guard } from '../guard.ts';
import { ACROSS_GAPPED } from './across-gapped.ts';
import { ACROSS_RELATIVE } from './across-relative.ts';
import { ACROSS_SEMICOLON } from './across-semicolon.ts';
import { ADJECTIVE_IN_PHRASE } from './adjective-in-phrase.ts';
import { ATTACHED_ELSEWHERE } from './attached-elsewhere.ts';
import { BETWEEN } from './between.ts';
import { BY_THAT_DEED } from './by-that-deed.ts';
import { CAUSE_OF_OTHER } from './cause-of-other.ts';
import { CHANGE_OF_OTHER } from './change-of-other.ts';
import { CLAUSE_OF_DEED } from './clause-of-deed.ts';
import { COMPARED_CROSSWISE } from './compared-crosswise.ts';
import { CONDITION_OF_BOTH } from './condition-of-both.ts';
import { CROSSED_CLUSTERS } from './crossed-clusters.ts';
import { CROSSED_COMPLEMENTS } from './crossed-complements.ts';
import { CROSSED_CONJUNCTS } from './crossed-conjuncts.ts';
import { CROSSED_HALVES } from './crossed-halves.ts';
import { CROSSED_PAIRS } from './crossed-pairs.ts';
import { CROSSED_PARTS } from './crossed-parts.ts';
import { CROSSED_PREDICATES } from './crossed-predicates.ts';
import { CUT_SHORT } from './cut-short.ts';
import { DEED_AS_SUBJECT } from './deed-as-subject.ts';
import { DESPITE_FOR_BECAUSE, OBSTACLE_UNSAID } from './despite-for-because.ts';
import { EXCHANGED_MEMBERS } from './exchanged-members.ts';
import { FELT_IN_PART } from './felt-in-part.ts';
import { GAPPED } from './gapped.ts';
import { GOES_ON } from './goes-on.ts';
import { IN_BETWEEN } from './in-between.ts';
import { IN_COMPARISON } from './in-comparison.ts';
import { IN_NEXT_CLAUSE } from './in-next-clause.ts';
import { IN_OWN_CLAUSE } from './in-own-clause.ts';
import { IN_RELATIVE } from './in-relative.ts';
import { IN_RESTRICTION } from './in-restriction.ts';
import { INFINITIVE_OF_VERB } from './infinitive-of-verb.ts';
import { INSTEAD_OF_OTHER } from './instead-of-other.ts';
import { JOINED } from './joined.ts';
import { LED_FROM_NOUN } from './led-from-noun.ts';
import { NARROWER_CASE } from './narrower-case.ts';
import { NEXT_KIND } from './next-kind.ts';
import { NOT_IN_THE_OTHERS } from './not-in-the-others.ts';
import { OBJECT_BEFORE_AND } from './object-before-and.ts';
import { OBJECT_OF_NEXT } from './object-of-next.ts';
import { OF_APPOSITIVE } from './of-appositive.ts';
import { OF_GAPPED } from './of-gapped.ts';
import { OF_GAPPED_HALF } from './of-gapped-half.ts';
import { OF_NEAREST_VERB } from './of-nearest-verb.ts';
import { OF_OTHER_EVENT } from './of-other-event.ts';
import { OF_TWO_STATEMENTS } from './of-two-statements.ts';
import { ONE_OR_OTHER } from './one-or-other.ts';
import { OTHER_CLAUSE } from './other-clause.ts';
import { OTHER_CONJUNCT } from './other-conjunct.ts';
import { OTHER_CONNECTIVE } from './other-connective.ts';
import { OTHER_STATEMENT } from './other-statement.ts';
import { OTHERWISE_BEFORE } from './otherwise-before.ts';
import { PARTICIPLE_OF_NEAREST } from './participle-of-nearest.ts';
import { PARTICIPLE_OF_NOUN } from './participle-of-noun.ts';
import { PHRASE_OF_OTHER } from './phrase-of-other.ts';
import { PHRASE_OF_PARTICIPLE } from './phrase-of-participle.ts';
import { PLACE_OF_OTHER } from './place-of-other.ts';
import { PLACE_OF_OTHER_DEED } from './place-of-other-deed.ts';
import { RUN_ON } from './run-on.ts';
import { SAID_OF_OBJECT } from './said-of-object.ts';
import { SECOND_CONDITION } from './second-condition.ts';
import { SECOND_DEED } from './second-deed.ts';
import { SECOND_OBJECT } from './second-object.ts';
import { SECOND_STATE } from './second-state.ts';
import { SECOND_VERB } from './second-verb.ts';
import { THAN_OF_OTHER } from './than-of-other.ts';
import { THE_MORE } from './the-more.ts';
import { THE_ONE } from './the-one.ts';
import { THOSE_OF } from './those-of.ts';
import { TOLD_APART } from './told-apart.ts';
import { TOLD_NEXT_TO_IT } from './told-next-to-it.ts';
import { VERB_OF_SUBORDINATE } from './verb-of-subordinate.ts';
import { WAY_OF_OTHER } from './way-of-other.ts';
import { WORDS_APART } from './words-apart.ts';

export const CLAUSES: readonly Guard[] = [
  THOSE_OF,
  ...OTHER_CLAUSE,
  ...SECOND_VERB,
  TOLD_APART,
  ...BETWEEN,
  JOINED,
  ...GOES_ON,
  RUN_ON,
  ...CROSSED_HALVES,
  ...CROSSED_PAIRS,
  ...OTHER_CONJUNCT,
  OTHER_CONNECTIVE,
  ...OTHER_STATEMENT,
  ...SECOND_DEED,
  ...THE_ONE,
  ...SECOND_OBJECT,
  ...IN_RELATIVE,
  ...CROSSED_COMPLEMENTS,
  ...CROSSED_PARTS,
  IN_OWN_CLAUSE,
  PLACE_OF_OTHER_DEED,
  ...ACROSS_RELATIVE,
  CONDITION_OF_BOTH,
  PARTICIPLE_OF_NEAREST,
  CROSSED_PREDICATES,
  ...CUT_SHORT,
  ...IN_BETWEEN,
  ...WORDS_APART,
  ...OF_APPOSITIVE,
  ...CLAUSE_OF_DEED,
  DEED_AS_SUBJECT,
  ...BY_THAT_DEED,
  ACROSS_SEMICOLON,
  ...IN_NEXT_CLAUSE,
  NEXT_KIND,
  DESPITE_FOR_BECAUSE,
  PLACE_OF_OTHER,
  PHRASE_OF_OTHER,
  CROSSED_CONJUNCTS,
  PARTICIPLE_OF_NOUN,
  OF_OTHER_EVENT,
  ...OF_GAPPED,
  ...CHANGE_OF_OTHER,
  OBJECT_OF_NEXT,
  ...IN_RESTRICTION,
  ...TOLD_NEXT_TO_IT,
  NOT_IN_THE_OTHERS,
  OBJECT_BEFORE_AND,
  ONE_OR_OTHER,
  OF_GAPPED_HALF,
  ACROSS_GAPPED,
  LED_FROM_NOUN,
  CROSSED_CLUSTERS,
  EXCHANGED_MEMBERS,
  OF_TWO_STATEMENTS,
  OTHERWISE_BEFORE,
  ...NARROWER_CASE,
  COMPARED_CROSSWISE,
  IN_COMPARISON,
  ...INSTEAD_OF_OTHER,
  FELT_IN_PART,
  OBSTACLE_UNSAID,
  WAY_OF_OTHER,
  SECOND_CONDITION,
  SAID_OF_OBJECT,
  INFINITIVE_OF_VERB,
  ADJECTIVE_IN_PHRASE,
  ...THAN_OF_OTHER,
  VERB_OF_SUBORDINATE,
  ...PHRASE_OF_PARTICIPLE,
  THE_MORE,
  OF_NEAREST_VERB,
  ATTACHED_ELSEWHERE,
  CAUSE_OF_OTHER,
  SECOND_STATE,
  GAPPED,
];
