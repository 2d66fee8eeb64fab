/** How a text tells that a thing or a person of which something is told is there no more: by what became of them. */

/** What becomes of a thing, a body or a person by itself. */
const BY_ITSELF = [
  'closed (?:down|for good|for ever|forever|permanently|its doors)',
  String.raw`closed(?= (?:in (?:\p{Lu}\p{L}+|\d{4}|spring|summer|autumn|winter)|on \d{1,2} \p{Lu}|last (?!week|night|\p{Lu})\p{L}+|at the end of)\b(?!day))`,
  'shut (?:down|up shop|its doors)',
  'went (?:bankrupt|bust|out of (?:business|print|service)|into (?:liquidation|administration|receivership)|under)',
  'went (?:off the air|offline) (?:for good|permanently|for ever|forever)',
  'filed for (?:bankruptcy|insolvency)',
  'folded',
  'fell (?:down|apart)',
  'came to an end',
  'moved to (?:another|a different|a new) (?:club|company|firm|team|school|job|department|employer)',
  'disbanded',
  'dissolved',
  'broke up',
  'split up',
  'collapsed',
  'burn(?:ed|t) (?:down|out|to the ground)',
  'ceased(?: (?:operations?|operating|trading|production|publication|to (?:exist|operate|apply|be [a-z]+)|all [a-z]+))?',
  String.raw`stopped(?: (?:operations?|operating|trading|production|publication))?(?! (?:at|to|by|with|for|on (?!\d)))`,
  'no longer (?:exists?|operates?|applies|apply|runs?|trades?|appears?|works?|sees?|teach(?:es)?|practi[sc]es?|holds?|stands?)',
  'expired',
  'lapsed',
  'ran out',
  'ended',
  'retired',
  'resigned',
  'quit',
  'died',
  'passed away',
  'withdrew(?! from)',
  'pulled out',
  'dropped out',
  'stepped down',
  'went into retirement',
  'gave up (?:the|his|her|their) (?:post|job|role|position|office|practice|seat|licence|license)',
  String.raw`left(?: (?:the|our) (?:company|firm|team|organi[sz]ation|business|bank|school|practice|clinic|department|role|post|position|job|board|store|shop|hotel|hospital|office|club|group|party|university|agency|authority|service)| us)?(?! (?:at|for (?!good)|early|by|with|without|on (?!\d))\b)`,
];

/** What is done to it, in the same form where somebody does it. */
const EITHER_WAY = [
  'wound up',
  'dissolved',
  'disbanded',
  'demolished',
  'destroyed',
  'pulled down',
  'decommissioned',
  'dismantled',
  'scrapped',
  'discontinued',
  'phased out',
  'abolished',
  'repealed',
  'revoked',
  'rescinded',
  'annulled',
  'terminated',
  'cancell?ed',
  'removed',
  'dropped',
  'ended',
  'dismissed',
  'fired',
  'sacked',
  'laid off',
];

/** What is done to it by which it is no more. */
const DONE = [
  ...EITHER_WAY,
  'wound down',
  'closed(?: down| for good| permanently)?',
  'shut(?: down| for good)?',
  'broken up',
  'split up',
  'liquidated',
  'blown up',
  'torn down',
  'knocked down',
  'razed',
  'burn(?:ed|t) (?:down|to the ground)',
  'written off',
  'withdrawn',
  'taken off(?: the [a-z]+)?',
  'expelled',
  'retired',
  'stopped',
  'suspended',
  'taken (?:out of (?:service|use|operation)|off the (?:market|air|store|network|menu)|down|offline)',
  'merged(?= (?:into|with) )',
  'absorbed(?= (?:into|by) )',
  'replaced',
  'superseded',
  'done away with',
  'declared (?:void|invalid|bankrupt|insolvent|dead)',
  'let go',
  'made redundant',
  'voted out',
  'removed from (?:office|(?:the|his|her|their) (?:post|job|role|position))',
];

