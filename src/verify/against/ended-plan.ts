/** "Velo is on the Pro plan" beside "Velo cancelled its plan on 3 June": another sentence by which what somebody subscribes to has ended. */
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const PLAN = String.raw`(?:plan|tariff|tier|package|subscription|membership|contract|licen[cs]e|account|policy)`;
const ON_PLAN = new RegExp(
  String.raw`^(?<who>(?:The )?[\p{L}\d'’&.-]+(?: \p{Lu}[\p{L}'’-]+){0,3}) (?:is|are) (?:now |still |currently )?(?:on|subscribed to|a member of|signed up (?:for|to)) |^(?<whose>(?:The )?[\p{L}\d'’&.-]+(?: \p{Lu}[\p{L}'’-]+){0,3}) (?:has|have) (?:an? |the )?(?:\p{L}+ ){0,3}${PLAN}\b`,
  'u',
);
const ENDED = String.raw`(?:has |have |had )?(?:cancell?ed|ended|terminated|closed|quit|given up|gave up|dropped|left) (?:its|their|his|her|the) (?:\p{L}+ ){0,2}${PLAN}\b`;
/** What keeps such a sentence from ending it: it was asked for, or taken back. */
const OPEN =
  /\b(?:if|unless|not|never|would|could|may|might|wants?|asked|plans? to|will|reinstated|reactivated|renewed|again|previous|former|old)\b|\?/iu;
/** Longest source that is looked through, in characters. */
const LONGEST = 8_000;

/** Sentences by which the plan of the claim's subject has ended. */
export const endedPlan: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.question) return [];
  const { who, whose } = ON_PLAN.exec(claim.text.slice(claim.start, claim.end))?.groups ?? {};
  const name = who ?? whose;
  if (name === undefined) return [];
  const ended = new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(name)} ${ENDED}`, 'iu');
  const own = new Set(support.sentences.map(({ reading }) => reading));
  for (const [document, source] of documents.entries()) {
    if (source.structured || source.text.length > LONGEST || !ended.test(source.text)) continue;
    for (let sentence = 0; sentence < source.scan.sentenceCount; sentence++) {
      const reading = source.sentence(sentence);
      const told = reading.text.slice(reading.start, reading.end);
      if (own.has(reading) || !ended.test(told) || OPEN.test(told)) continue;
      return [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
    }
  }
  return [];
};
