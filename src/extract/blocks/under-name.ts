/**
 * Items without a verb, told of the name that they stand under: `On sick leave` under `Mona`, `Refunded` under an order,
 * `Three nights with lake view` under `Double room`. A bare noun (`Photos`) says nothing of what it stands under.
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import { lowered } from '../parts/lowered.ts';

/** What an item that is no sentence says of the name above it; undefined for one that only names something. */
export function toldUnder(item: string, name: string): string | undefined {
  if (OF_TOPICS.test(name) || !saysHow(item)) return undefined;
  return LISTING.test(name) ? item : `${name}: ${lowered(item)}`;
}

/** Names of lists that say of what is all around them: `At a glance`, `Amenities`. */
const LISTING =
  /^(?:at a glance|in (?:brief|short)|(?:key |quick )?facts|(?:key |main )?features|highlights|amenities|equipment|specs|specifications|what['’]s included|included)$/i;

/** Names of lists whose items are spoken of, asked for or still to be done: none says how anything is. */
const OF_TOPICS =
  /\b(?:agenda|topics?|contents|questions?|attachments?|documents?|materials?|tools?|ingredients|links?|sources?|references|resources|ideas|suggestions|recommendations|options|tasks?|to-?dos?|plans?|goals?|steps?|actions?|examples?|themes?|chapters?|sections?)$/i;

/** `Refunded`, `On sick leave`, `Two bedrooms`, `Heating by oil`: how something is, how much of it, where or with what. */
function saysHow(item: string): boolean {
  const { tokens } = parseSentence(item);
  const [first] = tokens;
  if (first === undefined || /[?!:]/.test(item)) return false;
  if (/^(?:VB[DN]|IN|CD)$/.test(first.xpos) || COUNTS.test(first.form)) return true;
  if (tokens.length === 1) return /^(?:\p{L}{2,}ed|paid|sent|lost|sold|broken)$/iu.test(item);
  return tokens.some(
    ({ xpos, form }, at) => at > 0 && at + 1 < tokens.length && xpos === 'IN' && JOINS.test(form),
  );
}

const COUNTS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|unlimited)$/i;
/** Words that put a thing somewhere, or give it something; `of` and `about` only name it. */
const JOINS = /^(?:with|without|by|in|on|at|from|until|within|near|next|behind|under|above|during|via)$/i;
