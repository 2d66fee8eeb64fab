/**
 * What stands in full behind a label that only sorts it: "Changed: the timeout is now 20 minutes", "Known issue: printing fails
 * in Safari; a fix is planned". Labels by which it is not so, or was so only before ("Fixed", "Removed", "Myth"), are none.
 */
const SORTING =
  /^(?:New|Changed|Changes|Improved|Improvements|Added|Updated|Updates?|Known (?:issues?|problems?)|Results?|Outcome|Decisions?|Findings?|Conclusions?|Impact|Resolution|Background|Situation|Summary|Important|Information|Info|Reminder|Note|Notes|Next steps?|Consequences?|Details|Diagnosis|Assessment): (.+)$/u;
/** Of what was mended only what it does now is so. */
const MENDED = /^(?:Fixed|Fixes|Bug ?fixes|Resolved): (.+)$/u;
const NOW = /\b(?:no longer|now|again)\b/u;
const ENDING = /; /u;
/** What one item says of all, or of another: none of them is said by itself. */
const LINKED =
  /\b(?:if|unless|otherwise|either|neither|except|instead|respectively|former|latter|not true|false|wrong)\b|["\u201c\u201d?]/iu;

/** The items behind such a label, each as it stands there. */
export function behindLabel(text: string): readonly string[] {
  if (!text.includes(': ')) return [];
  const told = SORTING.exec(text)?.[1];
  const mended = told === undefined ? MENDED.exec(text)?.[1] : undefined;
  const rest = told ?? mended;
  if (rest === undefined || LINKED.test(rest)) return [];
  return rest.split(ENDING).filter((item) => told !== undefined || NOW.test(item));
}
