/** "The shop reopened" by "the shop opened", "was postponed again" by "was postponed": done once is not done again. */
import { originOf } from '../../context/retold.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const AGAIN =
  /\bre-?(?:open|elect|build|built|writ|wrote|sold|sell|sent|send|start|issu|paint|appoint|us|paid|pay|test|train|load|install|join|enter|appear|launch|print|open|schedul|book|marr|order|admit|deploy|publish|read|fill|check|count|design|hir|nam|plac|negotiat|connect|activat|evaluat|examin|sign)\p{L}*/iu;

export const DONE_AGAIN: readonly Guard[] = [
  againstUnit('not_mentioned', 'english', isOnceOnly, { said: () => AGAIN }),
  against('not_mentioned', 'any', isToldOnce, { said: () => ONCE_MORE }),
];

function isOnceOnly({ units, support }: Told): number {
  return units.findIndex(({ word: { form }, value }, i) => {
    const { at } = support.matches[i]!;
    const theirs = support.sentences[support.from[i]!]?.reading;
    if (value !== undefined || at < 0 || theirs === undefined || !AGAIN.test(form)) return false;
    const once = form.replace(/^re-?/, '');
    const { form: found, lemma } = theirs.words[at]!;
    if (found !== once && lemma !== once && !(once.length > 4 && found.startsWith(once.slice(0, -2))))
      return false;
    return !/\b(?:again|anew|once more|second|another|back|new)\b/iu.test(
      theirs.text.slice(theirs.start, theirs.end),
    );
  });
}

const ONCE_MORE = /\b(?:again|once more|anew|(?:for )?a second time)\b/iu;
/** What was done; how something stands may be told again by what mended it. */
const DID =
  /\b(?:was|were|had|did|has been|have been|\p{L}{2,}ed|went|came|fell|rose|made|sent|held|won|lost|paid|took)\b/u;
/** Words by which something is not there, or not done, for the first time. */
const MORE =
  /\b(?:again|anew|afresh|once more|second|twice|third|fourth|times|another|further|additional|(?<!\b(?:put|paid|pay|pays|gave|given|give|sent|send|took|taken|moved|pushed) )back|new|newly|repeat\p{L}*|renew\p{L}*|resum\p{L}*|restor\p{L}*|return\p{L}*|recur\p{L}*|relaps\p{L}*|reviv\p{L}*|re-?\p{L}{3,}(?:ed|t|d|s|ing)|previous\p{L}*|before|earlier|still|up and running)\b/giu;

/** "Again" of what no sentence tells of a second time. */
function isToldOnce({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  if (!ONCE_MORE.test(said) || !DID.test(said)) return false;
  return !sentences.some((one) => {
    const origin = originOf(one.source);
    const whole = one.sentence < origin.scan.sentenceCount ? origin.said(one.sentence) : '';
    return [textOf(one.reading), whole].some((text) =>
      (text.match(MORE) ?? []).some(
        (word) => !said.toLowerCase().includes(word.toLowerCase()) || ONCE_MORE.test(word),
      ),
    );
  });
}
