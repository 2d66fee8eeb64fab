/**
 * "Bolt signed the contract on 2 March" by data that has Bolt and Acme for its parties, and the contract as signed: a mark
 * of the whole does not say which of those listed in it did it.
 */
import type { Leaf } from '../../read/evidence-text.ts';
import { againstUnit } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

export const ONE_OF_PARTIES = againstUnit('role', 'records', ({ reading, units, support: { sentences } }) => {
  const deed = plainDeed(reading);
  if (deed === undefined) return -1;
  const leaves = sentences.flatMap(({ source, reading: { start, end } }) => source.leaves(start, end));
  const [doer, verb] = [reading.words[deed.doer]!, reading.words[deed.verb]!];
  const isOfDeed = (list: string): boolean => list.startsWith(verb.lemma.slice(0, STEM));
  const named = leaves
    .flatMap((leaf) => memberWith(leaf, doer.form))
    .filter((member) => !isOfDeed(nameOf(member.slice(0, member.lastIndexOf('/')))[0] ?? ''));
  const marks = leaves.filter(({ pointer }) => nameOf(pointer).includes(verb.form));
  const isApart =
    named.length > 0 &&
    marks.length > 0 &&
    marks.every(({ pointer }) =>
      named.every((member) => !pointer.startsWith(`${member}/`) && isAbove(pointer, member)),
    );
  return isApart ? units.findIndex(({ from, to }) => from <= deed.doer && deed.doer < to) : -1;
});

/** Letters that a verb and the noun of those who do it have in common: "sign", "signatories". */
const STEM = 4;

/** The words of the name of a field. */
const nameOf = (pointer: string): string[] =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .toLowerCase()
    .split(/[_\- ]/u);

/** The pointer of the member of a list that a value which has a word stands in. */
function memberWith({ pointer, quote }: Leaf, form: string): string[] {
  const said = quote.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const member = /^.*\/\d+(?=\/|$)/u.exec(pointer)?.[0];
  return said.includes(form) && member !== undefined ? [member] : [];
}

/** Whether a field is of what holds the list that a member is of. */
const isAbove = (pointer: string, member: string): boolean =>
  member.startsWith(pointer.slice(0, pointer.lastIndexOf('/') + 1));
