/** What a note gives a value by its name alone: "the nitrate level was 12 mg/l" for "Nitrate 12 mg/l (limit 50 mg/l).", "the fee is 96 euros" for "Fee 96 euros plus 15 euros for materials." */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Teller, Telling } from '../types.ts';
import { forClaims } from '../where.ts';
import { bare } from '../words.ts';

const CLAIMED =
  /^(?:The|Its|Their) ((?:\p{L}+ ){0,2}?\p{L}+?)((?: (?:level|value|reading|rate|count|content|concentration|amount))?)( (?:of|for|in) the \p{Ll}+)? (is|was|came to|comes to|amounts to|amounted to|costs?) /u;
const VALUE = String.raw`(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*(?: ?(?:euros?|dollars?|pounds?|francs?|EUR|USD|GBP|CHF|€|%|°C|°F|kg|g|mg|km|m|cm|mm|l|ml|mg\/l|g\/l|mmol\/l|mg\/dl|bpm|kWh|kW|W|V|hours?|minutes?|days?|weeks?|months?|years?|people|pages))?)`;
const NEXT = String.raw`(?=$|[.,;)(](?!\d)| \(| (?:plus|and|incl|including|excluding|per|from|on|at|for)\b)`;
/** What says that a value is no measured one. */
const OF_RULE =
  /^ \((?:the )?(?:limit|legal limit|max|maximum|min|minimum|target|norm|normal|reference|threshold|expected|estimated?|previous|last|budget|planned|waived|refunded|cancelled|canceled|not charged)[).]/iu;
/** "Pulse 80 normal, 120 today". */
const NORMAL = /\b(?:normal|usual(?:ly)?|today|yesterday|now|then) *(?:,|$)/iu;
const LONGEST = 240;

export const ofNotedValue: Teller = forClaims([CLAIMED], ({ source, sentence, claim, tell }) => {
  const ours = CLAIMED.exec(claim.text.slice(claim.start, claim.end));
  if (ours === null) return [];
  const told = tell(sentence);
  const line = bare(told.text);
  if (line.length > LONGEST || / (?:is|are|was|were|has|have|will|can|may|must) /u.test(line)) return [];
  const [, noun = '', filler = '', ofThing = '', verb = ''] = ours;
  // "The total of the invoice": what the text opens with.
  const thing = ofThing.split(' ').at(-1)!;
  if (ofThing !== '' && !source.text.slice(0, 80).toLowerCase().includes(thing)) return [];
  const cased = `[${noun[0]!.toUpperCase()}${noun[0]!.toLowerCase()}]${noun.slice(1)}`;
  const pattern = patternOf(
    String.raw`(?:^|[,;.(]\s?|\band )(?:[Tt]otal |[Ss]ubtotal )?${cased}(?: \d[\d.,]*%)?:? (${VALUE})${NEXT}`,
    'gu',
  );
  const found = matchesOf(line, pattern);
  if (found.length !== 1 || NORMAL.test(line)) return [];
  const [whole, value] = found[0]!;
  if (OF_RULE.test(line.slice(found[0]!.index + whole.length))) return [];
  if (/^(?:.{0,2})Subtotal /iu.test(whole)) return [];
  return [{ ...told, text: `The ${noun}${filler}${ofThing} ${verb} ${value}.` } satisfies Telling];
});
