/**
 * A reason and what followed from it, told from the other end: "the bid was rejected because it came in late" for "the bid came
 * in late and was therefore rejected". What only came next, and what is left open, has no reason.
 */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const FOR_IT = String.raw`(?:therefore|thus|hence|consequently|accordingly|for (?:that|this) reason|as a (?:result|consequence)|because of (?:this|that))`;
const HELPER = String.raw`(?:was|were|is|are|has been|have been|had been|has|have|had|will be|will)`;
const SUBJECT = String.raw`(?:(?:The|An?|This|That|Our|His|Her|Its|Their|All|Both) (?:[\p{L}\d'’.-]+ ){1,6}?|\p{Lu}[\p{L}\d'’.&-]*(?: [\p{L}\d'’.&-]+){0,3}?(?:, (?:from|of|by) [^,;:]{2,40},)? )`;
const FINITE = String.raw`(?:was|were|is|are|has|have|had|lacked|\p{Ll}+(?:ed|s)|came|fell|broke|lost|missed|went|got|ran|left|did|made|took|arrived|cost)`;
/** "Bid 4 came in late and was therefore rejected by the jury." */
const SHARED = new RegExp(
  String.raw`^(?<who>${SUBJECT})(?<why>${FINITE} [^;:]{3,120}?),? and (?:(?<helper>${HELPER}) ${FOR_IT} (?<deed>\p{Ll}[^;:]{2,120})|${FOR_IT} (?<whole>${HELPER} [^;:]{3,120})|(?<last>${HELPER} [^,;:]{3,80}?) ${FOR_IT})$`,
  'u',
);
/** "The hall is closed; the gala was therefore moved", "The hall is closed; therefore the gala was moved". */
const APART = new RegExp(
  String.raw`^(?<why>[^;:]{8,140}?)(?:; |,? and |, so )(?:${FOR_IT},? (?<deed>[^;:]{8,140})|(?<who>[^,;:]{3,60}? ${HELPER}) ${FOR_IT} (?<rest>[^;:]{3,120}))$`,
  'u',
);
const BECAUSE = /\b(?:because|since|as)\b/iu;

/** A clause with its verb of one or of several that a pronoun takes up. */
const takenUp = (who: string, why: string): readonly string[] => {
  const many = /^(?:were|are|have)\b/u.test(why);
  const pronouns = many ? ['they'] : ['it', 'he', 'she'];
  return [...pronouns.map((one) => `${one} ${why}`), `${lowered(who)}${why}`];
};

/** What followed with its reason behind it, and before it. */
function withReason(deed: string, why: string, said: string): readonly string[] {
  const mark = BECAUSE.exec(said)?.[0].toLowerCase() ?? 'because';
  return [`${capital(deed)} ${mark} ${why}`, `${capital(mark)} ${why}, ${lowered(deed)}`];
}

function byReason({ text, said }: Wording): readonly string[] {
  if (isLeftOpen(text.replace(/\b(?:not|never|no longer)\b|n['’]t\b/gu, ''))) return [];
  const shared = SHARED.exec(text)?.groups;
  if (shared !== undefined) {
    const { who = '', why = '', helper, deed = '', whole, last } = shared;
    const did = helper === undefined ? (whole ?? last!) : `${helper} ${deed}`;
    return takenUp(who, why).flatMap((reason) => withReason(`${who}${did}`, reason, said));
  }
  const apart = APART.exec(text)?.groups;
  if (apart === undefined) return [];
  const { why = '', deed, who = '', rest = '' } = apart;
  return withReason(deed ?? `${who} ${rest}`, inside(why), said);
}

/** A clause behind another: a name keeps its capital. */
const inside = (clause: string): string =>
  clause.replace(/^(?:The|An?|This|That|Our|His|Her|Its|Their|All|No|He|She|It|They|We|There) /u, (word) =>
    word.toLowerCase(),
  );

export const THEREFORE: readonly Rewriter[] = [
  { of: BECAUSE, from: [SHARED, APART], write: byReason, reorders: true },
];
