/**
 * Figures that an order goes by: `Take two tablets in the evening`, `Send the form to Dock 9`, `Call extension 55`. Whoever does
 * it keeps to the figure, so the order is told as it stands. `See page 12`, `Go to step 3` and `Restart it twice` are of the
 * text or of nothing that evidence tells.
 */
import type { Piece } from '../parts/tokens.ts';
import { piece } from './told-clause.ts';

const NUMBER = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|\d[\d.,]*)`;
/** Places and lines that are told by their number. */
const PLACE = String.raw`(?:docks?|gates?|rooms?|extensions?|counters?|desks?|floors?|levels?|windows?|platforms?|bays?|doors?|halls?|accounts?|ports?|lanes?|zones?|terminals?|units?|shel(?:f|ves)|lockers?|stops?|exits?|bins?|slots?)`;
/** What is taken, held or brought so many of. */
const AMOUNT = new RegExp(
  String.raw`\b${NUMBER} (?!(?:more|other|things?|steps?|ways?|examples?|options?|tips?|points?|times|reasons|questions|sentences|words|moments?|choices|parts|of|or|and|to|in|on|for|at|by|days?|weeks?|months?|years?|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*)\b)\p{L}{2,}`,
  'iu',
);
const PLACED = new RegExp(String.raw`\b${PLACE} (?:no\. ?|number )?#?\p{Lu}?\d[\p{L}\d-]*`, 'iu');
const URGED = /^(?:(?:please|just|simply|kindly|then|and|so|also) )+/iu;
/** What the writer asks for himself, waits for, or cooks: no rule is told by it. */
const OWN =
  /^(?:\p{L}+ (?:me|us)\b|allow|wait|give|tell|let|bake|cook|boil|fry|simmer|stir|read|write|think|compare|name|list|bear|see|choose|describe|explain|summari[sz]e|expect|imagine|try|consider|quote|note|mention|say)\b/iu;
const OPEN = /\b(?:if|unless|whether|in case|example|e\.g\.|up to|about|around|a few)\b/iu;

/** The order of a sentence that holds such a figure; undefined for any other. */
export function figured(sentence: string): Piece | undefined {
  const from = URGED.exec(sentence)?.[0].length ?? 0;
  const rest = sentence.slice(from);
  if (OWN.test(rest) || OPEN.test(rest) || /[:;?]/.test(rest)) return undefined;
  const amount = AMOUNT.test(rest) && !BARE_TIME.test(rest.replace(/[.!]+$/, ''));
  if (!amount && !PLACED.test(rest)) return undefined;
  return piece(sentence, from, sentence.length, capital(rest.replace(/[.!\s]+$/, '')));
}

/** `Hold for two minutes`, `Pause three seconds`: of nothing that is named. */
const BARE_TIME = new RegExp(
  String.raw`^\p{L}+(?: (?:for|about|at least))* ${NUMBER} (?:more )?(?:seconds?|minutes?|hours?|days?)$`,
  'iu',
);

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
