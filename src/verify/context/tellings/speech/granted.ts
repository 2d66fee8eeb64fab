/** What somebody allows by saying so, told of him: "You have my approval to pay it", "I approve the refund". */
import { capital } from '../words.ts';
import { ofHis, type Turn, takenBack } from './speaker.ts';

/** What a claim has where it tells of what was allowed. */
export const GRANTING =
  /\b(?:approv(?:ed|es|al)|gave|given|agreed|authori[sz]ed|consented|permission|signed off)\b/;

const OPEN =
  /\b(?:if|unless|whether|once|provided|subject to|as long as|until|when|after|would|could|might|may|should|not|never|no|cannot|can|need|needs|pending|await|awaiting|without|will|who|asked?|please)\b|n['\u2019]t\b|['\u2019]ll\b/i;
const APPROVING =
  /^(?:I|[Ww]e)(?: (?:hereby|formally|fully|gladly|have|can confirm that (?:I|we) have)|['\u2019]ve)? (approved?|authori[sz]ed?|sign(?:ed)? off(?: on)?) (.+)$/u;
const LEAVE =
  /^(?:[Yy]ou (?:have|['\u2019]ve got|have got)|[Tt]his is|I (?:hereby )?give(?: you)?) my (?:full |formal |written )?(?:approval|permission|consent|go-?ahead|ok|OK|sign-?off|authori[sz]ation) (?:to ([a-z]+) (.+)|for (.+))$/u;

/** Nouns for deeds that are allowed. */
const NOUNS: Readonly<Record<string, string>> = {
  pay: 'payment',
  refund: 'refund',
  release: 'release',
  deploy: 'deployment',
  purchase: 'purchase',
  buy: 'purchase',
  renew: 'renewal',
  ship: 'shipment',
  send: 'sending',
  transfer: 'transfer',
  cancel: 'cancellation',
  publish: 'publication',
  extend: 'extension',
  terminate: 'termination',
  delete: 'deletion',
  hire: 'hiring',
  order: 'order',
};

/** Ways to say what somebody allowed, each following from his words. */
export function granted(turn: Turn, said: string): readonly string[] {
  const { who, text, question } = turn;
  if (who === undefined || question || text.length > LONGEST) return [];
  const clause = text.replace(/ ?[;–(—] .*$/u, '');
  // Until when it is allowed takes nothing from its being allowed.
  const plain = clause.replace(/ until (?:the end of )?(?:\d|\p{Lu}|next|further)[^,;]*$/u, '');
  if (OPEN.test(plain)) return [];
  const approving = APPROVING.exec(clause);
  const leave = approving === null ? LEAVE.exec(clause) : null;
  const [verb, thing] =
    approving === null ? [leave?.[1], leave?.[2] ?? leave?.[3]] : [undefined, approving[2]];
  if (thing === undefined || / (?:and|but) /.test(thing)) return [];
  if (takenBack(turn, thing.toLowerCase().split(' ').at(-1)!)) return [];
  const subject = capital(who);
  const things = [thing, thing.replace(/ until .*$/u, '')];
  return [
    ...new Set(things.flatMap((what) => ofHis(what, who)).flatMap((one) => waysOf(subject, verb, one, said))),
  ];
}

function waysOf(subject: string, verb: string | undefined, thing: string, said: string): readonly string[] {
  if (verb === undefined)
    return ['approved', 'has approved', 'gave approval for', 'authorised', 'authorized', 'signed off'].map(
      (way) => `${subject} ${way} ${thing}`,
    );
  const noun = NOUNS[verb];
  const nominal =
    noun === undefined
      ? []
      : [
          `the ${noun} of ${thing}`,
          ...(/\b(?:payment|refund|purchase|deployment|renewal|release|shipment|cancellation)\b/.test(said)
            ? [`the ${noun}`]
            : []),
        ];
  return [
    ...nominal.flatMap((one) => [
      `${subject} approved ${one}`,
      `${subject} has approved ${one}`,
      `${subject} authorised ${one}`,
    ]),
    `${subject} gave approval to ${verb} ${thing}`,
    `${subject} gave permission to ${verb} ${thing}`,
    `${subject} approved ${thing}`,
  ].filter((one) => verb === 'pay' || !one.endsWith(`approved ${thing}`) || noun === undefined);
}

const LONGEST = 200;
