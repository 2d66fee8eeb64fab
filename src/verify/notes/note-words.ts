/** Words that say how what a note says is to be taken. */
import {
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  NEGATION,
  OBLIGATION,
  ONLY,
  PERMISSION,
  PROSPECT,
  RETRACTION,
  UNIVERSAL,
} from '../../text/cues.ts';
import { wordSet } from '../../text/word-set.ts';

export const OPENING =
  NEGATION | HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION | EXCEPTION | RETRACTION | ONLY;
/** What a claim may say that no note bears out: that it was all of them, or none. */
export const BEYOND = (OPENING & ~(RETRACTION | PROSPECT | NEGATION)) | UNIVERSAL | MAJORITY;
export const AFFIRMING = wordSet('yes y true done ok okay confirmed complete completed');
export const DENYING = wordSet(
  'n false 0 no none nil not never pending failed denied rejected refused tbc tbd open unknown due outstanding',
);
/** Names of fields that do not say what the line is about. */
export const GENERIC = wordSet(
  'status state update note notes result outcome event history log timeline entry action info',
);
export const UNTIL = wordSet('until till through');
/** What money or access is held in: a name before it is enough. */
export const HOLDERS = wordSet('card account');
export const JOINING = wordSet('and or but');
/** Words of denial that behind a deed tell of what went with it: "locked after 5 failed sign-ins". */
export const BESIDE = wordSet('failed rejected refused denied declined missing unsuccessful');
/** Deeds that are as good as not done once they fail. */
export const EFFECTING = wordSet(
  'pay make send transfer issue charge refund credit debit post book confirm approve accept place schedule renew process',
);
/** What lets a deed before it fall through. */
export const UNDOING = wordSet(
  'fail reject decline bounce reverse void cancel revoke annul rescind withdraw',
);
/** Nouns of what is to be paid: they name no payment. */
export const OWED = wordSet('instalment installment premium');
/** Words behind a deed by which it is yet to come. */
export const STILL = wordSet('due outstanding pending unpaid');
/** Prepositions that lead to what went before or along with a deed. */
export const LEADING = wordSet('after following due for because upon on with');
export const DENIAL = wordSet('denied denies negative absent none nil refused rejected excluded');
/** Words by which it was done only in part, for a time or on paper. */
export const PARTIAL = wordSet(
  'principle part parts partly partially provisionally conditionally tentatively temporarily nearly almost half',
);
/** Verbs of the present that stand in notes. */
export const BEGINNING = wordSet('ends expires starts begins opens closes');
export const FOR = wordSet('for to awaiting');
/** Strength under which a part of the claim is not found. */
export const OPEN = 0.5;
/** Nouns of those who may do as well as be done to. */
export const PEOPLE = wordSet(
  'customer user client guest tenant landlord buyer seller member employee manager agent driver courier patient doctor ' +
    'student teacher applicant supplier vendor contractor bank shop team support owner passenger claimant caller',
);
/** Words that only lead to the number of a thing. */
export const NUMBERING = wordSet('ending number numbered no nr ref reference id named called');
/** Verbs that say as much of who passed as of what was passed. */
export const PASSING = wordSet('pass fail');

/** Deeds that nobody gets anything by: who stands in brackets behind one did it. */
export const SIGNED = wordSet(
  'report request approve authorise authorize sign raise confirm cancel reject review check inspect verify open close ' +
    'create submit draft prepare flag notice decide',
);
/** Deeds by which somebody hands in what is his own. */
export const FILING = wordSet('file submit lodge raise make write send');
/** Words that lead to why it was done, or what it was done after. */
export const CAUSING = wordSet('after following because due owing');
/** What goes wrong or is brought forward, and makes others act. */
export const CAUSES = wordSet(
  'complaint strike fault failure error damage leak theft fraud outage accident fire flood storm breach violation ' +
    'dispute request appeal review report delay shortage illness weather fog snow malfunction defect non-payment injury',
);

export const MOMENTS = wordSet('date time datetime');
/** Sentences around a line that are looked at. */
export const NEAR = 40;
/** Strength from which a word says what a part of the claim says. */
export const FOUND = 0.7;

/** Verbs that need an object: who stands before their past form, with nothing behind, has it done to them. */
export const NEEDY = wordSet(
  'exclude include provide supply attach enclose waive exempt prohibit permit allow forbid require equip reserve',
);
