/** A word, its opposite, its sibling, and small words that turn what another says. */
import type { Guard } from '../guard.ts';
import { ACRONYM_AS_WORD } from './acronym-as-word.ts';
import { ADJECTIVE_OF_OTHER } from './adjective-of-other.ts';
import { ANOTHER_VERB } from './another-verb.ts';
import { AS_MODIFIER } from './as-modifier.ts';
import { AS_PREDICATE } from './as-predicate.ts';
import { ATTRIBUTE_ELSEWHERE } from './attribute-elsewhere.ts';
import { BARE_PARTICIPLE } from './bare-participle.ts';
import { BEFORE_PRONOUN } from './before-pronoun.ts';
import { BEHIND_WITH } from './behind-with.ts';
import { DONE_AGAIN } from './done-again.ts';
import { FLUENT_IN } from './fluent-in.ts';
import { IN_ANOTHER_FORM } from './in-another-form.ts';
import { LED_BY } from './led-by.ts';
import { LEFT_OUT } from './left-out.ts';
import { LONGER_TOKEN } from './longer-token.ts';
import { NAMED_TITLE } from './named-title.ts';
import { NEAR_FOR_HAS } from './near-for-has.ts';
import { OBJECT_NOWHERE } from './object-nowhere.ts';
import { OPPOSITE_ADVERB } from './opposite-adverb.ts';
import { OPPOSITE_PARTICLE } from './opposite-particle.ts';
import { OTHER_IN_ITS_PLACE } from './other-in-its-place.ts';
import { OTHER_IN_PLACE } from './other-in-place.ts';
import { OTHER_LETTER } from './other-letter.ts';
import { OTHER_PREPOSITION } from './other-preposition.ts';
import { OTHER_SIDE } from './other-side.ts';
import { OWN_ADJECTIVE } from './own-adjective.ts';
import { PARTICLE_ADDED } from './particle-added.ts';
import { PHRASE_NOWHERE } from './phrase-nowhere.ts';
import { PLACE_FROM_END } from './place-from-end.ts';
import { PREPOSITION_LEFT_OUT } from './preposition-left-out.ts';
import { SAID_TWICE } from './said-twice.ts';
import { SAME_OR_ANOTHER } from './same-or-another.ts';
import { SMALL_WORDS } from './small-words.ts';
import { STRANDED } from './stranded.ts';
import { TURNED_LEAD } from './turned-lead.ts';
import { WHOSE_FOR_WHERE } from './whose-for-where.ts';
import { WITHOUT_PARTICLE } from './without-particle.ts';
import { WORD_NOWHERE } from './word-nowhere.ts';

export const WORDS: readonly Guard[] = [
  ...BEHIND_WITH,
  ...SMALL_WORDS,
  ...LEFT_OUT,
  OTHER_IN_PLACE,
  ...TURNED_LEAD,
  ...LED_BY,
  OTHER_SIDE,
  OBJECT_NOWHERE,
  OTHER_PREPOSITION,
  DONE_AGAIN,
  BEFORE_PRONOUN,
  ...AS_MODIFIER,
  ...OWN_ADJECTIVE,
  ...SAME_OR_ANOTHER,
  STRANDED,
  ...AS_PREDICATE,
  ...OTHER_LETTER,
  ...WITHOUT_PARTICLE,
  ...PREPOSITION_LEFT_OUT,
  WORD_NOWHERE,
  ...PHRASE_NOWHERE,
  OTHER_IN_ITS_PLACE,
  OPPOSITE_PARTICLE,
  ...BARE_PARTICIPLE,
  ...IN_ANOTHER_FORM,
  PLACE_FROM_END,
  ...LONGER_TOKEN,
  ...OPPOSITE_ADVERB,
  PARTICLE_ADDED,
  ACRONYM_AS_WORD,
  NEAR_FOR_HAS,
  FLUENT_IN,
  WHOSE_FOR_WHERE,
  ADJECTIVE_OF_OTHER,
  ...ANOTHER_VERB,
  ...ATTRIBUTE_ELSEWHERE,
  SAID_TWICE,
  NAMED_TITLE,
];
