/**
 * Whether a sentence of a language that is read by no grammar of its own has a claim's words: in the same order but for
 * phrases of when, where and how, or in any order where their forms show who acts.
 */
import { fold } from '../../text/chars.ts';
import { isDatingForm } from './dating-words.ts';
import { OTHERS, type Other, type OtherGrammar } from './wording/others.ts';
import { plainly } from './wording/rules.ts';

/** What leaves a clause open, or is said of some only: such a sentence is taken to the letter alone. */
const OPEN =
  /(?<!\p{L})(?:se|qualora|salvo|tranne|solo|soltanto|secondo|forse|quasi|dice|afferma|als|indien|tenzij|alleen|slechts|volgens|misschien|bijna|zegt|behalve|caso|exceto|apenas|somente|segundo|talvez|quase|diz|jeśli|jeżeli|chyba|tylko|według|może być|prawie|twierdzi|oprócz|если|только|кроме|возможно|почти|якобы|согласно|утверждает|сообщает|бы)(?!\p{L})|[?:;()«»"„”]/iu;
const DENYING =
  /(?<!\p{L})(?:non|mai|nessun\p{L}*|niet|geen|nooit|não|nunca|nenhum\p{L}*|nie|nigdy|żad\p{L}*|не|ни|никогда|нет|никак\p{L}*)(?!\p{L})/iu;
const LONGEST = 240;

/** The language of a claim among those, by its small words. */
const tongueOf = (text: string): Other | undefined =>
  (Object.keys(OTHERS) as Other[])
    .map((one) => ({ one, votes: text.match(OTHERS[one].tells)?.length ?? 0 }))
    .sort((a, b) => b.votes - a.votes)
    .find(({ votes }) => votes > 0)?.one;

export function saysNearly(claim: string, sentence: string): boolean {
  if (claim.length > LONGEST || sentence.length > LONGEST || OPEN.test(sentence) || OPEN.test(claim))
    return false;
  const language = tongueOf(`${claim} ${sentence}`);
  if (language === undefined || [claim, sentence].some((one) => (tongueOf(one) ?? language) !== language))
    return false;
  const ours = readParts(claim, OTHERS[language]);
  const theirs = readParts(sentence, OTHERS[language]);
  if (ours === undefined || theirs === undefined || ours.helping !== theirs.helping) return false;
  if (!sameWords(ours.rest, theirs.rest, OTHERS[language])) return false;
  const left = [...theirs.phrases];
  for (const phrase of ours.phrases) {
    const at = left.indexOf(phrase);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return (
    left.length === 0 ||
    (left.every((phrase) => phrase.startsWith(WHEN) && /\d/.test(phrase)) && !DENYING.test(sentence))
  );
}

interface Parts {
  /** Phrases that may stand anywhere; those of a day begin with `WHEN`. */
  readonly phrases: readonly string[];
  readonly helping: string;
  readonly rest: readonly string[];
}

const WHEN = '@';

function readParts(text: string, grammar: OtherGrammar): Parts | undefined {
  const plain = plainly(text.replace(/(?<![.!])[.!]+$/, ''), grammar.plain);
  if (/[,\u2013\u2014]/.test(plain)) return undefined;
  const words = plain
    .split(/\s+/)
    .map((word) => fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
  const phrases: string[] = [];
  const helping: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const day = dayAt(words, at);
    if (day > at) {
      phrases.push(
        WHEN +
          words
            .slice(at, day)
            .filter((word) => /\d/.test(word) || isDatingForm(word))
            .join(' '),
      );
      at = day;
    } else if (grammar.prepositions.has(words[at]) && at + 1 < words.length) {
      const end = phraseEnd(words, at + 1, grammar);
      phrases.push(
        words
          .slice(at, end)
          .filter((word) => !grammar.articles.has(word))
          .join(' '),
      );
      at = end;
    } else {
      if (grammar.helping.has(words[at])) helping.push(words[at]);
      else if (!grammar.articles.has(words[at])) rest.push(words[at]);
      at++;
    }
  }
  return { phrases, helping: helping.join(' '), rest };
}

const BEFORE_DAYS = new Set('op il em no na di de den i w dnia в'.split(' '));

/** Past the last word of a day that begins at `at`; `at` for none. */
function dayAt(words: readonly string[], at: number): number {
  let end = at;
  if (BEFORE_DAYS.has(words[end]) && end + 1 < words.length) end++;
  const number = /^\d{1,2}$/.test(words[end] ?? '');
  if (number) end++;
  if (number && words[end] === 'de') end++;
  if (!isDatingForm(words[end] ?? '')) return at;
  end++;
  if (words[end] === 'de' && /^\d{4}$/.test(words[end + 1] ?? '')) end++;
  return /^(?:19|20)\d\d$/.test(words[end] ?? '') ? end + 1 : end;
}

/** Past the last word that a preposition takes: an article, a number, and one word. */
function phraseEnd(words: readonly string[], from: number, { articles }: OtherGrammar): number {
  let end = from;
  while (
    end < words.length - 1 &&
    (articles.has(words[end]) || /^\d+$/.test(words[end]) || /^(?:de|di|la|le)$/.test(words[end]))
  )
    end++;
  return end + 1;
}

/** Whether the same words stand in the same order, or in another that leaves who acts as it is. */
function sameWords(ours: readonly string[], theirs: readonly string[], { acting }: OtherGrammar): boolean {
  if (ours.length === 0 || ours.length !== theirs.length) return false;
  if (ours.every((word, at) => word === theirs[at])) return true;
  if (ours.join(' ') === theirs.join(' ')) return true;
  if (acting.size === 0) return false;
  // One noun and its verb.
  if (ours.length === 2) return ours[0] === theirs[1] && ours[1] === theirs[0];
  const actors = ours.filter((word) => acting.has(word));
  const sorted = (words: readonly string[]): string => [...words].sort().join(' ');
  // Of two who may act, or with "не" before another word, the order tells.
  return actors.length === 1 && sorted(ours) === sorted(theirs) && beforeWords(ours) === beforeWords(theirs);
}

/** What each denial stands before. */
const beforeWords = (words: readonly string[]): string =>
  words
    .flatMap((word, at) => (/^(?:не|ни|nie)$/.test(word) ? [words[at + 1] ?? ''] : []))
    .sort()
    .join(' ');
