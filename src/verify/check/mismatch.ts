/** What stands between a support and its claim, in the kinds that a human would name. */

import type { MismatchKind } from '../../domain/check.ts';
import { formerValues } from '../against/former-value.ts';
import { settled } from '../against/opposed.ts';
import { oppositePlaces } from '../attachment/places.ts';
import { amountOfAnother } from '../beside/amount-of.ts';
import { unasserted } from '../beside/assertion.ts';
import { misjoined } from '../beside/attachment.ts';
import { otherMember } from '../beside/coordination.ts';
import { notLiteral } from '../beside/foreign.ts';
import { boundInFront } from '../beside/fronted.ts';
import { otherIdentity } from '../beside/identity.ts';
import { mispaired } from '../beside/paired.ts';
import { restrictions } from '../beside/restriction.ts';
import { turnedRound } from '../beside/turned.ts';
import { unaccounted } from '../beside/unaccounted.ts';
import { ofAnother, otherHalf } from '../context/segments.ts';
import { unresolved } from '../context/unresolved.ts';
import type { Relations } from '../judge/relations.ts';
import { by, type Matter, type Mismatch } from '../matter.ts';
import { misreadRecords } from '../record/misread.ts';
import { saidOtherwise } from '../tongues/formerly.ts';
import { uncompared } from './bounds.ts';
import {
  approximation,
  pledge,
  quantifierMismatch,
  questionMismatch,
  retraction,
  scopeMismatches,
  weakerModal,
} from './cue-checks.ts';
import { denied } from './denial.ts';
import {
  bothDeny,
  deniedNote,
  negationMismatch,
  predicateMismatches,
  roleMismatch,
} from './predicate-checks.ts';
import { misreadFields } from './record-checks.ts';
import { unsettled } from './setting.ts';
import type { Predicate } from './standing.ts';
import {
  antonymMismatches,
  astray,
  boundMismatches,
  entityMismatch,
  falseFields,
  valueMismatches,
} from './value-checks.ts';

/** What the grammar of a sentence settles of its predicate. */
const SETTLED = new Set<MismatchKind>(['negation', 'modality']);

/** Every mismatch of a support, gravest first. */
export function mismatchesOf(
  matter: Matter,
  relations: Relations | undefined,
  predicates: () => readonly Predicate[],
): readonly Mismatch[] {
  const { claim, units, support, restated } = matter;
  const [best] = support.sentences;
  // Where the grammar has settled who does what, what stands near what in the sentence tells nothing more.
  const byPlace = restated
    ? []
    : [
        ...(bothDeny(matter) ? [] : by('negation', negationMismatch(claim, units, support))),
        ...by('roles', roleMismatch(support, relations)),
        ...by('pledge', pledge(support, relations)),
      ];
  const found: Mismatch[] = [
    ...by('values', [...valueMismatches(units, support), ...formerValues(matter)]),
    ...byPlace,
    ...by('predicates', predicateMismatches(support, predicates)).filter(
      ({ kind }) => !restated || !SETTLED.has(kind),
    ),
    ...by('false_fields', falseFields(claim, units, support)),
    ...by('other_fields', astray(units, support)),
    ...by('antonyms', antonymMismatches(units, support)),
    ...by('bounds', [...boundMismatches(claim, units, support), ...uncompared(matter)]),
    ...by('question', questionMismatch(claim, support)),
    ...by('approximation', approximation(claim, support)),
    ...by('weaker_modal', weakerModal(claim, support)),
    ...by('quantifier', quantifierMismatch(claim, units, support)),
    ...by('names', entityMismatch(units, support)),
    ...by('scope', scopeMismatches(units, support, best)),
    ...by('retraction', retraction(claim, support)),
    ...beyondWords(matter),
  ];
  return found.map((each) => settled(matter, each));
}

/**
 * What may still stand between a claim and a note that states it: how much, of whom, under what bound. Who did what
 * is settled by where the words stand in the note; it is not parsed.
 */
export function besideNote(matter: Matter): readonly Mismatch[] {
  const { claim, units, support } = matter;
  return [
    ...by('values', valueMismatches(units, support)),
    ...by('bounds', boundMismatches(claim, units, support)),
    ...by('approximation', approximation(claim, support)),
    ...by('quantifier', quantifierMismatch(claim, units, support)),
    ...by('restrictions', restrictions(matter)),
    ...by('attachment', oppositePlaces(matter)),
    ...by('other_half', mispaired(matter)),
    ...by('assertion', unasserted(matter)),
    ...by('identity', otherIdentity(matter)),
    ...by('setting', unsettled(matter)),
    ...by('denial', deniedNote(claim, support)),
  ];
}

/** What a sentence that has the claim's words may say of them all the same, other than the claim. */
function beyondWords(matter: Matter): Mismatch[] {
  return [...inWords(matter), ...by('setting', unsettled(matter)), ...inContext(matter)];
}

/** The same of a support whose setting takes nothing away. */
export function besideSetting(matter: Matter): Mismatch[] {
  return [...inWords(matter), ...inContext(matter)];
}

function isEnglish({ claim, support }: Matter): boolean {
  return claim.language === 'en' && support.sentences.every(({ reading }) => reading.language === 'en');
}

/** What the sentences say by their own words and fields. */
function inWords(matter: Matter): Mismatch[] {
  if (!isEnglish(matter))
    return [
      ...by('fields', misreadFields(matter)),
      ...by('literal', [...notLiteral(matter), ...saidOtherwise(matter)]),
      // A line of a label and a name is of no language that could be told.
      ...(matter.claim.language === 'en' ? by('records', misreadRecords(matter)) : []),
    ];
  return [
    ...by('fields', misreadFields(matter)),
    ...by('records', misreadRecords(matter)),
    ...by('restrictions', restrictions(matter)),
    ...by('bounds', [...boundInFront(matter), ...amountOfAnother(matter)]),
    ...by('attachment', misjoined(matter)),
    ...by('assertion', unasserted(matter)),
    ...by('denial', [...denied(matter), ...unaccounted(matter)]),
    ...(matter.byHalf ? [] : by('other_member', otherMember(matter))),
    ...by('turned_round', turnedRound(matter)),
    ...by('other_half', mispaired(matter)),
    ...by('identity', otherIdentity(matter)),
  ];
}

/** What they say of something that another half or another sentence names. */
function inContext(matter: Matter): Mismatch[] {
  if (!isEnglish(matter)) return [];
  return [
    ...by('unresolved', unresolved(matter)),
    ...by('other_half', otherHalf(matter)),
    ...by('of_another', ofAnother(matter)),
  ];
}
