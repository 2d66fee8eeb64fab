/**
 * Statements that say the same in other words, as patterns (`template.ts`). The patterns of a line say the same; one
 * after `<` says more, so that it is evidence for the others and no reading of them, and one after `>` says less; one
 * after `<<` is the deed that the state of the others came of.
 */
const SAID = `
{b} <own> {a} | {a} <belong> to {b} | {b} <be> %owner of {a} | {a}'s owner <be> {b} | the owner of {a} <be> {b}
{a} <lose> to {b} | {b} <beat> {a} | {b} <defeat> {a} | {b} <win> against {a}
{a} <weigh> {b#} | {a}'s weight <be> {b#} | %weight of {a} <be> {b#} | {a} <have> +weight of {b#}
{a} <cost> {b#} | {a}'s price <be> {b#} | %price of {a} <be> {b#} | %price for {a} <be> {b#} | {a} <be> priced at {b#} | {a} <sell> for {b#} | %cost of {a} <be> {b#} | < {a} <be> {b$} | < {a} <be> available for {b#} | < {a} <be> on sale for {b#}
{a} <earn> {b#} | {a}'s salary <be> {b#} | %salary of {a} <be> {b#}
{a} <hold> {b#} | {a} <have> +capacity of {b#} | {a}'s capacity <be> {b#} | %capacity of {a} <be> {b#}
{a} <be> {b#} tall | {a}'s height <be> {b#} | %height of {a} <be> {b#} | {a} <be> {b#} high | {a} <have> +height of {b#}
{a} <be> {b#} long | {a}'s length <be> {b#} | %length of {a} <be> {b#} | {a} <have> +length of {b#}
{a} <be> {b#} wide | {a}'s width <be> {b#} | %width of {a} <be> {b#} | {a} <have> +width of {b#}
{a} <be> {b#} deep | {a}'s depth <be> {b#} | %depth of {a} <be> {b#} | {a} <have> +depth of {b#}
{a} <last> {b#} | {a} <last> for {b#} | {a}'s duration <be> {b#} | %duration of {a} <be> {b#} | {a} <have> +duration of {b#}
{a} <be> {b#} years old | {a}'s age <be> {b#} | %age of {a} <be> {b#} | {a} <be> aged {b#}
{a} <have> {b#} inhabitants | {a}'s population <be> {b#} | %population of {a} <be> {b#} | {a} <have> +population of {b#} | {b#} people <live> in {a}
{a} <start> on {b#} | {a} <begin> on {b#} | %start date of {a} <be> {b#} | {a}'s start date <be> {b#} | %start date for {a} <be> {b#} | %start of {a} <be> on {b#}
{a} <end> on {b#} | {a} <finish> on {b#} | %end date of {a} <be> {b#} | {a}'s end date <be> {b#} | %end date for {a} <be> {b#}
{a} <expire> on {b#} | %expiry date of {a} <be> {b#} | {a}'s expiry date <be> {b#} | {a} <be> valid until {b#} | {a} <remain> valid until {b#} | {a} <run> out on {b#}
{a} <close> at {b#} | {a}'s closing time <be> {b#} | %closing time of {a} <be> {b#}
{a} <open> at {b#} | {a}'s opening time <be> {b#} | %opening time of {a} <be> {b#}
{a} <begin> at {b#} | {a} <start> at {b#} | {a}'s start time <be> {b#} | %start time of {a} <be> {b#}
{a} <leave> at {b#} | {a} <depart> at {b#} | {a}'s departure time <be> {b#} | %departure time of {a} <be> {b#}
{a} <arrive> at {b#} | {a}'s arrival time <be> {b#} | %arrival time of {a} <be> {b#}
{a} <take> place {b} | {a} <be> held {b}
{a} <be> due by {b} | {a} <be> due on {b} | %deadline for {a} <be> {b} | {a}'s deadline <be> {b} | %due date for {a} <be> {b} | {a}'s due date <be> {b} | %due date of {a} <be> {b}
%deadline for {a} <be> {b} | {a} must be submitted by {b} | {a} must be handed in by {b} | {a} has to be submitted by {b} | %deadline for submitting {a} <be> {b}
{a} <be> responsible for {b} | {a} <be> in charge of {b} | < {a} <manage> {b} | {b} <be> {a}'s responsibility | {b} <be> %responsibility of {a} | responsibility for {b} <lie> with {a}
> {a} <work> for {b} | {a} <be> employed by {b} | {b} <employ> {a} | {a}'s employer <be> {b} | {b} <be> {a}'s employer | {b} <be> %employer of {a} | {a} <be> +employee of {b}
{b} <manage> {a} | {a} <report> to {b} | {a}'s manager <be> {b} | {b} <be> {a}'s manager | {b} <be> %manager of {a} | %manager of {a} <be> {b} | {a}'s boss <be> {b} | {b} <be> {a}'s boss | {a}'s line manager <be> {b}
{b} <supervise> {a} | {a}'s supervisor <be> {b} | {b} <be> {a}'s supervisor | {b} <be> %supervisor of {a} | %supervisor of {a} <be> {b}
{b} <lead> {a} | {b} <be> %leader of {a} | %leader of {a} <be> {b} | {a}'s leader <be> {b}
{b} <head> {a} | {b} <be> %head of {a} | %head of {a} <be> {b}
{a} <be> free of charge | {a} <cost> nothing | there <be> no charge for {a} | {a} <be> available free of charge | no fee <be> charged for {a} | there <be> no fee for {a} | {a} <be> provided free of charge | no charge <be> made for {a} | > {a} <be> free
{a} <be> allergic to {b} | {a} <have> +allergy to {b} | {a} <have> a {b} allergy
{a} <be> born in {b} | {a}'s birthplace <be> {b} | %birthplace of {a} <be> {b} | {b} <be> %birthplace of {a} | {a}'s place of birth <be> {b}
{a} <be> born on {b#} | {a}'s date of birth <be> {b#} | {a}'s birth date <be> {b#}
{a} <live> in {b} | {a} <reside> in {b} | {a} <be> +resident of {b} | {a}'s home <be> in {b}
{a} <be> called {b} | {a} <be> named {b} | {a}'s name <be> {b} | %name of {a} <be> {b} | {b} <be> %name of {a}
there <be> no {a~} in {b} | {b} <have> no {a~} | {b} <lack> {a~} | {b} <!have> {a~} | {b} <be> without {a~} | there <!be> {a~} in {b}
there <be> no {a~} at {b} | {b} <have> no {a~} | {b} <!have> {a~} | {b} <lack> {a~}
there <be> {a} in {b} | {b} <have> {a}
{a} <include> {b} | {b} <be> included in {a} | {b} <be> included with {a} | {b} <be> part of {a} | {a} <come> with {b}
{a} <cover> {b} | {b} <be> covered by {a} | < {a} <include> {b} | < {b} <be> included in {a}
{a} <!include> {b} | {a} <exclude> {b} | {b} <be> excluded from {a} | {b} <!be> included in {a} | {b} <!be> part of {a} | {a} <!cover> {b} | {b} <!be> covered by {a} | < {b} <!be> available on {a} | < {b} <!be> available in {a} | < {b} <!be> available with {a}
{a} <cause> {b} | {b} <be> due to {a} | {a} <lead> to {b} | {b} <be> %result of {a} | {b} <result> from {a} | {a} <result> in {b} | %reason for {b} <be> {a} | {a} <be> %reason for {b} | %cause of {b} <be> {a} | {a} <be> %cause of {b} | {b} <happen> because of {a} | {b} <occur> because of {a} | {b} <be> caused by {a}
{a} <need> {b} | {a} <require> {b} | {b} <be> required for {a} | {b} <be> needed for {a} | {b} <be> necessary for {a} | {b} <be> essential for {a}
{a} <need> {b~} to {v} | {a} <require> {b~} to {v} | {a} cannot {v} without {b~} | {a} can't {v} without {b~} | {a} may not {v} without {b~} | {a} must have {b~} to {v} | {a} can only {v} with {b~} | {a} may only {v} with {b~}
{b} <be> needed to {v} | {b} <be> necessary to {v} | {v:g} <require> {b} | {b} <be> required for {v:g} | {b} <be> needed for {v:g}
{a} must {v} | {a} <have> to {v} | {a} <be> required to {v} | {a} <be> obliged to {v} | {a} <need> to {v} | {v:g} <be> mandatory for {a} | {v:g} <be> compulsory for {a} | it <be> mandatory for {a} to {v}
{a} <!have> to {v} | {a} need not {v} | {v:g} <be> optional for {a} | {v:g} <be> voluntary for {a} | {a} <!be> required to {v} | {a} <!be> obliged to {v}
{a} may {v} | {a} <be> allowed to {v} | {a} <be> permitted to {v} | {a} <have> permission to {v} | > {a} can {v} | {a} <be> entitled to {v} | {v:g} <be> allowed for {a}
{a} <be> forbidden to {v} | {a} <be> forbidden from {v:g} | {a} <be> prohibited from {v:g} | {a} <be> banned from {v:g} | {a} <!be> allowed to {v} | {a} <!be> permitted to {v} | {a} must not {v} | {a} may not {v} | > {a} cannot {v} | {v:g} <be> forbidden for {a} | {v:g} <be> prohibited for {a}
you must {v} | {v:g} <be> mandatory | {v:g} <be> compulsory | it <be> mandatory to {v} | {v:g} <be> required
{v:g} <be> forbidden | {v:g} <be> prohibited | {v:g} <be> banned | {v:g} <!be> allowed | {v:g} <!be> permitted | you must not {v} | you may not {v} | it <be> forbidden to {v} | it <!be> permitted to {v}
{a} <be> forbidden {b} | {a} <be> prohibited {b} | {a} <be> banned {b} | {a} <!be> allowed {b} | {a} <!be> permitted {b} | no {a} <be> allowed {b}
only {a} <~> {v} | nobody but {a} <~> {v} | no one but {a} <~> {v} | nobody except {a} <~> {v} | no one except {a} <~> {v} | no one other than {a} <~> {v} | nobody other than {a} <~> {v} | {a} alone <~> {v} | {a} is the only person who <~> {v} | {a} are the only people who <~> {v} | {a} is the only one who <~> {v} | {a} are the only ones who <~> {v}
only {a} may {v} | only {a} <be> allowed to {v} | only {a} <be> permitted to {v} | nobody but {a} <be> allowed to {v} | no one but {a} <be> allowed to {v} | no one except {a} <be> allowed to {v} | no one other than {a} <be> allowed to {v} | {v:g} <be> reserved for {a} | {v:g} <be> restricted to {a}
only {a} <have> {b} | nobody but {a} <have> {b} | no one but {a} <have> {b} | nobody except {a} <have> {b} | no one except {a} <have> {b} | no one other than {a} <have> {b} | {a} <be> the only one with {b} | {a} <be> the only person with {b} | {a} <be> the only one who has {b} | {a} <be> the only person who has {b} | {a} alone <have> {b}
{a} <be> cheaper than {b} | {a} <cost> less than {b} | {b} <be> more expensive than {a} | {b} <cost> more than {a} | {a} <!be> as expensive as {b} | {a} <be> less expensive than {b} | {b} <be> dearer than {a} | {b} <!be> as cheap as {a} | {a} <!cost> as much as {b}
{a} <take> longer than {b} | {b} <take> less time than {a} | {b} <!take> as long as {a} | {a} <take> more time than {b} | {b} <be> quicker than {a} | {b} <be> faster than {a}
{a} <precede> {b} | {b} <follow> {a} | {a} <come> before {b} | {b} <come> after {a} | {a} <be> followed by {b} | {b} <be> preceded by {a}
> {a} <fail> to {v} | {a} <be> unable to {v} | {a} <!be> able to {v} | {a} could not {v} | {a} couldn't {v} | {a} <!manage> to {v} | {a} <!succeed> in {v:g}
{a} <permit> {b} to {v} | {a} <allow> {b} to {v} | {a} <give> permission for {b} to {v} | {a} <give> {b} permission to {v} | {a} <let> {b} {v}
{a} <manage> to {v} | {a} <succeed> in {v:g} | > {a} <be> able to {v}
{a} <forget> to {v} | {a} <!remember> to {v}
{a} <be> closed {b} | {a} <!be> open {b}
{a} <be> closed | {a} <!be> open
{a} <be> married to {b} | {b} <be> married to {a} | {a} and {b} <be> married | {a} and {b} <be> married to each other | < {a}'s wife <be> {b} | < {a}'s husband <be> {b} | < {b} <be> {a}'s wife | < {b} <be> {a}'s husband | < {a} <be> {b}'s wife | < {a} <be> {b}'s husband | < {b}'s wife <be> {a} | < {b}'s husband <be> {a}
> {b} <be> {a}'s child | > {a} <be> {b}'s parent | < {a} <be> {b}'s mother | < {a} <be> {b}'s father | < {b} <be> {a}'s son | < {b} <be> {a}'s daughter | < {b}'s mother <be> {a} | < {b}'s father <be> {a} | < {a}'s son <be> {b} | < {a}'s daughter <be> {b}
{a} <be> next to {b} | {b} <be> next to {a}
{a} <be> opposite {b} | {b} <be> opposite {a}
{a} <be> above {b} | {b} <be> below {a}
{a} <be> north of {b} | {a} <lie> north of {b} | {a} <be> located north of {b} | {a} <be> situated north of {b} | {a} <be> to the north of {b} | {a} <lie> to the north of {b} | {b} <be> south of {a} | {b} <lie> south of {a} | {b} <be> to the south of {a} | {b} <lie> to the south of {a}
{a} <be> east of {b} | {a} <lie> east of {b} | {a} <be> located east of {b} | {a} <be> situated east of {b} | {a} <be> to the east of {b} | {a} <lie> to the east of {b} | {b} <be> west of {a} | {b} <lie> west of {a} | {b} <be> to the west of {a} | {b} <lie> to the west of {a}
{a} <be> to the left of {b} | {b} <be> to the right of {a}
{a} <be> behind {b} | {b} <be> in front of {a}
{a} <differ> from {b} in {c} | {b} <differ> from {a} in {c} | {a} <be> different from {b} in {c} | {b} <be> different from {a} in {c} | {a} and {b} <differ> in {c}
{a} <differ> from {b} | {b} <differ> from {a} | {a} <be> different from {b} | {b} <be> different from {a} | {a} <!be> the same as {b} | {b} <!be> the same as {a} | {a} and {b} <be> different | {a} and {b} <differ>
{a} <be> identical to {b} | {b} <be> identical to {a} | {a} <be> the same as {b} | {b} <be> the same as {a} | {a} and {b} <be> identical | {a} and {b} <be> the same
{a} <be> similar to {b} | {b} <be> similar to {a} | {a} <resemble> {b} | {b} <resemble> {a} | {a} and {b} <be> similar
{a} <prefer> {b} to {c} | {a} <like> {b} more than {c} | {a} <like> {b} better than {c}
{a} <succeed> {b} | {a} <take> over from {b} | {a} <be> {b}'s successor | {b}'s successor <be> {a} | {b} <be> {a}'s predecessor | {a}'s predecessor <be> {b} | {a} <be> %successor of {b}
{a} <depend> on {b} | {a} <be> dependent on {b}
{a} <be> aware of {b} | {a} <know> about {b} | {a} <know> of {b}
{b} <have> access to {a} | {b} can access {a} | {a} <be> accessible to {b} | < {b} may access {a} | < {b} <be> allowed to access {a}
{a} <write:d> {b} | {a} is %author of {b} | %author of {b} is {a} | {b}'s author is {a} | {a} was %author of {b} | {b} was <write:p> by {a}
{a} <found:d> {b} | {a} is %founder of {b} | %founder of {b} is {a} | {b}'s founder is {a} | {a} was %founder of {b} | %founder of {b} was {a} | {b} was <found:p> by {a}
{a} <invent:d> {b} | {a} is %inventor of {b} | %inventor of {b} is {a} | {a} was %inventor of {b} | %inventor of {b} was {a} | {b} was <invent:p> by {a}
{a} <design:d> {b} | {a} is %designer of {b} | %designer of {b} is {a} | {b}'s designer is {a} | {a} was %designer of {b} | %designer of {b} was {a} | {b} was <design:p> by {a}
{a} <compose:d> {b} | {a} is %composer of {b} | %composer of {b} is {a} | {a} was %composer of {b} | {b} was <compose:p> by {a}
{a} <create:d> {b} | {a} is %creator of {b} | %creator of {b} is {a} | {a} was %creator of {b} | {b} was <create:p> by {a}
{a} <win:d> {b} | {a} is %winner of {b} | %winner of {b} is {a} | {a} was %winner of {b} | %winner of {b} was {a}
{a} <organise:d> {b} | {a} was %organiser of {b} | %organiser of {b} was {a} | {b} was <organise:p> by {a}
{a} <supply> {b} | {a} <be> %supplier of {b} | %supplier of {b} <be> {a} | {b} <come> from {a}
{a} <sponsor> {b} | {a} <be> %sponsor of {b} | %sponsor of {b} <be> {a}
{a} <host> {b} | {a} <be> %host of {b} | %host of {b} <be> {a}
{a} <manufacture> {b} | {a} <be> %manufacturer of {b} | %manufacturer of {b} <be> {a} | {b}'s manufacturer <be> {a}
{a} <publish:d> {b} | {a} is %publisher of {b} | %publisher of {b} is {a} | {b} was <publish:p> by {a}
{a} <teach> {b} | {a} <be> {b}'s teacher | {b}'s teacher <be> {a} | {a} <be> %teacher of {b}
{a} <chair> {b} | {a} <be> %chair of {b} | %chair of {b} <be> {a} | {a} <be> %chairman of {b} | {a} <be> %chairwoman of {b} | {a} <be> %chairperson of {b}
{a} <use> {b} | {a} <make> use of {b}
{a} <be> fully paid | {a} <be> paid in full
{a} <be> fully booked | {a} <be> booked out | {a} <be> booked up
{a} <propose> {b} | {b} <be> proposed by {a}
{a} <describe> {b} as {c} | {a} <call> {b} {c}
{a} <last> {b#} | {a} <run> for {b#} | {a} <run> {b#} | %term of {a} <be> {b#} | {a}'s term <be> {b#} | {a} <have> +term of {b#}
{a} <serve> {b#} | {a} <be> for {b#} people | {a} <make> {b#} servings | {a} <be> enough for {b#} people
{a} <amount> to {b#} | {a} <be> {b#} | {a} <come> to {b#} | {a} <total> {b#} | {a} <be> for {b#} | %total of {a} <be> {b#} | {a} total <be> {b#} | %total amount of {a} <be> {b#}
{a} <draw> | {a} <end> in a draw | {a} <be> drawn
{a} <come> second | {a} <finish> second | {a} <take> second place | {a} <be> runner-up
{a} <come> third | {a} <finish> third | {a} <take> third place
{a} <come> first | {a} <finish> first | {a} <take> first place
{a} <get> {b} | {a} <receive> {b} | {a} <be> given {b}
{a} <take> {b#} | {a} <last> {b#}
{a} <be> back on {b} | {a} <return> on {b} | {a} will be back on {b} | {a} will return on {b}
> {a} <be> discharged on {b} | > {a} <leave> hospital on {b} | > {a} <leave> the hospital on {b} | {a} <be> discharged from hospital on {b} | {a} <be> discharged from the hospital on {b}
> {a} <be> sent home on {b} | < {a} <be> discharged on {b}
> {a} <be> admitted on {b} | {a} <be> admitted to hospital on {b} | {a} <be> hospitalised on {b} | {a} <be> hospitalized on {b}
> {a} <join:d> in {b#} | < {a} has worked here since {b#}
{a} <have> to give {b} notice | %notice period for {a} <be> {b} | {a} must give {b} notice | {a}'s notice period <be> {b}
{a} <be> available in {b#} | {a} <come> in {b#}
{a} <have> {b} | {a} <possess> {b} | {a} <be> in possession of {b}
`;

