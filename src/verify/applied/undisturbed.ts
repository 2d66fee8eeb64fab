/** That what a note says is not undone, bounded or left open by what stands beside it: "enabled until 3 May, then removed". */
import type { Document } from '../read/document.ts';
import type { Reader, Shown } from './asked.ts';

/** Words by which what stands beside a note is otherwise after all, in part, of another, or only to be. */
const DISTURBING =
  /\b(?:but|although|however|though|then|again(?! (?:at|on) )|except|apart from|revers\p{L}*|withdr\p{L}*|revoked|removed|correct(?:ed|ion)|mistake\p{L}*|erroneous\p{L}*|in error|unless|later|propos\p{L}*|drafts?|planned|possible|possibly|to be|suspected|probably|in vain|second|others?|another|overall|resend|please|partly|provisional\p{L}*|may|might|would|could|not yet|once|if)\b/giu;
/** Characters behind a place that stand beside it. */
const BEHIND = 240;
const BEFORE = 60;

/** A reader whose answer holds only where nothing beside it says otherwise. */
export const undisturbed =
  (reader: Reader): Reader =>
  (said, scene) => {
    const shown = reader(said, scene);
    return shown === undefined || isDisturbed(said, shown, scene.documents) ? undefined : shown;
  };

function isDisturbed(said: string, { places }: Shown, documents: readonly Document[]): boolean {
  const own = said.toLowerCase();
  return places.some(({ document, sentence }) => {
    const { text, scan, structured } = documents[document]!;
    if (structured) return false;
    const from = Math.max(0, scan.sentenceStart[sentence]! - BEFORE);
    const beside = text.slice(from, scan.sentenceEnd[sentence]! + BEHIND).replace(MONTH, '');
    return (beside.match(DISTURBING) ?? []).some((word) => !own.includes(word.toLowerCase()));
  });
}

/** May, the month. */
const MONTH = /\bMay(?= \d|\b[.,;:\n])|(?<=\d(?:st|nd|rd|th)? )May\b/gu;
