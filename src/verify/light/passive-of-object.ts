/**
 * What somebody addressed may or has to do, as what the evidence says may or has to be done, where its subject stands word
 * for word as the object: "You have to request leave two weeks ahead" of "Leave must be requested two weeks ahead".
 */
import { participleOf } from '../../text/inflect.ts';
import { matchesOf } from '../../text/matches.ts';

const ACTIVE =
  /^you (?<modal>can(?:not|['’]t| not)?|may(?: not)?|must(?: not)?|have to|need to|should) (?:(?:also|always) )?(?<verb>\p{Ll}{3,})(?<behind> .*)$/iu;

/** The ways in which evidence says a modal. What should be done is not said to be what must be. */
const SAID_AS: ReadonlyMap<string, RegExp> = new Map([
  ['can', /^(?:can|may)$/i],
  ['may', /^(?:can|may)$/i],
  ['must', /^(?:must|has to|have to|needs to|need to)$/i],
  ['should', /^should$/i],
  ['cannot', /^(?:cannot|can not|may not|must not)$/i],
  ['may not', /^(?:cannot|can not|may not|must not)$/i],
  ['must not', /^(?:may not|must not)$/i],
]);

const PLAIN: ReadonlyMap<string, string> = new Map([
  ["can't", 'cannot'],
  ['can not', 'cannot'],
  ['have to', 'must'],
  ['need to', 'must'],
]);

const DUTY = /^(?:must|have to|need to|should)$/;
/** What is done for the reader of a rule by whoever made it: that it must be done is no duty of the reader's. */
export const FOR_READER =
  /^(?:refund|reimburse|compensate|deliver|ship|dispatch|release|repair|replace|credit|repay|restock)$/iu;

const PARTICLES = 'up|over|out|back|in|off|on|down|away|forward';

/** A passive of the evidence at the head of a statement. */
const PASSIVE = new RegExp(
  `(?<=^|[.!?;] |\\n)(?:\\d+(?:\\.\\d+)*\\.? )?(?<subject>[\\p{L}\\d][^.!?;:,\\n]{1,80}?) ` +
    '(?<modal>can(?:not| not)?|may(?: not)?|must(?: not)?|should|has to|have to|needs to|need to) be ' +
    `(?:\\p{Ll}+ly )?(?<deed>\\p{Ll}+)(?: (?<particle>${PARTICLES})\\b)?(?! by \\p{L})`,
  'giu',
);

/** What the subject of a rule has before it that says nothing more of it. */
const ARTICLE = /^(?:the|your|an?|any|all) /i;

/** Whether a subject says more of what is meant than its noun: what holds of those alone is not said of all. */
const bare = (phrase: string): string => phrase.replace(ARTICLE, '').toLowerCase();

/**
 * The statement in the passive of a text, once for each passive that has its object for a subject.
 * @param said the statement without its full stop
 */
export function passiveOfObject(said: string, text: string): readonly string[] {
  const active = ACTIVE.exec(said)?.groups;
  if (active === undefined) return [];
  const modal = active.modal!.toLowerCase().replace('’', "'");
  const alike = SAID_AS.get(PLAIN.get(modal) ?? modal);
  const participle = participleOf(active.verb!.toLowerCase());
  if (alike === undefined || (DUTY.test(modal) && FOR_READER.test(active.verb!))) return [];
  return matchesOf(text, PASSIVE).flatMap(({ groups }) => {
    const { subject = '', modal: theirs = '', deed = '', particle = '' } = groups!;
    if (deed.toLowerCase() !== participle || !alike.test(theirs)) return [];
    const rest = behindObject(active.behind!.trim(), bare(subject), particle.toLowerCase());
    if (rest === undefined) return [];
    return [`${subject} ${theirs} be ${deed}${particle === '' ? '' : ` ${particle}`}${rest}`];
  });
}

/** What follows the object, and the particle of the verb on either side of it; undefined for another object. */
function behindObject(behind: string, object: string, particle: string): string | undefined {
  const early = particle !== '' && behind.toLowerCase().startsWith(`${particle} `);
  const phrase = (early ? behind.slice(particle.length + 1) : behind).replace(ARTICLE, '');
  if (!phrase.toLowerCase().startsWith(object)) return undefined;
  const rest = phrase.slice(object.length);
  if (particle === '' || early) return /^(?: |$)/.test(rest) ? rest : undefined;
  return rest.toLowerCase().startsWith(` ${particle}`) ? rest.slice(particle.length + 1) : undefined;
}
