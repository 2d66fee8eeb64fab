/** The guards that hold the arcs of a statement's parse against those of what carries it. */
import type { Guard } from '../guard.ts';
import { ATTRIBUTIVE } from './attributive.ts';
import { COMPLEMENT_ARCS } from './complement-arcs.ts';
import { CONNECTED } from './connected.ts';
import { CONTROL } from './control.ts';
import { EXCHANGED_ARCS } from './exchanged-arcs.ts';
import { FOCUS } from './focus.ts';
import { GOVERNED } from './governed.ts';
import { NOUN_ARCS } from './noun-arcs.ts';
import { OF_NEEDED } from './of-needed.ts';
import { OF_THOSE_WHO } from './of-those-who.ts';
import { ONE_WORD } from './one-word.ts';
import { OUTSIDE } from './outside.ts';
import { OWN_PHRASE } from './own-phrase.ts';
import { PHRASAL_ARCS } from './phrasal-arcs.ts';
import { PREDICATE_ARCS } from './predicate-arcs.ts';
import { REFLEXIVE } from './reflexive.ts';
import { SMALL_ARCS } from './small-arcs.ts';
import { SUBJECT_ARCS } from './subject-arcs.ts';
import { VERB_ARCS } from './verb-arcs.ts';

export const ARCS: readonly Guard[] = [
  NOUN_ARCS,
  EXCHANGED_ARCS,
  COMPLEMENT_ARCS,
  PREDICATE_ARCS,
  VERB_ARCS,
  GOVERNED,
  REFLEXIVE,
  SUBJECT_ARCS,
  ONE_WORD,
  FOCUS,
  PHRASAL_ARCS,
  SMALL_ARCS,
  OUTSIDE,
  ATTRIBUTIVE,
  OWN_PHRASE,
  CONNECTED,
  CONTROL,
  OF_NEEDED,
  OF_THOSE_WHO,
];
