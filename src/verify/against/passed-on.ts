/** Whoever is said to hold or own something that was passed on to another since: "He assigned it to the bakery in May." */
import { lazily } from '../../text/once.ts';
import { escaped } from '../context/tellings/words.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const HOLDER =
  /^(?<who>(?:The |Our )?[\p{L}\d][\p{L}\d.'’& -]{1,60}?) (?:still |now |currently )?(?:holds?|owns?|has|have|keeps|possess(?:es)?|runs|leads|manages|heads|leases|rents|is (?:still |now )?(?:the |an? )?(?:\p{Ll}+ )?(?:owner|holder|tenant|lessee|proprietor|licensee|policyholder|custodian|head|leader|manager|keeper)(?: of)?) (?!not\b|no\b)(?<rest>[^,;:]{2,100})$/u;
const GIVEN = 'sold|resold|assigned|transferred|passed|handed|gave|signed|ceded|conveyed|donated';
const GONE =
  'sold|resold|assigned|transferred|passed on|passed|handed over|handed|given|ceded|conveyed|donated|signed over';
const LEFT_OPEN =
  /\b(?:[Ii]f|[Uu]nless|may|might|could|would|will|should|not|never|copy|copies|part of|some of|half|to be|wants?|wanted|asked|plans?|planned|tried|failed|refused)\b|\?/u;
/** Sentences behind the one that says so in which a pronoun still means the same. */
const NEAR = 2;
const PRONOUN = /^(?:Then |Later,? |(?:In|On|Since) [^,]{2,30},? )?(?:he|she|they|it)\b/iu;

const DETERMINER = /^(?:the|an?|our|his|her|their|its|my|your|all|no|some)$/iu;

interface Held {
  readonly noun: string;
  tells(): RegExp;
  readonly who: string;
}

function heldBy(said: string): Held | undefined {
  const { who = '', rest = '' } = HOLDER.exec(said)?.groups ?? {};
  const noun = /^(?:(?:the|an?|his|her|its|their|our) )?(?:\p{Ll}+ )*?(\p{Ll}{3,})(?= |$)/u.exec(rest)?.[1];
  if (who === '' || noun === undefined || DETERMINER.test(who)) return undefined;
  const own = who
    .replace(/^(?:The|Our) /u, '')
    .split(' ')
    .map(escaped)
    .join('|');
  const other = String.raw`(?:on |over )?to (?!(?:the |our )?(?:${own})\b)(?:\p{Lu}|(?:the|an?|his|her|their|our) \p{L})`;
  const thing = String.raw`(?:it|them|(?:the|this|his|her|their|its) (?:\p{Ll}+ ){0,2}?${noun}s?)`;
  const passive = String.raw`(?:^|\b)(?:[Ii]t|[Tt]hey|[Tt]he (?:\p{Ll}+ ){0,2}?${noun}s?) (?:was|were|has been|have been) (?:since |then |later )?(?:${GONE})`;
  const tells = lazily(() => new RegExp(String.raw`(?:\b(?:${GIVEN}) ${thing}|${passive}) ${other}`, 'u'));
  return { who, noun, tells };
}

/** The sentence by which what somebody is said to hold has gone to another. */
export const passedOn: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.question) return [];
  const said = claim.text.slice(claim.start, claim.end).trim().replace(/[.!]$/, '');
  const held = heldBy(said);
  if (held === undefined) return [];
  for (const { document, sentence: own } of support.sentences) {
    const source = documents[document]!;
    if (source.structured || source.language !== 'en') continue;
    const last = Math.min(source.scan.sentenceCount, own + 1 + NEAR);
    for (let sentence = own + 1; sentence < last; sentence++) {
      const theirs = source.said(sentence).trim();
      const isOfIt = PRONOUN.test(theirs) || theirs.includes(held.who) || theirs.includes(` ${held.noun}`);
      if (isOfIt && theirs.includes('to ') && held.tells().test(theirs) && !LEFT_OPEN.test(theirs))
        return [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
    }
  }
  return [];
};
