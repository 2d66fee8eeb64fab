/**
 * What a claim of how many there are says besides: "both vouchers have been used" is no count of the vouchers, nor is "two seats
 * are taken" one of the seats. "Two orders were placed" and "three samples were taken" say how many came about.
 */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';

/** Verbs that say of what is counted no more than that it came about or stands somewhere. */
const CAME_ABOUT =
  /^(?:hold|give|take|make|carry|happen|occur|come|offer|provide|go|exist|place|list|record|register|log|note|find|detect|identify|include|open|create|issue|submit|file|raise|report|schedule|plan|book|order|send|receive|show|contain|add|enter|store|name|mention|count|set|prescribe)$/;
/** What is there because it was taken. */
const TAKEN =
  /^(?:photo|photograph|picture|screenshot|image|sample|swab|reading|measurement|note|vote|statement|test|exam|course|backup|snapshot)$/;

/** Whether a verb behind the noun that is counted says what became of what there is; `all`: it is said of all of them. */
export const saysMoreThanMany = (
  said: Said,
  rows: readonly (readonly Field[])[],
  noun: number,
  all: boolean,
): boolean =>
  said.words.some(({ lemma }, at) => {
    if (at <= noun || !isDone(said, at)) return false;
    const own = rows.some((row) => row.some(({ name }) => name.includes(said.bare[at]!)));
    const isOther = !CAME_ABOUT.test(lemma) || (lemma === 'take' && !TAKEN.test(said.words[noun]!.lemma));
    return all || own || isOther;
  });

/** Whether a word is a participle behind a form of "be" or "have". */
const isDone = ({ words, bare }: Said, at: number): boolean =>
  words[at]!.value < 0 &&
  /(?:ed|en|t|d|wn|ne|un|ung)$/.test(bare[at]!) &&
  !/^(?:been|had)$/.test(bare[at]!) &&
  /^(?:is|are|was|were|has|have|had|been|being|not|never|already|all|both|now)$/.test(bare[at - 1] ?? '');
