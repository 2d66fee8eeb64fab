/** "Backups run weekly" by "backups run twice weekly": a count in front of it makes another frequency of an adverb. */
import { against, type Guard, textOf } from '../guard.ts';

const OFTEN =
  /(?<!\b(?:once|twice|thrice|times)[ -])\b(hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually)\b/iu;
const COUNTED =
  /\b(?:twice|thrice|times)[ -](hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually)\b/iu;

const found = ({ source }: RegExp, text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(new RegExp(source, 'giu'))].map(([, often]) => often!.toLowerCase()));

export const MORE_OFTEN: Guard = against(
  'quantity',
  'english',
  ({ reading, support: { sentences } }) => {
    const told = sentences.map((one) => textOf(one.reading)).join('\n');
    const [plain, counted] = [found(OFTEN, told), found(COUNTED, told)];
    return [...found(OFTEN, textOf(reading))].some((often) => counted.has(often) && !plain.has(often));
  },
  { said: () => OFTEN, told: () => COUNTED },
);
