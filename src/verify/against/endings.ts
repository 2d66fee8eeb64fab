/** Deeds by which what is said to be so has ended: what was confirmed is cancelled, what was merged is reverted. */
import { wordSet } from '../../text/word-set.ts';

/** Forms that say a deed was done, and the lemmas of what it ends. */
interface Ending {
  readonly deeds: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  /** It ends only that something is so now: what was repaired was broken. */
  readonly ofNow?: true;
}

export const ENDINGS: readonly Ending[] = [
  {
    deeds: wordSet(
      'cancelled canceled revoked rescinded withdrawn withdrew reversed voided annulled retracted overturned nullified ' +
        'invalidated quashed repealed declined rejected bounced lapsed terminated',
    ),
    ends: wordSet(
      'confirm confirmed approve approved authorise authorize authorised authorized grant granted accept accepted schedule ' +
        'scheduled book booked reserve reserved issue issued complete completed pay paid settle settled refund refunded ' +
        'credit credited award awarded appoint certify certified clear cleared register registered active valid effective ' +
        'force effect sign signed agree agreed enable enabled publish published license licensed insure insured plan ' +
        'planned enrol enroll subscribe open live current final',
    ),
  },
  {
    deeds: wordSet(
      'closed suspended deactivated disabled terminated expired lapsed frozen blocked discontinued deleted removed shut ' +
        'decommissioned cancelled canceled revoked',
    ),
    ends: wordSet(
      'active open valid live enable enabled available current run running operational effective force effect online ' +
        'exist listed registered unlocked verified',
    ),
  },
  {
    deeds: wordSet('returned refused dishonoured dishonored recalled bounced'),
    ends: wordSet('pay paid transfer transferred settle settled complete completed clear cleared'),
  },
  {
    deeds: wordSet('reopened recurred reappeared resurfaced'),
    ends: wordSet(
      'close closed resolve resolved fix fixed settle settled solve solved complete completed finish finished',
    ),
  },
  {
    deeds: wordSet(
      'reinstated restored reactivated unblocked unlocked unfrozen lifted resumed re-enabled reopened',
    ),
    ends: wordSet(
      'delete deleted remove removed cancel cancelled canceled suspend suspended block blocked lock locked freeze frozen disable disabled revoke ' +
        'revoked close closed deactivate deactivated terminate terminated inactive pause paused',
    ),
  },
  { deeds: wordSet('reassigned unassigned'), ends: wordSet('assign assigned') },
  {
    deeds: wordSet('reverted undone rolled'),
    ends: wordSet(
      'merge merged deploy deployed release released live apply applied push pushed change changed succeed succeeded successful ' +
        'commit committed migrate migrated upgrade upgraded update updated enable enabled',
    ),
  },
  {
    ofNow: true,
    deeds: wordSet('fixed repaired mended replaced restored works'),
    ends: wordSet(
      'break broken defective faulty down offline jam jammed stick stuck damage damaged crack cracked leak leaking',
    ),
  },
];

/** What a sentence has that tells of one of them, or of somebody who leaves what he was. */
export const ENDING_WORD =
  /(?:cancel|revok|rescind|withdr|revers|void|annul|retract|overturn|nullif|invalidat|quash|repeal|declin|reject|bounc|laps|terminat|clos|suspend|deactivat|disabl|expir|froz|block|discontinu|delet|remov|shut|decommission|assigned|reopen|recur|reappear|resurfac|reinstat|restor|reactivat|unlock|unfroz|lifted|fixed|repair|mended|replac|works|resum|re-enabl|return|refus|dishono|recall|resign|retir|quit|dismiss|fired|sacked|depos|oust|stepped|revert|undone|rolled)/i;
