/** States of which a thing is in one at a time, by the words that say so: sound or harmed, dry or wet, there or gone. */

export type States = Readonly<Record<string, RegExp>>;

const BARRIER =
  '(?:gate|door|window|valve|lid|hatch|shutter|cover|drawer|vent|tap|roof|barrier|padlock|lock)s?';
const BEING = '(?: (?:was|were|is|are|stood|found|left|still|wide|fully|half))*';

export const SORTS_OF_STATE: readonly States[] = [
  {
    sound:
      /\b(?:intact|whole|undamaged|unbroken|unopened|unmarked|unscratched|unharmed|spotless|flawless|in (?:perfect|good|full working) (?:order|condition)|(?:no|without(?: any)?|free of|free from) (?:\p{L}+ )?(?:marks?|damage|scratch(?:es)?|dents?|cracks?|stains?|faults?|defects?|tears?|leaks?))\b/iu,
    harmed:
      /(?<!\b(?:not|no|never|un|hardly) )\b(?:cut|broken|cracked|torn|dented|scratched|damaged|chipped|stained|soiled|smashed|shattered|split|bent|crushed|ripped|burnt|leaking|defective|hairline crack|water damage)\b/iu,
  },
  {
    running: /\b(?:running|switched on|turned on|was on|lit|working|powered up|up and running)\b/iu,
    stopped:
      /(?<!\b(?:showed|paid|left|day|days|set) )\b(?:off|stopped|not running|standing still|dead|shut down|out of service)\b(?! (?:by|for|from|the|of)\b)/iu,
  },
  {
    kept: /\b(?:(?:left|kept|remained|stayed|still|was|is|stands|stood) (?:[\p{L}']+ ){0,4}in (?:its )?place|not (?:been )?(?:replaced|removed|exchanged|swapped)|left (?:untouched|unchanged))\b/iu,
    replaced:
      /(?<!\bnot (?:been )?)\b(?:replaced|removed|exchanged|swapped|taken out|new one (?:fitted|installed))\b/iu,
  },
  {
    held: /\b(?:(?:was|were|been) held|took place|went ahead|has taken place|held as planned)\b/iu,
    off: /\b(?:put off|postponed|cancelled|canceled|called off|did not (?:take place|happen|go ahead)|was not held|never (?:took place|held|happened))\b/iu,
  },
  {
    present: /\b(?:at home|was present|were present|was there|on site|in the flat|was in)\b/iu,
    away: /\b(?:away|absent|not (?:at home|present|there|in)|nobody (?:was )?(?:at home|in)|was out|not on site)\b/iu,
  },
  {
    card: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?(?:by|with(?: a)?) (?:credit |debit |bank )?card\b/iu,
    cash: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?in cash\b/iu,
    transfer: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?by (?:bank |wire )?transfer\b/iu,
    cheque: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?by (?:cheque|check)\b/iu,
  },
  {
    dry: /(?<!\bnot )\b(?:dry|bone-dry|no (?:damp|moisture|water))\b(?! (?:cleaning|goods|ice|run|dock))/iu,
    wet: /(?<!\bnot )\b(?:wet|damp|soaked|soaking|sodden|flooded|moist|dripping|under water|not dry)\b(?! weather)/iu,
  },
  {
    clean: /(?<!\b(?:not|un) ?)\b(?:clean|cleaned|spotless|wiped down|hygienic)\b/iu,
    dirty:
      /\b(?:not (?:been )?clean(?:ed)?|uncleaned|unclean|dirty|greasy|filthy|soiled|mouldy|moldy|grimy|sticky|dusty|smeared|muddy|stained)\b/iu,
  },
  {
    open: new RegExp(String.raw`\b${BARRIER}${BEING} (?:open|unlocked|ajar|unlatched)\b`, 'iu'),
    shut: new RegExp(String.raw`\b${BARRIER}${BEING} (?:shut|closed|locked|bolted|latched)\b`, 'iu'),
  },
  {
    free: /(?<!\bnot )\b(?:free|available|vacant|unoccupied)\b(?! (?:of|from)\b)/iu,
    taken:
      /(?<!\bnot )\b(?:taken|booked|occupied|reserved|not (?:free|available))\b(?! (?:out|off|away|down|back|from|up)\b)/iu,
  },
  {
    admitted:
      /(?<!\bnot )\b(?:entry granted|admitted|let in|let through|allowed in|(?:scanned|read|accepted) as valid|valid)\b/iu,
    refused:
      /\b(?:(?:not|never) (?:let (?:in|through)|admitted|allowed in|valid)|entry (?:refused|denied)|(?:refused|denied) entry|turned away|sent away|invalid|already used)\b/iu,
  },
  {
    sounded: /(?<!\bnot )\b(?:sounded|went off|rang|was triggered)\b/iu,
    silent:
      /\b(?:(?:not|never) (?:sound|go off|ring|sounded|went off|rang)|failed to (?:sound|go off|ring)|stayed silent|remained silent)\b/iu,
  },
  {
    returned:
      /(?<!\b(?:not|never|nothing|none|without|was not) (?:\p{L}{1,20} ){0,3})\b(?:returned|handed back|given back|gave (?:it |them )?back|brought back)\b(?!: (?:no|false|null|none))/iu,
    retained:
      /\b(?:(?:not|never|nothing|none|without|nobody) (?:\p{L}{1,20} ){0,3}(?:return(?:ed|ing)?|hand(?:ed|ing)? back|giv(?:en|ing) back|brought back)|still (?:wearing|holding|carrying)|returned: (?:no|false|null|none))\b/iu,
  },
  {
    there: /\b(?:still (?:in|on|at|there)|was complete|were complete|was full)\b/iu,
    gone: /\b(?:(?:took|taken|removed|cleared) (?:[\p{L}\d]{1,20} ){0,4}out|gone|missing|was empty)\b/iu,
  },
];
