/**
 * A labelled line as the sentence that it stands for, as lists and tables of answers have them: "Subletting: prohibited"
 * says that subletting is prohibited, "Team: guest accounts Yes" that the Team plan has guest accounts.
 */

const STATE =
  '(?:allowed|permitted|prohibited|forbidden|banned|included|excluded|covered|required|needed|optional|mandatory|compulsory|available|unavailable|refundable|non-refundable|reimbursed|payable|possible|unlimited|complete|completed|pending|approved|rejected|confirmed|cancelled)';
/** `Pets: allowed with the landlord's consent`. */
const OF_STATE = new RegExp(
  String.raw`^(?<label>\p{Lu}[\p{L}'’ -]{1,40}): (?<state>(?:not (?:yet )?)?${STATE}\b[^:;]*)$`,
  'u',
);
/** `Rent: €1,350 per month`, `Notice period: 14 days`. */
const OF_AMOUNT =
  /^(?<label>\p{Lu}\p{Ll}[\p{Ll}'’ -]{1,40}): (?<amount>(?:up to |about |at least )?(?:\p{Lu}{3} ?|\p{Sc} ?)?\d[^:;]*)$/u;
/** `Team: guest accounts Yes`, `Team has the guest accounts Yes`. */
const OF_TRUTH =
  /^(?<thing>\p{Lu}[\p{L}\d'’ -]{1,40}?)(?:: | has the )(?<field>\p{L}[\p{L}'’ -]{1,40}?):? (?<truth>yes|no)$/iu;
/** `There's no fee for transfers abroad`. */
const NO_FEE =
  /^there(?:['’]s| is| are) no (?:(?:extra|additional) )?(?:fees?|charges?|costs?) for (?<what>\p{L}[^,;:]*)$/iu;

/** Labels of a note rather than of what it is about. */
const NOTE =
  /^(?:note|important|warning|tip|hint|status|update|summary|answer|result|next|example|attention|remark|question|total|step|day|date|time|page|section|chapter|clause|article|version)s?\b/i;

const isSeveral = (label: string): boolean => /[^su]s$/i.test(label) && !/\b(?:news|gas)$/i.test(label);

/** The sentences that a labelled line stands for; none for any other text. `said`: without its full stop. */
export function asSentences(said: string): readonly string[] {
  const free = NO_FEE.exec(said)?.groups?.what;
  if (free !== undefined) {
    const be = isSeveral(/^[\p{L}-]+/u.exec(free)![0]) ? 'are' : 'is';
    return [`${free.charAt(0).toUpperCase()}${free.slice(1)} ${be} free of charge.`];
  }
  const { thing, field, truth } = OF_TRUTH.exec(said)?.groups ?? {};
  if (thing !== undefined && truth !== undefined && !NOTE.test(thing))
    return [`${thing} ${/^yes$/i.test(truth) ? 'has' : 'has no'} ${field}.`];
  const state = OF_STATE.exec(said)?.groups;
  if (state !== undefined && !NOTE.test(state.label!))
    return [`${state.label} ${isSeveral(state.label!) ? 'are' : 'is'} ${state.state}.`];
  const amount = OF_AMOUNT.exec(said)?.groups;
  if (amount === undefined || NOTE.test(amount.label!)) return [];
  const label = amount.label!.charAt(0).toLowerCase() + amount.label!.slice(1);
  return [`The ${label} ${isSeveral(label) ? 'are' : 'is'} ${amount.amount}.`];
}
