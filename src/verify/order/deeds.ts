/** Deeds that no finite verb tells: "after signing the note", "prior to the inspection". */

import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { capital } from '../context/tellings/words.ts';
import { asSentence, pastClause, type Told } from './clause.ts';

export interface Deed {
  /** It as a sentence. */
  readonly text: string;
  /** The noun and its words, where a noun names it. */
  readonly named?: string;
}

/** A deed under a connective, of the doer of the main clause where it is told by a gerund; undefined where nothing happened. */
export function deedOf(under: string, main: Told): Deed | undefined {
  return gerund(under, main) ?? nominal(under);
}

const GERUND = /^(not )?((?:having been|having|being) )?(\p{L}+)(?= |$)/iu;

function gerund(under: string, { subject, predicate }: Told): Deed | undefined {
  const match = GERUND.exec(under);
  if (match === null || match[1] !== undefined) return undefined;
  const [whole, , aux, verb] = match;
  const rest = under.slice(whole.length);
  const helper = aux?.trim().toLowerCase();
  if (helper !== undefined) {
    const said = helper === 'being' ? 'was' : helper === 'having' ? 'had' : 'had been';
    return told(`${subject} ${said} ${verb}${rest}`);
  }
  // Who did it is the doer of the main clause, and of a passive that is not said.
  if (predicate.passive || !/ing$/i.test(verb)) return undefined;
  const sentence = `${subject} was ${under}.`;
  const tree = new Tree(parseSentence(sentence, 0, sentence.length));
  const root = tree.tokens.find(({ head }) => head < 0);
  if (root?.xpos !== 'VBG' || root.form.toLowerCase() !== verb.toLowerCase()) return undefined;
  return told(`${subject} did ${root.lemma}${rest}`);
}

const told = (text: string): Deed | undefined =>
  pastClause(text) === undefined ? undefined : { text: asSentence(text) };

/** Nouns of what happens; those that a verb makes end as such nouns do. */
const HAPPENING = new Set(
  (
    'meeting audit inspection delivery payment call fire accident crash outage incident hearing interview visit trial ' +
    'election war strike move sale purchase review update upgrade release launch change transfer refund request reply ' +
    'response complaint test repair check event training collapse arrest death birth wedding closure theft loss ' +
    'increase decrease start end handover repair restart backup reboot failure surgery operation treatment diagnosis ' +
    'discharge deployment rollback flood storm vote breach attack leak arrival departure approval withdrawal dismissal ' +
    'proposal renewal removal disposal appraisal rehearsal shipment replacement resignation'
  ).split(' '),
);
const OF_DEEDS = /(?:[^aeiou]ation|ction|ption|ssion|sion|ition|ution|etion|ing|ance|val|sal)s?$/;
const NO_DEED = new Set(
  'building thing morning evening king ring spring string wing section position condition option station nation balance finance insurance distance pension version million mansion passion region'.split(
    ' ',
  ),
);

/** "The inspection of the goods": a noun phrase whose noun is a deed. */
function nominal(under: string): Deed | undefined {
  const said = under.replace(/[,;.].*$/, '').trim();
  if (said === '' || said.split(' ').length > LONGEST_NAME) return undefined;
  const text = `${capital(said)} took place.`;
  const tree = new Tree(parseSentence(text, 0, text.length));
  const took = tree.tokens.findIndex(({ form }) => form === 'took');
  const [head, ...others] = took < 0 ? [] : tree.with(took, 'nsubj');
  if (head === undefined || others.length > 0 || tree.with(head, 'conj').length > 0) return undefined;
  const { lemma } = tree.token(head);
  if (!HAPPENING.has(lemma) && (NO_DEED.has(lemma) || !OF_DEEDS.test(lemma))) return undefined;
  const indefinite = tree
    .with(head, 'det')
    .some((det) => /^(?:any|every|each|no|an?|all|some)$/i.test(tree.token(det).form));
  return indefinite ? undefined : { text, named: said };
}

const LONGEST_NAME = 8;
