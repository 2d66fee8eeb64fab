/**
 * "The vendor is certified" by "The vendor's certification expired in March" or "has applied for certification": what has the
 * noun of a state may tell that the state is sought, is due or is over.
 */
import { against, type Told, textOf } from '../guard.ts';

const STATE =
  /\b(?:is|are) (?:\p{L}+ly |now |already |still |also )?(?<state>certified|licen[sc]ed|insured|registered|accredited|qualified|authori[sz]ed|enrol+ed|vaccinated|subscribed|immuni[sz]ed|permitted|approved|admitted|verified|cleared|covered|employed|audited|inspected|appointed|nominated|matriculated|naturali[sz]ed|patented|affiliated|authenticated|encrypted)\b/iu;
const NOT_HELD =
  /\b(?:expir\p{L}+|laps\p{L}+|appl(?:y|ied|ies|ying) for|application|seek\p{L}*|sought|await\p{L}*|pending|process(?:ed|ing)|work(?:s|ed|ing) towards?|lost|loses?|revoked|withdrawn|suspended|refused|denied|rejected|declined|needs?|requires?|required|must|without|lacks?|not|never|no|ran out|request\p{L}*|ask(?:s|ed|ing)? for|plan(?:s|ned|ning)?|wants?|wanted|hop(?:es?|ed|ing)|appointment|due|incomplete|unfinished|ended|ends|cancel\p{L}*|annul\p{L}*|void\p{L}*|invalid|fail(?:s|ed)?|out of date|outdated|start(?:s|ed)?|begun|began|under way|in progress|ongoing|soon|until|if|should|would)\b/iu;
/** "Verification email", "registration form": what has to do with it. */
const CONCERNED =
  /^ (?:e-?mails?|mails?|links?|codes?|forms?|fees?|bod(?:y|ies)|process|requests?|applications?|cent(?:er|re)s?|appointments?|agents?|compan(?:y|ies)|offices?|numbers?|letters?|pages?|portals?|teams?|deadlines?|tests?|exams?|courses?|requirements?|rules?|attempts?|steps?)\b/iu;
/** Letters that a state and its noun share. */
const STEM = 5;

export const NOT_HELD_STATE = against('modality', 'prose', isNotHeld, {
  said: () => STATE,
});

function isNotHeld({ reading, support: { sentences } }: Told): boolean {
  const state = STATE.exec(textOf(reading))?.groups?.state?.toLowerCase();
  if (state === undefined) return false;
  const told = sentences.map((one) => textOf(one.reading).toLowerCase()).join(' ');
  const stem = state.slice(0, STEM).replace(/[sc]$/, '');
  const nouns = told.match(/\p{L}{5,}/gu)?.filter((word) => word.startsWith(stem)) ?? [];
  // Said as a state, it is judged as any other.
  if (nouns.length === 0 || nouns.some((word) => word.endsWith('ed'))) return false;
  return (
    NOT_HELD.test(told) || nouns.every((word) => CONCERNED.test(told.slice(told.indexOf(word) + word.length)))
  );
}