/** Adjectives and what is said of the other one: "older" by "younger", "not as young as". */
const COMPARED =
  'old:older/young:younger long:longer/short:shorter large:larger/small:smaller big:bigger/small:smaller ' +
  'heavy:heavier/light:lighter fast:faster/slow:slower high:higher/low:lower tall:taller/short:shorter ' +
  'warm:warmer/cold:colder hot:hotter/cold:colder wide:wider/narrow:narrower strong:stronger/weak:weaker ' +
  'thick:thicker/thin:thinner deep:deeper/shallow:shallower rich:richer/poor:poorer wet:wetter/dry:drier ' +
  'loud:louder/quiet:quieter early:earlier/late:later hard:harder/easy:easier bright:brighter/dark:darker ' +
  'hard:harder/soft:softer full:fuller/empty:emptier quick:quicker/slow:slower';

const comparisons = (): string[] =>
  COMPARED.split(' ').flatMap((pair) => {
    const [[more, most], [less, least]] = pair.split('/').map((one) => one.split(':')) as [
      string[],
      string[],
    ];
    return [
      `{a} <be> ${most} than {b} | {b} <be> ${least} than {a} | {b} <!be> as ${more} as {a} | {a} <!be> as ${less} as {b} | {b} <be> less ${more} than {a}`,
    ];
  });

