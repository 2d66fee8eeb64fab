/** Heads of lists whose items are not stated: risks, options, rumours, test cases, possible causes, what is out of scope. */

/** A head that is nothing else, but for a few words that say of what. */
const HEAD =
  /^\W*(?:(?:the |our |key |main |possible |potential |known )?(?:risks?|threats|concerns|fears|hopes|goals?|objectives?)(?: (?:for|of|in) [^:]{1,40})?|options? (?:considered|discussed|for [^:]{1,40}|we have)|options|alternatives(?: considered| discussed)?|(?:(?:key|main|our) )?assumptions?|unknowns|(?:what|things) we (?:do not|don['’]t) (?:yet )?know(?: yet)?|(?:false |common |viral )?claims (?:on|in|by|made|circulating|from)\b[^:]{1,40}|allegations?(?: [^:]{1,40})?|accusations?(?: [^:]{1,40})?|(?:frequently |often )?(?:heard |common |persistent )?rumou?rs(?: [^:]{1,30})?|checklist(?: [^:]{1,30})?|prerequisites?|conditions precedent|conditions for (?:the )?(?:handover|closing|completion|payment|release)|exclusions?|(?:exclusion|inclusion) criteria|motions?(?: [^:]{1,30})?|user stor(?:y|ies)|test (?:cases?|scenarios?)|(?:product )?backlog|not in scope|won['’]?t do|removed(?: (?:in|from) [^:]{1,30})?|error messages?|possible (?:causes|reasons|explanations)|troubleshooting|hypotheses|open questions)\s*:?\W*$/iu;
/** Items that state what they say all the same: how often it is so, what a setting is, what came of a motion. */
const STATED =
  /%|\b\d+ (?:in|of|out of) \d|--|`|\S: |\b(?:carried|adopted|approved|passed|accepted|agreed|decided|confirmed)\b/iu;

/** What is said of risks and options as such. */
const POSSIBLE = /\b(?:may|might|can|could)\b/iu;
const OF_POSSIBLE = /\b(?:risks?|threats|options?|alternatives|causes)\b/iu;
/** Words of a head that tell nothing of what its items are. */
const PLAIN = /^(?:user|test|product|version|this|possible|what|made|from)$/u;

/** Whether an item of a list says no more than that it is such a one, by the line that leads the list. */
export const isOpenItem = (head: string, item: string, claimed: ReadonlySet<string>): boolean =>
  HEAD.test(head) &&
  !STATED.test(item) &&
  !(OF_POSSIBLE.test(head) && POSSIBLE.test(item)) &&
  !(head.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => !PLAIN.test(word) && (claimed.has(word) || claimed.has(word.replace(/s$/u, ''))),
  );
