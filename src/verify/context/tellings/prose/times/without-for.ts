/** What happens after a time without something: "points expire if no purchase is made for 24 months" for "after 24 months without a purchase". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const SPAN = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|eighteen|twenty-four|thirty|ninety) (?:(?:consecutive|full|whole) )?(?:minutes?|hours?|(?:working |business |calendar )?days?|weeks?|months?|years?)`;
const WITHOUT = new RegExp(
  String.raw`^(?<what>[^,;:]{3,80}?) after (?<span>${SPAN}) (?:without|with no|of no) (?:an? |any )?(?<noun>[\p{L}-]+(?: [\p{L}-]+){0,2})$`,
  'u',
);
const IF =
  /\b(?:if|when|where) (?:there (?:has been|have been|is|are|was) no|no)\b|\bif nothing\b|\bafter .* (?:without|with no|of no)\b/u;

/** What is done where there is something of the kind. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  purchase: ['made'],
  payment: ['made', 'received'],
  order: ['placed'],
  login: ['made'],
  transaction: ['made'],
  booking: ['made'],
  deposit: ['made'],
  claim: ['made', 'filed'],
  reply: ['received', 'given'],
  response: ['received', 'given'],
  answer: ['received', 'given'],
};

function byCondition({ text }: Wording): readonly string[] {
  const found = WITHOUT.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text)) return [];
  const { span, noun = '' } = found;
  // Both verbs say of a right that it ends so.
  const whats = [
    found.what!,
    found.what!.replace(/\bexpire(s?)$/u, 'lapse$1'),
    found.what!.replace(/\blapse(s?)$/u, 'expire$1'),
  ];
  const plain = noun.replace(/s$/u, '');
  const done = Object.hasOwn(DEEDS, plain) ? DEEDS[plain]! : [];
  return [...new Set(whats)].flatMap((what) => [
    `${what} if there has been no ${noun} for ${span}`,
    `${what} if there is no ${noun} for ${span}`,
    ...done.flatMap((deed) => [
      `${what} if no ${noun} is ${deed} for ${span}`,
      `${what} if no ${noun} has been ${deed} for ${span}`,
    ]),
    ...[`after ${span} without a ${noun}`, `after ${span} with no ${noun}`].map((turn) => `${what} ${turn}`),
  ]);
}

export const WITHOUT_FOR: readonly Rewriter[] = [
  { of: IF, from: WITHOUT, write: byCondition, reorders: true },
];
