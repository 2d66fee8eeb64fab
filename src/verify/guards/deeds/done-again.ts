/** "The shop reopened" by "the shop opened", "re-elected" by "elected": done once is not done again. */
import { againstUnit, type Guard, type Told } from '../guard.ts';

const AGAIN =
  /\bre-?(?:open|elect|build|built|writ|wrote|sold|sell|sent|send|start|issu|paint|appoint|us|paid|pay|test|train|load|install|join|enter|appear|launch|print|open|schedul|book|marr|order|admit|deploy|publish|read|fill|check|count|design|hir|nam|plac|negotiat|connect|activat|evaluat|examin|sign)\p{L}*/iu;

export const DONE_AGAIN: Guard = againstUnit('not_mentioned', 'english', isOnceOnly, { said: () => AGAIN });

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
