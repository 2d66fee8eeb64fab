/** What the reader is thanked or congratulated for, and what the writer is sorry to have done: both have happened. */
import { pastOf } from '../../text/inflect.ts';
import type { Piece } from '../parts/tokens.ts';
import { piece } from './told-clause.ts';

const THANKED =
  /\b(?:for|on) (?<deed>(?:return|pay|settl|cancel|approv|upgrad|transferr?|deposit|accept|purchas|buy|extend|renew|winn|complet|pass|earn|receiv)ing) (?!my call\b)(?<rest>(?:the|your|our|this|these|both|all|an?|\p{Lu}|\p{Sc}|\d)[^,;:.!?]*)/iu;

/** What the writer is sorry for having done, or did before he closes. */
const OWNED_UP =
  /^(?:sorry|apologies|i apologi[sz]e|we apologi[sz]e|i'm (?:so |very )?sorry|we're sorry|having)\b[^,;:.!?]{0,20}?(?:for (?:having )?|^having )(?<deed>charging|charged|cancelling|cancelled|canceling|sending|sent|losing|lost|breaking|damaging|damaged|rejecting|rejected|closing|closed|refunded|approved|overcharging|overcharged|deleting|deleted|blocking|blocked|shipping|shipped|billing|billed) (?<rest>(?:you|your|the|our|an?|this|both)\b[^,;:.!?]*)/iu;
const STEMS: Readonly<Record<string, string>> = {
  charging: 'charge',
  canceling: 'cancel',
  cancelling: 'cancel',
  losing: 'lose',
  damaging: 'damage',
  closing: 'close',
  overcharging: 'overcharge',
  deleting: 'delete',
  shipping: 'ship',
};

/** `Sorry for charging you twice`: what the writer did. */
export function ownedUp(sentence: string): Piece | undefined {
  const { deed = '', rest = '' } = OWNED_UP.exec(sentence)?.groups ?? {};
  if (deed === '') return undefined;
  const lower = deed.toLowerCase();
  const past = lower.endsWith('ing') ? pastOf(STEMS[lower] ?? lower.slice(0, -3)) : lower;
  const start = sentence.indexOf(deed);
  return piece(sentence, start, start + deed.length + 1 + rest.length, `We ${past} ${rest}`);
}

/** `Congrats on being upgraded to Gold`. */
const BEING_DONE =
  /\b(?:on|for) (?:having been|being) (?<done>(?:\p{L}{2,}ed|chosen|given|paid|sent) (?:(?:to|as|for|the|an?|your) )[^,;:.!?]+)/iu;

/** `Thanks for returning the item`: what the reader is thanked for having done. */
export function thanked(sentence: string): Piece | undefined {
  if (!/^(?:thank|many thanks|congrat)/i.test(sentence)) return undefined;
  const done = BEING_DONE.exec(sentence);
  if (done !== null)
    return piece(sentence, done.index, done.index + done[0].length, `You were ${done.groups?.done}`);
  const found = THANKED.exec(sentence);
  if (found === null) return undefined;
  const { deed = '', rest = '' } = found.groups ?? {};
  const stem = deed.toLowerCase().slice(0, -3);
  const lemma = /^(?:settl|approv|upgrad|purchas|complet|receiv)$/.test(stem)
    ? `${stem}e`
    : stem.replace(/(?<one>[rn])\k<one>$/, '$<one>');
  return piece(sentence, found.index, found.index + found[0].length, `You ${pastOf(lemma)} ${rest}`);
}

/** What the reader is congratulated on (`your promotion`), as what was done to him, or what he did. */
const DONE_TO: Readonly<Record<string, string>> = {
  promotion: 'were promoted',
  upgrade: 'were upgraded',
  appointment: 'were appointed',
  election: 'were elected',
  reelection: 'were reelected',
  nomination: 'were nominated',
  admission: 'were admitted',
  acceptance: 'were accepted',
  selection: 'were selected',
  certification: 'were certified',
  graduation: 'graduated',
  retirement: 'retired',
};
/** The same of a thing of his (`the approval of your loan`), as what was done with it. */
const DONE_WITH: Readonly<Record<string, string>> = {
  approval: 'approved',
  acceptance: 'accepted',
  cancellation: 'cancelled',
  renewal: 'renewed',
  completion: 'completed',
  purchase: 'bought',
  delivery: 'delivered',
  publication: 'published',
  confirmation: 'confirmed',
  activation: 'activated',
};
const ON = String.raw`^(?:many |my |our |hearty |huge |big )*congrat\p{L}*(?:,? [^,.!?]{1,30}?,?)? (?:on|for) `;
const ON_YOUR = new RegExp(
  String.raw`${ON}your (?:recent |well-deserved |new )*(?<deed>\p{L}+)(?<rest>(?: (?:to|from|as|in|into|by|at|for) [^,;:.!?]+)?)(?=[,;:.!?]|$)`,
  'iu',
);
const ON_THE = new RegExp(
  String.raw`${ON}the (?:recent |successful )*(?<deed>\p{L}+) of (?<thing>(?:your|the|our|this|both|all|\p{Lu})[^,;:.!?]*)`,
  'iu',
);
const ON_POST = new RegExp(
  String.raw`${ON}your (?<what>new (?:role|position|post|title|status|rank) (?:as|of) [^,;:.!?]+)`,
  'iu',
);

/** `Congratulations on your promotion to Gold`: you were promoted to Gold. */
export function congratulated(sentence: string): Piece | undefined {
  const of = ON_THE.exec(sentence)?.groups;
  const done = DONE_WITH[of?.deed?.toLowerCase() ?? ''];
  if (of !== undefined && done !== undefined) {
    const thing = of.thing!.charAt(0).toUpperCase() + of.thing!.slice(1);
    return piece(sentence, 0, sentence.length, `${thing} was ${done}`);
  }
  const own = ON_YOUR.exec(sentence)?.groups;
  const deed = DONE_TO[own?.deed?.toLowerCase() ?? ''];
  if (deed !== undefined) return piece(sentence, 0, sentence.length, `You ${deed}${own!.rest}`);
  const what = ON_POST.exec(sentence)?.groups?.what;
  if (what === undefined) return undefined;
  return piece(sentence, 0, sentence.length, `You have your ${what}`);
}

const CONSIDERED =
  /^(?:please )?consider (?<what>it|this|that|(?:your|the|this|that) [^,.;:!?]{2,40}?)(?: as)? (?<deed>(?!done|sorted|handled|needed|required)(?:\p{L}{3,}(?:ed|elled)|paid|sent|sold|settled))[.!]?$/iu;

/** `Consider it refunded.`: that it was done. */
export function considered(sentence: string): Piece | undefined {
  const { what = '', deed = '' } = CONSIDERED.exec(sentence)?.groups ?? {};
  if (deed === '') return undefined;
  return piece(sentence, 0, sentence.length, `${what.charAt(0).toUpperCase()}${what.slice(1)} was ${deed}`);
}
