/** Deeds and events by which a thing is no longer what it was, has or does: by who or what is told to have them. */

/** Deeds whose form is the same of what was done and of who did it. */
const DEEDS: readonly string[] = [
  'returned',
  'rejected',
  'refused',
  'sold',
  'lost',
  'removed',
  'deleted',
  'revoked',
  'terminated',
  'dissolved',
  'repealed',
  'reversed',
  'abandoned',
  'discontinued',
  'evicted',
  'expelled',
  'suspended',
  'dismissed',
  'fired',
  'sacked',
  'demolished',
  'destroyed',
  'scrapped',
  'cancelled',
  'canceled',
  'collected',
  'replaced',
  'settled',
  'retracted',
  'annulled',
  'overturned',
  'stopped',
  'ended',
  'banned',
  'declined',
  'confiscated',
  'seized',
  'impounded',
  'released',
  'swapped',
  'exchanged',
];
/** What is done to a thing: "it was sold", "the bank returned it". */
export const DONE_TO_IT: readonly string[] = [
  ...DEEDS,
  'stolen',
  'rebuilt',
  'withdrawn',
  'struck off',
  'taken (?:away|back|off|down|out)',
  'given (?:back|up|away)',
  'handed (?:back|in|over)',
  'sent back',
  'rolled back',
  'torn up',
  'turned (?:off|down)',
  'switched off',
  'shut down',
  'called off',
  'picked up',
  'paid off',
  'written off',
  'wound up',
  'ruled out',
  'let go',
  'closed(?: down)?',
  'reported (?:stolen|lost|missing)',
  'bounced',
  'freed',
];
/** What somebody does to it, before a pronoun or its noun. */
export const DID_TO_IT: readonly string[] = [...DEEDS, 'stole', 'withdrew', 'closed'];
/** What somebody does to it by a verb of two words, the pronoun between them. */
export const DID_APART =
  '(?:gave|handed|sent|brought|took|paid|rolled|roll|tore|turned|switched|shut|called|picked|wrote|ruled|let|struck|put|threw) (?:(?:us|them|me|him|her) )?% (?:back|away|off|down|up|out|over|in|go|through)|(?:gave|handed|sent|rolled|roll|tore|turned|switched|shut|called|picked|paid|took) (?:back|away|off|down|up|out|over|in) %|moved out of %|vacated %|the last % (?:was|has been) (?:sold|taken|used)';
/** What it does or comes to by itself. */
export const BY_ITSELF: readonly string[] = [
  'ran out',
  'lapsed',
  'expired',
  'ended',
  'closed down',
  'dropped out',
  'moved out',
  'moved away',
  'resigned',
  'retired',
  'quit',
  'died',
  'bounced',
  'came back',
  'stepped down',
  'went (?:bankrupt|bust|out of business)',
  'filed for (?:bankruptcy|insolvency)',
  'stood empty',
  'disappeared',
  'burn(?:ed|t) down',
  'sank',
  'left(?= (?:in|on|at the end|last|us|the (?:company|firm|team|club|country|board|job))|[.,;!]|$)',
];
/** What ends it whatever the sentence calls it by, right behind it. */
export const RIGHT_BEHIND =
  /\b(?:money|payment|transfer|amount) (?:came back|was returned|bounced)\b|\b(?:rights?|permissions?|access|role|licen[cs]e|status) (?:was|were|has been|have been) (?:reduced|revoked|removed|taken away|withdrawn|downgraded|restricted)\b|\bthe last one (?:was|has been) (?:sold|taken|used)\b|\bthe (?:guest|customer|client|buyer|tenant|patient|member|user|party) (?:has )?(?:since )?cancell?ed\b|\b(?:has|have|had) to be (?:sent|done|submitted|filed|made|issued) again\b|\bout of (?:use|service|action|order)\b|\bstood empty\b|\bhas left the (?:country|company|firm|team|club)\b|\b(?:calls|texts|it|they) (?:have|has) cost\b/iu;
/** States that are a lack or an end themselves: what ends something else may be why they are so. */
export const LACKING =
  /\b(?:vacant|empty|closed|shut|missing|lost|gone(?! through)|away|absent|unpaid|outstanding|overdue|owed|down|off|offline|broken|out of|damaged|cancelled|canceled|dead|unavailable|blocked|suspended|disabled|ill|sick|over|void|invalid|expired|bankrupt|insolvent|unemployed|injured|late|delayed|wrong|defective|faulty|dirty|single|divorced|retired|banned|on leave|no|not|none|without|nobody|never|sold|stolen)\b/iu;
