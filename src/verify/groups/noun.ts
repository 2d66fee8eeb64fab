/** The group that a phrase names: its noun, and what tells its members from others of the kind. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { PRIVATIVE } from '../logic/taking.ts';
import type { Token } from './words.ts';

export interface Noun {
  /** Its lemma. */
  readonly head: string;
  /** What else is said of its members, before and behind the noun. */
  readonly marks: readonly string[];
  readonly told: string;
}

const PLURAL =
  /^(?:men|women|people|children|staff|crew|police|persons|feet|mice|data|sheep|aircraft|personnel)$|(?:men|people|children)$/;
/** Whether a word is the plural of a noun. */
export const isPlural = (form: string, lexicon: Lexicon): boolean =>
  PLURAL.test(form) ||
  (/[^s']s$/.test(form) && lexicon.lemmas(form).some(({ lemma, pos }) => pos === 'n' && lemma !== form)) ||
  (/[^su']s$/.test(form) && !lexicon.knows(form) && lexicon.lemma(form) !== form);

const PREPOSITION =
  /^(?:in|on|at|for|from|by|of|under|over|above|below|near|with|without|to|between|during|since|before|after)$/;
const BARRED = /^(?:and|or|but|that|which|who|whom|whose|not|[,;:()"“”])$/;
const IDLE = /^(?:a|an|the|any|all|of)$/;

/** The group between two tokens; undefined where that is more than one phrase of a noun. */
export function nounOf(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  lexicon: Lexicon,
): Noun | undefined {
  const words = tokens.slice(from, to);
  if (words.length === 0 || words.length > MOST_WORDS || words.some(({ form }) => BARRED.test(form)))
    return undefined;
  const behind = words.findIndex(({ form }) => PREPOSITION.test(form));
  const before = words.slice(0, behind < 0 ? words.length : behind);
  const plural = before.findLastIndex(({ form }) => isPlural(form, lexicon));
  // "Every sales manager", "refund requests received in May".
  const compound = before.slice(plural + 1).every(({ form }) => !TOLD_BY.test(form));
  const at = plural < 0 || compound ? before.length - 1 : plural;
  if (at < 0) return undefined;
  const marks = words
    .filter(({ form }, i) => i !== at && !IDLE.test(form))
    .map(({ form }) => (PREPOSITION.test(form) || PRIVATIVE.has(form) ? form : lexicon.lemma(form)));
  return {
    head: lexicon.lemma(before[at]!.form),
    marks: [...new Set(marks)],
    // "10–15 users": the other end of a range is no part of the noun.
    told: text.slice(words[0]!.start, words.at(-1)!.end).replace(/^[-\u2013\u2014]\s*\d[\d.,]*\s+/u, ''),
  };
}

/** Participles and the like, that tell of the noun before them. */
const TOLD_BY = /(?:ed|en|ing|ent|ght|ld|de|due|in|online|there|here)$/;
const MOST_WORDS = 10;

/** Whether one group is the other (`same`), or takes it in as a part of it (`wider`); undefined for neither. */
export function groupRelation(claim: Noun, stated: Noun): 'same' | 'wider' | undefined {
  if (claim.head !== stated.head || !claim.marks.every((mark) => stated.marks.includes(mark)))
    return undefined;
  const more = stated.marks.filter((mark) => !claim.marks.includes(mark));
  if (more.length === 0) return 'same';
  return more.some((mark) => PRIVATIVE.has(mark) || TRIAL.test(mark)) ? undefined : 'wider';
}

/** What is there to be tried out only. */
const TRIAL = /^(?:test|trial|sample|demo|practice|duplicate|void)$/;

/** Whether what tells of a group's members stands behind its noun: "orders from Kiel". */
export const isTold = (claim: Noun, { marks }: Noun): boolean => {
  const more = marks.filter((mark) => !claim.marks.includes(mark));
  return more.length === 0 || PREPOSITION.test(more[0]!);
};

/** Whether there are very many of a group, as of the people of a country. */
export const isLarge = ({ head, marks, told }: Noun): boolean =>
  marks.length === 0 &&
  (/^\p{Lu}\p{L}+(?:ns|sh|se|is|ch)$/u.test(told) || head === 'citizen' || head === 'inhabitant');
