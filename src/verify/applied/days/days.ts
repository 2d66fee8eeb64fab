/** The day of a deed that a clause or a noun names, by what the days of the evidence stand beside. */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { type Day, daysOf, deedsOf } from '../../between/dated.ts';
import { sideOf } from '../../carry/halves.ts';
import type { Scene } from '../asked.ts';
import { eventsOf } from './events.ts';

/** Words of a label that say nothing of which deed it is the day of. */
const LIGHT =
  /^(?:customer|guest|client|order|booking|item|parcel|package|receive|actual|local|last|first|purchase|return|case|ticket|invoice|claim|employee|user|patient|tenant|member|event|trip|course|stay|flight|contract|subscription|policy|product|goods|report|file|today|go|take|place|make|happen)$/;
/** Labels of what is to be, and of what is no deed of the case. */
const NOT_DONE =
  /^(?:due|deadline|expect|expected|plan|planned|schedule|scheduled|estimate|estimated|until|before|after|latest|propose|proposed|promise|promised|target|cutoff|refund|not|never|unless|valid|expire)$/;
/** Words that no thing is called by. */
const NOBODY =
  /^(?:customer|guest|client|passenger|tenant|employee|member|user|patient|applicant|buyer|subscriber|it|he|she|they|traveller|student|policyholder|insured|contractor|supplier|driver|order|booking|request|item|reservation|goods|product|address|her|his|their)$/;
const SAME_DEED: ReadonlyMap<string, string> = byMap(
  'buy:order,purchase order:buy,purchase start:begin,check,arrive,depart arrive:check deliver:arrive arrive:deliver end:finish,expire return:send happen:incur,occur report:notify,file,submit file:receive,submit,lodge submit:receive,file lodge:receive,file',
);

/**
 * The days on which a deed was, for all that the evidence says: all that are called so, none where one of them may be
 * another's or of what was only planned. `edge`: which end of what lasts is meant.
 */
export function daysFor(
  said: string,
  whole: string,
  { documents, lexicon }: Scene,
  edge?: RegExp,
): readonly Day[] {
  const [phrase, claim] = [said, whole].map((text) => text.replace(/\b([eE])-mail/g, '$1mail')) as [
    string,
    string,
  ];
  const deed = deedIn(phrase, lexicon);
  if (deed === undefined) return [];
  const known = new Set([...deedsOf(claim, lexicon), ...deedsOf(phrase, lexicon)]);
  const days = [...daysOf(documents, lexicon), ...eventsOf(documents, lexicon)];
  const called = (words: readonly string[]): readonly Day[] =>
    days.filter(({ label }) =>
      label.some((word) => words.includes(word) || words.includes(lexicon.lemma(word, 'v'))),
    );
  const own = called([deed]);
  const found = own.length > 0 ? own : called(SAME_DEED.get(deed)?.split(',') ?? []);
  const sources = new Set(found.map(({ document }) => document));
  if (sources.size !== 1) return [];
  const { text } = documents[found[0]!.document]!;
  const isOther = found.some(({ label }) =>
    label.some(
      (word) =>
        (NOT_DONE.test(word) && !known.has(word)) ||
        !(
          known.has(word) ||
          LIGHT.test(word) ||
          edge?.test(word) ||
          isDeedOf(word, deed) ||
          lexicon.lemma(word, 'v') === deed
        ),
    ),
  );
  return isOther || !isAllTold(phrase, deed, documents, lexicon) || namesOther(claim, text) ? [] : found;
}

const isDeedOf = (word: string, deed: string): boolean =>
  word === deed || (SAME_DEED.get(deed)?.split(',').includes(word) ?? false);

/** The deed that a clause or a noun phrase names, by its verb. */
function deedIn(phrase: string, lexicon: Lexicon): string | undefined {
  const words = phrase.split(' ');
  if (words.length > 3 || /\b(?:was|were|has|had)\b/.test(phrase)) {
    const side = sideOf(phrase);
    if (side !== undefined && side.subject >= 0) {
      const [verb] = deedsOf(side.tree.token(side.root).form, lexicon);
      if (verb !== undefined) return verb;
    }
  }
  return deedsOf(phrase, lexicon).at(-1);
}

/** Whether each thing that a phrase names stands in the evidence. */
function isAllTold(
  phrase: string,
  deed: string,
  documents: readonly { readonly text: string }[],
  lexicon: Lexicon,
): boolean {
  const all = documents.map(({ text }) => text.toLowerCase()).join('\n');
  return deedsOf(phrase, lexicon).every(
    (word) =>
      word === deed ||
      NOBODY.test(word) ||
      word.length < 3 ||
      all.includes(word.slice(0, Math.max(4, word.length - 2))),
  );
}

const NUMBER = /\b[A-Za-z]{0,5}[-#]?\d[\w-]*\b/g;

/** Whether a source has several things numbered alike of which a claim may mean one, or none that it names. */
function namesOther(claim: string, text: string): boolean {
  const shape = (number: string): string => number.replace(/\d+/g, '0');
  const own = (claim.match(NUMBER) ?? []).filter((one) => /^[A-Za-z]+[-#]?\d/.test(one));
  const theirs = new Set(
    (text.slice(0, 6_000).match(NUMBER) ?? []).filter((one) => /^[A-Za-z]+[-#]?\d/.test(one)),
  );
  if (own.some((one) => !text.includes(one))) return true;
  // "Invoice 2" beside "Invoice 1".
  const counted = [...claim.matchAll(/\b(\p{L}{3,}) (\d{1,6})\b/gu)];
  const isOther = counted.some(([, kind, number]) => {
    const all = [...text.slice(0, 6_000).matchAll(new RegExp(`\\b${kind} (\\d{1,6})\\b`, 'giu'))];
    return all.some((one) => one[1] !== number);
  });
  if (isOther) return true;
  const shapes = [...theirs].map(shape);
  return own.length > 0
    ? [...theirs].some((one) => !own.includes(one) && own.some((other) => shape(other) === shape(one)))
    : shapes.some((one, i) => shapes.indexOf(one) !== i);
}

function byMap(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));
}
