/**
 * The word of a party: `Customer: "The blender broke. The shop refused to replace it."`. What somebody with a stake in the
 * matter writes or says behind his label is told, and shows no more than that he says so.
 */

import { ATTRIBUTION } from '../../text/cues.ts';
import { matchesOf } from '../../text/matches.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';

const PARTY =
  'customer|client|buyer|purchaser|guest|tenant|complainant|claimant|caller|applicant|passenger|subscriber|policyholder|user|' +
  'kund(?:e|in)|käufer(?:in)?|gast|mieter(?:in)?|anrufer(?:in)?|beschwerdeführer(?:in)?|antragsteller(?:in)?|fahrgast|nutzer(?:in)?|' +
  'cliente?|acheteu(?:r|se)|locataire|plaignante?|appelante?|passag(?:er|ère)|usag(?:er|ère)|' +
  'comprador(?:a)?|inquilin[oa]|reclamante|pasajer[oa]|usuari[oa]|huésped';
const WORD =
  'statement|account|version|story|words?|complaint|comments?|feedback|description|explanation|message|letter|e-?mail|note|review|report|says|said|writes|wrote|states|stated|claims|claimed|reports|reported|alleges';
/** The label, at the head of a line or behind the end of a sentence, with its time before it. */
const LABEL = new RegExp(
  String.raw`(?:^|[.!?;"”] +|\n[ \t>*-]{0,6})(?:\[?\d{1,2}[:.]\d\d\]?[ \t,–-]{1,4})?(?:(?:the )?(?:${PARTY})(?:['’]s)?(?: (?:\p{L}+ )?(?:${WORD}))?|(?:complaint|customer|claim|review) (?:text|description|message))(?: \([^()\n]{1,30}\))?\s?: *(?<quote>["“„«]?)`,
  'giu',
);
/** Any label by which somebody else, or the record, goes on. */
const NEXT =
  /(?:[.!?;"”] +|\n[ \t>*-]{0,6})(?:\[?\d{1,2}[:.]\d\d\]?[ \t,–-]{1,4})?\p{Lu}[\p{L}'’ ]{1,30}(?: \([^()\n]{1,30}\))?\s?: /gu;
/** Characters before a sentence in which the label of its speaker may stand. */
const REACH = 600;
/** Deeds of speech, and what somebody knows best himself: of these his own word is the evidence. */
const OWN =
  /^(?:say|state|write|tell|claim|report|complain|allege|describe|mention|explain|ask|request|want|wish|prefer|hope|need|like|demand|inquire|enquire|contact|confirm|agree|accept|decline|refuse|deny|thank|apologize|apologise|offer|propose|suggest|consent|authorise|authorize)$/;
/** The same of German, French and Spanish, by how such forms begin. */
const OWN_ABROAD =
  /^(?:sag|schreib|schrieb|behaupt|meld|bericht|beschwer|beschreib|erklar|bitt|bat|mocht|will|woll|wunsch|verlang|frag|bestatig|akzept|lehn|bedank|entschuldig|dit|disa|ecri|affirm|signal|demand|veut|voul|souhait|prefer|confirm|accept|refus|remerci|propos|dice|dijo|escrib|afirm|inform|pid|solicit|quier|quis|prefier|acept|rechaz|agradec|propon)/u;

/** Whether a sentence is what a party says for itself, and the claim does not tell it as its word. */
export function isPartysWord({ claim }: Matter, { source: told, reading }: AlignedSentence): boolean {
  if (claim.cues & ATTRIBUTION || claim.words.some(({ lemma }) => OWN.test(lemma))) return false;
  if (claim.language !== 'en' && claim.words.some(({ form }) => OWN_ABROAD.test(form))) return false;
  const source = originOf(told);
  if (source.structured) return false;
  const { text, start, end } = reading;
  const from = Math.max(0, start - REACH);
  const before = text.slice(from, Math.min(end, start + 80));
  const labels = matchesOf(before, LABEL).filter(
    ({ index, 0: found }) => from + index + found.length <= start + 80,
  );
  const label = labels.at(-1);
  if (label === undefined) return false;
  const opens = from + label.index + label[0].length;
  if (!isSaid(text.slice(opens, opens + 200))) return false;
  if (opens >= start) return opens < end;
  const between = text.slice(opens, start);
  if (label.groups!.quote !== '') return !/["”“»]/.test(between);
  NEXT.lastIndex = 0;
  return isChat(text) && !between.includes('\n') && !NEXT.test(`${between}${text.slice(start, start + 40)}`);
}

/** Words of a sentence, and of no name. */
const TOLD =
  /\b(?:i|we|my|our|the|it|is|are|was|were|has|have|had|did|never|not|no|still)\b|\p{L}+ed\b|(?<![\p{L}])(?:ich|wir|mein|das|ist|sind|war|waren|wurden?|hat|habe|haben|nicht|nie|kein|je|nous|le|la|les|est|sont|était|ont|pas|jamais|yo|el|los|está|es|fue|fueron|nunca|ha|han)(?![\p{L}])/iu;
/** Whether words behind a label are a sentence, and no name or value of a field. */
const isSaid = (words: string): boolean => {
  const [said = ''] = words.split(/[.!?\n]/);
  return said.trim().split(/\s+/).length > 2 && TOLD.test(said);
};

/** Whether two lines or more open with a speaker. */
const isChat = (text: string): boolean =>
  (text.slice(0, 20_000).match(/(?:^|\n)[ \t]*\p{Lu}[\p{L} ]{1,24}\s?: /gu)?.length ?? 0) > 1;
