/**
 * "Apprentices get the night allowance" by "the night allowance rises …; apprentices are left out": a rule with those whom it
 * passes over named beside it, and the statement is of them.
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PASSED_OVER =
  /(?:^|[;,.(] ?|\b(?:but|and|though|however,?) )(?:the |all |any )?(?<who>\p{L}[\p{L}' -]{2,40}?) (?:is|are|was|were|will be|remain|stay) (?:left out|excluded|excepted|exempt(?:ed)?|not (?:covered|eligible|entitled)|ineligible|passed over)\b/giu;
const SAID_SO =
  /\b(?:left out|exclu\p{Ll}+|except\p{Ll}*|exempt\p{Ll}*|not|no|never|ineligible|passed over|without)\b|n['\u2019]t\b/iu;

export const LEFT_OUT_THERE: Guard = against('exception', 'english', isOfLeftOut, {
  told: () => PASSED_OVER,
});

function isOfLeftOut({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  if (SAID_SO.test(said)) return false;
  const lemmas = new Set(reading.words.map(({ lemma }) => lemma));
  return sentences.some(({ reading: theirs }) =>
    [...textOf(theirs).matchAll(PASSED_OVER)].some((found) => {
      const from = theirs.start + found.index + found[0].indexOf(found.groups!.who!);
      const to = from + found.groups!.who!.length;
      const who = theirs.words.filter(({ start, end, weight }) => start >= from && end <= to && weight > 0);
      return who.length > 0 && who.every(({ lemma }) => lemmas.has(lemma));
    }),
  );
}
