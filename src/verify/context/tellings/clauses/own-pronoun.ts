/**
 * What a second clause says of the subject of the first by a pronoun: "controlled drugs must be collected in person" of
 * "Controlled drugs are never posted; they must be collected in person".
 */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import type { ParsedToken } from '../../../../text/parse/parser.ts';
import { mayRecall } from '../../../against/recall-words.ts';
import { FIRST_NAMES, PERSONS } from '../../words.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';
import { SPANNING } from './clauses.ts';

const JOINED =
  /^(?<first>[^;]{6,160}?)(?:; |,? (?:so|and so|and|but|because|since) )(?<form>it|its|they|their|he|his|she) (?<rest>[^;]{6,180})$/u;
/** A first clause that the second leans on, and a second that leans on the first. */
const LED = /\b(?:when|while|once|before|after|until|as (?:long|soon) as)\b/iu;
const LEANING = /\b(?:then|otherwise|instead|therefore)\b/iu;
/** A subject that is none, some or one of several: what is said of "they" is then of others or of all. */
const COUNTED =
  /^(?:(?:no|none|nobody|neither|either|few|some|any|most|many|half|several|one|each|every|hardly|only|part|it|they|he|she|this|that|these|those|there|we|you|i|who|what|nothing|both|all but)\b|\d)|\b(?:and|or|of)\b/iu;
const FINITE = /^(?:VB[ZPD]|MD)$/;

/** The subject of a clause by its words, and the words behind it; undefined where no plain noun stands before its verb. */
function openedBy(
  tokens: readonly ParsedToken[],
): { readonly at: number; readonly verb: number } | undefined {
  const verb = tokens.findIndex(({ xpos, form }, at) => at > 0 && FINITE.test(xpos) && /^\p{Ll}/u.test(form));
  const at = verb - 1;
  if (at < 0 || verb > 6 || !/^NN/.test(tokens[at]!.xpos)) return undefined;
  const isPlain = tokens.slice(0, verb).every(({ xpos }) => /^(?:DT|JJ|VBN|VBD|VBG|NN|PRP\$|CD)/.test(xpos));
  return isPlain ? { at, verb } : undefined;
}

const isPerson = ({ form, lemma, xpos }: ParsedToken): boolean =>
  PERSONS.has(lemma) || (/^NNPS?$/.test(xpos) && FIRST_NAMES.has(form.toLowerCase()));

/** How a noun may be taken up: as one thing, as several, or as a person. */
function kindOf(token: ParsedToken): 'it' | 'they' | 'person' {
  if (isPerson(token)) return /^NNS$/.test(token.xpos) ? 'they' : 'person';
  return /^NNP?S$/.test(token.xpos) ? 'they' : 'it';
}

/** The second clause with the subject of the first for its pronoun, where nothing else of the first can be meant. */
export const byOwnPronoun: Teller = where([JOINED], ({ sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  const { first = '', form = '', rest = '' } = JOINED.exec(text)?.groups ?? {};
  if (first === '' || SPANNING.test(text) || COUNTED.test(first) || mayRecall(rest)) return [];
  if (LED.test(first) || LEANING.test(rest) || first.includes(':')) return [];
  const { tokens } = parseSentence(`${first}.`);
  const subject = openedBy(tokens);
  if (subject === undefined) return [];
  const kind = /^(?:it|its)$/.test(form) ? 'it' : /^the/.test(form) ? 'they' : 'person';
  const ofName = tokens.slice(0, subject.verb).some(isPerson);
  const own = ofName && kindOf(tokens[subject.at]!) === 'it' ? 'person' : kindOf(tokens[subject.at]!);
  if (own !== kind) return [];
  // "The board sued the bank, but it lost": either may have.
  const rivals = tokens
    .slice(subject.verb)
    .some(
      (token) =>
        /^(?:NN|PRP$)/.test(token.xpos) &&
        (kind === 'person' ? isPerson(token) || /^NNP/.test(token.xpos) : kindOf(token) === kind),
    );
  if (rivals) return [];
  const name = first.slice(0, tokens[subject.at]!.end).replace(/^(?:An?|One) /u, 'The ');
  const owner = /^(?:its|their|his)$/.test(form) ? (name.endsWith('s') ? '\u2019' : '\u2019s') : '';
  return [{ ...told, text: `${capital(name)}${owner} ${rest}.`, plain: true as const }];
});
