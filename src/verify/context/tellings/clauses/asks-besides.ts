/** "The customer writes that the lamp is broken and asks for a new one": who writes so asks for it, and for a new lamp. */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

const ASKS =
  /^(?<who>(?:The|Our|A|An) [\p{Ll}-]+|(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:writes|says|reports|states|explains|complains|wrote|said|reported|stated|explained|complained) (?:that )?(?<what>[^;:]{4,160}?),? and (?<ask>(?:asks|asked|requests|requested|wants|wanted|would like|demands|demanded)\b [^;:]{3,160})$/u;
/** Somebody else in what is written may be the one who asks. */
const ANOTHER =
  /\b(?:he|she|they|who|we|I|you|(?:the|an?|his|her|their|another) (?:[\p{Ll}-]+ )?(?:customer|client|buyer|seller|shop|courier|driver|agent|adviser|landlord|tenant|bank|doctor|patient|restaurant|manager|colleague|neighbou?r|son|daughter|wife|husband|friend|owner|team|partner|mother|father|brother|sister|flatmate))\b|(?<=. )\p{Lu}\p{Ll}/u;
const SUBJECT =
  /^(?:the|an?|his|her|their) (?<thing>[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:is|was|are|were|has|had|arrived|came|broke|does|did|stopped|leaks?|leaked|will|would|cannot|keeps?)\b/u;

/** What somebody asks for behind what he writes. */
export const asksBesides: Teller = where([ASKS], ({ sentence, tell }) => {
  const told = tell(sentence);
  const { who = '', what = '', ask = '' } = ASKS.exec(bare(told.text))?.groups ?? {};
  if (who === '' || ANOTHER.test(what)) return [];
  const thing = SUBJECT.exec(what)?.groups?.thing;
  const asked =
    thing !== undefined && NEW_ONE.test(ask)
      ? [
          ask,
          ask.replace(NEW_ONE, ` a new ${thing}`),
          ask.replace(NEW_ONE, ` a replacement for the ${thing}`),
        ]
      : thing !== undefined && /^\S+ for an? (?:replacement|refund|repair|exchange)$/u.test(ask)
        ? [
            ask,
            `${ask} ${/refund/.test(ask) ? 'for' : 'of'} the ${thing}`,
            `${ask} for the ${thing}`,
            ...deedOf(ask, thing),
          ]
        : [ask];
  // A note tells in the present what was asked when it was written.
  const past = asked.map((one) => one.replace(/^(asks|requests|wants|demands)\b/u, (verb) => PAST[verb]!));
  return [...new Set([...asked, ...past])].map((one) => ({
    ...told,
    text: `${who} ${one}.`,
    asks: true as const,
  }));
});

const NEW_ONE = / an? new one\b/u;

const PAST: Readonly<Record<string, string>> = {
  asks: 'asked',
  requests: 'requested',
  wants: 'wanted',
  demands: 'demanded',
};

const DEEDS: Readonly<Record<string, string>> = {
  replacement: 'replaced',
  refund: 'refunded',
  repair: 'repaired',
  exchange: 'exchanged',
};

/** "Asks for the lamp to be replaced" of a replacement. */
function deedOf(ask: string, thing: string): readonly string[] {
  const deed = DEEDS[ask.split(' ').at(-1)!];
  return deed === undefined ? [] : [`${ask.split(' ')[0]} for the ${thing} to be ${deed}`];
}
