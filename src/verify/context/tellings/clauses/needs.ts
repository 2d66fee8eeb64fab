/** "Unpaid leave requires the consent of HR": it is only possible with that, and not without it. */
import type { Teller } from '../types.ts';
import { forClaims, where } from '../where.ts';

const REQUIRES =
  /^(?<what>[^,;:.]{3,60}?) (?:requires?|needs?) (?<need>(?:the |an? |prior |written |your |our )*[^,;:.]{3,60}?\b(?:consent|permission|approval|agreement|authori[sz]ation|permit|licence|license|signature)\b[^,;:.]{0,40})$/iu;
const DENIED = /\b(?:not|never|no longer|n['’]t|usually|normally|often|may|might|sometimes|rarely)\b/i;
const WITHOUT = /\b(?:without|only)\b/i;

export const needed: Teller = forClaims(
  [WITHOUT],
  where([REQUIRES], ({ sentence, claim, tell }) => {
    const told = tell(sentence);
    const said = claim.text.slice(claim.start, claim.end);
    const { what = '', need = '' } = REQUIRES.exec(told.text.replace(/\.\s*$/, ''))?.groups ?? {};
    if (what === '' || DENIED.test(told.text) || !WITHOUT.test(said)) return [];
    return ['are', 'is'].flatMap((be) =>
      [
        `${what} ${be} only possible with ${need}.`,
        `${what} ${be} only allowed with ${need}.`,
        `${what} ${be} not possible without ${need}.`,
        `${what} ${be} not allowed without ${need}.`,
        `${what} ${be} not permitted without ${need}.`,
      ].map((text) => ({ ...told, text })),
    );
  }),
);
