/** One of several things that somebody does the same to: "ordered a lamp" for "ordered a desk, a lamp and two chairs". */
import { parseSentence } from '../../../../../text/parse/bundled.ts';
import { Tree } from '../../../../../text/parse/tree.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, keepsSaid, type Rewriter } from '../types.ts';

const DETERMINER = String.raw`(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|his|her|its|their|our|some|several) `;
const ITEM = String.raw`(?:${DETERMINER})?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}`;
const LIST = new RegExp(String.raw`^([^,;:()]{3,120}), (${ITEM}(?:, ${ITEM}){0,6}),? and (${ITEM})$`, 'u');
const WHEN =
  / (?:(?:on|in|since) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?(?:,? \d{4})?|\d{4})|yesterday|today|(?:last|this) (?:week|month|year))$/u;

/** What is done to several things together and to none of them alone. */
const TOGETHER =
  /\b(?:(?:mix|blend|combin|compar|merg|unit(?:e|ing)|join|connect|link|separat|divid|swap|exchang|introduc|marr(?:y|ie)|confus|equal|total|alternat|reconcil|bridg|juggl|contrast|match|pair|weigh|consist|compris|compos|distinguish|fus|rank|sort|averag|outnumber|outweigh)\p{L}*|splits?|sums?|adds?|either|neither|nor|or|both|between|only|just|no|none|without|fewer|less|more|most|than|together|all)\b/iu;
const TELLING = /^(?:det|amod|nummod|compound|flat|nmod:poss)/u;

/** Where the object stands that ends a clause; undefined where it is more than a thing, or the clause has more behind it. */
function lastObject(clause: string): number | undefined {
  const tree = new Tree(parseSentence(`${clause}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || tree.token(root).upos !== 'VERB' || tree.with(root, 'nsubj').length !== 1) return undefined;
  const [object, ...more] = tree.with(root, 'obj');
  if (object === undefined || more.length > 0 || tree.with(root, 'iobj', 'xcomp', 'ccomp').length > 0)
    return undefined;
  if (!/^(?:NOUN|PROPN)$/.test(tree.token(object).upos)) return undefined;
  if (!tree.children(object).every((child) => TELLING.test(tree.token(child).deprel))) return undefined;
  const { start, end } = tree.span(object);
  return end === clause.length ? start : undefined;
}

const PLACED = / (?:for|in|on|at|by|from|with) (?:(?! (?:and|or) )[^,;:])+$/u;

function byItem({ text, said }: Wording): readonly string[] {
  const when = WHEN.exec(text)?.[0] ?? '';
  const found = LIST.exec(text.slice(0, text.length - when.length));
  if (found === null || isLeftOpen(text) || TOGETHER.test(text)) return [];
  const [, first = '', others = '', last = ''] = found;
  const whole = lastObject(first);
  // "Needs a lunch for the first day, a coat and a hat": what is told of the first thing is not told of the others.
  const plain = whole === undefined ? first.replace(PLACED, '') : first;
  const at = whole ?? lastObject(plain);
  if (at === undefined) return [];
  const opening = first.slice(0, at);
  return [...new Set([first.slice(at), plain.slice(at)]), ...others.split(', '), last]
    .filter((item) => item === first.slice(at) || lastObject(opening + item) === at)
    .flatMap((item) => (when === '' ? [opening + item] : [opening + item, opening + item + when]))
    .filter((one) => keepsSaid(one, text, said));
}

/** What holds in, to or for several: "is available in red, blue and green". */
const HOLDS_FOR = new RegExp(
  String.raw`^([^,;:()]{3,80}? (?:is|are|was|were) (?:also )?(?:available|offered|sold|valid|taught|published|spoken|open) (in|to|for|from|as)) (${ITEM}(?:, ${ITEM}){0,6}),? and (?:\2 )?(${ITEM})$`,
  'u',
);

const BEHIND = / (?:from|until|in|on|at|for|with|by|to|after|before|within|during|except)\b/u;

function byOneOfThem({ text, said }: Wording): readonly string[] {
  const found = HOLDS_FOR.exec(text);
  if (found === null || isLeftOpen(text) || TOGETHER.test(text)) return [];
  const [, opening = '', , others = '', last = ''] = found;
  // "To members, guests and staff from May": what stands behind the last may be of them all.
  if (BEHIND.test(last)) return [];
  return [...others.split(', '), last]
    .map((item) => `${opening} ${item}`)
    .filter((one) => keepsSaid(one, text, said));
}

export const OBJECT_LISTS: readonly Rewriter[] = [
  { of: /\b(?:in|to|for|from|as)\b/u, from: HOLDS_FOR, write: byOneOfThem, reorders: true },
  { of: /\S/, from: LIST, write: byItem, reorders: true },
];
