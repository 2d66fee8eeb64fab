/** "Built by students" by "designed by students": who plans a thing has not made it for that. */
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const PLANNED_NOT_MADE: Guard = againstUnit('role', 'english', plannedOnly);

const MAKING = /^(?:build|construct|erect|manufacture|assemble)$/;
const PLANNING = /^(?:design|plan|draw|sketch|conceive)$/;

function plannedOnly({ units, support: { sentences, matches, from } }: Told): number {
  return units.findIndex(({ word }, i) => {
    const theirs = sentences[from[i]!]?.reading.words[matches[i]!.at];
    return MAKING.test(word.lemma) && theirs !== undefined && PLANNING.test(theirs.lemma);
  });
}
