/**
 * What somebody is told to be by way of another: "the customer is a minister" by "is the cousin of a minister", "the holder is
 * Eva" by "the holder is represented by Eva", "the guarantor is Mr Ruiz" by "the guarantor of Mr Ruiz is his mother".
 */

import { mayHold } from '../../../text/may-hold.ts';
import { patternOf } from '../../../text/pattern.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const BE = String.raw`(?:is|are|was|were|remains|became|becomes)`;
const DET = String.raw`(?:(?:the|an?|his|her|its|their|our|your|my) )?`;
const IS = new RegExp(
  String.raw`^\W*${DET}([\p{L}\d][\p{L}\d '\u2019-]{1,50}?) ${BE} (?:now |currently )?${DET}([\p{L}\d\p{Sc}][\p{L}\d\p{Sc} .,%-]{1,50}?)[.!]?$`,
  'iu',
);
/** What one may be towards another. */
const RELATED =
  'cousin|brother|sister|sibling|son|daughter|wife|husband|spouse|widow|widower|father|mother|parent|child|aunt|uncle|niece|nephew|grandson|granddaughter|grandfather|grandmother|relative|friend|partner|colleague|neighbou?r|boss|manager|assistant|deputy|agent|lawyer|accountant|representative|spokes\\p{L}+|employee|client|customer|owner|tenant|landlord|guarantor|heir|successor|predecessor|secretary|doctor|teacher|trustee|guardian|carer|rival|supporter|critic|opponent|victim|subsidiary|supplier|competitor|copy|translation|sequel|opposite|replacement|alternative|summary|translator|biographer|translator|fianc\\p{L}+|bodyguard|driver|adviser|advisor|mentor|pupil|fan|namesake|descendant|ancestor';
/** Verbs that say of somebody what he is, by whom or what it is. */
const MAKES =
  /^(?:held|filled|occupied|taken|played|covered|performed|called|named|known|formed|made|provided|given|constituted|represented in)$/;
const RELATIVE_OF = new RegExp(` (?:${RELATED}) (?:of|to|for) `, 'iu');
const BOUNDING = 'capped|limited|restricted|unchanged until';
const BOUNDED = new RegExp(` (?:${BOUNDING}) (?:at|to) `, 'iu');
/** Names whose "of" says which they are: "the city of Graz", "the sum of". */
const NAMED_OF =
  /\b(?:city|town|village|state|month|year|kingdom|island|name|title|sum|amount|price|rate|total|republic|province|county|region|number|figure|age|fee|cost|value)$/iu;

export const IS_BY_RELATION: readonly Guard[] = [
  against('role', 'prose', isRelated, { said: () => IS, told: () => /\b(?:of|to|for|by|at)\b/iu }),
];

function isRelated({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, who = '', what = ''] = IS.exec(textOf(reading)) ?? [];
  if (what === '') return false;
  const told = textOf(theirs);
  if (!mayHold(told, what)) return false;
  const thing = `${DET}${escaped(what)}(?![\\p{L}\\d])`;
  if (patternOf(`\\b${BE} (?:now |currently )?${thing}`, 'iu').test(told)) return false;
  const relative = `\\b${BE} ${DET}(?:[\\p{L}-]+ ){0,2}?(?:${RELATED}) (?:of|to|for) ${thing}`;
  if (RELATIVE_OF.test(told) && patternOf(relative, 'iu').test(told)) return true;
  const done = `\\b${BE} (?:\\p{L}+ly )?(\\p{L}+(?:ed|en|wn|t)) by ${thing}`;
  const [, verb] = (mayHold(told, ' by ') && patternOf(done, 'iu').exec(told)) || [];
  if (verb !== undefined && !MAKES.test(verb.toLowerCase())) return true;
  if (BOUNDED.test(told) && patternOf(`\\b${BE} (?:${BOUNDING}) (?:at|to) ${thing}`, 'iu').test(told))
    return true;
  if (!mayHold(told, who)) return false;
  if (isObject(who, thing, told)) return true;
  if (NAMED_OF.test(who) || !/^\p{L}/u.test(what)) return false;
  return patternOf(`\\b${escaped(who)} (?:of|for|to) ${thing} ${BE}\\b`, 'iu').test(told);
}

/** "Ms Bell met the author of the letter": whom somebody does something to he is not. */
function isObject(who: string, thing: string, told: string): boolean {
  const [, verb] = patternOf(`\\b${escaped(who)} (?:has |had )?(\\p{Ll}+) ${thing}`, 'iu').exec(told) ?? [];
  return verb !== undefined && /(?:ed|[aeou]w|id|[eo]t|und|ld|ght|ook)$/u.test(verb) && !MAKES_ONE.test(verb);
}

/** Verbs by which who does it is what they lead to. */
const MAKES_ONE =
  /^(?:became|become|remained|stayed|turned|started|ended|acted|served|worked|played|looked|seemed|appeared|proved|retired|not|formed|constituted|made|got|let|set|said|told|equal\p{L}*|totall?ed|reached|hit|exceeded|cost|paid|weighed|measured|numbered|averaged|lasted|included|contained|marked|meant|read|stated|showed|listed)$/u;
