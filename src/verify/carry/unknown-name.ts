/** Names and numbers of things that a statement has and its evidence nowhere: nothing is reckoned of those. */
import { NEGATION } from '../../text/cues.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Part, Sources } from '../case.ts';

/** What is told otherwise than by its name, or stands before one. */
const TOLD_OTHERWISE = wordSet(
  'january february march april may june july august september october november december monday tuesday wednesday thursday ' +
    'friday saturday sunday mr mrs ms miss dr prof sir madam inc ltd llc plc gmbh ag eur usd gbp chf vat id ok no',
);
/** A thing by its number: "order 45", "flight BA 12". */
const NUMBERED = new RegExp(
  `\\b(?:${[
    'order invoice ticket case booking claim contract account flight train room flat request expense application shipment',
    'parcel payment transaction incident license licence policy file document item unit site store branch team project',
  ]
    .join(' ')
    .split(' ')
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join('|')}) (?:[Nn]o\\.? ?|number |#)?(?<id>(?:[A-Z]{1,4}[- ]?)?\\d[\\w/-]*)`,
  'gu',
);

/** Whether a statement names somebody or something that neither the sources nor their titles have. */
export function namesUnknown({ reading, units }: Part, { documents, titles }: Sources): boolean {
  const { text, start, end, cues } = reading;
  // Whoever is said not to be on a list stands on none.
  if ((cues & NEGATION) !== 0) return false;
  const own = text.slice(start, end);
  const named = units.filter(
    ({ name, start: at, word }) => name && at > start && !TOLD_OTHERWISE.has(word.form),
  );
  const numbered = [...own.matchAll(NUMBERED)].map(({ groups }) => groups!.id!.toLowerCase());
  if (named.length + numbered.length === 0) return false;
  const stands = (said: string, word?: string): boolean =>
    documents.some((document) => document.text.toLowerCase().includes(said)) ||
    titles.some((title) => [...title].some((one) => one === word || one.includes(said)));
  return (
    named.some(
      ({ word, start: at, end: to }) =>
        !stands(
          text
            .slice(at, to)
            .toLowerCase()
            .replace(/['’]s$/, ''),
          word.form,
        ),
    ) || numbered.some((id) => !stands(id) && !stands(id.replaceAll(/[- ]/g, '')))
  );
}
