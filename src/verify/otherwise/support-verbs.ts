/**
 * Deeds said by a noun and a verb that only carries it: "made a decision to" for "decided to", "gave approval to" for
 * "approved". Such a verb adds nothing to the noun (Jespersen's light verbs).
 */

/** verb, its noun, what stands before its object ("-" where the verb has the same word there), and the verbs that carry it. */
const CARRIED = `
decide decision - make take reach
approve approval to give grant
approve approval of give
consent consent - give
permit permission to give
review review of carry_out conduct do perform complete
inspect inspection of carry_out conduct do perform complete
examine examination of carry_out conduct do perform
audit audit of carry_out conduct do perform complete
test test of carry_out conduct do perform run
test test on carry_out conduct do perform run
analyse analysis of carry_out conduct do perform
analyze analysis of carry_out conduct do perform
assess assessment of carry_out conduct do make perform complete
evaluate evaluation of carry_out conduct do perform complete
investigate investigation into carry_out conduct do hold
investigate investigation of carry_out conduct do
survey survey of carry_out conduct do
interview interview with carry_out conduct do lead hold
interview interview of carry_out conduct do lead
check check of carry_out do run
check check on carry_out do run
search search of carry_out conduct
maintain maintenance on carry_out do perform
repair repairs to carry_out make do
repair repairs on carry_out make do
discuss discussion about have hold
discuss discussion of have hold
discuss discussion on have hold
agree agreement - reach make come_to
promise promise - make give
warn warning to give issue send
appeal appeal - file lodge make bring submit
appeal appeal against file lodge make
complain complaint - make file lodge submit
apply application - make submit file send put_in
order order for place put_in
request request for make submit send file put_in
object objection - raise make lodge have
recommend recommendation of make
propose proposal for make present submit table
suggest suggestion for make
offer offer - make
book booking for make
book booking of make
reserve reservation for make
visit visit to pay make
describe description of give provide
explain explanation of give provide offer
explain explanation for give provide offer
summarise summary of give provide
demonstrate demonstration of give
present presentation of give
present presentation on give
damage damage to cause do
injure injury to cause
help help to give provide offer
assist assistance to give provide offer
support support to give provide offer
advise advice to give provide offer
train training to give provide
protect protection to give provide offer
call call to make
phone phone_call to make
email email to send
contact contact with make
meet meeting - have hold
change change to make
correct correction to make
improve improvement to make
adjust adjustment to make
amend amendment to make
modify modification to make
update update to make
answer answer to give provide
reply reply - give send
respond response - give send
attempt attempt - make
try attempt - make
contribute contribution - make
donate donation - make
pay payment - make
pay payment of make
purchase purchase of make
invest investment - make
choose choice - make
copy copy of make
record recording of make
photograph photograph of take
measure measurement of take make
report report - make submit
inform notice to give
notify notice to give
announce announcement of make
estimate estimate of make give
calculate calculation of make
compare comparison of make
arrange arrangements for make
prepare preparations for make
select selection of make
translate translation of make
nominate nomination of make
threaten threat - make
apologise apology - make offer
apologize apology - make offer
lead lead in take
vote vote - hold take
strike deal - strike
negotiate negotiations - hold
deliver delivery of make
install installation of carry_out
remove removal of carry_out
clean cleaning of carry_out do
restructure restructuring of carry_out
`;

/** A pattern of what somebody did by its noun, and of its having been done. */
export function supportVerbGroups(): string[] {
  return CARRIED.split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [verb = '', noun = '', before = '', ...carriers] = line.split(' ');
      const name = noun.replace('_', ' ');
      const same = before === '-';
      const verbs = carriers.map((carrier) => carrier.split('_'));
      const done = verbs.map(
        ([lead, particle]) =>
          `{a} <${lead}>${particle ? ` ${particle}` : ''} ~${name} ${same ? '' : `${before} `}{b}`,
      );
      const active = [`{a} <${verb}> {b}`, ...done].join(' | ');
      if (same) return [active];
      const passive = verbs.map(
        ([lead, particle]) => `+${name} ${before} {b} <be> <${lead}:p>${particle ? ` ${particle}` : ''}`,
      );
      const agent = passive.map((one) => `${one} by {a}`);
      const whoever = verbs.flatMap(([lead, particle]) => {
        const tail = particle ? ` ${particle}` : '';
        return [`{a} <${lead}>${tail} ~${name}`, `~${name} <be> <${lead}:p>${tail} by {a}`];
      });
      return [
        // To whom it is done is not said: whoever does it to somebody does it.
        [`< {a} <${verb}>`, ...whoever].join(' | '),
        [active, `{b} <be> <${verb}:p> by {a}`, ...agent].join(' | '),
        [`{b} <be> <${verb}:p>`, ...passive].join(' | '),
      ];
    });
}

/** What rises and falls, as a verb and as a noun. */
const CHANGES = 'increase rise fall drop decline decrease';

export const changeGroups = (): string[] =>
  CHANGES.split(' ').flatMap((change) => [
    `{a} <${change}> by {b#} | there <be> +${change} of {b#} in {a} | {a} <see> +${change} of {b#} | {a} <record> +${change} of {b#}`,
    `{a} <${change}> {b} | there <be> +${change} in {a} {b} | {a} <see> +${change} {b}`,
    `{a} <${change}> | there <be> +${change} in {a}`,
  ]);
