/** What happened, of a note that has its reason behind a colon: "the account was locked" for "Account locked: 5 failed login attempts". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const STOPPED =
  'returned|sent back|locked|blocked|declined|rejected|refused|denied|cancelled|canceled|postponed|suspended|closed|delayed|aborted|terminated|revoked|withdrawn|stopped|removed|dismissed|frozen|voided|disabled|deactivated|reversed|recalled|evacuated|diverted|grounded|rescheduled';
const NOTE = new RegExp(
  String.raw`^(?:[^:;]{2,30}: )?(?<what>\p{L}[\p{L}\d'-]*(?: [\p{L}\d'-]+){0,3}) (?<deed>${STOPPED})(?<by> by [\p{L} ]{3,30})?: (?<why>[^:;]*\p{L}{3,} [^:;]*\p{L}{3,}[^:;]*)$`,
  'iu',
);
/** What a label is filled in with, and what leaves open whether it was done. */
const OPEN =
  /\b(?:no|not|yes|none|never|n\/a|pending|expected|planned|tomorrow|soon|if|unless|when|until|to be|awaiting|scheduled|due|may|might|will|would|requested|possibly|mistake|again|then|un\p{L}+ed|re\p{L}*ordered|but|error|reversed|except|only|partly|briefly|\d+ (?:of|out of) \d+)\b/iu;
const SEVERAL = /(?:[^su]s|people|children)$/u;

function byNote({ text }: Wording): readonly string[] {
  const found = NOTE.exec(text)?.groups;
  if (found === undefined || OPEN.test(text)) return [];
  const { what = '', deed = '', by = '' } = found;
  const noun = what
    .replace(/^(?:The |An? )?\p{Lu}(?=\p{Ll})/u, (lead) => lead.toLowerCase())
    .replace(/^(?:the|an?) /u, '');
  const [was, has] = SEVERAL.test(noun) ? ['were', 'have been'] : ['was', 'has been'];
  const done = deed.toLowerCase();
  const leads = /^\p{Lu}|\d/u.test(noun) ? [what, `The ${noun}`] : [`The ${noun}`];
  return leads.flatMap((lead) => [`${lead} ${was} ${done}${by}`, `${lead} ${has} ${done}${by}`]);
}

export const DEED_WITH_REASON: readonly Rewriter[] = [
  { of: new RegExp(`\\b(?:${STOPPED})\\b`, 'u'), from: NOTE, write: byNote, reorders: true, marks: true },
];
