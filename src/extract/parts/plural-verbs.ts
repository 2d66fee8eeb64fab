/**
 * Verbs of several that a parse takes for a noun or an adjective: `The staff speak French`, `Most rooms face the street`,
 * `All lamps in the hall work`. Without an ending the form may be either; it is the verb where the words behind the
 * subject read as a clause with the ending of one.
 */
import { present } from '../../text/inflect.ts';
import { lexicon } from '../../text/lexicon/bundled.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse, ParsedToken } from '../../text/parse/parser.ts';
import { spaced } from './verbs.ts';

/**
 * Whether words that open with `the`, `all`, `our` or the like have such a verb behind their subject.
 * @param prose whether they are a sentence with its full stop: `The team lead` is somebody, `The staff speak French.` is not
 */
export function hasPluralVerb({ tokens }: Parse, prose: boolean): boolean {
  if (!OPENS.test(tokens[0]?.xpos ?? '') && !COUNTING.test(tokens[0]?.form ?? '')) return false;
  const noun = tokens.findIndex(({ xpos, form }) => /^NNP?S$/.test(xpos) || (prose && GROUPS.test(form)));
  if (noun < 1 || tokens.slice(1, noun).some(({ upos }) => !WITHIN.test(upos))) return false;
  let tries = 0;
  for (let at = noun + 1; at < tokens.length && tries < MOST_TRIES; at++) {
    // "All shops in the old town open": up to the verb nothing but a place or what belongs to the noun.
    if (at > noun + 1 && tokens[noun + 1]!.upos !== 'ADP') return false;
    if (!ENDS_SUBJECT.test(tokens[at - 1]!.upos) || !mayBeVerb(tokens[at]!)) continue;
    tries++;
    const rest = spaced(tokens.slice(at + 1));
    const said = parseSentence(`It ${present(tokens[at]!.form)}${rest === '' ? '' : ` ${rest}`}.`).tokens;
    if (said[1]?.xpos === 'VBZ' && said[1].head < 0 && said[0]!.deprel === 'nsubj') return true;
  }
  return false;
}

const OPENS = /^(?:DT|PDT|PRP\$)$/;
const COUNTING = /^(?:most|many|few|several|both|some|other|two|three|four|five|six|seven|eight|nine|ten)$/i;
const WITHIN = /^(?:DET|ADJ|NOUN|PROPN|NUM|PART)$/;
const ENDS_SUBJECT = /^(?:NOUN|PROPN|ADV|NUM)$/;
const MOST_TRIES = 3;

/** Nouns of several people in the form of one. */
const GROUPS = /^(?:staff|crew|team|police|majority|personnel|management|family|public|jury|choir|board)$/i;

const mayBeVerb = ({ form }: ParsedToken): boolean =>
  /^\p{Ll}{3,}$/u.test(form) &&
  !/[^s]s$/.test(form) &&
  lexicon.lemmas(form).some(({ lemma, pos }) => pos === 'v' && lemma === form);
