/** What somebody says beside what he does: "she said that she had cancelled" for "she disputed the charge, saying that she had cancelled". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const SAYS =
  /^(?<who>[^,;:]{2,60}?) (?:has |had )?(?<verb>says?|said|states?|stated|claims?|claimed|explains?|explained|argues?|argued|adds?|added|writes?|wrote|alleges?|alleged|reports?|reported) (?<that>that )?/u;
const SAYING =
  /^(?<deed>[^;:]{4,160}?), (?<verb>saying|stating|claiming|explaining|arguing|adding|writing|alleging|reporting) (?:that )?(?<what>(?:[Tt]he |an? |(?:he|she|it|they|there|his|her|its|their|no|this|that|nobody|nothing) |\p{Lu})[^;:]{6,200})$/u;

/** The stem by which a verb of speech and its participle are one: "say", "stat", "claim". */
const stemOf = (verb: string): string =>
  verb === 'said' ? 'say' : verb === 'wrote' ? 'writ' : verb.replace(/(?:ing|ed|es?|s)$/u, '');

/** Verbs by which any of what somebody says is told. */
const PLAIN = /^(?:say|stat)$/u;

/** What follows a doer that does something himself, and is not dealt with. */
const DONE_TO = /^ (?:(?:is|are|was|were|be|being|got|gets)\b|(?:has|have|had) (?:not |already )?been\b)/u;

/** What leaves open whether it was done at all. */
const OPEN =
  /\b(?:if|unless|whether|would|could|might|may|will|shall|should|must|can|never|without|instead|perhaps|allegedly|reportedly)\b|^ (?:wants?|plans?|intends?|hopes?|tries|tried) /u;

/** What says something itself: "received a letter, saying". */
const TEXTS =
  /\b(?:letters?|e-?mails?|messages?|notes?|notices?|reports?|statements?|repl(?:y|ies)|responses?|answers?|calls?|texts?|memos?|signs?|articles?|documents?|forms?|posts?|reviews?|tweets?|receipts?|slips?|cards?|label|voicemails?|invoices?|bills?|got|gets|receive[sd]?|saw|heard|read)\b/u;

/** "The cardholder, Ms Ode, disputed it": she is called either way. */
const APPOSED =
  /^(?<role>(?:The|Our|An?) \p{Ll}+(?: \p{Ll}+){0,3}), (?<name>(?:M(?:r|s|rs)\.? |Dr\.? )?\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,3}), (?=\p{Ll})/u;

function bySpeech(wording: Wording): readonly string[] {
  const { text } = wording;
  const found = APPOSED.exec(text);
  if (found === null) return ofSpeaker(wording);
  const rest = text.slice(found[0].length);
  return [found.groups!.role!, found.groups!.name!].flatMap((who) =>
    ofSpeaker({ ...wording, text: `${who} ${rest}` }),
  );
}

function ofSpeaker({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [SAYS.exec(said)?.groups, SAYING.exec(text)?.groups];
  if (ours === undefined || theirs === undefined) return [];
  const { who = '', verb = '', that = '' } = ours;
  const { deed = '', what = '' } = theirs;
  const rest = deed.slice(who.length);
  if (
    !deed.toLowerCase().startsWith(`${who.toLowerCase()} `) ||
    DONE_TO.test(rest) ||
    OPEN.test(rest) ||
    TEXTS.test(rest)
  )
    return [];
  // "Ann told Ben who was leaving, saying": a clause of another may lie between.
  if (
    !/^ (?:\p{Ll}+ )?\p{Ll}+/u.test(rest) ||
    / (?:who|which|that|and|but|when|while|after|because|of|by|for) /u.test(` ${who} `)
  )
    return [];
  if (/ (?:who|whom|which|that|when|while|after|because|and|but) /u.test(rest)) return [];
  const [asked, told] = [stemOf(verb), stemOf(theirs['verb']!)];
  if (asked !== told && !PLAIN.test(asked)) return [];
  // What she says now that she had done, she says that she did.
  const simple = what.replace(/^(\p{L}+(?: \p{L}+)?) had (?=\p{L}+ed\b)/u, '$1 ');
  return [...new Set([what, simple])].map((one) => `${deed.slice(0, who.length)} ${verb} ${that}${one}`);
}

export const SAYING_TURNS: readonly Rewriter[] = [
  { of: SAYS, from: SAYING, write: bySpeech, reorders: true },
];