/** What one does or has more of than another. */
const DONE =
  'have earn sell pay win score receive use produce employ make spend get cost buy own weigh need attract';

const amounts = (): string[] =>
  DONE.split(' ').flatMap((verb) => [
    `{a} <${verb}> more {n} than {b} | {b} <${verb}> fewer {n} than {a} | {b} <${verb}> less {n} than {a} | {b} <!${verb}> as many {n} as {a} | {b} <!${verb}> as much {n} as {a}`,
    `{a} <${verb}> more than {b} | {b} <${verb}> less than {a} | {b} <!${verb}> as much as {a}`,
  ]);

const ORDERED = 'arrive finish start begin end open close leave join happen occur ship launch';

const orders = (): string[] =>
  ORDERED.split(' ').map(
    (verb) =>
      `{a} <${verb}> before {b} | {b} <${verb}> after {a} | {a} <${verb}> earlier than {b} | {b} <${verb}> later than {a}`,
  );

const PERIODS =
  'monthly:month weekly:week daily:day hourly:hour nightly:night quarterly:quarter annual:year yearly:year';

/** "The monthly rent is 900 euros" and "the rent is 900 euros a month". */
const rates = (): string[] =>
  PERIODS.split(' ').map((pair) => {
    const [each = '', period = ''] = pair.split(':');
    const article = period === 'hour' ? 'an' : 'a';
    return (
      `the ${each} {a} <be> {b#} | the {a} <be> {b#} per ${period} | the {a} <be> {b#} ${article} ${period} | the {a} <be> {b#} each ${period} | ` +
      `the {a} <be> {b#} ${each} | the {a} per ${period} <be> {b#} | {a} per ${period} <be> {b#} | {a} <be> {b#} per ${period} | {a} <be> {b#} ${article} ${period}`
    );
  });

/** Groups of patterns that say the same. */
export const groups = (): string[] => [
  ...SAID.split('\n').filter((line) => line !== ''),
  ...rates(),
  ...comparisons(),
  ...amounts(),
  ...orders(),
];
