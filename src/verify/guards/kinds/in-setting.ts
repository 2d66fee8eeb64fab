/** "The drug lowers blood pressure" by "in mice, the drug lowers blood pressure": what holds where it is tried, or on paper. */
import { against, type Guard, tagsOf, textOf } from '../guard.ts';

const WHERE = String.raw`vitro|vivo|silico|situ|mice|rats|animals?|dogs|pigs|monkeys|rodents|primates|rabbits|cell cultures?|theory|principle|standby|practice runs?|simulations?|computer models?|(?:(?:the|a|an|our|one|early|laboratory|lab|animal|bench|field|preclinical|pilot|clinical|mouse) )*(?:lab|laboratory|test tube|wind tunnel|simulator|simulation|prototype|demo|pilot|sleep mode|eco mode|test mode|tests|studies|trials?|experiments?|test conditions|laboratory conditions|ideal conditions|testing)`;
const FRONTED = new RegExp(String.raw`^["\u201c(]?(?:in|on|under|during|within) (?:${WHERE}),? `, 'iu');
const BEHIND = new RegExp(String.raw` (?:in|on|under|during|within) (?:${WHERE})[.;,)]?$`, 'iu');
/** Where nothing happens but in figures. */
const IMAGINED =
  /\b(?:in|under|according to) (?:(?:the|an?|our|its|their|this|that|one|latest|first|low|high|financial|business|baseline) )*(?:forecasts?|projections?|scenarios?|(?:worst|best|base) case|business plan|budget plan|financial model)(?= ?[.;,)]|$)/iu;
/** What tells that it was so then. */
const THEN = /\b(?:was|were|did|had)\b/iu;

export const IN_SETTING: Guard = against(
  'condition',
  'prose',
  ({ reading }, sentence) => {
    const [said, told] = [textOf(reading), textOf(sentence.reading)];
    const imagined = IMAGINED.exec(told);
    const where = imagined ?? FRONTED.exec(told) ?? BEHIND.exec(told);
    // "The alarm went off in the lab": where something happened bounds nothing.
    if (where === null || (!imagined && (THEN.test(said) || tagsOf(sentence).includes('VBD')))) return false;
    const words = where[0].toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return !words.some(
      (word) =>
        !/^(?:the|our|one|its|their|this|that|under|during|within|according)$/.test(word) &&
        said.toLowerCase().includes(word),
    );
  },
  { told: () => [FRONTED, BEHIND, IMAGINED] },
);