/** What somebody does to it. */
const DEEDS = [
  ...EITHER_WAY,
  'closed(?: down)?',
  'shut down',
  'broke up',
  'tore down',
  'withdrew',
  'axed',
  'did away with',
  'no longer (?:offers?|sells?|provides?|makes?|stocks?|produces?|runs?|operates?|uses?|has|have|publish(?:es)?|employs?)',
  '(?:stopped|ceased|quit) (?:offering|selling|providing|making|stocking|producing|running|operating|using|publishing)',
];

/** What may stand between an auxiliary and its participle. */
const ADVERB =
  '(?:since|later|then|now|already|all|both|finally|officially|permanently|recently|eventually|also|therefore|afterwards)';
/** What may stand behind the deed: nothing, when, why or how it was, but no object of its own. */
const TAIL = String.raw`(?=\W*$|\W*[,;:(\u2013\u2014]| (?:in|on|at|last|this|since|after|because|due|when|for (?:good|ever|lack|want|failing|financial|safety|health)|permanently|altogether|entirely|completely|early|late|later|by|from|of|and|with|without|following|as|to|into|during|amid|yesterday|today|shortly|only|just|(?:an?|one|two|three|four|five|ten|some|several|a few|\d+) (?:days?|weeks?|months?|years?))\b)`;

/** The verb by which what stands before it is no more; the subject stands before the match. */
export const GONE_BEHIND = new RegExp(
  [
    String.raw` (?:has |have |had )?(?:${ADVERB} ){0,2}(?:${BY_ITSELF.join('|')})`,
    String.raw` (?:was|were|has been|have been|had been|is(?= (?:now|already|permanently))|are(?= (?:now|already|permanently))|got)(?: ${ADVERB}){0,2} (?:${DONE.join('|')})`,
    ' (?:is|are|was|were|has been) (?:now )?(?:no more|dead|bankrupt|insolvent|defunct|out of business|gone for good|in liquidation|no longer (?:in (?:business|operation|use|force|service|existence|print)|valid|available|offered|active|sold|made|produced|there|with us|employed|published|standing|an? [a-z]+|the [a-z]+))',
  ]
    .map((one) => `(?:${one})${TAIL}`)
    .join('|'),
  'giu',
);

/** What somebody did by which it is no more; the object stands behind the match. */
export const ENDED_BEFORE = new RegExp(String.raw`\b(?:${DEEDS.join('|')}) `, 'giu');

/** The same by a verb of two words, the object between them. */
export const ENDED_AROUND =
  /\b(?:tore|pulled|knocked|shut|closed|broke|burn(?:ed|t)|wound|wrote|blew|let) (?<what>it|him|her|them|(?:the|this|our) [\p{L} ]{2,40}?) (?:down|up|off|go)\b/giu;

/** Words without which no sentence tells of an end. */
export const MAY_BE_GONE =
  /\b(?:clos|shut|went|fold|disband|dissol|br(?:oke|oken) |split|collaps|burn|ceas|stop|longer|no more|dead|bankrupt|insolven|defunct|gone|liquidat|expir|laps|ran out|end(?:ed|s)\b|retire|resign|quit|died|passed|stepped|gave up|left|wound|demolish|blew|blown|fell |came to|moved to|let |destroy|pulled|t(?:ore|orn) |knocked|razed|decommission|dismantl|scrapp|written|discontinu|phased|abolish|repeal|revok|rescind|annul|terminat|cancel|withdr|suspend|taken|merged|absorb|replac|supersed|d(?:one|id) away|declared|dismiss|fired|sacked|laid|let go|made redundant|voted|removed|dropped|axed)/iu;

/** Words for what a thing or body is, by which the sentence right behind may call it. */
export const KINDS_OF_BEARER =
  /^(?:the|this|our) (?:whole |entire )?(?:building|business|company|firm|shop|store|practice|line|route|service|site|team|place|programme|program|organi[sz]ation|project|structure|establishment|branch|department|unit|institution|agreement|contract|arrangement|scheme|rule|offer|product|publication|paper|magazine|house|production|plant|system|machine|vehicle)$/iu;
