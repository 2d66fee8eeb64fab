/** Of what "it" is told behind what only tells a property: "The declared value is $2,300. It was picked up on 1 May." */

/** A claim that tells a property of what is spoken of, by the name of the property alone. */
const PROPERTY =
  /^(?:The|Its|[^,;:]{2,40}(?:['’]s|s['’])) (?:\p{Ll}[\p{Ll}-]* ){0,2}(?:value|price|weight|size|total|cost|fee|amount|rent|balance|status|priority|category|severity|type|colou?r|reference|rate|quantity|capacity|length|width|height|area|volume|recipient|sender|destination|origin|deadline|due date|currency|subject|language|budget|distance|diameter|radius|depth|mass|density|temperature|speed|age|population|circumference|altitude|elevation|range|span|duration) (?:is|are|was|were|stands at|amounts to|comes to|came to) /u;

/** `The battery's price`: what has the property is named with it. */
const OWNED = /^[^,;:]{2,40}(?:['’]s|s['’]) /u;

/** What no price, weight or status does, nor has done to it. */
const DEED =
  /^(?:its (?=\p{L})|it (?:(?:was|has been|is|is being|had been|will be|has not been|was not|has not yet been) (?:then |also |later |already |first |now )?(?:picked up|collected|delivered|shipped|dispatched|sent|handed|returned|installed|manufactured|built|opened|assigned|escalated|resolved|reported|launched|released|stored|held|loaded|unloaded|signed|damaged|lost|found|repaired|formed|founded|established|discovered|dammed|flooded|completed|constructed|designed|invented|planted|renovated|restored|extended|named|insured|tracked|created|raised by|closed|merged|moved to)|(?:left|departed|arrived|reached|travelled|consists|contains|carries|weighs|runs|belongs|departs|arrives|leaves|formed|lies|orbits|stands)\b))/iu;

/** A claim that tells of a study, which nobody approves or sells as what it is about. */
const STUDY =
  /^(?:The|This|That|A|Its) (?:\p{L}[\p{L}-]* ){0,3}?(?:trial|study|survey|analysis|review|experiment|test|programme|report)s? (?:\p{Ll}|\()/u;
const MARKETED =
  /^it (?:is|was|has been|is not|was not|has not been|is also|is now|is currently) (?:approved|licen[sc]ed|authori[sz]ed|sold|marketed|prescribed|taken|given|dosed|injected|available|indicated|contraindicated|withdrawn|banned|covered|reimbursed)\b/iu;

/** What a sentence opens with: a place or a matter that may be spoken of still. */
const FRONTED = /^(?:at|in|on|for|with|from|under|to|inside|among) /i;

/** Whether what is said behind a claim may be of something else that it names than its subject. */
export const leavesMore = (told: string): boolean => STUDY.test(told) || FRONTED.test(told);

/** Whether "it" is told of what no study is. */
export const isOfStudied = (text: string, told: string): boolean => MARKETED.test(text) && STUDY.test(told);

/** `He offered her a discount of $20`: what somebody gives, asks or promises, and nobody makes. */
const SUM =
  /^\p{L}[\p{L}.’' -]{0,60} (?:an?|the|his|her|their|another|some|no) (?:\p{Ll}+ ){0,2}?(?:discount|refund|credit|voucher|reduction|rebate|bonus|loan|fee|price|deposit|raise|extension|deadline|guarantee|apology|promise|answer|reply|call|visit|appointment|interview|meeting)(?: (?:of|for|in|on|by|until) [^,;]{1,40})?[.!]?$/iu;
const MADE =
  /^it (?:(?:was|is|has been|had been|were) (?:\p{Ll}+ly )?(?:built|made (?:in|by|of|from|at)|manufactured|constructed|assembled|painted|carved|woven|forged|cast|tuned|restored|renovated|repaired|designed)|weighs|measures|stands)\b/iu;

/** The claims that "it" of a deed may point back to: what tells of what the properties are of. */
export function beyondProperties(text: string, before: readonly string[]): readonly string[] {
  const nearest = before[0] ?? '';
  if (isOfStudied(text, nearest)) return before.filter((one) => !STUDY.test(one));
  if (MADE.test(text) && SUM.test(nearest)) return before.filter((one) => !SUM.test(one));
  if (!PROPERTY.test(nearest)) return before;
  if (DEED.test(text)) return before.filter((one) => !PROPERTY.test(one));
  // "The battery's price is $40. It is removable": what has the property may be meant as well.
  return OWNED.test(nearest) ? [] : before;
}
