/** What something costs by where it is had for so much: "pets cost 10 euros a night" for "pets are welcome for 10 euros per night"; and a second part that goes on with a pronoun. */
import type { Wording } from '../../terms/types.ts';
import { NONE, thingsOf } from '../clauses/coordinated.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const FOR = new RegExp(
  String.raw`^([^,;:]{2,60}?) (is|are) (?:welcome|allowed|permitted|possible|available|offered|on sale|sold)(?: on request)? (?:for|at) (?:a fee of |a charge of |an extra )?(${MONEY}(?: (?:per|each|an?|for each) ?[\p{Ll}]*)?)(?:;.*|, .*)?$`,
  'u',
);

function byFor({ text }: Wording): readonly string[] {
  const found = FOR.exec(text);
  if (found === null || isLeftOpen(found[1]!) || NONE.test(found[1]!)) return [];
  const [, what = '', be, price = ''] = found;
  return [`${what} cost${be === 'is' ? 's' : ''} ${price}`];
}

const DATED =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/u;
const GOES_ON =
  /^([^;]{8,160}); (they|it) ((?:must|may|can|cannot|is|are|was|were|has|have|will|does|do)\b[^;]*)$/u;

/** "Pets must not be left alone" for "pets are welcome; they must not be left alone". */
function byPart({ text }: Wording): readonly string[] {
  const found = GOES_ON.exec(text);
  if (found === null || /\b(?:if|unless|otherwise|but|or)\b/u.test(text)) return [];
  const [, first = '', pronoun, rest] = found;
  // "On 4 May it was written; it was sent on 6 May": each has its own day.
  if (/\d/u.test(first) && /\d/u.test(rest!) && DATED.test(first)) return [];
  if (DATED.test(rest!) && rest!.split(DATED).length > 2) return [];
  const things = thingsOf(first);
  if (things === undefined || NONE.test(things.subject) || things.object !== undefined) return [];
  return things.plural === (pronoun === 'they') ? [`${things.subject} ${rest}`] : [];
}

export const WELCOME_FOR: readonly Rewriter[] = [
  { of: /\bcosts?\b/u, from: FOR, write: byFor },
  {
    of: /\b(?:must|may|can|cannot|is|are|was|were|has|have|will|do|does)\b/u,
    from: GOES_ON,
    write: byPart,
    reorders: true,
  },
];
