/** Of what "it" is told behind what only tells a property: "The declared value is $2,300. It was picked up on 1 May." */

/** A claim that tells a property of what is spoken of, by the name of the property alone. */
const PROPERTY =
  /^(?:The|Its) (?:\p{Ll}[\p{Ll}-]* ){0,2}(?:value|price|weight|size|total|cost|fee|amount|rent|balance|status|priority|category|severity|type|colou?r|reference|rate|quantity|capacity|length|width|height|area|volume|recipient|sender|destination|origin|deadline|due date|currency|subject|language|budget) (?:is|are|was|were|stands at|amounts to|comes to|came to) /u;

/** What no price, weight or status does, nor has done to it. */
const DEED =
  /^it (?:(?:was|has been|is|is being|had been|will be|has not been|was not|has not yet been) (?:then |also |later |already |first |now )?(?:picked up|collected|delivered|shipped|dispatched|sent|handed|returned|installed|manufactured|built|opened|assigned|escalated|resolved|reported|launched|released|stored|held|loaded|unloaded|signed|damaged|lost|found|repaired|insured|tracked|created|raised by|closed|merged|moved to)|(?:left|departed|arrived|reached|travelled|consists|contains|carries|weighs|runs|belongs|departs|arrives|leaves)\b)/iu;

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

/** The claims that "it" of a deed may point back to: what tells of what the properties are of. */
export const beyondProperties = (text: string, before: readonly string[]): readonly string[] =>
  isOfStudied(text, before[0] ?? '')
    ? before.filter((one) => !STUDY.test(one))
    : DEED.test(text) && PROPERTY.test(before[0] ?? '')
      ? before.filter((one) => !PROPERTY.test(one))
      : before;
