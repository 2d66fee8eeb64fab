/** Whose matter a text is of: who placed its order, booked its room, or stands as its customer, guest or patient. */
import { matchesOf } from '../../text/matches.ts';
import type { Document } from '../read/document.ts';

const PART = String.raw`\p{Lu}[\p{L}'’-]+`;
const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Miss)\.? )?${PART}(?: ${PART}){1,2}`;
const PLACED = new RegExp(
  String.raw`\b(?:placed|ordered|booked|reserved|submitted|filed|purchased|bought)(?: (?:on|at) [^.;()]{3,30}?)? by (${NAME})`,
  'gu',
);
const LABELLED = new RegExp(
  String.raw`(?:^|[.;|\n] ?)(?:Customer|Client|Guest|Buyer|Passenger|Patient|Tenant|Member|Policyholder|Applicant|Subscriber)(?: name)?: (${NAME})`,
  'gmu',
);
/** Characters of a text that is one person's. */
const LONGEST = 3_000;

const known = new WeakMap<Document, readonly string[]>();

/** Those whose matter a text is of by what it says, without their titles; none for a long one. */
export function ownersOf(source: Document): readonly string[] {
  let owners = known.get(source);
  if (owners === undefined) {
    const { text } = source;
    const names =
      text.length > LONGEST
        ? []
        : [PLACED, LABELLED].flatMap((pattern) =>
            matchesOf(text, pattern).map(([, name]) => name!.replace(/^(?:Mr|Mrs|Ms|Miss)\.? /u, '')),
          );
    known.set(source, (owners = [...new Set(names)]));
  }
  return owners;
}
