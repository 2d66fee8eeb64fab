/** "Kim logged in" by `action=login result=failed`, "the owner approved it" by `approver = owner; state = pending`: how a line stands. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SIGN = String.raw`["\u201d]?\s*[:=]\s*["\u201c]?`;
const NAMED = String.raw`\b(?:result|outcome|status|state|stage|phase|decision)${SIGN}`;
/** Ends at which what a line names did not come about. */
const FAILED = new RegExp(
  String.raw`${NAMED}(fail\p{L}*|errors?|den(?:ied|y)|reject\p{L}*|declin\p{L}*|abort\p{L}*|time[d_ -]?out|cancell?ed|refus\p{L}*|blocked)\b`,
  'iu',
);
const OPEN = new RegExp(
  String.raw`${NAMED}(pending|await\p{L}*|waiting|open|draft|new|requested|submitted|queued|scheduled|planned|in[_ -](?:review|progress)|on[_ -]hold|paused|not[_ -]\p{L}+|none|to[_ -]?do|unknown)\b`,
  'iu',
);
/** What the statement itself may say of how it stands. */
const SAID =
  /\b(?:not|never|no|fail\p{L}*|tried|attempt\p{L}*|requested|pending|asked|denied|rejected|declined|cancell?ed|blocked|refused)\b|n['\u2019]t\b/iu;
const HAVING = /^(?:own|have|hold|need|want)$/;
const STEM = 4;

export const STANDS_UNDONE: Guard = against('modality', 'any', isUndone, { told: () => [FAILED, OPEN] });

function isUndone({ reading, units, predicates, support }: Told): boolean {
  if (SAID.test(textOf(reading))) return false;
  const [verb] = predicates();
  const word = verb === undefined ? undefined : units[verb.unit]?.word;
  // "Ann is the approver": who has a role has it, whatever was done.
  if (word === undefined || /(?:er|or|ee)s?$/u.test(word.form) || HAVING.test(word.lemma)) return false;
  const stem = RegExp.escape(word.lemma.slice(0, STEM));
  const did = new RegExp(
    String.raw`\b(?:action|event|operation|op|type|kind|command|cmd|step|task|job|method|call|activity)${SIGN}\w*${stem}`,
    'iu',
  );
  const role = new RegExp(String.raw`\b${stem}\p{L}*(?:er|or)${SIGN}`, 'iu');
  const deed = new RegExp(
    String.raw`\b${stem}\p{L}*(?:ed|d|t|n|s)?(?:_at|_on| on| at)?\b(?!\p{L}*(?:er|or)${SIGN})`,
    'iu',
  );
  return support.sentences.some((sentence) => {
    const told = textOf(sentence.reading);
    if (FAILED.test(told)) return did.test(told);
    return OPEN.test(told) && role.test(told) && !deed.test(told.replace(role, ''));
  });
}
