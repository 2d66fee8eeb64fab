/** The words around a link that tell whether it only cites its source or is a word of the sentence as well. */

/** `(see the [terms](uri))`, `[[1](uri)]`: what leads to the link in a bracket. */
export const LED_TO =
  /^[([](?:(?:see|cf\.|sources?:|per|via|from)(?: also)? )?(?:(?:the|our|your) )?(?=\[)/iu;
export const LONGEST_LED = 40;
/** What stands between two links of one bracket. */
export const BETWEEN_LINKS = /[,;]? ?(?:(?:and|&) )?(?=\[)/y;

export const BARE_ADDRESS = /https?:\/\/[^\s<>"'()[\]|]{3,500}/y;
/** Words that want an address behind them. */
export const WANTING_ADDRESS =
  /(?:^|\s)(?:at|on|to|in|via|from|of|is|are|visit|see|under|the|our|and|or) $/iu;
export const ANCHOR = /^a\s(?:[^>]*\s)?href\s?=\s?["']?(?<uri>[^"'\s>]+)/iu;

/** Words that want a name behind them. */
const WANTING = /(?:^|[\s(])(?:the|our|your|their|its|this|in|of|from|by|under|with|see|and|or|to) $/iu;
const ACCORDING = /(?:according to|based on|as per|per)(?: (?:the|our|your))? $/iu;

/** Whether a sentence wants the name of the source that a link cites: `In the [FAQ](uri), the fee is $7`. */
export const isWanted = (words: string, before: string, next: string | undefined): boolean =>
  /\p{L}{2}/u.test(words) && WANTING.test(before) && !(next === ',' && ACCORDING.test(before));
