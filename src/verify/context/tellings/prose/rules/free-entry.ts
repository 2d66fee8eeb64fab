/** What is free, told of who offers it and of who need not pay: "the museum offers free entry", "visitors do not have to pay". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const FREE =
  /^(Entry|Entrance|Admission|Access|Parking|Delivery|Shipping|Breakfast|Wi-?Fi|Cancellation)(?: (?:to|at|in|into) ((?:the|our) [^,;:]{2,40}?))? is (?:free|free of charge|complimentary|at no charge)((?: (?:on|at|in|from|until|before|after) [^,;:]{2,40})?)$/iu;
const PAYING = /^(?:(On [^,]+?),? )?([\p{L} -]+?) (?:do|does) not (?:have to|need to) pay for/iu;

/** "The museum offers free entry on Sundays" for "entry to the museum is free on Sundays". */
function byOffer({ text, said }: Wording): readonly string[] {
  const found = FREE.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', place, when = ''] = found;
  const thing = what.toLowerCase();
  const who = PAYING.exec(said)?.[2];
  return [
    ...(place === undefined
      ? []
      : [`${capital(place)} offers free ${thing}${when}`, `${capital(place)} has free ${thing}${when}`]),
    `There is no charge for ${thing}${when}`,
    ...(who === undefined || /\b(?:only|no|some|most)\b/iu.test(who)
      ? []
      : [
          `${capital(who)} do not have to pay for ${thing}${when}`,
          `${capital(when.trim())} ${lowered(who)} do not have to pay for ${thing}`,
        ]),
  ];
}

const FREE_FOR =
  /^(Parking|Swimming|Travelling|Traveling|Cancelling|Camping|Printing|Entering|Shipping) is (free|free of charge) for ((?:\p{L}+ ){0,3}\p{L}+)$/iu;
const CAN = /\b(?:can|may) (\p{L}+) (for free|free of charge)$/iu;

/** "Hotel guests can park for free" for "parking is free for hotel guests". */
function byRight({ text, said, lexicon }: Wording): readonly string[] {
  const [found, ours] = [FREE_FOR.exec(text), CAN.exec(said)];
  if (found === null || ours === null || /\b(?:only|no|not|some|most|under|over)\b/iu.test(text)) return [];
  const [, doing = '', , whom = ''] = found;
  return lexicon.lemma(doing.toLowerCase(), 'v') === ours[1]!.toLowerCase()
    ? [`${capital(whom)} can ${ours[1]} ${ours[2]}`]
    : [];
}

export const FREE_ENTRY: readonly Rewriter[] = [
  { of: /\b(?:free|pay|charge)\b/u, from: FREE, write: byOffer },
  { of: CAN, write: byRight },
];
