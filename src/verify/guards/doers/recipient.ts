/**
 * "We emailed you the invoice" by "The invoice was emailed to accounting": what was sent, given or done to somebody else
 * was not so to the one addressed, who may be whoever is served, or any name.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import { against, type Guard } from '../guard.ts';
import { isAddressed, isPerson, isSomebody, rootOf } from './addressee.ts';

/** What reaches these has reached whose they are. */
const BELONGING = wordSet(
  'account card email mail inbox address home phone number device door mobile wallet app profile portal message letter post ' +
    'house flat apartment mailbox letterbox cell paypal basket cart order',
);
/** Verbs of a thing that goes from one to another. */
const PASSED_ON = wordSet(
  'send email mail give refund pay issue transfer ship deliver forward credit offer grant award provide hand return ' +
    'book assign reimburse charge bill invoice text post fax lend rent sell show promise owe dispatch release rebook ' +
    'upgrade notify inform tell call contact remind invite enrol enroll register approve',
);

export const RECIPIENT: Guard = against(
  'entity',
  'english',
  (told, sentence) => {
    const { reading } = told;
    if (sentence.source.structured || !YOU.test(reading.text.slice(reading.start, reading.end))) return false;
    const { tree } = rootOf(reading);
    const own = new Set(tree.tokens.map(({ lemma }) => lemma));
    const verbs = tree.tokens.flatMap(({ form, deprel, head }, at) => {
      const lemma = tree.tokens[head]?.lemma ?? '';
      return /^you$/i.test(form) && isReached(tree, at, deprel) && PASSED_ON.has(lemma) ? [lemma] : [];
    });
    if (verbs.length === 0) return false;
    const other = rootOf(sentence.reading).tree;
    const reached = other.tokens.flatMap(({ lemma }, at) =>
      verbs.includes(lemma) ? reachedBy(other, at) : [],
    );
    // Who is named may be the one addressed.
    const meant = (at: number): boolean => {
      const { lemma, upos, form } = other.token(at);
      return !/^(?:NOUN|VERB)$/.test(upos) || own.has(lemma) || BELONGING.has(lemma) || /[@\d]/.test(form);
    };
    const others = reached.filter((at) => !meant(at));
    return others.length > 0 && others.every((at) => !isAddressed(told, sentence, other, at));
  },
  { said: () => YOU },
);

const YOU = /\byou\b/i;

/** Whether "you" is whom a deed reaches: its object, or behind "to" or "for". */
const isReached = (tree: Tree, at: number, deprel: string): boolean =>
  deprel === 'iobj' || deprel === 'obj' || (/^(?:obl|nmod)$/.test(deprel) && isBehindTo(tree, at));

const isBehindTo = (tree: Tree, at: number): boolean =>
  tree.with(at, 'case').some((one) => /^(?:to|for)$/i.test(tree.token(one).form));

/** Whom a deed of the evidence reaches. */
const reachedBy = (tree: Tree, verb: number): readonly number[] =>
  tree.children(verb).filter((at) => {
    const { deprel } = tree.token(at);
    if (deprel === 'iobj') return true;
    // "Sent to landlord", read as what is to be done.
    if (deprel === 'xcomp') return isSomebody(tree.token(at).lemma) && tree.with(at, 'mark').length === 1;
    if (/^(?:obl|nmod)$/.test(deprel)) return isBehindTo(tree, at) && tree.with(at, 'case').length === 1;
    return /^(?:obj|nsubj:pass)$/.test(deprel) && isPerson(tree.token(at));
  });
