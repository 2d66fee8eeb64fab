/** What a heading or a label makes of the notes under it: of relatives, of former times, asked, sought or only proposed. */

/** Heads of what is told of another, was so once, or is yet to be found, got or decided. */
const OTHERWISE =
  /\b(?:family|relatives|mother|father|siblings?|differential|ddx?|rule(?:d)? out|exclude|excluded|query|questions?|asked|indications?|reason for (?:request|referral)|suspicion|risks?|side[- ]effects?|complications|past|previous|previously|former|formerly|earlier|old|prior|childhood|stopped|discontinued|appl(?:ied|ying|ications?)|wanted|desired|wish(?:es|list)?|aims?|goals?|objectives?|target|sought|seeking|looking for|options?|alternatives?|proposals?|proposed|suggestions?|suggested|ideas?|drafts?|requests?|requested|planned|to be decided|examples?|samples?|templates?|specimen|references?|referees?|emergency contact|next of kin|partner|spouse|neighbours?|declined|refused|rejected|unsuccessful|not (?:included|offered|covered|available)|excludes?|exclusions?)\b/iu;
/** "Past medical history: hypertension": what somebody has had he has, where it is of the kind that lasts. */
const OF_HIS_OWN = /^(?:past |previous )?medical history\b|^reference (?:range|values?|number)\b/iu;

/** Whether a head says that what stands under it is not so of the one that a text is of. */
const isOfOtherHead = (head: string): boolean => OTHERWISE.test(head) && !OF_HIS_OWN.test(head);

const LABEL = /^(?:[-*\u2022] )?(\p{L}[^:.;\n]{1,40}): ?/u;

/** Whether the label of a line says so of what stands behind it. */
export function isUnderOtherLabel(line: string): boolean {
  const label = LABEL.exec(line)?.[1];
  return label !== undefined && isOfOtherHead(label);
}

/** A heading stands on a line of its own, has few words and is no sentence. */
const HEADING = /^(?:#+ |\d{1,2}[.)] )?\**(\p{Lu}[^.;,:!?\n\d]{2,40}?)(?: \([^()\n]*\))?\**:?\**$/u;
const MOST_WORDS = 6;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text stands under a heading of that kind: up to a blank line, the next label or the next heading of a section. */
export function underOtherHeads(text: string): readonly Span[] {
  if (!OTHERWISE.test(text)) return [];
  const spans: Span[] = [];
  let from: number | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const own = line.trim();
    const head = HEADING.exec(own)?.[1];
    const isHead = head !== undefined && head.split(' ').length <= MOST_WORDS;
    const opens = isHead && isOfOtherHead(head);
    if (from !== undefined && (opens || own === '' || LABEL.test(own) || (isHead && SECTION.test(head)))) {
      spans.push({ start: from, end: at });
      from = undefined;
    }
    at += line.length + 1;
    if (opens) from = at;
  }
  if (from !== undefined) spans.push({ start: from, end: text.length });
  return spans;
}

/** Headings of sections, as against an entry on a line of its own. */
const SECTION =
  /\b(?:history|medications?|meds|allergies|examination|findings?|results?|plan|diagnos[ei]s|treatment|assessment|education|experience|employment|skills|languages|decisions?|resolutions?|present|current|details|features|included|summary)\b/iu;

/** "Takes ibuprofen 400 mg, stopped yesterday": what stands behind a comma takes back what stands before it. */
const TAKEN_BACK =
  /[,;(\u2013] ?(?:but |and |since |now |later |then |already |both |all )*(?:never |not (?:yet |fully )?)?(?:stopped|discontinued|resolved|recovered|healed|cured|declined|refused|rejected|withdrawn|cancelled|canceled|postponed|revoked|expired|lapsed|ended|interrupted|abandoned|suspended|paused|waived|(?:not|un)(?: yet)? ?(?:completed?|finished|confirmed|approved|signed|passed|graduated|attended|included|sold)|incomplete|without a degree|no degree|dropped out|broken off|sold out|excluded|ruled out|in error|by mistake|no longer|until (?:further notice|recently))\b/iu;
/** Whose own words say that it is past, and what a meeting had before it. */
const TOLD_SO = /^(?:ex|former|non|never)\b|^(?:Item|Agenda item|Point|Topic|TOP) \d|^Not\b/iu;

/** Whether a line takes back behind a comma what it says before it. */
export const isTakenBack = (line: string): boolean => TAKEN_BACK.test(line) && !TOLD_SO.test(line);

const TITLE = /^[^.\n]{3,90}/u;
const OF_PROPOSALS =
  /\b(?:proposals?|proposed|suggestions?|draft (?:decisions?|resolutions?|motions?|agenda|terms|plan)|template|specimen|wish ?list|options|ideas|not (?:yet )?(?:decided|adopted|approved)|none decided|hypothetical|fictional)\b/iu;

/** Whether a text is by its title of what is not decided, or of nobody: proposals, a template. */
export const isOfProposals = (text: string): boolean => OF_PROPOSALS.test(TITLE.exec(text.trim())?.[0] ?? '');
