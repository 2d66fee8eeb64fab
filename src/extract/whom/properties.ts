/** Of what "it" is told behind what only tells a property: "The declared value is $2,300. It was picked up on 1 May." */

/** A claim that tells a property of what is spoken of, by the name of the property alone. */
const PROPERTY =
  /^(?:The|Its) (?:\p{Ll}[\p{Ll}-]* ){0,2}(?:value|price|weight|size|total|cost|fee|amount|rent|balance|status|priority|category|severity|type|colou?r|reference|rate|quantity|capacity|length|width|height|area|volume|recipient|sender|destination|origin|deadline|due date|currency|subject|language|budget) (?:is|are|was|were|stands at|amounts to|comes to|came to) /u;

/** What no price, weight or status does, nor has done to it. */
const DEED =
  /^it (?:(?:was|has been|is|is being|had been|will be|has not been|was not|has not yet been) (?:then |also |later |already |first |now )?(?:picked up|collected|delivered|shipped|dispatched|sent|handed|returned|installed|manufactured|built|opened|assigned|escalated|resolved|reported|launched|released|stored|held|loaded|unloaded|signed|damaged|lost|found|repaired|insured|tracked|created|raised by|closed|merged|moved to)|(?:left|departed|arrived|reached|travelled|consists|contains|carries|weighs|runs|belongs|departs|arrives|leaves)\b)/iu;

/** The claims that "it" of a deed may point back to: what tells of what the properties are of. */
export const beyondProperties = (text: string, before: readonly string[]): readonly string[] =>
  DEED.test(text) && PROPERTY.test(before[0] ?? '') ? before.filter((one) => !PROPERTY.test(one)) : before;
