/** Whether a sentence goes on where the layout of a document parts it. */

/** The start of an item of a list. */
export const ITEM = /^(?:[•◦▪‣●○■–—*-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s/i;

const ENDED = /[.!?:…|]["'”’»)\]]*(?:\[\d{1,3}\])*$/u;
/** A last word that no sentence ends with, and whose sentence may go on with a name or a number. */
const OPEN =
  /[^\p{L}](?:an?|the|of|by|to|in|at|on|for|from|with|within|than|and|or|nor|but|if|unless|until|because|that|which|is|are|was|were|been|may|must|shall|will|can|cannot|only|per|every)$/iu;

/** The number of a page, as it stands at its edge. */
export const PAGE_NUMBER =
  /^[^\p{L}\d]*(?:(?:page|p\.|seite|página)\s*)?\d{1,5}(?:\s*(?:\/|of|von|de|sur)\s*\d{1,5})?[^\p{L}\d]*$/iu;

export const isEnded = (text: string): boolean => ENDED.test(text.slice(-64));

/** Whether a text ends within a sentence that the next words go on with. */
export function goesOn(text: string, next: string): boolean {
  if (isEnded(text) || ITEM.test(next) || PAGE_NUMBER.test(next)) return false;
  return /^["'“‘«(]?\p{Ll}/u.test(next) || (OPEN.test(` ${text.slice(-64)}`) && /^[\p{L}\d$€£]/u.test(next));
}
