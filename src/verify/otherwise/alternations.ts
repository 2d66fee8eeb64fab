/**
 * What is put somewhere, told of the place: "loaded the truck with boxes" for "loaded boxes into the truck" (the locative
 * alternation: Levin, English Verb Classes and Alternations, 1993, 2.3; the verbs of her classes 9.7 and 9.8), and what
 * comes to somebody's hands or eyes by a verb that takes both orders of its objects (2.1).
 */

/** Verbs by which things are put onto or into a place, and by which the place is covered or filled with them. */
const PUT =
  'load pack stack stuff cram jam crowd stock spray splash sprinkle spread smear plaster spatter splatter scatter strew ' +
  'dust drizzle shower sow seed plant heap pile drape hang wrap inject fill cover adorn decorate garland festoon embellish ' +
  'surround encircle ring saturate soak veil shroud cloak stain clutter litter line coat paper pave flood infuse lace ' +
  'season garnish speckle mask blanket bathe carpet clog choke dot douse drench edge encrust fleck inlay interlace ' +
  'intersperse inundate mottle ornament pad plate plug pollute contaminate riddle smother soil spot stud suffuse swathe ' +
  'tile wreathe brush daub dab mound rub slather smudge squirt spritz swab';

/** How things stand to the place that they are put to. */
const PLACED = 'into onto in on over across around';

/** Groups of patterns (`template.ts`), one for each verb. */
export function alternationGroups(): readonly string[] {
  return PUT.split(' ').map((verb) =>
    [
      `> {a} <${verb}> {b} with {c}`,
      ...PLACED.split(' ').map((place) => `< {a} <${verb}> {c} ${place} {b}`),
    ].join(' | '),
  );
}
