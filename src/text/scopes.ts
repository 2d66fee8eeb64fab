/** Which words of a sentence have a cue, a negation or a word like "every" in scope. */
import {
  ATTRIBUTION,
  CONDITION,
  EXCEPTION,
  HEDGE,
  NEGATION,
  OBLIGATION,
  PERMISSION,
  PROSPECT,
  UNIVERSAL,
} from './cues.ts';
import type { Language } from './language.ts';
import type { Word } from './word.ts';

/** Cues that hold for a whole clause rather than for one word. */
const CLAUSE_CUES = HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION | EXCEPTION | ATTRIBUTION;

/** Sets on the words of a sentence what has them in scope. */
export function setScopes(words: Word[], language: Language): void {
  setClauseCues(words);
  if (language === 'en') setForwardNegation(words);
  else setClauseNegation(words, language);
  setRestrictors(words);
}

function setClauseCues(words: Word[]): void {
  let first = 0;
  let sentence = 0;
  let until = -1;
  while (first < words.length) {
    let end = first;
    let cues = 0;
    while (end < words.length && words[end].clause === words[first].clause) cues |= words[end++].cue;
    for (let i = first; i < end; i++) words[i].scope = cues & CLAUSE_CUES;
    if (isUntilDay(words[first], words[first + 1])) until = words[first].clause;
    else sentence |= cues;
    first = end;
  }
  // "Closed until 12 May; the other is open": a day bounds the clause before it alone.
  if (until >= 0) for (const word of words) if (word.clause === until - 1) word.scope |= CONDITION;
  // A condition and a speaker hold for the sentence, wherever their clause stands in it.
  const carried = sentence & (CONDITION | ATTRIBUTION);
  if (carried !== 0) for (const word of words) word.scope |= carried;
}

const isUntilDay = ({ form }: Word, next: Word | undefined): boolean =>
  (form === 'until' || form === 'till') && next !== undefined && next.value >= 0;

/** English: a negation holds from its word to the end of its clause; two undo each other. */
function setForwardNegation(words: Word[]): void {
  let negated = false;
  let clause = -1;
  for (const word of words) {
    if (word.clause !== clause) {
      negated = false;
      clause = word.clause;
    }
    word.negated = negated;
    // "Neither … nor" denies twice and undoes nothing.
    if (word.cue & NEGATION) negated = word.form === 'nor' || !negated;
    word.downward = word.negated;
  }
}

/** German, French and Spanish: a negation may follow its verb ("kam nicht") or come in two words ("ne … pas"). */
function setClauseNegation(words: Word[], language: Language): void {
  const negatedClauses = new Set<number>();
  words.forEach((word, at) => {
    if (!(word.cue & NEGATION)) return;
    const restricts = language === 'fr' && word.form.startsWith('n') && onlyFollows(words, at);
    if (!restricts) negatedClauses.add(word.clause);
  });
  for (const word of words) word.negated = word.downward = negatedClauses.has(word.clause);
}

/** French "ne … que" is "only". */
function onlyFollows(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at + 1, at + 6);
  return rest.some((word) => word.form === 'que') && !rest.some((word) => word.form === 'pas');
}

/** The noun phrase of "every", "all", "each" is downward monotone: what holds of all dogs holds of brown ones. */
function setRestrictors(words: Word[]): void {
  let open = 0;
  for (const word of words) {
    if (open > 0) {
      if (word.weight === 0 && !(word.cue & UNIVERSAL) && word.form !== 'of' && word.form !== 'the') open = 0;
      else {
        word.downward = !word.downward;
        open--;
      }
    }
    if (word.cue & UNIVERSAL && word.form !== 'any' && word.form !== 'always' && word.form !== 'both')
      open = 5;
    if (word.scope & CONDITION) word.downward = !word.downward;
  }
}
