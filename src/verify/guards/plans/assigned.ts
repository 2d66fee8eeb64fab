/** "Inspector: Kim" for "Kim inspected the site": a label that names who is to do something does not say that it was done. */
import { ASSIGNED_ROLE } from '../../record/whose/assigned.ts';
import { againstUnit } from '../guard.ts';

export const ASSIGNED = againstUnit(
  'modality',
  'english',
  ({ units, support: { sentences, matches, from } }) =>
    units.findIndex(({ word, name, value }, i) => {
      const one = sentences[from[i]!];
      const said = one?.reading.words[matches[i]!.at];
      if (
        name ||
        value !== undefined ||
        one === undefined ||
        said === undefined ||
        !isOfOneStem(word.lemma, said.form)
      )
        return false;
      // "Owner: Kim" says who owns it; only a deed is told as past.
      if (word.form === word.lemma || !/(?:ed|en|t|d)$/.test(word.form) || !ASSIGNED_ROLE.test(said.form))
        return false;
      return /^\s*:/.test(one.reading.text.slice(said.end, said.end + 3));
    }),
);

/** Letters that a verb and the noun of its doer have in common: "inspect", "inspector". */
const STEM = 4;

const isOfOneStem = (verb: string, noun: string): boolean => verb.slice(0, STEM) === noun.slice(0, STEM);
